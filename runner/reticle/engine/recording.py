"""A recording under way: listens to a person's pages, folds gestures into steps, watches what each brings about."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reticle.engine.recorder_drafts import PLAIN, Draft, Drafts
from reticle.engine.recorder_files import Chosen, fetch_files, safe_names
from reticle.engine.recorder_pages import hear_out, open_roots
from reticle.model.args import GotoArgs
from reticle.model.event import (
    Dialog,
    DomChange,
    Download,
    Event,
    NetResponse,
    Popup,
    RouteChange,
    Signal,
    StateChange,
)
from reticle.model.target import Target
from reticle.text import Redactor

if TYPE_CHECKING:
    from reticle.browser.frame_names import FrameNames
    from reticle.browser.frames import Frame
    from reticle.browser.gestures import Gesture, Sign
    from reticle.browser.person import Person
    from reticle.browser.tab import Tab

BACK_BY_PAGE_MS = 1_500.0
"""So soon after a gesture a way back through the history is the page's doing."""

TELLING = (Dialog, Download, NetResponse, Popup, RouteChange, Signal, StateChange)
"""Events that change what can be expected of a step."""


@dataclass
class Begun:
    """A gesture that has begun: its window, when, and in which document."""

    action: str
    t: float
    page: str
    frame: tuple[str, ...]

    def is_after(self, event: Event) -> bool:
        """Tell what another document told after the gesture and did, at least in part, before it."""
        if not isinstance(event.data, DomChange) or (event.page, event.frame) == (self.page, self.frame):
            return False
        return event.t - event.data.since_ms < self.t


