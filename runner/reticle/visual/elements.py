"""Name what lies under a change: the elements of the page before and after, by box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from reticle.errors import InputError
from reticle.model.run import Cluster, ClusterElement
from reticle.model.target import Box

MAX_NAMED = 3
SHARED = 0.35
SAME_PLACE = 0.5


@dataclass(frozen=True, slots=True)
class PlacedElement:
    """An element with its box in CSS pixels of the picture; `key` is the same for the same element in two pictures.

    `ref` is its number in the live document, 0 where it has none or the document is gone.
    """

    key: str
    name: str
    box: Box
    source: str | None = None
    ref: int = 0


def spell(element: PlacedElement) -> str:
    """Return an element as a baseline's description has it, one line each: `left top width height name`, and its key
    behind a tab where that is not the name."""
    box = element.box
    where = " ".join(f"{value:.1f}".removesuffix(".0") for value in (box.x, box.y, box.w, box.h))
    return f"{where} {_flat(element.name)}" + (f"\t{_flat(element.key)}" if element.key != element.name else "")


def read(line: str) -> PlacedElement:
    """Read what `spell` wrote. Raises InputError."""
    said, _, key = line.partition("\t")
    parts = said.split(" ", 4)
    try:
        x, y, w, h = (float(part) for part in parts[:4])
        name = parts[4]
        return PlacedElement(key or name, name, Box(x=x, y=y, w=w, h=h))
    except (ValueError, IndexError):
        raise InputError(f'"{line}" is no element of a picture', hint="left top width height name") from None


def name_elements(
    clusters: Iterable[Cluster], before: Sequence[PlacedElement], after: Sequence[PlacedElement]
) -> list[Cluster]:
    """Return the clusters with up to MAX_NAMED elements each, the closest fit first.

    An element that is on one side only is told as `gone` or `new`; one whose box differs as moved or resized.
    """
    before = _renamed(before, after)
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


def tell_layout(before: Sequence[PlacedElement], after: Sequence[PlacedElement]) -> str:
    """Say why a picture has another size: what is new or gone, the outermost of it, else the smallest that grew or
    shrank; at most MAX_NAMED. Empty when nothing of that is known."""
    before = _renamed(before, after)
    old, new = {item.key: item for item in before}, {item.key: item for item in after}
    news = [f"{item.name} is new" for item in _outermost([item for item in after if item.key not in old])]
    gone = [f"{item.name} is gone" for item in _outermost([item for item in before if item.key not in new])]
    said = [*news, *gone]
    if not said:
        sized = [item for item in after if _size(item.box) != _size(old[item.key].box)]
        sized.sort(key=lambda item: item.box.w * item.box.h)
        told = [(item.name, tell_move(old[item.key], item)) for item in sized]
        said = [tell_element(ClusterElement(target=name, moved=moved)) for name, moved in told]
    return ", ".join(said[:MAX_NAMED])


def tell_element(element: ClusterElement) -> str:
    """Say what became of an element: `button "Pay" moved 8 px down`, `is gone`, `is now 4 px wider`, `changed`."""
    moved = element.moved
    if moved is None:
        return f"{element.target} changed"
    verb = "is" if moved in ("gone", "new") else "moved" if set(moved.split()) & _WAYS else "is now"
    return f"{element.target} {verb} {moved}"


def tell_cluster(cluster: Cluster) -> str:
    """Say a cluster in one phrase: `button "Pay" moved 8 px down (cart.js:41)`."""
    if not cluster.elements:
        box = cluster.box
        return f"{cluster.px} px changed at {box.x:.0f},{box.y:.0f} ({box.w:.0f}x{box.h:.0f})"
    first = cluster.elements[0]
    return tell_element(first) + (f" ({first.source})" if first.source else "")


_WAYS = frozenset({"right", "left", "down", "up"})


def _renamed(before: Sequence[PlacedElement], after: Sequence[PlacedElement]) -> list[PlacedElement]:
    """Give what only went by another name its new key: same kind, and mostly the same place."""
    olds, news = {item.key for item in before}, {item.key for item in after}
    free = [item for item in after if item.key not in olds]
    told = []
    for item in before:
        twin = None
        if item.key not in news:
            twin = next((other for other in free if _kind(other) == _kind(item)
                         and _overlap(other.box, item.box) >= SAME_PLACE), None)  # fmt: skip
        if twin is not None:
            free.remove(twin)
            item = replace(item, key=twin.key)
        told.append(item)
    return told


def _kind(element: PlacedElement) -> str:
    return element.name.partition(" ")[0]


def _outermost(elements: Sequence[PlacedElement]) -> list[PlacedElement]:
    """Return the elements that lie in none of the others, in their order."""
    return [item for item in elements if not any(_lies_in(item.box, other.box) for other in elements)]


def _lies_in(inner: Box, outer: Box) -> bool:
    if _size(inner) == _size(outer):
        return False
    across = outer.x <= inner.x and inner.x + inner.w <= outer.x + outer.w
    return across and outer.y <= inner.y and inner.y + inner.h <= outer.y + outer.h


def _size(box: Box) -> tuple[float, float]:
    return box.w, box.h


def _fit(cluster: Box, box: Box, old: PlacedElement | None) -> float:
    """Return how well an element explains a cluster, 0 to 1: what they share, over what either has alone."""
    boxes = [box] if old is None else [box, old.box, _around(box, old.box)]
    return max(_overlap(cluster, item) for item in boxes)


def _around(a: Box, b: Box) -> Box:
    left, top = min(a.x, b.x), min(a.y, b.y)
    return Box(x=left, y=top, w=max(a.x + a.w, b.x + b.w) - left, h=max(a.y + a.h, b.y + b.h) - top)


def _overlap(a: Box, b: Box) -> float:
    across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    if across <= 0 or down <= 0:
        return 0.0
    shared = across * down
    return shared / (a.w * a.h + b.w * b.h - shared)


def _flat(text: str) -> str:
    return " ".join(text.split())


def _px(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
