"""Why a request was made: by the action, by the page's own habits, or nobody can tell."""

from __future__ import annotations

from dataclasses import dataclass

from reticle.model.event import Cause, NetRequest
from reticle.truth.background import Background


@dataclass(frozen=True, slots=True)
class StackFrame:
    """One frame of an initiator's stack. `async_from` names what scheduled the frames above it (`setTimeout`)."""

    function: str
    url: str
    line: int
    column: int
    async_from: str | None = None


@dataclass(frozen=True, slots=True)
class CauseFacts:
    """What the browser tells about why a request was made. Times in ms since the tab opened.

    `chain` is the initiator's stack with its async parents, innermost first. `root_is_listener` tells whether the
    outermost frame lies in a listener that an event of the action called on the target's path (by script position, or
    by the event's name on the async root); None when it could not be found out. `root_t` is when the chain's root task
    began, when known. `user_activated` marks what the browser itself did for the input: following a link, posting a
    form. `redirect_of` is the cause of the request that redirected here. `parent` is the cause of the request whose
    document or script made this one (a script that the action loaded, the new document's own requests).
    """

    requested_t: float
    pressed_t: float | None
    chain: tuple[StackFrame, ...] = ()
    root_is_listener: bool | None = None
    root_t: float | None = None
    user_activated: bool = False
    redirect_of: Cause | None = None
    parent: Cause | None = None


def decide_cause(facts: CauseFacts, request: NetRequest, background: Background) -> Cause:
    """Return `caused`, `background` or `assumed`.

    caused: the chain roots in a listener of the action. background: that kind of request was seen outside action
    windows, or its chain roots before the action, or no action ran. assumed: neither; effects of frameworks, message
    channels and queues lose the chain.
    """
    if facts.redirect_of is not None:
        return facts.redirect_of
    if facts.pressed_t is None or facts.requested_t < facts.pressed_t:
        return "background"
    if facts.user_activated or facts.root_is_listener is True:
        return "caused"
    if facts.root_t is not None and facts.root_t < facts.pressed_t:
        return "background"
    if facts.parent == "caused":
        return "caused"
    if background.seen(request) or facts.parent == "background":
        return "background"
    return "assumed"
