"""What flows there are, each in one row."""

from __future__ import annotations

from datetime import date

from reticle.clock import SYSTEM, Clock
from reticle.engine.flows_lint import lint_flow
from reticle.engine.history import find_flaky
from reticle.errors import FlowError
from reticle.model.base import Model
from reticle.model.flow import Flow
from reticle.policy.verdict import is_quarantined
from reticle.store.ledger import Tally
from reticle.store.project import Project


class FlowRow(Model):
    """One flow. `grade` is the state declaration, "" for none; `warnings` are the findings of lint, without
    places, and what the ledger knows of its flakes."""

    name: str
    intent: str = ""
    steps: int = 0
    grade: str = ""
    pictures: list[str] = []
    warnings: list[str] = []


def list_flows(project: Project, words: tuple[str, ...], *, clock: Clock = SYSTEM) -> list[FlowRow]:
    """Describe the chosen flows. One that cannot be read is listed with the reason.

    Raises UsageError when nothing is chosen.
    """
    rows = []
    names = project.select_flows(words)
    flaky = find_flaky(project, names)
    for name in names:
        try:
            rows.append(_row(project, project.load_flow(name), flaky.get(name), clock.now().date()))
        except FlowError as caught:
            rows.append(FlowRow(name=name, warnings=[str(caught)]))
    return rows


def _row(project: Project, flow: Flow, tally: Tally | None, today: date) -> FlowRow:
    grade = ""
    if flow.grade is not None:
        grade = flow.grade.state + (" (unchanged)" if flow.grade.unchanged else "")
    return FlowRow(
        name=flow.name,
        intent=flow.intent,
        steps=len(flow.steps),
        grade=grade,
        pictures=[step.visual.name for step in flow.steps if step.visual is not None],
        warnings=[*(finding.what for finding in lint_flow(project, flow)), *_history(flow, tally, today)],
    )


def _history(flow: Flow, tally: Tally | None, today: date) -> list[str]:
    """Say what the ledger and the file know of a flow's reliability, and what to type."""
    if flow.quarantine is not None and not is_quarantined(flow, today):
        ended = f"its quarantine ended with {flow.quarantine.until}, and it blocks again ({flow.quarantine.reason})"
        return [f"{ended}: reticle flows quarantine {flow.name} --release"]
    if flow.quarantine is not None:
        return [f"in quarantine until {flow.quarantine.until}: {flow.quarantine.reason}"]
    if tally is None:
        return []
    return [f"flaky, {tally}: reticle verify {flow.name} --repeat 10, or reticle flows quarantine {flow.name}"]
