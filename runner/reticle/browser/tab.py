"""One page: opened, watched, acted on, read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from reticle.browser.capture import CaptureOptions, Picture, capture, outer_html, screenshot
from reticle.browser.changes import Changes
from reticle.browser.listeners import ActionListeners, listener_place
from reticle.browser.page_clocks import PageClocks
from reticle.browser.scripts_seen import ScriptsSeen
from reticle.browser.sdk import FRAME_PATIENCE_S, FrameGoneError, Sdk
from reticle.browser.session import CdpSession, send_or_none
from reticle.browser.settling import await_settled
from reticle.browser.still import prepare_stillness
from reticle.errors import AppNotReadyError, ObservationLostError
from reticle.model.event import EventData, Gap, PageState, Place

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

    from reticle.browser.frames import Frame
    from reticle.browser.person import Person
    from reticle.browser.targets import Found
    from reticle.model.flow import ActionName, Args
    from reticle.model.predicate import AnyLeaf
    from reticle.model.reading import LiveReading
    from reticle.model.run import ActionReport
    from reticle.model.target import Target

ASYNC_STACK_DEPTH = 32
DEFAULT_TIMEOUT_S = 10.0
ENDLESS_S = 1e6


class Tab:
    """A page of a person, by the name that steps use for it. Times are ms since the person's first tab opened."""

    def __init__(self, person: Person, page: Page, name: str) -> None:
        self.person = person
        self.page = page
        self.name = name
        self.changes = Changes()
        self.closing = False
        self.crashed = False
        self.sdk: Sdk
        self.cdp: CdpSession
        self._sessions: list[CdpSession] = []
        self._pressed_t: float | None = None
        self.dropped_s: float | None = None
        self._told_gone = False
        self._scripts: dict[int, ScriptsSeen] = {}

    @staticmethod
    async def prepare_context(context: BrowserContext) -> None:
        """Put the part of the SDK that lives in the page's own world into every page of the context."""
        await Sdk.prepare_context(context)

    async def attach(self) -> None:
        """Watch the page: sessions, network, console, workers, SDK. Nothing of the app may have run before."""
        self.page.on("crash", lambda _: self._on_crash())
        self.page.on("close", lambda _: self.gone())
        self.page.on("download", lambda download: self.person.on_download(download, self.name))
        self.cdp = await self.page.context.new_cdp_session(self.page)
        self._sessions.append(self.cdp)
        options = self.person.options
        self.sdk = Sdk(
            self.page, self.cdp, self._on_sdk_event, tuple(options.testid_attributes), redactor=options.redactor,
            on_gesture=None if options.on_gesture is None else partial(options.on_gesture, self),
        )  # fmt: skip
        self.sdk.to_t, self.sdk.now = self.person.recorder.timebase.from_epoch, self.person.recorder.timebase.now
        self.sdk.clocks = PageClocks(self.person.recorder.timebase)
        self.sdk.unseen_places = self._note_unseen
        self.sdk.name_file = self.person.code_map.of_disk
        self.sdk.on_change(self.changes.notify)
        self.sdk.frames.on_session(self._on_frame_session)
        if options.on_gesture is not None:
            self.person.dialogs.watch(self.cdp, self._name)
        await asyncio.gather(
            self.sdk.install(),
            prepare_stillness(self.cdp),
            self.person.watch(self.cdp, self._name, self._frame_of),
            self.person.workers.attach(self.cdp, self.name),
        )

    def end(self) -> None:
        """Stop watching: the page is closed or about to be."""
        if hasattr(self, "sdk"):
            self.sdk.close()

    @property
    def target_id(self) -> str:
        """What CDP calls this page: its main frame's id."""
        main = self.sdk.frames.main if hasattr(self, "sdk") else None
        return main.id if main is not None else ""

    @property
    def url(self) -> str:
        """The page's address, fragment included."""
        return self.page.url

    @property
    def pressed_t(self) -> float | None:
        """When the newest action pressed."""
        return self._pressed_t

    @pressed_t.setter
    def pressed_t(self, t: float | None) -> None:
        self._pressed_t = t
        window = self.person.recorder.current
        if window is not None and t is not None and t >= window.armed_t:
            window.pressed_t = t

    def now_t(self) -> float:
        """Return the present moment in ms since the person's first tab opened."""
        return self.person.recorder.timebase.now()

    async def open(self, url: str, timeout_s: float = 30.0) -> int | None:
        """Go to `url` (relative to the app's) and wait until its document and scripts have loaded.

        Returns the HTTP status, None for addresses without one. Pictures that never come do not hold it up. Raises
        AppNotReadyError when the server cannot be reached or does not answer in time, ObservationLostError when the
        browser went away.
        """
        from playwright.async_api import Error
        from playwright.async_api import TimeoutError as PlaywrightTimeoutError

        self.person.own(url)
        started = self.now_t()
        try:
            response = await self.page.goto(url, wait_until="domcontentloaded", timeout=timeout_s * 1000)
        except PlaywrightTimeoutError:
            raise AppNotReadyError(
                f"opening {url}: no document within {timeout_s:g} s", hint="does the app answer? reticle doctor"
            ) from None
        except Error as failed:
            self.raise_if_lost()
            raise AppNotReadyError(
                f"opening {url}: {_net_reason(str(failed))}", hint="is the app running there? reticle doctor"
            ) from None
        rest_ms = timeout_s * 1000 - (self.now_t() - started)
        try:
            await self.page.wait_for_load_state("load", timeout=max(1.0, rest_ms))
        except PlaywrightTimeoutError:
            self._record(Gap("load", f"{url} is still loading after {timeout_s:g} s"))
        except Error:
            self.raise_if_lost()
        return response.status if response else None

    async def find(
        self, target: Target, frame: list[Target] | None = None, timeout_s: float = DEFAULT_TIMEOUT_S
    ) -> Found:
        """Resolve a target to the one live element that it names. Raises TargetError."""
        from reticle.browser import targets

        return await targets.find(self.sdk, target, frame=frame, timeout_s=timeout_s)

    async def act(
        self,
        kind: ActionName,
        found: Found | None,
        args: Args | None,
        *,
        action_id: str,
        timeout_s: float = DEFAULT_TIMEOUT_S,
    ) -> ActionReport:
        """Do one action with real input. Raises ActionRefusedError, TargetError, ObservationLostError."""
        from reticle.browser import actions

        self.note_path(found)
        return await actions.perform(self, kind, found, args, action_id=action_id, timeout_s=timeout_s)

    async def await_hand(self) -> None:
        """Wait until a hand that has let go of a drag here could press again. Raises ObservationLostError."""
        from reticle.browser.actions_drag import await_hand

        await await_hand(self)

    def note_path(self, found: Found | None) -> None:
        """Have the action's window know the listeners that its input meets, from `found` up; None: not known yet."""
        window = self.person.recorder.current
        if window is None:
            return
        window.is_blind = found is None
        if found is not None:
            window.frame = found.frame.id
            window.listeners = ActionListeners(found.frame.session, found.frame.context, found.number)
            window.listeners.prepare()

    async def read(self, leaves: Sequence[AnyLeaf], *, roots: Literal["new", "all"] = "new") -> tuple[LiveReading, ...]:
        """Read the live state that `leaves` ask for, one round trip a frame; with `roots` "all" closed shadow roots are
        looked for in every document before. A page that the app closed has nothing."""
        from reticle.browser import read
        from reticle.model.reading import LiveReading

        try:
            return await read.read_live(self.sdk, leaves, roots=roots)
        except ObservationLostError:
            if not await self._is_closed_by_app():
                raise
        return tuple(LiveReading(self.now_t()) for _ in leaves)

    async def _is_closed_by_app(self) -> bool:
        """Tell whether the page is closed and nobody but the app can have done it: the browser is there and answers."""
        from playwright.async_api import Error

        if self.closing or self.crashed or not self.page.is_closed():
            return False
        try:
            await self.page.context.cookies()
        except Error:
            return False
        return self.person.log.lost is None

    async def hear(self, timeout_s: float, *, frames: bool) -> float | None:
        """Have every document tell what it holds back, with `frames` after two frames more.

        Returns until when all that happened is in the log; None when a document that is still there did not answer in
        time (one of its scripts is in a long loop).
        """
        asked_t = self.now_t()
        asked = {asyncio.ensure_future(self._hear(frame, frames)): frame for frame in self.sdk.frames.list_awaited()}
        try:
            async with asyncio.timeout(timeout_s):
                await self.person.workers.await_watched()
                own = [task for task, frame in asked.items() if not self.sdk.may_leave_out(frame)]
                await asyncio.gather(*own)
                if asked:
                    await asyncio.wait(asked, timeout=max(FRAME_PATIENCE_S, timeout_s - FRAME_PATIENCE_S))
            for task, frame in asked.items():
                if not task.done():
                    self.sdk.leave_out(frame)
            heard = [task.result() for task in asked if task.done()]
        except TimeoutError:
            return None
        except ObservationLostError:
            if not await self._is_closed_by_app():
                raise
            return self.now_t()
        finally:
            for task in asked:
                task.cancel()
        return min([t for t in heard if t is not None], default=asked_t)

    async def _hear(self, frame: Frame, frames: bool) -> float | None:
        try:
            told = await self.sdk.call(frame, "flushFrames" if frames else "flush", timeout_s=ENDLESS_S)
        except FrameGoneError:
            return None
        return self.sdk.page_t(frame, told)

    async def arm(self, action_id: str) -> None:
        """Begin an action's window: events from now on are filed under it, and requests tell their async stacks."""
        self.open_window(action_id)
        await self.trace_stacks()

    def open_window(self, action_id: str) -> None:
        """Begin an action's window once async stacks are traced (`arm` does both)."""
        self.person.recorder.open_window(action_id, self.name)

    async def trace_stacks(self) -> None:
        """Have requests tell their async stacks. Said before every action: a new process of the page begins without."""
        await self._set_async_stacks(ASYNC_STACK_DEPTH)

    async def disarm(self, action_id: str) -> None:
        """End an action's window. Its events keep their place; async stacks stop costing."""
        self.person.recorder.close_window(action_id)
        await self._set_async_stacks(0)

    async def settle(self, timeout_s: float = DEFAULT_TIMEOUT_S) -> tuple[bool, str]:
        """Wait until nothing moves; (False, "timeout") when that does not come. Raises ObservationLostError."""
        return await await_settled(self, timeout_s)

    async def capture(self, options: CaptureOptions | None = None) -> Picture:
        """Take a stable picture. Raises CaptureUnstableError with the region that moves."""
        self.raise_if_lost()
        options = replace(options or CaptureOptions(), touch=self.person.options.touch)
        return await capture(self._answering, options, self.person.options.redactor)

    async def screenshot(self) -> bytes:
        """Take the viewport as it is this moment as PNG, secrets painted over."""
        self.raise_if_lost()
        return await screenshot(self._answering, self.person.options.redactor)

    async def dom_html(self) -> str:
        """Return the document's HTML as it stands, redacted."""
        self.raise_if_lost()
        return await outer_html(self._answering, self.person.options.redactor)

    async def close(self) -> None:
        """Close the page. Closing twice changes nothing."""
        from playwright.async_api import Error

        self.closing = True
        try:
            await self.page.close()
        except Error:
            return  # it is gone already

    async def source_of(self, place: Place) -> Place:
        """Return the place in the repository for a place that an event carries (source maps, then `[code]`)."""
        return await self.person.sources.original(place, self.scripts_of(self.cdp))

    async def listener_source(self, found: Found, event: str) -> Place | None:
        """Return where the element's own listener for `event` (`click`) stands in the repository, None without one."""
        session = found.frame.session
        scripts = self.scripts_of(session)
        handle = await self.sdk.handle(found.frame, found.number)
        place = await listener_place(session, handle, event, scripts, self.person.code_map)
        await send_or_none(session, "Runtime.releaseObject", {"objectId": handle})
        return await self.person.sources.original(place, scripts) if place is not None else None

    def raise_if_lost(self) -> None:
        """Raise ObservationLostError when the page or the browser is gone."""
        if self.person.log.lost is not None:
            raise ObservationLostError(self.person.log.lost, hint="run again")
        if self.crashed or self.page.is_closed():
            raise ObservationLostError(
                f"page {self.name} {'crashed' if self.crashed else 'is closed'}", hint="run again"
            )

    def _on_frame_session(self, session: CdpSession) -> asyncio.Future[None]:
        """Watch a frame in another process before its scripts run."""
        self._sessions.append(session)

        async def watch() -> None:
            await asyncio.gather(
                self.person.watch(session, self._name, self._frame_of), self.person.workers.attach(session, self.name)
            )

        return asyncio.ensure_future(watch())

    def scripts_of(self, session: CdpSession) -> ScriptsSeen:
        """Return the scripts of one of the page's sessions."""
        return self._scripts.setdefault(id(session), ScriptsSeen(session))

    def _name(self) -> str:
        return self.name

    def _frame_of(self, frame_id: str | None) -> tuple[str, ...]:
        return self.sdk.frames.path_of(frame_id) if frame_id else ()

    async def _set_async_stacks(self, depth: int) -> None:
        asked = {"maxDepth": depth}
        told = {asyncio.ensure_future(send_or_none(session, "Runtime.setAsyncCallStackDepth", asked))
                for session in self._answering if session is not self.cdp}  # fmt: skip
        await send_or_none(self.cdp, "Runtime.setAsyncCallStackDepth", asked)
        if told:
            await asyncio.wait(told, timeout=FRAME_PATIENCE_S)

    @property
    def _answering(self) -> list[CdpSession]:
        """The sessions of the page but for frames that do not answer any more."""
        return [session for session in self._sessions if not self.sdk.frames.is_deaf(session)]

    def _note_unseen(self, place: str, is_unseen: bool) -> None:
        if is_unseen:
            self.person.log.add_coverage(place)
        else:
            self.person.log.drop_coverage(place)

    def _on_sdk_event(self, data: EventData, epoch_ms: float, frame: tuple[str, ...], page: Any = None) -> None:
        t = self.person.recorder.timebase.from_epoch(epoch_ms)
        self.person.recorder.add(data, t=t, page=self.name, frame=frame)

    def _record(self, data: EventData) -> None:
        self.person.recorder.add(data, t=self.now_t(), page=self.name)

    def _on_crash(self) -> None:
        self.crashed = True
        self._record(PageState("crashed", "its renderer process died"))
        self.person.lose(f"page {self.name} crashed")

    def gone(self) -> None:
        """Tell that the page closed; it is told once."""
        if self.person.closed or self._told_gone:
            return
        self._told_gone = True
        if not self.crashed and self.person.log.lost is None:
            self._record(
                PageState("closed", "by the runner" if self.closing else "by the app", by_app=not self.closing)
            )
        self.end()
        self.person.forget(self)
        self.changes.notify()


def _net_reason(text: str) -> str:
    """Spell a navigation failure: `net::ERR_CONNECTION_REFUSED at …` → `connection refused`."""
    line = text.splitlines()[0].removeprefix("Page.goto: ")
    if "net::ERR_" in line:
        return line.split("net::ERR_")[1].split(" ")[0].replace("_", " ").lower()
    return line
