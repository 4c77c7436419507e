"""Pages that hang, are never answered or close themselves take only their own flow along."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from apps import configuration
from harness import Project, Result
from world_app import WORLD_APP, click, flow

pytestmark = pytest.mark.browser

OPENED = {"action": "click", "target": {"css": "#open"}, "popups": [{"name": "second"}]}
FLOWS = [
    flow("answers-never", click("#ask")),
    flow("closes-itself", OPENED, {**click("#close"), "page": "second"}),
    flow("hangs-at-a-press", click("#loop")),
    flow("hangs-later", click("#stuck")),
    flow("is-down", click("#buy"), path="/down"),
    flow("speaks-evil", click("#speak", None), path="/evil"),
    flow("works", click("#buy")),
    flow("works-too", click("#buy")),
]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, Result]:
    """One run of all of them, two at a time."""
    files: dict[str, Any] = {f"flows/{each['name']}.json": each for each in FLOWS}
    folder = tmp_path_factory.mktemp("world")
    project = Project(folder, {"reticle.toml": configuration(), "app.py": WORLD_APP, **files})
    return project, project.run("gate", "--annotations", "github", "--workers", "2")


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "status", "says"),
    [
        ("answers-never", "unverified", "POST /never → no answer yet is still open"),
        ("closes-itself", "fail", "the app closed page second"),
        ("hangs-at-a-press", "unverified", "the page did not take the click"),
        ("hangs-later", "unverified", "is one of its scripts in a long loop?"),
        ("is-down", "unverified", "the server answered 503"),
        ("speaks-evil", "fail", ""),
        ("works", "pass", ""),
        ("works-too", "pass", ""),
    ],
)
def test_a_page_in_trouble_takes_only_its_own_flow_along(
    name: str, status: str, says: str, run: tuple[Project, Result]
) -> None:
    told = next(each for each in json.loads(_kept(run[0], "run.json"))["flows"] if each["name"] == name)
    assert told["status"] == status, told["reason"]
    assert says in told["reason"]


def test_what_a_page_says_drives_neither_terminal_nor_ci_service_nor_the_reports(run: tuple[Project, Result]) -> None:
    project, result = run
    assert "u202e" in result.stdout
    for said in (result.stdout, result.stderr):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u202a-\u202e]", said)
        assert not re.search("^::error file=x", said, re.MULTILINE)
    assert "speaks-evil" in {case.get("name") for case in ET.fromstring(_kept(project, "junit.xml")).iter("testcase")}
    page = _kept(project, "index.html")
    assert "alert(1)" in page
    assert "<script>alert" not in page


def _kept(project: Project, name: str) -> str:
    (file,) = project.root.glob(f".reticle/runs/[0-9]*/{name}")
    return file.read_text("utf-8")


def test_a_run_with_pages_in_trouble_leaves_nothing_and_keeps_whole_files(run: tuple[Project, Result]) -> None:
    project, result = run
    assert result.exit_code == 1
    assert "Traceback" not in result.stderr
    assert project.left_running() == []
    assert project.unfinished_files() == []
    assert len(list((project.root / ".reticle/runs").glob("[0-9]*/run.json"))) == 1
