"""Checks a run's final answer against the rows that are the correct one. Values are data: never a pattern."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reticle.errors import InputError
from reticle.grade.answer_fold import Given, fold, read_given, spell
from reticle.grade.answer_list import is_sequence, is_set
from reticle.grade.answer_number import distance, find_expected, find_number, is_near
from reticle.grade.answer_time import UnclearError, get_zone, read_date, read_duration, read_moment
from reticle.grade.result import AnswerOutcome, Unread
from reticle.grade.url import is_same_page, split_url
from reticle.model.state import Answer

Value = str | bool | int | float
Checked = tuple[bool, str]
_LISTS = ("set", "list", "includes")


class AnswerSpecError(InputError):
    """The correct answer itself is not what its `match` needs, so no answer can be checked."""


@dataclass(frozen=True)
class AnswerCheck:
    """One final answer, and what it is checked against.

    `values` are the rows of the answer's source, one value a row (columns joined by a space, a row that is one NULL
    left out), in the source's order. `given` is the answer's text, None for a run that gave none. `unread` is why the
    source could not be read, which never looks like "no rows". `place` names the file for a person.
    """

    spec: Answer
    values: Sequence[Value] = ()
    given: str | None = None
    unread: str | None = None
    place: str = "answer"

    def check(self) -> AnswerOutcome | Unread:
        """Check the answer; `Unread` when the correct one is not known."""
        label = self.spec.source.label if self.spec.source is not None else "answer"
        if self.unread is not None:
            return Unread(label, self.place, self.unread)
        try:
            return check_answer(self.spec, self.values, self._read())
        except AnswerSpecError as caught:
            return Unread(label, self.place, str(caught))

    def _read(self) -> Given:
        """Return what the answer's text is: a JSON array is a list where lists are wanted, a text everywhere else."""
        made = None if self.given is None else read_given(self.given)
        return self.given if isinstance(made, list) and _kind_of(self.spec, self.values) not in _LISTS else made


def fixed_values(spec: Answer) -> tuple[Value, ...]:
    """Return the fixed correct values of an answer, without nulls."""
    return tuple(value for value in spec.values or () if value is not None)


def check_answer(spec: Answer, values: Sequence[Value], given: Given) -> AnswerOutcome:
    """Check one answer by the rules of its `match`.

    No values means that the task cannot be done: only a `none` word is right. Raises `AnswerSpecError` when the
    correct values do not fit the kind (a date that no calendar has).
    """
    match = _kind_of(spec, values)
    expected = tuple(spell(value) for value in values)
    text = None if given is None else spell(given)
    if values:
        _validate(spec, match, values)
    if given is None:
        passed, why = False, "the run gave no answer"
    elif not values:
        passed, why = _check_none(spec, match, given)
    elif any(isinstance(value, bool) for value in values) and len(values) == 1:
        passed = given is values[0]
        why = "it is the flag" if passed else f"expected the flag {expected[0]}, and nothing else is a flag"
    else:
        passed, why = _KINDS[match](spec, expected, given)
    return AnswerOutcome(passed, match, expected, text, why)


def _kind_of(spec: Answer, values: Sequence[Value]) -> str:
    return "set" if spec.match == "exact" and len(values) > 1 else spec.match


def _check_none(spec: Answer, match: str, given: Given) -> Checked:
    if match in ("set", "list") and (given == [] or (isinstance(given, str) and not given.strip())):
        return True, "nothing was expected, and nothing was given"
    words = {fold(word) for word in spec.none}
    if isinstance(given, str) and fold(given) in words:
        return True, "the source has no rows, and the answer says so"
    return False, f"the source has no rows, so the answer must be one of {', '.join(spec.none)}"


