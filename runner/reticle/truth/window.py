"""What judge() looks at: the record of a window at one moment, with the newest live readings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from reticle.model.event import KEPT_ON, Dialog, Event, PageState
from reticle.model.predicate import LeafPath
from reticle.model.reading import LiveReading
from reticle.truth.background import Background
from reticle.truth.coverage import Unseen
from reticle.truth.record import Record


@dataclass(frozen=True)
class Window:
    """A window of evidence as it stands at `now_t`. All times are ms since the tab opened.

    `action` is the id of the action (None for a whole flow or an assert); `pressed_t` is when the press was sent,
    from where every deadline counts; `deadline_t` is when the step gives up. `live` holds the newest reading of every
    live leaf, `since_true` the first reading after the press in which a leaf held. `lost` says why observation ended.
    """

    record: Record
    pressed_t: float
    now_t: float
    deadline_t: float
    action: str | None = None
    start_seq: int = 0
    live: Mapping[LeafPath, LiveReading] = field(default_factory=dict)
    since_true: Mapping[LeafPath, LiveReading] = field(default_factory=dict)
    lost: str | None = None
    unseen: tuple[Unseen, ...] = ()

    @classmethod
    def of(
        cls,
        events: Iterable[Event],
        *,
        pressed_t: float = 0.0,
        now_t: float,
        deadline_t: float,
        action: str | None = None,
        start_seq: int = 0,
        live: Mapping[LeafPath, LiveReading] | None = None,
        since_true: Mapping[LeafPath, LiveReading] | None = None,
        lost: str | None = None,
        unseen: tuple[Unseen, ...] = (),
        background: Background | None = None,
    ) -> Window:
        """Build a window from plain events (those after `start_seq` count)."""
        record = Record(action=action, pressed_t=pressed_t, background=background)
        record.extend(event for event in events if event.seq > start_seq)
        return cls(
            record, pressed_t, now_t, deadline_t, action, start_seq, live or {}, since_true or {}, lost, unseen
        )  # fmt: skip

    @property
    def coverage(self) -> list[str]:
        """Names of what was not seen: places, and holes in the evidence."""
        names = [place.name for place in self._places()]
        for event in self.record.gaps:
            data = event.data
            name = f"gap: {getattr(data, 'dropped', 0)} {getattr(data, 'channel', '')} events not seen"
            reason = getattr(data, "reason", "")
            names.append(f"{name} ({reason})" if reason else name)
        return list(dict.fromkeys(names))

    def _places(self) -> list[Unseen]:
        return [place for place in self.unseen if place.concerns(self.action, self.pressed_t)]

    @property
    def loss(self) -> str | None:
        """Why observation ended, when it did: connection lost, page crashed, page closed by other than the app."""
        if self.lost is not None:
            return self.lost
        for event in self.record.page_states:
            data = event.data
            if isinstance(data, PageState) and data.state == "crashed":
                return f"page {event.page} crashed" + (f": {data.reason}" if data.reason else "")
            if isinstance(data, PageState) and data.state == "closed" and not data.by_app:
                return f"page {event.page} was closed" + (f": {data.reason}" if data.reason else "")
        return None

    @property
    def closed_by_app(self) -> str | None:
        """Name the page that the app itself closed in the window, None when it closed none."""
        closed = (event for event in self.record.page_states if isinstance(event.data, PageState) and event.data.by_app)
        return next((event.page for event in closed), None)

    @property
    def kept_on(self) -> str | None:
        """Say that the page was not left because it asked back and nobody had declared an answer; None otherwise."""
        own = (event for event in self.record.of(Dialog) if self.action in (None, event.action))
        return KEPT_ON if any(isinstance(event.data, Dialog) and event.data.kept_page for event in own) else None

    @property
    def failed_unseen(self) -> str | None:
        """Name a place that was not seen and in which something is known to have failed; None when there is none."""
        return next((place.name for place in self._places() if place.failed), None)

    def could_hold(self, channel: str) -> str | None:
        """Name what was not seen and could hold evidence of `channel`; None when everything was seen."""
        for place in self._places():
            if place.could_hold(channel):
                return place.name
        if channel in self.record.gap_channels:
            return self.coverage[-1]
        return None
