"""The rows that the shop begins with, and making them anew."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from demo_shop import MUG, NOW, ask, buy, dump, open_shop, rows, sign_in

from reticle.demo.catalogue import CATEGORIES, PATTERNS, list_products
from reticle.demo.illustration import draw
from reticle.demo.seed import rebuild


def _made(data: Path, *, seed: int = 1, days: int = 0, hours: int = 0) -> list[str]:
    rebuild(data / "shop.db", seed=seed, now=NOW + timedelta(days=days, hours=hours))
    return dump(data)


def test_the_same_seed_and_day_give_the_same_rows(tmp_path: Path) -> None:
    assert _made(tmp_path / "a") == _made(tmp_path / "b", hours=3)


def test_another_seed_and_another_day_give_other_rows(tmp_path: Path) -> None:
    first = _made(tmp_path / "a")
    assert first != _made(tmp_path / "b", seed=2)
    assert first != _made(tmp_path / "c", days=1)


def test_the_day_is_one_cell_and_the_past_stands_still(tmp_path: Path) -> None:
    first, later = _made(tmp_path / "a"), _made(tmp_path / "b", days=400)
    [(was, now)] = [pair for pair in zip(first, later, strict=True) if pair[0] != pair[1]]
    assert "made-on" in was
    assert was.replace("2026-11-30", "2028-01-04") == now


def test_there_are_two_hundred_products_with_names_of_their_own_and_a_picture_each() -> None:
    products = list_products(1)
    assert len({product.sku for product in products}) == len({product.name for product in products}) == 200
    assert {product.category for product in products} == set(CATEGORIES)
    assert {product.pattern for product in products} == set(PATTERNS)
    assert len({draw(product.category, product.colour, product.pattern) for product in products}) == 200
    assert all(product.price_cents > 0 for product in products)


async def test_a_running_shop_sees_a_reset_that_another_process_makes(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        before = dump(tmp_path)
        await sign_in(client)
        assert (await buy(client))[0] == 201
        assert dump(tmp_path) != before
        rebuild(tmp_path / "shop.db", seed=1, now=NOW)
        assert dump(tmp_path) == before
        assert (await ask(client, "GET", "/api/session"))[1]["user"] is None
        await sign_in(client)
        assert [order["number"] for order in (await ask(client, "GET", "/api/orders"))[1]["orders"]] == [
            "R-1003",
            "R-1001",
        ]


async def test_a_database_that_was_replaced_by_another_file_is_read_at_once(tmp_path: Path) -> None:
    async with open_shop(tmp_path / "shop") as client:
        rebuild(tmp_path / "other" / "shop.db", seed=2, now=NOW)
        (tmp_path / "other" / "shop.db").replace(tmp_path / "shop" / "shop.db")
        _, found = await ask(client, "GET", f"/api/products/{MUG}")
        assert found["priceCents"] == next(each.price_cents for each in list_products(2) if each.sku == MUG)


async def test_the_shops_own_reset_exists_only_when_it_is_allowed(tmp_path: Path) -> None:
    async with open_shop(tmp_path / "a", allow_reset=True) as client:
        await sign_in(client)
        await buy(client)
        assert (await ask(client, "POST", "/__reset"))[0] == 204
        assert len(rows(tmp_path / "a", "SELECT * FROM orders")) == 3
    async with open_shop(tmp_path / "b") as client:
        assert (await ask(client, "POST", "/__reset"))[0] == 405


def test_a_reader_in_the_middle_of_a_reset_sees_whole_rows(tmp_path: Path) -> None:
    rebuild(tmp_path / "shop.db", seed=1, now=NOW)
    reader = sqlite3.connect(tmp_path / "shop.db", isolation_level=None)
    try:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM products").fetchone() == (200,)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            _rebuild_without_patience(tmp_path)
        assert reader.execute("SELECT count(*) FROM order_lines").fetchone() == (6,)
    finally:
        reader.close()
    rebuild(tmp_path / "shop.db", seed=2, now=NOW)
    assert rows(tmp_path, "SELECT value FROM settings WHERE name = 'seed'") == [("2",)]


def _rebuild_without_patience(data: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("reticle.demo.tables.BUSY_TIMEOUT_S", 0.05)
        rebuild(data / "shop.db", seed=2, now=NOW)


def test_a_file_that_is_no_database_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "shop.db").write_bytes(b"not a database at all, but long enough to be taken for one" * 40)
    rebuild(tmp_path / "shop.db", seed=1, now=NOW)
    assert rows(tmp_path, "SELECT count(*) FROM products") == [(200,)]
    assert [path.name for path in tmp_path.iterdir()] == ["shop.db"]
