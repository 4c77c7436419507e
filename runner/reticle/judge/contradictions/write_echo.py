"""`write-echo-differs`: what the server says it stored is not what was sent."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from typing import Any

from reticle.judge.contradictions.echoes import list_echoes
from reticle.judge.contradictions.money_unit import unit_factor
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction
from reticle.truth.values import deep_equal, spell_json

_SERVERS_OWN = re.compile(
    r"^(_?id|uuid|.*_(id|at|on)|(.*_)?(date|time|version|revision|etag|hash|token|url|slug)|status|state|phase|step|position|order"
    r"|count|total|seq|number|type|password.*|secret.*|otp|pin|role|locale|currency)$"
)


def find_write_echo(scene: Scene) -> list[Contradiction]:
    """Find fields whose value came back different, other than trimmed, rounded, spelt another way, or set by the
    server as its own (ids, times, status)."""
    found = []
    for exchange, path, sent, answered in list_echoes(scene):
        if _servers_own(path) or same_meaning(sent, answered) or scene.declares_answer(exchange):
            continue
        if unit_factor(path, sent, answered) is not None or exchange.response is None:
            continue
        found.append(
            Contradiction(
                kind="write-echo-differs",
                blocking=False,
                text=f"{exchange.spell()}: sent {path} {spell_json(sent)}, the answer says {spell_json(answered)}",
                events=[exchange.request.seq, exchange.response.seq],
                source=source_of(exchange.data.initiator),
            )
        )
    return found


def same_meaning(sent: Any, answered: Any) -> bool:
    """Tell whether two values differ at most by what servers do to input: trim, round, normalise, convert."""
    if deep_equal(sent, answered) or answered is None or sent in (None, ""):
        return True
    if isinstance(sent, bool) or isinstance(answered, bool):
        return _truth(sent) is not None and _truth(sent) is _truth(answered)
    one, other = _number(sent), _number(answered)
    if one is not None and other is not None:
        return any(other in (round(one, places), int(one * 10**places) / 10**places) for places in range(5))
    if one is not None or other is not None:
        return False
    return _plain(str(sent)) == _plain(str(answered)) or _same_moment(str(sent), str(answered)) or _cut(sent, answered)


def _servers_own(path: str) -> bool:
    key = path.rsplit(".", 1)[-1]
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", key).lower()
    return _SERVERS_OWN.match(words) is not None or "‹secret" in path


def _truth(value: Any) -> bool | None:
    word = str(value).lower()
    return True if word in ("true", "1", "on", "yes") else False if word in ("false", "0", "off", "no") else None


def _number(value: Any) -> float | None:
    if isinstance(value, int | float):
        return float(value)
    try:
        return float(str(value).strip().replace(",", ""))
    except ValueError:
        return None


def _plain(text: str) -> str:
    """Reduce a text to its letters and digits: case, white space, punctuation, markup and Unicode forms go."""
    text = unicodedata.normalize("NFKD", re.sub(r"<[^>]*>", "", text)).casefold()
    return "".join(char for char in text if char.isalnum())


def _cut(sent: Any, answered: Any) -> bool:
    return len(str(answered)) >= 20 and str(sent).strip().startswith(str(answered).rstrip("… "))


def _same_moment(one: str, other: str) -> bool:
    try:
        first, second = (datetime.fromisoformat(text.replace("Z", "+00:00")) for text in (one, other))
    except ValueError:
        return False
    if (first.tzinfo is None) != (second.tzinfo is None):
        return first.replace(tzinfo=None) == second.replace(tzinfo=None)
    return first == second
