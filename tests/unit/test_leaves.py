"""Every kind of leaf: what satisfies it and what does not."""

from __future__ import annotations

from typing import Any

import pytest
from story import ORIGIN, Story, all_of, net, said, text

from reticle.model.event import Animation, Dialog, Download, NetFrame, NetResponse, Perf, Popup, StateChange
from reticle.model.predicate import LeafPath
from reticle.model.reading import ElementFacts, LiveReading

YES = ("yes", "proved")
NO = ("no", "assertion_failed")
LATE = 20_000


def read(**facts: Any) -> LiveReading:
    return LiveReading(t=50, **facts)


def one(**facts: Any) -> LiveReading:
    return LiveReading(t=50, count=1, elements=(ElementFacts("it", **facts),))


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"name": "saved"}, YES),
        ({"name": "other"}, NO),
        ({"name": "saved", "dataMatches": {"total": {"$gt": 10}}}, YES),
        ({"name": "saved", "dataMatches": {"total": {"$gt": 12}}}, NO),
        ({"name": "saved", "dataMatches": {"items.0.qty": 2}}, YES),
        ({"name": "saved", "dataMatches": {"items[0].qty": True}}, NO),
        ({"name": "saved", "count": 1}, YES),
        ({"name": "saved", "count": 2}, NO),
        ({"name": "other", "count": 0}, YES),
    ],
)
def test_a_signal_is_matched_by_name_data_and_count(asked: dict[str, Any], answer: tuple[str, str]) -> None:
    story = Story().signal(5, "saved", {"total": 12, "items": [{"qty": 2}]}).show(8)
    assert said(story.judge({"kind": "signal", **asked}, now=LATE)) == answer


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"method": "post", "path": "/api/orders"}, YES),
        ({"urlContains": "orders?x=1"}, YES),
        ({"urlMatches": r"/api/\w+\?x=\d$"}, YES),
        ({"urlMatches": r"/api/\d+$"}, NO),
        ({"path": "/api/order"}, NO),
        ({"status": 201}, YES),
        ({"status": "2xx"}, YES),
        ({"status": [200, "5xx"]}, NO),
        ({"requestMatches": {"item.id": 7}}, YES),
        ({"requestMatches": {"item.id": "7"}}, NO),
        ({"responseMatches": {"id": "*"}}, YES),
        ({"responseMatches": {"id": {"$exists": False}}}, NO),
        ({"operation": "Add"}, NO),
        ({"channel": "beacon"}, NO),
        ({"method": "POST", "count": 1}, YES),
        ({"method": "DELETE", "absent": True}, YES),
        ({"method": "POST", "absent": True}, NO),
    ],
)
def test_net_is_matched_by_request_and_answer(asked: dict[str, Any], answer: tuple[str, str]) -> None:
    story = Story().ask(5, "POST", "/api/orders?x=1", 201, body={"item": {"id": 7}}, answer={"id": 17}).show(8)
    assert said(story.judge({"kind": "net", **asked}, now=LATE)) == answer


BLIND = ("unknown", "coverage_partial")


@pytest.mark.parametrize(
    ("asked", "missing", "answer"),
    [
        ({"responseMatches": {"total": 20}}, "the browser had dropped it", BLIND),
        ({"responseMatches": {"total": 20}, "count": 1}, "larger than 5 MiB", BLIND),
        ({"responseMatches": {"error": "*"}, "absent": True}, "not read to its end", BLIND),
        ({"responseMatches": {"total": 20}, "status": 201}, "the browser had dropped it", NO),
        ({"responseMatches": {"total": 20}, "method": "POST"}, "the browser had dropped it", NO),
        ({"responseMatches": {"total": 20}}, "not text", NO),
        ({"responseMatches": {"total": 20}}, None, NO),
        ({"status": 200}, "the browser had dropped it", YES),
    ],
)
def test_a_body_that_was_lost_on_the_way_to_us_is_no_fault_of_the_app(
    asked: dict[str, Any], missing: str | None, answer: tuple[str, str]
) -> None:
    story = Story()
    number = story.send(5, "GET", "/api/products")
    story.tell(45, NetResponse(number, 200, True, body_missing=missing)).show(48)
    verdict = story.judge({"kind": "net", **asked}, now=LATE)
    assert said(verdict) == answer, verdict.because
    assert (str(missing) in verdict.because) is (answer == BLIND)


