"""JSON and TOML texts with the line of every value, so that a mistake can be told with its place."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from reticle.errors import InputError
from reticle.model.base import Path
from reticle.text import cut

_MAX_DEPTH = 200
_SPACE = re.compile(r"[ \t\n\r]*")
_SCALAR = re.compile(r'"(?:[^"\\\x00-\x1f]|\\.)*"|-?[0-9][0-9.eE+-]*|true|false|null')


def read_json(text: str, *, file: str, error: type[InputError] = InputError) -> tuple[Any, dict[Path, int]]:
    """Parse JSON (RFC 8259: no duplicate keys, no NaN) and return (value, path → line).

    The lines are looked for when the first of them is asked for: only mistakes need them. Raises `error` with
    `file:line` for text that is no JSON, for a key given twice and for nesting over 200 levels.
    """
    is_given_twice = False

    def make_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal is_given_twice
        made = dict(pairs)
        is_given_twice = is_given_twice or len(made) < len(pairs)
        return made

    def refuse_constant(name: str) -> Any:
        raise error(f"{name} is not JSON", place=file)

    try:
        value = json.loads(text, parse_constant=refuse_constant, object_pairs_hook=make_object)
    except json.JSONDecodeError as caught:
        raise error(f"is not JSON: {caught.msg} (column {caught.colno})", place=f"{file}:{caught.lineno}") from None
    except (RecursionError, ValueError) as caught:
        raise error(f"cannot be read as JSON: {str(caught)[:80]}", place=file) from None
    lines = _Lines(text, file, error)
    if is_given_twice or _is_deeper(value, _MAX_DEPTH):
        lines.find()  # refuses it with its place
    return value, lines


class _Lines(dict[Path, int]):
    """Path → line of a JSON text, filled when something is asked for."""

    def __init__(self, text: str, file: str, error: type[InputError]) -> None:
        super().__init__()
        self._walk: Callable[[], None] | None = lambda: _Walker(text, file, error, self).value((), 0)

    def find(self) -> None:
        """Walk through the text, once. Raises the error of a text that is refused."""
        walk, self._walk = self._walk, None
        if walk is not None:
            walk()

    def __contains__(self, path: object) -> bool:
        self.find()
        return super().__contains__(path)

    def __getitem__(self, path: Path) -> int:
        self.find()
        return super().__getitem__(path)

    def get(self, path: Path, default: Any = None) -> Any:
        """Return the line of a path, else the default."""
        self.find()
        return super().get(path, default)

    def items(self) -> Any:
        """Return all paths and lines."""
        self.find()
        return super().items()

    def __iter__(self) -> Iterator[Path]:
        self.find()
        return super().__iter__()

    def __len__(self) -> int:
        self.find()
        return super().__len__()


def _is_deeper(value: Any, levels: int) -> bool:
    """Tell whether a value is nested in more levels than that."""
    inner = [value]
    for _ in range(levels + 1):
        inner = [
            item
            for part in inner
            if isinstance(part, dict | list)
            for item in (part.values() if isinstance(part, dict) else part)
        ]
        if not inner:
            return False
    return True


def read_toml(text: str, *, file: str, error: type[InputError] = InputError) -> tuple[dict[str, Any], dict[Path, int]]:
    """Parse TOML and return (table, path → line); lines are known for table headers and `key = value` lines."""
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as caught:
        found = re.search(r"line (\d+)", str(caught))
        raise error(f"is not TOML: {caught}", place=f"{file}:{found[1]}" if found else file) from None
    except RecursionError:
        raise error("is nested too deeply", place=file) from None
    return value, _toml_lines(text)


def _toml_lines(text: str) -> dict[Path, int]:
    lines: dict[Path, int] = {}
    table: tuple[str | int, ...] = ()
    counts: dict[tuple[str | int, ...], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?", line)
        if header and "=" not in line.split("#")[0]:
            table = _toml_key(header[2])
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = (*table, counts[table])
            lines.setdefault(table, number)
            continue
        pair = re.match(
            r"\s*((?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|\"[^\"]*\"))*)\s*=", line
        )
        if pair:
            key = (*table, *_toml_key(pair[1]))
            lines.setdefault(key, number)
            for inner in re.finditer(r"[{,]\s*([A-Za-z0-9_-]+)\s*=", line[pair.end() :]):
                lines.setdefault((*key, inner[1]), number)
    return lines


def _toml_key(text: str) -> tuple[str | int, ...]:
    return tuple(part.strip("\"'") for part in re.findall(r"\"[^\"]*\"|'[^']*'|[A-Za-z0-9_-]+", text))


class _Walker:
    """Walks text that is known to be JSON and notes lines; refuses keys given twice."""

    def __init__(self, text: str, file: str, error: type[InputError], lines: dict[Path, int]) -> None:
        self.text, self.file, self.error, self.lines = text, file, error, lines
        self.at = 0
        self.line = 1
        self.counted = 0

    def value(self, path: Path, depth: int) -> None:
        if depth > _MAX_DEPTH:
            raise self.error(f"is nested deeper than {_MAX_DEPTH} levels", place=f"{self.file}:{self._line()}")
        self._space()
        self.lines[path] = self._line()
        char = self.text[self.at]
        if char == "{":
            self._object(path, depth)
        elif char == "[":
            self._array(path, depth)
        else:
            self._scalar()

    def _object(self, path: Path, depth: int) -> None:
        seen: set[str] = set()
        self.at += 1
        self._space()
        while self.text[self.at] != "}":
            line = self._line()
            key: str = json.loads(self._scalar())
            if key in seen:
                raise self.error(f'key "{cut(key, 60)}" is given twice', place=f"{self.file}:{line}")
            seen.add(key)
            self._space()
            self.at += 1
            self.value((*path, key), depth + 1)
            self.lines[(*path, key)] = line
            self._comma()
        self.at += 1

    def _array(self, path: Path, depth: int) -> None:
        index = 0
        self.at += 1
        self._space()
        while self.text[self.at] != "]":
            self.value((*path, index), depth + 1)
            index += 1
            self._comma()
        self.at += 1

    def _comma(self) -> None:
        self._space()
        if self.text[self.at] == ",":
            self.at += 1
            self._space()

    def _scalar(self) -> str:
        found = _SCALAR.match(self.text, self.at)
        if found is None:
            raise self.error("is not JSON", place=f"{self.file}:{self._line()}")
        self.at = found.end()
        return found.group()

    def _space(self) -> None:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _line(self) -> int:
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line
