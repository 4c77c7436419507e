"""Look at a page by hand: as an outline, or as what some steps made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args

from reticle.engine.oneshot import MISS_PATIENCE_S, arrive_at, await_rest, require_done
from reticle.engine.step_report import list_console, list_requests
from reticle.engine.visit import Visit
from reticle.errors import UsageError
from reticle.model.event import NetRequest, NetResponse
from reticle.model.outline import Outline, OutlineDiff, OutlineLine, OutlineMode, SnapshotMode
from reticle.model.target import Target
from reticle.report.outline_diff import compare_outlines
from reticle.report.snapshot import LEAST_BUDGET
from reticle.store.project import Project
from reticle.text import cut

if TYPE_CHECKING:
    from reticle.browser.launch import Browser
    from reticle.browser.tab import Tab


@dataclass(frozen=True)
class Look:
    """How to look: the element to begin at, and which of those that are alike to show (from 1, both ends included)."""

    mode: OutlineMode
    within: Target | None = None
    rows: tuple[int, int] | None = None


def check_mode(text: str) -> SnapshotMode:
    """Return a mode of a snapshot. Raises UsageError."""
    modes: tuple[SnapshotMode, ...] = get_args(SnapshotMode)
    for mode in modes:
        if text == mode:
            return mode
    raise UsageError(f'"{text}" is no mode', hint="interactive, full, status or diff")


def check_rows(text: str) -> tuple[int, int]:
    """Read `20-40`, or `20` for one row. Raises UsageError."""
    first, dash, last = text.partition("-")
    if first.isascii() and first.isdigit() and (not dash or (last.isascii() and last.isdigit())):
        rows = int(first), int(last if dash else first)
        if 1 <= rows[0] <= rows[1]:
            return rows
    raise UsageError(f'"{text}" names no rows', hint="--rows 20-40; they count from 1")


def check_budget(budget: int | None) -> int | None:
    """Return a budget in tokens. Raises UsageError for one that leaves no room for an answer."""
    if budget is not None and budget != 0 and budget < LEAST_BUDGET:
        raise UsageError(f"{budget} tokens hold no look", hint=f"{LEAST_BUDGET} or more; 0 for no limit")
    return budget


def prepare_diff(visit: Visit) -> Visit:
    """Return a visit that does something. Raises UsageError."""
    if not visit.steps:
        raise UsageError("nothing is done, so nothing differs", hint="add --do \"click role=button name='Pay'\"")
    return visit


async def outline_visit(project: Project, visit: Visit, browser: Browser, look: Look) -> Outline:
    """Do the steps and return the page as an outline; what the steps brought about is marked.

    Raises TargetError with what is near when `within` names no single element.
    """
    before: list[Outline] = []

    async def keep(tab: Tab) -> None:
        await await_rest(tab)
        before.append(await _read(tab, Look(look.mode)))

    async with arrive_at(project, visit, browser, keep if visit.steps else None) as arrived:
        require_done(arrived.done)
        tab = arrived.tab
        await await_rest(tab)
        if look.within is not None:
            await tab.find(look.within, timeout_s=MISS_PATIENCE_S)
        outline = await _read(tab, look)
        if before:
            outline = mark_changed(before[0], outline)
        return _with_troubles(tab, outline) if look.mode == "status" else outline


async def diff_visit(project: Project, visit: Visit, browser: Browser) -> OutlineDiff:
    """Return what the steps made of the page, as it stands when it has come to rest before them and after."""
    from reticle.browser.outline import read_outline

    before: list[Outline] = []

    async def keep(tab: Tab) -> None:
        await await_rest(tab)
        before.append(await read_outline(tab, "full", whole=True))

    async with arrive_at(project, visit, browser, keep) as arrived:
        require_done(arrived.done)
        await await_rest(arrived.tab)
        return compare_outlines(before[0], await read_outline(arrived.tab, "full", whole=True))


def mark_changed(before: Outline, after: Outline) -> Outline:
    """Mark the lines of `after` that were not so before; none when most were not: that is another page."""
    known = {line.ref: _standing(line) for line in before.lines}
    differs = [line.ref is not None and known.get(line.ref) != _standing(line) for line in after.lines]
    if sum(differs) * 2 > len(differs):
        return after
    lines = [
        line.model_copy(update={"changed": True}) if changed else line
        for line, changed in zip(after.lines, differs, strict=True)
    ]
    return after.model_copy(update={"lines": lines})


def _standing(line: OutlineLine) -> tuple[str, list[str], str | None]:
    return line.name, line.states, line.value


async def _read(tab: Tab, look: Look) -> Outline:
    from reticle.browser.outline import read_outline

    outline = await read_outline(tab, look.mode, within=look.within, rows=look.rows)
    return outline.model_copy(update={"status": _error_status(tab)})


def _error_status(tab: Tab) -> int | None:
    """Return what the page's document was answered with, when that is an error."""
    events = [event for event in tab.person.log.since(0) if event.page == tab.name and not event.frame]
    answers = {event.data.id: event.data.status for event in events if isinstance(event.data, NetResponse)}
    documents = [event.data.id for event in events
                 if isinstance(event.data, NetRequest) and event.data.resource == "document"]  # fmt: skip
    answered = [answers[number] for number in documents if number in answers]
    return answered[-1] if answered and answered[-1] >= 400 else None


def _with_troubles(tab: Tab, outline: Outline) -> Outline:
    events = tab.person.log.since(0)
    failed = [
        " ".join([one.method, cut(one.url), *(str(said) for said in (one.status, one.failed) if said)])
        for one in list_requests(events)
        if one.failed or (one.status or 0) >= 400
    ]
    errors = [cut(line.text, 200) for line in list_console(events) if line.level == "error"]
    return outline.model_copy(update={"failed": failed, "errors": errors})
