"""A socket that was opened before its session stood is told with its address, or else as not seen."""

from __future__ import annotations

import pytest
from doing import act
from seen import all_of, await_data, await_event, await_script
from served_pages import Site, echo_socket

from reticle.browser.person import Person
from reticle.browser.streams import StreamWatch
from reticle.model.event import NetFrame, NetRequest

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = """<button>Say</button><p id=out></p><script>
const sockets = PATHS.map((path) => new WebSocket(`ws://${location.host}${path}`));
document.querySelector('button').onclick = () => sockets[0].send('{"a": 1}');
Promise.all(sockets.map((one) => new Promise((done) => { one.onopen = done; }))).then(() => { window.isOpen = true; });
</script>"""
WORKER = """const socket = new WebSocket(`ws://${location.host}/echo`);
socket.onmessage = (event) => postMessage(event.data);
const isOpen = new Promise((done) => { socket.onopen = done; });
onmessage = (event) => isOpen.then(() => socket.send(event.data));"""


async def _watch_again(person: Person) -> None:
    """Watch the page's sockets by a session that comes too late for their beginning."""
    page = person.tab().page
    session = await page.context.new_cdp_session(page)
    StreamWatch(person.network, person.recorder, session, lambda: "late", lambda _: ()).listen()
    await session.send("Network.enable")


def _sent(person: Person) -> int:
    return sum(frame.direction == "out" for frame in all_of(person, NetFrame))


@pytest.mark.parametrize("paths", [["/echo"], ["/echo", "/echo?second"]])
async def test_what_it_says_is_told_with_its_address_or_as_not_seen(
    person: Person, site: Site, paths: list[str]
) -> None:
    site.on("/echo", echo_socket)
    site.html("/", PAGE.replace("PATHS", str(paths)))
    await person.tab().open(site.url)
    await await_script(person, "window.isOpen")
    await _watch_again(person)
    await act(person, "click", {"text": "Say"})
    await await_data(person, NetFrame, lambda item: item.direction == "in")
    await person.network.drain()
    frames = [event for event in person.log.since(0) if isinstance(event.data, NetFrame) and event.page == "late"]
    if len(paths) == 1:
        await await_data(person, NetRequest, lambda item: item.channel == "ws")
        url = site.url.replace("http", "ws") + "/echo"
        told = [(event.data.direction, event.data.url) for event in frames if isinstance(event.data, NetFrame)]
        assert told == [("out", url), ("in", url)]
        assert not person.log.coverage
    else:
        assert frames == []
        assert list(person.log.coverage) == ["a connection of page late that was opened early"]


async def test_a_socket_of_a_worker_is_seen_from_its_first_message(person: Person, site: Site) -> None:
    site.on("/echo", echo_socket)
    site.script("/worker.js", WORKER)
    site.html(
        "/",
        """<button>Say</button><p id=out></p><script>const worker = new Worker('/worker.js');
        worker.onmessage = (event) => { out.textContent += event.data; };
        document.querySelector('button').onclick = () => worker.postMessage('{"a": 1}');</script>""",
    )
    for number in range(1, 6):
        await person.tab().open(site.url)
        await act(person, "click", {"text": "Say"})
        await await_script(person, "out.textContent")
        await await_event(person, lambda _, count=number: _sent(person) == count)  # type: ignore[misc] # mypy asks for the type of a default
    assert {one.url.partition("//")[2].partition("/")[2] for one in all_of(person, NetFrame)} == {"echo"}
