"""Where two pictures differ at all: boxes around the differing pixels, so that only they cost anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reticle.visual.decode import Mask

GAP_PX = 12
"""Two boxes are apart when as many equal rows or columns lie between them; wider than any rule looks around."""
MAX_REGIONS = 400
SMALL_PX = 100_000
"""A box of so many pixels is not cut any further: looking at it costs less than another cut."""


@dataclass(frozen=True, slots=True)
class Region:
    """A rectangle of pixels, half open: rows `top` to `bottom`, columns `left` to `right`."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def slices(self) -> tuple[slice, slice]:
        """Return it as an index into an array of rows and columns."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def area(self) -> int:
        """Return its pixels."""
        return (self.bottom - self.top) * (self.right - self.left)

    def grown(self, by: int, height: int, width: int) -> Region:
        """Return it with a margin of `by` pixels, within a picture of `height` and `width`."""
        return Region(
            max(self.top - by, 0), max(self.left - by, 0), min(self.bottom + by, height), min(self.right + by, width)
        )

    def union(self, other: Region) -> Region:
        """Return the smallest region around both."""
        return Region(
            min(self.top, other.top), min(self.left, other.left), max(self.bottom, other.bottom),
            max(self.right, other.right),
        )  # fmt: skip


def find_regions(differs: Mask) -> list[Region]:
    """Cut a mask into boxes by its empty rows and columns in turn, until nothing splits any more.

    Boxes come in reading order of their bands. More than MAX_REGIONS of them (noise all over) become one.
    """
    height, width = differs.shape
    done: list[Region] = []
    waiting = [(Region(0, 0, height, width), 0, False)]
    while waiting:
        region, axis, tried = waiting.pop()
        parts = _split(differs, region, axis)
        if len(parts) > 1 and region.area <= SMALL_PX:
            parts = [_trimmed(parts)]
        if len(parts) == 1 and tried and parts[0] == region:
            done.append(region)
        else:
            waiting += [(part, 1 - axis, len(parts) == 1) for part in reversed(parts)]
        if len(done) + len(waiting) > MAX_REGIONS:
            whole = [*done, *(item[0] for item in waiting)]
            merged = whole[0]
            for other in whole[1:]:
                merged = merged.union(other)
            return [merged]
    return done


def _trimmed(parts: list[Region]) -> Region:
    """Return one region around parts that lie along one axis."""
    return parts[0].union(parts[-1])


def _split(differs: Mask, region: Region, axis: int) -> list[Region]:
    """Split along rows (axis 0) or columns (axis 1) where at least GAP_PX of them are empty; trims both ends."""
    import numpy as np

    used = np.flatnonzero(differs[region.slices].any(axis=1 - axis))
    if not used.size:
        return []
    cuts = np.flatnonzero(np.diff(used) > GAP_PX)
    firsts = [int(used[0]), *(int(used[cut + 1]) for cut in cuts)]
    lasts = [*(int(used[cut]) for cut in cuts), int(used[-1])]
    if axis == 0:
        return [
            Region(region.top + first, region.left, region.top + last + 1, region.right)
            for first, last in zip(firsts, lasts, strict=True)
        ]
    return [
        Region(region.top, region.left + first, region.bottom, region.left + last + 1)
        for first, last in zip(firsts, lasts, strict=True)
    ]
