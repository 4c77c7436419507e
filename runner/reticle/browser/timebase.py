"""One time axis: milliseconds since a person's first tab opened, from the browser's own clocks."""

from __future__ import annotations

import time

_OTHER_CLOCKS_S = 0.25
_READINGS = 5


class Timebase:
    """Maps CDP monotonic seconds, wall clock and page time to milliseconds since the first tab opened.

    CDP timestamps are seconds on the machine's monotonic clock (`CLOCK_MONOTONIC`), which is what `time.monotonic`
    reads too; page times are the wall clock as each renderer relates it to that clock once, when it starts. This
    process's own pair of readings says within a tenth of a millisecond how they relate. The pair that
    `Network.requestWillBeSent` carries is read by a busy process, many milliseconds apart at times: an answer would
    seem to come after what the page made of it. So it only counts where it tells that the browser reads other clocks
    than this process. The relation is fixed then: a wall clock that is set while a run goes on moves nothing.
    """

    def __init__(self, monotonic_s: float | None = None, wall_s: float | None = None) -> None:
        monotonic, wall = _read_pair()
        self._start_s = monotonic if monotonic_s is None else monotonic_s
        wall = wall if wall_s is None else wall_s
        self._wall_minus_monotonic_s = wall - self._start_s
        self._own_s = wall - monotonic
        self._mapped = False
        self._is_own = True

    def map(self, monotonic_s: float, wall_s: float) -> None:
        """Take one moment on both of the browser's clocks; only the first counts, and only when it tells of others."""
        told = wall_s - monotonic_s
        if not self._mapped and abs(told - self._wall_minus_monotonic_s) > _OTHER_CLOCKS_S:
            self._wall_minus_monotonic_s = told
            self._is_own = False
        self._mapped = True

    def from_monotonic(self, seconds: float) -> float:
        """Turn a CDP timestamp (seconds) into milliseconds since the first tab opened."""
        return max(0.0, (seconds - self._start_s) * 1000)

    def from_epoch(self, epoch_ms: float) -> float:
        """Turn a page's epoch ms (`timeOrigin + now()`) into ms since the first tab opened."""
        return max(0.0, epoch_ms - (self._start_s + self._wall_minus_monotonic_s) * 1000)

    def from_wall(self, epoch_ms: float) -> float:
        """Turn epoch ms that were read from the wall clock just now (console, requests) into ms since the first tab
        opened."""
        return self.from_epoch(epoch_ms - self.jump_ms())

    def jump_ms(self) -> float:
        """Return by how many ms this machine's wall clock was set since the axis was made; 0 when nobody set it."""
        if not self._is_own:
            return 0.0
        monotonic, wall = _read_pair()
        moved = wall - monotonic - self._own_s
        return moved * 1000 if abs(moved) > _OTHER_CLOCKS_S else 0.0

    def to_epoch(self, seconds: float) -> float:
        """Turn a CDP timestamp (seconds) into epoch ms as this axis relates them."""
        return (seconds + self._wall_minus_monotonic_s) * 1000

    def to_monotonic(self, t: float) -> float:
        """Turn a moment on this axis (ms) back into a CDP timestamp (seconds)."""
        return self._start_s + t / 1000

    def now(self) -> float:
        """Return the present moment on this axis."""
        return self.from_monotonic(time.monotonic())


def _read_pair() -> tuple[float, float]:
    """Read the monotonic and the wall clock as one moment, in seconds: of a few pairs the one read fastest."""
    pairs = []
    for _ in range(_READINGS):
        before, wall, after = time.monotonic(), time.time(), time.monotonic()
        pairs.append((after - before, (before + after) / 2, wall))
    _, monotonic, wall = min(pairs)
    return monotonic, wall
