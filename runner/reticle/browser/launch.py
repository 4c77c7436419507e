"""Start one Chromium, and know when it is gone."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from reticle.browser.discover import FIXES, find_browser
from reticle.browser.env import probe_rendering
from reticle.browser.shared_workers import SharedWorkers
from reticle.errors import BrowserNotFoundError, ObservationLostError
from reticle.text import cut, squash

if TYPE_CHECKING:
    from playwright.async_api import Browser as PlaywrightBrowser
    from playwright.async_api import Playwright

    from reticle.browser.person import Person, PersonOptions

T = TypeVar("T")
START_TIMEOUT_S = 60
DRIVER_END_S = 10.0
QUIET_ARGS = (
    "--disable-domain-reliability", "--no-default-browser-check", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--font-render-hinting=none", "--disable-lcd-text",
    "--disable-partial-raster",  # a frame painted in pieces differs at round edges from one painted whole
)  # fmt: skip
"""Nothing that phones home or greets, and glyphs that are drawn alike whatever the machine's font settings say."""

UNSEEN_ARGS = ("--animation-duration-scale=0",)
"""Without a screen nobody sees how the browser's own window unfolds; pages keep their animations."""

DISABLED_FEATURES = (
    "RenderDocument",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
)  # fmt: skip
"""RenderDocument gives each document a frame of its own, and CDP leaves the old one before its `pagehide` handlers run:
a beacon sent there would be seen by nobody. The WebUI popups of the address field are two pages in a process of their
own that every new context loads, shown or not. The others are those that Playwright switches off; of two such switches
Chromium takes the last, so they are said again."""


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    """How to start the browser; the fields are those of `[browser]` in the configuration.

    `named_by` says where `executable` comes from, for messages. `webdriver` False hides `navigator.webdriver`.
    `connect` is a CDP endpoint of a browser that runs already (`http://…`, `ws://…`): it is used and left running.
    """

    executable: str | None = None
    args: tuple[str, ...] = ()
    headless: bool = True
    webdriver: bool = True
    connect: str | None = None
    named_by: str = "browser.executable"


@dataclass
class Browser:
    """A running Chromium. `lost` is set when it went away by itself; every process of it ends with `close()`.

    A killed process of ours takes the browser along: Playwright's driver ends when its pipe to us closes, Chromium
    ends when its pipe to the driver does.
    """

    name: str
    version: str
    executable: Path | None
    lost: asyncio.Event
    _playwright: Playwright
    _browser: PlaywrightBrowser
    _connected: bool = False
    _people: list[Person] = field(default_factory=list)
    _closing: bool = False
    _gone: asyncio.Event = field(default_factory=asyncio.Event)
    _probing: asyncio.Task[str] | None = None
    _shared: SharedWorkers | None = None

    @classmethod
    async def start(cls, options: LaunchOptions | None = None) -> Browser:
        """Find and start the browser, or connect to one.

        Raises BrowserNotFoundError when none is found or it does not start, with the browser's own words.
        """
        from playwright.async_api import Error, async_playwright

        options = options or LaunchOptions()
        found = None if options.connect else find_browser(options.executable, named_by=options.named_by)
        manager = async_playwright()
        playwright = await _start_driver(manager)
        _on_driver_end(manager, lambda: None)  # its last word is heard even when the browser never came up
        try:
            if options.connect:
                browser = await playwright.chromium.connect_over_cdp(options.connect, timeout=START_TIMEOUT_S * 1000)
            else:
                browser = await playwright.chromium.launch(
                    executable_path=found.path if found else None,
                    args=launch_args(options),
                    headless=options.headless,
                    timeout=START_TIMEOUT_S * 1000,
                )
        except Error as failed:
            await _stop(playwright)
            where = f"the browser at {options.connect} does not answer" if options.connect else (
                f"{found.path if found else 'the browser'} ({found.named_by if found else ''}) does not start"
            )  # fmt: skip
            hint = "is it running with --remote-debugging-port?" if options.connect else FIXES
            reason = start_reason_of(str(failed))
            if reason == _NO_REASON and found is not None:  # its own words were lost on the way: let it say them again
                reason = await _ask_why(found.path) or reason
            raise BrowserNotFoundError(f"{where}: {reason}", hint=hint) from None
        except BaseException:
            await _stop(playwright)
            raise
        made = cls(
            name="chromium", version=browser.version, executable=found.path if found else None, lost=asyncio.Event(),
            _playwright=playwright, _browser=browser, _connected=options.connect is not None,
        )  # fmt: skip
        browser.on("disconnected", lambda _: made._on_disconnected())
        _on_driver_end(manager, made._on_disconnected)
        made._shared = SharedWorkers(browser, lambda: made._people)
        try:
            await made._while_there(made._shared.start())
        except (Error, ObservationLostError):
            await _stop(playwright)
            raise BrowserNotFoundError(f"the browser does not start: {_NO_REASON}", hint=FIXES) from None
        except BaseException:
            await _stop(playwright)
            raise
        return made

    async def new_person(self, options: PersonOptions | None = None, name: str = "main") -> Person:
        """Open a browser context of its own (cookies, storage, log) for one person, with its first tab.

        Raises ObservationLostError when the browser is gone.
        """
        from playwright.async_api import Error

        from reticle.browser.person import Person, PersonOptions

        if self.lost.is_set():
            raise ObservationLostError("the browser went away", hint="run again")
        try:
            person = await self._while_there(Person.create(self._browser, options or PersonOptions(), name))
        except Error as failed:
            if self.lost.is_set() or not self._browser.is_connected():
                raise ObservationLostError("the browser went away", hint="run again") from None
            raise ObservationLostError(f"no new tab could be opened: {reason_of(str(failed))}") from None
        self._people = [item for item in self._people if not item.closed]
        self._people.append(person)
        return person

    async def probe_env(self) -> str:
        """Return the rendering environment's hash; asked once a browser. Raises ObservationLostError."""
        return await asyncio.shield(self.begin_probe())

    def begin_probe(self) -> asyncio.Task[str]:
        """Find out the rendering environment beside whatever comes next."""
        if self._probing is None or (self._probing.done() and self._probing.exception() is not None):
            self._probing = asyncio.get_running_loop().create_task(self._while_there(probe_rendering(self._browser)))
        return self._probing

    async def close(self) -> None:
        """End the browser and its driver. Closing twice, or after it went away, changes nothing."""
        from playwright.async_api import Error

        if self._closing:
            return
        self._closing = True
        if self._probing is not None:
            await asyncio.gather(self._probing, return_exceptions=True)
        await asyncio.gather(*(person.close() for person in self._people))
        try:
            if not self._connected and self._browser.is_connected():
                await self._browser.close()
        except Error:
            self.lost.set()  # it went away while it was being closed
        await _stop(self._playwright)

    async def _while_there(self, work: Coroutine[Any, Any, T]) -> T:
        """Do `work`. Raises ObservationLostError as soon as the browser is gone: some of Playwright's calls, such as a
        page that is being made, never end then."""
        doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(self._gone.wait())
        try:
            await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            raise ObservationLostError("the browser went away", hint="run again")
        finally:
            gone.cancel()
            if not doing.done():
                doing.cancel()
                doing.add_done_callback(lambda ended: None if ended.cancelled() else ended.exception())

    def _on_disconnected(self) -> None:
        self._gone.set()
        if self._closing:
            return
        self.lost.set()
        for person in self._people:
            person.lose("the browser went away")


