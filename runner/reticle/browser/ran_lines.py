"""Which lines of a file ran: from V8's function coverage, through source maps, to lines a person wrote. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reticle.browser.sourcemaps import SourceMap

Span = tuple[int, int]


class Regions:
    """Which parts of a script ran. The innermost function decides; what is in no function ran when the script did.

    `functions` are those of `Profiler.takePreciseCoverage`, added up over several takes by `add`.
    """

    def __init__(self) -> None:
        self._ran: dict[tuple[int, int], bool] = {}
        self._edges: list[int] = []
        self._states: list[bool] = []

    def add(self, functions: Iterable[Mapping[str, Any]]) -> None:
        """Add one take: what ran in any of them ran."""
        for function in functions:
            for part in function["ranges"]:
                key = (part["startOffset"], part["endOffset"])
                self._ran[key] = self._ran.get(key, False) or part["count"] > 0
        self._edges = []

    def ran_at(self, offset: int) -> bool:
        """Tell whether what stands at a character of the script ran."""
        self._paint()
        at = bisect_right(self._edges, offset) - 1
        return self._states[at] if at >= 0 else True

    def ran_between(self, first: int, end: int) -> bool:
        """Tell whether anything from `first` up to but without `end` ran."""
        self._paint()
        low, high = bisect_right(self._edges, first) - 1, bisect_right(self._edges, max(first, end - 1)) - 1
        return low < 0 or any(self._states[low : high + 1])

    def _paint(self) -> None:
        if self._edges:
            return
        edges: dict[int, bool] = {}
        open_: list[tuple[int, bool]] = []
        for (start, end), ran in sorted(self._ran.items(), key=lambda item: (item[0][0], -item[0][1])):
            while open_ and open_[-1][0] <= start:
                ended, _ = open_.pop()
                edges[ended] = open_[-1][1] if open_ else True
            edges[start] = ran
            open_.append((end, ran))
        while open_:
            ended, _ = open_.pop()
            edges[ended] = open_[-1][1] if open_ else True
        self._edges = sorted(edges)
        self._states = [edges[edge] for edge in self._edges]


def plain_lines(text: str, regions: Regions) -> list[Span]:
    """Return the line ranges (from 1) of a script that ran as it was written. Empty lines go with the one before."""
    states: list[bool | None] = []
    offset = 0
    for line in text.split("\n"):
        inner = line.strip()
        start = offset + len(line) - len(line.lstrip())
        states.append(regions.ran_between(start, start + len(inner)) if inner else None)
        offset += len(line) + 1
    return to_spans(states)


def mapped_lines(text: str, regions: Regions, source_map: SourceMap) -> dict[str, list[Span]]:
    """Return for each original file of a built script the line ranges that ran, as the map names the file.

    Lines that the build left out (types, comments) go with the mapped one before.
    """
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    found: dict[str, dict[int, bool]] = {}
    for at, column, source, original in source_map.list_segments():
        if at >= len(starts) - 1:
            break
        lines = found.setdefault(source, {})
        if not lines.get(original, False):
            lines[original] = regions.ran_at(starts[at] + column)
    made: dict[str, list[Span]] = {}
    for source, known in found.items():
        states: list[bool | None] = [known.get(number) for number in range(max(known) + 1)]
        made[source] = to_spans(states, open_end=True)
    return made


def to_spans(states: Sequence[bool | None], *, open_end: bool = False) -> list[Span]:
    """Join lines that ran to ranges. `None` is a line of which nothing is known: it goes with the one before, the first
    ones with what follows. With `open_end` a last range goes on to wherever the file ends."""
    spans: list[Span] = []
    known = next((state for state in states if state is not None), True)
    for number, state in enumerate(states, start=1):
        known = known if state is None else state
        if not known:
            continue
        if spans and spans[-1][1] == number - 1:
            spans[-1] = (spans[-1][0], number)
        else:
            spans.append((number, number))
    if open_end and spans and spans[-1][1] == len(states):
        spans[-1] = (spans[-1][0], END)
    return spans


END = 1_000_000
"""The last line of a file of unknown length."""


def join_spans(spans: Iterable[Span]) -> list[Span]:
    """Return ranges in order, those that touch made one."""
    made: list[Span] = []
    for first, last in sorted(spans):
        if made and first <= made[-1][1] + 1:
            made[-1] = (made[-1][0], max(made[-1][1], last))
        else:
            made.append((first, last))
    return made