class Recording:
    """Collects the steps of one person. `on_change` is called whenever the list, or what a step brought, changed.

    `hear` goes into the person's options as `on_gesture`; `follow` comes when the person is there. Nothing is kept
    until `start`. What is typed into secret fields goes into `secrets` and the redactor, and nowhere else.
    """

    def __init__(self, redactor: Redactor, on_change: Callable[[], None] = lambda: None) -> None:
        from reticle.browser.frame_names import FrameNames

        self.drafts = Drafts()
        self.redactor = redactor
        self.secrets: list[str] = []
        self.typed: dict[str, str] = {}
        """What was typed into secret fields, by gesture: for the replay after the save, in this process alone."""
        self.dynamic: list[Target] = []
        self.files: dict[str, list[Chosen]] = {}
        """The files of each upload, by its gesture."""
        self.ways: FrameNames = FrameNames()
        self.is_on = False
        self.on_change = on_change
        self.on_bar: Callable[[Sign], None] = lambda _: None
        self._person: Person | None = None
        self._begun: dict[str, Begun] = {}
        """By gesture."""
        self._windows: dict[str, Begun] = {}
        """The same by action."""
        self._idle: list[str] = []
        """Windows of gestures that told nothing yet; if nothing comes, what fell into them is of the step before."""
        self._early: dict[str, list[Event]] = {}
        """What came in such a window before the page told what the gesture was."""
        self._early_words: dict[str, list[str]] = {}
        self._carried: Sign | None = None
        self._actions = 0
        self._newest = ""
        """The window of the gesture that began last, whatever becomes of it."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._asked: dict[str, bool] = {}
        self._unsubscribe: Callable[[], None] = lambda: None

    def follow(self, person: Person) -> None:
        """Take in the person's events."""
        self._person = person
        self._unsubscribe = person.log.subscribe(self._on_event)

    def start(self) -> None:
        """Count from here on; dialogs wait for the person.

        A set-up step's listeners may not claim what a person's press causes: where an app listens on its root, as React
        does, they are on the path of both.
        """
        self.is_on = True
        if self._person is not None:
            self._person.dialogs.attended = True
            for window in self._person.recorder.windows_until(math.inf):
                window.listeners = None

    def pause(self) -> None:
        """Let gestures pass by until `start`. What comes from here on is no consequence of the step before."""
        self.is_on = False
        if self._person is not None:
            last = self.drafts.last
            self._pass_by(self._person, last.page if last is not None else "main")

    async def finish(self) -> None:
        """Wait for what the pages still hold back and what is still being looked at, and stop listening."""
        self.is_on = False
        if self._person is not None:
            await asyncio.gather(*(hear_out(tab) for tab in self._person.tabs))
        self._unsubscribe()
        self._give_idle(up_to=None)
        while self._tasks:
            await asyncio.wait(tuple(self._tasks), timeout=5)

    def hear(self, tab: Tab, frame: Frame, epoch_ms: float, said: dict[str, Any]) -> None:
        """Take one message of the recorder in a page."""
        from reticle.browser.gestures import Gesture, read_message, with_source

        told = read_message(tab, frame, epoch_ms, said)
        if isinstance(told, Gesture):
            if told.action == "drag" and told.element is None and self._carried is not None:
                told = with_source(told, self._carried)
            if self.is_on and (told.element is not None or told.action != "drag"):
                self._take(told)
            return
        self._on_sign(told)

    def place_files(self, folder: str) -> tuple[dict[str, bytes], dict[str, list[str]], list[str]]:
        """Return the files to write by name, the paths of each upload below `folder`, and what could not be read."""
        taken: set[str] = set()
        data: dict[str, bytes] = {}
        paths: dict[str, list[str]] = {}
        lost: list[str] = []
        for draft in self.drafts.items:
            chosen = self.files.get(draft.gesture, [])
            names = safe_names([file.name for file in chosen], taken)
            if draft.action == "upload":
                paths[draft.gesture] = [f"{folder}/{name}" for name in names]
            for name, file in zip(names, chosen, strict=True):
                if file.data is None:
                    lost.append(file.name)
                else:
                    data[name] = file.data
        return data, paths, lost

    def _on_sign(self, sign: Sign) -> None:
        if sign.kind == "bar":
            self.on_bar(sign)
        elif sign.kind == "ready":
            self.on_change()
        elif sign.kind == "roots":
            self._spawn(open_roots(sign.tab))
        elif sign.kind == "loaded" and sign.frame.parent is not None:
            self._spawn(self.ways.learn(sign.tab.sdk, sign.frame))  # it may be gone with the first gesture in it
        elif sign.kind == "loaded":
            self.on_change()  # a new document has no bar yet
            if self.is_on:
                self._on_history(sign)
        elif sign.kind == "secret":
            self._learn(sign.gesture, str(sign.data["value"]))
        elif not self.is_on:
            if sign.kind == "begin" and self._newest:
                self._pass_by(sign.tab.person, sign.tab.name, sign.t)
        elif sign.kind == "begin":
            self._begin(sign)
        elif sign.kind == "words":
            self._add_words(sign)
        elif sign.kind == "drop":
            self.drafts.drop(sign.gesture)
            self.on_change()
        elif sign.kind == "carry":
            self._carried = sign
        elif sign.kind == "opened":
            self.drafts.keep_way(sign.gesture)
            self.on_change()
        elif sign.kind == "chooser":
            draft = self.drafts.find(sign.gesture)
            if draft is not None:
                draft.is_chooser = True
        elif sign.kind == "traverse":
            self._on_history(sign)

    def _pass_by(self, person: Person, page: str, t: float | None = None) -> None:
        """Open a window that is no step's: what falls into it, from `t` or from now on, is left out."""
        self._newest = "paused"
        window = person.recorder.open_window(self._newest, page)
        if t is not None:
            window.armed_t = window.pressed_t = t

    def _begin(self, sign: Sign) -> None:
        """Open a window at the very moment of the press: what the app does from here on falls into it."""
        self._actions += 1
        action = self._newest = f"r{self._actions}"
        recorder = sign.tab.person.recorder
        window = recorder.open_window(action, sign.tab.name)
        window.armed_t = window.pressed_t = sign.t
        begun = Begun(action, sign.t, sign.tab.name, sign.frame.path)
        self._begun[sign.gesture] = self._windows[action] = begun
        self._idle.append(action)
        if sign.frame.parent is not None:
            self._spawn(self.ways.learn(sign.tab.sdk, sign.frame))

    def _take(self, gesture: Gesture) -> None:
        begun = self._begun.get(gesture.id)
        action = begun.action if begun is not None else None
        if action in self._idle:
            self._give_idle(up_to=action)
        draft = self.drafts.take(gesture, [action] if action else [])
        if begun is not None:
            draft.t = min(draft.t, begun.t)
            self._give_early(begun.action, draft)
        for touched in (gesture.element, gesture.to):
            if touched is not None and touched.frame.parent is not None:
                self._spawn(self.ways.learn(gesture.tab.sdk, touched.frame))
        if gesture.files:
            self._spawn(self._fetch(gesture))
        self.on_change()

    async def _fetch(self, gesture: Gesture) -> None:
        self.files[gesture.id] = await fetch_files(gesture)

    def _give_idle(self, up_to: str | None) -> None:
        """Give the windows before `up_to` that came to nothing to the step before them."""
        at = self._idle.index(up_to) if up_to in self._idle else len(self._idle)
        last = self.drafts.last
        if last is not None:
            last.actions += self._idle[:at]
            for action in self._idle[:at]:
                self._give_early(action, last)
        self._idle = self._idle[at + 1 :]

    def _give_early(self, action: str, draft: Draft) -> None:
        draft.add_words(self._early_words.pop(action, ()))
        for event in self._early.pop(action, ()):
            self._file(draft, event)

    def _learn(self, gesture: str, value: str) -> None:
        self.redactor.learn(value)
        self.typed[gesture] = value
        if value not in self.secrets:
            self.secrets.append(value)

    def _on_event(self, event: Event) -> None:
        if event.action is None:
            return
        draft = self.drafts.find_action(event.action)
        begun = self._windows.get(event.action)
        if begun is not None and begun.is_after(event):
            draft = self.drafts.before(draft)
            if draft is not None:
                self._file(draft, event, is_late=True)
        elif draft is not None:
            self._file(draft, event)
        elif event.action in self._idle:
            self._early.setdefault(event.action, []).append(event)

    def _file(self, draft: Draft, event: Event, *, is_late: bool = False) -> None:
        """Take an event for a consequence of a step; a late one was told after the next gesture began elsewhere."""
        draft.events.append(event)
        if isinstance(event.data, DomChange):
            self._spawn(self._study(draft, event, is_late))
        elif isinstance(event.data, TELLING):
            self.on_change()

    async def _study(self, draft: Draft, event: Event, is_late: bool) -> None:
        """Find out which lines came that had not been there."""
        data = event.data
        tab = self._tab(event.page)
        if not isinstance(data, DomChange) or not data.appeared or event.frame or tab is None:
            return
        frame = tab.sdk.frames.main
        if frame is None:
            return
        from reticle.browser.sdk import FrameGoneError
        from reticle.errors import ObservationLostError

        try:
            lines: list[str] = await tab.sdk.call(frame, "freshLines", [text for _, text in data.live_region])
        except (FrameGoneError, ObservationLostError):
            return
        if is_late or (draft.element is not None and draft.element.frame is not frame):
            # this page counts from the last gesture in it: what came since may be of another window or frame
            lines = [line for line in lines if any(line in text for text in data.appeared)]
        if tab.name != draft.page and draft.element is not None:
            named = draft.element.fingerprint.accessible_name or ""
            lines = [line for line in lines if line not in named]  # there, what was pressed says it too
        if is_late or self._newest in draft.actions:  # else they are of a gesture that began meanwhile
            draft.add_words(self.redactor.text(line) for line in lines)
        self.on_change()

    def _add_words(self, sign: Sign) -> None:
        """Take in what came until the next gesture began."""
        last = self.drafts.last
        if last is None or sign.frame.parent is not None or sign.tab.name != last.page:
            return
        if last.element is not None and last.element.frame is not sign.frame:
            return  # whether they are of the gesture in the frame or of one before it cannot be told
        others = {text for draft in self.drafts.items[-4:-1] for text in draft.told_words()} - last.told_words()
        lines = [self.redactor.text(line) for line in sign.data["lines"]]
        fresh = [line for line in lines if line not in others]
        if self._idle:  # of the newest gesture, once it is known what that was
            self._early_words.setdefault(self._idle[-1], []).extend(fresh)
        else:
            last.add_words(fresh)

    def _on_history(self, sign: Sign) -> None:
        if sign.frame.parent is not None:
            return
        last = self.drafts.last
        soon = last is not None and last.page == sign.tab.name and sign.t - last.t < BACK_BY_PAGE_MS
        if sign.kind == "traverse":
            self._asked[sign.tab.name] = bool(sign.data["byHand"])
            if sign.data["byHand"] and sign.data["same"]:
                self._step_back(sign, int(sign.data["by"]))
            return
        how = sign.data["how"]
        by_hand = self._asked.pop(sign.tab.name, not soon)
        if how == "back_forward" and by_hand:
            self._spawn(self._find_direction(sign))
        elif how == "reload" and not soon:
            self._add(sign, "goto", GotoArgs(path=_path_of(sign.tab.url)))

    async def _find_direction(self, sign: Sign) -> None:
        from reticle.browser.history import entries_ahead

        self._step_back(sign, -1 if await entries_ahead(sign.tab) else 1)

    def _step_back(self, sign: Sign, by: int) -> None:
        if by == -1:
            self._add(sign, "back", PLAIN)
        else:
            self._spawn(self._go_there(sign))

    async def _go_there(self, sign: Sign) -> None:
        self._add(sign, "goto", GotoArgs(path=_path_of(sign.tab.url)))

    def _add(self, sign: Sign, action: Any, args: Any) -> None:
        self._actions += 1
        name = self._newest = f"r{self._actions}"
        window = sign.tab.person.recorder.open_window(name, sign.tab.name)
        window.armed_t = window.pressed_t = sign.t
        draft = Draft(sign.gesture or name, action, args, sign.t, page=sign.tab.name, actions=[name])
        last = self.drafts.last
        if last is not None and sign.kind == "loaded":
            draft.events, last.events = _split_at_load(last.events, sign.tab.name)
            last.fresh = []
        self.drafts.add(draft)
        self.on_change()

    def _tab(self, name: str) -> Tab | None:
        person = self._person
        return next((tab for tab in person.tabs if tab.name == name), None) if person is not None else None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _split_at_load(events: list[Event], page: str) -> tuple[list[Event], list[Event]]:
    """Return what came with the newest document of a page, and what was before."""
    for at in range(len(events) - 1, -1, -1):
        data = events[at].data
        if isinstance(data, RouteChange) and data.kind == "load" and events[at].page == page and not events[at].frame:
            return events[at:], events[:at]
    return [], events


def _path_of(url: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(url)
    return parts._replace(scheme="", netloc="", path=parts.path or "/").geturl()
