"""Measures what watching costs the page's own thread, and writes docs/figures/cost.json.

    python tests/bench/cost.py [--rounds 5] [--out docs/figures/cost.json]

A page of 10,000 nodes changes 2,000 times a second: texts, attributes, children, and texts whose layout is asked for at
once. It runs watched (everything that a replay arms: SDK, CDP domains, async stacks) and not watched, in turns in one
browser. The cost is the page's main-thread task time by `Performance.getMetrics` in thread ticks, the fastest round of
each side, its difference a mutation. 33 mutations come in one task (2,000 a second are 33 a frame of a page that draws
60 frames a second), or eight (a timer that fires every 4 ms), or two.
`hurried` are the same mutations without a pause, as many between two deliveries, with and without async stacks: no
frame is drawn between them, so the figures hold on a busy machine too.
`events` is the thread time until 20,000 signals are out, with what this process spends on taking them in.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from reticle.browser.launch import Browser
from reticle.browser.person import PersonOptions
from reticle.model.event import Event, Signal

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("text", "attribute", "child", "layout")
TOGETHER = (33, 8, 2)
HURRIED = 20_000
MUTATIONS = {"text": 2000, "attribute": 2000, "child": 2000, "layout": 80}
EVENTS = 20_000
PAGE = """<!doctype html><meta charset="utf-8"><title>Many nodes</title><style>
  .still section { contain: strict; height: 2000px; }
  .still li { contain: strict; height: 20px; }
  .flowing { display: flex; flex-wrap: wrap; }
  .flowing section { display: contents; }
</style>
<main><ul class="still" role="list"></ul></main><script>
const list = document.querySelector('ul');
const items = [];
for (let i = 0; i < 50; i++) {
  const section = list.appendChild(document.createElement('section'));
  for (let j = 0; j < 100; j++) {
    const item = section.appendChild(document.createElement('li'));
    item.append('item ' + i + '.' + j);
    items.push(item);
  }
}
let made = 0;
const changes = {
  text: (i) => { items[(i * 7) % 5000].firstChild.data = 'now ' + i; },
  attribute: (i) => { items[(i * 7) % 5000].setAttribute('data-at', i); },
  child: (i) => {
    const item = items[(i * 7) % 5000];
    if (item.childNodes.length > 1) item.lastChild.remove();
    else item.append(document.createElement('b'));
  },
  layout: (i) => { items[i % 5000].firstChild.data = 'x'.repeat(1 + i % 7); return list.offsetHeight; },
};
function run(kind, total, together) {
  const change = changes[kind];
  list.className = kind === 'layout' ? 'flowing' : 'still';
  list.offsetHeight;
  return new Promise((resolve) => {
    let i = 0;
    let asked = 0;
    const began = performance.now();
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      for (let j = 0; j < together; j++) {
        change(made++);
        i++;
      }
      if (i >= total) resolve(i);
    };
    const round = () => {
      const due = Math.min(total, 2 * Math.floor(performance.now() - began) + together);
      for (; asked < due; asked += together) port2.postMessage(0);
      if (asked < total) setTimeout(round, 4);
    };
    round();
  });
}
async function hurry(kind, total, together) {
  const change = changes[kind];
  list.className = 'still';
  list.offsetHeight;
  for (let i = 1; i <= total; i++) {
    change(made++);
    if (i % together === 0) await null;
  }
}
function signals(total) {
  for (let i = 0; i < total; i++) window.reticle?.signal('tick', {i, name: 'item ' + i});
}
</script>"""


async def task_ms(cdp: Any) -> float:
    """Return the main-thread task time so far, in ms of thread time."""
    answer = await cdp.send("Performance.getMetrics")
    return 1000 * float(next(item["value"] for item in answer["metrics"] if item["name"] == "TaskDuration"))


async def mutations_ms(page: Any, kind: str, together: int) -> float:
    """Return the thread time of a run of mutations in ms, batches that come after included."""
    cdp = await page.context.new_cdp_session(page)
    await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    await page.evaluate(
        "([kind, total, together]) => run(kind, total / 4, together)", [kind, MUTATIONS[kind], together]
    )
    await page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 120))")
    before = await task_ms(cdp)
    await page.evaluate("([kind, total, together]) => run(kind, total, together)", [kind, MUTATIONS[kind], together])
    await page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 120))")
    after = await task_ms(cdp)
    await cdp.detach()
    return after - before


async def hurried_ms(page: Any, kind: str, together: int) -> float:
    """Return the thread time of mutations without a pause in one task, so that no frame is drawn between them."""
    cdp = await page.context.new_cdp_session(page)
    await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = await task_ms(cdp)
    await page.evaluate("([kind, total, together]) => hurry(kind, total, together)", [kind, HURRIED, together])
    after = await task_ms(cdp)
    await cdp.detach()
    return after - before


async def hurried_costs(
    browser: Browser, rounds: int, kinds: Sequence[str], togethers: Sequence[int]
) -> dict[str, object]:
    """Measure the mutations alone: not watched, watched, and watched with the async stacks of an action's window."""
    found: dict[tuple[str, int, str], list[float]] = {}
    with serve() as url:
        context = await browser._browser.new_context(viewport={"width": 1280, "height": 800})
        pages = {"off": await context.new_page()}
        await pages["off"].goto(url)
        for name in ("on", "armed"):
            tab = (await browser.new_person(PersonOptions(viewport="1280x800"))).tab("main")
            await tab.open(url)
            if name == "armed":
                await tab.arm("a1")
            pages[name] = tab.page
        for _ in range(rounds + 1):  # the first round warms up; it is the slowest and never counts
            for kind in kinds:
                for together in togethers:
                    for name, page in pages.items():
                        await page.bring_to_front()
                        took = await hurried_ms(page, kind, together)
                        found.setdefault((kind, together, name), []).append(took)
        await context.close()
    figures: dict[str, object] = {}
    for kind in kinds:
        for together in togethers:
            off, on, armed = (1000 * min(found[kind, together, name]) / HURRIED for name in ("off", "on", "armed"))
            told = {"off_us": off, "cost_us": on - off, "cost_armed_us": armed - off}
            figures[f"{kind}_{together}_together"] = {name: round(value, 2) for name, value in told.items()}
    return figures


