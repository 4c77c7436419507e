"""/api/stock/events: how many are left, told as it changes."""

from __future__ import annotations

import json

from aiohttp import web

from reticle.demo.api_products import get_product_row
from reticle.demo.shop import SHOP, number

routes = web.RouteTableDef()

RETRY_MS = 1000


@routes.get("/api/stock/events")
async def follow_stock(request: web.Request) -> web.StreamResponse:
    """200 with a `text/event-stream`.

    The first event says how many of the product `sku` there are (none without `sku`), later ones come when the stock
    of any product changes: `event: stock`, data `{"sku", "left"}`. 404 for an unknown product.
    """
    shop = request.app[SHOP]
    sku = request.query.get("sku", "")
    with shop.hub.listen() as listener:
        left = await shop.read(lambda tables: number(get_product_row(tables, sku), "stock")) if sku else None
        stream = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await stream.prepare(request)
        await stream.write(f"retry: {RETRY_MS}\n\n".encode())
        if left is not None:
            await stream.write(stock_event(0, sku, left))
        try:
            while (news := await listener.get()) is not None:
                await stream.write(stock_event(news.number, news.sku, news.left))
        except ConnectionError:
            return stream
    return stream


def stock_event(number: int, sku: str, left: int) -> bytes:
    """Spell one event of the stream."""
    return f"id: {number}\nevent: stock\ndata: {json.dumps({'sku': sku, 'left': left})}\n\n".encode()
