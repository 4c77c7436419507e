"""Literals of a predicate, redacted like the events that they are compared with."""

from __future__ import annotations

from typing import Any

from reticle.model.predicate import (
    LIVE_KINDS,
    AllOf,
    AnyLeaf,
    AnyOf,
    CookieLeaf,
    NetLeaf,
    Not,
    Predicate,
    SignalLeaf,
    StateLeaf,
    StorageLeaf,
)
from reticle.text import Redactor, cookie_key
from reticle.truth.redact_event import last_key
from reticle.truth.values import is_operators

_TEXTS = ("contains", "message_contains", "url_contains", "path", "pathname", "filename")


def redact_predicate(predicate: Predicate, redactor: Redactor) -> Predicate:
    """Return the predicate with every literal that is compared with events redacted as they are.

    Leaves that are read from the live page stay as they are: the page is asked in plain words and its answer is never
    stored; what is told of it goes through `redact_leaf` and the redactor.
    """
    if isinstance(predicate, AllOf | AnyOf):
        parts = [redact_predicate(part, redactor) for part in predicate.predicates]
        return predicate.model_copy(update={"predicates": parts}) if parts != predicate.predicates else predicate
    if isinstance(predicate, Not):
        return predicate.model_copy(update={"predicate": redact_predicate(predicate.predicate, redactor)})
    if predicate.kind in LIVE_KINDS:
        return predicate
    found = _changes(predicate, redactor)
    changes = {name: value for name, value in found.items() if value != getattr(predicate, name)}
    return predicate.model_copy(update=changes) if changes else predicate


def redact_leaf(leaf: dict[str, Any], redactor: Redactor) -> dict[str, Any]:
    """Redact a leaf in JSON form for showing it: also what a state path, storage key or cookie name calls a secret."""
    named = cookie_key(str(leaf.get("name"))) if leaf.get("kind") == "cookie" else last_key(str(leaf.get("path", "")))
    key = str(leaf.get("key") or named)
    if leaf.get("kind") == "storage":
        key = _storage_key(key, str(leaf.get("area")))
    clean: dict[str, Any] = redactor.data(leaf)
    if "equals" in leaf and key:
        clean["equals"] = redact_spec(leaf["equals"], key, redactor)
    return clean


def key_of(leaf: AnyLeaf) -> str | None:
    """Return the key under which a leaf's value stands: the last part of a path, a storage key, a cookie's name (or
    `cookie`, when that says secret)."""
    if isinstance(leaf, StateLeaf):
        return last_key(leaf.path) or None
    if isinstance(leaf, StorageLeaf):
        return _storage_key(leaf.key, leaf.area)
    return cookie_key(leaf.name) if isinstance(leaf, CookieLeaf) else None


def _storage_key(key: str, area: str) -> str:
    return key.rpartition("/")[2] if area == "indexeddb" else cookie_key(key)


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
        name: redactor.text(getattr(leaf, name)) for name in _TEXTS if isinstance(getattr(leaf, name, None), str)
    }
    if isinstance(leaf, SignalLeaf) and leaf.data_matches is not None:
        changes["data_matches"] = _paths(leaf.data_matches, redactor)
    elif isinstance(leaf, NetLeaf):
        for name in ("request_matches", "response_matches", "frame_matches"):
            if getattr(leaf, name) is not None:
                changes[name] = _paths(getattr(leaf, name), redactor)
    return changes
