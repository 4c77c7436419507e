"""Touch: tap and zoom."""

from __future__ import annotations

from reticle.browser.actions_press import MAX_TRIES, aim_at
from reticle.browser.gesture import Deed, gather_report, report_of
from reticle.browser.places import Aim
from reticle.errors import ActionRefusedError
from reticle.model.flow import ClickArgs, ZoomArgs
from reticle.model.run import ActionReport


async def tap(deed: Deed, args: ClickArgs) -> ActionReport:
    """Touch the element with one finger, guarded as a click is."""
    for _ in range(MAX_TRIES):
        token = deed.next_token()
        want: dict[str, object] = {"use": "press", "arm": token, "by": "touch"}
        if args.position is not None:
            want["position"] = {"x": args.position.x, "y": args.position.y}
        aim = await aim_at(deed, want)

        async def act(aim: Aim = aim) -> None:
            await deed.input.tap(aim.x, aim.y, args.hold_ms)

        press = await gather_report(deed, token, act)
        if not press.swallowed or deed.left_s <= 0:
            break
    if press.swallowed:
        raise ActionRefusedError(f"{deed.who}: each tap would have landed on {press.hit}", kind="unstable")
    return report_of(deed, press, held_ms=args.hold_ms)


async def zoom(deed: Deed, args: ZoomArgs) -> ActionReport:
    """Pinch over the element, or over the middle of the page without one."""
    if deed.found is not None:
        aim = await aim_at(deed, {"use": "hover"})
    else:
        size = deed.sdk.page.viewport_size or {"width": 800, "height": 600}
        aim = Aim(size["width"] / 2, size["height"] / 2)
    await deed.tab.cdp.send(
        "Input.synthesizePinchGesture", {"x": aim.x, "y": aim.y, "scaleFactor": args.factor, "relativeSpeed": 2000}
    )
    return report_of(deed, None)
