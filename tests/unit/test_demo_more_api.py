"""The shop's API beyond buying: coupons, reviews, returns, invoices, the keeper's work, streams and the chat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from aiohttp import FormData
from demo_shop import ADDRESS, MUG, Client, ask, buy, dump, open_shop, rows, sign_in

from reticle.demo.catalogue import list_products
from reticle.demo.chat_bot import GREETING, UNKNOWN, answer

MUG_CENTS = next(product.price_cents for product in list_products(1) if product.sku == MUG)
GIF = b"GIF89a\x01\x00\x01\x00\x00\x00\x00;"
RETURN = {"skus": ["bag-market-rust"], "reason": "broken", "receivedOn": "2026-11-25"}


async def _admin(client: Client) -> None:
    await sign_in(client, "admin@example.test")


async def test_a_coupon_lowers_the_total_is_stored_with_the_order_and_works_once(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        await ask(client, "POST", "/api/cart", {"sku": MUG})
        status, cart = await ask(client, "PUT", "/api/coupon", {"code": " welcome10 "})
        assert (status, cart["coupon"]["code"], cart["discountCents"]) == (200, "WELCOME10", MUG_CENTS // 10)
        total = MUG_CENTS - MUG_CENTS // 10 + 490
        order = {**ADDRESS, "lines": [{"sku": MUG, "quantity": 1}], "totalCents": total}
        status, said = await ask(client, "POST", "/api/orders", order)
        assert (status, said["order"]["discountCents"], said["cart"]["coupon"]) == (201, MUG_CENTS // 10, None)
        assert rows(tmp_path, "SELECT code, user_id, order_id FROM coupon_uses") == [("WELCOME10", 1, 4)]
        status, said = await ask(client, "PUT", "/api/coupon", {"code": "WELCOME10"})
        assert (status, said["error"]["message"]) == (409, "You have used WELCOME10 already.")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [("", "Enter a coupon code."), ("SAVE99", "There is no such coupon."), ("spring5", "SPRING5 has run out.")],
)
async def test_a_coupon_that_does_not_hold_is_refused(tmp_path: Path, code: str, sentence: str) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        status, said = await ask(client, "PUT", "/api/coupon", {"code": code})
        assert (status, said["error"]["fields"]) == (422, {"code": sentence})


async def test_a_coupon_with_a_minimum_waits_for_it_and_can_be_taken_out(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        await ask(client, "POST", "/api/cart", {"sku": MUG})
        _, cart = await ask(client, "PUT", "/api/coupon", {"code": "BIG25"})
        assert (cart["discountCents"], cart["coupon"]["fromCents"]) == (0, 15000)
        _, cart = await ask(client, "PATCH", f"/api/cart/{MUG}", {"quantity": 10})
        assert cart["discountCents"] == 10 * MUG_CENTS // 4
        assert (await ask(client, "DELETE", "/api/coupon"))[1]["discountCents"] == 0
        assert (await ask(client, "DELETE", "/api/cart"))[1]["lines"] == []


async def test_the_list_is_narrowed_by_stock_and_price(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        _, found = await ask(client, "GET", "/api/products?stock=in&max=1500&sort=price-down")
        expected = [each for each in list_products(1) if each.stock and each.price_cents <= 1500]
        assert (found["total"], found["inStock"], found["maxCents"]) == (len(expected), True, 1500)
        assert found["items"][0]["priceCents"] == max(each.price_cents for each in expected)
        assert (await ask(client, "GET", "/api/products?max=cheap"))[0] == 422


async def test_a_pick_up_costs_nothing_and_needs_a_place_and_a_gift_comes_on_a_day_ahead(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        await ask(client, "POST", "/api/cart", {"sku": MUG})
        order = {**ADDRESS, "lines": [{"sku": MUG, "quantity": 1}], "totalCents": MUG_CENTS, "shipping": "pickup"}
        status, said = await ask(client, "POST", "/api/orders", order)
        assert (status, said["error"]["fields"]) == (422, {"pickup": "Choose a pick-up point."})
        for day in ("2026-11-30", "2027-03-01"):
            gift = {**order, "pickup": "market", "gift": True, "deliverOn": day}
            status, said = await ask(client, "POST", "/api/orders", gift)
            assert (status, list(said["error"]["fields"])) == (422, ["deliverOn"])
        status, said = await ask(client, "POST", "/api/orders", {**gift, "deliverOn": "2026-12-24"})
        assert (status, said["order"]["pickup"], said["order"]["deliverOn"]) == (201, "market", "2026-12-24")
        assert rows(tmp_path, "SELECT pickup, deliver_on, shipping_cents FROM orders WHERE id = 4") == [
            ("market", "2026-12-24", 0)
        ]


async def test_a_review_changes_the_rating_is_written_once_and_goes_with_its_author_alone(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        review = {"stars": 5, "title": "Fine", "body": "Quite **good**."}
        assert (await ask(client, "POST", f"/api/products/{MUG}/reviews", review))[0] == 401
        await sign_in(client)
        _, before = await ask(client, "GET", f"/api/products/{MUG}")
        assert before["rating"] == {"count": 1, "tenths": 30}
        status, said = await ask(client, "POST", f"/api/products/{MUG}/reviews", review)
        assert (status, said["rating"], said["review"]["own"]) == (201, {"count": 2, "tenths": 40}, True)
        assert (await ask(client, "POST", f"/api/products/{MUG}/reviews", review))[0] == 409
        status, said = await ask(client, "POST", f"/api/products/{MUG}/reviews", {"stars": 6, "title": "", "body": " "})
        assert (status, set(said["error"]["fields"])) == (422, {"stars", "title", "body"})
        _, listed = await ask(client, "GET", f"/api/products/{MUG}/reviews")
        [own, other] = listed["reviews"]
        assert (await ask(client, "DELETE", f"/api/reviews/{other['id']}"))[0] == 404
        status, said = await ask(client, "DELETE", f"/api/reviews/{own['id']}")
        assert (status, said["rating"]) == (200, {"count": 1, "tenths": 30})
        assert rows(tmp_path, "SELECT count(*) FROM reviews WHERE user_id = 1") == [(0,)]


async def test_a_delivered_order_is_sent_back_once(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        path = "/api/orders/R-1003/returns"
        status, said = await ask(client, "POST", path, {})
        assert (status, set(said["error"]["fields"])) == (422, {"skus", "reason", "receivedOn"})
        status, said = await ask(client, "POST", path, {**RETURN, "receivedOn": "2026-01-01"})
        assert (status, set(said["error"]["fields"])) == (422, {"receivedOn"})
        assert (await ask(client, "POST", path, {**RETURN, "skus": [MUG]}))[0] == 422
        status, said = await ask(client, "POST", path, RETURN)
        assert (status, said["returns"]) == (201, [{"number": "T-1", "reason": "broken", "refund": "money"}])
        assert rows(tmp_path, "SELECT return_id, order_line_id FROM return_lines") == [(1, 5)]
        assert (await ask(client, "POST", path, RETURN))[1]["error"]["code"] == "returned"
        await buy(client)
        assert (await ask(client, "POST", "/api/orders/R-1004/returns", RETURN))[1]["error"]["code"] == "not-delivered"


async def test_an_invoice_is_the_same_file_every_time_and_for_its_customer_alone(tmp_path: Path) -> None:
    async def read(client: Client, name: str) -> tuple[int, str, bytes]:
        async with client.get(f"/api/orders/{name}") as reply:
            return reply.status, reply.headers.get("Content-Disposition", ""), await reply.read()

    async with open_shop(tmp_path) as client:
        await sign_in(client)
        status, named, table = await read(client, "R-1003/invoice.csv")
        assert (status, named) == (200, 'attachment; filename="invoice-R-1003.csv"')
        assert table.decode().splitlines()[0] == "order,article,name,quantity,amount"
        assert table.decode().splitlines()[-1] == "R-1003,,Total,,220.60"
        assert await read(client, "R-1003/invoice.csv") == (status, named, table)
        _, _, letter = await read(client, "R-1003/invoice.txt")
        assert letter.decode().startswith("Example Goods\nInvoice for order R-1003 of 2025-11-21\n")
        assert (await read(client, "R-1002/invoice.csv"))[0] == 404


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", f"/api/admin/products/{MUG}", {"stock": 3}),
        ("DELETE", f"/api/admin/products/{MUG}", None),
        ("GET", "/api/admin/featured", None),
        ("PUT", "/api/admin/featured", {"order": []}),
        ("PUT", "/api/admin/categories", {"order": []}),
    ],
)
async def test_only_the_keeper_keeps_the_shop(tmp_path: Path, method: str, path: str, body: object) -> None:
    async with open_shop(tmp_path) as client:
        before = dump(tmp_path)
        assert (await ask(client, method, path, body))[0] == 401
        assert dump(tmp_path) == before
        await sign_in(client)
        assert (await ask(client, method, path, body))[0] == 403


async def test_the_keeper_edits_the_stock_and_every_listener_hears_of_it(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await _admin(client)
        async with client.get(f"/api/stock/events?sku={MUG}") as stream:
            assert stream.headers["Content-Type"] == "text/event-stream"
            assert await _next_event(stream.content) == (0, {"sku": MUG, "left": 12})
            status, product = await ask(client, "PATCH", f"/api/admin/products/{MUG}", {"stock": 3})
            assert (status, product["stock"]) == (200, 3)
            assert await _next_event(stream.content) == (1, {"sku": MUG, "left": 3})
            await buy(client)
            assert await _next_event(stream.content) == (2, {"sku": MUG, "left": 2})
        assert (await ask(client, "PATCH", f"/api/admin/products/{MUG}", {"stock": -1}))[0] == 422
        assert (await ask(client, "GET", "/api/stock/events?sku=nothing"))[0] == 404


async def _next_event(content: Any) -> tuple[int, Any]:
    found: dict[str, str] = {}
    while "data" not in found:
        name, _, value = (await content.readline()).decode().strip().partition(": ")
        found[name] = value
    return int(found["id"]), json.loads(found["data"])


async def test_an_open_stream_does_not_keep_the_shop_from_closing(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        stream = await client.get("/api/stock/events")
        socket = await client.ws_connect("/api/chat")
        await client.server.close()
        assert b"retry" in await stream.read()
        assert (await socket.receive_json())["text"] == GREETING
        assert (await socket.receive()).data == 1001


async def test_a_product_goes_with_all_that_hangs_on_it_unless_somebody_has_ordered_it(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await _admin(client)
        await ask(client, "POST", "/api/cart", {"sku": MUG})
        assert (await ask(client, "DELETE", f"/api/admin/products/{MUG}"))[0] == 204
        assert rows(tmp_path, "SELECT count(*) FROM products") == [(199,)]
        for table in ("stock", "reviews", "cart_items"):
            assert rows(tmp_path, f"SELECT count(*) FROM {table} WHERE product_id = 10") == [(0,)]
        assert (await ask(client, "GET", f"/api/products/{MUG}"))[0] == 404
        status, said = await ask(client, "DELETE", "/api/admin/products/bag-market-rust")
        assert (status, said["error"]["code"]) == (409, "ordered")


async def test_the_keeper_sorts_what_comes_first_and_the_categories(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await _admin(client)
        _, lists = await ask(client, "GET", "/api/admin/featured")
        order = [each["sku"] for each in lists["featured"]]
        turned = [*order[1:], order[0]]
        status, said = await ask(client, "PUT", "/api/admin/featured", {"order": turned})
        assert (status, [each["sku"] for each in said["featured"]]) == (200, turned)
        _, found = await ask(client, "GET", "/api/products")
        assert [each["sku"] for each in found["items"]][:8] == turned
        assert (await ask(client, "PUT", "/api/admin/featured", {"order": order[1:]}))[0] == 409
        categories = lists["categories"][::-1]
        assert (await ask(client, "PUT", "/api/admin/categories", {"order": categories}))[0] == 200
        async with client.get("/") as page:
            assert json.dumps(categories, separators=(",", ":")).replace('"', "&quot;") in await page.text()
        assert (await ask(client, "PUT", "/api/admin/categories", {"order": ["cars"]}))[0] == 422


async def test_an_uploaded_picture_is_shown_and_anything_else_is_refused(tmp_path: Path) -> None:
    async def upload(client: Client, data: bytes) -> tuple[int, Any]:
        form = FormData()
        form.add_field("picture", data, filename="picture.gif")
        async with client.put(f"/api/admin/products/{MUG}/picture", data=form) as reply:
            return reply.status, await reply.json()

    async with open_shop(tmp_path) as client:
        await _admin(client)
        status, said = await upload(client, GIF)
        assert (status, said["contentType"], said["sizeBytes"]) == (200, "image/gif", len(GIF))
        async with client.get(said["picture"]) as reply:
            assert (reply.content_type, await reply.read()) == ("image/gif", GIF)
        assert (await upload(client, GIF + b"more"))[1]["picture"] != said["picture"]
        assert (await upload(client, b"<svg onload=alert(1)>"))[0] == 422
        assert (await upload(client, GIF + b"x" * 160_000))[0] == 422
        assert (await ask(client, "PUT", f"/api/admin/products/{MUG}/picture", {}))[0] == 415


async def test_the_chat_answers_knows_ones_own_orders_and_is_stored(tmp_path: Path) -> None:
    async with open_shop(tmp_path) as client:
        await sign_in(client)
        async with client.ws_connect("/api/chat") as socket:
            assert (await socket.receive_json()) == {"kind": "message", "text": GREETING}
            await socket.send_json({"text": "Where is r-1001?"})
            assert (await socket.receive_json())["kind"] == "typing"
            assert (await socket.receive_json())["text"] == "Order R-1001 is delivered."
            for wrong in ("[]", "{", '{"text": ""}', json.dumps({"text": "x" * 501})):
                await socket.send_str(wrong)
                assert (await socket.receive_json())["kind"] == "problem"
        assert rows(tmp_path, "SELECT user_id, sender, text FROM chat_messages") == [
            (1, "customer", "Where is r-1001?"),
            (1, "machine", "Order R-1001 is delivered."),
        ]


def test_the_machine_knows_nothing_of_other_peoples_orders() -> None:
    assert answer("R-1002 please", lambda number: None) == "I cannot find an order R-1002 of yours."
    assert answer("How long does delivery take", lambda number: None).startswith("Standard delivery")
    assert answer("colour of the sky", lambda number: None) == UNKNOWN
