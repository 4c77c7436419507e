"""Colour refinement: tells rows apart by what they link to and by what links to them.

Two rows have one colour when their fixed cells are equal, their links lead to rows of one colour, and the rows that
link to them have the same colours. Matched pairs have a colour of their own. Repeated until no colour splits any more
(the first step of the Weisfeiler–Leman test).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from reticle.grade.noise import Cells

Colour = int


@dataclass(frozen=True)
class Node:
    """A row on one side. `own` is its id when it may be renumbered (at `key`), `links` are position → label."""

    number: int
    label: str
    cells: Cells
    own: str | None
    key: int | None
    links: dict[int, str] = field(default_factory=dict)


def refine(
    old: Sequence[Node],
    new: Sequence[Node],
    blank: Mapping[str, set[int]],
    old_by_id: Mapping[tuple[str, str], int],
    new_by_id: Mapping[tuple[str, str], int],
    matched: Mapping[int, int],
) -> tuple[list[Colour], list[Colour]]:
    """Return the colours of both sides, comparable with each other.

    `blank` are the positions of a source that any of its rows may vary in; `matched` maps old to new numbers.
    """
    sides = (_Side(old, blank, old_by_id), _Side(new, blank, new_by_id))
    pair_of = ({one: one for one in matched}, {two: one for one, two in matched.items()})
    names: dict[object, Colour] = {}
    colours = tuple(
        [
            names.setdefault(("pair", pair[number]) if number in pair else side.looks[number], len(names))
            for number in range(len(side.looks))
        ]
        for side, pair in zip(sides, pair_of, strict=True)
    )
    count = len(names)
    while True:
        names = {}
        colours = tuple(
            [names.setdefault(side.seen_from(number, mine), len(names)) for number in range(len(mine))]
            for side, mine in zip(sides, colours, strict=True)
        )
        if len(names) == count:
            return colours[0], colours[1]
        count = len(names)


class _Side:
    def __init__(
        self, nodes: Sequence[Node], blank: Mapping[str, set[int]], by_id: Mapping[tuple[str, str], int]
    ) -> None:
        self.out: list[list[tuple[int, int]]] = [[] for _ in nodes]
        self.into: list[list[tuple[int, str, int]]] = [[] for _ in nodes]
        self.looks: list[object] = []
        for node in nodes:
            cells: list[object] = list(node.cells)
            for at in blank.get(node.label, ()):
                if at < len(cells):
                    cells[at] = None
            if node.key is not None:
                cells[node.key] = None
            for at, to in node.links.items():
                value = node.cells[at]
                target = by_id.get((to, value))
                if target == node.number and to == node.label:
                    cells[at] = ("itself",)
                elif target is not None:
                    cells[at] = ("link",)
                    self.out[node.number].append((at, target))
                    self.into[target].append((at, node.label, node.number))
            self.looks.append((node.label, len(cells), tuple(cells)))

    def seen_from(self, number: int, colours: Sequence[Colour]) -> object:
        """Return a row's colour with the colours of its neighbours."""
        return (
            colours[number],
            tuple((at, colours[target]) for at, target in self.out[number]),
            tuple(sorted((at, label, colours[source]) for at, label, source in self.into[number])),
        )
