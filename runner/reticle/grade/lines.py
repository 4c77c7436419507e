"""How one row of a snapshot is spelled: as a line, as a JSON string, as cells.

A line is `state <label> <row>`, `url <url>` or `state read failed: <label>: <reason>`. Its JSON string keeps non-ASCII
letters; the bytes of that string, quotes included, are the sort key of every snapshot.
"""

from __future__ import annotations

import json
import re

NULL = "\\N"
FAILED = "state read failed: "
_SURROGATE = re.compile("[\ud800-\udfff]")
_ESCAPES = {"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\0": "\\0"}
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_UNESCAPES = {"\\": "\\", "t": "\t", "n": "\n", "r": "\r", "0": "\0"}
_NEEDS_ESCAPE = re.compile("[\\\\\t\n\r\0]")
_dump = json.JSONEncoder(ensure_ascii=False).encode


def state_line(label: str, row: str) -> str:
    """Spell a row of a source."""
    return f"state {label} {row}"


def url_line(url: str) -> str:
    """Spell the page that the run ended on."""
    return f"url {url}"


def failed_line(label: str, reason: str) -> str:
    """Spell a read that failed."""
    return f"{FAILED}{label}: {reason}"


def encode_line(line: str) -> bytes:
    """Return the JSON string of a line as UTF-8 bytes, without comma and newline.

    Lone surrogates (how bytes that are no UTF-8 come out of `surrogateescape`) become `\\udcXX` escapes, so every
    line is valid UTF-8 and no two different lines share a spelling.
    """
    text = _dump(line)
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        return _SURROGATE.sub(lambda found: f"\\u{ord(found.group()):04x}", text).encode("utf-8")


def decode_line(encoded: bytes) -> str:
    """Return the line of a JSON string. Raises ValueError when it is none."""
    line = json.loads(encoded.decode("utf-8"))
    if not isinstance(line, str):
        raise ValueError("not a string")
    return line


def json_text(data: object, *, indent: int | None = None, encoding: str = "utf-8") -> str:
    """Spell data as JSON that `encoding` can hold: letters plainly, or, where it cannot hold one, all as escapes.

    Half a surrogate pair, which stands for a byte that is no UTF-8, can be held by no encoding.
    """
    text = json.dumps(data, indent=indent, ensure_ascii=False)
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return json.dumps(data, indent=indent)
    return text


def escape_cell(value: str | None) -> str:
    """Spell one database cell: tab, newline, return, backslash and NUL escaped, NULL as `\\N`.

    The two characters backslash and N come out as `\\\\N`, so they are never NULL.
    """
    if value is None:
        return NULL
    if _NEEDS_ESCAPE.search(value) is None:
        return value
    return _NEEDS_ESCAPE.sub(lambda found: _ESCAPES[found.group()], value)


def unescape_cell(cell: str) -> str | None:
    """Return the value of a cell that `escape_cell` spelled: None for NULL. An unknown escape stays as it is."""
    if cell == NULL:
        return None
    if "\\" not in cell:
        return cell
    return _ESCAPED.sub(lambda found: _UNESCAPES.get(found.group(1), found.group()), cell)


def split_cells(row: str, separator: str = "\t") -> tuple[str, ...]:
    """Split a row into its cells. An empty separator means that the row is one cell."""
    return tuple(row.split(separator)) if separator else (row,)
