"""The browser, or one page of it, is killed at every kind of moment: could not tell, told in one line, nothing left."""

from __future__ import annotations

import contextlib
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from apps import configuration
from harness import LINUX, Project, Running
from house import MakeProject, sampled
from world_app import WORLD_APP, click, flow

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not LINUX, reason="finds the browser's processes in /proc")]

NOTE = {"action": "command", "args": {"run": "echo here > reached-steps.txt"}}
LOOK = {"action": "assert", "expect": {"kind": "text", "contains": "Shop"}, "visual": {"name": "look"}}
SLOW_RESET = """
reset = ['echo x >> resets.txt; if [ $(wc -l < resets.txt) = 2 ]; then echo x > reached-reset.txt; sleep 2; fi']
"""
MOMENTS: dict[str, tuple[dict[str, Any], str]] = {
    "a page loads": (flow("wait", click("#buy"), path="/late"), "reached-late.txt"),
    "a request is open": (flow("wait", click("#ask", timeout_ms=60_000)), "reached-never.txt"),
    "a picture is taken": (flow("wait", NOTE, LOOK, path="/#moving"), "reached-steps.txt"),
    "a step begins": (flow("wait", NOTE, *(click("#buy") for _ in range(30))), "reached-steps.txt"),
}


def _browser(project: Project) -> list[int]:
    """List the browser's main process."""
    lines = project.list_running()
    return [int(line.split()[0]) for line in lines if "--remote-debugging" in line and "--type=" not in line]


def _renderers(project: Project) -> list[int]:
    """List the processes that draw pages: a renderer hides its environment, so it is found through its parents."""
    family, found = set(_browser(project)), []
    for _ in range(4):
        for entry in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                if parent in family and int(entry.name) not in family:
                    family.add(int(entry.name))
                    found += [int(entry.name)] if b"--type=renderer" in (entry / "cmdline").read_bytes() else []
    return found


def _kill(processes: list[int]) -> None:
    assert processes
    for process in processes:
        os.kill(process, signal.SIGKILL)


def _begin(make_project: MakeProject, tested: dict[str, Any], **files: Any) -> tuple[Project, Running]:
    project = make_project(
        {"reticle.toml": configuration(), "app.py": WORLD_APP, "flows/wait.json": tested, **files}
    )  # fmt: skip
    return project, project.start("gate", "--json", "--workers", "1")


def _left(project: Project) -> tuple[list[str], list[str], int]:
    return (
        project.left_running(),
        project.unfinished_files(),
        len(list(project.root.glob(".reticle/runs/[0-9]*/run.json"))),
    )


@pytest.mark.full
@pytest.mark.parametrize("moment", sampled(MOMENTS, {"a picture is taken"}))
def test_a_browser_that_is_killed_while(moment: str, make_project: MakeProject) -> None:
    tested, reached = MOMENTS[moment]
    project, running = _begin(make_project, tested)
    running.await_file(reached)
    _kill(_browser(project))
    result = running.end()
    assert result.exit_code == 2, result.stdout
    assert "Traceback" not in result.stderr
    (told,) = result.json["flows"]
    assert told["status"] == "unverified"
    assert "the browser went away" in told["reason"]
    assert _left(project) == ([], [], 1)


@pytest.mark.full
def test_a_browser_that_is_killed_between_two_flows_is_started_again(make_project: MakeProject) -> None:
    more = {"flows/works.json": flow("works", click("#buy")), "reticle.toml": configuration(app=SLOW_RESET)}
    project, running = _begin(make_project, flow("wait", click("#buy")), **more)
    running.await_file("reached-reset.txt")
    _kill(_browser(project))
    result = running.end()
    assert result.exit_code == 0, result.stdout
    assert _left(project) == ([], [], 1)


def test_a_tab_that_crashes_is_could_not_tell_and_the_next_flow_has_another(make_project: MakeProject) -> None:
    works = {"flows/works.json": flow("works", click("#buy"))}
    project, running = _begin(make_project, flow("wait", click("#ask", timeout_ms=60_000)), **works)
    running.await_file("reached-never.txt")
    _kill(_renderers(project))
    result = running.end()
    assert result.exit_code == 2
    told = {each["name"]: (each["status"], each["reason"]) for each in result.json["flows"]}
    assert told["wait"][0] == "unverified"
    assert "page main crashed" in told["wait"][1]
    assert told["works"][0] == "pass"
    assert _left(project) == ([], [], 1)
