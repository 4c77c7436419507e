"""The shop's business rules, each a plain function, held in one record so that a planted fault can swap one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

SHIPPING_CENTS = {"standard": 490, "express": 990, "pickup": 0}
FREE_SHIPPING_FROM_CENTS = 10_000
COUNTRIES = ("AT", "BE", "DE", "FR", "NL")
MAX_QUANTITY = 10
PICKUP_POINTS = ("harbour", "market", "station", "garden")
LONGEST_WAIT_DAYS = 60
RETURN_DAYS = 60


def _shipping_cents(subtotal_cents: int, choice: str) -> int:
    """Standard delivery is free from 100 euros on; express never is."""
    if choice == "standard" and subtotal_cents >= FREE_SHIPPING_FROM_CENTS:
        return 0
    return SHIPPING_CENTS[choice]


def _is_in_stock(wanted: int, on_hand: int) -> bool:
    return wanted <= on_hand


def _line_cents(unit_cents: int, quantity: int) -> int:
    return unit_cents * quantity


def _discount_cents(subtotal_cents: int, percent: int, from_cents: int) -> int:
    """A coupon takes its share off the goods, rounded down, once they come to what it asks for."""
    return subtotal_cents * percent // 100 if subtotal_cents >= from_cents else 0


def _is_coupon_valid(valid_until: date, today: date) -> bool:
    return today <= valid_until


def _may_use_again(once: bool, uses: int) -> bool:
    return not once or uses == 0


def _is_delivery_day(day: date, today: date) -> bool:
    """A gift arrives tomorrow at the earliest, and within sixty days."""
    return 1 <= (day - today).days <= LONGEST_WAIT_DAYS


def _is_returnable(received_on: date, today: date) -> bool:
    return 0 <= (today - received_on).days <= RETURN_DAYS


def _rating_tenths(stars: list[int]) -> int:
    """The average in tenths of a star, rounded half up; no review is 0."""
    return (sum(stars) * 20 // len(stars) + 1) // 2 if stars else 0


@dataclass(frozen=True)
class Rules:
    """What the shop decides by."""

    shipping_cents: Callable[[int, str], int] = _shipping_cents
    is_in_stock: Callable[[int, int], bool] = _is_in_stock
    line_cents: Callable[[int, int], int] = _line_cents
    discount_cents: Callable[[int, int, int], int] = _discount_cents
    is_coupon_valid: Callable[[date, date], bool] = _is_coupon_valid
    may_use_again: Callable[[bool, int], bool] = _may_use_again
    is_delivery_day: Callable[[date, date], bool] = _is_delivery_day
    is_returnable: Callable[[date, date], bool] = _is_returnable
    rating_tenths: Callable[[list[int]], int] = _rating_tenths


RULES = Rules()
