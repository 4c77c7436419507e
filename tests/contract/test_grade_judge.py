"""The judge as a whole: verdicts, dates, pages, answers, and how differences are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from grade_asking import Asker
from grade_files import Table, write_plain, write_tables

from reticle.grade.answer import AnswerCheck, fixed_values
from reticle.grade.explain import render_text
from reticle.grade.judge import ONLY_UNCHANGED, judge_files
from reticle.grade.result import GradeResult
from reticle.model.state import Answer


@pytest.fixture
def ask(tmp_path: Path) -> Asker:
    return Asker(tmp_path)


def answer(given: str | None, **spec: Any) -> AnswerCheck:
    made = Answer.model_validate(spec)
    return AnswerCheck(made, fixed_values(made), given)


def test_the_correct_steps_pass_and_exit_0(ask: Asker) -> None:
    lines = ["orders 1|paid"]
    result = ask.lines(lines, lines, lines)
    assert (result.verdict, result.exit_code) == ("PASS", 0)


@pytest.mark.parametrize(
    "candidate",
    [["orders 1|open", "orders 2|paid"], ["orders 1|paid", "orders 2|paid"], ["orders 1|open", "orders 2|open"]],
    ids=["the wrong record", "a record the task did not name", "not at all"],
)
def test_a_wrong_run_fails_and_exits_1(ask: Asker, candidate: list[str]) -> None:
    correct = ["orders 1|paid", "orders 2|open"]
    result = ask.lines(correct, correct, candidate)
    assert (result.verdict, result.exit_code) == ("FAIL", 1)


def test_the_json_object_has_every_field(ask: Asker) -> None:
    result = ask.lines(
        ["orders 1|paid", "orders 2|x"], ["orders 1|paid", "orders 2|x"], ["orders 1|open", "orders 3|x"]
    )
    assert result.to_json() == {
        "verdict": "FAIL",
        "state": {
            "removed": ["state orders 1\tpaid"],
            "added": ["state orders 1\topen"],
            "ignored": 0,
            "renumbered": 1,
            "changed": [{"source": "orders", "key": "1", "column": "2", "from": "paid", "to": "open"}],
            "columns": {},
        },
        "answer": None,
        "unread": [],
        "notes": [],
    }


def test_a_wrong_answer_fails_and_a_right_one_passes(ask: Asker) -> None:
    lines = ["orders 1|paid"]
    right, wrong = (answer(text, values=["7"], match="number") for text in ("7", "8"))
    assert ask.lines(lines, lines, lines, answer=right).verdict == "PASS"
    result = ask.lines(lines, lines, lines, answer=wrong)
    assert result.verdict == "FAIL"
    assert result.to_json()["answer"]["given"] == "8"


def test_no_answer_at_all_fails(ask: Asker) -> None:
    lines = ["orders 1|paid"]
    assert ask.lines(lines, lines, lines, answer=answer(None, values=["7"])).verdict == "FAIL"


def test_an_unread_answer_source_is_unverified_even_when_the_state_differs(ask: Asker) -> None:
    spec = Answer.model_validate({"source": {"kind": "command", "label": "answer", "command": "false"}})
    check = AnswerCheck(spec, (), "N/A", unread="exit code 1", place="expect.json")
    result = ask.lines(["orders 1|paid"], ["orders 1|paid"], ["orders 1|open"], answer=check)
    assert (result.verdict, result.answer) == ("UNVERIFIED", None)
    assert result.to_json()["unread"] == [{"label": "answer", "file": "expect.json", "reason": "exit code 1"}]


def test_a_secret_in_the_answer_is_not_printed(ask: Asker) -> None:
    check = answer("password=hunter22", values=["7"])
    result = ask.lines([], [], [], answer=check)
    assert "hunter22" not in str(result.to_json()) + render_text(result)


def test_snapshots_without_any_source_prove_nothing(ask: Asker) -> None:
    assert ask.lines([], [], []).verdict == "UNVERIFIED"


def test_unchanged_says_what_a_pass_proves(ask: Asker, tmp_path: Path) -> None:
    lines = ["orders 1|paid", "clock 10:00|x"]
    start = write_plain(tmp_path / "start.json", ["state orders 1\tpaid", "state clock 09:00\tx"])
    again = ["orders 1|paid", "clock 11:00|x"]
    assert ONLY_UNCHANGED in ask.lines(lines, again, lines, start=start).notes
    assert ask.lines(lines, again, lines).notes == ()
    assert ask.lines(lines, again, lines, start=start, answer=answer("7", values=["7"])).notes == ()
    other = write_plain(tmp_path / "start.json", ["state orders 1\topen", "state clock 09:00\tx"])
    assert ask.lines(lines, again, lines, start=other).notes == ()


def test_an_unread_start_is_unverified(ask: Asker, tmp_path: Path) -> None:
    assert ask.lines([], [], [], start=tmp_path / "none.json").verdict == "UNVERIFIED"


def page(ask: Asker, *urls: str | None) -> GradeResult:
    files = [["orders 1|x", *([f"url {url}"] if url else [])] for url in urls]
    return ask.lines(files[0], files[1], files[2])


def test_the_page_is_compared_in_its_one_spelling(ask: Asker) -> None:
    want = "http://shop.test/o?a=1&b=2"
    assert page(ask, want, want, "http://SHOP.test:80/o/?b=2&a=1#top").verdict == "PASS"
    result = page(ask, want, want, "http://shop.test/p")
    assert (result.verdict, result.state.added) == ("FAIL", ("url http://shop.test/p",))


def test_a_page_that_differs_between_the_correct_runs_is_noise(ask: Asker) -> None:
    assert page(ask, "http://s.test/1", "http://s.test/2", "http://s.test/3").verdict == "PASS"


def test_a_candidate_without_the_page_is_unverified(ask: Asker) -> None:
    assert page(ask, "http://s.test/1", "http://s.test/1", None).verdict == "UNVERIFIED"
    assert page(ask, "http://s.test/1", None, "http://s.test/1").verdict == "UNVERIFIED"
    assert page(ask, None, None, "http://s.test/1").verdict == "FAIL"


def dated(*cells: str) -> dict[str, Table]:
    rows = [[str(number), cell] for number, cell in enumerate(cells, start=1)]
    return {"orders": Table(rows, ["id", "due"], ["id"])}


DAYS = ("2026-11-30T12:00:00Z", "2026-11-30T12:05:00Z")


@pytest.mark.parametrize(
    ("taken_at", "cell", "verdict"),
    [
        ("2026-12-01T12:00:00Z", "2026-12-01", "PASS"),
        ("2027-01-01T12:00:00Z", "2027-01-01", "PASS"),
        ("2028-01-04T12:00:00Z", "2028-01-04", "PASS"),
        ("2026-12-01T12:00:00Z", "2026-11-30", "PASS"),
        ("2026-12-01T12:00:00Z", "2026-12-05", "FAIL"),
        ("2026-12-01T12:00:00Z", "\\N", "FAIL"),
        (None, "2026-12-01", "FAIL"),
    ],
)
def test_the_runs_date_must_be_the_candidates_own(ask: Asker, taken_at: str | None, cell: str, verdict: str) -> None:
    days = (*DAYS, taken_at)
    assert ask.tables(dated("2026-11-30"), dated("2026-11-30"), dated(cell), days=days).verdict == verdict


def test_a_date_that_differs_between_the_references_is_an_equality_and_no_mask(ask: Asker) -> None:
    days = ("2026-11-30T12:00:00Z", "2026-12-01T12:00:00Z", "2026-12-02T12:00:00Z")
    reference, again = dated("2026-11-30"), dated("2026-12-01")
    assert ask.tables(reference, again, dated("2026-12-02"), days=days).verdict == "PASS"
    assert ask.tables(reference, again, dated("2026-12-09"), days=days).verdict == "FAIL"


def test_one_zone_must_explain_all_dates_of_a_source(ask: Asker) -> None:
    days = ("2026-11-30T12:00:00Z", "2026-11-30T12:00:00Z", "2026-12-01T23:30:00Z")
    reference = dated("2026-11-30", "2026-11-30")
    assert ask.tables(reference, reference, dated("2026-12-01", "2026-12-01"), days=days).verdict == "PASS"
    assert ask.tables(reference, reference, dated("2026-12-02", "2026-12-02"), days=days).verdict == "PASS"
    assert ask.tables(reference, reference, dated("2026-12-01", "2026-12-02"), days=days).verdict == "FAIL"


def test_a_date_that_is_not_the_runs_is_an_ordinary_value(ask: Asker) -> None:
    days = (*DAYS, "2026-12-01T12:00:00Z")
    reference = dated("2026-10-01")
    assert ask.tables(reference, reference, dated("2026-10-02"), days=days).verdict == "FAIL"


def test_a_moment_of_a_stopped_clock_is_the_candidates_own(ask: Asker) -> None:
    days = ("2026-11-30T12:00:00Z", "2026-11-30T12:00:00Z", "2026-12-31T09:00:00Z")
    reference = dated("2026-11-30 12:00:00")
    assert ask.tables(reference, reference, dated("2026-12-31 09:00:00"), days=days).verdict == "PASS"
    assert ask.tables(reference, reference, dated("2026-12-31 09:00:01"), days=days).verdict == "FAIL"


def made_up(cell: str) -> dict[str, Table]:
    return {"users": Table([["1", cell]], ["id", "name"], ["id"])}


@pytest.mark.parametrize(
    ("cell", "verdict"),
    [("c3d4", "PASS"), ("a1b2", "PASS"), ("zzzz", "FAIL"), ("b2c3", "FAIL")],
    ids=["its own", "the reference's", "another one", "the other correct run's"],
)
def test_a_generated_value_must_be_the_candidates_own(ask: Asker, cell: str, verdict: str) -> None:
    generated = ({"unique": "a1b2"}, {"unique": "b2c3"}, {"unique": "c3d4"})
    result = ask.tables(made_up("a1b2"), made_up("b2c3"), made_up(cell), generated=generated)
    assert result.verdict == verdict


def test_a_generated_value_inside_a_longer_cell_is_followed(ask: Asker) -> None:
    generated = ({"unique": "a1b2"}, {"unique": "b2c3"}, {"unique": "c3d4"})

    def run(cell: str) -> str:
        return ask.tables(made_up("Ada a1b2"), made_up("Ada b2c3"), made_up(cell), generated=generated).verdict

    assert run("Ada c3d4") == "PASS"
    assert run("Ada zzzz") == "FAIL"
    assert run("Bob c3d4") == "FAIL"


def test_a_generated_day_is_the_candidates_own(ask: Asker) -> None:
    generated = ({"today+3d": "2026-12-03"}, {"today+3d": "2026-12-03"}, {"today+3d": "2027-02-01"})
    reference = dated("2026-12-03")
    assert ask.tables(reference, reference, dated("2027-02-01"), generated=generated).verdict == "PASS"
    assert ask.tables(reference, reference, dated("2027-02-02"), generated=generated).verdict == "FAIL"


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ('"cookOn": "2027-02-01",', "PASS"),
        ('"cookOn": "2027-02-02",', "FAIL"),
        ('"eatOn": "2027-02-01",', "FAIL"),
    ],
)
def test_a_generated_day_in_a_line_of_a_json_file_is_the_candidates_own(ask: Asker, line: str, verdict: str) -> None:
    generated = ({"today+3d": "2026-12-03"}, {"today+3d": "2026-12-03"}, {"today+3d": "2027-02-01"})

    def kept(cell: str) -> dict[str, Table]:
        return {"data": Table([['"title": "Soup",'], [cell]], ["line"])}

    reference = kept('"cookOn": "2026-12-03",')
    assert ask.tables(reference, reference, kept(line), generated=generated).verdict == verdict


def orders(**cells: str) -> dict[str, Table]:
    return {
        "orders": Table([[key[1:], value, "9.50"] for key, value in cells.items()], ["id", "status", "total"], ["id"])
    }


def test_a_changed_cell_is_told_by_record_and_column(ask: Asker) -> None:
    correct = orders(_17="pending", _18="open")
    result = ask.tables(correct, correct, orders(_17="paid", _18="open"))
    assert "orders[17].status: pending → paid" in render_text(result)


def test_the_text_shows_ten_a_side_and_says_how_many_more(ask: Asker) -> None:
    correct = [f"logs {number:03d}x" for number in range(13)]
    result = ask.lines(correct, correct, [f"more {number:03d}x" for number in range(11)])
    text = render_text(result)
    assert "state logs 000x" in text
    assert text.count("  - ") == 10
    assert text.count("  + ") == 10
    assert "… 3 more removed lines" in text
    assert "… 1 more added line\n" in text
    assert len(result.state.removed) == 13


@pytest.mark.parametrize(
    ("before", "after", "note"),
    [
        ("Müller", "Mu\u0308ller", "same letters, other form"),
        ("ﬁx", "fix", None),
        ("½", "1/2", None),
        ("Groß", "Gross", None),
        ("a b", "a\u00a0b", "differs only in characters that do not show"),
        ("A", "А", None),
        ("x", "x\u200b", "differs only in characters that do not show"),
        ("İ", "i̇", "differs only in case"),
        ("👩‍🔬", "👩🔬", "differs only in characters that do not show"),
    ],
)
def test_cells_are_compared_exactly_and_forms_that_look_alike_are_told(
    ask: Asker, before: str, after: str, note: str | None
) -> None:
    result = ask.tables(orders(_1=before), orders(_1=before), orders(_1=after))
    assert result.verdict == "FAIL"
    assert [change.note for change in result.state.changed] == [note]
    if note and "show" in note:
        assert "\\" in render_text(result), "the hidden character is spelled out"


BEFORE: dict[str, list[list[str]]] = {
    "orders": [["1", "open", "19.99"]],
    "customers": [["5", "Ann", "a@x.test"]],
}
WANTED = {**BEFORE, "orders": [["1", "closed", "19.99"]]}


def three_tables(rows: dict[str, list[list[str]]]) -> dict[str, Table]:
    columns = {"orders": ["id", "status", "total"], "customers": ["id", "name", "mail"], "extra": ["id"]}
    made = {f"shop.{label}": Table(rows[label], columns[label], ["id"], parent="shop") for label in rows}
    return {"shop": Table([[label] for label in rows]), **made}


@pytest.mark.parametrize(
    ("got", "verdict", "named"),
    [
        (WANTED, "PASS", ""),
        (BEFORE, "FAIL", "shop.orders[1].status: closed → open"),
        ({**WANTED, "orders": [["1", "closed", "0"]]}, "FAIL", "shop.orders[1].total: 19.99 → 0"),
        ({**WANTED, "customers": []}, "FAIL", "- state shop.customers 5"),
        ({**WANTED, "extra": [["1"]]}, "FAIL", "+ state shop extra"),
        ({**WANTED, "orders": [*WANTED["orders"], ["2", "closed", "19.99"]]}, "FAIL", "+ state shop.orders 2"),
    ],
    ids=["wanted", "nothing done", "another cell", "a row lost elsewhere", "a new table", "done twice"],
)
def test_side_effects_are_seen_and_named(ask: Asker, got: dict[str, list[list[str]]], verdict: str, named: str) -> None:
    wanted = three_tables(WANTED)
    result = ask.tables(wanted, wanted, three_tables(got))
    assert result.verdict == verdict
    assert named in render_text(result)


def test_one_and_the_text_one_are_the_same_unless_the_source_is_typed(tmp_path: Path) -> None:
    def judge(typed: bool, before: str, after: str) -> str:
        files = [
            write_tables(tmp_path / f"{name}.json", {"a": Table([["1", cell]], ["id", "n"], ["id"], typed=typed)})
            for name, cell in (("old", before), ("new", after))
        ]
        return judge_files(files[0], files[0], files[1]).verdict

    assert judge(False, "1", "1") == "PASS"
    assert judge(True, "integer:1", "text:1") == "FAIL"


def test_typed_ids_are_ids(tmp_path: Path) -> None:
    files = [
        write_tables(
            tmp_path / f"{name}.json", {"a": Table([[f"integer:{key}", "text:x"]], ["id", "n"], ["id"], typed=True)}
        )
        for name, key in (("old", "1"), ("new", "9"))
    ]
    assert judge_files(files[0], files[0], files[1]).state.renumbered == 1


def test_unread_reasons_and_rows_are_safe_for_a_terminal(ask: Asker) -> None:
    result = ask.lines(["a \x1b[31mred"], ["a \x1b[31mred"], ["!b: \x1b[2J"])
    assert "\x1b" not in render_text(result)


def test_equal_cells_under_another_name_are_a_difference(ask: Asker) -> None:
    gift = {"cart": Table([["1", "true"]], ["id", "gift"], kind="http")}
    wrap = {"cart": Table([["1", "true"]], ["id", "wrap"], kind="http")}
    bare = {"cart": Table([["1", "true"]], None, kind="http")}
    assert ask.tables(gift, gift, gift).verdict == "PASS"
    result = ask.tables(gift, gift, wrap)
    assert result.verdict == "FAIL"
    assert render_text(result).splitlines()[1] == "  cart[*].column: gift → wrap"
    assert result.state.removed == ("state cart (columns) id\tgift",)
    assert result.state.added == ("state cart (columns) id\twrap",)
    assert ask.tables(gift, gift, bare).verdict == ask.tables(bare, bare, gift).verdict == "FAIL"


def test_names_that_the_correct_runs_differ_in_are_noise(ask: Asker) -> None:
    def seats(*names: str) -> dict[str, Table]:
        return {"seats": Table([["1", "free"]], names, kind="http")}

    assert ask.tables(seats("id", "k3f9"), seats("id", "p0x2"), seats("id", "m7q1")).verdict == "PASS"
    assert ask.tables(seats("id", "k3f9"), seats("id", "p0x2"), seats("key", "m7q1")).verdict == "FAIL"


def test_a_table_without_rows_has_no_cells_to_take_for_others(ask: Asker) -> None:
    empty = {"t": Table([], ["id", "a"])}
    assert ask.tables(empty, empty, {"t": Table([], ["id", "b"])}).verdict == "PASS"
