"""`failure-in-ok-response`: the status says yes, the body says no."""

from __future__ import annotations

from typing import Any

from reticle.judge.contradictions.traits import is_no_concern
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction
from reticle.text import cut
from reticle.truth.values import spell_json

_FLAGS = ("ok", "success", "succeeded", "successful")
_JSEND = frozenset({"status", "message", "code", "data"})
"""An answer of these keys alone is JSend's; with others beside them it is a thing that has a status."""
_DEPTH = 3


def find_failure_in_ok(scene: Scene) -> list[Contradiction]:
    """Find writes that were answered with 2xx and a body that says failure, undeclared and unacknowledged."""
    found = []
    for exchange in scene.exchanges:
        answer = exchange.answer
        if not exchange.data.mutating or answer is None or not 200 <= answer.status < 300 or is_no_concern(exchange):
            continue
        told = failure_in(answer.body, exchange.data.body)
        if told is None or exchange.response is None or scene.declares_answer(exchange):
            continue
        if scene.acknowledged(exchange, exchange.answered_t or 0.0) or _done_again(scene, exchange.request.seq):
            continue
        found.append(
            Contradiction(
                kind="failure-in-ok-response",
                blocking=False,
                text=f"{exchange.spell()} says in its body that it failed: {told}",
                events=[exchange.request.seq, exchange.response.seq],
                source=source_of(exchange.data.initiator),
            )
        )
    return found


def failure_in(body: Any, sent: Any = None) -> str | None:
    """Say what in a JSON body tells failure, None when nothing does.

    Failure is `ok` or `success` false, a non-empty `errors` (or `error`), JSend's `{"status": "error", "message": "x"}`
    or an item of a list that tells one of the first by itself. A flag that the request itself sent is an echo, not an
    answer.
    """
    return _failure(body, sent, "", 0)


def _failure(body: Any, sent: Any, path: str, depth: int) -> str | None:
    if isinstance(body, list):
        for number, item in enumerate(body[:1000]):
            if isinstance(item, dict):
                told = _flagged(item, f"{path}[{number}]", sent, in_list=True)
                if told is not None:
                    return told
        return None
    if not isinstance(body, dict):
        return None
    if depth == 0:
        told = _flagged(body, path, sent, in_list=False)
        if told is not None:
            return told
    for key, item in body.items():
        if isinstance(item, list) or (isinstance(item, dict) and depth < _DEPTH and key in ("data", "result")):
            told = _failure(item, sent, f"{path}.{key}" if path else str(key), depth + 1)
            if told is not None:
                return told
    return None


def _flagged(item: dict[str, Any], path: str, sent: Any, *, in_list: bool) -> str | None:
    lead = f"{path}." if path else ""
    for flag in _FLAGS:
        if item.get(flag) is False and not _echoes(sent, flag):
            return f"{lead}{flag} is false"
    for name in ("errors", "error"):
        value = item.get(name)
        if value and value is not True and isinstance(value, str | list | dict) and not _echoes(sent, name):
            return f"{lead}{name} is {cut(spell_json(value), 80)}"
    status = item.get("status")
    if not in_list and not path and _is_jsend_error(item) and not _echoes(sent, "status"):
        return f'status is "error": {cut(item["message"], 80)}'
    if in_list and isinstance(status, int) and not isinstance(status, bool) and 400 <= status <= 599:
        return f"{lead}status is {status}"
    return None


def _is_jsend_error(body: dict[str, Any]) -> bool:
    message = body.get("message")
    return body.get("status") == "error" and isinstance(message, str) and bool(message) and body.keys() <= _JSEND


def _echoes(sent: Any, key: str) -> bool:
    if isinstance(sent, dict):
        return key in sent or any(_echoes(item, key) for item in sent.values())
    return isinstance(sent, list) and any(_echoes(item, key) for item in sent)


def _done_again(scene: Scene, seq: int) -> bool:
    first = next(exchange for exchange in scene.exchanges if exchange.request.seq == seq)
    return any(
        other.request.seq > seq
        and (other.data.method, other.path, other.data.operation)
        == (first.data.method, first.path, first.data.operation)
        and other.answer is not None
        and other.answer.status < 300
        and failure_in(other.answer.body, other.data.body) is None
        for other in scene.exchanges
    )
