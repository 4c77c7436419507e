"""Says which sources of a wide declaration are worth keeping, from two snapshots of the correct steps."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Literal

from reticle.grade.compare import diff_canonical
from reticle.grade.snapshot_file import SnapshotFile, open_snapshot
from reticle.text import cut, plural, printable

Action = Literal["keep", "keep-without-time", "drop", "unread"]

_TIMES = (
    r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z|UTC|[+-]\d\d(?::?\d\d)?))?",
    r"\d{1,2}[./]\d{1,2}[./]\d{4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?",
    r"[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT",
    r"\d\d:\d\d:\d\d(?:[.,]\d+)?",
    r"\d{4}-\d\d-\d\d",
    r"(?<!\d)1[5-9]\d{8}(?:\d{3})?(?:\.\d+)?(?!\d)",
)
"""Ways to write a date and time, most telling first. They mean the same in ECMAScript and here (ASCII)."""


@dataclass(frozen=True)
class Suggestion:
    """What to do with one source.

    `ignore` are ECMAScript patterns to add, for `keep-without-time`. `rows` and `rows_again` are the counts of the two
    snapshots. `only_in` names the run that alone has rows of its own, None when both have. `first` is the first line
    that differs.
    """

    label: str
    action: Action
    rows: int
    rows_again: int
    only_in: Literal["reference", "again"] | None = None
    first: str | None = None
    ignore: tuple[str, ...] = ()
    reason: str | None = None

    @property
    def sentence(self) -> str:
        """Say it in one line."""
        if self.action == "keep":
            return f"{self.label}: kept, {plural(self.rows, 'row')}, the same in both runs"
        if self.action == "unread":
            return f"{self.label}: could not be read: {self.reason}"
        if self.action == "keep-without-time":
            differ = f"{plural(self.rows, 'row')} {'differs' if self.rows == 1 else 'differ'}"
            return f"{self.label}: kept without the time, {differ} only by a date and time"
        if self.only_in is not None:
            where = f"only {'the reference' if self.only_in == 'reference' else 'the second run'} has rows of its own"
        else:
            where = "both runs have rows of their own"
        counts = plural(self.rows, "row")
        if self.rows != self.rows_again:
            counts += f" ({self.rows_again} in the second run)"
        return f"{self.label}: dropped, {counts}, {where}, first: {cut(printable(self.first or ''), 120)}"


def suggest_sources(reference: str | Path, again: str | Path) -> tuple[Suggestion, ...]:
    """Compare two snapshots of the correct steps source by source.

    A source that reads the same is kept, also one that the steps never touched. One that differs only by a date and
    time is kept with patterns that take the time out. Every other one is dropped. Raises `SnapshotUnreadError`.
    """
    with open_snapshot(reference) as one, open_snapshot(again) as two:
        net = diff_canonical(one, two)
        failed = {item.label: item.reason for file in (two, one) for item in file.list_failed()}
        by_label: dict[str, Counter[str]] = {}
        for encoded, count in net.items():
            line = one.decode(encoded)
            if line.startswith("state ") and not line.startswith("state read failed: "):
                by_label.setdefault(line.split(" ", 2)[1], Counter())[line] = count
        labels = sorted(one.entries.keys() | two.entries.keys() | failed.keys())
        return tuple(_suggest(label, by_label.get(label, Counter()), one, two, failed.get(label)) for label in labels)


def _suggest(label: str, net: Counter[str], one: SnapshotFile, two: SnapshotFile, failed: str | None) -> Suggestion:
    rows, rows_again = _count(one, label), _count(two, label)
    if failed is not None:
        return Suggestion(label, "unread", rows, rows_again, reason=failed)
    if not net:
        return Suggestion(label, "keep", rows, rows_again)
    first = min(net)
    signs = {count > 0 for count in net.values()}
    only: Literal["reference", "again"] | None = None
    if len(signs) == 1:
        only = "reference" if True in signs else "again"
    ignore = find_times(net) if only is None else ()
    if ignore:
        return Suggestion(label, "keep-without-time", rows, rows_again, only, first, ignore)
    return Suggestion(label, "drop", rows, rows_again, only, first)


def find_times(net: Counter[str]) -> tuple[str, ...]:
    """Return the fewest patterns that make the lines of both runs equal once what they match is gone, else nothing."""
    for count in (1, 2, 3):
        for patterns in combinations(_TIMES, count):
            if _is_equal_without(net, patterns):
                return patterns
    return ()


def _is_equal_without(net: Counter[str], patterns: tuple[str, ...]) -> bool:
    left: Counter[str] = Counter()
    for line, count in net.items():
        row = line.split(" ", 2)[2]
        for pattern in patterns:
            row = re.sub(pattern, "", row, flags=re.ASCII)
        left[row] += count
    return not any(left.values())


def _count(file: SnapshotFile, label: str) -> int:
    entry = file.entries.get(label)
    return entry.rows if entry is not None else 0
