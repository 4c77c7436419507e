"""Faults behind a right-looking page: what is stored is not what the page says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from reticle.demo.faults.base import Fault
from reticle.demo.tables import Tables, Write


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
    return [write] if write.table == "cart_items" else []


FAULTS = (
    Fault(
        name="wrong-row",
        kind="wrong-write",
        does="The receipt is right, but the stored order line names another product.",
        channel="grade",
        write=_wrong_row,
    ),
    Fault(
        name="wrong-user",
        kind="wrong-write",
        does="The receipt is right, but the order is stored for another customer.",
        channel="grade",
        write=_wrong_user,
    ),
    Fault(
        name="lost-write",
        kind="wrong-write",
        does="The order is answered with 201 and a right receipt, but no order is stored.",
        channel="grade",
        write=_lost_write,
    ),
)
