"""Which column of a source holds the ids of which source.

In this order: a declared foreign key; a column named like its source (`item_id` for `item` or `items`; `parent_id`
for the own source); where no names are known, a column after the first whose reference values are all ids of exactly
one other source, and of several such columns for one source only the leftmost. A column of such values that are ids
of the own source, with rows that lead nowhere, is a tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from reticle.grade.rows import NO_VALUE, Shape
from reticle.grade.snapshot_file import SnapshotFile

_HELD = 200_000
"""Ids of sources up to this many rows are held in memory, those of larger ones are looked up."""

_ID_NAME = re.compile(r"(?P<base>.+?)(?:_id|_ID|_uuid|_UUID|Id|ID|Uuid|UUID)")
_PARENT = re.compile(r"parent(_?(id|uuid|ulid))?", re.IGNORECASE)


class Links:
    """Finds link columns, by declaration and name at once, by value when somebody asks."""

    def __init__(self, shapes: Mapping[str, Shape], reference: SnapshotFile) -> None:
        self._shapes = shapes
        self._reference = reference
        self._known: dict[str, dict[int, str]] = {}
        self._ids: dict[str, set[str]] = {}
        self._by_value: dict[str, dict[int, tuple[str, ...]]] = {}
        self._names = _names(shapes)

    def list_named(self, label: str) -> dict[int, str]:
        """Return position → label for the declared and the named links of a source, the key column included."""
        found = self._known.get(label)
        if found is None:
            shape = self._shapes[label]
            found = {}
            for at, name in enumerate(shape.columns or ()):
                target = self._find_named(label, name)
                if target is not None and not (target == label and at == shape.key):
                    found[at] = target
            found.update(
                {at: to for at, to in shape.declared.items() if to in self._shapes and (to, at) != (label, shape.key)}
            )
            self._known[label] = found
        return found

    def list_by_value(self, label: str) -> dict[int, tuple[str, ...]]:
        """Return position → labels that a column of a source without names may link to (the other source, itself).

        Reads the reference's rows of the source once.
        """
        found = self._by_value.get(label)
        if found is None:
            shape = self._shapes[label]
            found = {} if shape.columns is not None else self._read_values(label)
            self._by_value[label] = found
        return found

    def is_id_of(self, label: str, value: str) -> bool:
        """Tell whether the reference has a record `value` in a source that has ids."""
        if label not in self._ids:
            entry = self._reference.entries.get(label)
            if entry is None or not self.has_ids(label):
                self._ids[label] = set()
            elif self._shapes[label].key == 0 and entry.rows > _HELD:
                return self._shapes[label].is_id(value) and self._reference.count_first_cell(label, value) == 1
            else:
                key = self._shapes[label].key or 0
                self._ids[label] = {cells[key] for cells in self._reference.iter_cells(label) if key < len(cells)}
        return value in self._ids[label]

    def has_ids(self, label: str) -> bool:
        """Tell whether a source's records have ids: one key column, unique, that looks generated in its first row."""
        shape = self._shapes[label]
        if shape.key is None or label not in self._reference.entries:
            return False
        first = next(self._reference.iter_cells(label), None)
        if first is None or shape.key >= len(first) or not shape.is_id(first[shape.key]):
            return False
        return shape.trusted or self._reference.has_unique_first_cells(label)

    def _find_named(self, label: str, name: str) -> str | None:
        if _PARENT.fullmatch(name):
            return label
        matched = _ID_NAME.fullmatch(name)
        if matched is None:
            return None
        targets = self._names.get(_plain(matched["base"]), ())
        if len(targets) > 1:
            home = label.rpartition(".")[0]
            targets = tuple(target for target in targets if target.rpartition(".")[0] == home)
        return targets[0] if len(targets) == 1 else None

    def _read_values(self, label: str) -> dict[int, tuple[str, ...]]:
        others = [other for other in self._shapes if other != label and self.has_ids(other)]
        itself = self.has_ids(label)
        alive: dict[int, set[str]] = {}
        rooted: set[int] = set()
        valued: set[int] = set()
        for number, cells in enumerate(self._reference.iter_cells(label)):
            if number == 0:
                alive = {at: {*others, *([label] if itself else [])} for at in range(1, len(cells))}
            for at in [*alive]:
                value = cells[at] if at < len(cells) else ""
                if value in NO_VALUE:
                    rooted.add(at)
                    continue
                valued.add(at)
                alive[at] = {other for other in alive[at] if self.is_id_of(other, value)}
                if not alive[at]:
                    del alive[at]
            if not alive:
                break
        found: dict[int, tuple[str, ...]] = {}
        taken: set[str] = set()
        for at in sorted(alive.keys() & valued):
            targets = [other for other in alive[at] if other != label]
            options = [targets[0]] if len(targets) == 1 else []
            if label in alive[at] and at in rooted:
                options.append(label)
            options = [option for option in options if option not in taken]
            taken.update(options)
            if options:
                found[at] = tuple(options)
        return found


def _names(shapes: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Map every word that may name a source (`item`, `items`) to the labels that it may mean."""
    names: dict[str, tuple[str, ...]] = {}
    for label in shapes:
        last = _plain(re.split(r"[.%]", label)[-1])
        words = {last}
        if last.endswith("ies"):
            words.add(last[:-3] + "y")
        if last.endswith("es"):
            words.add(last[:-2])
        if last.endswith("s"):
            words.add(last[:-1])
        for word in words:
            names[word] = (*names.get(word, ()), label)
    return names


def _plain(name: str) -> str:
    return name.replace("_", "").replace("-", "").lower()
