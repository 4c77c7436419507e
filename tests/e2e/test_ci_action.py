"""The shell steps of action.yml, run as GitHub runs them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from harness import CI_TARGETS
from repository import Repository

ROOT = Path(__file__).resolve().parents[2]
CONFIG = '[app]\nurl = "http://127.0.0.1:{port}"\n[[app.process]]\nstart = "true"\n'
FLOW = {
    "version": 1, "name": "buy", "start": {"path": "/"},
    "steps": [{"action": "click", "target": {"testid": "a"}, "expect": {"kind": "text", "contains": "Thanks"}}],
}  # fmt: skip


class Runner:
    """A folder as a GitHub runner has it: workspace, outputs, summary, and the tools on its path."""

    def __init__(self, folder: Path) -> None:
        self.workspace = folder / "workspace"
        self.workspace.mkdir()
        self._output, self._summary = folder / "output", folder / "summary"
        clean = {name: value for name, value in os.environ.items() if name not in CI_TARGETS}
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        self.env = {**clean, "PATH": path, "GITHUB_ACTIONS": "true", "RUNNER_TEMP": str(folder)}
        self.env |= {"GITHUB_OUTPUT": str(self._output), "GITHUB_STEP_SUMMARY": str(self._summary)}

    def run(self, step: str, env: Mapping[str, str] | None = None, **inputs: str) -> subprocess.CompletedProcess[str]:
        """Run a shell step of the action with these inputs, by the shell that GitHub takes for `shell: bash`."""
        action = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
        found = next(item for item in action["runs"]["steps"] if item["name"] == step)
        values = {name: told.get("default", "") for name, told in action["inputs"].items()}
        values |= {name.replace("_", "-"): value for name, value in inputs.items()}
        told = {name: _fill(text, values) for name, text in found.get("env", {}).items()}
        folder = self.workspace / _fill(found.get("working-directory", "."), values)
        script = self.workspace.parent / "step.sh"
        script.write_text(found["run"], "utf-8")
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)],
            cwd=folder, env={**self.env, **told, **(env or {})}, capture_output=True, text=True, check=False,
            timeout=110, stdin=subprocess.DEVNULL,
        )  # fmt: skip

    @property
    def outputs(self) -> dict[str, str]:
        """Return what steps put out."""
        return dict(line.split("=", 1) for line in self._output.read_text("utf-8").splitlines())

    @property
    def summary(self) -> str:
        """Return the job summary."""
        return self._summary.read_text("utf-8")


def _fill(text: str, inputs: Mapping[str, str]) -> str:
    known: dict[str, Any] = {f"inputs.{name}": value for name, value in inputs.items()}
    known["github.action_path"] = str(ROOT)
    return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda found: known[found[1]], text)


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    made = Runner(tmp_path)
    ignored = ".reticle/\nreticle-report/\n"
    repository = Repository(made.workspace, {"reticle.toml": CONFIG, ".gitignore": ignored, "src/a.js": "1\n"})
    repository.commit({"flows/buy.json": json.dumps(FLOW)})
    repository.branch("feature")
    return made


def test_a_change_that_affects_nothing_passes_with_report_outputs_and_summary(runner: Runner) -> None:
    (runner.workspace / "README.md").write_text("new words", "utf-8")
    done = runner.run("Gate", env={"GITHUB_BASE_REF": "main"})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("nothing-to-verify: ")
    report = runner.workspace / "reticle-report"
    assert runner.outputs == {"exit-code": "0", "report": str(report)}
    assert {"run.json", "junit.xml", "index.html"} <= {path.name for path in report.iterdir()}
    assert "nothing-to-verify" in runner.summary


def test_a_gate_that_blocks_fails_the_step_after_its_report_is_there(runner: Runner) -> None:
    (runner.workspace / "src/a.js").write_text("2\n", "utf-8")
    done = runner.run("Gate", since="main", args="--no-run\nbuy")
    assert (done.returncode, runner.outputs["exit-code"]) == (1, "1")
    assert (runner.workspace / "reticle-report/index.html").is_file()
    assert "buy" in runner.summary


@pytest.mark.full
def test_words_of_a_pull_request_are_words_and_never_commands(runner: Runner) -> None:
    evil = '$(touch pwned) "; touch pwned; `touch pwned` main'
    runner.run("Gate", since=evil)
    runner.run("Gate", shard=evil)
    runner.run("Gate", args=evil)
    runner.run("Gate", report=evil.replace("/", ""))
    assert not list(runner.workspace.rglob("pwned"))


@pytest.mark.full
def test_parts_are_merged_by_a_pattern_and_an_empty_one_is_told(runner: Runner) -> None:
    (runner.workspace / "README.md").write_text("new words", "utf-8")
    shards = runner.workspace.parent / "shards"
    for part in ("1", "2"):
        done = runner.run("Gate", since="main", shard=f"{part}/2", report=str(shards / part))
        assert done.returncode == 0, done.stderr
    done = runner.run("Gate", merge=f"{shards}/*")
    assert done.returncode == 0, done.stderr
    done = runner.run("Gate", merge=f"{shards}/none*")
    assert (done.returncode, "--merge needs the folders" in done.stderr) == (2, True)


@pytest.mark.full
def test_the_action_installs_its_own_version(runner: Runner, tmp_path: Path) -> None:
    target = tmp_path / "site"
    bare = {"PIP_TARGET": str(target), "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_INDEX": "1"}
    done = runner.run("Install reticle", env=bare)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("reticle ")
    assert (target / "reticle/report/html/templates/review.js").is_file()


@pytest.mark.full
def test_chromium_is_installed_by_playwright_with_its_libraries(runner: Runner, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    python = tools / "python"
    python.write_text('#!/bin/sh\necho "$@" > "$RUNNER_TEMP/asked"\n', "utf-8")
    python.chmod(0o755)
    done = runner.run("Install Chromium", env={"PATH": f"{tools}{os.pathsep}{runner.env['PATH']}"})
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "asked").read_text("utf-8") == "-m playwright install --with-deps chromium\n"