def _check_exact(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    text = spell(given)
    if fold(text) != fold(expected[0]):
        return False, f'expected "{expected[0]}"'
    forms = unicodedata.normalize("NFC", text) != text or unicodedata.normalize("NFC", expected[0]) != expected[0]
    if forms and text != expected[0]:
        return True, "it is the value: same letters, other form"
    return True, "it is the value"


def _check_number(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    want = find_expected(expected[0])
    have = None if isinstance(given, list | bool) else find_number(spell(given), spec.locale)
    if have is None:
        return False, f"expected the number {expected[0]}, found no single number"
    assert want is not None, "the expected value was checked before"
    if is_near(want, have):
        return True, "it is the number"
    return False, f"expected the number {expected[0]}, off by {distance(want, have)}"


def _check_set(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    passed = is_set(expected, _parts(given))
    return passed, "it is the set" if passed else f"expected each of {_list(expected)} once and nothing more"


def _check_list(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    passed = is_sequence(expected, _parts(given))
    return passed, "it is the list" if passed else f"expected {_list(expected)} in this order and nothing more"


def _check_includes(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    if isinstance(given, list):
        there = {fold(spell(item)) for item in given}
        missing = [value for value in expected if fold(value) not in there]
    else:
        text = fold(spell(given))
        missing = [value for value in expected if not _contains(text, fold(value), boundary=spec.boundary)]
    return not missing, "it contains each value" if not missing else f"it does not contain {_list(missing)}"


def _contains(text: str, value: str, *, boundary: bool) -> bool:
    if not boundary:
        return value in text
    at = text.find(value)
    while at >= 0:
        before, after = text[at - 1 : at] if at else "", text[at + len(value) : at + len(value) + 1]
        cut_left = not (_is_word(before) and _is_word(value[:1]))
        if cut_left and not (_is_word(after) and _is_word(value[-1:])):
            return True
        at = text.find(value, at + 1)
    return False


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _check_date(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    want = read_date(expected[0], spec.locale)
    try:
        have = read_date(spell(given), spec.locale)
    except UnclearError as caught:
        return False, f"expected the date {expected[0]}: {caught}"
    if have.year is None and not spec.year_optional:
        return False, f"expected the date {expected[0]}, the answer has no year"
    same = (want.month, want.day) == (have.month, have.day) and (have.year is None or have.year == want.year)
    return same, "it is the date" if same else f"expected the date {expected[0]}"


def _check_datetime(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    want = read_moment(expected[0], spec.zone, spec.locale)
    try:
        have = read_moment(spell(given), spec.zone, spec.locale)
    except UnclearError as caught:
        return False, f"expected the moment {expected[0]}: {caught}"
    if (want.tzinfo is None) != (have.tzinfo is None):
        return False, f"expected the moment {expected[0]}: one of the two has no zone, and none is declared"
    return want == have, "it is the moment" if want == have else f"expected the moment {expected[0]}"


def _check_duration(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    want = read_duration(expected[0])
    try:
        have = read_duration(spell(given))
    except UnclearError as caught:
        return False, f"expected the duration {expected[0]}: {caught}"
    return want == have, "it is the duration" if want == have else f"expected the duration {expected[0]}"


def _check_url(spec: Answer, expected: Sequence[str], given: Given) -> Checked:
    text = spell(given).strip()
    forms = [form.strip().strip("\"'<>`").strip() for form in (text, text.removesuffix("."))]
    passed = any(is_same_page(expected[0], form, extra_parameters=spec.extra_parameters) for form in forms)
    return passed, "it is the page" if passed else f"expected the page {split_url(expected[0])}"


def _validate(spec: Answer, match: str, values: Sequence[Value]) -> None:
    """Refuse a correct answer that its kind cannot compare."""
    first = spell(values[0])
    single = ("date", "datetime", "duration", "url")
    if match in single and len(values) > 1:
        raise AnswerSpecError(f"match {match} needs one value, the correct answer has {len(values)}")
    if match == "includes" and not any(fold(spell(value)) for value in values):
        raise AnswerSpecError("match includes needs a value, the correct answer is an empty text, which every text has")
    if match == "number" and find_expected(first) is None:
        raise AnswerSpecError(f'match number needs a number, the correct answer is "{first}"')
    if match == "url" and not re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", first):
        raise AnswerSpecError(f'match url needs a whole address, the correct answer is "{first}"')
    try:
        if spec.zone is not None:
            get_zone(spec.zone)
        if match == "date" and read_date(first, spec.locale).year is None and not spec.year_optional:
            raise AnswerSpecError(f'match date needs a year, the correct answer is "{first}"')
        if match == "datetime":
            read_moment(first, spec.zone, spec.locale)
        if match == "duration":
            read_duration(first)
    except UnclearError as caught:
        raise AnswerSpecError(f"the correct answer cannot be compared: {caught}") from None


def _parts(given: Given) -> str | list[str]:
    return [spell(item) for item in given] if isinstance(given, list) else spell(given)


def _list(values: Sequence[str]) -> str:
    return ", ".join(f'"{value}"' for value in values)


_KINDS: dict[str, Callable[[Answer, Sequence[str], Given], Checked]] = {
    "exact": _check_exact,
    "number": _check_number,
    "set": _check_set,
    "list": _check_list,
    "includes": _check_includes,
    "date": _check_date,
    "datetime": _check_datetime,
    "duration": _check_duration,
    "url": _check_url,
}
