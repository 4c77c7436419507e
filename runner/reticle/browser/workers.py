"""Workers: dedicated, service and shared ones are watched from their first request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal

from reticle.browser.frames import ChildSession
from reticle.browser.recorder import Recorder
from reticle.browser.session import CdpSession, Params, listen, send_or_none
from reticle.model.event import WorkerSeen

Kind = Literal["dedicated", "service", "shared"]
Watch = Callable[[CdpSession, str, Kind], Awaitable[None]]
SET_UP_PATIENCE_S = 2.0
_KINDS: dict[str, Kind] = {"worker": "dedicated", "service_worker": "service", "shared_worker": "shared"}


class Workers:
    """Attaches to the workers of a person's pages; `watch(session, page, kind)` begins to observe one.

    A worker is asked to stand still until it is watched; Playwright's own session may let it go before, so `watch` also
    looks for what was missed. Service workers come with every page that they control; each is watched once.
    """

    def __init__(self, recorder: Recorder, watch: Watch) -> None:
        self._recorder = recorder
        self._watch = watch
        self._seen: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.in_doubt: dict[object, Callable[[], Coroutine[Any, Any, None]]] = {}
        """How to ask workers once more what they asked for before they were watched."""

    async def attach(self, session: CdpSession, page: str) -> None:
        """Catch the workers that the pages and workers of `session` start."""
        children: dict[str, tuple[ChildSession, Kind, str, str]] = {}

        def attached(params: Params) -> None:
            target = params["targetInfo"]
            kind = _KINDS.get(target["type"])
            if kind is None:
                return
            child = ChildSession(session, params["sessionId"])
            children[params["sessionId"]] = (child, kind, target["url"], target["targetId"])
            again = target["targetId"] in self._seen
            self._seen.add(target["targetId"])
            self.follow(self._let_go(child, kind, target["url"], page, again=again))

        def detached(params: Params) -> None:
            child, kind, url, target_id = children.pop(params["sessionId"])
            child.end()
            if kind == "dedicated":
                self._seen.discard(target_id)
                self._tell(kind, url, page, "end")

        listen(
            session,
            {
                "Target.attachedToTarget": attached,
                "Target.detachedFromTarget": detached,
                "Target.receivedMessageFromTarget": lambda params: children[params["sessionId"]][0].deliver(
                    params["message"]
                ),
            },
        )
        kinds = [{"type": "worker"}, {"type": "service_worker"}, {"exclude": True}]
        asked = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False, "filter": kinds}
        await send_or_none(session, "Target.setAutoAttach", asked)

    async def watch(self, session: CdpSession, kind: Kind, page: str) -> None:
        """Watch a worker that somebody else attached to. Raises Playwright's Error when it ended."""
        await self._watch(session, page, kind)

    def follow(self, setting_up: Coroutine[Any, Any, None]) -> None:
        """Set up the watch of a worker that has begun; `await_watched` waits for it."""
        task = asyncio.get_running_loop().create_task(setting_up)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def await_watched(self) -> None:
        """Wait until every worker that has begun is watched, and what it asked for before is told."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))
        await asyncio.gather(*(ask() for ask in self.in_doubt.values()))

    def close(self) -> None:
        """Stop what still goes on."""
        for task in self._tasks:
            task.cancel()

    async def _let_go(self, child: ChildSession, kind: Kind, url: str, page: str, *, again: bool) -> None:
        from playwright.async_api import Error

        try:
            if not again:
                self._tell(kind, url, page, "start")
                await asyncio.wait_for(self._watch(child, page, kind), SET_UP_PATIENCE_S)
                await asyncio.wait_for(self.attach(child, page), SET_UP_PATIENCE_S)
        except (Error, TimeoutError):
            return  # it ended while it was set up, or answers only once it runs
        finally:
            await send_or_none(child, "Runtime.runIfWaitingForDebugger")

    def _tell(self, kind: Kind, url: str, page: str, phase: Literal["start", "end"]) -> None:
        self._recorder.add(WorkerSeen(kind, url, phase), t=self._recorder.timebase.now(), page=page)
