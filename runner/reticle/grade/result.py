"""What a grade says: verdict, differences, answer, and what could not be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Verdict = Literal["PASS", "FAIL", "UNVERIFIED"]
EXIT_CODES: dict[Verdict, int] = {"PASS": 0, "FAIL": 1, "UNVERIFIED": 2}


@dataclass(frozen=True)
class CellChange:
    """One cell of one record that differs. `note` says when both texts look the same to a person."""

    source: str
    key: str
    column: str
    from_: str
    to: str
    note: str | None = None

    def to_json(self) -> dict[str, str]:
        """Return `{source, key, column, from, to}`, and `note` when there is one."""
        made = {"source": self.source, "key": self.key, "column": self.column, "from": self.from_, "to": self.to}
        return made | ({"note": self.note} if self.note else {})


@dataclass(frozen=True)
class StateOutcome:
    """The differences of the stored data.

    `removed` and `added` are whole lines, all of them. `changed` pairs some of them as one record; `missing` and
    `extra` are the lines of the others. `columns` names the columns of the sources that differ, where names are known.
    `ignored` counts lines, `renumbered` counts records.
    """

    removed: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    ignored: int = 0
    renumbered: int = 0
    changed: tuple[CellChange, ...] = ()
    missing: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    columns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def differs(self) -> bool:
        """Tell whether anything is left."""
        return bool(self.removed or self.added)


@dataclass(frozen=True)
class AnswerOutcome:
    """How the run's final answer was checked."""

    passed: bool
    match: str
    expected: tuple[str, ...]
    given: str | None
    why: str

    def to_json(self) -> dict[str, Any]:
        """Return `{pass, match, expected, given, why}`."""
        return {
            "pass": self.passed,
            "match": self.match,
            "expected": list(self.expected),
            "given": self.given,
            "why": self.why,
        }


@dataclass(frozen=True)
class Unread:
    """A source or a file that could not be read. `file` is the path, or the file's part in the grade."""

    label: str
    file: str
    reason: str

    def to_json(self) -> dict[str, str]:
        """Return `{label, file, reason}`."""
        return {"label": self.label, "file": self.file, "reason": self.reason}


@dataclass(frozen=True)
class GradeResult:
    """The result of one grade. `notes` are sentences that limit what the verdict proves or explain a difference."""

    verdict: Verdict
    state: StateOutcome = StateOutcome()
    answer: AnswerOutcome | None = None
    unread: tuple[Unread, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def exit_code(self) -> int:
        """Return 0 for PASS, 1 for FAIL, 2 for UNVERIFIED."""
        return EXIT_CODES[self.verdict]

    @property
    def passed(self) -> bool:
        """Tell whether the verdict is PASS."""
        return self.verdict == "PASS"

    def to_json(self) -> dict[str, Any]:
        """Return the object that `--json` prints."""
        return {
            "verdict": self.verdict,
            "state": {
                "removed": list(self.state.removed),
                "added": list(self.state.added),
                "ignored": self.state.ignored,
                "renumbered": self.state.renumbered,
                "changed": [change.to_json() for change in self.state.changed],
                "columns": {label: list(names) for label, names in self.state.columns.items()},
            },
            "answer": self.answer.to_json() if self.answer else None,
            "unread": [item.to_json() for item in self.unread],
            "notes": list(self.notes),
        }
