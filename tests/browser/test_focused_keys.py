"""Keys that go to what has the focus cause what they cause: a step before them is not in their way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.model.flow import parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")
FORM = """<form><label>Name <input></label></form><p id=out></p><script>
const send = () => fetch('/api/names', { method: 'POST' }).then((answer) => { out.textContent = 'Saved'; });
document.forms[0].onsubmit = (event) => { event.preventDefault(); WHEN; };</script>"""
SHORTCUT = """<button id=a>Add</button><p id=out></p><script>
a.onclick = () => { out.textContent = 'Added'; };
onkeydown = (event) => { if (event.ctrlKey && event.key === 's') { event.preventDefault(); send(); } };
const send = () => fetch('/api/names', { method: 'POST' }).then((answer) => { out.textContent = 'Saved'; });</script>"""
SCROLLER = """<button id=a>Add</button><p id=out></p><div style="height: 4000px"></div><script>
a.onclick = () => { out.textContent = 'Added'; };
let isSent = false;
onscroll = () => { if (!isSent) { isSent = true; send(); } };
const send = () => fetch('/api/names', { method: 'POST' }).then((answer) => { out.textContent = 'Saved'; });</script>"""
SENT = {"kind": "net", "method": "POST", "path": "/api/names"}
SAVED = {"kind": "text", "contains": "Saved"}
FILL = {"action": "fill", "target": {"label": "Name"}, "args": {"value": "Ada"}}
ADD = {"action": "click", "target": {"text": "Add"}, "expect": {"kind": "text", "contains": "Added"}}
WAYS: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "submit": (FORM.replace("WHEN", "send()"), [FILL, {"action": "press", "args": {"text": "Enter"}}]),
    "timer": (FORM.replace("WHEN", "setTimeout(send, 50)"), [FILL, {"action": "press", "args": {"text": "Enter"}}]),
    "shortcut": (SHORTCUT, [ADD, {"action": "press", "args": {"text": "Control+s"}}]),
    "scroll": (SCROLLER, [ADD, {"action": "scroll", "args": {"y": 500}}]),
}


async def _status(browser: Browser, site: Site, root: Path, way: str, expect: dict[str, Any], status: int = 200) -> Any:
    page, steps = WAYS[way]
    site.html("/", page)
    site.json("/api/names", {}, status=status)
    steps = [*steps[:-1], {**steps[-1], "expect": expect}]
    flow = parse_flow({"version": 1, "name": "keys", "start": {"url": f"{site.url}/"}, "steps": steps}, name="keys")
    told, _, _ = await replay(browser, flow, root)
    return told


@pytest.mark.parametrize("way", WAYS)
async def test_what_was_sent_is_theirs(browser: Browser, site: Site, tmp_path: Path, way: str) -> None:
    told = await _status(browser, site, tmp_path, way, {**SENT, "count": 1})
    assert told.status == "pass", told


@pytest.mark.parametrize("way", WAYS)
async def test_a_write_that_failed_behind_saved_is_no_pass(
    browser: Browser, site: Site, tmp_path: Path, way: str
) -> None:
    told = await _status(browser, site, tmp_path, way, SAVED, status=500)
    assert told.status == "fail", told


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_was_sent_is_not_said_of_what_was(browser: Browser, site: Site, tmp_path: Path, way: str) -> None:
    told = await _status(
        browser, site, tmp_path, way, {"kind": "allOf", "predicates": [SAVED, {**SENT, "absent": True}]}
    )
    assert told.status == "fail", told
