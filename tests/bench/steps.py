"""Measures what a step costs beside Playwright's own click and fill, and writes docs/figures/steps.json.

    python tests/bench/steps.py [--rounds 40] [--out docs/figures/steps.json]

One page, one browser, all in turns: `click` is a click step that declares nothing (find, note what held, aim, press,
what it hit), `click_expect` one whose request and text are waited for and judged; beside them `locator.click()`,
`locator.click()` with the same two waits, and a raw move, press and release over CDP. `fill` likewise. `person` is a
browser context with everything watched against a bare context with a page. Medians in ms: wall time, and processor time
of this process. `commands` and `waits` are the CDP commands of a step and how often it stood and waited for one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import subprocess
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.async_api import CDPSession

from reticle.browser.launch import Browser
from reticle.browser.tab import Tab
from reticle.engine.acting import Attempt, act_in_window
from reticle.judge.outcome import Policy
from reticle.model.flow import ClickArgs, FillArgs
from reticle.model.predicate import parse_predicate
from reticle.model.target import Target

ROOT = Path(__file__).resolve().parents[2]
Work = Callable[[int], Awaitable[None]]
PAGE = """<!doctype html><meta charset="utf-8"><title>Steps</title><h1>Orders</h1>
<button id="go" data-testid="go">Go</button> <button id="idle" data-testid="idle">Idle</button>
<label>Note <input id="note" data-testid="note"></label><p id="out">none</p><table></table><script>
for (let i = 0; i < 200; i++) document.querySelector('table').insertRow().insertCell().textContent = 'row ' + i;
let n = 0;
go.onclick = async () => {
  const answer = await fetch('/api/tick', {method: 'POST'});
  if (answer.ok) out.textContent = 'tick ' + ++n + '.';
};
</script>"""


class Counter:
    """Counts CDP commands, and the times that one was sent while none was under way."""

    def __init__(self) -> None:
        self.commands = self.waits = self._open = 0

    def __enter__(self) -> Counter:
        self._send = CDPSession.send

        async def send(session: CDPSession, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
            self.commands += 1
            self.waits += self._open == 0
            self._open += 1
            try:
                return await self._send(session, method, params)
            finally:
                self._open -= 1

        CDPSession.send = send  # type: ignore[method-assign, assignment] # put back below
        return self

    def __exit__(self, *_: object) -> None:
        CDPSession.send = self._send  # type: ignore[method-assign]


async def act(tab: Tab, number: int, kind: str, testid: str, *, expect: bool = False, value: str = "") -> None:
    """Do one step as a replay does, up to its verdict."""
    said = {"kind": "allOf", "predicates": [
        {"kind": "net", "method": "POST", "path": "/api/tick", "status": 200},
        {"kind": "text", "contains": f"tick {number}."},
    ]}  # fmt: skip
    attempt = Attempt(
        id=f"a{time.perf_counter_ns()}", kind="fill" if kind == "fill" else "click",
        args=FillArgs(value=value) if kind == "fill" else ClickArgs(), target=Target(testid=testid),
        expect=parse_predicate(said, what="bench") if expect else None,
    )  # fmt: skip
    acted = await act_in_window(tab, attempt, Policy())
    assert acted.window is not None
    assert acted.window.action is not None
    assert acted.window.action.refused is None
    if expect:
        await acted.window.await_positive()
        assert acted.window.progress().positive
    acted.window.end()


def works(tab: Tab, place: tuple[float, float]) -> dict[str, Work]:
    """Return what is measured; each gets the number of its round. `place` is the corner of the idle button."""
    page, ticks = tab.page, iter(range(1, 1_000_000))

    async def raw(_: int) -> None:
        where = {"x": place[0] + 5, "y": place[1] + 5, "button": "left", "clickCount": 1}
        await asyncio.gather(
            tab.cdp.send("Input.dispatchMouseEvent", {**where, "type": "mousePressed"}),
            tab.cdp.send("Input.dispatchMouseEvent", {**where, "type": "mouseReleased"}),
        )

    async def locator_expect(_: int) -> None:
        number = next(ticks)
        async with page.expect_response("**/api/tick"):
            await page.locator("#go").click()
        await page.get_by_text(f"tick {number}.").wait_for()

    async def click_expect(_: int) -> None:
        await act(tab, next(ticks), "click", "go", expect=True)

    return {
        "raw": raw,
        "locator_click": lambda _: page.locator("#idle").click(),
        "click": lambda _: act(tab, 0, "click", "idle"),
        "locator_click_expect": locator_expect,
        "click_expect": click_expect,
        "locator_fill": lambda number: page.locator("#note").fill(f"text {number}"),
        "fill": lambda number: act(tab, 0, "fill", "note", value=f"words {number}"),
    }


def people(browser: Browser) -> dict[str, Work]:
    """Return the two ways to a page of one's own."""

    async def bare(_: int) -> None:
        context = await browser._browser.new_context()
        await context.new_page()
        await context.close()

    async def person(_: int) -> None:
        made = await browser.new_person()
        await made.close()

    return {"bare_context": bare, "person": person}


async def medians(found: dict[str, Work], rounds: int) -> dict[str, object]:
    """Run everything in turns; return the median wall and processor time of each in ms."""
    wall: dict[str, list[float]] = {name: [] for name in found}
    ours: dict[str, list[float]] = {name: [] for name in found}
    for number in range(-2, rounds):
        for name, work in found.items():
            cpu_s, began_s = time.process_time(), time.perf_counter()
            await work(number)
            if number >= 0:
                wall[name].append((time.perf_counter() - began_s) * 1000)
                ours[name].append((time.process_time() - cpu_s) * 1000)
    return {
        name: {
            "wall_ms": round(statistics.median(wall[name]), 2),
            "fastest_ms": round(min(wall[name]), 2),
            "cpu_ms": round(statistics.median(ours[name]), 2),
        }
        for name in found
    }


async def counted(found: dict[str, Work]) -> dict[str, object]:
    """Return the commands and waits of one go of each of ours."""
    told: dict[str, object] = {}
    for name in ("click", "click_expect", "fill"):
        with Counter() as count:
            await found[name](0)
        told[name] = {"commands": count.commands, "waits": count.waits}
    return told


@contextmanager
def serve() -> Iterator[str]:
    """Serve the page and its one request on loopback."""

    class Answers(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._answer("text/html; charset=utf-8", PAGE.encode())

        def do_POST(self) -> None:
            self._answer("application/json", b'{"ok": true}')

        def log_message(self, *_: object) -> None:
            return

        def _answer(self, kind: str, body: bytes) -> None:
            self.send_response(200)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


async def measure(rounds: int) -> dict[str, object]:
    """Return the figures."""
    browser = await Browser.start()
    try:
        with serve() as url:
            person = await browser.new_person()
            tab = person.tab("main")
            await tab.open(url)
            corner = await tab.page.evaluate("(({x, y}) => [x, y])(idle.getBoundingClientRect())")
            found = works(tab, (corner[0], corner[1]))
            steps = await medians(found, rounds)
            counts = await counted(found)
            await person.close()
            return {"steps": steps, "counts": counts, "people": await medians(people(browser), max(5, rounds // 4))}
    finally:
        await browser.close()


def main() -> None:
    """Measure and write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "steps.json")
    options = parser.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    made = {
        "command": f"python tests/bench/steps.py --rounds {options.rounds}",
        "commit": commit.stdout.strip(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1),
        **asyncio.run(measure(options.rounds)),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(made, indent=2))


if __name__ == "__main__":
    main()
