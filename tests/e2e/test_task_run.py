"""`reticle task`: trials of any agent, resumed, side by side, lost and killed; on an app of a few lines."""

from __future__ import annotations

import json
import signal
import sys
from typing import Any

import pytest

from harness import Project
from house import MakeProject
from notes import START, agent, notes_files

ANSWER = {"expect.json": {"answer": {"values": ["17"], "match": "number"}}}


def read_lines(project: Project, name: str = "out.jsonl") -> list[Any]:
    return [json.loads(line) for line in (project.root / name).read_text("utf-8").split("\n")[:-1]]


def test_an_agent_that_does_it_right_passes_and_the_line_tells_all(make_project: MakeProject) -> None:
    project = make_project(notes_files())
    result = project.run("task", "run", "note.toml", "--out", "out.jsonl", *agent("write", "milk"))
    assert result.exit_code == 0, result.stdout + result.stderr
    assert "note: 1 of 1 trial passed (100%, 95 % interval 21% to 100%)" in result.stdout
    (line,) = read_lines(project)
    assert (line["task"], line["trial"], line["verdict"], line["exitCode"]) == ("note", 1, "PASS", 0)
    assert line["grade"]["verdict"] == "PASS"
    assert line["command"][-2:] == ["write", "milk"]
    assert project.left_running() == []
    assert [name for name in result.changed if not name.startswith(".reticle/")] == ["out.jsonl"]
    assert not [name for name in result.changed if name.startswith((".reticle/trials", ".reticle/copies"))]


@pytest.mark.full
def test_a_rate_over_trials_with_interval_and_pass_k(make_project: MakeProject) -> None:
    project = make_project(notes_files())
    words = ("task", "run", "note.toml", "--trials", "4", "--json")
    result = project.run(*words, *agent("every-other", str(project.root / "count")))
    assert result.exit_code == 1
    (score,) = result.json["tasks"]
    assert [trial["verdict"] for trial in score["trials"]] == ["PASS", "FAIL", "PASS", "FAIL"]
    assert score["passRate"] == 0.5
    assert score["interval"] == pytest.approx([0.15, 0.85], abs=0.005)
    assert score["passHat"] == pytest.approx({"1": 1 / 2, "2": 1 / 6, "3": 0, "4": 0})
    assert "milk" in score["trials"][1]["reason"]


@pytest.mark.full
def test_resume_runs_only_what_is_not_told_yet(make_project: MakeProject) -> None:
    project = make_project(notes_files())
    words = ("task", "run", "note.toml", "--out", "out.jsonl")
    ran = agent("every-other", str(project.root / "count"))
    assert project.run(*words, "--trials", "2", *ran).exit_code == 1
    with (project.root / "out.jsonl").open("a") as stream:
        stream.write('{"version": 1, "task": "no')  # what a killed run leaves
    result = project.run(*words, "--trials", "3", "--resume", "--json", *ran)
    assert result.exit_code == 1
    assert [line["verdict"] for line in read_lines(project)] == ["PASS", "FAIL", "PASS"]
    assert (project.root / "count").read_text() == "xxx"
    assert result.json["all"]["passed"] == 2
    again = project.run(*words, "--trials", "3", "--resume", *ran)
    assert (again.exit_code, again.stderr) == (1, "")
    refused = project.run(*words, *ran)
    assert "has results already" in refused.complaint
    there = {"PWD": str(project.root), "AGENT_TOKEN": str(project.root / "count")}  # known to the redactor by its name
    assert project.run(*words, "--trials", "3", "--resume", *ran, env=there).stderr == ""
    other = project.run(*words, "--resume", *agent("write", "milk"))
    assert "results of another agent" in other.complaint
    project.write("note.toml", (project.root / "note.toml").read_text() + "# changed\n")
    assert "changed after these results" in project.run(*words, "--resume", *ran).complaint


def test_two_trials_run_side_by_side_on_copies_of_their_own(make_project: MakeProject) -> None:
    project = make_project(notes_files())
    words = ("task", "run", "note.toml", "--trials", "2", "--parallel", "2", "--out", "out.jsonl")
    result = project.run(*words, *agent("meet", str(project.root)))
    assert result.exit_code == 0, result.stdout + result.stderr
    assert sorted(line["trial"] for line in read_lines(project)) == [1, 2]


