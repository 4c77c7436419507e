"""`stale-response`: an answer that a newer one had already replaced was shown after it."""

from __future__ import annotations

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
    changes = scene.record.of(DomChange)
    for number, old in enumerate(reads):
        newer = [new for new in reads[number + 1 :] if _same_place(old, new)]
        if not newer or old.response is None:
            continue
        last = newer[-1]
        if last.response is None or last.response.t >= old.response.t or not _asks_otherwise(old, last):
            continue
        shown = _change_after(changes, old.response.t)
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


def _same_place(one: Exchange, other: Exchange) -> bool:
    return (one.data.method, one.path, one.data.operation, one.data.own_origin) == (
        other.data.method, other.path, other.data.operation, other.data.own_origin,
    )  # fmt: skip


def _asks_otherwise(one: Exchange, other: Exchange) -> bool:
    return one.data.url != other.data.url or not deep_equal(one.data.body, other.data.body)


def _change_after(changes: list[Event], t: float) -> Event | None:
    return next((event for event in changes if t <= event.t <= t + _SHOWN_MS and _real(event)), None)


def _real(event: Event) -> bool:
    data = event.data
    return isinstance(data, DomChange) and data.added + data.removed + data.changed > data.background
