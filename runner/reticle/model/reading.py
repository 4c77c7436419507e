"""What the live page says when it is asked: raw facts, to be judged elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class ElementFacts:
    """One element that a target named. None where the question makes no sense for it (a heading is not `checked`).

    `text` is its visible text with white space squashed, `written` the same in the letters of the source, where CSS
    writes them in others ("" or equal where it does not); `value` the field's value (redacted for secrets).
    """

    describe: str
    visible: bool = True
    enabled: bool = True
    checked: bool | None = None
    expanded: bool | None = None
    focused: bool = False
    selected: bool | None = None
    editable: bool = False
    in_viewport: bool = True
    text: str = ""
    written: str = ""
    value: str | None = None
    attributes: dict[str, str] = field(default_factory=dict)
    ref: str | None = None


@dataclass(frozen=True, slots=True)
class LiveReading:
    """The answer to one live leaf (element text url state storage cookie a11y) at time `t` (ms since the tab opened).

    element: `elements` (at most 20) and `count` (all matches). text: `count` of places that show it, `near` the most
    like text. url: `value` is the address. state storage cookie: `present` and `value`; of a cookie also `traits`
    (httpOnly, secure, sameSite). a11y: `count` of findings and
    `value` a list of {rule, impact, target, help}. `unseen` names places that could not be searched (a closed frame,
    a frame without SDK); `error` says why nothing could be read at all, `no_store` that it is for want of the store.
    """

    t: float
    elements: tuple[ElementFacts, ...] = ()
    count: int = 0
    present: bool = False
    value: Any = None
    near: str = ""
    unseen: tuple[str, ...] = ()
    error: str | None = None
    no_store: bool = False
    traits: Mapping[str, Any] = field(default_factory=dict)
