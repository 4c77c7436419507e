"""`response-ignored`: the page asked, got an answer, and nothing came of it."""

from __future__ import annotations

from typing import Any

from reticle.judge.contradictions.traits import is_telemetry, succeeded
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction

_EMPTY: tuple[Any, ...] = (None, "", [], {})


def find_response_ignored(scene: Scene) -> list[Contradiction]:
    """Find caused reading requests with a JSON answer after which, in a quiet window, nothing was seen to change: no
    DOM, route, state, storage, signal, and no further request."""
    found = []
    last_effect_t = max((event.t for event in scene.record.effects), default=0.0)
    newest_t = {exchange.path: exchange.t for exchange in scene.exchanges}
    for exchange in scene.exchanges:
        answer, data = exchange.answer, exchange.data
        if exchange.cause != "caused" or data.mutating or data.channel != "http" or exchange.response is None:
            continue
        if not succeeded(exchange) or answer is None or is_telemetry(exchange) or not data.is_own:
            continue
        if isinstance(answer.body, str) or answer.body in _EMPTY or exchange.next is not None:
            continue
        if newest_t[exchange.path] > exchange.t:
            continue  # a newer question made this answer useless
        quiet = scene.window.now_t - exchange.response.t >= scene.policy.quiet_ms
        if not quiet or last_effect_t >= (exchange.answered_t or 0.0):
            continue
        found.append(
            Contradiction(
                kind="response-ignored",
                blocking=False,
                text=f"{exchange.spell()} was answered, and nothing was seen to come of it",
                events=[exchange.request.seq, exchange.response.seq],
                source=source_of(data.initiator),
            )
        )
    return found
