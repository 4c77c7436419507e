"""Who listens for changes of the stock: one queue per open stream."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class StockNews:
    """So many of a product are left. `number` counts the news of this hub from 1."""

    number: int
    sku: str
    left: int


Listener = asyncio.Queue[StockNews | None]
"""None says that the shop closes."""


class StockHub:
    """Hands each piece of news to every listener, in the order in which it happened."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._count = 0
        self._closed = False

    def tell(self, sku: str, left: int) -> None:
        """Spread a piece of news."""
        self._count += 1
        for listener in self._listeners:
            listener.put_nowait(StockNews(self._count, sku, left))

    def close(self) -> None:
        """End every stream, also those that are still to come."""
        self._closed = True
        for listener in self._listeners:
            listener.put_nowait(None)

    @contextmanager
    def listen(self) -> Iterator[Listener]:
        """Hand out a queue that gets all news until the block ends."""
        listener: Listener = asyncio.Queue()
        if self._closed:
            listener.put_nowait(None)
        self._listeners.append(listener)
        try:
            yield listener
        finally:
            self._listeners.remove(listener)
