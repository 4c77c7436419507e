"""Compare two pictures in stages, so that the usual "nothing changed" costs nothing.

File bytes; pixels as 32-bit words; only the regions that differ; there a perceptual kernel for edges and a finer rule
for flat areas. The limit is the largest connected piece and the densest window in absolute pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from reticle.errors import InputError
from reticle.model.config import VisualConfig
from reticle.model.flow import Visual
from reticle.model.run import Cluster
from reticle.model.target import Box
from reticle.text import plural
from reticle.visual import clusters as pieces
from reticle.visual.clusters import PixelCluster
from reticle.visual.decode import decode, is_opaque, lay_on, words
from reticle.visual.flats import find_flat_changes, find_lines, find_rims
from reticle.visual.kernel import MARGIN_PX, Kernel, get_kernel
from reticle.visual.masks import NO_MASKS, Masks, cover
from reticle.visual.regions import Region, find_regions

if TYPE_CHECKING:
    from reticle.visual.decode import Mask, Rgba


@dataclass(frozen=True, slots=True)
class Settings:
    """When a picture counts as changed.

    `threshold` is pixelmatch's (0 to 1) and goes for edges; `flat_levels` grey levels go for flat areas. Different is a
    connected piece of `cluster_px` changed pixels, or `density` of them in a window of 32 by 32 (without it, twice
    `cluster_px`).
    """

    cluster_px: int = 12
    density: int | None = None
    threshold: float = 0.1
    flat_levels: int = 4

    @property
    def density_px(self) -> int:
        """Return the limit for the densest window in pixels."""
        return self.density if self.density is not None else 2 * self.cluster_px

    @classmethod
    def of(cls, config: VisualConfig, checkpoint: Visual | None = None) -> Settings:
        """Return the project's settings, with those of one checkpoint laid over them."""
        own = checkpoint or Visual(name="x")
        return cls(
            cluster_px=config.cluster_px if own.cluster_px is None else own.cluster_px,
            density=config.density,
            threshold=config.threshold if own.threshold is None else own.threshold,
            flat_levels=config.flat_levels,
        )


DEFAULTS = Settings()


@dataclass(frozen=True, slots=True)
class ComparisonResult:
    """What a comparison found. Sizes are (width, height) in device pixels; `reason` is a sentence for people.

    `changed_px` counts also below the limit; `stage` is how far the comparison had to go.
    """

    result: Literal["same", "different", "size"]
    reason: str
    stage: Literal["bytes", "size", "words", "kernel"]
    changed_px: int = 0
    clusters: tuple[PixelCluster, ...] = ()
    largest_px: int = 0
    densest_px: int = 0
    before_size: tuple[int, int] = (0, 0)
    after_size: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Change:
    """The changed pixels of one region of the picture."""

    region: Region
    mask: Mask


def compare(
    before_png: bytes, after_png: bytes, *, masks: Masks = NO_MASKS, settings: Settings = DEFAULTS
) -> ComparisonResult:
    """Compare two PNG files. Raises InputError when one is no PNG, damaged or too large."""
    if before_png == after_png:
        return ComparisonResult("same", "the files are equal byte for byte", "bytes")
    before, after = decode(before_png, what="the baseline"), decode(after_png, what="the new picture")
    return compare_pixels(before, after, masks=masks, settings=settings)


def compare_pixels(
    before: Rgba, after: Rgba, *, masks: Masks = NO_MASKS, settings: Settings = DEFAULTS, kernel: Kernel | None = None
) -> ComparisonResult:
    """Compare two pictures in memory, shape (height, width, 4) each."""
    sizes = (before.shape[1], before.shape[0]), (after.shape[1], after.shape[0])
    if sizes[0] != sizes[1]:
        return ComparisonResult("size", _size_reason(*sizes), "size", before_size=sizes[0], after_size=sizes[1])
    changes = find_changes(before, after, masks=masks, settings=settings, kernel=kernel)
    if changes is None:
        return ComparisonResult("same", "every pixel is equal", "words", before_size=sizes[0], after_size=sizes[1])
    return _weigh(changes, settings, sizes)


