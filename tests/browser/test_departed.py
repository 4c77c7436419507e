"""What a page sends while it is left is answered after it is gone, and its answer counts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from acted import act, open_page
from aiohttp import web
from served_pages import Site, until_gone

from reticle.browser import departed
from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

ARRIVED = {"kind": "url", "pathname": "/next"}
KEPT = "fetch('/bye', {method: 'POST', keepalive: true, body: '{}'})"
WAYS = {
    "a beacon at pagehide": ("addEventListener('pagehide', () => navigator.sendBeacon('/bye', '{}'))", ""),
    "a fetch at pagehide": (f"addEventListener('pagehide', () => {KEPT})", ""),
    "a fetch before leaving": ("", KEPT),
}


async def _leave(person: Person, site: Site, way: str, expect: Any, status: int, **how: Any) -> Any:
    async def bye(request: web.Request) -> web.StreamResponse:
        if status == 0:
            await until_gone(request)
        await asyncio.sleep(how.get("takes_s", 0))  # a server that takes so long
        return web.Response(status=status)

    hide, press = WAYS[way]
    site.on("/bye", bye)
    site.html("/next", "Next")
    there = how.get("there", "/next")
    body = f"<button onclick=\"{press}; location = '{there}'\">Go</button><script>{hide}</script>"
    tab = await open_page(person, site, body)
    return await act(tab, expect, timeout_s=5)


def _answered(status: int) -> dict[str, Any]:
    return {"kind": "net", "method": "POST", "path": "/bye", "status": status}


@pytest.mark.parametrize("takes_s", [0, 0.3])
@pytest.mark.parametrize("way", WAYS)
async def test_its_status_is_known(person: Person, site: Site, way: str, takes_s: float) -> None:
    asked = _answered(204)
    if "beacon" in way:
        asked["channel"] = "beacon"
    verdict = await _leave(person, site, way, asked, 204, takes_s=takes_s)
    assert (verdict.verified, verdict.reason) == ("yes", "proved"), verdict.because


@pytest.mark.parametrize("takes_s", [0, 0.3])
async def test_its_status_is_known_also_from_another_site(person: Person, site: Site, takes_s: float) -> None:
    there = site.other.replace("127.0.0.1", "localhost") + "/next"
    verdict = await _leave(person, site, "a fetch before leaving", _answered(204), 204, there=there, takes_s=takes_s)
    assert (verdict.verified, verdict.reason) == ("yes", "proved"), verdict.because


async def test_a_write_that_fails_after_leaving_for_another_site_contradicts(person: Person, site: Site) -> None:
    there = site.other.replace("127.0.0.1", "localhost") + "/next"
    verdict = await _leave(person, site, "a fetch before leaving", ARRIVED, 500, there=there, takes_s=0.8)
    assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because


@pytest.mark.parametrize("way", [way for way in WAYS if "fetch" in way])
async def test_a_write_that_fails_then_contradicts(person: Person, site: Site, way: str) -> None:
    verdict = await _leave(person, site, way, ARRIVED, 500, takes_s=0.8)
    assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because
    assert "POST /bye → 500" in verdict.because


async def test_another_status_than_the_one_declared_is_wrong(person: Person, site: Site) -> None:
    verdict = await _leave(person, site, "a beacon at pagehide", _answered(204), 500)
    assert (verdict.verified, verdict.reason) == ("no", "assertion_failed"), verdict.because
    assert "POST /bye → 500" in verdict.because


@pytest.mark.parametrize("way", WAYS)
async def test_an_answer_that_nobody_hears_is_neither_right_nor_wrong(
    person: Person, site: Site, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(departed, "UNHEARD_S", 0.2)
    verdict = await _leave(person, site, way, _answered(204), 0)
    assert (verdict.verified, verdict.reason) == ("unknown", "coverage_partial"), verdict.because
    assert "its page went away" in verdict.because


@pytest.mark.parametrize("how", ["", ", keepalive: true"])
async def test_what_a_page_calls_off_itself_was_canceled(person: Person, site: Site, how: str) -> None:
    site.on("/bye", until_gone)  # type: ignore[arg-type] # it answers nothing at all
    body = (
        "<button onclick=\"const c = new AbortController(); fetch('/bye', {method: 'POST', body: '{}', signal: c.signal"
        f"{how}}}).catch(() => {{ out.textContent = 'Called off' }}); setTimeout(() => c.abort(), 50)\">Go</button>"
        "<p id=out></p>"
    )
    tab = await open_page(person, site, body)
    verdict = await act(tab, _answered(204), timeout_s=2)
    assert (verdict.verified, verdict.reason) == ("no", "assertion_failed"), verdict.because
    assert "canceled" in verdict.because


async def test_what_is_called_off_on_a_page_that_brought_a_file_was_canceled(person: Person, site: Site) -> None:
    site.on("/bye", until_gone)  # type: ignore[arg-type] # it answers nothing at all
    site.text("/file", "a,b", headers={"content-disposition": "attachment; filename=a.csv"})
    tab = await open_page(
        person, site, "<a href=/file>File</a><button onclick=\"const c = new AbortController(); fetch('/bye',"
        " {method: 'POST', body: '{}', signal: c.signal}).catch(() => {}); setTimeout(() => c.abort(), 50)\">Go"
        "</button>",
    )  # fmt: skip
    brought = await act(tab, {"kind": "download"}, target={"role": "link", "name": "File"})
    assert brought.verified == "yes", brought.because
    verdict = await act(tab, _answered(204), timeout_s=2, number="a2")
    assert (verdict.verified, verdict.reason) == ("no", "assertion_failed"), verdict.because
    assert "canceled" in verdict.because
