"""Rows of a source as cells, and what is known about the source's columns."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from reticle.grade.header import SourceEntry
from reticle.grade.lines import NULL, split_cells
from reticle.grade.snapshot_file import SnapshotFile

NO_VALUE = frozenset({NULL, "", "NULL"})
"""How a link that leads nowhere is spelled: NULL, nothing, and the word that `mysql -N` prints for NULL."""

NO_CELL = NO_VALUE | {"\\-", "sha256:e3b0c44298fc1c149afbf4c8996fb924"}
"""How a cell without a value is spelled: as a link that leads nowhere, a member that an object does not have, or the
digest of an empty text."""

_INTEGER = re.compile(r"-?[0-9]{1,20}")
_UUID = re.compile(r"[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}")
_ULID = re.compile(r"[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}")
_HEX = re.compile(r"[0-9a-f]{24,}|[0-9A-F]{24,}")
_TOKEN = re.compile(r"(?=[0-9A-Za-z]*[0-9])(?=[0-9A-Za-z]*[A-Za-z])[0-9A-Za-z]{16,}")
_TYPE = re.compile(r"[a-z]+:")
_MOMENT = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z|UTC|[+-]\d\d(?::?\d\d)?))?")


@dataclass(frozen=True, slots=True)
class Row:
    """One row: the source's label, the cells, and the whole line that a report shows."""

    label: str
    cells: tuple[str, ...]
    line: str


@dataclass(frozen=True)
class Shape:
    """What is known about a source's columns.

    `key` is the position of the column that identifies a record: the only primary key column, else (nothing is
    known) the first. None: the table has no key, or one of several columns. `keys` are all primary key positions.
    `declared` maps positions to the label that they link to. `trusted` says that a database guarantees the key.
    """

    label: str
    columns: tuple[str, ...] | None = None
    key: int | None = 0
    keys: tuple[int, ...] = (0,)
    declared: dict[int, str] = field(default_factory=dict)
    separator: str = "\t"
    typed: bool = False
    trusted: bool = False

    def column_name(self, position: int) -> str:
        """Return the name of a column, or its number counted from 1."""
        if self.columns is not None and position < len(self.columns):
            return self.columns[position]
        return str(position + 1)

    def is_id(self, cell: str) -> bool:
        """Tell whether a cell looks generated: an integer, UUID, ULID, 24 or more hex digits, a base-62 token."""
        if self.typed:
            cell = _TYPE.sub("", cell, count=1)
        return looks_generated(cell)


def looks_generated(cell: str) -> bool:
    """Tell whether a text looks like an id that a machine made up. An SKU or an e-mail address does not.

    A base-62 token counts from 16 characters on, when it has both letters and digits.
    """
    return any(form.fullmatch(cell) for form in (_INTEGER, _UUID, _ULID, _HEX, _TOKEN))


def never_repeats(cell: str) -> bool:
    """Tell whether a text is a moment with a time of day, or a long random id: no second run writes it again."""
    return any(form.fullmatch(cell) for form in (_MOMENT, _UUID, _ULID, _HEX, _TOKEN))


def make_shape(entry: SourceEntry) -> Shape:
    """Return the shape that a header's entry tells."""
    if entry.columns is None:
        return Shape(entry.label, separator=entry.separator, typed=entry.typed)
    position = {name: number for number, name in enumerate(entry.columns)}
    declared = {position[name]: label for name, label in entry.links.items() if name in position}
    keys: tuple[int, ...] = (0,)
    key: int | None = 0
    if entry.key is not None:
        keys = tuple(position[name] for name in entry.key if name in position)
        key = keys[0] if len(entry.key) == 1 and keys else None
    return Shape(
        entry.label,
        tuple(entry.columns),
        key,
        keys,
        declared,
        entry.separator,
        entry.typed,
        trusted=entry.key is not None and key is not None,
    )


def list_shapes(*files: SnapshotFile) -> dict[str, Shape]:
    """Return the shape of every source by label. The first file with a header that names columns wins."""
    shapes: dict[str, Shape] = {}
    for file in files:
        for label, entry in file.entries.items():
            known = shapes.get(label)
            if known is None or (known.columns is None and entry.columns is not None):
                shapes[label] = make_shape(entry)
    return shapes


def make_row(line: str, shapes: dict[str, Shape]) -> Row:
    """Split a `state` line into its row."""
    _, label, text = line.split(" ", 2)
    shape = shapes.get(label)
    return Row(label, split_cells(text, shape.separator if shape else "\t"), line)


def list_rows(counts: Counter[bytes], file: SnapshotFile, shapes: dict[str, Shape]) -> list[Row]:
    """Return the rows of a counter of lines, sorted by their bytes, each as often as it counts."""
    rows: list[Row] = []
    for encoded in sorted(counts):
        if counts[encoded] > 0:
            rows += [make_row(file.decode(encoded), shapes)] * counts[encoded]
    return rows
