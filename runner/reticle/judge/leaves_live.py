"""Leaves that are read from the live page: element text url state storage cookie a11y."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from reticle.judge.leaf_result import Found, Mode
from reticle.model.event import Event, StateChange
from reticle.model.predicate import (
    A11yLeaf,
    AnyLeaf,
    CookieLeaf,
    ElementLeaf,
    StateLeaf,
    StorageLeaf,
    TextLeaf,
    UrlLeaf,
)
from reticle.model.reading import ElementFacts, LiveReading
from reticle.text import cut, is_secret_key, plural, squash
from reticle.truth.paths import ABSENT, same_path
from reticle.truth.record import Record
from reticle.truth.redact_predicate import key_of
from reticle.truth.values import match_text, match_value, spell_json, spell_value

_IMPACTS = ("minor", "moderate", "serious", "critical")
_STATES: Mapping[str, Callable[[ElementFacts], bool | None]] = {
    "present": lambda facts: True,
    "visible": lambda facts: facts.visible,
    "hidden": lambda facts: not facts.visible,
    "enabled": lambda facts: facts.enabled,
    "disabled": lambda facts: not facts.enabled,
    "checked": lambda facts: facts.checked,
    "unchecked": lambda facts: None if facts.checked is None else not facts.checked,
    "expanded": lambda facts: facts.expanded,
    "collapsed": lambda facts: None if facts.expanded is None else not facts.expanded,
    "focused": lambda facts: facts.focused,
    "selected": lambda facts: facts.selected,
    "editable": lambda facts: facts.editable,
    "inViewport": lambda facts: facts.in_viewport,
}


def read_leaf(leaf: AnyLeaf, reading: LiveReading) -> Found:
    """Judge a live leaf by one reading of the page, as it is written (no latch, no `before`)."""
    if reading.error is not None:
        return Found(None, mode_of(leaf), "", reading.error, live=True, error=reading.error, unseen=reading.unseen)
    if isinstance(leaf, ElementLeaf):
        return _element(leaf, reading)
    if isinstance(leaf, TextLeaf):
        return _text(leaf, reading)
    if isinstance(leaf, UrlLeaf):
        return _url(leaf, reading)
    if isinstance(leaf, A11yLeaf):
        return _a11y(leaf, reading)
    if isinstance(leaf, StateLeaf):
        name = f"{leaf.store + ' ' if leaf.store else ''}state {leaf.path}"
        return _stored(leaf, name, False, reading)
    if isinstance(leaf, StorageLeaf):
        return _stored(leaf, f"{leaf.area} storage {leaf.key}", leaf.absent, reading)
    if isinstance(leaf, CookieLeaf):
        return _kept(leaf, _stored(leaf, f"cookie {leaf.name}", leaf.absent, reading), reading)
    raise TypeError(f"{leaf.kind} is not read from the page")


def mode_of(leaf: AnyLeaf) -> Mode:
    """Return the polarity of a live leaf as it is written."""
    if getattr(leaf, "absent", False):
        return "negative"
    count = getattr(leaf, "count", None)
    return "positive" if count is None else "negative" if count == 0 else "exact"


def find_changed(leaf: StateLeaf, record: Record, until_t: float, now: LiveReading | None,
                 before: LiveReading | None) -> Found:  # fmt: skip
    """Judge `{"kind": "state", "changed": …}`: did the value change in the window."""

    def matches(event: Event) -> bool:
        data = event.data
        return isinstance(data, StateChange) and _concerns(leaf, data)

    events = [event for event in record.of(StateChange) if matches(event) and event.t <= until_t]
    differs = (
        now is not None and before is not None and now.error is None and before.error is None
        and now.t <= until_t and (now.present, now.value) != (before.present, before.value)
    )  # fmt: skip
    changed = bool(events) or differs
    wanted = leaf.changed is not False
    name = f"{leaf.store + ' ' if leaf.store else ''}state {leaf.path}"
    if now is not None and now.error is not None and not changed:
        return Found(None, "positive" if wanted else "negative", "", now.error, live=True, error=now.error)
    return Found(
        holds=changed is wanted,
        mode="positive" if wanted else "negative",
        expected=f"{name} {'changes' if wanted else 'stays as it is'}",
        observed="it changed" if changed else "it did not change",
        events=tuple(events),
        decided=changed,
        last_t=events[-1].t if events else None,
    )


def _concerns(leaf: StateLeaf, data: StateChange) -> bool:
    if leaf.store is not None and leaf.store != data.store:
        return False
    return same_path(leaf.path, data.path) or data.path.startswith((f"{leaf.path}.", f"{leaf.path}["))


def _element(leaf: ElementLeaf, reading: LiveReading) -> Found:
    what = leaf.query.describe()
    fitting = [facts for facts in reading.elements if _fits(leaf, facts)]
    filtered = bool({"state", "value", "text", "attributes"} & leaf.model_fields_set)
    expected = f"{what}{_wanted(leaf)}"
    said = _elements_said(leaf, reading)
    if leaf.absent:
        return Found(reading.count == 0, "negative", f"no {what}", said, live=True, unseen=reading.unseen)
    if leaf.count is not None:
        mode = mode_of(leaf)
        if filtered and reading.count > len(reading.elements):
            error = f"{reading.count} elements fit {what}: too many to look at each; narrow the query"
            return Found(None, mode, expected, said, live=True, error=error)
        number = len(fitting) if filtered else reading.count
        expected = f"exactly {leaf.count} × {expected}"
        said = f"{number} of them" + (f" ({plural(reading.count, 'match')})" if filtered else "")
        return Found(number == leaf.count, mode, expected, said, live=True, unseen=reading.unseen)
    if reading.count > 1:
        names = tuple(facts.describe for facts in reading.elements)
        return Found(False, "positive", expected, said, live=True, ambiguous=names, unseen=reading.unseen)
    return Found(bool(fitting), "positive", expected, said, live=True, unseen=reading.unseen)


def _fits(leaf: ElementLeaf, facts: ElementFacts) -> bool:
    given = leaf.model_fields_set
    return (
        (leaf.state is None or _STATES[leaf.state](facts) is True)
        and ("value" not in given or match_text(leaf.value, facts.value if facts.value is not None else ABSENT))
        and ("text" not in given or _says(_squashed(leaf.text), facts))
        and all(
            match_text(spec, facts.attributes.get(name, ABSENT)) for name, spec in (leaf.attributes or {}).items()
        )
    )  # fmt: skip


def _says(spec: Any, facts: ElementFacts) -> bool:
    """Tell whether an element's text is what is asked for, as drawn or as written; other than a text it is in both."""
    spellings = {squash(facts.text), squash(facts.written) or squash(facts.text)}
    quantified = all if isinstance(spec, dict) and "$ne" in spec else any
    return quantified(match_text(spec, text) for text in spellings)


