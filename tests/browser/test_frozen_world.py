"""A flow freezes its world: the page's clock, and requests that are answered without the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from acted import act
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.browser.person import PageTime, Person, PersonOptions
from reticle.browser.stubs import Stubs
from reticle.clock import SYSTEM
from reticle.model.frozen import Stub

pytestmark = pytest.mark.asyncio(loop_scope="session")
CHRISTMAS = datetime(2031, 12, 24, 18, 30, tzinfo=UTC)
SAY = "document.getElementById('said').textContent = "


@asynccontextmanager
async def living(browser: Browser, **options: Any) -> AsyncIterator[Person]:
    """A person with such options."""
    person = await browser.new_person(PersonOptions(**options), "main")
    try:
        yield person
    finally:
        await person.close()
        person.log.close()


def stubs_of(*stubs: dict[str, Any], read: Callable[[str], bytes] | None = None) -> Stubs:
    """Return stubs; `read` gives their files."""
    made = Stubs()
    made.add([Stub.model_validate(stub) for stub in stubs], read or (lambda name: Path(name).read_bytes()))
    return made


async def said_by(person: Person, site: Site, script: str) -> str:
    """Click a button that runs `script`, which says something, and return what it said."""
    site.html("/", f"<button>Go</button><p id=said></p><script>document.querySelector('button').onclick = "
                   f"async () => {{ {SAY} await (async () => {{ {script} }})() }}</script>")  # fmt: skip
    await person.tab().open(site.url)
    page = person.tab().page
    await page.click("button")
    await page.wait_for_function("document.getElementById('said').textContent")
    return await page.inner_text("#said")


@pytest.mark.parametrize(
    ("script", "wanted"),
    [
        ("return new Date().toISOString()", "2031-12-24T18:30:00.000Z"),
        ("return Date().slice(0, 15)", "Wed Dec 24 2031"),
        ("const one = Date.now(); await new Promise(d => setTimeout(d, 40)); return Date.now() - one + ' ms'", "0 ms"),
        ("return new Intl.DateTimeFormat('en-GB').format()", "24/12/2031"),
        ("return new Intl.DateTimeFormat('en-GB').formatToParts()[4].value", "2031"),
        ("return new Date(0).toISOString() + (new Date() instanceof Date) + Date.UTC(1970, 0, 2)",
         "1970-01-01T00:00:00.000Ztrue86400000"),
        ("class Day extends Date { twice() { return 2 * this.getDate() } }; return '' + new Day().twice()", "48"),
        ("return '' + [Date.name, Date.length, new Date().constructor === Date, typeof Date]", "Date,7,true,function"),
        ("return typeof Temporal === 'undefined' ? '2031-12-24' : `${Temporal.Now.plainDateISO('UTC')}`", "2031-12-24"),
        ("const f = document.body.appendChild(document.createElement('iframe')); f.srcdoc = '<p>in';"
         "await new Promise(done => f.onload = done); return new f.contentWindow.Date().toISOString()",
         "2031-12-24T18:30:00.000Z"),
    ],
)  # fmt: skip
async def test_a_frozen_clock_says_the_same_to_everybody(
    browser: Browser, site: Site, script: str, wanted: str
) -> None:
    async with living(browser, clock=PageTime(CHRISTMAS, frozen=True)) as person:
        assert await said_by(person, site, script) == wanted


NATIVE = """
const all = [Date, Date.now, Function.prototype.toString, Intl.DateTimeFormat.prototype.formatToParts,
  Object.getOwnPropertyDescriptor(Performance.prototype, 'timeOrigin').get, performance.toJSON];
return all.map((one) => one + '' + Function.prototype.toString.call(one) + one.name).join(';');
"""
AGREES = """
const json = performance.toJSON();
const dated = [performance.timeOrigin, performance.timing.navigationStart, performance.timing.responseEnd,
  json.timeOrigin, json.timing.domLoading];
