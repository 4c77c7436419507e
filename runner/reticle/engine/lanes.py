"""Lanes: how many flows are under way side by side, how long each may take, and whose turn it is to act."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass, field

from reticle.engine.ahead import Ahead
from reticle.model.flow import Flow, Step

SPARE_S = 60.0
FLOWS_WORTH_A_COPY = 4
_READING = frozenset({"hover", "focus", "blur", "scrollIntoView", "scroll", "zoom", "assert", "goto", "back"})


def find_workers(asked: int | str, flows: int) -> int:
    """Return how many flows act side by side: as asked, or one a core for "auto"; never more than there are."""
    if not isinstance(asked, int):
        asked = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(asked, flows))


def count_lanes(workers: int, flows: int) -> int:
    """Return how many flows may be under way: one more than act, since the last moments of a flow are only waited out.

    That takes a further copy of the app, which few flows are not worth.
    """
    return workers + 1 if flows >= FLOWS_WORTH_A_COPY * workers else workers


def flow_writes(flow: Flow) -> bool:
    """Tell whether a flow may change the app's data: anything but looking and waiting counts."""
    return flow.grade is not None or any(step.action not in _READING for step in flow.steps) or bool(flow.start.setup)


def deadline_s(flow: Flow, step_timeout_s: float, extra: dict[str, Flow] | None = None) -> float:
    """Return the seconds that a flow may take in all: every step to its own limit, and spare time for the rest."""
    steps: list[Step] = list(flow.steps)
    for name in (*flow.start.setup, *(setup for person in flow.people.values() for setup in person.setup)):
        found = (extra or {}).get(name)
        steps += found.steps if found else []
    total = sum(step.timeout_ms / 1000 if step.timeout_ms else step_timeout_s for step in steps)
    return total * 2 + SPARE_S


@dataclass
class Lane:
    """What one worker does: `chosen` is the flow (and attempt) that it takes next, `ahead` that flow's first page."""

    number: int
    alone: bool = False
    """Whether nothing comes next."""
    chosen: tuple[Flow, int] | None = None
    ahead: Ahead = field(default_factory=Ahead)


class Turns:
    """How many flows may act side by side."""

    def __init__(self, count: int) -> None:
        self.free = asyncio.Semaphore(count)
        self.near = asyncio.Event()
        """Set while a turn is free or will soon be: what comes next may be prepared."""
        self.near.set()


class Turn:
    """The right to act on the app. It is given back when a flow is only waited out, at the latest when it is over."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._held = False

    async def __aenter__(self) -> Turn:
        await self._turns.free.acquire()
        self._held = True
        if self._turns.free.locked():
            self._turns.near.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.quiet()

    def near_end(self) -> None:
        """Let the next one open its first page: this one will not act for long."""
        self._turns.near.set()

    def quiet(self) -> None:
        """Let the next one act. Giving back twice changes nothing."""
        if self._held:
            self._held = False
            self._turns.near.set()
            self._turns.free.release()


@dataclass(frozen=True)
class Preparing:
    """Where a flow has the app for itself, the next one is prepared while it is only waited out."""

    prepare: Callable[[], None]

    def near_end(self) -> None:
        """Nothing: the app is still in use."""

    def quiet(self) -> None:
        """Prepare what comes next."""
        self.prepare()
