"""/api/orders: place an order, list the past ones, read one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from aiohttp import web

from reticle.clock import iso_utc_ms
from reticle.demo.api_cart import read_cart
from reticle.demo.api_products import get_product_row
from reticle.demo.audit import note
from reticle.demo.coupons import find_cart_coupon, use_cart_coupon
from reticle.demo.forms import OrderForm, read_form
from reticle.demo.problems import Refusal, invalid, no_such, sold_out
from reticle.demo.rules import Rules
from reticle.demo.seed import order_number
from reticle.demo.shop import SHOP, get_user_id, number
from reticle.demo.tables import Row, Tables

routes = web.RouteTableDef()


@dataclass(frozen=True)
class Line:
    """One line of an order, priced by the shop."""

    product: Row
    quantity: int
    line_cents: int


@routes.get("/api/orders")
async def list_orders(request: web.Request) -> web.Response:
    """200 with the user's orders, newest first; 401."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        rows = tables.rows(
            "SELECT orders.*, (SELECT sum(quantity) FROM order_lines WHERE order_id = orders.id) AS pieces"
            " FROM orders WHERE user_id = ? ORDER BY id DESC",
            get_user_id(tables, request),
        )
        orders = [
            {
                "number": row["number"], "placedOn": row["placed_on"], "status": row["status"],
                "totalCents": row["total_cents"], "count": row["pieces"] or 0,
            }
            for row in rows
        ]  # fmt: skip
        return {"orders": orders}

    return web.json_response(await shop.read(work))


@routes.get("/api/orders/{number}")
async def get_order(request: web.Request) -> web.Response:
    """200 with one of the user's own orders; 401, 404."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        row, lines = get_order_rows(tables, request.match_info["number"], user_id)
        return {"order": order_json(row, lines, list_returns(tables, number(row, "id")))}

    return web.json_response(await shop.read(work))


def get_order_rows(tables: Tables, order: str, user_id: int) -> tuple[Row, list[Line]]:
    """Return an order of this customer with its lines. Raises the 404 refusal, also for somebody else's order."""
    row = tables.find("SELECT * FROM orders WHERE number = ? AND user_id = ?", order, user_id)
    if row is None:
        raise no_such("order")
    found = tables.rows(
        "SELECT products.*, order_lines.quantity, order_lines.unit_cents FROM order_lines"
        " JOIN products ON products.id = order_lines.product_id WHERE order_id = ? ORDER BY order_lines.id",
        number(row, "id"),
    )
    return row, [
        Line(line, number(line, "quantity"), number(line, "unit_cents") * number(line, "quantity")) for line in found
    ]


def list_returns(tables: Tables, order_id: int) -> list[dict[str, object]]:
    """Return what was sent back of an order, first one first."""
    rows = tables.rows("SELECT * FROM returns WHERE order_id = ? ORDER BY id", order_id)
    return [{"number": row["number"], "reason": row["reason"], "refund": row["refund"]} for row in rows]


@routes.post("/api/orders")
async def place_order(request: web.Request) -> web.Response:
    """201 with the order and the cart that is left.

    401; 409 out of stock, or when the prices are not what the customer saw; 422 for the form or an empty cart.
    """
    shop = request.app[SHOP]
    form = await read_form(request, OrderForm)
    now = shop.clock.now()

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        lines = _priced(tables, shop.rules, form)
        row = _order_row(tables, shop.rules, form, lines, user_id, now)
        if row["total_cents"] != form.total_cents:
            raise Refusal(409, "price-changed", "Prices have changed. Please look at your cart again.")
        _check_choices(shop.rules, form, now)
        _store(tables, row, lines)
        use_cart_coupon(tables, shop.rules, user_id, number(row, "id"))
        note(tables, now, user_id, "order-placed", str(row["number"]))
        return {"order": order_json(row, lines, []), "cart": read_cart(tables, shop.rules, user_id)}

    answer = await shop.write("place-order", work)
    await shop.tell_stock([line.sku for line in form.lines])
    return web.json_response(answer, status=201)


