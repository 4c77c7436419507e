"""The field's network cases: the page is intact, and the report from the browser is right."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from field_site import FieldSite
from seen import all_of, await_data, await_event

from reticle.browser.person import Person
from reticle.model.event import NetFailed, NetFrame, NetRequest, NetResponse, RouteChange

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
