"""The noise floor: what differs between shots of the same page becomes a listed mask, or no baseline is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reticle.errors import InputError
from reticle.model.target import Box
from reticle.text import plural
from reticle.visual.decode import decode, is_opaque, lay_on, words
from reticle.visual.masks import NO_MASKS, Masks, cover
from reticle.visual.regions import find_regions

MAX_MASKS = 8
MAX_SHARE = 0.02
MARGIN_PX = 2


@dataclass(frozen=True, slots=True)
class NoiseFloor:
    """What several shots say: `masks` in CSS pixels where they differ, or in `refused` why no baseline can be made."""

    masks: tuple[Box, ...] = ()
    refused: str | None = None


def find_noise(shots: Sequence[bytes], *, masks: Masks = NO_MASKS) -> NoiseFloor:
    """Compare several PNG shots of one unchanged page; masks that are declared already are left out.

    More than MAX_MASKS places, or more than MAX_SHARE of the picture, is no noise but a page that does not stand still.
    Raises InputError for fewer than two shots.
    """
    import numpy as np

    if len(shots) < 2:
        raise InputError("the noise floor needs at least two shots of the page")
    if all(shot == shots[0] for shot in shots):
        return NoiseFloor()
    pictures = [decode(shot, what=f"shot {number}") for number, shot in enumerate(shots, 1)]
    first = pictures[0]
    height, width = first.shape[:2]
    differs = np.zeros((height, width), dtype=np.bool_)
    for number, picture in enumerate(pictures[1:], 2):
        if picture.shape != first.shape:
            return NoiseFloor(
                refused=f"shot {number} has {picture.shape[1]}x{picture.shape[0]} pixels, the first {width}x{height}"
            )
        covered = cover(first, picture, masks.regions(height, width))
        if is_opaque(first) and is_opaque(covered):
            differs |= words(first) != words(covered)
        else:
            for level in (0, 255):
                differs |= words(lay_on(first, level)) != words(lay_on(covered, level))
    regions = [region.grown(MARGIN_PX, height, width) for region in find_regions(differs)]
    share = sum(region.area for region in regions) / (height * width)
    if len(regions) > MAX_MASKS or share > MAX_SHARE:
        return NoiseFloor(
            refused=f"the page does not stand still: {plural(len(shots), 'shot')} differ in "
            f"{plural(len(regions), 'place')}, {share:.1%} of the picture"
        )
    scale = masks.scale
    return NoiseFloor(
        masks=tuple(
            Box(
                x=region.left / scale, y=region.top / scale,
                w=(region.right - region.left) / scale, h=(region.bottom - region.top) / scale,
            )
            for region in regions
        )
    )  # fmt: skip
