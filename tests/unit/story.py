"""Tells what happened in a window, event by event, and asks judge(): sequences that stand for pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from reticle.judge.judge import judge
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.judge.progress import Progress, progress
from reticle.model.event import (
    Cause,
    ConsoleLine,
    DomChange,
    Event,
    EventData,
    NetFailed,
    NetRequest,
    NetResponse,
    PageError,
    Place,
    RouteChange,
    Signal,
)
from reticle.model.predicate import LeafPath, Predicate, parse_predicate
from reticle.model.reading import LiveReading
from reticle.model.verdict import Verdict
from reticle.truth.background import Background
from reticle.truth.coverage import Unseen
from reticle.truth.window import Window

ORIGIN = "http://shop.example.test"
CLEAN = {"kind": "console", "level": "error", "absent": True}
SHOWN = LiveReading(t=400, count=1, present=True)
NOT_SHOWN = LiveReading(t=400, count=0)


@dataclass
class Story:
    """A window of action `a1`, pressed at 0. Every method tells one event; times are ms since the press."""

    events: list[Event] = field(default_factory=list)
    background: Background = field(default_factory=Background)
    requests: int = 0

    def tell(
        self, t: float, data: EventData, *, cause: Cause | None = None, action: str | None = "a1", page: str = "main",
        frame: tuple[str, ...] = (),
    ) -> Story:  # fmt: skip
        self.events.append(Event(len(self.events) + 1, t, data, action, cause, page, frame))
        return self

    def send(
        self,
        t: float,
        method: str,
        path: str,
        *,
        body: Any = None,
        cause: Cause = "caused",
        mutating: bool | None = None,
        url: str | None = None,
        action: str | None = "a1",
        line: int = 10,
        **rest: Any,
    ) -> str:
        """Tell a request; return its id."""
        self.requests += 1
        number = f"r{self.requests}"
        writes = method not in ("GET", "HEAD", "OPTIONS") if mutating is None else mutating
        request = NetRequest(
            number, method, url or ORIGIN + path, writes, body=body, initiator=Place("src/app.js", line), **rest
        )
        self.tell(t, request, cause=cause, action=action)
        return number

    def answer(self, t: float, number: str, status: int = 200, body: Any = None) -> Story:
        return self.tell(t, NetResponse(number, status, status < 300, body=body))

    def ask(self, t: float, method: str, path: str, status: int = 200, *, after: float = 40, answer: Any = None,
            **rest: Any) -> Story:  # fmt: skip
        """Tell a request and its answer."""
        return self.answer(t + after, self.send(t, method, path, **rest), status, answer)

    def fail(self, t: float, number: str, reason: str = "net::ERR_FAILED", **rest: Any) -> Story:
        return self.tell(t, NetFailed(number, reason, **rest))

    def show(self, t: float, *texts: str, role: str | None = None, background: int = 0) -> Story:
        live = tuple((role, text) for text in texts) if role else ()
        return self.tell(
            t, DomChange(added=1, changed=1, appeared=texts, live_region=live, background=background)
        )  # fmt: skip

    def log(self, t: float, text: str, level: str = "error") -> Story:
        return self.tell(t, ConsoleLine(level, text, Place("src/app.js", 20)))

    def throw(self, t: float, message: str, kind: Any = "exception", number: str = "x1", **rest: Any) -> Story:
        return self.tell(t, PageError(number, kind, message, source=Place("src/app.js", 30), **rest))

    def signal(self, t: float, name: str, data: Any = None) -> Story:
        return self.tell(t, Signal(name, data))

    def go(self, t: float, path: str, kind: Any = "push") -> Story:
        return self.tell(t, RouteChange(kind, f"{ORIGIN}/", f"{ORIGIN}{path}", path))

    def window(
        self,
        *,
        now: float = 3000,
        deadline: float = 10_000,
        live: Mapping[LeafPath, LiveReading] | None = None,
        since_true: Mapping[LeafPath, LiveReading] | None = None,
        lost: str | None = None,
        unseen: tuple[Unseen, ...] = (),
        action: str | None = "a1",
    ) -> Window:
        return Window.of(
            self.events, now_t=now, deadline_t=deadline, action=action, live=live, since_true=since_true, lost=lost,
            unseen=unseen, background=self.background,
        )  # fmt: skip

    def judge(
        self,
        predicate: Any = None,
        *,
        before: Mapping[LeafPath, LiveReading] | None = None,
        action: ActionOutcome | None = None,
        policy: Policy | None = None,
        alone: bool = False,
        **window: Any,
    ) -> Verdict:
        """Judge the window as it stands at `now` (3 s after the press)."""
        made = self.window(**window)
        acted = None if alone else action or CLICK
        return judge(made, told(predicate), None if alone else before or {}, acted, policy)

    def progress(self, predicate: Any = None, *, before: Mapping[LeafPath, LiveReading] | None = None,
                 action: ActionOutcome | None = None, **window: Any) -> Progress:  # fmt: skip
        return progress(self.window(**window), told(predicate), before or {}, action or CLICK)


CLICK = ActionOutcome("a1", "click", 'click button "Save"')


def told(predicate: Any) -> Predicate | None:
    """Build a predicate from plain data; None stays None."""
    return parse_predicate(predicate) if predicate is not None else None


def said(verdict: Verdict) -> tuple[str, str]:
    """Return what a verdict comes to."""
    return verdict.verified, verdict.reason


def all_of(*parts: Any) -> dict[str, Any]:
    return {"kind": "allOf", "predicates": list(parts)}


def any_of(*parts: Any) -> dict[str, Any]:
    return {"kind": "anyOf", "predicates": list(parts)}


def negated(part: Any) -> dict[str, Any]:
    return {"kind": "not", "predicate": part}


def text(contains: str, **rest: Any) -> dict[str, Any]:
    return {"kind": "text", "contains": contains, **rest}


def net(method: str, path: str, **rest: Any) -> dict[str, Any]:
    return {"kind": "net", "method": method, "path": path, **rest}
