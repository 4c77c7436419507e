"""What one leaf of a predicate came to, seen at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reticle.model.event import Event
from reticle.model.predicate import AnyLeaf, LeafPath
from reticle.model.verdict import Evidence, SourcePlace, Strength

Mode = Literal["positive", "negative", "exact"]
FLIPPED: dict[Mode, Mode] = {"positive": "negative", "negative": "positive", "exact": "exact"}


@dataclass(frozen=True)
class Found:
    """What the evidence says about one leaf as it is written, before any `not` around it.

    `holds` is None when it cannot be told, `error` then says why. `decided` means that no later event can change it:
    a counted request too many, an error where none may be. `last_t` is when the last matching event came. `live` marks
    a leaf that is read from the page. `ambiguous` lists the elements when a query named several.
    """

    holds: bool | None
    mode: Mode
    expected: str
    observed: str
    events: tuple[Event, ...] = ()
    decided: bool = False
    live: bool = False
    held_before: bool = False
    last_t: float | None = None
    unseen: tuple[str, ...] = ()
    error: str | None = None
    ambiguous: tuple[str, ...] = ()
    cause: str | None = None
    source: SourcePlace | None = None


@dataclass(frozen=True)
class LeafResult:
    """One leaf with its polarity, as the predicate needs it.

    `satisfied` is None when it cannot be told. `negative` leaves are closed only when the page is quiet; so are
    `exact` ones. `final`: it is unsatisfied, and nothing that may still come can change that. `pending`: it is
    unsatisfied, but its time is not over, or at its deadline something that could decide it was under way. `hidden`
    names the place or hole that could hold what it wants (unsatisfied) or what would break it (negative).
    """

    path: LeafPath
    leaf: AnyLeaf
    satisfied: bool | None
    mode: Mode
    closed: bool
    held_before: bool
    final: bool
    pending: bool
    hidden: str | None
    found: Found
    strength: Strength
    deadline_t: float
    again_t: float | None
    flipped: bool = False

    @property
    def proves(self) -> bool:
        """Tell whether it is satisfied by something that was not so before: the only thing that proves."""
        return self.satisfied is True and self.mode != "negative" and not self.held_before and not self.is_calm

    @property
    def is_calm(self) -> bool:
        """Tell whether it only says that nothing happens any more."""
        return self.leaf.kind == "settled"

    @property
    def vanished(self) -> bool:
        """Tell whether it is a negative leaf on the live page that did not hold before: something went away."""
        return self.satisfied is True and self.mode == "negative" and self.found.live and not self.held_before

    def evidence(self) -> Evidence:
        """Return it as the verdict carries it."""
        leaf = self.leaf.to_json()
        return Evidence(
            path=list(self.path),
            leaf={"kind": self.leaf.kind, **leaf},
            satisfied=self.satisfied is True,
            closed=self.closed,
            held_before=self.held_before,
            negative=self.mode == "negative",
            expected=self.expected,
            observed=self.found.error or self.found.observed,
            events=[event.seq for event in self.found.events[:50]],
            cause=self.found.cause,
            strength=self.strength,
        )

    @property
    def expected(self) -> str:
        """What was expected, with the `not` around it."""
        return f"not: {self.found.expected}" if self.flipped else self.found.expected
