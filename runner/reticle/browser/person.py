"""One person: a browser context with its log, its pages, popups, downloads and dialogs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from reticle.browser.codemap import CodeMap
from reticle.browser.console import ConsoleWatch
from reticle.browser.cookies import hide_state
from reticle.browser.dialogs import Dialogs
from reticle.browser.downloads import Downloads
from reticle.browser.exchange import UNREAD_S, origin_of
from reticle.browser.missed import tell_missed
from reticle.browser.network import NetworkWatch
from reticle.browser.popups import Popups
from reticle.browser.recorder import Recorder
from reticle.browser.scripts_seen import Sources
from reticle.browser.session import CdpSession, FrameNamer, PageNamer, Params, plainly, send_or_none
from reticle.browser.stubs import Stubs
from reticle.browser.tab import Tab
from reticle.browser.timebase import Timebase
from reticle.browser.workers import Kind, Workers
from reticle.clock import SYSTEM
from reticle.errors import ConfigError, ReticleError
from reticle.model.event import Popup
from reticle.model.flow import VIEWPORT, DialogAnswer, DownloadName, PopupName, check_viewport
from reticle.text import Redactor
from reticle.truth.log import EventLog

if TYPE_CHECKING:
    from playwright.async_api import Browser as PlaywrightBrowser
    from playwright.async_api import BrowserContext, Dialog, Download, Page
    from playwright.async_api import Frame as PageFrame

    from reticle.browser.frames import Frame
    from reticle.truth.background import Background

TESTIDS = ("data-testid", "data-test-id", "data-test", "data-cy")


BLANK = frozenset({"", "about:blank"})
"""What a page shows that was opened without an address."""


@dataclass(frozen=True, slots=True)
class PageTime:
    """The pages' time of day when the context opens; `frozen`, it stays so."""

    now: datetime
    frozen: bool

    @property
    def script(self) -> str:
        """What a page runs before its own scripts."""
        text = (Path(__file__).parent / "scripts" / "clock.js").read_text("utf-8").rstrip()
        ms = self.now.timestamp() * 1000
        offset_ms = ms - SYSTEM.now().timestamp() * 1000
        return f"{text}({offset_ms:.0f}, {f'{ms:.0f}' if self.frozen else 'null'})"


@dataclass(frozen=True, slots=True)
class PersonOptions:
    """What a person's browser looks like. `viewport` is `1280x800` or `390x844@2` (CSS pixels, scale).

    `storage_state` is a path or Playwright's storage state itself. `code_map` is `[code]`: URL prefix → repository
    path. `own_origins` are the app's; the origin of `base_url`, or of the first page opened, always counts.
    """

    viewport: str = "1280x800"
    locale: str = "en-US"
    timezone: str = "UTC"
    color_scheme: Literal["light", "dark"] = "light"
    touch: bool = False
    """Whether the screen takes fingers, as pages see it from their first script on."""
    storage_state: str | Path | Mapping[str, Any] | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    http_credentials: Mapping[str, str] | None = None
    permissions: Sequence[str] = ()
    geolocation: Mapping[str, float] | None = None
    """`latitude` and `longitude` in degrees, `accuracy` in metres."""
    base_url: str | None = None
    redactor: Redactor = field(default_factory=Redactor)
    testid_attributes: Sequence[str] = TESTIDS
    code_map: Mapping[str, str] = field(default_factory=dict)
    code_root: Path | None = None
    """The repository's folder: what `[code]` does not say is looked for below it."""
    downloads_dir: Path | None = None
    own_origins: Sequence[str] = ()
    clock: PageTime | None = None
    """What the pages' clock says, when it is not this machine's time."""
    stubs: Stubs | None = None
    on_gesture: Callable[[Tab, Frame, float, Params], None] | None = None
    """Set to record: pages tell what a person does there, and dialogs wait for that person."""


