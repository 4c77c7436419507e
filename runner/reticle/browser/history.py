"""The browser's own back button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reticle.browser.session import send_or_none
from reticle.errors import AppNotReadyError

if TYPE_CHECKING:
    from reticle.browser.tab import Tab


async def go_back(tab: Tab, timeout_s: float) -> bool:
    """Go one entry back in the page's history; False when there is none. Raises AppNotReadyError, ObservationLostError.

    Pages kept whole by the browser (back/forward cache) and routes of the page itself come back as a person would see
    them; the wait is for the document, not for its pictures.
    """
    from playwright.async_api import Error

    history = await tab.cdp.send("Page.getNavigationHistory")
    if history["currentIndex"] <= 0:
        return False
    try:
        await tab.page.go_back(wait_until="commit", timeout=timeout_s * 1000)
    except Error as failed:
        tab.raise_if_lost()
        raise AppNotReadyError(f"going back: {str(failed).splitlines()[0]}") from None
    return True


async def entries_ahead(tab: Tab) -> int:
    """Return how many entries of the page's history lie before it: more than none after somebody went back."""
    history = await send_or_none(tab.cdp, "Page.getNavigationHistory")
    return len(history["entries"]) - 1 - history["currentIndex"] if history is not None else 0
