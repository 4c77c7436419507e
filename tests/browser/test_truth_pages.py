"""The acceptance cases of truth on real pages: each has the one right answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from acted import CLEAN, act, open_page
from aiohttp import web
from seen import await_data
from served_pages import Site

from house import sampled
from reticle.browser.person import Person
from reticle.engine.waiting import OpenWindow
from reticle.judge.outcome import Policy
from reticle.model.event import ConsoleLine
from reticle.model.predicate import parse_predicate

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOAST = "<div role=status id=toast></div><button id=go>Go</button>"
SAVED = {"kind": "text", "contains": "Saved"}
PROVED = ("yes", "proved")


def page(handler: str, *, html: str = TOAST, more: str = "") -> str:
    """Return a page whose button runs `handler`; `say(text)` writes into its status region."""
    return f"""{html}<script>
const say = (text) => {{ document.getElementById('toast').textContent = text; }};
const post = (url, body) => fetch(url, {{method: 'POST', body: JSON.stringify(body ?? {{}}),
  headers: {{'content-type': 'application/json'}}}});
{more}
document.getElementById('go').addEventListener('click', async () => {{
{handler}
}});
</script>"""


def said(verdict: Any) -> tuple[str, str]:
    return verdict.verified, verdict.reason


def told(verdict: Any) -> str:
    """Spell a verdict for a failing test."""
    return f"{verdict.verified} {verdict.reason}: {verdict.because} {[item.text for item in verdict.contradictions]}"


async def test_t1_a_click_that_only_repaints_is_no_fault(person: Person, site: Site) -> None:
    tab = await open_page(person, site, page("document.body.style.background = 'teal';"))
    assert said(await act(tab)) == ("no-fault", "nothing_declared")


async def test_t2_a_late_error_of_the_response_handler_fails_a_clean_console(person: Person, site: Site) -> None:
    site.json("/api/save", {"ok": True})
    tab = await open_page(person, site, page("await post('/api/save'); say('Saved');\n"
                                             "setTimeout(() => console.error('boom'), 300);"))  # fmt: skip
    verdict = await act(tab, CLEAN)
    assert said(verdict) == ("no", "assertion_failed"), told(verdict)
    assert "boom" in verdict.because


async def test_t3_what_held_before_proves_nothing(person: Person, site: Site) -> None:
    tab = await open_page(person, site, page("say('Saved again');", html="<p>Saved</p>" + TOAST))
    assert said(await act(tab, SAVED)) == ("unknown", "already_true")


@pytest.mark.parametrize("force", [False, True])
async def test_t4_a_button_under_an_overlay_is_not_acted_on(person: Person, site: Site, force: bool) -> None:
    overlay = "<div aria-label=Cookies role=dialog style='position:fixed;inset:0;background:#fff9'>Hi</div>"
    tab = await open_page(person, site, page("say('Saved');", html=TOAST + overlay))
    verdict = await act(tab, CLEAN, args={"force": force}, timeout_s=1.0)
    assert said(verdict) == ("no", "not_acted"), told(verdict)
    assert "Cookies" in verdict.because


async def test_t5_a_typeahead_that_aborts_its_previous_request_is_fine(person: Person, site: Site) -> None:
    async def find(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(0.08)  # a server that takes longer than the next key
        return web.json_response([request.query["q"]])

    site.on("/find", find)
    tab = await open_page(person, site, """<label>Find <input id=q></label><ul id=list></ul><script>
