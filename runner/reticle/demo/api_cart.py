"""/api/cart: the signed-in user's cart."""

from __future__ import annotations

from aiohttp import web

from reticle.demo.api_products import get_product_row, picture_address
from reticle.demo.audit import note
from reticle.demo.coupons import find_cart_coupon
from reticle.demo.forms import CartForm, QuantityForm, read_form
from reticle.demo.problems import Refusal, no_such, sold_out
from reticle.demo.rules import MAX_QUANTITY, SHIPPING_CENTS, Rules
from reticle.demo.shop import SHOP, get_user_id, number
from reticle.demo.tables import Tables

routes = web.RouteTableDef()

EMPTY_CART: dict[str, object] = {
    "lines": [], "count": 0, "subtotalCents": 0, "coupon": None, "discountCents": 0, "shippingCents": {},
}  # fmt: skip

_LINES = """
SELECT products.*, stock.quantity AS stock, cart_items.quantity AS quantity, version AS picture
FROM cart_items JOIN products ON products.id = cart_items.product_id JOIN stock ON stock.product_id = products.id
LEFT JOIN pictures ON pictures.product_id = products.id
WHERE user_id = ? ORDER BY cart_items.id"""


@routes.get("/api/cart")
async def get_cart(request: web.Request) -> web.Response:
    """200 with the cart, 401."""
    shop = request.app[SHOP]
    return web.json_response(
        await shop.read(lambda tables: read_cart(tables, shop.rules, get_user_id(tables, request)))
    )


@routes.post("/api/cart")
async def add_item(request: web.Request) -> web.Response:
    """201 with the cart after `quantity` more of a product were put in; 401, 404, 409 out of stock, 422."""
    shop = request.app[SHOP]
    form = await read_form(request, CartForm)

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        product = get_product_row(tables, form.sku)
        key = {"user_id": user_id, "product_id": number(product, "id")}
        there = tables.number("SELECT quantity FROM cart_items WHERE user_id = ? AND product_id = ?", *key.values())
        wanted = there + form.quantity
        if not shop.rules.is_in_stock(wanted, number(product, "stock")):
            raise sold_out(str(product["name"]), number(product, "stock"))
        if wanted > MAX_QUANTITY:
            raise Refusal(409, "too-many", f"At most {MAX_QUANTITY} of each product fit in the cart.")
        if there:
            tables.update("cart_items", key, {"quantity": wanted})
        else:
            tables.insert("cart_items", {"id": tables.next_id("cart_items"), **key, "quantity": wanted})
        note(tables, shop.clock.now(), user_id, "cart-added", f"{form.sku} x{form.quantity}")
        return read_cart(tables, shop.rules, user_id)

    return web.json_response(await shop.write("add-to-cart", work), status=201)


@routes.patch("/api/cart/{sku}")
async def change_quantity(request: web.Request) -> web.Response:
    """200 with the cart; 401, 404 not in the cart, 409 out of stock, 422."""
    shop = request.app[SHOP]
    form = await read_form(request, QuantityForm)

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        product = get_product_row(tables, request.match_info["sku"])
        key = _get_item_key(tables, user_id, number(product, "id"))
        if not shop.rules.is_in_stock(form.quantity, number(product, "stock")):
            raise sold_out(str(product["name"]), number(product, "stock"))
        tables.update("cart_items", key, {"quantity": form.quantity})
        note(tables, shop.clock.now(), user_id, "cart-changed", f"{product['sku']} x{form.quantity}")
        return read_cart(tables, shop.rules, user_id)

    return web.json_response(await shop.write("change-quantity", work))


@routes.delete("/api/cart/{sku}")
async def remove_item(request: web.Request) -> web.Response:
    """200 with the cart; 401, 404 not in the cart."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        product = get_product_row(tables, request.match_info["sku"])
        tables.delete("cart_items", _get_item_key(tables, user_id, number(product, "id")))
        note(tables, shop.clock.now(), user_id, "cart-removed", str(product["sku"]))
        return read_cart(tables, shop.rules, user_id)

    return web.json_response(await shop.write("remove-from-cart", work))


@routes.delete("/api/cart")
async def empty_cart(request: web.Request) -> web.Response:
    """200 with the empty cart; 401."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        tables.delete("cart_items", {"user_id": user_id})
        note(tables, shop.clock.now(), user_id, "cart-emptied", "")
        return read_cart(tables, shop.rules, user_id)

    return web.json_response(await shop.write("empty-cart", work))


def read_cart(tables: Tables, rules: Rules, user_id: int) -> dict[str, object]:
    """Return a cart as the page gets it: lines, count of pieces, subtotal, coupon, what each delivery would cost."""
    rows = tables.rows(_LINES, user_id)
    lines = [
        {
            "sku": row["sku"], "name": row["name"], "unitCents": row["price_cents"], "quantity": row["quantity"],
            "stock": row["stock"], "picture": picture_address(row),
            "lineCents": rules.line_cents(number(row, "price_cents"), number(row, "quantity")),
        }
        for row in rows
    ]  # fmt: skip
    coupon = find_cart_coupon(tables, user_id)
    subtotal_cents = sum(rules.line_cents(number(row, "price_cents"), number(row, "quantity")) for row in rows)
    return {
        "lines": lines,
        "count": sum(number(row, "quantity") for row in rows),
        "subtotalCents": subtotal_cents,
        "coupon": coupon and {"code": coupon.code, "percent": coupon.percent, "fromCents": coupon.from_cents},
        "discountCents": coupon.discount_cents(rules, subtotal_cents) if coupon else 0,
        "shippingCents": {choice: rules.shipping_cents(subtotal_cents, choice) for choice in SHIPPING_CENTS},
    }


def _get_item_key(tables: Tables, user_id: int, product_id: int) -> dict[str, int]:
    if not tables.number("SELECT id FROM cart_items WHERE user_id = ? AND product_id = ?", user_id, product_id):
        raise no_such("product in your cart")
    return {"user_id": user_id, "product_id": product_id}
