"""The front end of the example: hands out what Vite built and passes `/api` on to the API."""

from __future__ import annotations

import argparse
from pathlib import Path

from aiohttp import ClientError, ClientSession, web

API = web.AppKey("api", str)
DIST = web.AppKey("dist", Path)


async def pass_on(request: web.Request) -> web.Response:
    """Ask the API and give back what it answers."""
    url = f"{request.app[API]}{request.path_qs}"
    try:
        async with (
            ClientSession() as session,
            session.request(request.method, url, data=await request.read()) as answer,
        ):
            body, kind = await answer.read(), answer.content_type
            return web.Response(status=answer.status, body=body, content_type=kind)
    except ClientError:
        return web.json_response({"error": "The server is away"}, status=502)


async def show_page(request: web.Request) -> web.FileResponse:
    """Hand out the one page."""
    return web.FileResponse(request.app[DIST] / "index.html")


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--api", required=True)
    parser.add_argument("--dist", type=Path, default=Path("dist"))
    options = parser.parse_args()
    app = web.Application()
    app[API], app[DIST] = options.api, options.dist
    app.router.add_route("*", "/api/{rest:.*}", pass_on)
    app.router.add_get("/", show_page)
    app.router.add_static("/assets", options.dist / "assets")
    web.run_app(app, host="127.0.0.1", port=options.port, print=None)


if __name__ == "__main__":
    main()
