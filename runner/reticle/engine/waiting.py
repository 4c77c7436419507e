"""An open window: gathers evidence for one predicate and waits, driven by events, until it can be judged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from reticle.judge.decision import Subject
from reticle.judge.judge import judge
from reticle.judge.leaves import holds_in, polar_leaves
from reticle.judge.leaves_live import mode_of
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.judge.progress import Progress, progress
from reticle.judge.redact_verdict import redact_verdict
from reticle.model.event import ConsoleLine, Event, PageError
from reticle.model.predicate import (
    LIVE_KINDS,
    A11yLeaf,
    AnyLeaf,
    ElementLeaf,
    LeafPath,
    Predicate,
    StorageLeaf,
    TextLeaf,
    list_leaves,
)
from reticle.model.reading import LiveReading
from reticle.model.verdict import Verdict
from reticle.truth.record import Record
from reticle.truth.redact_predicate import redact_predicate
from reticle.truth.window import Window

if TYPE_CHECKING:
    from reticle.browser.tab import Tab

Readings = Mapping[LeafPath, LiveReading]
T = TypeVar("T")
_SAME_MS = 0.5
_HEAR_AT_LEAST_S = 5.0
"""A page is not called lost for a shorter silence, however near the deadline is: the machine may be slow."""
_RECENT_MS = 300.0
"""A page that changed so recently is given two frames more: a slow machine draws them late."""


_LOOK_MS = 250.0
"""How long after the press closed shadow roots are looked for when something is missing."""


def live_leaves(predicate: Predicate | None) -> list[tuple[LeafPath, AnyLeaf]]:
    """Return the leaves that are read from the page, with their paths."""
    if predicate is None:
        return []
    return [(path, leaf) for path, leaf in list_leaves(predicate) if leaf.kind in LIVE_KINDS]


def _is_plainly_there(predicate: Predicate | None) -> bool:
    """Tell whether a predicate only asks for what is to be seen on the page: nothing that must not come."""
    leaves = polar_leaves(predicate) if predicate is not None else []
    return all(leaf.kind in LIVE_KINDS and mode_of(leaf) == "positive" and not flipped for _, leaf, flipped in leaves)


async def read_before(tab: Tab, predicate: Predicate | None) -> dict[LeafPath, LiveReading]:
    """Read every live leaf before the action: what holds then proves nothing. One round trip a frame, or none.

    Slow leaves are taken to hold, unread: they say that nothing of a kind is there, which is no proof of an action.
    """
    leaves = live_leaves(predicate)
    slow = {path: LiveReading(tab.now_t(), count=0) for path, leaf in leaves if _is_slow(leaf)}
    asked = [(path, leaf) for path, leaf in leaves if path not in slow]
    readings = await tab.read([leaf for _, leaf in asked]) if asked else ()
    return slow | {path: reading for (path, _), reading in zip(asked, readings, strict=True)}


def _is_slow(leaf: AnyLeaf) -> bool:
    return isinstance(leaf, A11yLeaf)


class OpenWindow:
    """The window of one action, of an assert, or of a whole flow (`action` None).

    Times are ms since the person's first tab opened. `before` is None for an assert, which has no before. Events go in
    as they come; the page is read again only after it changed. What a flow's page logged while it loaded, since
    `load_seq`, counts for leaves that say that nothing of the kind comes.
    """

    def __init__(
        self,
        tab: Tab,
        predicate: Predicate | None,
        *,
        policy: Policy,
        before: Readings | None,
        start_seq: int,
        pressed_t: float,
        timeout_ms: float,
        action: ActionOutcome | None = None,
        subject: Subject | None = None,
        load_seq: int | None = None,
    ) -> None:
        self.tab = tab
        self._subject = subject
        self._redactor = tab.person.log.redactor
        self.predicate = redact_predicate(predicate, self._redactor) if predicate is not None else None
        self._flipped = {path for path, _, flipped in polar_leaves(predicate) if flipped} if predicate else set()
        self.action = action
        self._policy = policy
        self._before = before
        self._start_seq = start_seq
        self._pressed_t = pressed_t
        self._leaves = live_leaves(predicate)
        self._record = Record(
            action=action.id if action else None,
            pressed_t=pressed_t,
            asked_t=action.asked_t if action else None,
            background=tab.person.background,
        )
        if load_seq is not None:
            loaded = (event for event in tab.person.log.since(load_seq) if event.seq <= start_seq)
            self._record.extend(event for event in loaded if isinstance(event.data, ConsoleLine | PageError))
        self._live: dict[LeafPath, LiveReading] = {}
        self._since_true: dict[LeafPath, LiveReading] = {}
        self._says_nothing_came = action is not None or not _is_plainly_there(predicate)
        self._deaf: str | None = None
        self._heard_out = False
        self._closed_t: float | None = None
        self._stale = True
        self._slow = {path: leaf for path, leaf in self._leaves if isinstance(leaf, A11yLeaf)}
        """Leaves that cost so much to read that they are read only when everything else is decided."""
        self._slow_stale = bool(self._slow)
        self._shown = [(path, leaf) for path, leaf in self._leaves if isinstance(leaf, ElementLeaf | TextLeaf)]
        self._look_t = pressed_t + (_LOOK_MS if action is not None else 0.0)
        self._bell = asyncio.Event()
        self._lost = asyncio.Event()
        self._fed = start_seq
        self._ended: Verdict | None = None
        self.restart_deadline(pressed_t, timeout_ms)
        self._detach = (tab.person.log.subscribe(self._on_event), tab.changes.subscribe(self._on_change))

    def restart_deadline(self, from_t: float, timeout_ms: float) -> None:
        """Count the deadline from `from_t`; leaves with a `withinMs` of their own keep theirs, from the press."""
        self._deadline_t = from_t + timeout_ms
        own = [leaf.within_ms for _, leaf in list_leaves(self.predicate) if leaf.within_ms] if self.predicate else []
        times = [self._deadline_t, *(self._pressed_t + within for within in own)]
        self._first_t, self._last_t = min(times), max(times)

    @property
    def is_over(self) -> bool:
        """Tell whether the time is up."""
        return self.tab.now_t() >= self._last_t

    @property
    def needs_the_page(self) -> bool:
        """Tell whether a leaf that is not closed yet is read from the page, so that no other action may come first."""
        return bool(self._leaves) and self.progress().needs_page

    async def await_positive(self) -> None:
        """Wait until everything positive holds, nothing can save it any more, or the time is up."""
        await self._await(lambda state: state.positive)

    async def await_closed(self) -> None:
        """Wait until everything holds and negative and exact leaves are closed, or it failed, or the time is up.

        Nothing is closed on hearsay: what the page had to tell up to then must have come, however slow the machine is.
        """
        while True:
            state = await self._await(lambda state: state.closed)
            if not self._says_nothing_came or not state.closed or state.failed_for_good or self.is_over:
                return
            heard_t = await self._hear()
            self._stale |= any(isinstance(leaf, StorageLeaf) and leaf.area == "indexeddb" for _, leaf in self._leaves)
            self._look_t = min(self._look_t, self.tab.now_t())
            await self._read(slow=False)
            if heard_t is None or self._progress_at(heard_t).closed:
                self._closed_t = heard_t
                return

    def progress(self) -> Progress:
        """Tell how far the evidence has come at this moment, without asking the page."""
        return self._progress_at(self.tab.now_t())

    def _progress_at(self, now_t: float) -> Progress:
        return progress(self._window(now_t), self.predicate, self._before, self.action, self._policy)

    def _progress_but_for_slow(self) -> Progress:
        """Tell how far all but the slow leaves have come: these are taken to hold."""
        now_t = self.tab.now_t()
        holding = {
            path: LiveReading(now_t, count=0 if leaf.absent is not (path in self._flipped) else 1)
            for path, leaf in self._slow.items()
        }
        window = replace(self._window(now_t), live={**self._live, **holding})
        return progress(window, self.predicate, self._before, self.action, self._policy)

    def verdict(self) -> Verdict:
        """Judge what is there at this moment; no secret is in what is told."""
        if self._ended is not None:
            return self._ended
        said = self._judge_at(self.tab.now_t())
        if said.reason == "pending" and self._closed_t is not None:
            said = self._judge_at(self._closed_t)  # it was closed once: what the page went on to do opens nothing
        return redact_verdict(said, self._redactor)

    def _judge_at(self, now_t: float) -> Verdict:
        window = self._window(now_t)
        return judge(window, self.predicate, self._before, self.action, self._policy, subject=self._subject)

    def end(self) -> Verdict:
        """Judge, once and for all, and stop listening."""
        if self._ended is None:
            self._ended = self.verdict()
            for detach in self._detach:
                detach()
        return self._ended

    async def _await(self, wanted: Callable[[Progress], bool]) -> Progress:
        """Wait until it has come as far as `wanted`, can come no further, or the time is up; return how far it came."""
        while True:
            self._bell.clear()
            await self._read(slow=False)
            if self._slow_stale and not self.is_over and wanted(self._progress_but_for_slow()):
                await self._read(slow=True)
            state = self.progress()
            if not wanted(state) and self.tab.now_t() >= self._first_t:
                await self._hear_out()
                state = self.progress()
            if wanted(state) or state.failed_for_good or self.tab.person.log.lost is not None:
                return state
            if self.is_over:
                return self.progress()  # what is read only now comes too late for every leaf
            await self._await_bell(state.check_again_at)

    async def _await_bell(self, again_t: float | None) -> None:
        until_t = self._last_t if again_t is None else min(self._last_t, again_t)
        if self._misses_something:
            until_t = min(until_t, self._look_t)
        seconds = max(_SAME_MS, until_t - self.tab.now_t() + _SAME_MS) / 1000
        try:
            await asyncio.wait_for(self._bell.wait(), seconds)
        except TimeoutError:
            return

    async def _read(self, *, slow: bool) -> None:
        looks = self._misses_something and self.tab.now_t() >= self._look_t
        self._stale |= looks
        if not self._leaves or not (self._stale or (slow and self._slow_stale)):
            return
        leaves = [(path, leaf) for path, leaf in self._leaves if slow or path not in self._slow]
        self._stale = False
        if slow:
            self._slow_stale = False
        readings = await self._unless_lost(self._ask(leaves, looks)) if leaves else ()
        if readings is None:
            return
        for (path, leaf), reading in zip(leaves, readings, strict=True):
            until_t = self._deadline_t if leaf.within_ms is None else self._pressed_t + leaf.within_ms
            if path in self._live and reading.t > until_t:
                continue  # its time is over: what it was then counts
            self._live[path] = reading
            if path in self._since_true or reading.t < self._pressed_t:
                continue
            if holds_in(leaf, reading, path in self._flipped):
                self._since_true[path] = reading

    async def _ask(self, leaves: Sequence[tuple[LeafPath, AnyLeaf]], looks: bool) -> tuple[LiveReading, ...] | None:
        asked = [leaf for _, leaf in leaves]
        if not looks:
            return await self.tab.read(asked)
        try:
            return await asyncio.wait_for(self.tab.read(asked, roots="all"), self._patience_s)
        except TimeoutError:
            self._be_deaf()
            return None
        finally:
            self._look_t = self.tab.now_t() + self.tab.sdk.roots.pause_s * 1000

    @property
    def _patience_s(self) -> float:
        return max(_HEAR_AT_LEAST_S, (self._last_t - self.tab.now_t()) / 1000)

    def _be_deaf(self) -> None:
        self._deaf = f"page {self.tab.name} does not answer any more: is one of its scripts in a long loop?"

    @property
    def _misses_something(self) -> bool:
        """Whether what is not found on the page matters: nothing tells that a closed shadow root shows it by now."""
        return any(
            path in self._flipped
            or mode_of(leaf) != "positive"
            or (path not in self._since_true and not (path in self._live and holds_in(leaf, self._live[path], False)))
            for path, leaf in self._shown
        )

    async def _hear(self) -> float | None:
        """Take in what the page had to tell and return until when; None when it is lost, or answers no more in time."""
        now_t = self.tab.now_t()
        recent = self._record.dom_quiet_since(now_t) > now_t - _RECENT_MS
        heard_t = await self._unless_lost(self.tab.hear(self._patience_s, frames=recent))
        if heard_t is None:
            self._be_deaf()
        return heard_t

    async def _hear_out(self) -> None:
        """Hear once what there was to tell when the time was up: nothing is missing on a page that cannot answer."""
        if not self._heard_out:
            self._heard_out = True
            await self._hear()

    async def _unless_lost(self, asked: Coroutine[Any, Any, T]) -> T | None:
        """Wait for the page's answer; None as soon as it is lost, since a page that crashed never answers."""
        if self.tab.person.log.lost is not None:
            asked.close()
            return None
        asking, losing = asyncio.ensure_future(asked), asyncio.ensure_future(self._lost.wait())
        try:
            await asyncio.wait({asking, losing}, return_when=asyncio.FIRST_COMPLETED)
            return asking.result() if asking.done() else None
        finally:
            asking.cancel()
            losing.cancel()
            await asyncio.gather(asking, losing, return_exceptions=True)

    def _window(self, now_t: float) -> Window:
        log = self.tab.person.log
        if self._fed < log.last_seq:
            self._record.extend(log.since(self._fed))
            self._fed = log.last_seq
        return Window(
            record=self._record,
            pressed_t=self._pressed_t,
            now_t=now_t,
            deadline_t=self._deadline_t,
            action=self.action.id if self.action else None,
            start_seq=self._start_seq,
            live=self._live,
            since_true=self._since_true,
            lost=log.lost or self._deaf,
            unseen=log.unseen,
        )

    def _on_event(self, event: Event) -> None:
        self._bell.set()

    def _on_change(self) -> None:
        if self.tab.person.log.lost is not None:
            self._lost.set()
        self._stale = True
        self._slow_stale = bool(self._slow)
        self._bell.set()
