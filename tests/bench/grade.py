"""Measures grades and writes docs/figures/grade.json: what is misjudged, the judge's time, snapshots of databases.

    python tests/bench/grade.py [--only triples lines databases] [--triples 10000] [--lines 1000000] [--rows 1000000]
        [--rounds 5] [--kinds postgres mysql sqlite] [--out docs/figures/grade.json]

Three parts, each with a bar; a part that is left out keeps its figures:

- triples: generated reference, again and candidate with the right verdict by construction; none may be misjudged.
- lines: the judge over three snapshots takes at most half the time of GNU comm over two of them, in less than 100 MB.
- databases: a snapshot of PostgreSQL takes at most 1.4 times psql's own COPY of the table.

Times are compared by the fastest of the rounds, taken in turns, since other work on a machine only ever adds to them.
Returns 1 when a bar is missed. Ten million rows are measured by tests/bench/grade_large.py.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).with_name("grading")))

from bench_databases import measure_all
from bench_lines import compare_with_comm
from bench_stamp import FIGURES, stamp, write
from bench_triples import judge_triples

PARTS = ("triples", "lines", "databases")


def main() -> int:
    """Measure, write the figures, and tell which bars are missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--triples", type=int, default=10_000)
    parser.add_argument("--lines", type=int, nargs="+", default=[1_000_000])
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--kinds", nargs="+", default=["postgres", "mysql", "sqlite"])
    parser.add_argument("--out", type=Path, default=FIGURES / "grade.json")
    asked = parser.parse_args()
    figures: dict[str, Any] = stamp(" ".join(["python tests/bench/grade.py", *sys.argv[1:]]))
    if "triples" in asked.only:
        figures["triples"] = judge_triples(asked.triples)
    if "lines" in asked.only:
        figures["lines"] = [compare_with_comm(count) for count in asked.lines]
    if "databases" in asked.only:
        with tempfile.TemporaryDirectory(prefix="reticle-bench-") as folder:
            figures["databases"] = measure_all(asked.kinds, asked.rows, asked.rounds, Path(folder))
    write(asked.out, figures)
    print(json.dumps(figures, indent=2, ensure_ascii=False))
    missed = list_missed(figures)
    for line in missed:
        print(f"missed: {line}")
    return 1 if missed else 0


def list_missed(figures: dict[str, Any]) -> list[str]:
    """Return the bars that the figures miss."""
    missed = [f"misjudged: {found}" for found in figures.get("triples", {}).get("wrong", [])]
    for made in figures.get("lines", []):
        if made["ratio"] > 0.5:
            missed.append(f"{made['lines']} lines: the judge takes {made['ratio']} times comm, the bar is 0.5")
        if made["private_memory_mb"] >= 100:
            missed.append(f"{made['lines']} lines: {made['private_memory_mb']} MB of private memory, the bar is 100")
    for kind, found in figures.get("databases", {}).items():
        if found.get("limit") and found["ratio_of_fastest"]["snapshot"] > found["limit"]:
            missed.append(
                f"{kind}: a snapshot takes {found['ratio_of_fastest']['snapshot']} times its client, the bar is"
                f" {found['limit']}"
            )
    return missed


if __name__ == "__main__":
    sys.exit(main())
