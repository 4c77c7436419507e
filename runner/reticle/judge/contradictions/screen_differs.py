"""`screen-differs`: the page shows another number than the server answered, under the same name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from reticle.judge.contradictions.traits import succeeded
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction
from reticle.text import cut

_NUMBER = r"[^\w\s]{0,3}\s?(-?\d[\d.,'\u00a0\u202f ]*\d|\d)"
_NAMES_KEPT = 60
_LOOKED_AT = 100


def find_screen_differs(scene: Scene) -> list[Contradiction]:
    """Find texts such as `Total: €12.00` that appeared after an answer whose `total` is neither 12 nor 1200."""
    found = []
    texts = [text for text in scene.texts if any(char.isdigit() for char in text.text)][-_LOOKED_AT:]
    for exchange in scene.exchanges[-_LOOKED_AT:] if texts else ():
        if not succeeded(exchange) or exchange.response is None or exchange.answer is None:
            continue
        numbers = dict(list(_numbers(exchange.answer.body, 0))[:_NAMES_KEPT])
        later = [text for text in texts if text.t >= exchange.response.t]
        for name, values in numbers.items():
            for text in later:
                shown = _shown(name, text.text)
                if shown is None or any(_agrees(shown, value) for value in values):
                    continue
                answered = " or ".join(f"{value:g}" for value in values[:3])
                found.append(
                    Contradiction(
                        kind="screen-differs",
                        blocking=False,
                        text=f'{exchange.spell()} answered {name} {answered}, the page says "{cut(text.text, 60)}"',
                        events=[exchange.response.seq, text.seq],
                        source=source_of(exchange.data.initiator),
                    )
                )
                break
    return found


def _numbers(body: Any, depth: int) -> Iterator[tuple[str, list[float]]]:
    """Yield every named number of an answer that is no list: in a list the same name means many things."""
    if not isinstance(body, dict) or depth > 2:
        return
    for key, value in body.items():
        if isinstance(value, dict):
            yield from _numbers(value, depth + 1)
        elif isinstance(value, int | float) and not isinstance(value, bool) and not str(key).lower().endswith("id"):
            yield str(key), [float(value)]


def _shown(name: str, text: str) -> float | None:
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_-]+", " ", name).strip()
    if len(words) < 3:
        return None
    if words.lower() not in text.lower():
        return None
    found = re.search(rf"\b{re.escape(words)}\b\s*[:=]?\s*{_NUMBER}", text, re.IGNORECASE)
    return _parse(found[1]) if found else None


def _parse(spelt: str) -> float | None:
    digits = re.sub(r"['\u00a0\u202f ]", "", spelt)
    tail = re.search(r"[.,](\d{1,2})$", digits)
    whole = re.sub(r"[.,]", "", digits[: tail.start()] if tail else digits)
    try:
        return float(f"{whole}.{tail[1]}" if tail else whole)
    except ValueError:
        return None


def _agrees(shown: float, value: float) -> bool:
    """A number agrees with its rounded form, and an amount of money with its smallest unit (cents, mills)."""
    return any(abs(shown * scale - value) < 0.51 for scale in (1, 100, 1000)) or abs(shown - value * 100) < 0.51
