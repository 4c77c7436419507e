"""Stores that Svelte keeps in closures, found on pages that say nothing of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from acted import act, act_and_report
from served_pages import Site
from test_stores_found import value_of

from reticle.browser.person import Person
from reticle.browser.tab import Tab
from reticle.model.predicate import StateLeaf, parse_predicate
from reticle.model.reading import LiveReading

pytestmark = pytest.mark.asyncio(loop_scope="session")
BUNDLES = Path(__file__).parent / "pages" / "bundles"
FULL = pytest.mark.full


async def open_svelte(person: Person, site: Site, app: str) -> Tab:
    """Open a page that was made with Svelte."""
    site.script(f"/{app}", (BUNDLES / app).read_text("utf-8"))
    site.html("/", f"<div id=root></div><script src=/{app}></script>")
    tab = person.tab()
    await tab.open(site.url)
    return tab


async def open_modules(person: Person, site: Site, script: str) -> Tab:
    """Open a page of modules, with Svelte's stores at /svelte-store.js and the sign that Svelte leaves."""
    site.script("/svelte-store.js", (BUNDLES / "svelte-store.js").read_text("utf-8"))
    sign = "window.__svelte = { v: new Set(['5']) };"
    site.html("/", f"<button>Go</button><script>{sign}</script><script type=module>{script}</script>")
    tab = person.tab()
    await tab.open(site.url)
    return tab


async def read(tab: Tab, store: str | None, path: str = "") -> LiveReading:
    """Read a state leaf."""
    leaf = parse_predicate({"kind": "state", **({"store": store} if store else {}), "path": path, "equals": "*"})
    assert isinstance(leaf, StateLeaf)
    return (await tab.read([leaf]))[0]


@pytest.mark.parametrize(
    ("app", "button", "store", "path", "before", "after"),
    [
        ("svelte-4-development.js", "Cart 0", "cart", "items.0.sku", None, "mug"),
        ("svelte-5-development.js", "Cart 0", "cart", "items.0.sku", None, "mug"),
        pytest.param("svelte-4-development.js", "Cart 0", "total", "", 0, 5, marks=FULL),
        pytest.param("svelte-5-development.js", "Cart 0", "total", "", 0, 5, marks=FULL),
        pytest.param("svelte-4-development.js", "Visits 0", "visits", "", 0, 1, marks=FULL),
        pytest.param("svelte-5-development.js", "Visits 0", "visits", "", 0, 1, marks=FULL),
        ("svelte-5-development.js", "Basket 0", "basket", "lines.0.sku", None, "lamp"),
        ("svelte-5-development.js", "Picked nothing", "chosen", "", "nothing", "lamp"),
    ],
)
async def test_a_store_of_svelte_is_read_before_and_after(
    person: Person, site: Site, app: str, button: str, store: str, path: str, before: Any, after: Any
) -> None:
    tab = await open_svelte(person, site, app)
    if before is not None:
        assert await value_of(tab, store, path) == before
    leaf = {"kind": "state", "store": store, "path": path, "equals": after}
    verdict = await act(tab, leaf, target={"role": "button", "name": button})
    assert (verdict.verified, verdict.strength) == ("yes", "state"), verdict.because


@pytest.mark.parametrize("app", ["svelte-4-production.js", "svelte-5-production.js"])
async def test_in_a_minified_build_a_store_is_found_by_its_path(person: Person, site: Site, app: str) -> None:
    tab = await open_svelte(person, site, app)
    leaf = {"kind": "state", "path": "items.0.sku", "equals": "mug"}
    verdict = await act(tab, leaf, target={"role": "button", "name": "Cart 0"})
    assert (verdict.verified, verdict.strength) == ("yes", "state"), verdict.because


@pytest.mark.parametrize("app", ["svelte-4-development.js", pytest.param("svelte-5-development.js", marks=FULL)])
async def test_a_miss_says_which_stores_there_are_and_starts_none(person: Person, site: Site, app: str) -> None:
    tab = await open_svelte(person, site, app)
    leaf = {"kind": "state", "store": "feed", "path": "", "equals": "news"}
    verdict, _ = await act_and_report(tab, leaf, target={"role": "button", "name": "Cart 0"}, timeout_s=1)
    assert verdict.verified == "unknown"
    for name in ("cart", "clock (nobody is subscribed to it)", "total", "visits"):
        assert name in verdict.because
    assert (await read(tab, "clock")).error is not None
    assert await tab.page.evaluate("[window.clockStarted, window.feedAsked]") == [None, None]


