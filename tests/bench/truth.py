"""Tries the acceptance pages of truth again and again with delays of a seed, and writes docs/figures/truth.json.

    python tests/bench/truth.py [--faulty 50] [--healthy 12] [--at-once 2] [--out docs/figures/truth.json]

A page with a fault or a trap must get its one right answer each time; a healthy page `yes` without a contradiction that
blocks. Every pause of a page and every answer of its server takes a moment that the seed decides.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from served_pages import Site  # noqa: E402 - the pages of the tests are not a package
from truth_cases import FAULTS, HEALTHY, Case, answer_of, blocking_in, told, try_case  # noqa: E402

from reticle.browser.launch import Browser  # noqa: E402

Job = tuple[str, Case, int]


def list_jobs(faulty: int, healthy: int) -> Iterator[Job]:
    """Yield every case with every seed, the cases in turns."""
    for seed in range(1, max(faulty, healthy) + 1):
        for cases, rounds in ((FAULTS, faulty), (HEALTHY, healthy)):
            if seed <= rounds:
                yield from ((name, case, seed) for name, case in cases.items())


async def try_all(jobs: list[Job], at_once: int) -> tuple[Counter[str], list[str]]:
    """Return how often each case was tried, and a line for every answer that was not the right one."""
    left, tried, wrong = list(reversed(jobs)), Counter[str](), list[str]()
    browser = await Browser.start()

    async def work() -> None:
        site = Site()
        await site.start()
        try:
            while left:
                name, case, seed = left.pop()
                verdict = await try_case(browser, site, case, seed)
                tried[name] += 1
                if answer_of(verdict) != case.said or case.blocking not in (None, blocking_in(verdict)):
                    wrong.append(f"{name}, seed {seed}: {told(verdict)}")
                    print(wrong[-1], flush=True)
                if len(left) % 100 == 0:
                    print(f"{len(left)} left, {len(wrong)} wrong", flush=True)
        finally:
            await site.close()

    try:
        await asyncio.gather(*(work() for _ in range(at_once)))
    finally:
        await browser.close()
    return tried, wrong


def main() -> None:
    """Try and write the file; exit code 1 when an answer was wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--faulty", type=int, default=50)
    parser.add_argument("--healthy", type=int, default=12)
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "truth.json")
    options = parser.parse_args()
    began = time.monotonic()
    tried, wrong = asyncio.run(try_all(list(list_jobs(options.faulty, options.healthy)), options.at_once))
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    made = {
        "command": f"python tests/bench/truth.py --faulty {options.faulty} --healthy {options.healthy}",
        "commit": commit.stdout.strip(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1),
        "took_s": round(time.monotonic() - began),
        "healthy": {
            "runs": sum(tried[name] for name in HEALTHY),
            "alarms": [line for line in wrong if _is_healthy(line)],
        },
        "faulty": {
            "runs": sum(tried[name] for name in FAULTS),
            "wrong": [line for line in wrong if not _is_healthy(line)],
        },
        "runs_a_case": dict(sorted(tried.items())),
    }
    options.out.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(json.dumps({key: made[key] for key in ("took_s", "healthy", "faulty")}, indent=2, ensure_ascii=False))
    sys.exit(1 if wrong else 0)


def _is_healthy(line: str) -> bool:
    return line.split(", seed ")[0] in HEALTHY


if __name__ == "__main__":
    main()
