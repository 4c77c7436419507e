"""A change held against the commit that it began from: which checks it weakened, which flows it deleted."""

from __future__ import annotations

import json
import posixpath
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from reticle.engine.pictures import list_variants
from reticle.engine.scope import Scope
from reticle.errors import InputError, ReticleError
from reticle.model.base import Model
from reticle.model.baseline import Baseline
from reticle.model.config import BrowserConfig, Config
from reticle.model.flow import Flow, parse_flow
from reticle.model.state import ExpectFile, StateDeclaration
from reticle.policy.change import ChangeFindings, Picture, Side, judge_change
from reticle.store.git_changes import FileChange, list_at, read_at
from reticle.store.project import Project
from reticle.visual.variant import parse_stem

M = TypeVar("M", bound=Model)
_CONFIGS = ("reticle.toml", "pyproject.toml")


def find_weakened(project: Project, flows: Sequence[Flow], scope: Scope) -> ChangeFindings:
    """Judge a change by what it did to flows and to what they go by. Nothing without a base.

    `flows` are all flows as they are now. What could not be read at the base proved nothing then, and is not compared.
    Raises PlanError when git cannot tell.
    """
    if scope.base is None:
        return ChangeFindings()
    return _Comparison(project, flows, scope.base.commit, scope.since_base).judge()


@dataclass
class _Both:
    """Both sides while they are gathered."""

    flows: tuple[dict[str, Flow], dict[str, Flow]] = field(default_factory=lambda: ({}, {}))
    states: tuple[dict[str, StateDeclaration], dict[str, StateDeclaration]] = field(default_factory=lambda: ({}, {}))
    expects: tuple[dict[str, ExpectFile], dict[str, ExpectFile]] = field(default_factory=lambda: ({}, {}))


class _Comparison:
    def __init__(self, project: Project, flows: Sequence[Flow], base: str, changes: Sequence[FileChange]) -> None:
        self._project = project
        self._now = {flow.name: flow for flow in flows}
        self._base = base
        self._changes = changes
        self._was: dict[str, bytes] = {}

    def judge(self) -> ChangeFindings:
        """Read what changed on both sides and compare it."""
        self._was = read_at(self._project.root, self._base, [*self._flow_files(), *_CONFIGS])
        both = _Both()
        self._gather_flows(both)
        self._gather_grades(both)
        config, config_name = self._config()
        browser = self._project.config.browser
        if config.browser != browser:  # every picture may be taken otherwise
            for name in self._now.keys() - both.flows[1].keys():
                both.flows[0][name] = both.flows[1][name] = self._now[name]
        pictures = self._pictures(both)
        for name in {picture.flow for picture in pictures[0]}:
            if name in self._now and name not in both.flows[1]:
                both.flows[0][name] = both.flows[1][name] = self._now[name]
        looks = self._looks()
        old = Side(both.flows[0], both.states[0], both.expects[0], looks[0], pictures[0], config,
                   compared=_list_compared(both.flows[0], config.browser, pictures[0]))  # fmt: skip
        new = Side(both.flows[1], both.states[1], both.expects[1], looks[1], pictures[1], self._project.config,
                   config_name, _list_compared(both.flows[1], browser, pictures[1]))  # fmt: skip
        return judge_change(new, old)

    def _gather_flows(self, both: _Both) -> None:
        for path, name in self._flow_files().items():
            before = self._read(path, partial(parse_flow, name=name))
            if before is not None:
                both.flows[0][name] = before
            if name in self._now:
                both.flows[1][name] = self._now[name]

    def _flow_files(self) -> dict[str, str]:
        """Return the flow files that changed, on either side, with the names of their flows."""
        paths = {path for change in self._changes for path in (change.path, change.old) if path is not None}
        named = {path: _flow_name(path) for path in sorted(paths)}
        return {path: name for path, name in named.items() if name is not None}

    def _gather_grades(self, both: _Both) -> None:
        """Read declarations and answers that changed, and those of flows that go by another one now."""
        self._gather("state", StateDeclaration, both, both.states)
        self._gather("expect", ExpectFile, both, both.expects)

    def _gather(self, named: str, kind: type[M], both: _Both, sides: tuple[dict[str, M], dict[str, M]]) -> None:
        changed = {change.path for change in self._changes}
        touched = [flow for side in both.flows for flow in side.values()]
        paths = _list_named(named, [*self._now.values(), *touched]) & changed
        for path in paths | _list_named(named, touched):
            now = self._load(path, kind)
            before = self._read(path, TypeAdapter(kind).validate_python)
            _put(sides, path, before or (None if path in changed else now), now)

    def _pictures(self, both: _Both) -> tuple[frozenset[Picture], frozenset[Picture]]:
        """Return the baselines that went or were there for flows that changed, and those that are there now of the same
        checkpoints and flows, of any environment."""
        gone = [change.old or change.path for change in self._changes if change.kind in ("deleted", "renamed")]
        was = {picture for path in gone if (picture := _picture(path)) is not None}
        now: set[Picture] = set()
        for flow, checkpoint in {(picture.flow, picture.checkpoint) for picture in was}:
            folder = self._project.baselines_dir / flow / checkpoint
            found = (_picture(f"baselines/{flow}/{checkpoint}/{path.name}") for path in folder.glob("*.png"))
            now |= {picture for picture in found if picture is not None}
        there = list_at(self._project.root, self._base, "baselines") if both.flows[0] else []
        known = (picture for path in there if (picture := _picture(path)) is not None)
        was |= {picture for picture in known if picture.flow in both.flows[0]}
        for name in both.flows[1]:
            files = (self._project.baselines_dir / name).glob("*/*.png")
            paths = (file.relative_to(self._project.root).as_posix() for file in files)
            now |= {picture for path in paths if (picture := _picture(path)) is not None}
        return frozenset(was), frozenset(now)

    def _looks(self) -> tuple[dict[str, Baseline], dict[str, Baseline]]:
        both: tuple[dict[str, Baseline], dict[str, Baseline]] = ({}, {})
        for change in self._changes:
            if change.kind == "changed" and change.path.startswith("baselines/") and change.path.endswith(".json"):
                before = self._read(change.path, TypeAdapter(Baseline).validate_python)
                _put(both, change.path, before, self._load(change.path, Baseline))
        return both

    def _config(self) -> tuple[Config, str]:
        """Return the configuration at the base; where there was none, what is there now is no less."""
        file = self._project.config_file
        now = file.name if file is not None else _CONFIGS[0]
        for name in _CONFIGS:
            text = self._was.get(name)
            if text is None:
                continue
            try:
                data = tomllib.loads(text.decode("utf-8"))
                table = data if name == "reticle.toml" else data.get("tool", {}).get("reticle")
                if table is not None:
                    return Config.model_validate(table), now
            except (ValueError, ValidationError):
                return self._project.config, now
        return self._project.config, now

    def _read(self, path: str, parse: Callable[[Any], M]) -> M | None:
        """Read what stood at the base; None when it was not there or no such thing."""
        text = self._was.get(path)
        if text is None and path not in self._was:
            text = read_at(self._project.root, self._base, [path]).get(path)
        if text is None:
            return None
        try:
            return parse(json.loads(text.decode("utf-8-sig")))
        except (ValueError, ValidationError, RecursionError, ReticleError):
            return None

    def _load(self, path: str, kind: type[M]) -> M | None:
        """Read a file as it is now; None when it is not there or no such thing: the replay tells that."""
        try:
            text = self._project.path(path, what="file").read_text("utf-8-sig")
            made: M = TypeAdapter(kind).validate_python(json.loads(text))
        except (OSError, ValueError, ValidationError, RecursionError, InputError):
            return None
        return made