def launch_args(options: LaunchOptions) -> list[str]:
    """Return the command line beside Playwright's own.

    As root Chromium refuses to start with its sandbox. Playwright passes `--disable-dev-shm-usage` always, so a small
    `/dev/shm` (64 MB in a container) is no concern.
    """
    args = [*QUIET_ARGS, f"--disable-features={','.join(DISABLED_FEATURES)}"]
    if sys.platform.startswith("linux") and hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")
    if not options.webdriver:
        args.append("--disable-blink-features=AutomationControlled")
    if options.headless:
        args += UNSEEN_ARGS
    return [*args, *options.args]


_VERSION_TIMEOUT_S = 10
_NO_REASON = "it ended while it was starting (something killed it, or memory ran out)"
_ENDED = ("<gracefully close start>", "<process did exit", "signal=SIGKILL", "has been closed", "Connection closed")


def start_reason_of(text: str) -> str:
    """Say why a browser did not start: that it was ended, else as `reason_of` does."""
    reason = reason_of(text)
    if "ERROR:" not in reason and "ENOENT" not in reason and any(mark in text for mark in _ENDED):
        return _NO_REASON
    return reason


async def _ask_why(program: Path) -> str | None:
    """Return what a program says that cannot even tell its version; None when it can."""
    try:
        process = await asyncio.create_subprocess_exec(
            program, "--version", stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
    except OSError as failed:
        return str(failed)
    try:
        async with asyncio.timeout(_VERSION_TIMEOUT_S):
            _, said = await process.communicate()
    except TimeoutError:
        process.kill()
        await process.wait()
        return None
    lines = [squash(line) for line in said.decode("utf-8", "replace").splitlines() if line.strip()]
    return cut(lines[-1], 200) if process.returncode and lines else None


def reason_of(text: str) -> str:
    """Pick the one line of a Playwright error that says why: Chromium's own error lines, else the first line."""
    lines = [squash(line) for line in text.splitlines() if line.strip()]
    telling = [line for line in lines if "ERROR:" in line or "error while loading" in line or "ENOENT" in line]
    telling += [line for line in lines if line.startswith("- [") and "<launched>" not in line]
    line = (telling or lines or ["no reason given"])[0]
    return cut(line.removeprefix("BrowserType.launch: "), 200)


async def _start_driver(manager: Any) -> Any:
    """Start Playwright's driver. Cut off while it starts it would complain on stderr, so it comes up before it ends."""
    starting = asyncio.ensure_future(manager.start())
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        done, _ = await asyncio.wait({starting}, timeout=DRIVER_END_S)
        if not done:
            starting.cancel()
        elif starting.exception() is None:
            _on_driver_end(manager, lambda: None)
            await _stop(starting.result())
        raise


def _on_driver_end(manager: Any, call: Callable[[], None]) -> None:
    """Call `call` when the driver's pipe breaks. Playwright tells the browser's end, but not its own driver's: only its
    transport knows, so that is asked (and left alone should it look otherwise in another version)."""
    transport = getattr(getattr(manager, "_client", None), "_transport", None)
    broken = getattr(transport, "on_error_future", None)
    if not isinstance(broken, asyncio.Future):
        return

    def ended(done: asyncio.Future[Any]) -> None:
        if not done.cancelled() and done.exception() is not None:
            call()

    broken.add_done_callback(ended)


async def _stop(playwright: Any) -> None:
    """Stop the driver; one that is gone already is stopped."""
    try:
        await playwright.stop()
    except Exception:  # noqa: BLE001 # whatever a dying driver raises, we are done with it
        return


async def probe_env(browser: Browser) -> str:
    """Return the rendering environment's hash of a running browser."""
    return await browser.probe_env()
