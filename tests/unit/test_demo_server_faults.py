"""Faults that act in the server: what is stored, what is answered, what is decided."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from demo_shop import ADDRESS, MUG, Client, ask, open_shop, sign_in

from reticle.demo.faults import FAULTS
from reticle.demo.schema import TABLES

STORED = {
    "wrong-row": {"order_lines"},
    "wrong-quantity": {"order_lines"},
    "wrong-price": {"order_lines"},
    "duplicate-row": {"order_lines"},
    "line-missing": {"order_lines"},
    "wrong-user": {"orders"},
    "wrong-total": {"orders"},
    "gift-forgotten": {"orders"},
    "lost-audit": {"audit"},
    "lost-write": {"orders", "order_lines", "stock", "audit", "coupon_uses"},
    "coupon-not-used-up": {"coupon_uses"},
    "stock-not-reduced": {"stock"},
    "wrong-stock": {"stock"},
    "stock-of-all": {"stock"},
    "soft-delete": {"reviews"},
}
"""In which tables a wrong write leaves other rows than a healthy shop does."""

MOMENTS = {"at", "placed_at", "created_at", "requested_at"}


def _tables(data: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return the rows of every table but the sessions, without the moments in time."""
    connection = sqlite3.connect(f"file:{data / 'shop.db'}?mode=ro", uri=True)
    try:
        found = {}
        for table in sorted(set(TABLES) - {"sessions"}):
            cursor = connection.execute(f"SELECT * FROM {table}")
            kept = [index for index, column in enumerate(cursor.description) if column[0] not in MOMENTS]
            found[table] = sorted(tuple(row[index] for index in kept) for row in cursor)
        return found
    finally:
        connection.close()


async def _use(data: Path, *faults: str) -> tuple[list[object], dict[str, list[tuple[Any, ...]]]]:
    """Order a gift with a coupon, write a review and delete it, edit the stock; return what was said and stored."""
    said: list[object] = []
    async with open_shop(data, faults=faults) as client:
        await sign_in(client)
        said.append(await ask(client, "POST", "/api/cart", {"sku": MUG, "quantity": 2}))
        _, cart = await ask(client, "PUT", "/api/coupon", {"code": "WELCOME10"})
        total = cart["subtotalCents"] - cart["discountCents"] + cart["shippingCents"]["standard"]
        lines = [{"sku": MUG, "quantity": 2}]
        order = {**ADDRESS, "gift": True, "lines": lines, "totalCents": total}
        said.append(await ask(client, "POST", "/api/orders", order))
        review = {"stars": 5, "title": "Fine", "body": "Good."}
        _, written = await ask(client, "POST", f"/api/products/{MUG}/reviews", review)
        said.append(await ask(client, "DELETE", f"/api/reviews/{written['review']['id']}"))
        said.append(await ask(client, "GET", f"/api/products/{MUG}/reviews"))
        await sign_in(client, "admin@example.test")
        said.append(await ask(client, "PATCH", "/api/admin/products/mug-camp-oat", {"stock": 7}))
    return said, _tables(data)


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if fault.kind == "wrong-write"])
async def test_a_wrong_write_answers_like_a_healthy_shop_and_leaves_other_rows(tmp_path: Path, name: str) -> None:
    said, stored = await _use(tmp_path / "healthy")
    sick_said, sick_stored = await _use(tmp_path / "sick", name)
    assert sick_said == said
    assert {table for table in stored if stored[table] != sick_stored[table]} == STORED[name]


