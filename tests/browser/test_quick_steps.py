"""A step that comes at once waits until the page had a moment of its own after the gesture before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.model.flow import parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = """<button id=one>One</button><button id=two>Two</button><input aria-label=Field><p id=out></p><script>
let isBusy = false;
const say = (word) => { out.textContent += isBusy ? 'too soon ' : word + ' '; };
const keep = () => { isBusy = true; requestAnimationFrame(() => setTimeout(() => { isBusy = false; })); };
for (const el of [one, two]) {
  el.onclick = () => { say(el.textContent); keep(); };
  el.onkeydown = () => { say('key'); keep(); };
}
document.querySelector('input').oninput = () => say('typed');
</script>"""
STEPS: list[dict[str, Any]] = [
    {"action": "click", "target": {"text": "One"}},
    {"action": "click", "target": {"text": "Two"}},
    {"action": "press", "args": {"text": "x"}},
    {"action": "press", "args": {"text": "y"}},
    {"action": "fill", "target": {"label": "Field"}, "args": {"value": "Ada"}},
    {"action": "click", "target": {"text": "One"}},
]


async def test_what_a_page_does_in_its_next_task_is_done_by_then(browser: Browser, site: Site, tmp_path: Path) -> None:
    site.html("/", PAGE)
    flow = parse_flow({"version": 1, "name": "quick", "start": {"url": site.url}, "steps": STEPS * 4}, name="quick")
    _, said, _ = await replay(browser, flow, tmp_path, then="out.textContent")
    assert said == "One Two key key typed One " * 4
