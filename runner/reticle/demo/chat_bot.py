"""The shop's answering machine: the same question always gets the same answer."""

from __future__ import annotations

import re
from collections.abc import Callable

GREETING = "Hello! Ask me about delivery, returns, coupons, or an order such as R-1001."
UNKNOWN = "I am only a machine. Ask me about delivery, returns, coupons or an order number."
_ORDER = re.compile(r"\bR-\d{1,9}\b", re.IGNORECASE)
_ANSWERS = (
    (re.compile(r"deliver|shipping|arrive", re.IGNORECASE), "Standard delivery takes 3 to 5 working days."),
    (re.compile(r"return|refund|send back", re.IGNORECASE), "You can return an order within 60 days of its arrival."),
    (re.compile(r"coupon|discount|voucher", re.IGNORECASE), "New here? WELCOME10 takes 10 % off your first order."),
    (re.compile(r"\b(hello|hi|hey)\b", re.IGNORECASE), GREETING),
    (re.compile(r"thank", re.IGNORECASE), "You are welcome."),
)


def answer(question: str, find_status: Callable[[str], str | None]) -> str:
    """Return the answer. `find_status` gives the status of one of the customer's orders by its number, or None."""
    order = _ORDER.search(question)
    if order:
        number = order.group().upper()
        status = find_status(number)
        return f"Order {number} is {status}." if status else f"I cannot find an order {number} of yours."
    return next((said for pattern, said in _ANSWERS if pattern.search(question)), UNKNOWN)
