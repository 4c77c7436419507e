"""Lists in answers: splitting at separators, and tiling where the values themselves hold separators."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from reticle.grade.answer_fold import fold, fold_lines
from reticle.grade.answer_number import find_number

_PLAIN = re.compile(r"[,;\n]")
_WITH_AND = re.compile(r"[,;\n]\s*and\s+|\s+and\s+|[,;\n]", re.IGNORECASE)
_BETWEEN = re.compile(r" ?[,;] ?and | ?[,;] ?| and ")
_STEPS = 20_000
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
    values = Counter(fold(value) for value in expected)
    found: list[str] = []
    steps = 0
    dead: set[tuple[int, tuple[str, ...]]] = set()

    def walk(at: int, used: tuple[str, ...]) -> bool:
        nonlocal steps
        steps += 1
        if steps > _STEPS:
            return False
        state = (at, tuple(sorted(used)))
        if state in dead:
            return False
        for value in sorted(values, key=len, reverse=True):
            if not value or used.count(value) >= values[value]:
                continue
            for form in (value, f'"{value}"', f"'{value}'"):
                if not text.startswith(form, at):
                    continue
                end = at + len(form)
                if len(used) + 1 == values.total() and text[end:].strip(" ,;") == "":
                    found.extend((*used, value))
                    return True
                between = _BETWEEN.match(text, end)
                if between is not None and walk(between.end(), (*used, value)):
                    return True
        dead.add(state)
        return False

    return [found] if values and walk(0, ()) else []
