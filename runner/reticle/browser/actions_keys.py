"""Actions of the keyboard and of the view: press, focus, blur, scroll."""

from __future__ import annotations

from typing import Any

from reticle.browser import targets
from reticle.browser.gesture import Deed, gather_report, report_of
from reticle.browser.input import key_count
from reticle.browser.sdk import FrameGoneError
from reticle.browser.sdk_events import Press
from reticle.browser.targets import Found
from reticle.errors import ObservationLostError
from reticle.model.flow import PressArgs, ScrollArgs
from reticle.model.run import ActionReport


async def press(deed: Deed, args: PressArgs) -> ActionReport:
    """Press a key or a shortcut, on the element when one is named, else where the focus is."""
    key_count(args.text)  # an unknown key is refused before anything is touched
    if deed.found is None:
        deed.found = await _focused(deed)
    else:
        await _focus(deed)
    token = deed.next_token()
    order = {"id": token, "target": None, "watch": None, "force": True, "presses": key_count(args.text), "by": "key"}
    await deed.sdk.call(deed.element.frame, "guardKeys", deed.element.number, order)
    told: Press = await gather_report(deed, token, lambda: deed.input.press(args.text, args.hold_ms))
    changed = told.value is not None and told.before is not None and told.value != told.before
    return report_of(deed, told, value_changed=changed, held_ms=args.hold_ms)


async def _focused(deed: Deed) -> Found:
    """Return what has the focus: the page's own body when nothing has."""
    for frame in reversed(deed.sdk.frames.list_live()):
        try:
            match = await deed.sdk.call(frame, "focused", frame.parent is None)
        except FrameGoneError:
            continue
        if match is not None:
            return targets.found_of(deed.sdk, frame, match)
    raise ObservationLostError("no document takes a key press", hint="has the page loaded?")


async def focus(deed: Deed) -> ActionReport:
    """Give the element the focus."""
    token = deed.next_token()
    future = deed.sdk.expect_report(token, deed.element.frame)
    await _focus(deed, token)
    press = future.result() if future.done() else None
    deed.sdk.drop_report(token)
    return report_of(deed, press)


async def _focus(deed: Deed, token: str = "") -> None:
    want: dict[str, Any] = {"use": "focus", "force": deed.force, "timeoutMs": deed.left_s * 1000, "token": token}
    answer = await deed.ask("focus", deed.element.number, want, wait_s=deed.left_s)
    if answer["refused"]:
        raise deed.refuse(answer["refused"])


async def blur(deed: Deed) -> ActionReport:
    """Take the focus from the element."""
    token = deed.next_token()
    future = deed.sdk.expect_report(token, deed.element.frame)
    await deed.ask("blur", deed.element.number, token)
    press = future.result() if future.done() else None
    deed.sdk.drop_report(token)
    return report_of(deed, press)


async def scroll_into_view(deed: Deed) -> ActionReport:
    """Scroll until the element is in view; nothing moves when it is."""
    want = {"use": "seen", "timeoutMs": deed.left_s * 1000}
    answer = await deed.ask("aim", deed.element.number, want, wait_s=deed.left_s)
    if answer["refused"]:
        raise deed.refuse(answer["refused"])
    deed.scrolled = answer["scrolled"]
    return report_of(deed, None)


async def scroll(deed: Deed, args: ScrollArgs) -> ActionReport:
    """Scroll by CSS pixels with the wheel over the element (the page without one), or to a target."""
    if args.to is not None:
        deed.found = await targets.find(deed.sdk, args.to, timeout_s=deed.left_s)
        return await scroll_into_view(deed)
    frame = deed.found.frame if deed.found is not None else deed.sdk.frames.main
    if frame is None:
        raise ObservationLostError("the page has no document", hint="has it loaded?")
    number = deed.found.number if deed.found is not None else None
    answer = await deed.sdk.call(frame, "scrollBy", number, args.x or 0, args.y or 0)
    if not answer["moved"]:
        deed.warnings.append("nothing moved: it is at its end, or does not scroll that way")
    mode = {"input_mode": "synthetic", "input_mode_reason": "scroll-position"}
    return report_of(deed, None, dispatched=answer["moved"], **mode)
