"""Answers of other origins become stubs: which request each is for, and what of an answer is kept where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlsplit

from reticle.engine.stub_bodies import Bodies
from reticle.text import Redactor, cut, plural
from reticle.truth.paths import ABSENT

if TYPE_CHECKING:
    from reticle.browser.keeping import Answer

MOST_STUBS = 300
_TOLD = 3
"""So many requests of a kind are named; of the others it is said how many there are."""
_MADE_UP = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-|\d{9,}|\b[0-9a-f]{12,}\b|0\.\d{8,}|\d{4}-\d\d-\d\dT\d\d|[A-Za-z0-9_-]{24,}",
    re.IGNORECASE,
)
"""What a page makes up anew in every run: ids, moments, random numbers."""
_CALLED = re.compile(
    r"\s*(?:/\*\*/)?\s*(?:typeof\s+[\w$.]+\s*===?\s*['\"]function['\"]\s*&&\s*)?([A-Za-z_$][\w$.\[\]'\"]*)\s*\("
)
"""The function that a script of one call passes its data to."""
_NAME = re.compile(r"[A-Za-z0-9_-]+")
_DECIMALS = re.compile(r"\.\d{9,}|e-")
"""A number with so many decimals was drawn or measured, nobody chose it."""
_RUN = re.compile(r"[A-Za-z0-9]{8,}")
_TURNS = re.compile(r"(?<=[A-Za-z])\d|(?<=\d)[A-Za-z]")
"""Where letters and digits take turns."""
_WHY_NOT = {
    "too-large": "too large to keep (5 MiB at most)",
    "lost": "went away before it could be read; try again",
    "stream": "a stream has no one answer",
    "unended": "did not end",
    "home": "leads back to the app",
    "from-home": "the app itself sends the page there",
    "played": "media is played in parts",
    "by-worker": "a service worker asks or answers",
    "secret": "carries a secret in a form that cannot be taken out",
    "full": "too many or too large to keep them all",
}
_DOUBTS = {
    "rewritten": "stubbed without its secret, so a page that names its integrity (integrity=…) refuses it",
    "callback": "stubbed, but it calls a function that the page names anew in each run (JSONP), so nobody hears it",
}


@dataclass(frozen=True)
class Made:
    """Stubs as a flow file has them, their files by name, and what could not be stubbed, a line each."""

    stubs: list[dict[str, Any]]
    files: dict[str, bytes]
    notes: list[str]
    origins: dict[str, int]
    """How many stubs there are by origin."""


@dataclass
class _Variant:
    """Requests that no stub could tell apart, and their answers in order."""

    match: dict[str, Any]
    first: int
    replies: list[Any] = field(default_factory=list)


def make_stubs(answers: Sequence[Answer], redactor: Redactor, folder: str) -> Made:
    """Return the stubs for `answers`; their files lie in `folder` (from the project's root).

    Requests with the same method, address and operation are one when they were answered alike; else they are told apart
    by what differs in their query or body, and where nothing does, by their order, the last answer repeating.
    """
    bodies, refused = Bodies(redactor, folder), []
    doubts: list[tuple[str, Answer]] = []
    groups: dict[tuple[Any, ...], list[tuple[int, Answer, Any]]] = {}
    for number, answer in enumerate(answers):
        if answer.fate == "given-up":
            continue
        why = "played" if answer.status == 206 or answer.request.resource == "media" else str(answer.fate)
        if why not in ("kept", "failed"):
            refused.append((why, answer))
            continue
        reply: Any = "abort"
        if why == "kept":
            reply = bodies.reply(answer)
            if isinstance(reply, str):
                refused.append((reply, answer))
                continue
            doubts += [(doubt, answer) for doubt in _doubts(answer, bodies)]
        groups.setdefault(_group_of(answer), []).append((number, answer, reply))
    stubs: list[dict[str, Any]] = []
    origins = Counter[str]()
    for group in _in_order(groups):
        for variant in _variants(group, redactor):
            made = list(_in_turn(variant))
            if len(stubs) + len(made) > MOST_STUBS:
                refused.append(("full", answers[variant.first]))
                continue
            stubs += made
            origins[_origin(answers[variant.first].request.url)] += len(made)
    used = {stub["reply"].get("file") for stub in stubs if isinstance(stub["reply"], dict)}
    files = {name: data for name, data in bodies.files.items() if f"{folder}/{name}" in used}
    return Made(
        [_escaped(stub) for stub in stubs],
        files,
        [*_notes(refused, redactor), *_notes(doubts, redactor)],
        dict(origins),
    )


def _doubts(answer: Answer, bodies: Bodies) -> Iterable[str]:
    """Yield why a stub may not do in a replay what the answer did: see `_DOUBTS`."""
    kind = answer.headers.get("content-type", "").lower()
    if bodies.was_rewritten and answer.request.channel == "resource" and re.search("javascript|ecmascript|css", kind):
        yield "rewritten"
    called = _CALLED.match(answer.body[:400].decode("latin-1"))
    if called and any(value == called[1] and _is_random(value) for _, value in _query(answer)):
        yield "callback"


def _is_random(value: Any) -> bool:
    """Tell whether a value looks made up by a machine: an id, a moment, letters and digits in turn, many decimals."""
    text = str(value)
    turns = max((len(_TURNS.findall(run)) for run in _RUN.findall(text)), default=0)
    return _MADE_UP.search(text) is not None or turns >= 3 or bool(re.search(r"\d{6}|\.\d{6}", text))


def _query(answer: Answer) -> list[tuple[str, str]]:
    return parse_qsl(urlsplit(answer.request.url).query, keep_blank_values=True)


def _group_of(answer: Answer) -> tuple[Any, ...]:
    request, parts = answer.request, urlsplit(answer.request.url)
    is_resource = request.channel == "resource"
    return request.method, _origin(request.url), parts.path or "/", is_resource, request.operation


def _in_order(groups: Mapping[tuple[Any, ...], list[Any]]) -> Iterable[list[Any]]:
    """Give the groups as they began; of one address those with an operation first, since no operation fits any."""
    began: dict[tuple[Any, ...], int] = {}
    for key, items in groups.items():
        began.setdefault(key[:4], items[0][0])
    return (groups[key] for key in sorted(groups, key=lambda key: (began[key[:4]], key[4] is None)))


def _variants(group: Sequence[tuple[int, Answer, Any]], redactor: Redactor) -> list[_Variant]:
    facts = [_facts(answer, redactor) for _, answer, _ in group]
    replies = [reply for _, _, reply in group]
    keys = _telling_keys(facts, replies)
    found: dict[str, _Variant] = {}
    for (number, answer, reply), fact in zip(group, facts, strict=True):
        told = {key: fact[key] for key in keys if key in fact}
        variant = found.setdefault(repr(sorted(told.items())), _Variant(_match(answer, told, redactor), number))
        variant.replies.append(reply)
    return sorted(found.values(), key=lambda variant: -_weight(variant.match))


def _weight(match: Mapping[str, Any]) -> int:
    return len(match.get("requestMatches", ())) + str(match.get("urlMatches", "")).count("[?&]")


def _telling_keys(facts: Sequence[Mapping[str, Any]], replies: Sequence[Any]) -> list[str]:
    """Return what tells requests apart that were answered differently: one thing when it does, else all.

    What looks made up is taken only where nothing else tells.
    """
    if all(reply == replies[0] for reply in replies):
        return []
    keys = dict.fromkeys(key for fact in facts for key in fact)
    varying = [key for key in keys if len({repr(fact.get(key, ABSENT)) for fact in facts}) > 1]
    strange = {key: _strangeness([fact[key] for fact in facts if key in fact]) for key in varying}
    ranked = sorted(varying, key=lambda key: strange[key])
    chosen = [key for key in ranked if not strange[key][0]]
    ways = [*([key] for key in chosen), chosen, *([key] for key in ranked)]
    return next((way for way in ways if _tell_apart(way, facts, replies)), varying)


def _tell_apart(keys: Sequence[str], facts: Sequence[Mapping[str, Any]], replies: Sequence[Any]) -> bool:
    """Tell whether requests that are alike in `keys` were answered alike."""
    answered: dict[str, Any] = {}
    asked = [repr([fact.get(key, ABSENT) for key in keys]) for fact in facts]
    return all(reply == answered.setdefault(ask, reply) for ask, reply in zip(asked, replies, strict=True))


def _strangeness(values: Sequence[Any]) -> tuple[bool, bool]:
    """Return how little a field looks like what somebody chose: words come first, what looks made up last."""
    return any(_is_random(value) for value in values), all(str(value).isdigit() for value in values)


def _facts(answer: Answer, redactor: Redactor) -> dict[str, Any]:
    """Return what a request says of itself: `?name` of its query, dotted paths of its body, nothing made up."""
    pairs = _query(answer)
    seen = Counter(name for name, _ in pairs)
    facts: dict[str, Any] = {f"?{name}": value for name, value in pairs if seen[name] == 1}
    facts |= dict(_leaves(answer.request.body, ""))
    return {key: value for key, value in facts.items() if _is_plain(key, value, redactor)}


def _is_plain(key: str, value: Any, redactor: Redactor) -> bool:
    if isinstance(value, str) and (len(value) > 200 or _MADE_UP.search(value)):
        return False
    if isinstance(value, int | float) and not isinstance(value, bool):
        return abs(value) < 1e9 and not _DECIMALS.search(repr(value))
    return bool(redactor.data({key.lstrip("?").split(".")[-1]: value}) == {key.lstrip("?").split(".")[-1]: value})


def _leaves(value: Any, path: str, depth: int = 0) -> Iterable[tuple[str, Any]]:
    if isinstance(value, dict | list) and depth < 6:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in items:
            if _NAME.fullmatch(str(key)):
                yield from _leaves(item, f"{path}.{key}" if path else str(key), depth + 1)
    elif path and not isinstance(value, dict | list):
        yield path, value


def _match(answer: Answer, told: Mapping[str, Any], redactor: Redactor) -> dict[str, Any]:
    request = answer.request
    origin, path = _origin(request.url), urlsplit(request.url).path or "/"
    match: dict[str, Any] = {"kind": "net", "method": request.method, "urlContains": f"{origin}/"}
    patterns = []
    if redactor.text(path) == path:
        match["path"] = path
    else:
        patterns.append(f"^{_quoted(origin)}{'/'.join(_segment(part, redactor) for part in path.split('/'))}(?:[?#]|$)")
    raw = dict(part.partition("=")[::2] for part in urlsplit(request.url).query.split("&"))
    spelled = {parse_qsl(f"{name}=", keep_blank_values=True)[0][0]: name for name in raw if name}
    for key in told:
        if key.startswith("?") and (name := spelled.get(key[1:])) is not None:
            value = f"={_quoted(raw[name])}" if raw[name] else "=?"
            patterns.append(f"[?&]{_quoted(name)}{value}(?:[&#]|$)")
    if patterns:
        match["urlMatches"] = patterns[0] if len(patterns) == 1 else _all_of(patterns)
    if request.operation:
        match["operation"] = request.operation
    sent = {key: value for key, value in told.items() if not key.startswith("?")}
    if sent:
        match["requestMatches"] = sent
    if request.channel == "resource":
        match["channel"] = "resource"
    return match


def _all_of(patterns: Sequence[str]) -> str:
    return "^" + "".join(f"(?={part})" if part.startswith("^") else f"(?=.*{part})" for part in patterns)


def _segment(part: str, redactor: Redactor) -> str:
    return _quoted(part) if redactor.text(part) == part else "[^/?#]+"


def _quoted(text: str) -> str:
    """Spell a text so that an ECMAScript pattern means just that."""
    return re.sub(r"[\\^$.*+?()[\]{}|/]", r"\\\g<0>", text)


def _in_turn(variant: _Variant) -> Iterable[dict[str, Any]]:
    runs = [(reply, len(list(same))) for reply, same in groupby(variant.replies)]
    for number, (reply, count) in enumerate(runs, 1):
        times = {} if number == len(runs) else {"times": count}
        yield {"match": variant.match, "reply": reply, **times, "recorded": True}


def _escaped(value: Any) -> Any:
    """A `${` that came over the wire is no variable."""
    if isinstance(value, str):
        return value.replace("${", "$${")
    if isinstance(value, dict):
        return {key: _escaped(item) for key, item in value.items()}
    return [_escaped(item) for item in value] if isinstance(value, list) else value


def _notes(refused: Sequence[tuple[str, Answer]], redactor: Redactor) -> Iterable[str]:
    told = {**{why: f"not stubbed, {words}" for why, words in _WHY_NOT.items()}, **_DOUBTS}
    for why, words in told.items():
        named = dict.fromkeys(spell(answer, redactor) for reason, answer in refused if reason == why)
        if named:
            more = f" and {plural(len(named) - _TOLD, 'other')}" if len(named) > _TOLD else ""
            yield f"{words}: {', '.join([*named][:_TOLD])}{more}"


def spell(answer: Answer, redactor: Redactor) -> str:
    """Name the request of an answer, and its size when it has one to tell."""
    request = answer.request
    size = f" ({answer.size / 1048576:.1f} MiB)" if answer.fate == "too-large" and answer.size else ""
    return f"{request.method} {cut(redactor.url(request.url.split('?')[0]), 100)}{size}"


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
