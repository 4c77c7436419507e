"""Redaction of events, readings and predicates: the same rule on both sides, so that equality still works."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from reticle.model.event import EventData, Place, StateChange, StorageChange
from reticle.text import Redactor, cookie_key

_OWN = frozenset({"id", "action"})
"""Fields that the browser or reticle itself makes up."""
_JSON = frozenset({"body", "data", "before", "after", "value"})

Rule = Callable[[Redactor, Any], Any]


def redact_event(data: EventData, redactor: Redactor) -> EventData:
    """Return `data` with every secret in every field replaced by its mark."""
    changes: dict[str, Any] = {}
    for name, rule in _rules_of(type(data)):
        before = getattr(data, name)
        if not before or before is True:
            continue
        after = rule(redactor, before)
        if after is not before and after != before:
            changes[name] = after
    if isinstance(data, StorageChange):
        key = cookie_key(data.key) if data.key else None
        changes |= _under_key(data, key, ("value",), redactor)
    elif isinstance(data, StateChange):
        changes |= _under_key(data, last_key(data.path), ("before", "after"), redactor)
    return replace(data, **changes) if changes else data


def last_key(path: str) -> str:
    """Return the last part of a dotted path that is a name: `user.tokens.0` → `tokens`."""
    parts = [part for part in path.replace("[", ".").replace("]", "").split(".") if part and not part.isdigit()]
    return parts[-1] if parts else ""


def redact_json_text(text: str, redactor: Redactor) -> str:
    """Redact a text that may be JSON: secrets under secret-looking keys are found at any depth.

    Text without a secret comes back byte for byte.
    """
    head = text.lstrip()[:1]
    if head in ("{", "["):
        import json

        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            return redactor.text(text)
        clean = redactor.data(value)
        if clean != value:
            return redactor.text(json.dumps(clean, ensure_ascii=False))
    return redactor.text(text)


def _under_key(data: EventData, key: str | None, names: tuple[str, ...], redactor: Redactor) -> dict[str, Any]:
    if not key:
        return {}
    return {name: redactor.data(getattr(data, name), key) for name in names if getattr(data, name) is not None}


_RULES: dict[type[Any], tuple[tuple[str, Rule], ...]] = {}


def _rules_of(kind: type[Any]) -> tuple[tuple[str, Rule], ...]:
    rules = _RULES.get(kind)
    if rules is None:
        found = [(field.name, _rule_for(field.name, str(field.type))) for field in fields(kind)]
        rules = _RULES[kind] = tuple((name, rule) for name, rule in found if rule is not None)
    return rules


def _rule_for(name: str, annotation: str) -> Rule | None:
    if name in _OWN or annotation.startswith("Literal"):
        return None
    if name == "idempotency_key":
        return lambda redactor, value: redactor.digest(value)
    if name == "headers":
        return lambda redactor, value: tuple((key, redactor.header(key, item)) for key, item in value)
    if "Place" in annotation:
        return _place
    if name in _JSON:
        return lambda redactor, value: (
            redact_json_text(value, redactor) if isinstance(value, str) else redactor.data(value)
        )
    if name == "text":
        return lambda redactor, value: redact_json_text(value, redactor)
    if "str" in annotation:
        return _texts
    return None


def _place(redactor: Redactor, place: Place) -> Place:
    return replace(place, file=redactor.url(place.file))


def _texts(redactor: Redactor, value: Any) -> Any:
    if isinstance(value, str):
        return redactor.text(value)
    return tuple(_texts(redactor, item) for item in value) if isinstance(value, tuple) else value
