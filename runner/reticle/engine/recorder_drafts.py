"""The steps of a recording while it goes on: gestures are folded into what was meant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from reticle.model.args import Args, ClickArgs, FillArgs, GotoArgs, PlainArgs, PressArgs, TypeArgs
from reticle.model.event import Dialog, DomChange, Event, NetRequest, Popup, RouteChange, Signal, StateChange
from reticle.model.predicate import Predicate
from reticle.text import cut

if TYPE_CHECKING:
    from reticle.browser.gestures import FileSeen, Gesture, Touched

Drafted = Literal[
    "click", "dblclick", "hover", "fill", "type", "select", "check", "uncheck", "press", "upload", "scroll", "drag",
    "back", "goto", "assert",
]  # fmt: skip
_EDITS = frozenset({"fill", "type"})
_MOVING_ON = frozenset({"Tab", "Shift+Tab"})
_EFFECTS = (Dialog, NetRequest, Popup, RouteChange, Signal)
_OF_FIELD = frozenset({"fill", "type", "select", "check", "uncheck", "upload"})


@dataclass
class Draft:
    """One step as it is understood so far. `actions` are the windows whose events are its consequences."""

    gesture: str
    action: Drafted
    args: Args
    t: float
    page: str = "main"
    element: Touched | None = None
    to: Touched | None = None
    files: tuple[FileSeen, ...] = ()
    is_secret: bool = False
    is_ground: bool = False
    is_loose: bool = False
    opened: bool = False
    """Something that was used next came through it."""
    is_chooser: bool = False
    actions: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    """Words that appeared and did not stand on the page before."""
    declined: bool = False
    """The person wants no expectation here."""
    chosen: Predicate | None = None
    """What the person chose to expect, in place of the strongest proposal."""
    said: str = ""
    """How people read what was chosen of an element that was pointed at."""
    picture: str | None = None

    def add_words(self, lines: Iterable[str]) -> None:
        """Add words that appeared; those that are known already stay where they are.

        A drag is told on its way too ("over Done"): what is said last is what came of it.
        """
        new = [line for line in dict.fromkeys(lines) if line not in self.fresh]
        self.fresh = new + self.fresh if self.action == "drag" else self.fresh + new

    def told_words(self) -> set[str]:
        """Return the words that events of this very step brought."""
        changes = [event.data for event in self.events if isinstance(event.data, DomChange)]
        return {text for data in changes for text in (*data.appeared, *(text for _, text in data.live_region))}

    @property
    def label(self) -> str:
        """How people read it: `fill textbox "Name"`."""
        said = self.element.describe if self.element is not None else ""
        if self.action == "press" and hasattr(self.args, "text"):
            said = f"{self.args.text} {said}"
        elif self.element is None and isinstance(self.args, TypeArgs):
            said = f'"{cut(self.args.text, 30)}"'
        if isinstance(self.args, GotoArgs):
            said = self.args.path
        return f"{self.action} {said}".strip()


class Drafts:
    """The list of steps. `undone` steps are gone for good."""

    def __init__(self) -> None:
        self.items: list[Draft] = []
        self._ways: dict[str, tuple[Draft, Draft]] = {}
        """Presses that only led to an edit, by gesture, with that edit."""

    @property
    def last(self) -> Draft | None:
        """The newest step."""
        return self.items[-1] if self.items else None

    def find(self, gesture: str) -> Draft | None:
        """Return the step that a gesture became."""
        return next((draft for draft in reversed(self.items) if draft.gesture == gesture), None)

    def find_action(self, action: str) -> Draft | None:
        """Return the step in whose window `action` lies."""
        return next((draft for draft in reversed(self.items) if action in draft.actions), None)

    def before(self, draft: Draft | None) -> Draft | None:
        """Return the step before `draft`, the newest one for None."""
        if draft is None:
            return self.last
        at = self.items.index(draft) if draft in self.items else 0
        return self.items[at - 1] if at else None

    def add(self, draft: Draft) -> Draft:
        """Append a step of its own."""
        self.items.append(draft)
        return draft

    def take(self, gesture: Gesture, actions: list[str]) -> Draft:
        """Fold a gesture into the list and return the step that it belongs to."""
        known = self.find(gesture.id)
        if known is not None:
            self._tell_again(known, gesture)
            return known
        draft = _draft(gesture, actions)
        last = self.last
        if last is not None and self._continues(last, draft):
            last.args, last.is_secret = draft.args, draft.is_secret
            last.actions += draft.actions
            last.gesture = gesture.id
            return last
        if last is not None and self._was_only_the_way(last, draft):
            draft.actions = last.actions + draft.actions
            draft.events = last.events
            self._ways[last.gesture] = (last, draft)
            self.items.pop()
        return self.add(draft)

    def keep_way(self, gesture: str) -> None:
        """Something that is used came through a press that looked as if it had only put the caret: it stays a step."""
        known = self.find(gesture)
        if known is not None:
            known.opened = True
        elif gesture in self._ways:
            way, edit = self._ways[gesture]
            if any(draft is edit for draft in self.items):
                way.opened = True
                way.events = [event for event in edit.events if event.action in way.actions]
                edit.events = [event for event in edit.events if event.action not in way.actions]
                edit.actions = [action for action in edit.actions if action not in way.actions]
                self.items.insert(next(at for at, draft in enumerate(self.items) if draft is edit), way)

    def drop(self, gesture: str) -> None:
        """Take a step back; what happened meanwhile belongs to the one before."""
        draft = self.find(gesture)
        if draft is None:
            return
        at = self.items.index(draft)
        self.items.remove(draft)
        if at:
            self.items[at - 1].actions += draft.actions
            self.items[at - 1].events += draft.events

    def undo(self, draft: Draft) -> None:
        """Remove a step, and what came after it and is none."""
        del self.items[self.items.index(draft) :]

    def _tell_again(self, known: Draft, gesture: Gesture) -> None:
        if gesture.action == "dblclick":
            self._double(known)
        elif known.action in _EDITS and gesture.action in _EDITS and known.action != gesture.action:
            known.action, known.args = gesture.action, gesture.args
            return
        known.action, known.args = gesture.action, gesture.args
        known.element = gesture.element or known.element
        known.to = gesture.to
        known.files = gesture.files
        known.is_secret = gesture.is_secret

    def _double(self, known: Draft) -> None:
        """The first press of a double click was told as a click of its own."""
        at = self.items.index(known)
        if at and self.items[at - 1].action == "click" and known.element is not None:
            before = self.items[at - 1]
            if known.element.same_as(before.element):
                known.actions = before.actions + known.actions
                known.events = before.events + known.events
                self.items.pop(at - 1)

    @staticmethod
    def _continues(last: Draft, draft: Draft) -> bool:
        """An edit of the field that was just edited, also of the one that the page put in its place."""
        if draft.element is None or last.page != draft.page or not draft.element.same_as(last.element):
            return False
        return (last.action == "fill" and draft.action == "fill") or (last.action == draft.action == "select")

    @staticmethod
    def _was_only_the_way(last: Draft, draft: Draft) -> bool:
        """A press into a field that is then edited only put the caret there."""
        if last.action != "click" or last.element is None or not last.element.is_field:
            return False
        return draft.action in _OF_FIELD and last.page == draft.page and last.element.same_as(draft.element)


def _draft(gesture: Gesture, actions: list[str]) -> Draft:
    return Draft(
        gesture=gesture.id, action=gesture.action, args=gesture.args, t=gesture.t, page=gesture.tab.name,
        element=gesture.element, to=gesture.to, files=gesture.files, is_secret=gesture.is_secret,
        is_ground=gesture.is_ground, is_loose=gesture.is_loose, actions=list(actions),
    )  # fmt: skip


def typed_text(draft: Draft) -> str:
    """Return what was typed in this step, "" for other steps."""
    if isinstance(draft.args, FillArgs):
        return draft.args.value
    return draft.args.text if isinstance(draft.args, TypeArgs) else ""


def is_idle_click(draft: Draft) -> bool:
    """Tell a press that only put the caret, or hit nothing, or opened a chooser that was closed again."""
    if draft.is_chooser and draft.action == "click":
        return True
    plain = draft.action == "click" and isinstance(draft.args, ClickArgs)
    return plain and (draft.is_ground or (draft.element is not None and draft.element.is_field))


def is_idle(draft: Draft) -> bool:
    """Tell a gesture that was nothing: a press without any effect, a key that only went on to the next field."""
    if draft.opened:
        return False
    if is_idle_click(draft):
        return draft.is_chooser or not had_effect(draft)
    if draft.is_loose:
        return not had_effect(draft, changes=True)
    if draft.action != "press" or not isinstance(draft.args, PressArgs) or draft.args.text not in _MOVING_ON:
        return False
    return not had_effect(draft) and not any(isinstance(event.data, StateChange) for event in draft.events)


def had_effect(draft: Draft, *, changes: bool = False) -> bool:
    """Tell whether anything came of a step beside what the page does by itself. `changes`: attributes count too."""
    for event in draft.events:
        data = event.data
        if isinstance(data, DomChange):
            if data.added + data.removed + (data.changed if changes else 0) > data.background:
                return True
        elif isinstance(data, _EFFECTS) and event.cause != "background":
            return True
    return False


PLAIN = PlainArgs()


def list_popups(events: Iterable[Event]) -> list[Popup]:
    """Return the pages that were opened, each with its last address: one may be opened without any."""
    return list({event.data.name: event.data for event in events if isinstance(event.data, Popup)}.values())
