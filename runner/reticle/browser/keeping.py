"""What other origins answered to a replay or a recording, bodies and all, so that stubs can be made of it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urldefrag

from reticle.browser.bodies import STREAMS, parse_json, parse_request_body
from reticle.browser.exchange import HIDDEN_SCHEMES, asks_for_tab_icon, body_length, channel_of, header
from reticle.browser.operations import find_operation
from reticle.browser.session import CdpSession, Params, listen, send_or_none
from reticle.model.event import NetRequest

if TYPE_CHECKING:
    from playwright.async_api import Request

BODY_LIMIT = 5 * 1024 * 1024
TOTAL_LIMIT = 100 * 1024 * 1024
QUIET_S = 5.0
"""So long answers that are under way at the end are waited for."""

Fate = Literal[
    "open",
    "kept",
    "failed",
    "given-up",
    "too-large",
    "lost",
    "stream",
    "unended",
    "home",
    "from-home",
    "by-worker",
    "full",
]


@dataclass
class Answer:
    """One request to another origin and what came of it; a redirected one with what stood at the end of its way.

    `fate`: `kept` has a status and a body; `failed` never came; `given-up` was called off by the page; `too-large`,
    `lost` and `unended` have a status and no whole body; a `stream` has no one answer; `home` was sent back to the app,
    and `from-home` was sent here by the app itself, where nothing can stand in for it; a service worker asked or
    answered `by-worker`, which no stub sees; `full`: there was no more room.
    """

    request: NetRequest
    fate: Fate = "open"
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    size: int = 0


@dataclass
class _Open:
    answer: Answer
    session: CdpSession
    length: int | None = None


class Keeper:
    """Listens to the pages of one replay. `is_own` tells which addresses are the app's: these are left alone."""

    def __init__(self, is_own: Callable[[str], bool], *, room: int = TOTAL_LIMIT) -> None:
        self.answers: list[Answer] = []
        self._room = room
        self._is_own = is_own
        self._open: dict[str, _Open] = {}
        self._homes: set[str] = set()
        """Requests that began at the app itself and are under way."""
        self._sighted: list[tuple[NetRequest, Request]] = []
        """What Playwright saw: a worker may have asked, and been answered, before its session stood."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    def listen(self, session: CdpSession, *, is_worker: bool = False) -> None:
        """Take in what one session, of a page or of a worker, tells of its network."""

        def on_response(params: Params) -> None:
            self._on_response(session, params["requestId"], params["response"], is_worker=is_worker)

        listen(
            session,
            {
                "Network.requestWillBeSent": lambda params: self._on_request(session, params),
                "Network.responseReceived": on_response,
                "Network.dataReceived": self._on_data,
                "Network.loadingFinished": lambda params: self._end(params["requestId"]),
                "Network.loadingFailed": self._on_failed,
                "Network.webSocketCreated": lambda params: self._on_socket(params["url"]),
            },
        )

    def sight(self, request: NetRequest, source: Request) -> None:
        """Take in that Playwright saw a request; what a redirect made of it is no other."""
        if request.url.startswith(HIDDEN_SCHEMES) or self._is_own(request.url) or source.redirected_from is not None:
            return
        if source.service_worker is not None:
            self.answers.append(Answer(request, "by-worker"))
        else:
            self._sighted.append((replace(request, url=urldefrag(request.url)[0]), source))

    async def finish(self) -> None:
        """Wait for what is under way, for `QUIET_S` at most, and for the bodies."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUIET_S):
                while self._open:
                    self._changed.clear()
                    await self._changed.wait()
        for request_id, opened in tuple(self._open.items()):
            del self._open[request_id]
            if opened.answer.status:
                self._start(self._read(request_id, opened, only_whole_json=True))
            else:
                opened.answer.fate = "unended"
        while self._tasks:
            await asyncio.gather(*tuple(self._tasks), return_exceptions=True)
        for request in self._unheard():
            answer = Answer(request, "lost")
            self.answers.append(answer)
            await self._read_elsewhere(answer)

    def _unheard(self) -> list[NetRequest]:
        """Return what was seen and never told by a session."""
        told = Counter((answer.request.method, answer.request.url) for answer in self.answers)
        unheard = []
        for request, _ in self._sighted:
            if not told[request.method, request.url]:
                unheard.append(request)
            told[request.method, request.url] -= 1
        return unheard

    def _on_request(self, session: CdpSession, params: Params) -> None:
        request_id, sent = params["requestId"], params["request"]
        url, resource = sent["url"] + sent.get("urlFragment", ""), params.get("type", "Other").lower()
        is_preflight = "preflight" in (resource, params.get("initiator", {}).get("type"))
        if url.startswith(HIDDEN_SCHEMES) or is_preflight or resource == "websocket" or asks_for_tab_icon(params):
            return
        is_own, before = self._is_own(url), self._open.get(request_id)
        if before is not None and "redirectResponse" in params:
            if is_own:
                before.answer.fate = "home"
                self._forget(request_id)
            return
        from_home = "redirectResponse" in params and request_id in self._homes
        if is_own:
            self._homes.add(request_id)
            return
        answer = Answer(_describe(sent, urldefrag(url)[0], resource))
        self.answers.append(answer)
        if from_home:
            answer.fate = "from-home"
        elif answer.request.channel == "sse":
            answer.fate = "stream"
        else:
            self._open[request_id] = _Open(answer, session)

    def _begun_unseen(self, session: CdpSession, request_id: str, url: str) -> _Open | None:
        """Take in an answer to what a worker asked for before its session stood."""
        seen = next((request for request in self._unheard() if request.url == urldefrag(url)[0]), None)
        if seen is None or request_id in self._homes:
            return None
        answer = Answer(seen)
        self.answers.append(answer)
        opened = self._open[request_id] = _Open(answer, session)
        return opened

    def _on_response(self, session: CdpSession, request_id: str, response: Params, *, is_worker: bool) -> None:
        opened = self._open.get(request_id)
        if opened is None and is_worker:
            opened = self._begun_unseen(session, request_id, response["url"])
        if opened is None:
            return
        answer = opened.answer
        answer.status = int(response["status"])
        answer.headers = {name.lower(): str(value) for name, value in response.get("headers", {}).items()}
        answer.headers.setdefault("content-type", response.get("mimeType", ""))
        opened.length = body_length(answer.headers)
        if response.get("mimeType", "").startswith(STREAMS) or response.get("fromServiceWorker"):
            answer.fate = "by-worker" if response.get("fromServiceWorker") else "stream"
            self._forget(request_id)
        elif opened.length == 0:
            self._end(request_id)

    def _on_data(self, params: Params) -> None:
        opened = self._open.get(params["requestId"])
        if opened is None:
            return
        opened.answer.size += int(params["dataLength"])
        if opened.length is not None and opened.answer.size >= opened.length:
            self._end(params["requestId"])  # a page that looks at the status alone never reads the body to its end

    def _end(self, request_id: str) -> None:
        self._homes.discard(request_id)
        opened = self._forget(request_id)
        if opened is None:
            return
        if not opened.answer.status:
            opened.answer.fate = "lost"
        elif opened.answer.size > BODY_LIMIT:
            opened.answer.fate = "too-large"
        else:
            self._start(self._read(request_id, opened))

    def _on_failed(self, params: Params) -> None:
        self._homes.discard(params["requestId"])
        opened = self._forget(params["requestId"])
        if opened is None:
            return
        called_off = params.get("canceled") or params.get("errorText") == "net::ERR_ABORTED"
        never_left = params.get("blockedReason") in ("csp", "mixed-content", "inspector", "subresource-filter")
        opened.answer.fate = "given-up" if called_off or never_left else "failed"

    def _on_socket(self, url: str) -> None:
        if not self._is_own(url):
            self.answers.append(Answer(NetRequest("", "GET", url, False, "ws", "websocket", None, None), "stream"))

    def _forget(self, request_id: str) -> _Open | None:
        opened = self._open.pop(request_id, None)
        self._changed.set()
        return opened

    async def _read(self, request_id: str, opened: _Open, *, only_whole_json: bool = False) -> None:
        answer = opened.answer
        found = await send_or_none(opened.session, "Network.getResponseBody", {"requestId": request_id})
        if found is None and (opened.length == 0 or answer.status in (204, 205, 304) or not answer.size):
            found = {"body": "", "base64Encoded": False}
        if found is None:
            answer.fate = "lost"
            return
        text: str = found.get("body", "")
        if found.get("base64Encoded"):
            body = base64.b64decode(text)
        else:  # the browser has decoded it
            body = text.encode("utf-8", "surrogatepass")
            answer.headers["content-type"] = _in_utf8(answer.headers["content-type"], bool(text))
        if only_whole_json and parse_json(body.decode("utf-8", "replace")) is None:
            answer.fate = "unended"
        else:
            self._keep(answer, body)

    def _keep(self, answer: Answer, body: bytes) -> None:
        answer.size = len(body)
        if answer.size > BODY_LIMIT:
            answer.fate = "too-large"
        elif answer.size > self._room:
            answer.fate = "full"
        else:
            self._room -= answer.size
            answer.body, answer.fate = body, "kept"

    async def _read_elsewhere(self, answer: Answer) -> None:
        """Ask Playwright for an answer that no session of ours told."""
        from playwright.async_api import Error

        source: Request | None = next(source for request, source in self._sighted if request is answer.request)
        while source is not None and source.redirected_to is not None:
            source = source.redirected_to
        with contextlib.suppress(Error, TimeoutError):
            async with asyncio.timeout(QUIET_S):
                response = await source.response() if source is not None else None
                if response is None:
                    return
                body = await response.body()
                answer.status, answer.headers = response.status, {"content-type": "", **response.headers}
                self._keep(answer, body)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _describe(sent: Params, url: str, resource: str) -> NetRequest:
    kind = header(sent.get("headers", {}), "content-type") or ""
    body = parse_request_body(sent.get("postData"), kind)
    operation = find_operation(sent["method"], url, body, kind)
    channel = channel_of(resource, sent["method"])
    return NetRequest("", sent["method"], url, operation.mutating, channel, resource, operation.name, body)


def _in_utf8(content_type: str, has_text: bool) -> str:
    """Say that a text is UTF-8, whatever it was when it came."""
    plain = content_type.split(";")[0].strip()
    return f"{plain}; charset=utf-8" if has_text and plain and not plain.endswith("json") else content_type
