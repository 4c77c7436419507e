"""The elements of a page that stands still, by name and box: so that a change of its picture is told by name."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from reticle.browser.still import StillPage
from reticle.model.target import Box
from reticle.text import Redactor
from reticle.visual.elements import PlacedElement

MOST = 1_500


async def list_placed(
    page: StillPage, region: Box, testids: Sequence[str], redactor: Redactor
) -> tuple[PlacedElement, ...]:
    """Return the elements of the top document that lie in `region` (CSS pixels of the document), at most MOST.

    Boxes are CSS pixels of the picture. Names are the product's own, secrets in them replaced. A frame is one element.
    """
    top = next((frame for frame in page.frames if frame.is_top), None)
    found = await page.call(top, f"placed({json.dumps(list(testids))}, {MOST})") if top is not None else None
    items = [item for item in found or () if _overlaps(item, region)]
    testid_counts = Counter(item["testid"] for item in items)
    name_counts = Counter(item["name"] for item in items)
    placed = []
    for item in items:
        name = redactor.text(item["name"])
        if item["testid"] and testid_counts[item["testid"]] == 1:
            key = redactor.text(f'testid "{item["testid"]}"')
        elif item["ref"] and name_counts[item["name"]] == 1:
            key = name
        else:
            key = redactor.text(item["path"])
        placed.append(PlacedElement(key, name, _box(item, region), ref=item["ref"]))
    return tuple(placed)


def _overlaps(item: dict[str, Any], region: Box) -> bool:
    across = item["x"] < region.x + region.w and item["x"] + item["width"] > region.x
    return bool(across and item["y"] < region.y + region.h and item["y"] + item["height"] > region.y)


def _box(item: dict[str, Any], region: Box) -> Box:
    x, y, w, h = (round(float(item[name]), 1) for name in ("x", "y", "width", "height"))
    return Box(x=round(x - region.x, 1), y=round(y - region.y, 1), w=w, h=h)
