"""Verdicts: what judge() answers."""

from __future__ import annotations

from typing import Any, Literal

from reticle.model.base import Model

Verified = Literal["yes", "no", "unknown", "no-fault"]
Reason = Literal[
    "inconclusive", "observation_lost", "not_acted", "coverage_partial", "pending", "assertion_failed",
    "contradicted", "already_true", "nothing_declared", "proved",
]  # fmt: skip
Strength = Literal["backend", "signal", "state", "net", "route", "presence", "absence"]
STRENGTHS: tuple[Strength, ...] = ("backend", "signal", "state", "net", "route", "presence", "absence")
ContradictionKind = Literal[
    "request-failed-ui-moved-on", "failure-in-ok-response", "duplicate-write", "uncaught-error",
    "write-echo-differs", "money-unit", "stale-response", "screen-differs", "response-ignored", "never-settled",
]  # fmt: skip
BLOCKING_BY_DEFAULT: frozenset[str] = frozenset(
    {"request-failed-ui-moved-on", "failure-in-ok-response", "duplicate-write", "uncaught-error"}
)


class SourcePlace(Model):
    """A file and line to open; `column` and `line` are 1-based."""

    file: str
    line: int
    column: int | None = None


class Evidence(Model):
    """What one leaf saw. `path` is its place in the predicate; `events` are seq numbers of the log."""

    path: list[int] = []
    leaf: dict[str, Any]
    satisfied: bool
    closed: bool = True
    held_before: bool = False
    negative: bool = False
    expected: str = ""
    observed: str = ""
    events: list[int] = []
    cause: str | None = None
    strength: Strength | None = None


class Contradiction(Model):
    """Something that speaks against the declared consequence, found without being asked."""

    kind: ContradictionKind
    blocking: bool
    text: str
    events: list[int] = []
    source: SourcePlace | None = None


class Decision(Model):
    """What to do about a verdict that is not a yes. `nextAction` is a command that can be run."""

    what_changed: str
    where_in_source: str | None = None
    suggested_fix: str
    next_action: str


class Verdict(Model):
    """The answer of judge()."""

    verified: Verified
    reason: Reason
    because: str
    expected: str = ""
    observed: str = ""
    evidence: list[Evidence] = []
    strength: Strength | None = None
    coverage: list[str] = []
    contradictions: list[Contradiction] = []
    notes: list[str] = []
    source: SourcePlace | None = None
    decision: Decision | None = None

    @property
    def is_pass(self) -> bool:
        """Only `yes` is a pass."""
        return self.verified == "yes"
