"""The bar in the page, from outside: shows each step as it is understood and does what the person asks of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from reticle.clock import SYSTEM
from reticle.engine.recorder_drafts import PLAIN, Draft, is_idle, is_idle_click
from reticle.engine.recorder_propose import Proposal, json_of, propose, strongest
from reticle.engine.recording import Recording
from reticle.errors import ReticleError
from reticle.model.predicate import parse_predicate
from reticle.model.target import Target
from reticle.text import cut

if TYPE_CHECKING:
    from reticle.browser.gestures import Sign
    from reticle.browser.person import Person
    from reticle.browser.tab import Tab

SHOWN = 6
REDRAW_S = 0.1


class Bar:
    """`saved` is set when the person presses Save. Everything the bar shows comes from the recording."""

    def __init__(self, recording: Recording, person: Person, name: str) -> None:
        self.saved = asyncio.Event()
        self._recording = recording
        self._person = person
        self._name = name
        self._drawing: asyncio.Task[None] | None = None
        self._is_open = False
        self._is_due = False
        self._place: dict[str, Any] = {}
        self._pictures = 0
        self._picked: list[Proposal] = []
        recording.on_change = self.refresh
        recording.on_bar = self._on_sign

    async def show(self) -> None:
        """Put the bar into every page, now and after each load."""
        self._is_open = True
        await self._draw()

    async def close(self) -> None:
        """Take it away."""
        self._is_open = False
        if self._drawing is not None:
            await asyncio.wait([self._drawing], timeout=2)
        for tab in self._person.tabs:
            await self._ask(tab, "barOff")

    def refresh(self) -> None:
        """Draw again soon; several changes at once are one drawing."""
        self._is_due = True
        if self._is_open and (self._drawing is None or self._drawing.done()):
            self._drawing = asyncio.ensure_future(self._draw_while_due())

    def state(self) -> dict[str, Any]:
        """Return what the bar shows: the newest steps, and what the last one brought about."""
        drafts = self._shown()
        first = max(0, len(drafts) - SHOWN)
        last = drafts[-1] if drafts else None
        return {
            "name": self._name, "on": self._recording.is_on, "count": len(drafts), "place": self._place,
            "steps": [self._row(number, draft) for number, draft in enumerate(drafts, 1) if number > first],
            "proposals": self._choices(last) if last is not None else [],
            "picked": [{"text": item.text} for item in self._picked],
            "dynamic": len(self._recording.dynamic),
        }  # fmt: skip

    def _row(self, number: int, draft: Draft) -> dict[str, Any]:
        expected = strongest(draft)
        said = next((item.text for item in propose(draft) if item.predicate == expected), "")
        if expected is not None and not said:
            said = draft.said or expected.kind
        text = self._recording.redactor.text(draft.label)
        value = "" if draft.is_secret else getattr(draft.args, "value", "") or getattr(draft.args, "label", "") or ""
        return {
            "number": number, "action": draft.action, "text": cut(text.removeprefix(draft.action).strip(), 60),
            "value": "••••" if draft.is_secret else cut(self._recording.redactor.text(str(value)), 30),
            "expects": cut(said, 60), "picture": draft.picture or "",
        }  # fmt: skip

    def _choices(self, draft: Draft) -> list[dict[str, Any]]:
        chosen = strongest(draft)
        return [
            {"text": cut(item.text, 60), "kind": item.kind, "on": chosen is not None and item.predicate == chosen}
            for item in propose(draft)
        ]

    def _on_sign(self, sign: Sign) -> None:
        done = sign.data.get("do")
        if done == "save":
            self.saved.set()
        elif done == "undo":
            if (last := self._last()) is not None:
                self._recording.drafts.undo(last)
        elif done == "pause":
            self._recording.pause() if self._recording.is_on else self._recording.start()
        elif done == "moved":
            self._place = {"x": sign.data["x"], "y": sign.data["y"], "open": sign.data.get("open", True)}
            return
        elif done == "picture":
            self._take_picture()
        elif done == "choose":
            self._choose(int(sign.data["at"]))
        elif done == "picked":
            self._pick(sign)
        elif done == "take":
            self._take(int(sign.data["at"]), sign)
        elif done == "cancel":
            self._picked = []
        self.refresh()

    def _take_picture(self) -> None:
        last = self._last()
        if last is not None and last.picture is None:
            self._pictures += 1
            last.picture = f"checkpoint-{self._pictures}"

    def _choose(self, at: int) -> None:
        """Expect another consequence of the last step, or none when the chosen one is pressed again."""
        last = self._last()
        if last is None or at >= len(found := propose(last)):
            return
        now = strongest(last)
        if now is not None and json_of(found[at].predicate) == json_of(now):
            last.chosen, last.declined = None, True
        else:
            last.chosen, last.declined = found[at].predicate, False

    def _pick(self, sign: Sign) -> None:
        """Somebody pointed at an element: it becomes dynamic, or offers what can be said of it."""
        told = sign.data["el"]
        target = Target.model_validate(told["target"])
        if sign.data["for"] == "dynamic":
            self._recording.dynamic.append(target)
            return
        self._picked = [
            Proposal("text", parse_predicate(data), text) for data, text in sayings(target, sign.data["facts"])
        ]

    def _take(self, at: int, sign: Sign) -> None:
        """Keep what was chosen of the element that was pointed at, as a look of its own."""
        if at < len(self._picked):
            item, made = self._picked[at], f"look{id(self._picked[at])}"
            look = Draft(made, "assert", PLAIN, sign.t, page=sign.tab.name, chosen=item.predicate, said=item.text)
            self._recording.drafts.add(look)
        self._picked = []

    def _last(self) -> Draft | None:
        drafts = self._shown()
        return drafts[-1] if drafts else None

    def _shown(self) -> list[Draft]:
        return [draft for draft in self._recording.drafts.items if not is_idle_click(draft) and not is_idle(draft)]

    async def _draw_while_due(self) -> None:
        """Draw at most so often that it looks alive; changes that come meanwhile are in the next drawing."""
        while self._is_due and self._is_open:
            self._is_due = False
            await self._draw()
            await SYSTEM.await_timer(REDRAW_S)

    async def _draw(self) -> None:
        state = self.state()
        for tab in self._person.tabs:
            await self._ask(tab, "bar", state)

    async def _ask(self, tab: Tab, name: str, *args: Any) -> None:
        from reticle.browser.sdk import FrameGoneError

        frame = tab.sdk.frames.main if not tab.page.is_closed() else None
        if frame is None or frame.context is None:
            return
        try:
            await tab.sdk.call(frame, name, *args, timeout_s=2)
        except (FrameGoneError, ReticleError):
            return  # the page is being left; the next one gets the bar when it says that it is there


def sayings(target: Target, facts: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Return what can be expected of an element that somebody pointed at: it is there, it says this, it is checked."""
    query = target.to_json()
    found: list[tuple[dict[str, Any], str]] = []
    text = str(facts.get("text") or "")
    if text and len(text) <= 80:
        found.append(({"kind": "text", "contains": text}, f"“{cut(text, 40)}” is there"))
    found.append(({"kind": "element", "query": query, "state": "visible"}, f"{target.describe()} is visible"))
    value = facts.get("value")
    if value is not None and not facts.get("secret"):
        found.append(({"kind": "element", "query": query, "value": value}, f"it holds “{cut(str(value), 30)}”"))
    checked = facts.get("checked")
    if checked is not None:
        state = "checked" if checked else "unchecked"
        found.append(({"kind": "element", "query": query, "state": state}, f"it is {state}"))
    if facts.get("enabled") is False:
        found.append(({"kind": "element", "query": query, "state": "disabled"}, "it is disabled"))
    return found
