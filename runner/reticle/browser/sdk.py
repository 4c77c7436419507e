"""The in-page SDK from outside: put into every frame before the page's scripts, asked, and listened to."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from reticle.browser import sdk_events
from reticle.browser.assets import core_script, main_script
from reticle.browser.closed_roots import ClosedRoots
from reticle.browser.closures import Closures
from reticle.browser.frames import WORLD, Frame, Frames
from reticle.browser.indexed_db import IndexedWatch
from reticle.browser.page_clocks import PageClocks
from reticle.browser.refs import RefTable
from reticle.browser.session import CdpSession, Params, listen, send_or_none
from reticle.clock import SYSTEM
from reticle.errors import ObservationLostError
from reticle.model.event import EventData

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

    from reticle.text import Redactor

BINDING = "__reticle_emit"
CALL = "function(name,...args){return __reticle(name,...args)}"
ANSWER_PATIENCE_S = 15.0
FRAME_PATIENCE_S = 1.5
"""How long the page waits for a frame in another process; one that answers later is asked again."""
CONTEXT_PATIENCE_S = 5.0
LOOP_HINT = "is one of its scripts in a long loop?"
Emit = Callable[..., None]
"""Called as `emit(data, page_epoch_ms, frame_path, playwright_page)`."""

_tokens: WeakKeyDictionary[BrowserContext, str] = WeakKeyDictionary()


class FrameGoneError(Exception):
    """The document that was asked went away; whoever asked looks again. Never shown to a user."""


class ElementGoneError(Exception):
    """The element that was asked left the page. `now` says what stands there. Never shown to a user."""

    def __init__(self, now: str) -> None:
        super().__init__(now)
        self.now = now


class Sdk:
    """The SDK of one page. Create, `await install()`, then navigate."""

    def __init__(
        self,
        page: Page,
        cdp: CdpSession,
        emit: Emit,
        testid_attributes: tuple[str, ...],
        *,
        redactor: Redactor | None = None,
        on_gesture: Callable[[Frame, float, Params], None] | None = None,
    ) -> None:
        self.page = page
        self.cdp = cdp
        self.testids = list(testid_attributes)
        self.redactor = redactor
        self._on_gesture = on_gesture
        self.to_t: Callable[[float], float] = lambda epoch_ms: epoch_ms
        """Maps page epoch ms to ms since the tab opened; the tab puts its own in."""
        self.now: Callable[[], float] = lambda: time.time() * 1000
        """Tells the present moment on the same axis."""
        self.name_file: Callable[[str], str] = lambda path: path
        """Says what the repository calls a file of this machine; the tab puts its own in."""
        self.unseen_places: Callable[[str, bool], None] = lambda place, is_unseen: None
        """Told of places that are unseen for a while, and when they are seen again; the tab puts its own in."""
        self.clocks: PageClocks | None = None
        """How far the page's clocks are off; the tab puts its own in."""
        self.refs = RefTable()
        self.closures = Closures(lambda event: event.startswith(self._token), self._look_again)
        self._looks_again = False
        self.frames = Frames(page, cdp, self._prepare)
        self._emit = emit
        self._changed: list[Callable[[], None]] = []
        self._reports: dict[str, asyncio.Future[sdk_events.Press]] = {}
        self._reporting: dict[str, Frame] = {}
        self._loads: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._token = ""
        self._storage = sdk_events.StorageWatch(self)
        self.indexed = IndexedWatch(self)
        self.roots = ClosedRoots(self)
        self.frames.on_context(lambda frame: self._begin_document(frame))
        self.frames.on_gone(self._end_document)

    @staticmethod
    async def prepare_context(context: BrowserContext) -> str:
        """Put the main-world part into every page of `context`, once; return the word that both worlds share."""
        token = _tokens.get(context)
        if token is None:
            token = _tokens[context] = f"r{secrets.token_hex(12)}"
            await context.add_init_script(script=main_script(token))
        return token

    async def install(self) -> None:
        """Put the core into every frame, present and to come. Handlers stand before the first command goes out."""
        listen(self.cdp, {"Runtime.bindingCalled": lambda said: self._heard(self.cdp, said)})
        self.frames.on_session(self._on_extra_session)
        self._storage.watch(self.cdp)
        self.indexed.watch(self.cdp)
        self._token = await self.prepare_context(self.page.context)
        await self.frames.install()

    def close(self) -> None:
        """Stop listening to frames in other processes."""
        self.frames.close()
        for task in self._tasks:
            task.cancel()

    def on_change(self, told: Callable[[], None]) -> Callable[[], None]:
        """Call `told`, once a batch, when DOM, route, storage or state may have changed. Returns how to stop."""
        self._changed.append(told)
        return lambda: self._changed.remove(told) if told in self._changed else None

    async def call(self, frame: Frame, name: str, *args: Any, timeout_s: float = ANSWER_PATIENCE_S) -> Any:
        """Call a function of the core in `frame` and return its answer.

        A frame in another process that does not answer is left out from then on, as one that is gone, until it does.
        Raises FrameGoneError when the document went away meanwhile, ElementGoneError when the element did,
        ObservationLostError when the page or its browser is gone or the SDK does not answer.
        """
        from playwright.async_api import Error

        if frame.context is None:
            await self._await_context(frame)
        quits = timeout_s == ANSWER_PATIENCE_S and self.may_leave_out(frame)
        timeout_s = FRAME_PATIENCE_S if quits else timeout_s
        params = {
            "functionDeclaration": CALL, "executionContextId": frame.context, "returnByValue": True,
            "awaitPromise": True, "arguments": [{"value": name}, *({"value": arg} for arg in args)],
        }  # fmt: skip
        try:
            answer = await asyncio.wait_for(frame.session.send("Runtime.callFunctionOn", params), timeout_s)
        except TimeoutError:
            if quits:
                self.leave_out(frame)
                raise FrameGoneError(f"frame {frame.label} does not answer") from None
            raise ObservationLostError(
                f"the page did not answer {name} within {timeout_s:g} s", hint=LOOP_HINT
            ) from None
        except Error as failed:
            if self.page.is_closed() or "crash" in str(failed).lower():
                raise ObservationLostError(f"the page is gone ({_short(failed)})", hint="run again") from None
            raise FrameGoneError(_short(failed)) from None
        return _unpack(name, answer)

    def may_leave_out(self, frame: Frame) -> bool:
        """Tell whether the page can be judged without a frame: it hangs on another process than the page's own."""
        return frame.session is not self.cdp

    def leave_out(self, frame: Frame) -> None:
        """Go on without a frame that does not answer, until it does or its document goes. What is in it is unseen."""
        if not frame.is_deaf:
            frame.deaf_since_s = SYSTEM.monotonic_s()
            self.spawn(self._await_answer(frame, frame.context))
            self.tell_changed()

    async def _await_answer(self, frame: Frame, context: int | None) -> None:
        place = f"frame {frame.label} (it does not answer any more)"
        self.unseen_places(place, True)
        asked = {"expression": "0", "contextId": context}
        await send_or_none(frame.session, "Runtime.evaluate", asked)
        self.unseen_places(place, False)
        if frame.context == context:
            frame.deaf_since_s = None
        self.tell_changed()

    async def handle(self, frame: Frame, number: int) -> str:
        """Return the CDP object id of an element, for commands that need one."""
        from playwright.async_api import Error

        try:
            asked = frame.session.send("Runtime.callFunctionOn", {
                "functionDeclaration": CALL, "executionContextId": frame.context,
                "arguments": [{"value": "element"}, {"value": number}],
            })  # fmt: skip
            answer = await asyncio.wait_for(asked, ANSWER_PATIENCE_S)
        except TimeoutError:
            raise ObservationLostError("the page does not answer any more", hint=LOOP_HINT) from None
        except Error as failed:
            raise FrameGoneError(_short(failed)) from None
        object_id = answer["result"].get("objectId")
        if object_id is None:
            raise ElementGoneError("")
        return str(object_id)

    async def adopt(self, frame: Frame, backend_node_id: int) -> int | None:
        """Hand a node that CDP found to the core: an element gets its number, a closed shadow root is searched from
        now on (1 when it was not before, else 0). None when it is gone."""
        resolved = await send_or_none(
            frame.session, "DOM.resolveNode", {"backendNodeId": backend_node_id, "executionContextId": frame.context}
        )
        if resolved is None or "objectId" not in resolved["object"]:
            return None
        answer = await send_or_none(frame.session, "Runtime.callFunctionOn", {
            "functionDeclaration": CALL, "executionContextId": frame.context, "returnByValue": True,
            "arguments": [{"value": "adopt"}, {"objectId": resolved["object"]["objectId"]}],
        })  # fmt: skip
        return None if answer is None else int(_unpack("adopt", answer))

    def expect_report(self, token: str, frame: Frame) -> asyncio.Future[sdk_events.Press]:
        """Return a future for what the guard armed under `token` will tell."""
        future: asyncio.Future[sdk_events.Press] = asyncio.get_running_loop().create_future()
        self._reports[token] = future
        self._reporting[token] = frame
        return future

    def drop_report(self, token: str) -> None:
        """Forget a report that nobody waits for any more."""
        self._reports.pop(token, None)
        self._reporting.pop(token, None)

    def spawn(self, work: Any) -> None:
        """Run `work` beside; its failure says nothing (a frame that is gone needs no disarming)."""

        async def quiet() -> None:
            with contextlib.suppress(FrameGoneError, ElementGoneError, ObservationLostError):
                await work

        task = asyncio.ensure_future(quiet())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def page_t(self, frame: Frame, epoch_ms: float) -> float:
        """Return when a document's own epoch ms were, in ms since the tab opened."""
        skew = self.clocks.skew_of(frame) if self.clocks is not None else 0.0
        return self.to_t(epoch_ms + skew)

    def secret(self, value: str) -> str:
        """Return the mark that may stand for a secret value outside the page, and have it redacted everywhere."""
        if self.redactor is None:
            return "‹secret›"
        self.redactor.learn(value)
        return self.redactor.digest(value)

    def tell(self, data: EventData, epoch_ms: float, frame: tuple[str, ...]) -> None:
        """Hand one event to the log."""
        self._emit(data, epoch_ms, frame, self.page)

    def tell_gesture(self, frame: Frame, epoch_ms: float, said: Params) -> None:
        """Hand what the recorder in the page says of a person's gesture to whoever records."""
        if self._on_gesture is not None:
            self._on_gesture(frame, epoch_ms, said)

    def tell_changed(self) -> None:
        """Wake everybody who waits for a change."""
        for told in tuple(self._changed):
            told()

    def _look_again(self, seconds: float) -> None:
        """Wake those who wait for a change after a while, when closures may be searched again."""

        async def wake() -> None:
            await SYSTEM.await_timer(seconds)
            self._looks_again = False
            self.tell_changed()

        if not self._looks_again:
            self._looks_again = True
            self.spawn(wake())

    def settle_report(self, token: str, press: sdk_events.Press) -> None:
        """Give a report to whoever armed the guard."""
        future = self._reports.pop(token, None)
        self._reporting.pop(token, None)
        if future is not None and not future.done():
            future.set_result(press)

    async def _prepare(self, session: CdpSession) -> None:
        await asyncio.gather(
            session.send("Runtime.addBinding", {"name": BINDING, "executionContextName": WORLD}),
            session.send("Page.addScriptToEvaluateOnNewDocument", {
                "source": self._core(), "worldName": WORLD, "runImmediately": True,
            }),
            send_or_none(session, "DOMStorage.enable"),
            PageClocks.prepare(session),
        )  # fmt: skip

    def _core(self) -> str:
        configure = f"__reticle('configure',{json.dumps({'testids': self.testids})});"
        return core_script(self._token, recording=self._on_gesture is not None) + configure

    def _on_extra_session(self, session: CdpSession) -> None:
        listen(session, {"Runtime.bindingCalled": lambda said: self._heard(session, said)})
        self._storage.watch(session)

    async def _await_context(self, frame: Frame) -> None:
        try:
            await asyncio.wait_for(frame.ready.wait(), CONTEXT_PATIENCE_S)
        except TimeoutError:
            if self.page.is_closed():
                raise ObservationLostError("the page is closed", hint="run again") from None
            raise FrameGoneError(f"frame {frame.label} has no document") from None

    def _heard(self, session: CdpSession, said: Params) -> None:
        if said["name"] != BINDING:
            return
        frame = self.frames.find_by_context(session, said["executionContextId"])
        if frame is None:
            return
        if sdk_events.take_batch(self, frame, json.loads(said["payload"])):
            self.tell_changed()

    def load_from(self, frame: Frame, to: str) -> str:
        """Return the address that a frame showed before `to`, and remember the new one."""
        before = self._loads.get(frame.id, "")
        self._loads[frame.id] = to
        return before

    def _begin_document(self, frame: Frame) -> None:
        self.tell_changed()
        if self.clocks is not None and (frame.parent is None or frame.parent.session is not frame.session):
            self.spawn(self.clocks.measure(frame))

    def _end_document(self, frame: Frame) -> None:
        for token in [token for token, owner in self._reporting.items() if owner is frame]:
            self.settle_report(token, sdk_events.Press(token=token, document_gone=True))
        self.tell_changed()


def _unpack(name: str, answer: Params) -> Any:
    if "exceptionDetails" in answer:
        details = answer["exceptionDetails"]
        text = details.get("exception", {}).get("description") or details.get("text", "")
        raise FrameGoneError(f"{name}: {text.splitlines()[0] if text else 'no core'}")
    said = json.loads(answer["result"]["value"])
    if "gone" in said:
        raise ElementGoneError(said["gone"])
    if "error" in said:
        raise ObservationLostError(f"the SDK failed in {name}: {said['error']}", hint="this is a fault of reticle")
    return said["ok"]


def _short(failed: Exception) -> str:
    return str(failed).splitlines()[0][:200]
