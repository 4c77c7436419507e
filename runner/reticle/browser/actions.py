"""Actions: one gesture on one element with real input, and an honest account of its effect."""

from __future__ import annotations

from reticle.browser import actions_edit, actions_keys, actions_press
from reticle.browser.gesture import ActingTab, Deed
from reticle.browser.targets import Found
from reticle.errors import ActionRefusedError
from reticle.model.flow import (
    ActionName,
    Args,
    ClickArgs,
    FillArgs,
    PressArgs,
    ScrollArgs,
    SelectArgs,
    TypeArgs,
)
from reticle.model.run import ActionReport


async def perform(
    tab: ActingTab,
    kind: ActionName,
    found: Found | None,
    args: Args | None,
    *,
    action_id: str,
    timeout_s: float = 10.0,
) -> ActionReport:
    """Do one action and tell what it did; `tab.pressed_t` says when.

    Waits until the element can be used. Raises ActionRefusedError with the reason that stands at the deadline
    (occluded disabled hidden readonly zero_size no_pointer_events unstable invalid_value unsupported), TargetError
    when the element went away before it was acted on, ObservationLostError when the page did.
    """
    force = bool(getattr(args, "force", False))
    deed = Deed(tab, kind, action_id, found, timeout_s, force=force)
    tab.pressed_t = None
    report = await _dispatch(deed, kind, args)
    if tab.pressed_t is None:
        tab.pressed_t = await actions_keys.page_now(deed)
    return report


async def _dispatch(deed: Deed, kind: ActionName, args: Args | None) -> ActionReport:
    if kind in ("click", "dblclick"):
        click = args if isinstance(args, ClickArgs) else ClickArgs()
        return await actions_press.click(deed, click, count=2 if kind == "dblclick" else 1)
    if kind == "hover":
        return await actions_press.hover(deed)
    if kind in ("check", "uncheck"):
        return await actions_press.set_checked(deed, kind == "check")
    if kind == "submit":
        return await actions_press.submit(deed)
    if kind == "fill" and isinstance(args, FillArgs):
        return await actions_edit.fill(deed, args.value)
    if kind == "clear":
        return await actions_edit.fill(deed, "")
    if kind == "type" and isinstance(args, TypeArgs):
        return await actions_edit.type_text(deed, args.text)
    if kind == "select" and isinstance(args, SelectArgs):
        return await actions_edit.select(deed, args)
    if kind == "press" and isinstance(args, PressArgs):
        return await actions_keys.press(deed, args)
    if kind == "focus":
        return await actions_keys.focus(deed)
    if kind == "blur":
        return await actions_keys.blur(deed)
    if kind == "scrollIntoView":
        return await actions_keys.scroll_into_view(deed)
    if kind == "scroll" and isinstance(args, ScrollArgs):
        return await actions_keys.scroll(deed, args)
    raise ActionRefusedError(f'"{kind}" with {type(args).__name__} is not possible here', kind="unsupported")
