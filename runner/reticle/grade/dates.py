"""Values that belong to one run: its date, its moment, and what its flow made up.

Such a value stands in both references as their own; in the candidate it must be the candidate's own. It is an
equality, never a mask. Which day a moment is depends on the zone, so every way to read the three moments as days is
one `OwnValues`; a source is judged with the one that explains most of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cached_property

from reticle.grade.header import SnapshotClock

_FORMS = ("%Y-%m-%d", "%Y/%m/%d", "%Y%m%d", "%d.%m.%Y", "%m/%d/%Y", "%d/%m/%Y", "%d-%m-%Y")
_MOMENTS = ("%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M:%S")
_ZONES_MIN = range(-12 * 60, 14 * 60 + 1, 15)
_CONTAINED = 4
"""A made-up value counts inside a longer cell from this many characters on."""


@dataclass(frozen=True)
class OwnValues:
    """One reading of the three runs' own values: (reference's, again's, candidate's) texts.

    `starts` may be followed by the rest of a moment (`T…`, ` …`), equal in both references, or stand whole within
    double quotes; `parts` may stand anywhere in a cell.
    """

    starts: tuple[tuple[str, str, str], ...] = ()
    parts: tuple[tuple[str, str, str], ...] = ()

    @cached_property
    def leads(self) -> tuple[str, ...]:
        """How a cell begins that may be the reference's own day or moment."""
        return tuple({mine for mine, _, _ in self.starts})

    def find_own(self, reference: str, again: str) -> str | None:
        """Return what the candidate's cell must be for a cell of the two references, None for an ordinary cell."""
        for mine, other, own in self.starts if reference.startswith(self.leads) else ():
            if reference.startswith(mine) and again.startswith(other):
                rest = reference[len(mine) :]
                if rest == again[len(other) :] and rest[:1] in ("", "T", " ", ".", "Z", "+"):
                    return own + rest
        quoted = self._find_quoted(reference, again) if '"' in reference else None
        if quoted is not None:
            return quoted
        for mine, other, own in self.parts:
            if mine in reference and other in again:
                whole = reference == mine and again == other
                if whole or (min(len(mine), len(other)) >= _CONTAINED and reference.split(mine) == again.split(other)):
                    return reference.replace(mine, own)
        return None

    def _find_quoted(self, reference: str, again: str) -> str | None:
        """Do the same for a whole text within quotes, as it stands in a line of a JSON file."""
        for mine, other, own in self.starts:
            said = f'"{mine}"'
            if said in reference and reference.split(said) == again.split(f'"{other}"'):
                return reference.replace(said, f'"{own}"')
        return None


def list_own_values(reference: SnapshotClock, again: SnapshotClock, candidate: SnapshotClock) -> list[OwnValues]:
    """Return every reading of the runs' own values: one for each way that a zone can split the moments into days.

    A single empty reading when nothing is known. A name that one of the runs did not generate is left out.
    """
    names = [name for name in reference.generated if name in again.generated and name in candidate.generated]
    made = [(reference.generated[name], again.generated[name], candidate.generated[name]) for name in names]
    made = sorted({triple for triple in made if all(triple)}, key=lambda triple: (-len(triple[0]), triple))
    days = [triple for triple in made if all(_is_day(value) for value in triple)]
    parts = tuple(triple for triple in made if triple not in days)
    moments = [_moment(clock.taken_at) for clock in (reference, again, candidate)]
    known = [moment for moment in moments if moment is not None]
    if len(known) < 3:
        return [OwnValues(tuple(days), parts)]
    instants = tuple((_spell(known[0], form), _spell(known[1], form), _spell(known[2], form)) for form in _MOMENTS)
    return [OwnValues((*instants, *days, *_day_texts(split)), parts) for split in _splits(known)]


def _splits(moments: list[datetime]) -> list[tuple[date, date, date]]:
    """List the different days that the moments can be, UTC's first."""
    found: dict[tuple[date, date, date], None] = {}
    for minutes in sorted(_ZONES_MIN, key=abs):
        days = [(moment + timedelta(minutes=minutes)).date() for moment in moments]
        found[days[0], days[1], days[2]] = None
    return list(found)


def _day_texts(days: tuple[date, date, date]) -> Iterator[tuple[str, str, str]]:
    for form in _FORMS:
        yield days[0].strftime(form), days[1].strftime(form), days[2].strftime(form)


def _spell(moment: datetime, form: str) -> str:
    return moment.strftime(form)


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return len(text) == 10


def _moment(text: str | None) -> datetime | None:
    if text is None:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
