"""What only CDP reaches: closed shadow roots, and the elements that hold frames."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from reticle.browser.frames import Frame
from reticle.browser.session import CdpSession, send_or_none
from reticle.clock import SYSTEM
from reticle.errors import ObservationLostError

if TYPE_CHECKING:
    from reticle.browser.sdk import Sdk

T = TypeVar("T")
LOOK_PAUSE_S = 0.25
"""How long who waits for something that is not there yet leaves closed roots alone between two looks for them."""
COSTS_AT_MOST = 5
"""How many times as long as a look takes the next one waits."""
TRIES = 3
PATIENCE_S = 15.0
FRAME_PATIENCE_S = 1.5
"""How long the page waits for what a frame in another process says of its tree."""


class ClosedRoots:
    """Finds the closed shadow roots of every frame and hands them to the core, which searches them from then on.

    Nothing tells that a root was attached, least of all the DOM, and the whole tree costs too much to ask for again
    and again. So CDP and the core both count the nodes, which is cheap, and the tree is asked for when they differ.
    The page does not notice: nothing of it is patched, the debugging protocol simply sees them.
    """

    def __init__(self, sdk: Sdk) -> None:
        self._sdk = sdk
        self._looked_s = -LOOK_PAUSE_S
        self.pause_s = LOOK_PAUSE_S
        """How long to wait between two looks: longer where one takes long."""
        self._seen: set[tuple[str, int]] = set()
        self._explained: dict[int, tuple[int, int]] = {}
        """By session what CDP and the core counted when every root was open, where that is not the same."""
        self.unopened: tuple[str, ...] = ()
        """Places whose closed roots could not be told at the last look: nothing is known to be absent there."""

    @property
    def has_new_documents(self) -> bool:
        """Whether there is a document whose roots were never looked for."""
        return any((frame.id, frame.document) not in self._seen for frame in self._sdk.frames.list_live())

    @property
    def due_in_s(self) -> float:
        """Seconds until it is time for another look, 0 when it is."""
        return max(0.0, self._looked_s + self.pause_s - SYSTEM.monotonic_s())

    async def look(self, *, plainly: bool = False) -> bool:
        """Open what is not open yet and return whether there was something. `plainly` asks for the tree uncounted,
        which finds roots that hold nothing yet as well."""
        began_s = SYSTEM.monotonic_s()
        by_session: dict[int, list[Frame]] = {}
        for frame in self._sdk.frames.list_live():
            by_session.setdefault(id(frame.session), []).append(frame)
        documents = {(frame.id, frame.document) for frames in by_session.values() for frame in frames}
        looks = await asyncio.gather(*(self._look_in(frames, plainly) for frames in by_session.values()))
        self._seen = documents
        live = {id(frame): frame for frame in self._sdk.frames.list_live()}
        blind = [
            frame for frames, look in zip(by_session.values(), looks, strict=True) if look is None for frame in frames
        ]
        self.unopened = tuple(f"closed shadow roots of {_name(frame)}" for frame in blind if id(frame) in live)
        self._looked_s = SYSTEM.monotonic_s()
        self.pause_s = max(LOOK_PAUSE_S, COSTS_AT_MOST * (self._looked_s - began_s))
        return any(looks)

    async def _look_in(self, frames: list[Frame], plainly: bool) -> bool | None:
        """Look in the frames of one session; None when it does not tell."""
        session, key = frames[0].session, id(frames[0].session)
        found = False
        for _ in range(TRIES):
            if not plainly:
                counted = await self._count(session, frames)
                if counted is not None and (counted[0] == counted[1] or self._explained.get(key) == counted):
                    return found
            opened = await self._open(session, frames)
            if opened is None:
                continue
            found, is_whole = found or opened[0], opened[1]
            if not is_whole:
                continue
            counted = await self._count(session, frames)
            if counted is not None:
                self._explained[key] = counted
            return found
        return None

    async def _count(self, session: CdpSession, frames: list[Frame]) -> tuple[int, int] | None:
        """Return how many elements, texts and comments CDP and the core see; None when that changed meanwhile, or
        nobody said."""
        ask = self._sdk.call
        before, searched, after = await asyncio.gather(
            asyncio.gather(*(ask(frame, "countNodes") for frame in frames), return_exceptions=True),
            self._in_time(_search_all(session), frames),
            asyncio.gather(*(ask(frame, "countNodes") for frame in frames), return_exceptions=True),
        )
        for one in (*before, *after):
            if isinstance(one, ObservationLostError):
                raise one
        numbers = [number for number in (*before, *after) if isinstance(number, int)]
        if searched is None or len(numbers) < 2 * len(frames) or before != after:
            return None
        return searched, sum(numbers) // 2

    async def _open(self, session: CdpSession, frames: list[Frame]) -> tuple[bool, bool] | None:
        """Return whether there was a root that was not known, and whether all of them are known now."""
        tree = await self._in_time(send_or_none(session, "DOM.getDocument", {"depth": -1, "pierce": True}), frames)
        # getDocument switches on events that nobody here wants
        await self._in_time(send_or_none(session, "DOM.disable"), frames)
        if tree is None:
            return None
        by_id = {frame.id: frame for frame in frames}
        roots = [(by_id[at], node) for at, node in _list_closed(tree["root"], frames[0].local_root) if at in by_id]
        adopted = await asyncio.gather(*(self._sdk.adopt(frame, node) for frame, node in roots))
        return any(adopted), None not in adopted

    async def _in_time(self, asked: Coroutine[Any, Any, T], frames: list[Frame]) -> T | None:
        try:
            return await asyncio.wait_for(asked, FRAME_PATIENCE_S if self._sdk.may_leave_out(frames[0]) else PATIENCE_S)
        except TimeoutError:
            return None


async def open_all(sdk: Sdk) -> bool:
    """Hand every closed shadow root of every frame to the core, empty ones too. Returns whether one was not known."""
    return await sdk.roots.look(plainly=True)


async def _search_all(session: CdpSession) -> int | None:
    """Return how many elements, texts and comments CDP sees in all documents of a session, also in closed roots."""
    asked = {"query": "", "includeUserAgentShadowDOM": False}
    _, found, _ = await asyncio.gather(
        send_or_none(session, "DOM.getDocument", {"depth": 0}),
        send_or_none(session, "DOM.performSearch", asked),
        send_or_none(session, "DOM.disable"),
    )
    return None if found is None else int(found["resultCount"])


def _name(frame: Frame) -> str:
    return f"frame {frame.label}" if frame.parent is not None else "the page"


async def owner_of(sdk: Sdk, frame: Frame) -> int | None:
    """Return the number, in its parent's document, of the element that holds `frame`; None when it is gone."""
    parent = frame.parent
    if parent is None or parent.context is None:
        return None
    if frame.owner is not None and frame.owner[1] == parent.document:
        return frame.owner[0]
    owner = await send_or_none(parent.session, "DOM.getFrameOwner", {"frameId": frame.id})
    await send_or_none(parent.session, "DOM.disable")
    if owner is None:
        return None
    number = await sdk.adopt(parent, owner["backendNodeId"])
    if number is not None:
        frame.owner = (number, parent.document)
    return number


def _list_closed(root: dict[str, Any], top: Frame) -> list[tuple[str, int]]:
    """Return (frame id, backend node id) of closed roots, outer ones first; `top` is the session's outermost frame."""
    found: list[tuple[str, int]] = []
    stack: list[tuple[dict[str, Any], str]] = [(root, root.get("frameId") or top.id)]
    while stack:
        node, frame_id = stack.pop()
        if node.get("shadowRootType") == "closed":
            found.append((frame_id, node["backendNodeId"]))
        below = [*node.get("children", ()), *node.get("shadowRoots", ())]
        stack += [(child, frame_id) for child in reversed(below)]
        inner = node.get("contentDocument")
        if inner is not None:
            stack.append((inner, inner.get("frameId") or node.get("frameId", frame_id)))
    return found
