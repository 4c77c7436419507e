"""Measures the HTML report of 500 flows and writes docs/figures/report.json.

    python tests/bench/report.py [--flows 500] [--rounds 5] [--out docs/figures/report.json]

One flow in ten fails, with evidence, network, console, a picture and stored data. Opening is the time from the start of
the navigation until Chromium has drawn the first frame with the worst flow's details, the median of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from reticle.browser.discover import find_browser
from reticle.report import html, junit, table

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

DRAWN = "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"


def measure_opening(path: Path, rounds: int) -> tuple[list[float], list[float], str]:
    """Return milliseconds from navigation to the first frame and of the page's main thread, and the browser's version.

    The first are of the clock on the wall, one a round; the second are processor time, which other work leaves alone.
    """
    from playwright.sync_api import sync_playwright

    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find_browser().path), args=args)
        times, busy = [], []
        for _ in range(rounds):
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.goto(path.as_uri(), wait_until="commit")
            page.wait_for_selector("#flow article")
            times.append(float(page.evaluate(DRAWN)))
            metrics = {item["name"]: item["value"] for item in session.send("Performance.getMetrics")["metrics"]}
            busy.append(float(metrics["TaskDuration"]) * 1000)
            page.close()
        version = browser.version
        browser.close()
    return times, busy, version


def main() -> None:
    from run_builder import failing, make_run, passing

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--flows", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "report.json")
    args = parser.parse_args()
    names = [f"many/{number:04}" for number in range(args.flows)]
    run = make_run([failing(name) if number % 10 == 0 else passing(name) for number, name in enumerate(names)])
    spent = {}
    for kind, render in (("html", html.render), ("junit", junit.render)):
        started = time.process_time()
        document = render(run)
        spent[kind] = round((time.process_time() - started) * 1000)
        if kind == "html":
            page = document
    started = time.process_time()
    table.render(run, color=False)
    spent["table"] = round((time.process_time() - started) * 1000)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "index.html"
        path.write_text(page, encoding="utf-8")
        times, busy, version = measure_opening(path, args.rounds)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    figures = {
        "command": f"python tests/bench/report.py --flows {args.flows} --rounds {args.rounds}",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "browser": version,
        "flows": args.flows,
        "bytes": len(page.encode("utf-8")),
        "renderCpuMs": spent,
        "openMs": {"best": round(min(times)), "median": round(statistics.median(times))},
        "openMainThreadCpuMs": round(statistics.median(busy)),
        "loadAverage": round(os.getloadavg()[0], 1),
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
