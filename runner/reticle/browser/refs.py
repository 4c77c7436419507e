"""Refs: `e104` names one live element in one frame's document and is never used again in a tab's life."""

from __future__ import annotations

from dataclasses import dataclass

from reticle.browser.frames import Frame


@dataclass(frozen=True, slots=True)
class RefPlace:
    """Where a ref points: the element's number in document number `document` of `frame`; `was` says what it was."""

    frame: Frame
    document: int
    number: int
    was: str

    @property
    def is_live(self) -> bool:
        """Tell whether the document still stands (the element may be gone all the same)."""
        return self.frame.document == self.document and self.frame.context is not None


class RefTable:
    """Gives each element one name, over all frames and documents of a tab."""

    def __init__(self) -> None:
        self._next = 1
        self._places: dict[str, RefPlace] = {}
        self._names: dict[tuple[str, int, int], str] = {}

    def name(self, frame: Frame, number: int, was: str = "") -> str:
        """Return the ref of an element, a new one the first time."""
        key = (frame.id, frame.document, number)
        known = self._names.get(key)
        if known is None:
            known = self._names[key] = f"e{self._next}"
            self._next += 1
        if was or known not in self._places:
            self._places[known] = RefPlace(frame, frame.document, number, was)
        return known

    def find(self, ref: str) -> RefPlace | None:
        """Return where a ref points, None when this tab never gave it out."""
        return self._places.get(ref)
