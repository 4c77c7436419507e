"""Name what lies under a change: the elements of the page before and after, by box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from reticle.model.run import Cluster, ClusterElement
from reticle.model.target import Box

MAX_NAMED = 3
SHARED = 0.35


@dataclass(frozen=True, slots=True)
class PlacedElement:
    """An element with its box in CSS pixels of the picture; `key` is the same for the same element in two pictures."""

    key: str
    name: str
    box: Box
    source: str | None = None


def name_elements(
    clusters: Iterable[Cluster], before: Sequence[PlacedElement], after: Sequence[PlacedElement]
) -> list[Cluster]:
    """Return the clusters with up to MAX_NAMED elements each, the closest fit first.

    An element that is on one side only is told as `gone` or `new`; one whose box differs as moved or resized.
    """
    old = {item.key: item for item in before}
    new = {item.key: item for item in after}
    everything = [*after, *(item for item in before if item.key not in new)]
    named = []
    for cluster in clusters:
        hits = [
            (_fit(cluster.box, item.box, old.get(item.key)), number, item) for number, item in enumerate(everything)
        ]
        best = sorted((hit for hit in hits if hit[0] > 0), key=lambda hit: (-hit[0], hit[1]))
        elements = [
            ClusterElement(target=item.name, source=item.source, moved=tell_move(old.get(item.key), new.get(item.key)))
            for fit, _, item in best[:MAX_NAMED]
            if fit >= best[0][0] * SHARED
        ]
        named.append(cluster.model_copy(update={"elements": elements}))
    return named


def tell_move(before: PlacedElement | None, after: PlacedElement | None) -> str | None:
    """Say how an element's box changed: `8 px down`, `2 px right and 4 px wider`, `gone`, `new`; None when not."""
    if before is None or after is None:
        return (
            "new" if before is None and after is not None else "gone" if after is None and before is not None else None
        )
    a, b = before.box, after.box
    said = [
        f"{_px(abs(change))} px {more if change > 0 else less}"
        for change, more, less in (
            (b.x - a.x, "right", "left"), (b.y - a.y, "down", "up"), (b.w - a.w, "wider", "narrower"),
            (b.h - a.h, "taller", "shorter"),
        )
        if abs(change) >= 0.05
    ]  # fmt: skip
    return " and ".join(said) or None


def tell_cluster(cluster: Cluster) -> str:
    """Say a cluster in one phrase: `button "Pay" moved 8 px down (cart.js:41)`."""
    if not cluster.elements:
        box = cluster.box
        return f"{cluster.px} px changed at {box.x:.0f},{box.y:.0f} ({box.w:.0f}x{box.h:.0f})"
    first = cluster.elements[0]
    what = f"{first.target} changed"
    if first.moved is not None:
        verb = "is" if first.moved in ("gone", "new") else "moved" if first.moved.split()[2] in _WAYS else "is now"
        what = f"{first.target} {verb} {first.moved}"
    return f"{what} ({first.source})" if first.source else what


_WAYS = ("right", "left", "down", "up")


def _fit(cluster: Box, box: Box, old: PlacedElement | None) -> float:
    """Return how well an element explains a cluster, 0 to 1: what they share, over what either has alone."""
    boxes = [box] if old is None else [box, old.box]
    return max(_overlap(cluster, item) for item in boxes)


def _overlap(a: Box, b: Box) -> float:
    across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    if across <= 0 or down <= 0:
        return 0.0
    shared = across * down
    return shared / (a.w * a.h + b.w * b.h - shared)


def _px(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
