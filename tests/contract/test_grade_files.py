"""Snapshot files: what is read, what is refused, and that the lines' bytes are what is compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from grade_asking import Asker
from grade_files import Table, write_plain, write_tables

from reticle.grade.blocks import diff_snapshots
from reticle.grade.judge import judge_files
from reticle.grade.lines import decode_line, encode_line, escape_cell, unescape_cell
from reticle.grade.result import GradeResult
from reticle.grade.snapshot_file import SnapshotUnreadError, open_snapshot

ORDERS = {"orders": Table([["1", "paid"], ["2", "open"]], ["id", "status"], ["id"])}
OTHER = {"orders": Table([["1", "open"], ["2", "open"]], ["id", "status"], ["id"])}


@pytest.fixture
def ask(tmp_path: Path) -> Asker:
    return Asker(tmp_path)


@pytest.mark.parametrize(
    "value", ["a\tb", "a\nb", "a\rb", "a\\b", "a\0b", "", "NULL", "\\N", "\\", "\\t", "é", "\udc80", "\u2028", None]
)
def test_a_cell_comes_back_as_it_was_and_stays_one_line(value: str | None) -> None:
    cell = escape_cell(value)
    assert unescape_cell(cell) == value
    encoded = encode_line(f"state orders {cell}")
    assert b"\n" not in encoded
    assert decode_line(encoded) == f"state orders {cell}"


def test_null_empty_and_the_words_for_null_are_four_different_cells() -> None:
    assert len({escape_cell(value) for value in (None, "", "NULL", "\\N")}) == 4


def test_lines_that_are_no_utf_8_do_not_collide() -> None:
    assert len({encode_line(text) for text in ("\udc80", "\udc81", "\\udc80", "?")}) == 4


def test_the_example_of_the_format_is_read(tmp_path: Path) -> None:
    path = tmp_path / "example.json"
    path.write_text(
        '{"version":1,"header":{"clock":{"takenAt":"2026-11-30T12:00:00Z","generated":{"unique":"k3f9"}},"settings":{},'
        '"sources":[{"label":"orders","kind":"sqlite","columns":["id","status"],"rows":2,"sha256":null,"bytes":[0,48],'
        '"error":null}]},"lines":[\n"state orders 1\\tpaid",\n"state orders 2\\topen",\n"url http://127.0.0.1/orders"\n]}\n'
    )
    with open_snapshot(path) as opened:
        assert list(opened.iter_cells("orders")) == [("1", "paid"), ("2", "open")]
        assert opened.list_urls() == ["http://127.0.0.1/orders"]


def test_a_plain_file_in_any_order_and_form_is_read(ask: Asker, tmp_path: Path) -> None:
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps({"version": 1, "lines": ["state b 2\té", "state a 1"]}, indent=1))
    flat = write_plain(tmp_path / "flat.json", ["state a 1", "state b 2\té"])
    assert judge_files(pretty, flat, flat).verdict == "PASS"


def test_a_plain_file_and_one_with_a_header_are_compared(tmp_path: Path) -> None:
    headed = write_tables(tmp_path / "headed.json", ORDERS)
    plain = write_plain(tmp_path / "plain.json", ["state orders 2\topen", "state orders 1\tpaid"])
    assert judge_files(headed, headed, plain).verdict == "PASS"
    assert judge_files(plain, plain, headed).verdict == "PASS"


@pytest.mark.parametrize("cell", ["a\\\\tb", 'quo"te', "\u2028", "back\\\\slash", "𝄞", "\x7f"])
def test_cells_with_odd_characters_are_compared_exactly(ask: Asker, cell: str) -> None:
    lines = [f"orders 1|{cell}"]
    assert ask.lines(lines, lines, lines).verdict == "PASS"
    assert ask.lines(lines, lines, [f"orders 1|{cell}x"]).verdict == "FAIL"


def test_a_file_that_is_not_there_is_unverified_and_says_what_to_type(tmp_path: Path) -> None:
    path = write_tables(tmp_path / "a.json", ORDERS)
    result = judge_files(path, path, tmp_path / "none.json")
    assert (result.verdict, result.exit_code) == ("UNVERIFIED", 2)
    assert "reticle grade snapshot" in result.unread[0].reason


def _spoiled(tmp_path: Path, change: tuple[bytes, bytes]) -> GradeResult:
    good = write_tables(tmp_path / "good.json", ORDERS)
    data = good.read_bytes()
    assert change[0] in data
    bad = tmp_path / "bad.json"
    bad.write_bytes(data.replace(*change))
    return judge_files(good, good, bad)


@pytest.mark.parametrize(
    "change",
    [
        (b"]}\n", b""),
        (b'"rows": 2', b'"rows": 3'),
        (b'"bytes": [0, ', b'"bytes": [5, '),
        (b'"label": "orders"', b'"label": "odors!"'),
        (b'"state orders 1\\tpaid",\n', b""),
        (b'"state orders 1\\tpaid"', b'"state others 1\\tpaid"'),
        (b'"state orders 1\\tpaid",\n', b'"state orders 1\\tpaid"\n'),
        (b'{"version":1', b'{"version":2'),
        (b'{"version":1', b'{"version":"one"'),
        (b'{"version":1', b'"version":1'),
        (b'"kind"', b'"sort"'),
        (b'1\\tpaid"', b'1\\tpai\\"'),
    ],
    ids=lambda change: change[1].decode()[:30] or "cut",
)
def test_a_file_that_does_not_hold_together_is_unverified(tmp_path: Path, change: tuple[bytes, bytes]) -> None:
    assert _spoiled(tmp_path, change).verdict == "UNVERIFIED"


def test_a_newer_format_says_who_can_read_it(tmp_path: Path) -> None:
    result = _spoiled(tmp_path, (b'{"version":1', b'{"version":7'))
    assert "format version 7" in result.unread[0].reason


def test_lines_out_of_order_under_a_header_are_unread(tmp_path: Path) -> None:
    path = write_tables(tmp_path / "good.json", ORDERS)
    one, two = b'"state orders 1\\tpaid"', b'"state orders 2\\topen"'
    path.write_bytes(path.read_bytes().replace(one, b"*").replace(two, one).replace(b"*", two))
    with pytest.raises(SnapshotUnreadError, match="not sorted"):
        open_snapshot(path)


def test_a_file_written_again_in_another_form_is_unread(tmp_path: Path) -> None:
    path = write_tables(tmp_path / "good.json", ORDERS)
    again = tmp_path / "again.json"
    again.write_text(json.dumps(json.loads(path.read_text())))
    with pytest.raises(SnapshotUnreadError, match="another form"):
        open_snapshot(again)


def test_two_sources_of_no_rows_are_read(tmp_path: Path) -> None:
    path = write_tables(tmp_path / "empty.json", {"a": Table([]), "b": Table([]), "c": Table([["1"]])})
    assert judge_files(path, path, path).verdict == "PASS"
    nothing = write_tables(tmp_path / "nothing.json", {"a": Table([])})
    assert judge_files(nothing, nothing, nothing).verdict == "PASS"


def test_bytes_are_compared_whatever_the_digests_say(tmp_path: Path) -> None:
    good = write_tables(tmp_path / "good.json", ORDERS)
    lying = write_tables(tmp_path / "lying.json", OTHER)
    with open_snapshot(good) as opened:
        digest = opened.entries["orders"].sha256
    write_tables(tmp_path / "lying.json", OTHER, change={"orders": {"sha256": digest}})
    assert judge_files(good, good, lying).verdict == "UNVERIFIED"
    assert judge_files(good, good, lying, trust_digests=True).verdict == "PASS"


def test_a_row_changed_behind_the_headers_back_is_unverified(tmp_path: Path) -> None:
    result = _spoiled(tmp_path, (b"1\\tpaid", b"1\\topen"))
    assert result.verdict == "UNVERIFIED"
    assert "another digest" in result.unread[0].reason


def test_an_unread_source_in_any_file_wins_over_a_known_difference(ask: Asker) -> None:
    good, bad = ["orders 1|paid", "logs x"], ["orders 1|open", "!logs: timed out"]
    for files in ((good, good, bad), (good, bad, [*good, "orders 2|x"]), (bad, good, good)):
        result = ask.lines(*files)
        assert (result.verdict, result.exit_code) == ("UNVERIFIED", 2)
        assert [(item.label, item.reason) for item in result.unread] == [("logs", "timed out")]
    assert ask.lines(good, good, bad).state.removed == ("state orders 1\tpaid",)


def test_an_error_in_the_header_is_unread_too(tmp_path: Path) -> None:
    good = write_tables(tmp_path / "good.json", ORDERS)
    bad = write_tables(tmp_path / "bad.json", ORDERS, change={"orders": {"error": "exit code 1"}})
    assert judge_files(good, good, bad).verdict == "UNVERIFIED"


def test_a_source_that_another_declaration_did_not_read_is_unverified(tmp_path: Path) -> None:
    both = write_tables(tmp_path / "both.json", {**ORDERS, "logs": Table([])})
    one = write_tables(tmp_path / "one.json", ORDERS)
    for files in ((both, both, one), (one, one, both), (both, one, both)):
        assert judge_files(*files).verdict == "UNVERIFIED"


def test_a_table_that_appears_is_seen_even_when_it_is_empty(tmp_path: Path) -> None:
    def shop(*tables: str) -> dict[str, Table]:
        made = {f"shop.{name}": Table([], ["id"], ["id"], parent="shop") for name in tables}
        return {"shop": Table([[name] for name in tables]), **made}

    old = write_tables(tmp_path / "old.json", shop("orders"))
    new = write_tables(tmp_path / "new.json", shop("orders", "extra"))
    result = judge_files(old, old, new)
    assert (result.verdict, result.state.added) == ("FAIL", ("state shop extra",))
    assert judge_files(new, new, old).state.removed == ("state shop extra",)


def test_another_escape_of_a_letter_is_no_difference(tmp_path: Path) -> None:
    table = {"orders": Table([["1", "é"], ["2", "x"]])}
    path = write_tables(tmp_path / "a.json", table)
    data = path.read_bytes()
    with open_snapshot(path) as opened:
        end = (opened.entries["orders"].bytes or (0, 0))[1]
    grown = data.replace("é".encode(), b"\\u00e9").replace(b"[0, %d]" % end, b"[0, %d]" % (end + 4))
    assert len(grown) == len(data) + 4
    other = tmp_path / "b.json"
    other.write_bytes(grown)
    assert judge_files(path, path, other).verdict == "PASS"


def test_the_difference_of_two_files_is_the_difference_of_their_multisets(tmp_path: Path) -> None:
    import random
    from collections import Counter

    rng = random.Random(4)
    for number in range(60):
        lines = [
            f"state a {rng.randint(0, 40)}\t{'x' * rng.choice((1, 30, 200, 9000))}" for _ in range(rng.randint(0, 80))
        ]
        other = [line for line in lines if rng.random() < 0.9] + [
            f"state a {rng.randint(0, 60)}" for _ in range(number % 5)
        ]
        left, right = write_plain(tmp_path / "l.json", lines), write_plain(tmp_path / "r.json", other)
        want = Counter({encode_line(line): count for line, count in (Counter(lines) - Counter(other)).items()})
        want.subtract({encode_line(line): count for line, count in (Counter(other) - Counter(lines)).items()})
        with open_snapshot(left) as one, open_snapshot(right) as two:
            assert diff_snapshots(one, two) == want


def test_rows_are_found_by_their_first_cell(tmp_path: Path) -> None:
    rows = [[str(number % 50), "x"] for number in range(120)] + [["7"], ["70", "y"], ["7 ", "z"]]
    with open_snapshot(write_tables(tmp_path / "a.json", {"a": Table(rows), "b": Table([["7"]])})) as opened:
        assert opened.count_first_cell("a", "7") == 4
        assert opened.count_first_cell("a", "70") == 1
        assert opened.count_first_cell("a", "nothing") == 0
        assert opened.count_first_cell("b", "7") == 1
        assert opened.count_first_cell("none", "7") == 0
        assert not opened.has_unique_first_cells("a")
        assert opened.has_unique_first_cells("b")