const off = dated.map((moment) => Math.abs(moment - Date.now()));
return off.every((ms) => ms < 60_000) + ' ' + performance.timing.redirectStart + ' ' + (performance.now() < 60_000);
"""


@pytest.mark.parametrize("frozen", [True, False])
async def test_a_page_sees_no_other_functions_under_another_clock(browser: Browser, site: Site, frozen: bool) -> None:
    async with living(browser) as plain, living(browser, clock=PageTime(CHRISTMAS, frozen=frozen)) as person:
        assert await said_by(person, site, NATIVE) == await said_by(plain, site, NATIVE)


@pytest.mark.parametrize("frozen", [True, False])
async def test_what_performance_dates_agrees_with_another_clock(browser: Browser, site: Site, frozen: bool) -> None:
    async with living(browser, clock=PageTime(CHRISTMAS, frozen=frozen)) as person:
        assert await said_by(person, site, AGREES) == "true 0 true"


async def test_a_running_clock_goes_on_from_its_moment(browser: Browser, site: Site) -> None:
    began_s = SYSTEM.monotonic_s()
    async with living(browser, clock=PageTime(CHRISTMAS, frozen=False)) as person:
        first = float(await said_by(person, site, "return '' + Date.now()"))
        second = float(await said_by(person, site, "return '' + Date.now()"))
    took_ms = 1000 * (SYSTEM.monotonic_s() - began_s)
    assert 0 <= first - CHRISTMAS.timestamp() * 1000 < took_ms + 50
    assert first < second < first + took_ms + 50


async def test_a_request_behind_a_timer_is_the_clicks_under_another_clock_too(browser: Browser, site: Site) -> None:
    site.json("/api/late", {})
    site.html("/", "<button>Go</button><script>document.querySelector('button').onclick = () => "
                   "setTimeout(() => fetch('/api/late', {method: 'POST'}), 30)</script>")  # fmt: skip
    async with living(browser, clock=PageTime(CHRISTMAS, frozen=True)) as person:
        await person.tab().open(site.url)
        verdict = await act(person.tab(), {"kind": "net", "path": "/api/late", "count": 1})
        assert (verdict.verified, verdict.evidence[0].cause) == ("yes", "caused"), verdict.because


@pytest.mark.parametrize(
    ("reply", "wanted"),
    [
        ({"json": {"name": "Ada"}}, '200 application/json {"name": "Ada"}'),
        ({"json": None}, "200 application/json null"),
        ({"text": "Grüße", "status": 503}, "503 text/plain; charset=utf-8 Grüße"),
        ({"file": "rates.csv"}, "200 text/csv a;b"),
        ({"text": "x", "headers": {"Content-Type": "text/odd"}}, "200 text/odd x"),
        ({"text": "slow", "delayMs": 50}, "200 text/plain; charset=utf-8 slow"),
        ("abort", "TypeError"),
        ("continue", "200 application/json {}"),
    ],
)
async def test_a_stub_answers_in_place_of_the_server(browser: Browser, site: Site, reply: Any, wanted: str) -> None:
    site.json("/api/rates", {})
    stubs = stubs_of({"match": {"kind": "net", "path": "/api/rates"}, "reply": reply}, read=lambda name: b"a;b")
    ask = "try { const a = await fetch('/api/rates'); return [a.status, a.headers.get('content-type'), await a.text()]"
    async with living(browser, stubs=stubs) as person:
        said = await said_by(person, site, f"{ask}.join(' ') }} catch (e) {{ return e.name }}")
    assert said.replace("application/json; charset=utf-8", "application/json") == wanted
    assert stubs.notes() == ["stub request /api/rates answered 1 time"]
    assert [hit[1] for hit in site.hits].count("/api/rates") == (1 if reply == "continue" else 0)


async def test_the_first_stub_that_fits_answers_as_often_as_it_may(browser: Browser, site: Site) -> None:
    site.json("/graphql", {"from": "server"})
    match = {"kind": "net", "path": "/graphql", "operation": "Cart"}
    stubs = stubs_of(
        {"match": {**match, "requestMatches": {"variables.id": 7}}, "reply": {"text": "seven"}, "times": 1},
        {"match": match, "reply": {"text": "any"}, "times": 1},
        {"match": {"kind": "net", "path": "/nowhere"}, "reply": "abort"},
    )
    ask = "const ask = async (id) => (await fetch('/graphql', {method: 'POST', body: JSON.stringify({query: "
    ask += "'query Cart { cart { id } }', variables: {id}})})).text();"
    async with living(browser, stubs=stubs) as person:
        said = await said_by(person, site, f"{ask} return [await ask(7), await ask(7), await ask(7)].join()")
    assert said == 'seven,any,{"from": "server"}'
    assert stubs.notes()[2] == "stub request /nowhere was never hit"


async def test_a_third_party_is_offline_and_the_page_may_read_its_answer(browser: Browser, site: Site) -> None:
    stubs = stubs_of({"match": {"kind": "net", "urlContains": "rates.example"}, "reply": {"json": {"eur": 1.1}}})
    ask = "return '' + (await (await fetch('https://api.rates.example/v1', {credentials: 'include'})).json()).eur"
    async with living(browser, stubs=stubs) as person:
        assert await said_by(person, site, ask) == "1.1"


async def test_a_stubbed_failure_is_told_like_a_real_one(browser: Browser, site: Site) -> None:
    stubs = stubs_of({"match": {"kind": "net", "method": "POST", "path": "/api/pay"}, "reply": {"status": 500}})
    site.html("/", "<button>Go</button><p role=status></p><script>document.querySelector('button').onclick = "
                   "async () => { await fetch('/api/pay', {method: 'POST'}); "
                   "document.querySelector('p').textContent = 'Paid' }</script>")  # fmt: skip
    async with living(browser, stubs=stubs) as person:
        await person.tab().open(site.url)
        verdict = await asyncio.wait_for(act(person.tab(), {"kind": "text", "contains": "Paid"}), 30)
        assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because


async def test_recorded_stubs_are_told_together_by_origin(browser: Browser, site: Site) -> None:
    match = {"kind": "net", "urlContains": f"{site.other}/"}
    paths = [f"/a{number}" for number in range(9)]
    stubs = stubs_of(
        *({"match": {**match, "path": path}, "reply": {"text": path}, "recorded": True} for path in paths),
        {"match": {"kind": "net", "path": "/mine"}, "reply": {"text": "mine"}},
    )
    ask = f"const a = async (p) => (await fetch(p)).text(); return await a('{site.other}/a1') + await a('/mine')"
    async with living(browser, stubs=stubs) as person:
        assert await said_by(person, site, f"{ask} + await a('{site.other}/a1')") == "/a1mine/a1"
    never = ", ".join(f"request {path}" for path in ("/a0", "/a2", "/a3", "/a4", "/a5"))
    assert stubs.notes() == [
        "stub request /mine answered 1 time",
        f"9 recorded stubs of {site.other} answered 2 times; never hit: {never} and 3 others",
    ]
