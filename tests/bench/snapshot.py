"""Measures a look at a page as an agent takes it, and writes docs/figures/snapshot.json.

    python tests/bench/snapshot.py [--rounds 20] [--out docs/figures/snapshot.json]

Pages: `rows`, a table of 1,000 rows in about 10,000 nodes; `mixed`, as many nodes where hardly two parts are alike;
`dashboard`, more than 150 controls made with an npm component library. Of each the first look and the warm ones (ms of
wall time, all that a look does, text included), and what it costs in tokens as `gpt-tokenizer` counts (o200k_base): within
the mode's own budget, and with no limit. `estimate` holds our own count against it over every text of the looks, of the
docs and of some other languages: the ratio of the two at its lowest and highest. Needs Node; `npm ci` runs by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import statistics
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from reticle.browser.launch import Browser
from reticle.browser.outline import read_outline
from reticle.browser.tab import Tab
from reticle.report.outline_diff import compare_outlines, tell_diff
from reticle.report.snapshot import tell_snapshot
from reticle.report.tokens import estimate_tokens

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "tests" / "bundles" / "dashboard"
DASHBOARD = ROOT / "tests" / "browser" / "pages" / "dashboard" / "dashboard.js"
CONTROLS = "a[href],button,input,select,textarea,[role=button],[role=combobox],[role=tab]"
HEAD = '<!doctype html><meta charset="utf-8"><title>Orders</title>'
PAGES = {
    "rows": HEAD + """<main><h1>Orders</h1><label>Search <input type="search"></label><table aria-label="Latest orders">
<thead><tr><th>Pick<th>Order<th>Customer<th>Total<th>Actions</thead><tbody></tbody></table></main><script>
const body = document.querySelector('tbody');
for (let i = 1; i <= 1000; i++) body.insertRow().innerHTML = `<td><input type="checkbox" aria-label="Pick order ${i}">` +
  `<td><a href="/orders/${i}">Order ${i}</a><td>Customer ${i % 70}<td>${i * 3}.50 €` +
  '<td><button>Edit</button><button>Delete</button>';
</script>""",
    "mixed": HEAD + """<main><h1>Orders</h1></main><script>
let seed = 7;
const pick = (n) => (seed = (seed * 48271) % 2147483647) % n;
const kinds = [(i) => `<button>Send ${i}</button>`, (i) => `<a href="/x/${i}">Part ${i}</a>`, (i) => `<label>Note ${i} <input></label>`,
  (i) => `<label><input type="checkbox">Gift ${i}</label>`, (i) => `<select aria-label="Kind ${i}"><option>One<option>Two</select>`,
  (i) => `<p>Some words on ${i} <b>and</b> more</p>`];
