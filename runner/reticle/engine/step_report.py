"""A step as `run.json` tells it: what was done, what came of it, what went over the wire and the console meanwhile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reticle.engine.outcome import StepRun
from reticle.model.event import ConsoleLine, Dialog, Event, NetFailed, NetRequest, NetResponse, PageError, Place
from reticle.model.run import ENTRIES_KEPT, ComponentEntry, ConsoleEntry, NetworkEntry, StepResult
from reticle.text import Redactor, cut
from reticle.truth.components import list_rendered

TEXT_KEPT = 500


def report_step(run: StepRun, redactor: Redactor) -> StepResult:
    """Build the report of a finished step from its window and the log."""
    events = events_of(run)
    network = list_requests(events, run.tab.person.log.since(run.first_seq) if run.tab is not None else ())
    console = list_console(events)
    components = list_components(events, run.component_places)
    verdict = run.settle()
    declared = run.step.expect is not None
    told = verdict if verdict is not None and (declared or verdict.verified in ("no", "unknown")) else None
    return StepResult(
        index=run.index,
        id=run.step.id,
        action=run.step.action,
        target=run.step.target,
        describe=redactor.text(run.describe),
        duration_ms=round(run.duration_ms, 1),
        effect=run.report,
        verdict=told,
        drift=run.drift,
        error=redactor.text(run.error) if run.error else None,
        network=network[:ENTRIES_KEPT],
        network_count=len(network),
        console=console[:ENTRIES_KEPT],
        console_count=len(console),
        components=components[:ENTRIES_KEPT],
        components_count=len(components),
        notes=run.notes,
    )


def find_undeclared_dialog(run: StepRun) -> str | None:
    """Name a dialog that the step did not declare: it was dismissed, and the step fails by its name."""
    for event in events_of(run):
        data = event.data
        if isinstance(data, Dialog) and not data.declared and data.kind != "beforeunload":
            return f'undeclared {data.kind} "{cut(data.message)}" was dismissed'
    return None


def list_requests(events: Sequence[Event], later: Sequence[Event] = ()) -> list[NetworkEntry]:
    """Return every request of `events` with its answer, which may stand in `later`, in order of sending."""
    answers: dict[str, NetResponse] = {}
    failures: dict[str, NetFailed] = {}
    for event in (*events, *later):
        if isinstance(event.data, NetResponse):
            answers[event.data.id] = event.data
        elif isinstance(event.data, NetFailed):
            failures[event.data.id] = event.data
    return [
        _request(event, event.data, answers.get(event.data.id), failures.get(event.data.id))
        for event in events if isinstance(event.data, NetRequest)
    ]  # fmt: skip


def list_console(events: Sequence[Event]) -> list[ConsoleEntry]:
    """Return console lines and uncaught errors, in order."""
    entries = []
    for event in events:
        data = event.data
        if isinstance(data, ConsoleLine):
            entries.append(ConsoleEntry(level=data.level, text=cut(data.text, TEXT_KEPT), source=_place(data.source)))
        elif isinstance(data, PageError) and not data.withdrawn:
            text = cut(f"uncaught {data.kind}: {data.message}", TEXT_KEPT)
            entries.append(ConsoleEntry(level="error", text=text, source=_place(data.source)))
    return entries


def list_components(events: Sequence[Event], places: Mapping[str, str]) -> list[ComponentEntry]:
    """Return the components that rendered, in the order in which they were first seen; `places` says by name where
    those stand that the page says nothing of."""
    return [
        ComponentEntry(
            framework=one.framework, name=cut(one.name, TEXT_KEPT), renders=one.renders, mounts=one.mounts,
            source=one.source or places.get(one.name),
        )
        for one in list_rendered(events)
    ]  # fmt: skip


def events_of(run: StepRun) -> list[Event]:
    """Return what the log holds of a step: what came before the next one began, and what it caused later."""
    if run.tab is None:
        return []
    events = run.tab.person.log.since(run.first_seq)
    return [event for event in events if run.last_seq == 0 or event.seq <= run.last_seq or _is_of(run, event)]


def _is_of(run: StepRun, event: Event) -> bool:
    return run.action_id is not None and event.action == run.action_id and event.cause in ("caused", "assumed")


def _request(event: Event, data: NetRequest, answer: NetResponse | None, failure: NetFailed | None) -> NetworkEntry:
    return NetworkEntry(
        method=data.method,
        url=cut(data.url, TEXT_KEPT),
        status=answer.status if answer is not None else None,
        failed=failure.reason if failure is not None and (answer is None or not failure.canceled) else None,
        duration_ms=round(answer.duration_ms, 1) if answer is not None else None,
        cause=event.cause,
        initiator=_place(data.initiator),
    )


def _place(place: Place | None) -> str | None:
    return str(place) if place is not None else None
