"""T17: a page that replaces and freezes what it stands on behaves the same with the SDK in it, and the SDK works."""

from __future__ import annotations

from typing import Any

import pytest
from acted import act_and_report
from aiohttp import web
from seen import all_of, await_data
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.browser.person import Person
from reticle.model.event import ConsoleLine, PageError, Signal

pytestmark = pytest.mark.asyncio(loop_scope="session")

POLICY = (
    "default-src 'none'; script-src 'nonce-n17'; connect-src 'self'; style-src 'nonce-n17'; "
    "require-trusted-types-for 'script'; trusted-types app"
)
PAGE = """<!doctype html><meta charset=utf-8><title>T17</title>
<button id=go>Go</button><label>Name <input id=name></label><p id=out></p>
<script nonce=n17>
const own = {push: Array.prototype.push, text: JSON.stringify, listen: EventTarget.prototype.addEventListener,
  fetch: fetch.bind(window), then: Promise.prototype.then};
const app = window.account = {calls: [], errors: [], violations: [], keys: '', typed: '', saved: 0};
const note = (list, text) => own.push.call(list, text);
own.listen.call(window, 'error', e => note(app.errors, e.message));
own.listen.call(document, 'securitypolicyviolation', e => note(app.violations, e.violatedDirective));
const told = (name, then) => function (...given) { note(app.calls, name); return then?.apply(this, given) };
const real = {filter: Array.prototype.filter, timeout: setTimeout, frame: requestAnimationFrame};
Map = told('Map'); Set = told('Set'); WeakMap = told('WeakMap'); Date = told('Date');
setTimeout = told('setTimeout', real.timeout); requestAnimationFrame = told('frame', real.frame);
MutationObserver = told('MutationObserver'); CustomEvent = told('CustomEvent');
Array.prototype.filter = told('filter', real.filter);
Array.prototype.push = told('push', own.push);
EventTarget.prototype.addEventListener = told('listen', own.listen);
Element.prototype.getBoundingClientRect = told('box'); document.elementFromPoint = told('point');
JSON.stringify = told('stringify', own.text);
for (const kind of [Object, Array, Function, String, Number, Date])
  kind.prototype.toJSON = told('toJSON', () => 'toJSON ran');
for (const kind of [Object, Array, Function, String, Node, Element, HTMLElement, Event, EventTarget, Promise])
  Object.freeze(kind.prototype);
own.listen.call(go, 'click', event => {
  app.keys = Object.keys(event).join();
  own.then.call(own.fetch('/api/save', {method: 'POST', body: 'x'}), answer => {
    app.saved = answer.status; out.textContent = 'Saved'; window.reticle?.signal('saved', {n: 1});
  });
});
own.listen.call(document.getElementById('name'), 'input', event => { app.typed = event.target.value });
</script>"""
ACCOUNT = """(() => { const f = document.createElement('iframe'); f.hidden = true; document.body.append(f);
  const text = f.contentWindow.JSON.stringify(f.contentWindow.JSON.parse('[]')) && [window.account.calls.join(),
  window.account.errors.join(), window.account.violations.join(), window.account.keys, window.account.typed,
  window.account.saved].join('|'); f.remove(); return text })()"""


async def serve(site: Site) -> str:
    """Serve the page and what it saves to; return its address."""

    async def save(_: web.Request) -> web.StreamResponse:
        return web.json_response({}, status=201)

    site.on("/api/save", save)
    site.text("/t17", PAGE, "text/html", headers={"content-security-policy": POLICY})
    return f"{site.url}/t17"


async def plain(browser: Browser, url: str) -> Any:
    """Use the page in a context that nobody watches, by a plain mouse and keyboard; return its account."""
    context = await browser._browser.new_context()
    try:
        page = await context.new_page()
        cdp = await context.new_cdp_session(page)
        await page.goto(url)
        ask = {"returnByValue": True, "awaitPromise": True}
        root = (await cdp.send("DOM.getDocument"))["root"]["nodeId"]
        for css, text in (("#go", ""), ("#name", "Ada")):
            node = await cdp.send("DOM.querySelector", {"nodeId": root, "selector": css})
            corner = (await cdp.send("DOM.getBoxModel", node))["model"]["content"]
            await page.mouse.click(corner[0] + 5, corner[1] + 5)
            await page.keyboard.insert_text(text)
        shown = "new Promise(done => { const look = () => account.saved ? done() : requestIdleCallback(look); look() })"
        await cdp.send("Runtime.evaluate", {"expression": shown, **ask})
        return await read_account(cdp)
    finally:
        await context.close()


async def read_account(cdp: Any) -> str:
    """Return the page's account of itself. Not by Playwright's own evaluation, which stands on the page's built-ins."""
    told = await cdp.send("Runtime.evaluate", {"expression": ACCOUNT, "returnByValue": True})
    return str(told["result"]["value"])


async def test_t17_a_hostile_page_behaves_as_without_the_sdk_which_works_in_it(
    browser: Browser, person: Person, site: Site
) -> None:
    url = await serve(site)
    alone = await plain(browser, url)
    tab = person.tab()
    await tab.open(url)
    write = {"kind": "net", "method": "POST", "path": "/api/save", "status": 201}
    wanted = {"kind": "allOf", "predicates": [
        write, {"kind": "text", "contains": "Saved"}, {"kind": "signal", "name": "saved"},
        {"kind": "console", "level": "error", "absent": True},
    ]}  # fmt: skip
    verdict, report = await act_and_report(tab, wanted)
    assert (verdict.verified, verdict.reason) == ("yes", "proved"), verdict.because
    assert report is not None
    assert report.effect.target_matched
    filled, _ = await act_and_report(
        tab, {"kind": "element", "query": {"label": "Name"}, "state": "focused", "value": "Ada"},
        kind="fill", target={"label": "Name"}, args={"value": "Ada"}, number="a2",
    )  # fmt: skip
    assert filled.verified == "yes", filled.because
    assert (await await_data(person, Signal)).data == {"n": 1}
    assert await read_account(tab.cdp) == alone
    assert alone.endswith("|isTrusted|Ada|201"), alone
    assert not all_of(person, PageError)
    assert [item.text for item in all_of(person, ConsoleLine) if item.level == "error"] == []
