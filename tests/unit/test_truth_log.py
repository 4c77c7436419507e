"""The event log: one order, nothing secret, nothing lost."""

from __future__ import annotations

import io
import json
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from reticle.judge.outcome import ActionOutcome
from reticle.judge.watch import Watch
from reticle.model.event import (
    TYPE_OF,
    ConsoleLine,
    DomChange,
    Event,
    Gap,
    NetFailed,
    NetFrame,
    NetRequest,
    NetResponse,
    PageError,
    PageState,
    Place,
    RouteChange,
    Signal,
    StateChange,
    StorageChange,
)
from reticle.model.predicate import parse_predicate
from reticle.model.reading import LiveReading
from reticle.text import Redactor
from reticle.truth.background import Background, path_template
from reticle.truth.cause import CauseFacts, decide_cause
from reticle.truth.coverage import CHANNELS, channels_of
from reticle.truth.log import RESPONSE_BODY_KEPT, EventLog
from reticle.truth.redact_event import redact_event
from reticle.truth.redact_predicate import redact_predicate
from reticle.truth.requests import Traffic
from reticle.truth.spill import decode, encode

SECRET = "hunter2-Ünicode+plus"


def make_log(**rest: Any) -> EventLog:
    return EventLog(Redactor(b"key"), **rest)


def request(number: str = "1", method: str = "GET", url: str = "http://a.test/api/x", **rest: Any) -> NetRequest:
    return NetRequest(number, method, url, method not in ("GET", "HEAD"), **rest)


def test_seq_only_grows_and_since_finds_what_came_after() -> None:
    log = make_log()
    events = [log.append(Signal(f"s{number}"), t=float(number)) for number in range(5)]
    assert [event.seq for event in events] == [1, 2, 3, 4, 5]
    assert log.since(3) == events[3:]
    assert log.since(0) == events
    assert log.since(5) == []
    assert log.last_seq == 5


@pytest.mark.parametrize("keep", [1, 7, 100])
def test_what_does_not_fit_in_memory_is_found_on_disk(keep: int) -> None:
    log = make_log(keep=keep)
    events = [log.append(ConsoleLine("log", f"line {number} \ud83d"), t=number / 3) for number in range(600)]
    for seq in (0, 1, 5, 298, 599):
        assert log.since(seq) == events[seq:]
    out = io.StringIO()
    log.write_jsonl(out)
    assert [json.loads(line)["seq"] for line in out.getvalue().splitlines()] == list(range(1, 601))
    log.close()


def test_large_bodies_move_to_disk_early() -> None:
    log = make_log(keep_bytes=10_000)
    for number in range(10):
        log.append(NetResponse(str(number), 200, True, size=4_000, body={"n": number}), t=number)
    bodies = [event.data.body for event in log.since(0) if isinstance(event.data, NetResponse)]
    assert bodies == [{"n": number} for number in range(10)]
    log.close()


def test_long_bodies_are_cut_in_the_written_log_and_say_so() -> None:
    log = make_log()
    log.append(NetResponse("1", 200, True, body={"text": "é" * RESPONSE_BODY_KEPT}), t=1)
    out = io.StringIO()
    log.write_jsonl(out)
    data = json.loads(out.getvalue())["data"]
    assert len(data["body"].encode()) <= RESPONSE_BODY_KEPT
    assert data["bodyCut"] is True


SAMPLES: list[Any] = [
    NetRequest("1", "POST", "http://a.test", True, body=[{"a": None}], initiator=Place("a.js", 3, 4, "f"),
               headers=(("a", "b"), ("c", "d"))),
    NetResponse("1", 200, True, body={"a": [1, 2.5, True]}), NetFailed("1", "aborted", True),
    NetFrame("1", "ws://a.test", "ws", "in", "x"), ConsoleLine("error", "x", Place("a.js", 1)),
    PageError("1", "rejection", "x", source=Place("a.js", 1)), RouteChange("push", "a", "b", "/b"),
    DomChange(1, 2, 3, ("a", "b"), (("alert", "x"), ("status", "y")), 1), StorageChange("local", "set", "k", {"v": 1}),
    StateChange("s", "a.b", 1, [2]), Signal("s", {"deep": [{}]}), PageState("crashed", "x"), Gap("net", "x", 3),
]  # fmt: skip


