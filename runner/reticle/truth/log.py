"""The event log of one person: every event once, redacted before it is kept, `seq` its only cursor."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable
from typing import IO, Any

from reticle.model.event import Cause, Event, EventData, Gap, NetFrame, NetRequest, NetResponse
from reticle.text import Redactor
from reticle.truth.background import Background
from reticle.truth.coverage import Unseen, channels_of
from reticle.truth.redact_event import redact_event
from reticle.truth.spill import Spill

KEEP = 50_000
KEEP_BYTES = 64 * 1024 * 1024
REQUEST_BODY_KEPT = 8 * 1024
RESPONSE_BODY_KEPT = 64 * 1024

Subscriber = Callable[[Event], None]


class EventLog:
    """Keeps the newest events in memory and moves the oldest to disk; `since` finds both.

    `redactor` sees every event before it is stored. `spill` is an open binary file to spill to; by default a temporary
    file without a name, so nothing is left behind. `keep` is the number of events in memory; bodies count too
    (`keep_bytes`). `lost` says why observation ended, when it did.
    """

    def __init__(
        self, redactor: Redactor, spill: IO[bytes] | None = None, keep: int = KEEP, keep_bytes: int = KEEP_BYTES
    ) -> None:
        self.redactor = redactor
        self.background = Background()
        self.lost: str | None = None
        self._spill = Spill(spill)
        self._keep = max(1, keep)
        self._keep_bytes = keep_bytes
        self._bytes = 0
        self._events: deque[Event] = deque()
        self._seq = 0
        self._subscribers: list[Subscriber] = []
        self._unseen: dict[str, Unseen] = {}

    @property
    def last_seq(self) -> int:
        """The seq of the newest event, 0 for an empty log."""
        return self._seq

    @property
    def unseen(self) -> tuple[Unseen, ...]:
        """Places that are not seen, in the order they were told."""
        return tuple(self._unseen.values())

    @property
    def coverage(self) -> tuple[str, ...]:
        """Names of the places that are not seen."""
        return tuple(self._unseen)

    def add_coverage(
        self, name: str, channels: Iterable[str] = (), *, since: Event | None = None, failed: bool = False
    ) -> None:
        """Tell that the place `name` is not seen. `channels` is what could be in there (all, when not told).

        `since` is the event that brought a place that is unseen for its first moment only; `failed` tells that
        something in there failed.
        """
        clean = self.redactor.text(name)
        at_t, action = (since.t, since.action) if since is not None else (None, None)
        self._unseen[clean] = Unseen(clean, channels_of(channels), at_t, action, failed)

    def drop_coverage(self, name: str) -> None:
        """Tell that the place `name` is seen (again)."""
        self._unseen.pop(self.redactor.text(name), None)

    def append(
        self,
        data: EventData,
        *,
        t: float,
        action: str | None = None,
        cause: Cause | None = None,
        page: str = "main",
        frame: tuple[str, ...] = (),
    ) -> Event:
        """Redact and store one event, tell the subscribers, return it. `t` in ms since the tab opened."""
        self._seq += 1
        clean = redact_event(data, self.redactor)
        frame = tuple(self.redactor.text(part) for part in frame) if frame else frame
        event = Event(self._seq, t, clean, action, cause, page, frame)
        self._events.append(event)
        self._bytes += _weight(event)
        if len(self._events) > self._keep or self._bytes > self._keep_bytes:
            self._make_room()
        self.background.observe(event)
        for subscriber in tuple(self._subscribers):
            subscriber(event)
        return event

    def since(self, seq: int) -> list[Event]:
        """Return every event after `seq`, oldest first, also those that were moved to disk."""
        if seq >= self._seq:
            return []
        first = self._events[0].seq if self._events else self._seq + 1
        older = self._spill.read(seq + 1, first) if seq + 1 < first else []
        count = self._seq - max(seq, first - 1)
        newest = [self._events[-number] for number in range(count, 0, -1)] if count < 64 else None
        return older + (newest if newest is not None else list(self._events)[len(self._events) - count :])

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Call `callback` with every event from now on; the returned function ends that."""
        self._subscribers.append(callback)

        def unsubscribe() -> None:
            if callback in self._subscribers:
                self._subscribers.remove(callback)

        return unsubscribe

    def gaps(self, seq: int = 0) -> list[Event]:
        """Return the holes in the evidence after `seq`."""
        return [event for event in self.since(seq) if isinstance(event.data, Gap)]

    def write_jsonl(self, out: IO[str]) -> None:
        """Write the whole log, one JSON object a line; long bodies are cut and say so."""
        for event in self._spill.each():
            out.write(log_line(event, self.redactor))
        for event in self._events:
            out.write(log_line(event, self.redactor))

    def close(self) -> None:
        """Give back the disk space."""
        self._spill.close()

    def _make_room(self) -> None:
        floor = self._keep - max(1, self._keep // 10)
        while len(self._events) > 1 and (len(self._events) > floor or self._bytes > self._keep_bytes):
            event = self._events.popleft()
            self._bytes -= _weight(event)
            self._spill.write(event)


def log_line(event: Event, redactor: Redactor) -> str:
    """Spell one event as a line of `log.jsonl`, its bodies cut to what is kept for people."""
    line = event.to_json()
    data: dict[str, Any] = redactor.seal_ours(line["data"], deep=False)
    line["data"] = data
    limit = RESPONSE_BODY_KEPT if isinstance(event.data, NetResponse) else REQUEST_BODY_KEPT
    name = "text" if isinstance(event.data, NetFrame) else "body"
    if name in data and isinstance(event.data, NetRequest | NetResponse | NetFrame):
        body = data[name]
        spelled = body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)
        if len(spelled.encode("utf-8", "replace")) > limit:
            data[name] = spelled.encode("utf-8", "replace")[:limit].decode("utf-8", "ignore")
            data["bodyCut"] = True
    return json.dumps(line, ensure_ascii=False, default=str) + "\n"


def _weight(event: Event) -> int:
    data = event.data
    if isinstance(data, NetResponse):
        return 200 + (data.size if data.body is not None else 0)
    if isinstance(data, NetFrame):
        return 200 + len(data.text)
    if isinstance(data, NetRequest):
        return 400 + (len(data.body) if isinstance(data.body, str) else 400 if data.body is not None else 0)
    return 200
