"""A second judge: slow, written from the rules alone, sharing no code with the first. It knows six kinds of leaf.

Everything is asked by going through all events again; whether an answer could still change is asked by trying every
way in which the undecided leaves may turn out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Any

from reticle.model.event import (
    ConsoleLine,
    DomChange,
    Event,
    Gap,
    NetFailed,
    NetRequest,
    NetResponse,
    PageError,
    PageState,
    RouteChange,
    Signal,
)
from reticle.model.reading import LiveReading

QUIET_MS = 500
FRAMES_MS = 34
PATIENCE_MS = 5000


@dataclass(frozen=True)
class World:
    """What was seen, and when it is asked. Times in ms since the press."""

    events: tuple[Event, ...]
    now: float
    deadline: float
    live: Mapping[tuple[int, ...], LiveReading]
    first_true: Mapping[tuple[int, ...], LiveReading]
    before: Mapping[tuple[int, ...], LiveReading] | None
    refused: bool
    lost: bool


@dataclass(frozen=True)
class Answer:
    """One leaf, with the `not`s around it taken in."""

    true: bool | None
    sort: str
    closed: bool = True
    before: bool = False
    fixed: bool = False
    may_change: bool = False
    hidden: bool = False
    live: bool = False


def slow_judge(world: World, predicate: Any) -> tuple[str, str]:
    """Return (verified, reason) for a predicate in plain JSON, None for none."""
    tree = to_tree(predicate, False, ()) if predicate is not None else ("and", [])
    answers = {path: answer_leaf(world, leaf, path, negated) for path, leaf, negated in leaves_of(tree)}
    truth = value_of(tree, {path: answer.true for path, answer in answers.items()})
    gone = world.lost or any(isinstance(e.data, PageState) and not e.data.by_app for e in world.events)
    if truth is None and not gone and not world.refused:
        return "unknown", "inconclusive"
    if gone:
        return "unknown", "observation_lost"
    if world.refused:
        return "no", "not_acted"
    if truth is False:
        if could_be(tree, answers, lambda one: one.hidden):
            return "unknown", "coverage_partial"
        if could_be(tree, answers, lambda one: one.may_change):
            return "unknown", "pending"
        if could_be(tree, answers, lambda one: one.hidden or one.may_change):
            return "unknown", "coverage_partial"
        return "no", "assertion_failed"
    if value_of(tree, {path: bool(one.true and one.closed) for path, one in answers.items()}) is not True:
        return "unknown", "pending"
    meant = any(leaf["kind"] in ("console", "error") and answers[path].sort == "positive" for path, leaf, _ in
                leaves_of(tree))  # fmt: skip
    if world.before is not None and not meant and any(is_alarm(e, world.events) for e in world.events):
        return "no", "contradicted"
    if predicate is None:
        return "no-fault", "nothing_declared"
    used = [answers[path] for path in carriers(tree, answers)]
    if world.before is not None and proves_nothing(world, used):
        return "unknown", "already_true"
    blind = {path: bool(one.true) and not (one.hidden and one.sort != "positive") for path, one in answers.items()}
    if value_of(tree, blind) is not True:
        return "unknown", "coverage_partial"
    return "yes", "proved"


def proves_nothing(world: World, used: list[Answer]) -> bool:
    """Row 8."""
    for one in used:
        if one.sort != "negative" and not one.before:
            return False
        if one.sort == "negative" and one.live and not one.before:
            return False
    if any(one.sort != "negative" for one in used):
        return True
    if all(one.before for one in used):
        return True
    return not any(is_effect(event, world.events) for event in world.events)


def to_tree(predicate: Any, negated: bool, path: tuple[int, ...]) -> Any:
    """Push every `not` down to the leaves (De Morgan)."""
    if predicate["kind"] == "not":
        return to_tree(predicate["predicate"], not negated, (*path, 0))
    if predicate["kind"] in ("allOf", "anyOf"):
        parts = [to_tree(part, negated, (*path, i)) for i, part in enumerate(predicate["predicates"])]
        return ("and" if (predicate["kind"] == "allOf") != negated else "or", parts)
    return ("leaf", path, predicate, negated)


def leaves_of(tree: Any) -> list[tuple[tuple[int, ...], Any, bool]]:
    if tree[0] == "leaf":
        return [tree[1:]]
    return [leaf for part in tree[1] for leaf in leaves_of(part)]


def value_of(tree: Any, values: Mapping[tuple[int, ...], bool | None]) -> bool | None:
    if tree[0] == "leaf":
        return values[tree[1]]
    parts = [value_of(part, values) for part in tree[1]]
    decisive: bool = tree[0] == "or"
    if decisive in parts:
        return decisive
    return None if None in parts else not decisive


def could_be(tree: Any, answers: Mapping[tuple[int, ...], Answer], free: Any) -> bool:
    """Try every way in which the unsatisfied leaves that `free` names may turn out."""
    open_paths = [path for path, one in answers.items() if one.true is False and free(one)]
    for choice in product((False, True), repeat=len(open_paths)):
        values = {path: one.true for path, one in answers.items()} | dict(zip(open_paths, choice, strict=True))
        if value_of(tree, values) is not False:
            return True
    return False


def carriers(tree: Any, answers: Mapping[tuple[int, ...], Answer]) -> list[tuple[int, ...]]:
    if tree[0] == "leaf":
        return [tree[1]] if answers[tree[1]].true else []
    values = {path: one.true for path, one in answers.items()}
    return [path for part in tree[1] if value_of(part, values) is True for path in carriers(part, answers)]


def answer_leaf(world: World, leaf: Any, path: tuple[int, ...], negated: bool) -> Answer:
    limit = leaf.get("withinMs", world.deadline)
    if leaf["kind"] == "text":
        return answer_text(world, leaf, path, negated, limit)
    seen = [event for event in world.events if event.t <= limit and matches(event, leaf, world.events, limit)]
    count = leaf.get("count")
    sure = [event for event in seen if is_quiet(world, world.now) or not may_be_own(event, world.now)]
    if leaf.get("absent") or count == 0:
        raw, sort, too_many = not seen, "negative", bool(sure)
    elif count is not None:
        raw, sort, too_many = len(seen) == count, "exact", len(sure) > count
    else:
        raw, sort, too_many = bool(seen), "positive", bool(sure)
    if all(isinstance(event.data, PageError) and event.data.kind == "rejection" for event in seen):
        too_many = False
    if negated:
        raw, sort = (
            not raw,
            {"negative": "positive", "positive": "negative", "exact": "exact" if seen else "negative"}[sort],
        )
    last = max((moment(event, leaf, world.events) for event in seen), default=0.0)
    return finish(world, leaf, raw, sort, limit, last, fixed=not raw and too_many, hidden=in_gap(world, leaf))


def answer_text(world: World, leaf: Any, path: tuple[int, ...], negated: bool, limit: float) -> Answer:
    wants_shown = bool(leaf.get("absent")) == negated

    def fits(reading: LiveReading) -> bool:
        return reading.error is None and (reading.count > 0) == wants_shown

    sort = "positive" if wants_shown else "negative"
    held = world.before is not None and path in world.before and fits(world.before[path])
    first, newest = world.first_true.get(path), world.live.get(path)
    if sort == "positive" and not held and first is not None and first.t <= limit:
        return finish(world, leaf, True, sort, limit, 0, before=held, live=True)
    if newest is None or newest.error is not None:
        return Answer(None, sort, before=held, live=True)
    return finish(
        world, leaf, fits(newest), sort, limit, 0, before=held, hidden=bool(newest.unseen), live=True
    )  # fmt: skip


def may_be_own(event: Event, now: float) -> bool:
    """A request of an unknown cause may soon show that it repeats by itself."""
    return isinstance(event.data, NetRequest) and event.cause == "assumed" and event.t > now - QUIET_MS


def is_still(world: World, at: float) -> bool:
    """Two frames without a change of the DOM. Batches of a busy page come up to 100 ms apart: half as long again as the
    longest way between two of the last six."""
    changes = [
        0.0,
        *sorted(event.t for event in world.events if is_dom(event) and keeps_awake(event) and event.t <= at),
    ]
    last = changes[1:][-6:]
    gaps = [later - sooner for sooner, later in pairwise(last) if FRAMES_MS < later - sooner <= 100]
    return at - changes[-1] >= max([FRAMES_MS, *(gap * 1.5 for gap in gaps)])


def is_quiet(world: World, at: float, last: float = 0.0) -> bool:
    opened = any(is_open(event, at, world.events) for event in world.events)
    busy = max((e.t for e in world.events if is_busy(e, world.events) and e.t <= at), default=0.0)
    return not opened and is_still(world, at) and at - max(0.0, busy, last if last <= at else 0.0) >= QUIET_MS


def finish(
    world: World, leaf: Any, true: bool, sort: str, limit: float, last: float, *, before: bool = False,
    fixed: bool = False, hidden: bool = False, live: bool = False,
) -> Answer:  # fmt: skip
    at = min(world.now, limit)
    opened = [event for event in world.events if is_open(event, at, world.events)]
    still = is_still(world, at)
    quiet = is_quiet(world, at, last)
    return Answer(
        true,
        sort,
        closed=true and (sort == "positive" or quiet),
        before=before,
        fixed=fixed,
        may_change=not true and not fixed and (world.now < limit or bool(opened) or not still),
        hidden=hidden and not (true and sort == "positive") and not fixed,
        live=live,
    )


def matches(event: Event, leaf: Any, events: tuple[Event, ...], limit: float) -> bool:
    data, kind = event.data, leaf["kind"]
    if kind == "signal":
        return isinstance(data, Signal) and data.name == leaf["name"]
    if kind == "route":
        return isinstance(data, RouteChange) and data.pathname == leaf["pathname"]
    if kind == "console":
        return (isinstance(data, ConsoleLine) and data.level == "error") or is_uncaught(event, events)
    if kind == "error":
        return is_uncaught(event, events)
    if not isinstance(data, NetRequest) or event.cause == "background":
        return False
    if data.method != leaf["method"] or not data.url.endswith(leaf["path"]) or data.channel == "ws":
        return False
    if "status" not in leaf:
        return True
    got = answer_to(event, events)
    return (
        got is not None
        and isinstance(got.data, NetResponse)
        and got.data.status == leaf["status"]
        and got.t <= limit
    )  # fmt: skip


def moment(event: Event, leaf: Any, events: tuple[Event, ...]) -> float:
    got = answer_to(event, events) if "status" in leaf else None
    return got.t if got is not None else event.t


def answer_to(event: Event, events: tuple[Event, ...]) -> Event | None:
    number = getattr(event.data, "id", None)
    return next((e for e in events if isinstance(e.data, NetResponse | NetFailed) and e.data.id == number), None)


def is_uncaught(event: Event, events: tuple[Event, ...]) -> bool:
    data = event.data
    if not isinstance(data, PageError) or data.withdrawn or data.kind == "resource":
        return False
    return not any(isinstance(e.data, PageError) and e.data.withdrawn and e.data.id == data.id for e in events)


def is_alarm(event: Event, events: tuple[Event, ...]) -> bool:
    return is_uncaught(event, events) and isinstance(event.data, PageError) and event.data.own


def is_dom(event: Event) -> bool:
    return isinstance(event.data, DomChange) and event.data.changed > event.data.background


def keeps_awake(event: Event) -> bool:
    """What has gone on for a second goes on by itself."""
    return isinstance(event.data, DomChange) and not event.data.ongoing


def request_of(event: Event, events: tuple[Event, ...]) -> Event | None:
    if isinstance(event.data, NetRequest):
        return event
    number = getattr(event.data, "id", None)
    if not isinstance(event.data, NetResponse | NetFailed):
        return None
    return next((e for e in events if isinstance(e.data, NetRequest) and e.data.id == number), None)


def earlier(request: Event, events: tuple[Event, ...]) -> int:
    def key(event: Event) -> tuple[str, str]:
        return getattr(event.data, "method", ""), getattr(event.data, "url", "")

    return sum(isinstance(e.data, NetRequest) and e.seq < request.seq and key(e) == key(request) for e in events)


def is_stream(request: Event, t: float, events: tuple[Event, ...]) -> bool:
    data = request.data
    if not isinstance(data, NetRequest):
        return False
    if data.channel == "ws":
        return True
    return not data.mutating and (earlier(request, events) >= 3 or t - request.t >= PATIENCE_MS)


def is_open(event: Event, t: float, events: tuple[Event, ...]) -> bool:
    if not isinstance(event.data, NetRequest) or event.cause == "background" or event.t > t:
        return False
    got = answer_to(event, events)
    return (got is None or got.t > t) and not is_stream(event, t, events)


def is_busy(event: Event, events: tuple[Event, ...]) -> bool:
    if isinstance(event.data, RouteChange):
        return True
    request = request_of(event, events)
    if request is None or request.cause == "background":
        return False
    first = event is request and earlier(request, events) == 0
    return first or not is_stream(request, event.t, events)


def is_effect(event: Event, events: tuple[Event, ...]) -> bool:
    data = event.data
    if isinstance(data, Signal | RouteChange):
        return True
    return is_dom(event) or (isinstance(data, NetRequest) and event.cause != "background")


def in_gap(world: World, leaf: Any) -> bool:
    channels = {e.data.channel for e in world.events if isinstance(e.data, Gap)}
    own = {"console": {"console", "error"}}.get(leaf["kind"], {leaf["kind"]})
    return bool(channels & own)