let last; document.getElementById('q').addEventListener('input', async (event) => {
  last?.abort(); last = new AbortController();
  try {
    const found = await (await fetch('/find?q=' + event.target.value, {signal: last.signal})).json();
    document.getElementById('list').innerHTML = found.map((one) => `<li>found ${one}</li>`).join('');
  } catch (error) { if (error.name !== 'AbortError') throw error; }
});</script>""")  # fmt: skip
    verdict = await act(tab, {"kind": "allOf", "predicates": [{"kind": "text", "contains": "found abc"}, CLEAN]},
                        kind="type", target={"label": "Find"}, args={"text": "abc"})  # fmt: skip
    assert (said(verdict), verdict.contradictions) == (PROVED, []), told(verdict)


@pytest.mark.full
async def test_t6_a_poll_that_begins_to_fail_is_unrelated(person: Person, site: Site) -> None:
    polls = {"count": 0}
    habit, broken = asyncio.Event(), asyncio.Event()

    async def poll(_: web.Request) -> web.StreamResponse:
        polls["count"] += 1
        if polls["count"] == 4:
            habit.set()
        if polls["count"] == 6:
            broken.set()
        return web.json_response({}, status=500 if polls["count"] > 4 else 200)

    async def save(_: web.Request) -> web.StreamResponse:
        await broken.wait()
        return web.json_response({"ok": True})

    site.on("/poll", poll)
    site.on("/api/save", save)
    every = "setInterval(() => fetch('/poll'), 100);"
    tab = await open_page(person, site, page("await post('/api/save'); say('Saved');", more=every))
    await habit.wait()
    verdict = await act(tab, SAVED)
    assert (said(verdict), verdict.contradictions) == (PROVED, []), told(verdict)
    assert any("unrelated" in note for note in verdict.notes)


async def test_t7_a_swallowed_500_behind_a_success_toast_is_contradicted(person: Person, site: Site) -> None:
    site.json("/api/orders", {"error": "x"}, status=500)
    tab = await open_page(person, site, page("try { await post('/api/orders'); } catch {} say('Saved');"))
    verdict = await act(tab, SAVED)
    assert said(verdict) == ("no", "contradicted"), told(verdict)
    assert verdict.source is not None
    assert verdict.source.line > 1


async def test_t7_is_caught_also_when_nothing_was_declared(person: Person, site: Site) -> None:
    site.json("/api/orders", {"error": "x"}, status=500)
    tab = await open_page(person, site, page("try { await post('/api/orders'); } catch {} say('Saved');"))
    assert said(await act(tab)) == ("no", "contradicted")


@pytest.mark.full
async def test_t8_a_failed_item_in_a_200_is_contradicted(person: Person, site: Site) -> None:
    site.json("/api/import", {"results": [{"ok": True}, {"ok": False}]})
    tab = await open_page(person, site, page("await post('/api/import'); say('Saved');"))
    verdict = await act(tab, SAVED)
    assert said(verdict) == ("no", "contradicted"), told(verdict)


async def test_t9_a_second_post_250_ms_later_breaks_count_one(person: Person, site: Site) -> None:
    site.json("/api/orders", {"id": 1}, status=201)
    tab = await open_page(person, site, page("post('/api/orders'); setTimeout(() => post('/api/orders'), 250);"
                                             " say('Saved');"))  # fmt: skip
    verdict = await act(tab, {"kind": "net", "method": "POST", "path": "/api/orders", "count": 1})
    assert said(verdict) == ("no", "assertion_failed"), told(verdict)


async def test_t9_a_second_signal_250_ms_later_breaks_count_one(person: Person, site: Site) -> None:
    tab = await open_page(person, site, page("const tell = () => window.reticle?.signal('placed', {id: 1});"
                                             " tell(); setTimeout(tell, 250);"))  # fmt: skip
    verdict = await act(tab, {"kind": "signal", "name": "placed", "count": 1})
    assert said(verdict) == ("no", "assertion_failed"), told(verdict)


@pytest.mark.full
@pytest.mark.parametrize(
    ("html", "expect"),
    [
        ("<p role=alert id=toast></p>", {"kind": "element", "query": {"role": "alert"}, "text": "Name is taken"}),
        ("<p id=toast></p>", {"kind": "text", "contains": "Name is taken"}),
    ],
    ids=["T10", "T18"],
)
async def test_a_422_that_the_page_tells_is_a_yes(person: Person, site: Site, html: str, expect: Any) -> None:
    site.json("/api/users", {"name": ["taken"]}, status=422)
    tab = await open_page(person, site, page("const r = await post('/api/users'); if (!r.ok) say('Name is taken');",
                                             html=html + "<button id=go>Go</button>"))  # fmt: skip
    verdict = await act(tab, expect)
    assert (said(verdict), verdict.contradictions) == (PROVED, []), told(verdict)


HEALTHY: dict[str, tuple[str, str]] = {
    "Y1 a retry that succeeds": ("if (!(await post('/twice')).ok) await post('/twice'); say('Saved');", ""),
    "Y2 a token refresh": (
        "let r = await fetch('/twice'); if (r.status === 503) { await post('/ok'); r = await fetch('/twice'); }"
        " say('Saved');", ""),
    "Y4 an optional 404": ("await fetch('/missing'); say('Saved');", ""),
    "Y5 graphql": (
        "const q = (query) => post('/graphql', {query}); await Promise.all([q('query A { a }'), q('query A { a }'),"
        " q('query B { b }')]); await q('mutation C { c }'); say('Saved');", ""),
    "Y6 the same GET twice": ("fetch('/ok'); await fetch('/ok'); say('Saved');", ""),
    "Y7 noise of the platform": (
        "const c = new AbortController(); fetch('/ok', {signal: c.signal}); c.abort();"
        " new ResizeObserver(() => { document.getElementById('toast').style.height = Math.random() * 99 + 'px'; })"
        ".observe(document.getElementById('toast')); say('Saved');", ""),
    "Y8 a long poll": ("fetch('/hang/poll'); await fetch('/ok'); say('Saved');", ""),
    "Y9 an effect without a stack": (
        "const c = new MessageChannel(); c.port1.onmessage = async () => { await fetch('/ok'); say('Saved'); };"
        " c.port2.postMessage(1);", ""),
    "Y11 what the server makes of it": ("await post('/normal', {name: ' ada ', price: 9.999}); say('Saved');", ""),
    "Y13 two beacons": ("navigator.sendBeacon('/ok', 'x'); navigator.sendBeacon('/ok', 'x'); say('Saved');", ""),
    "Y14 an autosave twice": (
        "const put = () => fetch('/ok', {method: 'PUT', body: 'x'}); await put(); setTimeout(put, 150); say('Saved');",
        ""),
    "Y15 empty errors": ("await post('/noerrors'); say('Saved');", ""),
    "Y16 a clock": (
        "await fetch('/ok'); say('Saved');",
        "const tick = () => { document.title = ''; document.getElementById('clock').textContent = performance.now();"
        " requestAnimationFrame(tick); }; tick();"),
}  # fmt: skip


@pytest.mark.parametrize("name", sampled(HEALTHY, list(HEALTHY)[::3]))
async def test_a_healthy_page_is_a_yes_without_any_alarm(person: Person, site: Site, name: str) -> None:
    serve_healthy(site)
    handler, more = HEALTHY[name]
    tab = await open_page(person, site, page(handler, html=TOAST + "<p id=clock></p>", more=more))
    verdict = await act(tab, {"kind": "allOf", "predicates": [SAVED, CLEAN]}, timeout_s=5.0)
    blocking = [item for item in verdict.contradictions if item.blocking]
    assert (said(verdict), blocking) == (PROVED, []), told(verdict)


def serve_healthy(site: Site) -> None:
    """Serve what the healthy pages ask for."""
    asked = {"count": 0}

    async def twice(_: web.Request) -> web.StreamResponse:
        asked["count"] += 1
        return web.json_response({}, status=503 if asked["count"] == 1 else 201)

    async def hang(_: web.Request) -> web.StreamResponse:
        await asyncio.sleep(30)
        return web.json_response({})

    site.on("/twice", twice)
    site.on("/hang/poll", hang)
    site.json("/ok", {"fine": True})
    site.json("/missing", {}, status=404)
    site.json("/graphql", {"data": {"c": 1}})
    site.json("/normal", {"id": 7, "name": "Ada", "price": 10.0, "status": "open"}, status=201)
    site.json("/noerrors", {"id": 1, "errors": []})


async def test_y3_an_optimistic_update_that_is_rolled_back_in_plain_text_is_a_yes(person: Person, site: Site) -> None:
    site.json("/api/item", {"error": "conflict"}, status=409)
    save = "say('Done'); const r = await fetch('/api/item', {method: 'PUT'});"
    save += " if (!r.ok) say('Your change could not be saved');"
    tab = await open_page(person, site, page(save, html="<p id=toast></p><button id=go>Go</button>"))
    verdict = await act(tab, {"kind": "text", "contains": "could not be saved"})
    assert (said(verdict), verdict.contradictions) == (PROVED, []), told(verdict)


async def test_y12_a_form_post_with_a_redirect_is_a_yes(person: Person, site: Site) -> None:
    async def login(_: web.Request) -> web.StreamResponse:
        raise web.HTTPSeeOther("/home")

    site.on("/login", login)
    site.html("/home", "<h1>Hello Ada</h1>")
    tab = await open_page(
        person, site, "<form action=/login method=post><input name=u value=ada><button>Go</button></form>"
    )
    expect = [{"kind": "net", "method": "POST", "path": "/login", "status": 303},
              {"kind": "route", "pathname": "/home"}, {"kind": "text", "contains": "Hello Ada"}, CLEAN]  # fmt: skip
    verdict = await act(tab, {"kind": "allOf", "predicates": expect})
    assert (said(verdict), verdict.contradictions) == (PROVED, []), told(verdict)


async def test_an_error_while_the_page_loads_fails_what_says_that_none_comes_and_proves_nothing(
    person: Person, site: Site
) -> None:
    tab = await open_page(person, site, "<p>Ready</p><script>console.error('at load')</script>")
    await await_data(person, ConsoleLine)
    loud = {"kind": "console", "level": "error"}
    for asked, expected in ((CLEAN, "no"), ({"kind": "not", "predicate": loud}, "no"), (loud, "unknown")):
        window = OpenWindow(
            tab, parse_predicate(asked), policy=Policy(), before={}, start_seq=person.log.last_seq, load_seq=0,
            pressed_t=tab.now_t(), timeout_ms=5_000,
        )  # fmt: skip
        assert window.end().verified == expected, asked


@pytest.mark.parametrize("times", [1, 2])
async def test_a_write_through_a_service_worker_is_one_write(person: Person, site: Site, times: int) -> None:
    site.script("/sw.js", "onactivate = event => event.waitUntil(clients.claim());\n"
                          "onfetch = event => event.respondWith(fetch(event.request));")  # fmt: skip
    site.json("/api/save", {"ok": True})
    ready = "navigator.serviceWorker.register('/sw.js');"
    served = "if (!navigator.serviceWorker.controller) await new Promise(done => {\n"
    served += "navigator.serviceWorker.oncontrollerchange = done; });\n"
    sent = "await Promise.all([" + "post('/api/save')," * times + "]); say('Saved');"
    tab = await open_page(person, site, page(served + sent, more=ready))
    asked = {"kind": "net", "method": "POST", "path": "/api/save", "status": 200, "count": 1}
    verdict = await act(tab, {"kind": "allOf", "predicates": [asked, SAVED]})
    assert said(verdict) == (PROVED if times == 1 else ("no", "assertion_failed")), told(verdict)


@pytest.mark.parametrize("called", [False, True])
async def test_a_third_partys_script_that_cannot_reach_its_own_server_is_no_fault_of_the_app(
    person: Person, site: Site, called: bool
) -> None:
    home = site.other.replace("127.0.0.1", "localhost")
    seen = f"fetch('{home}/visits', {{method: 'POST', mode: 'no-cors', body: 'x'}}).catch(() => 0)"
    site.script("/widget.js", f"const seen = () => {seen};" + ("" if called else "addEventListener('click', seen);"))
    site.on("/visits", refuse)
    tab = await open_page(
        person,
        site,
        f"<script src='{home}/widget.js'></script>" + page(("seen();" if called else "") + "say('Saved');"),
    )
    verdict = await act(tab, SAVED)
    assert said(verdict) == (("no", "contradicted") if called else PROVED), told(verdict)


async def refuse(request: web.Request) -> web.StreamResponse:
    """Hang up without an answer."""
    assert request.transport is not None
    request.transport.abort()
    return web.Response()


async def test_a_state_on_a_page_that_was_left_for_one_without_the_store_is_a_no(person: Person, site: Site) -> None:
    site.html("/elsewhere", "<p>Elsewhere</p>")
    stored = "reticle.store('shop', () => ({sort: 'price'}));"
    tab = await open_page(person, site, page("location.href = '/elsewhere';", more=stored))
    verdict = await act(tab, {"kind": "state", "store": "shop", "path": "sort", "equals": "featured"}, timeout_s=1)
    assert said(verdict) == ("no", "assertion_failed"), told(verdict)
