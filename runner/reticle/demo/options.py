"""How one shop is run."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from reticle.clock import SYSTEM, Clock
from reticle.errors import UsageError

DEFAULT_SEED = 1
DATABASE_NAME = "shop.db"


@dataclass(frozen=True)
class ShopOptions:
    """What `reticle demo serve` was told.

    `data` is the folder of `shop.db`; `now` the shop's time at its start (None: this machine's time); `faults` and
    `drifts` are names; `latency_ms` delays every API reply, by a seeded share of it when `jitter_seed` is given.
    """

    data: Path
    seed: int = DEFAULT_SEED
    now: datetime | None = None
    faults: tuple[str, ...] = ()
    drifts: tuple[str, ...] = ()
    latency_ms: int = 0
    jitter_seed: int | None = None
    allow_reset: bool = False

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.data / DATABASE_NAME


class ShopClock(Clock):
    """A clock that says `start` when it is made and goes on from there; without a start, the machine's own time."""

    def __init__(self, start: datetime | None, base: Clock = SYSTEM) -> None:
        self._start = start
        self._base = base
        self._made_s = base.monotonic_s()

    def now(self) -> datetime:
        if self._start is None:
            return self._base.now()
        from datetime import timedelta

        return self._start + timedelta(seconds=self._base.monotonic_s() - self._made_s)

    def monotonic_s(self) -> float:
        return self._base.monotonic_s()

    async def await_timer(self, seconds: float) -> None:
        await self._base.await_timer(seconds)


def find_now(given: str | None, environment: Mapping[str, str] = os.environ) -> datetime | None:
    """Return the shop's time from the flag, else from `RETICLE_NOW`, else None; UTC where no zone is written.

    Raises UsageError when the text is no ISO 8601 time.
    """
    text, origin = (given, "--now") if given is not None else (environment.get("RETICLE_NOW"), "RETICLE_NOW")
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise UsageError(
            f'{origin} "{text}" is no ISO 8601 time',
            hint=f"{origin}{' ' if given is not None else '='}2026-11-30T12:00:00Z",
        ) from None
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
