"""The one source of time. Everything that waits for time itself goes through here, so that tests can hand in theirs."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime


class Clock:
    """Wall time and monotonic time of this machine.

    `now()` is an aware UTC datetime; `monotonic_s()` only ever grows; `await_timer()` sleeps: for the few timers that
    are themselves the thing (quiet time, backoff, a slow server), never in place of an event.
    """

    def now(self) -> datetime:
        """Return the wall time in UTC."""
        return datetime.now(UTC)

    def monotonic_s(self) -> float:
        """Return seconds on a clock that never goes back."""
        return time.monotonic()

    async def await_timer(self, seconds: float) -> None:
        """Wait `seconds` of monotonic time."""
        await asyncio.sleep(max(0.0, seconds))


class FixedClock(Clock):
    """A clock that stands at `start` and moves only when told, or when somebody waits on it. For tests."""

    def __init__(self, start: datetime) -> None:
        self._now = start
        self._monotonic = 0.0

    def now(self) -> datetime:
        return self._now

    def monotonic_s(self) -> float:
        return self._monotonic

    def advance(self, seconds: float) -> None:
        """Move both clocks forward."""
        from datetime import timedelta

        self._now += timedelta(seconds=seconds)
        self._monotonic += seconds

    async def await_timer(self, seconds: float) -> None:
        self.advance(max(0.0, seconds))
        await asyncio.sleep(0)


SYSTEM = Clock()


def iso_utc(moment: datetime) -> str:
    """Spell a moment as `2026-11-30T12:00:00Z` (RFC 3339, whole seconds, UTC)."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def iso_utc_ms(moment: datetime) -> str:
    """Spell a moment as `2026-11-30T12:00:00.123Z`."""
    moment = moment.astimezone(UTC)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"


def run_stamp(moment: datetime) -> str:
    """Spell a moment as `20261130T120000Z`: run ids begin with it, so names sort by time."""
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
