"""Shared workers belong to no page: they are found at browser level, and watched as soon as they are told.

Chromium can stop one before its first request, but lets it go again only with a session that Playwright cannot speak
to, and the way round that ended the browser now and then. So it is watched while its script still comes, and what it
asked for before that is read from its own timeline: where that tells of something that was not seen, the first moments
of the worker are written as not covered. Its console lines are told again on attaching.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from reticle.browser.exchange import HIDDEN_SCHEMES
from reticle.browser.frames import ChildSession
from reticle.browser.session import CdpSession, Params, listen, send_or_none
from reticle.clock import SYSTEM
from reticle.model.event import Event, WorkerSeen

if TYPE_CHECKING:
    from playwright.async_api import Browser as PlaywrightBrowser

    from reticle.browser.person import Person

_FILTER = [{"type": "shared_worker"}, {"type": "page"}, {"exclude": True}]
_ASKED = "performance.getEntriesByType('resource').map(entry => [entry.name, entry.responseStatus])"
FAILED = 400
PATIENCE_S = 2.0
IN_DOUBT_S = 30.0
"""For so long a request that was not seen may still be under way: only those that ended stand in the timeline."""


class FirstMoments:
    """What a shared worker asked for before it was watched: not covered until all of it is known to be seen."""

    def __init__(self, person: Person, url: str, begun: Event) -> None:
        self._person = person
        self._place = f"the first moments of shared worker {url}"
        self._begun = begun
        self._until_s = SYSTEM.monotonic_s() + IN_DOUBT_S
        self._seen: Counter[str] = Counter()
        self._doubt(failed=False)

    def watch(self, session: CdpSession) -> None:
        """Note what is seen of the worker's requests from now on."""
        listen(session, {"Network.requestWillBeSent": self._on_request})

    async def ask(self, session: CdpSession) -> None:
        """Ask the worker's timeline for what it asked for, now and before each window closes for a while."""
        asked = send_or_none(session, "Runtime.evaluate", {"expression": _ASKED, "returnByValue": True})
        try:
            found = await asyncio.wait_for(asked, PATIENCE_S)
        except TimeoutError:
            found = None
        if SYSTEM.monotonic_s() > self._until_s or found is None:
            self._person.workers.in_doubt.pop(self, None)
        else:
            self._person.workers.in_doubt[self] = lambda: self.ask(session)
        entries = found["result"].get("value") if found is not None else None
        if not isinstance(entries, list):
            return
        sent = Counter(name for name, _ in entries if not name.startswith(HIDDEN_SCHEMES))
        missed = sent - self._seen
        if not missed:
            self._person.log.drop_coverage(self._place)
            return
        self._doubt(failed=any(name in missed and not 0 < status < FAILED for name, status in entries))

    def _on_request(self, params: Params) -> None:
        self._seen[params["request"]["url"]] += 1

    def _doubt(self, *, failed: bool) -> None:
        self._person.log.add_coverage(self._place, ("net",), since=self._begun, failed=failed)


class SharedWorkers:
    """Watches one browser for shared workers and hands each to the person whose page made it."""

    def __init__(self, browser: PlaywrightBrowser, people: Callable[[], list[Person]]) -> None:
        self._browser = browser
        self._people = people
        self._session: CdpSession
        self._contexts: dict[str, str] = {}
        """By the target id of a page the browser context that it is of."""
        self._children: dict[str, ChildSession] = {}

    async def start(self) -> None:
        """Begin to look."""
        self._session = await self._browser.new_browser_cdp_session()
        listen(
            self._session,
            {
                "Target.targetCreated": self._on_created,
                "Target.targetDestroyed": self._on_destroyed,
                "Target.detachedFromTarget": self._on_detached,
                "Target.receivedMessageFromTarget": self._on_message,
            },
        )
        await self._session.send("Target.setDiscoverTargets", {"discover": True, "filter": _FILTER})

    def _on_created(self, params: Params) -> None:
        target = params["targetInfo"]
        context = target.get("browserContextId", "")
        if target["type"] == "page":
            self._contexts[target["targetId"]] = context
            return
        people = self._people()
        person = next((one for one in people if any(self._is_in(tab.target_id, context) for tab in one.tabs)), None)
        if person is not None:
            person.workers.follow(self._receive(target, person))

    def _on_destroyed(self, params: Params) -> None:
        self._contexts.pop(params["targetId"], None)

    def _is_in(self, target_id: str, context: str) -> bool:
        return self._contexts.get(target_id) == context

    def _on_detached(self, params: Params) -> None:
        child = self._children.pop(params["sessionId"], None)
        if child is not None:
            child.end()

    def _on_message(self, params: Params) -> None:
        child = self._children.get(params["sessionId"])
        if child is not None:
            child.deliver(params["message"])

    async def _receive(self, target: Params, person: Person) -> None:
        from playwright.async_api import Error

        url = target.get("url", "")
        begun = person.recorder.add(WorkerSeen("shared", url, "start"), t=person.recorder.timebase.now(), page="main")
        moments = FirstMoments(person, url, begun)
        made = await send_or_none(
            self._session, "Target.attachToTarget", {"targetId": target["targetId"], "flatten": False}
        )
        if made is None:
            return
        child = self._children[made["sessionId"]] = ChildSession(self._session, made["sessionId"])
        moments.watch(child)
        try:
            await asyncio.wait_for(person.workers.watch(child, "shared", "main"), PATIENCE_S)
        except (Error, TimeoutError):
            return  # it ended before it could be watched: the place stays uncovered
        await moments.ask(child)
