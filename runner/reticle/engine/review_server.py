"""The review's own server: on loopback only, for whoever knows the token in its address, for its own page alone.

A page of another origin that guesses the port gets nothing: the token is in no page but this one, a request whose Host
is not this server's (a name that was rebound to loopback) is refused, and what changes something must come from this
origin as JSON.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, cast

from aiohttp import web

from reticle.engine.review import Review
from reticle.engine.review_items import Decision
from reticle.errors import InputError, ReticleError, UsageError
from reticle.model.target import Box
from reticle.report.html import review as page
from reticle.text import printable_message

HOST = "127.0.0.1"
MAX_BODY_BYTES = 256 * 1024
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class ReviewServer:
    """Serves one review. `address` is what to open; `done` is set by the page's Done button."""

    def __init__(self, review: Review, *, title: str) -> None:
        self._review = review
        self._title = title
        self._token = secrets.token_urlsafe(24)
        self._lock = asyncio.Lock()
        self._port = 0
        self._runner: web.AppRunner | None = None
        self.done = asyncio.Event()

    @property
    def address(self) -> str:
        """Return the address with its token."""
        return f"http://{HOST}:{self._port}/{self._token}/"

    async def start(self, port: int = 0) -> None:
        """Listen on loopback. Raises UsageError when the port is taken."""
        app = web.Application(client_max_size=MAX_BODY_BYTES, middlewares=[self._guard])
        app.add_routes(
            [
                web.get("/{token}/", self._page),
                web.get("/{token}/item/{number}", self._item),
                web.get("/{token}/picture/{number}/{side}.png", self._picture),
                web.get("/{token}/state", self._state),
                web.get("/{token}/change", self._change),
                web.post("/{token}/{deed}", self._deed),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        try:
            await site.start()
        except (OSError, OverflowError) as caught:
            await self.close()
            why = caught.strerror if isinstance(caught, OSError) else "there is no such port"
            raise UsageError(f"port {port} cannot be listened on: {why}", hint="leave --port away") from None
        self._port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """End it; requests under way are answered first."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        refusal = self._find_refusal(request)
        if refusal is not None:
            return _plain(*refusal)
        try:
            response = await handler(request)
        except ReticleError as caught:
            response = web.json_response({"error": printable_message(str(caught))}, status=409)
        except web.HTTPException as caught:
            response = _plain(caught.status, caught.reason)
        response.headers.update(_HEADERS)
        return response

    def _find_refusal(self, request: web.Request) -> tuple[int, str] | None:
        hosts = {f"{name}:{self._port}" for name in (HOST, "localhost")}
        if request.host not in hosts:
            return 403, "this server answers to 127.0.0.1 alone"
        token = request.path.split("/")[1]
        if not secrets.compare_digest(token.encode("utf-8"), self._token.encode("utf-8")):
            return 404, "the token in the address is not this review's: open the address that reticle printed"
        origin = request.headers.get("Origin")
        if (origin is not None or request.method != "GET") and origin != f"http://{request.host}":
            return 403, "this is for the review's own page"
        if request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none"):
            return 403, "this is for the review's own page"
        if request.method not in ("GET", "HEAD") and request.content_type != "application/json":
            return 415, "what changes something comes as JSON"
        return None

    async def _page(self, request: web.Request) -> web.Response:
        cards = [self._review.card(item.number) for item in self._review.items]
        text = page.render_page(cards, self._review.state(), title=self._title, run=self._review.run.id)
        headers = {"Content-Security-Policy": f"{page.policy()}; frame-ancestors 'none'"}
        return web.Response(text=text, content_type="text/html", headers=headers)

    async def _item(self, request: web.Request) -> web.Response:
        return web.Response(text=page.render_card(self._review.card(_number(request))), content_type="text/html")

    async def _picture(self, request: web.Request) -> web.Response:
        card, side = self._review.card(_number(request)), cast(page.Side, request.match_info["side"])
        if side not in card.sizes:
            raise web.HTTPNotFound
        png = await asyncio.to_thread(self._review.items[card.number].picture, side)
        return web.Response(body=png, content_type="image/png")

    async def _state(self, request: web.Request) -> web.Response:
        return web.json_response(self._review.state())

    async def _change(self, request: web.Request) -> web.Response:
        async with self._lock:
            approval = await asyncio.to_thread(self._review.plan)
        return web.json_response({"id": approval.id, "text": approval.text, "files": approval.files})

    async def _deed(self, request: web.Request) -> web.Response:
        deeds: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "decide": self._decide, "mask": self._mask, "unmask": self._unmask, "undo": self._undo,
            "apply": self._apply, "done": self._finish,
        }  # fmt: skip
        deed = deeds.get(request.match_info["deed"])
        if deed is None:
            raise web.HTTPNotFound
        body = _parse(await request.text())
        async with self._lock:
            said = await asyncio.to_thread(deed, body)
        if "done" in said:
            self.done.set()
        return web.json_response({**said, "state": self._review.state()})

    def _decide(self, body: dict[str, Any]) -> dict[str, Any]:
        number, scope = _int(body, "item"), body.get("scope", "one")
        decision = body.get("decision")
        if decision not in ("approve", "reject"):
            raise InputError('"decision" is approve or reject')
        scopes = {"one": lambda at: [at], "flow": self._review.list_flow, "alike": self._review.list_alike}
        if scope not in scopes:
            raise InputError('"scope" is one, flow or alike')
        return {"said": self._review.decide(scopes[scope](number), cast(Decision, decision))}

    def _mask(self, body: dict[str, Any]) -> dict[str, Any]:
        box = Box(**{key: _float(body, key) for key in ("x", "y", "w", "h")})
        return {"said": self._review.mask(_int(body, "item"), box)}

    def _unmask(self, body: dict[str, Any]) -> dict[str, Any]:
        return {"said": self._review.unmask(_int(body, "item"), _int(body, "mask"))}

    def _undo(self, body: dict[str, Any]) -> dict[str, Any]:
        at = self._review.undo()
        return {"said": "Nothing to undo" if at is None else "Undone", "item": at}

    def _apply(self, body: dict[str, Any]) -> dict[str, Any]:
        return {"files": self._review.apply(str(body.get("id")))}

    def _finish(self, body: dict[str, Any]) -> dict[str, Any]:
        return {"done": True}


_HEADERS = {
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def _plain(status: int, text: str) -> web.Response:
    return web.Response(status=status, text=f"{text}\n", headers=_HEADERS)


def _number(request: web.Request) -> int:
    text = request.match_info["number"]
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise web.HTTPNotFound
    return int(text)


def _parse(text: str) -> dict[str, Any]:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise InputError("the body is no JSON") from None
    if not isinstance(body, dict):
        raise InputError("the body is no JSON object")
    return body


def _int(body: dict[str, Any], key: str) -> int:
    value = body.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise InputError(f'"{key}" is a whole number')
    return value


def _float(body: dict[str, Any], key: str) -> float:
    value = body.get(key)
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < 1e6:
        raise InputError(f'"{key}" is a number')
    return float(value)
