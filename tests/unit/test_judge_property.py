"""Random windows: the judge and a slow one, written from the rules alone, must agree."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from slow_judge import World, slow_judge

from reticle.judge import verdict_table
from reticle.judge.judge import judge
from reticle.judge.outcome import ActionOutcome
from reticle.judge.progress import progress
from reticle.model.event import (
    ConsoleLine,
    DomChange,
    Event,
    EventData,
    Gap,
    NetFailed,
    NetRequest,
    NetResponse,
    PageError,
    PageState,
    RouteChange,
    Signal,
)
from reticle.model.predicate import parse_predicate
from reticle.model.reading import LiveReading
from reticle.truth.window import Window

SEQUENCES = 500_000 if os.environ.get("RETICLE_SOAK") else 2500
CLICK = ActionOutcome("a1", "click", "click it")
REFUSED = ActionOutcome("a1", "click", "click it", refused=("occluded", "covered"))
TIMES = (
    0,
    1,
    20,
    33,
    34,
    50,
    100,
    250,
    299,
    300,
    301,
    499,
    500,
    501,
    534,
    560,
    610,
    800,
    1000,
    1500,
    2000,
    3000,
    4999,
    5000,
    6000,
)


def random_leaf(rng: random.Random) -> dict[str, Any]:
    kind = rng.choice(["signal", "net", "net", "console", "error", "text", "text", "route"])
    leaf: dict[str, Any] = {"kind": kind}
    if kind == "signal":
        leaf["name"] = rng.choice("ab")
        if rng.random() < 0.5:
            leaf["count"] = rng.choice([0, 1, 1, 2])
    elif kind == "net":
        leaf |= {"method": rng.choice(["GET", "PUT"]), "path": rng.choice(["/x", "/y"])}
        if rng.random() < 0.4:
            leaf["status"] = rng.choice([200, 404])
        leaf |= rng.choice([{}, {}, {"absent": True}, {"count": rng.choice([0, 1, 1, 2])}])
    elif kind in ("console", "error"):
        leaf |= {"level": "error"} if kind == "console" else {}
        leaf |= {"absent": True} if rng.random() < 0.8 else {}
    elif kind == "text":
        leaf |= {"contains": "x"} | ({"absent": True} if rng.random() < 0.4 else {})
    else:
        leaf["pathname"] = rng.choice(["/p", "/q"])
    if rng.random() < 0.3:
        leaf["withinMs"] = rng.choice([300, 500, 1000])
    return leaf


def random_predicate(rng: random.Random, depth: int = 0) -> dict[str, Any]:
    kind = rng.choice(["leaf", "leaf", "allOf", "anyOf", "not"]) if depth < 3 else "leaf"
    if kind == "leaf":
        return random_leaf(rng)
    if kind == "not":
        return {"kind": "not", "predicate": random_predicate(rng, depth + 1)}
    return {"kind": kind, "predicates": [random_predicate(rng, depth + 1) for _ in range(rng.randint(1, 3))]}


def random_events(rng: random.Random) -> tuple[Event, ...]:
    times = sorted(rng.choice(TIMES) for _ in range(rng.choice([0, 1, 2, 4, 6, 10])))
    events: list[Event] = []
    waiting: list[str] = []
    for t in times:
        data, cause = random_data(rng, len(events), waiting)
        events.append(Event(len(events) + 1, float(t), data, "a1", cause))
    return tuple(events)


def random_data(rng: random.Random, number: int, waiting: list[str]) -> tuple[EventData, Any]:
    kind = rng.choice(["signal", "request", "request", "answer", "answer", "console", "error", "dom", "dom", "route",
                       "rare"])  # fmt: skip
    if kind == "answer" and waiting:
        name = waiting.pop(rng.randrange(len(waiting)))
        failed = (
            rng.random() < 0.15 and name[0] == "r"
        )  # a write that is cut off is a case of its own (test_lost_writes)
        return (NetFailed(name, "gone", canceled=True) if failed else NetResponse(name, 200, True)), None
    if kind in ("request", "answer"):
        method = rng.choice(["GET", "GET", "PUT"])
        name = f"{'w' if method == 'PUT' else 'r'}{number}"
        waiting.append(name)
        channel: Any = "ws" if method == "GET" and rng.random() < 0.1 else "http"
        data = NetRequest(name, method, "http://a.test" + rng.choice(["/x", "/y"]), method == "PUT", channel=channel)
        return data, rng.choice(["caused", "assumed", "background"])
    if kind == "signal":
        return Signal(rng.choice("ab")), None
    if kind == "console":
        return ConsoleLine(rng.choice(["error", "log"]), "boom"), None
    if kind == "error":
        sort: Any = rng.choice(["exception", "rejection", "rejection", "resource"])
        return PageError(rng.choice(["x1", "x2"]), sort, "boom", own=rng.random() < 0.3,
                         withdrawn=sort == "rejection" and rng.random() < 0.4), None  # fmt: skip
    if kind == "dom":
        return DomChange(changed=1, background=rng.choice([0, 0, 1]), ongoing=rng.choice([0, 0, 0, 1])), None
    if kind == "route":
        path = rng.choice(["/p", "/q"])
        return RouteChange("push", "http://a.test/", f"http://a.test{path}", path), None
    if rng.random() < 0.4:
        return PageState("closed", by_app=rng.random() < 0.7), None
    return Gap(rng.choice(["net", "console", "signal", "error", "route"]), "full", 1), None


def random_reading(rng: random.Random, t: float) -> LiveReading:
    unseen = ("a frame",) if rng.random() < 0.1 else ()
    error = "blocked" if rng.random() < 0.04 else None
    return LiveReading(t=t, count=rng.choice([0, 1]), unseen=unseen, error=error)


def text_paths(predicate: dict[str, Any], path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    parts = predicate.get("predicates") or ([predicate["predicate"]] if "predicate" in predicate else [])
    if predicate["kind"] == "text":
        return [path]
    return [found for number, part in enumerate(parts) for found in text_paths(part, (*path, number))]


def polarity(predicate: dict[str, Any], path: tuple[int, ...], flipped: bool = False) -> bool:
    """Tell whether the text leaf at `path` wants the text shown."""
    if predicate["kind"] == "text":
        return bool(predicate.get("absent")) == flipped
    if predicate["kind"] == "not":
        return polarity(predicate["predicate"], path[1:], not flipped)
    return polarity(predicate["predicates"][path[0]], path[1:], flipped)


def random_world(rng: random.Random) -> tuple[World, dict[str, Any] | None]:
    events = random_events(rng)
    predicate = random_predicate(rng) if rng.random() < 0.95 else None
    now = float(
        max([event.t for event in events], default=0) + rng.choice([0, 1, 34, 50, 80, 300, 499, 500, 501, 2000, 9000])
    )
    deadline = rng.choice([1000.0, 2000.0, 10_000.0])
    live, first, before = {}, {}, {}
    for path in text_paths(predicate) if predicate else []:
        wants = polarity(predicate or {}, path)
        if rng.random() < 0.95:
            live[path] = random_reading(rng, min(now, 200.0))
        if rng.random() < 0.3 and wants:
            first[path] = LiveReading(t=100, count=1)
        if rng.random() < 0.6:
            before[path] = random_reading(rng, -5)
    alone = rng.random() < 0.15
    refused = not alone and rng.random() < 0.03
    return World(events, now, deadline, live, first, None if alone else before, refused, rng.random() < 0.02), predicate


def ask(world: World, data: dict[str, Any] | None) -> tuple[str, str]:
    predicate = parse_predicate(data) if data is not None else None
    action = None if world.before is None else REFUSED if world.refused else CLICK
    window = Window.of(
        world.events, now_t=world.now, deadline_t=world.deadline, action="a1", live=world.live,
        since_true=world.first_true, lost="gone" if world.lost else None,
    )  # fmt: skip
    verdict = judge(window, predicate, world.before, action)
    state = progress(window, predicate, world.before, action)
    if verdict.verified == "yes":
        assert state.positive
        assert not state.failed_for_good
    if state.failed_for_good:
        assert verdict.verified in ("no", "unknown")
    if not state.closed:
        assert state.check_again_at is not None
        assert state.check_again_at > world.now
    return verdict.verified, verdict.reason


def disagreements(seeds: range, limit: int = 1) -> list[str]:
    found = []
    for seed in seeds:
        world, predicate = random_world(random.Random(seed))
        answer, expected = ask(world, predicate), slow_judge(world, predicate)
        if answer != expected:
            found.append(f"seed {seed}: {answer}, by the rules {expected}\n{predicate}\n{world}")
            if len(found) >= limit:
                break
    return found


@pytest.mark.slow
def test_random_windows_are_judged_as_the_rules_say() -> None:
    assert disagreements(range(SEQUENCES)) == []


def test_the_random_windows_reach_every_row_of_the_table() -> None:
    reached: dict[str, int] = {}
    for seed in range(1200):
        reason = slow_judge(*random_world(random.Random(seed)))[1]
        reached[reason] = reached.get(reason, 0) + 1
    assert len(reached) == 10
    assert min(reached.values()) >= 3


@pytest.mark.parametrize(
    "broken",
    [
        "_not_evaluated", "_lost", "_not_acted", "_unsatisfied", "_not_closed", "_contradicted", "_already_true",
        "_absent_unseen",
    ],
)  # fmt: skip
def test_a_judge_that_leaves_out_a_row_is_found_out(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict_table, broken, lambda case: None)
    try:
        found = disagreements(range(1200))
    except AssertionError:
        return  # progress and verdict no longer fit together, which is a find too
    assert found


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("reticle.truth.record.TWO_FRAMES_MS", 0.0),
        ("reticle.truth.record.Record.open_at", lambda self, t: []),
        ("reticle.truth.record.Record.busy_until", lambda self, t: 0.0),
        ("reticle.truth.record.Record.dom_quiet_since", lambda self, t: 0.0),
        ("reticle.truth.window.Window.could_hold", lambda self, channel: None),
        ("reticle.judge.leaves.holds_in", lambda leaf, reading, flipped: False),
        ("reticle.judge.leaves.FLIPPED", {"positive": "positive", "negative": "negative", "exact": "exact"}),
    ],
)
def test_a_judge_that_bends_a_rule_is_found_out(place: str, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, value)
    try:
        found = disagreements(range(1200))
    except AssertionError:
        return
    assert found
