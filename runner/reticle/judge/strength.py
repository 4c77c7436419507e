"""How independent of the screen a proof is."""

from __future__ import annotations

from collections.abc import Iterable

from reticle.judge.leaf_result import LeafResult, Mode
from reticle.model.predicate import AnyLeaf
from reticle.model.verdict import STRENGTHS, Strength

_BY_KIND: dict[str, Strength] = {
    "signal": "signal", "state": "state", "storage": "state", "cookie": "state", "net": "net", "download": "net",
    "route": "route", "url": "route", "popup": "route", "dialog": "route",
}  # fmt: skip


def leaf_strength(leaf: AnyLeaf, mode: Mode) -> Strength:
    """Return what a leaf is worth when it is satisfied; negative ones are worth least."""
    return "absence" if mode == "negative" else _BY_KIND.get(leaf.kind, "presence")


def strongest(results: Iterable[LeafResult]) -> Strength | None:
    """Return the strength of the strongest of these leaves; None when there are none."""
    return min((result.strength for result in results), key=STRENGTHS.index, default=None)
