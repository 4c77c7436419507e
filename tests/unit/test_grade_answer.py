"""Answers: what passes, what does not, and why."""

from __future__ import annotations

from typing import Any

import pytest

from reticle.grade.answer import AnswerCheck, AnswerSpecError, check_answer, fixed_values
from reticle.grade.answer_fold import fold, read_given
from reticle.grade.result import AnswerOutcome, Unread
from reticle.model.state import Answer


def check(values: list[Any], given: Any, match: str = "exact", **options: Any) -> AnswerOutcome:
    spec = Answer.model_validate({"values": values, "match": match, **options})
    return check_answer(spec, fixed_values(spec), given)


def passes(values: list[Any], given: Any, match: str = "exact", **options: Any) -> bool:
    return check(values, given, match, **options).passed


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("Paid", "paid"),
        ("  paid\u00a0\u2003today ", "paid today"),
        ("“paid”", "paid"),
        ('"paid".', "paid"),
        ('"paid."', "paid"),
        ("wait...", "wait.."),
        ("Mu\u0308ller", "müller"),
        ("Groß", "groß"),
        ("ﬁx", "ﬁx"),
        ("it’s", "it's"),
        ('"a", "b"', '"a", "b"'),
        ("'o'brien'", "o'brien"),
    ],
)
def test_folding_takes_away_case_spaces_quotes_and_one_full_stop(given: str, expected: str) -> None:
    assert fold(given) == expected


def test_an_exact_answer_is_folded_and_nothing_more() -> None:
    assert passes(["Cancelled"], "cancelled.")
    assert not passes(["Cancelled"], "cancelled order")
    assert not passes(["Groß"], "Gross")
    assert not passes(["ﬁx"], "fix")
    assert not passes(["½"], "1/2")
    assert not passes(["A"], "А"), "Latin and Cyrillic"
    assert not passes(["x"], "x\u200b")
    assert not passes(["👩‍🔬"], "👩🔬")
    assert passes(["a b"], "a\u00a0b")
    assert passes(["İ"], "i̇")


def test_another_unicode_form_of_the_answer_passes_and_is_told() -> None:
    checked = check(["Müller"], "Mu\u0308ller")
    assert checked.passed
    assert checked.why == "it is the value: same letters, other form"


def test_more_than_one_row_makes_exact_a_set() -> None:
    checked = check(["a", "b"], "b, a")
    assert (checked.passed, checked.match) == (True, "set")


@pytest.mark.parametrize(
    "given",
    [
        "170",
        "$170",
        "170 %",
        "+170",
        "170.",
        "000000170",
        "170.005",
        "169.995",
        "“170”",
        " 170 ",
        "$ 170",
    ],
)
def test_one_number_and_nothing_else_passes(given: str) -> None:
    assert passes(["170"], given, "number")


def test_numbers_with_groups_and_the_real_minus_sign_are_understood() -> None:
    assert passes([1234.5], "$1,234.50", "number")
    assert passes([-5], "\u22125", "number")
    assert passes([-5], "-$5", "number")
    assert passes([60], "60%", "number")
    assert passes(["187.0"], "187", "number")
    assert passes(["1234.5"], "1.234,50", "number", locale="de-DE")


@pytest.mark.parametrize(
    "given",
    [
        "3 orders",
        "3 or 4",
        "1,23,4",
        "nan",
        "inf",
        "five",
        "(5)",
        "3 4",
        "",
        "3e0",
        "--3",
        "$",
        "3.0.0",
        "3,",
        "[3]",
        "٣",
    ],
)
def test_what_is_not_one_number_fails(given: str) -> None:
    assert not passes([3], read_given(given), "number")


def test_a_number_is_right_within_0_005_inclusive_and_no_further() -> None:
    assert passes(["1.000"], "1.005", "number")
    assert not passes(["1.000"], "1.0051", "number")


def test_a_number_is_compared_with_all_its_digits() -> None:
    assert passes(["-" + "9" * 40], "-" + "9" * 40, "number")
    assert not passes(["-" + "9" * 40], "-" + "9" * 39 + "8", "number")


