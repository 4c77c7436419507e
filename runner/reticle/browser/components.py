"""Where components stand in the repository: found by the functions that they are, through source maps."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from reticle.browser.door import Door, release
from reticle.browser.handlers import find_location
from reticle.browser.listeners import main_world_node
from reticle.browser.session import send_or_none
from reticle.model.event import Place
from reticle.truth.components import SHORTEST

if TYPE_CHECKING:
    from reticle.browser.frames import Frame
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found

GROUP = "reticle-components"
PATIENCE_S = 5.0
_lookups = itertools.count(1)


async def find_places(tab: Tab, names: Sequence[str]) -> dict[str, Place]:
    """Return where the components of these names stand, those that the page still knows and tells in time."""
    found: dict[str, Place] = {}
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_S):
            for frame in tab.sdk.frames.list_live():
                await _find_in(tab, frame, [name for name in names if name not in found], found)
    return found


async def find_owner(tab: Tab, found: Found) -> str | None:
    """Return the component that wrote an element: of React, of Vue and Svelte in development builds. None where nothing
    tells, or only a name that a minifier made. Raises FrameGoneError, ElementGoneError."""
    group = f"{GROUP}-{next(_lookups)}"
    session = found.frame.session
    handle = await tab.sdk.handle(found.frame, found.number)
    try:
        async with asyncio.timeout(PATIENCE_S):
            node = await main_world_node(session, handle, group)
            said = await Door(session, group).ask("owner", of=node, by_value=True) if node is not None else None
    except TimeoutError:
        return None
    finally:
        await send_or_none(session, "Runtime.releaseObject", {"objectId": handle})
        release(session, group)
    name = str(said.get("value") or "") if said is not None else ""
    return name if len(name) >= SHORTEST and name != "Anonymous" else None


async def _find_in(tab: Tab, frame: Frame, names: Sequence[str], found: dict[str, Place]) -> None:
    group = f"{GROUP}-{next(_lookups)}"
    door = Door(frame.session, group)
    try:
        if not names or await door.open(frame) is None:
            return
        for name in names:
            place = await _place(tab, frame, door, name)
            if place is not None:
                found[name] = place
    finally:
        release(frame.session, group)


async def _place(tab: Tab, frame: Frame, door: Door, name: str) -> Place | None:
    function = await door.ask("component", said=[{"value": name}])
    if function is None or function.get("type") != "function":
        return None
    at = await find_location(frame.session, function["objectId"])
    scripts = tab.scripts_of(frame.session)
    script = await scripts.find(at[0]) if at is not None else None
    if at is None or script is None or not script.url:
        return None
    line, column = at[1]
    place = Place(tab.person.code_map.name(script.url), line + 1, column + 1)
    return await tab.person.sources.original(place, scripts)
