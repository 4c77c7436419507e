"""One GET over a plain socket: enough to ask whether a server is up, without an HTTP client's start-up time."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

_HEAD_LIMIT = 65536
BODY_LIMIT = 8192


@dataclass(frozen=True)
class ProbeAnswer:
    """What a server answered. Header names are lower case; `body` is the beginning, transfer coding left as it is."""

    status: int
    headers: Mapping[str, str]
    body: bytes


async def probe(url: str, *, timeout_s: float) -> ProbeAnswer:
    """Ask `url` once, following nothing; certificates are not looked at. Raises OSError or TimeoutError."""
    async with asyncio.timeout(timeout_s):
        return await _ask(url)


async def _ask(url: str) -> ProbeAnswer:
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        parts.hostname, parts.port or (443 if secure else 80), ssl=_any_certificate() if secure else None
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        host = parts.netloc.rpartition("@")[2]
        lines = (f"GET {path} HTTP/1.1", f"Host: {host}", "Accept: */*", "User-Agent: reticle", "Connection: close")
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("utf-8"))
        await writer.drain()
        status, headers = await _read_head(reader)
        wanted = min(BODY_LIMIT, int(headers["content-length"])) if _is_length(headers) else BODY_LIMIT
        return ProbeAnswer(status, headers, await _read_up_to(reader, wanted))
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except asyncio.IncompleteReadError:
        raise ConnectionError("the connection ended before an answer") from None
    except asyncio.LimitOverrunError:
        raise ConnectionError(f"the answer's head is longer than {_HEAD_LIMIT} bytes") from None
    first, *rest = head.split("\r\n")
    words = first.split(" ", 2)
    if not first.startswith("HTTP/") or len(words) < 2 or not words[1].isdigit():
        raise ConnectionError("the answer is not HTTP")
    pairs = (line.partition(":") for line in rest if ":" in line)
    return int(words[1]), {name.strip().lower(): value.strip() for name, _, value in pairs}


async def _read_up_to(reader: asyncio.StreamReader, count: int) -> bytes:
    body = b""
    while len(body) < count and (block := await reader.read(count - len(body))):
        body += block
    return body


def _is_length(headers: Mapping[str, str]) -> bool:
    return headers.get("content-length", "").isdigit()


def _any_certificate() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
