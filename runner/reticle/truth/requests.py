"""Requests with their answers: what is open, what failed, what is a stream."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from reticle.model.event import Cause, Event, NetFailed, NetFrame, NetRequest, NetResponse
from reticle.truth.background import TWIN_MS, Background, request_key
from reticle.truth.pace import Pace
from reticle.truth.values import deep_equal

LONG_OPEN_MS = 5_000.0
"""A reading request that is open for so long waits for news, not for an answer."""
APPROACH_MS = 50.0
"""A gesture begins before its press: the pointer comes near, a field takes the focus."""
CLOCKS_MS = 3.0
"""The runner's clock and the page's agree to within as much."""
RELAY_MS = 50.0
"""A service worker's session and the page's are told apart in time by as much."""
REPEATS = 3
"""After so many equal reading requests in one window a further one is a poll that the action started."""
_POLL_WORDS = re.compile(
    r"(^|[^a-z])(long-?poll(ing)?|poll(ing)?|events?|stream(ing)?|subscribe|subscriptions?|listen|updates|wait|comet"
    r"|notifications?/(wait|next)|eventsource|sockjs|socket\.io)($|[^a-z])"
)


@dataclass(slots=True)
class Exchange:
    """One request and what came of it. A redirect is an exchange of its own, linked by `next`."""

    request: Event
    data: NetRequest
    cause: Cause
    response: Event | None = None
    failed: Event | None = None
    next: Exchange | None = None
    previous: Exchange | None = None
    repeats: int = 0
    """How many equal exchanges came before it in the same window."""
    path: str = ""
    """The path of its URL, filled in by itself."""
    polls: bool = False
    """Whether its address says that it waits for news, filled in by itself."""
    relay: Exchange | None = None
    """What the service worker that answered it sent on to the network."""

    def __post_init__(self) -> None:
        parts = urlsplit(self.data.url)
        self.path = parts.path or "/"
        if self.data.channel == "http":
            self.polls = _POLL_WORDS.search(f"{parts.path}?{parts.query}".lower()) is not None

    @property
    def t(self) -> float:
        """When it was sent."""
        return self.request.t

    @property
    def answer(self) -> NetResponse | None:
        """The response's data, when it came."""
        return self.response.data if self.response is not None and isinstance(self.response.data, NetResponse) else None

    @property
    def answered_t(self) -> float | None:
        """When the page could first know of the answer: its status may be known before the body ends."""
        if self.response is None:
            return None
        status_ms = self.answer.status_ms if self.answer is not None else None
        return self.response.t if status_ms is None else min(self.response.t, self.request.t + status_ms)

    @property
    def failure(self) -> NetFailed | None:
        """Why no answer came, when none did."""
        return self.failed.data if self.failed is not None and isinstance(self.failed.data, NetFailed) else None

    @property
    def done_t(self) -> float | None:
        """When it was answered, failed or was redirected; None while it is open."""
        times = [event.t for event in (self.response, self.failed) if event is not None]
        if self.next is not None:
            times.append(self.next.t)
        return min(times) if times else None

    @property
    def unrelated(self) -> bool:
        """Tell whether the action has nothing to do with it."""
        return self.cause == "background"

    def open_at(self, t: float) -> bool:
        """Tell whether it was sent and not yet answered at `t`."""
        done = self.done_t
        return self.t <= t and (done is None or done > t)

    def is_stream(self, t: float) -> bool:
        """Tell whether, seen at `t`, it stays open by its nature: socket, event stream, long poll, a poll's next."""
        if self.data.channel in ("ws", "sse"):
            return True
        if self.polls:
            return True
        if self.data.mutating or self.data.resource == "document":
            return False
        return self.repeats >= REPEATS or t - self.t >= LONG_OPEN_MS

    def spell_head(self) -> str:
        """Spell its request for people: `POST /api/orders`."""
        parts = urlsplit(self.data.url)
        host = "" if self.data.own_origin else f"{parts.scheme}://{parts.netloc}"
        head = f"{self.data.method} {host}{parts.path or '/'}"
        if self.data.operation:
            head += f" ({self.data.operation})"
        return head

    def spell(self) -> str:
        """Spell it for people: `POST /api/orders → 500`."""
        head, answer, failure = self.spell_head(), self.answer, self.failure
        if failure is not None and answer is None:
            canceled = "not told: its page went away" if failure.unheard else "canceled"
            return f"{head} → " + (canceled if failure.canceled else failure.reason or "failed")
        return f"{head} → {answer.status}" if answer is not None else f"{head} → no answer yet"


