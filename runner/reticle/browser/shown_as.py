"""Show a page for a moment in another viewport, scale or colour scheme, and then as it was."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from reticle.browser.session import send_or_none
from reticle.browser.still import StillPage
from reticle.errors import ObservationLostError

if TYPE_CHECKING:
    from reticle.browser.tab import Tab
    from reticle.visual.variant import Variant

SETTLE_S = 5.0


@contextlib.asynccontextmanager
async def shown_as(tab: Tab, variant: Variant, usual: Variant) -> AsyncIterator[None]:
    """Show the page as `variant` says, settled; afterwards as it `usual`ly is, settled again.

    The page stays what it is: it hears `resize` and its media queries change, nothing is loaded anew.
    """
    if variant == usual:
        yield
        return
    metrics = await _read_metrics(tab)
    scheme = tab.person.options.color_scheme
    try:
        await _show(tab, variant, metrics)
        yield
    finally:
        if not tab.page.is_closed():
            await send_or_none(tab.cdp, "Emulation.setDeviceMetricsOverride", metrics)
            await _set_scheme(tab, scheme)
            await tab.settle(SETTLE_S)


async def _show(tab: Tab, variant: Variant, metrics: dict[str, Any]) -> None:
    wanted = {**metrics, "width": variant.width, "height": variant.height, "deviceScaleFactor": variant.scale}
    await send_or_none(tab.cdp, "Emulation.setDeviceMetricsOverride", wanted)
    await _set_scheme(tab, variant.color_scheme)
    await tab.settle(SETTLE_S)


async def _read_metrics(tab: Tab) -> dict[str, Any]:
    """Return what the page is shown in now, the size of the screen too: a page may read it."""
    page = StillPage([tab.cdp])
    await page.find_frames()
    asked = "[innerWidth, innerHeight, devicePixelRatio, screen.width, screen.height]"
    found = await page.call(page.frames[0], asked) if page.frames else None
    if found is None:
        raise ObservationLostError("the page went away before its picture was taken", hint="run again")
    width, height, scale, *screen = found
    return {
        "width": width, "height": height, "deviceScaleFactor": scale, "mobile": False, "screenWidth": screen[0],
        "screenHeight": screen[1],
    }  # fmt: skip


async def _set_scheme(tab: Tab, scheme: str) -> None:
    from playwright.async_api import Error

    with contextlib.suppress(Error):  # a page that went away needs none
        await tab.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
