"""Pages with traps behave the same with and without reticle: `debugger`, getters that navigate, a thousand frames."""

from __future__ import annotations

from typing import Any

import pytest
from acted import act_and_report
from seen import all_of
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.browser.person import Person
from reticle.model.event import PageError, RouteChange

pytestmark = pytest.mark.asyncio(loop_scope="session")

TRAPS = """<!doctype html><meta charset=utf-8><title>Traps</title>
<form id=form><label>Name <input id=name name=name></label><button type=button id=go>Go</button></form>
<p id=out></p><script>
const account = window.account = {touched: [], typed: '', clicks: 0, errors: []};
addEventListener('error', event => account.errors.push(event.message));
const leave = name => { account.touched.push(name); location.href = '/elsewhere?' + name; };
const trap = (thing, names) => { for (const name of names)
  Object.defineProperty(thing, name, {configurable: true, get() { leave(name) }}); };
trap(window, ['__REDUX_DEVTOOLS_EXTENSION__x', 'appState', 'app', 'pinia', 'vue', 'queryClient', '__svelte', 'stores']);
trap(go, ['title', 'innerText', 'textContent', 'ariaLabel', 'role', 'disabled', 'onclick', 'offsetParent', '__click',
  '__reactProps$abc', '__reactFiber$abc', '__vue__', '__vue_app__', '_vei', 'shadowRoot', 'labels', 'value']);
trap(out, ['id', 'className', 'children', 'childNodes', 'parentElement', 'isConnected', 'ownerDocument', 'innerHTML']);
trap(form, ['elements', 'action', 'method', '_reactRootContainer', '__k', '$$', '__svelte_meta']);
window.store = {get state() { leave('state') }, getState: undefined, get subscribe() { leave('subscribe') }};
document.getElementById('name').addEventListener('input', event => { account.typed = event.target.value; });
go.addEventListener('click', () => {
  debugger;
  account.clicks += 1;
  console.log({get told() { leave('told') }});
  document.querySelector('p').append('Done');
});
</script>"""
ACCOUNT = "JSON.stringify([location.pathname, window.account])"
FRAMES = """<!doctype html><meta charset=utf-8><title>Frames</title><button id=go>Go</button><p id=out></p>
<script>
const box = document.createElement('div'); box.hidden = true;
for (let n = 0; n < 950; n++) box.append(document.createElement('iframe'));
document.body.append(box);
const account = window.account = {frames: frames.length, clicks: 0, told: 0, added: 0};
addEventListener('message', () => { account.told += 1; });
go.onclick = () => {
  account.clicks += 1;
  const more = document.createElement('iframe'); more.srcdoc = '<p>More</p><script>parent.postMessage(1)<\\/script>';
  more.onload = () => { account.added += 1; out.textContent = 'Done'; };
  document.body.append(more);
};
</script>"""


async def by_a_plain_mouse(browser: Browser, url: str, css: str, typed: str | None = None) -> str:
    """Use the page in a context that nobody watches; return its account of itself."""
    context = await browser._browser.new_context()
    try:
        page = await context.new_page()
        cdp: Any = await context.new_cdp_session(page)
        await page.goto(url)
        root = (await cdp.send("DOM.getDocument"))["root"]["nodeId"]
        for where, text in ([("#name", typed)] if typed else []) + [(css, "")]:
            node = await cdp.send("DOM.querySelector", {"nodeId": root, "selector": where})
            corner = (await cdp.send("DOM.getBoxModel", node))["model"]["content"]
            await page.mouse.click(corner[0] + 5, corner[1] + 5)
            await page.keyboard.insert_text(text or "")
        shown = (
            "new Promise(done => { const look = () => document.querySelector('p').firstChild ? done()"
            " : requestAnimationFrame(look); look() })"
        )
        await cdp.send("Runtime.evaluate", {"expression": shown, "awaitPromise": True})
        return await read_account(cdp)
    finally:
        await context.close()


async def read_account(cdp: Any) -> str:
    """Return what the page says of itself, and where it is."""
    told = await cdp.send("Runtime.evaluate", {"expression": ACCOUNT, "returnByValue": True})
    return str(told["result"]["value"])


async def test_getters_that_navigate_are_not_touched_and_a_debugger_statement_stops_nothing(
    browser: Browser, person: Person, site: Site
) -> None:
    site.text("/traps", TRAPS, "text/html")
    site.html("/elsewhere", "Elsewhere")
    alone = await by_a_plain_mouse(browser, f"{site.url}/traps", "#go", "Ada")
    tab = person.tab()
    await tab.open(f"{site.url}/traps")
    filled, _ = await act_and_report(
        tab, {"kind": "element", "query": {"label": "Name"}, "value": "Ada"},
        kind="fill", target={"label": "Name"}, args={"value": "Ada"},
    )  # fmt: skip
    assert filled.verified == "yes", filled.because
    wanted = {"kind": "allOf", "predicates": [
        {"kind": "text", "contains": "Done"}, {"kind": "console", "level": "error", "absent": True},
    ]}  # fmt: skip
    verdict, report = await act_and_report(tab, wanted, number="a2")
    assert (verdict.verified, verdict.reason) == ("yes", "proved"), verdict.because
    assert report is not None
    assert await read_account(tab.cdp) == alone
    assert '"touched":[]' in alone
    assert '"clicks":1' in alone
    assert not all_of(person, PageError)
    assert [item.pathname for item in all_of(person, RouteChange)] in ([], ["/traps"])


@pytest.mark.full
async def test_as_many_frames_as_a_page_may_have_change_nothing(browser: Browser, person: Person, site: Site) -> None:
    site.text("/frames", FRAMES, "text/html")
    alone = await by_a_plain_mouse(browser, f"{site.url}/frames", "#go")
    tab = person.tab()
    await tab.open(f"{site.url}/frames", 120)
    verdict, _ = await act_and_report(tab, {"kind": "text", "contains": "Done"}, timeout_s=60)
    assert (verdict.verified, verdict.reason) == ("yes", "proved"), verdict.because
    assert await read_account(tab.cdp) == alone
    assert '"frames":950' in alone
