"""The rows of the verdict table, in order: the first that fits decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reticle.judge.leaf_result import LeafResult
from reticle.judge.outcome import NOT_THE_APP, ActionOutcome
from reticle.judge.tree import carrying, fold, fold_with
from reticle.model.predicate import Predicate
from reticle.model.verdict import STRENGTHS, Contradiction, Reason, Verified
from reticle.truth.window import Window


@dataclass(frozen=True)
class Case:
    """Everything that the table looks at. `results` are the leaves of `predicate`, in order.

    `stands_alone`: an assert, which has no action and nothing before it. `lost_write`: what cannot be told of a write
    that was cut off while the page went on.
    """

    window: Window
    predicate: Predicate | None
    action: ActionOutcome | None
    results: tuple[LeafResult, ...]
    contradictions: tuple[Contradiction, ...]
    stands_alone: bool
    lost_write: str | None = None

    @property
    def root(self) -> bool | None:
        """Whether the whole predicate holds now; None when that cannot be told."""
        if self.predicate is None:
            return True
        return fold_with(self.predicate, self.results, lambda result: result.satisfied)

    @property
    def carriers(self) -> tuple[LeafResult, ...]:
        """The leaves by which it holds."""
        if self.predicate is None:
            return ()
        paths = set(carrying(self.predicate, {result.path: result.satisfied for result in self.results}))
        return tuple(result for result in self.results if result.path in paths)


@dataclass(frozen=True)
class Row:
    """The row that fits. `leaf` is the leaf that decided, when one did; `why` is told to people."""

    verified: Verified
    reason: Reason
    why: str = ""
    leaf: LeafResult | None = None


def find_row(case: Case) -> Row:
    """Return the first row of the table that fits."""
    return (
        _not_evaluated(case)
        or _lost(case)
        or _not_acted(case)
        or _unsatisfied(case)
        or _not_closed(case)
        or _contradicted(case)
        or _failed_unseen(case)
        or _already_true(case)
        or _absent_unseen(case)
        or _lost_write(case)
        or _declared(case)
    )


def _not_evaluated(case: Case) -> Row | None:
    """Row 1. What could not be read because observation ended belongs to row 2."""
    if case.action is not None and case.action.refused is not None and case.action.refused[0] in NOT_THE_APP:
        return Row("unknown", "inconclusive", case.action.refused[1])
    if case.root is not None or case.window.loss is not None:
        return None
    if case.action is not None and (case.action.refused is not None or missed(case.action)):
        return None
    leaf = next(result for result in case.results if result.satisfied is None)
    return Row("unknown", "inconclusive", leaf.found.error or "it could not be read", leaf)


def _lost(case: Case) -> Row | None:
    """Row 2."""
    loss = case.window.loss
    return Row("unknown", "observation_lost", loss) if loss is not None else None


def _not_acted(case: Case) -> Row | None:
    """Row 3, also for a forced press that landed on what covers the target."""
    if case.action is None:
        return None
    if case.action.refused is not None:
        return Row("no", "not_acted", case.action.refused[1])
    if missed(case.action):
        report = case.action.report
        by = report.effect.occluded_by if report is not None else None
        return Row("no", "not_acted", f"the press landed on {by or 'something else'}, which covers the target")
    return None


def missed(action: ActionOutcome) -> bool:
    """Tell whether a press was forced while its target was covered: it landed on what covers it."""
    return action.report is not None and action.report.effect.occluded


def _unsatisfied(case: Case) -> Row | None:
    """Rows 4 to 6 for what is not satisfied.

    A leaf matters as far as it could still turn the whole predicate: when something that cannot change any more makes
    it false anyway, the answer is `no`.
    """
    predicate, results = case.predicate, case.results
    if predicate is None or case.root is not False:
        return None
    hidden = next((one for one in results if one.satisfied is False and one.hidden is not None), None)
    waiting = next((one for one in results if one.satisfied is False and one.pending), None)

    def could_hold(*, unseen: bool, waits: bool) -> bool:
        """Tell whether it is still open, when what was not seen, or what is under way, may turn out well."""

        def value(one: LeafResult) -> bool | None:
            open_still = (unseen and one.hidden is not None) or (waits and one.pending)
            return True if one.satisfied is False and open_still else one.satisfied

        return fold_with(predicate, results, value) is not False

    if hidden is not None and could_hold(unseen=True, waits=False):
        return Row("unknown", "coverage_partial", f"{hidden.hidden} was not seen and could hold it", hidden)
    if waiting is not None and could_hold(unseen=False, waits=True):
        return Row("unknown", "pending", "", waiting)
    if hidden is not None and could_hold(unseen=True, waits=True):
        return Row("unknown", "coverage_partial", f"{hidden.hidden} was not seen", hidden)
    bad = next((result for result in results if result.satisfied is False), None)
    if case.action is not None and case.action.spoilt is not None:
        if any(item.blocking for item in case.contradictions):
            return None  # row 7
        if fold_with(predicate, results, lambda one: one.satisfied is not False or _is_unmoved(one)) is not False:
            return Row("unknown", "not_acted", case.action.spoilt, bad)
    decided = next((result for result in results if result.final), bad)
    return Row("no", "assertion_failed", "", decided)


def _is_unmoved(result: LeafResult) -> bool:
    """Tell whether an unsatisfied leaf says no more than that what was to come did not, or what was to go is there."""
    if result.found.live:
        return result.mode == "positive" or not result.held_before
    return result.mode == "positive" or (result.mode == "exact" and not result.final)


def _not_closed(case: Case) -> Row | None:
    """Row 5 for negative and exact leaves that hold so far."""
    if case.predicate is None or case.root is not True:
        return None
    if fold_with(case.predicate, case.results, lambda one: one.satisfied and one.closed):
        return None
    leaf = next(result for result in case.carriers if not result.closed)
    return Row("unknown", "pending", "", leaf)


def _contradicted(case: Case) -> Row | None:
    """Row 7."""
    found = next((item for item in case.contradictions if item.blocking), None)
    return Row("no", "contradicted", found.text) if found is not None else None


def _failed_unseen(case: Case) -> Row | None:
    """Row 7a: something failed, and it could not be seen whether that contradicts what is shown."""
    place = case.window.failed_unseen
    return Row("unknown", "coverage_partial", f"something failed in {place}, which was not seen") if place else None


def _already_true(case: Case) -> Row | None:
    """Row 8. What held before proves nothing; that nothing bad happened proves nothing while nothing happened."""
    if case.predicate is None or case.stands_alone:
        return None
    carriers = case.carriers
    if any((result.proves and not _only_denies(result)) or result.vanished for result in carriers):
        return None
    told = [result for result in carriers if not _only_denies(result) and not result.is_calm]
    if told:
        return Row("unknown", "already_true", f"it held before the action: {told[0].expected}", told[0])
    if carriers and all(result.held_before for result in carriers):
        return Row("unknown", "already_true", f"it held before the action: {carriers[0].expected}", carriers[0])
    if not anything_caused(case):
        return Row("unknown", "already_true", "the action was not seen to cause anything", _first(carriers))
    return None


def _only_denies(result: LeafResult) -> bool:
    """Tell whether it holds only because something did not come: also `not` around a count that nothing reached."""
    if result.mode == "negative":
        return True
    return result.flipped and result.mode == "exact" and not result.found.live and not result.found.events


def anything_caused(case: Case) -> bool:
    """Tell whether anything was seen that the action caused."""
    if case.window.record.effects:
        return True
    report = case.action.report if case.action is not None else None
    return report is not None and (report.effect.value_changed or bool(report.effect.appeared))


def _absent_unseen(case: Case) -> Row | None:
    """Row 9."""
    if case.predicate is None:
        return None
    blind = [result for result in case.carriers if result.mode != "positive" and result.hidden is not None]
    if not blind:
        return None
    hidden = {result.path for result in blind}
    if fold(case.predicate, {one.path: one.satisfied is True and one.path not in hidden for one in case.results}):
        return None
    return Row("unknown", "coverage_partial", f"{blind[0].hidden} was not seen", blind[0])


def _lost_write(case: Case) -> Row | None:
    """Row 9a: a write has no answer, and the page goes on as if it had one."""
    return Row("unknown", "coverage_partial", case.lost_write) if case.lost_write is not None else None


def _declared(case: Case) -> Row:
    """Rows 10 and 11."""
    if case.predicate is None:
        return Row("no-fault", "nothing_declared", "nothing was declared")
    carriers = case.carriers
    proving = [one for one in carriers if one.proves] or [one for one in carriers if one.vanished] or list(carriers)
    return Row("yes", "proved", "", min(proving, key=lambda one: STRENGTHS.index(one.strength), default=None))


def _first(results: Sequence[LeafResult]) -> LeafResult | None:
    return results[0] if results else None
