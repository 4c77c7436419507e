"""Grading as its page tells it, sentence by sentence, second part: what a snapshot holds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from grade_typed import FILES, App


@pytest.fixture
def app(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> App:
    return App(tmp_path, capfd)


def test_each_declared_source_is_read_and_its_rows_are_written_as_sorted_lines(app: App) -> None:
    app.put("mail", "zebra", "Änne", "apple")
    lines = app.snapshot("reference")
    assert lines == [
        "state lines 11\t1\tmug", "state lines 12\t1\that", "state lines 13\t2\tpin",
        "state mail apple", "state mail zebra", "state mail Änne",
        "state orders 1\topen\tJane", "state orders 2\topen\tJoe",
    ]  # fmt: skip


def test_every_row_is_kept_so_that_a_changed_row_names_its_record(app: App) -> None:
    rows = [f"{number}\tsubscriber {number}" for number in range(1, 5001)]
    changed = [*rows[:4321], "4322\tsomebody else", *rows[4322:]]
    said = app.judge_tables({"mail": rows}, {"mail": rows}, {"mail": changed})
    assert len(app.lines("candidate")) == 5000 + 5
    assert "mail[4322].2: subscriber 4322 → somebody else" in said.out


def test_a_read_that_fails_gives_a_line_with_its_reason_and_exit_2(app: App) -> None:
    app.write("state.json", {"sources": [app.source("orders"), app.source("nowhere")]})
    said = app.grade("snapshot", "--state", "state.json", "--out", "reference.json")
    assert said.code == 2
    (failed,) = [line for line in app.lines("reference") if "read failed" in line]
    assert failed.startswith("state read failed: nowhere: exit code 1: cat: nowhere.txt")
    assert failed in said.err
    assert "state orders 1\topen\tJane" in app.lines("reference")


def test_url_adds_the_page_that_the_run_ended_on_as_a_line(app: App) -> None:
    lines = app.snapshot("reference", "--url", "http://127.0.0.1:8000/orders/17")
    assert lines[-1] == "url http://127.0.0.1:8000/orders/17"
    assert not [line for line in app.snapshot("again") if line.startswith("url ")]


def test_a_task_whose_goal_is_to_open_a_page_is_graded_by_its_url(app: App) -> None:
    for name, page in (("reference", "orders/1"), ("again", "orders/1"), ("candidate", "orders/2")):
        app.snapshot(name, "--url", f"http://127.0.0.1:8000/{page}")
    said = app.grade("judge", *FILES, "--json")
    assert (said.code, said.json["state"]["removed"]) == (1, ["url http://127.0.0.1:8000/orders/1"])
    app.snapshot("candidate", "--url", "http://127.0.0.1:8000/orders/1")
    assert app.grade("judge", *FILES).code == 0


def test_fragment_and_final_slash_are_removed_and_query_values_sorted(app: App) -> None:
    lines = app.snapshot("reference", "--url", "http://127.0.0.1:8000/orders/?page=2&by=date#top")
    assert lines[-1] == "url http://127.0.0.1:8000/orders?by=date&page=2"


def test_a_snapshot_is_a_json_file_of_lines(app: App) -> None:
    app.snapshot("reference")
    loaded = json.loads((app.folder / "reference.json").read_text("utf-8"))
    assert (loaded["version"], sorted(loaded)) == (1, ["header", "lines", "version"])
