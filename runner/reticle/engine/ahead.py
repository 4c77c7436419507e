"""The flow that comes next, prepared while the one before is only waited out: its first page is open when it begins."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reticle.engine.session import MAIN

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


class Ahead:
    """Holds at most one session. What cannot be prepared is no matter: the flow then begins as the first one does, and
    says itself what is wrong."""

    def __init__(self) -> None:
        self._made: _Made | None = None

    def begin(self, session: Session, browser: Browser, copy: AppCopy) -> None:
        """Open the first page of a session beside whatever goes on."""
        opening = asyncio.get_running_loop().create_task(_open(session))
        self._made = _Made(session, browser, copy, opening)

    async def take(self, browser: Browser, copy: AppCopy) -> Session | None:
        """Return the session that was prepared, when it was for this browser and this copy and its page is open."""
        made, self._made = self._made, None
        if made is None:
            return None
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


async def _drop(made: _Made) -> None:
    made.opening.cancel()
    await asyncio.gather(made.opening, return_exceptions=True)
    await made.session.close()
