"""Actions of the keyboard and of the view: press, focus, blur, scroll."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from reticle.browser import targets
from reticle.browser.closed_roots import owner_of
from reticle.browser.frames import Frame
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
        await take_focused(deed)
    else:
        await give_focus(deed)
    count = key_count(args.text)
    return await watch_keys(deed, "key", count, lambda: deed.input.press(args.text, args.hold_ms), args.hold_ms)


async def watch_keys(
    deed: Deed, by: str, presses: int, act: Callable[[], Awaitable[None]], hold_ms: float | None = None
) -> ActionReport:
    """Press keys where the focus is and tell what they did. `by`: what ends a press, its `key` or its `input`."""
    token = deed.next_token()
    order = {"id": token, "target": None, "watch": None, "force": True, "presses": presses, "by": by}
    await deed.sdk.call(deed.element.frame, "guardKeys", deed.element.number, order)
    told: Press = await gather_report(deed, token, act)
    changed = told.value is not None and told.before is not None and told.value != told.before
    return report_of(deed, told, value_changed=changed, held_ms=hold_ms)


async def take_focused(deed: Deed) -> None:
    """Act on what keys go to now: its listeners are those of the action."""
    deed.found = await find_focused(deed)
    deed.tab.note_path(deed.found)


async def find_focused(deed: Deed) -> Found:
    """Return what keys go to now, through the frames: a document's own body when nothing in it has the focus."""
    frame = deed.sdk.frames.main
    match = await _ask_focused(deed, frame)
    while match is not None and match["within"] is not None:
        inner = await _frame_in(deed, match["within"], frame)
        answer = await _ask_focused(deed, inner)
        if answer is None:
            break  # nothing in there can be asked: its keys are pressed all the same
        frame, match = inner, answer
    if match is None or frame is None:
        raise ObservationLostError("no document takes a key press", hint="has the page loaded?")
    return targets.found_of(deed.sdk, frame, match)


async def _ask_focused(deed: Deed, frame: Frame | None) -> dict[str, Any] | None:
    if frame is None:
        return None
    try:
        match: dict[str, Any] = await deed.sdk.call(frame, "focused")
    except FrameGoneError:
        return None
    return match


async def _frame_in(deed: Deed, owner: int, parent: Frame | None) -> Frame | None:
    """Return the frame that the element `owner` of `parent` holds."""
    for frame in deed.sdk.frames.list_live():
        if frame.parent is parent and frame.parent is not None and await owner_of(deed.sdk, frame) == owner:
            return frame
    return None


async def focus(deed: Deed) -> ActionReport:
    """Give the element the focus."""
    token = deed.next_token()
    future = deed.sdk.expect_report(token, deed.element.frame)
    await give_focus(deed, token)
    press = future.result() if future.done() else None
    deed.sdk.drop_report(token)
    return report_of(deed, press)


async def give_focus(deed: Deed, token: str = "") -> None:
    """Give the element the focus. Raises ActionRefusedError."""
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
