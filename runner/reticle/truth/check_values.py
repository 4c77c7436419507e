"""Mistakes in value specs and regular expressions, told before anything runs."""

from __future__ import annotations

from typing import Any

from reticle.errors import InputError, PredicateError
from reticle.model.base import Path
from reticle.model.ecma import compile_pattern
from reticle.model.flow import Flow
from reticle.model.predicate import (
    AllOf,
    AnyOf,
    CookieLeaf,
    ElementLeaf,
    NetLeaf,
    Not,
    PerfLeaf,
    Predicate,
    RouteLeaf,
    SignalLeaf,
    StateLeaf,
    StorageLeaf,
    UrlLeaf,
)
from reticle.text import find_nearest
from reticle.truth.paths import split_path
from reticle.truth.values import OPERATORS, is_operators, spell_json

_MAX_DEPTH = 50
_EXAMPLES = {
    "$in": '{"$in": ["paid", "open"]}', "$regex": '{"$regex": "^ORD-[0-9]+$"}', "$length": '{"$length": 3}',
    "$exists": '{"$exists": false}', "$contains": '{"$contains": "Ada"}',
}  # fmt: skip


def check_predicate(predicate: Predicate, *, what: str = "predicate", place: str | None = None) -> None:
    """Check every value spec and regular expression of a predicate, or raise PredicateError that teaches.

    `what` names the predicate for people, `place` is `file:line`. What pydantic already refused never comes here.
    """
    if isinstance(predicate, AllOf | AnyOf):
        for number, part in enumerate(predicate.predicates):
            check_predicate(part, what=f"{what}.predicates[{number}]", place=place)
        return
    if isinstance(predicate, Not):
        check_predicate(predicate.predicate, what=f"{what}.predicate", place=place)
        return
    for name, spec in _specs(predicate):
        check_value(spec, what=f"{what}.{name}", place=place)
    _check_rest(predicate, what, place)


def check_value(spec: Any, *, what: str = "value", place: str | None = None, _depth: int = 0) -> None:
    """Check one value spec, or raise PredicateError with the nearest operator and an example."""
    if _depth > _MAX_DEPTH:
        raise PredicateError(f"{what}: is nested too deeply", place=place)
    if isinstance(spec, list):
        for number, item in enumerate(spec):
            check_value(item, what=f"{what}[{number}]", place=place, _depth=_depth + 1)
    if not isinstance(spec, dict):
        return
    operators = [key for key in spec if isinstance(key, str) and key.startswith("$")]
    if operators and not is_operators(spec):
        other = next(key for key in spec if key not in operators)
        raise PredicateError(
            f'{what}: mixes operators and keys ("{operators[0]}" beside "{other}")',
            place=place,
            hint=f'compare the key by itself: {{"{other}": {{"{operators[0]}": …}}}}',
        )
    for key, item in spec.items():
        if is_operators(spec):
            _check_operator(key, item, what, place, _depth)
        else:
            check_value(item, what=f"{what}.{key}", place=place, _depth=_depth + 1)


def _check_operator(name: str, argument: Any, what: str, place: str | None, depth: int) -> None:
    if name not in OPERATORS:
        near = find_nearest(name, OPERATORS)
        hint = f'did you mean "{near}"?' if near else "operators: " + ", ".join(OPERATORS)
        raise PredicateError(f'{what}: unknown operator "{name}"', place=place, hint=hint)
    number = isinstance(argument, int | float) and not isinstance(argument, bool)
    wanted = None
    if name in ("$gt", "$gte", "$lt", "$lte") and not number and not isinstance(argument, str):
        wanted = "a number or a text"
    elif name == "$in" and not isinstance(argument, list):
        wanted = "a list"
    elif name == "$exists" and not isinstance(argument, bool):
        wanted = "true or false"
    elif name == "$regex" and not isinstance(argument, str):
        wanted = "a text"
    elif name == "$length" and not _is_length(argument):
        wanted = "a whole number from 0, or operators"
    if wanted is not None:
        example = _EXAMPLES.get(name, f'{{"{name}": 5}}')
        raise PredicateError(
            f'{what}: "{name}" takes {wanted}, found {spell_json(argument)}', place=place, hint=f"example: {example}"
        )
    if name == "$regex":
        _check_regex(argument, f'{what}: "$regex"', place)
    elif name in ("$length", "$contains"):
        check_value(argument, what=f"{what}.{name}", place=place, _depth=depth + 1)


