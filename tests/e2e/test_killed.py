"""Ctrl-C and kill -9 in the middle of a run: nothing is left running, and files are whole."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from apps import APP, configuration
from harness import Project, Running
from house import MakeProject, sampled

# A step that waits for something that never comes keeps the run in its middle.
FLOW: dict[str, Any] = {
    "version": 1,
    "name": "wait",
    "start": {"path": "/"},
    "steps": [
        {"action": "command", "args": {"run": "echo here > reached.txt"}},
        {"action": "assert", "expect": {"kind": "text", "contains": "never"}, "timeoutMs": 60000},
    ],
}


def _in_mid_run(make_project: MakeProject, *manners: str) -> tuple[Project, Running, int]:
    project = make_project({"reticle.toml": configuration(*manners), "app.py": APP, "flows/wait.json": FLOW})
    running = project.start("gate")
    running.await_file("reached.txt")
    return project, running, int(running.await_file("started-*.txt"))


@pytest.mark.parametrize("name", sampled(["SIGINT", "SIGTERM", "SIGHUP"], ["SIGINT"]))
def test_a_signal_ends_the_run_in_order_with_exit_2(name: str, make_project: MakeProject) -> None:
    number = signal.Signals[name]
    project, running, _ = _in_mid_run(make_project, "child")
    running.signal(number)
    result = running.end()
    assert result.exit_code == 2
    assert number.name in result.complaint
    assert project.left_running() == []
    assert project.unfinished_files() == []
    assert not [name for name in result.changed if name.startswith((".reticle/runs/", ".reticle/copies/"))]


def test_kill_9_of_reticle_leaves_nothing_running(make_project: MakeProject) -> None:
    project, running, _ = _in_mid_run(make_project, "child", "stubborn")
    running.signal(signal.SIGKILL)
    running.end()
    assert project.left_running() == []
    assert list((project.root / ".reticle/runs").glob("[0-9]*")) == []
    project.write("flows/wait.json", {**FLOW, "steps": FLOW["steps"][:1]})
    project.run("gate")
    assert project.unfinished_files() == []
    assert list((project.root / ".reticle/copies").glob("[0-9a-f]*")) == []


def test_kill_9_of_the_app_is_told_as_could_not_tell(make_project: MakeProject) -> None:
    project, running, app = _in_mid_run(make_project)
    os.kill(app, signal.SIGKILL)
    result = running.end()
    assert result.exit_code == 2
    assert 'process "shop"' in result.stdout
    assert "137" in result.stdout
    assert project.left_running() == []
    assert len(list((project.root / ".reticle/runs").glob("[0-9]*/run.json"))) == 1


@pytest.mark.full
def test_kill_9_of_a_supervisor_leaves_nothing_running(make_project: MakeProject) -> None:
    project, running, _ = _in_mid_run(make_project, "child")
    supervisors = [line for line in project.list_running() if "supervisor.py" in line and "app.py" in line]
    assert len(supervisors) == 1
    os.kill(int(supervisors[0].split()[0]), signal.SIGKILL)
    assert running.end().exit_code == 2
    assert project.left_running() == []


def test_kill_9_of_the_browser_is_told_as_could_not_tell(make_project: MakeProject) -> None:
    project, running, _ = _in_mid_run(make_project)
    browsers = [line for line in project.list_running() if "--remote-debugging" in line and "--type=" not in line]
    for line in browsers:
        os.kill(int(line.split()[0]), signal.SIGKILL)
    assert browsers
    assert running.end().exit_code == 2
    assert project.left_running() == []
