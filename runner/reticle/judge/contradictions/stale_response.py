"""`stale-response`: an answer that a newer one had already replaced was shown after it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from reticle.judge.contradictions.traits import is_telemetry, succeeded
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.event import DomChange, Event
from reticle.model.verdict import Contradiction
from reticle.truth.requests import Exchange
from reticle.truth.values import deep_equal

_SHOWN_MS = 250.0


def find_stale_response(scene: Scene) -> list[Contradiction]:
    """Find reading requests that were sent before another one to the same place, answered after it, not cancelled,
    and followed by a change of the page, while no newer request came."""
    found = []
    reads = [
        exchange for exchange in scene.exchanges
        if not exchange.data.mutating and succeeded(exchange) and exchange.data.channel == "http"
        and not is_telemetry(exchange)
    ]  # fmt: skip
    last_of: dict[tuple[Any, ...], Exchange] = {_place(exchange): exchange for exchange in reads}
    changes = [event for event in scene.record.of(DomChange) if _real(event)]
    times = [event.t for event in changes]
    for old in reads:
        last = last_of[_place(old)]
        if last is old or old.response is None or last.response is None:
            continue
        if last.response.t >= old.response.t or not _asks_otherwise(old, last):
            continue
        shown = _change_after(changes, times, old.response.t)
        if shown is None:
            continue
        late_ms = old.response.t - last.response.t
        found.append(
            Contradiction(
                kind="stale-response",
                blocking=False,
                text=f"{old.spell()} was answered {late_ms:.0f} ms after the newer request to the same place, and the "
                "page changed after it: it may show the older answer",
                events=[old.request.seq, last.request.seq, old.response.seq, shown.seq],
                source=source_of(old.data.initiator),
            )
        )
    return found


def _place(exchange: Exchange) -> tuple[Any, ...]:
    return exchange.data.method, exchange.path, exchange.data.operation, exchange.data.own_origin


def _asks_otherwise(one: Exchange, other: Exchange) -> bool:
    return one.data.url != other.data.url or not deep_equal(one.data.body, other.data.body)


def _change_after(changes: list[Event], times: list[float], t: float) -> Event | None:
    at = bisect_left(times, t)
    return changes[at] if at < len(times) and times[at] <= t + _SHOWN_MS else None


def _real(event: Event) -> bool:
    data = event.data
    return isinstance(data, DomChange) and data.added + data.removed + data.changed > data.background
