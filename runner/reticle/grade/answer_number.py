"""Numbers in answers: one number and nothing else."""

from __future__ import annotations

import re
from decimal import MAX_EMAX, MIN_EMIN, ROUND_UP, Context, Decimal

from reticle.grade.answer_fold import fold

TOLERANCE = Decimal("0.005")
_NUMBER = re.compile(
    r"(?P<sign>[+-]?)\$? ?(?P<inner>[+-]?)(?P<digits>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]*)(?P<tail>\.[0-9]*)? ?%?"
)
_WIDE = Context(prec=50, rounding=ROUND_UP, Emin=MIN_EMIN, Emax=MAX_EMAX, traps=[])
_EXPONENT = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?[eE][+-]?[0-9]{1,3}")
_DECIMAL_COMMA = frozenset(
    {"be", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "hr", "hu", "is", "it", "lt", "lv"}
    | {"nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk"}
)


def find_number(text: str, locale: str | None = None) -> Decimal | None:
    """Return the one number that a text is, None for anything else.

    `$`, `%` and digit-group commas are taken off; a leading `+` and the real minus sign are understood. Words, two
    numbers, wrong groups, exponents, `nan` and `inf` are no number. In a locale with a decimal comma (`de`, `fr`, …)
    comma and full stop change places.
    """
    bare = fold(text).replace("\u2212", "-")
    if locale is not None and re.split("[-_]", locale.lower())[0] in _DECIMAL_COMMA:
        bare = bare.translate(str.maketrans(",.", ".,"))
    found = _NUMBER.fullmatch(bare)
    if found is None or (found["sign"] and found["inner"]):
        return None
    digits = found["digits"].replace(",", "") + (found["tail"] or "")
    if not any(char.isdigit() for char in digits):
        return None
    value = Decimal(digits)
    return value.copy_negate() if "-" in (found["sign"], found["inner"]) else value


def find_expected(text: str) -> Decimal | None:
    """Return the number that a correct answer is: also one with an exponent, as databases print `1e+16` and `1e-05`."""
    if _EXPONENT.fullmatch(text.strip()):
        return Decimal(text.strip())
    return find_number(text)


def distance(left: Decimal, right: Decimal) -> Decimal:
    """Return how far two numbers are apart, rounded up to 50 digits. Numbers of a million digits are numbers, too."""
    return _WIDE.abs(_WIDE.subtract(left, right))


def is_near(left: Decimal, right: Decimal) -> bool:
    """Tell whether two numbers are within 0.005, inclusive."""
    return distance(left, right) <= TOLERANCE
