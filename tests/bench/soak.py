"""Random actions and many replays on the healthy shop, and docs/figures/soak.json with what came of them.

    python tests/bench/soak.py [--actions 2000] [--replays 500] [--seed 1] [--out docs/figures/soak.json]

Exit 1 when a page was lost, a verdict is not explained by the shop, or memory grew by more than a fifth after the first
quarter. Actions use real input on whatever the page offers; nothing is declared, so everything but `no-fault` and an
action that the app refuses is a false alarm. The replays have answers that are up to 120 ms late, beside a busy core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from reticle.browser.launch import Browser  # noqa: E402 # the path is made just above
from soaking import RETICLE, Replays, Walk, replay_often, walk  # noqa: E402

MOST_GROWTH = 1.2


async def _walk(url: str, actions: int, seed: int) -> Walk:
    browser = await Browser.start()
    try:
        return await walk(browser, url, actions=actions, seed=seed)
    finally:
        await browser.close()


def walked(actions: int, seed: int) -> Walk:
    """Do the random actions on a shop of their own."""
    with tempfile.TemporaryDirectory() as data:
        words = [RETICLE, "demo", "serve", "--port", "0", "--data", data]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as shop:
            assert shop.stdout is not None
            found = re.search(r"http://\S+", shop.stdout.readline())
            assert found
            try:
                return asyncio.run(_walk(found[0], actions, seed))
            finally:
                shop.terminate()


def replayed(replays: int, seed: int) -> Replays:
    """Do the replays of all flows."""
    with tempfile.TemporaryDirectory() as folder:
        return replay_often(Path(folder), replays=replays, flows=[], seed=seed)


def figures(made: Walk | None, often: Replays | None) -> dict[str, Any]:
    """Put the figures together."""
    found: dict[str, Any] = {}
    if made is not None:
        found["walk"] = {
            "actions": made.actions, "said": dict(made.said.most_common()), "unexplained": made.unexplained,
            "lost": made.lost, "memoryMb": made.memory_mb, "growth": round(made.growth, 3),
        }  # fmt: skip
    if often is not None:
        found["replays"] = {
            "replays": often.replays, "flows": often.flows, "bad": often.bad, "exitCode": often.exit_code,
            "memoryMb": often.memory_mb[:: max(1, len(often.memory_mb) // 16)], "growth": round(often.growth, 3),
        }  # fmt: skip
    return found


def main() -> int:
    """Soak, write, and say whether it held."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=2000)
    parser.add_argument("--replays", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "soak.json")
    options = parser.parse_args()
    made = walked(options.actions, options.seed) if options.actions else None
    often = replayed(options.replays, options.seed) if options.replays else None
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    told = {
        "command": f"python tests/bench/soak.py --actions {options.actions} --replays {options.replays} --seed {options.seed}",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        **figures(made, often),
    }
    print(json.dumps(told, indent=2, ensure_ascii=False))
    options.out.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    held = made is None or (not made.unexplained and made.lost is None and made.growth <= MOST_GROWTH)
    return 0 if held and (often is None or (not often.bad and often.growth <= MOST_GROWTH)) else 1


if __name__ == "__main__":
    sys.exit(main())
