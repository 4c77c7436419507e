"""Somebody else's server on loopback: answers what a test says, to any origin, and can be gone."""

from __future__ import annotations

import http.server
import socket
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass
class Reply:
    """What it answers."""

    body: bytes = b""
    kind: str = "application/json"
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


Handle = Callable[[http.server.BaseHTTPRequestHandler, bytes], Reply]


class ThirdParty:
    """`on(path, reply)` answers a path, query aside; a list of replies comes in turn. `hits` lists method and path."""

    def __init__(self) -> None:
        self.hits: list[str] = []
        self._replies: dict[str, list[Reply] | Handle] = {}
        party = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                party._answer(self)

            def do_POST(self) -> None:
                party._answer(self)

            def do_OPTIONS(self) -> None:
                party._answer(self)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def on(self, path: str, *replies: Reply, by: Handle | None = None) -> None:
        """Answer a path; the last reply repeats."""
        self._replies[path] = by or list(replies)

    def close(self) -> None:
        """Be gone: nobody answers at its address any more."""
        self._server.shutdown()
        self._server.server_close()

    def _answer(self, handler: http.server.BaseHTTPRequestHandler) -> None:
        body = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        path = handler.path.split("?")[0]
        self.hits.append(f"{handler.command} {handler.path}")
        found = self._replies.get(path, [Reply(b"no such thing", "text/plain", 404)])
        if handler.command == "OPTIONS":
            reply = Reply(b"", "text/plain", 204)
        elif callable(found):
            reply = found(handler, body)
        else:
            reply = found.pop(0) if len(found) > 1 else found[0]
        handler.send_response(reply.status)
        asker = handler.headers.get("Origin") or "*"
        told = {
            "Content-Type": reply.kind, "Content-Length": str(len(reply.body)), "Access-Control-Allow-Origin": asker,
            "Access-Control-Allow-Credentials": "true", "Access-Control-Allow-Headers": "content-type,x-asker",
            "Access-Control-Allow-Methods": "GET, POST, PUT", **reply.headers,
        }  # fmt: skip
        for name, value in told.items():
            if value:
                handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(reply.body)


def free_port() -> int:
    """Return a port of loopback that nobody uses."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port
