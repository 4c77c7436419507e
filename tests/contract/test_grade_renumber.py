"""Records that were written again under other ids, and the rows that follow them."""

from __future__ import annotations

from pathlib import Path

import pytest
from grade_asking import Asker
from grade_files import Table


@pytest.fixture
def ask(tmp_path: Path) -> Asker:
    return Asker(tmp_path)


def same(ask: Asker, reference: list[str], candidate: list[str]) -> str:
    return ask.lines(reference, reference, candidate).verdict


def test_a_record_saved_twice_is_the_same_record_and_is_counted(ask: Asker) -> None:
    result = ask.lines(["orders 1|paid"], ["orders 1|paid"], ["orders 9|paid"])
    assert (result.verdict, result.state.renumbered, result.state.ignored) == ("PASS", 1, 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("5", "17"),
        ("6f9619ff-8b86-4d01-b42d-00cf4fc964ff", "7d444840-9dc0-41d1-b245-5ffdce74fad2"),
        ("01ARZ3NDEKTSV4RRFFQ69G5FAV", "01BX5ZZKBKACTAV9WEVGEMMVRZ"),
        ("507f1f77bcf86cd799439011", "507f191e810c19729de860ea"),
        ("V1StGXR8Z5jdHi6BmyT1", "Uakgb8J5m9g0JDMbcJq2"),
    ],
)
def test_what_looks_generated_is_an_id(ask: Asker, old: str, new: str) -> None:
    assert same(ask, [f"orders {old}|paid"], [f"orders {new}|paid"]) == "PASS"


@pytest.mark.parametrize(
    ("old", "new"), [("SKU-5", "SKU-17"), ("a@x.test", "b@x.test"), ("red", "blue"), ("1.5", "2.5")]
)
def test_what_does_not_look_generated_is_a_value(ask: Asker, old: str, new: str) -> None:
    assert same(ask, [f"goods {old}|hat"], [f"goods {new}|hat"]) == "FAIL"


def test_an_old_id_that_is_still_there_is_no_match(ask: Asker) -> None:
    reference = ["orders 1|paid", "orders 2|open"]
    assert same(ask, reference, ["orders 1|open", "orders 3|paid"]) == "FAIL"
    assert same(ask, ["orders 1|paid"], ["orders 1|paid", "orders 2|paid"]) == "FAIL"


def test_a_new_id_that_the_reference_had_is_no_match(ask: Asker) -> None:
    reference = ["orders 1|paid", "orders 2|open"]
    assert same(ask, reference, ["orders 2|paid"]) == "FAIL"


def test_another_cell_that_changed_is_a_difference(ask: Asker) -> None:
    assert same(ask, ["orders 1|paid"], ["orders 9|open"]) == "FAIL"


def shop(order: str, other: str, *items: str) -> list[str]:
    return [f"orders {order}|paid", f"orders {other}|open", *(f"items {item}" for item in items)]


def test_links_are_followed_across_sources_whatever_the_order(ask: Asker) -> None:
    reference = ["a 701|801|x", "b 801|901|y", "c 901|z", "b 802|902|y", "c 902|q", "a 702|802|x"]
    candidate = ["a 711|811|x", "b 811|911|y", "c 911|z", "b 802|902|y", "c 902|q", "a 702|802|x"]
    result = ask.lines(reference, reference, candidate)
    assert (result.verdict, result.state.renumbered) == ("PASS", 3)


def test_a_tree_with_a_null_root_is_followed(ask: Asker) -> None:
    reference = ["tree 1|\\N|root", "tree 2|1|a", "tree 3|2|b", "tree 4|1|c"]
    assert same(ask, reference, ["tree 11|\\N|root", "tree 12|11|a", "tree 13|12|b", "tree 14|11|c"]) == "PASS"
    assert same(ask, reference, ["tree 11|\\N|root", "tree 12|11|a", "tree 13|12|b", "tree 14|13|c"]) == "FAIL"


def test_a_cycle_of_two_rows_that_nothing_starts_fails(ask: Asker) -> None:
    def friends(*rows: list[str]) -> dict[str, Table]:
        return {"friends": Table(rows, ["id", "friend_id", "name"], ["id"], {"friend_id": "friends"})}

    old = friends(["1", "2", "a"], ["2", "1", "b"])
    new = friends(["11", "12", "a"], ["12", "11", "b"])
    assert ask.tables(old, old, new).verdict == "FAIL"