@pytest.mark.parametrize("data", SAMPLES, ids=lambda data: type(data).__name__)
def test_an_event_comes_back_from_disk_as_it_was(data: Any) -> None:
    event = Event(7, 1.25, data, "a1", "caused", "popup", ("main", "frame"))
    assert decode(json.loads(json.dumps(encode(event)))) == event


def test_subscribers_hear_every_event_until_they_end_it() -> None:
    log, heard = make_log(), []
    end = log.subscribe(lambda event: heard.append(event.seq))
    log.append(Signal("a"), t=1)
    end()
    end()
    log.append(Signal("b"), t=2)
    assert heard == [1]


def test_coverage_is_told_in_order_and_taken_back() -> None:
    log = make_log()
    log.add_coverage("frame https://x.test/?token=abcdef", ("sdk",))
    log.add_coverage("worker", ("net.request",))
    assert log.coverage[1] == "worker"
    assert "abcdef" not in log.coverage[0]
    assert not log.unseen[0].could_hold("net")
    assert log.unseen[1].could_hold("net")
    log.drop_coverage("frame https://x.test/?token=abcdef")
    assert log.coverage == ("worker",)


def test_an_unknown_channel_stands_for_every_channel() -> None:
    assert channels_of(("whatever",)) == CHANNELS
    assert channels_of(("network",)) == {"net", "frame"}


def secret_events(secret: str) -> list[Any]:
    """Return every event type with the secret in every field that an app can fill."""
    made: list[Any] = []
    for kind in TYPE_OF:
        values: dict[str, Any] = {}
        for field in fields(kind):
            annotation = str(field.type)
            if annotation.startswith(("Literal", "Channel")) or field.name in ("id", "action"):
                values[field.name] = "x"
            elif "Place" in annotation:
                values[field.name] = Place(f"http://a.test/{secret}.js", 1)
            elif field.name == "headers":
                values[field.name] = (("x-note", secret), ("authorization", "Bearer abcdefghijkl"))
            elif field.name == "live_region":
                values[field.name] = (("alert", f"pw {secret}"),)
            elif "tuple" in annotation:
                values[field.name] = (f"is {secret}!",)
            elif "str" in annotation:
                values[field.name] = f"pre {secret} post"
            elif "Any" in annotation:
                values[field.name] = {"deep": [{"note": f"a{secret}b"}]}
            elif "bool" in annotation:
                values[field.name] = True
            else:
                values[field.name] = 1
        made.append(kind(**values))
    return made


@pytest.mark.parametrize("data", secret_events(SECRET), ids=lambda data: type(data).__name__)
def test_a_known_secret_stays_in_no_field_of_any_event(data: Any) -> None:
    redactor = Redactor(b"key")
    redactor.learn(SECRET)
    log = EventLog(redactor)
    event = log.append(data, t=1, frame=(f"frame {SECRET}",))
    out = io.StringIO()
    log.write_jsonl(out)
    for spelt in (repr(event), out.getvalue(), json.dumps(encode(event), ensure_ascii=False)):
        assert SECRET not in spelt
        assert "hunter2" not in spelt


@settings(max_examples=200, deadline=None)
@given(
    secret=some.text(alphabet=some.characters(blacklist_categories=("Cs", "Cc")), min_size=6, max_size=30).filter(
        lambda text: len(text.strip()) >= 6 and "secret" not in text and "‹" not in text
    ),
    key=some.sampled_from(["password", "apiKey", "api_key", "access_token", "client-secret", "userPassword", "otp"]),
    shape=some.sampled_from(["json", "nested", "state", "storage", "signal"]),
)
def test_secrets_under_telling_keys_are_found_wherever_they_stand(secret: str, key: str, shape: str) -> None:
    redactor = Redactor(b"key")
    data: Any = {
        "json": request(body={key: secret}),
        "nested": request(body={"a": [{"b": {key: [secret]}}]}),
        "state": StateChange("auth", f"user.{key}", None, secret),
        "storage": StorageChange("local", "set", key, secret),
        "signal": Signal("x", {"form": {key: secret}}),
    }[shape]
    clean = redact_event(data, redactor)
    values = [getattr(clean, name) for name in ("body", "after", "value", "data") if hasattr(clean, name)]
    assert secret not in json.dumps(values, ensure_ascii=False)
    assert redactor.digest(secret) in json.dumps(values, ensure_ascii=False)


