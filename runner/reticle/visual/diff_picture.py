"""Pictures of a change for people: what changed over a faded page, and before, after and changes side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reticle.visual.clusters import find_clusters
from reticle.visual.compare import DEFAULTS, Change, Settings, find_changes
from reticle.visual.decode import decode, encode, lay_on
from reticle.visual.masks import NO_MASKS, Masks
from reticle.visual.regions import Region

if TYPE_CHECKING:
    from reticle.visual.decode import Rgba

CHANGED = (214, 0, 92)
FRAME = (255, 140, 0)
OUTSIDE = (120, 90, 200)
MASKED = (150, 175, 200)
FADE = 0.22
FRAME_MARGIN_PX = 6
GUTTER_PX = 16


def render(before_png: bytes, after_png: bytes, *, masks: Masks = NO_MASKS, settings: Settings = DEFAULTS) -> bytes:
    """Return a PNG of the changes: the new picture faded, changed pixels in one strong colour, each place framed.

    Pictures of different size lie at the same top left corner; what only one of them covers is tinted.
    """
    before, after = lay_on(decode(before_png), 255), lay_on(decode(after_png), 255)
    return encode(_paint(before, after, masks, settings))


def render_panels(
    before_png: bytes, after_png: bytes, *, masks: Masks = NO_MASKS, settings: Settings = DEFAULTS
) -> bytes:
    """Return one PNG with before, after and changes from left to right, for places that show a single picture."""
    import numpy as np

    before, after = lay_on(decode(before_png), 255), lay_on(decode(after_png), 255)
    panels = [before, after, _paint(before, after, masks, settings)]
    height = max(panel.shape[0] for panel in panels)
    width = sum(panel.shape[1] for panel in panels) + GUTTER_PX * (len(panels) - 1)
    sheet = np.full((height, width, 4), (128, 128, 128, 255), dtype=np.uint8)
    left = 0
    for panel in panels:
        sheet[: panel.shape[0], left : left + panel.shape[1]] = panel
        left += panel.shape[1] + GUTTER_PX
    return encode(sheet)


def _paint(before: Rgba, after: Rgba, masks: Masks, settings: Settings) -> Rgba:
    import numpy as np

    height, width = max(before.shape[0], after.shape[0]), max(before.shape[1], after.shape[1])
    shared = Region(0, 0, min(before.shape[0], after.shape[0]), min(before.shape[1], after.shape[1]))
    sheet = np.full((height, width, 4), (*OUTSIDE, 255), dtype=np.uint8)
    sheet[: after.shape[0], : after.shape[1]] = after
    sheet[..., :3] = _faded(sheet[..., :3])
    one_only = np.ones((height, width), dtype=np.bool_)
    one_only[shared.slices] = False
    _tint(sheet, one_only, OUTSIDE)
    for masked in masks.regions(height, width):
        covered = np.zeros((height, width), dtype=np.bool_)
        covered[masked.slices] = True
        _tint(sheet, covered, MASKED)
    changes = find_changes(before[shared.slices], after[shared.slices], masks=masks, settings=settings) or []
    for change in changes:
        view = sheet[change.region.slices]
        view[change.mask] = (*CHANGED, 255)
    for box in _boxes(changes, height, width):
        _frame(sheet, box)
    return sheet


def _faded(colours: Rgba) -> Rgba:
    """Turn colours to light grey, so that the marks are the only colour in the picture."""
    import numpy as np

    grey = colours.astype(np.float32) @ np.array([0.299, 0.587, 0.114], dtype=np.float32)
    return (255 - (255 - grey) * FADE).astype(np.uint8)[..., None]


def _tint(sheet: Rgba, where: Rgba, colour: tuple[int, int, int]) -> None:
    import numpy as np

    if where.any():
        mixed = sheet[where, :3].astype(np.uint16) + np.array(colour, dtype=np.uint16)
        sheet[where, :3] = mixed // 2


def _boxes(changes: list[Change], height: int, width: int) -> list[Region]:
    """Return a box around each place at a little distance, so that it hides nothing; boxes that meet become one."""
    boxes: list[Region] = []
    for change in changes:
        for item in find_clusters(change.mask, change.region):
            box = Region(item.y, item.x, item.y + item.h, item.x + item.w).grown(FRAME_MARGIN_PX, height, width)
            while met := next((other for other in boxes if _meet(box, other)), None):
                boxes.remove(met)
                box = box.union(met)
            boxes.append(box)
    return boxes


def _meet(one: Region, other: Region) -> bool:
    return one.top <= other.bottom and other.top <= one.bottom and one.left <= other.right and other.left <= one.right


def _frame(sheet: Rgba, box: Region) -> None:
    for rows, columns in (
        (slice(box.top, box.top + 2), slice(box.left, box.right)),
        (slice(max(box.bottom - 2, 0), box.bottom), slice(box.left, box.right)),
        (slice(box.top, box.bottom), slice(box.left, box.left + 2)),
        (slice(box.top, box.bottom), slice(max(box.right - 2, 0), box.right)),
    ):
        sheet[rows, columns] = (*FRAME, 255)
