"""Running an async use case from a command: Ctrl-C, SIGTERM and SIGHUP end it in order."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from typing import Any, TypeVar

from reticle.errors import ReticleError

T = TypeVar("T")


class InterruptedRunError(ReticleError):
    """Somebody ended the run before it could be judged."""


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run `work` to its end. The first signal cancels it, so that everything it started ends in order.

    Raises InterruptedRunError (exit 2) for Ctrl-C, SIGTERM and SIGHUP.
    """
    received: list[signal.Signals] = []

    async def guarded() -> T:
        loop = asyncio.get_running_loop()
        task = asyncio.current_task()
        assert task is not None

        def stop(number: signal.Signals) -> None:
            if not received:
                received.append(number)
                task.cancel()

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, stop, number)
        return await work

    try:
        return asyncio.run(guarded())
    except asyncio.CancelledError:
        with contextlib.suppress(IndexError):
            raise InterruptedRunError(f"interrupted by {received[0].name}: nothing was judged") from None
        raise
