"""How alike two elements are: a weighted sum over their attributes, divided by the weights that are present.

The family is Similo (Nass and others, "Similarity-based web element localization", 2023); the weights start from those
that a genetic search found over years of change on public sites (texts, names and types outweigh places and paths by
far) and add what that work did not have: role, accessible name, landmark, section, headings, form, place in a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, hypot

from rapidfuzz.distance import Levenshtein

from reticle.match.prepared import Prepared

WEIGHTS: Mapping[str, float] = {
    "name": 2.85, "wording": 2.8, "type": 1.6, "alt": 1.85, "attributes": 1.2, "neighbours": 1.45, "location": 1.2,
    "href": 0.95, "aria": 0.9, "tag": 0.8, "id": 1.0, "id_xpath": 0.45, "area": 0.35, "xpath": 0.3, "testid": 2.0,
    "role": 1.2, "text": 0.8, "label": 1.6, "placeholder": 1.6, "title": 0.9, "landmark": 0.5, "section": 1.2,
    "form": 0.4, "headings": 0.8, "position": 0.4, "frame": 0.4, "shadow": 0.3, "component": 0.5, "source": 0.4,
    "classes": 0.25,
}  # fmt: skip
ABSENT_NOW = 0.7
"""Share of an attribute's weight that counts against a candidate that has lost it (it may merely be unknown)."""
NEW_NOW = 0.15
"""Share that counts against a candidate for having what the old element had not."""
NOISE = 0.3
"""What unrelated short texts reach by chance; similarity counts from there."""
_EQUALITY = ("type", "component", "source", "frame", "shadow")
_EDIT = (
    "name",
    "alt",
    "href",
    "aria",
    "id",
    "id_xpath",
    "xpath",
    "text",
    "label",
    "placeholder",
    "title",
    "form",
    "landmark",
)
_SETS = ("neighbours", "headings", "classes")
_ROLE_GROUPS = (
    frozenset({"button", "link", "menuitem", "tab", "option"}),
    frozenset({"textbox", "searchbox", "combobox", "spinbutton"}),
    frozenset({"checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"}),
    frozenset({"combobox", "listbox"}),
)
_TAG_GROUPS = (frozenset({"a", "button"}), frozenset({"input", "button"}), frozenset({"input", "textarea", "select"}))


@dataclass(frozen=True, slots=True)
class Likeness:
    """`score` from 0 to 1, and the similarity of every attribute that counted."""

    score: float
    parts: Mapping[str, float]

    @property
    def identity(self) -> float:
        """The best agreement on anything that tells one element from its siblings."""
        return max((self.parts.get(name, 0.0) for name in _IDENTITY), default=0.0)


_IDENTITY = ("testid", "id", "name", "wording", "placeholder", "label", "alt", "title", "href", "aria", "text")


def compare(old: Prepared, new: Prepared, rarity: Mapping[str, float] | None = None) -> Likeness:
    """Compare an element with a candidate. `rarity` (0 to 1 an attribute) lessens what many candidates agree on."""
    parts: dict[str, float] = {}
    reached = possible = 0.0
    for name, similar, share in _parts(old, new):
        weight = WEIGHTS[name] * share
        if rarity is not None:
            weight *= 0.45 + 0.55 * rarity.get(name, 1.0)
        if similar is not None:
            parts[name] = similar
            reached += weight * similar
        possible += weight
    return Likeness(reached / possible if possible else 0.0, parts)


def find_rarity(likenesses: Sequence[Likeness]) -> dict[str, float]:
    """Say for each attribute how few of the candidates agree on it with the old element: 1 nobody else, 0 all."""
    count = len(likenesses)
    if count < 4:
        return {}
    agreeing: dict[str, int] = {}
    for likeness in likenesses:
        for name, similar in likeness.parts.items():
            if similar >= 0.9:
                agreeing[name] = agreeing.get(name, 0) + 1
    return {name: 1.0 - (max(0, many - 1) / (count - 1)) for name, many in agreeing.items()}


def _parts(old: Prepared, new: Prepared) -> list[tuple[str, float | None, float]]:
    """Return (attribute, similarity or None where one side lacks it, share of its weight that counts)."""
    out: list[tuple[str, float | None, float]] = []
    for name in ("tag", "role", "wording", "testid", "section", *_EQUALITY, *_EDIT):
        was, now = old.texts.get(name), new.texts.get(name)
        if was is not None and now is not None:
            out.append((name, _text_similarity(name, was, now, old, new), 1.0))
        elif was is not None:
            out.append((name, 0.0, ABSENT_NOW))
        elif now is not None:
            out.append((name, None, NEW_NOW))
    for name in _SETS:
        mine, other = old.words.get(name), new.words.get(name)
        if mine and other:
            out.append((name, len(mine & other) / max(1, min(len(mine | other), 2 * len(mine))), 1.0))
        elif mine:
            out.append((name, 0.0, ABSENT_NOW))
    if old.attributes:
        same = sum(1 for key, value in old.attributes.items() if new.attributes.get(key) == value)
        out.append(("attributes", same / len(old.attributes), 1.0))
    out += _place_parts(old, new)
    return out


def _place_parts(old: Prepared, new: Prepared) -> list[tuple[str, float | None, float]]:
    out: list[tuple[str, float | None, float]] = []
    if old.box is not None and new.box is not None:
        across = (old.box.x + old.box.w / 2) - (new.box.x + new.box.w / 2)
        down = (old.box.y + old.box.h / 2) - (new.box.y + new.box.h / 2)
        out.append(("location", exp(-0.005 * hypot(across, down)), 1.0))
        was, now = old.box.w * old.box.h, new.box.w * new.box.h
        if was > 0 and now > 0:
            out.append(("area", min(was, now) / max(was, now), 1.0))
    if old.index is not None and new.index is not None:
        from_end = old.count is not None and new.count is not None and old.count - old.index == new.count - new.index
        out.append(("position", 1.0 if old.index == new.index else 0.6 if from_end else 0.0, 1.0))
    return out


def _text_similarity(name: str, was: str, now: str, old: Prepared, new: Prepared) -> float:
    if was == now:
        return 1.0
    if name in _EQUALITY:
        return 0.0
    if name == "role":
        return 0.5 if _share_group(was, now, _ROLE_GROUPS) else 0.0
    if name == "tag":
        return 0.4 if _share_group(was, now, _TAG_GROUPS) else 0.0
    edit: float = Levenshtein.normalized_similarity(was, now)
    if name in ("xpath", "id_xpath"):
        return edit
    edit = max(0.0, (edit - NOISE) / (1 - NOISE))
    if name in ("testid", "wording", "section"):
        mine, other = old.words.get(name, frozenset()), new.words.get(name, frozenset())
        if mine and other:
            return max(edit, 0.95 * len(mine & other) / len(mine | other))
    return edit


def _share_group(one: str, other: str, groups: Sequence[frozenset[str]]) -> bool:
    return any(one in group and other in group for group in groups)
