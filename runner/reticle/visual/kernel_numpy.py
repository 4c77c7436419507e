"""The perceptual kernel in numpy: the same counts as the compiled one, looking only at pixels that differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from reticle.visual.decode import words
from reticle.visual.kernel import MAX_DISTANCE, KernelMasks

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reticle.visual.decode import Rgba, Words

    Floats: TypeAlias = NDArray[np.float32]
    Indices: TypeAlias = NDArray[np.intp]

_F = np.float32
_Y = (_F(0.29889531), _F(0.58662247), _F(0.11448223))
_I = (_F(0.59597799), _F(0.27417610), _F(0.32180189))
_Q = (_F(0.21147017), _F(0.52261711), _F(0.31114694))
_AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
"""Neighbours column by column: of two equally dark ones the first counts, so the order is part of the rule."""


class NumpyKernel:
    """Single precision like the compiled one, so that a pixel at the threshold falls on the same side."""

    name = "numpy"

    def compare(self, before: Rgba, after: Rgba, threshold: float) -> KernelMasks:
        """Return the pixels above `threshold` (0 to 1), anti-aliased ones apart."""
        before, after = np.ascontiguousarray(before), np.ascontiguousarray(after)
        before_words, after_words = words(before), words(after)
        strong = np.zeros(before_words.shape, dtype=np.bool_)
        smooth = np.zeros(before_words.shape, dtype=np.bool_)
        rows, columns = np.nonzero(before_words != after_words)
        limit = _F(MAX_DISTANCE) * _F(threshold) * _F(threshold)
        far = _distance(before[rows, columns], after[rows, columns]) > limit
        rows, columns = rows[far], columns[far]
        luma_before, luma_after = _luma_of(before, rows, columns), _luma_of(after, rows, columns)
        soft = _is_smooth(luma_before, before_words, after_words, rows, columns)
        soft |= _is_smooth(luma_after, after_words, before_words, rows, columns)
        strong[rows[~soft], columns[~soft]] = True
        smooth[rows[soft], columns[soft]] = True
        return KernelMasks(strong, smooth)


def _distance(before: Rgba, after: Rgba) -> Floats:
    """Return the squared YIQ distance of pixels, shape (n, 4) each."""
    b, a = before.astype(np.float32), after.astype(np.float32)
    y = _luma(b) - _luma(a)
    i = (b[:, 0] * _I[0] - b[:, 1] * _I[1] - b[:, 2] * _I[2]) - (a[:, 0] * _I[0] - a[:, 1] * _I[1] - a[:, 2] * _I[2])
    q = (b[:, 0] * _Q[0] - b[:, 1] * _Q[1] + b[:, 2] * _Q[2]) - (a[:, 0] * _Q[0] - a[:, 1] * _Q[1] + a[:, 2] * _Q[2])
    distance: Floats = _F(0.5053) * y * y + _F(0.299) * i * i + _F(0.1957) * q * q
    return distance


def _luma(pixels: Floats) -> Floats:
    luma: Floats = pixels[..., 0] * _Y[0] + pixels[..., 1] * _Y[1] + pixels[..., 2] * _Y[2]
    return luma


def _luma_of(picture: Rgba, rows: Indices, columns: Indices) -> Floats:
    """Return the brightness of the box around all the pixels, with one more pixel each way, as a full-size array."""
    luma = np.zeros(picture.shape[:2], dtype=np.float32)
    if rows.size:
        box = (
            slice(max(int(rows.min()) - 1, 0), int(rows.max()) + 2),
            slice(max(int(columns.min()) - 1, 0), int(columns.max()) + 2),
        )
        luma[box] = _luma(picture[box].astype(np.float32))
    return luma


def _is_smooth(luma: Floats, own: Words, other: Words, rows: Indices, columns: Indices) -> NDArray[np.bool_]:
    """Tell which pixels are anti-aliased: few equal neighbours, darker and brighter ones, and flat colour beyond."""
    height, width = own.shape
    same = _at_edge(rows, columns, height, width).astype(np.int8)
    darkest = np.zeros(rows.size, dtype=np.float32)
    brightest = np.zeros(rows.size, dtype=np.float32)
    dark_at, bright_at = (rows.copy(), columns.copy()), (rows.copy(), columns.copy())
    here = luma[rows, columns]
    for dx, dy in _AROUND:
        y, x = rows + dy, columns + dx
        inside = (y >= 0) & (y < height) & (x >= 0) & (x < width)
        y, x = np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)
        delta = np.where(inside, here - luma[y, x], _F(0))
        same += inside & (delta == 0)
        lower, higher = delta < darkest, delta > brightest
        darkest[lower], brightest[higher] = delta[lower], delta[higher]
        for place, chosen in ((dark_at, lower), (bright_at, higher)):
            place[0][chosen], place[1][chosen] = y[chosen], x[chosen]
    result: NDArray[np.bool_] = (same <= 2) & (darkest != 0) & (brightest != 0)
    maybe = np.flatnonzero(result)
    flat = np.zeros(maybe.size, dtype=np.bool_)
    for place in (dark_at, bright_at):
        y, x = place[0][maybe], place[1][maybe]
        flat |= _has_equal_neighbours(own, y, x) & _has_equal_neighbours(other, y, x)
    result[maybe] = flat
    return result


def _has_equal_neighbours(picture: Words, rows: Indices, columns: Indices) -> NDArray[np.bool_]:
    """Tell which pixels have at least three neighbours of exactly their colour; the picture's rim counts as one."""
    height, width = picture.shape
    same = _at_edge(rows, columns, height, width).astype(np.int8)
    here = picture[rows, columns]
    for dx, dy in _AROUND:
        y, x = rows + dy, columns + dx
        inside = (y >= 0) & (y < height) & (x >= 0) & (x < width)
        same += inside & (picture[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)] == here)
    equal: NDArray[np.bool_] = same > 2
    return equal


def _at_edge(rows: Indices, columns: Indices, height: int, width: int) -> NDArray[np.bool_]:
    edge: NDArray[np.bool_] = (rows == 0) | (columns == 0) | (rows == height - 1) | (columns == width - 1)
    return edge
