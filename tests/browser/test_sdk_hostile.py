"""A page behaves the same with the SDK in it, and the SDK works in pages that are hostile to it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from doing import act, find
from seen import await_data, run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.model.event import ConsoleLine, RouteChange, Signal, StateChange, StorageChange

pytestmark = pytest.mark.asyncio(loop_scope="session")

REPLACED = """
<script>
Map = function () { throw new Error('no Map') }; Set = Map; Date = class {}; setTimeout = () => { throw 1 };
requestAnimationFrame = () => { throw 2 }; Array.prototype.filter = () => 'no'; Array.prototype.push = () => 0;
Array.prototype[Symbol.iterator] = () => { throw 3 }; JSON.stringify = () => { throw 4 };
Object.prototype.toJSON = Array.prototype.toJSON = String.prototype.toJSON = () => 'toJSON ran';
EventTarget.prototype.addEventListener = () => { throw 5 }; EventTarget.prototype.dispatchEvent = () => { throw 6 };
CustomEvent = MutationObserver = Promise = function () { throw 7 }; Object.keys = () => { throw 8 };
document.querySelectorAll = () => { throw 9 }; Element.prototype.getBoundingClientRect = () => { throw 10 };
performance.now = () => 0;
for (const kind of [Object, Array, Function, String, Node, Element, Event]) Object.freeze(kind.prototype);
</script>
<button onclick="out.textContent = 'done'; reticle.signal('went', {deep: [1, {when: 2}]})">Go</button><p id=out></p>
<button onclick="n = 2; on(); history.pushState(null, '', '?x'); localStorage.a = 1">More</button>
<script>let n = 1, on; reticle.store('s', () => ({n}), f => { on = f })</script>
"""


async def account(person: Person) -> dict[str, Any]:
    """Return a field page's own account."""
    made: dict[str, Any] = json.loads(str(await run_script(person, "JSON.stringify(__app)")))
    return made


async def test_replaced_built_ins_and_frozen_prototypes_change_nothing_for_the_sdk(person: Person, site: Site) -> None:
    site.html("/", REPLACED)
    await person.tab().open(site.url)
    report = await act(person, "click", {"role": "button", "name": "Go"})
    assert report.effect.appeared == ["done"]
    assert await await_data(person, Signal) == Signal("went", {"deep": [1, {"when": 2}]})
    await act(person, "click", {"role": "button", "name": "More"})
    assert await await_data(person, StateChange) == StateChange("s", "n", 1, 2)
    await await_data(person, RouteChange, lambda item: item.kind == "push")
    assert (await await_data(person, StorageChange)).key == "a"


async def test_frozen_globals_of_the_page_stay_as_they_are(person: Person, site: Site) -> None:
    site.json("/api/echo", {})
    await person.tab().open(site.field("H012_frozen_globals.html"))
    await act(person, "click", {"role": "button", "name": "Go"})
    await await_data(person, RouteChange, lambda item: item.search == "?moved=1")
    await await_data(person, ConsoleLine, lambda item: item.text == "warn-012")
    assert (await account(person))["errors"] == []


async def test_a_strict_policy_with_trusted_types_reports_no_violation(person: Person, site: Site) -> None:
    site.json("/api/echo", {"method": "GET"})
    await person.tab().open(site.field("H014_csp_trusted_types.html"))
    report = await act(person, "click", {"role": "button", "name": "Load"})
    assert report.effect.dispatched
    await find(person, text="GET")
    assert (await account(person))["violations"] == []


async def test_the_page_sees_one_hidden_symbol_and_the_app_api_and_nothing_else(person: Person, site: Site) -> None:
    site.html("/", "<script>seen = [Object.keys(window), Object.getOwnPropertySymbols(window).map(String)]</script>")
    await person.tab().open(site.url)
    keys, symbols = json.loads(str(await run_script(person, "JSON.stringify(seen)")))
    assert [key for key in keys if "reticle" in key] == []
    assert symbols == ["Symbol(reticle)"]
    natives = await run_script(
        person,
        "[fetch, XMLHttpRequest, WebSocket, EventSource, EventTarget.prototype.addEventListener, history.pushState, "
        "Storage.prototype.setItem, Element.prototype.attachShadow, console.log].every(f => /native code/.test(f))",
    )
    assert natives is True


async def test_an_app_that_owns_the_name_reticle_keeps_it(person: Person, site: Site) -> None:
    site.html("/", "<script>var reticle = {mine: 1}; function f() { return reticle.mine }</script><button>Go</button>")
    await person.tab().open(site.url)
    assert await run_script(person, "f()") == 1
    await act(person, "click", {"role": "button", "name": "Go"})


async def test_document_open_leaves_the_sdk_standing(person: Person, site: Site) -> None:
    site.html(
        "/",
        "<script>const d = document; onload = () => { d.open(); d.write('<button>New</button>'); d.close() }</script>",
    )
    await person.tab().open(site.url)
    await act(person, "click", {"role": "button", "name": "New"})
    await run_script(person, "reticle.signal('after')")
    assert await await_data(person, Signal) == Signal("after")


async def test_data_that_throws_or_turns_in_circles_is_told_as_far_as_it_can_be(person: Person, site: Site) -> None:
    site.html("/", "<p>x</p>")
    await person.tab().open(site.url)
    await run_script(
        person,
        "(() => { const ring = {a: 1}; ring.self = ring; const bad = {get x() { throw 1 }, ok: 2}; "
        "const gone = Proxy.revocable({}, {}); gone.revoke(); "
        "reticle.signal('data', {ring, bad, gone: gone.proxy, when: new Date(0), map: new Map([['k', 1]]), "
        "set: new Set([1]), big: 5n, fn() {}, nan: NaN, node: document.body}) })()",
    )
    assert (await await_data(person, Signal)).data == {
        "ring": {"a": 1, "self": "[circular]"}, "bad": {"x": "[unreadable]", "ok": 2}, "gone": "[unreadable]",
        "when": "1970-01-01T00:00:00.000Z", "map": {"k": 1}, "set": [1], "big": "5", "nan": None, "node": "[node]",
    }  # fmt: skip


async def test_console_arguments_that_throw_do_not_reach_the_page(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H087_hostile_arguments.html"))
    await await_data(person, ConsoleLine, lambda item: item.text == "m2999")
    made = await account(person)
    assert made["ok"][-1] == "many"
    assert made.get("bad") is None
