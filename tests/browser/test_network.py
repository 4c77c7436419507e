"""What goes over the wire is in the log: once, with body, cause and place."""

from __future__ import annotations

import asyncio

import pytest
from aiohttp import web
from seen import all_of, await_data, await_event, run_script
from served_pages import Site, echo_socket, endless, two_messages

from reticle.browser.person import Person
from reticle.model.event import NetFailed, NetFrame, NetRequest, NetResponse, PageError, StorageChange, WorkerSeen

pytestmark = pytest.mark.asyncio(loop_scope="session")


def requests_to(person: Person, path: str) -> list[NetRequest]:
    return [item for item in all_of(person, NetRequest) if path in item.url]


async def answer_to(person: Person, path: str) -> NetResponse:
    request = await await_data(person, NetRequest, lambda item: path in item.url)
    return await await_data(person, NetResponse, lambda item: item.id == request.id)


async def test_a_post_is_seen_with_its_parsed_bodies_and_the_line_that_sent_it(person: Person, site: Site) -> None:
    site.html("/", "<script src=/app.js></script>")
    post = "fetch('/api/orders', {method: 'POST', body: '{\"qty\": 2}'})"
    site.script("/app.js", f"function save() {{\n  {post}\n}}\nsave()")
    site.json("/api/orders", {"id": 7}, status=201)
    await person.tab().open(site.url)

    answer = await answer_to(person, "/api/orders")
    request = requests_to(person, "/api/orders")[0]
    assert (request.method, request.body, request.mutating, request.own_origin) == ("POST", {"qty": 2}, True, True)
    assert request.initiator is not None
    assert (request.initiator.line, request.initiator.function) == (2, "save")
    assert (answer.status, answer.ok, answer.body, answer.from_) == (201, True, {"id": 7}, "network")


async def test_a_body_survives_the_navigation_that_follows_it(person: Person, site: Site) -> None:
    site.html("/", "<script>fetch('/api/last').then(r => r.text()).then(() => { location.href = '/next' })</script>")
    site.html("/next", "next")
    site.json("/api/last", {"kept": True})
    await person.tab().open(site.url)
    await site.await_hit("/next")
    assert (await answer_to(person, "/api/last")).body == {"kept": True}


@pytest.mark.full
async def test_each_hop_of_a_redirect_is_a_request_of_its_own(person: Person, site: Site) -> None:
    async def away(_: web.Request) -> web.StreamResponse:
        return web.Response(status=302, headers={"location": "/landed"})

    form = "<form method=post action=/go><input name=who value=Ada></form>"
    site.html("/", f"{form}<script>document.forms[0].submit()</script>")
    site.on("/go", away)
    site.html("/landed", "landed")
    await person.tab().open(site.url)

    landed = await await_data(person, NetRequest, lambda item: item.url.endswith("/landed"))
    posted = requests_to(person, "/go")[0]
    assert (posted.channel, posted.body, posted.mutating) == ("form", {"who": "Ada"}, True)
    assert landed.redirected_from == posted.id
    assert (await answer_to(person, "/go")).status == 302


async def test_an_aborted_call_has_no_answer_and_is_told_as_canceled(person: Person, site: Site) -> None:
    async def never(_: web.Request) -> web.StreamResponse:
        await asyncio.Event().wait()
        return web.Response()

    ask = "fetch('/slow', {signal: c.signal}).catch(() => 0)"
    site.html("/", f"<script>const c = new AbortController(); {ask}</script>")
    site.on("/slow", never)
    await person.tab().open(site.url)
    await site.await_hit("/slow")
    await run_script(person, "c.abort()")

    request = requests_to(person, "/slow")[0]
    failed = await await_data(person, NetFailed, lambda item: item.id == request.id)
    assert failed.canceled
    assert all(item.id != request.id for item in all_of(person, NetResponse))


async def test_an_endless_body_is_never_kept_and_ends_as_canceled(person: Person, site: Site) -> None:
    read = "const s = r.body.getReader(); await s.read(); await s.cancel()"
    site.html("/", f"<script>fetch('/stream').then(async r => {{ {read} }})</script>")
    site.on("/stream", endless)
    await person.tab().open(site.url)
    request = await await_data(person, NetRequest, lambda item: "/stream" in item.url)
    assert (await await_data(person, NetFailed, lambda item: item.id == request.id)).canceled
    answer = await answer_to(person, "/stream")
    assert (answer.status, answer.body, answer.body_missing) == (200, None, "not read to its end")


@pytest.mark.full
@pytest.mark.parametrize("chunked", [False, True])
async def test_a_body_that_the_page_never_reads_is_told_all_the_same(
    person: Person, site: Site, *, chunked: bool
) -> None:
    async def save(request: web.Request) -> web.StreamResponse:
        answer = web.StreamResponse(headers={"content-type": "application/json"})
        if not chunked:
            answer.content_length = len(b'{"ok": false}')
        await answer.prepare(request)
        await answer.write(b'{"ok": false}')
        await answer.write_eof()
        return answer

    site.on("/save", save)
    site.html("/", "<script>const kept = fetch('/save', {method: 'POST'})</script>")
    await person.tab().open(site.url)
    assert (await answer_to(person, "/save")).body == {"ok": False}


