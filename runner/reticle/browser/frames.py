"""The frame tree of one page: which frames live, in which session and isolated world each can be asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from reticle.browser.session import CdpSession, Handler, Params, listen, send_or_none
from reticle.clock import SYSTEM

if TYPE_CHECKING:
    from playwright.async_api import Page

WORLD = "reticle"
RESUME_PATIENCE_S = 2.0
HANGS_AFTER_S = 8.0
"""A frame that has not answered for so long is not waited for: it hangs."""


@dataclass(eq=False)
class Frame:
    """One frame. `context` is the id of its isolated world in `session`, None while it has no document of its own.

    `document` grows with every new document, so that what was learnt of an older one is known to be stale.
    """

    id: str
    session: CdpSession
    parent: Frame | None = None
    name: str = ""
    url: str = ""
    context: int | None = None
    document: int = 0
    owner: tuple[int, int] | None = None
    """The frame element in the parent: its number there, and the parent's document that this holds for."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    deaf_since_s: float | None = None
    """Since when its process does not answer (a script in a long loop), while that of the page does."""

    @property
    def is_deaf(self) -> bool:
        """Whether it does not answer any more."""
        return self.deaf_since_s is not None

    @property
    def label(self) -> str:
        """How people tell it from its siblings: name or id of the frame element, else its path."""
        return self.name or urlsplit(self.url).path or "frame"

    @property
    def path(self) -> tuple[str, ...]:
        """Labels from the outermost frame inwards; () for the page itself."""
        return () if self.parent is None else (*self.parent.path, self.label)

    @property
    def local_root(self) -> Frame:
        """The outermost frame that is drawn by the same process: its viewport is what coordinates refer to."""
        at = self
        while at.parent is not None and at.parent.session is at.session:
            at = at.parent
        return at


class ChildSession:
    """A session to a frame in another process, spoken to through its parent's session."""

    def __init__(self, parent: CdpSession, session_id: str) -> None:
        self._parent = parent
        self._id = session_id
        self._next = 0
        self._waiting: dict[int, asyncio.Future[Params]] = {}
        self._handlers: dict[str, list[Handler]] = {}

    async def send(self, method: str, params: Params | None = None) -> Params:
        """Send a command and return its result. Raises Playwright's Error as its own sessions do."""
        self._next += 1
        number = self._next
        answer: asyncio.Future[Params] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        message = json.dumps({"id": number, "method": method, "params": params or {}})
        try:
            await self._parent.send("Target.sendMessageToTarget", {"sessionId": self._id, "message": message})
            return await answer
        finally:
            self._waiting.pop(number, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # told by whoever failed first

    def on(self, event: str, handler: Handler) -> None:
        """Call `handler` with the params of every such event."""
        self._handlers.setdefault(event, []).append(handler)

    def deliver(self, text: str) -> None:
        """Take one message that came from the target."""
        from playwright.async_api import Error

        message = json.loads(text)
        if "id" not in message:
            for handler in tuple(self._handlers.get(message["method"], ())):
                handler(message.get("params", {}))
            return
        answer = self._waiting.get(message["id"])
        if answer is None or answer.done():
            return
        if "error" in message:
            answer.set_exception(Error(f"Protocol error: {message['error'].get('message', 'unknown')}"))
        else:
            answer.set_result(message.get("result", {}))

    def end(self) -> None:
        """Fail what still waits: the target is gone."""
        from playwright.async_api import Error

        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Error("Target closed"))


