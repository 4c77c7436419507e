"""A pytest fixture that asserts a grade: `assert_grade("reference.json", "again.json", "candidate.json")`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

if TYPE_CHECKING:
    from reticle.grade.result import GradeResult


class AssertGrade(Protocol):
    """Asserts that a run left the app the way the correct steps leave it."""

    def __call__(
        self,
        reference: str | Path,
        again: str | Path,
        candidate: str | Path,
        *,
        expect: str | Path | None = None,
        answer: str | None = None,
        start: str | Path | None = None,
    ) -> GradeResult:
        """Return the result of a PASS. Fails the test and says what differs, or what could not be read."""


@pytest.fixture(scope="session")
def assert_grade() -> AssertGrade:
    """Give a function that judges a snapshot against two correct runs and fails the test unless the verdict is PASS.

    The arguments are those of `reticle.api.judge`. A snapshot or source that could not be read fails the test too,
    since it proves nothing.
    """

    def check(
        reference: str | Path,
        again: str | Path,
        candidate: str | Path,
        *,
        expect: str | Path | None = None,
        answer: str | None = None,
        start: str | Path | None = None,
    ) -> GradeResult:
        __tracebackhide__ = True
        from reticle.engine.grade import judge_snapshots
        from reticle.grade.explain import render_text

        result = judge_snapshots(
            Path(reference),
            Path(again),
            Path(candidate),
            expect=Path(expect) if expect is not None else None,
            answer=answer,
            start=Path(start) if start is not None else None,
        )
        if not result.passed:
            pytest.fail(render_text(result).rstrip("\n"), pytrace=False)
        return result

    return check
