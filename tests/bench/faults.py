"""Runs our flows over every planted fault of the demo shop, a plain script beside it, and writes docs/figures/faults.json.

    python tests/bench/faults.py [--only NAME …] [--kind CLASS …] [--flow NAME …] [--side reticle|plain|bare …]
                                 [--healthy 50] [--healthy-plain 10] [--raw FILE] [--out FILE]

Every fault gets one `reticle gate --json` over all flows of this repository, on copies of the shop that are served with
`--fault NAME`, and one run of tests/bench/plain (pytest-playwright: per flow the address, the texts of the result, the
status of every main request, no console error, no page error), on a shop of its own. Nothing is chosen per fault. What
reticle found that no flow declares (contradictions) is counted as `unasked`. `--side bare` runs the same steps with
nothing declared at all; it is shown, and stands in no table.

`caught` is exit 1 of the gate with a flow that failed or drifted; `held` is exit 2 (could not tell) and no catch.
An alarm is any flow or test that is not green on the healthy shop; its answers are delayed by up to 120 ms, seeded.

`--raw` keeps what was seen, a line each, and leaves out what stands there already, so that a run may be taken up again.
The figures are written only when every fault was seen by all sides.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from fault_sides import ROOT, BareSide, PlainSide, RunnerSide, Seen

from reticle.demo.faults import FAULTS, Fault

OUT = ROOT / "docs" / "figures" / "faults.json"
LATENCIES_MS = (0, 0, 20, 60, 120)
SIDES = ("reticle", "plain")
Look = Callable[[str], Seen]


class Raw:
    """What was seen so far: (side, case) → what was said; kept in a file, a line each, when there is one."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._seen: dict[tuple[str, str], Seen] = {}
        if file is not None and file.exists():
            for line in file.read_text("utf-8").splitlines():
                side, case, seen = json.loads(line)
                self._seen[side, case] = Seen(**seen)

    def get(self, side: str, case: str) -> Seen | None:
        """Return what a side said of a case, None when it was not asked."""
        return self._seen.get((side, case))

    def look(self, side: str, case: str, serve: str, look: Look) -> Seen:
        """Ask a side, unless it was asked before."""
        seen = self._seen.get((side, case))
        if seen is None:
            seen = self._seen[side, case] = look(serve)
            if self._file is not None:
                with self._file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([side, case, asdict(seen)], ensure_ascii=False) + "\n")
        return seen


def healthy_cases(runs: int) -> list[tuple[str, str]]:
    """Return (name, words for the shop) of every healthy run: a latency of its own for each."""
    chance = random.Random(1)
    cases = []
    for number in range(1, runs + 1):
        latency_ms = chance.choice(LATENCIES_MS)
        slow = f"--latency-ms {latency_ms} --jitter-seed {chance.randrange(1_000_000)}" if latency_ms else ""
        cases.append((f"healthy {number}", slow))
    return cases


def tell(side: str, case: str, seen: Seen) -> None:
    """Print one line, and one for each flow or test that was not green."""
    by = f" by {', '.join(seen.channels)}" if seen.channels else ""
    beside = f" (undeclared: {', '.join(seen.undeclared)})" if seen.undeclared else ""
    print(f"{side:<8} {case:<22} {seen.said:<7} {seen.duration_s:6.1f} s{by}{beside}")
    for name, said in seen.bad.items():
        print(f"           {name}: {said[:180]}")
    sys.stdout.flush()


def figures_of(faults: list[Fault], raw: Raw, healthy: list[str], healthy_plain: list[str]) -> dict[str, Any]:
    """Put the figures together."""
    rows = [_row(fault, raw) for fault in faults]
    classes = []
    for kind in sorted({fault.kind for fault in faults}):
        inner = [row for row in rows if row["class"] == kind]
        channels = sorted({channel for row in inner for channel in row["reticle"]["channels"]})
        classes.append({"class": kind, **_count(inner), "channels": channels})
    return {
        "flows": max(row["reticle"]["tests"] for row in rows),
        "plainTests": max(row["plain"]["tests"] for row in rows),
        "all": _count(rows),
        "spoiling": _count([row for row in rows if row["spoils"]]),
        "healthy": {
            **_alarms("reticle", healthy, raw),
            "plain": _alarms("plain", healthy_plain, raw),
        },
        "classes": classes,
        "rows": rows,
    }


