"""The shop's first rows. The same seed and the same day give the same rows, byte for byte.

Only one cell is the day itself. The customers' past stands still: rows that moved with the calendar would make
yesterday's reference wrong today.
"""

from __future__ import annotations

import random
import sqlite3
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

from reticle.clock import iso_utc_ms
from reticle.demo.catalogue import CATEGORIES, Product, list_products
from reticle.demo.passwords import DEMO_PASSWORD, hash_password
from reticle.demo.rules import RULES
from reticle.demo.schema import DDL, TABLES
from reticle.demo.tables import Row, Tables, open_connection

USERS = (
    (1, "ada@example.test", "Ada Example", "customer"),
    (2, "grace@example.test", "Grace Example", "customer"),
    (3, "admin@example.test", "Admin Example", "admin"),
)
COUPONS = (
    ("WELCOME10", 10, 0, 1, "2099-12-31"),
    ("BIG25", 25, 15_000, 0, "2099-12-31"),
    ("SPRING5", 5, 0, 0, "2020-05-31"),
)
"""Code, per cent, from how many cents on, once per customer, last day."""
PAST_ORDERS = ((1, date(2025, 10, 21)), (2, date(2025, 11, 9)), (1, date(2025, 11, 21)))
"""Whose order, and when."""
REVIEWS = (
    (5, "Just right", "Fits the hand and **stays warm**."),
    (4, "Good, not perfect", "A little heavier than it looks, but *well made*."),
    (3, "It is fine", "Does what it should."),
)
FIRST_ORDER_NUMBER = 1001
NOT_A_DATABASE = ("file is not a database", "database disk image is malformed")


def order_number(order_id: int) -> str:
    """Spell the number that a customer sees: `R-1001` for the first order."""
    return f"R-{FIRST_ORDER_NUMBER + order_id - 1}"


def rebuild(path: Path, *, seed: int, now: datetime) -> None:
    """Make `shop.db` anew in one transaction, also under a running server, and whatever stood there before.

    Readers see the old rows or the new ones, never something between. A file that is no database is replaced.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        _rewrite(path, seed, now)
    except sqlite3.DatabaseError as caught:
        if not str(caught).startswith(NOT_A_DATABASE):
            raise
        fresh = path.with_name(path.name + ".new")
        fresh.unlink(missing_ok=True)
        _rewrite(fresh, seed, now)
        fresh.replace(path)


def _rewrite(path: Path, seed: int, now: datetime) -> None:
    with open_connection(path) as connection:
        connection.execute("BEGIN IMMEDIATE")
        for table in TABLES:
            connection.execute(f"DROP TABLE IF EXISTS {table}")
        for statement in DDL:
            connection.execute(statement)
        _fill(Tables(connection, "seed"), seed, now)
        connection.execute("COMMIT")


def _fill(tables: Tables, seed: int, now: datetime) -> None:
    tables.insert("settings", {"name": "currency", "value": "EUR"})
    tables.insert("settings", {"name": "seed", "value": str(seed)})
    tables.insert("settings", {"name": "category-order", "value": ",".join(CATEGORIES)})
    for number, email, name, role in USERS:
        password_hash = hash_password(DEMO_PASSWORD, f"{seed}/{email}".encode())
        tables.insert("users", {
            "id": number, "email": email, "name": name, "role": role, "password_hash": password_hash,
        })  # fmt: skip
    products = list_products(seed)
    for product in products:
        tables.insert("products", _product_row(product))
        tables.insert("stock", {"product_id": product.id, "quantity": product.stock})
    for code, percent, from_cents, once, valid_until in COUPONS:
        tables.insert("coupons", {
            "code": code, "percent": percent, "from_cents": from_cents, "once": once, "valid_until": valid_until,
        })  # fmt: skip
    tables.insert("settings", {"name": "made-on", "value": now.astimezone(UTC).date().isoformat()})
    _fill_orders(tables, products, seed)
    _fill_reviews(tables, products, seed)


def _product_row(product: Product) -> Row:
    return {
        "id": product.id,
        "sku": product.sku,
        "name": product.name,
        "category": product.category,
        "description": product.description,
        "colour": product.colour,
        "pattern": product.pattern,
        "price_cents": product.price_cents,
        "position": product.id,
    }


def _fill_reviews(tables: Tables, products: list[Product], seed: int) -> None:
    """Give every fourth product a review by Grace; the days are long past and the same in every shop."""
    chance = random.Random(f"reviews {seed}")
    for review_id, product in enumerate(products[1::4], 1):
        stars, title, body = chance.choice(REVIEWS)
        written_on = date(2025, 1, 1) + timedelta(days=chance.randrange(300))
        tables.insert("reviews", {
            "id": review_id, "product_id": product.id, "user_id": 2, "stars": stars, "title": title, "body": body,
            "status": "published", "written_on": written_on.isoformat(),
        })  # fmt: skip


def _fill_orders(tables: Tables, products: list[Product], seed: int) -> None:
    """Give two customers a past: Ada two orders, Grace one."""
    chance = random.Random(f"orders {seed}")
    line_id = 0
    for order_id, (user_id, day) in enumerate(PAST_ORDERS, 1):
        name = USERS[user_id - 1][2]
        midnight = datetime.combine(day, time(), UTC)
        placed_at = midnight + timedelta(seconds=chance.randrange(8 * 3600, 20 * 3600))
        chosen = [(product, chance.randint(1, 2)) for product in chance.sample(products, 2)]
        subtotal_cents = sum(product.price_cents * quantity for product, quantity in chosen)
        shipping_cents = RULES.shipping_cents(subtotal_cents, "standard")
        tables.insert("orders", {
            "id": order_id, "number": order_number(order_id), "user_id": user_id, "status": "delivered", "name": name,
            "street": "1 Example Street", "postcode": "12345", "city": "Sampleton", "country": "DE",
            "shipping": "standard", "gift": 0, "note": "", "deliver_on": "", "pickup": "", "coupon": "",
            "subtotal_cents": subtotal_cents, "discount_cents": 0, "shipping_cents": shipping_cents,
            "total_cents": subtotal_cents + shipping_cents, "placed_on": placed_at.date().isoformat(),
            "placed_at": iso_utc_ms(placed_at),
        })  # fmt: skip
        for product, quantity in chosen:
            line_id += 1
            tables.insert("order_lines", {
                "id": line_id, "order_id": order_id, "product_id": product.id, "quantity": quantity,
                "unit_cents": product.price_cents,
            })  # fmt: skip
        tables.insert("audit", {
            "id": order_id, "at": iso_utc_ms(placed_at), "user_id": user_id, "event": "order-placed",
            "detail": order_number(order_id),
        })  # fmt: skip