def _squashed(spec: Any) -> Any:
    return squash(spec) if isinstance(spec, str) else spec


def _wanted(leaf: ElementLeaf) -> str:
    parts: list[str] = [leaf.state] if leaf.state else []
    if "text" in leaf.model_fields_set:
        parts.append(f"with text {spell_value(leaf.text)}")
    if "value" in leaf.model_fields_set:
        parts.append(f"with value {spell_value(leaf.value)}")
    parts += [f"with {name} {spell_value(spec)}" for name, spec in (leaf.attributes or {}).items()]
    return " " + " ".join(parts) if parts else ""


def _elements_said(leaf: ElementLeaf, reading: LiveReading) -> str:
    if not reading.count:
        return "no such element" + (f" (near: {cut(reading.near)})" if reading.near else "")
    if reading.count > 1:
        listed = "; ".join(facts.describe for facts in reading.elements[:5])
        return f"{plural(reading.count, 'element')} match: {listed}"
    if not reading.elements:
        return "it is there"
    facts = reading.elements[0]
    parts = []
    if leaf.state in ("checked", "unchecked"):
        parts.append("checked" if facts.checked else "unchecked" if facts.checked is False else "cannot be checked")
    elif leaf.state in ("expanded", "collapsed"):
        parts.append("expanded" if facts.expanded else "collapsed")
    elif leaf.state in ("enabled", "disabled"):
        parts.append("enabled" if facts.enabled else "disabled")
    elif leaf.state is not None and leaf.state not in ("present", "visible", "hidden"):
        parts.append(leaf.state if _STATES[leaf.state](facts) else f"not {leaf.state}")
    if not facts.visible or leaf.state in ("visible", "hidden"):
        parts.append("visible" if facts.visible else "hidden")
    if "text" in leaf.model_fields_set:
        parts.append(f'text "{cut(squash(facts.text))}"')
    if "value" in leaf.model_fields_set:
        parts.append(f"value {spell_json(facts.value)}")
    parts += [f"{name} {spell_json(facts.attributes.get(name, ABSENT))}" for name in leaf.attributes or {}]
    return "it is " + ", ".join(parts) if parts else "it is there"


def _text(leaf: TextLeaf, reading: LiveReading) -> Found:
    what = f'text "{cut(leaf.contains)}"' + (f" within {leaf.within.describe()}" if leaf.within else "")
    if leaf.absent:
        said = f"shown in {plural(reading.count, 'place')}" if reading.count else "not shown"
        return Found(reading.count == 0, "negative", f"no {what}", said, live=True, unseen=reading.unseen)
    near = f" (near: {json.dumps(cut(reading.near), ensure_ascii=False)})" if reading.near else ""
    said = "shown" if reading.count else f"not shown{near}"
    return Found(reading.count > 0, "positive", what, said, live=True, unseen=reading.unseen)


