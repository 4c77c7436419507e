"""How alike two elements are: a weighted sum over their attributes, divided by the weights that are present.

The family is Similo (Nass and others, "Similarity-based web element localization", 2023); the weights start from those
that a genetic search found over years of change on public sites (texts, names and types outweigh places and paths by
far) and add what that work did not have: role, accessible name, landmark, section, headings, form, place in a list.
What a page says once counts more than what it says everywhere: an exact agreement on a text weighs the more the fewer
candidates bear that text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, hypot

from rapidfuzz.distance import Levenshtein

from reticle.match.prepared import Prepared

WEIGHTS: Mapping[str, float] = {
    "name": 2.85, "wording": 2.8, "type": 1.3, "alt": 1.85, "attributes": 0.8, "neighbours": 1.45, "location": 0.9,
    "href": 0.95, "aria": 0.9, "tag": 0.8, "id": 1.0, "id_xpath": 0.45, "area": 0.35, "xpath": 0.3, "testid": 2.0,
    "role": 1.2, "text": 0.8, "label": 1.6, "placeholder": 1.6, "title": 0.9, "landmark": 0.5, "section": 3.0,
    "form": 0.4, "headings": 0.8, "position": 0.4, "frame": 0.4, "shadow": 0.3, "component": 0.5, "source": 0.4,
    "classes": 0.4,
}  # fmt: skip
ABSENT_NOW = 0.7
"""Share of an attribute's weight that counts against a candidate that has lost it (it may merely be unknown)."""
NEW_NOW = 0.15
"""Share that counts against a candidate for having what the old element had not."""
NOISE = 0.3
"""What unrelated short texts reach by chance; similarity counts from there."""
RARE = 0.75
"""By how much more an exact agreement weighs on a text that nobody else bears."""
COMMON = 0.1
"""Share of the candidates from which a text is so common that agreement on it weighs no more than usual."""
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
_TEXTS = ("tag", "role", "wording", "testid", "section", *_EQUALITY, *_EDIT)


class Crowd:
    """All candidates of a page: how many of them bear a text."""

    def __init__(self, candidates: Sequence[Prepared]) -> None:
        self._others = max(1, len(candidates) - 1)
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in _TEXTS}
        for candidate in candidates:
            for name, text in candidate.texts.items():
                if name in self._counts:
                    self._counts[name][text] += 1

    def find_rareness(self, name: str, text: str) -> float:
        """Return 1 for a text that one candidate alone bears, down to 0 for one that COMMON of them bear."""
        others = max(0, self._counts[name][text] - 1)
        return max(0.0, 1.0 - others / (COMMON * self._others))


@dataclass(frozen=True, slots=True)
class Comparer:
    """Compares one element with many. Without a `crowd` every agreement weighs the same."""

    old: Prepared
    crowd: Crowd | None = None
    _known: dict[tuple[str, str], float] = field(default_factory=dict)
    _weighed: dict[str, float] = field(default_factory=dict)

    def compare(self, new: Prepared) -> Likeness:
        """Compare with a candidate."""
        parts: dict[str, float] = {}
        reached = possible = 0.0
        old_texts, new_texts = self.old.texts, new.texts
        for name, was in old_texts.items():
            weight = WEIGHTS.get(name)
            if weight is None:
                continue
            now = new_texts.get(name)
            if now is None:
                parts[name] = 0.0
                possible += weight * ABSENT_NOW
                continue
            if was == now:
                similar, weight = 1.0, self._weight(name, was)
            else:
                similar = self._similar(name, was, now, new)
            parts[name] = similar
            reached += weight * similar
            possible += weight
        for name in new_texts:
            if name not in old_texts:
                possible += WEIGHTS.get(name, 0.0) * NEW_NOW
        for name, similar, share in _other_parts(self.old, new):
            parts[name] = similar
            reached += WEIGHTS[name] * similar
            possible += WEIGHTS[name] * share
        return Likeness(reached / possible if possible else 0.0, parts)

    def _weight(self, name: str, text: str) -> float:
        """Return what an exact agreement on the element's own text weighs."""
        if self.crowd is None:
            return WEIGHTS[name]
        weight = self._weighed.get(name)
        if weight is None:
            weight = self._weighed[name] = WEIGHTS[name] * (1.0 + RARE * self.crowd.find_rareness(name, text))
        return weight

    def _similar(self, name: str, was: str, now: str, new: Prepared) -> float:
        key = (name, now)
        similar = self._known.get(key)
        if similar is None:
            similar = self._known[key] = _text_similarity(name, was, now, self.old, new)
        return similar


def compare(old: Prepared, new: Prepared) -> Likeness:
    """Compare one element with one candidate."""
    return Comparer(old).compare(new)


def _other_parts(old: Prepared, new: Prepared) -> list[tuple[str, float, float]]:
    """Return (attribute, similarity, share of its weight that counts) of sets, attributes and places."""
    out: list[tuple[str, float, float]] = []
    for name in _SETS:
        mine = old.words.get(name)
        if not mine:
            continue
        other = new.words.get(name)
        if other:
            out.append((name, len(mine & other) / max(1, min(len(mine | other), 2 * len(mine))), 1.0))
        else:
            out.append((name, 0.0, ABSENT_NOW))
    if old.attributes:
        same = sum(1 for key, value in old.attributes.items() if new.attributes.get(key) == value)
        out.append(("attributes", same / len(old.attributes), 1.0))
    out += _place_parts(old, new)
    return out


def _place_parts(old: Prepared, new: Prepared) -> list[tuple[str, float, float]]:
    out: list[tuple[str, float, float]] = []
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
        mine, other = old.words.get(name), new.words.get(name)
        if mine and other:
            return max(edit, 0.95 * len(mine & other) / len(mine | other))
    return edit


def _share_group(one: str, other: str, groups: Sequence[frozenset[str]]) -> bool:
    return any(one in group and other in group for group in groups)
