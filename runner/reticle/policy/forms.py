"""Predicates in one shape for comparing: claims, all or some of which must hold; `not` stands at the claims."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reticle.model.base import to_camel
from reticle.model.predicate import AllOf, AnyLeaf, AnyOf, Not, Predicate
from reticle.text import cut

_TIMES = frozenset({"withinMs", "quietMs"})
_VALUES = frozenset({"equals", "dataMatches", "requestMatches", "responseMatches", "frameMatches", "value", "text"})
"""Fields whose null is a value of its own."""
_DEMANDS = {"visible": True, "completed": True}
"""Fields that demand something where nothing is said."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What one leaf says: `fields` are its demands without times; `negated` says that nothing of the kind is there."""

    kind: str
    fields: Mapping[str, Any]
    negated: bool = False

    def spell(self) -> str:
        """Spell it for people: `net method=POST path=/api/orders status=201`."""
        fields = [f"{name}={_plain(value)}" for name, value in self.fields.items() if value is not True]
        return cut(" ".join([*(["no"] if self.negated else []), self.kind, *fields]), 120)


@dataclass(frozen=True, slots=True)
class Every:
    """All parts must hold."""

    parts: tuple[Form, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """One part must hold."""

    parts: tuple[Form, ...]


Form = Claim | Every | Some


def form_of(predicate: Predicate, *, negated: bool = False) -> Form:
    """Return the shape of a predicate; nested lists of one kind become one, a list of one its only part."""
    if isinstance(predicate, Not):
        return form_of(predicate.predicate, negated=not negated)
    if isinstance(predicate, AllOf | AnyOf):
        kind = Every if isinstance(predicate, AllOf) is not negated else Some
        parts: list[Form] = []
        for part in predicate.predicates:
            form = form_of(part, negated=negated)
            parts += form.parts if isinstance(form, kind) else [form]
        return parts[0] if len(parts) == 1 else kind(tuple(parts))
    return _claim(predicate, negated)


def spell(form: Form) -> str:
    """Spell a form for people."""
    if isinstance(form, Claim):
        return form.spell()
    word = " and " if isinstance(form, Every) else " or "
    return cut("(" + word.join(spell(part) for part in form.parts) + ")", 160)


def list_parts(form: Form) -> tuple[Form, ...]:
    """Return what must all hold."""
    return form.parts if isinstance(form, Every) else (form,)


def _claim(leaf: AnyLeaf, negated: bool) -> Claim:
    told = leaf.to_json()
    fields: dict[str, Any] = {}
    for name, field in type(leaf).model_fields.items():
        key = field.alias or to_camel(name)
        if key in ("kind", "absent") or key in _TIMES:
            continue
        if key in _DEMANDS:
            if getattr(leaf, name):
                fields[key] = True
        elif key in told and (key in _VALUES or told[key] != field.get_default(call_default_factory=True)):
            fields[key] = told[key]
    if getattr(leaf, "absent", False):
        negated = not negated
    if fields.get("count") == 0 or fields.get("changed") is False:  # exactly none; the store did not change
        negated = not negated
        if fields.pop("count", None) is None:
            fields["changed"] = True
    if "method" in fields:
        fields["method"] = str(fields["method"]).upper()
    status = fields.get("status")
    if isinstance(status, list) and len(status) == 1:
        fields["status"] = status[0]
    return Claim(leaf.kind, fields, negated)


def _plain(value: Any) -> str:
    return value if isinstance(value, str) and " " not in value else json.dumps(value, ensure_ascii=False)
