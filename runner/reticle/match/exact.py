"""The first tier: chains of exact locators that point at one element alone, and the signals that back them.

On real drift about 3 % of exact hits are another element, so a hit never counts alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reticle.match.prepared import Prepared

CHAIN: tuple[tuple[str, ...], ...] = (
    ("testid",), ("id",), ("name", "tag"), ("role", "wording"), ("label",), ("placeholder",), ("tag", "wording"),
    ("alt",), ("title",), ("href", "wording"), ("href",), ("aria",),
)  # fmt: skip
_SIGNALS = (
    "testid", "id", "name", "wording", "label", "placeholder", "alt", "title", "href", "section", "form", "heading",
    "id_xpath", "xpath",
)  # fmt: skip


@dataclass(frozen=True)
class Hit:
    """An exact chain that names one candidate alone. `signals` are other facts of it that agree."""

    index: int
    keys: tuple[str, ...]
    signals: tuple[str, ...]


def find_hits(old: Prepared, candidates: Sequence[Prepared], same: Sequence[frozenset[int]]) -> list[Hit]:
    """Return the chains that are unique among the candidates, in the order of trust.

    `same[i]` are the candidates that count as one with candidate i, itself included.
    """
    hits = []
    for keys in CHAIN:
        if not all(key in old.texts for key in keys):
            continue
        matching = [
            number
            for number, candidate in enumerate(candidates)
            if all(candidate.texts.get(key) == old.texts[key] for key in keys)
        ]
        if not matching or not set(matching) <= same[matching[0]]:
            continue
        hits += [Hit(number, keys, find_signals(old, candidates[number], keys)) for number in matching]
    return hits


def find_signals(old: Prepared, new: Prepared, used: Sequence[str] = ()) -> tuple[str, ...]:
    """Return what else of a candidate agrees exactly with the old element, other than `used`."""
    agreeing = [key for key in _SIGNALS if key not in used and old.texts.get(key) == new.texts.get(key, "\0")]
    mine, other = old.words.get("neighbours"), new.words.get("neighbours")
    if mine and other and len(mine & other) * 2 >= len(mine):
        agreeing.append("neighbours")
    return tuple(agreeing)
