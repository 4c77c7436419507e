"""Waiting until the app is ready: a path, a URL, a TCP port, or a line of its output."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urljoin, urlsplit

from reticle.appproc.probe import ProbeAnswer, probe
from reticle.appproc.processes import Process
from reticle.clock import Clock
from reticle.errors import AppNotReadyError, ConfigError
from reticle.text import cut, squash

_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.03, 0.5
_ASK_S = 10.0
_LOADING = re.compile(r"\b(loading|starting|booting|warming up|please wait|coming up|initiali[sz]ing|building)\b", re.I)
_TAGS = re.compile(r"<(script|style|noscript|title)\b.*?</\1\s*>|<[^>]*>", re.I | re.S)
_REFRESH = re.compile(r"<meta[^>]+http-equiv\s*=\s*[\"']?refresh", re.I)
_WAITING_PAGE_CHARS = 160


@dataclass(frozen=True)
class Readiness:
    """What to wait for. `line` is text that the process prints; `port` a TCP port; `url` an address to ask."""

    url: str | None = None
    port: int | None = None
    line: str | None = None

    def __str__(self) -> str:
        if self.line is not None:
            return f'the line "{self.line}"'
        return f"port {self.port}" if self.port is not None else str(self.url)

    @property
    def address(self) -> tuple[str, int] | None:
        """Return host and port on this machine that it connects to, None when it is elsewhere or a line."""
        if self.port is not None:
            return ("127.0.0.1", self.port)
        return local_address(self.url) if self.url is not None else None


def local_address(url: str) -> tuple[str, int] | None:
    """Return host and port of a URL on this machine, None for another machine."""
    parts = urlsplit(url)
    if parts.hostname not in ("127.0.0.1", "localhost", "::1", "0.0.0.0"):
        return None
    port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    return (parts.hostname, port) if port is not None else None


def parse_readiness(text: str, base_url: str) -> Readiness:
    """Read the `ready` of a process: `/path` and `http…` are asked, `8080` and `tcp:8080` connected to, `line:TEXT`
    looked for in the output. Raises ConfigError."""
    if text.startswith("line:") and text[5:].strip():
        return Readiness(line=text[5:].strip())
    if text.startswith(("http://", "https://")):
        return Readiness(url=text)
    if text.startswith("/"):
        return Readiness(url=urljoin(base_url, text))
    number = text.removeprefix("tcp:")
    if number.isdigit() and 0 < int(number) < 65536:
        return Readiness(port=int(number))
    raise ConfigError(
        f'ready = "{text}" is no readiness',
        hint='"/healthz", "http://…", "8080" (a TCP port) or "line:listening on" (of its output)',
    )


async def await_ready(process: Process, readiness: Readiness, *, timeout_s: float, clock: Clock) -> None:
    """Wait until `process` is ready.

    A refused connection, a status of 500 and more, 404, 425, 429, a `Retry-After` or `Refresh` header and a page that
    only says that it is loading all mean "not yet". Raises AppNotReadyError with the end of its output when the
    process dies first or the time runs out.
    """
    last = _Last()
    work: Awaitable[None]
    if readiness.line is not None:
        work = _await_line(process, readiness.line)
    elif readiness.port is not None:
        work = _await_port(readiness.port, clock, last)
    else:
        work = _await_url(str(readiness.url), clock, last)
    waiting = asyncio.ensure_future(work)
    ended = asyncio.ensure_future(process.ended.wait())
    timer = asyncio.ensure_future(clock.await_timer(timeout_s))
    try:
        await asyncio.wait({waiting, ended, timer}, return_when=asyncio.FIRST_COMPLETED)
        if waiting.done() and not ended.done():
            await waiting
            return
        if ended.done():
            raise _not_ready(process, f"ended with exit code {process.exit_code} before it was ready")
        raise _not_ready(process, f"was not ready after {timeout_s:g} s ({readiness}: {last.said})")
    finally:
        for task in (waiting, ended, timer):
            task.cancel()
        await asyncio.gather(waiting, ended, timer, return_exceptions=True)


class _Last:
    """What the last try found."""

    said = "nothing yet"


def _not_ready(process: Process, what: str) -> AppNotReadyError:
    tail = process.output.tail()
    said = f"\n  its output ends:\n{tail}" if tail else "; it printed nothing"
    return AppNotReadyError(f'the app\'s process "{process.name}" {what}{said}')


async def _await_line(process: Process, text: str) -> None:
    seen = asyncio.Event()
    stop = process.output.subscribe(lambda line: seen.set() if text in line else None)
    try:
        if not any(text in line for line in process.output.lines()):
            await seen.wait()
    finally:
        stop()


async def _await_port(port: int, clock: Clock, last: _Last) -> None:
    async def connect() -> bool:
        try:
            _, writer = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port), _ASK_S)
        except (OSError, TimeoutError) as caught:
            last.said = f"no connection ({_short(caught)})"
            return False
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
        return True

    await _again(connect, clock)


async def _await_url(url: str, clock: Clock, last: _Last) -> None:
    async def ask() -> bool:
        try:
            last.said = _why_not(await probe(url, timeout_s=_ASK_S)) or "ready"
        except (OSError, TimeoutError) as caught:
            last.said = f"no answer ({_short(caught)})"
        return last.said == "ready"

    await _again(ask, clock)


def _why_not(answer: ProbeAnswer) -> str | None:
    """Say why an answer does not mean "ready", or None when it does."""
    if answer.status in (404, 425, 429) or answer.status >= 500:
        return f"status {answer.status}"
    for name in ("retry-after", "refresh"):
        if name in answer.headers and answer.status < 400:
            return f"a {name} header"
    kind = answer.headers.get("content-type", "text/html")
    if not kind.startswith(("text/html", "text/plain")):
        return None
    page = answer.body.decode("utf-8", "replace")
    return f'it says "{cut(squash(_TAGS.sub(" ", page)), 40)}"' if says_loading(page) else None


def says_loading(page: str) -> bool:
    """Tell whether a page is only a notice that the app is coming up: it refreshes itself, or is one short sentence.

    A page with scripts is never one: an app that draws itself may begin with the word "Loading".
    """
    if _REFRESH.search(page):
        return True
    if re.search(r"<script\b", page, re.I):
        return False
    words = squash(_TAGS.sub(" ", page))
    return len(words) <= _WAITING_PAGE_CHARS and _LOADING.search(words) is not None


async def _again(attempt: Callable[[], Awaitable[bool]], clock: Clock) -> None:
    """Ask again and again, with pauses that grow: a foreign server tells nobody that it came up."""
    pause_s = _FIRST_PAUSE_S
    while not await attempt():
        await clock.await_timer(pause_s)
        pause_s = min(pause_s * 1.5, _LONGEST_PAUSE_S)


def _short(caught: BaseException) -> str:
    return cut(squash(str(caught)) or type(caught).__name__, 100)
