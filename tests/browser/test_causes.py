"""Why a request was made: the action's listener, the page's own habit, or nobody can tell."""

from __future__ import annotations

from typing import Any

import pytest
from doing import find
from seen import await_event
from served_pages import Site

from reticle.browser import causes, listeners
from reticle.browser.person import Person
from reticle.model.event import Cause, Event, NetRequest, Place
from reticle.model.flow import ClickArgs

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a busy machine leaves untold is another matter: here the look-up may take as long as it does."""
    monkeypatch.setattr(causes, "WRITE_PATIENCE_S", 10.0)
    monkeypatch.setattr(causes, "LOOK_UP_PATIENCE_S", 10.0)


async def _request_to(person: Person, path: str) -> Event:
    return await await_event(person, lambda item: isinstance(item.data, NetRequest) and path in item.data.url)


async def cause_of_click(person: Person, path: str) -> tuple[Cause | None, str | None]:
    """Click the page's button; return cause and action of the first request to `path` in the click's window."""
    tab = person.tab()
    button = await find(person, role="button")
    await tab.arm("a1")
    await tab.act("click", button, ClickArgs(), action_id="a1")
    event = await await_event(
        person, lambda item: isinstance(item.data, NetRequest) and path in item.data.url and item.action is not None
    )
    await tab.disarm("a1")
    return event.cause, event.action


@pytest.mark.full
async def test_a_request_of_the_clicked_buttons_listener_is_caused(person: Person, site: Site) -> None:
    listen = "document.querySelector('button').onclick = () => fetch('/api/go')"
    site.html("/", f"<button>Go</button><script>{listen}</script>")
    site.json("/api/go", {})
    await person.tab().open(site.url)
    assert await cause_of_click(person, "/api/go") == ("caused", "a1")


async def test_a_request_behind_awaits_and_timers_of_a_delegated_listener_is_caused(person: Person, site: Site) -> None:
    late = "await 0; setTimeout(() => Promise.resolve().then(() => fetch('/api/late')), 20)"
    listen = f"document.addEventListener('click', async () => {{ {late} }})"
    site.html("/", f"<main><button>Go</button></main><script>{listen}</script>")
    site.json("/api/late", {})
    await person.tab().open(site.url)
    assert await cause_of_click(person, "/api/late") == ("caused", "a1")


async def test_a_timer_that_was_set_before_the_click_is_not_caused_by_it(person: Person, site: Site) -> None:
    site.html(
        "/",
        "<button onclick='done = 1'>Go</button><script>let done = 0;"
        "setInterval(() => { if (done) { done = 0; fetch('/api/timer') } }, 30)</script>",
    )
    site.json("/api/timer", {})
    await person.tab().open(site.url)
    assert await cause_of_click(person, "/api/timer") == ("assumed", "a1")


@pytest.mark.full
async def test_the_page_that_a_link_leads_to_is_caused_and_what_it_loads_too(person: Person, site: Site) -> None:
    site.html("/", "<button onclick=\"location.href = '/next'\">Go</button>")
    site.html("/next", "<script>fetch('/api/of-next')</script>")
    site.json("/api/of-next", {})
    await person.tab().open(site.url)
    assert await cause_of_click(person, "/api/of-next") == ("caused", "a1")


async def test_an_elements_listener_is_found_in_the_file_behind_the_bundle(person: Person, site: Site) -> None:
    # One segment a line: generated line 2 column 0 is line 41 column 2 of src/cart.ts.
    listen = "document.querySelector('button').addEventListener('click', add)"
    site.script("/bundle.js", f"\nfunction add() {{ return 1 }}\n{listen}\n//# sourceMappingURL=bundle.js.map")
    site.json("/bundle.js.map", {"version": 3, "sources": ["src/cart.ts"], "names": ["add"], "mappings": ";AAwCEA"})
    site.html("/", "<button>Go</button><script src=/bundle.js></script>")
    person.code_map.add_prefix("/src/", "web/src/")
    await person.tab().open(site.url)
    place = await person.tab().listener_source(await find(person, role="button"), "click")
    assert place == Place("web/src/cart.ts", 41, 3, "add")


@pytest.mark.parametrize(
    ("tie", "event", "line"),
    [
        ("button['__reactProps$x1'] = { onClick: act }", "click", 2),
        ("button.type = 'submit'; form['__reactProps$x1'] = { onSubmit: act }", "click", 2),
        ("button[Symbol('_vei')] = { onClick: { value: act } }", "click", 2),
        ("button.__click = act", "click", 2),
        ("button[Symbol('events')] = { click: act }", "click", 2),
        ("void 0", "click", 1),
    ],
)
async def test_where_one_listener_serves_all_the_place_is_that_of_the_components_handler(
    person: Person, site: Site, tie: str, event: str, line: int
) -> None:
    """React 17 and later, Vue 3 and Svelte 5 keep the handler at the element; the listener there is nobody's."""
    site.script(
        "/app.js",
        "const noop = () => {}; const button = document.querySelector('button'), form = button.form;"
        f"\nfunction act() {{ return 1 }}\nbutton.addEventListener('click', noop); {tie}",
    )
    site.html("/", "<form><button type=button>Go</button></form><script type=module src=/app.js></script>")
    await person.tab().open(site.url)
    place = await person.tab().listener_source(await find(person, role="button"), event)
    assert place is not None
    assert (place.file.rpartition("/")[2], place.line) == ("app.js", line)


