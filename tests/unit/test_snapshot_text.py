"""A look in few tokens: what comes first, what is left out, and that it is said."""

from __future__ import annotations

import re

import pytest

from reticle.engine.snapshot import mark_changed
from reticle.model.outline import LeftOut, Outline, OutlineLine
from reticle.report.outline_diff import compare_outlines, tell_diff
from reticle.report.snapshot import tell_snapshot
from reticle.report.tokens import estimate_tokens


def _outline(*lines: OutlineLine, **more: object) -> Outline:
    return Outline.model_validate({"url": "http://till.test/", "title": "Till", "lines": list(lines), **more})


def _line(role: str, name: str = "", number: int = 0, depth: int = 0, **more: object) -> OutlineLine:
    ref = f"e{number}" if number else None
    return OutlineLine.model_validate({"role": role, "name": name, "ref": ref, "depth": depth, **more})


def _long(*special: OutlineLine) -> Outline:
    links = [_line("link", f"Chapter number {one}", one + 10, 1) for one in range(100)]
    more = [_line("button", f"Act {one}", one + 200, 1) for one in range(100)]
    return _outline(_line("navigation", "Contents", 1), *links, _line("main", "", 2), *more[:50], *special, *more[50:])


SPECIAL = {
    "focused": _line("textbox", "Email", 901, 1, states=["focused"]),
    "alert": _line("alert", "Card refused", 902, 1),
    "dialog": _line("dialog", "Sure?", 903, 1),
    "invalid": _line("textbox", "Zip", 904, 1, states=["invalid"]),
    "changed": _line("checkbox", "Gift", 905, 1, changed=True),
}


@pytest.mark.parametrize("kind", SPECIAL)
def test_what_matters_is_told_when_the_budget_is_short(kind: str) -> None:
    line = SPECIAL[kind]
    said = tell_snapshot(_long(line), 100)
    assert f"{line.ref} " in said
    assert line.name in said
    assert "Chapter" not in said
    assert estimate_tokens(said) <= 100


@pytest.mark.parametrize("budget", [100, 200, 400, 800])
def test_a_budget_holds_and_everything_left_out_is_counted_where_it_is(budget: int) -> None:
    outline = _long()
    said = tell_snapshot(outline, budget)
    assert estimate_tokens(said) <= budget
    left = int(said.split("… ")[-1].split(" of ")[0])
    shown = len(set(re.findall(r"\be\d+\b", said)))
    assert shown + left == len(outline.lines) == 202
    assert sum(int(count) for count in re.findall(r"\(\+(\d+)\)", said)) == left
    assert "--budget" in said
    assert "--within" in said


def test_no_limit_and_enough_room_leave_nothing_out() -> None:
    whole = tell_snapshot(_long(), 0)
    assert "left out" not in whole
    assert tell_snapshot(_long(), estimate_tokens(whole)) == whole
    assert "left out" in tell_snapshot(_long(), estimate_tokens(whole) - 1)


def test_a_name_that_could_be_taken_for_something_else_is_quoted() -> None:
    names = ["Save", "e12 Delete", "Save, e12 Delete", "7", "Pay (disabled)", 'A "b"', "Two words"]
    said = tell_snapshot(_outline(*(_line("button", name, at + 1) for at, name in enumerate(names))), 0)
    assert said.splitlines()[1] == (
        'button e1 Save e2 "e12 Delete" e3 "Save, e12 Delete" e4 "7" e5 "Pay (disabled)" e6 "A \\"b\\"" e7 Two words'
    )


def test_an_item_leaves_out_only_what_the_item_before_it_said() -> None:
    def row(number: int, order: str, act: str, states: list[str]) -> list[OutlineLine]:
        return [
            _line("row", f"Customer {number}", number * 10, row=number), _line("link", order, number * 10 + 1, 1),
            _line("button", act, number * 10 + 2, 1, states=states),
        ]  # fmt: skip

    rows = [*row(1, "Order 1", "Edit", []), *row(2, "Order 2", "Edit", ["disabled"]), *row(3, "Order 2", "Undo", [])]
    rest = _line("more", "row", more=LeftOut(count=7, of=10, marked=2, columns=["Who", "What"], acts=True))
    said = tell_snapshot(_outline(*rows, rest), 0)
    assert said.splitlines()[1:] == [
        "row 1 e10 Customer 1: link e11 Order 1, button e12 Edit",
        "row 2 e20 Customer 2: e21 Order 2 e22 disabled",
        "row 3 e30 Customer 3: e31 e32 Undo",
        "… 7 more rows like these, 2 checked, selected or open, columns Who, What: --rows 4-10",
    ]


def test_equal_looks_say_that_nothing_changed() -> None:
    assert tell_diff(compare_outlines(_long(), _long())) == "Till  http://till.test/\nnothing changed\n"


