"""Fingerprints made ready for many comparisons: texts folded once, words split once."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from reticle.match.machine_made import is_machine_made
from reticle.model.target import Box, Fingerprint

_WORDS = re.compile(r"[^\W_]+", re.UNICODE)
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
IDENTIFYING = ("testid", "id", "name", "wording", "placeholder", "label", "alt", "title", "href")
"""What tells one element from its siblings; everything else says what kind it is and where it stands."""


class Words:
    """The words of an element's texts, split when they are first asked for: most are never needed."""

    __slots__ = ("_print", "_split")

    def __init__(self, print_: Fingerprint) -> None:
        self._print = print_
        self._split: dict[str, frozenset[str] | None] = {}

    def get(self, name: str) -> frozenset[str] | None:
        """Return the words of one attribute; None when it has none."""
        if name not in self._split:
            self._split[name] = _SPLITTERS[name](self._print) or None if name in _SPLITTERS else None
        return self._split[name]


@dataclass(frozen=True, slots=True)
class Prepared:
    """One element as the scorer sees it. `texts` maps attributes to folded text, absent ones left out."""

    texts: dict[str, str]
    words: Words
    box: Box | None = None
    attributes: dict[str, str] = field(default_factory=dict)
    index: int | None = None
    count: int | None = None


def prepare(print_: Fingerprint) -> Prepared:
    """Fold what is compared as text; machine-made ids say nothing and are left out."""
    wording, aria = _wording(print_), print_.aria
    raw = {
        "tag": print_.tag,
        "type": print_.type,
        "role": print_.role,
        "id": print_.id if print_.id and not is_machine_made(print_.id) else None,
        "name": print_.name,
        "testid": print_.testid,
        "wording": wording,
        "text": print_.text if print_.text != wording else None,
        "placeholder": print_.placeholder,
        "label": print_.label if print_.label != wording else None,
        "alt": print_.alt if print_.alt != wording else None,
        "title": print_.title if print_.title != wording else None,
        "aria": aria["label"] if "label" in aria and aria["label"] != wording else None,
        "href": print_.href,
        "xpath": print_.xpath,
        "id_xpath": print_.id_xpath if print_.id_xpath != print_.xpath else None,
        "landmark": print_.landmark,
        "form": print_.form,
        "section": _bare(print_.section),
        "frame": _chain(print_.frame) if print_.frame else None,
        "shadow": _chain(print_.shadow) if print_.shadow else None,
        "component": print_.component,
        "source": print_.source,
        "heading": print_.headings[0] if print_.headings else None,
    }
    texts = {key: folded for key, value in raw.items() if value and (folded := _fold(value))}
    others = {f"aria-{key}": value for key, value in aria.items() if key != "label"}
    attributes = {**print_.attributes, **others} if others else print_.attributes
    return Prepared(texts, Words(print_), print_.box, attributes, print_.index, print_.count)


def _wording(print_: Fingerprint) -> str | None:
    """Return what people call it: its accessible name, or what that would be made of."""
    label = print_.aria.get("label")
    return print_.accessible_name or print_.text or label or print_.label or print_.alt or print_.placeholder


def _fold(text: str) -> str:
    return " ".join(text.lower().split())


def _words(*texts: str) -> frozenset[str]:
    return frozenset(word for text in texts for word in _WORDS.findall(text.lower()))


_SPLITTERS: dict[str, Callable[[Fingerprint], frozenset[str]]] = {
    "neighbours": lambda print_: _words(*print_.neighbours),
    "headings": lambda print_: _words(*print_.headings),
    "testid": lambda print_: _words(_CAMEL.sub(" ", print_.testid or "")),
    "wording": lambda print_: _words(_wording(print_) or ""),
    "section": lambda print_: _words(_bare(print_.section) or ""),
    "classes": lambda print_: frozenset(name for name in print_.classes if not is_machine_made(name)),
}


def _bare(section: str | None) -> str | None:
    """Leave the role out: `row "A-17"` and `row "B-3"` have only that in common."""
    return section.partition(' "')[2].rstrip('"') or section if section else None


def _chain(briefs: list[dict[str, str]]) -> str | None:
    """Spell hosts or frames by what names them, `src` without its query."""
    said = []
    for brief in briefs:
        names = (brief.get(key) for key in ("testid", "id", "name", "title"))
        said.append(next((name for name in names if name), brief.get("src", "").split("?")[0] or brief.get("tag", "")))
    return " > ".join(said) or None