@pytest.mark.full
async def test_a_write_of_the_clicked_buttons_listener_is_caused(person: Person, site: Site) -> None:
    listen = "document.querySelector('button').onclick = () => fetch('/api/go', {method: 'POST', body: '{}'})"
    site.html("/", f"<button>Go</button><script>{listen}</script>")
    site.json("/api/go", {})
    await person.tab().open(site.url)
    assert await cause_of_click(person, "/api/go") == ("caused", "a1")


async def test_a_late_write_is_filed_under_the_action_whose_timer_sent_it(person: Person, site: Site) -> None:
    site.html(
        "/",
        "<button data-testid=one>One</button><button data-testid=two>Two</button><script>"
        "const post = (path) => fetch(path, {method: 'POST', body: '{}'});"
        "let go; const two = new Promise((done) => { go = done });"
        "document.querySelector('[data-testid=one]').onclick = async () => {"
        " await post('/api/one'); await two; setTimeout(() => post('/api/late'), 30) };"
        "document.querySelector('[data-testid=two]').onclick = () => { go(); post('/api/two') };</script>",
    )
    for path in ("/api/one", "/api/two", "/api/late"):
        site.json(path, {})
    tab = person.tab()
    await tab.open(site.url)
    for number, testid in (("a1", "one"), ("a2", "two")):
        button = await find(person, testid=testid)
        await tab.arm(number)
        await tab.act("click", button, ClickArgs(), action_id=number)
        await _request_to(person, f"/api/{testid}")
    late, two = await _request_to(person, "/api/late"), await _request_to(person, "/api/two")
    await tab.disarm("a2")
    assert (late.cause, late.action) == ("caused", "a1")
    assert (two.cause, two.action) == ("caused", "a2")


async def test_a_write_whose_button_is_gone_is_not_filed_under_the_action_before(
    person: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One listener at the root serves all, as React does it; the form leaves the page while its path is looked up."""
    site.html(
        "/",
        "<main><button>One</button><form><button type=button>Two</button></form></main><script>"
        "document.addEventListener('click', (event) => { if (event.target.textContent !== 'Two') return;"
        " document.querySelector('form').remove(); fetch('/api/login', { method: 'POST' }) })</script>",
    )
    site.json("/api/login", {})
    tab = person.tab()
    await tab.open(site.url)
    find_node = listeners.main_world_node

    async def find_late(*asked: Any) -> str | None:
        node = await find_node(*asked)
        await tab.page.wait_for_function("!document.querySelector('form')")
        return node

    monkeypatch.setattr(causes, "WRITE_PATIENCE_S", 5.0)
    for action, name in (("a1", "One"), ("a2", "Two")):
        if action == "a2":
            monkeypatch.setattr(listeners, "main_world_node", find_late)
        await tab.arm(action)
        await tab.act("click", await find(person, role="button", name=name), ClickArgs(), action_id=action)
    event = await _request_to(person, "/api/login")
    await tab.disarm("a2")
    assert event.action == "a2"
