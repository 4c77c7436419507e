"""An action that waits for its element is no cause: what happens before its press is the page's own doing."""

from __future__ import annotations

from reticle.judge.wording import is_failure_text, is_success_text
from reticle.model.event import Cause, ConsoleLine, Event, EventData, NetRequest, NetResponse, RouteChange
from reticle.text import Redactor
from reticle.truth.log import EventLog
from reticle.truth.record import Record
from reticle.truth.requests import APPROACH_MS

PAGE = "http://shop.test/"
PRESSED_T = 1_000.0


class _Window:
    """An action armed from the start of the log; it presses at `PRESSED_T`."""

    def __init__(self) -> None:
        self.log = EventLog(Redactor())
        self.record = Record(action="a1", pressed_t=PRESSED_T, background=self.log.background)
        self.count = 0

    def add(self, t: float, data: EventData, *, action: str | None = "a1", cause: Cause | None = None) -> Event:
        event = self.log.append(data, t=t, action=action, cause=cause)
        self.record.add(event)
        return event

    def ask(self, t: float, path: str = "/api/stock", *, action: str | None = "a1", status: int = 200) -> None:
        self.count += 1
        name = f"n{self.count}"
        request = NetRequest(name, "GET", f"{PAGE[:-1]}{path}", mutating=False, own_origin=True)
        self.add(t, request, action=action, cause="assumed" if action else None)
        self.add(t + 10, NetResponse(name, status, status < 400), action=action)

    def causes(self) -> list[str | None]:
        return [exchange.cause for exchange in self.record.traffic.exchanges]


def test_a_poll_that_ran_while_the_action_waited_is_the_pages_own_before_and_after_the_press() -> None:
    window = _Window()
    for t in (100, 400, 700, 1_100):
        window.ask(t)
    assert window.causes() == ["background"] * 4


def test_a_list_that_was_fetched_once_before_the_press_may_be_asked_for_by_the_action() -> None:
    window = _Window()
    window.add(0, RouteChange("load", "", PAGE, "/"), action=None)
    window.ask(300)
    window.ask(1_100)
    assert window.causes() == ["background", "assumed"]


def test_what_the_pointer_causes_on_its_way_belongs_to_the_action() -> None:
    window = _Window()
    window.ask(PRESSED_T - APPROACH_MS / 2)
    assert window.causes() == ["assumed"]


def test_an_error_that_was_logged_before_the_press_is_none_of_the_action() -> None:
    window = _Window()
    window.add(500, ConsoleLine("error", "too early"))
    window.add(1_050, ConsoleLine("error", "in time"))
    assert [event.t for event in window.record.of(ConsoleLine)] == [1_050]


def test_requests_that_are_told_before_their_document_is_still_count_as_seen() -> None:
    window = _Window()
    window.ask(60, action=None)
    window.add(50, RouteChange("load", "", PAGE, "/"), action=None)
    window.ask(200, action=None)
    window.ask(400, action=None)
    assert window.log.background.seen(NetRequest("x", "GET", f"{PAGE}api/stock", mutating=False))


def test_a_conflict_told_in_plain_words_is_no_success() -> None:
    for text in ("Somebody else changed this, please look again", "Another user updated this order"):
        assert is_failure_text(text)
    assert is_success_text("Thank you, please check your inbox: your order was placed")


class _Pings:
    """Requests whose cause nobody can tell, in the window of `a1`, pressed at `PRESSED_T`."""

    def __init__(self) -> None:
        self.log = EventLog(Redactor())
        self.record = Record(action="a1", pressed_t=PRESSED_T, background=self.log.background)
        self.count = 0

    def post(
        self, t: float, path: str = "/api/ping", *, action: str | None = "a1", cause: Cause | None = "assumed",
        body: object = None, status: int = 200,
    ) -> None:  # fmt: skip
        self.count += 1
        request = NetRequest(f"n{self.count}", "POST", f"{PAGE[:-1]}{path}", mutating=True, body=body, own_origin=True)
        answer = NetResponse(request.id, status, status < 400)
        for at, data in ((t, request), (t + 15, answer)):
            self.record.add(self.log.append(data, t=at, action=action, cause=cause if action else None))

    def causes(self, path: str) -> set[str | None]:
        return {item.cause for item in self.record.traffic.exchanges if item.path == path}


