"""Compares the candidate's state with the two references: noise, own values, renumbered records, differences."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from reticle.grade.blocks import diff_snapshots
from reticle.grade.dates import OwnValues, list_own_values
from reticle.grade.header import SnapshotClock
from reticle.grade.lines import encode_line
from reticle.grade.match import Expected, Matching, list_expected, match_rows
from reticle.grade.noise import Noise, pair_noise
from reticle.grade.records import RecordFinder
from reticle.grade.renumber import renumber
from reticle.grade.rows import Row, Shape, list_rows, list_shapes
from reticle.grade.snapshot_file import SnapshotFile


@dataclass(frozen=True)
class StateDifference:
    """What is left between the candidate and the references.

    `removed` are expected rows that the candidate lacks, `added` its rows that nothing expects. `ignored` counts
    lines, `renumbered` records. `notes` say what a person should know beyond that. `renamed` are the sources whose
    cells the candidate has under other names.
    """

    removed: tuple[Expected, ...]
    added: tuple[Row, ...]
    ignored: int
    renumbered: int
    shapes: Mapping[str, Shape]
    notes: tuple[str, ...] = ()
    renamed: tuple[Renamed, ...] = ()


@dataclass(frozen=True)
class Renamed:
    """A source whose columns have other names in the candidate: equal cells mean something else there."""

    label: str
    reference: tuple[str, ...]
    candidate: tuple[str, ...]


@dataclass
class _Side:
    """The rows of one source that are not in all three files."""

    reference: list[Row] = field(default_factory=list)
    again: list[Row] = field(default_factory=list)
    missing: list[Row] = field(default_factory=list)
    candidate: list[Row] = field(default_factory=list)


def compare_state(
    reference: SnapshotFile,
    again: SnapshotFile,
    candidate: SnapshotFile,
    *,
    noise: Counter[bytes],
    change: Counter[bytes],
    skip: frozenset[str] = frozenset(),
) -> StateDifference:
    """Judge the rows of three snapshots by the differences of their lines.

    `noise` are the lines of reference minus again, `change` those of reference minus candidate (see
    `diff_snapshots`); `skip` are labels that could not be read. Pages are not looked at.
    """
    shapes = list_shapes(reference, again, candidate)
    noise, change = _judged(noise, shapes, skip), _judged(change, shapes, skip)
    sides = _split(reference, again, candidate, noise, change, shapes)
    clocks = [file.header.clock if file.header else SnapshotClock() for file in (reference, again, candidate)]
    readings = list_own_values(clocks[0], clocks[1], clocks[2])
    finder = RecordFinder(reference, again, candidate, shapes)
    noises = {label: pair_noise(side.reference, side.again, shapes[label]) for label, side in sides.items()}
    noisy_ids, carried = finder.find_carried(noises)
    pairs: list[tuple[Expected, Row]] = []
    unmet: list[Expected] = []
    rest: list[Row] = []
    optional: dict[str, list[Expected]] = defaultdict(list)
    for label, side in sides.items():
        expected, matching = _match_source(noises[label], side, readings)
        needed = [item for item in expected if not item.optional]
        optional[label] = [item for item in expected if item.optional]
        if label in noisy_ids or label in carried:
            matching = Matching([], needed, list(side.candidate))
        pairs += matching.pairs
        unmet += matching.unmet
        rest += matching.rest
    renumbered = 0
    notes: list[str] = []
    if unmet and rest:
        found, notes = finder.renumber(unmet, rest, noisy_ids, carried, renumber)
        pairs += found.pairs
        unmet, rest = found.unmet, found.rest
        renumbered = sum(1 for item, row in found.pairs if finder.is_renumbered(item, row))
    rest = _take_optional(optional, rest)
    core_pairs = sum(not item.noisy for item, _ in pairs)
    lines = sum(abs(count) for count in change.values())
    ignored = max(0, lines - len(unmet) - len(rest) - 2 * core_pairs)
    renamed = tuple(_list_renamed(reference, again, candidate, skip))
    return StateDifference(tuple(unmet), tuple(rest), ignored, renumbered, shapes, tuple(notes), renamed)


def diff_canonical(left: SnapshotFile, right: SnapshotFile, *, trust_digests: bool = False) -> Counter[bytes]:
    """Return the lines that differ, in their one spelling: another escape of a letter is no difference."""
    net: Counter[bytes] = Counter()
    for line, count in diff_snapshots(left, right, trust_digests=trust_digests).items():
        net[encode_line(left.decode(line)) if b"\\u" in line or b"\\/" in line else line] += count
    return Counter({line: count for line, count in net.items() if count})


def _list_renamed(
    reference: SnapshotFile, again: SnapshotFile, candidate: SnapshotFile, skip: frozenset[str]
) -> Iterator[Renamed]:
    """Yield the sources whose cells have other names in the candidate. Names that the correct runs differ in are noise.

    Rows of another width differ by themselves, and where one side has no rows there is nothing to take for another.
    """
    if reference.header is None or candidate.header is None:
        return
    for label, mine in reference.entries.items():
        other, second = candidate.entries.get(label), again.entries.get(label)
        if label in skip or other is None or not mine.rows or not other.rows or mine.columns == other.columns:
            continue
        names, theirs = tuple(mine.columns or ()), tuple(other.columns or ())
        twice = tuple(second.columns or ()) if second is not None and second.columns is not None else names
        if len(twice) != len(names) or (names and theirs and len(names) != len(theirs)):
            continue
        noisy = {at for at, name in enumerate(names) if name != twice[at]}
        if not theirs or not names or any(names[at] != theirs[at] for at in range(len(names)) if at not in noisy):
            yield Renamed(label, names, theirs)


def _match_source(noise: Noise, side: _Side, readings: Sequence[OwnValues]) -> tuple[list[Expected], Matching]:
    """Match one source with every reading of the runs' own values and keep the one that explains most."""
    best: tuple[tuple[int, int, int], list[Expected], Matching] | None = None
    leads = tuple({lead for reading in readings for lead in reading.leads})
    rows = (*(pair.reference for pair in noise.pairs), *side.missing)
    if not any(cell.startswith(leads) for row in rows for cell in row.cells):
        readings = readings[:1]  # they differ only in days
    options = {_own_key(made): made for made in (list_expected(noise, side.missing, one) for one in reversed(readings))}
    for expected in reversed(options.values()):
        matching = match_rows([item for item in expected if not item.optional], side.candidate)
        score = (_own_noise(expected), len(matching.pairs), _own_cells(matching))
        if best is None or score > best[0]:
            best = (score, expected, matching)
    assert best is not None, "there is always a reading"
    return best[1], best[2]


