"""Requests that outlive the document that sent them: the browser calls them canceled, and tells their status later.

What is sent while a document is left (`keepalive`, a beacon at `pagehide`) goes on without it. Its session then hears
`loadingFailed` at once, and of the answer only the headers' status, whenever that comes.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from reticle.browser.exchange import DROPPED, Exchange
from reticle.browser.session import Params
from reticle.model.event import NetFailed

if TYPE_CHECKING:
    from reticle.browser.network import NetworkWatch

UNHEARD_S = 2.0
"""So long a window stays open for the answer of a write whose page went away: one that the browser cut off with its
page has none, and is not told apart from one that goes on."""
KEPT = 200
_Place = tuple[str, tuple[str, ...]]
_REDIRECTS = frozenset({301, 302, 303, 307, 308})


class Departed:
    """Knows which documents have been replaced, and tells the late status of what they had sent."""

    def __init__(self, network: NetworkWatch) -> None:
        self._network = network
        self._documents: dict[_Place, tuple[str, int]] = {}
        """The loader and the number of the newest document of each page and frame."""
        self._before: tuple[_Place, tuple[str, int] | None] = (("", ()), None)
        self._count = 0
        self._waiting: dict[str, tuple[Exchange, asyncio.Event]] = {}
        self._statuses: dict[str, int] = {}
        """What the last answers' headers said, by request id: a quick answer may be told before its request."""

    def note_document(self, exchange: Exchange) -> None:
        """Take in a document whose answer has come: it replaces the one of its frame and those of frames inside."""
        if exchange.status not in (204, 205) and exchange.status not in _REDIRECTS:
            self._count += 1
            place = exchange.page, exchange.frame
            self._before = (place, self._documents.get(place))
            self._documents[place] = (exchange.loader, self._count)

    def forget_document(self, exchange: Exchange) -> None:
        """Take back a document that became none after all, but a download."""
        place, before = self._before
        if place == (exchange.page, exchange.frame) and self._documents.get(place, ("", 0))[0] == exchange.loader:
            self._documents[place] = before or ("", 0)

    def list_cut_off(self) -> list[Exchange]:
        """Return the open requests whose document is gone: when that is in another process, nobody tells their end."""
        return [exchange for exchange in self._network.open_requests() if self._has_left(exchange)]

    def takes(self, exchange: Exchange, failed: NetFailed, t_s: float, *, mutating: bool) -> bool:
        """Take in that a request failed at CDP time `t_s`; False when that is all there is to tell.

        When its document is gone, its status is told as soon as it comes, and until then that it was not heard; of a
        write to the app only when it has not come for a while.
        """
        if not failed.canceled or exchange.status or not self._has_left(exchange):
            return False
        if exchange.request_id in self._statuses:
            self._tell_status(exchange, self._statuses[exchange.request_id])
            return True
        come = asyncio.Event()
        self._waiting[exchange.request_id] = (exchange, come)
        _drop_oldest(self._waiting)
        unheard = replace(failed, unheard=True)
        if mutating and exchange.own_origin and exchange.channel == "http":
            self._network.start(self._tell_unheard(exchange, unheard, t_s, come))
        else:
            self._network.tell(exchange, unheard, t_s)
        return True

    def on_headers(self, params: Params) -> None:
        """Take in `Network.responseReceivedExtraInfo`. Of a redirect the next request tells."""
        status, request_id = int(params["statusCode"]), params["requestId"]
        if status in _REDIRECTS:
            return
        if request_id in self._waiting:
            exchange, come = self._waiting.pop(request_id)
            come.set()
            self._tell_status(exchange, status)
            return
        self._statuses[request_id] = status
        _drop_oldest(self._statuses)

    def _has_left(self, exchange: Exchange) -> bool:
        if not exchange.loader or exchange.resource == "document":
            return False
        own, since = self._documents.get((exchange.page, exchange.frame), (exchange.loader, 0))
        if own not in ("", exchange.loader):
            return True
        above = [exchange.frame[:depth] for depth in range(len(exchange.frame))]
        return since > 0 and any(self._documents.get((exchange.page, path), ("", 0))[1] > since for path in above)

    def _tell_status(self, exchange: Exchange, status: int) -> None:
        exchange.status = status
        timebase = self._network.timebase
        t_s = timebase.to_monotonic(timebase.now())
        self._network.tell(exchange, exchange.answer(t_s, 0, missing=DROPPED), t_s)

    async def _tell_unheard(self, exchange: Exchange, unheard: NetFailed, t_s: float, come: asyncio.Event) -> None:
        try:
            await asyncio.wait_for(come.wait(), UNHEARD_S)
        except TimeoutError:
            self._network.tell(exchange, unheard, t_s)


def _drop_oldest(kept: dict[str, Any]) -> None:
    if len(kept) > KEPT:
        del kept[next(iter(kept))]
