"""Each contradiction: when it fires, and the healthy pages on which it must not."""

from __future__ import annotations

from typing import Any

import pytest
from story import CLEAN, NOT_SHOWN, SHOWN, Story, net, said, text

from reticle.judge.contradictions.failure_in_ok import failure_in
from reticle.judge.outcome import Policy
from reticle.model.event import NetFailed, NetResponse, PageError
from reticle.model.reading import ElementFacts, LiveReading

SAVED = text("Saved")
FAILED = "request-failed-ui-moved-on"


def kinds(story: Story, asked: Any = SAVED, **window: Any) -> list[str]:
    live = {(): SHOWN} if asked is SAVED else None
    return [item.kind for item in story.judge(asked, live=live, **window).contradictions]


@pytest.mark.parametrize("role", ["status", "alert", "polite"])
def test_a_failed_write_behind_a_success_message_is_found_whatever_its_live_region(role: str) -> None:
    story = Story().ask(5, "POST", "/api/orders", 500).show(60, "Order placed", role=role)
    assert kinds(story, None) == ["request-failed-ui-moved-on"]


def test_a_network_failure_counts_as_a_failure() -> None:
    story = Story()
    story.fail(30, story.send(5, "PUT", "/api/doc"), "net::ERR_CONNECTION_RESET").show(60, "Saved")
    assert kinds(story) == ["request-failed-ui-moved-on"]


def test_a_failed_write_before_a_change_of_the_route_is_found() -> None:
    story = Story().ask(5, "POST", "/api/orders", 500).go(70, "/thanks")
    assert kinds(story, None) == ["request-failed-ui-moved-on"]


def test_a_success_shown_before_the_failure_came_is_found() -> None:
    story = Story().show(6, "Saved").ask(5, "POST", "/api/doc", 500, after=300)
    assert kinds(story) == ["request-failed-ui-moved-on"]


def test_what_was_shown_before_the_answer_and_taken_back_after_it_did_not_happen() -> None:
    story = Story().show(6, "Saved").ask(5, "PUT", "/api/doc", 500, after=60).show(70, "Could not be saved")
    seen = {(): LiveReading(t=8, count=1, present=True)}
    verdict = story.judge(SAVED, live={(): SHOWN}, since_true=seen)
    assert said(verdict) == ("no", "contradicted")
    assert "PUT /api/doc → 500 failed, and the page" in verdict.because
    assert "Could not be saved" in verdict.because
    assert kinds(Story().show(6, "Saved").ask(5, "PUT", "/api/doc", 500).show(70, "Not Saved")) == [FAILED]


def test_a_state_that_was_shown_before_the_answer_and_taken_back_did_not_happen() -> None:
    pressed = {"kind": "element", "query": {"role": "button", "name": "Like"}, "attributes": {"aria-pressed": "true"}}
    facts = ElementFacts('button "Like"', attributes={"aria-pressed": "true"})
    seen = {(): LiveReading(t=8, count=1, present=True, elements=(facts,))}
    story = Story().show(6, "1 like").ask(5, "PUT", "/api/like", 409, after=60).show(70, "Sorry, look again")
    assert [one.kind for one in story.judge(pressed, live=seen, since_true=seen).contradictions] == [FAILED]


def test_what_a_third_partys_script_sends_home_is_no_concern_of_the_app() -> None:
    for third_party, found in ((True, []), (False, [FAILED])):
        story = Story()
        number = story.send(5, "POST", "", url="https://widget.example/seen", own_origin=False, third_party=third_party)
        assert kinds(story.fail(9, number).show(60, "Saved")) == found


