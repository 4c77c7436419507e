"""The shop's business rules, each a plain function, held in one record so that a planted fault can swap one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

SHIPPING_CENTS = {"standard": 490, "express": 990}
FREE_SHIPPING_FROM_CENTS = 10_000
COUNTRIES = ("AT", "BE", "DE", "FR", "NL")
MAX_QUANTITY = 10


def _shipping_cents(subtotal_cents: int, choice: str) -> int:
    """Standard delivery is free from 100 euros on; express never is."""
    if choice == "standard" and subtotal_cents >= FREE_SHIPPING_FROM_CENTS:
        return 0
    return SHIPPING_CENTS[choice]


def _is_in_stock(wanted: int, on_hand: int) -> bool:
    return wanted <= on_hand


def _line_cents(unit_cents: int, quantity: int) -> int:
    return unit_cents * quantity


@dataclass(frozen=True)
class Rules:
    """What the shop decides by."""

    shipping_cents: Callable[[int, str], int] = _shipping_cents
    is_in_stock: Callable[[int, int], bool] = _is_in_stock
    line_cents: Callable[[int, int], int] = _line_cents


RULES = Rules()
