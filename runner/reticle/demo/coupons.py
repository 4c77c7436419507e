"""Coupons: which one lies in a cart, whether it holds, and that it is used up."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from reticle.demo.problems import Refusal
from reticle.demo.rules import Rules
from reticle.demo.shop import number
from reticle.demo.tables import Tables


@dataclass(frozen=True)
class Coupon:
    """A coupon: so many per cent off from so many cents on, perhaps once per customer only."""

    code: str
    percent: int
    from_cents: int
    once: bool
    valid_until: date

    def discount_cents(self, rules: Rules, subtotal_cents: int) -> int:
        """Return what it takes off the goods."""
        return rules.discount_cents(subtotal_cents, self.percent, self.from_cents)


def find_coupon(tables: Tables, code: str) -> Coupon | None:
    """Return the coupon of this code, in whatever case it is typed."""
    row = tables.find("SELECT * FROM coupons WHERE code = ?", code.strip().upper())
    if row is None:
        return None
    return Coupon(
        code=str(row["code"]),
        percent=number(row, "percent"),
        from_cents=number(row, "from_cents"),
        once=bool(row["once"]),
        valid_until=date.fromisoformat(str(row["valid_until"])),
    )


def find_cart_coupon(tables: Tables, user_id: int) -> Coupon | None:
    """Return the coupon in a customer's cart."""
    row = tables.find("SELECT code FROM cart_coupons WHERE user_id = ?", user_id)
    return find_coupon(tables, str(row["code"])) if row else None


def check_unused(tables: Tables, rules: Rules, coupon: Coupon, user_id: int) -> None:
    """Raise the 409 refusal when the customer has had this coupon already."""
    uses = tables.number("SELECT count(*) FROM coupon_uses WHERE code = ? AND user_id = ?", coupon.code, user_id)
    if not rules.may_use_again(coupon.once, uses):
        raise Refusal(409, "coupon-used", f"You have used {coupon.code} already.")


def use_cart_coupon(tables: Tables, rules: Rules, user_id: int, order_id: int) -> None:
    """Take the coupon out of the cart and write down for which order it was used."""
    coupon = find_cart_coupon(tables, user_id)
    if coupon is None:
        return
    check_unused(tables, rules, coupon, user_id)
    tables.insert(
        "coupon_uses",
        {"id": tables.next_id("coupon_uses"), "code": coupon.code, "user_id": user_id, "order_id": order_id},
    )
    tables.delete("cart_coupons", {"user_id": user_id})
