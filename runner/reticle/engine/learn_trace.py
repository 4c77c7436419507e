"""Which step of a flow wrote what: a snapshot after every step, each compared with the one before."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reticle.engine.grade import judge_snapshots
from reticle.engine.grading import snapshot_copy, to_report
from reticle.engine.outcome import StepRun
from reticle.engine.session import Session
from reticle.engine.stage import Stage, require_pass
from reticle.model.flow import Flow
from reticle.model.run import GradeReport


@dataclass(frozen=True)
class StepWrites:
    """What was written since the step before. `number` counts from 1."""

    number: int
    describe: str
    writes: GradeReport

    @property
    def lines(self) -> list[str]:
        """Spell the differences, a line each: changed cells by record and column, whole rows otherwise."""
        cells = [f"{it.source}[{it.key}].{it.column}: {it.from_} → {it.to}" for it in self.writes.changed]
        return [*cells, *(f"- {line}" for line in self.writes.missing), *(f"+ {line}" for line in self.writes.extra)]

    def to_json(self) -> dict[str, Any]:
        """Return `{step, describe, changed[], missing[], extra[]}`."""
        told = self.writes.to_json()
        return {
            "step": self.number,
            "describe": self.describe,
            **{name: told.get(name, []) for name in ("changed", "missing", "extra")},
        }


async def trace_state(stage: Stage, flow: Flow) -> tuple[StepWrites, ...]:
    """Replay the flow once from a reset and tell the steps that wrote something.

    A step's writes are those that stand when what it declares holds: without an expectation of its own, a write that
    comes late is told by the step after it. What set-up flows write is told with the first step. Raises
    NotReplayedError.
    """
    session = await stage.open(flow)
    taking = _Taking(session, stage.run_dir)
    try:
        await taking.take(0, "before the first step")
        done, status = await stage.replay(session, taking.after)
        require_pass(flow, status, "the traced run")
        if done.steps:
            last = done.steps[-1]
            await taking.take(last.index + 1, last.describe)
    finally:
        await session.close()
    return tuple(told for told in taking.told if told.lines)


class _Taking:
    def __init__(self, session: Session, folder: Path) -> None:
        self.told: list[StepWrites] = []
        self._session, self._folder = session, folder
        self._before: Path | None = None

    async def after(self, run: StepRun) -> None:
        await self.take(run.index + 1, run.describe)

    async def take(self, number: int, describe: str) -> None:
        path = self._folder / f"trace-{len(self.told) + 1}.json"
        await snapshot_copy(self._session, path)
        before, self._before = self._before or path, path
        found = to_report(await asyncio.to_thread(judge_snapshots, before, before, path))
        if self.told and self.told[-1].number == number:  # the end of the last step, once more
            if found.changed or found.missing or found.extra:
                self.told.append(StepWrites(number, f"{describe} (at the end)", found))
            return
        self.told.append(StepWrites(number, describe, found))
