"""Connected components of a mask, by runs: fast without a compiled library, and small for sparse masks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from reticle.visual.decode import Mask

    Ints: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Components:
    """Runs of set pixels in reading order: row, first column, column after the last, and number of the component."""

    rows: Ints
    starts: Ints
    stops: Ints
    labels: Ints
    count: int
    shape: tuple[int, int]

    def areas(self) -> Ints:
        """Return the pixels of each component, shape (count,)."""
        import numpy as np

        return np.bincount(self.labels, weights=self.stops - self.starts, minlength=self.count).astype(np.intp)

    def sums(self, mask: Mask) -> Ints:
        """Return how many pixels of another mask of the same shape lie in each component, shape (count,)."""
        import numpy as np

        places, labels = self._pixels()
        return np.bincount(labels[mask.ravel()[places]], minlength=self.count).astype(np.intp)

    def boxes(self) -> NDArray[np.intp]:
        """Return top, left, bottom, right (half open) of each component, shape (count, 4)."""
        import numpy as np

        boxes = np.empty((self.count, 4), dtype=np.intp)
        boxes[:, :2] = np.iinfo(np.intp).max
        boxes[:, 2:] = 0
        np.minimum.at(boxes[:, 0], self.labels, self.rows)
        np.minimum.at(boxes[:, 1], self.labels, self.starts)
        np.maximum.at(boxes[:, 2], self.labels, self.rows + 1)
        np.maximum.at(boxes[:, 3], self.labels, self.stops)
        return boxes

    def painted(self, keep: NDArray[np.bool_]) -> Mask:
        """Return a mask of the components that `keep` (shape (count,)) names."""
        import numpy as np

        mask = np.zeros(self.shape, dtype=np.bool_)
        places, labels = self._pixels()
        mask.ravel()[places] = keep[labels]
        return mask

    def _pixels(self) -> tuple[Ints, Ints]:
        """Return the place of every set pixel in the flattened picture, and the number of its component."""
        import numpy as np

        lengths = self.stops - self.starts
        ends = np.cumsum(lengths)
        places = np.arange(ends[-1] if ends.size else 0)
        places += np.repeat(self.rows * self.shape[1] + self.starts - (ends - lengths), lengths)
        return places, np.repeat(self.labels, lengths)


def label(mask: Mask) -> Components:
    """Find the components of a mask, diagonal neighbours included, numbered in reading order."""
    import numpy as np

    height, width = mask.shape
    stride = width + 2
    padded = np.zeros((height, stride), dtype=np.bool_)
    padded[:, 1:-1] = mask
    flat = padded.ravel()
    turns = np.flatnonzero(flat[1:] != flat[:-1]) + 1
    first, after = turns[::2], turns[1::2]
    rows = first // stride
    starts, stops = first - rows * stride - 1, after - rows * stride - 1
    one, other = _touching(rows, starts, stops, width)
    roots = _unite(rows.size, one, other)
    is_root = roots == np.arange(rows.size)
    numbers = np.cumsum(is_root) - 1
    return Components(rows, starts, stops, numbers[roots], int(np.count_nonzero(is_root)), (height, width))


def _touching(rows: Ints, starts: Ints, stops: Ints, width: int) -> tuple[Ints, Ints]:
    """Return the pairs of runs in neighbouring rows that touch, also at a corner."""
    import numpy as np

    stride = width + 4
    first_key, stop_key = rows * stride + starts, rows * stride + stops
    low = np.searchsorted(stop_key, (rows + 1) * stride + starts, side="left")
    high = np.searchsorted(first_key, (rows + 1) * stride + stops, side="right")
    counts = np.maximum(high - low, 0)
    one = np.repeat(np.arange(rows.size), counts)
    offsets = np.arange(one.size) - np.repeat(np.cumsum(counts) - counts, counts)
    return one, np.repeat(low, counts) + offsets


def _unite(count: int, one: Ints, other: Ints) -> Ints:
    """Give every run the lowest number that it is connected with: hook to the smaller root, then jump to roots."""
    import numpy as np

    parents = np.arange(count)
    while True:
        a, b = parents[one], parents[other]
        apart = a != b
        if not apart.any():
            return parents
        np.minimum.at(parents, np.maximum(a, b)[apart], np.minimum(a, b)[apart])
        while True:
            jumped = parents[parents]
            if np.array_equal(jumped, parents):
                break
            parents = jumped