def test_one_body_that_is_known_is_enough() -> None:
    story = Story()
    number = story.send(5, "GET", "/api/products")
    story.tell(45, NetResponse(number, 200, True, body_missing="the browser had dropped it"))
    story.ask(50, "GET", "/api/products", answer={"total": 20}).show(98)
    assert said(story.judge({"kind": "net", "responseMatches": {"total": 20}}, now=LATE)) == YES


@pytest.mark.parametrize(
    ("channel", "default"), [("http", True), ("beacon", True), ("form", True), ("resource", False)]
)
def test_net_takes_http_beacons_and_forms_unless_a_channel_is_named(channel: str, default: bool) -> None:
    story = Story().ask(5, "GET", "/x.png", channel=channel).show(8)
    assert (said(story.judge(net("GET", "/x.png"), now=LATE)) == YES) is default
    assert said(story.judge(net("GET", "/x.png", channel=channel), now=LATE)) == YES


def test_net_never_counts_what_the_page_does_by_itself() -> None:
    story = Story().show(3).ask(5, "GET", "/api/poll", cause="background").ask(6, "GET", "/api/poll", cause="assumed")
    assert said(story.judge(net("GET", "/api/poll", count=1))) == YES
    alone = Story().show(3).ask(5, "GET", "/api/poll", cause="background")
    verdict = alone.judge(net("GET", "/api/poll"), now=LATE)
    assert said(verdict) == NO
    assert "by itself" in verdict.because
    assert said(alone.judge(net("GET", "/api/poll", absent=True))) == YES


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"direction": "in", "frameMatches": {"type": "joined"}}, YES),
        ({"direction": "out", "frameMatches": {"type": "joined"}}, NO),
        ({"frameMatches": {"$contains": "hello"}, "count": 1}, YES),
        ({"frameMatches": "hello"}, YES),
        ({"direction": "in", "count": 1}, YES),
        ({}, YES),
    ],
)
def test_messages_of_a_socket_are_matched_as_json_or_text(asked: dict[str, Any], answer: tuple[str, str]) -> None:
    story = Story().show(3)
    number = story.send(5, "GET", "/chat", channel="ws")
    story.tell(20, NetFrame(number, ORIGIN, "ws", "out", "hello"))
    story.tell(30, NetFrame(number, ORIGIN, "ws", "in", '{"type": "joined"}'))
    assert said(story.judge({"kind": "net", "channel": "ws", **asked}, now=LATE)) == answer


def test_messages_count_on_a_connection_that_was_opened_before() -> None:
    url = f"{ORIGIN.replace('http', 'ws')}/api/chat"
    story = Story().show(3)
    story.tell(20, NetFrame("n1", url, "ws", "out", '{"text": "Hello"}'))
    story.tell(30, NetFrame("n1", url, "ws", "in", '{"text": "Hi"}'))
    for place in ({"path": "/api/chat"}, {"urlContains": "/api/chat"}, {"urlMatches": "/chat$"}):
        asked = {"kind": "net", "channel": "ws", "direction": "in", "frameMatches": {"text": "Hi"}, "count": 1, **place}
        assert said(story.judge(asked, now=LATE)) == YES
    other = {"kind": "net", "channel": "ws", "direction": "in", "path": "/api/news"}
    assert said(story.judge(other, now=LATE)) == NO


def test_a_redirect_is_two_requests() -> None:
    story = Story()
    first = story.send(5, "POST", "/login", channel="form")
    story.answer(20, first, 303)
    second = story.send(21, "GET", "/home", channel="form", redirected_from=first)
    story.answer(40, second, 200)
    asked = all_of(net("POST", "/login", status=303, count=1), net("GET", "/home", status=200, count=1))
    assert said(story.judge(asked)) == YES


