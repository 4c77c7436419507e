"""The words of `gate`, `verify` and `flows quarantine`: what they print and exit with, without a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness import Project
from house import MakeProject
from repository import Repository
from reticle.cli import main

CONFIG = '[app]\nurl = "http://127.0.0.1:{port}"\n[[app.process]]\nstart = "true"\n'
TEXT = "".join(f"{number}\n" for number in range(1, 21))


def _flow(name: str, **fields: Any) -> dict[str, Any]:
    step = {"action": "click", "target": {"testid": "a"}, "expect": {"kind": "text", "contains": "Thanks, Ada"}}
    return {"version": 1, "name": name, "start": {"path": "/"}, "steps": [step], **fields}


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    made = make_project({})
    repository = Repository(made.root, {"src/cart.js": TEXT, ".gitignore": ".reticle/\n", "reticle.toml": CONFIG})
    covers = {"src/cart.js": {"blob": repository.blob("src/cart.js"), "ran": [[1, 10]]}}
    repository.commit({"flows/buy.json": _flow("buy", covers=covers), "flows/look.json": _flow("look")})
    repository.branch("feature")
    made.write("src/cart.js", TEXT.replace("5\n", "five\n", 1))
    return made


@pytest.mark.full
def test_the_plan_says_what_would_run_and_why_and_runs_nothing(project: Project) -> None:
    result = project.run("gate", "--since", "main", "--plan")
    assert (result.exit_code, result.changed) == (0, {})
    head, *rows = result.stdout.splitlines()
    assert head.startswith("since main (")
    assert head.endswith("): 1 changed file, 2 of 2 flows to run")
    assert rows == [
        "  buy   src/cart.js:5  changed where it ran",
        "  look  src/cart.js  nothing is known of what the flow runs: reticle flows refresh look",
    ]
    told = project.run("gate", "--since", "main", "--plan", "--json").json
    assert told["affected"] == told["run"] == ["buy", "look"]
    assert told["because"]["buy"] == [{"file": "src/cart.js", "lines": [5], "why": "changed where it ran"}]
    assert (told["since"], told["changed"], told["unmapped"]) == ("main", ["src/cart.js"], [])
    share = project.run("gate", "--since", "main", "--plan", "--json", "--shard", "1/2").json
    assert (share["shard"], len(share["run"]), len(share["affected"])) == ("1/2", 1, 2)


def test_h108_nothing_changed_is_told_plainly_with_exit_0_and_a_report(project: Project) -> None:
    project.write("src/cart.js", TEXT)
    result = project.run("gate", "--since", "main", "--junit", "out/junit.xml")
    assert result.exit_code == 0
    assert result.stdout.startswith("nothing-to-verify: nothing changed since main: no flow has to run")
    assert 'failures="0" errors="0"' in (project.root / "out/junit.xml").read_text("utf-8")
    assert "nothing-to-verify" in next(project.root.glob(".reticle/runs/*/index.html")).read_text("utf-8")
    project.write(".gitignore", ".reticle/\nout/\n")
    plan = project.run("gate", "--since", "main", "--plan")
    assert plan.stdout == "1 changed file since main affects none of 2 flows\n"


def test_a_stored_run_that_does_not_count_leaves_a_flow_uncovered_with_exit_1(project: Project) -> None:
    result = project.run("gate", "--since", "main", "--no-run")
    assert result.exit_code == 1
    assert "affected, without a passing run: buy, look\n  → reticle verify buy look\n" in result.stdout
    assert "next:   reticle verify buy look" in result.stdout
    run = project.run("gate", "--since", "main", "--no-run", "--json").json
    assert run["change"]["uncovered"] == ["buy", "look"]
    assert run["verdict"]["status"] == "blocked"


def test_f6_a_weakened_expectation_is_named_with_what_to_do(project: Project) -> None:
    weaker = _flow("look")
    weaker["steps"][0]["expect"]["contains"] = "Thanks"
    project.write("flows/look.json", weaker)
    result = project.run("gate", "--since", "main", "--no-run")
    assert result.exit_code == 1
    assert 'contains "Thanks, Ada" → "Thanks"' in result.stdout
    assert "put back what was expected: git diff" in result.stdout
    assert result.stdout.count('contains "Thanks, Ada" → "Thanks"') == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["gate", "--since", "mian"], 'git knows no "mian"'),
        (["gate", "--since", ""], "--since is empty"),
        (["gate", "--shard", "3/2"], '--shard "3/2" is no share'),
        (["gate", "--merge"], "--merge needs the folders of the runs"),
        (["gate", "--merge", "src"], "no run.json"),
        (["gate", "--merge", "src", "--since", "main"], "--merge and --since exclude each other"),
        (["gate", "--no-run", "--url", "http://127.0.0.1:1"], "--no-run and --url exclude each other"),
        (["gate", "--plan", "--junit", "x.xml"], "--plan and --junit exclude each other"),
        (["gate", "--all", "buy"], "--all and the names of flows exclude each other"),
        (["gate", "src/crat.js"], "ran nothing"),
        (["verify", "--watch", "--json"], "--watch and --json exclude each other"),
        (["verify", "--repeat", "0"], "--repeat"),
        (["flows", "quarantine", "buy"], "--until DATE and --reason TEXT"),
        (["flows", "quarantine", "buy", "--until", "soon", "--reason", "x"], '"soon" is no day'),
        (["flows", "quarantine", "buy", "--until", "2020-01-01", "--reason", "x"], "is past"),
        (["flows", "quarantine", "buy", "--until", "2999-01-01", "--reason", " "], "--reason is empty"),
        (["flows", "quarantine", "by", "--until", "2999-01-01", "--reason", "x"], 'did you mean "buy"'),
        (["flows", "quarantine", "buy", "--release"], "is in no quarantine"),
        (["flows", "quarantine", "buy", "--release", "--reason", "x"], "--release stands alone"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_call_is_one_line_and_exit_2(
    words: list[str], said: str, project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(project.root)
    assert main.run(words) == 2
    out, complaint = capsys.readouterr()
    assert out == ""
    assert said in complaint
    assert len(complaint.splitlines()) == 1
    assert not (project.root / ".reticle").exists()


@pytest.mark.full
def test_f9_a_shallow_clone_is_told_what_to_type_and_then_gates(project: Project, tmp_path: Path) -> None:
    repository = Repository(project.root)
    repository.commit()
    repository.commit({"README.md": "x"})
    clone = Project(repository.clone(tmp_path / "clone", "--depth", "1", "--branch", "feature"), {})
    refused = clone.run("gate", "--since", "main", "--plan")
    assert refused.exit_code == 2
    mend = refused.complaint.partition("hint: ")[2]
    repository.git(*mend.split()[1:], cwd=clone.root)
    plan = clone.run("gate", "--since", "main", "--plan", "--json").json
    assert plan["affected"] == ["buy", "look"]
    assert plan["since"] == "origin/main"


@pytest.mark.full
def test_a_quarantine_is_shown_as_a_diff_written_and_taken_out_again(project: Project) -> None:
    before = (project.root / "flows/buy.json").read_text("utf-8")
    words = ("flows", "quarantine", "buy", "--until", "2999-01-01", "--reason", "payment  sandbox is slow")
    shown = project.run(*words, "--dry-run")
    assert (shown.exit_code, shown.changed) == (0, {})
    assert '+    "reason": "payment sandbox is slow"' in shown.stdout
    written = project.run(*words)
    assert written.changed == {"flows/buy.json": "changed"}
    assert written.stdout == shown.stdout
    after = json.loads((project.root / "flows/buy.json").read_text("utf-8"))
    assert after.pop("quarantine") == {"until": "2999-01-01", "reason": "payment sandbox is slow"}
    assert after == json.loads(before)
    assert "in quarantine until 2999-01-01: payment sandbox is slow" in project.run("flows", "list", "--json").stdout
    run = project.run("gate", "--since", "main", "--no-run", "--json").json
    assert run["change"]["quarantineAdded"] == run["change"]["quarantined"] == ["buy"]
    assert run["change"]["uncovered"] == ["look"]
    assert project.run("flows", "quarantine", "buy", "--release").exit_code == 0
    assert json.loads((project.root / "flows/buy.json").read_text("utf-8")) == json.loads(before)


def test_a_configuration_in_a_folder_below_is_planned_from_there(project: Project) -> None:
    result = project.run("gate", "--since", "main", "--plan", "../src/cart.js", cwd="src")
    assert result.exit_code == 0
    assert "buy" in result.stdout
