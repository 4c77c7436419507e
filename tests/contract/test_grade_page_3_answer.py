"""Grading as its page tells it, sentence by sentence, third part: the final answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from grade_typed import FILES, App, Said

PAGE = r"""
{
  "answer": {
    "source": {
      "kind": "command",
      "label": "answer",
      "container": "shop-db",
      "command": "mysql -N shop -e \"select count(*) from sales_order where customer_email = 'jane@example.com'\""
    },
    "match": "number",
    "none": ["N/A"]
  }
}
"""


class Asked(App):
    """The app with a run that did nothing, so that only the answer counts."""

    def ready(self) -> None:
        for name in ("reference", "again", "candidate"):
            self.snapshot(name)

    def answer(self, given: str | None, match: str | None, rows: list[str], **spec: Any) -> Said:
        """Judge an answer against the rows of a source."""
        self.put("answer", *rows)
        self.write(
            "expect.json", {"answer": {"source": self.source("answer"), **spec, **({"match": match} if match else {})}}
        )
        return self.grade(
            "judge", *FILES, "--expect", "expect.json", *(("--answer", given) if given is not None else ())
        )


@pytest.fixture
def app(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Asked:
    made = Asked(tmp_path, capfd)
    made.ready()
    return made


def test_a_task_that_asks_a_question_fails_without_its_final_answer(app: Asked) -> None:
    assert app.answer(None, None, ["17"]).code == 1
    assert app.answer("17", None, ["17"]).code == 0


def test_an_answer_from_a_source_does_not_go_stale_when_the_data_changes(app: Asked) -> None:
    source = {"kind": "command", "label": "answer", "command": "grep -c open orders.txt"}
    app.write("fixed.json", {"answer": {"values": [2], "match": "number"}})
    app.write("read.json", {"answer": {"source": source, "match": "number"}})
    app.put("orders", "1\topen\tJane", "2\topen\tJoe", "3\topen\tZoe")
    app.ready()
    assert app.grade("judge", *FILES, "--expect", "fixed.json", "--answer", "3").code == 1
    assert app.grade("judge", *FILES, "--expect", "read.json", "--answer", "3").code == 0


def test_the_answers_source_is_read_when_it_is_judged(app: Asked) -> None:
    assert app.answer("17", None, ["17"]).code == 0
    app.put("answer", "18")
    assert app.grade("judge", *FILES, "--expect", "expect.json", "--answer", "17").code == 1
    assert app.grade("judge", *FILES, "--expect", "expect.json", "--answer", "18").code == 0


def test_the_pages_own_declaration_of_an_answer_is_taken_as_it_stands(
    app: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The container is a program that runs what it is given: no Docker is needed."""
    tools = app.folder / "tools"
    tools.mkdir()
    for name, text in (
        ("docker", '#!/bin/sh\n[ "$1 $2" = "exec shop-db" ] || exit 9\nshift 2\nexec "$@"\n'),
        ("mysql", '#!/bin/sh\n[ "$1 $2 $3" = "-N shop -e" ] || exit 8\necho "$4" > asked\necho 3\n'),
    ):
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    app.write("expect.json", PAGE)
    assert app.grade("judge", *FILES, "--expect", "expect.json", "--answer", "3").code == 0
    asked = "select count(*) from sales_order where customer_email = 'jane@example.com'\n"
    assert (app.folder / "asked").read_text() == asked


def test_the_file_is_given_with_expect_and_the_answer_with_answer(app: Asked) -> None:
    said = app.answer("17", "number", ["17"])
    assert (said.code, said.out) == (0, 'PASS\n  answer (number): right: "17", it is the number\n')
    assert app.grade("judge", *FILES, "--answer", "17").code == 2


@pytest.mark.parametrize(
    "given", ["OPEN  cart", "open\u00a0cart", "“open cart”", "open cart.", "Open Cart", "'open cart'", " open\tcart "]
)
def test_text_is_folded_form_case_spacing_quotes_and_a_final_full_stop(app: Asked, given: str) -> None:
    assert app.answer(given, None, ["Open cart"]).code == 0


