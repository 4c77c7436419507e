"""What came of an action, and by which policy its window is judged."""

from __future__ import annotations

from dataclasses import dataclass, field

from reticle.model.config import TruthConfig
from reticle.model.run import ActionReport
from reticle.model.verdict import BLOCKING_BY_DEFAULT

NOT_THE_APP = frozenset({"throttled", "unsupported"})
"""Refusals that say nothing about the app: this machine or reticle itself could not act."""


@dataclass(frozen=True)
class ActionOutcome:
    """One action and what came of it.

    `id` is the action's id in the log (`a7`), `kind` its name (`click`), `describe` spells it for people
    (`click button "Pay"`). `refused` is (kind, message) when the app did not let it happen up to the deadline; the
    kinds are those of ActionRefusedError. `report` is what the action did to its target, when it was done. `pressed_t`
    is when the press was sent, in ms since the tab opened, `asked_t` when the runner began to act, if it is known.
    `typed` are texts that the action put in (not secrets). `spoilt` says why the gesture did not become what it was to
    be, when it did not: the page moved the target away under the press, a dialog took it.
    """

    id: str
    kind: str
    describe: str
    refused: tuple[str, str] | None = None
    report: ActionReport | None = None
    pressed_t: float = 0.0
    asked_t: float | None = None
    typed: tuple[str, ...] = ()
    spoilt: str | None = None


@dataclass(frozen=True)
class Policy:
    """How a window is judged. `blocking` are the contradictions that make a `no`; the others are told as notes.

    `quiet_ms` is how long nothing that matched or was caused may happen before a negative leaf is closed.
    """

    blocking: frozenset[str] = BLOCKING_BY_DEFAULT
    quiet_ms: float = 500.0
    recorded_texts: tuple[str, ...] = field(default=())
    """Texts that appeared near the control when the flow was recorded: the success texts, so no acknowledgement."""

    @classmethod
    def from_config(cls, config: TruthConfig, *, recorded_texts: tuple[str, ...] = ()) -> Policy:
        """Build the policy that `[truth]` of the configuration asks for."""
        blocking = set(BLOCKING_BY_DEFAULT)
        for kind, what in config.contradictions.items():
            blocking = blocking | {kind} if what == "block" else blocking - {kind}
        return cls(frozenset(blocking), float(config.quiet_ms), recorded_texts)