def find_changes(
    before: Rgba, after: Rgba, *, masks: Masks = NO_MASKS, settings: Settings = DEFAULTS, kernel: Kernel | None = None
) -> list[Change] | None:
    """Return the changed pixels of two pictures of the same size by region, or None when every pixel is equal."""
    if before.shape != after.shape:
        raise InputError("two pictures of different size have no pixels to compare one by one")
    height, width = before.shape[:2]
    after = cover(before, after, masks.regions(height, width))
    differs = words(before) != words(after)
    regions = find_regions(differs)
    if not regions:
        return None
    kernel = kernel or get_kernel()
    changes = []
    for region in regions:
        around = region.grown(MARGIN_PX, height, width)
        found = _changed(before[around.slices], after[around.slices], settings, kernel)
        inner = found[
            region.top - around.top : region.bottom - around.top, region.left - around.left : region.right - around.left
        ]
        if inner.any():
            changes.append(Change(region, inner))
    return changes


def to_model(result: ComparisonResult, scale: float = 1.0) -> list[Cluster]:
    """Return the clusters as `run.json` has them: boxes in CSS pixels of the picture."""
    return [
        Cluster(box=Box(x=item.x / scale, y=item.y / scale, w=item.w / scale, h=item.h / scale), px=item.px)
        for item in result.clusters
    ]


def _changed(before: Rgba, after: Rgba, settings: Settings, kernel: Kernel) -> Mask:
    """Return the changed pixels of two crops. What lets something through must look alike on white and on black."""
    if is_opaque(before) and is_opaque(after):
        return _changed_opaque(before, after, settings, kernel)
    on_white = _changed_opaque(lay_on(before, 255), lay_on(after, 255), settings, kernel)
    return on_white | _changed_opaque(lay_on(before, 0), lay_on(after, 0), settings, kernel)


def _changed_opaque(before: Rgba, after: Rgba, settings: Settings, kernel: Kernel) -> Mask:
    masks = kernel.compare(before, after, settings.threshold)
    flat, recoloured = find_flat_changes(before, after, settings.flat_levels)
    return masks.strong | recoloured | find_rims(masks) | find_lines(masks, flat, settings.cluster_px)


def _weigh(
    changes: Sequence[Change], settings: Settings, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> ComparisonResult:
    changed = largest = densest = 0
    found: list[PixelCluster] = []
    for change in changes:
        changed += int(change.mask.sum())
        largest = max(largest, pieces.find_largest(change.mask))
        densest = max(densest, pieces.find_densest(change.mask))
        found += pieces.find_clusters(change.mask, change.region)
    over = largest >= settings.cluster_px or densest >= settings.density_px
    return ComparisonResult(
        result="different" if over else "same",
        reason=_reason(over, changed, largest, densest, len(found), settings),
        stage="kernel",
        changed_px=changed,
        clusters=pieces.keep_largest(found),
        largest_px=largest,
        densest_px=densest,
        before_size=sizes[0],
        after_size=sizes[1],
    )


def _reason(over: bool, changed: int, largest: int, densest: int, count: int, settings: Settings) -> str:
    if over:
        where = plural(count, "place")
        return f"{changed} px changed in {where}, the largest piece has {largest} px (limit {settings.cluster_px})"
    if changed:
        return f"{changed} px changed, below the limit of {settings.cluster_px} px in one piece"
    return "what differs is below what an eye sees"


def _size_reason(before: tuple[int, int], after: tuple[int, int]) -> str:
    grown = []
    for name, old, new in (("wider", before[0], after[0]), ("taller", before[1], after[1])):
        if new != old:
            word = name if new > old else {"wider": "narrower", "taller": "shorter"}[name]
            grown.append(f"{abs(new - old)} px {word}")
    return f"the size changed from {before[0]}x{before[1]} to {after[0]}x{after[1]} ({' and '.join(grown)})"
