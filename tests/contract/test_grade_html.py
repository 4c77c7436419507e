"""A grade as a page: records and columns by name, where in a text they differ, and nothing that runs."""

from __future__ import annotations

import html as markup
import re
from pathlib import Path

import pytest
from grade_files import Table, write_tables

from reticle.engine.grade import judge_snapshots
from reticle.engine.grade_page import write_page
from reticle.errors import UsageError
from reticle.model.run import CellChange, GradeReport, Unread
from reticle.report.html import render_grade
from reticle.report.html.grades import list_differences, tell_grade
from run_builder import HOSTILE


def text_of(page: str) -> str:
    """Return what a person reads, each run of white space as one blank."""
    body = re.sub(r"<(style|title|head)\b.*?</\1>", "", page, flags=re.S)
    return " ".join(markup.unescape(re.sub(r"<[^>]+>", " ", body)).split())


def shop(folder: Path, name: str, orders: list[list[str]], lines: list[list[str]]) -> Path:
    tables = {
        "shop.orders": Table(orders, ["id", "status", "note"], ["id"]),
        "shop.lines": Table(lines, ["id", "order_id", "product"], ["id"]),
    }
    return write_tables(
        folder / f"{name}.json", tables, taken_at="2026-11-30T12:00:00Z", url=f"http://127.0.0.1/{name}"
    )


def test_a_failed_grade_is_a_page_that_names_record_and_column(tmp_path: Path) -> None:
    note = "leave it with the neighbours on the {} floor, please"
    right = shop(tmp_path, "right", [["17", "paid", note.format("second")]], [["31", "17", "mug"], ["32", "17", "hat"]])
    wrong = shop(tmp_path, "wrong", [["17", "open", note.format("third")]], [["31", "17", "mug"], ["40", "99", "pin"]])
    result = judge_snapshots(right, right, wrong)
    write_page(tmp_path / "grade.html", result, reference=right, again=right, candidate=wrong)
    page = (tmp_path / "grade.html").read_text("utf-8")
    text = text_of(page)
    told = "2 cells of 1 record differ, 1 record is missing, 1 record is too many, the run ended on another page"
    assert f"✕ FAIL {told}" in text
    assert "shop.orders 17 status paid open" in text
    assert "on the <mark>second</mark> floor" in page
    assert "on the <mark>third</mark> floor" in page
    assert "shop.lines 1 missing id 32 order_id 17 product hat" in text
    assert "shop.lines 1 too many id 40 order_id 99 product pin" in text
    assert "page address http://127.0.0.1/ right http://127.0.0.1/ wrong" in text
    assert "Compared 3 rows of 2 sources" in text
    assert "taken 2026-11-30T12:00:00Z" in text


@pytest.mark.parametrize(
    ("grade", "sentence"),
    [
        (GradeReport(verdict="PASS"), "The stored data is what the correct steps leave"),
        (GradeReport(verdict="PASS", answer={"pass": True}),
         "The stored data is what the correct steps leave; the answer is right"),
        (GradeReport(verdict="FAIL", answer={"pass": False}),
         "The stored data is what the correct steps leave; the answer is wrong"),
        (GradeReport(verdict="FAIL", added=["state a 1"], extra=["state a 1"]), "1 record is too many"),
        (GradeReport(verdict="UNVERIFIED", unread=[Unread(label="mail", reason="x"), Unread(label="mail", reason="y")]),
         "Nothing is proven: mail could not be read"),
    ],
)  # fmt: skip
def test_a_grade_is_one_sentence(grade: GradeReport, sentence: str) -> None:
    assert tell_grade(grade) == sentence
    assert sentence in text_of(render_grade(grade, title="t"))


def test_every_text_is_inert_and_the_page_runs_nothing() -> None:
    hostile = " ".join(HOSTILE)
    grade = GradeReport(
        verdict="FAIL",
        changed=[CellChange(source=hostile, key=hostile, column=hostile, from_=hostile, to=HOSTILE[0], note=hostile)],
        missing=[f"state a {hostile}"],
        extra=[f"url {hostile}"],
        unread=[Unread(label=hostile, file=hostile, reason=hostile)],
        answer={"pass": False, "given": hostile, "expected": [hostile], "why": hostile, "match": hostile},
        notes=[hostile],
    )
    page = render_grade(grade, title=hostile, facts=[(hostile, hostile)], compared=[(hostile, 1)])
    assert not re.search(r"<(script|img|svg|iframe|object)\b", page, re.I)
    assert not re.search(r"<[^>]+\son\w+=", page)
    assert "default-src 'none'" in markup.unescape(page)
    assert "\x1b" not in page
    assert "\u202e" not in page


def test_long_lists_say_what_is_left_out() -> None:
    grade = GradeReport(verdict="FAIL", extra=[f"state a {number}" for number in range(350)])
    text = text_of(render_grade(grade, title="t"))
    assert "350 records are too many" in text
    assert "a 200 too many 0 1 2" in text
    assert "150 more extra records not shown here" in text


def test_an_older_run_shows_the_lines_of_other_sources_beside_its_changed_records() -> None:
    change = CellChange(source="orders", key="1", column="status", from_="paid", to="open")
    grade = GradeReport(
        verdict="FAIL",
        changed=[change],
        removed=["state orders 1\tpaid", "state mail 7"],
        added=["state orders 1\topen"],
    )
    found = list_differences(grade)
    assert [(record.source, record.key) for record in found.changed] == [("orders", "1")]
    assert [record.source for record in found.missing] == ["mail"]
    assert found.extra == ()


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    right = shop(tmp_path, "right", [["1", "paid", ""]], [])
    result = judge_snapshots(right, right, right)
    with pytest.raises(UsageError, match=r"--html .* cannot be written: No such file or directory"):
        write_page(tmp_path / "no" / "such.html", result, reference=right, again=right, candidate=right)