@pytest.mark.full
def test_an_agent_at_its_time_limit_is_ended_with_its_children_and_judged_by_what_it_left(
    make_project: MakeProject,
) -> None:
    project = make_project(notes_files(time_limit_s="2"))
    result = project.run("task", "run", "note.toml", "--json", *agent("wait", "reached.txt"))
    assert result.exit_code == 1
    (trial,) = result.json["tasks"][0]["trials"]
    assert trial["timedOut"] is True
    assert "time limit" in trial["reason"]
    assert project.left_running() == []
    background = f"{sys.executable} agent.py write milk; sleep 600 & wait"
    done = project.run("task", "run", "note.toml", "--json", "--no-browser", "--", "sh", "-c", background)
    (trial,) = done.json["tasks"][0]["trials"]
    assert (done.exit_code, trial["verdict"], trial["timedOut"]) == (0, "PASS", True)
    assert project.left_running() == []


@pytest.mark.full
@pytest.mark.parametrize(("lost", "said"), [("/die", 'process "notes"'), ("/lose", "notes:")])
def test_what_is_lost_on_our_side_is_never_a_fail(lost: str, said: str, make_project: MakeProject) -> None:
    project = make_project(notes_files())
    result = project.run("task", "run", "note.toml", "--trials", "2", "--json", *agent("post", lost))
    assert result.exit_code == 2, result.stdout + result.stderr
    (score,) = result.json["tasks"]
    assert [trial["verdict"] for trial in score["trials"]] == ["UNVERIFIED", "UNVERIFIED"]
    assert all(said in trial["reason"] for trial in score["trials"])
    assert (score["passRate"], score["untold"]) == (None, 2)


@pytest.mark.parametrize(
    ("words", "answer_from", "given", "verdict"),
    [
        (("tell", "RETICLE_TASK"), '"last-line"', "Note down: milk.", "FAIL"),
        (("answer-file", "17"), '"last-line"', "17", "PASS"),
        (("answer-file", "17"), '"file:answers/mine.txt"', "17", "PASS"),
        (("tell", "RETICLE_TASK_ID"), '"file:answers/mine.txt"', None, "FAIL"),
        (("tell", "RETICLE_WORKDIR"), '"last-line"', "nothing", "FAIL"),
    ],
)
def test_the_answer_is_taken_where_the_task_says(
    words: tuple[str, ...], answer_from: str, given: str | None, verdict: str, make_project: MakeProject
) -> None:
    files = notes_files(wanted=START, answer_from=answer_from, expect='"expect.json"')
    project = make_project({**files, **ANSWER})
    result = project.run("task", "run", "note.toml", "--json", *agent(*words), env={"RETICLE_WORKDIR": "/tmp"})
    (trial,) = result.json["tasks"][0]["trials"]
    assert (trial["answer"], trial["verdict"]) == (given, verdict)


def test_a_pipe_in_place_of_the_answer_is_no_answer_and_is_not_waited_for(make_project: MakeProject) -> None:
    project = make_project({**notes_files(wanted=START, expect='"expect.json"'), **ANSWER})
    line = 'rm -f "$(dirname "$RETICLE_ANSWER_FILE")/stdout"; mkfifo "$RETICLE_ANSWER_FILE"'
    line += '; mkfifo "$(dirname "$RETICLE_ANSWER_FILE")/stdout"'
    result = project.run("task", "run", "note.toml", "--no-browser", "--json", "--", "sh", "-c", line)
    (trial,) = result.json["tasks"][0]["trials"]
    assert (trial["verdict"], trial["answer"]) == ("FAIL", None)


@pytest.mark.full
def test_a_task_that_is_passed_by_doing_nothing_is_flagged_before_anything_runs(make_project: MakeProject) -> None:
    project = make_project(notes_files(wanted=START))
    run = project.run("task", "run", "note.toml", "--out", "out.jsonl", *agent("write", "milk"))
    assert run.exit_code == 2
    assert "an agent that does nothing passes" in run.complaint
    assert (project.root / "out.jsonl").read_text() == ""
    lint = project.run("task", "lint", "note.toml")
    assert lint.exit_code == 1
    assert "wrong: a run of nothing passes" in lint.stdout


def test_lint_proves_a_sound_task_and_tells_what_the_right_steps_write(make_project: MakeProject) -> None:
    project = make_project(notes_files())
    sound = project.run("task", "lint", "note.toml", "--json")
    assert (sound.exit_code, sound.json) == (
        0,
        [{"task": "note", "problems": [], "untold": [], "notes": ["the correct steps write notes +1"]}],
    )


