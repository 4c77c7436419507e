"""Which flows a change affects, and why each: its own files, the code that it ran, and what nothing maps."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from reticle.engine.own_files import find_own_files, list_setups
from reticle.engine.provenance import Provenance
from reticle.engine.scope import Scope
from reticle.errors import InputError
from reticle.model.flow import Flow
from reticle.model.run import Because, Plan
from reticle.policy.file_kinds import is_documentation, is_source
from reticle.policy.globs import matches_any
from reticle.store.git_changes import FileChange
from reticle.store.project import Project

_REASONS_TOLD = 8


@dataclass(frozen=True)
class Planned:
    """What is affected. `unmapped` are changed source files that no flow covers."""

    plan: Plan
    unmapped: tuple[str, ...] = ()


def make_plan(project: Project, flows: Sequence[Flow], scope: Scope) -> Planned:
    """Plan over all flows of the project. Without known changes everything is affected.

    Raises PlanError when git cannot tell.
    """
    since = scope.base.ref if scope.base is not None else None
    base = scope.base.commit if scope.base is not None else None
    if scope.changes is None:
        return Planned(Plan(since=since, base=base, affected=[flow.name for flow in flows]))
    planner = _Planner(project, flows, scope)
    reasons = planner.find_reasons()
    made = Plan(
        since=since,
        base=base,
        changed=[change.path for change in scope.changes],
        affected=[flow.name for flow in flows if flow.name in reasons],
        because={name: found[:_REASONS_TOLD] for name, found in reasons.items()},
    )
    return Planned(made, tuple(planner.unmapped))


class _Planner:
    def __init__(self, project: Project, flows: Sequence[Flow], scope: Scope) -> None:
        self.unmapped: list[str] = []
        self._project = project
        self._flows = {flow.name: flow for flow in flows}
        self._changes = scope.changes or ()
        self._provenance = Provenance(project.root, flows, scope)
        self._own: dict[str, list[str]] = {}
        for flow in flows:
            for place in find_own_files(flow).list_places():
                self._own.setdefault(place, []).append(flow.name)
        self._of_all: list[Because] = []
        """What affects every flow."""
        self._first: str | None = None
        """The first changed file that may affect a flow of which nothing is known."""

    def find_reasons(self) -> dict[str, list[Because]]:
        """Return why each affected flow is."""
        found: dict[str, list[Because]] = {name: [] for name in self._flows}
        for change in self._changes:
            owners = self._owners(change)
            for name in owners:
                found[name].append(Because(file=change.path, why="belongs to the flow"))
            if not owners:
                self._sort_in(change)
        for name, flow in self._flows.items():
            found[name] += self._of_code(flow)
        whole = {name: list(reasons) for name, reasons in found.items()}
        for name, flow in self._flows.items():
            for setup in list_setups(flow, self._flows):
                whole[name] += [
                    because.model_copy(update={"why": f"{because.why} (set-up {setup.name})"})
                    for because in found[setup.name]
                    if because not in self._of_all
                ]
        return {name: reasons for name, reasons in whole.items() if reasons}

    def _owners(self, change: FileChange) -> list[str]:
        names: dict[str, None] = {}
        for path in filter(None, (change.path, change.old)):
            parts = path.split("/")
            folders = ["/".join(parts[:size]) + "/" for size in range(1, len(parts))]
            for place in (path, *folders):
                names |= dict.fromkeys(self._own.get(place, ()))
        return list(names)

    def _sort_in(self, change: FileChange) -> None:
        """Say what a change that is no flow's own means for all of them."""
        config, path = self._project.config, change.path
        if self._project.config_file is not None and path == self._project.config_file.name:
            self._affects_all(change, "the project's configuration")
        elif matches_any(path, tuple(config.code.backend)):
            self._affects_all(change, "serves every flow ([code] backend)")
        elif self._provenance.maps(change):
            self._first = self._first or path
        elif not (
            _is_of_no_flow(self._project, path)
            or is_documentation(path)
            or matches_any(path, tuple(config.code.ignore))
        ):
            self._affects_all(change, "nothing says which flows it serves")
            if is_source(path):
                self.unmapped.append(path)

    def _affects_all(self, change: FileChange, why: str) -> None:
        self._of_all.append(Because(file=change.path, why=why))
        self._first = self._first or change.path

    def _of_code(self, flow: Flow) -> list[Because]:
        if self._first is None:
            return []
        if not flow.covers and not self._of_all:
            why = f"nothing is known of what the flow runs: reticle flows refresh {flow.name}"
            return [Because(file=self._first, why=why)]
        if not self._of_all and any(step.as_ is not None for step in flow.steps):
            return [Because(file=self._first, why="what its other people run is not known")]
        found = [self._provenance.find(path, covered) for path, covered in flow.covers.items()]
        return [*(because for because in found if because is not None), *self._of_all]


def _is_of_no_flow(project: Project, path: str) -> bool:
    """Tell whether a file that belongs to no flow belonged to one, or is about something else than flows."""
    kind = path.rpartition(".")[2]
    if path.startswith("tasks/"):
        return kind in ("toml", "json")
    if path.startswith("flows/"):
        return kind == "json" or ".grade/" in path or ".files/" in path
    if path.startswith("baselines/"):
        return kind in ("png", "json")
    return path.startswith("state/") and kind == "json" and _is_declaration(project, path)


def _is_ignored(project: Project, path: str) -> bool:
    return is_documentation(path) or matches_any(path, tuple(project.config.code.ignore))


def _is_declaration(project: Project, path: str) -> bool:
    try:
        project.load_state(path)
    except InputError:
        return False
    return True


def restrict(planned: Planned, names: Collection[str]) -> Planned:
    """Return the plan for some flows alone."""
    plan = planned.plan
    made = plan.model_copy(
        update={
            "affected": [name for name in plan.affected if name in names],
            "because": {name: found for name, found in plan.because.items() if name in names},
        }
    )
    return Planned(made, planned.unmapped)
