"""Rows built column by column: one look at a whole column instead of one at each cell."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SPECIAL = re.compile(rb"[\\\t\n\r\0]")
_ESCAPES = {b"\\": b"\\\\", b"\t": b"\\t", b"\n": b"\\n", b"\r": b"\\r", b"\0": b"\\0"}


def escape_column(values: Sequence[bytes | bytearray]) -> Sequence[bytes | bytearray]:
    """Escape the text cells of one column: tab, newline, return, backslash and NUL, as `grade.lines` spells them."""
    joined = b"".join(values)
    if any(char in joined for char in _ESCAPES):
        return [_SPECIAL.sub(_escape, value) for value in values]
    return values


def join_columns(columns: Sequence[Sequence[bytes | bytearray]]) -> bytes:
    """Turn columns of cells into a block of rows, each ended by a newline."""
    return b"\n".join(map(b"\t".join, zip(*columns, strict=True))) + b"\n"


def _escape(found: re.Match[bytes]) -> bytes:
    return _ESCAPES[found.group()]
