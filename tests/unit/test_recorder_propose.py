"""What a recorded step is expected to bring about: the strongest first, what changes from day to day left out."""

from __future__ import annotations

from typing import Any

import pytest

from reticle.engine.recorder_drafts import PLAIN, Draft
from reticle.engine.recorder_propose import is_volatile, propose, strongest
from reticle.model.event import Dialog, Event, EventData, NetRequest, NetResponse, RouteChange, Signal, StateChange


def _draft(*data: EventData, action: Any = "click", fresh: tuple[str, ...] = (), cause: Any = "caused") -> Draft:
    events = [Event(seq, float(seq), item, "r1", cause, "main", ()) for seq, item in enumerate(data, 1)]
    return Draft("g", action, PLAIN, 0.0, actions=["r1"], events=events, fresh=list(fresh))


def _post(path: str, status: int = 201, number: str = "1", **more: Any) -> tuple[NetRequest, NetResponse]:
    request = NetRequest(number, "POST", f"http://127.0.0.1:1{path}", mutating=True, **more)
    return request, NetResponse(number, status, status < 400)


def _expected(draft: Draft) -> Any:
    predicate = strongest(draft)
    return predicate.to_json() if predicate is not None else None


def test_a_signal_is_stronger_than_a_state_than_a_write_than_a_route_than_words() -> None:
    route = RouteChange("push", "http://127.0.0.1:1/cart", "http://127.0.0.1:1/done", "/done")
    state = StateChange("cart", "count", 0, 1)
    draft = _draft(route, *_post("/api/orders"), state, Signal("order:placed"), fresh=("Thank you",))
    assert [item.kind for item in propose(draft)] == ["signal", "state", "net", "route", "text"]


def test_one_write_is_counted_and_its_record_is_no_part_of_the_address() -> None:
    assert _expected(_draft(*_post("/api/orders"))) == {
        "kind": "net", "method": "POST", "path": "/api/orders", "status": 201, "count": 1,
    }  # fmt: skip
    found = _expected(_draft(*_post("/api/orders/17/lines")))
    assert found["urlMatches"] == "/api/orders/[^/?#]+/lines(?:[?#]|$)"


def test_two_writes_of_a_kind_are_not_counted() -> None:
    assert "count" not in _expected(_draft(*_post("/api/orders"), *_post("/api/orders", number="2")))


@pytest.mark.parametrize(
    "exchange",
    [_post("/collect", own_origin=False), _post("/collect", channel="beacon"), _post("/api/orders", status=503)],
    ids=["foreign", "beacon", "server error"],
)
def test_what_proves_nothing_of_the_app_is_not_taken(exchange: tuple[NetRequest, NetResponse]) -> None:
    assert _expected(_draft(*exchange)) is None


def test_a_page_that_came_with_a_status_of_none_is_expected_with_it() -> None:
    asked = NetRequest("1", "GET", "http://127.0.0.1:1/old", mutating=False, resource="document")
    route = RouteChange("load", "http://127.0.0.1:1/", "http://127.0.0.1:1/old", "/old")
    expected = {"kind": "net", "method": "GET", "path": "/old", "status": 404}
    assert _expected(_draft(asked, NetResponse("1", 404, ok=False), route)) == expected
    for status in (200, 500):
        assert _expected(_draft(asked, NetResponse("1", status, ok=False), route))["kind"] == "route"


def test_what_the_app_does_by_itself_is_not_taken() -> None:
    assert _expected(_draft(*_post("/api/ping"), cause="background")) is None


def test_an_answer_that_refuses_is_expected_as_it_was() -> None:
    assert _expected(_draft(*_post("/api/orders", status=422)))["status"] == 422


def test_ids_times_and_tokens_of_a_signal_are_left_out() -> None:
    data = {"orderId": 7, "at": "2026-11-30T10:00:00Z", "total": 1310, "token": "abc", "day": "Monday", "ok": True}
    assert _expected(_draft(Signal("order:placed", data))) == {
        "kind": "signal", "name": "order:placed", "dataMatches": {"total": 1310, "ok": True},
    }  # fmt: skip


def test_an_edit_is_expected_to_signal_or_write_and_never_to_show_words() -> None:
    assert _expected(_draft(action="fill", fresh=("3 results",))) is None
    assert _expected(_draft(*_post("/api/drafts"), action="fill"))["kind"] == "net"


def test_what_is_chosen_at_once_may_be_expected_to_change_a_store_and_what_is_typed_may_not() -> None:
    change = StateChange("shop", "sort", "featured", "price")
    assert _expected(_draft(change, action="select")) == {
        "kind": "state", "store": "shop", "path": "sort", "equals": "price",
    }  # fmt: skip
    assert _expected(_draft(change, action="fill")) is None


def test_what_stands_on_a_page_that_was_loaded_again_is_no_consequence() -> None:
    state = StateChange("shop", "user", None, "Ada")
    assert propose(_draft(state, action="goto", fresh=("Your cart",))) == []
    assert _expected(_draft(state, Signal("cart:shown"), action="goto")) == {"kind": "signal", "name": "cart:shown"}


def test_a_question_is_a_consequence_where_nothing_stronger_came_of_it() -> None:
    asked = Dialog("confirm", "Delete this review?", False, None, True)
    assert _expected(_draft(asked)) == {
        "kind": "dialog", "dialog": "confirm", "messageContains": "Delete this review?",
    }  # fmt: skip
    assert _expected(_draft(asked, Signal("review:deleted")))["kind"] == "signal"
    assert _expected(_draft(Dialog("alert", "It is 10:45 now", True, None, True))) == {
        "kind": "dialog",
        "dialog": "alert",
    }


def test_a_hover_is_never_expected_to_do_anything() -> None:
    assert propose(_draft(Signal("seen"), action="hover")) == []


def test_what_the_person_declines_or_chooses_counts() -> None:
    draft = _draft(Signal("order:placed"), *_post("/api/orders"))
    draft.declined = True
    assert strongest(draft) is None
    draft.chosen = propose(draft)[1].predicate
    assert _expected(draft)["kind"] == "net"


@pytest.mark.parametrize(
    "text",
    ["Saved at 12:03", "Due 2026-12-01", "30 November", "2 minutes ago", "Today", "Order 1048576", "See you on Friday",
     "9f1c2b7a-1111-4222-8333-444455556666", "key a1b2c3d4e5f6a7b8c9"],
)  # fmt: skip
def test_words_that_say_another_thing_tomorrow_are_volatile(text: str) -> None:
    assert is_volatile(text)


@pytest.mark.parametrize("text", ["Thank you, Ada", "Camp mug, oat", "3 results", "€13.10", "May we help?"])
def test_plain_words_are_not(text: str) -> None:
    assert not is_volatile(text)