def _put(both: tuple[dict[str, M], dict[str, M]], path: str, before: M | None, now: M | None) -> None:
    for side, found in zip(both, (before, now), strict=True):
        if found is not None:
            side[path] = found


def _list_named(field_name: str, flows: Sequence[Flow]) -> set[str]:
    """Return the files that the grades of flows name in a field."""
    return {getattr(flow.grade, field_name) for flow in flows if flow.grade is not None} - {None}


def _list_compared(
    flows: Mapping[str, Flow], browser: BrowserConfig, pictures: Collection[Picture]
) -> dict[tuple[str, str], frozenset[str]]:
    """Return the variants in which each checkpoint is taken and a picture is accepted, by flow and checkpoint."""
    found: dict[tuple[str, str], frozenset[str]] = {}
    for name, flow in flows.items():
        for look in (step.visual for step in flow.steps if step.visual is not None):
            taken = (str(variant) for variant in list_variants(browser, flow, look))
            found[name, look.name] = frozenset(one for one in taken if Picture(name, look.name, one) in pictures)
    return found


def _flow_name(path: str) -> str | None:
    folders = path.split("/")[:-1]
    if not path.startswith("flows/") or not path.endswith(".json"):
        return None
    if any(folder.endswith((".grade", ".files")) or folder.startswith(".") for folder in folders):
        return None
    return path.removeprefix("flows/").removesuffix(".json")


def _picture(path: str) -> Picture | None:
    """Read `baselines/<flow>/<checkpoint>/<variant>.<env>.png`."""
    folder, name = posixpath.split(path)
    parts = folder.split("/")
    if parts[0] != "baselines" or len(parts) < 3 or not name.endswith(".png"):
        return None
    try:
        variant, _ = parse_stem(name.removesuffix(".png"))
    except InputError:
        return None
    return Picture("/".join(parts[1:-1]), parts[-1], str(variant))
