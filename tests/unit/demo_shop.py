"""A shop in the test's own event loop, and what the tests of the shop share."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from aiohttp.test_utils import TestClient, TestServer

from reticle.demo.app import create_app
from reticle.demo.options import ShopOptions
from reticle.demo.passwords import DEMO_PASSWORD

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
MUG = "mug-studio-ink"
ADDRESS = {
    "name": "Ada Example",
    "street": "1 Example Street",
    "postcode": "12345",
    "city": "Sampleton",
    "country": "DE",
    "terms": True,
}
Client = TestClient[Any, Any]


@asynccontextmanager
async def open_shop(data: Path, **options: Any) -> AsyncIterator[Client]:
    """Serve a shop on a free port and hand out a client that keeps cookies."""
    server = TestServer(create_app(ShopOptions(data=data, now=NOW, **options)), host="127.0.0.1")
    async with TestClient(server) as client:
        yield client


async def ask(client: Client, method: str, path: str, body: object = None) -> tuple[int, Any]:
    """Send JSON, get status and parsed body (None for an empty one)."""
    async with client.request(method, path, json=body) as reply:
        return reply.status, (await reply.json() if reply.content_length else None)


async def sign_in(client: Client, email: str = "ada@example.test") -> None:
    """Open a session."""
    status, _ = await ask(client, "POST", "/api/session", {"email": email, "password": DEMO_PASSWORD})
    assert status == 201


async def buy(client: Client, sku: str = MUG, quantity: int = 1) -> tuple[int, Any]:
    """Put a product in the cart and order it with standard delivery."""
    status, cart = await ask(client, "POST", "/api/cart", {"sku": sku, "quantity": quantity})
    assert status == 201
    order = {
        **ADDRESS,
        "lines": [{"sku": sku, "quantity": quantity}],
        "totalCents": cart["subtotalCents"] + cart["shippingCents"]["standard"],
    }
    return await ask(client, "POST", "/api/orders", order)


def rows(data: Path, sql: str) -> list[tuple[Any, ...]]:
    """Read the database as another program would."""
    connection = sqlite3.connect(f"file:{data / 'shop.db'}?mode=ro", uri=True)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def dump(data: Path) -> list[str]:
    """Return every row of every table, spelled as SQL."""
    connection = sqlite3.connect(f"file:{data / 'shop.db'}?mode=ro", uri=True)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()
