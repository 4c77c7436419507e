"""Measures the plan of a change over many flows and writes docs/figures/plan.json.

    python tests/bench/plan.py [--flows 2000] [--files 400] [--covered 30] [--changed 12] [--out docs/figures/plan.json]

A repository of generated modules, flows that cover some of them each (a third of the lines ran), and a branch that
edits a few files and touches every tenth flow. Loading is reading all flow files, as a gate does; the plan and what the
change weakened are measured apart, with the number of git processes. Processor time counts this process and git.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

LINES = 200


def make_world(top: Path, args: argparse.Namespace) -> None:
    """Make the repository: branch main with modules and flows, branch feature with the change."""
    from repository import Repository

    chance = random.Random(1)
    text = "".join(f"line {number}\n" for number in range(LINES))
    modules = [f"src/part-{number // 20}/module-{number}.js" for number in range(args.files)]
    repository = Repository(top, {name: f"// {name}\n{text}" for name in modules})
    repository.commit({"reticle.toml": "[app]\nurl = 'http://127.0.0.1:1'\n"})
    listed = repository.git("ls-tree", "-r", "HEAD").splitlines()
    blobs = {line.split("\t")[1]: line.split()[2] for line in listed}
    flows: dict[str, Any] = {}
    for number in range(args.flows):
        covers = {
            name: {"blob": blobs[name][:12], "ran": [[start, start + 10] for start in range(1, LINES, 30)]}
            for name in sorted(chance.sample(modules, args.covered))
        }
        step = {"action": "click", "target": {"testid": f"a{number}"}, "expect": {"kind": "text", "contains": "Thanks"}}
        name = f"area-{number % 40}/flow-{number}"
        flows[f"flows/{name}.json"] = {"version": 1, "name": name, "start": {"path": "/"}, "covers": covers,
                                       "steps": [step] * 5}  # fmt: skip
    repository.commit(flows)
    repository.branch("feature")
    edited = {}
    for name in chance.sample(modules, args.changed):
        lines = (top / name).read_text("utf-8").splitlines(keepends=True)
        lines[chance.randrange(LINES)] = "edited\n"
        edited[name] = "".join(lines)
    weaker = {}
    for name, flow in list(flows.items())[:: max(1, args.flows // 200)]:
        steps = [{**flow["steps"][0], "expect": {"kind": "text", "contains": "Than"}}, *flow["steps"][1:]]
        weaker[name] = {**flow, "steps": steps}
    repository.commit({**edited, **weaker})


def measured(work: Callable[[], Any]) -> tuple[Any, dict[str, float]]:
    """Do some work; return what it made, and its milliseconds on the wall and of processors, children included."""
    calls = 0
    inner = subprocess.run

    def counted(*words: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        return inner(*words, **more)

    subprocess.run = counted
    wall, own, children = time.monotonic(), time.process_time(), _children_s()
    try:
        made = work()
    finally:
        subprocess.run = inner
    return made, {
        "ms": round((time.monotonic() - wall) * 1000),
        "cpuMs": round((time.process_time() - own + _children_s() - children) * 1000),
        "gitProcesses": calls,
    }


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--flows", type=int, default=2000)
    parser.add_argument("--files", type=int, default=400)
    parser.add_argument("--covered", type=int, default=30)
    parser.add_argument("--changed", type=int, default=12)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "plan.json")
    args = parser.parse_args()

    from reticle.engine.change import find_weakened
    from reticle.engine.plan import make_plan
    from reticle.engine.scope import Words, find_scope
    from reticle.store.project import Project

    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder) / "repo"
        make_world(top, args)
        project = Project.find(top)
        flows, loading = measured(lambda: [project.load_flow(name) for name in project.list_flows()])
        scope, scoping = measured(lambda: find_scope(project, Words(), since="main", everything=False, environ={}))
        planned, planning = measured(lambda: make_plan(project, flows, scope))
        findings, judging = measured(lambda: find_weakened(project, flows, scope))
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    figures = {
        "command": f"python tests/bench/plan.py --flows {args.flows} --files {args.files} --covered {args.covered} "
        f"--changed {args.changed}",
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "flows": len(flows),
        "changedFiles": len(planned.plan.changed),
        "affected": len(planned.plan.affected),
        "weakened": len(findings.downgraded),
        "loadFlows": loading,
        "findChange": scoping,
        "plan": planning,
        "judgeChange": judging,
        "peakMiB": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
        "loadAverage": round(os.getloadavg()[0], 1),
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
