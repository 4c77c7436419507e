"""Source maps (ECMA-426): a position in a built script → the position in the file that a person wrote."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote_to_bytes, urljoin

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_DIGITS = {char: number for number, char in enumerate(_ALPHABET)}
MAP_LIMIT = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Original:
    """A position in an original file, 0-based; `source` as the map names it, with its root."""

    source: str
    line: int
    column: int
    name: str | None = None


@dataclass(frozen=True, slots=True)
class _Section:
    line: int
    column: int
    sources: tuple[str, ...]
    names: tuple[str, ...]
    mappings: str


class SourceMap:
    """One map, plain or indexed (`sections`). Nothing is decoded before somebody asks."""

    def __init__(self, text: str) -> None:
        """Read a map. Raises ValueError when it is none."""
        if len(text) > MAP_LIMIT:
            raise ValueError("larger than 64 MiB")
        if text.startswith(")]}"):
            text = text.split("\n", 1)[-1]  # the standard allows a first line that keeps it from being run as a script
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("version") != 3:
            raise ValueError("no source map of version 3")
        self._sections = list(_sections(data, 0, 0))
        self._answers: dict[tuple[int, int], Original | None] = {}

    @property
    def sources(self) -> list[str]:
        """The original files, as the map names them with their roots."""
        return list(dict.fromkeys(source for section in self._sections for source in section.sources if source))

    def list_segments(self) -> Iterator[tuple[int, int, str, int]]:
        """Give every mapped segment: generated line and column, original file and its line, all from 0."""
        for section in self._sections:
            yield from _list_segments(section)

    def find(self, line: int, column: int) -> Original | None:
        """Return the original of a generated position (0-based), None where nothing is mapped."""
        at = (line, column)
        if at not in self._answers:
            section = next((s for s in reversed(self._sections) if (s.line, s.column) <= at), None)
            self._answers[at] = _look_up(section, line, column) if section else None
        return self._answers[at]


def read_data_url(url: str) -> str | None:
    """Return the text of a `data:` URL, None when it is none."""
    if not url.startswith("data:") or "," not in url:
        return None
    head, payload = url[5:].split(",", 1)
    try:
        raw = base64.b64decode(unquote_to_bytes(payload)) if head.endswith(";base64") else unquote_to_bytes(payload)
    except (binascii.Error, ValueError):
        return None
    return raw.decode("utf-8", "replace")


def map_url(script_url: str, named: str) -> str:
    """Return the address of a script's map, which may be relative to the script."""
    return named if named.startswith("data:") else urljoin(script_url, named)


def _sections(data: dict[str, Any], line: int, column: int) -> Iterator[_Section]:
    if "sections" in data:
        for part in data["sections"]:
            offset = part.get("offset", {})
            inner, down = part.get("map"), int(offset.get("line", 0))
            if isinstance(inner, dict):
                right = int(offset.get("column", 0)) + (column if down == 0 else 0)
                yield from _sections(inner, line + down, right)
        return
    root = data.get("sourceRoot") or ""
    root = root if not root or root.endswith("/") else f"{root}/"
    sources = tuple(f"{root}{source}" if source is not None else "" for source in data.get("sources", ()))
    names = tuple(str(name) for name in data.get("names", ()))
    yield _Section(line, column, sources, names, str(data.get("mappings", "")))


def _look_up(section: _Section, line: int, column: int) -> Original | None:
    """Find the last segment at or before a position of its line; segments of one line are in order of column."""
    wanted = line - section.line
    column -= section.column if wanted == 0 else 0
    source = original_line = original_column = name = 0
    best: Original | None = None
    for number, text in enumerate(section.mappings.split(";")):
        if number > wanted:
            break
        generated = 0
        for segment in text.split(","):
            fields = _vlq(segment)
            if not fields:
                continue
            generated += fields[0]
            if number == wanted and generated > column:
                return best
            if len(fields) >= 4:
                source, original_line = source + fields[1], original_line + fields[2]
                original_column += fields[3]
                name += fields[4] if len(fields) > 4 else 0
            if number == wanted:
                named = section.names[name] if len(fields) > 4 and 0 <= name < len(section.names) else None
                known = len(fields) >= 4 and 0 <= source < len(section.sources)
                best = Original(section.sources[source], original_line, original_column, named) if known else None
    return best


def _list_segments(section: _Section) -> Iterator[tuple[int, int, str, int]]:
    source = original_line = 0
    for number, text in enumerate(section.mappings.split(";")):
        generated = 0
        for segment in text.split(","):
            fields = _vlq(segment)
            if not fields:
                continue
            generated += fields[0]
            if len(fields) < 4:
                continue
            source, original_line = source + fields[1], original_line + fields[2]
            if 0 <= source < len(section.sources) and section.sources[source]:
                column = generated + (section.column if number == 0 else 0)
                yield section.line + number, column, section.sources[source], original_line


def _vlq(segment: str) -> list[int]:
    """Decode one segment of base64 variable-length quantities."""
    values: list[int] = []
    value = shift = 0
    for char in segment:
        digit = _DIGITS.get(char)
        if digit is None:
            return []
        value |= (digit & 31) << shift
        if digit & 32:
            shift += 5
            continue
        values.append(-(value >> 1) if value & 1 else value >> 1)
        value = shift = 0
    return values
