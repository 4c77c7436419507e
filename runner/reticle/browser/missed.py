"""Requests of a page's first moments, told from what Playwright saw: no session of ours stood yet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from reticle.browser.bodies import JSON_LIMIT, parse_response_body
from reticle.browser.exchange import DROPPED, HIDDEN_SCHEMES, UNENDED, UNREAD_S, Exchange, channel_of
from reticle.model.event import NetFailed

if TYPE_CHECKING:
    from playwright.async_api import Request, Response

    from reticle.browser.network import NetworkWatch
    from reticle.browser.session import CdpSession


def tell_missed(
    network: NetworkWatch, request: Request, *, page: str, session: CdpSession
) -> asyncio.Task[None] | None:
    """File a request that CDP did not tell, and its answer as soon as it is there.

    Returns the task that files an answer which is known already; None when there is nothing to wait for.
    """
    if request.url.startswith(HIDDEN_SCHEMES):
        return None
    exchange = missed_exchange(network, request, page=page, session=session)
    network.tell_request(exchange, missed_params(request), None)
    filing = network.start(_answer(network, request, exchange))
    return filing if network.sightings.answer_of(request) is not None else None


def missed_exchange(network: NetworkWatch, request: Request, *, page: str, session: CdpSession) -> Exchange:
    """Build the exchange of a request that Playwright saw."""
    timebase = network.timebase
    started_ms = request.timing["startTime"]
    t = timebase.from_wall(started_ms) if started_ms > 0 else timebase.now()
    return Exchange(
        id=network.next_id(), request_id="", session=session, page=page, frame=(), method=request.method,
        url=request.url, resource=request.resource_type, channel=channel_of(request.resource_type, request.method),
        own_origin=network.is_own(request.url), sent_s=timebase.to_monotonic(t),
    )  # fmt: skip


def missed_params(request: Request) -> dict[str, Any]:
    """Spell what Playwright saw as the event that CDP did not send. It knows no initiator."""
    told: dict[str, Any] = {"method": request.method, "url": request.url, "headers": request.headers}
    if request.post_data_buffer is not None:
        told["postData"] = request.post_data_buffer.decode("utf-8", "replace")
    elif "content-type" in request.headers:
        told["hasPostData"] = True  # a blob's bytes are not kept there
    return {"request": told, "type": request.resource_type.capitalize()}


async def _answer(network: NetworkWatch, request: Request, exchange: Exchange) -> None:
    from playwright.async_api import Error

    try:
        response = await request.response()
        if response is None:
            data = NetFailed(exchange.id, request.failure or "failed", "ERR_ABORTED" in (request.failure or ""))
            network.tell(exchange, data, network.timebase.to_monotonic(network.timebase.now()))
            return
        exchange.status, exchange.from_worker = response.status, response.from_service_worker
        exchange.mime = response.headers.get("content-type", "").split(";")[0].strip()
        await _finish(network, request, response, exchange)
    except Error:
        seen = network.sightings.answer_of(request)
        if seen is None:
            return  # the page closed before its answer came
        exchange.status = seen.status
        t_s = network.timebase.to_monotonic(network.timebase.now())
        network.tell(exchange, exchange.answer(t_s, 0, missing=DROPPED), t_s)


async def _finish(network: NetworkWatch, request: Request, response: Response, exchange: Exchange) -> None:
    from playwright.async_api import Error

    body, missing, size = None, exchange.wants_body(0, request.method not in ("GET", "HEAD", "OPTIONS")), 0
    ended = asyncio.ensure_future(response.finished() if missing is not None else response.body())
    ended.add_done_callback(lambda one: one.cancelled() or one.exception())  # the page may end before anybody asks
    done, _ = await asyncio.wait({ended}, timeout=UNREAD_S)
    if not done:
        # who looks at the status alone never reads the body
        t_s = network.timebase.to_monotonic(network.timebase.now())
        network.tell(exchange, exchange.answer(t_s, size, body, missing or UNENDED), t_s)
        await asyncio.wait({ended})
        if ended.exception() is not None:
            return
    if missing is None:
        try:
            raw = bytes(ended.result() or b"")
        except Error:
            missing = DROPPED
        else:
            size = len(raw)
            missing = "larger than 5 MiB" if size > JSON_LIMIT else None
            body = None if missing else parse_response_body(raw.decode("utf-8", "replace"), exchange.mime)
    elif ended.exception() is not None:
        missing = DROPPED
    ended_ms = request.timing["startTime"] + max(0.0, request.timing["responseEnd"])
    t_s = network.timebase.to_monotonic(network.timebase.from_wall(ended_ms))
    network.tell(exchange, exchange.answer(max(t_s, exchange.sent_s), size, body, missing), max(t_s, exchange.sent_s))
