"""How far a replay has come, for whoever runs flows one after another."""

from __future__ import annotations

from typing import Protocol


class Pace(Protocol):
    """Hears how far a replay has come."""

    def near_end(self) -> None:
        """The last step begins: the next flow may open its first page."""

    def quiet(self) -> None:
        """Nothing is left to do but to wait until all is quiet: the next flow may act."""