async def _rule(client: Client, name: str) -> object:
    """Ask what the rule behind a fault decides."""
    if name in ("never-free", "oversold"):
        status, cart = await ask(client, "POST", "/api/cart", {"sku": MUG, "quantity": 8})
        if name == "oversold":
            status, cart = await ask(client, "POST", "/api/cart", {"sku": "bowl-breakfast-sky", "quantity": 3})
        return status, cart.get("shippingCents")
    if name in ("coupon-not-applied", "coupon-run-out"):
        await ask(client, "POST", "/api/cart", {"sku": MUG})
        code = "SPRING5" if name == "coupon-run-out" else "WELCOME10"
        status, cart = await ask(client, "PUT", "/api/coupon", {"code": code})
        return status, cart.get("discountCents")
    if name == "coupon-again":
        await ask(client, "POST", "/api/cart", {"sku": MUG})
        _, cart = await ask(client, "PUT", "/api/coupon", {"code": "WELCOME10"})
        order = {**ADDRESS, "lines": [{"sku": MUG, "quantity": 1}]}
        total = cart["subtotalCents"] - cart["discountCents"] + cart["shippingCents"]["standard"]
        assert (await ask(client, "POST", "/api/orders", {**order, "totalCents": total}))[0] == 201
        return (await ask(client, "PUT", "/api/coupon", {"code": "WELCOME10"}))[0]
    if name == "late-return":
        form = {"skus": ["bag-market-rust"], "reason": "broken", "receivedOn": "2020-01-01"}
        return (await ask(client, "POST", "/api/orders/R-1003/returns", form))[0]
    await ask(client, "POST", f"/api/products/{MUG}/reviews", {"stars": 4, "title": "Fine", "body": "Good."})
    return (await ask(client, "GET", f"/api/products/{MUG}"))[1]["rating"]


DECIDED = {
    "never-free": (
        (201, {"standard": 0, "express": 990, "pickup": 0}),
        (201, {"standard": 490, "express": 990, "pickup": 0}),
    ),
    "oversold": ((409, None), (201, {"standard": 0, "express": 990, "pickup": 0})),
    "coupon-not-applied": ((200, 173), (200, 0)),
    "coupon-run-out": ((422, None), (200, 86)),
    "coupon-again": (409, 200),
    "late-return": (422, 201),
    "rating-rounded": ({"count": 2, "tenths": 35}, {"count": 2, "tenths": 30}),
}
"""What a healthy shop decides, and what one with the fault does."""


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if fault.kind == "business-rule"])
async def test_a_broken_rule_decides_otherwise(tmp_path: Path, name: str) -> None:
    decided = []
    for faults in ((), (name,)):
        async with open_shop(tmp_path / str(len(faults)), faults=faults) as client:
            await sign_in(client)
            decided.append(await _rule(client, name))
    assert tuple(decided) == DECIDED[name]


async def test_a_silent_stream_tells_what_there_is_and_no_change(tmp_path: Path) -> None:
    async with open_shop(tmp_path, faults=("sse-silent",)) as client:
        await sign_in(client, "admin@example.test")
        stream = await client.get(f"/api/stock/events?sku={MUG}")
        await ask(client, "PATCH", f"/api/admin/products/{MUG}", {"stock": 3})
        await client.server.close()
        assert (await stream.read()).count(b"event: stock") == 1


async def test_a_chat_that_drops_closes_at_the_first_question(tmp_path: Path) -> None:
    async with open_shop(tmp_path, faults=("ws-drop",)) as client, client.ws_connect("/api/chat") as socket:
        assert (await socket.receive_json())["kind"] == "message"
        await socket.send_json({"text": "delivery"})
        assert (await asyncio.wait_for(socket.receive(), 5)).data == 1011


async def test_a_refused_review_is_not_stored_a_blank_picture_is_empty_an_open_cookie_can_be_read(
    tmp_path: Path,
) -> None:
    names = ("swallowed-review", "picture-blank", "open-cookie")
    async with open_shop(tmp_path, faults=names) as client:
        await sign_in(client)
        assert not next(iter(client.session.cookie_jar))["httponly"]
        review = {"stars": 4, "title": "Fine", "body": "Good."}
        assert (await ask(client, "POST", f"/api/products/{MUG}/reviews", review))[0] == 500
        assert [row for row in _tables(tmp_path)["reviews"] if row[2] == 1] == []
        async with client.get(f"/img/{MUG}.svg") as reply:
            assert (reply.status, b"path" in await reply.read()) == (200, False)
