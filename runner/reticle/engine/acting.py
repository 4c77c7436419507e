"""One action and the window that it opens: find the target, note what held before, act, watch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from reticle.engine.waiting import OpenWindow, Readings, read_before
from reticle.errors import ActionRefusedError, TargetError
from reticle.judge.decision import Subject
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.model.event import Dialog
from reticle.model.flow import ActionName, Args, FillArgs, SelectArgs, TypeArgs
from reticle.model.predicate import Predicate
from reticle.model.run import NO_CLICK, SPOILT, ActionReport, Candidate, Drift
from reticle.model.target import Fingerprint, Target
from reticle.text import cut

if TYPE_CHECKING:
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found

TRIES_UNHEARD = 5
_PRESSES = frozenset({"click", "dblclick", "check", "uncheck", "submit"})
_DRIFTS = {"ambiguous": "ambiguous", "changed_kind": "changed_kind", "moved_frame": "moved_frame"}


@dataclass(frozen=True)
class Attempt:
    """What is to be done. `timeout_s` is for finding, acting and seeing the consequence together.

    `guard` may refuse the element that was found, by raising; nothing was done then. `looks` is
    shown the element before anything is done to it. `patience_s` is the most that finding it may take.
    """

    id: str
    kind: ActionName
    args: Args
    target: Target | None = None
    frame: tuple[Target, ...] = ()
    expect: Predicate | None = None
    fingerprint: Fingerprint | None = None
    timeout_s: float = 10.0
    subject: Subject | None = None
    guard: Callable[[Found, Args], None] | None = None
    looks: Callable[[Found], Awaitable[None]] | None = None
    patience_s: float | None = None

    def describe(self) -> str:
        """Spell it for people: `click button "Pay"`."""
        return f"{self.kind} {self.target.describe()}" if self.target is not None else self.kind


@dataclass
class Acted:
    """What came of an attempt: a drift (nothing was done), or a window that is open."""

    window: OpenWindow | None = None
    report: ActionReport | None = None
    drift: Drift | None = None
    found: Found | None = None


async def act_in_window(tab: Tab, attempt: Attempt, policy: Policy) -> Acted:
    """Do one action with real input and open its window; the caller waits on it and judges.

    A target that names no single element gives a drift. A refusal by the app up to the deadline is told to the window
    (judged `not_acted`). Raises ObservationLostError.
    """
    await tab.await_hand()
    started_t = tab.now_t()
    try:
        outcome, before, start_seq, found = await _perform(tab, attempt, started_t)
    except TargetError as missed:
        tab.raise_if_lost()
        return Acted(drift=to_drift(missed))
    window = OpenWindow(
        tab,
        attempt.expect,
        policy=policy,
        before=before,
        start_seq=start_seq,
        pressed_t=outcome.pressed_t,
        timeout_ms=attempt.timeout_s * 1000,
        action=outcome,
        subject=attempt.subject,
    )
    return Acted(window=window, report=outcome.report, found=found)


async def _perform(tab: Tab, attempt: Attempt, started_t: float) -> tuple[ActionOutcome, Readings, int, Found | None]:
    """Find and act; a target that was replaced between the two (a re-rendering page) is found again."""
    while True:
        left_s = attempt.timeout_s - (tab.now_t() - started_t) / 1000
        if attempt.patience_s is not None:
            left_s = min(left_s, attempt.patience_s)
        found, before = await _look(tab, attempt, max(0.0, left_s))
        tab.open_window(attempt.id)
        start_seq = tab.person.log.last_seq
        try:
            return await _act_heard(tab, attempt, found, started_t, start_seq), before, start_seq, found
        except TargetError as missed:
            if missed.kind != "stale" or tab.now_t() - started_t >= attempt.timeout_s * 1000:
                raise


async def _look(tab: Tab, attempt: Attempt, left_s: float) -> tuple[Found | None, Readings]:
    """Find the target and note what holds, in one wait: what changed since it was noted is noted again."""
    moved = asyncio.Event()
    stop = tab.changes.subscribe(moved.set)
    try:
        if attempt.target is None:
            before, _ = await asyncio.gather(read_before(tab, attempt.expect), tab.trace_stacks())
            return None, before
        finding = tab.find(attempt.target, list(attempt.frame) or None, timeout_s=left_s)
        found, before, _ = await asyncio.gather(finding, read_before(tab, attempt.expect), tab.trace_stacks())
        check_kind(attempt, found)
        if attempt.guard is not None:
            attempt.guard(found, attempt.args)
        if attempt.looks is not None:
            await attempt.looks(found)
    finally:
        stop()
    return found, await read_before(tab, attempt.expect) if moved.is_set() else before


async def _act_heard(
    tab: Tab, attempt: Attempt, found: Found | None, started_t: float, start_seq: int
) -> ActionOutcome:
    """Act; press again while a dialog of the page's own took the press, of which the page then saw nothing."""
    for tries in range(TRIES_UNHEARD, 0, -1):
        outcome = await _act(tab, attempt, found, started_t)
        dialog, report = _dialog_since(tab, start_seq), outcome.report
        if dialog is None or report is None or report.effect.target_matched or attempt.kind not in _PRESSES:
            break
        if tries == 1 or tab.now_t() - started_t >= attempt.timeout_s * 1000:
            said = f'{NO_CLICK}{dialog.kind} "{cut(dialog.message)}" stood before the page'
            warned = report.model_copy(update={"warnings": [*report.warnings, said]})
            return replace(outcome, report=warned, spoilt=said)
        start_seq = tab.person.log.last_seq
    return outcome


