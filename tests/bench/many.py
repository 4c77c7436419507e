"""Measures many generated flows over all cores and writes docs/figures/many.json.

    python tests/bench/many.py [--flows 50 500] [--out docs/figures/many.json]

Flows of three kinds (search, open a product, be sent to the sign-in) run on copies of the demo shop by `reticle verify`.
The cost per flow is the wall time between the first flow's end and the last's, divided by their number; `memory` is the
resident memory of the runner alone after the first tenth and at its most. Both must stay flat as flows become more.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from soaking import RETICLE, memory_mb  # noqa: E402 # the path is made just above

SKUS = ("mug-studio-ink", "blanket-sofa-moss", "teapot-garden-moss")


def _text(words: str) -> dict[str, Any]:
    return {"kind": "text", "contains": words}


def flow_of(number: int) -> dict[str, Any]:
    """Return a flow: every kind in turn, on products in turn."""
    sku = SKUS[number // 3 % len(SKUS)]
    kind = ("search", "open", "guest")[number % 3]
    steps: dict[str, list[dict[str, Any]]] = {
        "search": [
            {"action": "fill", "target": {"testid": "search"}, "args": {"value": "mug"}},
            {
                "action": "press", "target": {"testid": "search"}, "args": {"text": "Enter"},
                "expect": {"kind": "signal", "name": "search:done", "dataMatches": {"q": "mug"}, "count": 1},
            },
        ],
        "open": [{"action": "assert", "expect": {"kind": "element", "query": {"testid": f"add-{sku}"}, "state": "enabled"}}],
        "guest": [
            {
                "action": "click", "target": {"testid": f"add-{sku}"},
                "expect": {"kind": "route", "pathname": "/sign-in"},
            }
        ],
    }  # fmt: skip
    path = "/" if kind == "search" else f"/products/{sku}"
    return {"version": 1, "name": f"many-{number:04}", "start": {"path": path}, "steps": steps[kind]}


def measure(count: int, workers: int | None) -> dict[str, Any]:
    """Run so many flows; return what they cost."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "flows").mkdir()
        config = (ROOT / "reticle.toml").read_text("utf-8").split("[gate]")[0]
        (folder / "reticle.toml").write_text(config, "utf-8")
        for number in range(count):
            flow = flow_of(number)
            (folder / "flows" / f"{flow['name']}.json").write_text(json.dumps(flow), "utf-8")
        ended: list[tuple[float, float]] = []
        words = [RETICLE, "verify", "--json", *(["--workers", str(workers)] if workers else [])]
        began_s = time.monotonic()
        with (folder / "said.json").open("wb") as out:
            running = subprocess.Popen(words, cwd=folder, stdout=out, stderr=subprocess.PIPE, text=True)
            with running:
                assert running.stderr is not None
                for line in running.stderr:
                    if "many-" in line:
                        ended.append((time.monotonic(), memory_mb(running.pid)))
        whole_s = time.monotonic() - began_s
        run = json.loads((folder / "said.json").read_text("utf-8"))
        statuses = {flow["status"] for flow in run["flows"]}
        assert statuses == {"pass"}, [flow for flow in run["flows"] if flow["status"] != "pass"][:3]
        assert len(ended) == count, (len(ended), count)
        report_bytes = sum(path.stat().st_size for path in folder.rglob("index.html"))
        shutil.rmtree(folder / ".reticle")
    per_flow_ms = 1000 * (ended[-1][0] - ended[0][0]) / (count - 1)
    half = count // 2
    halves = [1000 * (ended[to][0] - ended[start][0]) / (to - start) for start, to in ((0, half), (half, count - 1))]
    return {
        "flows": count,
        "whole_s": round(whole_s, 2),
        "per_flow_ms": round(per_flow_ms, 1),
        "second_half_of_first": round(halves[1] / halves[0], 3),
        "memory_mb": {"after_a_tenth": ended[count // 10][1], "most": max(memory for _, memory in ended)},
        "report_mb": round(report_bytes / 1e6, 2),
    }


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--flows", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "many.json")
    options = parser.parse_args()
    rows = []
    for count in options.flows:
        rows.append(measure(count, options.workers))
        print(json.dumps(rows[-1]), flush=True)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    made = {
        "command": "python tests/bench/many.py",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "runs": rows,
        "per_flow_ratio": round(rows[-1]["per_flow_ms"] / rows[0]["per_flow_ms"], 3),
    }
    options.out.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
