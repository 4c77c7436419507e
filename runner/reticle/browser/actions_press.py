"""Actions of the pointer: click, double click, hover, check, uncheck, submit."""

from __future__ import annotations

import asyncio
from typing import Any

from reticle.browser.actions_keys import give_focus
from reticle.browser.gesture import Deed, gather_report, report_of
from reticle.browser.places import Aim, find_place
from reticle.browser.sdk_events import Press
from reticle.browser.targets import Found
from reticle.errors import ActionRefusedError
from reticle.model.flow import ClickArgs
from reticle.model.run import NO_CLICK, ONLY_FIRST, ActionReport

MAX_TRIES = 25


class _KeysOnly(Exception):  # noqa: N818 # a way that is taken, no error
    """No pointer gets to a box that its component hides, a keyboard does."""


async def click(deed: Deed, args: ClickArgs, *, count: int = 1) -> ActionReport:
    """Press a button of the mouse on the element, `count` times."""
    if deed.element.closed_option:
        from reticle.browser.actions_edit import pick_option

        return await pick_option(deed)
    press = await press_on(deed, args, count=count)
    return report_of(deed, press, held_ms=args.hold_ms)


async def press_on(deed: Deed, args: ClickArgs, *, count: int = 1, use: str = "press", watch: bool = False) -> Press:
    """Aim, press, and aim again while a press would have landed elsewhere (the page saw nothing of those)."""
    missed = ""
    for _ in range(MAX_TRIES):
        token = deed.next_token()
        want = {"use": use, "presses": count, "arm": token, "watch": watch, "by": "mouse"}
        if args.position is not None:
            want["position"] = {"x": args.position.x, "y": args.position.y}
        aim = await aim_at(deed, want)

        async def act(aim: Aim = aim) -> None:
            await deed.input.click(
                aim.x, aim.y, button=args.button, count=count, modifiers=args.modifiers, hold_ms=args.hold_ms
            )

        try:
            press = await gather_report(deed, token, act)
        finally:
            _disarm_others(deed, token)
        if not press.swallowed:
            deed.warnings += _astray(press)
            return press
        missed = press.hit
        if deed.left_s <= 0:
            break
    raise ActionRefusedError(
        f"{deed.who}: each press would have landed on {missed or 'something else'}", kind="unstable",
        hint="the page moves under the pointer; is an animation endless?",
    )  # fmt: skip


def _astray(press: Press) -> list[str]:
    """Say what a person would not see: a press that became no click, a second one that was kept back."""
    if press.second:
        return [f"{ONLY_FIRST}the second would have landed on {press.second}"]
    if press.released:
        return [f"{NO_CLICK}it was let go on {press.released}, which had come under the pointer"]
    return []


async def aim_at(deed: Deed, want: dict[str, Any]) -> Aim:
    """Wait until the element can be used and return the point in the page's viewport. Raises ActionRefusedError."""
    found = deed.element
    want = {**want, "force": deed.force, "timeoutMs": deed.left_s * 1000}
    answer = await deed.ask("aim", found.number, want, wait_s=deed.left_s)
    if answer["refused"]:
        raise deed.refuse(answer["refused"])
    deed.scrolled = deed.scrolled or answer["scrolled"]
    if answer["keys"] and want["use"] == "toggle":
        raise _KeysOnly
    deed.occluded_by = answer["occludedBy"]
    aim = Aim(answer["x"], answer["y"])
    others = [frame for frame in deed.sdk.frames.list_live() if frame is not found.frame]
    if found.frame.parent is None and not others:
        return aim
    foreign = {"id": want.get("arm", ""), "target": None, "watch": None, "force": False, "presses": 1, "by": "mouse"}
    if want.get("arm") and want.get("by") == "mouse":
        for frame in others:
            deed.sdk.spawn(deed.sdk.call(frame, "guard", foreign))
    return await find_place(deed, aim)


