"""The flow that comes next, prepared while the one before acts: its set-up is done and its start page is open when it
begins."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reticle.engine.session import MAIN
from reticle.errors import ReticleError

if TYPE_CHECKING:
    from reticle.appproc.copy import AppCopy
    from reticle.browser.launch import Browser
    from reticle.engine.session import Session


@dataclass(frozen=True)
class _Made:
    session: Session
    browser: Browser
    copy: AppCopy
    opening: asyncio.Task[object]
    page: asyncio.Task[None] | None


class Ahead:
    """Holds at most one session. What cannot be prepared is no matter: the flow then begins as the first one does, and
    says itself what is wrong."""

    def __init__(self) -> None:
        self._made: _Made | None = None

    def begin(self, session: Session, browser: Browser, copy: AppCopy, near: asyncio.Event | None = None) -> None:
        """Make an empty page for a session beside whatever goes on. With `near` the app is its own: the set-up flows
        are done at once, and the start page is opened when `near` is set, since the flow will then begin soon and
        nothing on the page grows old."""
        loop = asyncio.get_running_loop()
        opening = loop.create_task(_open(session))
        page = loop.create_task(_open_page(session, opening, near)) if near is not None else None
        self._made = _Made(session, browser, copy, opening, page)

    async def take(self, browser: Browser, copy: AppCopy) -> Session | None:
        """Return the session that was prepared, when it was for this browser and this copy and its page is open."""
        made, self._made = self._made, None
        if made is None:
            return None
        if made.page is not None:
            made.page.cancel()  # what it has begun is the session's; what it has not, the flow does itself
        if made.browser is browser and made.copy is copy and not browser.lost.is_set():
            await asyncio.wait({made.opening})
            if made.opening.exception() is None:
                return made.session
        await _drop(made)
        return None

    async def drop(self) -> None:
        """Close what was prepared for nothing."""
        made, self._made = self._made, None
        if made is not None:
            await _drop(made)


async def _open(session: Session) -> None:
    await session.person(MAIN)


async def _open_page(session: Session, opening: asyncio.Task[object], near: asyncio.Event) -> None:
    from reticle.engine.replay import open_ahead, set_up_ahead

    await asyncio.wait({opening})
    if _has_failed(opening):
        return
    set_up_ahead(session)
    assert session.setting_up is not None
    await asyncio.wait({session.setting_up})
    if _has_failed(session.setting_up) or session.setting_up.result() is not None:
        return
    await near.wait()
    with contextlib.suppress(ReticleError):  # the flow says it itself when it begins
        open_ahead(session)


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.cancelled() or task.exception() is not None


async def _drop(made: _Made) -> None:
    if made.page is not None:
        made.page.cancel()
    made.opening.cancel()
    await asyncio.gather(made.opening, return_exceptions=True)
    await made.session.close()
