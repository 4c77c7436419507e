"""Faults in what the server answers, and in how the page takes it."""

from __future__ import annotations

from aiohttp import WSCloseCode, web

from reticle.demo.api_products import get_product_row
from reticle.demo.api_stock import stock_event
from reticle.demo.chat_bot import GREETING
from reticle.demo.faults.base import Fault, Handler
from reticle.demo.shop import SESSION_COOKIE, SHOP, number


def _is_order(request: web.Request) -> bool:
    return request.method == "POST" and request.path == "/api/orders"


async def _answer_500(request: web.Request, handler: Handler) -> web.StreamResponse:
    if not _is_order(request):
        return await handler(request)
    return web.json_response({"error": {"code": "server-error", "message": "Something went wrong."}}, status=500)


async def _answer_not_ok(request: web.Request, handler: Handler) -> web.StreamResponse:
    if not _is_order(request):
        return await handler(request)
    return web.json_response({"ok": False, "error": {"code": "declined", "message": "The order was declined."}})


async def _refuse_review(request: web.Request, handler: Handler) -> web.StreamResponse:
    if request.method != "POST" or not request.path.endswith("/reviews"):
        return await handler(request)
    return web.json_response({"error": {"code": "server-error", "message": "Something went wrong."}}, status=500)


async def _keep_silent(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Tell what there is at first, and nothing afterwards."""
    if request.path != "/api/stock/events":
        return await handler(request)
    with request.app[SHOP].hub.listen() as listener:
        sku = request.query.get("sku", "")
        stream = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await stream.prepare(request)
        await stream.write(b": connected\n\n")
        if sku:
            row = await request.app[SHOP].read(lambda tables: get_product_row(tables, sku))
            await stream.write(stock_event(0, sku, number(row, "stock")))
        while await listener.get() is not None:
            pass
    return stream


async def _hang_up(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Greet, wait for the first question, and close without an answer."""
    if request.path != "/api/chat":
        return await handler(request)
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    request.app[SHOP].chats.add(socket)
    try:
        await socket.send_json({"kind": "message", "text": GREETING})
        await socket.receive()
        await socket.close(code=WSCloseCode.INTERNAL_ERROR)
    finally:
        request.app[SHOP].chats.discard(socket)
    return socket


async def _draw_nothing(request: web.Request, handler: Handler) -> web.StreamResponse:
    if not request.path.startswith("/img/"):
        return await handler(request)
    empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"/>'
    return web.Response(text=empty, content_type="image/svg+xml")


async def _open_cookie(request: web.Request, handler: Handler) -> web.StreamResponse:
    answer = await handler(request)
    if SESSION_COOKIE in answer.cookies:
        answer.cookies[SESSION_COOKIE]["httponly"] = ""
    return answer


FAULTS = (
    Fault(
        name="swallowed-review",
        kind="swallowed-status",
        does="A review is refused with 500 and not stored; the page shows it and says thank you.",
        channel="net",
        spoils=True,
        page=True,
        reply=_refuse_review,
    ),
    Fault(
        name="sse-silent",
        kind="streams",
        does="The stream of the stock stays open and tells no change.",
        channel="net",
        reply=_keep_silent,
    ),
    Fault(
        name="ws-drop",
        kind="streams",
        does="The chat is closed by the shop at the first question, without an answer.",
        channel="net",
        reply=_hang_up,
    ),
    Fault(
        name="picture-blank",
        kind="visual",
        does="The pictures of all products are empty.",
        channel="visual",
        reply=_draw_nothing,
    ),
    Fault(
        name="open-cookie",
        kind="storage",
        does="Scripts can read the cookie of the session.",
        channel="cookie",
        reply=_open_cookie,
    ),
    Fault(
        name="swallowed-500",
        kind="swallowed-status",
        does="Placing the order fails with 500 and stores nothing; the page shows a receipt all the same.",
        channel="net",
        spoils=True,
        page=True,
        reply=_answer_500,
    ),
    Fault(
        name="wrong-status",
        kind="swallowed-status",
        does='A declined order is answered with 200 and "ok": false; the page takes it for a success.',
        channel="net",
        spoils=True,
        page=True,
        reply=_answer_not_ok,
    ),
)
