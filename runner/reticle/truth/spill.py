"""Events on disk: whole and in order, found again by seq."""

from __future__ import annotations

import json
import tempfile
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import IO, Any

from reticle.model.event import TYPE_OF, Event, EventData, PageState, Place

_CLASSES: dict[str, type[Any]] = {kind.__name__: kind for kind in (*TYPE_OF, PageState)}
_EVERY = 256


class Spill:
    """A file of JSON lines, one event each. `out` is an open binary file, by default one without a name.

    Lone surrogates, which page texts may hold, survive.
    """

    def __init__(self, out: IO[bytes] | None = None) -> None:
        self._out = out
        self._own = out is None
        self._marks: list[tuple[int, int]] = []
        self._end = 0
        self._count = 0

    def write(self, event: Event) -> None:
        """Add one event at the end."""
        if self._out is None:
            self._out = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - lives as long as the log
        if self._count % _EVERY == 0:
            self._marks.append((event.seq, self._end))
        line = json.dumps(encode(event), ensure_ascii=True).encode("ascii") + b"\n"
        self._out.seek(self._end)
        self._out.write(line)
        self._end += len(line)
        self._count += 1

    def read(self, first: int, end: int) -> list[Event]:
        """Return the events with first <= seq < end."""
        found: list[Event] = []
        for event in self._from(first):
            if event.seq >= end:
                break
            if event.seq >= first:
                found.append(event)
        return found

    def each(self) -> Iterator[Event]:
        """Yield every event, oldest first."""
        return self._from(0)

    def close(self) -> None:
        """Let the file go when it is our own."""
        if self._out is not None and self._own:
            self._out.close()
            self._out = None
            self._marks, self._end, self._count = [], 0, 0

    def _from(self, seq: int) -> Iterator[Event]:
        if self._out is None or not self._marks:
            return
        at = self._marks[max(0, bisect_right(self._marks, (seq, 1 << 62)) - 1)][1]
        while at < self._end:
            self._out.seek(at)
            line = self._out.readline()
            at += len(line)
            yield decode(json.loads(line))


def encode(event: Event) -> dict[str, Any]:
    """Spell an event so that `decode` gives back an equal one (tuples of payloads become lists)."""
    return {
        "seq": event.seq, "t": event.t, "action": event.action, "cause": event.cause, "page": event.page,
        "frame": list(event.frame), "class": type(event.data).__name__, "data": asdict(event.data),
    }  # fmt: skip


def decode(line: dict[str, Any]) -> Event:
    """Build the event that `encode` spelled."""
    kind = _CLASSES[line["class"]]
    values: dict[str, Any] = {}
    for field in fields(kind):
        value = line["data"][field.name]
        annotation = str(field.type)
        if "Place" in annotation and isinstance(value, dict):
            value = Place(**value)
        elif "tuple" in annotation and isinstance(value, list):
            value = tuple(tuple(item) if isinstance(item, list) else item for item in value)
        values[field.name] = value
    data: EventData = kind(**values)
    return Event(
        line["seq"], line["t"], data, line["action"], line["cause"], line["page"], tuple(line["frame"])
    )  # fmt: skip