@pytest.mark.parametrize(
    ("state", "facts", "answer"),
    [
        ("visible", {"visible": True}, YES),
        ("visible", {"visible": False}, NO),
        ("hidden", {"visible": False}, YES),
        ("enabled", {"enabled": False}, NO),
        ("disabled", {"enabled": False}, YES),
        ("checked", {"checked": True}, YES),
        ("unchecked", {"checked": False}, YES),
        ("unchecked", {}, NO),
        ("expanded", {"expanded": True}, YES),
        ("collapsed", {"expanded": False}, YES),
        ("collapsed", {}, NO),
        ("focused", {"focused": True}, YES),
        ("selected", {"selected": True}, YES),
        ("editable", {"editable": True}, YES),
        ("inViewport", {"in_viewport": False}, NO),
        ("present", {"visible": False}, YES),
    ],
)
def test_an_elements_state_is_what_the_page_says(state: str, facts: dict[str, Any], answer: tuple[str, str]) -> None:
    asked = {"kind": "element", "query": {"testid": "x"}, "state": state}
    assert said(Story().show(3).judge(asked, live={(): one(**facts)}, now=LATE)) == answer


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"text": "2 items"}, YES),
        ({"text": "items"}, NO),
        ({"text": {"$regex": "^\\d items$"}}, YES),
        ({"value": "12"}, YES),
        ({"value": 12}, YES),
        ({"value": {"$gte": 10}}, YES),
        ({"value": {"$gt": 12}}, NO),
        ({"attributes": {"aria-current": "page"}}, YES),
        ({"attributes": {"href": "*"}}, NO),
        ({"attributes": {"href": {"$exists": False}}}, YES),
        ({"count": 1}, YES),
        ({"count": 2}, NO),
        ({"count": 0}, NO),
        ({"absent": True}, NO),
    ],
)
def test_an_element_is_matched_by_text_value_attributes_and_count(
    asked: dict[str, Any], answer: tuple[str, str]
) -> None:
    reading = one(text=" 2\n items", value="12", attributes={"aria-current": "page"})
    asked = {"kind": "element", "query": {"testid": "x"}, **asked}
    assert said(Story().show(3).judge(asked, live={(): reading}, now=LATE)) == answer


def test_count_counts_the_elements_that_fit_everything() -> None:
    rows = tuple(ElementFacts(f"row {number}", checked=number % 2 == 0) for number in range(5))
    asked = {"kind": "element", "query": {"role": "row"}, "state": "checked", "count": 3}
    assert said(Story().show(3).judge(asked, live={(): read(count=5, elements=rows)})) == YES
    many = Story().show(3).judge(asked, live={(): read(count=50, elements=rows)})
    assert said(many) == ("unknown", "inconclusive")


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"pathname": "/orders"}, YES),
        ({"pathname": "/order"}, NO),
        ({"contains": "page=2"}, YES),
        ({"query": {"page": "2"}}, YES),
        ({"query": {"page": {"$gt": 1}}}, YES),
        ({"query": {"page": "3"}}, NO),
        ({"query": {"tag": ["a", "b"]}}, YES),
        ({"query": {"none": {"$exists": False}}}, YES),
        ({"query": {"empty": ""}}, YES),
    ],
)
def test_url_says_where_the_page_is(asked: dict[str, Any], answer: tuple[str, str]) -> None:
    reading = read(present=True, value=f"{ORIGIN}/orders?page=2&tag=a&tag=b&empty=#top")
    assert said(Story().show(3).judge({"kind": "url", **asked}, live={(): reading}, now=LATE)) == answer


