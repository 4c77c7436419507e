"""What makes a flow weak or brittle, found without running it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from reticle.engine.status import asserts_something
from reticle.errors import FlowError, InputError
from reticle.match.machine_made import has_machine_made, is_machine_made, is_volatile_testid
from reticle.model.base import Model
from reticle.model.flow import Flow
from reticle.model.target import Target
from reticle.store.project import Project
from reticle.text import find_nearest

_VARIABLE = re.compile(r"(?<!\$)\$\{([A-Za-z_][A-Za-z0-9_]*)\}")


class Finding(Model):
    """One finding. `rule` is a word for it, `where` a place in the flow, `hint` what to do."""

    flow: str
    rule: str
    where: str = ""
    what: str
    hint: str = ""

    def text(self) -> str:
        """Spell it as one line."""
        place = f"{self.flow}: {self.where}: " if self.where else f"{self.flow}: "
        return f"{place}{self.what} [{self.rule}]" + (f" · hint: {self.hint}" if self.hint else "")


def lint_flows(project: Project, words: tuple[str, ...]) -> list[Finding]:
    """Lint the chosen flows; one that cannot be read is a finding. Raises UsageError when nothing is chosen."""
    found: list[Finding] = []
    for name in project.select_flows(words):
        try:
            flow = project.load_flow(name)
        except FlowError as caught:
            found.append(Finding(flow=name, rule="unreadable", what=caught.message, hint=caught.hint or ""))
            continue
        found += lint_flow(project, flow)
    return found


def lint_flow(project: Project, flow: Flow) -> list[Finding]:
    """Return every finding of one flow that could be read."""
    return [*_proof(flow), *_targets(flow), *_files(project, flow), *_variables(flow), *_setups(project, flow)]


def _proof(flow: Flow) -> Iterator[Finding]:
    if not asserts_something(flow):
        yield Finding(
            flow=flow.name, rule="asserts-nothing", what="nothing is declared that could prove anything",
            hint='"expect" in a step, "success" or "grade"',
        )  # fmt: skip


def _targets(flow: Flow) -> Iterator[Finding]:
    for where, target in list_targets(flow):
        made = _machine_made(target)
        if made is not None:
            yield Finding(
                flow=flow.name, rule="machine-made", where=where,
                what=f'"{made}" was made by a program and will be another one with the next build',
                hint="name it by role and name, or give it a test id",
            )  # fmt: skip
        elif target.css is not None:
            yield Finding(
                flow=flow.name, rule="css", where=where, what=f"css {target.css} says how it is built, not what it is",
                hint="name it by test id, role and name, label or text",
            )  # fmt: skip


def _machine_made(target: Target) -> str | None:
    if target.testid is not None and is_volatile_testid(target.testid):
        return target.testid
    if target.css is not None:
        return has_machine_made(target.css)
    words = (target.name, target.label, target.title)
    return next(
        (word for word in words if word and " " not in word and word[0] in ":«" and is_machine_made(word)), None
    )


def list_targets(flow: Flow) -> Iterator[tuple[str, Target]]:
    """Give every target of a flow with its place, those inside others and inside predicates, too."""
    for number, step in enumerate(flow.steps):
        yield from _within(f"steps[{number}].target", step.target)
        for at, frame in enumerate(step.frame or ()):
            yield from _within(f"steps[{number}].frame[{at}]", frame)
        to = getattr(step.args, "to", None)
        if isinstance(to, Target):
            yield from _within(f"steps[{number}].args.to", to)
        if step.visual is not None:
            for at, mask in enumerate([step.visual.target, *step.visual.mask]):
                yield from _within(f"steps[{number}].visual" + (f".mask[{at - 1}]" if at else ".target"), mask)
        yield from _in_predicate(f"steps[{number}].expect", step.expect)
    yield from _in_predicate("success", flow.success)
    for number, target in enumerate(flow.dynamic):
        yield from _within(f"dynamic[{number}]", target)


def _within(where: str, target: Target | None) -> Iterator[tuple[str, Target]]:
    if target is None:
        return
    yield where, target
    yield from _within(f"{where}.within", target.within)
    for at, frame in enumerate(target.frame or ()):
        yield from _within(f"{where}.frame[{at}]", frame)


def _in_predicate(where: str, value: Any) -> Iterator[tuple[str, Target]]:
    """Walk a predicate by its fields: targets stand in several kinds of leaves."""
    if isinstance(value, Target):
        yield from _within(where, value)
    elif isinstance(value, Model):
        for name in type(value).model_fields:
            yield from _in_predicate(f"{where}.{name}", getattr(value, name))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from _in_predicate(f"{where}[{at}]", item)


def _files(project: Project, flow: Flow) -> Iterator[Finding]:
    if flow.grade is None:
        return
    try:
        project.load_state(flow.grade.state, what="grade.state")
    except InputError as caught:
        yield Finding(flow=flow.name, rule="state", where="grade.state", what=caught.message, hint=caught.hint or "")
    folder = project.grade_dir(flow.name)
    for name in ("reference.json", "again.json"):
        if not (folder / name).is_file():
            yield Finding(
                flow=flow.name, rule="no-reference", where="grade", what=f"{project.shown(folder / name)} is missing",
                hint=f"reticle grade learn {flow.name}",
            )  # fmt: skip


def _variables(flow: Flow) -> Iterator[Finding]:
    plain = flow.to_json()
    plain.pop("vars", None)
    used: set[str] = set()
    _collect(plain, used)
    for name in flow.vars:
        if name not in used:
            yield Finding(
                flow=flow.name, rule="unused-variable", where=f"vars.{name}", what=f"${{{name}}} is used nowhere",
                hint="remove it",
            )  # fmt: skip


def _collect(value: Any, used: set[str]) -> None:
    if isinstance(value, str):
        used.update(_VARIABLE.findall(value))
    elif isinstance(value, dict):
        for key, item in value.items():
            _collect(key, used)
            _collect(item, used)
    elif isinstance(value, list):
        for item in value:
            _collect(item, used)


def _setups(project: Project, flow: Flow) -> Iterator[Finding]:
    known = project.list_flows()
    named = [("start.setup", name) for name in flow.start.setup]
    named += [(f"people.{who}.setup", name) for who, person in flow.people.items() for name in person.setup]
    for where, name in named:
        if name in known:
            continue
        near = find_nearest(name, known)
        hint = f'did you mean "{near}"?' if near else ""
        yield Finding(flow=flow.name, rule="unknown-setup", where=where, what=f'there is no flow "{name}"', hint=hint)
