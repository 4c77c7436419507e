"""Shared workers belong to no page: they are found at browser level, and watched as soon as they are told.

Chromium can stop one before its first request, but lets it go again only with a session that Playwright cannot speak
to, and the way round that ended the browser now and then. So what a shared worker asks for in its first moments can be
missed, and is written as not covered until it is watched. Its console lines are told again on attaching.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from reticle.browser.frames import ChildSession
from reticle.browser.session import CdpSession, Params, listen, send_or_none

if TYPE_CHECKING:
    from playwright.async_api import Browser as PlaywrightBrowser

    from reticle.browser.person import Person

_FILTER = [{"type": "shared_worker"}, {"exclude": True}]


class SharedWorkers:
    """Watches one browser for shared workers and hands each to the person whose page made it."""

    def __init__(self, browser: PlaywrightBrowser, people: Callable[[], list[Person]]) -> None:
        self._browser = browser
        self._people = people
        self._session: CdpSession
        self._children: dict[str, ChildSession] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to look."""
        self._session = await self._browser.new_browser_cdp_session()
        listen(
            self._session,
            {
                "Target.targetCreated": self._on_created,
                "Target.detachedFromTarget": self._on_detached,
                "Target.receivedMessageFromTarget": self._on_message,
            },
        )
        await self._session.send("Target.setDiscoverTargets", {"discover": True, "filter": _FILTER})

    def close(self) -> None:
        """Stop what still goes on."""
        for task in self._tasks:
            task.cancel()

    def _on_created(self, params: Params) -> None:
        task = asyncio.get_running_loop().create_task(self._receive(params["targetInfo"]))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _on_detached(self, params: Params) -> None:
        child = self._children.pop(params["sessionId"], None)
        if child is not None:
            child.end()

    def _on_message(self, params: Params) -> None:
        child = self._children.get(params["sessionId"])
        if child is not None:
            child.deliver(params["message"])

    async def _receive(self, target: Params) -> None:
        from playwright.async_api import Error

        asked = {"targetId": target["targetId"], "flatten": False}
        made = await send_or_none(self._session, "Target.attachToTarget", asked)
        person = await self._find_person(target.get("browserContextId", ""))
        if person is None or made is None:
            return
        child = self._children[made["sessionId"]] = ChildSession(self._session, made["sessionId"])
        place = f"the first moments of shared worker {target.get('url', '')}"
        person.log.add_coverage(place, ("net",))
        try:
            await person.workers.adopt(child, "shared", target.get("url", ""), "main")
            person.log.drop_coverage(place)
        except Error:
            return  # it ended before it could be watched: the place stays uncovered

    async def _find_person(self, context_id: str) -> Person | None:
        for person in self._people():
            for tab in person.tabs:
                info = await send_or_none(self._session, "Target.getTargetInfo", {"targetId": tab.target_id})
                if info is not None and info["targetInfo"].get("browserContextId") == context_id:
                    return person
        return None
