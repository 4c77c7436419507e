"""What a step brought about, as expectations: the strongest first, and what changes from day to day left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from reticle.engine.recorder_drafts import Draft, list_popups, typed_text
from reticle.model.event import (
    Dialog,
    Download,
    Event,
    NetRequest,
    NetResponse,
    RouteChange,
    Signal,
    StateChange,
)
from reticle.model.predicate import Predicate, parse_predicate
from reticle.text import cut, squash
from reticle.truth.background import path_template
from reticle.truth.paths import split_path

NEAR = 2
"""A value that was not there before tells something of the step only near the root of its store."""
_STRENGTH = ("signal", "state", "net", "download", "route", "popup", "dialog", "text")
_EDITS = frozenset({"fill", "type", "select"})
_CHOSEN_TYPES = frozenset({"range", "color"})
_LOADS_ANEW = frozenset({"goto"})
"""What stands on a page that was loaded again stood there before."""
_NEVER = frozenset({"hover", "scroll", "assert"})
_SAFE_FOR_EDITS = frozenset({"signal", "net"})
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)"
)
_VOLATILE = re.compile(
    r"\d{4}-\d\d-\d\d|\b\d{1,2}:\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\d{5,}|‹secret"
    r"|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|\b[0-9a-f]{12,}\b|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])\b[A-Za-z0-9_-]{16,}\b"
    rf"|\b{_MONTH}\.? \d{{1,2}}\b|\b\d{{1,2}}\.? {_MONTH}\b|\b(?:today|yesterday|tomorrow|just now)\b"
    r"|\b(?:\d+|an?) (?:second|minute|hour|day|week|month|year)s? ago\b"
    r"|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b",
    re.IGNORECASE,
)
_NUMBERED = re.compile(r"(?:no\.?|nr\.?|number|order|invoice|receipt|ticket|id|#)\s*:?\s*#?\d", re.IGNORECASE)
_VARYING_KEY = re.compile(r"(?i)(?:^|[a-z_.])(?:id|uuid|guid|token|time|timestamp|date|at|now|nonce|key|version)$")


@dataclass(frozen=True)
class Proposal:
    """A consequence that was seen. `kind` is its strength; an unsafe one is offered and never taken by itself."""

    kind: str
    predicate: Predicate
    text: str
    is_safe: bool = True


def is_volatile(text: str) -> bool:
    """Tell whether a text says another thing in another run: a day, a time, an id, a token."""
    return _VOLATILE.search(text) is not None


def propose(draft: Draft) -> list[Proposal]:
    """Return what the step brought about, strongest first: signal, state, writing request, route, words."""
    if draft.action in _NEVER:
        return []
    found = [
        *_signals(draft.events), *_writes(draft.events), *_downloads(draft.events), *_popups(draft.events),
        *_dialogs(draft.events),
    ]  # fmt: skip
    if draft.action not in _LOADS_ANEW:
        found += [*_states(draft.events), *_routes(draft), *_words(draft)]
    unique = {json_of(item.predicate): item for item in reversed(found)}
    ranked = sorted(unique.values(), key=lambda item: (_STRENGTH.index(item.kind), found.index(item)))
    if draft.action in _EDITS and not _is_choice(draft):
        ranked = [_unsafe(item) if item.kind not in _SAFE_FOR_EDITS else item for item in ranked]
    return ranked[:8]


def json_of(predicate: Predicate) -> str:
    """Return a predicate as text, to tell two apart."""
    return str(predicate.to_json())


def _is_choice(draft: Draft) -> bool:
    """Tell what is chosen at once, from what is typed letter by letter."""
    picked = draft.element is not None and draft.element.type in _CHOSEN_TYPES
    return draft.action == "select" or (draft.action == "fill" and picked)


def _unsafe(item: Proposal) -> Proposal:
    return Proposal(item.kind, item.predicate, item.text, is_safe=False)


def _made(kind: str, text: str, data: dict[str, Any], *, is_safe: bool = True) -> Proposal:
    return Proposal(kind, parse_predicate(data), text, is_safe)


def _signals(events: Iterable[Event]) -> list[Proposal]:
    out = []
    for event in events:
        if isinstance(event.data, Signal) and not is_volatile(event.data.name):
            leaf: dict[str, Any] = {"kind": "signal", "name": event.data.name}
            steady = _steady(event.data.data)
            if steady:
                leaf["dataMatches"] = steady
            out.append(_made("signal", f"signal {event.data.name}", leaf))
    return out


def _steady(data: Any) -> dict[str, Any]:
    """Keep plain values that will be the same in every run."""
    if not isinstance(data, dict):
        return {}
    return {
        key: value for key, value in list(data.items())[:6]
        if isinstance(value, bool | int | str) and not _VARYING_KEY.search(key)
        and not (isinstance(value, str) and (is_volatile(value) or len(value) > 60))
        and not (isinstance(value, int) and not isinstance(value, bool) and abs(value) > 99_999)
    }  # fmt: skip


def _states(events: Iterable[Event]) -> list[Proposal]:
    newest: dict[tuple[str, str], StateChange] = {}
    for event in events:
        if isinstance(event.data, StateChange):
            newest[(event.data.store, event.data.path)] = event.data
    out = []
    for (store, path), change in newest.items():
        if _VARYING_KEY.search(path) or path == "":
            continue
        leaf: dict[str, Any] = {"kind": "state", "store": store, "path": path}
        after = change.after
        if isinstance(after, str) and after.startswith("/"):
            continue  # an address: the route says it
        plain = isinstance(after, bool | int | str) and not is_volatile(str(after)) and len(str(after)) <= 60
        if not plain and isinstance(after, dict | list) and len(str(after)) > 200:
            continue
        leaf |= {"equals": after} if plain else {"changed": True}
        telling = plain and (change.before is not None or len(split_path(path)) <= NEAR)
        out.append(_made("state", f"{store}.{path} = {cut(str(after), 30)}", leaf, is_safe=telling))
    return sorted(out, key=lambda item: not item.is_safe)


def _writes(events: Sequence[Event]) -> list[Proposal]:
    answers = {event.data.id: event.data for event in events if isinstance(event.data, NetResponse)}
    sent = [
        event for event in events
        if isinstance(event.data, NetRequest) and event.data.own_origin and event.cause != "background"
        and event.data.channel in ("http", "form") and event.data.id in answers
    ]  # fmt: skip
    asked = [event.data for event in sent if isinstance(event.data, NetRequest)
             and (event.data.mutating or _is_no_page(event, answers[event.data.id].status))]  # fmt: skip
    out = []
    for request in asked:
        path = urlsplit(request.url).path or "/"
        status = answers[request.id].status
        leaf: dict[str, Any] = {"kind": "net", "method": request.method, **_path_fields(path), "status": status}
        if request.operation:
            leaf["operation"] = request.operation
        count = sum(_same_kind(request, other) for other in asked)
        if count == 1 and request.mutating:
            leaf["count"] = 1
        said = f"{request.method} {path_template(path)} → {status}"
        out.append(_made("net", said, leaf, is_safe=status < 500))
    return out


def _is_no_page(event: Event, status: int) -> bool:
    """Tell whether a page came up that the server says is none: without its status it would be a failure."""
    data = event.data
    return isinstance(data, NetRequest) and data.resource == "document" and not event.frame and 400 <= status < 500


def _same_kind(one: NetRequest, other: NetRequest) -> bool:
    paths = [path_template(urlsplit(request.url).path) for request in (one, other)]
    return one.method == other.method and paths[0] == paths[1] and one.operation == other.operation


def _path_fields(path: str) -> dict[str, str]:
    template = path_template(path)
    if "{}" not in template:
        return {"path": path}
    return {"urlMatches": re.escape(template).replace(r"\{\}", "[^/?#]+").replace("\\-", "-") + r"(?:[?#]|$)"}


def _downloads(events: Iterable[Event]) -> list[Proposal]:
    out = []
    for event in events:
        if isinstance(event.data, Download):
            steady = not is_volatile(event.data.filename) and not _NUMBERED.search(event.data.filename)
            leaf = {"kind": "download", **({"filename": event.data.filename} if steady else {})}
            out.append(_made("download", f"download {event.data.filename}", leaf))
    return out


def _popups(events: Iterable[Event]) -> list[Proposal]:
    out = []
    for popup in list_popups(events):
        path = urlsplit(popup.url).path
        steady = path not in ("", "/", "blank") and "{}" not in path_template(path) and not is_volatile(path)
        leaf = {"kind": "popup", **({"urlContains": path} if steady else {})}
        out.append(_made("popup", f"opens {path if steady else 'a page'}", leaf))
    return out


def _dialogs(events: Iterable[Event]) -> list[Proposal]:
    out = []
    for event in events:
        if isinstance(event.data, Dialog) and event.data.kind != "beforeunload":
            message = squash(event.data.message)
            steady = message and message == event.data.message and not is_volatile(message)
            leaf = {"kind": "dialog", "dialog": event.data.kind, **({"messageContains": message} if steady else {})}
            out.append(_made("dialog", f"asks “{cut(message, 40)}”", leaf))
    return out


def _routes(draft: Draft) -> list[Proposal]:
    out = []
    seen = [event for event in draft.events if event.page == draft.page and not event.frame]
    changes = [event.data for event in seen if isinstance(event.data, RouteChange)]
    for change in changes[-1:]:
        before = urlsplit(change.from_).path
        if before == change.pathname:
            if change.hash and not is_volatile(change.hash):
                out.append(_made("route", f"goes to {change.hash}", {"kind": "route", "contains": change.hash}))
            elif change.search and not is_volatile(change.search) and "‹" not in change.search:
                out.append(_made("route", f"goes to {change.search}", {"kind": "route", "contains": change.search}))
            continue
        template = path_template(change.pathname)
        steady = "{}" not in template and not is_volatile(change.pathname)
        head = template.split("{}")[0]
        leaf = {"kind": "route", "pathname": change.pathname} if steady else {"kind": "route", "contains": head}
        if steady or len(head) > 1:
            out.append(_made("route", f"goes to {change.pathname if steady else head + '…'}", leaf))
    return out


def _words(draft: Draft) -> list[Proposal]:
    typed = typed_text(draft)
    out = []
    for text in draft.fresh:
        if text == typed or is_volatile(text) or _NUMBERED.search(text):
            continue
        out.append(_made("text", f"“{cut(text, 40)}” appears", {"kind": "text", "contains": text}))
    return out[:4]


def strongest(draft: Draft) -> Predicate | None:
    """Return what the step will expect: the person's choice, else the strongest safe proposal."""
    if draft.chosen is not None:
        return draft.chosen
    if draft.declined:
        return None
    return next((item.predicate for item in propose(draft) if item.is_safe), None)
