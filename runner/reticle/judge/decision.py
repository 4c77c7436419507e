"""What to do about a verdict that is not a yes: what changed, where to look, and a command that can be run."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from reticle.judge.leaf_result import LeafResult
from reticle.judge.outcome import ActionOutcome
from reticle.model.event import ComponentCommit, RouteChange
from reticle.model.verdict import Contradiction, Decision, Reason, SourcePlace
from reticle.text import cut, plural
from reticle.truth.components import list_rendered, spell_rendered
from reticle.truth.window import Window


@dataclass(frozen=True)
class Subject:
    """What is judged, so that the next command can name it: a flow (and step, counted from 1), or a page's URL."""

    flow: str | None = None
    step: int | None = None
    url: str | None = None

    def command(self, reason: Reason) -> str:
        """Return a command that shows more about a verdict with this reason."""
        if reason == "observation_lost":
            return "reticle doctor"
        if self.flow is not None:
            return f"reticle verify {shlex.quote(self.flow)}"
        if self.url is not None:
            return f"reticle snapshot {shlex.quote(self.url)}"
        return "reticle doctor"


_FIXES: dict[Reason, str] = {
    "inconclusive": "change the predicate so that it can be evaluated",
    "observation_lost": "run it again; if it happens again, look why the page or the browser ends",
    "not_acted": "let the user reach the control, or act on what stands in front of it first",
    "coverage_partial": "declare the consequence where it can be seen, or make that place visible",
    "pending": "give it more time (withinMs or timeoutMs), or find out why the page does not come to rest",
    "assertion_failed": "make the app do what was declared, or declare what it should do",
    "contradicted": "handle the failure and tell the user, or declare it when it is meant",
    "already_true": "declare something that only this action brings about: a signal, a request, a new text",
    "nothing_declared": "declare what the action should cause, with expect",
    "proved": "",
}
_BY_CONTRADICTION = {
    "request-failed-ui-moved-on": "check the answer before the page goes on, and tell the user when it failed",
    "failure-in-ok-response": "read what the body says before the page says success",
    "duplicate-write": "send it once: disable the control while it is under way, or use an idempotency key",
    "uncaught-error": "catch the error where it happens, or fix what throws",
    "write-echo-differs": "find out which side changed the value",
    "money-unit": "use one unit for the amount on both sides",
    "stale-response": "throw away the answer of a request that a newer one replaced",
    "screen-differs": "show what the server answered",
    "response-ignored": "use the answer, or do not ask",
    "never-settled": "end what keeps the page busy",
}


def decide(
    reason: Reason,
    window: Window,
    action: ActionOutcome | None,
    results: Sequence[LeafResult],
    contradictions: Sequence[Contradiction],
    source: SourcePlace | None,
    subject: Subject,
) -> Decision:
    """Build the decision for a verdict with this reason."""
    blocking = next((item for item in contradictions if item.blocking), None)
    fix = _FIXES[reason]
    if reason == "contradicted" and blocking is not None:
        fix = _of_document(window, blocking) or _BY_CONTRADICTION[blocking.kind]
    if reason == "not_acted" and action is not None and action.spoilt is not None:
        fix = "run it again; if it happens again, keep the control where it is while it is pressed"
    missing = next((result for result in results if result.satisfied is not True), None)
    if reason == "assertion_failed" and missing is not None and missing.found.observed:
        fix = _fix_of(missing)
    if window.kept_on is not None:
        fix = "say how the step answers it, as in dialogs.kind=beforeunload dialogs.accept=true"
    return Decision(
        what_changed=what_changed(window, action),
        where_in_source=f"{source.file}:{source.line}" if source is not None else None,
        suggested_fix=fix,
        next_action=subject.command(reason),
    )


def _of_document(window: Window, blocking: Contradiction) -> str | None:
    """Say what to do about a page that was answered with an error, which nobody can tell the user of but the server."""
    for exchange in window.record.traffic.exchanges:
        if exchange.request.seq in blocking.events and exchange.data.resource == "document" and exchange.answer:
            asked = f"net method={exchange.data.method} path={exchange.path} status={exchange.answer.status}"
            return f"make the server answer the page, or declare its status where it is meant: {cut(asked, 160)}"
    return None


def _fix_of(missing: LeafResult) -> str:
    """Say what to do about a leaf that does not hold: bring about what is missing, prevent what is too much."""
    unwanted = missing.found.holds is True if missing.flipped else missing.final or missing.mode == "negative"
    if unwanted:
        return f"prevent what came although it should not: {missing.expected}"
    return f"make it so, or find out why it did not come: {missing.expected}"


def what_changed(window: Window, action: ActionOutcome | None) -> str:
    """Say in one sentence what was seen after the action."""
    record = window.record
    parts = []
    related = [exchange for exchange in record.traffic.exchanges
               if not exchange.unrelated and exchange.data.channel != "resource"]  # fmt: skip
    if related:
        shown = ", ".join(exchange.spell() for exchange in related[:3])
        parts.append(shown + (f" and {len(related) - 3} more" if len(related) > 3 else ""))
    moves = record.of(RouteChange)
    if moves and isinstance(moves[-1].data, RouteChange):
        parts.append(f"the route changed to {cut(moves[-1].data.pathname, 60)}")
    others = len(record.effects) - len(related) - len(moves)
    if others > 0:
        parts.append(plural(others, "other change"))
    rendered = spell_rendered(list_rendered(record.of(ComponentCommit)))
    if rendered:
        parts.append(f"rendered {rendered}")
    who = action.describe if action is not None else "the page"
    return f"{who}: " + ("; ".join(parts) if parts else "nothing was seen to change")
