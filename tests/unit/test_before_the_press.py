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