def test_composed_and_decomposed_letters_are_one_text(app: Asked) -> None:
    assert app.answer("Zoe\u0308", None, ["Zo\u00eb"]).code == 0


def test_exact_which_is_the_default_passes_the_one_value_in_the_rows(app: Asked) -> None:
    assert [app.answer(given, match, ["R-17"]).code for given in ("R-17", "R-1") for match in (None, "exact")] == [
        0,
        0,
        1,
        1,
    ]


def test_exact_with_more_than_one_row_is_checked_as_set(app: Asked) -> None:
    said = app.answer("hat, mug", "exact", ["mug", "hat"])
    assert (said.code, "answer (set): right" in said.out) == (0, True)
    assert app.answer("mug", "exact", ["mug", "hat"]).code == 1


@pytest.mark.parametrize(("given", "code"), [("1234.5", 0), ("1234.505", 0), ("1234.506", 1), ("1234", 1), ("none", 1)])
def test_number_is_one_number_within_0_005_of_the_first_value(app: Asked, given: str, code: int) -> None:
    assert app.answer(given, "number", ["1234.50", "99"]).code == code


@pytest.mark.parametrize("given", ["$1,234.50", "1,234.5", "1234.50 %"])
def test_dollar_percent_and_commas_between_digit_groups_are_removed(app: Asked, given: str) -> None:
    assert app.answer(given, "number", ["1234.5"]).code == 0


@pytest.mark.parametrize("given", ["3 orders", "3 or 4"])
def test_a_number_with_anything_else_fails(app: Asked, given: str) -> None:
    assert app.answer(given, "number", ["3"]).code == 1


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("mug, hat, pin", 0), ("pin; mug; hat", 0), ("hat\npin\nmug", 0), ("mug, hat and pin", 0),
        ("mug and hat and pin", 0), ("mug, hat", 1), ("mug, hat, pin, cap", 1), ("mug, mug, hat, pin", 1),
    ],
)  # fmt: skip
def test_set_is_a_list_with_each_value_one_time_and_nothing_more_in_any_order(
    app: Asked, given: str, code: int
) -> None:
    assert app.answer(given, "set", ["mug", "hat", "pin"]).code == code


@pytest.mark.parametrize(("given", "code"), [("we sell a mug and one hat", 0), ("we sell a mug", 1)])
def test_includes_contains_each_value(app: Asked, given: str, code: int) -> None:
    assert app.answer(given, "includes", ["mug", "hat"]).code == code


def test_an_answer_that_names_every_choice_also_passes_includes(app: Asked) -> None:
    assert app.answer("open, paid or refunded", "includes", ["paid"]).code == 0
    assert app.answer("open, paid or refunded", "exact", ["paid"]).code == 1


def test_a_source_with_no_rows_means_that_the_task_cannot_be_done(app: Asked) -> None:
    said = app.answer("R-17", None, [])
    assert (said.code, "the source has no rows" in said.out) == (1, True)


def test_then_the_answer_must_be_one_of_the_none_words(app: Asked) -> None:
    codes = [
        app.answer(given, None, [], none=["nothing", "no such order"]).code
        for given in ("Nothing.", "No such order", "N/A")
    ]
    assert codes == [0, 0, 1]


def test_the_none_word_is_n_a_unless_others_are_given(app: Asked) -> None:
    assert [app.answer(given, None, []).code for given in ("N/A", "n/a.", "none")] == [0, 0, 1]


def test_a_row_with_more_than_one_column_is_one_value_joined_by_a_space(app: Asked) -> None:
    assert app.answer("Jane Doe", None, ["Jane\tDoe"]).code == 0
    assert app.answer("Jane, Doe", "set", ["Jane\tDoe"]).code == 1
