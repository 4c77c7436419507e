"""Live progress on a terminal, on stderr."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.status import Status

from reticle.text import printable

if TYPE_CHECKING:
    from reticle.model.run import FlowResult


class LiveProgress:
    """A line that moves while flows run. As a context manager it gives the callback for finished flows."""

    def __init__(self) -> None:
        self._status = Status("starting the app and the browser", console=Console(stderr=True))
        self._done = 0

    def __enter__(self) -> Callable[[FlowResult], None]:
        self._status.start()
        return self._on_done

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._status.stop()

    def _on_done(self, flow: FlowResult) -> None:
        self._done += 1
        self._status.update(f"{self._done} done, last: {escape(printable(flow.name))} {flow.status}")
