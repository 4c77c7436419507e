"""The shop's API: honest statuses, plain sentences, whole writes."""

from __future__ import annotations

from pathlib import Path

import pytest
from demo_shop import ADDRESS, MUG, NOW, ask, buy, dump, open_shop, rows, sign_in

from reticle.demo.app import create_app
from reticle.demo.catalogue import list_products
from reticle.demo.options import ShopOptions

PRODUCTS = list_products(1)
MUG_CENTS = next(product.price_cents for product in PRODUCTS if product.sku == MUG)
SOLD_OUT = next(product for product in PRODUCTS if product.stock == 0)
SCARCE = next(product for product in PRODUCTS if product.stock == 2)


async def test_signing_in_opens_a_session_and_signing_out_ends_it(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        status, opened = await ask(client, "GET", "/api/session")
        assert (status, opened["user"], opened["now"][:16]) == (200, None, "2026-11-30T12:00")
        await sign_in(client)
        cookie = next(iter(client.session.cookie_jar))
        assert cookie["httponly"]
        assert cookie.value not in "".join(dump(tmp_path))
        assert (await ask(client, "GET", "/api/session"))[1]["user"]["email"] == "ada@example.test"
        assert (await ask(client, "DELETE", "/api/session"))[0] == 204
        assert (await ask(client, "GET", "/api/session"))[1]["user"] is None
        assert rows(tmp_path, "SELECT count(*) FROM sessions") == [(0,)]


async def test_a_wrong_password_and_empty_fields_are_told_apart(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        wrong = {"email": "ada@example.test", "password": "nonsense"}
        status, said = await ask(client, "POST", "/api/session", wrong)
        assert (status, said["error"]["message"]) == (401, "Email address and password do not fit.")
        status, said = await ask(client, "POST", "/api/session", {"email": "ada"})
        assert status == 422
        assert said["error"]["fields"] == {"email": "This is no email address.", "password": "Enter your password."}


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/cart"), ("POST", "/api/cart"), ("GET", "/api/orders"), ("POST", "/api/orders")],
)
async def test_cart_and_orders_ask_for_a_sign_in(tmp_path: Path, method: str, path: str) -> None:
    bodies = {"/api/cart": {"sku": MUG}, "/api/orders": {**ADDRESS, "lines": [], "totalCents": 0}}
    async with open_shop(tmp_path) as client:
        status, said = await ask(client, method, path, bodies[path] if method == "POST" else None)
        assert (status, said["error"]["code"]) == (401, "sign-in-needed")


async def test_search_finds_every_word_and_pages_hold_twelve(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        _, first = await ask(client, "GET", "/api/products")
        assert (first["total"], first["pages"], len(first["items"])) == (200, 17, 12)
        _, last = await ask(client, "GET", "/api/products?page=17")
        assert len(last["items"]) == 8
        _, found = await ask(client, "GET", "/api/products?q=STUDIO%20mug")
        assert {item["name"].split(",")[0] for item in found["items"]} == {"Studio mug"}
        _, nothing = await ask(client, "GET", "/api/products?q=%25_")
        assert (nothing["total"], nothing["pages"]) == (0, 1)
        _, cheap = await ask(client, "GET", "/api/products?category=mugs&sort=price-up")
        prices = [item["priceCents"] for item in cheap["items"]]
        assert cheap["total"] == 20
        assert prices == sorted(prices)


@pytest.mark.parametrize("query", ["page=0", "page=x", "page=²", "category=cars", "sort=random"])
async def test_a_list_that_does_not_exist_is_refused(tmp_path: Path, query: str) -> None:
    async with open_shop(tmp_path) as client:
        assert (await ask(client, "GET", f"/api/products?{query}"))[0] == 422


async def test_a_cart_grows_changes_and_empties(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        status, cart = await ask(client, "POST", "/api/cart", {"sku": MUG, "quantity": 2})
        assert (status, cart["count"], cart["subtotalCents"]) == (201, 2, 2 * MUG_CENTS)
        assert cart["shippingCents"] == {"standard": 490, "express": 990, "pickup": 0}
        assert (await ask(client, "POST", "/api/cart", {"sku": MUG}))[1]["count"] == 3
        status, cart = await ask(client, "PATCH", f"/api/cart/{MUG}", {"quantity": 7})
        assert (status, cart["shippingCents"]["standard"]) == (200, 0)
        assert (await ask(client, "PATCH", f"/api/cart/{MUG}", {"quantity": 0}))[0] == 422
        status, cart = await ask(client, "DELETE", f"/api/cart/{MUG}")
        assert (status, cart["lines"]) == (200, [])
        assert (await ask(client, "DELETE", f"/api/cart/{MUG}"))[0] == 404


async def test_more_than_there_is_cannot_be_put_in_the_cart(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        status, said = await ask(client, "POST", "/api/cart", {"sku": SOLD_OUT.sku})
        assert (status, said["error"]["message"]) == (409, f"{SOLD_OUT.name} is sold out.")
        status, said = await ask(client, "POST", "/api/cart", {"sku": SCARCE.sku, "quantity": 3})
        assert (status, said["error"]["message"]) == (409, f"Only 2 of {SCARCE.name} left.")
        assert rows(tmp_path, "SELECT count(*) FROM cart_items") == [(0,)]
        assert (await ask(client, "POST", "/api/cart", {"sku": "no-such-thing"}))[0] == 404


async def test_an_order_writes_its_rows_takes_the_stock_and_empties_the_cart(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        stock_sql = f"SELECT quantity FROM stock JOIN products ON id = product_id WHERE sku = '{MUG}'"
        [(before,)] = rows(tmp_path, stock_sql)
        status, said = await buy(client, quantity=2)
        assert status == 201
        assert said["cart"]["lines"] == []
        assert (said["order"]["number"], said["order"]["totalCents"]) == ("R-1004", 2 * MUG_CENTS + 490)
        stored = rows(
            tmp_path,
            "SELECT number, user_id, total_cents, placed_on, sku, order_lines.quantity FROM orders"
            " JOIN order_lines ON order_id = orders.id JOIN products ON products.id = product_id"
            " WHERE number = 'R-1004'",
        )
        assert stored == [("R-1004", 1, 2 * MUG_CENTS + 490, "2026-11-30", MUG, 2)]
        assert rows(tmp_path, stock_sql) == [(before - 2,)]
        assert rows(tmp_path, "SELECT count(*) FROM cart_items") == [(0,)]
        _, read = await ask(client, "GET", "/api/orders/R-1004")
        assert read["order"] == said["order"]
        assert (await ask(client, "GET", "/api/orders"))[1]["orders"][0]["totalCents"] == 2 * MUG_CENTS + 490


async def test_an_order_that_is_refused_writes_nothing(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        before = dump(tmp_path)
        line = {"sku": MUG, "quantity": 1}
        good = {**ADDRESS, "lines": [line], "totalCents": MUG_CENTS + 490}
        status, said = await ask(client, "POST", "/api/orders", {**good, "street": "  ", "terms": False})
        assert (status, set(said["error"]["fields"])) == (422, {"street", "terms"})
        status, said = await ask(client, "POST", "/api/orders", {**good, "lines": []})
        assert (status, said["error"]["fields"]) == (422, {"lines": "Your cart is empty."})
        status, said = await ask(client, "POST", "/api/orders", {**good, "totalCents": 1})
        assert (status, said["error"]["code"]) == (409, "price-changed")
        scarce = {"sku": SCARCE.sku, "quantity": 3}
        status, said = await ask(client, "POST", "/api/orders", {**good, "lines": [line, scarce]})
        assert (status, said["error"]["code"]) == (409, "out-of-stock")
        assert dump(tmp_path) == before


async def test_nobody_reads_another_customers_order(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client, "grace@example.test")
        assert (await ask(client, "GET", "/api/orders/R-1002"))[0] == 200
        assert (await ask(client, "GET", "/api/orders/R-1001"))[0] == 404


async def test_bodies_that_are_no_form_are_refused_by_what_is_wrong_with_them(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        json_type = {"Content-Type": "application/json"}
        for data, headers, status in (
            (b"email=a", {"Content-Type": "text/plain"}, 415),
            (b"{", json_type, 400),
            (b"[]", json_type, 400),
            (b"[" * 100_000, json_type, 400),
            (b'{"surprise": 1}', json_type, 422),
            (b" " * 300_000, json_type, 413),
        ):
            async with client.post("/api/session", data=data, headers=headers) as reply:
                assert (reply.status, "error" in await reply.json()) == (status, True)


async def test_pages_are_served_under_their_addresses_and_nothing_else_is(tmp_path: Path) -> None:
    async with open_shop(tmp_path, drifts=("german",), faults=("missing-signal", "wrong-row")) as client:
        for path, status in (("/", 200), ("/receipt/R-1", 200), ("/nowhere", 404), ("/api/nowhere", 404)):
            async with client.get(path) as reply:
                assert reply.status == status
        async with client.get("/cart") as reply:
            text = await reply.text()
        assert '<html lang="de">' in text
        assert "missing-signal" in text
        assert "wrong-row" not in text
        async with client.get(f"/img/{MUG}.svg") as reply:
            assert (reply.status, reply.content_type) == (200, "image/svg+xml")
        async with client.get("/static/../app.py") as reply:
            assert reply.status == 404
        assert await ask(client, "GET", "/healthz") == (200, {"ok": True, "products": 200})


async def test_latency_waits_on_the_shops_clock_by_a_seeded_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def note(self: object, seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("reticle.demo.options.ShopClock.await_timer", note)
    for jitter_seed in (None, 7, 7):
        async with open_shop(tmp_path, latency_ms=200, jitter_seed=jitter_seed) as client:
            await ask(client, "GET", "/api/session")
            await ask(client, "GET", "/healthz")
    assert waited[0] == 0.2
    assert 0 < waited[1] < 0.2
    assert waited[1] == waited[2]
    assert len(waited) == 3


def test_the_database_is_made_once_and_kept(tmp_path: Path) -> None:
    create_app(ShopOptions(data=tmp_path, now=NOW))
    first = dump(tmp_path)
    create_app(ShopOptions(data=tmp_path, now=NOW, seed=2))
    assert dump(tmp_path) == first
