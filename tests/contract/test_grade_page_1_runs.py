"""Grading as its page tells it, sentence by sentence, first part: what a grade is, noise, new ids, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from grade_typed import FILES, App

LINES = ("11\t1\tmug", "12\t1\that")
"""The rows that belong to order 1, which an app writes again whenever it saves the order."""


@pytest.fixture
def app(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> App:
    return App(tmp_path, capfd)


def test_a_finished_run_is_graded_from_snapshots_and_its_answer_is_checked(app: App) -> None:
    app.references()
    app.pay()
    app.write("expect.json", {"answer": {"values": [17], "match": "number"}})
    assert app.judge("--expect", "expect.json", "--answer", "17").code == 0
    assert app.judge("--expect", "expect.json", "--answer", "18").code == 1


def test_two_questions_are_answered_what_the_run_left_and_what_it_said(app: App) -> None:
    app.references()
    app.pay(order=2)
    app.write("expect.json", {"answer": {"values": [17], "match": "number"}})
    said = app.judge("--expect", "expect.json", "--answer", "17", "--json").json
    assert (said["verdict"], said["answer"]["pass"]) == ("FAIL", True)


def test_any_sequence_of_steps_can_be_graded_whoever_did_them(app: App) -> None:
    app.references()
    script = app.write("person.sh", "sed -i s/1.open/1\\\\tpaid/ orders.txt; echo thanks > mail.txt")
    subprocess.run(["sh", str(script)], cwd=app.folder, check=True)
    assert app.judge().code == 0


def test_no_daemon_no_browser_and_nothing_in_the_app_is_needed(app: App) -> None:
    app.references()
    program = (
        "import sys; from reticle.cli.main import run\n"
        "asked = []; sys.addaudithook(lambda event, _: asked.append(event) if event == 'socket.connect' else None)\n"
        "words = 'grade snapshot --state state.json --out candidate.json'.split()\n"
        f"codes = run(words), run(['grade', 'judge', *{FILES!r}])\n"
        "assert codes == (0, 1), codes\n"
        "assert not {'playwright', 'aiohttp', 'reticle.browser', 'reticle.agents'} & set(sys.modules)\n"
        "assert not asked, asked\n"
    )
    subprocess.run([sys.executable, "-c", program], cwd=app.folder, check=True, capture_output=True)
    left = {path.suffix for path in app.folder.iterdir()}
    assert left == {".json", ".txt"}


def test_the_stored_data_is_read_through_the_declared_sources(app: App) -> None:
    lines = app.snapshot("reference")
    assert "state orders 1\topen\tJane" in lines
    assert {line.split(" ")[1] for line in lines} == {"orders", "lines"}


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("snapshot", ("--state", "--out", "--url")),
        ("judge", ("--reference", "--again", "--candidate", "--expect", "--answer", "--json")),
        ("tables", ("--list", "--rows", "--container", "--skip", "--out")),
        ("suggest", ("--state", "--reference", "--again", "--out")),
    ],
)
def test_the_four_commands_have_the_options_of_the_page(app: App, command: str, options: tuple[str, ...]) -> None:
    said = app.grade(command, "--help")
    assert said.code == 0
    assert [option for option in options if option not in said.out] == []


def test_the_four_steps_reset_snapshot_again_snapshot_run_snapshot_judge(app: App) -> None:
    app.reset()
    app.pay()
    app.snapshot("reference")
    app.reset()
    app.pay()
    app.snapshot("again")
    app.reset()
    app.pay()
    app.snapshot("candidate")
    said = app.grade("judge", *FILES)
    assert (said.code, said.out) == (0, "PASS\n")


def test_the_two_references_are_made_once_and_grade_every_run_of_the_task(app: App) -> None:
    app.references()
    kept = [(app.folder / name).read_bytes() for name in ("reference.json", "again.json")]
    codes = []
    for order in (1, 2, 1):
        app.reset()
        app.pay(order=order)
        codes.append(app.judge().code)
    assert codes == [0, 1, 0]
    assert [(app.folder / name).read_bytes() for name in ("reference.json", "again.json")] == kept


def test_the_lines_of_the_three_snapshots_are_compared(app: App) -> None:
    said = app.judge_tables({}, {}, {"orders": ["2\topen\tJoe", "1\topen\tJane"]})
    assert said.code == 0, "the order of rows is none of the data"


def test_a_line_that_differs_between_the_correct_runs_is_noise_and_ignored(app: App) -> None:
    said = app.judge_tables({"mail": ["sent 10:00"]}, {"mail": ["sent 10:05"]}, {"mail": ["sent 10:09"]}, "--json")
    assert (said.code, said.json["state"]["ignored"]) == (0, 2)


def test_any_other_line_that_differs_is_a_difference_and_the_grade_fails(app: App) -> None:
    said = app.judge_tables({"mail": ["a"]}, {"mail": ["a"]}, {"mail": ["b"]})
    assert said.code == 1
    assert "- state mail a" in said.out
    assert "+ state mail b" in said.out


@pytest.mark.parametrize("manner", ["the wrong record", "a record that was not named", "no record at all"])
def test_a_run_that_changed_the_wrong_record_one_too_many_or_none_fails(app: App, manner: str) -> None:
    app.references()
    if manner == "the wrong record":
        app.pay(order=2)
    elif manner == "a record that was not named":
        app.pay()
        app.put("lines", "11\t1\tmug", "12\t1\that", "13\t2\tbadge")
    assert app.judge().code == 1


@pytest.mark.parametrize("broken", ["reference", "again", "candidate"])
def test_a_source_that_could_not_be_read_makes_the_grade_unverified_and_never_a_pass(app: App, broken: str) -> None:
    app.references()
    app.pay()
    app.snapshot("candidate")
    app.write("mail.txt", "thanks\n")
    (app.folder / "mail.txt").unlink()
    assert app.grade("snapshot", "--state", "state.json", "--out", f"{broken}.json").code == 2
    said = app.grade("judge", *FILES)
    assert said.code == 2
    assert said.out.startswith("UNVERIFIED\n  could not be read: mail in ")


NOISY = ({"orders": ["1\tpaid\t10:00", "2\topen\t09:00"]}, {"orders": ["1\tpaid\t10:05", "2\topen\t09:00"]})


def test_a_row_with_different_values_in_some_cells_has_noise_in_those_cells_only(app: App) -> None:
    assert app.judge_tables(*NOISY, {"orders": ["1\topen\t10:09", "2\topen\t09:00"]}).code == 1


def test_a_candidate_row_that_differs_only_in_noisy_cells_is_no_difference(app: App) -> None:
    assert app.judge_tables(*NOISY, {"orders": ["1\tpaid\t10:09", "2\topen\t09:00"]}).code == 0


@pytest.mark.parametrize(
    "rows", [["1\trefunded\t10:09", "2\topen\t09:00"], ["1\tpaid\t10:09", "2\topen\t09:01"]],
    ids=["another cell of that row", "the same cell of another row"],
)  # fmt: skip
def test_a_change_to_another_cell_or_to_that_cell_of_another_row_is_a_difference(app: App, rows: list[str]) -> None:
    assert app.judge_tables(*NOISY, {"orders": rows}).code == 1


def test_child_rows_that_were_deleted_and_written_again_with_new_ids_are_no_difference(app: App) -> None:
    assert app.judge_tables({}, {}, {"lines": ["13\t2\tpin", "21\t1\tmug", "22\t1\that"]}).code == 0


def test_a_run_that_saves_a_record_twice_has_the_same_data_under_other_ids(app: App) -> None:
    once = {"lines": ["13\t2\tpin", "21\t1\tmug", "22\t1\that"]}
    twice = {"lines": ["13\t2\tpin", "31\t1\tmug", "32\t1\that"]}
    assert app.judge_tables(once, once, twice).code == 0


def test_rows_are_the_same_record_when_every_cell_after_the_id_is_equal_through_ids_already_matched(app: App) -> None:
    start = {"orders": ["5\topen\tAnn"], "lines": ["11\t5\tmug", "12\t5\that"]}
    again = {"orders": ["8\topen\tAnn"], "lines": ["21\t8\tmug", "22\t8\that"]}
    assert app.judge_tables(start, start, again).code == 0
    again["lines"] = ["21\t8\tmug", "22\t8\tcap"]
    assert app.judge_tables(start, start, again).code == 1


def test_a_row_that_links_to_a_written_again_row_matches_too(app: App) -> None:
    start = {"orders": ["5\topen\tAnn", "6\topen\tBen"], "lines": ["11\t5\tmug", "12\t6\that"]}
    moved = {"orders": ["8\topen\tAnn", "6\topen\tBen"], "lines": ["11\t8\tmug", "12\t6\that"]}
    assert app.judge_tables(start, start, moved).code == 0


@pytest.mark.parametrize(
    ("start", "rows"),
    [
        (["1\topen", "2\topen"], ["1\topen", "1\topen", "3\topen"]),
        (["1\topen", "2\tpaid"], ["2\topen", "2\tpaid"]),
        (["mug-red\t5", "hat\t3"], ["mug-blue\t5", "hat\t3"]),
    ],
    ids=["the old id is still there", "the new id was there before", "the first column is no id"],
)
def test_a_match_needs_a_vanished_old_id_and_a_new_id_that_was_not_there(
    app: App, start: list[str], rows: list[str]
) -> None:
    assert app.judge_tables({"orders": start}, {"orders": start}, {"orders": rows}).code == 1


def test_json_gives_the_count_as_renumbered(app: App) -> None:
    said = app.judge_tables({}, {}, {"lines": ["13\t2\tpin", "21\t1\tmug", "22\t1\that"]}, "--json")
    assert said.json["state"]["renumbered"] == 2


@pytest.mark.parametrize("kind", ["command", "file"])
def test_new_ids_are_matched_in_text_rows_whose_cells_are_separated_by_tabs(app: App, kind: str) -> None:
    source = app.source("lines") if kind == "command" else {"kind": "file", "label": "lines", "path": "lines.txt"}
    app.write("state.json", {"sources": [source]})
    tabs, blanks = ["11\t1\tmug"], ["11 1 mug"]
    assert app.judge_tables({"lines": tabs}, {"lines": tabs}, {"lines": ["21\t1\tmug"]}).code == 0
    assert app.judge_tables({"lines": blanks}, {"lines": blanks}, {"lines": ["21 1 mug"]}).code == 1


def test_exit_0_is_pass_the_data_matches_and_the_answer_is_correct(app: App) -> None:
    said = app.judge_tables({}, {}, {})
    assert (said.code, said.out.splitlines()[0]) == (0, "PASS")


@pytest.mark.parametrize("wrong", ["a line", "the answer"])
def test_exit_1_is_fail_a_line_differs_or_the_answer_is_wrong(app: App, wrong: str) -> None:
    app.write("expect.json", {"answer": {"values": ["R-1"]}})
    given = "R-1" if wrong == "a line" else "R-2"
    rows = {"mail": ["x"]} if wrong == "a line" else {}
    said = app.judge_tables({}, {}, rows, "--expect", "expect.json", "--answer", given)
    assert (said.code, said.out.splitlines()[0]) == (1, "FAIL")


@pytest.mark.parametrize("broken", ["a source", "a snapshot"])
def test_exit_2_is_unverified_a_source_or_a_snapshot_could_not_be_read(app: App, broken: str) -> None:
    app.references()
    app.pay()
    app.snapshot("candidate")
    if broken == "a snapshot":
        app.write("candidate.json", "{")
    else:
        app.write("expect.json", {"answer": {"source": app.source("nowhere")}})
    more = ("--expect", "expect.json", "--answer", "x") if broken == "a source" else ()
    said = app.grade("judge", *FILES, *more)
    assert (said.code, said.out.splitlines()[0]) == (2, "UNVERIFIED")


def test_json_prints_one_object_with_every_line_that_differs(app: App) -> None:
    said = app.judge_tables({}, {}, {"mail": [f"mail {number}" for number in range(25)]}, "--json")
    assert len(said.out.splitlines()) == 1
    told = json.loads(said.out)
    assert told["verdict"] == "FAIL"
    assert set(told) >= {"verdict", "state", "answer", "unread"}
    assert set(told["state"]) >= {"removed", "added", "ignored", "renumbered"}
    assert told["state"]["removed"] == []
    assert told["state"]["added"] == sorted(f"state mail mail {number}" for number in range(25))


def test_the_text_shows_ten_lines_a_side_and_says_how_many_it_left_out(app: App) -> None:
    rows = [f"x{number}" for number in range(14)]
    said = app.judge_tables({"mail": rows}, {"mail": rows}, {"orders": [f"y{n}" for n in range(13)], "mail": []})
    assert len([line for line in said.out.splitlines() if line.startswith("  - ")]) == 10
    assert len([line for line in said.out.splitlines() if line.startswith("  + ")]) == 10
    assert "… 6 more removed lines" in said.out
    assert "… 3 more added lines" in said.out
