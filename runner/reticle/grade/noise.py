"""What the two correct runs wrote differently: pairs of rows, the cells that are noise in them, and loose rows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from reticle.grade.rows import Row, Shape

Cells = tuple[str, ...]
_EXACT = 600
"""Up to this many rows a side every pair is looked at; above, rows meet through the masks that a sample shows."""


@dataclass(frozen=True)
class NoisyPair:
    """One record that both correct runs wrote, with different cells at the positions of `mask`."""

    reference: Row
    again: Row
    mask: frozenset[int]


@dataclass(frozen=True)
class Noise:
    """The noise of one source: pairs, and rows that only one of the two runs wrote."""

    pairs: tuple[NoisyPair, ...]
    reference_loose: tuple[Row, ...]
    again_loose: tuple[Row, ...]


def pair_noise(reference: Sequence[Row], again: Sequence[Row], shape: Shape) -> Noise:
    """Pair the rows that only the reference has with those that only the other correct run has.

    The same key first, then most equal cells, ties by order; rows of different length never pair. A pair without an
    equal cell is wholly noise.
    """
    pairs, left, right = pair_rows(reference, again, shape)
    made = tuple(NoisyPair(mine, other, differing(mine.cells, other.cells)) for mine, other in pairs)
    return Noise(made, tuple(left), tuple(right))


def differing(left: Cells, right: Cells) -> frozenset[int]:
    """Return the positions where two rows of one length differ."""
    return frozenset(at for at, (mine, other) in enumerate(zip(left, right, strict=True)) if mine != other)


def pair_rows(
    left: Sequence[Row], right: Sequence[Row], shape: Shape, *, least: int = 0
) -> tuple[list[tuple[Row, Row]], list[Row], list[Row]]:
    """Pair rows: same key first, then most equal cells (at least `least`), ties by order.

    Return the pairs and what is left of both sides.
    """
    used_left: dict[int, int] = {}
    by_length: dict[int, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for number, row in enumerate(left):
        by_length[len(row.cells)][0].append(number)
    for number, row in enumerate(right):
        by_length[len(row.cells)][1].append(number)
    for length, (mine, other) in by_length.items():
        if mine and other:
            keys = [at for at in (shape.keys or (0,)) if at < length]
            _pair_one_length(
                [row.cells for row in left], [row.cells for row in right], mine, other, keys, least, used_left
            )
    used_right = set(used_left.values())
    return (
        [(left[one], right[two]) for one, two in sorted(used_left.items())],
        [row for number, row in enumerate(left) if number not in used_left],
        [row for number, row in enumerate(right) if number not in used_right],
    )


def _pair_one_length(
    left: list[Cells],
    right: list[Cells],
    mine: list[int],
    other: list[int],
    keys: list[int],
    least: int,
    taken: dict[int, int],
) -> None:
    def key_of(cells: Cells) -> Cells:
        return tuple(cells[at] for at in keys)

    groups: dict[Cells, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    if keys:
        for number in mine:
            groups[key_of(left[number])][0].append(number)
        for number in other:
            groups[key_of(right[number])][1].append(number)
    for ours, theirs in groups.values():
        if ours and theirs:
            _pair_many(left, right, ours, theirs, 0, taken)
    used = set(taken.values())
    mine = [number for number in mine if number not in taken]
    other = [number for number in other if number not in used]
    if mine and other:
        _pair_many(left, right, mine, other, least, taken)


def _pair_many(
    left: list[Cells], right: list[Cells], mine: list[int], other: list[int], least: int, taken: dict[int, int]
) -> None:
    if len(mine) > _EXACT or len(other) > _EXACT:
        mine, other = _pair_by_masks(left, right, mine, other, least, taken)
    for start in range(0, min(len(mine), len(other)), _EXACT):
        _pair_best(left, right, mine[start : start + _EXACT], other[start : start + _EXACT], least, taken)


def _pair_best(
    left: list[Cells], right: list[Cells], mine: list[int], other: list[int], least: int, taken: dict[int, int]
) -> None:
    """Pair the two lists, most equal cells first, ties by order."""
    if len(mine) == 1 and len(other) == 1:
        if least <= 0 or _equal(left[mine[0]], right[other[0]]) >= least:
            taken[mine[0]] = other[0]
        return
    ranked: dict[int, list[tuple[int, int]]] = defaultdict(list)
    rest = [set(mine), set(other)]
    index: list[dict[str, list[int]]] = []
    for at in range(len(right[other[0]])):
        column: dict[str, list[int]] = defaultdict(list)
        for number in other:
            column[right[number][at]].append(number)
        index.append(column)
    for number in mine:
        equal = Counter(match for at, cell in enumerate(left[number]) for match in index[at].get(cell, ()))
        for match, count in equal.items():
            ranked[count].append((number, match))
    for count in sorted(ranked, reverse=True):
        if count < least:
            break
        for one, two in sorted(ranked[count]):
            if one in rest[0] and two in rest[1]:
                taken[one] = two
                rest[0].discard(one)
                rest[1].discard(two)
    if least <= 0:
        taken.update(zip(sorted(rest[0]), sorted(rest[1]), strict=False))


def _pair_by_masks(
    left: list[Cells], right: list[Cells], mine: list[int], other: list[int], least: int, taken: dict[int, int]
) -> tuple[list[int], list[int]]:
    """Pair big sides through the masks that their first rows show; return what is left of both."""
    sample: dict[int, int] = {}
    _pair_best(left, right, mine[:200], other[:200], least, sample)
    masks = Counter(differing(left[one], right[two]) for one, two in sample.items())
    for mask in sorted(masks, key=lambda mask: (len(mask), -masks[mask], sorted(mask))):
        width = len(left[mine[0]]) if mine else 0
        if not mine or not other or len(mask) == width:
            break
        fixed = fixed_of(width, mask)
        waiting: dict[Cells, list[int]] = defaultdict(list)
        for number in reversed(other):
            waiting[fixed(right[number])].append(number)
        for number in mine:
            found = waiting.get(fixed(left[number]))
            if found:
                taken[number] = found.pop()
        used = set(taken.values())
        mine = [number for number in mine if number not in taken]
        other = [number for number in other if number not in used]
    return mine, other


@lru_cache(maxsize=1024)
def fixed_of(width: int, loose: frozenset[int]) -> Callable[[Cells], Cells]:
    """Return a function that leaves the cells at the positions `loose` out of a row of `width` cells."""
    keep = [at for at in range(width) if at not in loose]
    if len(keep) == width:
        return lambda cells: cells
    if len(keep) < 2:
        return lambda cells: tuple(cells[at] for at in keep)
    return itemgetter(*keep)


def _equal(left: Cells, right: Cells) -> int:
    return sum(mine == other for mine, other in zip(left, right, strict=True))
