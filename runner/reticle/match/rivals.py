"""Rivals: the few elements of the old page that a healer could take for the one that was meant."""

from __future__ import annotations

from collections.abc import Sequence

from reticle.match.kin import are_kin
from reticle.match.prepared import prepare
from reticle.match.similarity import compare
from reticle.model.target import Fingerprint

MOST = 4
FLOOR = 0.3


def choose_rivals(own: Fingerprint, others: Sequence[Fingerprint], most: int = MOST) -> list[Fingerprint]:
    """Return the closest look-alikes of `own` among `others`, none that counts as one with it.

    One place is kept for what stands beside it in the same row or card: when the element goes, that one is left.
    """
    mine = prepare(own)
    scored = [
        (compare(mine, prepare(other)).score, number, other)
        for number, other in enumerate(others)
        if not are_kin(own, other)
    ]
    scored.sort(key=lambda item: (-item[0], item[1]))
    close = [other for score, _, other in scored if score >= FLOOR]
    chosen: list[Fingerprint] = []
    beside = [other for other in close if own.section is not None and other.section == own.section]
    for other in [*close[: most - 1], *beside, *close]:
        if len(chosen) < most and not any(are_kin(other, taken) for taken in chosen):
            chosen.append(other.model_copy(update={"rivals": []}) if other.rivals else other)
    return chosen
