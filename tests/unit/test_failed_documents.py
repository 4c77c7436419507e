"""A page, a popup or a frame of the app that is answered with an error: its own words are no excuse for it."""

from __future__ import annotations

from typing import Any

import pytest
from story import NOT_SHOWN, ORIGIN, Story, all_of, any_of, net, said, text

from reticle.model.event import DomChange, NetRequest, NetResponse, PressHit, RouteChange
from reticle.model.reading import ElementFacts, LiveReading

BOARD = {"kind": "route", "pathname": "/board"}
HEADING = {"kind": "element", "query": {"role": "heading", "name": "Server error"}}
LATE = LiveReading(t=90, count=1, present=True, elements=(ElementFacts('heading "Server error"'),))
EARLY = LiveReading(t=8, count=1, present=True)


def load(
    story: Story,
    t: float = 10,
    path: str = "/board",
    status: int = 500,
    says: str = "Server error",
    *,
    method: str = "GET",
    page: str = "main",
    frame: tuple[str, ...] = (),
    cause: Any = "caused",
    own: bool = True,
    redirected_from: str | None = None,
) -> Story:
    """Tell that a document was asked for, answered and came up with what it says."""
    story.requests += 1
    number, writes = f"r{story.requests}", method == "POST"
    request = NetRequest(
        number, method, ORIGIN + path, writes, "form" if writes else "http", "document", own_origin=own,
        redirected_from=redirected_from,
    )  # fmt: skip
    story.tell(t, request, cause=cause, page=page, frame=frame)
    story.tell(t + 20, NetResponse(number, status, status < 300), cause=cause, page=page, frame=frame)
    if status not in (302, 303):
        moved = RouteChange("load", "" if frame else f"{ORIGIN}/list", ORIGIN + path, path)
        story.tell(t + 40, moved, page=page, frame=frame)
        story.tell(t + 50, DomChange(added=3, appeared=(says,)), page=page, frame=frame)
    return story


def blamed(story: Story, asked: Any = BOARD, **window: Any) -> bool:
    return [one.kind for one in story.judge(asked, **window).contradictions] == ["request-failed-ui-moved-on"]


WORDS = ("Server error", "Internal Server Error", "Oops", "Not found", "Welcome back", "502 Bad Gateway", "")


@pytest.mark.parametrize("says", WORDS)
@pytest.mark.parametrize("status", [500, 502, 503, 404, 410, 403, 429])
def test_a_page_that_a_link_leads_to_and_that_fails_is_told_whatever_it_says(status: int, says: str) -> None:
    verdict = load(Story(), status=status, says=says).judge(BOARD)
    assert said(verdict) == ("no", "contradicted")
    assert f"GET /board → {status} failed, yet what was declared came true" in verdict.because
    assert verdict.decision is not None
    assert f"where it is meant: net method=GET path=/board status={status}" in verdict.decision.suggested_fix


def test_a_form_that_fails_itself_or_leads_to_a_page_that_fails_is_told() -> None:
    assert blamed(load(Story(), path="/send", method="POST"), {"kind": "route", "pathname": "/send"})
    sent = load(Story(), path="/send", status=303, method="POST")
    done = load(sent, 31, "/done", redirected_from="r1")
    assert blamed(done, {"kind": "route", "pathname": "/done"})
    assert blamed(done, net("POST", "/send", status=303))


def test_a_page_that_fails_is_told_where_nothing_was_declared_and_where_it_came_late() -> None:
    assert blamed(load(Story()), None)
    again = load(Story())
    again.events = [event for event in again.events if not isinstance(event.data, RouteChange)]
    assert blamed(again, None)
    late = load(Story().show(6, "Saved"), 400)
    assert blamed(late, text("Saved"), live={(): NOT_SHOWN}, since_true={(): EARLY})
    assert blamed(load(Story(), cause="assumed"))
    assert not blamed(load(Story(), cause="background"))


