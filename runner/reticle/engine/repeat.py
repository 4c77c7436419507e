"""Several replays of one flow as one result: the worst decides, and how often it came out how is told."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from reticle.engine.suite import attempt_dir
from reticle.model.run import STATUS_ORDER, Flag, FlowResult
from reticle.text import plural


def gather_attempts(results: Sequence[FlowResult], repeat: int, run_dir: Path) -> list[FlowResult]:
    """Make one result of every `repeat` results that follow each other, and keep the files of the one that it shows.

    Of the worst the first is shown. A flow that both passed and failed is flaky. The duration is the mean.
    """
    if repeat == 1:
        return list(results)
    merged = []
    for at in range(0, len(results), repeat):
        attempts = results[at : at + repeat]
        worst = min(range(repeat), key=lambda number: STATUS_ORDER.index(attempts[number].status))
        merged.append(_merge(attempts, worst))
        _keep(attempt_dir(run_dir, worst + 1) / attempts[worst].name, run_dir / attempts[worst].name)
    shutil.rmtree(run_dir / ".attempts", ignore_errors=True)
    return merged


def _merge(attempts: Sequence[FlowResult], shown: int) -> FlowResult:
    flow, counts = attempts[shown], Counter(result.status for result in attempts)
    told = ", ".join(f"{counts[status]} {status}" for status in reversed(STATUS_ORDER) if counts[status])
    flags: list[Flag] = list(flow.flags)
    if counts["pass"] and counts["fail"] + counts["drift"]:
        flags.append("flaky")
    mixed = len(counts) > 1
    reason = f"attempt {shown + 1} of {len(attempts)}: {flow.reason}" if mixed else flow.reason
    return flow.model_copy(
        update={
            "attempts": len(attempts),
            "flags": flags,
            "reason": reason,
            "duration_ms": round(sum(result.duration_ms for result in attempts) / len(attempts), 1),
            "notes": [*flow.notes, f"{plural(len(attempts), 'attempt')}: {told}"],
        }
    )


def _keep(source: Path, target: Path) -> None:
    if not source.is_dir():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.rglob("*")):
        if path.is_file():
            place = target / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            os.replace(path, place)