def test_a_number_of_a_million_digits_is_a_wrong_number() -> None:
    outcome = check(["5"], "9" * 1_000_001, "number")
    assert not outcome.passed
    assert len(outcome.why) < 120
    assert passes(["1e+400"], "1" + "0" * 400, "number")
    assert not passes(["1" + "0" * 60], "1" + "0" * 60 + ".00500000000000000000001", "number")


def test_a_correct_number_may_have_an_exponent_as_databases_print_it() -> None:
    assert passes(["1e+16"], "10,000,000,000,000,000", "number")
    assert passes(["2.5e-05"], "0", "number")
    assert not passes(["1e+16"], "1e+16", "number")


def test_an_array_is_a_list_only_where_a_list_is_wanted() -> None:
    def given(text: str, *values: str, match: str = "exact") -> bool:
        spec = Answer.model_validate({"values": list(values), "match": match})
        outcome = AnswerCheck(spec, values, text).check()
        assert isinstance(outcome, AnswerOutcome)
        return outcome.passed

    assert given('["a","b"]', '["a","b"]')
    assert given("[ 1 ]", "[ 1 ]")
    assert not given("[1]", "1")
    assert given('["a","b"]', "b", "a")
    assert given('["a","b"]', "a", "b", match="list")


def test_a_list_of_thousands_is_told_right_or_wrong() -> None:
    values = [f"Smith, J{number} and co" for number in range(1200)]
    assert passes(values, "; ".join(reversed(values)), "set")
    assert not passes(values, "; ".join([*values[1:], "Doe"]), "set")
    assert not passes(values, "; ".join(reversed(values)), "list")


def test_a_text_that_includes_nothing_proves_nothing() -> None:
    assert passes(["", "5"], "it is 5", "includes")
    with pytest.raises(AnswerSpecError, match="empty text"):
        check([""], "whatever", "includes")


def test_number_takes_the_first_of_several_values() -> None:
    assert passes([7, 8], "7", "number")
    assert not passes([7, 8], "8", "number")


@pytest.mark.parametrize(
    ("values", "given", "right"),
    [
        (["a", "b", "c"], "a, b, and c", True),
        (["a", "b", "c"], "a; b\nc", True),
        (["a", "b"], "b and A", True),
        (["a", "b"], "a, b,", True),
        (["a", "b"], "a, b, b", False),
        (["a", "b"], "a, c", False),
        (["a"], "a, c", False),
        (["a"], "", False),
        (["a", "b"], "a,b", True),
        (["Smith, Jane", "Bo"], "bo, smith, jane", True),
        (["Rock and Roll", "Jazz"], "Jazz and Rock and Roll", True),
        (["a", "a", "b"], "a, b", True),
        (["a", "a", "b"], "a, a, b", True),
        (["a", "a", "b"], "a, b, b", False),
        (["187.0", "3"], "187 and 3", True),
        (["1,200", "300"], "1,200 and 300", True),
        (["a.*", "b"], "ab, b", False),
        (["Smith-Jones, Mary", "O'Brien, John"], ["O'Brien, John", "Smith-Jones, Mary"], True),
        (["Smith-Jones, Mary", "O'Brien, John"], "Smith-Jones, Mary; O'Brien, John", True),
        (["Smith-Jones, Mary", "O'Brien, John"], '"O\'Brien, John", "Smith-Jones, Mary"', True),
        (["Smith, Jane B."], ["Smith", "Jane B."], False),
        (["Smith, Jane B."], "Smith, Jane B.", True),
        ([], "", True),
        ([], "None found", False),
    ],
)
def test_a_set_is_every_value_once_and_nothing_more(values: list[str], given: Any, right: bool) -> None:
    assert passes(values, given, "set") is right


def test_none_found_is_right_for_an_empty_set_only_when_the_task_lists_the_words() -> None:
    assert passes([], "None found.", "set", none=["none found"])