def test_a_failure_of_a_page_is_meant_when_the_step_declares_its_status_or_its_text() -> None:
    assert not blamed(load(Story()), net("GET", "/board", status=500))
    assert not blamed(load(Story()), all_of(BOARD, net("GET", "/board", status="5xx")))
    assert not blamed(load(Story()), text("Server error"), live={(): LATE}, since_true={(): LATE})
    assert not blamed(load(Story()), HEADING, live={(): LATE}, since_true={(): LATE})
    assert not blamed(load(Story(), status=502, says="Bad Gateway"), text("Bad Gateway"),
                      live={(): LATE}, since_true={(): LATE})  # fmt: skip
    assert blamed(load(Story(), says="Board: no luck"), text("Board"), live={(): LATE}, since_true={(): LATE})


@pytest.mark.parametrize("status", [404, 410, 403, 422])
def test_a_page_that_is_there_with_a_status_of_none_is_meant_when_its_content_was_declared(status: int) -> None:
    shell = load(Story(), status=status, says="Board of claims")
    asked = all_of(BOARD, text("Board of claims"))
    assert not blamed(shell, asked, live={(1,): LATE}, since_true={(1,): LATE})
    assert not blamed(shell, any_of(BOARD, text("Board of claims")), live={(1,): LATE}, since_true={(1,): LATE})
    assert not blamed(load(Story(), status=status).signal(80, "ready"), {"kind": "signal", "name": "ready"})
    shown_before = load(Story().show(6, "Saved"), status=status)
    assert blamed(shown_before, text("Saved"), live={(): LATE}, since_true={(): EARLY})
    assert blamed(shell, all_of(BOARD, {"kind": "url", "pathname": "/board"}), live={(1,): LATE})


def test_a_page_that_is_not_there_is_no_fault_where_nothing_was_declared() -> None:
    assert load(Story(), status=404, says="Not found").judge().contradictions == []
    assert load(Story(), status=422, method="POST", says="Name is required").judge().contradictions == []


def test_a_page_of_a_static_host_that_brings_an_address_back_is_no_failure() -> None:
    story = load(load(Story(), status=404, says="Not found"), 70, "/", 200, says="Home")
    assert not blamed(story.go(130, "/board", "replace"))
    assert blamed(load(load(Story(), status=404, says="Not found"), 70, "/", 200, says="Home"))


def test_a_page_that_asks_to_sign_in_is_judged_as_ever() -> None:
    assert not blamed(load(Story(), path="/login", status=401, says="Hello"), {"kind": "route", "pathname": "/login"})
    assert not blamed(load(Story(), status=401, says="Sign in required"))
    assert blamed(load(Story(), status=401, says="Unauthorized"))


def test_a_frame_of_the_app_that_fails_is_told_and_one_of_a_third_party_is_not() -> None:
    for own, cause, found in ((True, "caused", True), (False, "caused", False), (True, "assumed", False)):
        story = load(Story().show(6, "Saved"), frame=("preview",), cause=cause, own=own)
        assert blamed(story, text("Saved"), live={(): LATE}, since_true={(): EARLY}) is found
    lacking = load(Story().show(6, "Saved"), status=404, frame=("preview",))
    assert not blamed(lacking, text("Saved"), live={(): LATE}, since_true={(): EARLY})
    told = load(Story().show(6, "Saved"), frame=("preview",)).show(90, "The preview could not be loaded")
    assert not blamed(told, text("Saved"), live={(): LATE}, since_true={(): EARLY})


def test_a_popup_that_fails_is_told_unless_the_page_that_opened_it_says_so() -> None:
    pressed = Story().tell(1, PressHit("a1", True))
    assert blamed(load(pressed, page="popup1"), None)
    shown = Story().tell(1, PressHit("a1", True)).show(80, "Opened")
    assert blamed(load(shown, status=404, page="popup1"), text("Opened"), live={(): LATE}, since_true={(): LATE})
    told = load(Story().tell(1, PressHit("a1", True)), page="popup1").show(90, "The receipt could not be opened")
    assert not blamed(told, None)


def test_a_page_of_somebody_else_is_judged_as_ever() -> None:
    assert not blamed(load(Story(), status=403, own=False, says="Not allowed"))
