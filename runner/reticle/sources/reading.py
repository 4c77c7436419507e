"""What a reader of one kind of source is given, and where it puts its rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from reticle.errors import SourceUnreadError
from reticle.text import Redactor, squash


@dataclass(frozen=True)
class SourceHead:
    """What is known of a source before its first row. `links` are column → label of the source whose key it holds."""

    label: str
    kind: str
    columns: tuple[str, ...] | None = None
    key: tuple[str, ...] | None = None
    links: Mapping[str, str] = field(default_factory=dict)
    separator: str = "\t"
    typed: bool = False
    parent: str | None = None
    ignore: tuple[str, ...] = ()


class Rows(Protocol):
    """Takes the rows of one source."""

    def add(self, block: bytes) -> None:
        """Take whole rows, each ended by one newline, as UTF-8 (bytes that are none are kept apart)."""

    def done(self) -> None:
        """Say that every row came."""


class Sink(Protocol):
    """Takes sources. A source that was begun and is then failed has no rows."""

    def begin(self, head: SourceHead) -> Rows:
        """Begin a source."""

    def fail(self, label: str, kind: str, reason: str) -> None:
        """Say that a source could not be read."""

    def pin(self, kind: str, settings: Mapping[str, str]) -> None:
        """Tell the settings that a kind of database was read under."""

    def note(self, text: str) -> None:
        """Tell people something that is no failure."""


_SHOWN_FROM = 4
"""Shorter values stand in too many words by chance to be replaced in a text."""


@dataclass(frozen=True)
class ReadContext:
    """The surroundings of a reading: environment for commands, the declaration's folder, redaction.

    `used` are the variables that were filled in: messages show their names in place of their values.
    """

    env: Mapping[str, str]
    folder: Path
    redactor: Redactor
    used: dict[str, str] = field(default_factory=dict)

    def reason(self, text: str) -> str:
        """Make a failure's reason fit to be stored: one line, redacted, at most 300 characters."""
        for name, value in sorted(self.used.items(), key=lambda pair: -len(pair[1])):
            if len(value) >= _SHOWN_FROM:
                text = text.replace(value, f"${{{name}}}")
        line = self.redactor.text(squash(text))
        return line if len(line) <= 300 else line[:299] + "…"

    def unread(self, label: str, text: str, *, hint: str | None = None) -> SourceUnreadError:
        """Make the error of a source that could not be read."""
        return SourceUnreadError(self.reason(text), label=label, hint=hint)


def head_of(label: str, kind: str, ignore: Sequence[str], separator: str, columns: Sequence[str] | None) -> SourceHead:
    """Make the head of a source that is plain text."""
    return SourceHead(
        label=label, kind=kind, ignore=tuple(ignore), separator=separator, columns=tuple(columns) if columns else None
    )
