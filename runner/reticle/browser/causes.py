"""Facts about why a request was made, from CDP's initiator and the window it fell into."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from reticle.browser.exchange import site_of
from reticle.browser.listeners import LOOK_UP_PATIENCE_S
from reticle.browser.recorder import ActionWindow, Recorder
from reticle.browser.session import CdpSession
from reticle.model.event import Cause, NetRequest
from reticle.truth.cause import CauseFacts, StackFrame

WRITE_PATIENCE_S = 0.25
"""A write is held back for so long at most: less than the quiet after which a window would close without it."""


def list_suspects(recorder: Recorder, session: CdpSession, told: NetRequest, t: float) -> list[ActionWindow]:
    """Return the windows in whose listeners a request of `session` may have begun, sent at `t` (ms): that in which it
    was sent, and for a write those before it too, since a timer of an earlier action may send it."""
    here = recorder.find_window(t)
    return [
        window for window in recorder.windows_until(t)
        if (told.mutating or window is here)
        and (window.is_blind or (window.listeners is not None and window.listeners.session is session))
    ]  # fmt: skip


async def find_beginning(stack: dict[str, Any], suspects: list[ActionWindow], write: bool) -> ActionWindow | None:
    """Return the first of `suspects` in one of whose listeners a CDP stack began; None when it cannot be told."""
    loop = asyncio.get_running_loop()
    until = loop.time() + (WRITE_PATIENCE_S if write else LOOK_UP_PATIENCE_S)
    for window in suspects:
        patience_s = until - loop.time()
        if patience_s <= 0:
            return None  # the later action was not ruled out: a listener far up may be on the path of both
        if window.is_blind:
            return None
        if window.listeners is None:
            continue
        began = await window.listeners.begins_in_one(stack, patience_s)
        if began is not False:
            return window if began else None  # what is not known of the later action may not go to the earlier one
    return None


def gather_facts(
    params: dict[str, Any],
    *,
    t: float,
    window: ActionWindow | None,
    redirect_of: Cause | None = None,
    parent: Cause | None = None,
    root_is_listener: bool | None = None,
) -> CauseFacts:
    """Turn a `Network.requestWillBeSent` (or `webSocketCreated`) into facts; `t` in ms since the tab opened.

    What the browser does for the input itself, following a link or posting a form, carries the user gesture; so does a
    navigation that a script makes for it, whose stack is gone with its page before it can be looked into.
    """
    initiator = params.get("initiator", {})
    chain = stack_of(initiator.get("stack"))
    return CauseFacts(
        requested_t=t,
        pressed_t=window.start_t if window else None,
        chain=chain,
        root_is_listener=root_is_listener,
        user_activated=bool(params.get("hasUserGesture"))
        and (params.get("type") == "Document" or (not chain and params.get("type") == "Ping")),
        redirect_of=redirect_of,
        parent=parent,
    )


def is_sent_home(chain: tuple[StackFrame, ...], url: str, own: Collection[str]) -> bool:
    """Tell whether a request goes to the site from which all scripts of its stack came, none of the app's origins `own`
    being of that site: a widget or a tag that talks to its own server."""
    home = site_of(url)
    scripts = {site_of(frame.url) for frame in chain if frame.url}
    return scripts == {home} and home not in {site_of(origin) for origin in own}


def is_of_acted_frame(params: dict[str, Any], window: ActionWindow | None) -> bool:
    """Tell whether the frame that `window`'s action was done in sent a request to its own site: whoever uses a frame
    uses its server too, whoever's that is."""
    if window is None or window.frame is None or params.get("frameId") != window.frame:
        return False
    return site_of(params["request"]["url"]) == site_of(params.get("documentURL", ""))


def stack_of(stack: dict[str, Any] | None) -> tuple[StackFrame, ...]:
    """Flatten a CDP stack trace with its async parents, innermost first, positions 1-based."""
    frames: list[StackFrame] = []
    scheduled: str | None = None
    while stack and len(frames) < 200:
        for number, frame in enumerate(stack.get("callFrames", ())):
            frames.append(
                StackFrame(
                    function=frame.get("functionName", ""),
                    url=frame.get("url", ""),
                    line=frame["lineNumber"] + 1,
                    column=frame["columnNumber"] + 1,
                    async_from=scheduled if number == 0 else None,
                )
            )
        stack = stack.get("parent")
        scheduled = stack.get("description") if stack else None
    return tuple(frames)
