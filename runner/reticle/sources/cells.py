"""Canonical cells: one spelling per value, whatever the server's or the client's settings are."""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Iterable, Sequence
from typing import Any

from reticle.grade.lines import NULL, escape_cell
from reticle.text import is_secret_key

_HASHED = re.compile(r"(^|[^a-z])(hash(ed)?|salt|hmac|signature)($|[^a-z])")
_LONE = re.compile("[\ud800-\udfff]")
_encode = json.JSONEncoder(ensure_ascii=False).encode


def looks_secret(column: str) -> bool:
    """Tell whether a column is stored as digests unless the declaration says otherwise (`apiToken`)."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", column).lower()
    return is_secret_key(column) or _HASHED.search(words) is not None


def digest_cell(value: str | bytes) -> str:
    """Return what stands for a secret cell: `sha256:` and 32 hex digits, the same in every run."""
    data = value.encode("utf-8", "surrogateescape") if isinstance(value, str) else value
    return "sha256:" + hashlib.sha256(data).hexdigest()[:32]


def real_cell(value: float) -> str:
    """Spell a double: the shortest decimal that reads back as the same bits (`0.1`, `1.0`, `1e+20`, `-0.0`, `NaN`)."""
    if math.isfinite(value):
        return repr(value)
    return "NaN" if math.isnan(value) else ("Infinity" if value > 0 else "-Infinity")


def blob_cell(value: bytes) -> str:
    """Spell bytes as `x'0AFF'` (SQL's own literal)."""
    return f"x'{value.hex().upper()}'"


def canonical_json(text: str) -> str:
    """Spell a JSON text with sorted keys and no spaces. Numbers stay as written; a key given twice stays twice.

    Returns the text unchanged when it is no JSON (nor UTF-8), or nested too deeply to be read.
    """
    if not text.isascii() and _LONE.search(text):  # a byte that is no UTF-8, which is not the escape of that name
        return text
    try:
        return json_cell(json.loads(text, parse_float=_Number, parse_int=_Number, object_pairs_hook=_Pairs))
    except (ValueError, RecursionError):
        return text


def json_cell(value: Any) -> str:
    """Spell a JSON value with sorted keys and no spaces. Raises RecursionError for absurd nesting."""
    if isinstance(value, _Number):
        return str(value)
    if isinstance(value, str):
        return _dump_text(value)
    if isinstance(value, dict):
        value = _Pairs(value.items())
    if isinstance(value, _Pairs):
        return "{" + ",".join(f"{_dump_text(name)}:{json_cell(item)}" for name, item in sorted_pairs(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(json_cell, value)) + "]"
    return json.dumps(value)


def _dump_text(text: str) -> str:
    """Spell a text as JSON. Half a surrogate pair, which only an escape can hold, stays an escape."""
    spelled = _encode(text)
    return spelled if spelled.isascii() else _LONE.sub(lambda half: f"\\u{ord(half[0]):04x}", spelled)


def sorted_pairs(pairs: Iterable[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """Return the members of an object by key (code points); members of one key keep their order."""
    return sorted(pairs, key=lambda pair: pair[0])


def load_json(text: str | bytes) -> Any:
    """Parse JSON keeping the spelling of numbers; objects come as plain dicts. Raises ValueError, RecursionError."""
    return json.loads(text, parse_float=_Number, parse_int=_Number)


def value_cell(value: Any, *, typed: bool = False) -> str:
    """Spell one parsed JSON value as a cell: text plainly, null as `\\N`, objects and arrays as canonical JSON."""
    if value is None:
        return NULL
    if isinstance(value, bool):
        kind, text = "bool", "true" if value else "false"
    elif isinstance(value, _Number):
        kind, text = "number", str(value)
    elif isinstance(value, str):
        kind, text = "text", value
    else:
        kind, text = "json", json_cell(value)
    return f"{kind}:{escape_cell(text)}" if typed else escape_cell(text)


def row_block(rows: Sequence[str]) -> bytes:
    """Join rows to a block of lines, each ended by a newline; lone surrogates become the bytes they stand for."""
    return ("\n".join(rows) + "\n").encode("utf-8", "surrogateescape") if rows else b""


class _Number(str):
    """A number of a JSON text, as it was written there."""

    __slots__ = ()


class _Pairs(list[tuple[str, Any]]):
    """The members of a JSON object in order, keys given twice included."""
