"""A flow's result as plain text: what a colleague or an agent needs to mend it, without pictures and markup."""

from __future__ import annotations

from reticle.model.run import ComponentEntry, FlowResult, NetworkEntry, StepResult
from reticle.model.verdict import Verdict
from reticle.report import words
from reticle.text import cut, printable, spell_stored, squash

MAX_LISTED = 8
MAX_LINE = 400


def tell_flow(flow: FlowResult) -> str:
    """Return the flow in lines: verdict, place, command, steps up to the bad one, evidence, pictures, stored data."""
    lines = [f"{flow.status}: flow {flow.name}", f"what: {words.tell_flow(flow)}"]
    if flow.intent:
        lines.insert(1, f"intent: {flow.intent}")
    if place := words.spell_place(words.find_place(flow)):
        lines.append(f"where: {place}")
    verdict = words.find_verdict(flow)
    if verdict is not None and verdict.decision is not None:
        lines.append(f"suggested: {verdict.decision.suggested_fix}")
    if command := words.find_next_command(flow):
        lines.append(f"next: {command}")
    lines += ["", "steps:", *_steps(flow)]
    if flow.success is not None and not flow.success.verdict.is_pass:
        lines += ["", "at the end:", *_verdict(flow.success.verdict)]
    lines += _pictures(flow) + _grade(flow)
    if flow.coverage.partial:
        lines += ["", f"not seen: {', '.join(flow.coverage.partial)}"]
    lines += [f"note: {note}" for note in flow.notes]
    return "\n".join(cut(printable(line), MAX_LINE) for line in lines) + "\n"


def _steps(flow: FlowResult) -> list[str]:
    lines = []
    for step in flow.steps:
        said = words.VERIFIED_WORDS[step.verdict.verified] if step.verdict is not None else "done"
        if step.error is not None or step.drift is not None:
            said = "not done"
        lines.append(f"  {step.index + 1}. {squash(step.describe or step.action)} — {said}")
        if words.is_step_bad(step):
            lines += [f"     {line}" for line in _step_details(step)]
    return lines


def _step_details(step: StepResult) -> list[str]:
    lines = []
    if step.error is not None or step.drift is not None:
        lines.append(squash(words.tell_step(step)))
    if step.drift is not None:
        for item in step.drift.candidates[:MAX_LISTED]:
            score = f" {item.score:.2f}" if item.score is not None else ""
            lines.append(f"near: {item.target.describe()}{score} {item.why}".rstrip())
    if step.verdict is not None:
        lines += _verdict(step.verdict)
    lines += [f"net: {tell_request(entry)}" for entry in step.network[:MAX_LISTED]]
    lines += [f"console {entry.level}: {squash(entry.text)}" for entry in step.console[:MAX_LISTED]]
    lines += [f"rendered: {tell_component(entry)}" for entry in step.components[:MAX_LISTED]]
    return lines


def _verdict(verdict: Verdict) -> list[str]:
    lines = [f"{words.VERIFIED_WORDS[verdict.verified]} ({verdict.reason}): {squash(verdict.because)}"]
    lines += [f"expected: {verdict.expected}"] * bool(verdict.expected)
    lines += [f"observed: {verdict.observed}"] * bool(verdict.observed)
    for item in verdict.contradictions:
        place = words.spell_place(item.source)
        lines.append(f"contradiction {item.kind}: {squash(item.text)}{f' ({place})' if place else ''}")
    return lines


def tell_component(entry: ComponentEntry) -> str:
    """Return a component that rendered in one line: `Cart ×2 (src/Cart.jsx:12)`."""
    often = f" ×{entry.renders}" if entry.renders > 1 else ""
    return f"{squash(entry.name)}{often}{f' ({entry.source})' if entry.source else ''}"


def tell_request(entry: NetworkEntry) -> str:
    """Return a request in one line: `POST /api/pay 500 in 34 ms (cart.js:41)`."""
    outcome = str(entry.status) if entry.status is not None else entry.failed or "no answer"
    outcome += f", cut off: {entry.failed}" if entry.status is not None and entry.failed else ""
    took = f" in {words.spell_duration(entry.duration_ms)}" if entry.duration_ms is not None else ""
    return f"{entry.method} {entry.url} {outcome}{took}{f' ({entry.initiator})' if entry.initiator else ''}"


def _pictures(flow: FlowResult) -> list[str]:
    found = [picture for picture in flow.visual if picture.result != "same"]
    return ["", "pictures:", *(f"  {words.tell_picture(picture)}" for picture in found)] if found else []


def _grade(flow: FlowResult) -> list[str]:
    grade = flow.grade
    if grade is None or grade.verdict == "PASS":
        return []
    lines = ["", f"stored data: {grade.verdict}"]
    for item in grade.changed[:MAX_LISTED]:
        before, after = spell_stored(item.from_), spell_stored(item.to)
        lines.append(f"  {item.source} {item.key} {item.column}: should be {before}, is {after}")
    lines += [f"  missing: {line}" for line in grade.removed[:MAX_LISTED]]
    lines += [f"  too many: {line}" for line in grade.added[:MAX_LISTED]]
    lines += [f"  unread {item.label}: {item.reason}" for item in grade.unread[:MAX_LISTED]]
    return lines
