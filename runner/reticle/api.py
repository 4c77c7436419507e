"""The public library interface: what the `reticle` command does, as functions."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from reticle.engine.grade import SnapshotResult, judge_snapshots, take_snapshot
from reticle.grade.result import GradeResult

__all__ = ["GradeResult", "SnapshotResult", "judge", "snapshot"]


def snapshot(
    state: str | Path,
    out: str | Path,
    *,
    url: str | None = None,
    taken_at: datetime | str | None = None,
    generated: Mapping[str, str] | None = None,
    env: Mapping[str, str] | None = None,
) -> SnapshotResult:
    """Write every row of every source that the declaration `state` names to the file `out`.

    `url` is the page that the run ended on; `taken_at` the app's time (a text is RFC 3339 with a zone; unless given:
    `RETICLE_NOW` of `env`, else now); `generated` the values that the run made up, by name; `env` the environment
    (this process's own unless given). A source that cannot be read is in `failures` of the result, and makes its
    `exit_code` 2. Raises ReticleError for a mistake in the declaration or when nothing can be written.
    """
    return take_snapshot(Path(state), Path(out), env=env, taken_at=taken_at, generated=generated, url=url)


def judge(
    reference: str | Path,
    again: str | Path,
    candidate: str | Path,
    *,
    expect: str | Path | None = None,
    answer: str | None = None,
    start: str | Path | None = None,
    trust_digests: bool = False,
    env: Mapping[str, str] | None = None,
) -> GradeResult:
    """Compare the snapshot of a run with the snapshots of two correct runs, and its answer with `expect`.

    The result's `verdict` is PASS, FAIL or UNVERIFIED (something could not be read: nothing is proven). `start` is a
    snapshot of the reset app, `env` what the answer's source is read in. Raises ReticleError for a mistake in
    `expect`, or for `answer` without it.
    """
    return judge_snapshots(
        Path(reference),
        Path(again),
        Path(candidate),
        expect=Path(expect) if expect is not None else None,
        answer=answer,
        start=Path(start) if start is not None else None,
        trust_digests=trust_digests,
        env=env,
    )
