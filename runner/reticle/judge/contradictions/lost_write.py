"""Writes that were cut off before their answer: nobody can tell whether they were carried out."""

from __future__ import annotations

import re

from reticle.judge.contradictions.request_failed import moved_on
from reticle.judge.contradictions.traits import is_no_concern, is_reading
from reticle.judge.scene import Scene
from reticle.model.event import NetFailed
from reticle.truth.requests import Exchange

_NOTING = re.compile(r"(^|/)(track|logs?|logging|pixel|ping|heartbeat|keepalive|presence|activity)(/|$)")
ONE_TASK_MS = 20.0
"""What one script sends in one go lies no further apart."""
_BY_OTHERS = ("BLOCKED_BY_CLIENT", "(inspector)", "(subresource-filter)")
"""Who blocks so is no part of the app: an extension, a stub, a filter of the browser."""


def find_lost_write(scene: Scene) -> str | None:
    """Return what is to be told of a write that got no answer, while the page goes on as if it had one; None without.

    It was cancelled (by a navigation, a time limit, an abort) or never sent (the page's own security policy), and no
    later one of its kind succeeded. That does not contradict what is shown: a cancelled write may well have reached the
    server. But it proves nothing either.
    """
    sign = moved_on(scene)
    if sign is None:
        return None
    for exchange in scene.exchanges:
        failure, failed = exchange.failure, exchange.failed
        if failure is None or failed is None or exchange.answer is not None or not _counts(scene, exchange, failure):
            continue
        if scene.succeeded_later(exchange) or scene.acknowledged(exchange, failed.t):
            continue
        how = "blocked by the page itself" if failure.blocked else "cut off before its answer"
        return f"whether {exchange.data.method} {exchange.path} was carried out: it was {how}, {sign}"
    return None


def _counts(scene: Scene, exchange: Exchange, failure: NetFailed) -> bool:
    data = exchange.data
    if not data.mutating or data.channel != "http" or exchange.polls or is_reading(exchange) or is_no_concern(exchange):
        return False
    if _NOTING.search(exchange.path.lower()):
        return False
    if failure.blocked:
        return exchange.cause == "caused" and not any(word in failure.reason for word in _BY_OTHERS)
    if not failure.canceled or not data.is_own:
        return False
    return exchange.cause == "caused" or not _ended_with_its_document(scene, exchange)


def _ended_with_its_document(scene: Scene, exchange: Exchange) -> bool:
    """Tell whether its document was being left when it was cut off, as what a page sends by itself often ends.

    Not so what a script sent just before it left the document: with its document it is lost why that script ran.
    """
    end = exchange.done_t or 0.0
    leaving = [other for other in scene.exchanges if other.data.resource == "document" and other.t <= end]
    return bool(leaving) and not any(_leaves_after(exchange, other) for other in leaving)


def _leaves_after(exchange: Exchange, document: Exchange) -> bool:
    return document.data.initiator is not None and 0.0 <= document.t - exchange.t <= ONE_TASK_MS
