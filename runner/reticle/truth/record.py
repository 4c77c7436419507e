"""The growing record of one window: events by type, requests with answers, and when it was last busy."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

from reticle.model.event import (
    Dialog,
    DomChange,
    Download,
    Event,
    Gap,
    NetFailed,
    NetFrame,
    NetRequest,
    NetResponse,
    PageState,
    Popup,
    RouteChange,
    Signal,
    StateChange,
    StorageChange,
)
from reticle.truth.background import Background
from reticle.truth.coverage import CHANNELS, channels_of
from reticle.truth.requests import APPROACH_MS, CLOCKS_MS, Exchange, Traffic

TWO_FRAMES_MS = 34.0
BUSY_BATCHES_MS = 100.0
"""A page that keeps changing is told of in batches; two that follow each other are at most this far apart."""
BATCHES_LOOKED_AT = 6
_BUSY = (RouteChange, Dialog, Popup, Download)
_EFFECTS = (RouteChange, Dialog, Popup, Download, Signal, StateChange, StorageChange)


class Record:
    """What happened in the window of one action (or of a whole flow, with `action` None).

    Events go in once, in order, through `add`; every question is answered from indices, so asking after each event
    stays cheap. A request that another action caused, as far as that can be told, does not belong here and is left out.
    `asked_t` is when the runner began to act, if that is known: nothing that came before is the action's doing, however
    soon the press followed.
    """

    def __init__(
        self,
        *,
        action: str | None = None,
        pressed_t: float = 0.0,
        asked_t: float | None = None,
        background: Background | None = None,
    ) -> None:
        self.action = action
        self.pressed_t = pressed_t
        self.began_t = pressed_t - APPROACH_MS
        if asked_t is not None:
            self.began_t = max(self.began_t, asked_t - CLOCKS_MS)
        self.traffic = Traffic(background, self.began_t if action is not None else None)
        self.last_seq = 0
        self.count = 0
        self.max_t = pressed_t
        self.gaps: list[Event] = []
        self.gap_channels: set[str] = set()
        self.page_states: list[Event] = []
        self.effects: list[Event] = []
        """What the action may have caused: other than background."""
        self._by_type: dict[type[Any], list[Event]] = {}
        self._dom_times: list[float] = []
        self._ongoing_times: list[float] = []
        self._busy_times: list[float] = []
        self._selected: dict[Any, tuple[int, list[Event]]] = {}
        self._asked: dict[Any, tuple[int, list[Exchange]]] = {}
        self._open: dict[int, Exchange] = {}
        self._done: list[tuple[float, int, Exchange]] = []
        self._busy_of: dict[int, list[float]] = {}

    def extend(self, events: Iterable[Event]) -> None:
        """Take in events, oldest first; those that were taken in before are passed over."""
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        """Take in one event."""
        if event.seq <= self.last_seq:
            return
        self.last_seq = event.seq
        if self._of_another_action(event):
            self.traffic.note_elsewhere(event)
            self._withdraw()
            return
        if self._came_before(event):
            return
        self.count += 1
        self.max_t = max(self.max_t, event.t)
        data = event.data
        self._by_type.setdefault(type(data), []).append(event)
        exchange = self.traffic.add(event)
        if exchange is not None:
            self._note_exchange(event, exchange)
            self._withdraw()
        elif isinstance(data, DomChange):
            self._note_dom(event, data)
        elif isinstance(data, Gap):
            self.gaps.append(event)
            self.gap_channels |= channels_of((data.channel,)) if data.channel else CHANNELS
        elif isinstance(data, PageState):
            self.page_states.append(event)
        elif isinstance(data, _EFFECTS) and event.cause != "background":
            self.effects.append(event)
            if isinstance(data, _BUSY) or event.cause == "caused":
                insort(self._busy_times, event.t)
        elif event.cause == "caused":
            self.effects.append(event)
            insort(self._busy_times, event.t)

    def _came_before(self, event: Event) -> bool:
        """Tell whether it happened while the action still waited for its element. Requests stay, as the page's own."""
        if self.action is None or event.t >= self.began_t:
            return False
        return not isinstance(event.data, NetRequest | NetResponse | NetFailed | NetFrame | Gap | PageState)

    def of(self, *kinds: type[Any]) -> list[Event]:
        """Return the events of these types, oldest first."""
        if len(kinds) == 1:
            return self._by_type.get(kinds[0], [])
        found = [event for kind in kinds for event in self._by_type.get(kind, [])]
        return sorted(found, key=lambda event: event.seq)

    def select(self, key: Any, kind: type[Any], matches: Callable[[Event], bool]) -> list[Event]:
        """Return the events of a type that match. What `key` has asked before is not looked at again."""
        events = self._by_type.get(kind, [])
        at, found = self._selected.get((key, kind), (0, []))
        if at < len(events):
            found = found + [event for event in events[at:] if matches(event)]
            self._selected[(key, kind)] = (len(events), found)
        return found

    def select_exchanges(self, key: Any, matches: Callable[[Exchange], bool]) -> list[Exchange]:
        """Return the exchanges whose request matches, background left out; none is asked twice for the same `key`."""
        exchanges = self.traffic.exchanges
        at, found = self._asked.get(key, (0, []))
        if at < len(exchanges):
            fresh = [exchange for exchange in exchanges[at:] if not exchange.unrelated and matches(exchange)]
            found = found + fresh if fresh else found
            self._asked[key] = (len(exchanges), found)
        return [exchange for exchange in found if not exchange.unrelated]

    def dom_quiet_since(self, t: float) -> float:
        """Return when, seen at `t`, the DOM last changed: other than what was already changing before the press, and
        than what has gone on changing for a second since."""
        return self._last_until(t, self._dom_times)

    def dom_changed_until(self, t: float) -> float:
        """Return when, seen at `t`, the DOM last changed by other than what was already changing before the press."""
        return max(self._last_until(t, self._dom_times), self._last_until(t, self._ongoing_times))

    def still_ms(self, t: float) -> float:
        """Return for how long, seen at `t`, the DOM must not have changed to be quiet: two frames; on a page that is
        told of in batches, until the next batch would have come by the pace of the last ones."""
        at = bisect_right(self._dom_times, t)
        last = self._dom_times[max(0, at - BATCHES_LOOKED_AT) : at]
        gaps = [later - sooner for sooner, later in pairwise(last)]
        return max([TWO_FRAMES_MS, *(gap * 1.5 for gap in gaps if TWO_FRAMES_MS < gap <= BUSY_BATCHES_MS)])

    def busy_until(self, t: float) -> float:
        """Return when, seen at `t`, the last event came that the action caused (streams apart); at least the press."""
        return self._last_until(t, self._busy_times)

    def _last_until(self, t: float, times: list[float]) -> float:
        at = bisect_right(times, t)
        return max(self.pressed_t, times[at - 1]) if at else self.pressed_t

    def open_at(self, t: float) -> list[Exchange]:
        """Return the requests that the action may have caused and that were open at `t`, streams apart."""
        late = self._done[bisect_right(self._done, (t, 1 << 62)) :]
        waiting = [*self._open.values(), *(exchange for _, _, exchange in late)]
        return [exchange for exchange in waiting if exchange.open_at(t) and not exchange.is_stream(t)]

    def _note_dom(self, event: Event, data: DomChange) -> None:
        counted = data.added + data.removed + data.changed - data.background
        if event.cause == "background" or counted <= 0:
            return
        insort(self._dom_times if counted > data.ongoing else self._ongoing_times, event.t)
        self.effects.append(event)

    def _note_exchange(self, event: Event, exchange: Exchange) -> None:
        if exchange.unrelated:
            return
        if isinstance(event.data, NetRequest):
            self.effects.append(event)
            self._open[exchange.request.seq] = exchange
            if exchange.previous is not None:
                self._note_done(exchange.previous)
        self._note_done(exchange)
        stream = isinstance(event.data, NetFrame) or exchange.is_stream(event.t)
        if not stream or (isinstance(event.data, NetRequest) and exchange.repeats == 0):
            insort(self._busy_times, event.t)
            self._busy_of.setdefault(exchange.request.seq, []).append(event.t)

    def _withdraw(self) -> None:
        """Take back what requests did to the record that turned out to be the page's own."""
        for exchange in self.traffic.withdrawn:
            self._open.pop(exchange.request.seq, None)
            self._done = [item for item in self._done if item[2] is not exchange]
            self.effects = [event for event in self.effects if event is not exchange.request]
            for t in self._busy_of.pop(exchange.request.seq, ()):
                self._busy_times.remove(t)
        self.traffic.withdrawn.clear()

    def _note_done(self, exchange: Exchange) -> None:
        done_t = exchange.done_t
        if done_t is not None and self._open.pop(exchange.request.seq, None) is not None:
            insort(self._done, (done_t, exchange.request.seq, exchange))

    def _of_another_action(self, event: Event) -> bool:
        """Tell whether a request belongs to an action that came later: known by its stack, else by the time it fell in.

        Other events carry no cause; they stay in every window that is open, so that a late error is missed by none.
        """
        return (
            self.action is not None
            and event.action not in (None, self.action)
            and event.cause != "background"
            and (event.cause is not None)
        )
