"""A review of changed looks: decisions are collected, then the Change `approve` is shown and written, never before."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reticle.engine.baseline import BaselineChange
from reticle.engine.review_items import Decision, Item, list_items
from reticle.errors import ReticleError, UsageError
from reticle.model.run import Run
from reticle.model.target import Box
from reticle.report.html.review import Card
from reticle.store.project import Project
from reticle.text import plural

MAX_DRAWN = 100


@dataclass(frozen=True)
class Approval:
    """The Change `approve`: what would be written, as a diff. `id` names exactly this text and these pictures."""

    id: str
    text: str
    files: int
    items: tuple[tuple[Item, BaselineChange], ...]


@dataclass(frozen=True)
class _Deed:
    """Something that can be undone: how it is called, and what the items were before."""

    text: str
    before: tuple[tuple[Item, Decision | None, tuple[Box, ...]], ...]


class Review:
    """The items of one run with what was decided of them. Nothing is written but by `apply`."""

    def __init__(self, project: Project, run: Run, items: list[Item]) -> None:
        self.project = project
        self.run = run
        self.items = items
        self._done: list[_Deed] = []
        self._flows = Counter(item.flow for item in items)
        self._alike = Counter(item.alike for item in items)

    @classmethod
    def open(cls, project: Project, names: tuple[str, ...], run: str) -> Review:
        """Read a run (its id, its folder, or `last`). Raises UsageError when it has no picture of the chosen flows."""
        found = list_items(project, names, run)
        if not found.pictures:
            raise UsageError(f"run {run} holds no picture of the chosen flows", hint="reticle gate, then try again")
        return cls(project, found.run, found.items)

    def card(self, number: int) -> Card:
        """Return what the page shows of one item."""
        item = self._get(number)
        return item.card(alike=self._alike[item.alike] - 1, in_flow=self._flows[item.flow] - 1)

    def list_flow(self, number: int) -> list[int]:
        """List the items of the same flow that are undecided, and the item itself."""
        flow = self._get(number).flow
        return self._open_ones(number, lambda item: item.flow == flow)

    def list_alike(self, number: int) -> list[int]:
        """List the items that differ in the same way and are undecided, and the item itself."""
        alike = self._get(number).alike
        return self._open_ones(number, lambda item: item.alike == alike)

    def decide(self, numbers: Sequence[int], decision: Decision) -> str:
        """Note a decision for items; return what to say. Raises UsageError for one that cannot be decided so."""
        items = [self._get(number) for number in numbers]
        for item in items:
            self._check_open(item)
            if decision == "approve" and item.taken is None:
                raise UsageError(f"{item.name} has no picture that could be approved: it does not stand still")
        verb = "approved" if decision == "approve" else "rejected"
        self._remember(f"{verb} {items[0].name if len(items) == 1 else plural(len(items), 'checkpoint')}", items)
        for item in items:
            item.decision = decision
        return self._done[-1].text

    def mask(self, number: int, box: Box) -> str:
        """Draw a mask on an item. Raises UsageError for a rectangle that does not lie in its picture."""
        item = self._get(number)
        self._check_open(item)
        if item.taken is None or len(item.drawn) >= MAX_DRAWN:
            raise UsageError(f"{item.name} takes no mask")
        cut = _cut(box, item.taken[0].width_px / item.scale, item.taken[0].height_px / item.scale)
        if cut is None:
            raise UsageError("the mask does not lie in the picture")
        self._remember(f"masked a region of {item.name}", [item])
        item.draw((*item.drawn, cut))
        return "With the mask nothing differs" if item.is_masked else "Masked"

    def unmask(self, number: int, at: int) -> str:
        """Take a drawn mask away again."""
        item = self._get(number)
        self._check_open(item)
        if not 0 <= at < len(item.drawn):
            raise UsageError(f"{item.name} has no such mask")
        self._remember(f"unmasked a region of {item.name}", [item])
        item.draw((*item.drawn[:at], *item.drawn[at + 1 :]))
        return "Mask taken away"

    def undo(self) -> int | None:
        """Take back the last thing that was not written; return the item to look at, None when there is nothing."""
        if not self._done:
            return None
        deed = self._done.pop()
        for item, decision, drawn in deed.before:
            item.decision = decision
            if item.drawn != drawn:
                item.draw(drawn)
        return deed.before[0][0].number

    def plan(self) -> Approval:
        """Return the Change `approve` as it would be written now."""
        planned = [(item, change) for item in self.items if (change := item.plan()) is not None]
        texts = [(item, change, change.diff(self.project)) for item, change in planned]
        telling = [(item, change, text) for item, change, text in texts if text]
        text = "".join(f"approve {item.name}\n{text}\n" for item, _, text in telling)
        digest = hashlib.sha256(text.encode("utf-8"))
        for _, change, _ in telling:
            digest.update(hashlib.sha256(change.png).digest())
        files = sum(1 + (change.old is None or change.old[1] != change.png) for _, change, _ in telling)
        return Approval(digest.hexdigest(), text, files, tuple((item, change) for item, change, _ in telling))

    def apply(self, identity: str) -> int:
        """Write the Change that was shown, and return how many files. Raises ReticleError when it is another by now."""
        approval = self.plan()
        if identity != approval.id:
            raise ReticleError("this is not what was shown any more: nothing written", hint="look at the change again")
        for _, change in approval.items:
            change.check(self.project)
        for item, change in approval.items:
            change.apply()
            item.written = True
        self._done = [deed for deed in self._done if not any(item.written for item, _, _ in deed.before)]
        return approval.files

    def state(self) -> dict[str, Any]:
        """Return what the page needs to know: each item's decision, and what there is to undo and to write."""
        return {
            "items": [
                {"decision": "masked" if item.decision is None and item.is_masked else item.decision,
                 "written": item.written, "settled": item.is_settled, "version": item.version}
                for item in self.items
            ],
            "undo": self._done[-1].text if self._done else None,
            "pending": sum(item.is_pending for item in self.items),
        }  # fmt: skip

    @property
    def exit_code(self) -> int:
        """Return 1 when something was rejected, 2 when something was left open or unwritten, else 0."""
        if any(item.decision == "reject" for item in self.items):
            return 1
        return 0 if all(item.written for item in self.items) else 2

    def _open_ones(self, number: int, fits: Callable[[Item], bool]) -> list[int]:
        return [
            item.number
            for item in self.items
            if fits(item) and item.taken is not None and (item.number == number or not item.is_settled)
        ]

    def _get(self, number: int) -> Item:
        if not 0 <= number < len(self.items):
            raise UsageError(f"there is no checkpoint {number}")
        return self.items[number]

    def _check_open(self, item: Item) -> None:
        if item.written:
            raise UsageError(f"{item.name} is written already", hint="git restore baselines takes it back")

    def _remember(self, text: str, items: Sequence[Item]) -> None:
        self._done.append(_Deed(text, tuple((item, item.decision, item.drawn) for item in items)))


def _cut(box: Box, across: float, down: float) -> Box | None:
    """Return the part of a rectangle that lies in a picture, in whole pixels; None when there is none."""
    if not all(math.isfinite(value) for value in (box.x, box.y, box.w, box.h)):
        return None
    left, top = max(math.floor(box.x), 0), max(math.floor(box.y), 0)
    right, bottom = min(math.ceil(box.x + box.w), math.ceil(across)), min(math.ceil(box.y + box.h), math.ceil(down))
    return Box(x=left, y=top, w=right - left, h=bottom - top) if right > left and bottom > top else None
