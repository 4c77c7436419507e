"""Places that were not seen: which kinds of evidence could have been there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

PAGE_CHANNELS = frozenset({"dom", "signal", "state", "storage", "route", "animation", "perf", "component", "dialog"})
"""What the part of reticle inside the page tells."""
BROWSER_CHANNELS = frozenset({"net", "console", "error", "download", "popup", "worker", "frame"})
"""What the browser itself tells. `frame` is what runs over WebSockets and event streams."""
CHANNELS = PAGE_CHANNELS | BROWSER_CHANNELS
_GROUPS = {
    "sdk": PAGE_CHANNELS,
    "page": PAGE_CHANNELS,
    "network": frozenset({"net", "frame"}),
    "ws": frozenset({"frame"}),
    "sse": frozenset({"frame"}),
    "exception": frozenset({"error"}),
    "target": CHANNELS,
}


@dataclass(frozen=True, slots=True)
class Unseen:
    """A place that was not seen: its name for people, and the channels of evidence that it could hold.

    A place that was unseen for a moment only (the first of a page) has `at_t`, ms since the first tab opened, and the
    `action` whose doing it was, None when nobody's. `failed`: something is known to have failed in there,
    though not what, and no pass stands beside that.
    """

    name: str
    channels: frozenset[str] = CHANNELS
    at_t: float | None = None
    action: str | None = None
    failed: bool = False

    def concerns(self, action: str | None, pressed_t: float) -> bool:
        """Tell whether it could hold evidence for the window of `action` (None: a whole flow, a look) since then."""
        if self.at_t is None:
            return True
        if action is not None and self.action is not None:
            return action == self.action
        return pressed_t <= self.at_t

    def could_hold(self, channel: str) -> bool:
        """Tell whether evidence of `channel` could be in there."""
        return channel in self.channels


def channels_of(names: Iterable[str]) -> frozenset[str]:
    """Return the channels that `names` stand for: channels, event types (`net.request`), or groups (`sdk`, `network`).

    A name that is not known stands for every channel: what is not known to be harmless is not harmless.
    """
    found: set[str] = set()
    for name in names:
        head = name.split(".")[0]
        if head in _GROUPS:
            found |= _GROUPS[head]
        elif name == "net.frame":
            found.add("frame")
        elif head in CHANNELS:
            found.add(head)
        else:
            return CHANNELS
    return frozenset(found) or CHANNELS
