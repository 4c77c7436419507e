"""Actions on fields: fill, type, clear, select."""

from __future__ import annotations

from typing import Any

from reticle.browser.actions_keys import take_focused, watch_keys
from reticle.browser.actions_press import aim_at
from reticle.browser.composing import split
from reticle.browser.gesture import Deed, gather_report, report_of
from reticle.browser.keys import is_typable
from reticle.browser.sdk_events import Press
from reticle.model.flow import SelectArgs
from reticle.model.run import ActionReport


async def fill(deed: Deed, value: str) -> ActionReport:
    """Replace what stands in a field by `value`, in one edit as pasting over a selection makes it.

    Number, date, time, colour and range fields take only what they can hold, in the form that HTML gives it; anything
    else is refused and the field keeps what it has.
    """
    token = deed.next_token()
    value = value.replace("\r\n", "\n")
    if deed.element.secret:
        deed.sdk.secret(value)
    ready = await _enter(deed, token, value=value, caret="all", lines=_edits(value))
    if ready["done"]:
        return _told(deed, None, ready, ready["value"], value, mode="picked-control")

    async def act() -> None:
        if value == "":
            await deed.input.press("Delete")
        elif "\n" in value and ready["kind"] == "contenteditable":
            await _insert_lines(deed, value)
        else:
            await deed.input.insert(value)

    if value == "" and not ready["before"]:
        return _told(deed, None, ready, ready["before"], value)
    press = await gather_report(deed, token, act)
    return await _after(deed, press, ready, value)


def _edits(value: str) -> int:
    """Return how many edits put `value` into a rich field: one a line that is not empty, one a line break."""
    lines = value.split("\n")
    return max(1, len(lines) - 1 + sum(1 for line in lines if line))


async def _insert_lines(deed: Deed, value: str) -> None:
    for number, line in enumerate(value.split("\n")):
        if number:
            await deed.input.press("Enter")
        if line:
            await deed.input.insert(line)


async def type_text(deed: Deed, text: str, ime: bool | None = None) -> ActionReport:
    """Append `text` key by key, as a keyboard does, and what has no key as an input method does (`ime` True: all of it,
    False: none; never in a secret field, where browsers have none). Date, time, colour and range fields are filled with
    it; a number field refuses what it would drop.

    Keys go where the focus is: without an element to what has it, and an element that has it may be covered, tiny or
    out of view. Where a field only catches keys for what is drawn beside it, the caret stays where it stands there.
    """
    there = deed.found is None
    if deed.found is None:
        await take_focused(deed)
    if deed.element.secret:
        deed.sdk.secret(text)
        ime = False
    chars = text.replace("\r\n", "\n")
    pieces = split(chars, ime)
    by = "input" if any(piece.stages for piece in pieces) or not all(is_typable(char) for char in chars) else "key"
    presses = sum(piece.edits for piece in pieces)
    if there:
        return await watch_keys(deed, by, presses, lambda: deed.input.write(pieces))
    token = deed.next_token()
    has_keys = deed.element.frame.parent is not None and await deed.ask("hasKeys", deed.element.number)
    want = {"caret": "end", "by": by, "presses": presses, "typed": chars, "keys": True}
    ready = await _enter(deed, token, see_frame=not has_keys, **want)
    if ready["done"]:
        return _told(deed, None, ready, ready["value"], chars, mode="picked-control")
    press = await gather_report(deed, token, lambda: deed.input.write(pieces))
    if ready["caught"]:
        return report_of(deed, press, value_changed=press.value != press.before)
    return await _after(deed, press, ready, (ready["before"] or "") + text)


async def _enter(deed: Deed, token: str, *, see_frame: bool = True, **want: Any) -> dict[str, Any]:
    if see_frame:
        await _see_frame(deed, "edit")
    want = {"use": "edit", "arm": token, "force": deed.force, "timeoutMs": deed.left_s * 1000, **want}
    ready: dict[str, Any] = await deed.ask("edit", deed.element.number, want, wait_s=deed.left_s)
    if ready["refused"]:
        raise deed.refuse(ready["refused"])
    deed.scrolled = ready["scrolled"]
    return ready


async def _see_frame(deed: Deed, use: str) -> None:
    """Refuse what is done in a frame that is covered or hidden from outside; its document knows nothing of that."""
    if deed.element.frame.parent is not None:
        await aim_at(deed, {"use": use})


async def _after(deed: Deed, press: Press, ready: dict[str, Any], wanted: str) -> ActionReport:
    value = press.value
    if value is None and not press.document_gone and not press.gone:
        value = (await deed.ask("value", deed.element.number))["value"]
    return _told(deed, press, ready, value, wanted)


def _told(
    deed: Deed, press: Press | None, ready: dict[str, Any], value: str | None, wanted: str, mode: str | None = None
) -> ActionReport:
    """Be honest about the value: changed when the field took it, else what stands there now."""
    took = value is not None and (_same(value, wanted) or value != ready["before"])
    differs = value is not None and not _same(value, wanted)
    shown = value if not ready["secret"] or value is None else deed.sdk.secret(value)
    more: dict[str, Any] = {"value_changed": took, "value": shown if differs else None}
    if mode is not None:
        more |= {"input_mode": "synthetic", "input_mode_reason": mode}
    report = report_of(deed, press, **more)
    focus = ready.get("focus")
    if focus is None or report.effect.focus_moved is not None:
        return report
    refs = deed.sdk.refs
    names = [refs.name(deed.element.frame, number) if number is not None else "null" for number in focus]
    effect = report.effect.model_copy(update={"focus_moved": "->".join(names)})
    return report.model_copy(update={"effect": effect})


def _same(one: str, other: str) -> bool:
    return one.replace("\r\n", "\n") == other or (one.lower() == other.lower() and other.startswith("#"))


async def select(deed: Deed, args: SelectArgs) -> ActionReport:
    """Choose options of a select. Its list is drawn by the system, outside the page, so the choice is set and told
    as the browser does: one input and one change event."""
    want = {"value": args.value, "values": args.values, "label": args.label, "index": args.index}
    return await _choose(deed, want)


async def pick_option(deed: Deed) -> ActionReport:
    """Choose an option of a closed select that was named itself."""
    return await _choose(deed, {})


async def _choose(deed: Deed, want: dict[str, Any]) -> ActionReport:
    await _see_frame(deed, "select")
    token = deed.next_token()
    future = deed.sdk.expect_report(token, deed.element.frame)
    try:
        want = {**want, "arm": token, "force": deed.force, "timeoutMs": deed.left_s * 1000}
        answer = await deed.ask("select", deed.element.number, want, wait_s=deed.left_s)
        if answer["refused"]:
            raise deed.refuse(answer["refused"])
        deed.scrolled = answer["scrolled"]
        if not answer["took"]:
            deed.warnings.append("it was chosen already, nothing changed")
        took = answer["took"] and answer["kept"]
        press = future.result() if future.done() else None
        return report_of(
            deed, press, value_changed=took, input_mode="synthetic", input_mode_reason="native-list",
            value=None if took else answer["value"],
        )  # fmt: skip
    finally:
        deed.sdk.drop_report(token)
