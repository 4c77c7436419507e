"""Masks: rectangles that a comparison does not look at, in CSS pixels, right at any scale."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reticle.errors import InputError
from reticle.visual.regions import Region

if TYPE_CHECKING:
    from reticle.model.target import Box
    from reticle.visual.decode import Rgba


@dataclass(frozen=True, slots=True)
class Masks:
    """Rectangles in the picture's CSS pixels, and how many device pixels one of those has."""

    boxes: tuple[Box, ...] = ()
    scale: float = 1.0

    def __post_init__(self) -> None:
        if not (math.isfinite(self.scale) and self.scale > 0):
            raise InputError(f"the scale of a picture is {self.scale}, it must be above 0")

    def regions(self, height: int, width: int) -> list[Region]:
        """Return them in device pixels within a picture: every pixel that a rectangle touches is covered."""
        regions = []
        for box in self.boxes:
            found = Region(
                top=max(math.floor(box.y * self.scale), 0),
                left=max(math.floor(box.x * self.scale), 0),
                bottom=min(math.ceil((box.y + box.h) * self.scale), height),
                right=min(math.ceil((box.x + box.w) * self.scale), width),
            )
            if found.bottom > found.top and found.right > found.left:
                regions.append(found)
        return regions


NO_MASKS = Masks()


def cover(before: Rgba, after: Rgba, regions: Iterable[Region]) -> Rgba:
    """Return `after` with `before`'s pixels in the regions: there they are equal, and no edge arises around them."""
    listed = list(regions)
    if not listed:
        return after
    covered = after.copy()
    for region in listed:
        covered[region.slices] = before[region.slices]
    return covered
