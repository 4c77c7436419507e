"""Everything on the wire, from CDP's Network domain: requests, answers, failures and their bodies.

One `NetworkWatch` serves all sessions of a person: a frame that moves to another process begins its document's request
in one session and ends it in another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from reticle.browser.bodies import JSON_LIMIT, decode, parse_json, parse_response_body
from reticle.browser.causes import find_beginning, gather_facts, list_suspects
from reticle.browser.codemap import CodeMap
from reticle.browser.cookies import watch_cookies
from reticle.browser.departed import Departed
from reticle.browser.described import describe
from reticle.browser.exchange import (
    DROPPED,
    HIDDEN_SCHEMES,
    UNENDED,
    UNREAD_S,
    Exchange,
    Unasked,
    asks_for_tab_icon,
    channel_of,
    origin_of,
)  # fmt: skip
from reticle.browser.missed import missed_exchange, missed_params
from reticle.browser.recorder import ActionWindow, Recorder
from reticle.browser.request_bodies import add_body, lacks_body
from reticle.browser.session import CdpSession, FrameNamer, PageNamer, Params, listen, send_or_none
from reticle.browser.sightings import Sightings
from reticle.browser.streams import StreamWatch
from reticle.browser.timebase import Timebase
from reticle.clock import SYSTEM
from reticle.model.event import Cause, EventData, NetFailed, NetRequest, NetResponse
from reticle.truth.cause import decide_cause

SCRIPTED = frozenset({"fetch", "xhr"})
TOTAL_BUFFER = 200 * 1024 * 1024
ELEMENT_LOADS = frozenset({"image", "stylesheet", "script", "font", "media"})


class NetworkWatch:
    """Turns Network events of any number of sessions into the log's network events."""

    def __init__(self, recorder: Recorder, code_map: CodeMap, own_origins: set[str]) -> None:
        self._recorder = recorder
        self.code_map = code_map
        self._own = own_origins
        self.sightings = Sightings()
        self._open: dict[str, Exchange] = {}
        self._unasked = Unasked()
        self._departed = Departed(self)
        self._documents: dict[str, tuple[float, Cause | None]] = {}
        self._mutating: set[str] = set()
        self._bodiless: set[int] = set()
        self._count = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def attach(
        self, session: CdpSession, *, page: PageNamer, frame_of: FrameNamer, worker: bool = False, bodies: bool = True
    ) -> None:
        """Watch one session: its events are filed under the page and frame that the namers say.

        A `worker` runs before its session stands, so answers to requests that were not seen are taken too. `bodies`
        False: none is asked for, since asking a shared worker's session for one ends the browser (Chromium 156).
        """

        def scoped(handler: Callable[[CdpSession, PageNamer, FrameNamer, Params], None]) -> Callable[[Params], None]:
            return lambda params: handler(session, page, frame_of, params)

        if not bodies:
            self._bodiless.add(id(session))
        listen(
            session,
            {
                "Network.requestWillBeSent": scoped(self._on_request),
                "Network.responseReceived": scoped(self._on_worker_response) if worker else self._on_response,
                "Network.responseReceivedExtraInfo": self._departed.on_headers,
                "Network.requestServedFromCache": self._on_served_from_cache,
                "Network.dataReceived": self._on_data,
                "Network.loadingFinished": self._on_finished,
                "Network.loadingFailed": self._on_failed,
            },
        )
        watch_cookies(self._recorder, session, page)
        StreamWatch(self, self._recorder, session, page, frame_of).listen()
        await session.send(
            "Network.enable",
            {
                "enableDurableMessages": True,  # bodies stay readable after the page that asked for them is gone
                "maxTotalBufferSize": TOTAL_BUFFER,
                "maxResourceBufferSize": 4 * JSON_LIMIT,
                "maxPostDataSize": JSON_LIMIT,
            },
        )

    def open_requests(self) -> list[Exchange]:
        """Return the requests without an answer, streams left out."""
        return [item for item in self._open.values() if not item.is_answered]

    def take_scripts(self) -> None:
        """Take from Playwright the answers of scripts that CDP tells none of: a worker's, when it began to run before
        its session stood."""
        t_s = self.timebase.to_monotonic(self.timebase.now())
        for exchange in [one for one in self._open.values() if one.resource == "script" and one.status == 0]:
            if (seen := self.sightings.answer_since(exchange.answers_before, exchange.url)) is not None:
                exchange.status, exchange.mime = seen.status, seen.headers.get("content-type", "").split(";")[0].strip()
                self._close(exchange, *(exchange.finished or (t_s, exchange.seen_bytes)))

    async def drain(self) -> None:
        """Wait until the bodies of all finished requests are in the log."""
        while self._tasks:
            await asyncio.gather(*tuple(self._tasks), return_exceptions=True)

    def close(self) -> None:
        """Stop reading bodies."""
        for task in self._tasks:
            task.cancel()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run `work` beside the event handlers, and keep it from being collected."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def is_own(self, url: str) -> bool:
        """Tell whether `url` is one of the app's own."""
        return origin_of(url) in self._own

    def find_open(self, request_id: str) -> Exchange | None:
        """Return the open request that CDP calls `request_id`."""
        return self._open.get(request_id)

    @property
    def timebase(self) -> Timebase:
        """The person's time axis."""
        return self._recorder.timebase

    def next_id(self) -> str:
        """Return a new id for a request of this person."""
        self._count += 1
        return f"n{self._count}"

    def tell(self, exchange: Exchange, data: EventData, t_s: float) -> None:
        """File an event of an exchange, CDP time in seconds."""
        if exchange.held is not None:
            exchange.held.append((data, t_s))
            return
        t = self._recorder.timebase.from_monotonic(t_s)
        action = exchange.action or (exchange.fell_into if isinstance(data, NetResponse | NetFailed) else None)
        event = self._recorder.add(
            data, t=t, page=exchange.page, frame=exchange.frame, cause=exchange.cause, action=action
        )  # fmt: skip
        if isinstance(data, NetRequest):
            exchange.fell_into = event.action

    def cause_of(
        self,
        params: Params,
        request: NetRequest,
        t: float,
        redirect_of: Cause | None = None,
        *,
        began_in: ActionWindow | None = None,
    ) -> Cause | None:
        """Say why a request was made; None outside every action's window. `began_in` is the window of the action in
        whose listener it is known to have begun."""
        window = began_in or self._recorder.find_window(t)
        if window is None:
            return None
        if asks_for_tab_icon(params):
            return "background"
        loaded_t, cause = self._documents.get(params.get("loaderId", ""), (0.0, None))
        parent = cause if loaded_t >= window.start_t else None
        heard = True if began_in is not None else None
        facts = gather_facts(params, t=t, window=window, redirect_of=redirect_of, parent=parent, root_is_listener=heard)
        return decide_cause(facts, request, self._recorder.log.background)

    def _on_request(self, session: CdpSession, page: PageNamer, frame_of: FrameNamer, params: Params) -> None:
        request, request_id, sent_s = params["request"], params["requestId"], params["timestamp"]
        self._recorder.timebase.map(sent_s, params["wallTime"])
        url, method = request["url"] + request.get("urlFragment", ""), request["method"]
        resource = params.get("type", "Other").lower()
        if url.startswith(HIDDEN_SCHEMES) or resource == "preflight":
            return
        if self._unasked.holds(params):
            self.sightings.cross_out(method, url)
            return
        before = self._open.pop(request_id, None)
        if before is not None and "redirectResponse" in params:
            before.note_response(params["redirectResponse"], sent_s)
            length = int(params["redirectResponse"].get("encodedDataLength", 0))
            self.tell(before, before.answer(sent_s, length), sent_s)
        exchange = Exchange(
            id=self.next_id(), request_id=request_id, session=session, page=page(),
            frame=frame_of(params.get("frameId")), method=method, url=url, resource=resource,
            channel=channel_of(resource, method), own_origin=self.is_own(url), sent_s=sent_s,
            answers_before=self.sightings.answers, loader=params.get("loaderId", ""),
        )  # fmt: skip
        self._open[request_id] = exchange
        self.sightings.cross_out(method, url)
        self.tell_request(exchange, params, before)

    def tell_request(self, exchange: Exchange, params: Params, before: Exchange | None) -> None:
        """File a request, told by `Network.requestWillBeSent`; `before` is the hop it was redirected from."""
        told = self._describe(exchange, params, before)
        t = self._recorder.timebase.from_monotonic(exchange.sent_s)
        exchange.cause = self.cause_of(params, told, t, before.cause if before else None)
        if exchange.resource == "document":
            self._documents[params.get("loaderId", "")] = (t, exchange.cause)
        stacked = params.get("initiator", {}).get("stack")
        suspects = list_suspects(self._recorder, exchange.session, told, t) if stacked else []
        if (not suspects or exchange.cause == "caused") and not lacks_body(params):
            self.tell(exchange, told, exchange.sent_s)
            return
        exchange.held = [(told, exchange.sent_s)]
        self.start(self._complete(exchange, params, told, suspects, before))

    async def _complete(
        self,
        exchange: Exchange,
        params: Params,
        told: NetRequest,
        suspects: list[ActionWindow],
        before: Exchange | None,
    ) -> None:
        """Ask whether it began in a listener of an action, and for a body that was not told, then file both."""
        suspects = [] if exchange.cause == "caused" else suspects
        stack = params.get("initiator", {}).get("stack", {})
        try:
            began_in, told = await asyncio.gather(
                find_beginning(stack, suspects, told.mutating), self._with_body(exchange, params, told, before)
            )
            if exchange.held:
                exchange.held[0] = (told, exchange.sent_s)
            if began_in is not None:
                t = self._recorder.timebase.from_monotonic(exchange.sent_s)
                exchange.cause, exchange.action = self.cause_of(params, told, t, began_in=began_in), began_in.action
                if exchange.resource == "document":
                    self._documents[params.get("loaderId", "")] = (t, exchange.cause)
        finally:
            held, exchange.held = exchange.held or [], None
            for data, t_s in held:
                self.tell(exchange, data, t_s)

    async def _with_body(
        self, exchange: Exchange, params: Params, told: NetRequest, before: Exchange | None
    ) -> NetRequest:
        if not lacks_body(params):
            return told
        is_asked = id(exchange.session) not in self._bodiless
        missing = await add_body(exchange.session, params, is_asked=is_asked)
        return replace(self._describe(exchange, params, before), body_missing=missing)

    def _describe(self, exchange: Exchange, params: Params, before: Exchange | None) -> NetRequest:
        told = describe(
            exchange, params, before, map_url=self.code_map.name, window=self._recorder.current, own=self._own
        )
        if told.mutating:
            self._mutating.add(exchange.id)
        return told

    def _on_worker_response(self, session: CdpSession, page: PageNamer, _: FrameNamer, params: Params) -> None:
        """Take an answer in a worker; its request may have left before our session stood."""
        response = params["response"]
        if params["requestId"] not in self._open and not response["url"].startswith(HIDDEN_SCHEMES):
            seen = self.sightings.take_by_url(response["url"])
            if seen is not None:
                exchange = missed_exchange(self, seen, page=page(), session=session)
                exchange.request_id = params["requestId"]
                exchange.sent_s = response.get("timing", {}).get("requestTime") or exchange.sent_s
                self._open[exchange.request_id] = exchange
                self.tell_request(exchange, missed_params(seen), None)
        self._on_response(params)

    def _on_response(self, params: Params) -> None:
        exchange = self._open.get(params["requestId"])
        if exchange is None:
            return
        exchange.note_response(params["response"], params["timestamp"])
        if exchange.resource == "document":
            self._departed.note_document(exchange)
        if exchange.finished is not None:
            self._close(exchange, *exchange.finished)
        elif exchange.is_stream:
            exchange.told_response = True
            self.tell(exchange, exchange.answer(params["timestamp"], 0, missing="streaming"), params["timestamp"])
        elif exchange.resource in SCRIPTED:
            if exchange.length == 0:
                self._close(exchange, params["timestamp"], 0)
            else:
                self.start(self._look_again(exchange, params["timestamp"]))

    def _on_served_from_cache(self, params: Params) -> None:
        if (exchange := self._open.get(params["requestId"])) is not None:
            exchange.from_cache = True

    def _on_data(self, params: Params) -> None:
        exchange = self._open.get(params["requestId"])
        if exchange is not None:
            exchange.seen_bytes += int(params["dataLength"])
            if exchange.length is not None and exchange.seen_bytes >= exchange.length and exchange.resource in SCRIPTED:
                # A page that looks at the status alone never reads the body, and CDP tells no end until it does.
                self._close(exchange, params["timestamp"], exchange.seen_bytes)

    async def _look_again(self, exchange: Exchange, t_s: float) -> None:
        """Tell an answer whose body does not end soon: whole when what came is whole JSON, else by its status alone."""
        await SYSTEM.await_timer(UNREAD_S)
        if self._open.get(exchange.request_id) is not exchange or exchange.finished is not None:
            return
        body = None
        if self._why_no_body(exchange, exchange.seen_bytes) is None:
            found = await send_or_none(exchange.session, "Network.getResponseBody", {"requestId": exchange.request_id})
            body = parse_json(decode(found.get("body", ""), bool(found.get("base64Encoded")))) if found else None
        if self._open.get(exchange.request_id) is not exchange:
            return
        if body is not None:
            del self._open[exchange.request_id]
            self._finish(exchange, t_s, exchange.seen_bytes, body, None)
        else:
            exchange.told_early = True
            self.tell(exchange, exchange.answer(t_s, exchange.seen_bytes, missing=UNENDED), t_s)

    def _on_finished(self, params: Params) -> None:
        exchange = self._open.pop(params["requestId"], None)
        if exchange is None or exchange.told_response:
            return
        if exchange.resource == "document":
            for left in self._departed.list_cut_off():
                self._on_failed({**params, "requestId": left.request_id, "canceled": True})
        size = max(int(params.get("encodedDataLength", 0)), exchange.seen_bytes)
        if exchange.status == 0:
            # A worker's own script ends in the page's session and gets its status in the worker's.
            exchange.finished = (params["timestamp"], size)
            self._open[exchange.request_id] = exchange
            return
        self._close(exchange, params["timestamp"], size)

    def _close(self, exchange: Exchange, t_s: float, size: int) -> None:
        self._open.pop(exchange.request_id, None)
        missing = self._why_no_body(exchange, size)
        self._mutating.discard(exchange.id)
        if missing is None:
            self.start(self._finish_with_body(exchange, t_s, size))
        else:
            self._finish(exchange, t_s, size, None, missing)

    def _why_no_body(self, exchange: Exchange, size: int) -> str | None:
        missing = exchange.wants_body(size, exchange.id in self._mutating)
        return "not readable in a shared worker" if not missing and id(exchange.session) in self._bodiless else missing

    async def _finish_with_body(self, exchange: Exchange, t_s: float, size: int) -> None:
        found = await send_or_none(exchange.session, "Network.getResponseBody", {"requestId": exchange.request_id})
        text = decode(found.get("body", ""), bool(found.get("base64Encoded"))) if found is not None else ""
        if found is None or (not text and exchange.seen_bytes):
            self._finish(exchange, t_s, size, None, DROPPED)
        elif len(text) > JSON_LIMIT:
            self._finish(exchange, t_s, size, None, "larger than 5 MiB")
        else:
            self._finish(exchange, t_s, size, parse_response_body(text, exchange.mime), None)

    def _finish(self, exchange: Exchange, t_s: float, size: int, body: Any, missing: str | None) -> None:
        self.tell(exchange, exchange.answer(t_s, size, body, missing), t_s)
        if exchange.status >= 400 and exchange.resource in ELEMENT_LOADS:
            self.tell(exchange, exchange.to_error(f"answered {exchange.status}"), t_s)

    def _on_failed(self, params: Params) -> None:
        exchange = self._open.pop(params["requestId"], None)
        if exchange is None:
            return
        t_s, mutating = params["timestamp"], exchange.id in self._mutating
        self._mutating.discard(exchange.id)
        if exchange.resource == "document":
            self._departed.forget_document(exchange)
        if exchange.status and not exchange.told_response and not exchange.told_early:
            # The answer had begun: its status is a fact, whoever stopped reading it.
            self.tell(exchange, exchange.answer(t_s, exchange.seen_bytes, missing=UNENDED), t_s)
        blocked, cors = params.get("blockedReason"), params.get("corsErrorStatus", {}).get("corsError")
        reason = params.get("errorText") or "failed"
        reason = f"{reason} ({blocked or cors})" if blocked or cors else reason
        canceled = bool(params.get("canceled")) or reason == "net::ERR_ABORTED"
        client = bool(blocked and blocked != "other") or reason == "net::ERR_BLOCKED_BY_CLIENT"
        failed = NetFailed(exchange.id, reason, canceled, client)
        if not self._departed.takes(exchange, failed, t_s, mutating=mutating):
            self.tell(exchange, failed, t_s)
        if exchange.resource in ELEMENT_LOADS and not canceled:
            self.tell(exchange, exchange.to_error(reason), t_s)
