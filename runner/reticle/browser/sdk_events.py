"""What the core tells, turned into events with the page's own times."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from reticle.browser.cookies import hide_value
from reticle.browser.session import CdpSession, Params, listen
from reticle.model.event import (
    Animation,
    ComponentCommit,
    DomChange,
    EventData,
    Gap,
    PageState,
    Perf,
    PressHit,
    RouteChange,
    Signal,
    StateChange,
    StorageChange,
)
from reticle.text import cookie_key, is_secret_key

if TYPE_CHECKING:
    from reticle.browser.frames import Frame
    from reticle.browser.sdk import Sdk

QUIET = frozenset({"press", "perf", "hidden", "gap", "rec", "left", "component"})
"""Kinds that change nothing which a live reading could see."""


@dataclass(frozen=True, slots=True)
class Press:
    """What came of one guarded gesture. Times are page epoch ms; `focus` holds element numbers before and after."""

    token: str
    document_gone: bool = False
    happened: bool = True
    target: bool = True
    swallowed: bool = False
    pressed: float | None = None
    hit: str = ""
    clicked: bool = False
    prevented: bool = False
    focus: tuple[int | None, int | None] | None = None
    mutated_ms: float | None = None
    appeared: tuple[str, ...] = ()
    value: str | None = None
    before: str | None = None
    checked: bool | None = None
    gone: bool = False
    edits: int = 0
    released: str = ""
    """Where the button was let go, when that was not on the target and no click came of it."""
    second: str = ""
    """What a second press of the gesture would have landed on; it was kept back."""
    frame: Frame | None = None


def take_batch(sdk: Sdk, frame: Frame, batch: list[Any]) -> bool:
    """Hand every event of a batch on; tell whether a live reading may have changed."""
    changed = False
    path = frame.path
    skew = sdk.clocks.skew_of(frame) if sdk.clocks is not None else 0.0
    for kind, told_t, data in batch:
        changed = changed or kind not in QUIET
        t = told_t + skew
        if kind == "press":
            _take_press(sdk, frame, t, data, skew)
        elif kind == "rec":
            sdk.tell_gesture(frame, t, data)
        elif kind in ("touch", "left"):
            continue  # `left` is taken in by whoever watches the console
        else:
            event = _event(sdk, frame, kind, data)
            if event is not None:
                sdk.tell(event, t, path)
    return changed


def _event(sdk: Sdk, frame: Frame, kind: str, data: Any) -> EventData | None:
    if kind == "dom":
        return DomChange(
            added=data["added"], removed=data["removed"], changed=data["changed"], background=data["background"],
            appeared=tuple(data["appeared"]), live_region=tuple((role, text) for role, text in data["live"]),
            ongoing=data["ongoing"], since_ms=data["since"],
        )  # fmt: skip
    if kind == "signal":
        return Signal(data["name"], data.get("data"))
    if kind == "state":
        return StateChange(data["store"], data["path"], data.get("before"), data.get("after"))
    if kind == "route":
        return _route(sdk, frame, data)
    if kind == "animation":
        return Animation(data["name"], data["phase"], data["target"])
    if kind == "perf":
        return Perf(data["metric"], data["value"])
    if kind == "component":
        components = tuple(
            (name, renders, mounts, sdk.name_file(source)) for name, renders, mounts, source in data["components"]
        )
        return ComponentCommit(data["framework"], data["count"], components, data["more"])
    if kind == "hidden":
        return PageState("hidden", "the tab went to the background")
    if kind == "gap":
        return Gap(data["kind"], "more than one batch can hold", data["count"])
    return None


def _route(sdk: Sdk, frame: Frame, data: Params) -> RouteChange | None:
    before = data["from"]
    if data["kind"] == "load":
        before = sdk.load_from(frame, data["to"]).removeprefix("about:blank")
        if data["to"] == "about:blank" and not before:
            return None
    else:
        sdk.load_from(frame, data["to"])
    return RouteChange(data["kind"], before, data["to"], data["pathname"], search=data["search"], hash=data["hash"])


def _take_press(sdk: Sdk, frame: Frame, t: float, data: Params, skew: float) -> None:
    press = Press(
        token=data["id"], happened=data["happened"], target=data["target"], swallowed=data["swallowed"],
        pressed=data["pressed"] + skew if data["pressed"] else None,
        hit=data["hit"], clicked=data["clicked"], prevented=data["prevented"],
        focus=tuple(data["focus"]) if data["focus"] else None, mutated_ms=data["mutated"],
        appeared=tuple(data["appeared"]), value=data["value"], before=data["before"], checked=data["checked"],
        gone=data["gone"], edits=data["edits"], released=data["released"], second=data["second"], frame=frame,
    )  # fmt: skip
    if press.happened:
        action = press.token.split("#")[0]
        hit = PressHit(
            action, press.target, hit=press.hit, swallowed=press.swallowed, default_prevented=press.prevented
        )
        sdk.tell(hit, press.pressed or t, frame.path)
    sdk.settle_report(press.token, press)


class StorageWatch:
    """Local and session storage, told by the browser. Chromium stamps no time on these and leaves out equal rewrites,
    so the moment is this machine's wall clock when it came."""

    def __init__(self, sdk: Sdk) -> None:
        self._sdk = sdk

    def watch(self, session: CdpSession) -> None:
        """Listen on one session."""
        listen(session, {
            "DOMStorage.domStorageItemAdded": lambda said: self._tell(said, "set"),
            "DOMStorage.domStorageItemUpdated": self._updated,
            "DOMStorage.domStorageItemRemoved": lambda said: self._tell(said, "remove"),
            "DOMStorage.domStorageItemsCleared": lambda said: self._tell(said, "clear"),
        })  # fmt: skip

    def _updated(self, said: Params) -> None:
        if said.get("oldValue") != said.get("newValue"):
            self._tell(said, "set")

    def _tell(self, said: Params, op: Literal["set", "remove", "clear"]) -> None:
        where = said["storageId"]
        change = StorageChange("local" if where["isLocalStorage"] else "session", op, said.get("key"))
        change = replace(change, value=said.get("newValue"))
        redactor, key, value = self._sdk.redactor, change.key, change.value
        if redactor is not None and key and value and is_secret_key(cookie_key(key)):
            hide_value(redactor, value, drawn=False)
        self._sdk.tell(change, time.time() * 1000, self._frame_of(where))
        self._sdk.tell_changed()

    def _frame_of(self, where: Params) -> tuple[str, ...]:
        origin = (where.get("securityOrigin") or where.get("storageKey", "")).rstrip("/")
        for frame in self._sdk.frames.list_live():
            if frame.url.startswith(origin):
                return frame.path
        return ()
