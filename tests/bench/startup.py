"""Measures what starting costs and writes docs/figures/startup.json.

    python tests/bench/startup.py [--rounds 15] [--out docs/figures/startup.json]

`help` is `reticle --help` against `python -c 'import typer'`, `supervised` a shell command through our supervisor
against the same command started plainly: processor time and wall time, in turns in one run, the fastest round of each,
as ratios. A supervised command's own cost is told in milliseconds too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from reticle.appproc.processes import command_environment, run_command
from reticle.text import Redactor

ROOT = Path(__file__).resolve().parents[2]
RETICLE = str(Path(sys.executable).with_name("reticle"))


@dataclass(frozen=True)
class Cost:
    """The cheapest of many rounds."""

    cpu_ms: float
    wall_ms: float


def measure(work: Sequence[Callable[[], None]], rounds: int) -> list[Cost]:
    """Run every piece of work in turns, `rounds` times; return the cheapest round of each."""
    found: list[list[Cost]] = [[] for _ in work]
    for _ in range(rounds):
        for number, piece in enumerate(work):
            before, began = _cpu_s(), time.perf_counter()
            piece()
            wall_s = time.perf_counter() - began
            found[number].append(Cost((_cpu_s() - before) * 1000, wall_s * 1000))
    return [Cost(min(one.cpu_ms for one in costs), min(one.wall_ms for one in costs)) for costs in found]


def _cpu_s() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _command(*words: str) -> Callable[[], None]:
    def run() -> None:
        subprocess.run(words, stdout=subprocess.DEVNULL, check=True)

    return run


def _supervised() -> None:
    asyncio.run(
        run_command("true", cwd=ROOT, env=command_environment({}), timeout_s=30, redactor=Redactor(), name="bench")
    )


def _plain() -> None:
    async def run() -> None:
        await (await asyncio.create_subprocess_exec("/bin/sh", "-c", "true")).wait()

    asyncio.run(run())


def main() -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--out", type=Path, default=ROOT / "docs/figures/startup.json")
    options = parser.parse_args()
    ours, typers, supervised, plain = measure(
        [_command(RETICLE, "--help"), _command(sys.executable, "-c", "import typer"), _supervised, _plain],
        options.rounds,
    )
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    figures = {
        "command": f"python tests/bench/startup.py --rounds {options.rounds}",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": {"system": platform.platform(), "cores": os.cpu_count(), "python": platform.python_version()},
        "help": {
            "cpuRatio": round(ours.cpu_ms / typers.cpu_ms, 2),
            "wallRatio": round(ours.wall_ms / typers.wall_ms, 2),
            "cpuMs": round(ours.cpu_ms, 1),
        },
        "supervised": {"wallMs": round(supervised.wall_ms - plain.wall_ms, 1)},
    }
    options.out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
