"""Measures the judge and writes docs/figures/grade.json: generated triples, and its time against GNU comm.

    python tests/bench/grade.py [--triples 10000] [--lines 1000000 10000000] [--out docs/figures/grade.json]

The files of the comparison hold one source of ten columns; reference and again differ in 75 rows, reference and
candidate in 75 others (25 of them by noise that is to be ignored, 25 renumbered, 25 wrong). `comm` gets the bare lines
of two of them, the judge all three snapshots, in the same run, in turns; the medians are compared.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "contract"))

COLUMNS = ["id", *(f"c{number}" for number in range(1, 10))]
CHANGED = 75
ROUNDS = 5
Change = Callable[[int, list[str]], list[str]]


def make_rows(count: int, changed: dict[int, Change]) -> Iterator[bytes]:
    """Yield the encoded lines of one snapshot, sorted by their bytes."""
    first = 10 ** len(str(count))
    late: list[bytes] = []
    for number in range(count):
        cells = [str(first + number), *(f"{(number * 2654435761 + at) % 2**64:020x}" for at in range(9))]
        if number in changed:
            cells = changed[number](number, cells)
        line = b'"state t ' + "\\t".join(cells).encode() + b'"'
        if int(cells[0]) > first + count:
            late.append(line)
        else:
            yield line
    yield from sorted(late)


def write_snapshot(folder: Path, name: str, count: int, changed: dict[int, Change]) -> tuple[Path, Path]:
    """Write a snapshot with a header, and its bare lines for comm."""
    bare, path, digest, size = folder / f"{name}.txt", folder / f"{name}.json", hashlib.sha256(), 0
    with bare.open("wb") as out:
        for line in make_rows(count, changed):
            out.write(line + b"\n")
            digest.update(line + b"\n")
            size += len(line) + 2
    entry = {
        "label": "t", "kind": "postgres", "columns": COLUMNS, "key": ["id"], "rows": count, "error": None,
        "sha256": digest.hexdigest(), "bytes": [0, size - 1],
    }  # fmt: skip
    header = json.dumps({"clock": {"takenAt": None, "generated": {}}, "settings": {}, "sources": [entry]})
    with path.open("wb") as out, bare.open("rb") as lines:
        out.write(b'{"version":1,"header":' + header.encode() + b',"lines":[\n')
        before = None
        for line in lines:
            if before is not None:
                out.write(before[:-1] + b",\n")
            before = line
        out.write((before or b"") + b"]}\n")
    return path, bare


def cell(at: int, text: str) -> Change:
    """Return a change of one cell."""
    return lambda _, cells: [*cells[:at], text, *cells[at + 1 :]]


def new_id(number: int, cells: list[str]) -> list[str]:
    """Give a row an id beyond all others."""
    return [f"9{cells[0][1:]}", *cells[1:]]


def make_files(folder: Path, count: int) -> tuple[list[Path], list[Path]]:
    """Write reference, again and candidate of `count` rows."""
    picks = [count * place // (CHANGED * 2) for place in range(CHANGED * 2)]
    noisy, others = picks[::2], picks[1::2]
    candidate: dict[int, Change] = dict.fromkeys(noisy[:25], cell(5, "third time"))
    candidate |= dict.fromkeys(others[:25], new_id)
    candidate |= dict.fromkeys(others[25:50], cell(3, "wrong"))
    changes: tuple[dict[int, Change], ...] = ({}, dict.fromkeys(noisy, cell(5, "another time")), candidate)
    names = ("reference", "again", "candidate")
    made = [write_snapshot(folder, name, count, change) for name, change in zip(names, changes, strict=True)]
    return [path for path, _ in made], [bare for _, bare in made]


class AnonymousMemory:
    """Watches this process's anonymous memory, which the mapped files are not part of."""

    def __enter__(self) -> AnonymousMemory:
        self.before_mb = self.peak_mb = self._read_mb()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()
        self.peak_mb = max(self.peak_mb, self._read_mb())

    def _watch(self) -> None:
        while not self._stop.wait(0.02):
            self.peak_mb = max(self.peak_mb, self._read_mb())

    def _read_mb(self) -> float:
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("RssAnon"):
                return int(line.split()[1]) / 1024
        return 0.0


def compare_with_comm(count: int) -> dict[str, Any]:
    """Time the judge and comm in turns over the same lines."""
    from reticle.grade.judge import judge_files

    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as name:
        snapshots, bare = make_files(Path(name), count)
        judge_s: list[float] = []
        comm_s: list[float] = []
        with AnonymousMemory() as memory:
            for _ in range(ROUNDS):
                started = time.perf_counter()
                result = judge_files(*snapshots)
                judge_s.append(time.perf_counter() - started)
                found = (result.verdict, len(result.state.changed), result.state.renumbered, result.state.ignored)
                if found != ("FAIL", 25, 25, 50):
                    raise SystemExit(f"the judge found {found}")
                started = time.perf_counter()
                subprocess.run(
                    [shutil.which("comm") or "comm", "-3", str(bare[0]), str(bare[2])],
                    env={"LC_ALL": "C"}, stdout=subprocess.DEVNULL, check=True,
                )  # fmt: skip
                comm_s.append(time.perf_counter() - started)
        judged, compared = statistics.median(judge_s), statistics.median(comm_s)
        return {
            "lines": count,
            "bytes": snapshots[0].stat().st_size,
            "judge_three_files_s": round(judged, 3),
            "judge_min_s": round(min(judge_s), 3),
            "comm_two_files_s": round(compared, 3),
            "comm_min_s": round(min(comm_s), 3),
            "ratio": round(judged / compared, 3),
            "private_memory_mb": round(memory.peak_mb, 1),
        }


def judge_triples(count: int) -> dict[str, Any]:
    """Judge generated triples and count what is misjudged."""
    from grade_generator import make_triple, misjudged

    from reticle.grade.judge import judge_files

    verdicts = {"PASS": 0, "FAIL": 0, "UNVERIFIED": 0}
    wrong: list[str] = []
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        for seed in range(count):
            triple = make_triple(seed)
            verdicts[triple.verdict] += 1
            found = misjudged(triple, Path(name), judge_files)
            if found is not None:
                wrong.append(found)
    return {
        "triples": count,
        "verdicts": verdicts,
        "false_pass": sum(": PASS instead of" in found for found in wrong),
        "false_fail": sum("instead of PASS" in found for found in wrong),
        "other": sum("instead of" not in found or "renumbered" in found for found in wrong),
        "wrong": wrong[:20],
        "seconds": round(time.perf_counter() - started, 1),
    }


def main() -> int:
    """Run both and write the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--triples", type=int, default=10_000)
    parser.add_argument("--lines", type=int, nargs="*", default=[1_000_000])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "grade.json")
    asked = parser.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    figures: dict[str, Any] = {
        "command": " ".join(["python tests/bench/grade.py", *sys.argv[1:]]),
        "commit": commit,
        "date": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "machine": {
            "system": platform.platform(),
            "processor": platform.machine(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
        },
    }
    if asked.triples:
        figures["generator"] = judge_triples(asked.triples)
    figures["comm"] = [compare_with_comm(count) for count in asked.lines]
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2, ensure_ascii=False))
    bad = figures.get("generator", {}).get("wrong", [])
    slow = [made for made in figures["comm"] if made["ratio"] > 0.5 or made["private_memory_mb"] >= 100]
    return 1 if bad or slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
