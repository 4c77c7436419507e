"""Make every frame of a page stand still for a picture, and let it go on afterwards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from reticle.browser.assets import read_asset
from reticle.browser.frames import WORLD
from reticle.browser.session import CdpSession, send_or_none

GROUP = "reticle-capture"
LOAD_MS = 5_000
QUIET_CSS = "*,*::before,*::after{caret-color:transparent!important}"


@dataclass(frozen=True, slots=True)
class StillFrame:
    """One frame: its session, its id there, and the isolated world that the capture script runs in."""

    session: CdpSession
    frame_id: str
    context_id: int
    is_top: bool


HOLD = """(() => {
  if (window !== window.top) return;
  const hold = globalThis.reticleHold = { on: false };
  const stop = (event) => { if (hold.on) event.stopImmediatePropagation(); };
  for (const of of [window, window.visualViewport]) of?.addEventListener('resize', stop, true);
})()"""
"""Stands before the page's own listeners: for a picture beyond the viewport Chromium says `resize`, with no size that
changed, and a page that draws itself anew on it would be another page in the picture than before."""


async def prepare_stillness(session: CdpSession) -> None:
    """Put into every document to come what keeps a picture from being noticed."""
    asked = {"source": HOLD, "worldName": WORLD, "runImmediately": True}
    await session.send("Page.addScriptToEvaluateOnNewDocument", asked)


@cache
def capture_script() -> str:
    """Return the text of the functions that run in the page, in a frame without the core too."""
    members = f"if (!('$$closest' in Object.prototype)) {{{read_asset('members.js')}}}\n"
    return members + (Path(__file__).parent / "scripts" / "capture.js").read_text(encoding="utf-8")


class StillPage:
    """All frames of a page, for the time of one picture. Use `prepare`, then `freeze` before each shot, then `thaw`."""

    def __init__(self, sessions: Sequence[CdpSession]) -> None:
        self.sessions = list(sessions)
        self.frames: list[StillFrame] = []
        self._sheets: list[tuple[CdpSession, str]] = []
        self._holding = False

    async def find_frames(self) -> None:
        """Find all frames and the isolated world of each."""
        for number, session in enumerate(self.sessions):
            tree = await send_or_none(session, "Page.getFrameTree")
            for frame_id in _frame_ids(tree["frameTree"]) if tree else ():
                world = {"frameId": frame_id, "worldName": WORLD}
                made = await send_or_none(session, "Page.createIsolatedWorld", world)
                if made is not None:
                    top = number == 0 and not any(frame.is_top for frame in self.frames)
                    self.frames.append(StillFrame(session, frame_id, made["executionContextId"], top))

    async def prepare(self, *, lazy: bool) -> None:
        """Find the frames, hide caret and scrollbars, park the pointer, wait for fonts and pictures."""
        await self.find_frames()
        for session in self.sessions:
            await send_or_none(session, "Emulation.setScrollbarsHidden", {"hidden": True})
            await send_or_none(session, "DOM.enable")
            await send_or_none(session, "CSS.enable")
        for frame in self.frames:
            await self._hide_caret(frame)
        await send_or_none(
            self.sessions[0], "Input.dispatchMouseEvent", {"type": "mouseMoved", "x": -1, "y": -1, "button": "none"}
        )
        for frame in self.frames:
            await self.call(frame, f"load({json.dumps(lazy)}, {LOAD_MS})")

    async def freeze(self, *, closed_roots: bool = False) -> None:
        """Stop all animations (with `closed_roots`, those in closed shadow roots too) and wait until that is drawn."""
        for frame in self.frames:
            if closed_roots:
                await self._freeze_closed(frame)
            await self.call(frame, "freeze([]), twoFrames()")

    async def hold(self) -> None:
        """Keep the resize events that a picture beyond the viewport makes from the page, until `thaw`."""
        if not self._holding:
            self._holding = True
            await self._top("globalThis.reticleHold && (reticleHold.on = true)")

    async def thaw(self) -> None:
        """Let animations go on, show caret and scrollbars again."""
        for frame in self.frames:
            await self.call(frame, "thaw()")
        for session, sheet in self._sheets:
            await send_or_none(session, "CSS.setStyleSheetText", {"styleSheetId": sheet, "text": ""})
        for session in self.sessions:
            await send_or_none(session, "CSS.disable")
            await send_or_none(session, "DOM.disable")
            await send_or_none(session, "Emulation.setScrollbarsHidden", {"hidden": False})
        if self._holding:
            await self._top("globalThis.reticleHold && twoFrames().then(() => { reticleHold.on = false; })")

    async def _top(self, expression: str) -> None:
        for frame in self.frames:
            if frame.is_top:
                await self.call(frame, expression)

    async def call(self, frame: StillFrame, expression: str) -> Any:
        """Run an expression over the capture script's functions in a frame; None when the frame is gone."""
        asked = {
            "expression": f"(() => {{{capture_script()}\nreturn ({expression}); }})()",
            "contextId": frame.context_id,
            "awaitPromise": True,
            "returnByValue": True,
        }
        found = await send_or_none(frame.session, "Runtime.evaluate", asked)
        return found["result"].get("value") if found else None

    async def objects(self, frame: StillFrame, expression: str) -> list[str]:
        """Run an expression that gives an array of nodes; return their remote object ids."""
        asked = {
            "expression": f"(() => {{{capture_script()}\nreturn ({expression}); }})()",
            "contextId": frame.context_id,
            "objectGroup": GROUP,
        }
        found = await send_or_none(frame.session, "Runtime.evaluate", asked)
        if found is None or "objectId" not in found["result"]:
            return []
        listed = await send_or_none(
            frame.session, "Runtime.getProperties", {"objectId": found["result"]["objectId"], "ownProperties": True}
        )
        items = listed["result"] if listed else []
        return [item["value"]["objectId"] for item in items if item["name"].isdigit() and "objectId" in item["value"]]

    async def release(self) -> None:
        """Let the page's objects go that were asked for."""
        for session in self.sessions:
            await send_or_none(session, "Runtime.releaseObjectGroup", {"objectGroup": GROUP})

    async def _hide_caret(self, frame: StillFrame) -> None:
        made = await send_or_none(frame.session, "CSS.createStyleSheet", {"frameId": frame.frame_id})
        if made is None:
            return
        self._sheets.append((frame.session, made["styleSheetId"]))
        text = {"styleSheetId": made["styleSheetId"], "text": QUIET_CSS}
        await send_or_none(frame.session, "CSS.setStyleSheetText", text)

    async def _freeze_closed(self, frame: StillFrame) -> None:
        document = await send_or_none(frame.session, "DOM.getDocument", {"depth": -1, "pierce": True})
        for backend_id in _closed_roots(document["root"], frame.frame_id) if document else ():
            made = await send_or_none(
                frame.session,
                "DOM.resolveNode",
                {"backendNodeId": backend_id, "executionContextId": frame.context_id, "objectGroup": GROUP},
            )
            if made is not None:
                asked = {
                    "functionDeclaration": f"function () {{{capture_script()}\nreturn freeze([this]); }}",
                    "objectId": made["object"]["objectId"],
                }
                await send_or_none(frame.session, "Runtime.callFunctionOn", asked)


def _frame_ids(tree: dict[str, Any]) -> list[str]:
    found = [tree["frame"]["id"]]
    for child in tree.get("childFrames", ()):
        found += _frame_ids(child)
    return found


def _closed_roots(node: dict[str, Any], frame_id: str) -> list[int]:
    """Return the closed shadow roots of the document that belongs to `frame_id`, without those of its frames."""
    found: list[int] = []
    documents: list[dict[str, Any]] = [node]
    while documents:
        document = documents.pop()
        mine = document.get("frameId", frame_id) == frame_id
        pending = [document]
        while pending:
            current = pending.pop()
            if mine and current.get("shadowRootType") == "closed":
                found.append(current["backendNodeId"])
            pending += current.get("children", []) + current.get("shadowRoots", [])
            if "contentDocument" in current:
                documents.append({**current["contentDocument"], "frameId": current.get("frameId", "")})
    return found
