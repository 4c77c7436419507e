"""Dates, moments and durations in answers. What can be read in two ways never passes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from decimal import Decimal
from zoneinfo import ZoneInfo

from reticle.grade.answer_fold import fold

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
            "september sept sep", "october oct", "november nov", "december dec",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
_MONTH = "|".join(sorted(_MONTHS, key=len, reverse=True))
_WEEKDAY = re.compile(r"^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? ")
_DAY_FIRST = re.compile(rf"(?:the )?(\d{{1,2}})(?:st|nd|rd|th)?\.?(?: of)?[ -]({_MONTH})\.?(?:,?[ -](\d{{4}}))?")
_MONTH_FIRST = re.compile(rf"({_MONTH})\.?[ -](?:the )?(\d{{1,2}})(?:st|nd|rd|th)?(?:,? ?(\d{{4}}))?")
_YEAR_FIRST = re.compile(r"(\d{4})([-/.])(\d{1,2})\2(\d{1,2})")
_YEAR_LAST = re.compile(r"(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}))?")
_CLOCK = re.compile(
    r"(?P<day>.*?)(?:t| |, | at )(?P<hour>\d{1,2}):(?P<minute>\d{2})(?::(?P<second>\d{2})(?:[.,](?P<part>\d{1,9}))?)?"
    r" ?(?P<half>[ap]\.?m\.?)? ?(?P<zone>z|utc|gmt|[+-]\d{2}:?(?:\d{2})?)?"
)
_MONTH_BEFORE_DAY = frozenset({"us", "ph", "fm", "pw", "mh"})
_UNITS = {
    name: Decimal(seconds)
    for names, seconds in (
        ("w wk wks week weeks", 604800), ("d day days", 86400), ("h hr hrs hour hours", 3600),
        ("m min mins minute minutes", 60), ("s sec secs second seconds", 1),
    )
    for name in names.split()
} | {name: Decimal("0.001") for name in ("ms", "millisecond", "milliseconds")}  # fmt: skip
_PART = re.compile(r"(\d+(?:\.\d+)?) ?([a-z]+)\.?")
_JOINT = re.compile(r"(?: ?,)?(?: and)? ?")
_ISO_DURATION = re.compile(
    r"p(?:(?P<w>\d+(?:\.\d+)?)w)?(?:(?P<d>\d+(?:\.\d+)?)d)?"
    r"(?:t(?=\d)(?:(?P<h>\d+(?:\.\d+)?)h)?(?:(?P<m>\d+(?:\.\d+)?)m)?(?:(?P<s>\d+(?:\.\d+)?)s)?)?"
)


class UnclearError(ValueError):
    """A text that is no date, moment or duration, or one that can be read in two ways. The message says which."""


@dataclass(frozen=True)
class SpokenDate:
    """A day, its year None when the text has none."""

    year: int | None
    month: int
    day: int


def read_date(text: str, locale: str | None = None) -> SpokenDate:
    """Read a date: ISO, with a month's name, or numbers in the order of `locale`.

    Raises `UnclearError` for a day that does not exist, for 03/04/2026 without a locale, and for anything else.
    """
    bare = _WEEKDAY.sub("", fold(text))
    clock = _CLOCK.fullmatch(bare)
    if clock is not None:
        bare = clock["day"]
    found = _YEAR_FIRST.fullmatch(bare)
    if found:
        return _exists(int(found[1]), int(found[3]), int(found[4]), text)
    for form, month, day in ((_DAY_FIRST, 2, 1), (_MONTH_FIRST, 1, 2)):
        found = form.fullmatch(bare)
        if found:
            return _exists(int(found[3]) if found[3] else None, _MONTHS[found[month]], int(found[day]), text)
    found = _YEAR_LAST.fullmatch(bare)
    if found is None:
        raise UnclearError(f'"{text}" is no date')
    year = int(found[4]) if found[4] else None
    return _by_order(year, int(found[1]), int(found[3]), locale, text)


def _by_order(year: int | None, first: int, second: int, locale: str | None, text: str) -> SpokenDate:
    if locale is not None:
        region = re.split("[-_]", locale.lower())[-1]
        month_first = region in _MONTH_BEFORE_DAY or locale.lower() == "en"
        return _exists(year, first, second, text) if month_first else _exists(year, second, first, text)
    readings = set()
    for month, day in ((first, second), (second, first)):
        try:
            readings.add(_exists(year, month, day, text))
        except UnclearError:
            continue
    if len(readings) > 1:
        raise UnclearError(f'"{text}" is ambiguous: day and month can change places, no locale is declared')
    if not readings:
        raise UnclearError(f'"{text}" is no date')
    return readings.pop()


def _exists(year: int | None, month: int, day: int, text: str) -> SpokenDate:
    try:
        date(2000 if year is None else year, month, day)
    except ValueError:
        raise UnclearError(f'"{text}" is no day of the calendar') from None
    return SpokenDate(year, month, day)


def read_moment(text: str, zone: str | None = None, locale: str | None = None) -> datetime:
    """Read a date with a time. The result is aware when the text has a zone or `zone` declares one, else naive.

    Raises `UnclearError` when the text is no moment.
    """
    bare = _WEEKDAY.sub("", fold(text))
    clock = _CLOCK.fullmatch(bare)
    if clock is None or not clock["day"]:
        raise UnclearError(f'"{text}" has no date and time')
    day = read_date(clock["day"], locale)
    if day.year is None:
        raise UnclearError(f'"{text}" has no year')
    hour = int(clock["hour"])
    if clock["half"]:
        if not 1 <= hour <= 12:
            raise UnclearError(f'"{text}" is no time of a day')
        hour = hour % 12 + (12 if clock["half"].startswith("p") else 0)
    part = int((clock["part"] or "").ljust(6, "0")[:6] or 0)
    try:
        moment = datetime(day.year, day.month, day.day, hour, int(clock["minute"]), int(clock["second"] or 0), part)  # noqa: DTZ001 - naive until a zone is known
    except ValueError:
        raise UnclearError(f'"{text}" is no time of a day') from None
    if clock["zone"]:
        return moment.replace(tzinfo=_offset(clock["zone"]))
    return moment.replace(tzinfo=get_zone(zone)) if zone is not None else moment


def get_zone(name: str) -> tzinfo:
    """Return a zone by its IANA name, `UTC` or an offset like `+02:00`. Raises `UnclearError` for an unknown one."""
    if name.lower() in ("utc", "z", "gmt"):
        return UTC
    if re.fullmatch(r"[+-]\d{2}:?(\d{2})?", name):
        return _offset(name)
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise UnclearError(f'"{name}" is no time zone') from None


def _offset(text: str) -> tzinfo:
    if text in ("z", "utc", "gmt"):
        return UTC
    minutes = int(text[1:3]) * 60 + int(text[3:].replace(":", "") or 0)
    return timezone(timedelta(minutes=-minutes if text.startswith("-") else minutes))


def read_duration(text: str) -> Decimal:
    """Read a duration in seconds: `2 h 30 min`, `2:30:00`, `PT2H30M`, `2.5 hours`.

    Raises `UnclearError` for a number without a unit and for `2:30`, which can be minutes or hours.
    """
    bare = fold(text)
    clock = re.fullmatch(r"(\d+):([0-5]\d):([0-5]\d(?:\.\d+)?)", bare)
    if clock:
        return Decimal(clock[1]) * 3600 + Decimal(clock[2]) * 60 + Decimal(clock[3])
    if re.fullmatch(r"\d+:[0-5]\d", bare):
        raise UnclearError(f'"{text}" is ambiguous: hours and minutes, or minutes and seconds')
    iso = _ISO_DURATION.fullmatch(bare)
    if iso and any(iso.groups()):
        return sum((Decimal(iso[unit]) * _UNITS[unit] for unit in "wdhms" if iso[unit]), Decimal(0))
    total, at, seen = Decimal(0), 0, set()
    while at < len(bare):
        part = _PART.match(bare, at)
        if part is None or part[2] not in _UNITS or _UNITS[part[2]] in seen:
            raise UnclearError(f'"{text}" is no duration')
        seen.add(_UNITS[part[2]])
        total += Decimal(part[1]) * _UNITS[part[2]]
        joint = _JOINT.match(bare, part.end())
        at = joint.end() if joint is not None and part.end() < len(bare) else part.end()
    if not seen:
        raise UnclearError(f'"{text}" is no duration')
    return total