def test_a_json_array_is_a_list_and_is_never_split_or_tiled() -> None:
    assert passes(["a", "b"], read_given('["b", "a"]'), "set")
    assert not passes(["Smith, Jane"], read_given('["Smith", "Jane"]'), "set")
    assert passes(["b", "a"], read_given('["b", "a"]'), "list")
    assert passes(["1"], read_given('["1", "2"]'), "includes")
    assert not passes(["1"], read_given('["10"]'), "includes")
    assert read_given("[not json]") == "[not json]"


def test_a_list_keeps_its_order() -> None:
    assert passes(["a", "b"], "a, b", "list")
    assert not passes(["a", "b"], "b, a", "list")
    assert passes(["Smith, Jane", "Bo"], "Smith, Jane, Bo", "list")
    assert not passes(["Smith, Jane", "Bo"], "Bo, Smith, Jane", "list")


def test_includes_is_plain_containment_unless_boundaries_are_asked_for() -> None:
    assert passes(["1"], "there are 10", "includes")
    assert not passes(["1"], "there are 10", "includes", boundary=True)
    assert passes(["1"], "there is 1.", "includes", boundary=True)
    assert passes(["a", "b"], "B, or a", "includes")
    assert not passes(["a", "z"], "a, b", "includes")


@pytest.mark.parametrize("given", [".*", "[a-z]+", "%", "_", "paid|open", "^paid$", "pai?d"])
def test_an_answer_is_data_and_never_a_pattern(given: str) -> None:
    for match in ("exact", "set", "list"):
        assert not passes(["paid"], given, match)


def test_no_rows_means_that_only_a_none_word_is_right() -> None:
    assert passes([], "n/a.")
    assert passes([], "Cannot be done", none=["cannot be done"])
    assert not passes([], "7")
    assert not passes([], "")
    assert not passes(["7"], "N/A")
    assert not passes([], "anything", none=[".*"]), "a none word is never a pattern"


def test_a_run_without_an_answer_fails() -> None:
    checked = check(["7"], None)
    assert not checked.passed
    assert checked.to_json() == {
        "pass": False,
        "match": "exact",
        "expected": ["7"],
        "given": None,
        "why": "the run gave no answer",
    }
    assert not passes([], None, "set")


@pytest.mark.parametrize(
    ("wanted", "given"), [(False, "false"), (True, 1), (True, "true"), (True, "yes"), (False, 0), (True, "True")]
)
def test_only_a_real_flag_is_a_flag(wanted: bool, given: Any) -> None:
    assert not passes([wanted], given)


def test_a_flag_typed_as_an_answer_is_a_flag() -> None:
    assert passes([True], read_given(" true "))
    assert not passes([True], read_given('"true"'))
    assert not passes([True], read_given("false"))
    assert passes(["true"], read_given("true")), "a row of text stays text"
    assert not passes([1], True)


DATE = "2026-10-21"


@pytest.mark.parametrize(
    ("want", "given", "options", "right"),
    [
        (DATE, "Oct 21st, 2026", {}, True),
        (DATE, "21 October 2026", {}, True),
        (DATE, "October 21, 2026", {}, True),
        (DATE, "the 21st of October 2026", {}, True),
        (DATE, "Wednesday, October 21, 2026", {}, True),
        (DATE, "2026/10/21", {}, True),
        (DATE, "2026-10-21T00:00:00Z", {}, True),
        (DATE, "21/10/2026", {"locale": "en-GB"}, True),
        (DATE, "21/10/2026", {}, True),
        (DATE, "10/21/2026", {}, True),
        ("2026-03-04", "03/04/2026", {"locale": "en-US"}, True),
        ("2026-03-04", "03/04/2026", {"locale": "en-GB"}, False),
        ("2026-03-04", "03/04/2026", {}, False),
        ("2026-04-04", "04/04/2026", {}, True),
        (DATE, "Oct 21st", {}, False),
        (DATE, "Oct 21st", {"yearOptional": True}, True),
        (DATE, "Oct 22nd", {"yearOptional": True}, False),
        (DATE, "2026-10-22", {}, False),
        (DATE, "soon", {}, False),
        ("2026-02-28", "2026-02-29", {}, False),
    ],
)
def test_a_date_is_the_same_day_in_any_spelling(want: str, given: str, options: dict[str, Any], right: bool) -> None:
    assert passes([want], given, "date", **options) is right


