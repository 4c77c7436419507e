"""`money-unit`: an amount that is a hundred times itself on the other side."""

from __future__ import annotations

import re
from typing import Any

from reticle.judge.contradictions.echoes import list_echoes
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction
from reticle.truth.values import spell_json

_MONEY = re.compile(
    r"(^|_)(price|amount|total|subtotal|sum|cost|fee|balance|tax|vat|discount|charge|payment|refund)($|_)"
)


def find_money_unit(scene: Scene) -> list[Contradiction]:
    """Find amounts of money that were sent in one unit and came back in another, under the same name."""
    found = []
    for exchange, path, sent, answered in list_echoes(scene):
        factor = unit_factor(path, sent, answered)
        if factor is None or exchange.response is None or scene.declares_answer(exchange):
            continue
        found.append(
            Contradiction(
                kind="money-unit",
                blocking=False,
                text=f"{exchange.spell()}: {path} was sent as {spell_json(sent)} and came back as "
                f"{spell_json(answered)}, {factor} times as much",
                events=[exchange.request.seq, exchange.response.seq],
                source=source_of(exchange.data.initiator),
            )
        )
    return found


def unit_factor(path: str, sent: Any, answered: Any) -> str | None:
    """Return `100`, `1/100`, `1000` or `1/1000` when two amounts of money differ by just that factor."""
    key = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", path.rsplit(".", 1)[-1]).lower()
    if not _MONEY.search(key):
        return None
    one, other = _amount(sent), _amount(answered)
    if not one or not other or one == other:
        return None
    for factor in (100, 1000):
        if abs(one * factor - other) < 0.5 and other >= factor / 2:
            return str(factor)
        if abs(other * factor - one) < 0.5 and one >= factor / 2:
            return f"1/{factor}"
    return None


def _amount(value: Any) -> float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return float(value)
    digits = re.sub(r"[^0-9.\-]", "", str(value))
    try:
        return float(digits)
    except ValueError:
        return None
