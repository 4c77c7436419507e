"""Wait until a page has settled: no caused request in flight, no DOM change for two frames, no finite animation."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from reticle.browser.session import send_or_none

if TYPE_CHECKING:
    from reticle.browser.tab import Tab
    from reticle.model.event import Event


async def await_settled(tab: Tab, timeout_s: float) -> tuple[bool, str]:
    """Return (True, "") when the page settled, else (False, "timeout"). Never fails: a page that goes away is settled
    by whatever comes next, or not at all."""
    try:
        async with asyncio.timeout(timeout_s):
            while True:
                await _await_no_requests(tab)
                if await _await_still(tab) and not _open_requests(tab):
                    return True, ""
    except TimeoutError:
        return False, "timeout"


def _open_requests(tab: Tab) -> bool:
    return any(item.cause in ("caused", "assumed") for item in tab.person.network.open_requests())


async def _await_no_requests(tab: Tab) -> None:
    """Wait on the log until no caused request is open; every end of a request is an event there."""
    if not _open_requests(tab):
        return
    done = asyncio.Event()

    def look(event: Event) -> None:
        if event.type in ("net.response", "net.failed") and not _open_requests(tab):
            done.set()

    unsubscribe = tab.person.log.subscribe(look)
    try:
        await done.wait()
    finally:
        unsubscribe()


async def _await_still(tab: Tab) -> bool:
    tab.raise_if_lost()
    main = tab.sdk.frames.main
    if main is None or main.context is None:
        return False
    asked = {
        "functionDeclaration": _script(), "executionContextId": main.context, "awaitPromise": True,
        "returnByValue": True,
    }  # fmt: skip
    found = await send_or_none(main.session, "Runtime.callFunctionOn", asked)
    return bool(found and found["result"].get("value"))


@cache
def _script() -> str:
    text = (Path(__file__).parent / "scripts" / "settle.js").read_text(encoding="utf-8")
    return text[text.index("async () =>") :]
