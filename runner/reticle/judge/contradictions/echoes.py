"""Fields that a write sent and that its answer gives back: pairs to be compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reticle.judge.contradictions.traits import is_telemetry, succeeded
from reticle.judge.scene import Scene
from reticle.truth.requests import Exchange

_WRAPPERS = ("data", "result", "item", "record", "payload", "attributes")
_DEPTH = 4


def list_echoes(scene: Scene) -> Iterator[tuple[Exchange, str, Any, Any]]:
    """Yield (exchange, dotted path, sent, answered) for every scalar field that a successful write got back."""
    for exchange in scene.exchanges:
        answer = exchange.answer
        if not exchange.data.mutating or not succeeded(exchange) or answer is None or is_telemetry(exchange):
            continue
        body = answer.body
        sent = exchange.data.body
        if not isinstance(sent, dict) or not isinstance(body, dict):
            continue
        for path, one, other in _pairs(sent, _unwrapped(sent, body), "", 0):
            yield exchange, path, one, other


def _unwrapped(sent: dict[str, Any], body: dict[str, Any]) -> dict[str, Any]:
    """Return the part of the answer that has the request's fields: the answer itself, or what one key wraps."""
    if sent.keys() & body.keys():
        return body
    inner = [value for key, value in body.items() if isinstance(value, dict) and (key in _WRAPPERS or len(body) == 1)]
    return max(inner, key=lambda value: len(value.keys() & sent.keys()), default=body)


def _pairs(sent: Any, body: Any, path: str, depth: int) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(sent, dict) and isinstance(body, dict) and depth < _DEPTH:
        for key in sent:
            if key in body:
                yield from _pairs(sent[key], body[key], f"{path}.{key}" if path else str(key), depth + 1)
    elif isinstance(sent, list) and isinstance(body, list) and len(sent) == len(body) and depth < _DEPTH:
        for number, (one, other) in enumerate(zip(sent, body, strict=True)):
            yield from _pairs(one, other, f"{path}.{number}", depth + 1)
    elif not isinstance(sent, dict | list) and not isinstance(body, dict | list):
        yield path, sent, body
