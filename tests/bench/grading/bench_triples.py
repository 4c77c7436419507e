"""Judges generated triples of snapshots, whose verdicts are known by construction."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench_stamp import ROOT

sys.path[:0] = [str(ROOT / "tests" / "contract"), str(ROOT / "tests")]


def judge_triples(count: int) -> dict[str, Any]:
    """Judge the triples of the seeds 0 to `count`, on every core, and count what is misjudged."""
    cores = os.cpu_count() or 1
    began = time.perf_counter()
    with get_context("spawn").Pool(cores) as pool:
        parts = pool.map(_judge_some, [range(first, count, cores) for first in range(cores)])
    verdicts: Counter[str] = Counter()
    wrong: list[str] = []
    for made, misjudged in parts:
        verdicts.update(made)
        wrong += misjudged
    return {
        "triples": count,
        "verdicts": dict(sorted(verdicts.items())),
        "false_pass": sum(": PASS instead of" in found for found in wrong),
        "false_fail": sum("instead of PASS" in found for found in wrong),
        "wrong": wrong[:20],
        "wrong_in_all": len(wrong),
        "seconds": round(time.perf_counter() - began, 1),
    }


def _judge_some(seeds: range) -> tuple[Counter[str], list[str]]:
    from grade_generator import make_triple, misjudged

    from reticle.grade.judge import judge_files

    verdicts: Counter[str] = Counter()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        for seed in seeds:
            triple = make_triple(seed)
            verdicts[triple.verdict] += 1
            found = misjudged(triple, Path(name), judge_files)
            if found is not None:
                wrong.append(found)
    return verdicts, wrong
