"""Whether one claim of a predicate is at least as strong as another of its kind, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from reticle.policy.forms import Claim
from reticle.policy.values import (
    is_as_strong,
    is_match_as_strong,
    is_part_as_strong,
    is_regex_as_strong,
    is_status_as_strong,
)
from reticle.text import cut
from reticle.truth.values import spell_json

_INSTEAD = {
    ("net", "urlContains"): "path", ("net", "urlMatches"): "path", ("route", "contains"): "pathname",
    ("url", "contains"): "pathname", ("state", "changed"): "equals",
}  # fmt: skip
"""A demand that another, stronger one may stand for."""
_STATES = {"present": 0, "visible": 1, "hidden": 1, "inViewport": 1}
_IMPACTS = ("minor", "moderate", "serious", "critical")
_REFINES = frozenset({"within", "nth", "frame"})


def list_weaker(new: Claim, old: Claim, *, strict: bool) -> list[str] | None:
    """List in what `new` demands less than `old`: nothing when it is at least as strong, None when they are about
    different things."""
    new = _alike(new, old)
    if new.kind != old.kind or new.negated != old.negated:
        return None
    if not old.negated:
        return _fields(new, old, strict)
    return [] if not _fields(old, new, strict) else [f"only that there is {new.spell()}"]


def _alike(new: Claim, old: Claim) -> Claim:
    """Spell a claim as the kind of another, where one kind says all that the other does."""
    if old.kind == "text" and new.kind == "element" and not new.negated and not old.negated:
        return _as_text(new)
    pair = (new.kind, old.kind, new.negated)
    if pair == ("console", "error", True) and new.fields.get("level") in (None, "error"):
        return Claim("error", {name: value for name, value in new.fields.items() if name == "contains"}, True)
    if pair == ("route", "url", False):  # the address changed to it, where it only had to be there
        return Claim("url", new.fields)
    return new


def _as_text(element: Claim) -> Claim:
    said = element.fields.get("text")
    if isinstance(said, dict) and list(said) == ["$contains"]:
        said = said["$contains"]
    if not isinstance(said, str) or said == "*":
        return element
    visible = element.fields.get("state") not in ("present", "hidden")
    fields: dict[str, Any] = {"contains": said, "within": element.fields.get("query", {})}
    return Claim("text", {**fields, "visible": True} if visible else fields)


def _fields(new: Claim, old: Claim, strict: bool) -> list[str]:
    weaker = []
    for name, before in old.fields.items():
        if name not in new.fields:
            instead = _INSTEAD.get((old.kind, name))
            if instead in new.fields and instead not in old.fields and (not strict or name == "changed"):
                continue
            weaker.append(f"{name} dropped")
            continue
        now = new.fields[name]
        if not _compare(old.kind, name, now, before, strict):
            weaker.append(f"{name} {_spell(before)} → {_spell(now)}")
    return weaker


def _spell(value: Any) -> str:
    return cut(spell_json(value), 60)


def _compare(kind: str, name: str, new: Any, old: Any, strict: bool) -> bool:
    if name == "text" or (kind, name) == ("element", "value"):
        return is_as_strong(new, old, strict=strict)
    comparing = _BY_NAME.get(name)
    if name == "query":
        comparing = _target if kind == "element" else _matches
    if comparing is not None:
        return comparing(new, old, strict)
    return new == old or not strict


def _spec(new: Any, old: Any, strict: bool) -> bool:
    return is_as_strong(new, old, strict=strict)


def _matches(new: Any, old: Any, strict: bool) -> bool:
    return is_match_as_strong(new, old, strict=strict)


def _part(new: Any, old: Any, strict: bool) -> bool:
    return is_part_as_strong(str(new), str(old), strict=strict)


def _regex(new: Any, old: Any, strict: bool) -> bool:
    return is_regex_as_strong(str(new), str(old), strict=strict)


def _status(new: Any, old: Any, strict: bool) -> bool:
    return is_status_as_strong(new, old, strict=strict)


def _state(new: Any, old: Any, strict: bool) -> bool:
    return bool(new == old) if strict else _STATES.get(new, 2) >= _STATES.get(old, 2)


def _impact(new: Any, old: Any, strict: bool) -> bool:
    return _IMPACTS.index(new) >= _IMPACTS.index(old)


def _rules(new: Any, old: Any, strict: bool) -> bool:
    return set(new) <= set(old) if strict else len(set(new)) <= len(set(old))


def _target(new: Any, old: Any, strict: bool) -> bool:
    """Compare two targets: one that names the same by less is weaker, one that names by something else a change."""
    if not isinstance(new, Mapping) or not isinstance(old, Mapping):
        return new == old or not strict
    kept = {name: value for name, value in new.items() if name not in _REFINES}
    before = {name: value for name, value in old.items() if name not in _REFINES}
    if strict:
        return new == old or (before.items() <= kept.items() and _inside(new, old, strict))
    if kept.items() < before.items():
        return False
    return _inside(new, old, strict)


def _inside(new: Mapping[str, Any], old: Mapping[str, Any], strict: bool) -> bool:
    if "within" not in old:
        return True
    if "within" not in new:
        kept = {name: value for name, value in new.items() if name not in _REFINES}
        before = {name: value for name, value in old.items() if name not in _REFINES}
        return not strict and kept != before
    return _target(new["within"], old["within"], strict)


_BY_NAME: dict[str, Callable[[Any, Any, bool], bool]] = {
    "status": _status, "contains": _part, "urlContains": _part, "messageContains": _part, "urlMatches": _regex,
    "equals": _spec, "attributes": _matches, "dataMatches": _matches, "requestMatches": _matches,
    "responseMatches": _matches, "frameMatches": _matches, "within": _target, "target": _target, "state": _state,
    "impact": _impact, "rules": _rules, "value": _spec,
}  # fmt: skip
