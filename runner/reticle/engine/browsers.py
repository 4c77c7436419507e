"""The one browser that a run's workers share, started when first wanted and again after it was lost."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import TYPE_CHECKING

from reticle.appproc.processes import Guard
from reticle.appproc.supervisor import GUARD
from reticle.errors import UsageError

if TYPE_CHECKING:
    from reticle.browser.launch import Browser
    from reticle.model.config import BrowserConfig


class SharedBrowser:
    """Use as `async with SharedBrowser(start) as shared:`; `get` starts the browser, or a new one when it was lost.

    All its processes carry the mark of a guard, which ends them when reticle itself is killed.
    """

    def __init__(self, start: Callable[[], Awaitable[Browser]]) -> None:
        self._start = start
        self._lock = asyncio.Lock()
        self._browser: Browser | None = None
        self._beginning: asyncio.Task[Browser] | None = None
        self._guard: Guard | None = None
        self._mark_before: str | None = None

    def begin(self) -> None:
        """Start the browser beside whatever comes next; `get` tells how that went."""
        if self._beginning is None:
            self._beginning = asyncio.get_running_loop().create_task(self._get())

    async def get(self) -> Browser:
        """Return a running browser. Raises BrowserNotFoundError."""
        if self._beginning is not None:
            await asyncio.shield(self._beginning)
        return await self._get()

    async def _get(self) -> Browser:
        async with self._lock:
            if self._browser is not None and self._browser.lost.is_set():
                await self._browser.close()
                self._browser = None
            if self._browser is None:
                self._browser = await self._start()
            return self._browser

    async def __aenter__(self) -> SharedBrowser:
        self._guard = await asyncio.to_thread(Guard)
        self._mark_before = os.environ.get(GUARD)
        os.environ[GUARD] = self._guard.token  # the driver, and the browser through it, inherit our environment
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await asyncio.shield(self._close())

    async def _close(self) -> None:
        try:
            if self._beginning is not None:
                self._beginning.cancel()
                await asyncio.gather(self._beginning, return_exceptions=True)
            if self._browser is not None:
                await self._browser.close()
        finally:
            os.environ.pop(GUARD, None)
            if self._mark_before is not None:
                os.environ[GUARD] = self._mark_before
            if self._guard is not None:
                await asyncio.to_thread(self._guard.close)


def check_display() -> None:
    """Raise UsageError when there is nothing to show a browser on."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise UsageError(
            "there is no display to show a browser on", hint="run it on a desktop, or under xvfb-run with a VNC server"
        )


def browser_starter(config: BrowserConfig, *, headed: bool = False) -> Callable[[], Awaitable[Browser]]:
    """Return what starts the configured browser; Playwright is imported only then.

    Raises UsageError when the browser is to be shown and there is no display.
    """
    if config.connect is None and (headed or not config.headless):
        check_display()

    async def start() -> Browser:
        from reticle.browser.launch import Browser, LaunchOptions

        return await Browser.start(
            LaunchOptions(
                executable=config.executable,
                args=tuple(config.args),
                headless=config.headless and not headed,
                webdriver=config.webdriver,
                connect=config.connect,
            )
        )

    return start
