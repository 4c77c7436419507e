"""Live progress of a snapshot: which source, how many rows. On a terminal only, on stderr, after a second."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from reticle.clock import SYSTEM, Clock

if TYPE_CHECKING:
    from rich.status import Status

_AFTER_S = 1.0


class RowProgress:
    """A context manager that gives the callback of a snapshot, or None off a terminal."""

    def __init__(self, clock: Clock = SYSTEM) -> None:
        self._clock = clock
        self._begun_s = clock.monotonic_s()
        self._status: Status | None = None

    def __enter__(self) -> Callable[[str, int], None] | None:
        return self._on_rows if sys.stderr.isatty() else None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._status is not None:
            self._status.stop()

    def _on_rows(self, label: str, count: int) -> None:
        if self._status is None:
            if self._clock.monotonic_s() - self._begun_s < _AFTER_S:
                return
            from rich.console import Console
            from rich.status import Status

            self._status = Status("reading", console=Console(stderr=True))
            self._status.start()
        self._status.update(f"reading {label}: {count:,} rows")
