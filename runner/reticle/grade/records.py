"""Which records may have been written again under another id, and whether every link to them agrees."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from reticle.grade.links import Links
from reticle.grade.match import Expected
from reticle.grade.noise import Noise
from reticle.grade.renumber import Problem, Renumbering
from reticle.grade.rows import NO_VALUE, Row, Shape
from reticle.grade.snapshot_file import SnapshotFile

NoisyIds = dict[str, dict[str, str]]
LinkColumns = dict[str, dict[int, str]]
_LOOKUPS = 30
"""One look-up by bisection costs about as much as reading so many rows."""


@dataclass(frozen=True)
class _Left:
    """A row of the candidate that still links to an id which its source no longer has."""

    label: str
    cells: tuple[str, ...]
    at: int
    to: str


def _targets(columns: LinkColumns) -> set[str]:
    return {to for found in columns.values() for to in found.values()}


class RecordFinder:
    """Answers what the renumbering has to know about the three files as a whole."""

    def __init__(
        self, reference: SnapshotFile, again: SnapshotFile, candidate: SnapshotFile, shapes: Mapping[str, Shape]
    ) -> None:
        self._reference = reference
        self._again = again
        self._candidate = candidate
        self._shapes = shapes
        self._links = Links(shapes, reference)

    def find_carried(self, noises: Mapping[str, Noise]) -> tuple[NoisyIds, LinkColumns]:
        """Return the noisy ids that other noisy rows carry: label → reference's id → again's, and the columns.

        A record whose id both correct runs made up is followed through its links like a renumbered one, so a row
        that moved to another such record is a difference although its cell is noise.
        """
        made: NoisyIds = {}
        for label, noise in noises.items():
            key = self._shapes[label].key
            if key is None:
                continue
            ids = {
                pair.reference.cells[key]: pair.again.cells[key]
                for pair in noise.pairs
                if key in pair.mask and self._is_made_up(label, pair.reference.cells[key], pair.again.cells[key])
            }
            if ids and len(set(ids.values())) == len(ids):
                made[label] = ids
        carried = self._list_carried(noises, made)
        made = {label: made[label] for label in _targets(carried) if self._are_unique(label, made[label])}
        carried = self._list_carried(noises, made)
        return {label: made[label] for label in _targets(carried)}, carried

    def _list_carried(self, noises: Mapping[str, Noise], made: NoisyIds) -> LinkColumns:
        columns = {label: self._carried_columns(label, noise, made) for label, noise in noises.items()}
        return {label: found for label, found in columns.items() if found}

    def _are_unique(self, label: str, ids: Mapping[str, str]) -> bool:
        """Tell whether each noisy id stands in one row of its source, in both correct runs."""
        mine = self._count(self._reference, label, set(ids))
        other = self._count(self._again, label, set(ids.values()))
        return all(mine[one] == 1 == other[two] for one, two in ids.items())

    def _is_made_up(self, label: str, mine: str, other: str) -> bool:
        shape = self._shapes[label]
        return shape.is_id(mine) and shape.is_id(other) and 0 not in self._links.list_named(label)

    def _carried_columns(self, label: str, noise: Noise, made: NoisyIds) -> dict[int, str]:
        shape = self._shapes[label]
        values: dict[int, list[tuple[str, str]]] = defaultdict(list)
        for pair in noise.pairs:
            for at in pair.mask:
                values[at].append((pair.reference.cells[at], pair.again.cells[at]))
        found: dict[int, str] = {}
        named = self._links.list_named(label)
        for at in sorted(values):
            if at in named:
                ids = made.get(named[at], {})
                if any(ids.get(mine) == other for mine, other in values[at]):
                    found[at] = named[at]
            elif shape.columns is None and at != shape.key:
                targets = [
                    to
                    for to, ids in made.items()
                    if to not in found.values()
                    and all(ids.get(mine) == other and not mine.isdigit() for mine, other in values[at])
                ]
                if len(targets) == 1 and targets[0] != label:
                    found[at] = targets[0]
        return found

    def renumber(
        self,
        unmet: Sequence[Expected],
        rest: Sequence[Row],
        noisy_ids: NoisyIds,
        carried: LinkColumns,
        engine: Callable[[Problem], Renumbering],
    ) -> tuple[Renumbering, list[str]]:
        """Match rows through renumbered ids.

        An id that some row of the candidate still links to is taken back, and everything is done again without it.
        """
        banned: set[tuple[str, str]] = set()
        notes: list[str] = []
        old_ids, new_ids = self._list_ids(unmet, rest)
        links = self._list_links(unmet, old_ids)
        while True:
            allowed = {
                label: frozenset(value for value in ids if (label, value) not in banned)
                for label, ids in old_ids.items()
            }
            found = engine(Problem(self._shapes, unmet, rest, links, carried, allowed, new_ids, noisy_ids))
            left = self._list_left(found, noisy_ids)
            if not left:
                return found, notes
            for row in left:
                banned.add((row.to, row.cells[row.at]))
                notes.append(self._tell(row))

    def is_renumbered(self, item: Expected, row: Row) -> bool:
        """Tell whether a pair is one record with another id that is no noise."""
        key = self._shapes[row.label].key
        return (
            key is not None
            and key not in item.wild
            and self._is_own(row.label)
            and (item.row.cells[key : key + 1] != row.cells[key : key + 1])
        )

    def _is_own(self, label: str) -> bool:
        key = self._shapes[label].key
        return key is not None and key not in self._links.list_named(label)

    def _list_ids(
        self, unmet: Sequence[Expected], rest: Sequence[Row]
    ) -> tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]]:
        """List, by source, the ids that the candidate no longer has, and those that the reference did not have."""
        old: dict[str, set[str]] = defaultdict(set)
        new: dict[str, set[str]] = defaultdict(set)
        both = {item.row.label for item in unmet} & {row.label for row in rest}
        for item in unmet:
            self._collect(old, item.row, both, item.wild)
        for row in rest:
            self._collect(new, row, both, frozenset())
        old_ids: dict[str, frozenset[str]] = {}
        new_ids: dict[str, frozenset[str]] = {}
        for label in old.keys() & new.keys():
            if not self._has_unique_ids(label):
                continue
            here, there = (
                self._count(self._reference, label, old[label] | new[label]),
                self._count(self._candidate, label, old[label] | new[label]),
            )
            again = self._count(self._again, label, old[label])
            old_ids[label] = frozenset(
                value for value in old[label] if here[value] == 1 and again[value] <= 1 and not there[value]
            )
            new_ids[label] = frozenset(value for value in new[label] if there[value] == 1 and not here[value])
        return old_ids, new_ids

    def _collect(self, ids: dict[str, set[str]], row: Row, labels: Iterable[str], wild: frozenset[int]) -> None:
        shape = self._shapes[row.label]
        if row.label not in labels or shape.key is None or shape.key >= len(row.cells) or shape.key in wild:
            return
        if self._is_own(row.label) and shape.is_id(row.cells[shape.key]):
            ids[row.label].add(row.cells[shape.key])

    def _has_unique_ids(self, label: str) -> bool:
        if self._shapes[label].trusted:
            return True
        return all(file.has_unique_first_cells(label) for file in (self._reference, self._again, self._candidate))

    def _count(self, file: SnapshotFile, label: str, values: set[str]) -> Counter[str]:
        key = self._shapes[label].key
        entry = file.entries.get(label)
        if entry is None:
            return Counter()
        if key == 0 and len(values) * _LOOKUPS < entry.rows:
            return Counter({value: file.count_first_cell(label, value) for value in values})
        return Counter(cells[key or 0] for cells in file.find_rows(label, key or 0, values))

    def _list_links(self, unmet: Sequence[Expected], old_ids: Mapping[str, frozenset[str]]) -> LinkColumns:
        links: LinkColumns = {}
        by_label: dict[str, list[Expected]] = defaultdict(list)
        for item in unmet:
            by_label[item.row.label].append(item)
        for label, items in by_label.items():
            links[label] = dict(self._links.list_named(label))
            if self._shapes[label].columns is None and self._may_link(items, old_ids):
                for at, targets in self._links.list_by_value(label).items():
                    values = {item.row.cells[at] for item in items if at < len(item.row.cells)}
                    targets = tuple(to for to in targets if values & old_ids.get(to, frozenset()))
                    if targets and at not in links[label]:
                        links[label][at] = targets[0]
        return links

    def _may_link(self, items: Sequence[Expected], old_ids: Mapping[str, frozenset[str]]) -> bool:
        olds = frozenset[str]().union(*old_ids.values())
        return any(cell in olds for item in items for cell in item.row.cells[1:])

    def _list_left(self, found: Renumbering, noisy_ids: NoisyIds) -> list[_Left]:
        """List the candidate's rows that still link to an id which was matched with another one."""
        changed = {
            label: {old for old, new in ids.items() if old != new and old not in noisy_ids.get(label, {})}
            for label, ids in found.ids.items()
        }
        changed = {label: olds for label, olds in changed.items() if olds}
        if not changed:
            return []
        masked = {(row.line, at) for item, row in found.pairs for at in item.wild}
        left: list[_Left] = []
        for label in self._candidate.entries:
            columns: dict[int, tuple[str, ...]] = {
                at: (to,) for at, to in self._links.list_named(label).items() if to in changed
            }
            if self._shapes[label].columns is None:
                columns |= self._valued_columns(label, changed)
            for at, targets in columns.items():
                olds = set().union(*(changed.get(to, set()) for to in targets))
                for cells in self._candidate.find_rows(label, at, olds):
                    line = f"state {label} {self._shapes[label].separator.join(cells)}"
                    to = next(to for to in targets if cells[at] in changed.get(to, ()))
                    if (line, at) not in masked:
                        left.append(_Left(label, cells, at, to))
        return left

    def _valued_columns(self, label: str, changed: Mapping[str, set[str]]) -> dict[int, tuple[str, ...]]:
        olds = set[str]().union(*changed.values()) - NO_VALUE
        if not any(not olds.isdisjoint(cells[1:]) for cells in self._candidate.iter_cells(label)):
            return {}
        found: dict[int, tuple[str, ...]] = {}
        for at, targets in self._links.list_by_value(label).items():
            meant = tuple(to for to in targets if to in changed)
            if meant:
                found[at] = meant[:1]
        return found

    def _tell(self, row: _Left) -> str:
        shape = self._shapes[row.label]
        key = row.cells[shape.key] if shape.key is not None and shape.key < len(row.cells) else row.cells[0]
        return (
            f"{row.label}[{key}].{shape.column_name(row.at)} still leads to {row.to} {row.cells[row.at]}, "
            "which the candidate no longer has"
        )
