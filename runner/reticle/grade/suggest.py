"""Says which sources of a wide declaration are worth keeping, from two snapshots of the correct steps."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence, Set
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Literal

from reticle.grade.compare import diff_canonical
from reticle.grade.noise import Noise, pair_noise
from reticle.grade.rows import Row, Shape, list_rows, list_shapes
from reticle.grade.snapshot_file import SnapshotFile, open_snapshot
from reticle.text import cut, plural, printable

Action = Literal["keep", "keep-noisy", "keep-without-time", "drop", "unread"]

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

    `ignore` are ECMAScript patterns to add, for `keep-without-time`. `noisy` are the columns that the two runs filled
    differently, for `keep-noisy`: the judge leaves those cells out, and `counted` says that no other cell is left.
    `rows` and `rows_again` are the counts of the two snapshots. `only_in` names the run that alone has rows of its own,
    None when both have. `first` is the first line that differs.
    """

    label: str
    action: Action
    rows: int
    rows_again: int
    only_in: Literal["reference", "again"] | None = None
    first: str | None = None
    ignore: tuple[str, ...] = ()
    reason: str | None = None
    noisy: tuple[str, ...] = ()
    counted: bool = False

    @property
    def sentence(self) -> str:
        """Say it in one line."""
        if self.action == "keep":
            return f"{self.label}: kept, {plural(self.rows, 'row')}, the same in both runs"
        if self.action == "unread":
            return f"{self.label}: could not be read: {self.reason}"
        if self.action == "keep-noisy":
            names = ", ".join(printable(name) for name in self.noisy)
            if self.counted:
                return f"{self.label}: kept, but its rows are only counted: the runs differ in every column ({names})"
            return f"{self.label}: kept, without the cells in which the two runs differ: {names}"
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


def suggest_sources(
    reference: str | Path, again: str | Path, *, counted: Set[str] = frozenset()
) -> tuple[Suggestion, ...]:
    """Compare two snapshots of the correct steps source by source.

    A source that reads the same is kept, also one that the steps never touched. One whose columns have names is kept
    when the rows of both runs pair and each pair has an equal cell: the judge leaves out the cells that differ. One
    without names that differs only by a date and time is kept with patterns that take the time out of those columns.
    Every other one is dropped; of the labels `counted`, rows that pair without an equal cell are kept all the same,
    to be counted. Raises `SnapshotUnreadError`.
    """
    with open_snapshot(reference) as one, open_snapshot(again) as two:
        net = diff_canonical(one, two)
        shapes = list_shapes(one, two)
        failed = {item.label: item.reason for file in (two, one) for item in file.list_failed()}
        by_label: dict[str, Counter[bytes]] = {}
        for encoded, count in net.items():
            line = one.decode(encoded)
            if line.startswith("state ") and not line.startswith("state read failed: "):
                by_label.setdefault(line.split(" ", 2)[1], Counter())[encoded] = count
        labels = sorted(one.entries.keys() | two.entries.keys() | failed.keys())
        made: list[Suggestion] = []
        for label in labels:
            rows, rows_again = _count(one, label), _count(two, label)
            if label in failed:
                made.append(Suggestion(label, "unread", rows, rows_again, reason=failed[label]))
            elif label not in by_label:
                made.append(Suggestion(label, "keep", rows, rows_again))
            else:
                left = Counter({line: -count for line, count in by_label[label].items()})
                sides = list_rows(by_label[label], one, shapes), list_rows(left, two, shapes)
                made.append(_suggest(label, sides, shapes[label], (rows, rows_again), counted=label in counted))
        return tuple(made)


def list_written(
    reference: str | Path, again: str | Path, idle: str | Path, idle_again: str | Path, labels: Set[str]
) -> frozenset[str]:
    """Return those of `labels`, all different in the two correct runs, that the steps themselves write.

    `idle` and `idle_again` are snapshots of runs of no steps. A source that they leave alike is written by the steps;
    so is one whose number of rows they leave outside of what the correct runs leave. Raises `SnapshotUnreadError`.
    """
    with ExitStack() as stack:
        one, two, three, four = (
            stack.enter_context(open_snapshot(file)) for file in (reference, again, idle, idle_again)
        )
        noise = {three.decode(line).split(" ", 2)[1] for line in diff_canonical(three, four)}
        found = set[str]()
        for label in labels:
            lived = sorted((_count(one, label), _count(two, label)))
            idled = (_count(three, label), _count(four, label))
            if label not in noise or not all(lived[0] <= count <= lived[1] for count in idled):
                found.add(label)
        return frozenset(found)


def _suggest(
    label: str, sides: tuple[list[Row], list[Row]], shape: Shape, counts: tuple[int, int], *, counted: bool
) -> Suggestion:
    lines = [row.line for side in sides for row in side]
    first = min(lines)
    only: Literal["reference", "again"] | None = None
    if not all(sides):
        only = "reference" if sides[0] else "again"
    noise = pair_noise(*sides, shape)
    paired = not noise.reference_loose and not noise.again_loose
    mask = frozenset[int]().union(*(pair.mask for pair in noise.pairs))
    if paired and shape.columns is not None:
        bare = any(len(pair.mask) == len(pair.reference.cells) for pair in noise.pairs)
        if counted or not bare:
            noisy = tuple(shape.column_name(at) for at in sorted(mask))
            return Suggestion(label, "keep-noisy", *counts, only, first, noisy=noisy, counted=bare)
    ignore = find_times(noise, mask, shape) if paired and shape.columns is None else ()
    if ignore:
        return Suggestion(label, "keep-without-time", *counts, only, first, ignore)
    return Suggestion(label, "drop", *counts, only, first)


def find_times(noise: Noise, mask: frozenset[int], shape: Shape) -> tuple[str, ...]:
    """Return the fewest patterns that make the paired rows equal once what they match is gone, else nothing.

    They match in the columns `mask` alone: a date in another column, which somebody chose, stays.
    """
    for count in (1, 2, 3):
        for patterns in combinations(_TIMES, count):
            if all(
                _without(pair.reference.cells[at], patterns) == _without(pair.again.cells[at], patterns)
                for pair in noise.pairs
                for at in pair.mask
            ):
                width = max(len(pair.reference.cells) for pair in noise.pairs)
                return tuple(pattern + _only_in(mask, width, shape.separator) for pattern in patterns)
    return ()


def _without(cell: str, patterns: Sequence[str]) -> str:
    for pattern in patterns:
        cell = re.sub(pattern, "", cell, flags=re.ASCII)
    return cell


def _only_in(mask: frozenset[int], width: int, separator: str) -> str:
    """Return what holds a pattern to the columns of `mask`: a look back at the separators before what it matched."""
    if len(mask) == width or not separator:
        return ""
    mark = re.sub(r"[\\^$.*+?()[\]{}|/]", r"\\\g<0>", separator).replace("\t", "\\t")
    cell = f"[^{mark}]*" if len(separator) == 1 else f"(?:(?!{mark}).)*"
    places = "|".join(f"{cell}(?:{mark}{cell}){{{at}}}" for at in sorted(mask))
    return f"(?<=^(?:{places}))"


def _count(file: SnapshotFile, label: str) -> int:
    entry = file.entries.get(label)
    return entry.rows if entry is not None else 0
