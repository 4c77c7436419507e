"""Times the judge of three large snapshots against GNU comm over two of them, in one run, in turns.

The files hold one source of ten columns; reference and again differ in 75 rows, reference and candidate in 75 others
(25 of them by noise that is to be ignored, 25 renumbered, 25 wrong). `comm` gets the bare lines of two of them.
"""

from __future__ import annotations

import hashlib
import json
import os
import resource
import shutil
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench_stamp import cpu_s

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
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as name:
        snapshots, bare = make_files(Path(name), count)
        return {
            "lines": count,
            "bytes": snapshots[0].stat().st_size,
            **time_both(snapshots, (bare[0], bare[2]), EXPECTED),
        }


EXPECTED = ("FAIL", 25, 25, 50)
"""Verdict, changed cells, renumbered records and ignored lines of the files that are made here."""


def time_both(
    snapshots: list[Path], bare: tuple[Path, Path], expected: tuple[str, int, int, int], rounds: int = ROUNDS
) -> dict[str, Any]:
    """Judge the snapshots and compare two files of lines, in turns; return seconds, ratios, and memory in MB.

    The first round of each, which may read from the disk, does not count.
    """
    from reticle.grade.judge import judge_files

    times: dict[str, list[float]] = {"judge": [], "judge_cpu": [], "comm": [], "comm_cpu": []}
    with AnonymousMemory() as memory:
        for number in range(rounds + 1):
            began, used = time.perf_counter(), cpu_s()
            result = judge_files(*snapshots)
            judged = time.perf_counter() - began, cpu_s() - used
            found = (result.verdict, len(result.state.changed), result.state.renumbered, result.state.ignored)
            if found != expected:
                raise SystemExit(f"the judge found {found}")
            began, used = time.perf_counter(), cpu_s(resource.RUSAGE_CHILDREN)
            subprocess.run(
                [shutil.which("comm") or "comm", "--nocheck-order", "-3", *map(str, bare)],
                env={"LC_ALL": "C"}, stdout=subprocess.DEVNULL, check=True,
            )  # fmt: skip
            compared = time.perf_counter() - began, cpu_s(resource.RUSAGE_CHILDREN) - used
            if number:
                for name, value in zip(times, (*judged, *compared), strict=True):
                    times[name].append(value)
    return {
        "judge_three_files_s": round(statistics.median(times["judge"]), 3),
        "judge_fastest_s": round(min(times["judge"]), 3),
        "judge_cpu_s": round(min(times["judge_cpu"]), 3),
        "comm_two_files_s": round(statistics.median(times["comm"]), 3),
        "comm_fastest_s": round(min(times["comm"]), 3),
        "comm_cpu_s": round(min(times["comm_cpu"]), 3),
        "ratio": round(min(times["judge"]) / min(times["comm"]), 3),
        "ratio_of_cpu": round(min(times["judge_cpu"]) / min(times["comm_cpu"]), 3),
        "private_memory_mb": round(memory.peak_mb, 1),
    }