def _row(fault: Fault, raw: Raw) -> dict[str, Any]:
    told: dict[str, Any] = {"fault": fault.name, "class": fault.kind, "spoils": fault.spoils, "does": fault.does}
    for side in SIDES:
        seen = raw.get(side, fault.name)
        assert seen is not None
        told[side] = asdict(seen)
    return told


def _count(rows: list[dict[str, Any]]) -> dict[str, Any]:
    caught = {side: sum(row[side]["said"] == "caught" for row in rows) for side in SIDES}
    return {
        "faults": len(rows),
        "caught": caught["reticle"],
        "share": round(caught["reticle"] / len(rows), 4) if rows else None,
        "plain": caught["plain"],
        "unasked": sum(bool(row["reticle"]["undeclared"]) for row in rows),
    }


def _alarms(side: str, cases: list[str], raw: Raw) -> dict[str, Any]:
    seen = [found for case in cases if (found := raw.get(side, case)) is not None]
    said = [f"{name}: {why}" for found in seen for name, why in found.bad.items()]
    return {
        "runs": len(seen),
        "flows": max((found.tests for found in seen), default=0),
        "alarms": len(said),
        "said": said,
    }


def main() -> None:
    """Look at everything and write."""
    options = _options()
    faults = [
        fault for fault in FAULTS.values()
        if (not options.only or fault.name in options.only) and (not options.kind or fault.kind in options.kind)
    ]  # fmt: skip
    raw = Raw(options.raw)
    sides = options.side or list(SIDES)
    healthy, healthy_plain = healthy_cases(options.healthy), healthy_cases(options.healthy_plain)
    with tempfile.TemporaryDirectory() as folder:
        runner = RunnerSide(Path(folder) / "project", options.flow)
        bare = BareSide(Path(folder) / "bare", options.flow)
        note = runner.prepare() if "reticle" in sides else None
        if "bare" in sides:
            bare.prepare()
        plain = PlainSide(Path(folder), options.plain_tests)
        looks = {"reticle": runner.see, "plain": plain.see, "bare": bare.see}
        for fault in faults:
            known = raw.get("reticle", fault.name)
            plain.first = {re.sub(r"\W", "_", name) for name in known.bad} if known else set()
            for side in sides:
                tell(side, fault.name, raw.look(side, fault.name, f"--fault {fault.name}", looks[side]))
        for side in sides:
            for case, serve in healthy if side == "reticle" else healthy_plain:
                tell(side, case, raw.look(side, case, serve, looks[side]))
    is_whole = len(faults) == len(FAULTS) and not options.flow
    if not all(raw.get(side, fault.name) for side in SIDES for fault in faults):
        return
    made = figures_of(faults, raw, [name for name, _ in healthy], [name for name, _ in healthy_plain])
    print(json.dumps({key: made[key] for key in ("flows", "all", "spoiling", "healthy")}, indent=2))
    if is_whole:
        write(options, made, note)


def write(options: argparse.Namespace, made: dict[str, Any], note: str | None) -> None:
    """Write the figures."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    head = {
        "command": f"python tests/bench/faults.py --healthy {options.healthy} --healthy-plain {options.healthy_plain}",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "note": note,
    }
    options.out.write_text(json.dumps({**head, **made}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"written: {options.out}; make docs puts the table into README.md")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], choices=sorted(FAULTS), metavar="NAME")
    parser.add_argument("--kind", action="append", default=[], metavar="CLASS")
    parser.add_argument("--flow", action="append", default=[], metavar="NAME")
    parser.add_argument("--plain-tests", metavar="PATTERN", help="as pytest's -k")
    parser.add_argument("--side", action="append", default=[], choices=[*SIDES, "bare"])
    parser.add_argument("--healthy", type=int, default=50)
    parser.add_argument("--healthy-plain", type=int, default=10)
    parser.add_argument("--raw", type=Path)
    parser.add_argument("--out", type=Path, default=OUT)
    return parser.parse_args()


if __name__ == "__main__":
    main()
