"""What the ledger remembers of a run, and what it says of its flows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from reticle.errors import InputError
from reticle.model.run import Flag, FlowResult
from reticle.store.ledger import Entry, Ledger, Tally
from reticle.store.project import Project


def remember(
    project: Project, replays: Sequence[FlowResult], *, run: str, at: str, keys: Mapping[str, str], code: str | None
) -> str | None:
    """Write every replay of a run into the ledger, once; return what went wrong, which no verdict hangs on."""
    if not replays:
        return None
    entries = [
        Entry(at, run, replay.name, keys[replay.name], code, replay.status, replay.duration_ms) for replay in replays
    ]
    try:
        ledger = Ledger(project.work_dir)
        if not ledger.has_run(run):
            ledger.append(entries)
    except InputError as caught:
        return str(caught)
    return None


def flag_flaky(
    project: Project, flows: Sequence[FlowResult], *, keys: Mapping[str, str], code: str | None
) -> list[FlowResult]:
    """Flag flows that both passed and failed on this flow and code, and say how often. Without a ledger none are."""
    try:
        tallies = Ledger(project.work_dir).tally(keys, code)
    except InputError:
        return list(flows)
    made = []
    for flow in flows:
        tally = tallies.get(flow.name)
        if tally is not None and tally.is_flaky:
            flags: list[Flag] = [flag for flag in flow.flags if flag != "flaky"]
            note = f"flaky: {tally}"
            flow = flow.model_copy(update={"flags": [*flags, "flaky"], "notes": [*flow.notes, note]})
        made.append(flow)
    return made


def find_flaky(project: Project, names: Collection[str]) -> dict[str, Tally]:
    """Return the flows that both passed and failed on one flow and code, as far as the ledger knows."""
    try:
        return Ledger(project.work_dir).list_flaky(names)
    except InputError:
        return {}


def find_durations_ms(project: Project) -> dict[str, float]:
    """Return how long each flow takes, as far as the ledger knows."""
    try:
        return Ledger(project.work_dir).durations_ms()
    except InputError:
        return {}
