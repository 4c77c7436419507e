"""The pages of `pages/truth` with the servers that they need. Every answer takes a moment that a seed decides."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from aiohttp import web
from served_pages import Answer, Site, echo_socket, until_gone

PAGES = Path(__file__).parent / "pages"
KINDS = {".html": "text/html", ".js": "text/javascript", ".map": "application/json"}
SLOWEST_S = 0.06
ANSWERS: dict[str, tuple[tuple[int, Any], ...]] = {
    "/api/t2/save": ((201, {"id": 1}),),
    "/api/t6/stock": ((200, {}), (200, {}), (200, {}), (500, {"error": "no stock server"})),
    "/api/t6/save": ((201, {"id": 1}),),
    "/api/t7/orders": ((500, {"error": "no database"}),),
    "/api/t8/batch": ((200, {"results": [{"ok": True}, {"ok": False, "error": "locked"}]}),),
    "/api/t9/orders": ((201, {"id": 1}), (201, {"id": 2})),
    "/api/t10/users": ((422, {"errors": {"name": ["is taken"]}}),),
    "/api/t13/lines/1": ((204, None),),
    "/api/t18/subscribe": ((422, {"errors": {"email": ["is no address"]}}),),
    "/api/y1/orders": ((503, {}), (201, {"id": 17})),
    "/api/y2/me": ((401, {}), (200, {"name": "Ada"})),
    "/api/y2/refresh": ((200, {"expires": 3600}),),
    "/api/y3/like": ((409, {"error": "version conflict"}),),
    "/api/y4/team": ((200, ["Ada", "Bob"]),),
    "/graphql": ((200, {"data": {"ok": True}}),),
    "/api/y11/products": ((201, {"id": 5, "name": "Lamp", "price": 10.0, "status": "open"}),),
    "/api/y13/seen": ((204, None),),
    "/api/y14/note": ((200, {"kept": True}),),
    "/api/y15/import": ((200, {"count": 3, "errors": []}),),
    "/api/y16/save": ((201, {"id": 1}),),
    "/api/y10/check": ((200, {"free": True}),),
    "/api/orders": ((200, [{"id": 1}, {"id": 2}]),),
    "/api/placed": ((201, {"id": 9}),),
    "/api/profile": ((200, {"ok": True}),),
}
"""What each path answers, in order; the last one again and again."""


def serve_truth(site: Site, seed: int) -> None:
    """Serve every page and answer anew, as if nobody had asked before."""
    moments = random.Random(seed)
    for folder in ("truth", "bundles"):
        for file in (PAGES / folder).iterdir():
            if file.suffix in KINDS:
                site.text(f"/{folder}/{file.name}", file.read_text("utf-8"), KINDS[file.suffix])
    for path, answers in ANSWERS.items():
        site.on(path, _in_turn(answers, moments))
    site.on("/api/t5/cities", _cities(moments))
    for path in ("/api/t15/hang", "/api/y7/slow", "/api/y8/poll"):
        site.on(path, _hang)
    site.on("/api/y8/events", _events)
    site.on("/api/y8/chat", echo_socket)
    site.on("/api/y12/sign-in", _sign_in)
    site.html("/home", "<h1>Hello Ada</h1>")


def answer_with(site: Site, path: str, status: int, data: Any) -> None:
    """Make one path answer otherwise."""
    site.on(path, _in_turn(((status, data),), random.Random(1)))


def _in_turn(answers: tuple[tuple[int, Any], ...], moments: random.Random) -> Answer:
    left = list(answers)

    async def answer(_: web.Request) -> web.StreamResponse:
        status, data = left.pop(0) if len(left) > 1 else left[0]
        await asyncio.sleep(moments.random() * SLOWEST_S)
        return web.Response(status=status) if data is None else web.json_response(data, status=status)

    return answer


def _cities(moments: random.Random) -> Answer:
    async def answer(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(moments.random() * SLOWEST_S)
        return web.json_response([f"{request.query['q']}stadt", f"{request.query['q']}dorf"])

    return answer


async def _sign_in(request: web.Request) -> web.StreamResponse:
    raise web.HTTPSeeOther("/home")


async def _hang(request: web.Request) -> web.StreamResponse:
    await until_gone(request)
    return web.Response()


async def _events(request: web.Request) -> web.StreamResponse:
    stream = web.StreamResponse(headers={"content-type": "text/event-stream"})
    await stream.prepare(request)
    await stream.write(b"data: Live now\n\n")
    await until_gone(request)
    return stream
