"""`request-failed-ui-moved-on`: the request failed, and the page goes on as if it had not."""

from __future__ import annotations

from reticle.judge.contradictions.failed_document import OPTIONAL, is_excused_document, is_own_document
from reticle.judge.contradictions.traits import failed_t, is_no_concern
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction
from reticle.text import cut
from reticle.truth.requests import Exchange


def find_request_failed(scene: Scene) -> list[Contradiction]:
    """Find failed writes (and caused reads) that were neither retried, declared nor acknowledged, while the page went
    on: the declared consequence held, the route changed, or a live region said success. Failed writes also when the
    page did say so, but only after it had shown what was declared. What a document of the app that failed says itself
    is no such message."""
    found = []
    for exchange in scene.exchanges:
        told = _failed(exchange)
        at = failed_t(told) if told is not None else None
        if told is None or at is None or not _counts(exchange) or scene.succeeded_later(exchange):
            continue
        if scene.declares_exchange(told):
            continue
        if is_own_document(told):
            sign = None if is_excused_document(scene, told, at) else moved_on(scene) or "and that is what came"
        else:
            sign = _taken_back(scene, exchange, at) if scene.acknowledged(exchange, at) else moved_on(scene)
        if sign is None:
            continue
        events = [event.seq for event in (told.request, told.response, told.failed) if event is not None]
        hidden = "" if told is exchange else " behind the service worker, which answered as if it had not"
        found.append(
            Contradiction(
                kind="request-failed-ui-moved-on",
                blocking=False,
                text=f"{told.spell()} failed{hidden}, {sign}",
                events=events,
                source=source_of(exchange.data.initiator),
            )
        )
    return found


def _failed(exchange: Exchange) -> Exchange | None:
    """Return what failed: the request itself, or what a service worker sent on for a write, answering it with success
    all the same. One that found no network at all may keep a write for later: that is what such workers are for."""
    if failed_t(exchange) is not None:
        return exchange
    relay = exchange.relay
    if relay is None or not exchange.data.mutating or relay.answer is None or failed_t(relay) is None:
        return None
    return relay


def _counts(exchange: Exchange) -> bool:
    if is_own_document(exchange):
        return exchange.data.mutating or not exchange.request.frame or exchange.cause == "caused"
    if is_no_concern(exchange) or exchange.data.channel == "resource":
        return False
    if exchange.data.mutating:
        return True
    optional = exchange.answer is not None and exchange.answer.status in OPTIONAL
    return exchange.data.method.upper() == "GET" and exchange.cause == "caused" and not optional


def _taken_back(scene: Scene, exchange: Exchange, failed_t: float) -> str | None:
    text = scene.taken_back(exchange, failed_t)
    if text is None:
        return None
    return f'and the page, which had shown what was declared before the answer, then says "{cut(text.text, 60)}"'


def moved_on(scene: Scene) -> str | None:
    """Say by what the page goes on as if nothing had failed; None when it does not."""
    if scene.consequence_held:
        return "yet what was declared came true on the page"
    if scene.moved_to is not None:
        return f"yet the page moved on to {scene.moved_to.pathname}"
    text = scene.success_shown
    return f'yet the page says "{text.text}"' if text is not None else None
