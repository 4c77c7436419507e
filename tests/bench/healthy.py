"""Counts false alarms on the healthy shop and writes docs/figures/healthy.json.

    python tests/bench/healthy.py [--runs 30] [--out docs/figures/healthy.json]

Every run is a whole `reticle gate` over all flows of this repository, with a latency of its own before the answers of
the shop's API (0 to 120 ms, seeded). An alarm is any flow that does not pass.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RETICLE = str(Path(sys.executable).with_name("reticle"))


def project(folder: Path, latency_ms: int, seed: int) -> Path:
    """Make a project of our flows whose shop answers with that latency."""
    for name in ("flows", "baselines", "state"):
        shutil.copytree(ROOT / name, folder / name)
    config = (ROOT / "reticle.toml").read_text(encoding="utf-8")
    slow = f" --latency-ms {latency_ms} --jitter-seed {seed}" if latency_ms else ""
    config, count = re.subn(r'(start = "reticle demo serve [^"]*)"', rf'\1{slow}"', config)
    assert count == 1
    (folder / "reticle.toml").write_text(config, encoding="utf-8")
    return folder


def run_once(latency_ms: int, seed: int) -> tuple[int, list[str]]:
    """Run the gate once; return how many flows there were, and one line for each that did not pass."""
    with tempfile.TemporaryDirectory() as folder:
        made = project(Path(folder), latency_ms, seed)
        done = subprocess.run(
            [RETICLE, "gate", "--json"], cwd=made, capture_output=True, text=True, check=False, env=os.environ
        )  # fmt: skip
        try:
            flows = json.loads(done.stdout)["flows"]
        except ValueError:
            return 0, [f"no run: exit {done.returncode}: {done.stderr[-300:]}"]
        alarms = [f"{flow['name']}: {flow['status']}: {flow['reason']}" for flow in flows if flow["status"] != "pass"]
        return len(flows), alarms


def main() -> None:
    """Count and write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "healthy.json")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    flows, alarms = 0, []
    for number in range(options.runs):
        latency_ms = chance.choice((0, 0, 20, 60, 120))
        count, found = run_once(latency_ms, chance.randrange(1_000_000))
        flows += count
        alarms += [f"run {number + 1}, latency {latency_ms} ms: {line}" for line in found]
        said = "".join(f"  {line}\n" for line in found)
        sys.stderr.write(f"run {number + 1} of {options.runs}: {len(alarms)} alarms\n{said}")
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    made = {
        "command": f"python tests/bench/healthy.py --runs {options.runs} --seed {options.seed}",
        "commit": commit.stdout.strip(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "runs": options.runs,
        "flows": flows,
        "alarms": len(alarms),
        "said": alarms,
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(json.dumps(made, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
