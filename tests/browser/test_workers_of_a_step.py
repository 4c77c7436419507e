"""A worker that a step starts, and that may end at once, is heard before the step is judged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.model.flow import parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = """<button>Go</button><p id=out></p><script>
document.querySelector('button').onclick = () => {
  const worker = new Worker('/worker.js');
  worker.onmessage = (event) => { out.textContent += event.data; END };
  worker.postMessage('');
};</script>"""
WORKER = "onmessage = () => fetch('/api/work', { method: 'POST', body: '1' }).then(() => postMessage('done '));"
TIMES = 4


def _steps(expect: dict[str, Any]) -> list[dict[str, Any]]:
    """Press as often, each time declaring `expect` and one word more."""
    press = {"action": "click", "target": {"role": "button", "name": "Go"}}
    words = [{"kind": "text", "contains": "done " * number} for number in range(1, TIMES + 1)]
    return [{**press, "expect": {"kind": "allOf", "predicates": [expect, word]}} for word in words]


async def _replay(browser: Browser, site: Site, root: Path, expect: dict[str, Any], end: str, status: int) -> Any:
    site.html("/", PAGE.replace("END", end))
    site.script("/worker.js", WORKER)
    site.json("/api/work", {}, status=status)
    steps = _steps(expect)
    flow = parse_flow({"version": 1, "name": "work", "start": {"url": f"{site.url}/"}, "steps": steps}, name="work")
    told, _, runs = await replay(browser, flow, root)
    return told, runs


@pytest.mark.parametrize("end", ["worker.terminate();", ""])
async def test_its_request_is_seen_each_time(browser: Browser, site: Site, tmp_path: Path, end: str) -> None:
    sent = {"kind": "net", "method": "POST", "path": "/api/work", "status": 200, "count": 1}
    told, _ = await _replay(browser, site, tmp_path, sent, end, 200)
    assert told.status == "pass", told


@pytest.mark.parametrize("end", ["worker.terminate();", ""])
async def test_its_failed_write_is_no_pass_at_any_time(browser: Browser, site: Site, tmp_path: Path, end: str) -> None:
    anything = {"kind": "console", "level": "warning", "absent": True}
    for _ in range(TIMES):
        told, runs = await _replay(browser, site, tmp_path, anything, end, 500)
        assert told.status == "fail", told
        assert runs[0].verdict is not None
        assert runs[0].verdict.reason == "contradicted"


SHARED = """<button>Go</button><p id=out></p><script>
document.querySelector('button').onclick = () => {
  const worker = new SharedWorker('/worker.js?' + Math.random());
  worker.port.onmessage = () => {};
  out.textContent += 'done ';
  worker.port.postMessage('');
};</script>"""
ON_MESSAGE = "onconnect = ({ports}) => { ports[0].onmessage = () => fetch('/api/work', {method: 'POST', body: '1'}) };"
AT_ONCE = "fetch('/api/work', {method: 'POST', body: '1'});"


@pytest.mark.parametrize("worker", [ON_MESSAGE, AT_ONCE])
@pytest.mark.parametrize("declared", ["nothing of the kind", "no such request"])
async def test_a_failed_write_of_a_shared_worker_that_a_step_starts_is_no_pass(
    browser: Browser, site: Site, tmp_path: Path, worker: str, declared: str
) -> None:
    site.html("/", SHARED)
    site.script("/worker.js", worker)
    site.json("/api/work", {}, status=500)
    absent = {"kind": "net", "path": "/api/work", "absent": True}
    anything = {"kind": "console", "level": "warning", "absent": True}
    steps = _steps(absent if declared == "no such request" else anything)[:1]
    flow = parse_flow({"version": 1, "name": "work", "start": {"url": f"{site.url}/"}, "steps": steps}, name="work")
    told, _, _ = await replay(browser, flow, tmp_path)
    assert told.status != "pass", told  # Chromium does not always let it be watched before its first request


async def test_a_shared_worker_that_a_step_starts_and_that_writes_well_passes(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    by_it = "worker.port.onmessage = () => { out.textContent += 'done ' };"
    page = SHARED.replace("  out.textContent += 'done ';\n", "").replace("worker.port.onmessage = () => {};", by_it)
    site.html("/", page)
    site.script("/worker.js", ON_MESSAGE.replace("'1'})", "'1'}).then(() => ports[0].postMessage(''))"))
    site.json("/api/work", {}, status=201)
    steps = _steps({"kind": "console", "level": "error", "absent": True})
    flow = parse_flow({"version": 1, "name": "work", "start": {"url": f"{site.url}/"}, "steps": steps}, name="work")
    told, _, _ = await replay(browser, flow, tmp_path)
    assert told.status == "pass", told
