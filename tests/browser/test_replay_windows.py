"""A step is judged by what it brought, not by what a later step brings once it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.model.event import NetRequest, NetResponse
from reticle.model.flow import parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = """<button id="add">Add</button><button id="look">Look</button><button id="open">Open</button><p id="out"></p>
<script>
  add.onclick = () => window.reticle?.signal('added', { count: 1 });
  look.onclick = () => { out.textContent += ' Seen'; };
  window.onload = () => { document.getElementById('open').onclick = () => window.open('/sheet'); };
</script>"""


def _click(button: str, **expect: Any) -> dict[str, Any]:
    return {"action": "click", "target": {"role": "button", "name": button}, "expect": expect}


async def _status(browser: Browser, site: Site, root: Path, steps: list[dict[str, Any]]) -> tuple[str, str]:
    site.html("/", PAGE)
    site.html("/sheet", "<h1>Sheet</h1>")
    flow = parse_flow({"version": 1, "name": "windows", "start": {"url": site.url}, "steps": steps}, name="windows")
    status, _, _ = await replay(browser, flow, root)
    return status.status, status.reason


ADDED = _click("Add", kind="signal", name="added", dataMatches={"count": 1}, count=1)


async def test_a_signal_of_a_later_step_is_not_counted_for_one_that_is_over(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    look = _click("Look", kind="text", contains="Seen")
    status, reason = await _status(browser, site, tmp_path, [ADDED, look, ADDED])
    assert status == "pass", reason


async def test_the_first_moments_of_a_popup_hide_nothing_of_the_steps_before(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    opens = {**_click("Open", kind="popup", urlContains="/sheet"), "popups": [{"name": "sheet"}]}
    status, reason = await _status(browser, site, tmp_path, [ADDED, opens])
    assert status == "pass", reason


async def test_a_step_after_a_drag_begins_when_a_hand_could_have_come_there(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    site.html(
        "/",
        """<div id="a" style="width:60px;height:60px;background:red;touch-action:none">Card</div>
        <button id="save">Save</button><div style="height:200px">Done</div><p id="out"></p><script>
        const swallow = (event) => { event.stopPropagation(); event.preventDefault(); };
        a.onpointerdown = (event) => a.setPointerCapture(event.pointerId);
        a.onpointerup = () => {
          document.addEventListener('click', swallow, { capture: true });
          setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 90);
        };
        save.onclick = () => { out.textContent = 'Saved'; };</script>""",
    )
    drag = {"action": "drag", "target": {"css": "#a"}, "args": {"to": {"text": "Done"}}}
    steps = [drag, _click("Save", kind="text", contains="Saved")]
    flow = parse_flow({"version": 1, "name": "drop", "start": {"url": site.url}, "steps": steps}, name="drop")
    status, _, _ = await replay(browser, flow, tmp_path)
    assert status.status == "pass", status


async def test_an_answer_belongs_to_the_step_that_asked_though_it_comes_in_the_time_of_the_next(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    async def slow(_: web.Request) -> web.StreamResponse:
        await site.await_hit("/next")
        return web.Response(text="<svg xmlns='http://www.w3.org/2000/svg'/>", content_type="image/svg+xml")

    site.html(
        "/",
        """<style>.shown { background: url(/picture.svg) }</style>
        <button id="show">Show</button><button id="next">Next</button><p id="out"></p><script>
        show.onclick = () => { out.className = 'shown'; out.textContent = 'Shown '; };
        next.onclick = () => fetch('/next').then(() => { out.append('Gone on'); });</script>""",
    )
    site.json("/next", {})
    site.on("/picture.svg", slow)
    steps = [_click("Show", kind="text", contains="Shown"), _click("Next", kind="text", contains="Gone on")]
    flow = parse_flow({"version": 1, "name": "late", "start": {"url": site.url}, "steps": steps}, name="late")
    status, _, runs = await replay(browser, flow, tmp_path)
    assert status.status == "pass", status
    assert runs[0].tab is not None
    events = runs[0].tab.person.log.since(0)
    asked, number = next(
        (event, event.data.id) for event in events
        if isinstance(event.data, NetRequest) and event.data.url.endswith("/picture.svg")
    )  # fmt: skip
    (answer,) = [event for event in events if isinstance(event.data, NetResponse) and event.data.id == number]
    pressed = runs[1].window.action if runs[1].window else None
    assert pressed is not None
    assert answer.t > pressed.pressed_t
    assert (asked.action, answer.action) == ("a1", "a1")


async def test_a_tabs_icon_that_the_browser_fetches_anew_is_nobodys_doing(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    asked, again = [], asyncio.Event()

    async def icon(_: web.Request) -> web.StreamResponse:
        asked.append("icon")
        if len(asked) == 2:
            again.set()
        return web.Response(text="<svg xmlns='http://www.w3.org/2000/svg'/>", content_type="image/svg+xml")

    async def wait(_: web.Request) -> web.StreamResponse:
        await again.wait()
        return web.json_response({})

    site.html(
        "/",
        """<link rel="icon" href="/icon.svg" type="image/svg+xml"><button id="show">Show</button><p id="out"></p>
        <script>show.onclick = async () => {
          history.pushState(0, '', '/shown'); await fetch('/wait'); out.textContent = 'Shown'; };</script>""",
    )
    site.on("/icon.svg", icon)
    site.on("/wait", wait)
    steps = [_click("Show", kind="text", contains="Shown")]
    flow = parse_flow({"version": 1, "name": "icon", "start": {"url": site.url}, "steps": steps}, name="icon")
    status, _, runs = await replay(browser, flow, tmp_path)
    assert status.status == "pass", status
    assert runs[0].tab is not None
    icons = [
        event.cause for event in runs[0].tab.person.log.since(0)
        if isinstance(event.data, NetRequest) and event.data.url.endswith("/icon.svg") and event.action == "a1"
    ]  # fmt: skip
    assert set(icons) == {"background"}
