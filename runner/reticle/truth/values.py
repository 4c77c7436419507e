"""Value specs: a literal, `"*"` (present), or operators. The one place where values are compared."""

from __future__ import annotations

import json
from typing import Any

from reticle.model.ecma import search
from reticle.text import cut
from reticle.truth.paths import ABSENT, find_at

OPERATORS = ("$eq", "$ne", "$gt", "$gte", "$lt", "$lte", "$in", "$contains", "$regex", "$length", "$exists")


def is_operators(spec: Any) -> bool:
    """Tell whether a spec is an object of operators (`{"$gte": 5}`) rather than a literal object."""
    return isinstance(spec, dict) and bool(spec) and all(isinstance(key, str) and key.startswith("$") for key in spec)


def match_value(spec: Any, value: Any) -> bool:
    """Tell whether `value` (JSON data, or ABSENT) fits `spec`.

    A literal must be deeply equal by JSON type: 1 is 1.0 but not true, null is not absent. Operators and `"*"` may also
    stand inside a literal object or list. Whatever is absent fits only `{"$exists": false}`, so that a misspelt path
    never passes. Raises EcmaTimeoutError when a regular expression takes too long.
    """
    if is_operators(spec):
        return all(_operate(name, argument, value) for name, argument in spec.items())
    if isinstance(value, type(ABSENT)):
        return False
    if spec == "*" and isinstance(spec, str):
        return True
    if isinstance(spec, dict):
        return (
            isinstance(value, dict)
            and spec.keys() == value.keys()
            and all(match_value(item, value[key]) for key, item in spec.items())
        )
    if isinstance(spec, list):
        return (
            isinstance(value, list)
            and len(spec) == len(value)
            and all(match_value(item, other) for item, other in zip(spec, value, strict=True))
        )
    return deep_equal(spec, value)


def match_paths(spec: Any, value: Any) -> bool:
    """Tell whether JSON data fits a `…Matches` object: every key is a dotted path, every value a spec.

    What the object does not name may be anything. A spec that is no object, or operators, is held against the whole.
    """
    if not isinstance(spec, dict) or is_operators(spec):
        return match_value(spec, value)
    return all(match_value(item, find_at(value, str(path))) for path, item in spec.items())


def match_text(spec: Any, text: Any) -> bool:
    """Tell whether a text of the page (or ABSENT) fits a spec.

    The page has texts only, so numbers in the spec are compared with the number that the text spells.
    """
    if match_value(spec, text):
        return True
    if not isinstance(text, str):
        return False
    return _wants_number(spec) and (number := _as_number(text)) is not None and match_value(spec, number)


def deep_equal(one: Any, other: Any) -> bool:
    """Compare JSON data by type: numbers by value, booleans only with booleans, objects without order."""
    if isinstance(one, bool) or isinstance(other, bool):
        return isinstance(one, bool) and isinstance(other, bool) and one == other
    if isinstance(one, int | float) and isinstance(other, int | float):
        return one == other
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(deep_equal(item, other[key]) for key, item in one.items())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(deep_equal(a, b) for a, b in zip(one, other, strict=True))
    return type(one) is type(other) and bool(one == other)


def spell_value(spec: Any) -> str:
    """Spell a spec for people: `"paid"`, `present`, `>= 5 and < 9`."""
    if spec == "*" and isinstance(spec, str):
        return "present"
    if is_operators(spec):
        return " and ".join(_spell_operator(name, argument) for name, argument in spec.items())
    return spell_json(spec)


def spell_json(value: Any) -> str:
    """Spell JSON data on one line, cut to a readable length; ABSENT is told as nothing."""
    if isinstance(value, type(ABSENT)):
        return "nothing"
    return cut(json.dumps(value, ensure_ascii=False, default=str), 120)


def _operate(name: str, argument: Any, value: Any) -> bool:
    absent = isinstance(value, type(ABSENT))
    if name == "$exists":
        return absent is not bool(argument)
    if absent:
        return False
    if name == "$eq":
        return deep_equal(argument, value)
    if name == "$ne":
        return not deep_equal(argument, value)
    if name in ("$gt", "$gte", "$lt", "$lte"):
        return _ordered(name, argument, value)
    if name == "$in":
        return any(deep_equal(item, value) for item in argument)
    if name == "$contains":
        return _contains(argument, value)
    if name == "$regex":
        return isinstance(value, str) and search(argument, value)
    if name == "$length":
        length = _length(value)
        return length is not None and match_value(argument, length)
    return False


def _ordered(name: str, argument: Any, value: Any) -> bool:
    numbers = all(isinstance(item, int | float) and not isinstance(item, bool) for item in (argument, value))
    if not numbers and not (isinstance(argument, str) and isinstance(value, str)):
        return False
    if name == "$gt":
        return bool(value > argument)
    if name == "$gte":
        return bool(value >= argument)
    return bool(value < argument) if name == "$lt" else bool(value <= argument)


def _contains(argument: Any, value: Any) -> bool:
    if isinstance(value, str):
        return isinstance(argument, str) and argument in value
    if isinstance(value, list):
        return any(match_value(argument, item) for item in value)
    if isinstance(value, dict) and isinstance(argument, dict):
        return match_paths(argument, value)
    return False


def _length(value: Any) -> int | None:
    if isinstance(value, str):
        return len(value.encode("utf-16-le", "surrogatepass")) // 2
    return len(value) if isinstance(value, list | dict) else None


def _wants_number(spec: Any) -> bool:
    if is_operators(spec):
        return any(_wants_number(item) for name, item in spec.items() if name != "$length")
    if isinstance(spec, list):
        return any(_wants_number(item) for item in spec)
    return isinstance(spec, int | float) and not isinstance(spec, bool)


def _as_number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if number == number and abs(number) != float("inf") else None


def _spell_operator(name: str, argument: Any) -> str:
    words = {"$gt": ">", "$gte": ">=", "$lt": "<", "$lte": "<=", "$ne": "other than", "$contains": "containing"}
    if name == "$eq":
        return spell_json(argument)
    if name == "$regex":
        return f"matching /{argument}/"
    if name == "$length":
        return f"of length {spell_value(argument)}"
    if name == "$exists":
        return "present" if argument else "absent"
    if name == "$in":
        return "one of " + spell_json(argument)
    return f"{words[name]} {spell_json(argument)}"
