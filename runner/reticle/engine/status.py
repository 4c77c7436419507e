"""One status for a flow, the first that fits: fail, drift, unverified, no-fault, pass. And one sentence why."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from reticle.engine.outcome import Replayed, StepRun
from reticle.model.flow import Flow
from reticle.model.run import FlowStatus, GradeReport, VisualResult
from reticle.model.verdict import SourcePlace, Verdict
from reticle.text import cut, spell_stored
from reticle.visual.elements import tell_cluster

_CHANGED = frozenset({"different", "size"})
_UNTOLD = frozenset({"unstable", "missing"})


@dataclass(frozen=True)
class Status:
    """What a flow came to. `reason` is a sentence for the table; `source` the file and line to open."""

    status: FlowStatus
    reason: str = ""
    source: SourcePlace | None = None
    notes: list[str] = field(default_factory=list)


def decide_status(flow: Flow, replayed: Replayed, grade: GradeReport | None) -> Status:
    """Return the first status that fits."""
    notes = [] if asserts_something(flow) else ["nothing declared"]
    if grade is not None and grade.unchanged:
        notes.append("its grade proves only that nothing was written")
    for find in (_find_fail, _find_drift, _find_unverified):
        found = find(replayed, grade)
        if found is not None:
            found = _with_refusal(found, replayed)
            return Status(found.status, cut(found.reason, 400), found.source, notes)
    if not asserts_something(flow):
        return Status("no-fault", "nothing was declared to prove", notes=notes)
    if not replayed.is_done:
        return Status("unverified", "the flow did not come to its end", notes=notes)
    return Status("pass", _proof(replayed, grade), notes=notes)


def asserts_something(flow: Flow) -> bool:
    """Tell whether a flow declares a consequence: a predicate, a picture or a grade."""
    declared = flow.success is not None or flow.grade is not None
    return declared or any(step.expect is not None or step.visual is not None for step in flow.steps)


def _find_fail(replayed: Replayed, grade: GradeReport | None) -> Status | None:
    for run in replayed.steps:
        verdict = run.settle()
        failed = verdict if verdict is not None and verdict.verified == "no" else None
        if run.error is not None and run.blames_app:  # a dismissed dialog is the cause of what did not happen after it
            then = f" ({failed.because})" if failed else ""
            return Status("fail", f"{_where(run)}: {run.error}{then}", failed.source if failed else None)
        if failed is not None:
            return Status("fail", f"{_where(run)}: {failed.because}", failed.source)
    if replayed.success is not None and replayed.success.verified == "no":
        return Status("fail", f"success: {replayed.success.because}", replayed.success.source)
    for picture in replayed.pictures:
        if picture.result in _CHANGED:
            return Status("fail", _picture_said(picture))
    if grade is not None and grade.verdict == "FAIL":
        return Status("fail", f"stored data: {_grade_said(grade)}")
    if replayed.setup is not None and replayed.lost is None:
        return Status("fail", replayed.setup)
    return None


def _with_refusal(found: Status, replayed: Replayed) -> Status:
    """Lead with a start page that answered an error. A first step that finds nothing on it is no drift: there is
    nothing to heal on an error page. A flow that holds on such a page is not blamed."""
    if replayed.refused is None:
        return found
    is_lost = found.status == "drift" and bool(replayed.steps) and replayed.steps[0].drift is not None
    return replace(found, status="fail" if is_lost else found.status, reason=f"{replayed.refused}; {found.reason}")


def _find_drift(replayed: Replayed, grade: GradeReport | None) -> Status | None:
    for run in replayed.steps:
        if run.drift is not None:
            return Status("drift", f"{_where(run)}: {run.drift.text}")
    return None


def _find_unverified(replayed: Replayed, grade: GradeReport | None) -> Status | None:
    if replayed.lost is not None:
        return Status("unverified", replayed.lost)
    for run in replayed.steps:
        verdict = run.settle()
        if run.error is not None:
            return Status("unverified", f"{_where(run)}: {run.error}")
        untold = verdict is not None and verdict.verified == "unknown"
        if verdict is not None and untold and (run.step.expect is not None or replayed.ends_at(run)):
            return Status("unverified", f"{_where(run)}: {verdict.because}", verdict.source)
        if verdict is not None and verdict.reason in ("observation_lost", "not_acted"):
            return Status("unverified", f"{_where(run)}: {verdict.because}", verdict.source)
    if replayed.success is not None and replayed.success.verified == "unknown":
        return Status("unverified", f"success: {replayed.success.because}", replayed.success.source)
    for picture in replayed.pictures:
        if picture.result in _UNTOLD:
            return Status("unverified", _picture_said(picture))
    if grade is not None and grade.verdict == "UNVERIFIED":
        first = grade.unread[0] if grade.unread else None
        said = f"{first.label}: {first.reason}" if first else "a source could not be read"
        hint = f" · hint: {grade.notes[0]}" if grade.notes else ""
        return Status("unverified", f"stored data could not be told: {said}{hint}")
    return None


def _where(run: StepRun) -> str:
    return f"step {run.index + 1} {run.describe}"


def _proof(replayed: Replayed, grade: GradeReport | None) -> str:
    verdicts: list[Verdict] = [replayed.success] if replayed.success is not None else []
    verdicts += [run.verdict for run in reversed(replayed.steps) if run.verdict is not None and run.verdict.is_pass]
    if grade is not None and grade.verdict == "PASS" and not grade.unchanged:
        return "the stored data is what the correct steps leave"
    return verdicts[0].because if verdicts else ""


def _picture_said(picture: VisualResult) -> str:
    named = [cluster for cluster in picture.clusters if cluster.elements]
    where = f": {tell_cluster(max(named, key=lambda cluster: cluster.px))}" if named else ""
    return f'picture "{picture.name}" ({picture.variant}) {picture.result}: {picture.text}{where}'


def _grade_said(grade: GradeReport) -> str:
    if grade.changed:
        first = grade.changed[0]
        more = len(grade.changed) - 1
        before, after = spell_stored(first.from_), spell_stored(first.to)
        return f"{first.source}[{first.key}].{first.column}: {before} → {after}" + (f" and {more} more" if more else "")
    for word, rows in (("missing", grade.removed), ("too much", grade.added)):
        if rows:
            rest = f" (and {len(rows) - 1} more)" if len(rows) > 1 else ""
            return f"{word}: {cut(rows[0], 160)}{rest}"
    if grade.answer is not None:
        return str(grade.answer.get("why", "wrong answer"))
    return "differs"
