"""Faults in what the server answers, and in how the page takes it."""

from __future__ import annotations

from aiohttp import web

from reticle.demo.faults.base import Fault, Handler


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


FAULTS = (
    Fault(
        name="swallowed-500",
        kind="swallowed-status",
        does="Placing the order fails with 500 and stores nothing; the page shows a receipt all the same.",
        channel="net",
        page=True,
        reply=_answer_500,
    ),
    Fault(
        name="wrong-status",
        kind="swallowed-status",
        does='A declined order is answered with 200 and "ok": false; the page takes it for a success.',
        channel="net",
        page=True,
        reply=_answer_not_ok,
    ),
)
