"""What a wide declaration keeps after two correct runs."""

from __future__ import annotations

from pathlib import Path

from grade_files import write_plain

from reticle.grade.suggest import Suggestion, suggest_sources


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
