"""Drag: with pointer events, and with the browser's own drag and drop where the page uses that."""

from __future__ import annotations

import asyncio
import contextlib

from reticle.browser import targets
from reticle.browser.actions_press import MAX_TRIES, aim_at
from reticle.browser.gesture import ActingTab, Deed, ask_report, gather_report, report_of
from reticle.browser.places import Aim
from reticle.browser.sdk import ElementGoneError, FrameGoneError
from reticle.browser.session import CdpSession, Params, send_or_none
from reticle.browser.targets import Found
from reticle.clock import SYSTEM
from reticle.errors import ActionRefusedError
from reticle.model.flow import DragArgs
from reticle.model.run import ActionReport
from reticle.model.target import Target

DRAG_PATIENCE_S = 2.0
STEPS = 8
NUDGE_PX = 6
REST_S = 0.12
"""So long a hand rests before it lets go: lists look by a timer where the pointer is."""

AWAY_S = 0.1
"""Sooner after a drop nobody presses anything else, and pages take a click for the end of the drag."""


async def drag(deed: Deed, args: DragArgs) -> ActionReport:
    """Press on the element, move in steps onto another one, release there.

    Where the page starts a drag of its own (`draggable`, links, pictures) the browser hands the dragged data over and
    the drop is made of it, as the system does with a real mouse.
    """
    goal = args.to or (Target(ref=args.to_ref) if args.to_ref else None)
    if goal is None and args.position is None:
        raise ActionRefusedError('"drag" needs "to", "toRef" or "position"', kind="invalid_value")
    goal_found = await targets.find(deed.sdk, goal, timeout_s=deed.left_s) if goal is not None else None
    for _ in range(MAX_TRIES):
        token = deed.next_token()
        want: dict[str, object] = {"use": "press", "arm": token, "by": "mouse"}
        if args.start is not None:
            want["position"] = {"x": args.start.x, "y": args.start.y}
        start = await aim_at(deed, want)
        end = await _end(deed, goal_found, args, start)

        async def act(start: Aim = start, end: Aim = end, token: str = token) -> None:
            if await _carry(deed, start, end, (args.hold_ms or 0) / 1000):
                await ask_report(deed, token)  # the browser's own drag takes the release: no event would end it

        press = await gather_report(deed, token, act)
        if not press.swallowed:
            return report_of(deed, press, held_ms=args.hold_ms)
        if deed.left_s <= 0:
            break
    raise ActionRefusedError(f"{deed.who}: it moved away under the pointer", kind="unstable")


async def _end(deed: Deed, goal: Found | None, args: DragArgs, start: Aim) -> Aim:
    if goal is None:
        assert args.position is not None
        return Aim(start.x + args.position.x, start.y + args.position.y)
    at = Deed(deed.tab, "drag", deed.action_id, goal, deed.left_s, force=True)
    want: dict[str, object] = {"use": "hover"}
    if args.position is not None:
        want["position"] = {"x": args.position.x, "y": args.position.y}
    end = await aim_at(at, want)
    if at.occluded_by:
        deed.warnings = [f"{goal.describe}, where it was dropped, is covered by {at.occluded_by}"]
    return end


async def _carry(deed: Deed, start: Aim, end: Aim, hold_s: float) -> bool:
    """Move to `end` with the button down, after `hold_s`; the browser's own drag is taken over when it begins.

    Returns whether it was.
    """
    cdp = deed.tab.cdp
    taken: asyncio.Future[Params] = asyncio.get_running_loop().create_future()

    def hear(said: Params) -> None:
        if not taken.done():
            taken.set_result(said["data"])

    cdp.on("Input.dragIntercepted", hear)
    await cdp.send("Input.setInterceptDrags", {"enabled": True})
    try:
        hands = deed.input
        await hands.move(start.x, start.y)
        await hands.down(start.x, start.y)
        if hold_s:
            await SYSTEM.await_timer(hold_s)
        sign = 1 if end.x >= start.x else -1
        await hands.carry(start.x + sign * NUDGE_PX, start.y)
        await hands.carry(start.x + sign * 2 * NUDGE_PX, start.y)
        if await _native_drag(deed):
            await asyncio.wait([taken], timeout=DRAG_PATIENCE_S)
        way = [_between(start, end, step / STEPS) for step in range(1, STEPS + 1)]
        if taken.done():
            data = taken.result()
            await _tell_drag(cdp, "dragEnter", way[0], data)
            for at in way:
                await _tell_drag(cdp, "dragOver", at, data)
            await SYSTEM.await_timer(REST_S)
            for kind in ("dragOver", "drop"):
                await _tell_drag(cdp, kind, end, data)
            await hands.up(end.x, end.y)
            return True
        for at in way:
            await hands.carry(at.x, at.y)
        await SYSTEM.await_timer(REST_S)
        await hands.up(end.x, end.y)
        deed.tab.dropped_s = SYSTEM.monotonic_s()
        return False
    finally:
        await send_or_none(cdp, "Input.setInterceptDrags", {"enabled": False})


async def await_hand(tab: ActingTab) -> None:
    """After a drag wait as long as a hand needs to be elsewhere, and until the page had its timers of that time."""
    dropped_s, tab.dropped_s = tab.dropped_s, None
    if dropped_s is None:
        return
    await SYSTEM.await_timer(dropped_s + AWAY_S - SYSTEM.monotonic_s())
    main = tab.sdk.frames.main
    if main is not None:
        with contextlib.suppress(FrameGoneError):
            await tab.sdk.call(main, "flush")


def _between(start: Aim, end: Aim, part: float) -> Aim:
    return Aim(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)


async def _tell_drag(cdp: CdpSession, kind: str, at: Aim, data: Params) -> None:
    await cdp.send("Input.dispatchDragEvent", {"type": kind, "x": at.x, "y": at.y, "data": data})


async def _native_drag(deed: Deed) -> bool:
    try:
        return bool(await deed.sdk.call(deed.element.frame, "dragging"))
    except (FrameGoneError, ElementGoneError):
        return False
