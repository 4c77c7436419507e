"""The `net` leaf: requests, their answers, and messages on streams."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any
from urllib.parse import unquote, urlsplit

from reticle.judge.leaf_result import Found
from reticle.judge.leaves_events import counted, source_of
from reticle.model.ecma import search
from reticle.model.event import NOT_TEXT, Event, NetFrame
from reticle.model.predicate import LeafPath, NetLeaf
from reticle.text import cut
from reticle.truth.paths import ABSENT
from reticle.truth.record import Record
from reticle.truth.requests import Exchange
from reticle.truth.values import match_paths, match_text, spell_value

DEFAULT_CHANNELS = frozenset({"http", "beacon", "form"})
_PLAIN_PATTERN = re.compile(r"(?:[^\\^$.*+?()\[\]{}|]|\\[^A-Za-z0-9]|\[\^/\?#\]\+)*")
"""An address's pattern that says no more than a path with some parts left open."""
_PART = re.compile(r"\[\^/\?#\]\+|\\(.)")
_LOOKED_AT = 50
"""So many of the latest requests are looked at for what is told beside a miss."""


def find_net(
    leaf: NetLeaf, path: LeafPath, record: Record, until_t: float, settled_t: float = float("inf")
) -> Found:  # fmt: skip
    """Judge `net`. Counts and positive leaves take what the action caused or may have caused; background never.

    Requests of an unknown cause that were sent after `settled_t` may still turn out to be the page's own.
    """
    asked = record.select_exchanges((path, leaf.kind), lambda exchange: matches_request(leaf, exchange))
    if leaf.channel in ("ws", "sse") and (leaf.direction is not None or _given(leaf, "frame_matches")):
        return _find_frames(leaf, path, record, until_t, is_open=bool(asked))
    seen: list[tuple[Exchange, Event]] = []
    for exchange in asked:
        event = _moment(leaf, exchange)
        if event is not None and event.t <= until_t:
            seen.append((exchange, event))
    observed = _observed(leaf, seen, asked, record)
    loose = sum(exchange.cause == "assumed" and exchange.t > settled_t for exchange, _ in seen)
    requests = [exchange.request for exchange, _ in seen]
    found = counted(requests, leaf.count, leaf.absent, spell_net(leaf), observed, loose=loose)
    last_t = max((event.t for _, event in seen), default=None)
    place = next((exchange.data.initiator for exchange in [*(pair[0] for pair in seen), *asked]
                  if exchange.data.initiator), None)  # fmt: skip
    cause = seen[-1][0].cause if seen else None
    unseen = tuple(said for exchange in asked if (said := _unread(leaf, exchange, until_t)) is not None)
    if _given(leaf, "request_matches"):
        untold = record.select_exchanges((path, "untold"), lambda exchange: _may_send(leaf, exchange))
        unseen += tuple(_spell_untold(one) for one in untold if one.t <= until_t and _may_answer(leaf, one))
    return replace(found, last_t=last_t, source=source_of(place), cause=cause, unseen=unseen)


def _unread(leaf: NetLeaf, exchange: Exchange, until_t: float) -> str | None:
    """Name an answer that may be what the leaf asks for, but of which the status or body is not known to us. Who lost
    it is not the app; a body that is no text is known not to be what it asks for."""
    answer, failure = exchange.answer, exchange.failure
    if answer is None and failure is not None and failure.unheard:
        asks = leaf.status is not None or _given(leaf, "response_matches")
        return f"the answer of {exchange.spell_head()} (its page went away)" if asks else None
    if answer is None or exchange.response is None or exchange.response.t > until_t or answer.body_missing is None:
        return None
    if not _given(leaf, "response_matches") or answer.body_missing == NOT_TEXT:
        return None
    if not matches_status(leaf.status, answer.status):
        return None
    return f"the body of {exchange.spell()} ({answer.body_missing})"


def _may_send(leaf: NetLeaf, exchange: Exchange) -> bool:
    """Tell whether a request may be what the leaf asks for, but its body is not known to us."""
    return exchange.data.body_missing is not None and _is_addressed(leaf, exchange)


def _may_answer(leaf: NetLeaf, exchange: Exchange) -> bool:
    return exchange.answer is None or matches_status(leaf.status, exchange.answer.status)


def _spell_untold(exchange: Exchange) -> str:
    return f"the body that {exchange.spell()} sent ({exchange.data.body_missing})"


def matches_request(leaf: NetLeaf, exchange: Exchange) -> bool:
    """Tell whether the request side of an exchange is what the leaf asks for."""
    if not _is_addressed(leaf, exchange):
        return False
    return not _given(leaf, "request_matches") or match_paths(leaf.request_matches, exchange.data.body)


def _is_addressed(leaf: NetLeaf, exchange: Exchange) -> bool:
    data = exchange.data
    if (data.channel not in DEFAULT_CHANNELS) if leaf.channel is None else (data.channel != leaf.channel):
        return False
    return (
        (leaf.method is None or data.method.upper() == leaf.method.upper())
        and (leaf.url_contains is None or leaf.url_contains in data.url)
        and (leaf.path is None or same_pathname(leaf.path, exchange.path))
        and leaf.operation in (None, data.operation)
        and (leaf.url_matches is None or search(leaf.url_matches, data.url))
    )


def same_pathname(one: str, other: str) -> bool:
    """Compare two paths, percent-encoding aside."""
    return one == other or unquote(one) == unquote(other)


