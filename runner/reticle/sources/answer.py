"""Reads the source of a correct answer: its rows in their own order, one value a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from reticle.errors import SourceUnreadError
from reticle.grade.lines import NULL, split_cells, unescape_cell
from reticle.model.state import Source
from reticle.sources.ignoring import Ignoring
from reticle.sources.read import read_sources
from reticle.sources.reading import ReadContext, SourceHead

_VERBATIM = ("command", "file")


def read_answer(source: Source, context: ReadContext) -> tuple[str, ...]:
    """Return the values of an answer's source: columns of a row joined by a space, a row that is one NULL left out.

    Values of a database come unescaped; rows of a command or a file are as they are. Raises SourceUnreadError: a
    source that fails must never look like one without rows.
    """
    sink = _AnswerSink()
    read_sources([source], sink, context)
    for label, reason in sink.failed.items():
        raise SourceUnreadError(reason, label=label)
    if len(sink.collected) != 1 or not all(collected.is_done for collected in sink.collected):
        raise SourceUnreadError(
            'an answer comes from one "query", "table", command, file or address', label=source.label
        )
    return tuple(value for row in sink.collected[0].rows if (value := _value(row, sink.collected[0].head)) is not None)


def _value(row: str, head: SourceHead) -> str | None:
    if row == NULL:
        return None
    cells = split_cells(row, head.separator)
    if head.kind in _VERBATIM:
        return " ".join(cells)
    return " ".join("NULL" if (text := unescape_cell(cell)) is None else text for cell in cells)


@dataclass
class _Ordered:
    head: SourceHead
    ignoring: Ignoring | None
    rows: list[str] = field(default_factory=list)
    is_done: bool = False

    def add(self, block: bytes) -> None:
        if self.ignoring is not None:
            block = self.ignoring.apply(block)
        self.rows += block.decode("utf-8", "surrogateescape").split("\n")[:-1]

    def done(self) -> None:
        self.is_done = True


@dataclass
class _AnswerSink:
    collected: list[_Ordered] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)

    def begin(self, head: SourceHead) -> _Ordered:
        ordered = _Ordered(head, Ignoring.of(head.ignore, head.label))
        self.collected.append(ordered)
        return ordered

    def fail(self, label: str, kind: str, reason: str) -> None:
        self.failed[label] = reason

    def pin(self, kind: str, settings: Mapping[str, str]) -> None:
        """Settings stand in a snapshot's header only."""

    def note(self, text: str) -> None:
        """An answer carries no notes."""
