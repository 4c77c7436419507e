"""Whether one demand on a value is at least as strong as another.

In `strict` comparison whatever fits the new demand must fit the old one. Otherwise a changed value of the same kind is
a change and no weakening: one text for another, one status for another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reticle.model.ecma import EcmaTimeoutError
from reticle.truth.values import deep_equal, is_operators, match_value

_RANKS = {"$eq": 5, "$in": 4, "$contains": 3, "$regex": 3, "$gt": 3, "$gte": 3, "$lt": 3, "$lte": 3, "$length": 2,
          "$ne": 1, "$exists": 1}  # fmt: skip
_ANYTHING = frozenset({"", ".*", ".+", ".", "^.*$", "^.+$", "^", "$", "[\\s\\S]*", "[\\s\\S]+", "(?:)"})
_BOUNDS = {"$gt": "$gte", "$gte": "$gt", "$lt": "$lte", "$lte": "$lt"}


def is_as_strong(new: Any, old: Any, *, strict: bool) -> bool:
    """Compare two specs: literals, `"*"`, or operators."""
    new, old = _simple(new), _simple(old)
    if deep_equal(new, old):
        return True
    if _is_present(old):
        return not _takes_absent(new)
    if _is_present(new):
        return False
    if is_operators(old):
        return _operators(new, old, strict) if is_operators(new) else _literal_for_operators(new, old, strict)
    if is_operators(new):
        return False
    if isinstance(old, dict) and isinstance(new, dict):
        if strict and old.keys() != new.keys():
            return False
        return all(is_as_strong(new[key], item, strict=strict) for key, item in old.items() if key in new)
    if isinstance(old, list) and isinstance(new, list):
        if strict and len(old) != len(new):
            return False
        return all(is_as_strong(a, b, strict=strict) for a, b in zip(new, old, strict=False))
    return not strict


def is_match_as_strong(new: Any, old: Any, *, strict: bool) -> bool:
    """Compare two subset matches (`dataMatches` and the like): every path of the old one must still be demanded."""
    if not isinstance(old, dict) or is_operators(old) or not isinstance(new, dict) or is_operators(new):
        return is_as_strong(new, old, strict=strict)
    return all(key in new and is_as_strong(new[key], item, strict=strict) for key, item in old.items())


def is_part_as_strong(new: str, old: str, *, strict: bool) -> bool:
    """Compare two texts that must occur: a part of the old one is weaker, another text is a change."""
    if strict:
        return old in new
    return new == old or new not in old


def is_regex_as_strong(new: str, old: str, *, strict: bool) -> bool:
    """Compare two regular expressions; what cannot be told by their look is a change."""
    if new == old:
        return True
    return not strict and new not in _ANYTHING and new not in old


def count_statuses(status: int | str | Sequence[int | str]) -> int:
    """Count the HTTP statuses that a `status` takes: 1 for a number, 100 for a class such as `2xx`."""
    if isinstance(status, list | tuple):
        return sum(count_statuses(one) for one in status)
    return 100 if isinstance(status, str) and status.endswith("xx") else 1


def is_status_as_strong(new: Any, old: Any, *, strict: bool) -> bool:
    """Compare two `status` demands."""
    if not strict:
        return count_statuses(new) <= count_statuses(old)
    taken = old if isinstance(old, list) else [old]
    asked = new if isinstance(new, list) else [new]
    return all(one in taken or any(_in_class(one, kind) for kind in taken) for one in asked)


def _in_class(status: int | str, kind: int | str) -> bool:
    return isinstance(kind, str) and kind.endswith("xx") and str(status)[:1] == kind[:1]


def _simple(spec: Any) -> Any:
    """Spell the same demand one way: `{"$eq": 5}` and `{"$in": [5]}` are 5, `{"$exists": true}` is `"*"`."""
    if is_operators(spec) and len(spec) == 1:
        name, argument = next(iter(spec.items()))
        if name == "$eq" and not is_operators(argument) and argument != "*":
            return argument
        if name == "$in" and isinstance(argument, list) and len(argument) == 1 and argument[0] != "*":
            return _simple({"$eq": argument[0]})
        if name == "$exists" and argument:
            return "*"
    return spec


def _is_present(spec: Any) -> bool:
    return isinstance(spec, str) and spec == "*"


def _takes_absent(spec: Any) -> bool:
    return is_operators(spec) and "$exists" in spec and not spec["$exists"]


def _literal_for_operators(new: Any, old: Mapping[str, Any], strict: bool) -> bool:
    if not strict:
        return not _takes_absent(old)
    try:
        return match_value(dict(old), new)
    except EcmaTimeoutError:
        return False


def _operators(new: Mapping[str, Any], old: Mapping[str, Any], strict: bool) -> bool:
    """Every operator of the old demand must be there, as strong, or be replaced by another that says as much."""
    new = dict(new)
    for name, other in _BOUNDS.items():  # `> 4` where `>= 4` was, and the other way round, are held against each other
        if name in old and name not in new and other in new and other not in old:
            new[name] = new.pop(other)
            if deep_equal(new[name], old[name]) and name in ("$gt", "$lt"):
                return False
    if not all(_OPERATORS[name](new[name], argument, strict) for name, argument in old.items() if name in new):
        return False
    lost = sorted((_RANKS[name] for name in old if name not in new), reverse=True)
    if strict:
        return not lost
    gained = sorted((_rank(name, new[name]) for name in new if name not in old), reverse=True)
    return len(gained) >= len(lost) and all(a >= b for a, b in zip(gained, lost, strict=False))


def _rank(name: str, argument: Any) -> int:
    return 0 if name == "$regex" and argument in _ANYTHING else _RANKS[name]


def _lower(new: Any, old: Any, strict: bool) -> bool:
    return bool(new >= old) if _comparable(new, old) else not strict


def _upper(new: Any, old: Any, strict: bool) -> bool:
    return bool(new <= old) if _comparable(new, old) else not strict


def _comparable(one: Any, other: Any) -> bool:
    numbers = all(isinstance(item, int | float) and not isinstance(item, bool) for item in (one, other))
    return numbers or (isinstance(one, str) and isinstance(other, str))


def _choice(new: Any, old: Any, strict: bool) -> bool:
    if not isinstance(new, list) or not isinstance(old, list):
        return not strict
    if strict:
        return all(any(deep_equal(item, other) for other in old) for item in new)
    return len(new) <= len(old)


def _contained(new: Any, old: Any, strict: bool) -> bool:
    if isinstance(new, str) and isinstance(old, str):
        return is_part_as_strong(new, old, strict=strict)
    if isinstance(new, dict) and isinstance(old, dict):
        return is_match_as_strong(new, old, strict=strict)
    return is_as_strong(new, old, strict=strict)


def _same(new: Any, old: Any, strict: bool) -> bool:
    return deep_equal(new, old) or not strict


def _exists(new: Any, old: Any, strict: bool) -> bool:
    return bool(new) == bool(old)


def _length(new: Any, old: Any, strict: bool) -> bool:
    return is_as_strong(new, old, strict=strict)


def _regex(new: Any, old: Any, strict: bool) -> bool:
    return is_regex_as_strong(str(new), str(old), strict=strict)


_OPERATORS: dict[str, Callable[[Any, Any, bool], bool]] = {
    "$eq": _same, "$ne": _same, "$gt": _lower, "$gte": _lower, "$lt": _upper, "$lte": _upper, "$in": _choice,
    "$contains": _contained, "$regex": _regex, "$length": _length, "$exists": _exists,
}  # fmt: skip
