"""Noise: what the two correct runs wrote differently, and where it ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from grade_asking import Asker

from reticle.sources.cells import digest_cell


@pytest.fixture
def ask(tmp_path: Path) -> Asker:
    return Asker(tmp_path)


REFERENCE = ["orders 1|paid|10:00", "orders 2|open|09:00"]
AGAIN = ["orders 1|paid|11:00", "orders 2|open|09:00"]


def test_a_third_clock_value_passes_and_its_lines_are_counted(ask: Asker) -> None:
    result = ask.lines(REFERENCE, AGAIN, ["orders 1|paid|12:00", "orders 2|open|09:00"])
    assert result.verdict == "PASS"
    assert result.state.ignored == 2


@pytest.mark.parametrize("candidate", [REFERENCE, AGAIN])
def test_either_correct_run_passes(ask: Asker, candidate: list[str]) -> None:
    assert ask.lines(REFERENCE, AGAIN, candidate).verdict == "PASS"


@pytest.mark.parametrize(
    "candidate",
    [
        ["orders 1|paid|12:00", "orders 2|open|09:01"],
        ["orders 1|open|12:00", "orders 2|open|09:00"],
        ["orders 2|open|09:00"],
        ["orders 1|paid|12:00", "orders 1|paid|12:01", "orders 2|open|09:00"],
        ["orders 1|paid|12:00|more", "orders 2|open|09:00"],
        ["orders seven|paid|12:00", "orders 2|open|09:00"],
    ],
    ids=["same cell of another row", "another cell", "row missing", "row doubled", "another length", "another id"],
)
def test_noise_ends_at_its_cell_of_its_row(ask: Asker, candidate: list[str]) -> None:
    assert ask.lines(REFERENCE, AGAIN, candidate).verdict == "FAIL"


def test_a_deleted_noisy_row_is_a_difference_named_by_the_references_line(ask: Asker) -> None:
    result = ask.lines(REFERENCE, AGAIN, ["orders 2|open|09:00"])
    assert result.state.removed == ("state orders 1\tpaid\t10:00",)


def test_a_random_id_in_the_first_cell_is_noise_and_children_have_their_own_mask(ask: Asker) -> None:
    def run(sid: str) -> list[str]:
        return [f"sessions {sid}|ann", f"carts 1|{sid}|hat", "carts 2|none|hat"]

    one, two, three = "a1" * 16, "b2" * 16, "c3" * 16
    assert ask.lines(run(one), run(two), run(three)).verdict == "PASS"
    assert ask.lines(run(one), run(two), [*run(three)[:2], "carts 2|other|hat"]).verdict == "FAIL"


def test_a_child_that_moved_to_another_noisy_parent_is_a_difference(ask: Asker) -> None:
    def run(ann: str, ben: str, owner: str) -> list[str]:
        return [f"sessions {ann}|ann", f"sessions {ben}|ben", f"carts 1|{owner}|hat"]

    reference, again = run("a1" * 16, "a2" * 16, "a1" * 16), run("b1" * 16, "b2" * 16, "b1" * 16)
    assert ask.lines(reference, again, run("c1" * 16, "c2" * 16, "c1" * 16)).verdict == "PASS"
    assert ask.lines(reference, again, run("c1" * 16, "c2" * 16, "c2" * 16)).verdict == "FAIL"


def test_log_rows_with_the_same_fixed_cells_must_be_as_many(ask: Asker) -> None:
    def log(*times: str) -> list[str]:
        return [f"log {time}|login" for time in times]

    reference, again = log("1:00", "1:01"), log("2:00", "2:01")
    assert ask.lines(reference, again, log("3:00", "3:01")).verdict == "PASS"
    assert ask.lines(reference, again, log("3:00")).verdict == "FAIL"
    assert ask.lines(reference, again, log("3:00", "3:01", "3:02")).verdict == "FAIL"


@pytest.mark.parametrize(("count", "verdict"), [(0, "FAIL"), (1, "PASS"), (2, "PASS"), (3, "PASS"), (4, "FAIL")])
def test_a_group_of_log_rows_may_have_any_count_between_the_two_runs(ask: Asker, count: int, verdict: str) -> None:
    reference = ["log 1:00|login"]
    again = ["log 2:00|login", "log 2:01|login", "log 2:02|login"]
    assert ask.lines(reference, again, [f"log 3:0{number}|login" for number in range(count)]).verdict == verdict


def test_a_row_of_only_one_correct_run_may_be_there_or_not_but_not_twice(ask: Asker) -> None:
    common, extra = ["users 1|ann"], "mail welcome|ann"
    for reference, again in (([*common, extra], common), (common, [*common, extra])):
        assert ask.lines(reference, again, common).verdict == "PASS"
        assert ask.lines(reference, again, [*common, extra]).verdict == "PASS"
        assert ask.lines(reference, again, [*common, extra, extra]).verdict == "FAIL"
        assert ask.lines(reference, again, [*common, "mail other|ann"]).verdict == "FAIL"


def test_a_timed_row_of_only_one_correct_run_may_have_its_own_time(ask: Asker) -> None:
    again = ["log 2026-11-30 10:00:00|retry"]
    assert ask.lines([], again, ["log 2026-11-30 11:11:11|retry"]).verdict == "PASS"
    assert ask.lines([], again, ["log 2026-11-30 11:11:11|crash"]).verdict == "FAIL"


def test_the_same_id_pairs_before_more_equal_cells(ask: Asker) -> None:
    reference = ["jobs 1|red|a|x", "jobs 2|blue|b|y"]
    again = ["jobs 2|red|a|x", "jobs 1|blue|b|y"]
    # 1 pairs with 1, so three cells of it are noise; were 1 paired with 2, only the id would be.
    assert ask.lines(reference, again, ["jobs 1|green|c|z", "jobs 2|red|a|x"]).verdict == "PASS"


def test_most_equal_cells_pair_where_no_id_agrees(ask: Asker) -> None:
    reference = ["jobs 11|ann|mail|ok", "jobs 12|ben|mail|ok"]
    again = ["jobs 22|ann|mail|ok", "jobs 21|ben|mail|ok"]
    assert ask.lines(reference, again, ["jobs 31|ben|mail|ok", "jobs 32|ann|mail|ok"]).verdict == "PASS"
    assert ask.lines(reference, again, ["jobs 31|ann|mail|ok", "jobs 32|ann|mail|ok"]).verdict == "FAIL"


def test_rows_of_different_length_never_pair(ask: Asker) -> None:
    # So each is a row of one run only, and a third text in them is a difference.
    assert ask.lines(["jobs 1|a"], ["jobs 1|a|b"], ["jobs 1|c"]).verdict == "FAIL"


def test_a_line_without_an_equal_cell_is_wholly_noise_but_must_be_there_once(ask: Asker) -> None:
    assert ask.lines(["file at 10:00"], ["file at 11:00"], ["file at 12:00"]).verdict == "PASS"
    assert ask.lines(["file at 10:00"], ["file at 11:00"], []).verdict == "FAIL"


def test_equal_rows_without_a_key_are_counted(ask: Asker) -> None:
    twice = ["votes blue", "votes blue"]
    assert ask.lines(twice, twice, twice).verdict == "PASS"
    assert ask.lines(twice, twice, ["votes blue"]).verdict == "FAIL"
    assert ask.lines(twice, twice, [*twice, "votes blue"]).verdict == "FAIL"


def test_overlapping_masks_are_assigned_so_that_all_are_met(ask: Asker) -> None:
    reference = ["jobs a|x|1", "jobs b|x|1"]
    again = ["jobs a|x|2", "jobs c|y|3"]
    # The first row is noisy in its last cell, the second everywhere: the only `a|x` must go to the first.
    assert ask.lines(reference, again, ["jobs a|x|9", "jobs q|q|q"]).verdict == "PASS"
    assert ask.lines(reference, again, ["jobs q|q|q", "jobs q|q|q"]).verdict == "FAIL"


def test_a_row_gives_way_to_another_that_has_no_other_choice(ask: Asker) -> None:
    reference = ["jobs a|x|1", "jobs b|y|7"]
    again = ["jobs a|x|2", "jobs c|z|7"]
    # Both rows of the candidate fit the first one, only the first of them fits the second.
    assert ask.lines(reference, again, ["jobs a|x|7", "jobs a|x|8"]).verdict == "PASS"
    assert ask.lines(reference, again, ["jobs a|x|6", "jobs a|x|8"]).verdict == "FAIL"


def test_big_noisy_logs_are_judged_too(ask: Asker) -> None:
    def log(second: int, extra: int = 0) -> list[str]:
        return [f"log {number}-{second}|{number % 7}|{number // 7}" for number in range(3000 + extra)]

    assert ask.lines(log(1), log(2), log(3)).verdict == "PASS"
    assert ask.lines(log(1), log(2), log(3, extra=1)).verdict == "FAIL"


def test_noise_that_holds_a_value_in_both_correct_runs_is_never_empty(ask: Asker) -> None:
    def orders(*made: str) -> list[str]:
        return [f"orders {number}|paid|{cell}" for number, cell in enumerate(made, 1)]

    one, two = orders("10:00", "a1f"), orders("11:00", "b2e")
    assert ask.lines(one, two, orders("12:00", "c3d")).verdict == "PASS"
    for nothing in ("", r"\N", "NULL", r"\-", digest_cell("")):
        judged = ask.lines(one, two, orders("12:00", nothing))
        assert judged.verdict == "FAIL", nothing
        assert [(change.key, change.from_, change.to) for change in judged.state.changed] == [("2", "a1f", nothing)]
    sometimes = orders("11:00", r"\N")
    assert ask.lines(one, sometimes, orders("12:00", r"\N")).verdict == "PASS"
