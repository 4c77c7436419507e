"""Business rules that no longer hold. Page and data agree with each other, and both are wrong."""

from __future__ import annotations

from datetime import date

from reticle.demo.faults.base import Fault, swap_rule
from reticle.demo.rules import SHIPPING_CENTS


def _never_free(_subtotal_cents: int, choice: str) -> int:
    return SHIPPING_CENTS[choice]


def _nothing_off(_subtotal_cents: int, _percent: int, _from_cents: int) -> int:
    return 0


def _always_there(_wanted: int, _on_hand: int) -> bool:
    return True


def _any_day(_day: date, _today: date) -> bool:
    return True


def _again(_once: bool, _uses: int) -> bool:
    return True


def _half_lost(stars: list[int]) -> int:
    """Rounds down to whole stars."""
    return sum(stars) // len(stars) * 10 if stars else 0


FAULTS = (
    Fault(
        name="never-free",
        kind="business-rule",
        does="Standard delivery costs the same from 100 euros on.",
        channel="text",
        spoils=True,
        rules=swap_rule("shipping_cents", _never_free),
    ),
    Fault(
        name="coupon-not-applied",
        kind="business-rule",
        does="A coupon is accepted and takes nothing off.",
        channel="text",
        spoils=True,
        rules=swap_rule("discount_cents", _nothing_off),
    ),
    Fault(
        name="oversold",
        kind="business-rule",
        does="More can be ordered than there is.",
        channel="net",
        spoils=True,
        rules=swap_rule("is_in_stock", _always_there),
    ),
    Fault(
        name="coupon-run-out",
        kind="business-rule",
        does="A coupon that has run out is accepted.",
        channel="net",
        spoils=True,
        rules=swap_rule("is_coupon_valid", _any_day),
    ),
    Fault(
        name="coupon-again",
        kind="business-rule",
        does="A coupon for one order is accepted again and again.",
        channel="net",
        spoils=True,
        rules=swap_rule("may_use_again", _again),
    ),
    Fault(
        name="late-return",
        kind="business-rule",
        does="An order can be sent back long after its sixty days.",
        channel="net",
        spoils=True,
        rules=swap_rule("is_returnable", _any_day),
    ),
    Fault(
        name="rating-rounded",
        kind="business-rule",
        does="The average of a rating loses what is behind the point.",
        channel="element",
        rules=swap_rule("rating_tenths", _half_lost),
    ),
)
