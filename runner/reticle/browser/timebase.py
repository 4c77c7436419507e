"""One time axis: milliseconds since a person's first tab opened, from the browser's own clocks."""

from __future__ import annotations

import time


class Timebase:
    """Maps CDP monotonic seconds, wall clock and page time to milliseconds since the first tab opened.

    CDP timestamps are seconds on the machine's monotonic clock (`CLOCK_MONOTONIC`), which is what
    `time.monotonic` reads too. The first event that carries both of the browser's clocks (`Network.requestWillBeSent`)
    fixes how they relate; until then this process's own pair is taken. The relation is fixed once, so a wall clock
    that is set while a run goes on moves nothing.
    """

    def __init__(self, monotonic_s: float | None = None, wall_s: float | None = None) -> None:
        self._start_s = time.monotonic() if monotonic_s is None else monotonic_s
        wall = time.time() if wall_s is None else wall_s
        self._wall_minus_monotonic_s = wall - self._start_s
        self._mapped = False

    def map(self, monotonic_s: float, wall_s: float) -> None:
        """Take one moment on both of the browser's clocks; only the first counts."""
        if not self._mapped:
            self._wall_minus_monotonic_s = wall_s - monotonic_s
            self._mapped = True

    def from_monotonic(self, seconds: float) -> float:
        """Turn a CDP timestamp (seconds) into milliseconds since the first tab opened."""
        return max(0.0, (seconds - self._start_s) * 1000)

    def from_epoch(self, epoch_ms: float) -> float:
        """Turn epoch ms (`timeOrigin + now()`, console timestamps) into ms since the first tab opened."""
        return max(0.0, epoch_ms - (self._start_s + self._wall_minus_monotonic_s) * 1000)

    def to_monotonic(self, t: float) -> float:
        """Turn a moment on this axis (ms) back into a CDP timestamp (seconds)."""
        return self._start_s + t / 1000

    def now(self) -> float:
        """Return the present moment on this axis."""
        return self.from_monotonic(time.monotonic())
