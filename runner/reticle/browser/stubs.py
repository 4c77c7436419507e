"""Requests that are answered without the server, as a flow says, and how often each was."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from reticle.browser.bodies import parse_request_body
from reticle.browser.exchange import channel_of, origin_of
from reticle.browser.operations import find_operation
from reticle.clock import SYSTEM
from reticle.judge.leaves_net import matches_request, spell_net
from reticle.model.event import Event, NetRequest
from reticle.model.frozen import Stub, StubReply
from reticle.text import plural
from reticle.truth.requests import Exchange

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Request, Route

    from reticle.browser.keeping import Keeper


_NAMED = 5
"""So many stubs that were never hit are named."""


@dataclass
class Use:
    """A stub with its body, read beforehand, and how often it answered. `file_type` is the media type of its file."""

    stub: Stub
    body: bytes
    file_type: str | None = None
    hits: int = 0

    @property
    def is_left(self) -> bool:
        """Tell whether it may answer once more."""
        return self.stub.times is None or self.hits < self.stub.times


@dataclass
class Stubs:
    """All stubs of a replay, in the order they were declared: the first that fits and may still answer does.

    With `keeper`, what other origins answer is kept. With `is_offline`, the addresses that it names are not reached
    when no stub answers: their requests are refused, and stand in `unanswered`.
    """

    uses: list[Use] = field(default_factory=list)
    keeper: Keeper | None = None
    is_offline: Callable[[str], bool] | None = None
    unanswered: list[NetRequest] = field(default_factory=list)

    def add(self, stubs: Sequence[Stub], read: Callable[[str], bytes]) -> None:
        """Take in stubs; `read` gives the content of a file that a reply names and may raise InputError."""
        for stub in stubs:
            self.uses.append(_prepare(stub, read))

    def find(self, request: NetRequest) -> Use | None:
        """Return the stub that answers a request."""
        exchange = Exchange(Event(0, 0.0, request), request, "assumed")
        return next((use for use in self.uses if use.is_left and matches_request(use.stub.match, exchange)), None)

    def covers(self, request: NetRequest) -> bool:
        """Tell whether a stub is there for a request, whether or not it may still answer."""
        exchange = Exchange(Event(0, 0.0, request), request, "assumed")
        return any(matches_request(use.stub.match, exchange) for use in self.uses)

    def notes(self) -> list[str]:
        """Say how often each stub answered, recorded ones together; one that never did is the finding."""
        told = []
        recorded: dict[str, list[Use]] = {}
        for use in self.uses:
            name = f"stub {spell_net(use.stub.match)}"
            if use.stub.recorded:
                recorded.setdefault((use.stub.match.url_contains or "").rstrip("/"), []).append(use)
            else:
                told.append(f"{name} answered {plural(use.hits, 'time')}" if use.hits else f"{name} was never hit")
        return [*told, *(_told_together(origin, uses) for origin, uses in recorded.items())]

    async def attach(self, context: BrowserContext) -> None:
        """Answer the requests of a context. Nothing is intercepted where nothing is declared."""
        if self.keeper is not None:
            context.on("request", self._sight)
        if self.uses or self.is_offline is not None:
            await context.route("**/*", self._answer)

    def _sight(self, request: Request) -> None:
        if self.keeper is not None:
            self.keeper.sight(_describe(request), request)

    async def _answer(self, route: Route, request: Request) -> None:
        from playwright.async_api import Error

        asked = _describe(request)
        use = self.find(asked)
        try:
            if use is None and self.is_offline is not None and self.is_offline(asked.url):
                self.unanswered.append(asked)
                await route.abort("internetdisconnected")
                return
            if use is None:
                await route.fallback()
                return
            use.hits += 1
            if isinstance(use.stub.reply, StubReply):
                await _fulfil(route, request, use, use.stub.reply)
            elif use.stub.reply == "abort":
                await route.abort()
            else:
                await route.continue_()
        except Error:
            return  # the page went away meanwhile, or gave the request up


def _told_together(origin: str, uses: Sequence[Use]) -> str:
    """Say of the recorded stubs of one origin how often they answered and which were never hit."""
    text = f"{plural(len(uses), 'recorded stub')} of {origin} answered {plural(sum(use.hits for use in uses), 'time')}"
    never = list(dict.fromkeys(spell_net(use.stub.match) for use in uses if not use.hits))
    if not never:
        return text
    more = f" and {plural(len(never) - _NAMED, 'other')}" if len(never) > _NAMED else ""
    return f"{text}; never hit: {', '.join(never[:_NAMED])}{more}"


def _prepare(stub: Stub, read: Callable[[str], bytes]) -> Use:
    reply = stub.reply
    if not isinstance(reply, StubReply):
        return Use(stub, b"")
    if reply.file is not None:
        return Use(stub, read(reply.file), mimetypes.guess_type(reply.file)[0] or "application/octet-stream")
    if "json_" in reply.model_fields_set:
        return Use(stub, json.dumps(reply.json_, ensure_ascii=False).encode(), "application/json")
    return Use(stub, (reply.text or "").encode(), "text/plain; charset=utf-8")


def _describe(request: Request) -> NetRequest:
    kind = request.headers.get("content-type", "")
    sent = request.post_data_buffer
    body = parse_request_body(sent.decode("utf-8", "replace") if sent else None, kind)
    operation = find_operation(request.method, request.url, body, kind)
    channel = channel_of(request.resource_type, request.method)
    return NetRequest(
        "", request.method, request.url, operation.mutating, channel, request.resource_type, operation.name, body
    )  # fmt: skip


async def _fulfil(route: Route, request: Request, use: Use, reply: StubReply) -> None:
    if reply.delay_ms:
        await SYSTEM.await_timer(reply.delay_ms / 1000)
    headers: dict[str, Any] = {name.lower(): value for name, value in reply.headers.items()}
    if use.file_type:
        headers.setdefault("content-type", use.file_type)
    asker = request.headers.get("origin")
    if asker and asker != origin_of(request.url) and urlsplit(request.url).scheme in ("http", "https"):
        headers.setdefault("access-control-allow-origin", asker)
        headers.setdefault("access-control-allow-credentials", "true")
    await route.fulfill(status=reply.status, headers=headers, body=use.body)
