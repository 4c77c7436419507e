"""Who is the element that was meant: an exact chain with a witness, the most alike with a margin, or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reticle.match.exact import Hit, find_hits
from reticle.match.kin import are_kin
from reticle.match.prepared import Prepared, prepare
from reticle.match.similarity import Comparer, Crowd, Likeness, compare
from reticle.model.target import Fingerprint

POOL = 40
"""Candidates that are looked at closely: the most alike at first sight."""


@dataclass(frozen=True)
class Demands:
    """What a heal must reach. Defaults are measured: see the bench of healing."""

    margin: float = 0.05
    floor: float = 0.45
    reverse: float = 0.04


DEMANDS = Demands()


@dataclass(frozen=True)
class Ranked:
    """A candidate (its position in the list) with its score; `is_taken`: a rival of the old page explains it better."""

    index: int
    score: float
    is_taken: bool = False


@dataclass(frozen=True)
class Decision:
    """`index` is the healed candidate's position, None for a refusal. `ranked` is the list, best first.

    `tier` is 1 for an exact chain with a witness, 2 for similarity, 3 for a refusal; `reason` is a word for it.
    """

    index: int | None
    score: float
    margin: float
    tier: Literal[1, 2, 3]
    reason: Literal["exact", "similar", "nothing", "unlike", "ambiguous", "rival", "no_identity", "other_kind"]
    why: str
    ranked: tuple[Ranked, ...] = ()


def decide(
    old: Fingerprint,
    candidates: Sequence[Fingerprint],
    rivals: Sequence[Fingerprint] | None = None,
    demands: Demands | None = None,
) -> Decision:
    """Find `old` among the candidates, or refuse and say why.

    `rivals` are look-alikes of the old page (by default those inside `old`): a candidate that one of them explains as
    well is not healed to, unless that rival has a better place of its own.
    """
    if not candidates:
        return Decision(None, 0.0, 0.0, 3, "nothing", "there is no candidate at all")
    lineup = _Lineup(old, candidates, old.rivals if rivals is None else rivals)
    return lineup.decide(demands or DEMANDS)


class _Lineup:
    """The close look at the most alike candidates."""

    def __init__(self, old: Fingerprint, candidates: Sequence[Fingerprint], rivals: Sequence[Fingerprint]) -> None:
        self.old = prepare(old)
        prepared = [prepare(candidate) for candidate in candidates]
        crowd = Crowd(prepared)
        comparer = Comparer(self.old, crowd)
        first = [comparer.compare(item) for item in prepared]
        order = sorted(range(len(first)), key=lambda number: (-first[number].score, number))[:POOL]
        self.pool: list[int] = order
        self.prints = [candidates[number] for number in order]
        self.prepared: list[Prepared] = [prepared[number] for number in order]
        self.likeness: list[Likeness] = [first[number] for number in order]
        self.scores = [item.score for item in self.likeness]
        self.rivals = [prepare(rival) for rival in rivals]
        self.siblings = [compare(self.old, rival).parts for rival in self.rivals]
        as_rival = [Comparer(rival, crowd) for rival in self.rivals]
        self.explained = [[like.compare(item).score for item in self.prepared] for like in as_rival]
        self.own = self._find_own()
        self.kin = self._find_kin()
        self.hits = find_hits(self.old, self.prepared, self.kin)

    def decide(self, demands: Demands) -> Decision:
        """Choose or refuse."""
        ranked = self._ranked()
        best = max(range(len(self.pool)), key=lambda number: (self.own[number], self.scores[number], -number))
        others = [number for number in range(len(self.pool)) if number not in self.kin[best]]
        margin = self.own[best] - max([0.0, *(self.own[number] for number in others)])
        score = self.scores[best]
        hit = self._witnessed(best)
        tier: Literal[1, 2] = 1 if hit is not None else 2
        problem = self._problem(best, margin, hit, demands)
        if problem is not None:
            return Decision(None, score, margin, 3, problem[0], problem[1], ranked)
        reason: Literal["exact", "similar"] = "exact" if tier == 1 else "similar"
        return Decision(self.pool[best], score, margin, tier, reason, self._why(best, hit), ranked)

    def _problem(
        self, best: int, margin: float, hit: Hit | None, demands: Demands
    ) -> tuple[Literal["unlike", "ambiguous", "rival", "no_identity", "other_kind"], str] | None:
        likeness, score = self.likeness[best], self.scores[best]
        alone = margin >= ALONE_MARGIN
        floor = demands.floor if alone else demands.floor + NEAR_PENALTY
        if score < floor:
            return "unlike", f"the most alike reaches {score:.2f}, {floor:.2f} is needed"
        if likeness.parts.get("role") == 0.0 and likeness.parts.get("tag", 0.0) < 1.0:
            return "other_kind", "the most alike is another kind of element"
        reversed_ = None if hit is not None and self._is_own(hit) else self._reverse(best, demands)
        if reversed_ is not None:
            return "rival", reversed_
        if self._has_twin(best):
            return "ambiguous", "two elements now bear its role and name, and nothing else tells which was meant"
        needed = demands.margin / 2 if hit is not None else demands.margin
        if margin < needed:
            return "ambiguous", f"another candidate is almost as alike: margin {margin:.2f}, {needed:.2f} is needed"
        if alone:
            return None
        if not self._tells_then(best):
            return "no_identity", "nothing that told it from its siblings agrees, only its kind and place"
        if not self._tells_now(best):
            return "ambiguous", "nothing tells it from another candidate, only the place where it stands"
        return None

    def _find_own(self) -> list[float]:
        """Lessen a candidate's score by how much better a rival explains it: then it is that rival."""
        best = [max((row[number] for row in self.explained), default=0.0) for number in range(len(self.pool))]
        return [score - max(0.0, rival - score) for score, rival in zip(self.scores, best, strict=True)]

    def _is_own(self, hit: Hit) -> bool:
        """Tell whether no rival bears what the exact chain found: then none of them explains the candidate."""
        return not any(all(rival.texts.get(key) == self.old.texts[key] for key in hit.keys) for rival in self.rivals)

    def _reverse(self, best: int, demands: Demands) -> str | None:
        """Refuse when a rival explains the candidate as well, and has no better place of its own."""
        for row in self.explained:
            if row[best] <= self.scores[best] - demands.reverse:
                continue
            home = max(
                (number for number in range(len(row)) if number not in self.kin[best]),
                key=lambda number: row[number], default=None,
            )  # fmt: skip
            if home is not None and row[home] >= row[best] + demands.reverse and row[home] > self.scores[home]:
                continue
            return f"a look-alike of the old page explains it as well ({row[best]:.2f} to {self.scores[best]:.2f})"
        return None

    def _tells_then(self, best: int) -> bool:
        """Tell whether something sets the candidate apart from every sibling of the old page.

        "Remove" on every row of a table tells nothing; with the row's own heading it does.
        """
        own = self.likeness[best].parts
        for parts in self.siblings or [{}]:
            gains = ((own.get(name, 0.0), parts.get(name, 0.0)) for name in TELLING)
            if not any(mine - then >= max(STANDS_OUT, GAIN * (1.0 - then)) for mine, then in gains):
                return False
        return True

    def _tells_now(self, best: int) -> bool:
        """Tell whether something telling sets the candidate apart from every other one."""
        own = self.likeness[best].parts
        others = [self.likeness[number].parts for number in range(len(self.pool)) if number not in self.kin[best]]
        return all(any(own.get(name, 0.0) - parts.get(name, 0.0) >= STANDS_OUT for name in TELLING) for parts in others)

    def _has_twin(self, best: int) -> bool:
        """Tell whether two candidates bear the role and name that one element of the old page had."""
        role, wording = self.prepared[best].texts.get("role"), self.prepared[best].texts.get("wording")
        if wording is None or any(rival.texts.get("wording") == wording for rival in self.rivals):
            return False
        twins = [
            number
            for number, item in enumerate(self.prepared)
            if number not in self.kin[best] and item.texts.get("wording") == wording and item.texts.get("role") == role
        ]
        own = self._own_names(best)
        return any(own <= self._own_names(twin) for twin in twins)

    def _own_names(self, number: int) -> set[str]:
        texts = self.prepared[number].texts
        keys = ("testid", "id", "name", "href", "placeholder", "label", "section", "landmark", "form")
        return {key for key in keys if key in self.old.texts and texts.get(key) == self.old.texts[key]}

    def _witnessed(self, best: int) -> Hit | None:
        return next((hit for hit in self.hits if hit.index in self.kin[best] and hit.signals), None)

    def _find_kin(self) -> list[frozenset[int]]:
        count = len(self.prints)
        kin: list[set[int]] = [{number} for number in range(count)]
        for one in range(count):
            for other in range(one + 1, count):
                if are_kin(self.prints[one], self.prints[other]):
                    kin[one].add(other)
                    kin[other].add(one)
        return [frozenset(group) for group in kin]

    def _ranked(self) -> tuple[Ranked, ...]:
        order = sorted(range(len(self.pool)), key=lambda number: (-self.own[number], number))
        return tuple(
            Ranked(self.pool[number], self.scores[number], self.own[number] < self.scores[number])
            for number in order[:10]
        )

    def _why(self, best: int, hit: Hit | None) -> str:
        if hit is not None:
            return f"same {' and '.join(_spoken(key) for key in hit.keys)}, alone; also {_spoken(hit.signals[0])}"
        parts = sorted(self.likeness[best].parts.items(), key=lambda item: -item[1])
        agreeing = [_spoken(name) for name, similar in parts if similar >= 0.8 and name not in ("area", "location")][:4]
        return "most alike: " + (", ".join(agreeing) or "in many small things")


GAIN = 0.5
"""How far a telling attribute must go from what a sibling of the old page reaches towards full agreement."""
STANDS_OUT = 0.1
"""By how much a candidate must be ahead of another in an attribute that is to tell the two apart."""
ALONE_MARGIN = 0.25
"""With nobody near, kind and place are enough: the one button of a form may be worded anew."""
NEAR_PENALTY = 0.05
"""How much more than the floor is needed when somebody is near."""
TELLING = (
    "testid", "id", "name", "wording", "placeholder", "label", "alt", "title", "href", "aria", "text", "section",
    "headings", "neighbours", "landmark", "form",
)  # fmt: skip


def _spoken(key: str) -> str:
    return {"wording": "words", "name": "name attribute", "testid": "test id", "id_xpath": "path from an id",
            "xpath": "path"}.get(key, key)  # fmt: skip