def _check_choices(rules: Rules, form: OrderForm, now: datetime) -> None:
    """What is chosen has to be there: a pick-up point for a pick-up, a possible day for a gift."""
    if form.shipping == "pickup" and not form.pickup:
        raise invalid({"pickup": "Choose a pick-up point."})
    if form.gift and form.deliver_on and not rules.is_delivery_day(date.fromisoformat(form.deliver_on), now.date()):
        raise invalid({"deliverOn": "Choose a day from tomorrow on, within 60 days."})


def _priced(tables: Tables, rules: Rules, form: OrderForm) -> list[Line]:
    if not form.lines:
        raise invalid({"lines": "Your cart is empty."})
    lines = []
    for wanted in form.lines:
        product = get_product_row(tables, wanted.sku)
        if not rules.is_in_stock(wanted.quantity, number(product, "stock")):
            raise sold_out(str(product["name"]), number(product, "stock"))
        line_cents = rules.line_cents(number(product, "price_cents"), wanted.quantity)
        lines.append(Line(product, wanted.quantity, line_cents))
    return lines


def _order_row(
    tables: Tables, rules: Rules, form: OrderForm, lines: list[Line], user_id: int, now: datetime
) -> dict[str, str | int]:
    order_id = tables.next_id("orders")
    subtotal_cents = sum(line.line_cents for line in lines)
    shipping_cents = rules.shipping_cents(subtotal_cents, form.shipping)
    coupon = find_cart_coupon(tables, user_id)
    discount_cents = coupon.discount_cents(rules, subtotal_cents) if coupon else 0
    return {
        "id": order_id,
        "number": order_number(order_id),
        "user_id": user_id,
        "status": "placed",
        "name": form.name,
        "street": form.street,
        "postcode": form.postcode,
        "city": form.city,
        "country": form.country,
        "shipping": form.shipping,
        "gift": int(form.gift),
        "note": form.note.strip(),
        "deliver_on": form.deliver_on if form.gift else "",
        "pickup": form.pickup if form.shipping == "pickup" else "",
        "coupon": coupon.code if coupon else "",
        "subtotal_cents": subtotal_cents,
        "discount_cents": discount_cents,
        "shipping_cents": shipping_cents,
        "total_cents": subtotal_cents - discount_cents + shipping_cents,
        "placed_on": now.date().isoformat(),
        "placed_at": iso_utc_ms(now),
    }


def _store(tables: Tables, row: dict[str, str | int], lines: list[Line]) -> None:
    tables.insert("orders", row)
    for line in lines:
        product_id, stock = number(line.product, "id"), number(line.product, "stock")
        tables.insert("order_lines", {
            "id": tables.next_id("order_lines"), "order_id": row["id"], "product_id": product_id,
            "quantity": line.quantity, "unit_cents": number(line.product, "price_cents"),
        })  # fmt: skip
        tables.update("stock", {"product_id": product_id}, {"quantity": stock - line.quantity})
        tables.delete("cart_items", {"user_id": row["user_id"], "product_id": product_id})


def order_json(row: Row, lines: list[Line], returns: list[dict[str, object]]) -> dict[str, object]:
    return {
        "number": row["number"], "status": row["status"], "placedOn": row["placed_on"], "name": row["name"],
        "street": row["street"], "postcode": row["postcode"], "city": row["city"], "country": row["country"],
        "shipping": row["shipping"], "gift": bool(row["gift"]), "note": row["note"],
        "deliverOn": row["deliver_on"], "pickup": row["pickup"], "coupon": row["coupon"],
        "subtotalCents": row["subtotal_cents"], "discountCents": row["discount_cents"],
        "shippingCents": row["shipping_cents"],
        "totalCents": row["total_cents"], "returns": returns,
        "lines": [
            {
                "sku": line.product["sku"], "name": line.product["name"], "quantity": line.quantity,
                "lineCents": line.line_cents,
            }
            for line in lines
        ],
    }  # fmt: skip
