"""`ignore` patterns: what they match is removed from a row; a row that is wholly matched is removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reticle.model.ecma import compile_pattern

# The engine takes valid text only. A byte that is no UTF-8 stands as a lone surrogate in a decoded row; for the match
# it becomes a private-use character.
_TO_PRIVATE = {0xDC00 + byte: 0x10FF00 + byte for byte in range(128, 256)}
_FROM_PRIVATE = {private: surrogate for surrogate, private in _TO_PRIVATE.items()}


@dataclass(frozen=True)
class Ignoring:
    """The `ignore` patterns of one source, ECMAScript regular expressions, in their order."""

    patterns: tuple[Any, ...]

    @classmethod
    def of(cls, patterns: Sequence[str]) -> Ignoring | None:
        """Compile the patterns, None when there are none. Raises InputError for one that is no regular expression."""
        return cls(tuple(map(compile_pattern, patterns))) if patterns else None

    def apply(self, block: bytes) -> bytes:
        """Apply the patterns to a block of rows, each ended by a newline."""
        kept: list[str] = []
        for row in block.decode("utf-8", "surrogateescape").split("\n")[:-1]:
            left = self.apply_row(row)
            if left is not None:
                kept.append(left)
        return ("\n".join(kept) + "\n").encode("utf-8", "surrogateescape") if kept else b""

    def apply_row(self, row: str) -> str | None:
        """Return what is left of one row, None when all of it was matched."""
        left, matched = row, False
        for pattern in self.patterns:
            left, found = _remove(pattern, left)
            matched = matched or found
        return None if matched and not left else left


def _remove(pattern: Any, row: str) -> tuple[str, bool]:
    """Return the row without what `pattern` matches, and whether it matched at all."""
    if not row.isascii() and not _is_valid(row):
        left, found = _remove(pattern, row.translate(_TO_PRIVATE))
        return left.translate(_FROM_PRIVATE), found
    spans = [found.range() for found in pattern.find_iter(row)]
    if not spans:
        return row, False
    data, kept, at = row.encode("utf-8"), [], 0
    for span in spans:  # the engine counts UTF-8 bytes
        kept.append(data[at : span.start])
        at = span.stop
    return b"".join([*kept, data[at:]]).decode("utf-8"), True


def _is_valid(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
