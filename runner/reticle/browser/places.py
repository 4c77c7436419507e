"""From a point in a frame's own viewport to the page's, through frame elements, transforms and processes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from reticle.browser.closed_roots import owner_of
from reticle.browser.frames import Frame
from reticle.browser.gesture import Deed
from reticle.browser.sdk import ElementGoneError, FrameGoneError
from reticle.browser.session import send_or_none
from reticle.errors import ActionRefusedError, TargetError

Quad = tuple[float, float, float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Aim:
    """A point in CSS pixels of a viewport."""

    x: float
    y: float


async def find_place(deed: Deed, aim: Aim) -> Aim:
    """Return `aim`, a point of the element's frame, in the page's viewport, where nothing of the frames around lies
    over it. Raises ActionRefusedError `occluded` or `hidden` otherwise."""
    frame = deed.element.frame
    point = aim
    while frame.parent is not None:
        point = await _step_out(deed, frame, point)
        frame = frame.parent
    return point


async def _step_out(deed: Deed, frame: Frame, point: Aim) -> Aim:
    parent = frame.parent
    assert parent is not None
    for bring in (False, True):
        owner = await owner_of(deed.sdk, frame)
        if owner is None:
            raise TargetError(f"{deed.who}: its frame left the page", kind="stale", hint="find it again")
        try:
            if bring:
                await deed.sdk.call(parent, "bringFrame", owner, point.x, point.y)
                deed.scrolled = True
            mapped = await _map_out(deed, frame, owner, point)
            shown = await deed.sdk.call(parent, "showsFrame", owner, mapped.x, mapped.y)
        except (FrameGoneError, ElementGoneError):
            raise TargetError(f"{deed.who}: its frame left the page", kind="stale", hint="find it again") from None
        if shown["shown"] or deed.force:
            return mapped
    if shown["cover"]:
        raise ActionRefusedError(f"{deed.who}: its frame is covered by {shown['cover']}", kind="occluded",
                                 hint="close what covers it first, or args.force to press all the same")  # fmt: skip
    raise ActionRefusedError(f"{deed.who}: its frame cannot be scrolled into view", kind="hidden")


async def _map_out(deed: Deed, frame: Frame, owner: int, point: Aim) -> Aim:
    """Map through the content box of the frame element as the browser drew it, into the parent's own viewport."""
    assert frame.parent is not None
    parent = frame.parent
    handle = await deed.sdk.handle(parent, owner)
    box, offset = await asyncio.gather(
        send_or_none(parent.session, "DOM.getBoxModel", {"objectId": handle}), _root_offset(deed, parent)
    )
    if box is None:
        raise ActionRefusedError(f"{deed.who}: its frame is not drawn", kind="hidden")
    model = box["model"]
    quad: Quad = tuple(model["content"])
    size = await deed.sdk.call(parent, "contentSize", owner)
    u, v = point.x / max(1, size[0]), point.y / max(1, size[1])
    x = quad[0] + (quad[2] - quad[0]) * u + (quad[6] - quad[0]) * v
    y = quad[1] + (quad[3] - quad[1]) * u + (quad[7] - quad[1]) * v
    return Aim(x - offset.x, y - offset.y)


async def _root_offset(deed: Deed, frame: Frame) -> Aim:
    """Where the viewport of `frame` begins in that of its process's outermost frame, in which CDP gives boxes."""
    if frame.local_root is frame:
        return Aim(0, 0)
    parent = frame.parent
    assert parent is not None
    owner = await owner_of(deed.sdk, frame)
    if owner is None:
        raise TargetError(f"{deed.who}: its frame left the page", kind="stale")
    box = await send_or_none(parent.session, "DOM.getBoxModel", {"objectId": await deed.sdk.handle(parent, owner)})
    if box is None:
        raise ActionRefusedError(f"{deed.who}: its frame is not drawn", kind="hidden")
    return Aim(box["model"]["content"][0], box["model"]["content"][1])
