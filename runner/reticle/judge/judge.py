"""The one judge: a window of evidence and a predicate in, a verdict out."""

from __future__ import annotations

from collections.abc import Mapping

from reticle.errors import TargetError
from reticle.judge.closing import quiet_at
from reticle.judge.contradictions.find import find_contradictions
from reticle.judge.contradictions.lost_write import find_lost_write
from reticle.judge.contradictions.traits import failed_t
from reticle.judge.decision import Subject, decide
from reticle.judge.leaf_result import LeafResult
from reticle.judge.leaves import evaluate
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.judge.scene import Scene
from reticle.judge.strength import strongest
from reticle.judge.tree import fold_with
from reticle.judge.verdict_table import Case, Row, find_row
from reticle.model.predicate import LeafPath, Predicate
from reticle.model.reading import LiveReading
from reticle.model.verdict import Contradiction, SourcePlace, Strength, Verdict
from reticle.text import cut, plural
from reticle.truth.window import Window


def judge(
    window: Window,
    predicate: Predicate | None,
    before: Mapping[LeafPath, LiveReading] | None = None,
    action: ActionOutcome | None = None,
    policy: Policy | None = None,
    *,
    subject: Subject | None = None,
) -> Verdict:
    """Answer whether what was declared came true, as far as the window shows at its `now_t`.

    `before` are the readings of the live leaves before the action (before step 1 for a flow's `success`, which has no
    `action`); None for an assert, which stands alone. Contradictions are looked for when there is an action.
    Raises TargetError when an element leaf that decides named several elements.
    """
    policy = policy or Policy()
    results = evaluate(window, predicate, before, policy) if predicate is not None else ()
    scene = _scene(window, predicate, results, action, policy)
    contradictions = find_contradictions(scene) if scene is not None else []
    lost = find_lost_write(scene) if scene is not None and predicate is not None else None
    case = Case(window, predicate, action, results, tuple(contradictions), before is None and action is None, lost)
    _refuse_ambiguous(case)
    row = find_row(case)
    source = _source(row, case)
    decision = None
    if row.verified != "yes":
        decision = decide(row.reason, window, action, results, contradictions, source, subject or Subject())
    return Verdict(
        verified=row.verified,
        reason=row.reason,
        because=_because(row, case, policy),
        expected=_expected(row, case),
        observed=_observed(row),
        evidence=[result.evidence() for result in results],
        strength=_strength(row, case),
        coverage=window.coverage,
        contradictions=contradictions,
        notes=_notes(window, contradictions),
        source=source,
        decision=decision,
    )


def look_for_contradictions(
    window: Window,
    predicate: Predicate | None,
    results: tuple[LeafResult, ...],
    action: ActionOutcome | None,
    policy: Policy,
) -> list[Contradiction]:
    """Find what speaks against the consequence in an action's window; nothing without an action."""
    scene = _scene(window, predicate, results, action, policy)
    return find_contradictions(scene) if scene is not None else []


def _scene(
    window: Window,
    predicate: Predicate | None,
    results: tuple[LeafResult, ...],
    action: ActionOutcome | None,
    policy: Policy,
) -> Scene | None:
    if action is None or action.refused is not None:
        return None
    held = predicate is not None and fold_with(predicate, results, lambda one: one.satisfied) is True
    fresh = any(result.proves or result.vanished for result in results)
    return Scene(window, action, policy, results, consequence_held=held and fresh)


def _refuse_ambiguous(case: Case) -> None:
    """Raise the error that a query which names several elements is, when the answer hangs on it."""
    several = next((result for result in case.results if result.found.ambiguous), None)
    if several is None or case.predicate is None or case.window.loss is not None:
        return
    if case.action is not None and case.action.refused is not None:
        return
    decides = case.root is False and not case.window.could_hold("dom")
    certain = fold_with(case.predicate, case.results, lambda one: True if one.found.ambiguous else one.satisfied)
    if not decides or certain is False:
        return
    names = several.found.ambiguous
    raise TargetError(
        f"{several.expected}: {several.found.observed}",
        kind="ambiguous",
        candidates=names,
        hint='narrow the query with "within", "name" or "nth", or say how many with "count"',
    )


