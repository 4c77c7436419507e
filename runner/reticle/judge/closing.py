"""When a window is quiet enough that nothing more is to be expected: negative and exact leaves are closed then."""

from __future__ import annotations

from dataclasses import dataclass

from reticle.truth.record import Record
from reticle.truth.requests import LONG_OPEN_MS, Exchange


@dataclass(frozen=True)
class Quiet:
    """How quiet a window is at one moment. `again_t` is when it is worth looking again if nothing else happens."""

    open: tuple[Exchange, ...]
    dom: bool
    long_enough: bool
    again_t: float | None

    @property
    def closed(self) -> bool:
        """Tell whether negative and exact leaves are closed."""
        return not self.open and self.dom and self.long_enough

    @property
    def busy(self) -> bool:
        """Tell whether something is under way that could still decide a leaf."""
        return bool(self.open) or not self.dom

    def why(self) -> str:
        """Say what keeps it from being closed."""
        if self.open:
            return f"{self.open[0].spell()} is still open"
        if not self.dom:
            return "the page is still changing"
        return "it has not been quiet for long enough" if not self.long_enough else "it is quiet"


def quiet_at(record: Record, t: float, quiet_ms: float, last_match_t: float | None = None) -> Quiet:
    """Tell how quiet the window is at `t`: no caused request open (streams apart), the DOM unchanged for two frames
    (elements apart that were changing before the press, or have gone on for a second since), and `quiet_ms` since the
    last event that matched or was caused."""
    waiting = tuple(record.open_at(t))
    dom_until = record.dom_quiet_since(t) + record.still_ms(t)
    busy_until = record.busy_until(t)
    if last_match_t is not None and last_match_t <= t:
        busy_until = max(busy_until, last_match_t)
    moments = [moment for moment in (dom_until, busy_until + quiet_ms) if moment > t]
    if waiting:
        patience = [
            exchange.t + LONG_OPEN_MS for exchange in waiting
            if not exchange.data.mutating and exchange.data.resource != "document"
        ]  # fmt: skip
        moments = [max(patience)] if len(patience) == len(waiting) else []
    return Quiet(
        open=waiting,
        dom=t >= dom_until,
        long_enough=t - busy_until >= quiet_ms,
        again_t=max(moments) if moments else None,
    )


def settled_at(record: Record, t: float, quiet_ms: float) -> Quiet:
    """Tell how settled the page is at `t`: as `quiet_at`, and the DOM too has been unchanged for `quiet_ms`."""
    quiet = quiet_at(record, t, quiet_ms)
    dom_until = record.dom_changed_until(t) + quiet_ms
    if dom_until <= t:
        return quiet
    again = max(dom_until, quiet.again_t) if quiet.again_t is not None else None if quiet.open else dom_until
    return Quiet(open=quiet.open, dom=False, long_enough=quiet.long_enough, again_t=again)
