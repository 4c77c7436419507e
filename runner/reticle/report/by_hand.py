"""What the commands for trying by hand print: a verdict, a list of matches, the effect of an action."""

from __future__ import annotations

from typing import Any

from reticle.model.outline import Match
from reticle.model.run import ActionReport
from reticle.model.verdict import Contradiction, Evidence, Verdict
from reticle.report.words import spell_place
from reticle.text import cut, printable, quoted, squash

MAX_LINE = 300


def tell_verdict(verdict: Verdict) -> str:
    """Return the verdict in lines, the answer first: `yes proved: …`, evidence, what contradicts it, what to do."""
    place = spell_place(verdict.source)
    lines = [f"{verdict.verified} {verdict.reason}: {squash(verdict.because)}" + (f"  {place}" if place else "")]
    lines += [f"  {_evidence(item)}" for item in verdict.evidence]
    lines += [f"  {_contradiction(item)}" for item in verdict.contradictions]
    lines += [f"  note: {note}" for note in verdict.notes]
    if verdict.coverage:
        lines.append(f"  not seen: {', '.join(verdict.coverage)}")
    if verdict.is_pass and verdict.strength is not None:
        lines.append(f"  strength: {verdict.strength}")
    decision = verdict.decision
    if decision is not None:
        lines.append(f"seen:  {decision.what_changed}")
        if decision.where_in_source and decision.where_in_source not in lines[0]:
            lines.append(f"where: {decision.where_in_source}")
        if decision.suggested_fix:
            lines.append(f"fix:   {decision.suggested_fix}")
        lines.append(f"next:  {decision.next_action}")
    return _text(lines)


def tell_matches(matches: list[Match]) -> str:
    """Return one line a match: `e3 button "Pay" [pay] disabled · in form · at 10,20 80×24`."""
    return _text([_match(match) for match in matches])


def effect_block(
    action: str, report: ActionReport | None, *, ref: str | None, since: int, settled: bool, reason: str | None
) -> dict[str, Any]:
    """Return what an action did, fields at their uninformative default left out, as the `act` tool tells it."""
    settling: dict[str, Any] = {"dispatched": True, "settled": settled, "settleReason": reason}
    result: dict[str, Any] = {"ok": True} | ({"ref": ref} if ref else {}) | {"action": action} | settling
    block: dict[str, Any] = {"since": since}
    if report is not None:
        said = report.to_json()
        settling["dispatched"] = result["dispatched"] = report.effect.dispatched
        names = ("testid", "component", "role", "name")
        result |= {name: said[name] for name in names if said.get(name)}
        result["effect"] = said.get("effect", {})
        if report.source is not None:
            result["source"] = said["source"]
        block |= {"inputMode": report.input_mode}
        block |= {"inputModeReason": report.input_mode_reason} if report.input_mode_reason else {}
        block |= {"warnings": report.warnings} if report.warnings else {}
    return {**block, **settling, "result": result}


def _evidence(item: Evidence) -> str:
    mark = "✓" if item.satisfied and item.closed else "✗" if not item.satisfied else "…"
    said = f"{mark} {squash(item.expected) or item.leaf.get('kind', '')}"
    if item.observed:
        said += f": {squash(item.observed)}"
    if item.held_before:
        said += " (held before)"
    return said


def _contradiction(item: Contradiction) -> str:
    place = spell_place(item.source)
    weight = "" if item.blocking else " (noted)"
    return f"! {item.kind}{weight}: {squash(item.text)}" + (f"  {place}" if place else "")


def _match(match: Match) -> str:
    parts = [f"{match.ref} {match.describe}" + (f" [{match.testid}]" if match.testid else "")]
    parts[0] += "".join(f" {state}" for state in match.states)
    if match.value is not None:
        parts.append(f"value {quoted(match.value)}")
    elif match.text and match.text not in match.describe:
        parts.append(f"says {quoted(cut(match.text))}")
    if match.where:
        parts.append(f"in {match.where}")
    if match.frame:
        parts.append(f"in frame {' > '.join(match.frame)}")
    if match.box is not None:
        x, y, width, height = (round(value) for value in match.box)
        parts.append(f"at {x},{y} {width}×{height}")
    return " · ".join(parts)


def _text(lines: list[str]) -> str:
    return "".join(cut(printable(line), MAX_LINE) + "\n" for line in lines)
