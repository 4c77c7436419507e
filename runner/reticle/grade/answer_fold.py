"""Folding: what does not matter in a spoken answer. Cells of rows are never folded."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence

Given = str | bool | int | float | list[object] | None
"""An answer: a text, or a value that was given as one (a flag, a number, a list)."""

_QUOTES = str.maketrans(dict.fromkeys("‘’‚‛‹›′`´", "'") | dict.fromkeys("“”„‟«»″", '"'))


def fold(text: str) -> str:
    """Fold a text: NFC, lower case, every kind of space, quotes, one final full stop, a pair of quotes around it all.

    Compatibility forms stay what they are: `ß` is not `ss`, `ﬁ` is not `fi`, `½` is not `1/2`.
    """
    text = unicodedata.normalize("NFC", text).translate(_QUOTES)
    text = " ".join(text.split())
    bare = _without_stop(text)
    inner = _without_quotes(bare)
    if inner != bare and bare == text:
        inner = _without_stop(inner)
    return unicodedata.normalize("NFC", inner.lower())


def fold_lines(text: str) -> str:
    """Fold a text that may be a list: a new line becomes a semicolon, since both only divide values."""
    return fold("; ".join(line for line in text.splitlines() if line.strip()))


def read_given(text: str) -> Given:
    """Return what an answer's text is: a flag for `true` and `false`, a list for a JSON array, else the text."""
    bare = text.strip()
    if bare in ("true", "false"):
        return bare == "true"
    if bare.startswith("[") and bare.endswith("]"):
        try:
            loaded = json.loads(bare)
        except (ValueError, RecursionError):
            return text
        if isinstance(loaded, list):
            return loaded
    return text


def spell(value: object) -> str:
    """Spell a value of an answer as text: a text as it is, everything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def join_cells(cells: Sequence[str | None]) -> str | None:
    """Return the value of a row: its columns joined by a space, None when it is one NULL."""
    if len(cells) == 1:
        return cells[0]
    return " ".join(cell for cell in cells if cell is not None)


def _without_stop(text: str) -> str:
    return text[:-1].rstrip() if text.endswith(".") else text


def _without_quotes(text: str) -> str:
    if len(text) < 2 or text[0] != text[-1] or text[0] not in "\"'":
        return text
    inner = text[1:-1]
    if text[0] == '"':
        return inner.strip() if '"' not in inner else text
    inside = (at for at, char in enumerate(inner) if char == "'")
    if all(inner[at - 1 : at].isalpha() and inner[at + 1 : at + 2].isalpha() for at in inside):
        return inner.strip()
    return text
