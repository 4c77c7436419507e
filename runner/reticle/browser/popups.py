"""Popups: named as the step declared, told once."""

from __future__ import annotations

from collections.abc import Sequence

from reticle.model.flow import PopupName


class Popups:
    """Names the pages that a person's pages open."""

    def __init__(self, *, reuse: bool = True) -> None:
        self._reuse = reuse
        self._declared: list[PopupName] = []
        self._taken: set[str] = set()

    def expect(self, names: Sequence[PopupName]) -> None:
        """Declare what the pages of the step that comes are called. A page of the step before may still be on its way:
        its name stands behind these."""
        self._declared = [*names, *self._declared]

    def name_for(self, url: str) -> str:
        """Return a declared name that fits `url`, else `popup1`, `popup2`…; it is taken until `forget`."""
        for number, declared in enumerate(self._declared):
            if declared.url_contains is None or declared.url_contains in url:
                return self._take(self._declared.pop(number).name)
        number = 1
        while f"popup{number}" in self._taken:
            number += 1
        return self._take(f"popup{number}")

    def rename(self, name: str, url: str) -> str:
        """Return what a page that was opened without an address is called now that it went to `url`."""
        for number, declared in enumerate(self._declared):
            if declared.url_contains is not None and declared.url_contains in url:
                self.forget(name)
                return self._take(self._declared.pop(number).name)
        return name

    def forget(self, name: str) -> None:
        """Let a later page carry the name of one that closed, unless every page is to have a name of its own."""
        if self._reuse:
            self._taken.discard(name)

    def _take(self, name: str) -> str:
        self._taken.add(name)
        return name