def test_route_needs_a_change_where_url_needs_a_place() -> None:
    here = read(present=True, value=f"{ORIGIN}/orders")
    assert said(Story().show(3).judge({"kind": "route", "pathname": "/orders"}, now=LATE)) == NO
    assert said(Story().go(3, "/orders").judge({"kind": "route", "pathname": "/orders"})) == YES
    url = {"kind": "url", "pathname": "/orders"}
    assert said(Story().show(3).judge(url, before={(): here}, live={(): here})) == ("unknown", "already_true")


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"equals": {"a": 1}}, YES),
        ({"equals": {"a": 2}}, NO),
        ({"equals": '{"a": 1}'}, YES),
        ({}, YES),
        ({"absent": True}, NO),
    ],
)
def test_storage_holds_texts_that_may_spell_json(asked: dict[str, Any], answer: tuple[str, str]) -> None:
    leaf = {"kind": "storage", "area": "local", "key": "cart", **asked}
    reading = read(present=True, value='{"a": 1}')
    assert said(Story().show(3).judge(leaf, live={(): reading}, now=LATE)) == answer


def test_state_and_cookie_are_compared_by_type() -> None:
    state = {"kind": "state", "store": "cart", "path": "count"}
    reading = read(present=True, value=1)
    assert said(Story().show(3).judge({**state, "equals": 1.0}, live={(): reading})) == YES
    assert said(Story().show(3).judge({**state, "equals": True}, live={(): reading}, now=LATE)) == NO
    cookie = {"kind": "cookie", "name": "sid"}
    assert said(Story().show(3).judge({**cookie, "equals": "*"}, live={(): reading})) == YES
    kept = read(present=True, value="x", traits={"httpOnly": True, "secure": False, "sameSite": "Lax"})
    for wanted, answer in (
        ({"httpOnly": True, "sameSite": "Lax"}, YES),
        ({"httpOnly": False}, NO),
        ({"secure": True}, NO),
    ):
        verdict = Story().show(3).judge({**cookie, "equals": "*", **wanted}, live={(): kept}, now=LATE)
        assert said(verdict) == answer, verdict.because
    gone = {**cookie, "absent": True}
    assert said(Story().show(3).judge(gone, before={(): reading}, live={(): read()})) == YES


def test_state_changed_is_told_by_events_or_by_two_readings() -> None:
    leaf = {"kind": "state", "store": "cart", "path": "items", "changed": True}
    same = read(present=True, value=[1])
    story = Story().tell(5, StateChange("cart", "items.0", None, 2))
    assert said(story.judge(leaf, before={(): same}, live={(): same})) == YES
    assert said(Story().show(3).judge(leaf, before={(): same}, live={(): same}, now=LATE)) == NO
    other = read(present=True, value=[1, 2])
    assert said(Story().show(3).judge(leaf, before={(): same}, live={(): other})) == YES
    still = {**leaf, "changed": False}
    assert said(Story().show(3).judge(still, before={(): same}, live={(): same})) == YES
    assert said(story.judge(still, before={(): same}, live={(): same})) == NO


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"level": "error"}, YES),
        ({"level": "error", "contains": "thrown"}, YES),
        ({"level": "warning"}, NO),
        ({"contains": "careful"}, NO),
        ({"level": "log", "contains": "hello"}, YES),
        ({"level": "error", "absent": True}, NO),
        ({"level": "warning", "absent": True}, YES),
    ],
)
def test_a_console_level_is_exact_and_error_also_takes_uncaught_errors(
    asked: dict[str, Any], answer: tuple[str, str]
) -> None:
    story = Story().show(3).log(5, "hello", "log").throw(6, "thrown", own=False)
    assert said(story.judge({"kind": "console", **asked}, now=LATE)) == answer


def test_error_takes_exceptions_and_rejections_only() -> None:
    leaf = {"kind": "error", "absent": True}
    assert said(Story().show(3).throw(5, "404", "resource").throw(6, "csp", "csp", "x2").judge(leaf)) == YES
    assert said(Story().show(3).throw(5, "x", own=False).judge(leaf)) == NO
    assert said(Story().throw(5, "meant").judge({"kind": "error", "contains": "meant"})) == YES