def _disarm_others(deed: Deed, token: str) -> None:
    for frame in deed.sdk.frames.list_live():
        if frame is not deed.element.frame:
            deed.sdk.spawn(deed.sdk.call(frame, "disarm", token))


async def hover(deed: Deed) -> ActionReport:
    """Put the pointer on the element and leave it there."""
    for _ in range(MAX_TRIES):
        token = deed.next_token()
        aim = await aim_at(deed, {"use": "hover", "arm": token, "by": "hover"})

        async def act(aim: Aim = aim) -> None:
            await deed.input.move(aim.x, aim.y)

        press = await gather_report(deed, token, act)
        if not press.happened or press.target or deed.left_s <= 0:
            return report_of(deed, press if press.happened else None)
    raise ActionRefusedError(f"{deed.who}: it moves away under the pointer", kind="unstable")


async def set_checked(deed: Deed, wanted: bool) -> ActionReport:
    """Bring a checkbox, radio or switch into the wanted state; nothing is pressed when it stands there already."""
    state = await _checked(deed)
    if state is None:
        raise ActionRefusedError(
            f"{deed.who}: it has no checked state", kind="unsupported", hint="click it, or name the checkbox itself"
        )
    if state == wanted:
        deed.warnings.append(f"it was already {'checked' if wanted else 'unchecked'}, nothing was pressed")
        return report_of(deed, None, dispatched=False)
    if not wanted and (deed.element.type == "radio" or deed.element.role in ("radio", "menuitemradio")):
        raise ActionRefusedError(
            f"{deed.who}: a radio button is unchecked by checking another one", kind="unsupported",
            hint="check another radio button of its group",
        )  # fmt: skip
    try:
        press = await press_on(deed, ClickArgs(force=deed.force), use="toggle", watch=True)
    except _KeysOnly:
        press = await _strike_space(deed)
    state = press.checked if press.checked is not None else await _checked(deed)
    value = None if state == wanted else {True: "checked", False: "unchecked", None: "gone"}[state]
    return report_of(deed, press, value_changed=state == wanted, value=value)


async def _strike_space(deed: Deed) -> Press:
    """Set a box as a keyboard does: with the focus on it."""
    token = deed.next_token()
    await give_focus(deed)
    order = {"id": token, "target": None, "watch": None, "force": True, "presses": 1, "by": "key"}
    await deed.ask("guardKeys", deed.element.number, order)
    return await gather_report(deed, token, lambda: deed.input.press("Space"))


async def _checked(deed: Deed) -> bool | None:
    state: bool | None = await deed.ask("checked", deed.element.number)
    return state


async def submit(deed: Deed) -> ActionReport:
    """Submit a form as a person does: its default button is pressed; a form without one is asked to submit itself."""
    answer = await deed.ask("submitter", deed.element.number)
    if "none" in answer:
        raise ActionRefusedError(f"{deed.who}: {answer['none']}", kind="unsupported", hint="name the form or a field")
    if "button" in answer:
        deed.found = await _button(deed, answer["button"])
        return report_of(deed, await press_on(deed, ClickArgs(force=deed.force)))
    token = deed.next_token()
    frame = deed.element.frame
    future = deed.sdk.expect_report(token, frame)
    want = {"use": "focus", "force": deed.force, "timeoutMs": deed.left_s * 1000}
    told = await deed.ask("submit", answer["form"], token, want, wait_s=deed.left_s)
    if told["refused"]:
        deed.sdk.drop_report(token)
        raise deed.refuse(told["refused"])
    done, _ = await asyncio.wait([future], timeout=deed.left_s or 0.1)
    deed.sdk.drop_report(token)
    press = future.result() if done else None
    return report_of(deed, press, input_mode="synthetic", input_mode_reason="form-without-button")


async def _button(deed: Deed, number: int) -> Found:
    from reticle.browser.targets import found_of

    answer = await deed.ask("find", {"id": number}, False)
    return found_of(deed.sdk, deed.element.frame, answer["matches"][0])