def _because(row: Row, case: Case, policy: Policy) -> str:
    """Say why; what spoilt the gesture, and a page that was not left because it asked back, come first."""
    said = _why(row, case, policy)
    if row.verified != "yes" and case.window.kept_on is not None:
        said = f"{case.window.kept_on} ({said})"
    spoilt = case.action.spoilt if case.action is not None else None
    return said if spoilt is None or row.why == spoilt else f"{spoilt}; {said}"


def _why(row: Row, case: Case, policy: Policy) -> str:
    leaf = row.leaf
    if row.reason == "proved" and leaf is not None:
        now = "holds now: " if case.stands_alone else ""
        said = leaf.found.observed
        rest = len(case.carriers) - 1
        more = f", and {plural(rest, 'other expectation')} held" if rest else ""
        return f"{now}{leaf.expected}" + (f" ({said})" if said else "") + more
    if row.reason == "assertion_failed" and leaf is not None:
        gone = case.window.closed_by_app
        after = f"; the app closed page {gone}" if gone else ""
        return f"expected {leaf.expected}, but {leaf.found.observed or 'it was not seen'}{after}"
    if row.reason == "pending" and leaf is not None:
        quiet = quiet_at(case.window.record, case.window.now_t, policy.quiet_ms, leaf.found.last_t)
        if leaf.satisfied is not True:
            why = quiet.why() if quiet.busy else "its time is not over"
            return f"not yet: {leaf.expected}; {why}"
        return f"cannot be closed: {leaf.expected}; {quiet.why()}"
    lead = {
        "inconclusive": "could not be evaluated: ",
        "observation_lost": "nothing can be said: ",
        "not_acted": "the action did not happen: ",
        "contradicted": "",
        "already_true": "nothing is proved: ",
        "coverage_partial": "cannot be told: ",
        "nothing_declared": "no fault was found, and ",
    }
    return lead.get(row.reason, "") + row.why


def _expected(row: Row, case: Case) -> str:
    if row.leaf is not None:
        return row.leaf.expected
    return "; ".join(result.expected for result in case.results[:3])


def _observed(row: Row) -> str:
    if row.leaf is not None:
        return row.leaf.found.error or row.leaf.found.observed
    return cut(row.why, 300)


def _strength(row: Row, case: Case) -> Strength | None:
    if row.verified != "yes":
        return None
    if case.stands_alone:
        return strongest(case.carriers)
    proving = [result for result in case.carriers if result.proves or result.vanished]
    return strongest(proving or case.carriers)


def _source(row: Row, case: Case) -> SourcePlace | None:
    """Find the file and line to open: the contradiction's, the deciding leaf's, a failed request's, the listener's."""
    if row.verified == "yes" or row.reason in ("observation_lost", "inconclusive"):
        return None
    if row.reason == "contradicted":
        told = next((item.source for item in case.contradictions if item.blocking and item.source), None)
        if told is not None:
            return told
    if row.leaf is not None and row.leaf.found.source is not None:
        return row.leaf.found.source
    for exchange in case.window.record.traffic.exchanges:
        place = exchange.data.initiator
        if not exchange.unrelated and failed_t(exchange) is not None and place is not None:
            return SourcePlace(file=place.file, line=place.line, column=place.column)
    report = case.action.report if case.action is not None else None
    return report.source if report is not None else None


def _notes(window: Window, contradictions: list[Contradiction]) -> list[str]:
    notes = [f"{item.kind}: {item.text}" for item in contradictions if not item.blocking]
    seen: dict[str, int] = {}
    for exchange in window.record.traffic.exchanges:
        if exchange.unrelated and failed_t(exchange) is not None:
            seen[exchange.spell()] = seen.get(exchange.spell(), 0) + 1
    notes += [f"unrelated: {text}" + (f" ({count} times)" if count > 1 else "") for text, count in seen.items()]
    return notes
