"""The field's network cases: the page is intact, and the report from the browser is right."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from doing import act
from field_site import FieldSite
from seen import all_of, await_data, await_event, await_script, run_script

from reticle.browser.person import Person
from reticle.model.event import (
    ConsoleLine,
    Gap,
    NetFailed,
    NetFrame,
    NetRequest,
    NetResponse,
    RouteChange,
    StorageChange,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def field() -> AsyncIterator[FieldSite]:
    served = FieldSite()
    await served.start()
    yield served
    await served.close()


def outcomes(person: Person, part: str) -> list[tuple[str, int | None, bool]]:
    """Return method, status and whether it was canceled, of every request whose URL holds `part`."""
    status = {item.id: item.status for item in all_of(person, NetResponse)}
    canceled = {item.id for item in all_of(person, NetFailed) if item.canceled}
    return [
        (item.method, status.get(item.id), item.id in canceled)
        for item in all_of(person, NetRequest)
        if part in item.url
    ]


async def test_h003_a_stream_that_the_page_cancels_is_closed_on_the_wire(person: Person, field: FieldSite) -> None:
    account = await field.show(person, "H003_stream_cancel.html")
    assert (account["first"], account["firstFast"], account["serverSawClose"]) == (True, True, True)
    assert outcomes(person, "/api/stream?id=003") == [("GET", 200, True)]
    assert all(item.body is None for item in all_of(person, NetResponse) if item.body_missing == "not read to its end")


async def test_h004_aborted_calls_reject_as_always_and_are_never_told_as_200(person: Person, field: FieldSite) -> None:
    account = await field.show(person, "H004_abort.html")
    names = [account[key] for key in ("plain", "timeout", "reason", "already", "after", "unhandled")]
    assert names == ["AbortError", "TimeoutError", "stop now", "AbortError", 200, 0]
    sent = outcomes(person, "/api/delay?ms=4000&h=004")
    assert len(sent) >= 3
    assert set(sent) == {("GET", None, True)}
    after = await await_data(person, NetRequest, lambda item: "h=004ok" in item.url)
    await await_data(person, NetResponse, lambda item: item.id == after.id)
    assert outcomes(person, "h=004ok") == [("GET", 200, False)]


async def test_h006_an_object_used_again_is_told_once_a_request(person: Person, field: FieldSite) -> None:
    account = await field.show(person, "H006_xhr_reuse.html")
    assert (account["loads"], account["aborted"]) == (["h=006a", "h=006b", "h=006d"], 1)
    told = {part: outcomes(person, f"h=006{part}") for part in "abcde"}
    assert told == {
        "a": [("GET", 200, False)], "b": [("POST", 200, False)], "c": [], "d": [("GET", 200, False)],
        "e": [("GET", None, True)],
    }  # fmt: skip


async def test_h008_sockets_stay_what_they_are_and_their_frames_are_told(person: Person, field: FieldSite) -> None:
    account = await field.show(person, "H008_websocket_ctor.html")
    assert (account["consts"], account["name"], account["sub"], account["proto"]) == (
        [0, 1, 2, 3], "WebSocket", True, "chat.v2",
    )  # fmt: skip
    await await_event(person, lambda _: sum("closed" in item.reason for item in all_of(person, NetFailed)) == 2)
    opened = [item for item in all_of(person, NetRequest) if item.channel == "ws"]
    frames = [(item.direction, item.text) for item in all_of(person, NetFrame) if item.text]
    assert len(opened) == 2
    assert sum(direction == "out" for direction, _ in frames) == 2
    assert any("bytes" in text for direction, text in frames if direction == "out")
    assert not any("[object" in text for _, text in frames)


@pytest.mark.full
async def test_h010_beacons_are_told_as_far_as_they_were_sent(person: Person, field: FieldSite) -> None:
    account = await field.show(person, "H010_beacon.html")
    keys = ("small", "big", "blob", "empty", "detached", "keep")
    assert [account[key] for key in keys] == [True, False, True, True, "TypeError", 200]
    await person.tab().page.click("#leave")
    await await_data(person, NetRequest, lambda item: "h=010g" in item.url)
    told = {part: len(outcomes(person, f"h=010{part}")) for part in "acdfg"}
    assert told == {"a": 1, "c": 1, "d": 1, "f": 1, "g": 1}
    assert all(item.channel == "beacon" for item in all_of(person, NetRequest) if "h=010a" in item.url)


async def test_h017_routes_of_the_navigation_api_are_told_and_no_load(person: Person, field: FieldSite) -> None:
    await person.tab().open(f"{field.url}/p/H017_navigation_api.html")
    for css, part in (("#b", "r=2"), ("#l", "r=3")):
        await person.tab().page.click(css)
        await await_data(person, RouteChange, lambda item, part=part: part in item.to)  # type: ignore[misc]
    await person.tab().page.click("#x")
    routes = [(item.kind, item.search) for item in all_of(person, RouteChange)]
    assert [search for kind, search in routes if kind != "load"] == ["?r=2", "?r=3"]
    assert [kind for kind, _ in routes].count("load") == 1


async def test_h019_a_popup_that_never_leaves_about_blank_is_used_at_once(person: Person, field: FieldSite) -> None:
    await person.tab().open(f"{field.url}/p/H019_popup_about_blank.html")
    await act(person, "click", {"role": "button", "name": "Open report"})
    await person.await_tab("popup1", 10)
    await act(person, "click", {"role": "button", "name": "Approve"}, on="popup1")
    request = await await_event(person, lambda item: isinstance(item.data, NetRequest) and "h=019" in item.data.url)
    sent = request.data
    assert isinstance(sent, NetRequest)
    await await_data(person, NetResponse, lambda item: item.id == sent.id)
    lines = [event.page for event in person.log.since(0)
             if isinstance(event.data, ConsoleLine) and event.data.text == "popup-log-019"]  # fmt: skip
    assert (request.page, lines, outcomes(person, "h=019")) == ("popup1", ["popup1"], [("POST", 200, False)])
    await await_script(person, "__app.done")
    assert await run_script(person, "[__app.inner, __app.status].join()") == "1,200"


@pytest.mark.full
async def test_h089_equal_rewrites_of_a_key_are_no_news_and_push_nothing_out(person: Person, field: FieldSite) -> None:
    await person.tab().open(f"{field.url}/p/H006_xhr_reuse.html")
    await run_script(
        person,
        "(() => { for (let i = 0; i < 20000; i++) localStorage.setItem('draft', 'same');"
        " fetch('/api/status?c=500&h=089', {method: 'POST'}) })()",
    )
    answer = await await_data(person, NetResponse, lambda item: item.status == 500)
    assert (answer.status, len(outcomes(person, "h=089"))) == (500, 1)
    await await_data(person, StorageChange)
    assert [(item.key, item.value) for item in all_of(person, StorageChange)] == [("draft", "same")]
    assert not all_of(person, Gap)