def _own_key(expected: Sequence[Expected]) -> tuple[tuple[int, int, str], ...]:
    return tuple((number, at, text) for number, item in enumerate(expected) for at, text in item.own.items())


def _own_noise(expected: Sequence[Expected]) -> int:
    """Count the noisy cells that are own values: they come first, since every other reading would make them masks."""
    return sum(
        item.again is not None and item.row.cells[at] != item.again.cells[at] for item in expected for at in item.own
    )


def _own_cells(matching: Matching) -> int:
    """Count the own values of unmet rows that some row of the candidate has in that column."""
    there = {(at, cell) for row in matching.rest for at, cell in enumerate(row.cells)}
    return sum((at, text) in there for item in matching.unmet for at, text in item.own.items())


def _take_optional(optional: Mapping[str, Sequence[Expected]], rest: Sequence[Row]) -> list[Row]:
    by_label: dict[str, list[Row]] = defaultdict(list)
    for row in rest:
        by_label[row.label].append(row)
    left: list[Row] = []
    for label, rows in by_label.items():
        left += match_rows(optional[label], rows).rest if optional.get(label) else rows
    return left


def _judged(net: Counter[bytes], shapes: Mapping[str, Shape], skip: frozenset[str]) -> Counter[bytes]:
    """Return the lines that are rows of a source which could be read."""
    leads = tuple(f'"state {label} '.encode() for label in shapes.keys() - skip)
    return Counter({line: count for line, count in net.items() if line.startswith(leads)})


def _split(
    reference: SnapshotFile,
    again: SnapshotFile,
    candidate: SnapshotFile,
    noise: Counter[bytes],
    change: Counter[bytes],
    shapes: dict[str, Shape],
) -> dict[str, _Side]:
    """Sort the differing lines by source: what each correct run has alone, and what the candidate lacks or has more.

    The candidate's surplus over the lines that reference and again share is max(r - a, 0) - (r - c) for each line.
    """
    surplus: Counter[bytes] = Counter()
    for line in noise.keys() | change.keys():
        surplus[line] = max(noise[line], 0) - change[line]
    parts = (
        ("reference", reference, noise),
        ("again", again, Counter({line: -count for line, count in noise.items()})),
        ("missing", reference, Counter({line: -count for line, count in surplus.items()})),
        ("candidate", candidate, surplus),
    )
    sides: dict[str, _Side] = defaultdict(_Side)
    for name, file, counts in parts:
        for row in list_rows(counts, file, shapes):
            getattr(sides[row.label], name).append(row)
    return dict(sorted(sides.items()))
