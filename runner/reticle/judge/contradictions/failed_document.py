"""A document that was answered with an error: what it says itself is no excuse for it."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus

from reticle.judge.leaf_result import LeafResult
from reticle.judge.scene import Scene
from reticle.judge.wording import is_failure_text, is_sign_in_text, is_success_text
from reticle.model.event import PressHit
from reticle.model.predicate import ElementLeaf, TextLeaf
from reticle.text import squash
from reticle.truth.requests import Exchange

OPTIONAL = frozenset({404, 410})
"""Answers that say "there is none" to a reading request: an avatar that nobody uploaded."""
_CONTENT = frozenset({"element", "text", "state", "storage", "signal"})
"""Kinds of leaves that tell what stands on a page, or that its scripts work; an address does not."""


def is_own_document(exchange: Exchange) -> bool:
    """Tell whether it is a page, a popup or a frame of the app that was answered with an error (4xx, 5xx)."""
    answer = exchange.answer
    return exchange.data.resource == "document" and exchange.data.is_own and answer is not None and answer.status >= 400


def is_excused_document(scene: Scene, exchange: Exchange, failed_t: float) -> bool:
    """Tell whether a failed document of the app (`is_own_document`) is what was meant, or was told of by another one.

    One that the server could not make (5xx) is meant when a text that was declared is the error's. Any other also when
    something positive about the new page was declared and came true there, when it asks people to sign in, and when the
    page came back to the same address by itself; where nothing was declared, when the page says what was wrong. A frame
    that is not there is no failure.
    """
    if any(_is_error_text(text, exchange) for one in _come_true(scene, failed_t) for text in _named(one)):
        return True
    if _told_outside(scene, exchange, failed_t):
        return True
    status = exchange.answer.status if exchange.answer is not None else 0
    if status >= 500:
        return False
    if status in OPTIONAL and exchange.request.frame:
        return True
    if status in (401, 403) and scene.at_sign_in:
        return True
    if not scene.results:
        absent = status in OPTIONAL and not exchange.data.mutating
        return absent or scene.acknowledged(exchange, failed_t)
    if status == 401 and scene.acknowledged(exchange, failed_t):
        return any(is_sign_in_text(text.text) for text in scene.texts if text.t >= failed_t)
    content = any(one.leaf.kind in _CONTENT for one in _come_true(scene, failed_t))
    return (content and _is_read(scene, exchange)) or _came_back(scene, exchange)


def _come_true(scene: Scene, since_t: float) -> Iterator[LeafResult]:
    """Yield what was declared and came true on the page only after `since_t`."""
    return (one for one in scene.results if one.proves and scene.came_true_t(one) >= since_t)


def _named(result: LeafResult) -> Iterator[str]:
    """Yield the texts that a leaf names."""
    leaf = result.leaf
    if isinstance(leaf, TextLeaf):
        yield squash(leaf.contains)
    elif isinstance(leaf, ElementLeaf):
        yield from (squash(text) for text in (leaf.text, leaf.query.name, leaf.query.text) if isinstance(text, str))


def _is_error_text(text: str, exchange: Exchange) -> bool:
    """Tell whether a text says that something failed, or names the status: `500`, `Bad Gateway`."""
    status = exchange.answer.status if exchange.answer is not None else 0
    known = [str(status), *(item.phrase.lower() for item in HTTPStatus if item == status)]
    return is_failure_text(text) or any(word in text.lower() for word in known)


def _told_outside(scene: Scene, exchange: Exchange, failed_t: float) -> bool:
    """Tell whether another document said that it failed: the one around a frame, the one that opened a popup."""
    page, frame = exchange.request.page, exchange.request.frame
    return any(
        text.t >= failed_t
        and (is_failure_text(text.text) or (text.is_alarm and not is_success_text(text.text)))
        and (len(text.frame) < len(frame) if text.page == page else page != _acted_page(scene))
        for text in scene.texts
    )


def _acted_page(scene: Scene) -> str | None:
    """Return the page in which the action was done, None when it is not known."""
    return next((event.page for event in scene.record.of(PressHit)), None)


def _is_read(scene: Scene, exchange: Exchange) -> bool:
    """Tell whether what was declared was read from the page that failed: it is read where the action was done."""
    return _acted_page(scene) in (None, exchange.request.page)


def _came_back(scene: Scene, exchange: Exchange) -> bool:
    """Tell whether the page went on to a whole document and from there back to the address that failed, as the pages of
    static hosts do for an address that only the app knows."""
    later = any(
        other.data.resource == "document" and other.request.seq > exchange.request.seq and not other.request.frame
        and other.request.page == exchange.request.page and other.answer is not None and other.answer.status < 300
        for other in scene.exchanges
    )  # fmt: skip
    return later and scene.moved_to is not None and scene.moved_to.pathname == exchange.path
