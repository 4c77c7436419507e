"""Where everything that is seen goes: the person's log, on one time axis, filed under the action it fell into."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reticle.browser.timebase import Timebase
from reticle.model.event import Cause, Event, EventData
from reticle.truth.log import EventLog

if TYPE_CHECKING:
    from reticle.browser.listeners import ActionListeners


@dataclass(slots=True)
class ActionWindow:
    """The time in which events belong to an action. Times in ms since the first tab opened."""

    action: str
    armed_t: float
    page: str
    pressed_t: float | None = None
    end_t: float | None = None
    listeners: ActionListeners | None = None
    """Those on the path of the action's target, for telling why a request was made."""
    is_blind: bool = False
    """Whether the action makes events whose path is not known."""
    frame: str | None = None
    """The CDP id of the frame that is acted in."""

    @property
    def start_t(self) -> float:
        """The press when it is known, else the moment just before it."""
        return self.armed_t if self.pressed_t is None else self.pressed_t


@dataclass
class Recorder:
    """Appends events to a person's log with time, page, frame path and the action's window."""

    log: EventLog
    timebase: Timebase
    _windows: list[ActionWindow] = field(default_factory=list)
    _errors: int = 0

    def next_error_id(self) -> str:
        """Return a new id for an uncaught error of this person."""
        self._errors += 1
        return f"x{self._errors}"

    def open_window(self, action: str, page: str) -> ActionWindow:
        """Begin an action's window; the one before it ends here."""
        now = self.timebase.now()
        self.close_window(None)
        window = ActionWindow(action, now, page)
        self._windows = [*self._windows[-3:], window]
        return window

    def close_window(self, action: str | None) -> None:
        """End the window of `action` (of whatever is open, when None). Ending twice changes nothing."""
        for window in self._windows:
            if window.end_t is None and action in (None, window.action):
                window.end_t = self.timebase.now()

    def find_window(self, t: float) -> ActionWindow | None:
        """Return the action's window in which `t` lies."""
        for window in reversed(self._windows):
            if t >= window.armed_t:
                return window if window.end_t is None or t <= window.end_t else None
        return None

    def windows_until(self, t: float) -> list[ActionWindow]:
        """Return the action's window in which `t` lies and those before it, the latest first."""
        return [window for window in reversed(self._windows) if t >= window.armed_t]

    @property
    def current(self) -> ActionWindow | None:
        """The window that is open now."""
        last = self._windows[-1] if self._windows else None
        return last if last is not None and last.end_t is None else None

    def add(
        self,
        data: EventData,
        *,
        t: float,
        page: str,
        frame: tuple[str, ...] = (),
        cause: Cause | None = None,
        action: str | None = None,
    ) -> Event:
        """Append one event. `cause` matters for network events only; `action` is the one that caused it, when that is
        known, else it is filed under the window in which `t` lies."""
        window = self.find_window(t) if action is None else None
        action = window.action if window else action
        return self.log.append(data, t=t, action=action, cause=cause, page=page, frame=frame)
