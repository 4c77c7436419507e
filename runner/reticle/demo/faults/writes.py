"""Faults behind a right-looking page: what is stored is not what the page says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from reticle.demo.faults.base import Fault
from reticle.demo.shop import number
from reticle.demo.tables import Row, Tables, Write, WriteHook


def _wrong_row(tables: Tables, write: Write) -> Iterable[Write]:
    if write.op != "insert" or write.table != "order_lines" or tables.purpose != "place-order":
        return [write]
    other = tables.number("SELECT min(id) FROM products WHERE id <> ?", write.values["product_id"])
    return [replace(write, values={**write.values, "product_id": other})]


def _wrong_user(tables: Tables, write: Write) -> Iterable[Write]:
    if write.op != "insert" or write.table != "orders":
        return [write]
    other = tables.number("SELECT min(id) FROM users WHERE id <> ?", write.values["user_id"])
    return [replace(write, values={**write.values, "user_id": other})]


def _lost_write(tables: Tables, write: Write) -> Iterable[Write]:
    if tables.purpose != "place-order":
        return [write]
    return [write] if write.table in ("cart_items", "cart_coupons") else []


def _change(table: str, change: Callable[[Tables, Row], Row | None]) -> WriteHook:
    """Return a hook that puts other values in the place of those of an order's insert into `table`; None: no row."""

    def hook(tables: Tables, write: Write) -> Iterable[Write]:
        if write.op != "insert" or write.table != table or tables.purpose != "place-order":
            return [write]
        values = change(tables, write.values)
        return [] if values is None else [replace(write, values=values)]

    return hook


def _plus(name: str, more: int) -> Callable[[Tables, Row], Row]:
    return lambda _, values: {**values, name: number(values, name) + more}


def _drop(_tables: Tables, _values: Row) -> None:
    return None


def _without_discount(_tables: Tables, values: Row) -> Row:
    return {**values, "total_cents": number(values, "subtotal_cents") + number(values, "shipping_cents")}


def _duplicate_row(tables: Tables, write: Write) -> Iterable[Write]:
    if write.op != "insert" or write.table != "order_lines" or tables.purpose != "place-order":
        return [write]
    return [write, replace(write, values={**write.values, "id": number(write.values, "id") + 1})]


def _same_stock(tables: Tables, write: Write) -> Iterable[Write]:
    return [] if write.table == "stock" and tables.purpose == "place-order" else [write]


def _other_stock(tables: Tables, write: Write) -> Iterable[Write]:
    """Take the pieces from the product beside."""
    if write.table != "stock" or tables.purpose != "place-order":
        return [write]
    taken = tables.number("SELECT quantity FROM stock WHERE product_id = ?", write.key["product_id"])
    taken -= number(write.values, "quantity")
    other = tables.number("SELECT min(product_id) FROM stock WHERE product_id > ?", write.key["product_id"]) or 1
    left = tables.number("SELECT quantity FROM stock WHERE product_id = ?", other)
    return [Write("update", "stock", {"product_id": other}, {"quantity": left - taken})]


def _soft_delete(tables: Tables, write: Write) -> Iterable[Write]:
    if write.op != "delete" or write.table != "reviews" or tables.purpose != "delete-review":
        return [write]
    return [Write("update", "reviews", write.key, {"status": "hidden"})]


def _stock_of_all(tables: Tables, write: Write) -> Iterable[Write]:
    """Write the keeper's number for every colour of the product."""
    if write.table != "stock" or tables.purpose != "edit-stock":
        return [write]
    sku = tables.find("SELECT sku FROM products WHERE id = ?", write.key["product_id"])
    model = str(sku["sku"]).rpartition("-")[0] if sku else ""
    rows = tables.rows("SELECT id FROM products WHERE sku LIKE ?", f"{model}-%")
    return [replace(write, key={"product_id": row["id"]}) for row in rows]


FAULTS = (
    Fault(
        name="wrong-row",
        kind="wrong-write",
        does="The receipt is right, but the stored order line names another product.",
        channel="grade",
        spoils=True,
        write=_wrong_row,
    ),
    Fault(
        name="wrong-user",
        kind="wrong-write",
        does="The receipt is right, but the order is stored for another customer.",
        channel="grade",
        spoils=True,
        write=_wrong_user,
    ),
    Fault(
        name="lost-write",
        kind="wrong-write",
        does="The order is answered with 201 and a right receipt, but no order is stored.",
        channel="grade",
        spoils=True,
        write=_lost_write,
    ),
    Fault(
        name="wrong-quantity",
        kind="wrong-write",
        does="The receipt is right, but the stored order line has one piece more.",
        channel="grade",
        spoils=True,
        write=_change("order_lines", _plus("quantity", 1)),
    ),
    Fault(
        name="wrong-price",
        kind="wrong-write",
        does="The receipt is right, but the stored order line has another price.",
        channel="grade",
        spoils=True,
        write=_change("order_lines", _plus("unit_cents", 100)),
    ),
    Fault(
        name="wrong-total",
        kind="wrong-write",
        does="The receipt is right, but the discount is missing in the stored total.",
        channel="grade",
        spoils=True,
        write=_change("orders", _without_discount),
    ),
    Fault(
        name="lost-audit",
        kind="wrong-write",
        does="Everything is right, but the audit trail does not know of the order.",
        channel="grade",
        spoils=True,
        write=_change("audit", _drop),
    ),
    Fault(
        name="duplicate-row",
        kind="wrong-write",
        does="The receipt is right, but the order line is stored twice.",
        channel="grade",
        spoils=True,
        write=_duplicate_row,
    ),
    Fault(
        name="line-missing",
        kind="wrong-write",
        does="The receipt is right, but the order is stored without its lines.",
        channel="grade",
        spoils=True,
        write=_change("order_lines", _drop),
    ),
    Fault(
        name="gift-forgotten",
        kind="wrong-write",
        does="The receipt says that it is a gift, but the stored order does not.",
        channel="grade",
        spoils=True,
        write=_change("orders", lambda _, values: {**values, "gift": 0}),
    ),
    Fault(
        name="coupon-not-used-up",
        kind="wrong-write",
        does="The discount is right, but that the coupon was used is not stored.",
        channel="grade",
        spoils=True,
        write=_change("coupon_uses", _drop),
    ),
    Fault(
        name="stock-not-reduced",
        kind="wrong-write",
        does="The order is right, but the stock stays as it was.",
        channel="grade",
        spoils=True,
        write=_same_stock,
    ),
    Fault(
        name="wrong-stock",
        kind="wrong-write",
        does="The order is right, but the stock of another product goes down.",
        channel="grade",
        spoils=True,
        write=_other_stock,
    ),
    Fault(
        name="soft-delete",
        kind="wrong-write",
        does="A deleted review is gone from the page, but it is only hidden in the data.",
        channel="grade",
        spoils=True,
        write=_soft_delete,
    ),
    Fault(
        name="stock-of-all",
        kind="wrong-write",
        does="The page shows the new stock of one product; that of its other colours is overwritten too.",
        channel="grade",
        spoils=True,
        write=_stock_of_all,
    ),
)
