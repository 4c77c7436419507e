"""`pytest --reticle`: every flow of a project is a test of pytest, also over several processes."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from apps import APP, configuration
from harness import MARK, Project, Running
from repository import Repository
from reticle.store.runs import read_run

pytest_plugins = ["pytester"]
pytestmark = pytest.mark.browser

SEES = {"action": "assert", "expect": {"kind": "text", "contains": "Shop"}}
MISSES = {"action": "assert", "expect": {"kind": "text", "contains": "Bakery"}, "timeoutMs": 300}
NO_BUTTON = {"action": "click", "target": {"role": "button", "name": "Pay now"}, "timeoutMs": 300}
PRESSES = {"action": "click", "target": {"role": "button", "name": "Pay"}}
SHUT = {"quarantine": {"until": "2999-01-01", "reason": "the new till"}}


def flow(name: str, step: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"version": 1, "name": name, "start": {"path": "/"}, "steps": [step], **fields}


class PytestProject:
    """A real project with flows, run by pytest in a process of its own."""

    def __init__(self, pytester: pytest.Pytester, config: str, *flows: dict[str, Any]) -> None:
        self.pytester = pytester
        files = {f"flows/{one['name']}.json": one for one in flows}
        self.project = Project(pytester.path, {"reticle.toml": config, "app.py": APP, **files})

    def run(self, *words: str) -> pytest.RunResult:
        with pytest.MonkeyPatch.context() as patched:
            patched.setenv(MARK, self.project.env[MARK])
            return self.pytester.runpytest_subprocess("-p", "no:cacheprovider", *words)

    def runs(self) -> list[Path]:
        return sorted(self.project.root.glob(".reticle/runs/2*"))


def outcomes(result: pytest.RunResult) -> dict[str, int]:
    found = result.parseoutcomes()
    return {word: count for word, count in found.items() if word not in ("seconds", "warnings", "warning")}


def test_each_flow_is_a_test_and_the_run_is_kept(pytester: pytest.Pytester) -> None:
    tests = PytestProject(
        pytester, configuration(app='version = "echo 17"'),
        flow("sees", SEES), flow("shop/misses", MISSES), flow("drifts", NO_BUTTON), flow("proves-nothing", PRESSES),
        flow("shut", MISSES, **SHUT),
    )  # fmt: skip
    pytester.makepyfile(test_own="def test_own(): pass")
    result = tests.run("--reticle", "--junitxml", "junit.xml")
    assert outcomes(result) == {"passed": 2, "failed": 2, "errors": 1, "xfailed": 1}, result.stdout.str()
    assert "raise " not in result.stdout.str()
    result.stdout.fnmatch_lines_random([
        "*flow shop/misses*", "what: *Bakery*", "next: reticle verify shop/misses*",
        "FAILED flows/shop/misses.json::shop/misses*", "ERROR flows/proves-nothing.json::proves-nothing*",
        "reticle: report .reticle/runs/*/index.html",
    ])  # fmt: skip
    (folder,) = tests.runs()
    run = read_run(folder / "run.json")
    assert {one.name: one.status for one in run.flows} == {
        "sees": "pass", "shop/misses": "fail", "drifts": "drift", "proves-nothing": "no-fault", "shut": "fail",
    }  # fmt: skip
    assert (run.verdict.status, run.browser.name != "", len(run.app.copies)) == ("fail", True, 1)
    assert (run.command[0], "--reticle" in run.command) == ("pytest", True)
    assert not (folder / ".results").exists()
    assert tests.project.unfinished_files() == []
    assert 'name="reticle_status" value="drift"' in (pytester.path / "junit.xml").read_text("utf-8")
    # the run counts for `gate --no-run`, and pytest chooses by name
    assert json.loads(tests.project.run("gate", "--no-run", "sees", "--json").stdout)["verdict"]["exitCode"] == 0
    assert outcomes(tests.run("--reticle", "-k", "sees")) == {"passed": 1, "deselected": 5}
    assert tests.project.left_running() == []


def test_without_the_option_no_flow_is_collected_and_nothing_starts(pytester: pytest.Pytester) -> None:
    tests = PytestProject(pytester, configuration(), flow("misses", MISSES))
    pytester.makepyfile(test_own="def test_own(): pass")
    assert outcomes(tests.run()) == {"passed": 1}
    assert tests.runs() == []


@pytest.mark.full
def test_flows_are_shared_out_over_processes_with_a_copy_of_the_app_each(pytester: pytest.Pytester) -> None:
    tests = PytestProject(
        pytester, configuration(), *(flow(f"f{number}", SEES) for number in range(4)), flow("bad", MISSES)
    )
    result = tests.run("--reticle", "-n", "2", "-q")
    assert outcomes(result) == {"passed": 4, "failed": 1}, result.stdout.str()
    (folder,) = tests.runs()
    run = read_run(folder / "run.json")
    assert sorted(one.name for one in run.flows) == ["bad", "f0", "f1", "f2", "f3"]
    assert {one.worker for one in run.flows} == {0, 1}
    assert len({copy.url for copy in run.app.copies}) == 2
    assert tests.project.left_running() == []


@pytest.mark.full
def test_one_app_for_all_is_used_by_one_process_alone(pytester: pytest.Pytester) -> None:
    config = configuration(app="isolated = false")
    tests = PytestProject(pytester, config, *(flow(f"f{number}", SEES) for number in range(3)))
    pytester.makepyfile(
        test_own="""
        import pytest
        @pytest.mark.parametrize("number", range(6))
        def test_own(number, worker_id):
            print(worker_id)
        """
    )
    assert outcomes(tests.run("--reticle", "-n", "2")) == {"passed": 9}
    (folder,) = tests.runs()
    assert len({one.worker for one in read_run(folder / "run.json").flows}) == 1


@pytest.mark.parametrize(
    ("files", "words", "said"),
    [
        ({}, [], "no flows in flows/: ran nothing"),
        ({"reticle.toml": "[app]\nurrl = 1\n", "flows/a.json": flow("a", SEES)}, [], 'unknown key "urrl"'),
    ],
)
def test_a_mistake_in_the_project_is_one_line_and_a_usage_error(
    files: dict[str, Any], words: list[str], said: str, pytester: pytest.Pytester
) -> None:
    Project(pytester.path, files)
    result = pytester.runpytest_subprocess("--reticle", *words)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert said in result.stderr.str()
    assert "Traceback" not in result.stderr.str()


def test_a_broken_flow_and_an_app_that_does_not_start_are_errors_in_their_own_words(pytester: pytest.Pytester) -> None:
    tests = PytestProject(pytester, configuration("dies"), flow("a", SEES), flow("b", SEES))
    tests.project.write("flows/broken.json", {"version": 1, "name": "broken", "stepps": []})
    result = tests.run("--reticle", "--continue-on-collection-errors")
    assert outcomes(result) == {"errors": 3}, result.stdout.str()
    said = result.stdout.str()
    assert 'unknown key "stepps"' in said
    assert "no such table: orders" in said
    assert "hunter2hunter2" not in said
    assert "Traceback" not in said
    assert (result.ret, tests.runs(), tests.project.left_running()) == (1, [], [])


OWN = """
import pytest
from reticle.browser.discover import find_browser