def test_a_failure_that_is_the_declared_or_the_recorded_consequence_is_meant() -> None:
    story = Story().show(6, "Saved").ask(5, "PUT", "/api/doc", 409, after=60).show(70, "Changed by somebody else")
    early = {(0,): LiveReading(t=8, count=1, present=True), (1,): LiveReading(t=72, count=1, present=True)}
    both = {"kind": "allOf", "predicates": [SAVED, text("somebody else")]}
    assert story.judge(both, live=early, since_true=early).contradictions == []
    seen = {(): LiveReading(t=8, count=1, present=True)}
    recorded = Policy(recorded_texts=("Changed by somebody else",))
    assert story.judge(SAVED, live=seen, since_true=seen, policy=recorded).contradictions == []
    assert kinds(story) == [FAILED]


def test_what_came_true_after_a_failure_that_the_page_told_stands() -> None:
    story = Story().ask(5, "PUT", "/api/doc", 503, after=20).show(30, "Server unavailable")
    story.show(40, "Saved on this device")
    late = {(): LiveReading(t=42, count=1, present=True)}
    assert story.judge(text("Saved on this device"), live=late, since_true=late).contradictions == []
    asked = {"kind": "allOf", "predicates": [SAVED, {"kind": "signal", "name": "queued"}]}
    story = Story().show(6, "Saved").ask(5, "PUT", "/api/doc", 503).show(50, "You are offline").signal(60, "queued")
    early = {(0,): LiveReading(t=8, count=1, present=True)}
    assert story.judge(asked, live=early, since_true=early).contradictions == []


def test_the_window_stays_open_for_the_answer_that_may_contradict() -> None:
    story = Story().show(6, "Saved")
    story.send(5, "POST", "/api/doc")
    state = story.progress(SAVED, live={(): SHOWN}, now=4000)
    assert state.positive
    assert not state.closed


@pytest.mark.parametrize(
    ("status", "method", "cause", "found"),
    [
        (500, "GET", "caused", True),
        (500, "GET", "assumed", False),
        (404, "GET", "caused", False),
        (410, "GET", "caused", False),
        (404, "DELETE", "assumed", True),
        (500, "POST", "background", False),
        (302, "POST", "caused", False),
    ],
)
def test_which_failures_count(status: int, method: str, cause: Any, found: bool) -> None:
    story = Story().ask(5, method, "/api/x", status, cause=cause).show(60, "Saved")
    assert bool(kinds(story)) is found


def test_a_failure_that_a_net_leaf_declares_is_meant() -> None:
    story = Story().ask(5, "POST", "/api/x", 409).go(60, "/conflicts")
    assert kinds(story, net("POST", "/api/x", status=409)) == []
    assert kinds(story, net("POST", "/api/x", status="4xx")) == []
    assert kinds(story, net("POST", "/api/x")) == ["request-failed-ui-moved-on"]


def test_a_failure_that_sends_the_user_to_sign_in_is_told() -> None:
    assert kinds(Story().ask(5, "POST", "/api/x", 401).go(60, "/login"), None) == []


def test_texts_that_the_recording_saw_acknowledge_nothing() -> None:
    story = Story().ask(5, "POST", "/api/x", 500).show(60, "Bestellung 17").go(70, "/thanks")
    recorded = Policy(recorded_texts=("Bestellung 17",))
    assert [item.kind for item in story.judge(policy=recorded).contradictions] == ["request-failed-ui-moved-on"]


def test_a_failure_without_any_consequence_is_no_contradiction() -> None:
    story = Story().ask(5, "POST", "/api/x", 500)
    assert kinds(story, None) == []
    assert [item.kind for item in story.judge(SAVED, live={(): NOT_SHOWN}, now=20_000).contradictions] == []


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"ok": False}, "ok is false"),
        ({"success": False}, "success is false"),
        ({"errors": ["no"]}, "errors"),
        ({"errors": {"name": "short"}}, "errors"),
        ({"data": None, "errors": [{"message": "x"}]}, "errors"),
        ({"results": [{"ok": True}, {"ok": False}]}, "results[1].ok"),
        ([{"status": 200}, {"status": 422}], "[1].status"),
        ({"items": [{"error": "full"}]}, "items[0].error"),
        ({"status": "error", "message": "No stock"}, 'status is "error": No stock'),
        ({"status": "error", "message": "No stock", "code": 7, "data": None}, "No stock"),
    ],
)
def test_a_body_that_tells_failure(body: Any, told: str) -> None:
    assert told in str(failure_in(body))


