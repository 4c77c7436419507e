"""What `gate` and `verify` say, where, and with which exit code."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from apps import APP, configuration
from harness import COMMAND, Project
from house import MakeProject
from repository import Repository

SEES = {"action": "assert", "expect": {"kind": "text", "contains": "Shop"}}
MISSES = {"action": "assert", "expect": {"kind": "text", "contains": "Bakery"}, "timeoutMs": 300}
NO_BUTTON = {"action": "click", "target": {"role": "button", "name": "Pay now"}, "timeoutMs": 300}
PRESSES = {"action": "click", "target": {"role": "button", "name": "Pay"}}


def _flow(name: str, *steps: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"version": 1, "name": name, "start": {"path": "/"}, "steps": list(steps), **fields}


def _project(make_project: MakeProject, *flows: dict[str, Any], config: str = "") -> Project:
    files = {f"flows/{flow['name']}.json": flow for flow in flows}
    return make_project({"reticle.toml": configuration() + config, "app.py": APP, **files})


@pytest.mark.full
def test_each_status_has_its_exit_code_and_the_worst_decides(make_project: MakeProject) -> None:
    project = _project(
        make_project,
        _flow("sees", SEES),
        _flow("misses", MISSES),
        _flow("drifts", NO_BUTTON),
        _flow("proves-nothing", PRESSES),
    )
    everything = project.run("verify", "--json")
    statuses = {flow["name"]: flow["status"] for flow in everything.json["flows"]}
    assert statuses == {"sees": "pass", "misses": "fail", "drifts": "drift", "proves-nothing": "no-fault"}
    assert (everything.exit_code, everything.json["verdict"]["status"]) == (1, "fail")
    for names, status, code in (
        (["sees"], "pass", 0),
        (["drifts", "sees"], "drift", 1),
        (["proves-nothing", "sees"], "no-fault", 2),
    ):
        result = project.run("gate", *names)
        assert result.exit_code == code, result
        assert result.stdout.splitlines()[-3 if "next:" in result.stdout else -2].startswith(status), result.stdout


def test_json_on_stdout_is_the_run_that_was_kept_and_nothing_else(make_project: MakeProject) -> None:
    project = _project(make_project, _flow("look", SEES), _flow("shop/miss", MISSES))
    result = project.run("gate", "--json", "--junit", "out/junit.xml", "--report", "out/report", "--workers", "2")
    assert result.exit_code == 1
    run = result.json
    kept = project.root / ".reticle/runs" / run["id"]
    assert json.loads((kept / "run.json").read_text("utf-8")) == run
    assert [(flow["name"], flow["status"]) for flow in run["flows"]] == [("look", "pass"), ("shop/miss", "fail")]
    assert run["verdict"]["exitCode"] == 1
    assert run["command"][:2] == ["reticle", "gate"]
    assert run["browser"]["version"]
    assert len(run["app"]["copies"]) == 2
    assert (kept / "app-1-shop.log").read_text("utf-8").startswith("listening on")
    suites = ET.parse(project.root / "out/junit.xml").getroot()
    assert suites.get("failures") == "1"
    assert "<html" in (project.root / "out/report/index.html").read_text("utf-8")
    assert project.left_running() == []
    assert project.unfinished_files() == []
    assert not [name for name, how in result.changed.items() if how != "created"]


@pytest.mark.full
def test_a_flow_in_quarantine_is_shown_and_does_not_block(make_project: MakeProject) -> None:
    bad = _flow("bad", MISSES, quarantine={"until": "2999-01-01", "reason": "known"})
    project = _project(make_project, _flow("look", SEES), bad)
    result = project.run("gate")
    assert result.exit_code == 0, result
    assert "quarantined" in result.stdout


@pytest.mark.full
def test_github_hears_of_findings_and_gets_a_summary(make_project: MakeProject) -> None:
    project = _project(make_project, _flow("miss", MISSES))
    summary = project.root / "summary.md"
    env = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(summary)}
    result = project.run("gate", env=env)
    assert "::error" in result.stderr
    assert "miss" in summary.read_text("utf-8")


@pytest.mark.full
def test_a_flow_that_needs_a_grade_blocks_only_where_the_configuration_says_so(make_project: MakeProject) -> None:
    project = _project(make_project, _flow("look", SEES), config='\n[gate]\nrequire_grade = "always"\n')
    result = project.run("gate")
    assert result.exit_code == 1
    assert result.stdout.startswith("pass")
    assert "without a grade: look" in result.stdout


@pytest.mark.full
def test_an_address_that_nobody_serves_is_could_not_tell(make_project: MakeProject) -> None:
    result = _project(make_project, _flow("look", SEES)).run("gate", "--url", "http://127.0.0.1:9")
    assert result.exit_code == 2
    assert "port 9" in result.stdout


@pytest.mark.full
def test_a_watch_ends_with_ctrl_c_and_the_exit_code_of_its_last_run(make_project: MakeProject) -> None:
    project = _project(make_project, _flow("look", SEES))
    watching = project.start("verify", "--watch", "--repeat", "2")
    run = json.loads(watching.await_file(".reticle/runs/[0-9]*/run.json"))
    watching.signal(signal.SIGINT)
    result = watching.end()
    assert result.exit_code == 0, result
    assert [(flow["name"], flow["attempts"]) for flow in run["flows"]] == [("look", 2)]
    assert "1 flow passed" in result.stdout
    assert "waiting for a saved file" in result.stderr
    assert project.left_running() == []


@pytest.mark.full
def test_a_start_page_that_is_not_there_is_named_and_is_no_drift(make_project: MakeProject) -> None:
    there = {**SEES, "expect": {"kind": "text", "contains": "No such page"}}
    project = _project(
        make_project, _flow("gone", NO_BUTTON, start={"path": "/gone"}), _flow("told", there, start={"path": "/gone"})
    )
    result = project.run("gate", "--json")
    flows = {flow["name"]: flow for flow in result.json["flows"]}
    assert flows["gone"]["status"] == "fail"
    assert flows["gone"]["reason"].startswith("opening /gone answered 404; step 1")
    assert flows["told"]["status"] == "pass"


@pytest.mark.full
def test_a_secret_that_the_app_prints_is_in_no_file_of_the_run(make_project: MakeProject) -> None:
    flow = _flow("look", SEES, vars={"code": {"env": "SHOP_CODE", "secret": True}})
    project = make_project({"reticle.toml": configuration("echoes"), "app.py": APP, "flows/look.json": flow})
    result = project.run("gate", "--report", "out/report", env={"SHOP_CODE": "staple battery"})
    assert result.exit_code == 0, result
    logs = [name for name in result.changed if name.endswith("app-1-shop.log")]
    assert len(logs) == 2
    assert all("asked for / \u2039secret:" in (project.root / name).read_text("utf-8") for name in logs)
    for name in result.changed:
        assert b"staple battery" not in (project.root / name).read_bytes(), name


def test_a_project_that_cannot_be_written_is_one_line(make_project: MakeProject) -> None:
    project = _project(make_project, _flow("look", SEES))
    project.write(".reticle", "a file where a folder should be")
    result = project.run("gate")
    assert result.exit_code == 2
    assert ".reticle" in result.complaint


def test_a_reader_that_goes_away_makes_no_traceback(make_project: MakeProject) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([str(COMMAND), "--help"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode == 2


def test_help_shows_the_everyday_commands_first_and_only_what_exists(make_project: MakeProject) -> None:
    text = make_project({}).run().stdout
    places = [text.index(f"\n  {name} ") for name in ("verify", "gate", "doctor", "demo")]
    assert places == sorted(places)
    for name in ("init", "record", "heal"):
        listed = f"\n  {name} " in text
        assert listed == _exists(name)


def _exists(name: str) -> bool:
    from importlib.util import find_spec

    return find_spec(f"reticle.cli.{name}") is not None


QUALITY = "gl-code-quality-report.json"


@pytest.mark.parametrize(
    ("words", "env", "written"),
    [
        (["--annotations", "gitlab"], {}, True),
        ([], {"GITLAB_CI": "true"}, True),
        pytest.param([], {}, False, marks=pytest.mark.full),
        pytest.param(["--annotations", "none"], {"GITLAB_CI": "true"}, False, marks=pytest.mark.full),
    ],
)
def test_findings_go_to_gitlab_where_it_asks_for_them_and_change_no_exit_code(
    words: list[str], env: dict[str, str], written: bool, make_project: MakeProject
) -> None:
    project = _project(make_project, _flow("shop/miss", MISSES))
    result = project.run("gate", "--report", "out", *words, env={"GITHUB_ACTIONS": "", "GITLAB_CI": "", **env})
    assert (result.exit_code, "::error" in result.stderr) == (1, False)
    reports = sorted(path.parent.name for path in project.root.rglob(QUALITY))
    assert len(reports) == (2 if written else 0), reports
    if written:
        (issue,) = json.loads((project.root / "out" / QUALITY).read_text("utf-8"))
        assert (issue["check_name"], issue["location"]["path"]) == ("reticle.fail", "flows/shop/miss.json")
        assert "Bakery" in issue["description"]


def test_a_project_in_a_folder_of_a_repository_names_findings_from_its_top(make_project: MakeProject) -> None:
    project = _project(make_project, _flow("miss", MISSES))
    Repository(project.root.parent, {".gitignore": ".reticle/\n"})
    result = project.run("gate", "--report", "out", "--annotations", "gitlab")
    assert result.exit_code == 1, result
    (issue,) = json.loads((project.root / "out" / QUALITY).read_text("utf-8"))
    assert issue["location"]["path"] == f"{project.root.name}/flows/miss.json"
