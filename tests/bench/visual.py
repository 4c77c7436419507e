"""Measures the comparison of pictures and writes docs/figures/visual.json.

    python tests/bench/visual.py [--rounds 7] [--repeats 200] [--out docs/figures/visual.json]

A drawn page of 3840 by 2160 pixels is changed in several ways; ours and pybind11-pixelmatch compare the same two arrays
in memory, in turns, in one process. Times are processor milliseconds, the best of the rounds. Repeats are pictures that
a Chromium takes of the same page, loaded anew each time, compared with the first of them; and one of each small change.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from reticle.visual.compare import compare, compare_pixels

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

WIDTH, HEIGHT = 3840, 2160


def draw() -> Any:
    """Return a page with forty lines of text in five columns, and a button."""
    image = Image.new("RGB", (WIDTH, HEIGHT), (250, 250, 250))
    pen = ImageDraw.Draw(image)
    for number in range(200):
        pen.text((20 + number % 5 * 700, 20 + number // 5 * 50), f"row {number} of the history", fill=(20, 20, 20))
    pen.rectangle((3000, 300, 3199, 339), fill=(20, 90, 200))
    return np.dstack([np.asarray(image), np.full((HEIGHT, WIDTH), 255, dtype=np.uint8)])


def changes(page: Any) -> dict[str, Any]:
    """Return the changed pages by what changed."""
    recoloured, moved, scrolled = page.copy(), page.copy(), page.copy()
    recoloured[300:340, 3000:3200, :3] += 8
    moved[300:340, 3001:3201], moved[300:340, 3000] = page[300:340, 3000:3200], page[0, 0]
    scrolled[600:] = page[599:-1]
    everything = page.copy()
    everything[..., :3] -= 6
    return {
        "button recoloured by 8 levels": recoloured,
        "button moved by 1 px": moved,
        "lower two thirds moved by 1 px": scrolled,
        "every pixel 6 levels darker": everything,
    }


def best_ms(work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    started = clock()
    work()
    return (clock() - started) * 1000


def measure_pixels(rounds: int) -> list[dict[str, Any]]:
    """Compare ours with pixelmatch on every change, in turns."""
    import pybind11_pixelmatch

    options = pybind11_pixelmatch.Options()
    options.threshold = 0.1
    page, rows = draw(), []
    for name, changed in changes(page).items():
        ours, theirs = [], []
        for _ in range(rounds):
            theirs.append(best_ms(partial(pybind11_pixelmatch.pixelmatch, page, changed, options=options)))
            ours.append(best_ms(partial(compare_pixels, page, changed)))
        result = compare_pixels(page, changed)
        rows.append(
            {
                "change": name, "result": result.result, "changedPx": result.changed_px, "oursMs": round(min(ours), 2),
                "pixelmatchMs": round(min(theirs), 2), "ratio": round(min(ours) / min(theirs), 2),
            }
        )  # fmt: skip
    return rows


def measure_unchanged(rounds: int) -> dict[str, float]:
    """Measure two equal files, and two files with equal pixels."""
    out, other = io.BytesIO(), io.BytesIO()
    image = Image.fromarray(draw()[..., :3].copy())
    image.save(out, "PNG")
    image.save(other, "PNG", compress_level=1)
    one, two = out.getvalue(), bytes(bytearray(out.getvalue()))
    return {
        "equalFilesMs": round(min(best_ms(lambda: compare(one, two), time.perf_counter) for _ in range(rounds)), 4),
        "equalPixelsMs": round(min(best_ms(lambda: compare(one, other.getvalue())) for _ in range(rounds)), 1),
    }


def measure_pages(repeats: int) -> dict[str, Any]:
    """Take pictures of a page in Chromium: how many repeats raise an alarm, which small changes are seen."""
    from playwright.sync_api import sync_playwright

    from changing_page import PAGE, SMALL_CHANGES
    from reticle.browser.discover import find_browser

    found = find_browser()
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(found.path), args=args)
        page = browser.new_page(viewport={"width": 480, "height": 560})

        def shoot(change: str = "") -> bytes:
            page.set_content(PAGE)
            if change:
                page.evaluate(change)
            return page.screenshot(animations="disabled", caret="hide")

        first = shoot()
        alarms = sum(compare(first, shoot()).result != "same" for _ in range(repeats))
        seen = {name: compare(first, shoot(change)).result == "different" for name, change in SMALL_CHANGES.items()}
        version = browser.version
        browser.close()
    return {"browser": version, "repeats": repeats, "alarms": alarms, "seen": seen}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--repeats", type=int, default=200)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "visual.json")
    args = parser.parse_args()
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    figures = {
        "command": f"python tests/bench/visual.py --rounds {args.rounds} --repeats {args.repeats}",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "loadAverage": round(os.getloadavg()[0], 1),
        "picture": f"{WIDTH}x{HEIGHT}",
        "unchanged": measure_unchanged(args.rounds),
        "changed": measure_pixels(args.rounds),
        "pages": measure_pages(args.repeats),
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