@pytest.mark.parametrize(
    "body",
    [
        {"errors": []}, {"errors": {}}, {"errors": None}, {"error": None}, {"error": ""}, {"ok": True}, {"ok": 0},
        {"status": "error"}, {"status": "error", "message": ""}, {"status": "error", "message": {"text": "x"}},
        {"status": "Error", "message": "x"}, {"id": 7, "status": "error", "message": "The printer is out of paper"},
        {"status": "success", "message": "x"}, {"data": {"status": "error", "message": "x"}},
        [{"status": "error", "message": "x"}], {"status": "fail", "data": {"title": "short"}},
        {"status": 500}, {"items": [{"status": "failed"}]}, "false", None, 7, [], {"data": {"errors": 0}},
    ],
)  # fmt: skip
def test_a_body_that_tells_no_failure(body: Any) -> None:
    assert failure_in(body) is None


def test_a_flag_that_was_sent_comes_back_as_an_echo() -> None:
    assert failure_in({"id": 1, "success": False}, {"success": False}) is None
    told = {"status": "error", "message": "x"}
    assert failure_in(told, told) is None


def test_a_failure_in_a_body_is_excused_by_words_by_a_declaration_and_by_a_retry() -> None:
    bad = {"ok": False}
    assert kinds(Story().ask(5, "POST", "/api/x", answer=bad).show(60, "Saved")) == ["failure-in-ok-response"]
    assert kinds(Story().ask(5, "POST", "/api/x", answer=bad).show(60, "It could not be saved"), None) == []
    declared = net("POST", "/api/x", responseMatches={"ok": False})
    assert kinds(Story().ask(5, "POST", "/api/x", answer=bad).show(60, "Saved"), declared) == []
    again = Story().ask(5, "POST", "/api/x", answer=bad).ask(90, "POST", "/api/x", answer={"ok": True})
    assert kinds(again.show(160, "Saved")) == []
    assert kinds(Story().ask(5, "GET", "/api/x", answer=bad).show(60, "Saved")) == []


def twice(**second: Any) -> Story:
    first: dict[str, Any] = {"method": "POST", "path": "/api/orders", "status": 201, "body": {"a": 1}}
    story = Story().ask(5, **first)
    return story.ask(255, **{**first, **second}).show(400, "Saved")


@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_the_same_write_twice_is_found(method: str) -> None:
    story = Story().ask(5, method, "/api/x", body={"a": 1}).ask(9, method, "/api/x", body={"a": 1.0}).show(60, "Saved")
    assert kinds(story) == ["duplicate-write"]
    assert kinds(twice()) == ["duplicate-write"]


@pytest.mark.parametrize(
    "second",
    [
        {"body": {"a": 2}},
        {"path": "/api/orders/2"},
        {"idempotency_key": "k2"},
        {"cause": "background"},
        {"keepalive": True},
        {"action": "a2", "cause": "caused"},
        {"own_origin": False, "url": "http://other.example.test/api/orders"},
    ],
)
def test_another_write_is_no_duplicate(second: dict[str, Any]) -> None:
    assert kinds(twice(**second)) == []


def test_a_write_that_failed_first_is_a_retry() -> None:
    story = Story().ask(5, "POST", "/api/x", 503).ask(90, "POST", "/api/x", 201).show(160, "Saved")
    assert kinds(story) == []


def test_a_write_that_the_flow_expects_twice_is_meant() -> None:
    assert kinds(twice(), net("POST", "/api/orders", count=2)) == []


def test_searching_twice_with_post_is_no_write() -> None:
    assert kinds(twice(path="/api/search")) == []
    story = Story().ask(5, "POST", "/api/search", body={"q": 1}).ask(9, "POST", "/api/search", body={"q": 1})
    assert kinds(story.show(60, "Saved")) == []


