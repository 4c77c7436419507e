"""/api/coupon: the coupon in the cart."""

from __future__ import annotations

from aiohttp import web

from reticle.demo.api_cart import read_cart
from reticle.demo.audit import note
from reticle.demo.coupons import check_unused, find_cart_coupon, find_coupon
from reticle.demo.forms import CouponForm, read_form
from reticle.demo.problems import invalid
from reticle.demo.shop import SHOP, get_user_id
from reticle.demo.tables import Tables

routes = web.RouteTableDef()


@routes.put("/api/coupon")
async def apply_coupon(request: web.Request) -> web.Response:
    """200 with the cart; 401, 409 used already, 422 unknown or run out."""
    shop = request.app[SHOP]
    form = await read_form(request, CouponForm)
    today = shop.clock.now().date()

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        coupon = find_coupon(tables, form.code)
        if coupon is None:
            raise invalid({"code": "There is no such coupon."})
        if not shop.rules.is_coupon_valid(coupon.valid_until, today):
            raise invalid({"code": f"{coupon.code} has run out."})
        check_unused(tables, shop.rules, coupon, user_id)
        if find_cart_coupon(tables, user_id):
            tables.update("cart_coupons", {"user_id": user_id}, {"code": coupon.code})
        else:
            tables.insert("cart_coupons", {"user_id": user_id, "code": coupon.code})
        note(tables, shop.clock.now(), user_id, "coupon-applied", coupon.code)
        return read_cart(tables, shop.rules, user_id)

    return web.json_response(await shop.write("apply-coupon", work))


@routes.delete("/api/coupon")
async def remove_coupon(request: web.Request) -> web.Response:
    """200 with the cart; 401."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        tables.delete("cart_coupons", {"user_id": user_id})
        return read_cart(tables, shop.rules, user_id)

    return web.json_response(await shop.write("remove-coupon", work))
