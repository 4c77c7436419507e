"""Lists in answers: splitting at separators, and tiling where the values themselves hold separators."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from reticle.grade.answer_fold import fold, fold_lines
from reticle.grade.answer_number import find_number

_PLAIN = re.compile(r"[,;\n]")
_WITH_AND = re.compile(r"[,;\n]\s*and\s+|\s+and\s+|[,;\n]", re.IGNORECASE)
_BETWEEN = re.compile(r" ?[,;] ?and | ?[,;] ?| and ")
_STEPS = 40_000
"""Steps that one tiling may take; an answer that needs more is no list of the values."""


def is_set(expected: Sequence[str], given: str | Sequence[str]) -> bool:
    """Tell whether an answer is a list with each expected value one time and nothing more, in any order.

    Values that stand in several expected rows may be given once, or as often as they are there.
    """
    return _is_list(expected, given, _same_bag)


def is_sequence(expected: Sequence[str], given: str | Sequence[str]) -> bool:
    """Tell whether an answer is a list of the expected values in their order."""
    return _is_list(expected, given, lambda wanted, parts: list(wanted) == list(parts))


def _is_list(
    expected: Sequence[str], given: str | Sequence[str], same: Callable[[Sequence[str], Sequence[str]], bool]
) -> bool:
    numeric = bool(expected) and all(find_number(value) is not None for value in expected)
    wanted = [_key(value, numeric) for value in expected]
    if not isinstance(given, str):
        return same(wanted, [_key(value, numeric) for value in given])
    for separator in (_PLAIN, _WITH_AND):
        parts = [_key(part, numeric) for part in separator.split(given) if part.strip()]
        if same(wanted, parts):
            return True
    return any(same(wanted, [_key(value, numeric) for value in tiles]) for tiles in _tile(fold_lines(given), expected))


def _key(value: str, numeric: bool) -> str:
    """Return what a value is compared by: inside a set of numbers 187.0 is 187."""
    number = find_number(value) if numeric else None
    return str(number.normalize()) if number is not None else fold(value)


def _same_bag(wanted: Sequence[str], parts: Sequence[str]) -> bool:
    have = Counter(parts)
    return have == Counter(wanted) or have == Counter(set(wanted))


def _tile(text: str, expected: Sequence[str]) -> list[list[str]]:
    """Cover the folded answer with the expected values, each once, with only separators between.

    A value may stand in quotes. Returns the first cover in every order of values that fits, at most one.
    """
    left = Counter(fold(value) for value in expected)
    ordered = sorted((value for value in left if value), key=len, reverse=True)
    path: list[str] = []
    dead: set[tuple[int, frozenset[tuple[str, int]]]] = set()
    way = [(0, _tiles_at(text, 0, ordered, left, last=left.total() == 1))] if left else []
    for _ in range(_STEPS):
        if not way:
            break
        at, tiles = way[-1]
        tile = next(tiles, None)
        if tile is None:
            dead.add((at, frozenset(Counter(path).items())))
            way.pop()
            if path:
                left[path.pop()] += 1
            continue
        value, end = tile
        path.append(value)
        left[value] -= 1
        if not left.total():
            return [path]
        if (end, frozenset(Counter(path).items())) in dead:
            left[path.pop()] += 1
            continue
        way.append((end, _tiles_at(text, end, ordered, left, last=left.total() == 1)))
    return []


def _tiles_at(
    text: str, at: int, ordered: Sequence[str], left: Mapping[str, int], *, last: bool
) -> Iterator[tuple[str, int]]:
    """Yield the values that stand here and are still wanted, long ones first, and where the next one would begin."""
    for value in ordered:
        for form in (value, f'"{value}"', f"'{value}'"):
            if left[value] <= 0 or not text.startswith(form, at):
                continue
            end = at + len(form)
            if last:
                if text[end:].strip(" ,;") == "":
                    yield value, len(text)
            elif (between := _BETWEEN.match(text, end)) is not None:
                yield value, between.end()
