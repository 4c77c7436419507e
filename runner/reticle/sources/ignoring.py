"""`ignore` patterns: what they match is removed from a row; a row that is wholly matched is removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reticle.errors import SourceUnreadError
from reticle.model.ecma import EcmaTimeoutError, compile_pattern, find_spans

# The engine takes valid text only. A byte that is no UTF-8 stands as a lone surrogate in a decoded row; for the match
# it becomes a private-use character.
_TO_PRIVATE = {0xDC00 + byte: 0x10FF00 + byte for byte in range(128, 256)}
_FROM_PRIVATE = {private: surrogate for surrogate, private in _TO_PRIVATE.items()}


@dataclass(frozen=True)
class Ignoring:
    """The `ignore` patterns of one source, ECMAScript regular expressions, in their order."""

    patterns: tuple[str, ...]
    label: str = ""

    @classmethod
    def of(cls, patterns: Sequence[str], label: str = "") -> Ignoring | None:
        """Check the patterns of source `label`, None when there are none. Raises InputError for one that is no regular
        expression."""
        for pattern in patterns:
            compile_pattern(pattern)
        return cls(tuple(patterns), label) if patterns else None

    def apply(self, block: bytes) -> bytes:
        """Apply the patterns to a block of rows, each ended by a newline.

        Raises SourceUnreadError when a pattern takes too long on a row: what it ignores cannot be told.
        """
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
            try:
                left, found = _remove(pattern, left)
            except EcmaTimeoutError as caught:
                raise SourceUnreadError(f"ignore: {caught.message}", label=self.label, hint=caught.hint) from None
            matched = matched or found
        return None if matched and not left else left


def _remove(pattern: str, row: str) -> tuple[str, bool]:
    """Return the row without what `pattern` matches, and whether it matched at all."""
    if not row.isascii() and not _is_valid(row):
        left, found = _remove(pattern, row.translate(_TO_PRIVATE))
        return left.translate(_FROM_PRIVATE), found
    spans = find_spans(pattern, row)
    if not spans:
        return row, False
    data, kept, at = row.encode("utf-8"), [], 0
    for start, stop in spans:
        kept.append(data[at:start])
        at = stop
    return b"".join([*kept, data[at:]]).decode("utf-8"), True


def _is_valid(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
