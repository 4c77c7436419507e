"""Messages on WebSockets and event streams."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reticle.browser.exchange import Exchange, initiator_place
from reticle.browser.late_sockets import find_late_url
from reticle.browser.recorder import Recorder
from reticle.browser.session import CdpSession, FrameNamer, PageNamer, Params, listen
from reticle.model.event import NetFailed, NetFrame, NetRequest

if TYPE_CHECKING:
    from reticle.browser.network import NetworkWatch

FRAME_LIMIT = 1024 * 1024
_BINARY = 2


class StreamWatch:
    """Turns a session's WebSocket and EventSource events into the log's `net.frame` events."""

    def __init__(
        self, network: NetworkWatch, recorder: Recorder, session: CdpSession, page: PageNamer, frame_of: FrameNamer
    ) -> None:
        self._network = network
        self._recorder = recorder
        self._session = session
        self._page = page
        self._frame = frame_of
        self._sockets: dict[str, Exchange] = {}
        self._initiators: dict[str, Params] = {}
        self._late: dict[str, list[Callable[[], None]]] = {}
        """What sockets told whose address is looked for, by request id."""

    def listen(self) -> None:
        """Subscribe; the Network domain is enabled by whoever made this."""
        listen(
            self._session,
            {
                "Network.webSocketCreated": self._on_created,
                "Network.webSocketWillSendHandshakeRequest": self._on_handshake,
                "Network.webSocketHandshakeResponseReceived": self._on_answer,
                "Network.webSocketFrameSent": lambda params: self._on_frame(params, out=True),
                "Network.webSocketFrameReceived": lambda params: self._on_frame(params, out=False),
                "Network.webSocketFrameError": self._on_error,
                "Network.webSocketClosed": self._on_closed,
                "Network.eventSourceMessageReceived": self._on_message,
            },
        )

    def _on_created(self, params: Params) -> None:
        self._initiators[params["requestId"]] = params

    def _on_handshake(self, params: Params) -> None:
        """Tell the request at the handshake: the event of its creation carries no time."""
        created = self._initiators.pop(params["requestId"], None)
        if created is None:
            self._when_found(params["requestId"], lambda: self._on_handshake(params))
            return
        exchange = Exchange(
            id=self._network.next_id(), request_id=params["requestId"], session=self._session, page=self._page(),
            frame=self._frame(created.get("frameId")), method="GET", url=created["url"], resource="websocket",
            channel="ws", own_origin=self._network.is_own(created["url"]), sent_s=params["timestamp"],
        )  # fmt: skip
        if "wallTime" in params:
            self._recorder.timebase.map(params["timestamp"], params["wallTime"])
        request = NetRequest(
            id=exchange.id,
            method="GET",
            url=exchange.url,
            mutating=False,
            channel="ws",
            resource="websocket",
            initiator=initiator_place(created.get("initiator", {}), map_url=self._network.code_map.name),
            own_origin=exchange.own_origin,
        )
        t = self._recorder.timebase.from_monotonic(params["timestamp"])
        exchange.cause = self._network.cause_of(created, request, t)
        self._sockets[params["requestId"]] = exchange
        self._network.tell(exchange, request, params["timestamp"])

    def _when_found(self, request_id: str, tell: Callable[[], None]) -> None:
        """Tell what is known of a socket that was opened before this session stood, once its address is."""
        waiting = self._late.setdefault(request_id, [])
        waiting.append(tell)
        if len(waiting) == 1:
            self._network.start(self._find_late(request_id))

    async def _find_late(self, request_id: str) -> None:
        url = await find_late_url(self._session, {exchange.url for exchange in self._sockets.values()})
        waiting = self._late.pop(request_id)
        if url is None:
            self._recorder.log.add_coverage(f"a connection of page {self._page()} that was opened early", ("net",))
            return
        self._initiators[request_id] = {"requestId": request_id, "url": url}
        for tell in waiting:
            tell()

    def _is_late(self, params: Params, tell: Callable[[Params], None]) -> bool:
        """Put what a socket tells behind the search for its address, when that goes on."""
        waiting = self._late.get(params["requestId"])
        if waiting is not None:
            waiting.append(lambda: tell(params))
        return waiting is not None

    def _on_answer(self, params: Params) -> None:
        if self._is_late(params, self._on_answer):
            return
        exchange = self._sockets.get(params["requestId"])
        if exchange is not None:
            exchange.status, exchange.told_response = int(params["response"]["status"]), True
            data = exchange.answer(params["timestamp"], 0, missing="streaming")
            self._network.tell(exchange, data, params["timestamp"])

    def _on_frame(self, params: Params, *, out: bool) -> None:
        request_id, frame = params["requestId"], params["response"]
        if self._is_late(params, lambda said: self._on_frame(said, out=out)) or frame["opcode"] > _BINARY:
            return
        exchange = self._sockets.get(request_id)
        if exchange is None:
            self._when_found(request_id, lambda: self._on_late_frame(params, out=out))
            return
        text = frame["payloadData"]
        if frame["opcode"] == _BINARY:
            text = f"‹{len(text) * 3 // 4 - text[-2:].count('=')} bytes›"
        data = NetFrame(exchange.id, exchange.url, "ws", "out" if out else "in", text[:FRAME_LIMIT])
        self._network.tell(exchange, data, params["timestamp"])

    def _on_late_frame(self, params: Params, *, out: bool) -> None:
        """Take the first thing that is seen of a socket: its handshake was before."""
        self._on_handshake({"requestId": params["requestId"], "timestamp": params["timestamp"]})
        self._on_frame(params, out=out)

    def _on_error(self, params: Params) -> None:
        if self._is_late(params, self._on_error):
            return
        exchange = self._sockets.pop(params["requestId"], None)
        if exchange is not None:
            self._network.tell(exchange, NetFailed(exchange.id, params["errorMessage"]), params["timestamp"])

    def _on_closed(self, params: Params) -> None:
        if self._is_late(params, self._on_closed):
            return
        exchange = self._sockets.pop(params["requestId"], None)
        self._initiators.pop(params["requestId"], None)
        if exchange is not None:
            reason = "closed" if exchange.told_response else "closed before it opened"
            self._network.tell(exchange, NetFailed(exchange.id, reason, canceled=True), params["timestamp"])

    def _on_message(self, params: Params) -> None:
        exchange = self._network.find_open(params["requestId"])
        if exchange is not None:
            data = NetFrame(
                exchange.id, exchange.url, "sse", "in", params["data"][:FRAME_LIMIT], params.get("eventName") or None
            )
            self._network.tell(exchange, data, params["timestamp"])