for (let i = 0; i < 620; i++) {
  let inner = `<h2>Section ${i}</h2>`;
  for (let j = 0; j < 5; j++) inner += `<div>${kinds[pick(6)](i * 10 + j)}</div>`;
  document.querySelector('main').insertAdjacentHTML('beforeend', `<section>${inner}</section>`);
}
</script>""",
    "dashboard": HEAD + '<div id="root"></div><script src="/dashboard.js"></script>',
}  # fmt: skip
OTHERS = [
    "Überweisungsträger ausfüllen, Straße und Hausnummer prüfen, Geschäftsbedingungen bestätigen",
    "Подтвердите заказ и выберите удобный способ доставки", "请确认您的订单并选择送货方式", "注文を確認して、お届け方法を選択してください",
    "주문을 확인하고 배송 방법을 선택하세요", "أكد طلبك واختر طريقة التوصيل المناسبة", "Επιβεβαιώστε την παραγγελία σας",
    "textbox e12 Card = ‹secret:1acef629› → /cart?token=8f14e45fceea167a5a36dedd4bea2543&page=2",
]  # fmt: skip
COUNT = """import { encode } from 'gpt-tokenizer/encoding/o200k_base';
let text = ''; for await (const part of process.stdin) text += part;
console.log(JSON.stringify(JSON.parse(text).map((one) => encode(one).length)));"""


def count_tokens(texts: list[str]) -> list[int]:
    """Return what gpt-tokenizer counts for each text."""
    if shutil.which("npm") is None:
        raise SystemExit("npm is missing: apt-get install nodejs npm (Node 20 or newer)")
    if not (HOME / "node_modules" / "gpt-tokenizer").is_dir():
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit", "--loglevel=error"], cwd=HOME, check=True)
    told = subprocess.run(
        ["node", "--input-type=module", "-e", COUNT], cwd=HOME, input=json.dumps(texts), capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    counts: list[int] = json.loads(told.stdout)
    return counts


async def look(tab: Tab, rounds: int, texts: dict[str, str], name: str) -> dict[str, object]:
    """Return the times of a page's looks; what they said goes into `texts`."""
    times = []
    for _ in range(rounds + 1):
        began_s = time.perf_counter()
        outline = await read_outline(tab, "interactive")
        texts[f"{name} interactive"] = tell_snapshot(outline)
        times.append((time.perf_counter() - began_s) * 1000)
    texts[f"{name} interactive, no limit"] = tell_snapshot(outline, 0)
    before = await read_outline(tab, "full", whole=True)
    texts[f"{name} full"] = tell_snapshot(await read_outline(tab, "full"), 0)
    await tab.page.evaluate("for (const one of document.querySelectorAll('input')) one.checked = !one.checked")
    texts[f"{name} diff"] = tell_diff(compare_outlines(before, await read_outline(tab, "full", whole=True)), 0)
    return {
        "nodes": await tab.page.evaluate("document.querySelectorAll('*').length"),
        "controls": await tab.page.evaluate(f"document.querySelectorAll('{CONTROLS}').length"),
        "lines": len(outline.lines),
        "first_ms": round(times[0], 1),
        "warm_ms": round(statistics.median(times[1:]), 1),
        "warm_fastest_ms": round(min(times[1:]), 1),
    }


@contextmanager
def serve() -> Iterator[str]:
    """Serve the pages on loopback."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            is_script = self.path == "/dashboard.js"
            body = DASHBOARD.read_bytes() if is_script else PAGES.get(self.path[1:], "").encode()
            self.send_response(200)
            self.send_header("content-type", "text/javascript" if is_script else "text/html; charset=utf-8")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


async def measure(rounds: int) -> dict[str, object]:
    """Return the figures."""
    texts: dict[str, str] = {}
    pages: dict[str, dict[str, object]] = {}
    browser = await Browser.start()
    try:
        with serve() as url:
            for name in PAGES:
                person = await browser.new_person()  # of its own, or its refs would be longer
                await person.tab().open(f"{url}/{name}")
                pages[name] = await look(person.tab(), rounds, texts, name)
                await person.close()
    finally:
        await browser.close()
    texts |= {path.name: path.read_text("utf-8") for path in (ROOT / "docs").glob("*.md")}
    texts |= {text[:8]: text for text in OTHERS}
    counts = dict(zip(texts, count_tokens(list(texts.values())), strict=True))
    for name, page in pages.items():
        page["tokens"] = counts[f"{name} interactive"]
        page["tokens_no_limit"] = counts[f"{name} interactive, no limit"]
    ratios = {name: estimate_tokens(text) / counts[name] for name, text in texts.items()}
    lowest, highest = min(ratios, key=ratios.__getitem__), max(ratios, key=ratios.__getitem__)
    return {
        "pages": pages,
        "estimate": {
            "texts": len(texts),
            "lowest": round(ratios[lowest], 3),
            "lowest_of": lowest,
            "highest": round(ratios[highest], 3),
            "highest_of": highest,
        },
    }


def main() -> None:
    """Measure and write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "snapshot.json")
    options = parser.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    made = {
        "command": f"python tests/bench/snapshot.py --rounds {options.rounds}",
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