def _dialog_since(tab: Tab, seq: int) -> Dialog | None:
    return next((event.data for event in tab.person.log.since(seq) if isinstance(event.data, Dialog)), None)


async def _act(tab: Tab, attempt: Attempt, found: Found | None, started_t: float) -> ActionOutcome:
    asked_t = tab.now_t()
    left_s = max(0.0, attempt.timeout_s - (asked_t - started_t) / 1000)
    report, refused = None, None
    try:
        report = await tab.act(attempt.kind, found, attempt.args, action_id=attempt.id, timeout_s=left_s)
    except ActionRefusedError as caught:
        refused = (caught.kind, caught.message)
    pressed_t = tab.pressed_t
    return ActionOutcome(
        id=attempt.id,
        kind=attempt.kind,
        describe=attempt.describe(),
        refused=refused,
        report=report,
        pressed_t=pressed_t if pressed_t is not None and pressed_t >= asked_t else asked_t,
        asked_t=asked_t,
        typed=_typed(attempt.args),
        spoilt=next((said for said in report.warnings if said.startswith(SPOILT)), None) if report else None,
    )


def check_kind(attempt: Attempt, found: Found) -> None:
    """Refuse an element that is another kind of thing than the one that was recorded (a link for a button).

    Raises TargetError of kind `changed_kind`.
    """
    was = attempt.fingerprint
    if was is None:
        return
    role_differs = was.role is not None and found.role is not None and was.role != found.role
    tag_differs = was.tag is not None and found.tag is not None and was.tag != found.tag
    if role_differs and tag_differs:
        raise TargetError(
            f"{attempt.describe()}: it was a {was.role} (<{was.tag}>), now there is a {found.role} (<{found.tag}>)",
            kind="changed_kind",
        )


def to_drift(missed: TargetError) -> Drift:
    """Turn a missed target into the drift that a run reports."""
    reason = _DRIFTS.get(missed.kind, "not_found")
    near = [target for target in missed.near if isinstance(target, Target)]
    return Drift.model_validate(
        {"reason": reason, "text": str(missed), "candidates": [Candidate(target=target) for target in near]}
    )


def _typed(args: Args) -> tuple[str, ...]:
    if isinstance(args, FillArgs):
        return (args.value,)
    if isinstance(args, TypeArgs):
        return (args.text,)
    if isinstance(args, SelectArgs):
        return tuple(cast("list[str]", [args.value] if args.value else args.values or []))
    return ()
