"""A small site on loopback whose pages and answers a test writes itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
FIELD = Path(__file__).parent.parent / "field" / "pages"


class Site:
    """Serves what `html`, `json`, `text` and `on` were told to, on two origins; `hits` lists method, path and body."""

    def __init__(self) -> None:
        self.url = ""
        self.other = ""
        self.hits: list[tuple[str, str, str]] = []
        self._answers: dict[str, Answer] = {}
        self._runner: web.ServerRunner | None = None
        self._arrived = asyncio.Event()

    async def start(self) -> None:
        """Listen on two free ports of loopback."""
        self._runner = web.ServerRunner(web.Server(self._serve), shutdown_timeout=0.1)
        await self._runner.setup()
        for _ in range(2):
            await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        ports = [address[1] for address in self._runner.addresses]
        self.url, self.other = f"http://127.0.0.1:{ports[0]}", f"http://127.0.0.1:{ports[1]}"

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    def html(self, path: str, body: str, **headers: str) -> None:
        """Serve an HTML document."""
        self.text(path, f"<!doctype html><meta charset=utf-8><title>{path}</title>{body}", "text/html", headers=headers)

    def script(self, path: str, source: str, **headers: str) -> None:
        """Serve a script."""
        self.text(path, source, "text/javascript", headers=headers)

    def json(self, path: str, value: Any, status: int = 200) -> None:
        """Serve JSON."""

        async def answer(_: web.Request) -> web.StreamResponse:
            return web.json_response(value, status=status)

        self._answers[path] = answer

    def text(
        self,
        path: str,
        text: str,
        kind: str = "text/plain",
        *,
        status: int = 200,
        headers: dict[str, str] | None = None,
    ) -> None:
        """Serve any text."""

        async def answer(_: web.Request) -> web.StreamResponse:
            named = {name.replace("_", "-"): value for name, value in (headers or {}).items()}
            return web.Response(text=text, content_type=kind, status=status, headers=named)

        self._answers[path] = answer

    def on(self, path: str, answer: Answer) -> None:
        """Serve whatever `answer` does."""
        self._answers[path] = answer

    def field(self, name: str) -> str:
        """Serve a field page; return its URL."""
        self.text(f"/p/{name}", (FIELD / name).read_text(encoding="utf-8"), "text/html")
        return f"{self.url}/p/{name}"

    async def await_hit(self, path: str) -> None:
        """Wait until `path` was asked for."""
        while not any(hit[1].split("?")[0] == path for hit in self.hits):
            self._arrived.clear()
            await asyncio.wait_for(self._arrived.wait(), 10)

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        answer = self._answers.get(request.path)
        body = (await request.read()).decode("utf-8", "replace")
        if request.path != "/favicon.ico":
            self.hits.append((request.method, request.path_qs, body))
            self._arrived.set()
        if answer is None:
            return web.Response(status=404, text="no such page")
        return await answer(request)  # type: ignore[arg-type] # web.Server hands out its own kind of request


async def echo_socket(request: web.Request) -> web.StreamResponse:
    """A WebSocket that sends back what it gets."""
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    async for message in socket:
        if message.type is WSMsgType.TEXT:
            await socket.send_str(f"echo:{message.data}")
        elif message.type is WSMsgType.BINARY:
            await socket.send_bytes(message.data)
    return socket


async def two_messages(request: web.Request) -> web.StreamResponse:
    """An event stream with two messages that stays open."""
    stream = web.StreamResponse(headers={"content-type": "text/event-stream"})
    await stream.prepare(request)
    await stream.write(b'data: {"n": 1}\n\nevent: done\ndata: two\n\n')
    await until_gone(request)
    return stream


async def endless(request: web.Request) -> web.StreamResponse:
    """A body that never ends."""
    stream = web.StreamResponse(headers={"content-type": "text/plain"})
    await stream.prepare(request)
    await stream.write(b"chunk " * 2000)
    await until_gone(request)
    return stream


async def until_gone(request: web.Request) -> None:
    """Keep an answer open until the page goes away."""
    transport = request.transport
    while transport is not None and not transport.is_closing():  # noqa: ASYNC110 # aiohttp tells no end of a stream
        await asyncio.sleep(0.05)
