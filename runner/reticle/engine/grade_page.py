"""Writes a grade as an HTML page of its own."""

from __future__ import annotations

from pathlib import Path

from reticle.engine.grade import require_other
from reticle.engine.grading import to_report
from reticle.errors import UsageError
from reticle.grade.result import GradeResult
from reticle.grade.snapshot_file import SnapshotUnreadError, open_snapshot
from reticle.report.html import render_grade
from reticle.store.files import write_whole


def write_page(path: Path, result: GradeResult, *, reference: Path, again: Path, candidate: Path) -> None:
    """Write the page of a grade, whole or not at all. Raises UsageError when it cannot be written."""
    require_other(path, [reference, again, candidate], "--html")
    facts = [("run", str(candidate)), ("correct", str(reference)), ("and again", str(again))]
    compared: list[tuple[str, int]] = []
    try:
        with open_snapshot(candidate) as snapshot:
            compared = [(label, entry.rows) for label, entry in snapshot.entries.items() if entry.error is None]
            if snapshot.header is not None and snapshot.header.clock.taken_at:
                facts.insert(1, ("taken", snapshot.header.clock.taken_at))
    except SnapshotUnreadError:  # the grade says so already
        pass
    try:
        page = render_grade(to_report(result), title=candidate.name, facts=facts, compared=compared)
        write_whole(path, page)
    except OSError as caught:
        raise UsageError(f"--html {path} cannot be written: {caught.strerror or caught}") from None
