"""The page of `reticle baseline review`: checkpoints to be accepted or rejected, in the report's own style.

The list is plain HTML, a checkpoint is a fragment that the page asks for; what was decided is a small JSON that the
page marks its rows by. The page's script runs nothing but this, and asks nobody but the review's own server.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from reticle.model.run import ClusterElement
from reticle.model.target import Box
from reticle.report import html
from reticle.report.html import view

Kind = Literal["changed", "new", "missing", "unstable"]
Side = Literal["before", "after", "changes"]
KIND_WORDS: dict[Kind, str] = {
    "changed": "looks different",
    "new": "has no baseline here",
    "missing": "is required here and has no baseline",
    "unstable": "does not stand still",
}
KIND_CLASSES: dict[Kind, str] = {"changed": "drift", "new": "unverified", "missing": "fail", "unstable": "no-fault"}
KIND_GLYPHS: dict[Kind, str] = {"changed": "≠", "new": "+", "missing": "!", "unstable": "~"}


@dataclass(frozen=True, slots=True)
class Mark:
    """A changed region of the picture, in its CSS pixels, with the elements beneath as far as they are known."""

    number: int
    box: Box
    px: int
    elements: Sequence[ClusterElement] = ()


@dataclass(frozen=True, slots=True)
class Shade:
    """A mask. `drawn` is its number among those drawn in this review, which can be taken away again."""

    box: Box
    why: str
    drawn: int | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """One checkpoint. `sizes` are those of its pictures, in CSS pixels.

    `alike` others differ in the same way, `in_flow` others belong to the same flow.
    """

    number: int
    flow: str
    checkpoint: str
    variant: str
    env: str
    step: str
    kind: Kind
    text: str
    marks: Sequence[Mark] = ()
    shades: Sequence[Shade] = ()
    sizes: Mapping[Side, tuple[int, int]] = field(default_factory=dict)
    scale: float = 1
    alike: int = 0
    in_flow: int = 0
    version: int = 0

    @property
    def can_approve(self) -> bool:
        """Tell whether there is a picture that could become the baseline."""
        return "after" in self.sizes

    @property
    def search(self) -> str:
        """Return what the search looks in."""
        elements = " ".join(f"{item.target} {item.source or ''}" for mark in self.marks for item in mark.elements)
        return f"{self.flow} {self.checkpoint} {self.variant} {self.env} {self.step} {self.text} {elements}".lower()

    def url(self, side: Side) -> str | None:
        """Return the address of one of its pictures, None when there is none."""
        return f"picture/{self.number}/{side}.png?v={self.version}" if side in self.sizes else None


def render_page(cards: Sequence[Card], state: Mapping[str, Any], *, title: str, run: str) -> str:
    """Return the page: the list, and the state as inert JSON."""
    style, script = _parts()
    return html.environment().get_template("review.html.j2").render(
        cards=cards, title=title, run=run, style=style, script=script, kinds=_count(cards), glyphs=KIND_GLYPHS,
        classes=KIND_CLASSES, words=KIND_WORDS, policy=policy(), state=state_text(state),
    )  # fmt: skip


def render_card(card: Card) -> str:
    """Return the details of one checkpoint."""
    return html.environment().get_template("review_card.html.j2").render(
        card=card, kind_word=KIND_WORDS[card.kind], kind_class=KIND_CLASSES[card.kind],
        glyph_of_kind=KIND_GLYPHS[card.kind],
    )  # fmt: skip


def policy() -> str:
    """Return the content security policy of the page: its own script and style, pictures and calls of its server."""
    return html.policy(*_parts()) + "; connect-src 'self'"


def state_text(state: Mapping[str, Any]) -> str:
    """Spell the state so that it can stand in a script element, and no text of an app reorders the page."""
    text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
    return "".join(f"\\u{ord(sign):04x}" if sign in "<>&" or view.is_unshown(sign) else sign for sign in text)


def _parts() -> tuple[str, str]:
    return html.asset("style.css") + html.asset("review.css"), html.script("drawing.js", "review.js")


def _count(cards: Sequence[Card]) -> dict[Kind, int]:
    counts: dict[Kind, int] = {}
    for kind in KIND_WORDS:
        if found := sum(card.kind == kind for card in cards):
            counts[kind] = found
    return counts
