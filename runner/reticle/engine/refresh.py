"""Refresh flows: replay each once and note the fingerprint and the source of every element that it acts on, and which
lines of which files the flow runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reticle.engine.covering import list_covers, start_coverage
from reticle.engine.flow_change import FlowChange, change_steps
from reticle.engine.outcome import StepRun
from reticle.engine.placing import find_listener
from reticle.engine.stage import Stage, open_stage, require_pass
from reticle.model.flow import Flow, Step
from reticle.model.target import Fingerprint
from reticle.store.project import Project
from reticle.store.scratch import scratch_folder

if TYPE_CHECKING:
    from reticle.browser.coverage import Coverage
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found
    from reticle.engine.session import Session


@dataclass(frozen=True)
class Seen:
    """What was learnt of the element of one step. `source` is `file:line` of the listener that it has."""

    fingerprint: Fingerprint
    source: str | None = None


@dataclass
class _Notes:
    """Watches a replay and notes every element of the flow's own steps before it is acted on."""

    flow: str
    coverage: Coverage
    seen: dict[int, Seen] = field(default_factory=dict)

    async def found(self, session: Session, index: int, tab: Tab, found: Found) -> None:
        """Note one element."""
        from reticle.browser.fingerprints import take_fingerprint

        await self.coverage.take()
        if session.flow.name != self.flow:
            return  # a set-up flow's step is that flow's own
        printed = await take_fingerprint(tab.sdk, found)
        step = session.flow.steps[index]
        place = await find_listener(tab, StepRun(index, step, step.action, tab=tab, found=found))
        self.seen[index] = Seen(printed.print, f"{place.file}:{place.line}" if place is not None else None)

    async def drifted(self, session: Session, run: StepRun) -> Step | None:
        """Let it stand: a flow that drifts is not refreshed but healed."""
        return None


async def plan_refresh(
    project: Project, names: tuple[str, ...], *, url: str | None = None, needs_reset: bool = True
) -> list[FlowChange]:
    """Replay the chosen flows and say what writing fingerprints and sources would change.

    Nothing is written. Raises NotReplayedError for a flow that does not come to a good end, UsageError when nothing
    resets the app between flows.
    """
    changes = []
    with scratch_folder(project.work_dir, "refresh") as folder:
        async with open_stage(project, folder, url=url, needs_reset=needs_reset) as stage:
            for name in project.select_flows(names):
                changes.append(await _refresh(stage, project.load_flow(name)))
    return changes


async def _refresh(stage: Stage, flow: Flow) -> FlowChange:
    session = await stage.open(flow)
    try:
        coverage = await start_coverage(session)
        notes = _Notes(flow.name, coverage)
        session.watcher = notes
        _, status = await stage.replay(session)
        covers = await list_covers(coverage, stage.project)
    finally:
        await session.close()
    require_pass(flow, status, "refresh")
    steps = {at: note_step(flow.steps[at], seen) for at, seen in notes.seen.items()}
    return change_steps(stage.project, flow.name, steps, covers)


def note_step(step: Step, seen: Seen) -> Step:
    """Return the step with what was seen. A source that is not known now is not forgotten."""
    update: dict[str, object] = {"fingerprint": seen.fingerprint}
    if seen.source is not None:
        update["source"] = seen.source
    return step.model_copy(update=update)