class Person:
    """A browser context. `log` holds everything that was seen; `tab(name)` gives a page by the name steps use."""

    def __init__(self, context: BrowserContext, options: PersonOptions, name: str) -> None:
        self.name = name
        self.options = options
        self.closed = False
        self.log = EventLog(options.redactor)
        if options.storage_state is not None:
            hide_state(options.redactor, options.storage_state)
        self.recorder = Recorder(self.log, Timebase())
        self.own_origins = {origin_of(origin) for origin in (*options.own_origins, options.base_url) if origin}
        self.code_map = CodeMap(options.code_map, self.own_origins, options.code_root)
        self.network = NetworkWatch(self.recorder, self.code_map, self.own_origins)
        self.dialogs = Dialogs(self.recorder)
        self.downloads = Downloads(self.recorder, options.downloads_dir)
        self.popups = Popups(reuse=options.on_gesture is None)
        self.workers = Workers(self.recorder, self._watch_worker)
        self.sources = Sources(context, self.code_map)
        self.context = context
        self._tabs: dict[str, Tab] = {}
        self._making = False
        self._arrivals: dict[str, asyncio.Event] = {}
        self._addressed: set[Tab] = set()
        """Pages that were opened without an address and have one now."""
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def create(cls, browser: PlaywrightBrowser, options: PersonOptions, name: str) -> Person:
        """Open the context and its first tab, with everything watched before any page of the app runs."""
        context = await browser.new_context(**_context_options(options))
        person = cls(context, options, name)
        try:
            await person._prepare()
        except BaseException:
            await context.close()
            raise
        return person

    @property
    def background(self) -> Background:
        """What the app does by itself, outside action windows."""
        return self.log.background

    @property
    def tabs(self) -> tuple[Tab, ...]:
        """All pages that are open, the first one first."""
        return tuple(self._tabs.values())

    def tab(self, name: str = "main") -> Tab:
        """Return the page that steps call `name`. Raises ReticleError with the pages that are open."""
        if name not in self._tabs:
            there = ", ".join(self._tabs) or "none"
            raise ReticleError(f'no page "{name}" is open', hint=f"open pages: {there}")
        return self._tabs[name]

    async def await_tab(self, name: str, timeout_s: float) -> Tab:
        """Return the page called `name`, waiting until it was opened and is watched."""
        if name not in self._tabs:
            arrival = self._arrivals.setdefault(name, asyncio.Event())
            try:
                await asyncio.wait_for(arrival.wait(), timeout_s)
            except TimeoutError:
                return self.tab(name)
        return self._tabs[name]

    def expect_dialogs(self, answers: Sequence[DialogAnswer]) -> None:
        """Declare how the dialogs of the step that comes are answered."""
        self.dialogs.expect(answers)

    def popups_named(self, names: Sequence[PopupName]) -> None:
        """Declare what the pages that the step opens are called."""
        self.popups.expect(names)

    def downloads_named(self, names: Sequence[DownloadName]) -> None:
        """Declare what the files that the step brings are called."""
        self.downloads.expect(names)

    def lose(self, why: str) -> None:
        """Note that observation ended: nothing can be said about the app from here on."""
        if not self.closed and self.log.lost is None:
            self.log.lost = why
            for tab in self.tabs:
                tab.changes.notify()

    def own(self, url: str) -> None:
        """Count the origin of `url` as the app's own when no origin was named."""
        if not self.own_origins and url.startswith(("http:", "https:", "file:")):
            self.own_origins.add(origin_of(url))
            self.code_map.add_origin(origin_of(url))

    async def close(self) -> None:
        """Close all pages and forget the context. Closing twice, or after the browser went away, changes nothing.

        The log stays readable; `log.close()` gives back its disk space.
        """
        from playwright.async_api import Error

        if self.closed:
            return
        self.closed = True
        for tab in self.tabs:
            tab.closing = True
            tab.end()
        self.network.close()
        self.workers.close()
        for task in tuple(self._tasks):
            task.cancel()
        try:
            await self.context.close()
        except Error:
            return  # the browser is gone, and the context with it

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` beside the event handlers, and keep it from being collected."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _prepare(self) -> None:
        self.context.on("page", self._on_page)
        self.context.on("request", plainly(self.network.sightings.note))
        self.context.on("response", plainly(self.network.sightings.note_answer))
        self.context.on("dialog", self._on_dialog)
        await Tab.prepare_context(self.context)
        if self.options.clock is not None:
            await self.context.add_init_script(script=self.options.clock.script)
        if self.options.stubs is not None:
            await self.options.stubs.attach(self.context)
        self._making = True
        page = await self.context.new_page()
        self._making = False
        tab = Tab(self, page, "main")
        self._tabs["main"] = tab
        await tab.attach()

    def _on_page(self, page: Page) -> None:
        if not self._making and not self.closed:
            self.start(self._adopt(page))

    async def _adopt(self, page: Page) -> None:
        """Take in a page that the app opened: name it, tell it, watch it, and tell what went over the wire before."""
        from playwright.async_api import Error

        t, url = self.recorder.timebase.now(), page.url
        name = self.popups.name_for(url)
        opener = await self._opener_of(page)
        opened = self.recorder.add(Popup(name, url, opener), t=t, page=opener)
        tab = Tab(self, page, name)
        if url in BLANK:
            page.on("framenavigated", lambda frame: self._tell_address(tab, opener, frame))
        place = f"the first moments of page {name}"
        self.log.add_coverage(place, ("dom", "route", "signal", "state"), since=opened)
        try:
            await tab.attach()
        except Error:
            self._tell_missed(page, name, next(known.cdp for known in self.tabs))
            tab.gone()
            return
        self.own(page.url)
        self._tell_missed(page, name, tab.cdp)
        self._tabs[tab.name] = tab
        self._arrivals.setdefault(tab.name, asyncio.Event()).set()
        for known in self.tabs:
            known.changes.notify()

    def _tell_missed(self, page: Page, name: str, session: CdpSession) -> None:
        for request in self.network.sightings.take_of_page(page):
            tell_missed(self.network, request, page=name, session=session)

    def _tell_address(self, tab: Tab, opener: str, frame: PageFrame) -> None:
        """Tell the first address of a page that was opened without one, and call it as its step does."""
        page = tab.page
        if frame is not page.main_frame or frame.url in BLANK or tab in self._addressed:
            return
        self._addressed.add(tab)
        before, tab.name = tab.name, self.popups.rename(tab.name, frame.url)
        if self._tabs.pop(before, None) is not None:
            self._tabs[tab.name] = tab
        self.recorder.add(Popup(tab.name, frame.url, opener), t=self.recorder.timebase.now(), page=opener)
        if tab.name in self._tabs:
            self._arrivals.setdefault(tab.name, asyncio.Event()).set()

    async def _opener_of(self, page: Page) -> str:
        from playwright.async_api import Error

        try:
            parent = await page.opener()
        except Error:
            parent = None
        return next((tab.name for tab in self.tabs if tab.page is parent), "main")

    async def watch(
        self, session: CdpSession, page: PageNamer, frame_of: FrameNamer, *, worker: Kind | None = None
    ) -> None:
        """Put network, console and workers of one session under observation."""
        if self.options.stubs is not None and self.options.stubs.keeper is not None and worker in (None, "dedicated"):
            self.options.stubs.keeper.listen(session, is_worker=worker is not None)
        console = ConsoleWatch(
            self.recorder, session, page=page, frame_of=frame_of, code_map=self.code_map,
            own_origins=self.own_origins,
        )  # fmt: skip
        await asyncio.gather(
            self.network.attach(
                session, page=page, frame_of=frame_of, worker=worker is not None, bodies=worker != "shared"
            ),
            console.attach(),
        )

    async def _watch_worker(self, session: CdpSession, page: str, kind: Kind) -> None:
        """Watch a worker, and tell what it asked for before its session stood: what Playwright saw before a round trip
        and CDP has not told after it."""
        from playwright.async_api import Error

        try:
            await self.watch(session, lambda: page, lambda _: (), worker=kind)
        except Error:
            sessions: list[CdpSession] = [tab.cdp for tab in self.tabs]  # it has ended: no session will tell of it
        else:
            sessions = [session]
        if not sessions:
            return
        seen = self.network.sightings.pending()
        await asyncio.gather(*(send_or_none(one, "Runtime.enable") for one in sessions))
        told = [
            tell_missed(self.network, request, page=page, session=sessions[0])
            for request in seen
            if self.network.sightings.take(request)
        ]
        self.network.take_scripts()
        if filing := [task for task in told if task is not None]:
            await asyncio.wait(filing, timeout=2 * UNREAD_S)

    def _on_dialog(self, dialog: Dialog) -> None:
        page = next((tab.name for tab in self.tabs if tab.page is dialog.page), "main")
        if not self.dialogs.attended:
            self.start(self.dialogs.answer(dialog, page))

    def on_download(self, download: Download, page: str) -> None:
        """Keep a file that `page` brought."""
        self.start(self.downloads.keep(download, page))

    def forget(self, tab: Tab) -> None:
        """Drop a page that closed."""
        if self._tabs.get(tab.name) is tab and tab.name != "main":
            del self._tabs[tab.name]
            self.popups.forget(tab.name)
            self._arrivals.pop(tab.name, None)


def _context_options(options: PersonOptions) -> dict[str, Any]:
    found = VIEWPORT.fullmatch(check_viewport(options.viewport))
    if found is None:
        raise ConfigError(f'viewport "{options.viewport}" is not WIDTHxHEIGHT')
    made: dict[str, Any] = {
        "viewport": {"width": int(found[1]), "height": int(found[2])},
        "device_scale_factor": float(found[3] or 1),
        "locale": options.locale,
        "timezone_id": options.timezone,
        "color_scheme": options.color_scheme,
        "accept_downloads": True,
        "has_touch": options.touch,
    }
    if options.headers:
        made["extra_http_headers"] = dict(options.headers)
    if options.http_credentials:
        made["http_credentials"] = dict(options.http_credentials)
    if options.permissions:
        made["permissions"] = list(options.permissions)
    if options.geolocation is not None:
        made["geolocation"] = dict(options.geolocation)
    if options.base_url:
        made["base_url"] = options.base_url
    if options.storage_state is not None:
        state = options.storage_state
        made["storage_state"] = dict(state) if isinstance(state, Mapping) else Path(state)
    return made
