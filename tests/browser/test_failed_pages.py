"""Pages, popups and frames of the app that are answered with an error, in Chromium."""

from __future__ import annotations

from typing import Any

import pytest
from acted import act, open_page
from aiohttp import web
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

BOARD = {"kind": "route", "pathname": "/board"}
SAVED = {"kind": "text", "contains": "Saved"}
FORM = "<form action=/send method=post><button>Go</button></form>"
BUTTON = "<p id=said></p><button id=go>Go</button><script>go.onclick = () => {{ {} }};</script>"
LINK = BUTTON.format("location.href = '/board'")


def answer(site: Site, status: int, says: str = "<h1>Server error</h1>", path: str = "/board") -> None:
    site.text(path, f"<!doctype html><title>E</title>{says}", "text/html", status=status)


async def blamed(person: Person, site: Site, body: str, expect: Any) -> str:
    verdict = await act(await open_page(person, site, body), expect)
    return next((one.text for one in verdict.contradictions if one.kind == "request-failed-ui-moved-on"), "")


async def test_a_page_that_fails_is_told_however_it_was_reached(person: Person, site: Site) -> None:
    answer(site, 500)
    assert "GET /board → 500 failed" in await blamed(person, site, LINK, BOARD)

    async def send_on(_: web.Request) -> web.StreamResponse:
        return web.Response(status=303, headers={"location": "/board"})

    site.on("/send", send_on)
    assert "GET /board → 500 failed" in await blamed(person, site, FORM, BOARD)
    answer(site, 500, path="/send")
    assert "POST /send → 500 failed" in await blamed(person, site, FORM, {"kind": "route", "pathname": "/send"})
    late = BUTTON.format("said.textContent = 'Saved'; setTimeout(() => { location.href = '/board' }, 300)")
    assert "GET /board → 500 failed" in await blamed(person, site, late, SAVED)


async def test_a_popup_and_an_own_frame_that_fail_are_told(person: Person, site: Site) -> None:
    answer(site, 500)
    assert "500 failed" in await blamed(person, site, BUTTON.format("open('/board')"), {"kind": "popup"})
    framed = "said.textContent = 'Saved'; const f = document.createElement('iframe'); f.src = '{}/board'; said.after(f)"
    assert "500 failed" in await blamed(person, site, BUTTON.format(framed.format("")), SAVED)
    assert await blamed(person, site, BUTTON.format(framed.format(site.other)), SAVED) == ""


async def test_a_page_with_a_status_of_none_is_meant_by_its_content_and_not_by_its_address(
    person: Person, site: Site
) -> None:
    answer(site, 404, "<h1>Board of claims</h1>")
    heading = {"kind": "element", "query": {"role": "heading", "name": "Board of claims"}}
    assert await blamed(person, site, LINK, heading) == ""
    assert "GET /board → 404 failed" in await blamed(person, site, LINK, BOARD)
    assert await blamed(person, site, LINK, {"kind": "net", "path": "/board", "status": 404}) == ""


async def test_a_page_that_sends_people_to_sign_in_has_not_failed(person: Person, site: Site) -> None:
    async def send_on(_: web.Request) -> web.StreamResponse:
        return web.Response(status=302, headers={"location": "/login"})

    site.on("/board", send_on)
    answer(site, 401, "<form><input type=password><button>Sign in</button></form>", "/login")
    assert await blamed(person, site, LINK, {"kind": "route", "pathname": "/login"}) == ""
