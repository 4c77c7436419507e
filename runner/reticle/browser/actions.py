"""Actions: one gesture on one element with real input, and an honest account of its effect."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from reticle.browser import actions_drag, actions_edit, actions_files, actions_keys, actions_press, actions_touch
from reticle.browser.gesture import ActingTab, Deed
from reticle.browser.targets import Found
from reticle.errors import ActionRefusedError
from reticle.model.flow import (
    ActionName,
    Args,
    ClickArgs,
    DragArgs,
    FillArgs,
    PressArgs,
    ScrollArgs,
    SelectArgs,
    TypeArgs,
    UploadArgs,
    ZoomArgs,
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
    began_t = tab.now_t()
    tab.pressed_t = None
    report = await _dispatch(deed, kind, args)
    if tab.pressed_t is None:
        tab.pressed_t = began_t  # nothing was pressed: what came of it can only have come after this
    return report


async def _dispatch(deed: Deed, kind: ActionName, args: Args | None) -> ActionReport:
    plain = _PLAIN.get(kind)
    if plain is not None:
        return await plain(deed)
    click = args if isinstance(args, ClickArgs) else ClickArgs()
    if kind in ("click", "dblclick"):
        return await actions_press.click(deed, click, count=2 if kind == "dblclick" else 1)
    if kind == "tap":
        return await actions_touch.tap(deed, click)
    match args:
        case FillArgs() if kind == "fill":
            return await actions_edit.fill(deed, args.value)
        case TypeArgs() if kind == "type":
            return await actions_edit.type_text(deed, args.text, args.ime)
        case SelectArgs() if kind == "select":
            return await actions_edit.select(deed, args)
        case PressArgs() if kind == "press":
            return await actions_keys.press(deed, args)
        case ScrollArgs() if kind == "scroll":
            return await actions_keys.scroll(deed, args)
        case DragArgs() if kind == "drag":
            return await actions_drag.drag(deed, args)
        case UploadArgs() if kind == "upload":
            return await actions_files.upload(deed, args)
        case ZoomArgs() if kind == "zoom":
            return await actions_touch.zoom(deed, args)
    raise ActionRefusedError(f'"{kind}" does not take {type(args).__name__}', kind="invalid_value")


_PLAIN: dict[str, Callable[[Deed], Awaitable[ActionReport]]] = {
    "hover": actions_press.hover,
    "check": lambda deed: actions_press.set_checked(deed, True),
    "uncheck": lambda deed: actions_press.set_checked(deed, False),
    "submit": actions_press.submit,
    "clear": lambda deed: actions_edit.fill(deed, ""),
    "focus": actions_keys.focus,
    "blur": actions_keys.blur,
    "scrollIntoView": actions_keys.scroll_into_view,
}
