"""What a recording asks of the pages that it listens to."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reticle.browser.tab import Tab

HEAR_OUT_S = 5.0
"""So long a page may take to tell what it holds back."""


async def hear_out(tab: Tab) -> None:
    """Have a page tell what the last gesture brought; a page that is gone or stuck tells nothing more."""
    from reticle.errors import ObservationLostError

    with contextlib.suppress(ObservationLostError):
        await tab.hear(HEAR_OUT_S, frames=True)


async def open_roots(tab: Tab) -> None:
    """Make the page's closed shadow roots known to its SDK."""
    from reticle.browser.closed_roots import open_all

    await open_all(tab.sdk)
