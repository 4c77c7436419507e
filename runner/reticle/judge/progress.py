"""How far a window has come, for the loop that waits: asked after every event, so it is kept cheap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from reticle.judge.closing import quiet_at
from reticle.judge.leaf_result import LeafResult
from reticle.judge.leaves import evaluate
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.judge.tree import fold_with
from reticle.model.predicate import LeafPath, Predicate
from reticle.model.reading import LiveReading
from reticle.truth.window import Window


@dataclass(frozen=True)
class Progress:
    """`positive`: everything declared holds so far, so the next step may start (unless it could match the same
    events). `closed`: nothing more is to be learnt, give the verdict now. `failed_for_good`: it can only be a no.
    `check_again_at`: when (ms since the tab opened) the answer may change with no further event; None for never.
    `needs_page`: a leaf that is read from the page is not decided yet, so another action now could spoil it.
    """

    positive: bool
    closed: bool
    failed_for_good: bool
    check_again_at: float | None
    needs_page: bool = False


def progress(
    window: Window,
    predicate: Predicate | None,
    before: Mapping[LeafPath, LiveReading] | None = None,
    action: ActionOutcome | None = None,
    policy: Policy | None = None,
) -> Progress:
    """Tell how far a window has come at its `now_t`.

    A window with an action also stays open until it is quiet, since contradictions come late; that holds up nothing,
    as `positive` is told as soon as it is so.
    """
    policy = policy or Policy()
    now_t = window.now_t
    if window.loss is not None or (action is not None and action.refused is not None):
        return Progress(False, True, False, None)
    results = evaluate(window, predicate, before, policy) if predicate is not None else ()
    root = fold_with(predicate, results, lambda one: one.satisfied) if predicate is not None else True
    failed = root is not True and _fails(predicate, results, now_t)
    closed = root is True and _closed(predicate, results)
    moments = [result.again_t for result in results if result.again_t is not None]
    if action is not None:
        quiet = quiet_at(window.record, now_t, policy.quiet_ms)
        if not quiet.closed:
            closed = False
            moments += [quiet.again_t] if quiet.again_t is not None else []
    deadline_t = max([window.deadline_t, *(result.deadline_t for result in results)])
    if now_t >= deadline_t or failed or closed or (root is True and _stuck(predicate, results, now_t)):
        return Progress(root is True, True, failed, None)
    moments.append(deadline_t)
    needs_page = any(one.found.live and not (one.satisfied is True and one.closed) for one in results)
    return Progress(root is True, False, False, min(moment for moment in moments if moment > now_t), needs_page)


def _closed(predicate: Predicate | None, results: tuple[LeafResult, ...]) -> bool:
    if predicate is None:
        return True
    return fold_with(predicate, results, lambda one: one.satisfied and one.closed) is True


def _fails(predicate: Predicate | None, results: tuple[LeafResult, ...], now_t: float) -> bool:
    """Tell whether no leaf whose time is not over could still make it true."""
    if predicate is None:
        return False
    hopeful = fold_with(
        predicate, results, lambda one: True if one.satisfied is not False else not one.final and now_t < one.deadline_t
    )
    return hopeful is False


def _stuck(predicate: Predicate | None, results: tuple[LeafResult, ...], now_t: float) -> bool:
    """Tell whether a leaf's own deadline went by before it was closed, so that it never will be."""
    if predicate is None:
        return False
    hopeful = fold_with(predicate, results, lambda one: one.satisfied and (one.closed or now_t < one.deadline_t))
    return hopeful is not True