@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, "executable_path": str(find_browser(None).path), "args": ["--no-sandbox"]}
"""


@pytest.mark.full
def test_flows_run_beside_tests_of_pytest_playwright_and_take_its_options(pytester: pytest.Pytester) -> None:
    tests = PytestProject(pytester, configuration(), flow("sees", SEES))
    pytester.makeconftest(OWN)
    pytester.makepyfile(
        test_own="""
        def test_own(page):
            page.set_content("<p>own</p>")
            assert page.inner_text("p") == "own"
        """
    )
    both = tests.run("--reticle", "test_own.py", "flows")  # the page's fixture leaves a loop in this thread
    assert outcomes(both) == {"passed": 2}, both.stdout.str()
    nobody = tests.run("--reticle", "flows", "--base-url", "http://127.0.0.1:9")
    assert outcomes(nobody) == {"errors": 1}
    assert "127.0.0.1:9" in nobody.stdout.str()
    refused = tests.run("--reticle", "flows", "--browser", "firefox")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    assert "flows run in Chromium, not in firefox" in refused.stderr.str()


@pytest.mark.full
def test_ctrl_c_ends_everything_that_was_started(pytester: pytest.Pytester) -> None:
    waits = {**MISSES, "timeoutMs": 60_000}
    tests = PytestProject(pytester, configuration(), flow("waits", waits))
    words = [sys.executable, "-m", "pytest", "--reticle"]
    inner = subprocess.Popen(words, cwd=pytester.path, env=tests.project.env, stdout=subprocess.PIPE, text=True)
    running = Running(tests.project, inner, {})
    running.await_file("started-*.txt")
    running.signal(signal.SIGINT)
    out, _ = inner.communicate(timeout=60)
    assert (inner.returncode, "KeyboardInterrupt" in out) == (2, True)
    assert tests.project.left_running() == []
    assert tests.project.unfinished_files() == []


def test_more_processes_than_copies_are_refused(pytester: pytest.Pytester) -> None:
    tests = PytestProject(pytester, configuration(app="copies = 2"), flow("sees", SEES))
    refused = tests.run("--reticle", "-n", "3")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    assert "-n 3 needs as many copies, [app] copies = 2 · hint: -n 2" in refused.stderr.str()


@pytest.mark.full
@pytest.mark.parametrize("place", ["the project", "another folder"])
def test_a_run_on_a_server_of_another_folder_counts_for_no_code(
    place: str, pytester: pytest.Pytester, tmp_path_factory: pytest.TempPathFactory
) -> None:
    tests = PytestProject(pytester, configuration(), flow("sees", SEES))
    tests.project.write(
        ".gitignore",
        "*.txt\nstdout\nstderr\nrunpytest*\n.cache/\n.config/\n.pki/\n.local/\n.reticle/\n__pycache__/\n*.pyc\n",
    )
    Repository(pytester.path).commit()
    folder = pytester.path if place == "the project" else tmp_path_factory.mktemp("beside")
    (folder / "app.py").write_text(APP, "utf-8")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, "app.py", str(port)], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        result = tests.run("--reticle", "flows", "--reticle-url", f"http://127.0.0.1:{port}")
    finally:
        server.kill()
        server.communicate()
    assert outcomes(result) == {"passed": 1}
    (run,) = tests.runs()
    assert (read_run(run / "run.json").code.hash is None) == (place == "another folder")