def test_json_in_a_text_is_redacted_by_its_keys() -> None:
    log = make_log()
    event = log.append(NetFrame("1", "ws://a.test", "ws", "out", '{"auth": {"password": "a b c"}, "n": 1}'), t=1)
    assert isinstance(event.data, NetFrame)
    assert "a b c" not in event.data.text
    plain = log.append(NetFrame("1", "ws://a.test", "ws", "out", '{ "n":  1 }'), t=1)
    assert getattr(plain.data, "text", "") == '{ "n":  1 }'


@pytest.mark.parametrize(
    ("leaf", "value"),
    [
        ({"kind": "net", "requestMatches": {"user.password": "hunter22"}}, {"user": {"password": "hunter22"}}),
        ({"kind": "net", "requestMatches": {"password": {"$eq": "hunter22"}}}, {"password": "hunter22"}),
        ({"kind": "net", "requestMatches": {"pin": 123456}}, {"pin": 123456}),
        ({"kind": "net", "requestMatches": {"user": {"token": "hunter22"}}}, {"user": {"token": "hunter22"}}),
        ({"kind": "net", "requestMatches": {"token": {"$in": ["a", "hunter22"]}}}, {"token": "hunter22"}),
    ],
)
def test_a_literal_is_redacted_like_the_event_so_equality_still_works(leaf: dict[str, Any], value: Any) -> None:
    from reticle.truth.values import match_paths

    redactor = Redactor(b"key")
    clean = redact_event(request(body=value), redactor)
    predicate: Any = redact_predicate(parse_predicate(leaf), redactor)
    assert isinstance(clean, NetRequest)
    assert "hunter22" not in repr(predicate)
    assert match_paths(predicate.request_matches, clean.body)
    other = redact_event(request(body=json.loads(json.dumps(value).replace("2", "3"))), redactor)
    assert isinstance(other, NetRequest)
    assert not match_paths(predicate.request_matches, other.body)


def test_a_predicate_without_secrets_stays_the_same() -> None:
    predicate = parse_predicate({"kind": "allOf", "predicates": [
        {"kind": "not", "predicate": {"kind": "text", "contains": "Hello"}},
        {"kind": "state", "path": "user.name", "equals": "Ada"}]})  # fmt: skip
    assert redact_predicate(predicate, Redactor(b"k")) == predicate


def test_leaves_that_ask_the_page_stay_in_plain_words() -> None:
    redactor = Redactor(b"key")
    redactor.learn("hunter22")
    asked = parse_predicate({"kind": "text", "contains": "You typed hunter22"})
    assert redact_predicate(asked, redactor) is asked
    event = parse_predicate({"kind": "console", "contains": "hunter22", "absent": True})
    assert "hunter22" not in repr(redact_predicate(event, redactor))


@pytest.mark.parametrize(
    "leaf",
    [
        {"kind": "state", "path": "user.token", "equals": "hunter22"},
        {"kind": "state", "path": "user", "equals": {"name": "a", "password": "hunter22"}},
        {"kind": "storage", "area": "local", "key": "apiKey", "equals": {"$in": ["hunter22"]}},
        {"kind": "cookie", "name": "session_id", "equals": "hunter22"},
        {"kind": "url", "query": {"reset_token": "hunter22"}},
        {"kind": "signal", "name": "s", "dataMatches": {"password": "hunter22"}},
        {"kind": "net", "urlContains": "?token=hunter22"},
    ],
)
def test_no_secret_gets_into_a_verdict(leaf: dict[str, Any]) -> None:
    log = make_log()
    watch = Watch(
        log, parse_predicate(leaf), timeout_ms=100, pressed_t=0, before={}, action=ActionOutcome("a1", "x", "x")
    )
    value = "http://a.test/?reset_token=hunter23" if leaf["kind"] == "url" else {"name": "a", "password": "hunter23"}
    watch.take_readings([((), LiveReading(t=1, present=True, value=value))] if watch.live_leaves else [])
    log.append(Signal("s", {"password": "hunter24"}), t=5, action="a1")
    told = json.dumps(watch.verdict(200).model_dump(mode="json"), ensure_ascii=False)
    assert "assertion_failed" in told
    assert "hunter2" not in told


