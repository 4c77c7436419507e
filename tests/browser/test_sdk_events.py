"""The core tells what only the page knows: once, in the page's own time, counted when it cannot be told whole."""

from __future__ import annotations

import asyncio

import pytest
from doing import act
from seen import all_of, await_data, await_event, run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.model.event import (
    Animation,
    DomChange,
    Gap,
    PressHit,
    RouteChange,
    Signal,
    StateChange,
    StorageChange,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`."""
    site.html("/", body)
    await person.tab().open(site.url)


def routes(person: Person) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return kind, end of the address and frame of every route change."""
    events = [event for event in person.log.since(0) if isinstance(event.data, RouteChange)]
    return [(event.data.kind, event.data.to.split("/")[-1], event.frame) for event in events]  # type: ignore[union-attr] # filtered above


async def test_dom_changes_are_counted_a_frame_with_the_texts_that_appeared(person: Person, site: Site) -> None:
    await show(person, site, "<ul></ul><div role=alert></div>")
    await await_data(person, DomChange)  # what loading brought is told by itself
    await run_script(
        person,
        "for (let i = 0; i < 3; i++) document.querySelector('ul').append(Object.assign(document.createElement('li'), "
        "{textContent: 'Row ' + i})); document.querySelector('[role=alert]').textContent = 'Three rows'",
    )
    change = await await_data(person, DomChange, lambda item: "Row 0" in item.appeared)
    assert (change.added, change.removed) == (4, 0)
    assert change.appeared == ("Row 0", "Row 1", "Row 2", "Three rows")
    assert change.live_region == (("alert", "Three rows"),)


async def test_code_is_no_text_that_appeared(person: Person, site: Site) -> None:
    await show(person, site, "<div id=out></div>")
    await run_script(
        person,
        "out.innerHTML = '<section><style>b { color: red }</style><p>One</p><script>let secret = 1</script>"
        "<template>not yet</template></section>'",
    )
    change = await await_data(person, DomChange, lambda item: "One" in item.appeared)
    told = " ".join(change.appeared)  # with what the page loaded, where that fell into the same batch
    assert [code for code in ("color", "secret", "not yet") if code in told] == []


@pytest.mark.full
async def test_a_ticker_is_background_and_the_apps_own_change_is_not(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<b id=clock></b><button onclick='out.textContent = \"Done\"'>Go</button><p id=out></p>"
        "<script>let n = 0; (function tick() { clock.textContent = n++; requestAnimationFrame(tick) })()</script>",
    )  # fmt: skip
    for _ in range(30):
        await await_event(person, lambda event: isinstance(event.data, DomChange))
        if int(str(await run_script(person, "n"))) > 40:
            break
        await run_script(person, "new Promise(f => setTimeout(f, 100))")
    report = await act(person, "click", {"role": "button", "name": "Go"})
    assert "Done" in report.effect.appeared
    await run_script(person, "new Promise(f => setTimeout(f, 200))")
    pressed = person.tab().pressed_t or 0
    changes = [event.data for event in person.log.since(0) if isinstance(event.data, DomChange) and event.t > pressed]
    totals = [change.added + change.removed + change.changed for change in changes]
    assert [total - change.background for total, change in zip(totals, changes, strict=True) if total].count(0) >= 3
    assert sum(total - change.background for total, change in zip(totals, changes, strict=True)) <= 4


async def test_routes_of_every_kind_are_told_once(person: Person, site: Site) -> None:
    await show(person, site, "<a id=a href=#/a>A</a>")
    await run_script(person, "history.pushState({}, '', '?p=1'); history.replaceState({}, '', '?p=2')")
    await run_script(person, "history.replaceState({}, '', '?p=2'); location.hash = 'x'; location.hash = 'x'")
    await run_script(person, "new Promise(f => { onpopstate = f; history.back() })")
    await await_data(person, RouteChange, lambda item: item.kind == "pop")
    assert [(kind, to) for kind, to, _ in routes(person)] == [
        ("load", ""), ("push", "?p=1"), ("replace", "?p=2"), ("hash", "?p=2#x"), ("pop", "?p=2"),
    ]  # fmt: skip


async def test_the_navigation_api_is_told_and_what_the_page_cancels_is_not(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H017_navigation_api.html"))
    for target in ({"name": "Go by script", "role": "button"}, {"name": "Go by link", "role": "link"}):
        await act(person, "click", target)
        await await_event(person, lambda event: isinstance(event.data, DomChange))
    await act(person, "click", {"role": "button", "name": "Blocked"})
    await run_script(person, "new Promise(f => setTimeout(f, 250))")
    assert [(kind, to[-4:]) for kind, to, _ in routes(person)] == [("load", "html"), ("push", "?r=2"), ("push", "?r=3")]


@pytest.mark.full
async def test_routes_of_a_frame_carry_the_frame(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H018_iframe_push.html"))
    await await_data(person, RouteChange, lambda item: item.kind == "hash")
    await act(person, "click", {"role": "button", "name": "Top route"})
    own = [(kind, to[-6:]) for kind, to, frame in routes(person) if not frame]
    inner = [(kind, frame) for kind, _, frame in routes(person) if frame]
    assert own == [("load", "h.html"), ("push", "?top=1")]
    assert inner == [("load", ("f",)), ("push", ("f",)), ("hash", ("f",))]


async def test_hash_routes_end_with_the_live_fragment(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H021_hash_routes.html"))
    for name in ("A", "B", "B", "Top"):
        await act(person, "click", {"role": "link", "name": name})
    told = [item.to.split("html")[-1] for item in all_of(person, RouteChange)]
    assert told == ["", "#/a", "#/b", "#"]


async def test_equal_rewrites_of_storage_make_no_event(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    await run_script(
        person,
        "for (let i = 0; i < 2000; i++) localStorage.setItem('same', 'v'); localStorage.theme = 'dark'; "
        "sessionStorage.removeItem('none'); sessionStorage.setItem('s', '1'); sessionStorage.removeItem('s')",
    )
    await await_data(person, StorageChange, lambda item: item.op == "remove")
    await await_data(person, StorageChange, lambda item: item.key == "theme")
    told = [(item.area, item.op, item.key, item.value) for item in all_of(person, StorageChange)]
    assert [line for line in told if line[0] == "local"] == [
        ("local", "set", "same", "v"), ("local", "set", "theme", "dark"),
    ]  # fmt: skip
    assert [line for line in told if line[0] == "session"] == [
        ("session", "set", "s", "1"), ("session", "remove", "s", None),
    ]  # fmt: skip


async def test_signals_said_before_anything_stood_arrive_in_their_order(person: Person, site: Site) -> None:
    await show(
        person,
        site,
        "<script>reticle.signal('first', {n: 1}); reticle.signal('second'); reticle.signal(3, [1])</script>",
    )
    await await_data(person, Signal, lambda item: item.name == "3")
    assert [(item.name, item.data) for item in all_of(person, Signal)] == [
        ("first", {"n": 1}), ("second", None), ("3", [1]),
    ]  # fmt: skip


async def test_a_store_tells_the_paths_that_changed_with_and_without_subscription(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<p></p><script>const cart = {items: [{qty: 1}], open: false}; let on = () => {}; let plain = {n: 0};"
        "reticle.store('cart', () => cart, f => { on = f }); reticle.store('plain', () => plain)</script>",
    )  # fmt: skip
    await run_script(person, "cart.items[0].qty = 2; cart.items.push({qty: 5}); on()")
    await await_data(person, StateChange, lambda item: item.path == "items.1")
    await run_script(person, "plain.n = 7; document.querySelector('p').textContent = 'x'")
    await await_data(person, StateChange, lambda item: item.store == "plain")
    told = [(item.store, item.path, item.before, item.after) for item in all_of(person, StateChange)]
    assert told == [
        ("cart", "items.0.qty", 1, 2), ("cart", "items.1", None, {"qty": 5}), ("plain", "n", 0, 7),
    ]  # fmt: skip


async def test_animations_are_told_with_their_target(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<style>@keyframes fade { from { opacity: 0 } } .on { animation: fade 40ms }</style><p data-testid=toast>x</p>",
    )  # fmt: skip
    await run_script(person, "document.querySelector('p').className = 'on'")
    await await_data(person, Animation, lambda item: item.phase == "end")
    assert [(item.name, item.phase, item.target) for item in all_of(person, Animation)] == [
        ("fade", "start", "toast"), ("fade", "end", "toast"),
    ]  # fmt: skip


async def test_twenty_thousand_signals_arrive_whole_and_in_order(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    took = await run_script(
        person,
        "(() => { const t = performance.now(); for (let i = 0; i < 20000; i++) reticle.signal('n', i); "
        "return performance.now() - t })()",
    )
    await await_data(person, Signal, lambda item: item.data == 19_999)
    assert [item.data for item in all_of(person, Signal)] == list(range(20_000))
    assert all_of(person, Gap) == []
    assert isinstance(took, float | int)


@pytest.mark.full
async def test_what_does_not_fit_leaves_a_gap_with_the_exact_count(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    await run_script(person, "for (let i = 0; i < 50000; i++) reticle.signal('n', i)")
    gap = await await_data(person, Gap, lambda item: item.channel == "signal")
    await asyncio.sleep(0)
    assert gap.dropped + len(all_of(person, Signal)) == 50_000
    assert gap.dropped > 0


async def test_what_a_press_hit_is_told_in_the_pages_own_time(person: Person, site: Site) -> None:
    await show(person, site, "<button>Go</button>")
    before = person.tab().now_t()
    await act(person, "click", {"role": "button", "name": "Go"})
    event = await await_event(person, lambda item: isinstance(item.data, PressHit))
    assert isinstance(event.data, PressHit)
    assert (event.data.target, event.data.hit) == (True, 'button "Go"')
    assert before - 50 <= event.t <= person.tab().now_t() + 50
    assert person.tab().pressed_t == event.t


async def test_a_change_wakes_whoever_waits(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    woken = asyncio.Event()
    stop = person.tab().sdk.on_change(woken.set)
    await run_script(person, "document.querySelector('p').textContent = 'y'")
    await asyncio.wait_for(woken.wait(), 5)
    stop()
