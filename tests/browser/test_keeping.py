"""What other origins answer is kept, wherever on the page and however it was asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web
from served_pages import Site, echo_socket, two_messages

from reticle.browser.exchange import origin_of
from reticle.browser.keeping import Keeper
from reticle.browser.launch import Browser
from reticle.browser.person import Person, PersonOptions
from reticle.browser.stubs import Stubs

pytestmark = pytest.mark.asyncio(loop_scope="session")


@asynccontextmanager
async def kept(
    browser: Browser, site: Site, page: str, *, script: str = "", **limits: int
) -> AsyncIterator[tuple[Person, Keeper]]:
    """Open a page of the app, whose button runs `script` and then says so."""
    keeper = Keeper(lambda url: origin_of(url) == site.url, **limits)
    go = f"""<button onclick="go()">Go</button><p></p><script>const other = '{site.other}';
        const go = async () => {{ {script}; document.querySelector('p').textContent = 'Done' }}</script>"""
    site.html("/", go + page)
    person = await browser.new_person(PersonOptions(stubs=Stubs(keeper=keeper), base_url=site.url), "main")
    try:
        await person.tab().open(site.url)
        if script:
            await person.workers.await_watched()
            await person.tab().page.click("button")
            await person.tab().page.wait_for_function("document.querySelector('p').textContent === 'Done'")
        yield person, keeper
    finally:
        await person.close()
        person.log.close()


async def told(keeper: Keeper, site: Site) -> list[str]:
    """Return what was kept: the fate of each request, its path, and its body."""
    await keeper.finish()
    return sorted(
        " ".join([one.fate, one.request.url.removeprefix(site.other), *([repr(one.body.decode())] if one.body else [])])
        for one in keeper.answers
    )


async def test_frames_workers_elements_and_beacons_are_seen_and_the_apps_own_is_not(
    browser: Browser, site: Site
) -> None:
    open_to_all = {"access-control-allow-origin": "*"}
    for path in ("/in-frame", "/in-worker", "/hit"):
        site.text(path, path, headers=open_to_all)
    site.html("/frame", "<script>fetch('/in-frame')</script>")
    site.text("/look.css", "p { color: red }", "text/css")
    asks = f"fetch('{site.other}/in-worker').then((a) => a.text()).then(() => postMessage(1))"
    site.script("/worker.js", f"onmessage = () => {asks}")
    site.json("/own", {})
    script = """await new Promise((done) => { worker.onmessage = done; worker.postMessage(1) });
        navigator.sendBeacon(other + '/hit', 'x'); await fetch('/own')"""
    page = f"<link rel=stylesheet href={site.other}/look.css><iframe src={site.other}/frame#top></iframe>"
    page += "<script>const worker = new Worker('/worker.js')</script>"
    async with kept(browser, site, page, script=script) as (_, keeper):
        found = await told(keeper, site)
    assert [" ".join(line.split(maxsplit=2)[:2]) for line in found] == [
        "kept /frame", "kept /hit", "kept /in-frame", "kept /in-worker", "kept /look.css"
    ]  # fmt: skip


async def test_an_answer_outlives_the_page_that_asked_for_it(browser: Browser, site: Site) -> None:
    site.text("/last", "the last word", headers={"access-control-allow-origin": "*"})
    site.html("/next", "<p>Next</p>")
    script = "await (await fetch(other + '/last')).text(); location.href = other + '/next'; return"
    async with kept(browser, site, "") as (person, keeper):
        await person.tab().page.evaluate(f"(async () => {{ {script} }})()")
        await person.tab().page.wait_for_url("**/next")
        found = await told(keeper, site)
    assert found[0] == "kept /last 'the last word'"
    assert found[1].startswith("kept /next '<!doctype html>")


async def test_a_page_that_reads_the_status_alone_loses_nothing(browser: Browser, site: Site) -> None:
    site.text("/said", "x" * 900, headers={"access-control-allow-origin": "*"})
    script = "if (!(await fetch(other + '/said')).ok) throw 1"
    async with kept(browser, site, "", script=script) as (_, keeper):
        assert await told(keeper, site) == [f"kept /said '{'x' * 900}'"]


async def test_what_has_no_answer_of_its_own_is_told_as_what_it_is(browser: Browser, site: Site) -> None:
    async def away(_: web.Request) -> web.StreamResponse:
        raise web.HTTPFound(f"{site.other}/there")

    async def home(_: web.Request) -> web.StreamResponse:
        raise web.HTTPFound(f"{site.url}/back")

    async def never(request: web.Request) -> web.StreamResponse:
        assert request.transport is not None
        request.transport.close()
        return web.Response()

    site.on("/away", away)
    site.on("/home", home)
    site.on("/socket", echo_socket)
    site.on("/events", two_messages)
    site.on("/never", never)
    for path in ("/there", "/back"):
        site.text(path, path, headers={"access-control-allow-origin": "*"})
    script = """const quiet = (path, init) => fetch(path, {mode: 'no-cors', ...init}).catch(() => 0);
        await quiet('/away'); await quiet(other + '/home'); await quiet(other + '/never');
        const off = new AbortController(); const asked = quiet(other + '/events?off', {signal: off.signal});
        off.abort(); await asked;
        const socket = new WebSocket(other.replace('http', 'ws') + '/socket');
        await new Promise((done) => { socket.onopen = done });
        const source = new EventSource(other + '/events'); await new Promise((done) => { source.onerror = done })"""
    async with kept(browser, site, "", script=script) as (_, keeper):
        found = await told(keeper, site)
    socket = f"stream {site.other.replace('http', 'ws')}/socket"
    wanted = ["failed /never", "from-home /there", "home /home", "stream /events", socket]
    assert [line for line in found if line != "given-up /events?off"] == sorted(wanted)


async def test_there_is_an_end_to_what_is_kept_at_all(browser: Browser, site: Site) -> None:
    for path in ("/one", "/two", "/three"):
        site.text(path, path, headers={"access-control-allow-origin": "*"})
    script = "for (const path of ['/one', '/two', '/three']) await (await fetch(other + path)).text()"
    async with kept(browser, site, "", script=script, room=9) as (_, keeper):
        assert await told(keeper, site) == ["full /three", "kept /one '/one'", "kept /two '/two'"]
