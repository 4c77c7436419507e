"""Expected rows of the candidate, and their best assignment to the rows that it has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from reticle.grade.dates import OwnValues
from reticle.grade.noise import Cells, Noise, fixed_of
from reticle.grade.rows import NO_CELL, Row, never_repeats

_TRIES = 20_000
"""Steps that one search for another assignment may take: a cap on a hopeless search, far above any real need."""


@dataclass(frozen=True)
class Expected:
    """One row that the candidate must have (or, when `optional`, may have).

    `row` is the reference's. Cells at `wild` positions may be any value (see `filled`). At the positions of `own` the
    cell is the reference's or the candidate's own value. `again` is the same record in the other correct run, for a
    noisy row.
    """

    row: Row
    wild: frozenset[int] = frozenset()
    own: dict[int, str] = field(default_factory=dict)
    again: Row | None = None
    optional: bool = False

    @property
    def noisy(self) -> bool:
        """Tell whether the two correct runs differ in this row."""
        return bool(self.wild) or self.optional or self.again is not None

    @property
    def filled(self) -> frozenset[int]:
        """The noisy positions that hold a value in every correct run: there anything will do, but nothing will not."""
        rows = [self.row.cells] if self.again is None else [self.row.cells, self.again.cells]
        return frozenset(at for at in self.wild if all(cells[at] not in NO_CELL for cells in rows))

    def fits(self, cells: Cells) -> bool:
        """Tell whether the cells at the own positions are the reference's or the candidate's, and no noise is empty."""
        own = all(cells[at] in (self.row.cells[at], text) for at, text in self.own.items())
        return own and not any(cells[at] in NO_CELL for at in self.filled)


def list_expected(noise: Noise, missing: Sequence[Row], own: OwnValues) -> list[Expected]:
    """Return what the candidate must have beyond the lines that all three share: noisy records and `missing` rows.

    A row that only one correct run wrote is optional; its noisy cells are those of the pairs that share its fixed
    cells, so log rows may occur as often as in either run or anything between. Where no pair tells, moments and long
    random ids are its noisy cells: no other run could write the same ones.
    """
    made: list[Expected] = []
    groups: dict[tuple[int, frozenset[int]], set[Cells]] = defaultdict(set)
    for pair in noise.pairs:
        options = {}
        for at, (mine, other) in enumerate(zip(pair.reference.cells, pair.again.cells, strict=True)):
            text = own.find_own(mine, other)
            if text is not None and (at in pair.mask or text != mine):
                options[at] = text
        width = len(pair.reference.cells)
        groups[width, pair.mask].add(fixed_of(width, pair.mask)(pair.reference.cells))
        made.append(Expected(pair.reference, pair.mask.difference(options), options, pair.again))
    for row in missing:
        made.append(Expected(row, own=_own_of(row, own)))
    masks = sorted(groups, key=lambda group: (len(group[1]), sorted(group[1])))
    for row in (*noise.reference_loose, *noise.again_loose):
        width = len(row.cells)
        mask = next(
            (mask for size, mask in masks if size == width and fixed_of(width, mask)(row.cells) in groups[size, mask]),
            frozenset(at for at, cell in enumerate(row.cells) if never_repeats(cell)),
        )
        made.append(Expected(row, mask, optional=True))
    return made


def _own_of(row: Row, own: OwnValues) -> dict[int, str]:
    found: dict[int, str] = {}
    for at, cell in enumerate(row.cells):
        text = own.find_own(cell, cell)
        if text is not None and text != cell:
            found[at] = text
    return found


class RowIndex:
    """Rows by their cells outside given positions; made once for every set of positions."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows
        self._tables: dict[tuple[int, frozenset[int]], dict[Cells, list[int]]] = {}

    def find(self, width: int, loose: frozenset[int], fixed: Cells) -> list[int]:
        """Return the positions of the rows of `width` cells whose cells outside `loose` are `fixed`."""
        key = (width, loose)
        table = self._tables.get(key)
        if table is None:
            table = defaultdict(list)
            cut = fixed_of(width, loose)
            for number, row in enumerate(self._rows):
                if len(row.cells) == width:
                    table[cut(row.cells)].append(number)
            self._tables[key] = table
        return table.get(fixed, [])


@dataclass
class Matching:
    """Which expected row met which row of the candidate; what is left of both."""

    pairs: list[tuple[Expected, Row]]
    unmet: list[Expected]
    rest: list[Row]


def match_rows(expected: Sequence[Expected], rows: Sequence[Row]) -> Matching:
    """Assign rows to expected rows so that as many as possible are met (augmenting paths), narrow masks first."""
    index = RowIndex(rows)
    order = sorted(range(len(expected)), key=lambda number: len(expected[number].wild) + len(expected[number].own))
    options: dict[int, list[int]] = {}
    owner: dict[int, int] = {}
    found: dict[int, int] = {}
    cursor: dict[int, int] = {}
    with_value: dict[tuple[int, frozenset[int]], list[int]] = {}
    for number in order:
        item = expected[number]
        width, loose = len(item.row.cells), item.wild.union(item.own)
        choice = index.find(width, loose, fixed_of(width, loose)(item.row.cells))
        if item.own:
            choice = [one for one in choice if item.fits(rows[one].cells)]
        elif choice and (filled := item.filled):
            kept = with_value.get((id(choice), filled))
            if kept is None:
                left = [one for one in choice if not any(rows[one].cells[at] in NO_CELL for at in filled)]
                kept = with_value[id(choice), filled] = choice if len(left) == len(choice) else left
            choice = kept
        options[number] = choice
        free = _next_free(choice, owner, cursor)
        if free is not None:
            owner[free] = number
            found[number] = free
        elif choice and any(options[owner[one]] is not choice for one in choice):
            _augment(number, options, owner, found)
    return Matching(
        [(expected[number], rows[one]) for number, one in sorted(found.items())],
        [item for number, item in enumerate(expected) if number not in found],
        [row for number, row in enumerate(rows) if number not in owner],
    )


def _next_free(choice: list[int], owner: dict[int, int], cursor: dict[int, int]) -> int | None:
    """Return the first row of a list that nobody has. The list's cursor only grows: owned rows stay owned."""
    at = cursor.get(id(choice), 0)
    while at < len(choice) and choice[at] in owner:
        at += 1
    cursor[id(choice)] = at
    return choice[at] if at < len(choice) else None


def _augment(start: int, options: dict[int, list[int]], owner: dict[int, int], found: dict[int, int]) -> None:
    """Look, breadth first, for a chain of owners that can each move on to another row, and move them."""
    came: dict[int, int] = {}
    queue = [start]
    for number in queue:
        for one in options[number]:
            if one in came:
                continue
            came[one] = number
            if one not in owner:
                while True:
                    number = came[one]
                    before = found.get(number)
                    owner[one] = number
                    found[number] = one
                    if before is None:
                        return
                    one = before
            if len(came) > _TRIES:
                return
            queue.append(owner[one])
