"""What a planted fault is made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Literal

from aiohttp import web

from reticle.demo.rules import Rules
from reticle.demo.tables import WriteHook

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
ReplyHook = Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]
"""Stands between a request and its handler."""

FaultClass = Literal[
    "accessibility", "business-rule", "console", "deep-dom", "duplicate-work", "network", "performance", "routing",
    "signal", "silent-removal", "state", "storage", "streams", "swallowed-status", "timing", "visual", "wrong-page",
    "wrong-write",
]  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """One planted regression.

    `does` is one sentence; `channel` names where a verdict should see it first; `spoils` says that what the shop stores
    is wrong, doubled or lost. It acts through any of: `page` (the module `static/faults/<name>.js`), `reply`, `write`,
    `rules` (a rule's name and what stands in for it).
    """

    name: str
    kind: FaultClass
    does: str
    channel: str
    spoils: bool = False
    page: bool = False
    reply: ReplyHook | None = None
    write: WriteHook | None = None
    rules: Callable[[Rules], Rules] | None = None


def swap_rule(name: str, rule: Callable[..., object]) -> Callable[[Rules], Rules]:
    """Return a change of the rules in which `rule` stands in for the one called `name`."""
    return lambda rules: replace(rules, **{name: rule})  # type: ignore[arg-type]  # the name is checked by a test
