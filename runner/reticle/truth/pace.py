"""Requests that come at a pace of their own: nobody caused them, the page repeats them by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from reticle.truth.background import TWIN_MS

IN_A_ROW = 3
"""So many sightings, evenly apart, are a pace."""
UNEVEN = 3.0
"""Gaps that differ by more than this factor are no pace; a busy machine's timers differ by less."""
MOST_TIMES = 64


@dataclass
class Pace:
    """When requests of one kind were sent whose cause nobody can tell, and in which action's window each fell."""

    times: list[tuple[float, str]] = field(default_factory=list)

    def add(self, t: float, owner: str) -> None:
        """Note a request sent at `t` ms in the window of the action `owner`, "" outside every window."""
        if not any(abs(t - at) < TWIN_MS for at, _ in self.times):
            self.times = sorted([*self.times, (t, owner)])[-MOST_TIMES:]

    def is_kept(self, owner: str, outside: Sequence[float] = ()) -> bool:
        """Tell whether a request in `owner`'s window is one of those that repeat by themselves.

        They do when three in a row are evenly apart, and two of the three fell into this one window or outside all:
        one from each of three actions is how a user works. `outside` are earlier sightings outside every window.
        """
        first_t = self.times[0][0] if self.times else 0.0
        line = [*((t, "") for t in outside if t <= first_t - TWIN_MS), *self.times]
        for at in range(len(line) - IN_A_ROW + 1):
            row = line[at : at + IN_A_ROW]
            gaps = [later[0] - sooner[0] for sooner, later in pairwise(row)]
            owners = [who for _, who in row]
            own = max(owners.count(owner), owners.count(""))
            if owner in owners and own >= IN_A_ROW - 1 and max(gaps) <= UNEVEN * min(gaps):
                return True
        return False
