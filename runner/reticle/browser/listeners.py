"""Listeners on the way of an event: where they stand in the sources, and whether a stack began in one of them."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass
from typing import Any

from reticle.browser.codemap import CodeMap
from reticle.browser.handlers import find_handler
from reticle.browser.scripts_seen import ScriptsSeen
from reticle.browser.session import CdpSession, send_or_none
from reticle.model.event import Place

GROUP = "reticle-listeners"
_lookups = itertools.count(1)
LOOK_UP_PATIENCE_S = 5.0
INPUT_EVENTS = frozenset(
    {
        "click", "dblclick", "auxclick", "contextmenu", "mousedown", "mouseup", "mousemove", "mouseover", "mouseenter",
        "mouseout", "mouseleave", "pointerdown", "pointerup", "pointermove", "pointerover", "pointerenter",
        "pointerout", "pointerleave", "pointercancel", "touchstart", "touchend", "touchmove", "touchcancel", "keydown",
        "keyup", "keypress", "beforeinput", "input", "change", "submit", "reset", "focus", "blur", "focusin",
        "focusout", "wheel", "scroll", "dragstart", "drag", "dragenter", "dragover", "dragleave", "drop", "dragend",
        "select", "toggle", "beforetoggle", "close", "cancel", "invalid", "formdata", "paste", "copy", "cut",
        "compositionstart", "compositionupdate", "compositionend",
    }
)  # fmt: skip
_HANDLE = "function (number) { return __reticle('element', number) }"
_PATH = """function () {
  const path = [];
  let node = this;
  while (node && path.length < 200) {
    path[path.length] = node; // the page's own world: no built-in of it is asked
    node = node.assignedSlot || node.parentNode || node.host || (node === document ? window : null);
  }
  return path[path.length - 1] === window ? path : null;
}"""


@dataclass(frozen=True, slots=True)
class Listener:
    """One listener: its event, its function's name and the part of a script that the function spans (0-based)."""

    event: str
    script_id: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    name: str

    def holds(self, frame: dict[str, Any]) -> bool:
        """Tell whether a CDP call frame runs in this function."""
        if frame.get("scriptId") != self.script_id:
            return False
        at = (frame["lineNumber"], frame["columnNumber"])
        if self.end is not None:
            return self.start <= at <= self.end
        return self.start <= at and bool(self.name) and frame.get("functionName") == self.name


class ActionListeners:
    """The listeners on the path of one action's target.

    They are looked up while the action is on its way, since afterwards the page may be busy or the element gone; once
    more when a request's stack begins in none of these, since the press itself may have added some.
    """

    def __init__(self, session: CdpSession, context: int | None, number: int) -> None:
        self.session = session
        self._context = context
        self._number = number
        self._early: asyncio.Task[list[Listener] | None] | None = None
        self._found: asyncio.Task[list[Listener] | None] | None = None

    def prepare(self) -> None:
        """Begin to look them up, beside what the action does."""
        self._early = asyncio.get_running_loop().create_task(self._look_up())

    async def begins_in_one(self, stack: dict[str, Any] | None, patience_s: float = LOOK_UP_PATIENCE_S) -> bool | None:
        """Tell whether the outermost frame of a stack, async parents followed, runs in one of the listeners. None when
        that cannot be found out: the element is gone, or the answer takes longer than `patience_s`."""
        root = root_frame(stack)
        if root is None:
            return False
        try:
            async with asyncio.timeout(patience_s):
                early = await asyncio.shield(self._early) if self._early is not None else None
                if early is not None and _holds(early, root):
                    return True
                if self._found is None:
                    self._found = asyncio.get_running_loop().create_task(self._look_up())
                late = await asyncio.shield(self._found)
        except TimeoutError:
            return None
        if late is not None and _holds(late, root):
            return True
        return None if early is None and late is None else False

    async def _look_up(self) -> list[Listener] | None:
        """Return the listeners on the path; None when the browser did not tell all of them.

        An element that the app took out of the page meanwhile has no path any more: those above it are not known.
        """
        group = f"{GROUP}-{next(_lookups)}"  # of its own: what ends one look-up must not take another's objects away
        try:
            return await self._list_on_path(group)
        finally:
            await send_or_none(self.session, "Runtime.releaseObjectGroup", {"objectGroup": group})

    async def _list_on_path(self, group: str) -> list[Listener] | None:
        handle = await _call(
            self.session, _HANDLE, group, executionContextId=self._context, arguments=[{"value": self._number}]
        )
        node = await main_world_node(self.session, handle, group) if handle is not None else None
        path = await _call(self.session, _PATH, group, objectId=node) if node is not None else None
        if path is None:
            return None
        listed = await send_or_none(self.session, "Runtime.getProperties", {"objectId": path, "ownProperties": True})
        if listed is None:
            return None
        nodes = [
            item["value"]["objectId"]
            for item in listed["result"]
            if item["name"].isdigit() and "objectId" in item.get("value", {})
        ]
        told = await asyncio.gather(*(_ask_listeners(self.session, node) for node in nodes))
        if any(listeners is None for listeners in told):
            return None
        return [listener for listeners in told for listener in listeners or () if listener.event in INPUT_EVENTS]