def _is_length(argument: Any) -> bool:
    if is_operators(argument):
        return True
    return isinstance(argument, int) and not isinstance(argument, bool) and argument >= 0


def _check_regex(pattern: str, what: str, place: str | None) -> None:
    try:
        compile_pattern(pattern)
    except InputError as caught:
        raise PredicateError(f"{what}: {caught.message}", place=place, hint=caught.hint) from None


def _specs(leaf: Predicate) -> list[tuple[str, Any]]:
    """Return the value specs of a leaf with the JSON names of their fields."""
    if isinstance(leaf, SignalLeaf):
        return [("dataMatches", leaf.data_matches)]
    if isinstance(leaf, NetLeaf):
        return [
            ("requestMatches", leaf.request_matches),
            ("responseMatches", leaf.response_matches),
            ("frameMatches", leaf.frame_matches),
        ]
    if isinstance(leaf, StateLeaf | StorageLeaf | CookieLeaf):
        return [("equals", leaf.equals)]
    if isinstance(leaf, UrlLeaf):
        return [(f"query.{name}", spec) for name, spec in (leaf.query or {}).items()]
    if isinstance(leaf, ElementLeaf):
        attributes = [(f"attributes.{name}", spec) for name, spec in (leaf.attributes or {}).items()]
        return [("value", leaf.value), ("text", leaf.text), *attributes]
    if isinstance(leaf, PerfLeaf):
        return [("value", leaf.value)]
    return []


def _check_rest(leaf: Predicate, what: str, place: str | None) -> None:
    if isinstance(leaf, NetLeaf):
        if leaf.url_matches is not None:
            _check_regex(leaf.url_matches, f"{what}.urlMatches", place)
        _check_pathname(leaf.path, f"{what}.path", place, 'use "urlContains" or "urlMatches"')
    elif isinstance(leaf, UrlLeaf):
        _check_pathname(leaf.pathname, f"{what}.pathname", place, 'use "query"')
    elif isinstance(leaf, RouteLeaf):
        _check_pathname(leaf.pathname, f"{what}.pathname", place, 'use "contains"')
    elif isinstance(leaf, StateLeaf) and not split_path(leaf.path):
        raise PredicateError(f"{what}.path: is empty", place=place, hint='example: "items.0.qty"')


def _check_pathname(path: str | None, what: str, place: str | None, instead: str) -> None:
    if path is None:
        return
    if "://" in path or "?" in path or not path.startswith("/"):
        why = "has a query" if "?" in path else "is no path of its own" if "://" in path else 'does not begin with "/"'
        raise PredicateError(f'{what}: "{path}" {why}, so it could never match', place=place, hint=instead)


def check_flow(flow: Flow, *, lines: dict[Path, int] | None = None, file: str | None = None) -> None:
    """Check every predicate of a flow (each step's `expect`, `success`, the stubs), or raise PredicateError with the
    place (`file:line`)."""
    found: list[tuple[Path, Predicate]] = [
        (("steps", number, "expect"), step.expect) for number, step in enumerate(flow.steps) if step.expect is not None
    ]
    if flow.success is not None:
        found.append((("success",), flow.success))
    found += [(("start", "stubs", number, "match"), stub.match) for number, stub in enumerate(flow.start.stubs)]
    for path, predicate in found:
        what = "".join(_part(part) for part in path).lstrip(".")
        try:
            check_predicate(predicate, what=what, place=file)
        except PredicateError:  # only a mistake needs its line
            check_predicate(predicate, what=what, place=_place(path, lines, file))
            raise


def _place(path: Path, lines: dict[Path, int] | None, file: str | None) -> str | None:
    known = lines or {}
    line = next((known[path[:size]] for size in range(len(path), -1, -1) if path[:size] in known), None)
    return f"{file}:{line}" if file and line else file


def _part(part: str | int) -> str:
    return f"[{part}]" if isinstance(part, int) else f".{part}"
