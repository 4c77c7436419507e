"""The elements of a page that stands still, by name and box: so that a change of its picture is told by name."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from reticle.browser.session import send_or_none
from reticle.browser.still import StillFrame, StillPage
from reticle.model.target import Box
from reticle.text import Redactor
from reticle.visual.elements import PlacedElement

MOST = 1_500


async def list_placed(
    page: StillPage, region: Box, testids: Sequence[str], redactor: Redactor
) -> tuple[PlacedElement, ...]:
    """Return the elements that lie in `region` (CSS pixels of the top document), at most MOST a document.

    Boxes are CSS pixels of the picture. Names are the product's own, secrets in them replaced. Frames of the page's own
    process are looked into; one of another process in such a one is an element and no more.
    """
    items: list[dict[str, Any]] = []
    for number, frame in enumerate(page.frames):
        shown = await _find_shown(page, frame)
        said = await page.call(frame, _asked(testids)) if shown is not None else None
        if shown is None or said is None:
            continue
        for item in said["items"]:
            if not frame.is_top:
                item["x"] += shown.x - said["x"]
                item["y"] += shown.y - said["y"]
                item |= {"path": f"frame{number}>{item['path']}", "ref": 0, "frame": number}
            if _overlaps(item, region) and (frame.is_top or _overlaps(item, shown)):
                items.append(item)
    testid_counts = Counter(item["testid"] for item in items)
    name_counts = Counter(item["name"] for item in items)
    placed = []
    for item in items:
        name = redactor.text(item["name"])
        if item["testid"] and testid_counts[item["testid"]] == 1:
            key = redactor.text(f'testid "{item["testid"]}"')
        elif item["named"] and name_counts[item["name"]] == 1:
            key = name
        else:
            key = redactor.text(item["path"])
        placed.append(PlacedElement(key, name, _box(item, region), ref=item["ref"]))
    return tuple(placed)


def _asked(testids: Sequence[str]) -> str:
    return f"({{ items: placed({json.dumps(list(testids))}, {MOST}), x: scrollX, y: scrollY }})"


async def _find_shown(page: StillPage, frame: StillFrame) -> Box | None:
    """Return where the frame shows its document, in CSS pixels of the top one; None when that is not known."""
    top = next((one for one in page.frames if one.is_top), None)
    extent = await page.call(top, "extent()") if top is not None else None
    if extent is None:
        return None
    if frame.is_top:
        return Box(x=0, y=0, w=extent["width"], h=extent["height"])
    session = page.sessions[0]
    owner = await send_or_none(session, "DOM.getFrameOwner", {"frameId": frame.frame_id})
    model = await send_or_none(session, "DOM.getBoxModel", {"backendNodeId": owner["backendNodeId"]}) if owner else None
    if model is None:
        return None
    xs, ys = model["model"]["content"][0::2], model["model"]["content"][1::2]
    left, top_px = min(xs), min(ys)
    return Box(x=left + extent["x"], y=top_px + extent["y"], w=max(xs) - left, h=max(ys) - top_px)


def _overlaps(item: dict[str, Any], region: Box) -> bool:
    across = item["x"] < region.x + region.w and item["x"] + item["width"] > region.x
    return bool(across and item["y"] < region.y + region.h and item["y"] + item["height"] > region.y)


def _box(item: dict[str, Any], region: Box) -> Box:
    x, y, w, h = (round(float(item[name]), 1) for name in ("x", "y", "width", "height"))
    return Box(x=round(x - region.x, 1), y=round(y - region.y, 1), w=w, h=h)
