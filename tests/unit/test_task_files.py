"""Task files and lines of results: what is refused, and with which words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from reticle.engine.task import find_tasks, load_task
from reticle.engine.task_results import ResultFile, keep_told, read_results
from reticle.engine.task_run import Scores, TaskScore
from reticle.engine.task_trial import plain_page
from reticle.errors import InputError, NewerFormatError, UsageError
from reticle.model.task import TaskVerdict, Trial
from reticle.store.project import Project

TASK = (
    'id = "buy"\nprompt = "Buy."\nstate = "state.json"\nreference = "reference.json"\nagain = "again.json"\n'
    'time_limit_s = 20\nanswer_from = "last-line"\n'
)
STATE = '{"sources": [{"kind": "file", "label": "notes", "path": "notes.txt"}]}'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "reticle.toml").write_text("")
    (tmp_path / "state.json").write_text(STATE)
    (tmp_path / "expect.json").write_text('{"answer": {"values": ["17"]}}')
    return tmp_path


def refused(root: Path, text: str) -> str:
    (root / "task.toml").write_text(text)
    with pytest.raises(InputError) as caught:
        load_task(Project.find(root), root / "task.toml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("time_limit_s", "time_limit",
         'task.toml:6: task: time_limit: unknown key "time_limit" · hint: did you mean "time_limit_s"'),
        ('"last-line"', '"lastline"', 'answer_from: "lastline" is none of "last-line", "file:PATH", "none"'),
        ('"last-line"', '"file:../x"', "PATH is relative to the trial's own folder"),
        ("20", "0", "task.toml:6: task: time_limit_s: input should be greater than 0, found 0"),
        ('"buy"', '"buy it"', 'task.toml:1: task: id: "buy it" is not allowed'),
        ('state = "state.json"', 'state = "nope.json"', 'task.toml:3: state: there is no file "nope.json"'),
        ('"reference.json"', '"/etc/passwd"', 'task.toml:4: reference: "/etc/passwd" is absolute'),
        ('again = "again.json"\n', "", "task.toml: task: again: is missing"),
        ('"last-line"\n', '"none"\nexpect = "expect.json"\n', '"expect" needs an answer, and answer_from = "none"'),
        ("id", "start = 'orders'\nid", 'start: "orders" is no path of the app'),
        ('"Buy."', '""', "task.toml:2: task: prompt"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line(root: Path, old: str, new: str, said: str) -> None:
    assert said in refused(root, TASK.replace(old, new, 1))


def test_a_task_without_any_check_is_flagged_when_it_is_loaded(root: Path) -> None:
    (root / "state.json").write_text('{"sources": []}')
    assert "sources" in refused(root, TASK)


def test_a_newer_task_is_told(root: Path) -> None:
    (root / "task.toml").write_text(TASK + "version = 2\n")
    with pytest.raises(NewerFormatError):
        load_task(Project.find(root), root / "task.toml")


def test_tasks_are_found_by_file_folder_and_id(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root)
    for name in ("buy", "sell"):
        (root / "tasks" / name).mkdir(parents=True)
        (root / "tasks" / name / "task.toml").write_text(TASK.replace('"buy"', f'"{name}"'))
    project = Project.find(root)
    for word, found in (
        ("tasks", ["buy", "sell"]),
        ("tasks/sell/task.toml", ["sell"]),
        ("tasks/buy", ["buy"]),
        ("sell", ["sell"]),
    ):
        assert [file.task.id for file in find_tasks(project, word)] == found
    with pytest.raises(UsageError, match='did you mean "sell"'):
        find_tasks(project, "sel")
    (root / "tasks/sell/task.toml").write_text(TASK)
    with pytest.raises(InputError, match=r"is that of tasks/buy/task\.toml too"):
        find_tasks(project, "tasks")


def trial(number: int, verdict: TaskVerdict, **more: Any) -> Trial:
    return Trial(task="buy", trial=number, verdict=verdict, **more)


def test_results_are_whole_lines_and_a_torn_one_is_cut_off(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    first = ResultFile(out, resume=False)
    first.add(trial(1, "PASS", answer="ä\u2028ö"))
    first.close()
    with out.open("a") as stream:
        stream.write('{"task": "buy", "tri')
    second = ResultFile(out, resume=True)
    second.add(trial(2, "UNVERIFIED"))
    second.add(trial(2, "FAIL"))
    second.close()
    read = read_results(out)
    assert [(one.trial, one.verdict) for one in read] == [(1, "PASS"), (2, "UNVERIFIED"), (2, "FAIL")]
    assert read[0].answer == "ä\u2028ö"
    assert {key: one.verdict for key, one in keep_told(read).items()} == {("buy", 1): "PASS", ("buy", 2): "FAIL"}


def test_a_file_of_results_has_one_writer_and_is_never_mixed(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    first = ResultFile(out, resume=False)
    with pytest.raises(UsageError, match="another run is writing"):
        ResultFile(out, resume=True)
    first.add(trial(1, "PASS"))
    first.close()
    with pytest.raises(UsageError, match="has results already"):
        ResultFile(out, resume=False)
    out.write_text("nonsense\n")
    with pytest.raises(InputError, match=r"results.jsonl:1: is no line of results"):
        ResultFile(out, resume=True)
    with pytest.raises(UsageError, match="no regular file"):
        ResultFile(Path(os.devnull), resume=False)


@pytest.mark.parametrize(
    ("verdicts", "code"),
    [(["PASS", "PASS"], 0), (["PASS", "FAIL"], 1), (["PASS", "UNVERIFIED"], 2), (["FAIL", "UNVERIFIED"], 1), ([], 2)],
)
def test_the_exit_code_says_wrong_before_untold(verdicts: list[TaskVerdict], code: int) -> None:
    trials = tuple(trial(number, verdict) for number, verdict in enumerate(verdicts, 1))
    assert Scores((TaskScore("buy", trials),)).exit_code == code


def test_what_could_not_be_told_is_in_no_rate() -> None:
    score = TaskScore("buy", (trial(1, "PASS"), trial(2, "UNVERIFIED"), trial(3, "FAIL")))
    assert (score.rate.passed, score.rate.told, score.untold) == (1, 2, 1)


@pytest.mark.parametrize(
    ("page", "shown"),
    [
        ("http://127.0.0.1:4711/cart?a=1#x", "http://127.0.0.1/cart?a=1#x"),
        ("http://127.0.0.1:4712/cart", "http://127.0.0.1:4712/cart"),
        ("https://pay.example.test/x", "https://pay.example.test/x"),
        ("about:blank", "about:blank"),
    ],
)
def test_the_page_of_the_app_is_told_without_its_copys_port(page: str, shown: str) -> None:
    assert plain_page(page, "http://127.0.0.1:4711") == shown