def test_writes_that_repeat_at_their_own_pace_are_the_pages_own_and_keep_no_window_open() -> None:
    pings = _Pings()
    pings.post(1_010, "/api/do", cause="caused")
    for t in (1_050, 1_250, 1_450, 1_650, 1_850):
        pings.post(t)
    assert pings.causes("/api/ping") == {"background"}
    assert pings.causes("/api/do") == {"caused"}
    assert pings.record.busy_until(2_000) == 1_025
    assert [event.t for event in pings.record.effects] == [1_010]


def test_a_ping_to_the_same_address_as_the_actions_own_request_is_told_from_it() -> None:
    pings = _Pings()
    pings.post(1_010, "/api/do", cause="caused", body={"a": 1})
    for t in (1_050, 1_250, 1_450):
        pings.post(t, "/api/do", body={"ping": 1})
    assert [item.cause for item in pings.record.traffic.exchanges] == ["caused", *["background"] * 3]


def test_a_ping_that_went_on_in_the_next_actions_window_is_no_write_of_this_one() -> None:
    pings = _Pings()
    pings.post(1_050)
    pings.post(1_250)
    pings.post(1_450, action="a2")
    assert pings.causes("/api/ping") == {"background"}


def test_a_ping_that_was_seen_while_the_page_loaded_needs_only_two_more() -> None:
    pings = _Pings()
    pings.log.append(RouteChange("load", "", PAGE, "/"), t=0)
    pings.post(800, action=None)
    pings.post(1_050)
    pings.post(1_290)
    assert pings.causes("/api/ping") == {"background"}


def test_a_burst_a_batch_and_a_retry_of_one_action_are_no_pace() -> None:
    pings = _Pings()
    for t in (1_010, 1_012, 1_014, 1_016):
        pings.post(t, "/api/burst")
    for number in range(4):
        pings.post(1_100 + 60 * number + 15, "/api/items", body={"item": number})
    for number in range(4):
        pings.post(1_500 + 100 * number, "/api/flaky", status=503 if number < 3 else 201)
    assert {item.cause for item in pings.record.traffic.exchanges} == {"assumed"}


def test_one_write_from_each_of_three_actions_is_no_pace() -> None:
    pings = _Pings()
    pings.post(1_010)
    pings.post(1_310, action="a2")
    pings.post(1_610, action="a3")
    assert pings.causes("/api/ping") == {"assumed"}


def test_a_page_that_came_just_before_a_quick_press_is_not_where_the_action_moved_on_to() -> None:
    log = EventLog(Redactor())
    record = Record(action="a1", pressed_t=PRESSED_T, asked_t=PRESSED_T - 8, background=log.background)
    record.add(log.append(RouteChange("load", "", PAGE, "/"), t=PRESSED_T - 30, action="a1"))
    assert record.of(RouteChange) == []
    record.add(log.append(RouteChange("push", PAGE, f"{PAGE}menu", "/menu"), t=PRESSED_T - 9, action="a1"))
    assert len(record.of(RouteChange)) == 1, "the two clocks agree to within three milliseconds"


def test_what_a_pointer_that_comes_near_brings_belongs_to_its_press() -> None:
    log = EventLog(Redactor())
    record = Record(action="a1", pressed_t=PRESSED_T, asked_t=PRESSED_T - 400, background=log.background)
    record.add(log.append(RouteChange("push", PAGE, f"{PAGE}menu", "/menu"), t=PRESSED_T - 40, action="a1"))
    assert len(record.of(RouteChange)) == 1
    record.add(log.append(RouteChange("push", PAGE, f"{PAGE}menu", "/menu"), t=PRESSED_T - 60, action="a1"))
    assert len(record.of(RouteChange)) == 1
