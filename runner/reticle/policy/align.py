"""Which step of a flow is which in its other version: by id, by what is done to what, then by likeness in order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import SequenceMatcher

from reticle.model.flow import Step

_MOST_COMPARED = 40_000


def align(olds: Sequence[Step], news: Sequence[Step]) -> dict[int, int]:
    """Return indices of old steps → those of the new steps that they became; what has no partner is left out."""
    named = {step.id: at for at, step in enumerate(news) if step.id is not None}
    pairs = {at: named[step.id] for at, step in enumerate(olds) if step.id is not None and step.id in named}
    taken = set(pairs.values())
    left = [at for at in range(len(olds)) if at not in pairs]
    free = [at for at in range(len(news)) if at not in taken]
    matcher = SequenceMatcher(None, [sign(olds[at]) for at in left], [sign(news[at]) for at in free], autojunk=False)
    for what, old_from, old_to, new_from, new_to in matcher.get_opcodes():
        if what == "equal":
            pairs |= dict(zip(left[old_from:old_to], free[new_from:new_to], strict=True))
        elif what == "replace":
            pairs |= _in_order(olds, news, left[old_from:old_to], free[new_from:new_to])
    return pairs


def sign(step: Step) -> str:
    """Spell what a step does to what; equal steps have equal signs."""
    told = step.to_json()
    return json.dumps([told.get(name) for name in ("action", "target", "args", "as", "page", "frame")], sort_keys=True)


def likeness(olds: Sequence[Step], news: Sequence[Step]) -> float:
    """Return how alike two lists of steps are, from 0 to 1."""
    return SequenceMatcher(None, [sign(step) for step in olds], [sign(step) for step in news], autojunk=False).ratio()


def _in_order(olds: Sequence[Step], news: Sequence[Step], left: list[int], free: list[int]) -> dict[int, int]:
    """Pair steps of one stretch that kept their order, so that the likeness of all pairs is greatest."""
    if len(left) * len(free) > _MOST_COMPARED:
        return {old: new for old, new in zip(left, free, strict=False) if _alike(olds[old], news[new])}
    best: list[list[int]] = [[0] * (len(free) + 1) for _ in range(len(left) + 1)]
    scores = [[_alike(olds[old], news[new]) for new in free] for old in left]
    for i in reversed(range(len(left))):
        for j in reversed(range(len(free))):
            paired = scores[i][j] and scores[i][j] + best[i + 1][j + 1]
            best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
    pairs: dict[int, int] = {}
    i = j = 0
    while i < len(left) and j < len(free):
        if scores[i][j] and best[i][j] == scores[i][j] + best[i + 1][j + 1]:
            pairs[left[i]] = free[j]
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return pairs


def _alike(old: Step, new: Step) -> int:
    """Return how much two steps have in common; 0 for steps that do different things."""
    if old.action != new.action:
        return 0
    before, now = (step.target.to_json() if step.target else {} for step in (old, new))
    score = 1 + 2 * sum(bool(now.get(name) == value) for name, value in before.items())
    if old.expect is not None and old.expect == new.expect:
        score += 2
    if old.visual is not None and new.visual is not None and old.visual.name == new.visual.name:
        score += 2
    return score + (1 if old.fingerprint is not None and old.fingerprint == new.fingerprint else 0)
