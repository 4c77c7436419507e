"""What only CDP reaches: closed shadow roots, and the elements that hold frames."""

from __future__ import annotations

import asyncio
from typing import Any

from reticle.browser.frames import Frame
from reticle.browser.sdk import Sdk
from reticle.browser.session import send_or_none


async def open_all(sdk: Sdk) -> bool:
    """Hand every closed shadow root of every frame to the core, which searches them from then on.

    Returns whether there was one. The page does not notice: nothing of it is patched, the debugging protocol simply
    sees them.
    """
    sessions = {id(frame.session): frame.session for frame in sdk.frames.list_live()}
    found = False
    for session in sessions.values():
        tree = await send_or_none(session, "DOM.getDocument", {"depth": -1, "pierce": True})
        await send_or_none(session, "DOM.disable")  # getDocument switches on events that nobody here wants
        if tree is None:
            continue
        roots = _list_closed(tree["root"], sdk.frames.main)
        adopted = await asyncio.gather(
            *(sdk.adopt(frame, node) for frame_id, node in roots if (frame := sdk.frames.find_by_id(frame_id)))
        )
        found = found or any(done is not None for done in adopted)
    return found


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


def _list_closed(root: dict[str, Any], main: Frame | None) -> list[tuple[str, int]]:
    """Return (frame id, backend node id) of closed roots, outer ones first."""
    found: list[tuple[str, int]] = []
    stack: list[tuple[dict[str, Any], str]] = [(root, root.get("frameId") or (main.id if main else ""))]
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
