"""The app under test: started, waited for, told apart from others, and never left running."""

from __future__ import annotations

import http.server
import os
import threading
from collections.abc import Iterator

import pytest

from apps import APP, configuration
from house import MakeProject

FLOW = {
    "version": 1,
    "name": "look",
    "start": {"path": "/"},
    "steps": [{"action": "assert", "expect": {"kind": "text", "contains": "Shop"}}],
}


@pytest.fixture
def foreign_server() -> Iterator[int]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.full
def test_a_port_that_somebody_else_holds_is_refused_in_one_line_that_names_them(
    make_project: MakeProject, foreign_server: int
) -> None:
    config = configuration(port=str(foreign_server))
    project = make_project({"reticle.toml": config, "app.py": APP, "flows/look.json": FLOW})
    result = project.run("gate")
    assert result.exit_code == 2
    assert f"port {foreign_server} is taken by" in result.complaint
    assert f"(pid {os.getpid()})" in result.complaint
    assert "(pid " in result.complaint
    assert not [name for name in result.changed if name.startswith("started-")]


@pytest.mark.full
def test_h106_a_server_that_was_named_is_said_to_be_whose_it_is(make_project: MakeProject, foreign_server: int) -> None:
    project = make_project({"reticle.toml": configuration(), "app.py": APP, "flows/look.json": FLOW})
    result = project.run("gate", "--url", f"http://127.0.0.1:{foreign_server}")
    assert f"note: the app at http://127.0.0.1:{foreign_server} is " in result.stderr
    assert f"(pid {os.getpid()}) in {os.getcwd()}, which is not this project" in result.stderr
    assert result.exit_code != 0


def test_an_app_that_dies_at_its_start_is_told_with_its_last_words_and_without_secrets(
    make_project: MakeProject,
) -> None:
    project = make_project({"reticle.toml": configuration("dies"), "app.py": APP, "flows/look.json": FLOW})
    result = project.run("gate")
    assert result.exit_code == 2
    assert "ended with exit code 1 before it was ready" in result.stderr
    assert "no such table: orders" in result.stderr
    assert "hunter2" not in result.stderr
    assert project.left_running() == []
    assert project.unfinished_files() == []


@pytest.mark.full
def test_an_app_that_never_comes_up_ends_as_could_not_start(make_project: MakeProject) -> None:
    config = configuration("mute", process="ready_timeout_s = 0.5")
    project = make_project({"reticle.toml": config, "app.py": APP, "flows/look.json": FLOW})
    result = project.run("gate")
    assert result.exit_code == 2
    assert "was not ready after 0.5 s" in result.stderr
    assert project.left_running() == []


def test_an_app_that_answers_503_and_then_loading_is_waited_for(make_project: MakeProject) -> None:
    project = make_project({"reticle.toml": configuration("slow"), "app.py": APP})
    result = project.run("doctor", "--json")
    app = next(row for row in result.json if row["what"] == "app")
    assert app["level"] == "ok"
    assert int((project.root / "asked.txt").read_text("utf-8")) > 6


@pytest.mark.full
def test_a_reset_that_fails_ends_the_run_with_exit_2(make_project: MakeProject) -> None:
    config = configuration(app="reset = ['echo the table is gone; exit 3']")
    project = make_project({"reticle.toml": config, "app.py": APP, "flows/look.json": FLOW})
    result = project.run("gate")
    assert result.exit_code == 2
    assert "ended with exit code 3" in result.stderr
    assert "the table is gone" in result.stderr
    assert project.left_running() == []


def test_a_reset_by_request_that_answers_500_ends_the_run_with_exit_2(make_project: MakeProject) -> None:
    config = configuration("noreset", app='reset = "POST /__reset"')
    project = make_project({"reticle.toml": config, "app.py": APP, "flows/look.json": FLOW})
    result = project.run("gate")
    assert result.exit_code == 2
    assert "answered 500" in result.complaint


@pytest.mark.full
def test_everything_that_the_app_started_ends_with_the_run(make_project: MakeProject) -> None:
    project = make_project({"reticle.toml": configuration("child", "stubborn"), "app.py": APP})
    result = project.run("doctor", "--json")
    assert next(row for row in result.json if row["what"] == "app")["level"] == "ok"
    assert project.left_running() == []
    assert list((project.root / ".reticle/copies").glob("[0-9a-f]*")) == []
