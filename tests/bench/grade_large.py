"""Takes and judges snapshots of ten million rows and writes docs/figures/grade_large.json.

    python tests/bench/grade_large.py [--rows 10000000] [--rounds 3] [--out docs/figures/grade_large.json]

A PostgreSQL table and a file of as many lines are read by `reticle grade snapshot`; the largest memory that each
process held is told. Then a clock changes and another snapshot is the second correct run; the clock and one other cell
change and a third is the candidate, which the judge must fail for that cell alone, in less than 100 MB of its own and
at most half the time of GNU comm over two of the files. Needs about 1.5 GB of disk for each million rows.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).with_name("grading")))

from bench_databases import fill_postgres
from bench_lines import time_both
from bench_stamp import FIGURES, stamp, write

MOST_MB = 700
"""Sorted runs are held up to 256 MB; with what they are made of and what they become, no snapshot needs more."""


def take(state: Path, out: Path) -> dict[str, Any]:
    """Run `reticle grade snapshot` and return seconds, processor time and the largest resident memory."""
    words = [sys.executable, "-m", "reticle.cli.main", "grade", "snapshot", "--state", str(state), "--out", str(out)]
    began = time.perf_counter()
    process = subprocess.Popen([*words, "--json"], stdout=subprocess.PIPE)
    assert process.stdout is not None
    told = process.stdout.read()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    return {
        "exit_code": process.returncode,
        "rows": json.loads(told)["rows"],
        "seconds": round(time.perf_counter() - began, 1),
        "cpu_s": round(used.ru_utime + used.ru_stime, 1),
        "peak_mb": round(used.ru_maxrss / 1024),
        "file_mb": round(out.stat().st_size / 1e6),
        "left_beside": sorted(path.name for path in out.parent.iterdir() if path.name.endswith(".tmp")),
    }


def measure(rows: int, rounds: int, folder: Path) -> dict[str, Any]:
    """Fill, read and judge."""
    import psycopg

    from stored_state import fresh_postgres

    def declare(name: str, source: dict[str, Any]) -> Path:
        path = folder / f"{name}.json"
        path.write_text(json.dumps({"sources": [{"label": "big", "timeoutS": 3600, **source}]}))
        return path

    made: dict[str, Any] = {}
    names = ("reference", "again", "candidate")
    files = [folder / f"{name}.snapshot.json" for name in names]
    with fresh_postgres() as dsn:
        fill_postgres(dsn, rows)
        state = declare("postgres", {"kind": "postgres", "dsn": dsn, "table": "big"})
        with psycopg.connect(dsn, autocommit=True) as database:
            for number, (name, file) in enumerate(zip(names, files, strict=True)):
                database.execute("UPDATE big SET at = at + interval '1 second' WHERE id = 17")
                if number == 2:
                    database.execute("UPDATE big SET note = 'wrong' WHERE id = %s", [rows // 2])
                made[f"postgres_{name}"] = take(state, file)
                print(json.dumps(made[f"postgres_{name}"]), flush=True)
        lines = folder / "big.txt"
        subprocess.run(["psql", "-q", dsn, "-c", f"\\copy big to {lines}"], check=True)
    made["file"] = take(declare("file", {"kind": "file", "path": str(lines)}), folder / "file.snapshot.json")
    print(json.dumps(made["file"]), flush=True)
    for path in (lines, folder / "file.snapshot.json"):
        path.unlink()
    made["judge"] = time_both(files, (files[0], files[2]), ("FAIL", 1, 0, 2), rounds)
    return made


def main() -> int:
    """Measure, write the figures, and tell which bars are missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=FIGURES / "grade_large.json")
    asked = parser.parse_args()
    figures = stamp(" ".join(["python tests/bench/grade_large.py", *sys.argv[1:]]))
    with tempfile.TemporaryDirectory(prefix="reticle-bench-") as folder:
        figures |= measure(asked.rows, asked.rounds, Path(folder))
    write(asked.out, figures)
    print(json.dumps(figures, indent=2, ensure_ascii=False))
    taken = {name: found for name, found in figures.items() if isinstance(found, dict) and "peak_mb" in found}
    missed = [
        f"{name}: {found}"
        for name, found in taken.items()
        if found["exit_code"] or found["rows"] != asked.rows or found["peak_mb"] > MOST_MB or found["left_beside"]
    ]
    if figures["judge"]["ratio"] > 0.5 or figures["judge"]["private_memory_mb"] >= 100:
        missed.append(f"judge: {figures['judge']}")
    for line in missed:
        print(f"missed: {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
