"""What a page does by itself, and what is only its beginning."""

from __future__ import annotations

from reticle.model.event import EventData, NetRequest, NetResponse, RouteChange
from reticle.text import Redactor
from reticle.truth.log import EventLog

PAGE = "http://shop.test/"


class _Page:
    def __init__(self) -> None:
        self.log = EventLog(Redactor())
        self.count = 0
        self.add(0, RouteChange("load", "", PAGE, "/"))

    def add(self, t: float, data: EventData, action: str | None = None) -> None:
        self.log.append(data, t=t, action=action)

    def fetch(
        self, t: float, path: str, *, took_ms: float = 10, action: str | None = None, own: bool = True
    ) -> NetRequest:
        self.count += 1
        request = NetRequest(f"n{self.count}", "GET", f"http://shop.test{path}", mutating=False, own_origin=own)
        self.add(t, request, action)
        self.add(t + took_ms, NetResponse(request.id, 200, True), action)
        return request

    def knows(self, path: str) -> bool:
        return self.log.background.seen(NetRequest("x", "GET", f"http://shop.test{path}", mutating=False))


def test_what_a_page_fetches_while_it_loads_is_no_habit_of_it() -> None:
    page = _Page()
    page.fetch(100, "/api/products")
    assert not page.knows("/api/products?q=mug")


def test_a_slow_machine_makes_no_habit_of_the_first_list() -> None:
    page = _Page()
    page.fetch(100, "/static/app.js", took_ms=3_000)
    page.fetch(3_400, "/api/session", took_ms=2_500)
    page.fetch(6_100, "/api/products", took_ms=900)
    assert not page.knows("/api/products")


def test_what_is_fetched_after_the_page_came_to_rest_is_a_habit() -> None:
    page = _Page()
    page.fetch(100, "/api/products")
    page.fetch(5_000, "/api/news")
    assert not page.knows("/api/news")
    page.fetch(9_000, "/api/news")
    assert page.knows("/api/news")
    assert not page.knows("/api/products")


def test_a_busy_machine_that_pauses_the_page_makes_no_habit_of_its_first_list() -> None:
    page = _Page()
    page.fetch(100, "/static/app.js")
    page.fetch(4_000, "/api/products")
    page.fetch(4_004, "/api/products")
    assert not page.knows("/api/products")


def test_each_new_document_counts_its_own_requests() -> None:
    page = _Page()
    page.fetch(3_000, "/api/products")
    page.add(6_000, RouteChange("load", PAGE, PAGE, "/"))
    page.fetch(9_000, "/api/products")
    assert not page.knows("/api/products")


def test_a_write_that_nobody_asked_for_is_a_habit_at_once() -> None:
    page = _Page()
    page.add(5_000, NetRequest("w1", "POST", "http://shop.test/api/heartbeat", mutating=True))
    assert page.log.background.seen(NetRequest("x", "POST", "http://shop.test/api/heartbeat", mutating=True))


def test_a_poll_is_a_habit_even_while_the_page_loads() -> None:
    page = _Page()
    for t in range(100, 1_000, 200):
        page.fetch(t, "/api/poll")
    assert page.knows("/api/poll")


def test_a_request_inside_the_window_of_an_action_is_no_habit() -> None:
    page = _Page()
    page.fetch(5_000, "/api/orders", action="a1")
    assert not page.knows("/api/orders")


def test_a_foreign_origin_is_a_habit_from_the_first_time() -> None:
    page = _Page()
    page.fetch(100, "/collect", own=False)
    assert page.knows("/collect")
