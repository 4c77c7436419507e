"""Hands blocks of rows to a thread of their own, so that reading goes on while they are encoded."""

from __future__ import annotations

import queue
import threading
from types import TracebackType

from reticle.sources.reading import Rows

_DEPTH = 8


class Beside:
    """Feeds `rows` from a second thread, in order. Leaving the `with` block waits for the last block.

    An error of the thread is raised at the next `add`, or at the end.
    """

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._blocks: queue.Queue[bytes | None] = queue.Queue(_DEPTH)
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._work, name="reticle-rows", daemon=True)

    def __enter__(self) -> Beside:
        self._thread.start()
        return self

    def add(self, block: bytes) -> None:
        """Hand a block over; waits while the thread is far behind."""
        if self._error is not None:
            raise self._error
        self._blocks.put(block)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._blocks.put(None)
        self._thread.join()
        if error is None and self._error is not None:
            raise self._error

    def _work(self) -> None:
        while (block := self._blocks.get()) is not None:
            if self._error is None:
                try:
                    self._rows.add(block)
                except BaseException as caught:  # noqa: BLE001 - raised again in the reading thread
                    self._error = caught
