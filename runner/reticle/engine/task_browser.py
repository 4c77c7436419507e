"""A Chromium of a trial's own: an agent drives it through its DevTools address, and it ends with the trial."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import re
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from reticle.appproc.processes import Process
from reticle.errors import BrowserNotFoundError, ObservationLostError
from reticle.text import Redactor

if TYPE_CHECKING:
    from reticle.model.config import BrowserConfig

START_TIMEOUT_S = 60
_ASK_TIMEOUT_S = 10
_GRACE_S = 2.0
_LISTENING = re.compile(r"DevTools listening on (ws://\S+)")
_PLACES = ("about:", "chrome:", "devtools:", "chrome-extension:")


@dataclass
class OwnBrowser:
    """A running Chromium; `cdp_url` is `http://127.0.0.1:PORT`. It is a process under the supervisor of the app's."""

    cdp_url: str
    _process: Process

    @classmethod
    async def start(cls, config: BrowserConfig, *, profile: Path, url: str, redactor: Redactor) -> OwnBrowser:
        """Start it with the user data folder `profile`, opened at `url`. Raises BrowserNotFoundError."""
        from reticle.browser.discover import FIXES, find_browser
        from reticle.browser.launch import LaunchOptions, launch_args

        found = find_browser(config.executable)
        options = LaunchOptions(args=tuple(config.args), webdriver=config.webdriver)
        argv = [
            str(found.path),
            *(["--headless=new"] if config.headless else []),
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            "--disable-dev-shm-usage",
            "--password-store=basic",
            "--use-mock-keychain",
            f"--window-size={config.viewport.replace('x', ',')}",
            f"--lang={config.locale}",
            *launch_args(options),
            url,
        ]
        process = await Process.start(
            argv,
            name="browser",
            cwd=profile.parent,
            env={**os.environ, "TZ": config.timezone},
            redactor=redactor,
            grace_s=_GRACE_S,
        )
        try:
            return cls(await _await_address(process), process)
        except BaseException as caught:
            await asyncio.shield(process.stop())
            if isinstance(caught, TimeoutError):
                text = f"{found.path} ({found.named_by}) does not say where it listens within {START_TIMEOUT_S} s"
                raise BrowserNotFoundError(text, hint=FIXES) from None
            if isinstance(caught, ObservationLostError):
                raise BrowserNotFoundError(f"{found.path} ({found.named_by}) does not start: {caught}") from None
            raise

    async def find_crash(self) -> str | None:
        """Say how it went away by itself; None while it runs, and when it was closed in order (exit code 0).

        Only an answer proves that it runs: the end of a process becomes known a moment after it.
        """
        if not self._process.ended.is_set():
            try:
                await asyncio.to_thread(_ask, f"{self.cdp_url}/json/version")
                return None
            except (OSError, ValueError, http.client.HTTPException):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_ASK_TIMEOUT_S):
                        await self._process.ended.wait()
        if not self._process.ended.is_set():
            return f"the browser does not answer within {_ASK_TIMEOUT_S} s"
        if self._process.exit_code == 0:
            return None
        return f"the browser went away (exit code {self._process.exit_code})"

    async def get_page_url(self) -> str:
        """Return the address of the page that was used last. Raises ObservationLostError."""
        try:
            found = await asyncio.to_thread(_ask_page, self.cdp_url)
        except (OSError, ValueError) as caught:
            raise ObservationLostError(f"the page that the run ended on cannot be read: {caught}") from None
        if found is None:
            raise ObservationLostError("the page that the run ended on cannot be read: the browser has no page")
        return found

    async def close(self) -> None:
        """End every process of it."""
        await self._process.stop()


async def _await_address(process: Process) -> str:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def listen(line: str) -> None:
        found = _LISTENING.search(line)
        if found and not address.done():
            address.set_result(f"http://{urlsplit(found[1]).netloc}")

    unsubscribe = process.output.subscribe(listen)
    end = asyncio.ensure_future(process.ended.wait())
    try:
        waiting: set[asyncio.Future[Any]] = {address, end}
        async with asyncio.timeout(START_TIMEOUT_S):
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        unsubscribe()
        end.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await end
    if not address.done():
        raise ObservationLostError(f"it ended with exit code {process.exit_code}\n{process.output.tail()}")
    return address.result()


def _ask_page(cdp_url: str) -> str | None:
    """Ask Chromium's own list of targets, which names the page that was active last first."""
    pages = [item["url"] for item in _ask(f"{cdp_url}/json/list") if item.get("type") == "page"]
    told = [url for url in pages if not url.startswith(_PLACES)]
    return next(iter(told or pages), None)


def _ask(url: str) -> Any:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy has no business on loopback
    with opener.open(url, timeout=_ASK_TIMEOUT_S) as answer:
        return json.load(answer)
