"""Suggesting a declaration from two runs, the library interface and the pytest fixture."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from reticle.api import judge, snapshot
from reticle.engine.grade_suggest import SuggestResult, suggest_declaration
from reticle.errors import InputError, UsageError
from stored_state import MOMENT, Stored

pytest_plugins = ["pytester"]


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    return Stored(tmp_path)


def shop(**more: Any) -> dict[str, Any]:
    return {"kind": "sqlite", "label": "shop", "path": "shop.db", **more}


def run_twice(stored: Stored, *sources: dict[str, Any]) -> SuggestResult:
    """Take two snapshots of runs that differ as correct runs do, and ask what to keep."""
    for number, name in enumerate(("reference.json", "again.json")):
        (stored.folder / "shop.db").unlink(missing_ok=True)
        stored.sqlite(
            f"""
            CREATE TABLE orders (id integer PRIMARY KEY, status); INSERT INTO orders VALUES (1, 'paid');
            CREATE TABLE still (a); CREATE TABLE "visit[log]" (a); INSERT INTO "visit[log]" VALUES ('visit {number}');
            CREATE TABLE customer (id, updated_at); INSERT INTO customer VALUES (1, '2026-11-30 10:0{number}:00');
            """
        )
        stored.snapshot(*sources, name=name)
    folder = stored.folder
    return suggest_declaration(
        folder / "state.json", folder / "reference.json", folder / "again.json", folder / "s.json"
    )


def test_a_dropped_table_goes_into_skip_and_one_with_noisy_cells_stays(stored: Stored) -> None:
    result = run_twice(stored, shop(tables="*", skip=["tmp_*"]))
    made = json.loads((stored.folder / "s.json").read_text())["sources"]
    assert made[0]["tables"] == "*"
    assert made[0]["skip"] == ["tmp_*", "visit[[]log]"]
    assert len(made) == 1
    assert result.exit_code == 0
    assert any(
        line.startswith("shop.visit%5Blog%5D: dropped, 1 row") and "visit 0" in line for line in result.sentences
    )
    assert "shop.customer: kept, without the cells in which the two runs differ: updated_at" in result.sentences
    (stored.folder / "state.json").write_text((stored.folder / "s.json").read_text())
    kept = snapshot(stored.folder / "s.json", stored.folder / "kept.json", taken_at=MOMENT)
    assert [entry.label for entry in kept.header.sources] == ["shop", "shop.customer", "shop.orders", "shop.still"]


def test_a_source_that_is_named_like_a_table_of_another_is_its_own(stored: Stored) -> None:
    clock = {"kind": "command", "label": "shop.clock", "command": "date +%FT%T.%N"}
    visits = shop(label="shop.sub", tables=["visit[log]", "orders"])
    result = run_twice(stored, shop(tables="*", skip=["visit*"]), clock, visits)
    made = json.loads((stored.folder / "s.json").read_text())["sources"]
    assert [source["label"] for source in made] == ["shop", "shop.clock", "shop.sub"]
    assert made[0]["skip"] == ["visit*"]
    assert made[2]["tables"] == ["orders"]
    assert "shop.clock: kept without the time, 1 row differs only by a date and time" in result.sentences


def test_named_tables_lose_what_differs(stored: Stored) -> None:
    run_twice(stored, shop(tables=["orders", "visit[log]"]))
    (made,) = json.loads((stored.folder / "s.json").read_text())["sources"]
    assert made["tables"] == ["orders"]


def test_nothing_left_and_other_snapshots_are_told(stored: Stored) -> None:
    with pytest.raises(InputError, match="nothing is left"):
        run_twice(stored, shop(table="visit[log]"))
    stored.declare(shop(label="other", table="orders"))
    files = [stored.folder / name for name in ("state.json", "reference.json", "again.json", "s.json")]
    with pytest.raises(InputError, match='no snapshot has the source "other"'):
        suggest_declaration(*files)


def test_an_unread_source_is_kept_and_makes_exit_2(stored: Stored) -> None:
    source = {"kind": "command", "label": "c", "command": "exit 1"}
    for name in ("reference.json", "again.json"):
        stored.snapshot(source, name=name)
    files = [stored.folder / name for name in ("state.json", "reference.json", "again.json", "s.json")]
    result = suggest_declaration(*files)
    assert result.exit_code == 2
    assert result.sentences == ["c: could not be read: exit code 1"]
    assert json.loads((stored.folder / "s.json").read_text())["sources"] == [source]


def test_the_library_takes_and_judges_snapshots(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE orders (id integer PRIMARY KEY, status); INSERT INTO orders VALUES (1, 'paid')")
    state = stored.declare(shop(table="orders"))
    a, b, c = (stored.folder / f"{name}.json" for name in "abc")
    assert snapshot(state, a).exit_code == 0
    assert snapshot(str(state), b, taken_at=MOMENT, generated={"unique": "x"}, url="http://127.0.0.1/").row_count == 1
    stored.sqlite("UPDATE orders SET status = 'open'")
    snapshot(state, c)
    result = judge(a, a, c)
    assert (result.verdict, result.exit_code) == ("FAIL", 1)
    (change,) = result.state.changed
    assert (change.source, change.key, change.column, change.from_, change.to) == (
        "shop",
        "1",
        "status",
        "paid",
        "open",
    )
    assert judge(a, a, stored.folder / "none.json").verdict == "UNVERIFIED"
    with pytest.raises(UsageError, match="--answer needs --expect"):
        judge(a, a, a, answer="x")


@pytest.mark.parametrize(
    ("query", "match", "answer", "verdict"),
    [
        ("SELECT status FROM orders ORDER BY id DESC", "list", "b\tc, a", "PASS"),
        ("SELECT status FROM orders ORDER BY id", "list", "b\tc, a", "FAIL"),
        ("SELECT id, status FROM orders WHERE id = 1", "exact", "1 a", "PASS"),
        ("SELECT NULL", "exact", "N/A", "PASS"),
        ("SELECT 1 WHERE 0", "exact", "n/a.", "PASS"),
        ("SELECT nope FROM orders", "exact", "N/A", "UNVERIFIED"),
        ("SELECT count(*) FROM orders", "number", None, "FAIL"),
    ],
)
def test_the_answers_source_is_read_in_its_own_order_when_it_is_judged(
    stored: Stored, query: str, match: str, answer: str | None, verdict: str
) -> None:
    stored.sqlite("CREATE TABLE orders (id, status); INSERT INTO orders VALUES (1, 'a'), (2, 'b' || char(9) || 'c')")
    path = stored.snapshot(shop(table="orders")).path
    expect = stored.folder / "expect.json"
    expect.write_text(json.dumps({"answer": {"source": shop(label="answer", query=query), "match": match}}))
    assert judge(path, path, path, expect=expect, answer=answer).verdict == verdict


def test_an_answer_from_a_command_that_fails_is_never_no_rows(stored: Stored) -> None:
    path = stored.snapshot(shop(query="SELECT 1")).path if stored.sqlite("CREATE TABLE t (a)") else None
    assert path is not None
    expect = stored.folder / "expect.json"
    for command in ("exit 1", "echo 17; exit 1"):
        source = {"kind": "command", "label": "answer", "command": command}
        expect.write_text(json.dumps({"answer": {"source": source}}))
        result = judge(path, path, path, expect=expect, answer="N/A")
        assert result.verdict == "UNVERIFIED"
        assert [item.label for item in result.unread] == ["answer"]


def test_many_tables_are_no_answer(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE t (a)")
    path = stored.snapshot(shop(table="t")).path
    expect = stored.folder / "expect.json"
    expect.write_text(json.dumps({"answer": {"source": shop(label="answer", tables="*")}}))
    assert "an answer comes from one" in judge(path, path, path, expect=expect, answer="x").unread[0].reason


def test_the_pytest_fixture_passes_and_fails_with_the_reason(pytester: pytest.Pytester, stored: Stored) -> None:
    stored.sqlite("CREATE TABLE orders (id integer PRIMARY KEY, status); INSERT INTO orders VALUES (1, 'paid')")
    stored.snapshot(shop(table="orders"), name="good.json")
    stored.sqlite("UPDATE orders SET status = 'open'")
    stored.snapshot(shop(table="orders"), name="bad.json")
    pytester.makepyfile(
        f"""
        import os
        os.chdir({str(stored.folder)!r})
        def test_good(assert_grade):
            assert assert_grade("good.json", "good.json", "good.json").passed
        def test_bad(assert_grade):
            assert_grade("good.json", "good.json", "bad.json")
        def test_gone(assert_grade):
            assert_grade("good.json", "good.json", "none.json")
        """
    )
    known = any(point.name == "reticle" for point in entry_points(group="pytest11"))
    ours = () if known else ("-p", "reticle.pytest_plugin")  # installed, it loads itself
    done = pytester.runpytest_inprocess(*ours, "-p", "no:cacheprovider", "-p", "no:asyncio")
    done.assert_outcomes(passed=1, failed=2)
    done.stdout.fnmatch_lines(["*shop[[]1[]].status: paid → open*", "*UNVERIFIED*"])
