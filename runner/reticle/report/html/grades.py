"""What a grade shows of each record: which cells differ and where in them, which records are missing or too many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reticle.model.run import CellChange, GradeReport
from reticle.text import plural, spell_stored

STATUSES = {"PASS": "pass", "FAIL": "fail", "UNVERIFIED": "unverified"}
SHOWN = 200
_LONG = 16
"""From so many characters on, what two texts share at their ends stands apart from where they differ."""
_KEPT = 40
"""So many characters of a shared end are shown."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that differs. `lead` and `tail` are what both texts share at their ends."""

    column: str
    lead: str
    should: str
    is_: str
    tail: str
    note: str | None


@dataclass(frozen=True, slots=True)
class Changed:
    """A record that is there with other cells."""

    source: str
    key: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Whole:
    """A record that is missing or too many: its cells as (name, text); the name is empty where none is known."""

    source: str
    cells: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Differences:
    """What a grade found, record by record. `cut` says what is not shown."""

    changed: tuple[Changed, ...]
    missing: tuple[Whole, ...]
    extra: tuple[Whole, ...]
    summary: str
    cut: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """How the final answer was checked."""

    passed: bool
    match: str
    expected: tuple[str, ...]
    given: str | None
    why: str


def find_answer(grade: GradeReport) -> Answer | None:
    """Return how the answer was checked, None for a grade without one."""
    told = grade.answer
    if told is None:
        return None
    given, expected = told.get("given"), told.get("expected")
    return Answer(
        told.get("pass") is True,
        str(told.get("match") or ""),
        tuple(map(str, expected)) if isinstance(expected, list) else (),
        None if given is None else str(given),
        str(told.get("why") or ""),
    )


def list_differences(grade: GradeReport) -> Differences:
    """Group what a grade found by record."""
    missing, extra = grade.missing, grade.extra
    if not missing and not extra:  # an older run tells lines alone: those of a source with changed records are these
        paired = {change.source for change in grade.changed}
        missing, extra = (
            [line for line in lines if _source(line) not in paired] for lines in (grade.removed, grade.added)
        )
    pages = [[line for line in lines if line.startswith("url ")] for lines in (missing, extra)]
    other_page = len(pages[0]) == len(pages[1]) == 1
    if other_page:
        missing, extra = ([line for line in lines if not line.startswith("url ")] for lines in (missing, extra))
    records: dict[tuple[str, str], list[Cell]] = {}
    for change in grade.changed[:SHOWN]:
        records.setdefault((change.source, change.key), []).append(_cell(change))
    changed = [Changed(source, key, tuple(cells)) for (source, key), cells in records.items()]
    told = _summary(grade.changed, len(changed), missing, extra)
    if other_page:
        (should,), (is_,) = pages
        page = CellChange(source="page", key="", column="address", from_=should[4:], to=is_[4:])
        changed.append(Changed("page", "", (_cell(page),)))
        told.append("the run ended on another page")
    cut = [
        f"{plural(len(found) - SHOWN, f'more {noun}')} not shown here"
        for found, noun in ((grade.changed, "changed cell"), (missing, "missing record"), (extra, "extra record"))
        if len(found) > SHOWN
    ]
    return Differences(
        tuple(changed),
        tuple(_whole(line, grade) for line in missing[:SHOWN]),
        tuple(_whole(line, grade) for line in extra[:SHOWN]),
        ", ".join(told),
        tuple(cut),
    )


def tell_grade(grade: GradeReport) -> str:
    """Say in one sentence what a grade came to."""
    answer = find_answer(grade)
    if grade.verdict == "UNVERIFIED":
        what = ", ".join(dict.fromkeys(item.label for item in grade.unread))
        return f"Nothing is proven: {what} could not be read" if what else "Nothing is proven"
    right = "" if answer is None else f"; the answer is {'right' if answer.passed else 'wrong'}"
    if grade.verdict == "PASS":
        return f"The stored data is what the correct steps leave{right}"
    told = list_differences(grade).summary
    return f"{told[:1].upper()}{told[1:]}{right}" if told else f"The stored data is what the correct steps leave{right}"


def _summary(cells: Sequence[CellChange], records: int, missing: Sequence[str], extra: Sequence[str]) -> list[str]:
    told = []
    if cells:
        verb = "differs" if len(cells) == 1 else "differ"
        told.append(f"{plural(len(cells), 'cell')} of {plural(records, 'record')} {verb}")
    if missing:
        told.append(f"{plural(len(missing), 'record')} {'is' if len(missing) == 1 else 'are'} missing")
    if extra:
        told.append(f"{plural(len(extra), 'record')} {'is' if len(extra) == 1 else 'are'} too many")
    return told


def _cell(change: CellChange) -> Cell:
    before, after = change.from_, change.to
    if min(len(before), len(after)) < _LONG:
        return Cell(change.column, "", spell_stored(before), spell_stored(after), "", change.note)
    lead = _shared(before, after)
    tail = _shared(before[lead:][::-1], after[lead:][::-1])
    first, last = before[:lead], before[len(before) - tail :]
    # A word that differs is shown whole.
    first = first[: _word_start(first)]
    last = last[len(last) - _word_start(last[::-1]) :]
    lead, tail = len(first), len(last)
    return Cell(
        change.column,
        first if lead <= _KEPT else f"… {first[_next_word(first, lead - _KEPT) :]}",
        before[lead : len(before) - tail],
        after[lead : len(after) - tail],
        last if tail <= _KEPT else f"{last[: _word_start(last[:_KEPT])].rstrip()} …",
        change.note,
    )


def _shared(left: str, right: str) -> int:
    """Count the characters that two texts begin with alike."""
    return next(
        (at for at, (one, two) in enumerate(zip(left, right, strict=False)) if one != two), min(len(left), len(right))
    )


def _word_start(text: str) -> int:
    """Return where the last word of a text begins, its end when it ends between words."""
    at = len(text)
    while at and text[at - 1].isalnum():
        at -= 1
    return at


def _next_word(text: str, at: int) -> int:
    """Return where the first word after `at` begins."""
    blank = text.find(" ", at)
    return blank + 1 if 0 <= blank < at + 20 else at


def _source(line: str) -> str:
    word, _, rest = line.partition(" ")
    return rest.partition(" ")[0] if word == "state" else word


def _whole(line: str, grade: GradeReport) -> Whole:
    word, _, rest = line.partition(" ")
    if word != "state":
        return Whole("page" if word == "url" else word, (("", rest),))
    source, _, row = rest.partition(" ")
    cells = row.split("\t")
    names = grade.columns.get(source, [])
    return Whole(source, tuple(zip(names if len(names) == len(cells) else [""] * len(cells), cells, strict=True)))