def test_a_difference_is_told_by_element_with_alerts_first_and_the_rest_counted() -> None:
    before = _outline(_line("main", "", 1), *(_line("button", f"Act {one}", one, 1) for one in range(2, 60)))
    kept = [_line("button", "Act 2", 2, 1, states=["disabled"])]
    new = [_line("link", f"A new and rather long link {one}", one + 100, 1) for one in range(60)]
    after = _outline(_line("main", "", 1), *kept, *new, _line("alert", "Gone", 99, 1))
    said = tell_diff(compare_outlines(before, after), 200).splitlines()
    assert said[1:4] == [
        '+ alert e99 "Gone"',
        '~ button e2 "Act 2": +disabled',
        '+ link e100 "A new and rather long link 0"',
    ]
    assert said[-1].endswith("57 gone: --budget 400")
    assert estimate_tokens("\n".join(said)) <= 200


def test_what_a_container_is_called_after_is_told_once() -> None:
    def page(price: str) -> Outline:
        return _outline(_line("row", f"Tea {price}", 1), _line("cell", "Tea", 2, 1), _line("cell", price, 3, 1))

    diff = compare_outlines(page("3.00"), page("4.00"))
    assert [(one.line.ref, one.what) for one in diff.changed] == [("e3", ['name "3.00" → "4.00"'])]


def test_another_page_is_told_with_its_address() -> None:
    after = _outline(_line("main", "", 9), title="Thanks").model_copy(update={"url": "http://till.test/thanks"})
    said = tell_diff(compare_outlines(_outline(_line("main", "", 1), _line("button", "Pay", 2, 1)), after))
    assert said.splitlines() == [
        "Thanks  http://till.test/thanks", "~ address http://till.test/ → http://till.test/thanks",
        '~ title "Till" → "Thanks"', '- button e2 "Pay"', "drawn anew, with new refs: 1 element (main e9 was e1)",
    ]  # fmt: skip


COUNTED = {
    "Overview (current) e3 Orders, button e14 Edit": 12,
    "Überweisungsträger ausfüllen, Straße und Hausnummer prüfen, Geschäftsbedingungen bestätigen": 17,
    "Подтвердите заказ и выберите удобный способ доставки": 12,
    "请确认您的订单并选择送货方式": 9,
    "注文を確認して、お届け方法を選択してください": 11,
    "أكد طلبك واختر طريقة التوصيل المناسبة": 10,
    "textbox e12 Card = ‹secret:1acef629› → /cart?token=8f14e45fceea167a5a36dedd4bea2543&page=2": 41,
}
"""Texts with what the npm package gpt-tokenizer 3.0.1 counts for them with o200k_base."""


@pytest.mark.parametrize("text", COUNTED)
def test_tokens_are_never_counted_low_and_not_twice_too_high(text: str) -> None:
    assert COUNTED[text] <= estimate_tokens(text) <= 2 * COUNTED[text]


def test_a_flood_of_errors_leaves_room_for_the_page() -> None:
    errors = [f"TypeError: number {one} of undefined " + "x" * 150 for one in range(300)]
    outline = _outline(_line("alert", "Card refused", 1), mode="status", errors=errors, failed=["GET /api/cart 500"])
    said = tell_snapshot(outline)
    assert estimate_tokens(said) <= 800
    for part in ("Card refused", "number 299 of", "292 more before these", "failed: GET /api/cart 500"):
        assert part in said
    assert tell_snapshot(outline, 0).count("console error") == 300


def test_what_the_steps_brought_about_is_marked_unless_it_is_another_page() -> None:
    before = _outline(
        _line("main", "", 1), _line("button", "Pay", 2), _line("checkbox", "Gift", 3), _line("link", "A", 4)
    )
    after = _outline(
        _line("main", "", 1), _line("button", "Pay", 2), _line("checkbox", "Gift", 3, states=["checked"]),
        _line("link", "A", 4), _line("text", "Saved"),
    )  # fmt: skip
    assert [line.name for line in mark_changed(before, after).lines if line.changed] == ["Gift"]
    other = _outline(*(_line("link", f"B {one}", one) for one in range(20, 30)))
    assert not any(line.changed for line in mark_changed(before, other).lines)


def test_quotes_inside_a_name_or_a_value_are_escaped() -> None:
    line = _line("checkbox", 'Say "hi"', 1, value='x = "y" (checked)')
    assert tell_snapshot(_outline(line)).splitlines()[1] == r'checkbox e1 "Say \"hi\"" = "x = \"y\" (checked)"'
    before, after = _outline(_line("textbox", "A", 1, value='a"b')), _outline(_line("textbox", "A", 1, value="c\\"))
    assert r'value "a\"b" → "c\\"' in tell_diff(compare_outlines(before, after))
    assert r'"C:\dir"' in tell_snapshot(_outline(_line("button", r"C:\dir", 1)))


def test_a_page_that_is_an_error_of_the_server_is_told_at_the_top() -> None:
    said = tell_snapshot(_outline(_line("heading", "Not here", 1), status=404))
    assert said.splitlines()[1] == "(the server answered this page with 404)"
    assert "answered" not in tell_snapshot(_outline(_line("heading", "Not here", 1)))
