"""How far each page's own clock stands from the axis of its person, measured exactly for every process of the page.

A renderer relates its monotonic clock to the wall clock once, when it starts, by two readings; on a busy machine these
may lie milliseconds apart, and everything that the page dates is off by as much: an answer would seem to come after
what the page made of it. CDP tells when the page's document began on the monotonic clock itself, and the page tells the
same moment on its own. Documents that begin after somebody has set the wall clock are off by that much.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from reticle.browser.session import CdpSession, send_or_none

if TYPE_CHECKING:
    from reticle.browser.frames import Frame
    from reticle.browser.timebase import Timebase

_BELIEVED_MS = 1000.0


class PageClocks:
    """The skew of every session of one page: ms to add to what the page says."""

    def __init__(self, timebase: Timebase) -> None:
        self._timebase = timebase
        self._skews: dict[int, float] = {}

    @staticmethod
    async def prepare(session: CdpSession) -> None:
        """Have the browser tell when documents began."""
        await send_or_none(session, "Performance.enable")

    def skew_of(self, frame: Frame) -> float:
        """Return the ms to add to the epoch ms of a frame's document; 0 until it was measured."""
        return self._skews.get(id(frame.session), 0.0)

    async def measure(self, frame: Frame) -> None:
        """Measure the process that shows `frame`, the outermost frame of its session."""
        session, document = frame.session, frame.document
        origin = {"expression": "performance.timeOrigin", "contextId": frame.context, "returnByValue": True}
        told, metrics = await asyncio.gather(
            send_or_none(session, "Runtime.evaluate", origin), send_or_none(session, "Performance.getMetrics")
        )
        if told is None or metrics is None or frame.document != document or frame.session is not session:
            return
        origin_ms = told["result"].get("value")
        began_s = next((item["value"] for item in metrics["metrics"] if item["name"] == "NavigationStart"), 0)
        if not origin_ms or not began_s:
            return
        skew = self._timebase.to_epoch(began_s) - origin_ms
        if any(abs(skew - set_by) < _BELIEVED_MS for set_by in (0.0, -self._timebase.jump_ms())):
            self._skews[id(session)] = skew  # more is no skew: the document was left