def spell_net(leaf: NetLeaf) -> str:
    """Spell for people what the leaf asks for: `POST /api/orders → 201`."""
    where = leaf.path or (f"…{leaf.url_contains}…" if leaf.url_contains else "")
    if leaf.url_matches:
        where = f"{where} {_spell_pattern(leaf.url_matches)}".strip()
    channel = f"{leaf.channel} " if leaf.channel else ""
    text = f"{channel}{leaf.method or 'request'} {where}".strip() if where or leaf.method else f"{channel}request"
    if leaf.operation:
        text += f" ({leaf.operation})"
    if leaf.status is not None:
        wanted = leaf.status if isinstance(leaf.status, list) else [leaf.status]
        text += " → " + " or ".join(str(status) for status in wanted)
    for name, spec in (("sending", leaf.request_matches), ("answered", leaf.response_matches),
                       ("carrying", leaf.frame_matches)):  # fmt: skip
        if spec is not None:
            text += f" {name} {spell_value(spec)}"
    return text


def _spell_pattern(pattern: str) -> str:
    """Spell an address's pattern as people write it: `/api/claims/…`; one that says more stays a regular expression."""
    plain = pattern.removesuffix("(?:[?#]|$)")
    if not _PLAIN_PATTERN.fullmatch(plain):
        return f"/{pattern}/"
    return _PART.sub(lambda found: found[1] or "…", plain)


def matches_status(wanted: int | str | list[int | str] | None, status: int) -> bool:
    """Tell whether a status is what the leaf asks for: a number, a class such as `2xx`, or a list of these."""
    if isinstance(wanted, list):
        return any(matches_status(one, status) for one in wanted)
    return wanted is None or wanted == status or (isinstance(wanted, str) and wanted[0] == str(status)[0])


def matches_answer(leaf: NetLeaf, exchange: Exchange) -> bool:
    """Tell whether the answer of an exchange is what the leaf asks for."""
    answer = exchange.answer
    return (
        answer is not None
        and matches_status(leaf.status, answer.status)
        and (not _given(leaf, "response_matches") or match_paths(leaf.response_matches, answer.body))
    )


def _moment(leaf: NetLeaf, exchange: Exchange) -> Event | None:
    """Return the event that made the exchange match, None when it does not."""
    if leaf.status is None and not _given(leaf, "response_matches"):
        return exchange.request
    return exchange.response if matches_answer(leaf, exchange) else None


def _find_frames(leaf: NetLeaf, path: LeafPath, record: Record, until_t: float, *, is_open: bool) -> Found:
    """Judge messages on streams, also on those that were opened before: a chat stays open from question to question."""

    def is_on_it(event: Event) -> bool:
        data = event.data
        return (
            isinstance(data, NetFrame)
            and data.kind == leaf.channel
            and (leaf.url_contains is None or leaf.url_contains in data.url)
            and (leaf.path is None or same_pathname(leaf.path, urlsplit(data.url).path or "/"))
            and (leaf.url_matches is None or search(leaf.url_matches, data.url))
        )

    frames = [event for event in record.select((path, "frames"), NetFrame, is_on_it) if event.t <= until_t]
    seen = [event for event in frames if _frame_fits(leaf, event)]
    texts = [f'{event.data.direction} "{cut(event.data.text)}"' for event in frames if isinstance(event.data, NetFrame)]
    if seen:
        observed = f"{len(seen)} such, the last {_text(seen[-1])}"
    elif texts:
        observed = "no such message; seen: " + ", ".join(texts[-3:])
    else:
        observed = "no message" if is_open else "no message on such a connection"
    return counted(seen, leaf.count, leaf.absent, f"a message on {spell_net(leaf)}", observed)


def _frame_fits(leaf: NetLeaf, event: Event) -> bool:
    data = event.data
    if not isinstance(data, NetFrame) or leaf.direction not in (None, data.direction):
        return False
    if not _given(leaf, "frame_matches"):
        return True
    value = _parsed(data.text)
    if value is not ABSENT and match_paths(leaf.frame_matches, value):
        return True
    return match_text(leaf.frame_matches, data.text)


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return ABSENT


def _text(event: Event) -> str:
    return f'"{cut(event.data.text)}"' if isinstance(event.data, NetFrame) else ""


def _observed(
    leaf: NetLeaf,
    seen: list[tuple[Exchange, Event]],
    asked: list[Exchange],
    record: Record,
) -> str:
    if seen:
        return ", ".join(exchange.spell() for exchange, _ in seen[:3]) + (f" ({len(seen)})" if len(seen) > 3 else "")
    if asked:
        said = ", ".join(exchange.spell() for exchange in asked[-3:])
        if _given(leaf, "response_matches") and asked[-1].answer is not None:
            said += f" answering {_body(asked[-1].answer.body)}"
        return said
    latest = record.traffic.exchanges[-_LOOKED_AT:]
    unrelated = [exchange for exchange in latest if exchange.unrelated and matches_request(leaf, exchange)]
    if unrelated:
        return f"only {unrelated[-1].spell()}, which the page sends by itself"
    near = [one for one in latest if not one.unrelated and one.data.channel in DEFAULT_CHANNELS]
    if leaf.path is not None:
        near = [exchange for exchange in near if same_pathname(leaf.path, exchange.path)] or near
    if not near:
        return "the action caused no request"
    return "no such request; seen: " + ", ".join(exchange.spell() for exchange in near[-3:])


def _body(body: Any) -> str:
    return cut(json.dumps(body, ensure_ascii=False, default=str), 120)


def _given(leaf: NetLeaf, name: str) -> bool:
    return name in leaf.model_fields_set
