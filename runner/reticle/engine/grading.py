"""The judge at a flow's end: snapshot the app's stored data and compare it with what the correct steps leave."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from reticle.appproc.processes import command_environment
from reticle.engine.grade import SnapshotResult, judge_snapshots, take_snapshot
from reticle.errors import ReticleError
from reticle.grade.result import GradeResult
from reticle.model.run import CellChange, GradeReport, Unread

if TYPE_CHECKING:
    from reticle.engine.session import Session

ROWS_KEPT = 200
NOTHING_WRITTEN = 'proves only that nothing was written ("unchanged": true)'


async def grade_flow(session: Session) -> GradeReport | None:
    """Take the candidate's snapshot and judge it against the flow's references. None for a flow without a grade.

    A missing reference, a source that cannot be read or a mistake in the declaration is UNVERIFIED, never a pass.
    """
    grade = session.flow.grade
    if grade is None:
        return None
    folder = session.project.grade_dir(session.flow.name)
    references = folder / "reference.json", folder / "again.json"
    missing = [path for path in references if not path.is_file()]
    if missing:
        return _untold(
            f"{session.project.shown(missing[0])} is missing", f"learn it: reticle grade learn {session.flow.name}"
        )
    candidate = session.run_dir / session.flow.name / "state.json"
    candidate.parent.mkdir(parents=True, exist_ok=True)
    try:
        await snapshot_copy(session, candidate)
        judged = await asyncio.to_thread(
            judge_snapshots,
            references[0],
            references[1],
            candidate,
            env=command_environment(session.copy.env),
            redactor=session.redactor,
        )
    except ReticleError as caught:
        return _untold(str(caught))
    return to_report(judged, unchanged=grade.unchanged)


async def snapshot_copy(session: Session, out: Path) -> SnapshotResult:
    """Write a snapshot of the copy's stored data to `out`, in the copy's own environment and at the app's time."""
    grade = session.flow.grade
    if grade is None:
        raise ReticleError(f"flow {session.flow.name} has no grade", hint='"grade": {"state": "state/….json"}')
    return await asyncio.to_thread(
        take_snapshot,
        session.project.path(grade.state, what="grade.state"),
        out,
        env=command_environment(session.copy.env),
        taken_at=session.now,
        generated=dict(session.variables.generated),
        redactor=session.redactor,
    )


def to_report(judged: GradeResult, *, unchanged: bool = False) -> GradeReport:
    """Turn a grade's result into the form of `run.json`; long lists are cut and say so."""
    state = judged.state
    notes = list(judged.notes)
    for name, rows in (("removed", state.removed), ("added", state.added)):
        if len(rows) > ROWS_KEPT:
            notes.append(f"{name}: {len(rows)} rows, the first {ROWS_KEPT} kept here")
    if unchanged and judged.passed and not any("nothing was written" in note for note in notes):
        notes.append(NOTHING_WRITTEN)
    return GradeReport(
        verdict=judged.verdict,
        removed=list(state.removed[:ROWS_KEPT]),
        added=list(state.added[:ROWS_KEPT]),
        changed=[
            CellChange(
                source=item.source, key=item.key, column=item.column, from_=item.from_, to=item.to, note=item.note
            )
            for item in state.changed[:ROWS_KEPT]
        ],
        missing=list(state.missing[:ROWS_KEPT]),
        extra=list(state.extra[:ROWS_KEPT]),
        columns={label: list(names) for label, names in state.columns.items()},
        renumbered=state.renumbered,
        ignored=state.ignored,
        unread=[Unread(label=item.label, file=item.file, reason=item.reason) for item in judged.unread],
        answer=judged.answer.to_json() if judged.answer else None,
        notes=notes,
        unchanged=unchanged,
    )


def _untold(reason: str, hint: str | None = None) -> GradeReport:
    return GradeReport(
        verdict="UNVERIFIED", unread=[Unread(label="reference", reason=reason)], notes=[hint] if hint else []
    )
