"""Where elements lie, in CSS pixels of the document: for masks, clips and names under a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reticle.browser.sdk import ElementGoneError, FrameGoneError
from reticle.browser.session import send_or_none
from reticle.browser.targets import find_all
from reticle.model.target import Box, Target

if TYPE_CHECKING:
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found


async def list_boxes(tab: Tab, target: Target) -> list[Box]:
    """Return the box of every element that a target names, at most as many as a look keeps; none when none is there."""
    look = await find_all(tab.sdk, target)
    boxes = [await find_box(tab, found) for found in look.matches]
    return [box for box in boxes if box is not None]


async def list_all_boxes(tab: Tab, targets: Sequence[Target]) -> list[tuple[Target, Box]]:
    """Return the boxes of several targets, each with the target that named it."""
    return [(target, box) for target in targets for box in await list_boxes(tab, target)]


async def find_box(tab: Tab, found: Found) -> Box | None:
    """Return an element's box in CSS pixels of the top document, None when it is gone or takes no room."""
    try:
        handle = await tab.sdk.handle(found.frame, found.number)
    except (ElementGoneError, FrameGoneError):
        return None
    answer = await send_or_none(found.frame.session, "DOM.getContentQuads", {"objectId": handle})
    metrics = await send_or_none(tab.cdp, "Page.getLayoutMetrics")
    await send_or_none(found.frame.session, "Runtime.releaseObject", {"objectId": handle})
    if not answer or not answer.get("quads") or metrics is None:
        return None
    xs = [value for quad in answer["quads"] for value in quad[0::2]]
    ys = [value for quad in answer["quads"] for value in quad[1::2]]
    view = metrics["cssVisualViewport"]
    left, top = await _frame_offset(tab, found)
    return Box(
        x=min(xs) + left + view["pageX"], y=min(ys) + top + view["pageY"], w=max(xs) - min(xs), h=max(ys) - min(ys)
    )  # fmt: skip


async def _frame_offset(tab: Tab, found: Found) -> tuple[float, float]:
    """Return where a frame of another process begins: its own session counts from its own corner."""
    left = top = 0.0
    frame = found.frame
    while frame.parent is not None:
        if frame.session is not frame.parent.session:
            owner = await send_or_none(frame.parent.session, "DOM.getFrameOwner", {"frameId": frame.id})
            if owner is not None:
                model = await send_or_none(
                    frame.parent.session, "DOM.getBoxModel", {"backendNodeId": owner["backendNodeId"]}
                )
                if model is not None:
                    left += model["model"]["content"][0]
                    top += model["model"]["content"][1]
        frame = frame.parent
    return left, top