def test_an_ambiguous_date_says_so() -> None:
    assert "ambiguous" in check(["2026-03-04"], "03/04/2026", "date").why


@pytest.mark.parametrize(
    ("want", "given", "options", "right"),
    [
        ("2026-10-21T23:30:00-05:00", "2026-10-22T04:30:00Z", {}, True),
        ("2026-10-21T23:30:00Z", "2026-10-21 23:30:00", {}, False),
        ("2026-10-21T23:30:00Z", "2026-10-21 23:30:00", {"zone": "UTC"}, True),
        ("2026-10-21T23:30:00Z", "2026-10-22 01:30", {"zone": "Europe/Berlin"}, True),
        ("2026-10-21T10:00:00.000Z", "2026-10-21T10:00:00Z", {}, True),
        ("2026-10-21T10:00:00Z", "Oct 21, 2026 at 10:00 am UTC", {}, True),
        ("2026-10-21T22:00:00Z", "Oct 21, 2026 10:00 PM UTC", {}, True),
        ("2026-10-21 10:00:00", "2026-10-21 10:00", {}, True),
        ("2026-10-21T10:00:00Z", "2026-10-21", {}, False),
    ],
)
def test_a_moment_is_compared_as_an_instant(want: str, given: str, options: dict[str, Any], right: bool) -> None:
    assert passes([want], given, "datetime", **options) is right


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ("2:30:00", True),
        ("PT2H30M", True),
        ("150 minutes", True),
        ("2.5 hours", True),
        ("2 hours and 30 minutes", True),
        ("2h30m", True),
        ("9000 s", True),
        ("2:30", False),
        ("150", False),
        ("2 h 30 min 1 s", False),
        ("2 h 1 h 30 min", False),
        ("long", False),
    ],
)
def test_a_duration_is_compared_in_seconds(given: str, right: bool) -> None:
    assert passes(["2 h 30 min"], given, "duration") is right


def test_a_url_answer_is_a_page() -> None:
    want = ["http://shop.test/list?a=1"]
    assert passes(want, "<http://SHOP.test:80/list/?a=1>.", "url")
    assert not passes(want, "http://shop.test/list?a=1&utm=x", "url")
    assert passes(want, "http://shop.test/list?a=1&utm=x", "url", extraParameters=True)
    assert not passes(want, "http://shop.test/list?utm=x", "url", extraParameters=True)
    assert not passes(want, "shop.test/list?a=1", "url")


@pytest.mark.parametrize(
    ("values", "match", "options"),
    [
        (["2026-02-29"], "date", {}),
        (["03/04/2026"], "date", {}),
        (["Oct 21"], "date", {}),
        (["2026-10-21"], "datetime", {}),
        (["2026-10-21T10:00:00Z"], "datetime", {"zone": "Mars/Olympus"}),
        (["150"], "duration", {}),
        (["many"], "number", {}),
        (["/list"], "url", {}),
        (["2026-10-21", "2026-10-22"], "date", {}),
    ],
)
def test_a_correct_answer_that_cannot_be_compared_is_refused(
    values: list[str], match: str, options: dict[str, Any]
) -> None:
    with pytest.raises(AnswerSpecError):
        check(values, "anything", match, **options)
    spec = Answer.model_validate({"values": values, "match": match, **options})
    assert isinstance(AnswerCheck(spec, fixed_values(spec), "anything").check(), Unread)


def test_a_source_that_failed_never_looks_like_no_rows() -> None:
    spec = Answer.model_validate({"source": {"kind": "command", "label": "answer", "command": "false"}})
    checked = AnswerCheck(spec, (), "N/A", unread="exit code 1").check()
    assert checked == Unread("answer", "answer", "exit code 1")