async def mutation_costs(
    browser: Browser, rounds: int, kinds: Sequence[str], togethers: Sequence[int]
) -> dict[str, object]:
    """Measure all kinds of mutations watched and not, in turns."""
    found: dict[tuple[str, int, bool], list[float]] = {}
    with serve() as url:
        for _ in range(rounds):
            context = await browser._browser.new_context(viewport={"width": 1280, "height": 800})  # the same, unwatched
            page = await context.new_page()
            await page.goto(url)
            person = await browser.new_person(PersonOptions(viewport="1280x800"))
            tab = person.tab("main")
            await tab.open(url)
            await tab.arm("a1")
            for kind in kinds:
                for together in togethers:
                    for watched in (False, True):
                        at = tab.page if watched else page
                        await at.bring_to_front()
                        found.setdefault((kind, together, watched), []).append(await mutations_ms(at, kind, together))
            await person.close()
            await context.close()
    figures: dict[str, object] = {}
    for kind in kinds:
        for together in togethers:
            off, on = (min(found[kind, together, watched]) for watched in (False, True))
            figures[f"{kind}_{together}_together"] = {
                "off_us": round(1000 * off / MUTATIONS[kind], 2),
                "on_us": round(1000 * on / MUTATIONS[kind], 2),
                "cost_us": round(1000 * (on - off) / MUTATIONS[kind], 2),
                "ratio": round(on / off, 3),
            }
    return figures


async def event_costs(browser: Browser, rounds: int) -> dict[str, object]:
    """Measure 20,000 signals from the page into the log: the page's thread, and this process."""
    found = [await _events(browser) for _ in range(rounds)]
    thread_s, ours_s, wall_s = (round(min(column), 3) for column in zip(*found, strict=True))
    return {"count": EVENTS, "page_thread_s": thread_s, "our_cpu_s": ours_s, "wall_s": wall_s}


async def _events(browser: Browser) -> tuple[float, float, float]:
    """Return page thread, our own CPU and wall time of one go, in seconds."""
    came = asyncio.Event()
    seen = 0

    def count(event: Event) -> None:
        nonlocal seen
        seen += isinstance(event.data, Signal)
        if seen == EVENTS:
            came.set()

    with serve() as url:
        person = await browser.new_person()
        tab = person.tab("main")
        await tab.open(url)
        await tab.arm("a1")
        cdp = await tab.page.context.new_cdp_session(tab.page)
        await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
        person.log.subscribe(count)
        before, cpu_s, began_s = await task_ms(cdp), time.process_time(), time.perf_counter()
        await tab.page.evaluate("(total) => signals(total)", EVENTS)
        await asyncio.wait_for(came.wait(), 60)
        wall_s, ours_s = time.perf_counter() - began_s, time.process_time() - cpu_s
        page_s = (await task_ms(cdp) - before) / 1000
        await person.close()
    return page_s, ours_s, wall_s


@contextmanager
def serve() -> Iterator[str]:
    """Serve the page on loopback; the page's address is given."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = PAGE.encode()
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


async def measure(rounds: int, kinds: Sequence[str], togethers: Sequence[int], *, paced: bool) -> dict[str, object]:
    """Return the figures."""
    browser = await Browser.start()
    try:
        return {
            "hurried": await hurried_costs(browser, rounds, [kind for kind in kinds if kind != "layout"], togethers),
            "mutations": await mutation_costs(browser, rounds, kinds, togethers) if paced else {},
            "events": await event_costs(browser, min(rounds, 3)),
        }
    finally:
        await browser.close()


def main() -> None:
    """Measure and write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS)
    parser.add_argument("--together", nargs="+", type=int, default=list(TOGETHER), help="mutations in one task")
    parser.add_argument("--hurried", action="store_true", help="leave the paced mutations out (a busy machine)")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "cost.json")
    options = parser.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    made = {
        "command": " ".join(["python", "tests/bench/cost.py", *sys.argv[1:]]),
        "commit": commit.stdout.strip(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1),
        **asyncio.run(measure(options.rounds, options.kinds, options.together, paced=not options.hurried)),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(made, indent=2))


if __name__ == "__main__":
    main()