def test_a_row_that_links_to_itself_must_do_so_again(ask: Asker) -> None:
    def tree(*rows: list[str]) -> dict[str, Table]:
        return {"tree": Table(rows, ["id", "parent_id", "name"], ["id"])}

    old = tree(["1", "1", "root"])
    assert ask.tables(old, old, tree(["9", "9", "root"])).verdict == "PASS"
    assert ask.tables(old, old, tree(["9", "1", "root"])).verdict == "FAIL"
    assert ask.tables(old, old, tree(["9", "\\N", "root"])).verdict == "FAIL"


def test_a_quantity_that_changed_like_an_id_is_a_difference(ask: Asker) -> None:
    reference = ["items 5|hat", "items 6|sock", "lines 901|5|1", "lines 902|6|5"]
    assert same(ask, reference, ["items 17|hat", "items 6|sock", "lines 901|17|1", "lines 902|6|5"]) == "PASS"
    assert same(ask, reference, ["items 17|hat", "items 6|sock", "lines 901|17|1", "lines 902|6|17"]) == "FAIL"
    assert same(ask, ["items 5|5|hat"], ["items 17|17|hat"]) == "FAIL"


def test_a_child_left_on_a_vanished_id_is_a_difference_and_is_named(ask: Asker) -> None:
    reference = shop("1", "2", "900|1|hat", "901|2|sock")
    result = ask.lines(reference, reference, shop("7", "2", "900|1|hat", "901|2|sock"))
    assert result.verdict == "FAIL"
    assert "items[900].2 still leads to orders 1, which the candidate no longer has" in result.notes


def test_a_child_that_moved_to_another_record_is_a_difference(ask: Asker) -> None:
    reference = shop("1", "2", "900|1|hat", "901|2|sock")
    assert same(ask, reference, shop("7", "2", "900|7|hat", "901|2|sock")) == "PASS"
    assert same(ask, reference, shop("7", "2", "900|2|hat", "901|2|sock")) == "FAIL"


def test_own_id_kept_and_link_renumbered_is_equal_and_counts_only_the_parent(ask: Asker) -> None:
    reference = shop("1", "2", "900|1|hat", "901|2|sock")
    result = ask.lines(reference, reference, shop("7", "2", "900|7|hat", "901|2|sock"))
    assert (result.verdict, result.state.renumbered) == ("PASS", 1)


def test_identical_children_match_in_any_way_but_their_number_counts(ask: Asker) -> None:
    reference = ["orders 1|paid", "items 900|1|hat", "items 901|1|hat"]
    assert same(ask, reference, ["orders 1|paid", "items 911|1|hat", "items 910|1|hat"]) == "PASS"
    assert same(ask, reference, ["orders 1|paid", "items 911|1|hat"]) == "FAIL"
    assert same(ask, reference, ["orders 1|paid", *(f"items 91{n}|1|hat" for n in range(3))]) == "FAIL"


def test_equal_parents_are_told_apart_by_their_children(ask: Asker) -> None:
    reference = ["orders 1|new", "orders 2|new", "items 900|1|hat", "items 901|2|sock"]
    assert same(ask, reference, ["orders 11|new", "orders 12|new", "items 900|12|hat", "items 901|11|sock"]) == "PASS"
    assert same(ask, reference, ["orders 11|new", "orders 12|new", "items 900|12|hat", "items 901|12|sock"]) == "FAIL"


def test_equal_parents_are_told_apart_by_grandchildren_and_link_tables(ask: Asker) -> None:
    def run(one: str, two: str, left: str, right: str) -> dict[str, Table]:
        return {
            "orders": Table([[one, "new"], [two, "new"]], ["id", "status"], ["id"]),
            "items": Table([[left, one, "hat"], [right, two, "hat"]], ["id", "order_id", "sku"], ["id"]),
            "notes": Table([[left, "red"], [right, "blue"]], ["item_id", "text"], ["item_id", "text"]),
        }

    old = run("1", "2", "901", "902")
    assert ask.tables(old, old, run("11", "12", "912", "911")).verdict == "PASS"
    swapped = run("11", "12", "912", "911")
    swapped["notes"] = Table([["912", "red"], ["912", "blue"]], ["item_id", "text"], ["item_id", "text"])
    assert ask.tables(old, old, swapped).verdict == "FAIL"


def test_a_renumbered_row_with_a_noisy_cell_is_masked_first(ask: Asker) -> None:
    reference, again = ["orders 1|paid|10:00"], ["orders 1|paid|11:00"]
    result = ask.lines(reference, again, ["orders 9|paid|12:00"])
    assert (result.verdict, result.state.renumbered) == ("PASS", 1)
    assert ask.lines(reference, again, ["orders 9|open|12:00"]).verdict == "FAIL"


