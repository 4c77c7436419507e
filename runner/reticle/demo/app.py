"""Put the shop together: routes, pages, static files, and the planted faults if any."""

from __future__ import annotations

import random
import re

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from reticle.demo import api_cart, api_orders, api_products, api_session
from reticle.demo.drifts import get_drifts
from reticle.demo.faults import Fault, get_faults
from reticle.demo.options import ShopClock, ShopOptions
from reticle.demo.page import PAGE_POLICY, STATIC, render_page
from reticle.demo.problems import Refusal, no_such
from reticle.demo.rules import RULES
from reticle.demo.seed import rebuild
from reticle.demo.shop import SHOP, Shop

PAGES = re.compile(r"/|/sign-in|/cart|/checkout|/orders|/products/[^/]+|/receipt/[^/]+")
MAX_BODY_BYTES = 256 * 1024


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
    for api in (api_session, api_products, api_cart, api_orders):
        app.add_routes(api.routes)
    app.router.add_get("/healthz", _healthz)
    if options.allow_reset:
        app.router.add_post("/__reset", _reset)
    app.router.add_static("/static", STATIC)

    async def show_page(request: web.Request) -> web.Response:
        if request.path.startswith(("/api/", "/__")):
            raise no_such("address")
        text = render_page(faults, drifts, clock.now())
        status = 200 if PAGES.fullmatch(request.path) else 404
        headers = {"Content-Security-Policy": PAGE_POLICY}
        return web.Response(text=text, content_type="text/html", charset="utf-8", status=status, headers=headers)

    app.router.add_get("/{path:.*}", show_page)
    return app


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
