"""A step is judged by what it brought, not by what a later step brings once it is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
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