def test_composite_keys_follow_their_parents_and_make_no_pair(ask: Asker) -> None:
    def run(order: str, rows: list[list[str]]) -> dict[str, Table]:
        return {
            "orders": Table([[order, "paid"], ["2", "open"]], ["id", "status"], ["id"]),
            "order_tags": Table(rows, ["order_id", "tag"], ["order_id", "tag"]),
        }

    old = run("1", [["1", "gift"], ["2", "gift"]])
    assert ask.tables(old, old, run("9", [["9", "gift"], ["2", "gift"]])).verdict == "PASS"
    assert ask.tables(old, old, run("1", [["9", "gift"], ["2", "gift"]])).verdict == "FAIL"
    assert ask.tables(old, old, run("9", [["9", "rush"], ["2", "gift"]])).verdict == "FAIL"


def test_a_non_unique_first_column_makes_no_pair(ask: Asker) -> None:
    reference = ["tags 1|gift", "tags 1|rush", "tags 2|late"]
    assert same(ask, reference, ["tags 1|gift", "tags 1|rush", "tags 9|late"]) == "FAIL"


def test_a_first_column_that_is_a_link_changes_only_through_its_source(ask: Asker) -> None:
    def run(user: str, owner: str) -> dict[str, Table]:
        return {
            "users": Table([[user, "ann"], ["2", "ben"]], ["id", "name"], ["id"]),
            "profiles": Table([[owner, "likes hats"]], ["user_id", "text"], ["user_id"]),
        }

    old = run("1", "1")
    assert ask.tables(old, old, run("9", "9")).verdict == "PASS"
    assert ask.tables(old, old, run("1", "2")).verdict == "FAIL"
    assert ask.tables(old, old, run("1", "9")).verdict == "FAIL"


def test_a_declared_foreign_key_is_a_link_whatever_its_name(ask: Asker) -> None:
    def run(user: str, links: dict[str, str]) -> dict[str, Table]:
        return {
            "users": Table([[user, "ann"]], ["id", "name"], ["id"]),
            "orders": Table([["5", user]], ["id", "made_by"], ["id"], links),
        }

    declared, plain = {"made_by": "users"}, dict[str, str]()
    assert ask.tables(run("1", declared), run("1", declared), run("9", declared)).verdict == "PASS"
    assert ask.tables(run("1", plain), run("1", plain), run("9", plain)).verdict == "FAIL"


def test_a_column_whose_values_are_ids_of_two_sources_is_no_link(ask: Asker) -> None:
    reference = ["users 1|ann", "shops 1|hats", "visits 901|1|x"]
    assert same(ask, reference, ["users 9|ann", "shops 1|hats", "visits 901|9|x"]) == "FAIL"


def test_of_two_columns_with_ids_of_one_source_only_the_leftmost_is_a_link(ask: Asker) -> None:
    reference = ["items 5|hat", "lines 901|5|5"]
    assert same(ask, reference, ["items 17|hat", "lines 901|17|5"]) == "PASS"
    assert same(ask, reference, ["items 17|hat", "lines 901|17|17"]) == "FAIL"


def test_shifted_ids_fail_and_are_told(ask: Asker) -> None:
    reference = ["items 1|hat", "items 2|sock", "items 3|bag"]
    result = ask.lines(reference, reference, ["items 2|hat", "items 3|sock", "items 4|bag"])
    assert result.verdict == "FAIL"
    assert any("looks like shifted ids" in note for note in result.notes)


def test_a_key_that_is_not_the_first_column_is_the_id(ask: Asker) -> None:
    def run(key: str, name: str = "ann") -> dict[str, Table]:
        return {"users": Table([[name, key], ["ben", "2"]], ["name", "id"], ["id"])}

    assert ask.tables(run("1"), run("1"), run("9")).verdict == "PASS"
    assert ask.tables(run("1"), run("1"), run("2")).verdict == "FAIL"
    assert ask.tables(run("1"), run("1"), run("1", "cem")).verdict == "FAIL"


def test_a_table_without_a_key_has_no_ids(ask: Asker) -> None:
    def run(first: str) -> dict[str, Table]:
        return {"log": Table([[first, "login"]], ["number", "text"], [])}

    assert ask.tables(run("1"), run("1"), run("9")).verdict == "FAIL"


def test_many_identical_records_with_children_are_matched(ask: Asker) -> None:
    def run(base: int) -> list[str]:
        orders = [f"orders {base + number}|new" for number in range(80)]
        return orders + [f"items {base * 10 + number}|{base + number}|{number % 5}" for number in range(80)]

    assert same(ask, run(10_000), run(20_000)) == "PASS"
