"""Edges and flat areas judged apart: what the edge threshold must forgive, and what it hides.

An edge threshold that forgives anti-aliasing also hides a button that was recoloured a little: 0.1 in YIQ hides 26 grey
levels. In a flat area there is nothing to forgive: a few grey levels over a large enough area are a change. And not
everything that looks like anti-aliasing is: a thin line is none, nor is the rim of a figure that really changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from reticle.visual.components import label
from reticle.visual.decode import words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from reticle.visual.decode import Mask, Rgba, Words
    from reticle.visual.kernel import KernelMasks

    Places: TypeAlias = tuple[NDArray[np.intp], NDArray[np.intp]]

AREA_PX = 64
DENSE = 6
"""Above one differing pixel in so many it is cheaper to look at all of them."""
RIM_SHARE = 0.2
STEP_LEVELS = 2
"""Neighbours in a flat area differ by at most so many levels, so that a gradient is flat too."""


def find_flat_changes(before: Rgba, after: Rgba, levels: int) -> tuple[Mask, Mask]:
    """Return (`flat`, `changed`), shape (height, width) each.

    A differing pixel is flat when its left and right, or its upper and lower neighbours have its colour within
    STEP_LEVELS in both pictures: areas, gradients and straight lines of one pixel. `changed` are flat pixels that
    differ by at least `levels` in a channel, in connected areas of AREA_PX or more.
    """
    import numpy as np

    differs = words(before) != words(after)
    if np.count_nonzero(differs) * DENSE < differs.size:
        rows, columns = np.nonzero(differs)
        flat, moved = _sparse(before, after, (rows, columns), max(levels, 1))
    else:
        flat = _is_flat(before, after) & differs
        moved = flat & _differs_by(before, after, max(levels, 1))
    if not moved.any():
        return flat, moved
    found = label(moved)
    return flat, found.painted(found.areas() >= AREA_PX)


def find_lines(masks: KernelMasks, flat: Mask, length_px: int) -> Mask:
    """Return what the kernel took for anti-aliasing and is not: straight lines of one colour, `length_px` or longer."""
    import numpy as np

    suspects = masks.smooth & flat
    if not suspects.any():
        return np.zeros_like(suspects)
    found = label(suspects)
    return found.painted(found.areas() >= length_px)


def find_rims(masks: KernelMasks) -> Mask:
    """Return the anti-aliasing around what really changed: a figure drawn anew is its strokes and their soft rims.

    A connected piece counts whole when at least a RIM_SHARE of it is no anti-aliasing; else its rims stay forgiven.
    """
    import numpy as np

    if not masks.smooth.any() or not masks.strong.any():
        return np.zeros_like(masks.strong)
    found = label(masks.strong | masks.smooth)
    strong = found.sums(masks.strong)
    return found.painted(strong >= np.maximum(found.areas() * RIM_SHARE, 1))


def _sparse(before: Rgba, after: Rgba, places: Places, levels: int) -> tuple[Mask, Mask]:
    """Return the flat ones of some places, and of those the ones that differ by `levels`: for few places in a page."""
    import numpy as np

    height, width = before.shape[:2]
    rows, columns = places
    here = rows * width + columns
    flats = [words(picture).ravel() for picture in (before, after)]
    colours = [_channels(flat[here]) for flat in flats]
    flat = np.zeros(rows.size, dtype=np.bool_)
    for step, inside in (
        (1, (columns > 0) & (columns < width - 1)),
        (width, (rows > 0) & (rows < height - 1)),
    ):
        near = inside.copy()
        for there in (here - step, here + step):
            for picture, own in zip(flats, colours, strict=True):
                near &= _largest(_channels(picture.take(there, mode="clip")) - own) <= STEP_LEVELS
        flat |= near
    moved = flat & (_largest(colours[0] - colours[1]) >= levels)
    masks = np.zeros((2, height, width), dtype=np.bool_)
    masks[0, rows[flat], columns[flat]] = True
    masks[1, rows[moved], columns[moved]] = True
    return masks[0], masks[1]


def _channels(colours: Words) -> NDArray[np.int16]:
    """Return red, green and blue of words, shape (3, n)."""
    import numpy as np

    channels: NDArray[np.int16] = np.ascontiguousarray(colours.view(np.uint8).reshape(-1, 4)[:, :3].T).astype(np.int16)
    return channels


def _largest(difference: NDArray[np.int16]) -> NDArray[np.int16]:
    """Return the largest difference of the three channels, shape (n,)."""
    import numpy as np

    size = np.abs(difference)
    largest: NDArray[np.int16] = np.maximum(np.maximum(size[0], size[1]), size[2])
    return largest


def _differs_by(before: Rgba, after: Rgba, levels: int) -> Mask:
    import numpy as np

    far: Mask | None = None
    for channel in range(3):
        b, a = before[..., channel], after[..., channel]
        here = (np.maximum(b, a) - np.minimum(b, a)) >= levels
        far = here if far is None else far | here
    assert far is not None
    return far


def _is_flat(before: Rgba, after: Rgba) -> Mask:
    """Tell which pixels have two opposite neighbours like them. The rim of a picture has no opposite neighbours."""
    import numpy as np

    height, width = before.shape[:2]
    flat = np.zeros((height, width), dtype=np.bool_)
    if width > 2:
        across = _near(before[:, 1:], before[:, :-1]) & _near(after[:, 1:], after[:, :-1])
        flat[:, 1:-1] |= across[:, 1:] & across[:, :-1]
    if height > 2:
        down = _near(before[1:], before[:-1]) & _near(after[1:], after[:-1])
        flat[1:-1] |= down[1:] & down[:-1]
    return flat


def _near(one: Rgba, other: Rgba) -> Mask:
    return ~_differs_by(one, other, STEP_LEVELS + 1)