def test_uncaught_errors_of_own_scripts_are_found_and_foreign_or_expected_ones_are_not() -> None:
    assert kinds(Story().throw(5, "boom").show(60, "Saved")) == ["uncaught-error"]
    assert kinds(Story().throw(5, "boom", "rejection").show(60, "Saved")) == ["uncaught-error"]
    assert kinds(Story().throw(5, "boom", own=False).show(60, "Saved")) == []
    assert kinds(Story().throw(5, "boom", "resource").show(60, "Saved")) == []
    assert kinds(Story().throw(5, "boom"), {"kind": "error", "contains": "boom"}) == []


@pytest.mark.parametrize(
    ("sent", "back", "found"),
    [
        ({"qty": 3}, {"qty": 2}, ["write-echo-differs"]),
        ({"name": "Ada"}, {"name": "Bob"}, ["write-echo-differs"]),
        ({"a": {"name": "Ada"}}, {"data": {"a": {"name": "Bob"}}}, ["write-echo-differs"]),
        ({"name": " ada "}, {"name": "Ada"}, []),
        ({"due": "2026-01-02T00:00:00Z"}, {"due": "2026-01-02T00:00:00+00:00"}, []),
        ({"price": 19.99}, {"price": 1999}, ["money-unit"]),
        ({"totalAmount": 500}, {"totalAmount": 5.0}, ["money-unit"]),
        ({"price": 19.99}, {"price": 20.49}, ["write-echo-differs"]),
        ({"active": True}, {"active": False}, ["write-echo-differs"]),
    ],
)
def test_what_came_back_differs_from_what_was_sent(sent: Any, back: Any, found: list[str]) -> None:
    verdict = Story().ask(5, "PUT", "/api/x", body=sent, answer=back).show(60, "Saved").judge(SAVED, live={(): SHOWN})
    assert [item.kind for item in verdict.contradictions] == found
    assert said(verdict) == ("yes", "proved")
    assert len(verdict.notes) == len(found)


def test_an_older_answer_that_came_last_is_stale() -> None:
    story = Story()
    old = story.send(5, "GET", "/api/find?q=a")
    story.ask(40, "GET", "/api/find?q=ab", answer=[1]).show(90, "ab").answer(200, old, 200, [2]).show(210, "a")
    assert kinds(story, CLEAN) == ["stale-response"]
    fine = Story()
    old = fine.send(5, "GET", "/api/find?q=a")
    fine.ask(40, "GET", "/api/find?q=ab", answer=[1]).show(90, "ab").answer(200, old, 200, [2])
    assert kinds(fine, CLEAN) == []


@pytest.mark.parametrize(
    ("shown", "found"),
    [("Total: €13.00", True), ("Total 12.00", False), ("Total: 1,200", False), ("total 12", False), ("Sum 13", False)],
)
def test_the_screen_shows_what_the_server_answered(shown: str, found: bool) -> None:
    story = Story().ask(5, "POST", "/api/cart", answer={"total": 1200}).show(60, shown)
    assert kinds(story, None) == (["screen-differs"] if found else [])


def test_an_answer_that_nothing_came_of_is_noted() -> None:
    assert kinds(Story().ask(5, "GET", "/api/items", answer=[1]), net("GET", "/api/items")) == ["response-ignored"]
    assert kinds(Story().ask(5, "GET", "/api/items", answer=[1]).show(60), net("GET", "/api/items")) == []
    assert kinds(Story().ask(5, "POST", "/api/items", answer=[1]), net("POST", "/api/items")) == []


def test_a_page_that_is_busy_at_the_deadline_is_noted() -> None:
    story = Story().show(60, "Saved")
    story.send(5, "POST", "/api/x")
    assert kinds(story, now=10_000) == ["never-settled"]
    assert kinds(Story().show(60, "Saved"), now=10_000) == []


def test_nothing_is_looked_for_without_an_action() -> None:
    story = Story().throw(5, "boom").show(60, "Saved")
    assert story.judge(SAVED, live={(): SHOWN}, alone=True).contradictions == []


