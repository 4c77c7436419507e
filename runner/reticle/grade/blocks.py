"""Compares two sorted snapshot bodies block by block and yields only the lines that differ.

A position is kept in each body. Slices of 64 KiB are compared: equal ones are skipped up to their last newline,
unequal ones are quartered; below 64 bytes one line is compared and the smaller side moves on. The cost follows the
files' size over the memory's bandwidth plus the number of differences. Every step pairs equal lines or reports one
side's line, so the result is the exact difference of the two multisets even where a body is not sorted.
"""

from __future__ import annotations

from collections import Counter

from reticle.grade.snapshot_file import Buffer, SnapshotFile, iter_lines, strip_comma

FULL = 1 << 16
LEAST = 64


def diff_spans(
    left: Buffer, left_start: int, left_end: int, right: Buffer, right_start: int, right_end: int
) -> tuple[list[bytes], list[bytes]]:
    """Return the lines only in the left span and the lines only in the right span, in file order."""
    only_left: list[bytes] = []
    only_right: list[bytes] = []
    at, to, size = left_start, right_start, FULL
    while at < left_end and to < right_end:
        length = min(size, left_end - at, right_end - to)
        block = left[at : at + length]
        if block == right[to : to + length]:
            skip = block.rfind(b"\n") + 1
            if skip:
                at += skip
                to += skip
                size = min(size * 4, FULL)
                continue
        elif size > LEAST:
            size //= 4
            continue
        left_stop, right_stop = left.find(b"\n", at, left_end), right.find(b"\n", to, right_end)
        mine, other = strip_comma(left[at:left_stop]), strip_comma(right[to:right_stop])
        if mine <= other:
            at = left_stop + 1
        if other <= mine:
            to = right_stop + 1
        if mine < other:
            only_left.append(mine)
        elif other < mine:
            only_right.append(other)
        else:
            size = min(size * 4, FULL)
    only_left += iter_lines(left, at, left_end)
    only_right += iter_lines(right, to, right_end)
    return only_left, only_right


def diff_snapshots(left: SnapshotFile, right: SnapshotFile, *, trust_digests: bool = False) -> Counter[bytes]:
    """Return how often each line stands more often on the left (positive) or on the right (negative).

    With `trust_digests` a source whose digest and row count are equal in both headers is not read.
    """
    if trust_digests and left.header is not None and right.header is not None:
        spans = [
            (left.span(label), right.span(label))
            for label in sorted(left.entries.keys() | right.entries.keys())
            if not _same_digest(left, right, label)
        ]
    else:
        spans = [((left.start, left.end), (right.start, right.end))]
    net: Counter[bytes] = Counter()
    for (left_start, left_end), (right_start, right_end) in spans:
        only_left, only_right = diff_spans(left.body, left_start, left_end, right.body, right_start, right_end)
        net.update(only_left)
        net.subtract(only_right)
    return Counter({line: count for line, count in net.items() if count})


def _same_digest(left: SnapshotFile, right: SnapshotFile, label: str) -> bool:
    mine, other = left.entries.get(label), right.entries.get(label)
    if mine is None or other is None or mine.sha256 is None:
        return False
    return mine.sha256 == other.sha256 and mine.rows == other.rows and mine.error is None and other.error is None
