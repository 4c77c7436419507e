"""Literals of a predicate, redacted like the events and readings that they are compared with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from reticle.model.predicate import (
    AllOf,
    AnyLeaf,
    AnyOf,
    CookieLeaf,
    ElementLeaf,
    NetLeaf,
    Not,
    Predicate,
    SignalLeaf,
    StateLeaf,
    StorageLeaf,
    TextLeaf,
    UrlLeaf,
)
from reticle.model.reading import LiveReading
from reticle.model.target import Target
from reticle.text import Redactor
from reticle.truth.redact_event import last_key
from reticle.truth.values import is_operators

_TEXTS = ("contains", "message_contains", "url_contains", "path", "pathname")
_TARGET_TEXTS = ("name", "label", "placeholder", "text", "alt", "title")


def redact_predicate(predicate: Predicate, redactor: Redactor) -> Predicate:
    """Return the predicate with every secret literal replaced by its mark; equality with events still works."""
    if isinstance(predicate, AllOf | AnyOf):
        parts = [redact_predicate(part, redactor) for part in predicate.predicates]
        return predicate.model_copy(update={"predicates": parts}) if parts != predicate.predicates else predicate
    if isinstance(predicate, Not):
        return predicate.model_copy(update={"predicate": redact_predicate(predicate.predicate, redactor)})
    changes = {
        name: value for name, value in _changes(predicate, redactor).items() if value != getattr(predicate, name)
    }
    return predicate.model_copy(update=changes) if changes else predicate


def redact_reading(leaf: AnyLeaf, reading: LiveReading, redactor: Redactor) -> LiveReading:
    """Return what the page said with its secrets replaced, by the same rule as the leaf's literals."""
    elements = tuple(
        replace(
            facts,
            describe=redactor.text(facts.describe),
            text=redactor.text(facts.text),
            value=redactor.text(facts.value) if facts.value is not None else None,
            attributes={name: redactor.text(value) for name, value in facts.attributes.items()},
        )
        for facts in reading.elements
    )
    value = redactor.data(reading.value, key_of(leaf))
    return replace(reading, elements=elements, value=value, near=redactor.text(reading.near))


def key_of(leaf: AnyLeaf) -> str | None:
    """Return the key under which a leaf's value stands: the last part of a path, a storage key, a cookie's name."""
    if isinstance(leaf, StateLeaf):
        return last_key(leaf.path) or None
    if isinstance(leaf, StorageLeaf):
        return leaf.key
    return leaf.name if isinstance(leaf, CookieLeaf) else None


def redact_spec(spec: Any, key: str | None, redactor: Redactor) -> Any:
    """Redact a value spec that is compared with what stands under `key`; operators keep their meaning."""
    if isinstance(spec, str) and spec == "*":
        return spec
    if is_operators(spec):
        return {name: _argument(name, argument, key, redactor) for name, argument in spec.items()}
    if isinstance(spec, dict):
        return {str(name): redact_spec(item, str(name), redactor) for name, item in spec.items()}
    if isinstance(spec, list):
        return [redact_spec(item, key, redactor) for item in spec]
    return redactor.data(spec, key)


def _argument(name: str, argument: Any, key: str | None, redactor: Redactor) -> Any:
    if name in ("$eq", "$ne", "$in"):
        return redact_spec(argument, key, redactor)
    if name == "$contains" and isinstance(argument, str):
        return redactor.text(argument)
    return redact_spec(argument, key, redactor) if name == "$contains" else argument


def _paths(spec: Any, redactor: Redactor) -> Any:
    """Redact a `…Matches` object: its keys are dotted paths, of which the last name tells a secret."""
    if isinstance(spec, dict) and not is_operators(spec):
        return {str(path): redact_spec(item, last_key(str(path)), redactor) for path, item in spec.items()}
    return redact_spec(spec, None, redactor)


def _changes(leaf: AnyLeaf, redactor: Redactor) -> dict[str, Any]:
    changes: dict[str, Any] = {
        name: redactor.text(getattr(leaf, name))
        for name in _TEXTS
        if isinstance(getattr(leaf, name, None), str) and not (name == "path" and isinstance(leaf, StateLeaf))
    }
    if isinstance(leaf, SignalLeaf) and leaf.data_matches is not None:
        changes["data_matches"] = _paths(leaf.data_matches, redactor)
    elif isinstance(leaf, NetLeaf):
        for name in ("request_matches", "response_matches", "frame_matches"):
            if getattr(leaf, name) is not None:
                changes[name] = _paths(getattr(leaf, name), redactor)
    elif isinstance(leaf, StateLeaf | StorageLeaf | CookieLeaf) and leaf.equals is not None:
        changes["equals"] = redact_spec(leaf.equals, key_of(leaf), redactor)
    elif isinstance(leaf, UrlLeaf) and leaf.query is not None:
        changes["query"] = {name: redact_spec(spec, name, redactor) for name, spec in leaf.query.items()}
    elif isinstance(leaf, ElementLeaf):
        changes |= {"query": _target(leaf.query, redactor)}
        for name in ("value", "text"):
            if getattr(leaf, name) is not None:
                changes[name] = redact_spec(getattr(leaf, name), None, redactor)
        if leaf.attributes is not None:
            changes["attributes"] = {name: redact_spec(spec, None, redactor) for name, spec in leaf.attributes.items()}
    elif isinstance(leaf, TextLeaf) and leaf.within is not None:
        changes["within"] = _target(leaf.within, redactor)
    return changes


def _target(target: Target, redactor: Redactor) -> Target:
    """Redact a target's texts for what is shown of it; the page itself is asked with the plain target."""
    changes: dict[str, Any] = {
        name: redactor.text(getattr(target, name)) for name in _TARGET_TEXTS if getattr(target, name) is not None
    }
    if target.within is not None:
        changes["within"] = _target(target.within, redactor)
    changes = {name: value for name, value in changes.items() if value != getattr(target, name)}
    return target.model_copy(update=changes) if changes else target
