"""How large a change is: its largest connected piece and its densest window, in absolute pixels.

Never a share of the page: one figure on a page of 12,000 pixels is 0.0003 % of it and still the change that matters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from reticle.visual.components import label
from reticle.visual.regions import Region

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from reticle.visual.decode import Mask

JOIN_PX = 4
"""Changed pixels in the same or neighbouring blocks of this side are one cluster, such as the letters of a word."""
WINDOW_PX = 32
MAX_CLUSTERS = 50


@dataclass(frozen=True, slots=True)
class PixelCluster:
    """Changed pixels that lie together: the box in device pixels (left, top, width, height) and how many they are."""

    x: int
    y: int
    w: int
    h: int
    px: int


def find_largest(mask: Mask) -> int:
    """Return the pixels of the largest connected piece, diagonal neighbours included."""
    found = label(mask)
    return int(found.areas().max()) if found.count else 0


def find_densest(mask: Mask) -> int:
    """Return the most changed pixels in a window of WINDOW_PX by WINDOW_PX, at steps of a quarter of it."""
    import numpy as np

    counts = _block_counts(mask, 8).astype(np.int64)
    height, width = counts.shape
    sums = np.zeros((height + 4, width + 4), dtype=np.int64)
    sums[1 : height + 1, 1 : width + 1] = counts.cumsum(axis=0).cumsum(axis=1)
    sums[height + 1 :, :] = sums[height, :]
    sums[:, width + 1 :] = sums[:, width : width + 1]
    windows = sums[4:, 4:] - sums[:-4, 4:] - sums[4:, :-4] + sums[:-4, :-4]
    return int(windows.max()) if windows.size else 0


def find_clusters(mask: Mask, origin: Region) -> list[PixelCluster]:
    """Return the clusters of a mask that starts at `origin` of the picture, in reading order."""
    import numpy as np

    counts = _block_counts(mask, 4)
    found = label(counts > 0)
    if not found.count:
        return []
    numbers = np.full(counts.shape, -1, dtype=np.intp)
    for row, start, stop, number in zip(found.rows, found.starts, found.stops, found.labels, strict=True):
        numbers[row, start:stop] = number
    pixels = np.bincount(numbers[counts > 0], weights=counts[counts > 0], minlength=found.count)
    clusters = []
    for number, (top, left, bottom, right) in enumerate(found.boxes() * JOIN_PX):
        # The blocks' box is coarse; the pixels in it that belong to other clusters are few, the rim is what matters.
        inside = mask[top:bottom, left:right]
        rows, columns = np.flatnonzero(inside.any(axis=1)), np.flatnonzero(inside.any(axis=0))
        clusters.append(
            PixelCluster(
                x=int(origin.left + left + columns[0]), y=int(origin.top + top + rows[0]),
                w=int(columns[-1] - columns[0] + 1), h=int(rows[-1] - rows[0] + 1), px=int(pixels[number]),
            )
        )  # fmt: skip
    return clusters


def keep_largest(clusters: list[PixelCluster]) -> tuple[PixelCluster, ...]:
    """Return at most MAX_CLUSTERS, the largest, in reading order."""
    kept = sorted(clusters, key=lambda item: (-item.px, item.y, item.x))[:MAX_CLUSTERS]
    return tuple(sorted(kept, key=lambda item: (item.y, item.x)))


def _block_counts(mask: Mask, side: Literal[4, 8]) -> NDArray[np.uint16]:
    """Count the set pixels in blocks of `side`, shape (ceil(height / side), ceil(width / side)).

    A row's pixels of a block are read as one integer; multiplied by ones in every byte, its top byte is their sum.
    """
    import numpy as np

    height, width = mask.shape
    padded = np.zeros((-(-height // side) * side, -(-width // side) * side), dtype=np.uint8)
    padded[:height, :width] = mask
    sums: NDArray[np.uint16]
    if side == 4:
        sums = ((padded.view(np.uint32) * np.uint32(0x01010101)) >> np.uint32(24)).astype(np.uint16)
    else:
        sums = ((padded.view(np.uint64) * np.uint64(0x0101010101010101)) >> np.uint64(56)).astype(np.uint16)
    total = sums[::side].copy()
    for row in range(1, side):
        total += sums[row::side]
    return total
