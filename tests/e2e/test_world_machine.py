"""A hostile machine: one core, no display, a wall clock that is set meanwhile, an app that falls and rises."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from apps import configuration, start_command
from harness import COMMAND, LINUX, Project
from house import MakeProject
from world_app import WORLD_APP, click, flow

pytestmark = pytest.mark.browser

CLEAN = {"kind": "console", "level": "error", "absent": True}
ORDERED = {"kind": "net", "method": "POST", "path": "/orders", "status": 201, "count": 1}
BUY = {
    **click("#buy"),
    "expect": {"kind": "allOf", "predicates": [ORDERED, CLEAN, {"kind": "text", "contains": "Done"}]},
}
BUY_AGAIN = {**BUY, "expect": {"kind": "allOf", "predicates": [ORDERED, CLEAN]}}
GO = {"action": "goto", "args": {"path": "/?again"}, "expect": {"kind": "url", "contains": "again"}}
SET_CLOCK = """
import os, struct, sys
with open(os.environ["CLOCK_JUMP"], "r+b") as file:
    was, = struct.unpack("<q", file.read())
    file.seek(0)
    file.write(struct.pack("<q", was + int(sys.argv[1])))
"""
SHIM = Path(__file__).parents[1] / "fixtures" / "clock_jump.c"


def _check_left(project: Project, runs: int = 1) -> None:
    assert project.left_running() == []
    assert project.unfinished_files() == []
    assert len(list(project.root.glob(".reticle/runs/[0-9]*/run.json"))) == runs


@pytest.mark.full
@pytest.mark.skipif(not LINUX or shutil.which("taskset") is None, reason="taskset keeps a run on one core")
def test_two_workers_on_one_core_are_slow_and_nothing_else(make_project: MakeProject) -> None:
    flows = {f"flows/{name}.json": flow(name, BUY, BUY_AGAIN) for name in ("one", "two")}
    project = make_project({"reticle.toml": configuration(), "app.py": WORLD_APP, **flows})
    core = min(os.sched_getaffinity(0))
    words = ["taskset", "-c", str(core), str(COMMAND), "gate", "--workers", "2"]
    done = subprocess.run(words, cwd=project.root, env=project.env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    _check_left(project)


@pytest.mark.skipif(not LINUX, reason="a display is a variable on Linux only")
@pytest.mark.parametrize("words", [("verify", "--headed"), ("record", "--name", "x", "/")], ids=lambda words: words[0])
def test_no_display_is_told_in_one_line_before_anything_starts(
    words: tuple[str, ...], make_project: MakeProject
) -> None:
    project = make_project(
        {"reticle.toml": configuration(), "app.py": WORLD_APP, "flows/one.json": flow("one", BUY)}
    )  # fmt: skip
    result = project.run(*words, env={"DISPLAY": "", "WAYLAND_DISPLAY": ""})
    assert result.exit_code == 2
    assert "there is no display" in result.complaint
    assert not [name for name in result.changed if name.startswith(("started-", "flows/", ".reticle/runs/"))]
    assert project.left_running() == []


@pytest.mark.full
def test_an_app_that_falls_and_is_started_again_by_its_own_keeper_spoils_one_flow(make_project: MakeProject) -> None:
    keeper = f"while true; do {start_command('falls').removeprefix('exec ')}; done"
    config = configuration().replace(start_command(), keeper)
    flows = {f"flows/{name}.json": flow(name, BUY) for name in ("a-falls", "b-works")}
    project = make_project({"reticle.toml": config, "app.py": WORLD_APP, **flows})
    result = project.run("gate", "--json", "--workers", "1")
    told = {each["name"]: each for each in result.json["flows"]}
    assert told["a-falls"]["status"] == "fail"
    assert "POST /orders" in told["a-falls"]["reason"]
    assert told["b-works"]["status"] == "pass", told["b-works"]["reason"]
    assert result.exit_code == 1
    _check_left(project)


@pytest.mark.full
def test_an_app_that_answers_503_while_it_wakes_is_waited_for(make_project: MakeProject) -> None:
    project = make_project(
        {"reticle.toml": configuration("dazed"), "app.py": WORLD_APP, "flows/one.json": flow("one", BUY)}
    )  # fmt: skip
    result = project.run("gate")
    assert result.exit_code == 0, result.stdout + result.stderr
    _check_left(project)


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library that moves the wall clock of every process it is loaded into, and no other clock."""
    compiler = shutil.which("cc")
    if not LINUX or compiler is None:
        pytest.skip("the wall clock of a run is moved by a small C library: Linux and cc")
    made = tmp_path_factory.mktemp("shim") / "clock_jump.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(made), str(SHIM), "-ldl"], check=True)
    return made


@pytest.mark.full
@pytest.mark.parametrize("seconds", [3600, pytest.param(-3600, marks=pytest.mark.full)])
def test_a_wall_clock_that_is_set_meanwhile_changes_no_verdict(
    seconds: int, shim: Path, make_project: MakeProject
) -> None:
    setting = {"action": "command", "args": {"run": f"{sys.executable} set_clock.py {seconds}"}}
    broken: dict[str, Any] = {
        **click("#err"),
        "expect": {"kind": "allOf", "predicates": [{"kind": "text", "contains": "Done"}, CLEAN]},
    }
    flows = {
        "flows/a-works.json": flow("a-works", BUY, setting, BUY_AGAIN, GO, BUY, success=CLEAN),
        "flows/b-broken.json": flow("b-broken", setting, GO, broken),
        "flows/c-broken-without-leaving.json": flow("c-broken-without-leaving", setting, broken),
    }
    project = make_project({"reticle.toml": configuration(), "app.py": WORLD_APP, "set_clock.py": SET_CLOCK, **flows})
    clock = project.write("clock", struct.pack("<q", 0))
    env = {"LD_PRELOAD": str(shim), "CLOCK_JUMP": str(clock)}
    result = project.run("gate", "--json", "--workers", "1", env=env)
    told = {each["name"]: (each["status"], each["reason"]) for each in result.json["flows"]}
    assert told["a-works"][0] == "pass", told
    for name in ("b-broken", "c-broken-without-leaving"):
        assert told[name][0] == "fail", told
        assert "too late" in told[name][1]
    _check_left(project)
