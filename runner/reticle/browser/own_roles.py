"""Roles that custom elements give themselves (ElementInternals): no script sees them, the browser's own tree does."""

from __future__ import annotations

import asyncio
from typing import Any

from reticle.browser.frames import Frame
from reticle.browser.sdk import ElementGoneError, FrameGoneError, Sdk
from reticle.browser.session import send_or_none

_SAME = {"image": "img"}
_NO_ROLE = frozenset({"", "none", "generic", "presentation", "GenericContainer", "paragraph", "text", "StaticText"})


async def learn_own_roles(sdk: Sdk) -> bool:
    """Ask the browser for the role and name of every custom element without a role, once for each, and tell the core.

    Returns whether there was one with a role. It costs a command for each such element, so it is asked when a search
    by role found nothing, and for a look at the whole page.
    """
    return any(await asyncio.gather(*(_learn(sdk, frame) for frame in sdk.frames.list_live())))


async def _learn(sdk: Sdk, frame: Frame) -> bool:
    try:
        numbers: list[int] = await sdk.call(frame, "unknownRoles")
        if not numbers:
            return False
        told = await asyncio.gather(*(_ask(sdk, frame, number) for number in numbers))
        await send_or_none(frame.session, "Accessibility.disable")
        known = [one for one in told if one is not None]
        if known:
            await sdk.call(frame, "giveRoles", known)
        return bool(known)
    except FrameGoneError:
        return False


async def _ask(sdk: Sdk, frame: Frame, number: int) -> tuple[int, str, str] | None:
    try:
        handle = await sdk.handle(frame, number)
    except ElementGoneError:
        return None
    asked = {"objectId": handle, "fetchRelatives": False}
    tree: dict[str, Any] | None = await send_or_none(frame.session, "Accessibility.getPartialAXTree", asked)
    await send_or_none(frame.session, "Runtime.releaseObject", {"objectId": handle})
    if not tree or not tree["nodes"]:
        return None
    node: dict[str, Any] = tree["nodes"][0]
    role = "" if node.get("ignored") else str(node.get("role", {}).get("value", ""))
    if role in _NO_ROLE:
        return None
    return number, _SAME.get(role, role), str(node.get("name", {}).get("value", ""))
