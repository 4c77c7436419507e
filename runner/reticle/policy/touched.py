"""Which lines a change touches, on either side of it, and how lines are carried back through another change.

A span is a pair of line numbers, first and last, counted from 1. A change from old to new lines is given as
((first, count), (first, count)); with a count of 0 the first line names the one before, as `git diff -U0` has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Span = tuple[int, int]
Side = tuple[int, int]
Edit = tuple[Side, Side]


def list_touched(sides: Iterable[Side]) -> list[Span]:
    """Return the spans that edits touch on one side; where nothing stands on it, the lines before and after."""
    return [(first, first + count - 1) if count else (max(1, first), first + 1) for first, count in sides]


def overlap(spans: Iterable[Span], ran: Sequence[Span]) -> list[Span]:
    """Return the spans that share a line with one of `ran`."""
    ordered = sorted(ran)
    return [span for span in spans if any(first <= span[1] and span[0] <= last for first, last in ordered)]


def list_ran_edits(edits: Sequence[Edit], ran: Sequence[Span]) -> list[Edit]:
    """Return the edits that touch a line of `ran` (lines before the edits)."""
    return [edit for edit in edits if overlap(list_touched([edit[0]]), ran)]


def carry_back(spans: Iterable[Span], edits: Sequence[Edit]) -> list[Span]:
    """Carry spans of the new text back through `edits` to the old one; lines that were not there become those around.

    A span that holds edits itself is stretched over what they stood for.
    """
    return [(_back(first, edits, up=False), _back(last, edits, up=True)) for first, last in spans]


def _back(line: int, edits: Sequence[Edit], *, up: bool) -> int:
    moved = 0
    for (old_first, old_count), (new_first, new_count) in edits:
        begins = new_first if new_count else new_first + 1
        if line < begins:
            break
        if line < begins + new_count:
            before = old_first if old_count else old_first + 1
            return before + old_count - (1 if old_count else 0) if up else (before if old_count else before - 1)
        moved += old_count - new_count
    return max(1, line + moved)
