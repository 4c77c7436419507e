"""One window being watched while it grows: events and readings go in, progress and the verdict come out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from reticle.judge.decision import Subject
from reticle.judge.judge import judge
from reticle.judge.leaves import holds_in, polar_leaves
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.judge.progress import Progress, progress
from reticle.judge.redact_verdict import redact_verdict
from reticle.model.event import Event
from reticle.model.predicate import LIVE_KINDS, AnyLeaf, LeafPath, Predicate
from reticle.model.reading import LiveReading
from reticle.model.verdict import Verdict
from reticle.truth.log import EventLog
from reticle.truth.record import Record
from reticle.truth.redact_predicate import redact_predicate
from reticle.truth.window import Window


class Watch:
    """Keeps one window's record, newest readings and latches, each event looked at once.

    `log` is where events are taken from, those after `start_seq` (its newest when the watch is made, unless told).
    `pressed_t` and `timeout_ms` give the deadline; `before` as for judge(). Times in ms since the tab opened.
    """

    def __init__(
        self,
        log: EventLog,
        predicate: Predicate | None,
        *,
        timeout_ms: float,
        pressed_t: float,
        before: Mapping[LeafPath, LiveReading] | None = None,
        action: ActionOutcome | None = None,
        policy: Policy | None = None,
        start_seq: int | None = None,
        action_id: str | None = None,
        subject: Subject | None = None,
    ) -> None:
        self.predicate = redact_predicate(predicate, log.redactor) if predicate is not None else None
        self.before = before
        self.action = action
        self.policy = policy or Policy()
        self.subject = subject
        self.pressed_t = pressed_t
        self.deadline_t = pressed_t + timeout_ms
        self.start_seq = log.last_seq if start_seq is None else start_seq
        self._log = log
        self._action_id = action_id if action_id is not None else action.id if action is not None else None
        asked_t = action.asked_t if action is not None else None
        self._record = Record(
            action=self._action_id, pressed_t=pressed_t, asked_t=asked_t, background=log.background
        )  # fmt: skip
        self._record.last_seq = self.start_seq
        leaves = polar_leaves(predicate) if predicate is not None else []
        self._live = [(path, leaf, flipped) for path, leaf, flipped in leaves if leaf.kind in LIVE_KINDS]
        self._newest: dict[LeafPath, LiveReading] = {}
        self._since_true: dict[LeafPath, LiveReading] = {}

    @property
    def live_leaves(self) -> list[tuple[LeafPath, AnyLeaf]]:
        """The leaves that must be read from the page, in order."""
        return [(path, leaf) for path, leaf, _ in self._live]

    def take_readings(self, readings: Iterable[tuple[LeafPath, LiveReading]]) -> None:
        """Take in readings of the live leaves, made after the press. A leaf whose deadline is over is not changed."""
        polarity = {path: (leaf, flipped) for path, leaf, flipped in self._live}
        for path, reading in readings:
            leaf, flipped = polarity[path]
            limit = self.pressed_t + leaf.within_ms if leaf.within_ms is not None else self.deadline_t
            if reading.t < self.pressed_t or (reading.t > limit and path in self._newest):
                continue
            self._newest[path] = reading
            if path not in self._since_true and holds_in(leaf, reading, flipped):
                self._since_true[path] = reading

    def window(self, now_t: float) -> Window:
        """Return the window as it stands at `now_t`."""
        self._take_events(self._log.since(self._record.last_seq))
        return Window(
            record=self._record,
            pressed_t=self.pressed_t,
            now_t=now_t,
            deadline_t=self.deadline_t,
            action=self._action_id,
            start_seq=self.start_seq,
            live=self._newest,
            since_true=self._since_true,
            lost=self._log.lost,
            unseen=self._log.unseen,
        )

    def progress(self, now_t: float) -> Progress:
        """Tell how far it has come."""
        return progress(self.window(now_t), self.predicate, self.before, self.action, self.policy)

    def verdict(self, now_t: float) -> Verdict:
        """Judge it as it stands; no secret is in what is told."""
        window = self.window(now_t)
        verdict = judge(window, self.predicate, self.before, self.action, self.policy, subject=self.subject)
        return redact_verdict(verdict, self._log.redactor)

    def _take_events(self, events: Iterable[Event]) -> None:
        self._record.extend(events)