@pytest.mark.parametrize(
    ("change", "code", "said"),
    [
        ({"reference.json": '{"version": 1, "lines": [\n"state read failed: notes: gone"\n]}'}, 2, "cannot be judged"),
        ({"reference.json": "nonsense"}, 2, "untold"),
        ({"note.toml": "url = true\n"}, 1, "url = true, but the reference names no page"),
        ({"note.toml": 'expect = "expect.json"\n', "expect.json": {"answer": {"values": ["x"], "match": "number"}}},
         1, "the answer cannot be checked"),
        ({"note.toml": 'expect = "expect.json"\n',
          "expect.json": {"answer": {"match": "exact", "source": {"kind": "file", "label": "a", "path": "nope.txt"}}}},
         2, "nope.txt"),
    ],
    ids=["unread", "no-snapshot", "no-page", "no-number", "no-source"],
)  # fmt: skip
def test_lint_tells_a_task_that_cannot_tell(
    change: dict[str, Any], code: int, said: str, make_project: MakeProject
) -> None:
    files = notes_files()
    more = change.pop("note.toml", "") if "note.toml" in change else ""
    project = make_project({**files, **change, "note.toml": files["note.toml"] + more})
    result = project.run("task", "lint", "note.toml")
    assert result.exit_code == code, result.stdout
    assert said in result.stdout


@pytest.mark.full
def test_learn_makes_references_that_a_third_run_passes(make_project: MakeProject) -> None:
    files = notes_files()
    del files["reference.json"], files["again.json"]
    project = make_project(files)
    missing = project.run("task", "run", "note.toml", *agent("write", "milk"))
    assert "reticle task learn note.toml" in missing.complaint
    learnt = project.run("task", "learn", "note.toml", *agent("write", "milk"))
    assert learnt.exit_code == 0, learnt.stdout + learnt.stderr
    assert {"reference.json", "again.json"} <= set(learnt.changed)
    assert project.run("task", "run", "note.toml", *agent("write", "milk")).exit_code == 0
    assert project.run("task", "run", "note.toml", *agent("write", "tea")).exit_code == 1


@pytest.mark.full
def test_learn_writes_nothing_when_a_proof_is_missing(make_project: MakeProject) -> None:
    project = make_project(notes_files())
    own = f"{sys.executable} agent.py write"
    script = f"echo run >> runs; if [ $(wc -l < runs) -lt 3 ]; then exec {own} milk; fi; exec {own} tea"
    third = project.run("task", "learn", "note.toml", "--no-browser", "--", "sh", "-c", script)
    assert third.exit_code == 1
    assert "not proven  note  2 rows: the third run does not pass: notes[2].2: milk → tea" in third.stdout
    nothing = project.run("task", "learn", "note.toml", *agent("tell", "PATH"))
    assert nothing.exit_code == 1
    assert "a run of nothing passes" in nothing.stdout
    fails = project.run("task", "learn", "note.toml", "--no-browser", "--", "false")
    assert fails.exit_code == 2
    assert "exit code 1" in fails.stderr
    assert "reference.json" not in {**third.changed, **nothing.changed, **fails.changed}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("note.toml",), "there is no agent to run"),
        (("note.toml", "--", "no-such-agent"), '"no-such-agent" is no program that can be run'),
        (("note.toml", "--", "echo hello"), "sh -c 'echo hello'"),
        (("note.toml", "--resume", "--", "true"), "--resume needs --out"),
        (("nothing", "--", "true"), 'there is no task "nothing"'),
        (("note.toml", "--out", "no/such.jsonl", "--", "true"), "No such file or directory"),
    ],
)
def test_a_mistake_in_the_call_is_one_line(words: tuple[str, ...], said: str, make_project: MakeProject) -> None:
    result = make_project(notes_files()).run("task", "run", *words)
    assert result.exit_code == 2
    assert said in result.complaint


@pytest.mark.full
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=lambda number: number.name)
def test_a_run_that_is_killed_leaves_nothing_but_whole_results(
    number: signal.Signals, make_project: MakeProject
) -> None:
    project = make_project(notes_files())
    words = ("task", "run", "note.toml", "--trials", "2", "--out", "out.jsonl")
    own = f"{sys.executable} agent.py"
    script = f"if [ -e first ]; then exec {own} wait reached.txt; fi; touch first; exec {own} write milk"
    running = project.start(*words, "--no-browser", "--", "sh", "-c", script)
    running.await_file("reached.txt")
    running.signal(number)
    result = running.end()
    assert project.left_running() == []
    assert [line["verdict"] for line in read_lines(project)] == ["PASS"]
    if number == signal.SIGINT:
        assert result.exit_code == 2
        assert result.stderr.endswith("the trials that ended stand in out.jsonl · hint: --resume goes on\n")
    assert not list((project.root / ".reticle/trials").glob("[0-9a-f]*"))