def _url(leaf: UrlLeaf, reading: LiveReading) -> Found:
    address = str(reading.value or "")
    parts = urlsplit(address)
    query: dict[str, list[str]] = {}
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        query.setdefault(name, []).append(value)
    path = parts.path or "/"
    holds = (
        (leaf.pathname is None or path == leaf.pathname or unquote(path) == unquote(leaf.pathname))
        and (leaf.contains is None or leaf.contains in address)
        and all(_query_fits(spec, query.get(name)) for name, spec in (leaf.query or {}).items())
    )  # fmt: skip
    wanted = [leaf.pathname] if leaf.pathname is not None else []
    wanted += [f"containing {leaf.contains}"] if leaf.contains is not None else []
    wanted += [f"?{name}={spell_value(spec)}" for name, spec in (leaf.query or {}).items()]
    return Found(holds, "positive", "the page is at " + " ".join(wanted), f"it is at {cut(address, 160)}", live=True)


def _query_fits(spec: Any, values: Sequence[str] | None) -> bool:
    if values is None:
        return match_value(spec, ABSENT)
    if len(values) > 1 and match_value(spec, list(values)):
        return True
    return any(match_text(spec, value) for value in values)


def _stored(leaf: StateLeaf | StorageLeaf | CookieLeaf, name: str, absent: bool, reading: LiveReading) -> Found:
    value = reading.value if reading.present else ABSENT
    secret = is_secret_key(key_of(leaf) or "")
    told = "another one" if secret else spell_json(value)
    missing = f"nothing is there ({reading.near})" if reading.near else "nothing is there"
    said = f"it is {told}" if reading.present else missing
    if absent:
        return Found(not reading.present, "negative", f"no {name}", said, live=True, unseen=reading.unseen)
    if "equals" not in leaf.model_fields_set:
        return Found(reading.present, "positive", f"{name} is there", said, live=True, unseen=reading.unseen)
    holds = match_value(leaf.equals, value)
    if not holds and not isinstance(leaf, StateLeaf) and isinstance(value, str):
        holds = _as_json_fits(leaf.equals, value)
    wanted = "the one that was declared (a secret)" if secret else spell_value(leaf.equals)
    if secret and leaf.equals == "*":
        wanted, said = spell_value("*"), "it is there" if reading.present else said
    elif secret and holds:
        said = "it is that one"
    return Found(holds, "positive", f"{name} is {wanted}", said, live=True, unseen=reading.unseen)


def _kept(leaf: CookieLeaf, found: Found, reading: LiveReading) -> Found:
    """Add how the browser keeps a cookie to whether it is the one that was declared."""
    if not leaf.traits:
        return found
    wanted = ", ".join(f"{name} {spell_json(value)}" for name, value in leaf.traits.items())
    kept = {name: reading.traits.get(name) for name in leaf.traits}
    said = ", ".join(f"{name} {spell_json(value)}" for name, value in kept.items())
    return replace(
        found,
        holds=found.holds is True and kept == leaf.traits,
        expected=f"{found.expected}, with {wanted}",
        observed=f"{found.observed}, with {said}" if reading.present else found.observed,
    )


def _as_json_fits(spec: Any, text: str) -> bool:
    """Storage holds texts only, mostly JSON: what the text spells may be meant."""
    if isinstance(spec, str):
        return False
    try:
        return match_value(spec, json.loads(text))
    except (ValueError, RecursionError):
        return False


def _a11y(leaf: A11yLeaf, reading: LiveReading) -> Found:
    findings = [item for item in reading.value or [] if isinstance(item, dict) and _counts(leaf, item)]
    number = len(findings) if reading.value is not None else reading.count
    what = f"accessibility finding{' of impact ' + leaf.impact + ' or worse' if leaf.impact else ''}"
    listed = "; ".join(f"{item.get('rule')} on {item.get('target')}" for item in findings[:3])
    said = f"{plural(number, 'finding')}: {listed}" if listed else plural(number, "finding")
    expected = f"no {what}" if leaf.absent else f"an {what}"
    mode: Mode = "negative" if leaf.absent else "positive"
    return Found((number == 0) is leaf.absent, mode, expected, said, live=True, unseen=reading.unseen)


def _counts(leaf: A11yLeaf, item: Mapping[str, Any]) -> bool:
    if leaf.rules is not None and item.get("rule") not in leaf.rules:
        return False
    if leaf.impact is None or item.get("impact") not in _IMPACTS:
        return True
    return _IMPACTS.index(str(item["impact"])) >= _IMPACTS.index(leaf.impact)
