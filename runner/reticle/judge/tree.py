"""allOf, anyOf and not over three values: true, false, and None for what cannot be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from reticle.judge.leaf_result import LeafResult
from reticle.model.predicate import AllOf, AnyOf, LeafPath, Not, Predicate

Values = Mapping[LeafPath, bool | None]


def fold(predicate: Predicate, values: Values, path: LeafPath = (), flipped: bool = False) -> bool | None:
    """Combine the leaves' values, which already have the `not`s around them taken in (so under a `not`, allOf means
    any and anyOf means all)."""
    if isinstance(predicate, Not):
        return fold(predicate.predicate, values, (*path, 0), not flipped)
    if isinstance(predicate, AllOf | AnyOf):
        parts = [fold(part, values, (*path, number), flipped) for number, part in enumerate(predicate.predicates)]
        return _all(parts) if isinstance(predicate, AllOf) is not flipped else _any(parts)
    return values[path]


def fold_with(
    predicate: Predicate, results: Sequence[LeafResult], value: Callable[[LeafResult], bool | None]
) -> bool | None:
    """Combine what `value` says of every leaf."""
    return fold(predicate, {result.path: value(result) for result in results})


def carrying(predicate: Predicate, values: Values, path: LeafPath = (), flipped: bool = False) -> tuple[LeafPath, ...]:
    """Return the leaves that make a true predicate true: of a conjunction all, of a choice those branches that hold."""
    if isinstance(predicate, Not):
        return carrying(predicate.predicate, values, (*path, 0), not flipped)
    if isinstance(predicate, AllOf | AnyOf):
        return tuple(
            leaf
            for number, part in enumerate(predicate.predicates)
            if fold(part, values, (*path, number), flipped) is True
            for leaf in carrying(part, values, (*path, number), flipped)
        )
    return (path,) if values[path] is True else ()


def _all(parts: Sequence[bool | None]) -> bool | None:
    if any(part is False for part in parts):
        return False
    return None if any(part is None for part in parts) else True


def _any(parts: Sequence[bool | None]) -> bool | None:
    if any(part is True for part in parts):
        return True
    return None if any(part is None for part in parts) else False