def test_templates_leave_out_what_names_one_record() -> None:
    assert path_template("/api/items/17?x=1") == "/api/items/{}"
    assert path_template("/a/3f2b8c1e-0000-4000-8000-1234567890ab/b") == "/a/{}/b"
    assert path_template("/assets/app.js") == "/assets/app.js"
    assert path_template("/v2/orders") == "/v2/orders"


def seen(background: Background, t: float, data: Any, action: str | None = None) -> None:
    background.observe(Event(1, t, data, action))


def test_a_poll_is_a_habit_and_the_first_list_of_a_page_is_not() -> None:
    background = Background()
    seen(background, 0, RouteChange("load", "", "http://a.test/", "/"))
    seen(background, 100, request(url="http://a.test/api/items?page=1"))
    assert not background.seen(request(url="http://a.test/api/items?page=2"))
    for t in (200, 400, 600):
        seen(background, t, request(url="http://a.test/api/poll"))
    assert background.seen(request(url="http://a.test/api/poll"))
    seen(background, 20_000, request(url="http://a.test/api/ping/1"))
    assert not background.seen(request(url="http://a.test/api/ping/2"))
    seen(background, 22_000, request(url="http://a.test/api/ping/1"))
    assert background.seen(request(url="http://a.test/api/ping/2"))
    assert not background.seen(request(method="POST", url="http://a.test/api/ping/2"))
    seen(background, 20_000, request(url="http://a.test/api/mine"), "a1")
    assert not background.seen(request(url="http://a.test/api/mine"))
    seen(background, 50, request(url="http://ads.test/hit", own_origin=False))
    assert background.seen(request(url="http://ads.test/hit", own_origin=False))


def test_operations_behind_one_address_are_told_apart() -> None:
    background = Background()
    seen(background, 9000, request(method="POST", url="http://a.test/graphql", operation="Cart"))
    assert not background.seen(request(method="POST", url="http://a.test/graphql", operation="Buy"))


@pytest.mark.parametrize(
    ("facts", "cause"),
    [
        ({"root_is_listener": True}, "caused"),
        ({"user_activated": True}, "caused"),
        ({}, "assumed"),
        ({"root_is_listener": False, "root_t": 50.0}, "background"),
        ({"requested_t": 90.0}, "background"),
        ({"pressed_t": None}, "background"),
        ({"parent": "caused"}, "caused"),
        ({"redirect_of": "background", "root_is_listener": True}, "background"),
    ],
)
def test_the_cause_of_a_request(facts: dict[str, Any], cause: str) -> None:
    made = replace(CauseFacts(requested_t=120.0, pressed_t=100.0), **facts)
    assert decide_cause(made, request(), Background()) == cause


def test_a_caused_request_stays_caused_although_the_page_also_sends_it_by_itself() -> None:
    background = Background()
    for t in (9000, 9500):
        seen(background, t, request())
    assert decide_cause(CauseFacts(120, 100), request(), background) == "background"
    assert decide_cause(CauseFacts(120, 100, root_is_listener=True), request(), background) == "caused"


def test_a_redirect_that_keeps_its_id_is_an_exchange_of_its_own() -> None:
    traffic = Traffic()
    traffic.add(Event(1, 1, request("1", "POST"), cause="caused"))
    traffic.add(Event(2, 2, NetResponse("1", 302, False)))
    traffic.add(Event(3, 3, request("1", redirected_from="1")))
    traffic.add(Event(4, 4, NetResponse("1", 200, True)))
    first, second = traffic.exchanges
    assert (first.next, second.previous, second.cause) == (second, first, "caused")
    assert [exchange.answer.status for exchange in (first, second) if exchange.answer] == [302, 200]


def test_an_answer_without_its_request_belongs_to_no_exchange() -> None:
    traffic = Traffic()
    assert traffic.add(Event(1, 1, NetResponse("9", 200, True))) is None
    assert traffic.exchanges == []
