"""Dotted paths into JSON: `items.0.qty`, `items[0].qty`."""

from __future__ import annotations

import re
from typing import Any

_INDEX = re.compile(r"\[(\d+)\]")


class _Absent:
    """Nothing stands there; other than null."""

    def __repr__(self) -> str:
        return "absent"


ABSENT: Any = _Absent()


def split_path(path: str) -> tuple[str, ...]:
    """Split a dotted path into its parts; `[0]` and `.0` are the same index. The empty path is the value itself."""
    return tuple(part for part in _INDEX.sub(r".\1", path).split(".") if part)


def same_path(one: str, other: str) -> bool:
    """Tell whether two spellings name the same place."""
    return one == other or split_path(one) == split_path(other)


def find_at(value: Any, path: str) -> Any:
    """Return what stands at `path` of JSON data, or ABSENT. A key that itself has dots wins over its parts."""
    if isinstance(value, dict) and path in value:
        return value[path]
    return _walk(value, split_path(path))


def _walk(value: Any, parts: tuple[str, ...]) -> Any:
    for number, part in enumerate(parts):
        if isinstance(value, list):
            if not part.isdigit() or int(part) >= len(value):
                return ABSENT
            value = value[int(part)]
        elif isinstance(value, dict):
            if part not in value:
                rest = ".".join(parts[number:])
                return value.get(rest, ABSENT)
            value = value[part]
        else:
            return ABSENT
    return value
