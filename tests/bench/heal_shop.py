"""Heal the flows of the demo shop over every drift and write docs/figures/heal_shop.json: scores, margins, outcomes.

    python tests/bench/heal_shop.py [--drift NAME …] [--out docs/figures/heal_shop.json]

Each flow stands in two forms, its targets named by test id and by words. Drifts that leave test ids alone are planted
together with `no-testids`, so that the fingerprint has to find every element. Expectations name no markup (requests,
signals, stores, routes), so that a heal to another element shows in what the app does.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from harness import Project  # noqa: E402 # the path is made just above
from healing import FLOWS, config, project  # noqa: E402
from reticle.demo.drifts import DRIFTS  # noqa: E402

SAME_TESTIDS = frozenset(
    {"wrappers", "reordered", "class-hashes", "moved", "split-components", "into-frame", "german", "other-texts"}
)
OTHER_WORDS = frozenset({"german", "other-texts", "look-alike", "removed-control", "into-frame", "split-components"})


def cases(wanted: list[str]) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return (name, what targets name, drifts planted) for every measurement: each drift where it is hard."""
    made: list[tuple[str, str, tuple[str, ...]]] = []
    for name in DRIFTS:
        if wanted and name not in wanted:
            continue
        planted = (name, "no-testids") if name in SAME_TESTIDS else (name,)
        made.append((" + ".join(planted), "testid", planted))
        if name in OTHER_WORDS:
            made.append((name, "words", (name,)))
    return made


def measure(folder: Path, green: dict[str, dict[str, str]], by: str, drifts: tuple[str, ...]) -> list[dict[str, Any]]:
    """Heal all flows on a shop with these drifts; nothing is written into them."""
    place = Project(folder, {"reticle.toml": config(drifts), **green[by]})
    done = place.run("heal", "--json")
    if not done.stdout:
        raise SystemExit(f"{by} {drifts}: exit {done.exit_code}: {done.stderr}")
    return [_row(flow) for flow in done.json["flows"]]


def _row(flow: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {"flow": flow["flow"], "outcome": flow["outcome"], "text": flow["text"]}
    row["heals"] = [
        {"step": item["step"], "old": item["old"], "new": item["new"], "score": item["score"], "margin": item["margin"],
         "tier": item["tier"]}
        for item in flow["proposals"]
    ]  # fmt: skip
    if flow["refusal"]:
        refused = flow["refusal"]
        row["refused"] = {"step": refused["step"], "reason": refused["reason"], "why": refused["why"],
                          "nearest": [[near["target"], near["score"]] for near in refused["nearest"]]}  # fmt: skip
    return row


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--drift", action="append", default=[])
    parser.add_argument("--out", type=Path, help="docs/figures/heal_shop.json when every drift is tried")
    options = parser.parse_args()
    measured = []
    with tempfile.TemporaryDirectory() as folder:
        green: dict[str, dict[str, str]] = {}
        for by in ("testid", "words"):
            place = project(Path(folder) / by, by=by)
            refreshed = place.run("flows", "refresh")
            if refreshed.exit_code:
                raise SystemExit(refreshed.stderr)
            green[by] = {f"flows/{name}.json": (place.root / f"flows/{name}.json").read_text("utf-8") for name in FLOWS}
        for number, (name, by, drifts) in enumerate(cases(options.drift)):
            rows = measure(Path(folder) / f"case{number}", green, by, drifts)
            measured.append(
                {"drift": name, "targets": by, "keepsBehaviour": DRIFTS[drifts[0]].keeps_behaviour, "flows": rows}
            )
            for row in rows:
                print(
                    f"{name:<32} {by:<7} {row['flow']:<10} {row['outcome']:<11} {len(row['heals'])} heals  {row['text'][:110]}"
                )
                if "refused" in row:
                    print(
                        f"      step {row['refused']['step']} {row['refused']['reason']}: {row['refused']['nearest'][:2]}"
                    )
                sys.stdout.flush()
    out = options.out or (None if options.drift else ROOT / "docs" / "figures" / "heal_shop.json")
    if out is not None:
        write(out, measured)


def write(out: Path, measured: list[dict[str, Any]]) -> None:
    """Write the figure file."""
    heals = [
        heal for case in measured for row in case["flows"] if row["outcome"] == "confirmed" for heal in row["heals"]
    ]
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    made = {
        "command": "python tests/bench/heal_shop.py",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "confirmedHeals": len(heals),
        "lowestScore": min((heal["score"] for heal in heals), default=None),
        "lowestMargin": min((heal["margin"] for heal in heals), default=None),
        "cases": measured,
    }
    out.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
