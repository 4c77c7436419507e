"""Put the shop together: routes, pages, static files, and the planted faults if any."""

from __future__ import annotations

import random
import re

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from reticle.demo import (
    api_admin,
    api_cart,
    api_chat,
    api_coupon,
    api_invoice,
    api_orders,
    api_products,
    api_returns,
    api_reviews,
    api_session,
    api_stock,
)
from reticle.demo.api_chat import close_chats
from reticle.demo.drifts import get_drifts
from reticle.demo.faults import Fault, get_faults
from reticle.demo.options import ShopClock, ShopOptions
from reticle.demo.page import PAGE_POLICY, STATIC, read_categories, render_page
from reticle.demo.problems import Refusal, no_such
from reticle.demo.rules import RULES
from reticle.demo.seed import rebuild
from reticle.demo.shop import SHOP, Shop

PAGES = re.compile(
    r"/|/sign-in|/cart|/checkout|/orders|/products/[^/]+|/receipt/[^/]+|/returns/[^/]+|/print/[^/]+"
    r"|/admin|/admin/sorting|/delivery-map"
)
TEMPLATES = {"/delivery-map": "map"}
"""Pages that are not the shop's main one; they stand in frames."""
MAX_BODY_BYTES = 256 * 1024
APIS = (
    api_session, api_products, api_reviews, api_cart, api_coupon, api_orders, api_returns, api_invoice, api_stock,
    api_chat, api_admin,
)  # fmt: skip


def create_app(options: ShopOptions) -> web.Application:
    """Return the shop as an aiohttp application; its database is made when it is missing.

    Raises UsageError for an unknown fault or drift.
    """
    faults, drifts = get_faults(options.faults), get_drifts(options.drifts)
    clock = ShopClock(options.now)
    if not options.database.exists():
        rebuild(options.database, seed=options.seed, now=clock.now())
    rules = RULES
    for fault in faults:
        rules = fault.rules(rules) if fault.rules else rules
    hooks = tuple(fault.write for fault in faults if fault.write)
    app = web.Application(middlewares=[*_middlewares(options, faults, clock)], client_max_size=MAX_BODY_BYTES)
    app[SHOP] = Shop(options, clock, rules, hooks)
    for api in APIS:
        app.add_routes(api.routes)
    app.on_shutdown.append(_close_streams)
    app.router.add_get("/healthz", _healthz)
    if options.allow_reset:
        app.router.add_post("/__reset", _reset)
    app.router.add_static("/static", STATIC)

    async def show_page(request: web.Request) -> web.Response:
        if request.path.startswith(("/api/", "/__")):
            raise no_such("address")
        categories = await app[SHOP].read(read_categories)
        text = render_page(TEMPLATES.get(request.path, "index"), faults, drifts, clock.now(), categories)
        status = 200 if PAGES.fullmatch(request.path) else 404
        headers = {"Content-Security-Policy": PAGE_POLICY}
        return web.Response(text=text, content_type="text/html", charset="utf-8", status=status, headers=headers)

    app.router.add_get("/{path:.*}", show_page)
    return app


async def _close_streams(app: web.Application) -> None:
    """End what stays open by itself, so that the shop can close."""
    app[SHOP].hub.close()
    await close_chats(app[SHOP])


async def _healthz(request: web.Request) -> web.Response:
    """200 when the products can be read."""
    count = await request.app[SHOP].read(lambda tables: tables.number("SELECT count(*) FROM products"))
    return web.json_response({"ok": True, "products": count})


async def _reset(request: web.Request) -> web.Response:
    """204 after the rows were made anew."""
    shop = request.app[SHOP]
    rebuild(shop.options.database, seed=shop.options.seed, now=shop.clock.now())
    return web.Response(status=204)


def _middlewares(options: ShopOptions, faults: tuple[Fault, ...], clock: ShopClock) -> list[Middleware]:
    found: list[Middleware] = [_answer_refusals]
    if options.latency_ms:
        found.append(_delay(options, clock))
    return found + [_plant(fault) for fault in faults if fault.reply]


@web.middleware
async def _answer_refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn refusals into JSON answers; nothing but pictures is kept by the browser."""
    try:
        answer = await handler(request)
    except Refusal as refusal:
        answer = web.json_response(refusal.to_json(), status=refusal.status)
    except web.HTTPRequestEntityTooLarge:
        too_large = Refusal(413, "too-large", "This is more than the shop takes.")
        answer = web.json_response(too_large.to_json(), status=413)
    except web.HTTPMethodNotAllowed as caught:
        wrong_method = Refusal(405, "wrong-method", f"{caught.method} is not possible here.")
        answer = web.json_response(wrong_method.to_json(), status=405, headers={"Allow": caught.headers["Allow"]})
    answer.headers.setdefault("Cache-Control", "no-cache" if request.path.startswith("/static/") else "no-store")
    answer.headers.setdefault("X-Content-Type-Options", "nosniff")
    return answer


def _delay(options: ShopOptions, clock: ShopClock) -> Middleware:
    chance = random.Random(options.jitter_seed) if options.jitter_seed is not None else None

    @web.middleware
    async def delay(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith("/api/"):
            share = chance.random() if chance else 1.0
            await clock.await_timer(options.latency_ms * share / 1000)
        return await handler(request)

    return delay


def _plant(fault: Fault) -> Middleware:
    reply = fault.reply
    assert reply is not None

    @web.middleware
    async def planted(request: web.Request, handler: Handler) -> web.StreamResponse:
        return await reply(request, handler)

    return planted