async def test_a_store_is_found_through_the_module_that_imports_it(person: Person, site: Site) -> None:
    site.script("/shop.js", "import { writable } from '/svelte-store.js'; export const cart = writable({ items: [] });")
    tab = await open_modules(
        person, site,
        "import { cart } from '/shop.js'; document.querySelector('button').addEventListener('click', () => "
        "cart.set({ items: ['mug'] })); cart.subscribe((now) => document.title = now.items.length);",
    )  # fmt: skip
    assert await value_of(tab, "cart", "items") == []
    verdict = await act(tab, {"kind": "state", "store": "cart", "path": "items.0", "equals": "mug"})
    assert verdict.verified == "yes", verdict.because


async def test_a_store_that_nobody_listens_to_any_more_is_not_started_again(person: Person, site: Site) -> None:
    tab = await open_modules(
        person, site,
        "import { readable } from '/svelte-store.js'; window.started = 0; const news = readable(1, (set) => { "
        "window.started++; return () => { window.stopped = true } }); let stop = news.subscribe(() => {}); "
        "window.addEventListener('keydown', () => news); document.querySelector('button').onclick = () => stop();",
    )  # fmt: skip
    assert await value_of(tab, "news", "") == 1
    await act(tab, target={"role": "button", "name": "Go"})
    assert await tab.page.evaluate("window.stopped")
    reading = await read(tab, "news")
    assert "news (nobody is subscribed to it)" in str(reading.error)
    assert await tab.page.evaluate("window.started") == 1


LOOKS_ALIKE = """
let asked = 0;
const feed = { subscribe(run) { asked++; run('news'); return () => {}; } };
const listeners = new Set();
const bus = { subscribe(run) { listeners.add(run); if (listeners.size === 1) asked++; return () => {
  listeners.delete(run); if (listeners.size === 0) asked++; }; } };
const watched = new Proxy({}, { get() { asked++; }, getOwnPropertyDescriptor() { asked++; }, ownKeys() { asked++;
  return []; } });
const computed = { get subscribe() { asked++; } };
document.querySelector('button').onclick = () => [feed, bus, watched, computed];
window.asked = () => asked;
"""


async def test_what_only_looks_like_a_store_is_left_alone(person: Person, site: Site) -> None:
    tab = await open_modules(person, site, LOOKS_ALIKE)
    for name in ("feed", "bus", "watched", "computed"):
        assert "the page has none" in str((await read(tab, name)).error)
    assert await tab.page.evaluate("window.asked()") == 0


async def test_a_page_without_svelte_is_not_searched(
    person: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.html("/", "<button onclick='go()'>Go</button><script>function go() {}</script>")
    tab = person.tab()
    await tab.open(site.url)
    monkeypatch.setattr(tab.sdk.closures, "search", None)  # calling it fails
    assert (await read(tab, "cart")).no_store


async def test_a_store_that_comes_later_is_found(person: Person, site: Site) -> None:
    tab = await open_modules(
        person, site,
        "document.querySelector('button').onclick = async () => { const { writable } = "
        "await import('/svelte-store.js'); const late = writable('here'); "
        "document.body.onkeydown = () => late.set('gone'); document.body.append('Loaded'); };",
    )  # fmt: skip
    leaf = {"kind": "state", "store": "late", "path": "", "equals": "here"}
    verdict = await act(tab, {"kind": "allOf", "predicates": [{"kind": "text", "contains": "Loaded"}, leaf]})
    assert verdict.verified == "yes", verdict.because


async def test_a_search_leaves_nothing_behind(person: Person, site: Site) -> None:
    tab = await open_svelte(person, site, "svelte-5-development.js")
    held: list[str] = []
    send = tab.cdp.send

    async def noting(method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        held.append(f"{method} {(params or {}).get('objectGroup', '')}")
        return await send(method, params)

    tab.sdk.frames.main.session = type("Noting", (), {"send": staticmethod(noting)})()  # type: ignore[union-attr]
    await read(tab, "nope")
    groups = {line.split()[1] for line in held if line.startswith("Runtime.callFunctionOn reticle-closures")}
    assert len(groups) == 1
    assert f"Runtime.releaseObjectGroup {groups.pop()}" in held
    assert not [line for line in held if line.startswith("Debugger.")]