def test_dialogs_downloads_and_popups_are_events() -> None:
    story = Story().tell(5, Dialog("confirm", "Delete it?", True)).tell(6, Download("a.pdf", "x"))
    story.tell(7, Popup("p", f"{ORIGIN}/receipt")).tell(8, Download("b.pdf", "x", failed="disk full"))
    assert said(story.judge({"kind": "dialog", "dialog": "confirm", "messageContains": "Delete"})) == YES
    assert said(story.judge({"kind": "dialog", "dialog": "alert"}, now=LATE)) == NO
    assert said(story.judge({"kind": "download", "filename": "a.pdf"})) == YES
    assert said(story.judge({"kind": "download", "filename": "b.pdf"}, now=LATE)) == NO
    assert said(story.judge({"kind": "popup", "urlContains": "/receipt"})) == YES
    assert said(story.judge({"kind": "popup", "absent": True})) == NO


def test_animations_and_performance_are_events() -> None:
    story = Story().show(3).tell(5, Animation("fade", "start", 'dialog "Hi"')).tell(200, Perf("layout-shift", 0.06))
    story.tell(300, Perf("layout-shift", 0.06)).tell(400, Perf("long-task", 80))
    assert said(story.judge({"kind": "animation", "name": "fade"}, now=LATE)) == NO
    assert said(story.judge({"kind": "animation", "name": "fade", "completed": False})) == YES
    assert said(story.judge({"kind": "perf", "metric": "layout-shift", "value": {"$lt": 0.1}}, now=LATE)) == NO
    assert said(story.judge({"kind": "perf", "metric": "long-task", "value": {"$lte": 80}})) == YES
    assert said(story.judge({"kind": "perf", "metric": "lcp", "value": {"$lt": 2500}}, now=LATE)) == NO


def test_accessibility_findings_count_from_an_impact_upwards() -> None:
    found = [{"rule": "label", "impact": "critical", "target": "#a"}, {"rule": "region", "impact": "minor"}]
    reading = read(count=2, value=found)
    leaf = {"kind": "a11y", "impact": "serious"}
    verdict = Story().show(3).judge(leaf, live={(): reading}, now=LATE)
    assert said(verdict) == NO
    assert "label on #a" in verdict.because
    assert said(Story().show(3).judge({**leaf, "rules": ["region"]}, live={(): reading})) == YES


def test_settled_waits_for_a_calm_page_and_proves_nothing_by_itself() -> None:
    leaf = {"kind": "settled", "quietMs": 300}
    story = Story().show(100)
    state = story.progress(leaf, now=200)
    assert (state.positive, state.check_again_at) == (False, 400)
    assert story.progress(leaf, now=400).positive
    assert said(story.judge(leaf)) == YES
    assert said(Story().judge(leaf)) == ("unknown", "already_true")


def test_a_text_that_is_near_is_told() -> None:
    verdict = Story().judge(text("Thank you"), live={(): read(near="Thanks")}, now=LATE)
    assert said(verdict) == NO
    assert "Thanks" in verdict.because


def test_an_error_is_found_however_many_came_after_it() -> None:
    story = Story().show(3).throw(4, "the first", number="e")
    for number in range(60):
        story.throw(5 + number, "later", "resource", f"x{number}")
    verdict = story.judge({"kind": "error", "absent": True})
    assert said(verdict) == NO
    assert "the first" in verdict.because


def test_a_store_that_the_page_lost_is_the_pages_doing_and_one_that_never_was_cannot_be_told() -> None:
    asked = {"kind": "state", "store": "shop", "path": "sort", "equals": "featured"}
    gone = read(error='there is no store "shop" (the page has none)', no_store=True)
    was: dict[LeafPath, LiveReading] = {(): LiveReading(t=0, present=True, value="price")}
    lost = Story().go(5, "/").judge(asked, live={(): gone}, before=was, now=LATE)
    assert said(lost) == NO
    assert "there is no store" in lost.because
    assert said(Story().judge({"kind": "not", "predicate": asked}, live={(): gone}, before=was, now=LATE)) != NO
    never: dict[LeafPath, LiveReading] = {(): LiveReading(t=0, error='there is no store "shop"', no_store=True)}
    nothing: dict[LeafPath, LiveReading] = {}
    for before in (never, nothing):
        told = Story().go(5, "/").judge(asked, live={(): gone}, before=before, now=LATE)
        assert said(told) == ("unknown", "inconclusive")
