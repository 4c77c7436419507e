"""What a wide declaration keeps after two correct runs."""

from __future__ import annotations

from pathlib import Path

from grade_files import Table, write_plain, write_tables

from reticle.grade.judge import judge_files
from reticle.grade.suggest import Suggestion, list_written, suggest_sources


def suggest(tmp_path: Path, reference: list[str], again: list[str]) -> dict[str, Suggestion]:
    one, two = write_plain(tmp_path / "one.json", reference), write_plain(tmp_path / "two.json", again)
    return {made.label: made for made in suggest_sources(one, two)}


def test_a_source_that_reads_the_same_is_kept(tmp_path: Path) -> None:
    lines = ["state orders 1\tpaid", "state users 1\tann"]
    assert {made.action for made in suggest(tmp_path, lines, lines).values()} == {"keep"}


def test_a_source_that_differs_only_by_a_date_and_time_is_kept_without_it(tmp_path: Path) -> None:
    made = suggest(
        tmp_path,
        ["state orders 1\tpaid\t2026-11-30 10:00:00", "state orders 2\topen\t2026-01-01 00:00:00"],
        ["state orders 1\tpaid\t2026-11-30 11:22:33", "state orders 2\topen\t2026-01-01 00:00:00"],
    )["orders"]
    assert (made.action, len(made.ignore)) == ("keep-without-time", 1)
    from regress import Regex

    found = Regex(made.ignore[0]).find("1\tpaid\t2026-11-30 10:00:00")
    assert found is not None
    assert (found.range().start, found.range().stop) == (7, 26)


def test_a_time_is_taken_out_of_the_columns_that_differ_and_a_chosen_one_stays(tmp_path: Path) -> None:
    from regress import Regex

    row = "state visits 1\t{}\t2026-03-01 14:00:00"
    made = suggest(tmp_path, [row.format("2026-11-30 10:00:00")], [row.format("2026-11-30 11:22:33")])["visits"]
    assert made.action == "keep-without-time"
    matches = Regex(made.ignore[0]).find_iter("1\t2026-11-30 10:00:00\t2026-03-01 14:00:00")
    found = [match.range() for match in matches or ()]
    assert [(span.start, span.stop) for span in found] == [(2, 21)]


ITEMS = ("id", "what", "parent", "token", "created_at", "expires", "at_ms")


def items(number: int, *rows: tuple[str, str]) -> Table:
    """Rows as an app writes them: what the person said, and four cells that the app makes up."""
    made_up = (
        f"{number}f0d3b1a-95b1-4c1e-8a52-0d7b1f0f3c1{number}",
        f"2026-11-30 10:0{number}:00",
        f"2026-12-30 10:0{number}:00",
    )
    return Table(
        [(str(at), what, parent, *made_up, f"17644{number}0000000") for at, (what, parent) in enumerate(rows, 1)],
        columns=ITEMS,
        key=("id",),
    )


def test_a_table_whose_rows_hold_several_made_up_cells_is_kept_and_its_other_cells_are_judged(tmp_path: Path) -> None:
    right = (("right", "1"), ("left", "2"))
    one, two = (write_tables(tmp_path / f"{at}.json", {"item": items(at, *right)}) for at in (1, 2))
    (made,) = suggest_sources(one, two)
    assert (made.action, made.noisy, made.counted) == ("keep-noisy", ITEMS[3:], False)
    assert made.sentence.endswith(
        "kept, without the cells in which the two runs differ: token, created_at, expires, at_ms"
    )
    for rows, verdict in (
        (right, "PASS"),
        ((("WRONG", "1"), ("left", "2")), "FAIL"),
        ((("right", "2"), ("left", "2")), "FAIL"),
        ((*right, ("right", "1")), "FAIL"),
        (right[:1], "FAIL"),
    ):
        candidate = write_tables(tmp_path / "candidate.json", {"item": items(3, *rows)})
        assert judge_files(one, two, candidate).verdict == verdict, rows


def test_rows_without_an_equal_cell_are_counted_where_the_steps_write_them(tmp_path: Path) -> None:
    def visits(name: str, *tokens: str) -> Path:
        table = Table([(token,) for token in tokens], columns=("token",), key=())
        return write_tables(tmp_path / f"{name}.json", {"visits": table})

    one, two, none = visits("one", "a1"), visits("two", "b2"), visits("none")
    assert suggest_sources(one, two)[0].action == "drop"
    assert list_written(one, two, none, none, {"visits"}) == {"visits"}
    (made,) = suggest_sources(one, two, counted=frozenset({"visits"}))
    assert (made.action, made.counted) == ("keep-noisy", True)
    assert "only counted" in made.sentence
    seen = visits("seen", "c3"), visits("seen again", "d4")
    assert list_written(one, two, *seen, {"visits"}) == frozenset()
    (grown,) = suggest_sources(one, visits("grown", "b2", "b3"), counted=frozenset({"visits"}))
    assert grown.action == "drop"


def test_every_other_source_is_dropped_with_its_rows_and_the_first_row_that_differs(tmp_path: Path) -> None:
    made = suggest(
        tmp_path,
        ["state sessions a1\tann", "state sessions zz\tben"],
        ["state sessions b2\tann", "state sessions zz\tben"],
    )["sessions"]
    assert (made.action, made.rows, made.only_in) == ("drop", 2, None)
    assert made.first == "state sessions a1\tann"
    assert "2 rows" in made.sentence
    assert "both runs have rows of their own" in made.sentence


def test_a_source_that_differs_in_only_one_run_says_so(tmp_path: Path) -> None:
    made = suggest(tmp_path, ["state queue 1"], ["state queue 1", "state queue 2"])["queue"]
    assert (made.action, made.rows, made.rows_again, made.only_in) == ("drop", 1, 2, "again")
    assert "only the second run has rows of its own" in made.sentence


def test_a_source_that_could_not_be_read_is_neither_kept_nor_dropped(tmp_path: Path) -> None:
    made = suggest(tmp_path, ["state read failed: mail: timed out"], ["state mail 1"])["mail"]
    assert (made.action, made.reason) == ("unread", "timed out")
