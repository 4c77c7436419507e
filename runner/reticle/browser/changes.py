"""A bell: tells whoever waits that something changed and it is worth looking again."""

from __future__ import annotations

from collections.abc import Callable


class Changes:
    """Calls its subscribers, without data, whenever the page changed (coalesced by the page itself)."""

    def __init__(self) -> None:
        self._callbacks: list[Callable[[], None]] = []

    def subscribe(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` on every change from now on; the returned function ends that."""
        self._callbacks.append(callback)

        def unsubscribe() -> None:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

        return unsubscribe

    def notify(self) -> None:
        """Ring."""
        for callback in tuple(self._callbacks):
            callback()
