"""Grading as its page tells it, sentence by sentence, fourth part: how the declaration is made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from grade_typed import FILES, App, Said

PATTERN = r"^\d+\t\d+\t\d+\t\d+\tNULL$"
"""The page's own pattern for an attribute row that holds no value."""


class Wide(App):
    """The app as a shell sees it: `ls` lists its tables, `cat` prints their rows."""

    def declare(self, *more: str) -> Said:
        return self.grade(
            "tables", *more, "--list", "ls *.txt | sed s/.txt$//", "--rows", "cat {table}.txt", "--out", "wide.json"
        )  # fmt: skip

    def labels(self, name: str) -> list[str]:
        return [source["label"] for source in json.loads((self.folder / name).read_text())["sources"]]

    def twice(self, table: str, first: list[str], second: list[str]) -> Said:
        """Take two snapshots of the correct steps in which one table differs, and ask what to keep."""
        self.write("state.json", json.loads((self.folder / "wide.json").read_text()))
        for name, rows in (("reference", first), ("again", second)):
            self.put(table, *rows)
            self.snapshot(name)
        return self.grade(
            "suggest", "--state", "wide.json", "--reference", "reference.json", "--again", "again.json",
            "--out", "state.json",
        )  # fmt: skip


@pytest.fixture
def app(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Wide:
    return Wide(tmp_path, capfd)


def test_a_change_to_a_table_that_is_not_declared_is_not_seen(app: Wide) -> None:
    app.write("state.json", {"sources": [app.source("orders")]})
    assert app.judge_tables({}, {}, {"lines": ["11\t1\tpin"]}).code == 0
    app.write("state.json", {"sources": [app.source("orders"), app.source("lines")]})
    assert app.judge_tables({}, {}, {"lines": ["11\t1\tpin"]}).code == 1


def test_the_declaration_is_generated_and_what_changes_on_every_run_is_removed(app: Wide) -> None:
    app.put("visits", "x")
    assert app.declare().code == 0
    assert app.labels("wide.json") == ["lines", "mail", "orders", "visits"]
    said = app.twice("visits", ["a"], ["b"])
    assert said.code == 0
    assert app.labels("state.json") == ["lines", "mail", "orders"]


def test_the_first_column_of_each_line_of_the_list_is_a_tables_name(app: Wide) -> None:
    listing = "printf 'orders\\tInnoDB\\t2 rows\\nlines\\tMyISAM\\n'"
    said = app.grade("tables", "--list", listing, "--rows", "cat {table}.txt", "--out", "wide.json")
    assert said.code == 0
    assert app.labels("wide.json") == ["orders", "lines"]


@pytest.mark.parametrize("name", ["odd-name", "a b", "x;rm", "naïve", 'q"q'])
def test_a_name_with_another_character_is_skipped_and_the_command_says_so(app: Wide, name: str) -> None:
    app.write("list", f"orders\n{name}\n")
    said = app.grade("tables", "--list", "cat list", "--rows", "cat {table}.txt", "--out", "wide.json")
    assert said.code == 0
    assert app.labels("wide.json") == ["orders"]
    assert f'skipped "{name}": a table name has only A-Z, 0-9, _ and $' in said.err


def test_names_of_letters_digits_underscore_and_dollar_are_taken(app: Wide) -> None:
    said = app.grade("tables", "--list", "echo Sales_2026$", "--rows", "echo {table}", "--out", "wide.json")
    assert (said.code, said.err) == (0, "")
    (source,) = json.loads((app.folder / "wide.json").read_text())["sources"]
    assert source["command"] == "echo Sales_2026$"


def test_table_in_rows_is_the_tables_name(app: Wide) -> None:
    app.declare()
    sources = json.loads((app.folder / "wide.json").read_text())["sources"]
    assert {source["label"]: source["command"] for source in sources}["orders"] == "cat orders.txt"


def test_skip_leaves_out_each_table_whose_name_begins_so(app: Wide) -> None:
    app.put("queue_mail")
    app.put("queue")
    said = app.declare("--skip", "queue_")
    assert (said.code, app.labels("wide.json")) == (0, ["lines", "mail", "orders", "queue"])
    assert "1 skipped: queue_mail" in said.out


def test_prefixes_are_separated_by_commas(app: Wide) -> None:
    for name in ("queue_mail", "cron_schedule", "session", "sessions_old"):
        app.put(name)
    app.declare("--skip", "queue_,cron_,session")
    assert app.labels("wide.json") == ["lines", "mail", "orders"]


def test_a_table_that_a_worker_empties_at_its_own_time_is_no_noise_of_two_runs_and_must_be_skipped(app: Wide) -> None:
    """The worker ended before both references and not before the candidate."""
    app.put("queue_mail")
    app.write("state.json", {"sources": [app.source("orders"), app.source("queue_mail")]})
    assert app.judge_tables({}, {}, {"queue_mail": ["mail to Jane"]}).code == 1
    app.declare("--skip", "queue_")
    app.write("state.json", (app.folder / "wide.json").read_text())
    assert app.judge_tables({}, {}, {"queue_mail": ["mail to Jane"]}).code == 0


VALUES = ["1\t75\t0\t17\tblue"]
EMPTY = ["2\t76\t0\t17\tNULL", "3\t77\t0\t17\tNULL"]


def test_a_run_that_saves_once_more_adds_rows_with_no_value(app: Wide) -> None:
    app.write("state.json", {"sources": [app.source("mail")]})
    said = app.judge_tables({"mail": VALUES}, {"mail": VALUES}, {"mail": [*VALUES, *EMPTY]}, "--json")
    assert (said.code, len(said.json["state"]["added"])) == (1, 2)


def test_an_ignore_pattern_that_matches_all_of_such_a_row_makes_it_the_same_as_no_row(app: Wide) -> None:
    app.write("state.json", {"sources": [app.source("mail", ignore=[PATTERN])]})
    assert app.judge_tables({"mail": VALUES}, {"mail": VALUES}, {"mail": [*VALUES, *EMPTY]}).code == 0
    assert app.judge_tables({"mail": VALUES}, {"mail": VALUES}, {"mail": ["1\t75\t0\t17\tred", *EMPTY]}).code == 1


def test_a_pattern_that_removes_all_of_a_row_removes_the_row(app: Wide) -> None:
    app.write("state.json", {"sources": [app.source("mail", ignore=["^gone$", "part"])]})
    app.put("mail", "gone", "gone too", "a part of it", "part", "")
    assert app.snapshot("reference") == ["state mail ", "state mail a  of it", "state mail gone too"]


def test_a_source_that_reads_the_same_is_kept_also_one_that_the_steps_never_touched(app: Wide) -> None:
    app.declare()
    assert app.twice("mail", ["thanks"], ["thanks"]).code == 0
    assert app.labels("state.json") == ["lines", "mail", "orders"]
    for name in ("reference", "again"):
        app.snapshot(name)
    app.put("orders", "1\topen\tJane", "2\trefunded\tJoe")
    assert app.judge().code == 1


def test_a_source_that_differs_only_by_a_date_and_time_is_kept_with_the_time_removed(app: Wide) -> None:
    app.declare()
    said = app.twice("mail", ["1\tsent at 2026-11-30 10:00:00"], ["1\tsent at 2026-11-30 10:05:09"])
    assert "mail: kept without the time" in said.out
    assert app.labels("state.json") == ["lines", "mail", "orders"]
    assert "state mail 1\tsent at " in app.snapshot("candidate")


@pytest.mark.parametrize(
    ("first", "second"), [(["s-81"], ["s-99"]), (["a"], ["a", "b"])], ids=["a session table", "a log that grows"]
)
def test_every_other_source_that_differs_is_dropped(app: Wide, first: list[str], second: list[str]) -> None:
    app.declare()
    app.twice("mail", first, second)
    assert app.labels("state.json") == ["lines", "orders"]


def test_each_dropped_source_is_printed_with_the_first_row_that_differs(app: Wide) -> None:
    app.declare()
    said = app.twice("mail", ["kept", "s-81", "s-82"], ["kept", "s-98", "s-99"])
    (told,) = [line for line in said.out.splitlines() if line.startswith("mail:")]
    assert "dropped, 3 rows" in told
    assert told.endswith("first: state mail s-81")


def test_a_change_to_a_dropped_table_is_not_seen_and_the_command_says_so(app: Wide) -> None:
    app.declare()
    said = app.twice("mail", ["s-81"], ["s-99"])
    assert "a change to a dropped one is not seen" in said.out
    for name in ("reference", "again"):
        app.snapshot(name)
    app.put("mail", "spam to everybody")
    app.snapshot("candidate")
    assert app.grade("judge", *FILES).code == 0