def test_pings_beside_an_action_are_no_duplicate_writes_however_few_the_window_shows() -> None:
    few, many = Story(), Story()
    for t in (100, 900):
        few.ask(t, "POST", "/api/ping", cause="assumed")
    for t in range(100, 3000, 200):
        many.ask(t, "POST", "/api/ping", cause="assumed")
    assert kinds(few, None) == kinds(many, None) == []
    twice = Story().ask(5, "POST", "/api/do", cause="assumed").ask(120, "POST", "/api/do", cause="assumed")
    assert kinds(twice, None) == ["duplicate-write"]


def test_a_ping_to_the_counted_address_fails_no_count_before_its_pace_shows() -> None:
    story = Story()
    story.ask(5, "POST", "/api/do", 201)
    story.ask(50, "POST", "/api/do", 201, cause="assumed", body={"ping": 1})
    asked = net("POST", "/api/do", count=1)
    assert not story.progress(asked, now=200).failed_for_good
    for t in (250, 450, 650):
        story.ask(t, "POST", "/api/do", 201, cause="assumed", body={"ping": 1})
    assert said(story.judge(asked)) == ("yes", "proved")


def test_an_uncaught_error_is_told_by_the_step_that_it_fell_into() -> None:
    story = Story().show(5, "Saved")
    story.tell(900, PageError("x1", "exception", "from step 3"), action="a3")
    assert kinds(story, None) == []
    assert kinds(Story().show(5, "Saved").throw(90, "from step 1"), None) == ["uncaught-error"]


def through_worker(times: int = 1, *, sent_on: int | None = None, status: int = 201) -> Story:
    """Tell writes that a service worker answers, sending each on to the network."""
    story = Story()
    asked = [story.send(5 + at, "POST", "/api/do", body={"a": 1}) for at in range(times)]
    for at in range(times if sent_on is None else sent_on):
        story.ask(12 + at, "POST", "/api/do", status, body={"a": 1}, cause="assumed")
    for number in asked:
        story.tell(90, NetResponse(number, 201, True, from_="service-worker"))
    return story


def test_what_a_service_worker_sends_on_counts_once() -> None:
    assert kinds(through_worker(), None) == []
    assert said(through_worker().judge(net("POST", "/api/do", count=1))) == ("yes", "proved")
    assert kinds(through_worker(status=503), None) == []
    late = through_worker(sent_on=0).ask(110, "POST", "/api/do", 201, body={"a": 1}, cause="assumed")
    assert said(late.judge(net("POST", "/api/do", count=1))) == ("yes", "proved")


def test_a_write_sent_twice_through_a_service_worker_or_by_it_is_found() -> None:
    assert kinds(through_worker(2), None) == ["duplicate-write"]
    assert said(through_worker(2).judge(net("POST", "/api/do", count=1))) == ("no", "assertion_failed")
    assert kinds(through_worker(1, sent_on=2), None) == ["duplicate-write"]


def test_a_write_that_fails_behind_a_service_worker_which_says_it_did_not_is_found() -> None:
    swallowed = through_worker(status=503).show(95, "Saved")
    assert kinds(swallowed) == ["request-failed-ui-moved-on"]
    assert kinds(through_worker(status=503).show(95, "Saved"), net("POST", "/api/do", status=201)) == [
        "request-failed-ui-moved-on"
    ]
    assert kinds(through_worker().show(95, "Saved")) == []


def test_a_write_that_a_service_worker_keeps_for_later_is_no_fault() -> None:
    story = Story()
    asked = story.send(5, "POST", "/api/do", body={"a": 1})
    sent_on = story.send(12, "POST", "/api/do", body={"a": 1}, cause="assumed")
    story.tell(20, NetFailed(sent_on, "net::ERR_INTERNET_DISCONNECTED"))
    story.tell(90, NetResponse(asked, 202, True, from_="service-worker")).show(95, "Saved")
    assert kinds(story) == []
