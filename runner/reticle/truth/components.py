"""Which components rendered in a window, added up over commits and frames."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from reticle.model.event import ComponentCommit, Event
from reticle.text import cut

SHORTEST = 3
"""A name of fewer letters comes from a minifier and says nothing to people."""
NAMED = 5


@dataclass
class Rendered:
    """One component: how often it rendered, how many of these were new ones, and where it is written or used."""

    framework: str
    name: str
    source: str
    renders: int = 0
    mounts: int = 0


def list_rendered(events: Iterable[Event]) -> list[Rendered]:
    """Return the components that rendered, in the order in which they were first seen."""
    found: dict[tuple[str, str, str], Rendered] = {}
    for event in events:
        data = event.data
        if not isinstance(data, ComponentCommit):
            continue
        for name, renders, mounts, source in data.components:
            one = found.setdefault((data.framework, name, source), Rendered(data.framework, name, source))
            one.renders += renders
            one.mounts += mounts
    return list(found.values())


def spell_rendered(rendered: Iterable[Rendered]) -> str:
    """Spell them in one line, `Cart, CartLine ×3 and 2 more`; "" for none with a name that says something."""
    listed = list(rendered)
    told = [one for one in listed if len(one.name) >= SHORTEST and one.name != "Anonymous"][:NAMED]
    if not told:
        return ""
    shown = ", ".join(cut(one.name, 60) + (f" ×{one.renders}" if one.renders > 1 else "") for one in told)
    return shown + (f" and {len(listed) - len(told)} more" if len(listed) > len(told) else "")