async def test_socket_messages_are_seen_in_both_directions(person: Person, site: Site) -> None:
    made = "const s = new WebSocket('ws://' + location.host + '/ws')"
    site.html("/", f"<script>{made}; s.onopen = () => s.send('hi')</script>")
    site.on("/ws", echo_socket)
    await person.tab().open(site.url)
    back = await await_data(person, NetFrame, lambda item: item.direction == "in")
    sent = await await_data(person, NetFrame, lambda item: item.direction == "out")
    assert (sent.text, back.text, back.kind) == ("hi", "echo:hi", "ws")
    assert requests_to(person, "/ws")[0].channel == "ws"


async def test_event_stream_messages_are_seen_and_the_stream_is_no_open_request(person: Person, site: Site) -> None:
    site.html("/", "<script>new EventSource('/events')</script>")
    site.on("/events", two_messages)
    await person.tab().open(site.url)
    named = await await_data(person, NetFrame, lambda item: item.event == "done")
    assert named.text == "two"
    assert (await answer_to(person, "/events")).body_missing == "streaming"
    assert person.network.open_requests() == []


async def test_beacons_and_missing_pictures_are_seen_on_their_own_channels(person: Person, site: Site) -> None:
    site.html("/", "<img src=/missing.png><script>navigator.sendBeacon('/beacon', 'x=1')</script>")
    site.text("/beacon", "", status=204)
    await person.tab().open(site.url)
    error = await await_data(person, PageError)
    assert error.kind == "resource"
    assert "/missing.png answered 404" in error.message
    assert requests_to(person, "/missing.png")[0].channel == "resource"
    beacon = await await_data(person, NetRequest, lambda item: "/beacon" in item.url)
    assert (beacon.channel, beacon.body, beacon.keepalive) == ("beacon", "x=1", True)


async def test_a_beacon_sent_while_the_page_goes_away_is_seen(person: Person, site: Site) -> None:
    site.html("/", "<script>addEventListener('pagehide', () => navigator.sendBeacon('/bye', 'gone'))</script>")
    site.html("/next", "next")
    site.text("/bye", "", status=204)
    await person.tab().open(site.url)
    await person.tab().open(f"{site.url}/next")
    assert (await await_data(person, NetRequest, lambda item: "/bye" in item.url)).body == "gone"


async def test_a_query_over_post_does_not_write_and_a_mutation_does(person: Person, site: Site) -> None:
    ask = "fetch('/graphql', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(%s)})"
    query = '{"query": "query Cart { cart { id } }"}'
    write = '{"query": "mutation Buy($id: ID! = {a: 1}) { buy(id: $id) { id } }", "operationName": "Buy"}'
    site.html("/", f"<script>{ask % query};{ask % write}</script>")
    site.json("/graphql", {"data": {}})
    await person.tab().open(site.url)
    await await_data(person, NetRequest, lambda item: item.operation == "Buy")
    told = {item.operation: item.mutating for item in requests_to(person, "/graphql")}
    assert told == {"Cart": False, "Buy": True}


async def test_a_refused_connection_has_failed_and_was_not_canceled(person: Person, site: Site) -> None:
    site.html("/", "<script>fetch('http://127.0.0.1:9/').catch(() => 0)</script>")
    await person.tab().open(site.url)
    failed = await await_data(person, NetFailed)
    assert not failed.canceled
    assert "net::ERR_" in failed.reason


async def test_a_cookie_that_the_page_cannot_see_is_told(person: Person, site: Site) -> None:
    site.html("/", "hello", set_cookie="theme=dark; HttpOnly; Path=/")
    await person.tab().open(site.url)
    change = await await_data(person, StorageChange, lambda item: item.area == "cookie")
    assert (change.op, change.key, change.value) == ("set", "theme", "dark")


async def test_a_workers_first_request_is_seen(person: Person, site: Site) -> None:
    site.html("/", "<script>new Worker('/worker.js')</script>")
    site.script("/worker.js", "fetch('/api/from-worker', {method: 'POST', body: '[1]'})")
    site.json("/api/from-worker", {"by": "worker"})
    await person.tab().open(site.url)
    assert (await answer_to(person, "/api/from-worker")).status == 200
    request = requests_to(person, "/api/from-worker")[0]
    assert (request.method, request.body) == ("POST", [1])


async def test_a_shared_worker_is_watched(person: Person, site: Site) -> None:
    ask = "setInterval(() => s.port.postMessage(1), 20)"  # again, since its first moments may be missed
    site.html("/", f"<script>const s = new SharedWorker('/shared.js'); s.port.start(); {ask}</script>")
    site.script("/shared.js", "onconnect = event => { event.ports[0].onmessage = () => fetch('/api/from-shared') }")
    site.json("/api/from-shared", {"by": "shared"})
    await person.tab().open(site.url)
    await await_data(person, WorkerSeen, lambda item: item.kind == "shared")
    answer = await answer_to(person, "/api/from-shared")
    assert (answer.status, answer.body, answer.body_missing) == (200, None, "not readable in a shared worker")


async def test_what_an_action_causes_is_filed_under_it(person: Person, site: Site) -> None:
    site.html("/", "<button onclick=\"fetch('/api/click')\">go</button>")
    site.json("/api/click", {})
    tab = person.tab()
    await tab.open(site.url)
    await tab.arm("a1")
    await tab.page.click("button")
    event = await await_event(person, lambda item: isinstance(item.data, NetResponse) and item.action == "a1")
    await tab.disarm("a1")
    assert event.cause in ("caused", "assumed")
    assert person.recorder.current is None