def _holds(listeners: list[Listener], frame: dict[str, Any]) -> bool:
    return any(listener.holds(frame) for listener in listeners)


async def main_world_node(session: CdpSession, object_id: str, group: str = GROUP) -> str | None:
    """Return the page's own object for a node known in another world: CDP hides the listeners of other worlds."""
    described = await send_or_none(session, "DOM.describeNode", {"objectId": object_id})
    if described is None:
        return None
    asked = {"backendNodeId": described["node"]["backendNodeId"], "objectGroup": group}
    resolved = await send_or_none(session, "DOM.resolveNode", asked)
    return resolved["object"].get("objectId") if resolved else None


async def _call(session: CdpSession, function: str, group: str, **params: Any) -> str | None:
    asked = {"functionDeclaration": function, "objectGroup": group, **params}
    made = await send_or_none(session, "Runtime.callFunctionOn", asked)
    return made["result"].get("objectId") if made and "exceptionDetails" not in made else None


async def list_listeners(session: CdpSession, object_id: str) -> list[Listener]:
    """Return the listeners of one node (not of its ancestors), in the order they were added."""
    return await _ask_listeners(session, object_id) or []


async def _ask_listeners(session: CdpSession, object_id: str) -> list[Listener] | None:
    found = await send_or_none(session, "DOMDebugger.getEventListeners", {"objectId": object_id})
    return None if found is None else [_listener(item) for item in found["listeners"]]


async def listener_place(
    session: CdpSession, object_id: str, event: str, scripts: ScriptsSeen, code_map: CodeMap
) -> Place | None:
    """Return where the element's own listener for `event` stands; None when it has none or its script has no URL.

    What a framework calls in its place comes first: its own listener serves all elements and says nothing of this one.
    """
    node = await main_world_node(session, object_id)
    if node is None:
        return None
    handler = await find_handler(session, node, event)
    own = [item for item in await list_listeners(session, node) if item.event == event]
    spots = [handler] if handler is not None else [(item.script_id, item.start, item.name) for item in own]
    for script_id, (line, column), name in spots:
        script = await scripts.find(script_id)
        if script is not None and script.url:
            return Place(code_map.name(script.url), line + 1, column + 1, name or None)
    return None


def root_frame(stack: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return the outermost call frame of a CDP stack trace, its async parents followed."""
    root = None
    while stack:
        frames = stack.get("callFrames") or ()
        root = frames[-1] if frames else root
        stack = stack.get("parent")
    return root


def _listener(item: dict[str, Any]) -> Listener:
    start = (item["lineNumber"], item["columnNumber"])
    source = str(item.get("handler", {}).get("description", ""))
    end = None
    if source and "[native code]" not in source:
        lines = source.split("\n")
        end = (start[0] + len(lines) - 1, len(lines[-1]) + (start[1] if len(lines) == 1 else 0))
    name = source.split("(")[0].removeprefix("async ").removeprefix("function").strip(" *") if source else ""
    return Listener(item["type"], item["scriptId"], start, end, name)