class Frames:
    """Keeps the tree. `prepare` is sent to every session before the frame's own scripts run."""

    def __init__(self, page: Page, cdp: CdpSession, prepare: Callable[[CdpSession], Any]) -> None:
        self.main: Frame | None = None
        self._page = page
        self._cdp = cdp
        self._prepare = prepare
        self._frames: dict[str, Frame] = {}
        self._contexts: dict[tuple[int, int], Frame] = {}
        self._on_session: list[Callable[[CdpSession], Any]] = []
        self._on_context: list[Callable[[Frame], None]] = []
        self._on_gone: list[Callable[[Frame], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._early: dict[int, list[Params]] = {}
        """Isolated worlds that were told of before their frame was known."""

    def on_session(self, told: Callable[[CdpSession], Any]) -> None:
        """Call `told` with the session of every frame in another process. A returned task is waited for before the
        frame's scripts may run."""
        self._on_session.append(told)

    def on_context(self, told: Callable[[Frame], None]) -> None:
        """Call `told` when a frame has a new document that can be asked."""
        self._on_context.append(told)

    def on_gone(self, told: Callable[[Frame], None]) -> None:
        """Call `told` when a frame's document went away."""
        self._on_gone.append(told)

    async def install(self) -> None:
        """Watch the page's own session and attach to frames in other processes as they come."""
        self._watch(self._cdp)
        attacher = await self._page.context.new_cdp_session(self._page)
        self._attach_from(attacher)
        await asyncio.gather(self._begin(self._cdp), self._auto_attach(attacher, ("iframe",)))

    def list_live(self) -> list[Frame]:
        """Return the frames that can be asked, parents before children."""
        asked = (frame for frame in self._frames.values() if frame.context is not None and not frame.is_deaf)
        return sorted(asked, key=_depth)

    def list_awaited(self) -> list[Frame]:
        """Return the frames that can be asked and those that may only be slow to answer."""
        deaf = (frame for frame in self._frames.values() if frame.context is not None and frame.deaf_since_s)
        now_s = SYSTEM.monotonic_s()
        return [*self.list_live(), *(frame for frame in deaf if now_s - (frame.deaf_since_s or 0) < HANGS_AFTER_S)]

    def list_all(self) -> list[Frame]:
        """Return every known frame."""
        return list(self._frames.values())

    def find_by_context(self, session: CdpSession, context: int) -> Frame | None:
        """Return the frame whose isolated world `context` is."""
        return self._contexts.get((id(session), context))

    def find_by_id(self, frame_id: str) -> Frame | None:
        """Return the frame with that CDP id."""
        return self._frames.get(frame_id)

    def path_of(self, frame_id: str) -> tuple[str, ...]:
        """Return the labels of a frame from the outermost inwards; () for the page itself or an unknown frame."""
        frame = self._frames.get(frame_id)
        return frame.path if frame is not None else ()

    def unseen(self) -> tuple[str, ...]:
        """Name frames that show something but cannot be asked."""
        return tuple(
            f"frame {frame.label}" + (" (it does not answer any more)" if frame.is_deaf else "")
            for frame in self._frames.values()
            if frame.parent and (frame.context is None or frame.is_deaf)
        )

    def is_deaf(self, session: CdpSession) -> bool:
        """Tell whether what a session leads to does not answer any more."""
        return any(frame.is_deaf for frame in self._frames.values() if frame.session is session)

    def close(self) -> None:
        """Stop what still goes on."""
        for task in self._tasks:
            task.cancel()

    async def _begin(self, session: CdpSession) -> None:
        tree, *_ = await asyncio.gather(
            session.send("Page.getFrameTree"),
            session.send("Page.enable"),
            session.send("Runtime.enable"),
            self._prepare(session),
        )
        self._take_tree(tree["frameTree"], session, None)
        for context in self._early.pop(id(session), []):
            self._take_context(session, context)

    def _take_tree(self, tree: Params, session: CdpSession, parent: Frame | None) -> None:
        frame = self._know(tree["frame"], session, parent)
        for child in tree.get("childFrames", ()):
            self._take_tree(child, session, frame)

    def _know(self, facts: Params, session: CdpSession, parent: Frame | None = None) -> Frame:
        frame = self._frames.get(facts["id"])
        if frame is None:
            above = parent or self._frames.get(facts.get("parentId", ""))
            frame = self._frames[facts["id"]] = Frame(facts["id"], session, above)
            if above is None and self.main is None:
                self.main = frame
        frame.name = facts.get("name", "") or frame.name
        frame.url = facts.get("url", "") + facts.get("urlFragment", "")
        if session is not frame.session and frame.context is None:
            frame.session = session
        return frame

    def _watch(self, session: CdpSession) -> None:
        listen(session, {
            "Page.frameAttached": lambda said: self._attached(said, session),
            "Page.frameNavigated": lambda said: self._navigated(said["frame"], session),
            "Page.frameDetached": lambda said: self._detached(said["frameId"], said.get("reason", "remove"), session),
            "Runtime.executionContextCreated": lambda said: self._take_context(session, said["context"]),
            "Runtime.executionContextDestroyed": lambda said: self._lose(session, said["executionContextId"]),
            "Runtime.executionContextsCleared": lambda _: self._lose_all(session),
        })  # fmt: skip

    def _attached(self, said: Params, session: CdpSession) -> None:
        if said["frameId"] not in self._frames:
            parent = self._frames.get(said["parentFrameId"])
            self._frames[said["frameId"]] = Frame(said["frameId"], session, parent)

    def _navigated(self, facts: Params, session: CdpSession) -> None:
        frame = self._know(facts, session)
        if frame.session is not session and frame.parent is not None:
            frame.session = session

    def _detached(self, frame_id: str, reason: str, session: CdpSession) -> None:
        frame = self._frames.get(frame_id)
        if frame is None or reason == "swap":
            return
        if frame.session is not session and (frame.parent is None or frame.parent.session is not session):
            return  # the process that it left says so too
        for child in [child for child in self._frames.values() if child.parent is frame]:
            self._detached(child.id, reason, child.session)
        self._drop_context(frame)
        self._frames.pop(frame_id, None)

    def _take_context(self, session: CdpSession, context: Params) -> None:
        if context.get("name") != WORLD:
            return
        frame = self._frames.get(context.get("auxData", {}).get("frameId", ""))
        if frame is None:
            self._early.setdefault(id(session), []).append(context)
            return
        if frame.context is not None:
            self._drop_context(frame)
        frame.session = session
        frame.context = context["id"]
        frame.document += 1
        frame.owner = None
        self._contexts[(id(session), context["id"])] = frame
        frame.ready.set()
        for told in self._on_context:
            told(frame)

    def _lose(self, session: CdpSession, context: int) -> None:
        frame = self._contexts.get((id(session), context))
        if frame is not None:
            self._drop_context(frame)

    def _lose_all(self, session: CdpSession) -> None:
        for frame in [frame for (owner, _), frame in self._contexts.items() if owner == id(session)]:
            self._drop_context(frame)

    def _drop_context(self, frame: Frame) -> None:
        if frame.context is None:
            return
        self._contexts.pop((id(frame.session), frame.context), None)
        frame.context = None
        frame.deaf_since_s = None
        frame.ready.clear()
        for told in self._on_gone:
            told(frame)

    def _attach_from(self, attacher: CdpSession) -> None:
        children: dict[str, ChildSession] = {}

        def attached(said: Params) -> None:
            if said["targetInfo"]["type"] != "iframe":
                return  # workers are somebody else's, on the same session
            child = children[said["sessionId"]] = ChildSession(attacher, said["sessionId"])
            task = asyncio.ensure_future(self._adopt(child, said["targetInfo"]["targetId"]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        def detached(said: Params) -> None:
            child = children.pop(said["sessionId"], None)
            if child is not None:
                child.end()
                self._lose_all(child)

        listen(attacher, {
            "Target.attachedToTarget": attached,
            "Target.detachedFromTarget": detached,
            "Target.receivedMessageFromTarget": lambda said: children[said["sessionId"]].deliver(said["message"]),
        })  # fmt: skip

    async def _auto_attach(self, session: CdpSession, types: Sequence[str]) -> None:
        await send_or_none(session, "Target.setAutoAttach", {
            "autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False,
            "filter": [{"type": kind, "exclude": False} for kind in types],
        })  # fmt: skip

    async def _adopt(self, session: ChildSession, frame_id: str) -> None:
        """Set up a frame of another process while it stands still, then let it run."""
        from playwright.async_api import Error

        frame = self._frames.get(frame_id)
        if frame is not None:
            self._drop_context(frame)
            frame.session = session
        self._watch(session)
        self._attach_from(session)
        begin = asyncio.ensure_future(self._begin(session))
        told = [task for task in (tell(session) for tell in self._on_session) if isinstance(task, asyncio.Future)]
        try:
            await asyncio.wait([begin, *told], timeout=RESUME_PATIENCE_S)
            # a session has one set of types to attach to; workers of the frame are in it for whoever watches those
            await self._auto_attach(session, ("iframe", "worker", "service_worker"))
            await send_or_none(session, "Runtime.runIfWaitingForDebugger")
            await begin
        except Error:
            return  # the frame went away while it was set up; its end is told by its parent


def _depth(frame: Frame) -> int:
    return len(frame.path)
