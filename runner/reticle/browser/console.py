"""Console calls and uncaught errors, from CDP's Runtime and Log domains."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from reticle.browser.codemap import CodeMap
from reticle.browser.exceptions import find_place, page_error
from reticle.browser.exchange import origin_of
from reticle.browser.previews import spell_call
from reticle.browser.recorder import Recorder
from reticle.browser.session import CdpSession, FrameNamer, PageNamer, Params, listen, send_or_none
from reticle.model.event import ConsoleLine, PageError

LEFT = '[["left",0,null]]'
"""What the core says through its binding when a document is about to be left."""
_LEVELS = {"warning": "warning", "error": "error", "assert": "error", "debug": "debug", "info": "info"}
_SILENT = frozenset({"endGroup", "clear", "profile", "profileEnd", "timeStamp"})
_NOISE = frozenset({"network", "violation", "deprecation", "recommendation", "intervention", "javascript"})
"""Log sources that are told elsewhere (network, exceptions) or are the browser's advice, not the app's doing."""


class ConsoleWatch:
    """Turns one session's console calls, exceptions and policy violations into events.

    Only the page's own worlds count: what runs in an isolated world (ours, Playwright's) is not the app.
    """

    def __init__(
        self,
        recorder: Recorder,
        session: CdpSession,
        *,
        page: PageNamer,
        frame_of: FrameNamer,
        code_map: CodeMap,
        own_origins: set[str],
    ) -> None:
        self._recorder = recorder
        self._session = session
        self._page = page
        self._frame_of = frame_of
        self._code_map = code_map
        self._own = own_origins
        self._frames: dict[int, str | None] = {}
        self._origins: dict[int, str] = {}
        self._foreign: set[int] = set()
        self._told: dict[int, PageError] = {}
        self._leaving: set[str] = set()
        """Frames whose document is being left."""
        self._cut: set[str] = set()
        """Those of them whose requests the browser has cut off."""

    async def attach(self) -> None:
        """Subscribe and enable; contexts that exist already are told by the browser on enabling."""
        listen(
            self._session,
            {
                "Runtime.executionContextCreated": self._on_context,
                "Runtime.consoleAPICalled": self._on_console,
                "Runtime.exceptionThrown": self._on_exception,
                "Runtime.exceptionRevoked": self._on_revoked,
                "Log.entryAdded": self._on_log,
                "Runtime.bindingCalled": self._on_binding,
                "Network.loadingFailed": self._on_failed,
            },
        )
        await asyncio.gather(self._session.send("Runtime.enable"), send_or_none(self._session, "Log.enable"))

    def _on_context(self, params: Params) -> None:
        context = params["context"]
        known = context.get("auxData", {})
        self._frames[context["id"]] = known.get("frameId")
        self._origins[context["id"]] = origin_of(context.get("origin", ""))
        if known.get("isDefault") is False:
            self._foreign.add(context["id"])
        else:
            self._leaving.discard(known.get("frameId", ""))
            self._cut.discard(known.get("frameId", ""))

    def _on_binding(self, params: Params) -> None:
        """A document is being left. What its own listeners say to that is the app's; what comes of requests that are
        cut off then is not."""
        if params["payload"] == LEFT and (frame := self._frames.get(params["executionContextId"])) is not None:
            self._leaving.add(frame)

    def _on_failed(self, params: Params) -> None:
        if params.get("canceled"):
            self._cut |= self._leaving

    def _is_left(self, context: int | None) -> bool:
        return bool(self._cut) and self._frames.get(context or -1) in self._cut

    def _on_console(self, params: Params) -> None:
        if params["type"] in _SILENT or params.get("executionContextId") in self._foreign:
            return
        self._tell(
            ConsoleLine(
                level=_LEVELS.get(params["type"], "log"),
                text=spell_call(params["type"], params.get("args", [])),
                source=find_place(params.get("stackTrace"), {}, self._code_map),
                left=self._is_left(params.get("executionContextId")),
            ),
            params,
        )

    def _on_exception(self, params: Params) -> None:
        details = params["exceptionDetails"]
        if details.get("executionContextId") in self._foreign:
            return
        number = details["exceptionId"]
        origin = self._origins.get(details.get("executionContextId"), "")
        error = page_error(
            self._recorder.next_error_id(), details, self._code_map, lambda url: self._is_own(url, origin)
        )  # fmt: skip
        if self._is_left(details.get("executionContextId")):
            error = replace(error, left=True)
        if error.kind == "rejection":
            self._told[number] = error
        self._tell(error, {**params, "executionContextId": details.get("executionContextId")})

    def _on_revoked(self, params: Params) -> None:
        """Withdraw a rejection that was handled later."""
        error = self._told.pop(params["exceptionId"], None)
        if error is not None:
            withdrawn = PageError(
                id=error.id, kind=error.kind, message=error.message, source=error.source, own=error.own, withdrawn=True
            )
            self._recorder.add(withdrawn, t=self._recorder.timebase.now(), page=self._page())

    def _on_log(self, params: Params) -> None:
        entry = params["entry"]
        source = find_place(entry.get("stackTrace"), entry, self._code_map)
        stamp = {"timestamp": entry["timestamp"]}
        if entry["source"] == "security" and "ontent Security Policy" in entry["text"]:
            self._tell(PageError(self._recorder.next_error_id(), "csp", entry["text"], source=source), stamp)
        elif entry["source"] not in _NOISE:
            level = {"verbose": "debug"}.get(entry["level"], entry["level"])
            self._tell(ConsoleLine(level, entry["text"], source), stamp)

    def _is_own(self, url: str, origin: str) -> bool:
        """Tell whether a script is the app's. One without an address (`eval`, `data:`) is, unless it ran in a page of
        somebody else; one of a document without an address (`srcdoc`) or of a file's is of that document's origin."""
        if not url:
            return origin in self._own or not origin.startswith(("http:", "https:"))
        if url.startswith(("about:", "blob:null/")):
            return origin in self._own
        return origin_of(url) in self._own or self._code_map.find_path(url) is not None

    def _tell(self, data: ConsoleLine | PageError, params: dict[str, Any]) -> None:
        frame = self._frame_of(self._frames.get(params.get("executionContextId", -1)))
        t = self._recorder.timebase.from_wall(params["timestamp"])
        self._recorder.add(data, t=t, page=self._page(), frame=frame)
