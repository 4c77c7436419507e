"""/api/orders/{number}/returns: send products of an order back."""

from __future__ import annotations

from datetime import date

from aiohttp import web

from reticle.clock import iso_utc_ms
from reticle.demo.api_orders import get_order_rows, list_returns
from reticle.demo.audit import note
from reticle.demo.forms import ReturnForm, read_form
from reticle.demo.problems import Refusal, invalid
from reticle.demo.shop import SHOP, get_user_id, number
from reticle.demo.tables import Tables

routes = web.RouteTableDef()


@routes.post("/api/orders/{number}/returns")
async def request_return(request: web.Request) -> web.Response:
    """201 with the returns of the order; 401, 404, 409 when it is not delivered or returned already, 422."""
    shop = request.app[SHOP]
    form = await read_form(request, ReturnForm)
    now = shop.clock.now()

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        order, lines = get_order_rows(tables, request.match_info["number"], user_id)
        order_id = number(order, "id")
        if order["status"] != "delivered":
            raise Refusal(409, "not-delivered", "This order has not arrived yet.")
        if list_returns(tables, order_id):
            raise Refusal(409, "returned", "You have sent this order back already.")
        if not shop.rules.is_returnable(date.fromisoformat(form.received_on), now.date()):
            raise invalid({"receivedOn": "Returns are possible within 60 days."})
        if not set(form.skus) <= {str(line.product["sku"]) for line in lines}:
            raise invalid({"skus": "This product is not part of the order."})
        return_id = tables.next_id("returns")
        tables.insert("returns", {
            "id": return_id, "number": f"T-{return_id}", "order_id": order_id, "reason": form.reason,
            "refund": form.refund, "received_on": form.received_on, "unused": int(form.unused),
            "note": form.note.strip(), "requested_at": iso_utc_ms(now),
        })  # fmt: skip
        for sku in dict.fromkeys(form.skus):
            line_id = tables.number(
                "SELECT order_lines.id FROM order_lines JOIN products ON products.id = product_id"
                " WHERE order_id = ? AND sku = ?", order_id, sku,
            )  # fmt: skip
            tables.insert("return_lines", {
                "id": tables.next_id("return_lines"), "return_id": return_id, "order_line_id": line_id,
            })  # fmt: skip
        note(tables, now, user_id, "return-requested", f"T-{return_id}")
        return {"returns": list_returns(tables, order_id)}

    return web.json_response(await shop.write("request-return", work), status=201)