class Traffic:
    """Pairs the net events of one window, in the order they come. Exchanges stay in the order they were sent.

    `began_t` is when the window's action began: what the page sent while the action still waited for its element is
    the page's own doing.
    """

    def __init__(self, background: Background | None = None, began_t: float | None = None) -> None:
        self.exchanges: list[Exchange] = []
        self._background = background
        self._began_t = began_t
        self._early: set[tuple[str, str, str, str]] = set()
        self._by_id: dict[tuple[str, str], Exchange] = {}
        self._by_url: dict[tuple[str, str], Exchange] = {}
        self._seen: dict[tuple[str, str, str, str], int] = {}
        self._paces: dict[tuple[str, str, str], Pace] = {}
        self._assumed: dict[tuple[str, tuple[str, str, str]], list[Exchange]] = {}
        self._relayed: list[Exchange] = []
        self.withdrawn: list[Exchange] = []
        """Exchanges that turned out to be the page's own after they were taken in; who handles them empties it."""

    def add(self, event: Event) -> Exchange | None:
        """Take in one event; return the exchange that it belongs to, when it belongs to one of this window."""
        data = event.data
        if isinstance(data, NetRequest):
            return self._sent(event, data)
        if isinstance(data, NetResponse | NetFailed | NetFrame):
            found = self._by_id.get((event.page, data.id)) or self._by_id.get(("", data.id))
            if found is None:
                return None
            if isinstance(data, NetResponse):
                found.response = event
                if data.from_ == "service-worker":
                    self._relayed.append(found)
                    self._pair(found)
            elif isinstance(data, NetFailed):
                found.failed = event
            return found
        return None

    def _sent(self, event: Event, data: NetRequest) -> Exchange:
        exchange = Exchange(event, data, self._cause(event, data))
        before = self._by_id.get((event.page, data.id))
        if before is None and data.redirected_from is not None:
            before = self._by_id.get((event.page, data.redirected_from))
            before = before or self._by_url.get((event.page, data.redirected_from))
        if before is not None and before.next is None and data.redirected_from is not None:
            before.next, exchange.previous = exchange, before
            exchange.cause = before.cause if event.cause is None else exchange.cause
        key = request_key(data)
        exchange.repeats = self._seen.get(key, 0)
        self._seen[key] = exchange.repeats + 1
        self.exchanges.append(exchange)
        self._by_id[(event.page, data.id)] = self._by_id[("", data.id)] = exchange
        self._by_url[(event.page, data.url)] = exchange
        if exchange.cause == "assumed" and exchange.previous is None:
            self._note_pace(event, exchange)
        for asked in self._relayed:
            self._pair(asked)
        return exchange

    def _pair(self, asked: Exchange) -> None:
        """Find what the service worker sent on for `asked`: one request that is told of twice, and counts once."""
        if asked.relay is not None:
            return
        for exchange in reversed(self.exchanges):
            if exchange.t < asked.t - RELAY_MS:
                return
            if _sent_on(asked, exchange) and not any(other.relay is exchange for other in self._relayed):
                asked.relay = exchange
                if not exchange.unrelated:
                    exchange.cause = "background"
                    self.withdrawn.append(exchange)
                return

    def note_elsewhere(self, event: Event) -> None:
        """Take in an assumed request of another action's window: it may go on with what began in this one."""
        data = event.data
        if isinstance(data, NetRequest) and event.cause == "assumed" and _keeps_pace(data):
            self._paces.setdefault(_kind(data), Pace()).add(event.t, event.action or "")
            for (owner, kind), exchanges in self._assumed.items():
                if kind == _kind(data) and exchanges:
                    self._withdraw(owner, kind)

    def _note_pace(self, event: Event, exchange: Exchange) -> None:
        data, owner = exchange.data, event.action or ""
        if not _keeps_pace(data):
            return
        kind = _kind(data)
        assumed = self._assumed.setdefault((owner, kind), [])
        before, pace = (assumed[-1] if assumed else None), self._paces.setdefault(kind, Pace())
        assumed.append(exchange)
        if before is None or not _follows_on(before, exchange):
            pace.add(event.t, owner)
        self._withdraw(owner, kind)

    def _withdraw(self, owner: str, kind: tuple[str, str, str]) -> None:
        exchanges = self._assumed[(owner, kind)]
        outside = self._background.sightings(exchanges[0].data) if self._background is not None else ()
        if self._paces[kind].is_kept(owner, outside):
            self.withdrawn += [exchange for exchange in exchanges if exchange.cause == "assumed"]
            for exchange in exchanges:
                exchange.cause = "background"

    def _cause(self, event: Event, data: NetRequest) -> Cause:
        if self._began_t is not None and event.t < self._began_t:
            self._early.add(request_key(data))
            if self._background is not None:
                self._background.observe_early(event, data)
            return "background"
        again = request_key(data) in self._early and self._background is not None and self._background.seen(data)
        if event.cause == "assumed" and again:
            return "background"
        if event.cause is not None:
            return event.cause
        return "background" if self._background is not None and self._background.seen(data) else "assumed"


def _kind(data: NetRequest) -> tuple[str, str, str]:
    """Return what a request that repeats keeps: method, address without its query, operation."""
    return (data.method.upper(), data.url.split("#")[0].split("?")[0], data.operation or "")


def _keeps_pace(data: NetRequest) -> bool:
    return data.resource != "document" and data.channel in ("http", "beacon")


def _sent_on(asked: Exchange, exchange: Exchange) -> bool:
    """Tell whether `exchange` may be what a service worker sent to the network while it answered `asked`."""
    done_t = asked.done_t
    return (
        exchange is not asked
        and (exchange.answer is None or exchange.answer.from_ != "service-worker")
        and exchange.data.method.upper() == asked.data.method.upper()
        and exchange.data.url.split("#")[0] == asked.data.url.split("#")[0]
        and (exchange.data.body is None or deep_equal(exchange.data.body, asked.data.body))
        and (done_t is None or exchange.t <= done_t + RELAY_MS)
    )


def _follows_on(before: Exchange, exchange: Exchange) -> bool:
    """Tell whether a request goes on with the one before: a write again after a failure, or the next one of a batch,
    sent with other content as soon as the one before was answered."""
    answer, failure, done_t = before.answer, before.failure, before.done_t
    if exchange.data.mutating and (failure is not None or (answer is not None and answer.status >= 400)):
        return True
    at_once = done_t is not None and 0 <= exchange.t - done_t < TWIN_MS
    return at_once and not deep_equal(before.data.body, exchange.data.body)
