"""A change of a flow file that is shown before it is written."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reticle.errors import ReticleError
from reticle.model.flow import Covered, Flow, Step, parse_flow
from reticle.store.files import read_text, write_project_file
from reticle.store.flow_file import dump_flow
from reticle.store.project import MAX_FLOW_BYTES, Project

CHANGED = ("target", "frame", "fingerprint", "source", "healed")
"""The fields of a step that heal and refresh may write."""
_ORDER = [field.alias or name for name, field in Step.model_fields.items()]
_FLOW_ORDER = [field.alias or name for name, field in Flow.model_fields.items()]


@dataclass(frozen=True)
class FlowChange:
    """One flow as it stands and as it would be. `before` and `after` are whole files."""

    project: Project
    flow: Flow
    before: str
    after: str

    @property
    def path(self) -> Path:
        """Return the flow's file."""
        return self.project.flow_path(self.flow.name)

    @property
    def is_change(self) -> bool:
        """Tell whether writing would change the file."""
        return self.before != self.after

    def diff(self, context: int = 3) -> str:
        """Return the unified diff, with paths from the project's root, as `git apply` takes it."""
        name = self.project.shown(self.path)
        lines = difflib.unified_diff(
            self.before.splitlines(keepends=True), self.after.splitlines(keepends=True), f"a/{name}", f"b/{name}",
            n=context,
        )  # fmt: skip
        return "".join(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n" for line in lines)

    def short_diff(self) -> str:
        """Return the diff as people read it: what healing remembers of elements, and covered lines, left out."""
        return short_diff(self.before, self.after, self.project.shown(self.path))

    def apply(self) -> Path:
        """Write the flow. Raises ReticleError when somebody changed the file meanwhile."""
        if _read(self.project, self.flow.name) != self.before:
            raise ReticleError(
                f"{self.project.shown(self.path)} was changed meanwhile: nothing written", hint="run again"
            )
        write_project_file(self.path, self.after)
        return self.path


def short_diff(before: str, after: str, name: str) -> str:
    """Return the diff of two flow files without fingerprints and `covers`, which nobody reviews line by line.

    "" when they differ in nothing else. A file that is no JSON object is compared as it stands.
    """
    texts = []
    for text in (before, after):
        try:
            data = json.loads(text)
            texts.append(dump_flow(_without_memory(data)) if isinstance(data, dict) else text)
        except ValueError:
            texts.append(text)
    lines = difflib.unified_diff(
        texts[0].splitlines(keepends=True), texts[1].splitlines(keepends=True), f"a/{name}", f"b/{name}"
    )
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def _without_memory(data: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in data.items() if key != "covers"}
    if isinstance(steps := data.get("steps"), list):
        kept["steps"] = [
            {key: value for key, value in step.items() if key != "fingerprint"} if isinstance(step, dict) else step
            for step in steps
        ]
    return kept


def change_steps(
    project: Project, name: str, steps: Mapping[int, Step], covers: Mapping[str, Covered] | None = None
) -> FlowChange:
    """Plan to put the fields `CHANGED` of `steps` (by index from 0), and what the flow covers, into flow `name`.

    Everything else of the file stays as it is written, the order of its keys included. Without `covers` those of the
    file stay.
    """
    before = _read(project, name)
    data = json.loads(before)
    for at, step in steps.items():
        made = step.to_json()
        for field in CHANGED:
            _put(data["steps"][at], field, made.get(field))
    if covers is not None:
        put_covers(data, covers)
    after = dump_flow(data)
    return FlowChange(project, parse_flow(data, name=name), before, after)


def change_stubs(project: Project, name: str, stubs: Sequence[Mapping[str, Any]]) -> FlowChange:
    """Plan to put `stubs`, as a flow file has them, in place of those of flow `name` that were recorded.

    The others stay as they are written, and before them.
    """
    before = _read(project, name)
    data = json.loads(before)
    start = dict(data.get("start") or {})
    there = list(start.get("stubs", ()))
    wanted = [*(stub for stub in there if not stub.get("recorded")), *stubs]
    if wanted == there:
        return FlowChange(project, parse_flow(data, name=name), before, before)
    _put(start, "stubs", wanted or None, [*start, "stubs"])
    _put(data, "start", start, _FLOW_ORDER)
    return FlowChange(project, parse_flow(data, name=name), before, dump_flow(data))


def put_covers(data: dict[str, Any], covers: Mapping[str, Covered]) -> None:
    """Put what a flow covers into its JSON object, where the canonical order has it."""
    told = {path: covered.to_json() for path, covered in covers.items()}
    _put(data, "covers", told or None, _FLOW_ORDER)


def _put(step: dict[str, Any], field: str, value: Any, order: Sequence[str] = _ORDER) -> None:
    """Set, add or drop one field of a step (or flow); a new one stands where the canonical order has it."""
    if value is None:
        step.pop(field, None)
    elif field in step:
        step[field] = step[field] if step[field] == value else value
    else:
        later = set(order[order.index(field) + 1 :])
        rest = list(step.items())
        at = next((number for number, (key, _) in enumerate(rest) if key in later), len(rest))
        step.clear()
        step.update([*rest[:at], (field, value), *rest[at:]])


def _read(project: Project, name: str) -> str:
    path = project.flow_path(name)
    return read_text(path, name=project.shown(path), limit=MAX_FLOW_BYTES)
