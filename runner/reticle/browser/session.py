"""What this package needs of a CDP session, and how its events reach a handler."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Params = dict[str, Any]
Handler = Callable[[Params], None]
PageNamer = Callable[[], str]
"""Says how steps call the page of a session: a popup's name is known only when its address is."""
FrameNamer = Callable[[str | None], tuple[str, ...]]
"""Says the frame path of a CDP frame id."""


class CdpSession(Protocol):
    """A CDP session: Playwright's own, or one to a worker that is reached through it."""

    async def send(self, method: str, params: Params | None = None) -> Params:
        """Send a command and return its result."""
        ...

    def on(self, event: str, handler: Handler) -> Any:
        """Call `handler` with the params of every such event."""
        ...


def listen(session: CdpSession, handlers: dict[str, Handler]) -> None:
    """Subscribe all `handlers` by event name. A payload without an expected field is no event of ours and is left.

    Playwright inspects the handler and copies the payload for every event, half of what an event costs; its inner
    object hands payloads over as they came (handlers only read them). Where there is none, the session itself serves.
    """
    source: CdpSession = getattr(session, "_impl_obj", session)
    for name, handler in handlers.items():
        source.on(name, _tolerant(handler))


def plainly(handler: Callable[[T], None]) -> Callable[[T], None]:
    """Return a handler for an event that comes often: Playwright asks for its signature at every call, and finding
    that out anew costs as much as the rest of the event."""

    def call(value: T) -> None:
        handler(value)

    call.__signature__ = inspect.signature(call)  # type: ignore[attr-defined] # functions may have one
    return call


async def send_or_none(session: CdpSession, method: str, params: Params | None = None) -> Params | None:
    """Send a command whose failure says nothing about the app (the page navigated or is gone); None then."""
    from playwright.async_api import Error

    try:
        return await session.send(method, params)
    except Error:
        return None


def _tolerant(handler: Handler) -> Handler:
    def call(params: Params) -> None:
        with contextlib.suppress(KeyError):
            handler(params)

    return call
