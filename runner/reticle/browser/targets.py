"""From a target to the one live element that it names, over all frames; several are refused, a miss teaches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reticle.browser import closed_roots
from reticle.browser.frames import Frame
from reticle.browser.heard import goes_by_role, keep_heard, why_unheard
from reticle.browser.misses import ambiguity, miss_error, stale_error, unheard_miss
from reticle.browser.own_roles import learn_own_roles
from reticle.browser.sdk import ElementGoneError, FrameGoneError, Sdk
from reticle.browser.session import send_or_none
from reticle.clock import SYSTEM
from reticle.errors import TargetError
from reticle.model.target import Target

AMBIGUITY_PATIENCE_S = 0.5
"""How long several matches may stand while a view replaces another one, before they are refused."""

OWN_ROLES_PAUSE_S = 0.25
"""How long a search by role that finds nothing waits before it asks the browser again for roles that no script sees."""


@dataclass(frozen=True, slots=True)
class Found:
    """One live element. `number` is its number in document number `document` of `frame`; `ref` its name outside."""

    frame: Frame
    document: int
    number: int
    ref: str
    describe: str
    role: str | None = None
    name: str | None = None
    testid: str | None = None
    tag: str = ""
    type: str | None = None
    secret: bool = False
    editable: bool = False
    visible: bool = True
    closed_option: bool = False
    where: str = ""

    def to_json(self) -> dict[str, Any]:
        """Return what a reply tells of it, absent fields left out."""
        names = ("ref", "describe", "role", "name", "testid", "tag", "where")
        facts = {name: getattr(self, name) for name in names} | {"frame": list(self.frame.path)}
        return {key: value for key, value in facts.items() if value}


@dataclass(frozen=True, slots=True)
class Look:
    """What one search over the frames gave: matches in document order, parents before their frames."""

    matches: tuple[Found, ...]
    count: int


class ChangeWaiter:
    """Waits for the next sign of change in the page, or a deadline. Use as a context manager."""

    def __init__(self, sdk: Sdk, timeout_s: float) -> None:
        self._event = asyncio.Event()
        self._subscribe: Callable[[], Callable[[], None]] = lambda: sdk.on_change(self._event.set)
        self._stop: Callable[[], None] = lambda: None
        self._deadline = SYSTEM.monotonic_s() + timeout_s

    def __enter__(self) -> ChangeWaiter:
        self._stop = self._subscribe()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    @property
    def left_s(self) -> float:
        """Return the seconds until the deadline, never negative."""
        return max(0.0, self._deadline - SYSTEM.monotonic_s())

    def reset(self) -> None:
        """Forget changes up to now: what follows is looked at after this."""
        self._event.clear()

    async def changed(self, at_most_s: float | None = None) -> bool:
        """Return True when something changed since `reset`, False at the deadline."""
        limit = self.left_s if at_most_s is None else min(self.left_s, at_most_s)
        try:
            await asyncio.wait_for(self._event.wait(), limit)
        except TimeoutError:
            return False
        return True


async def find(sdk: Sdk, target: Target, *, frame: Sequence[Target] | None = None, timeout_s: float = 10.0) -> Found:
    """Return the one element that `target` names, waiting until it is there.

    `frame` is the way to its frame, outermost first (added to the target's own). Raises TargetError `not_found` with
    what is near, `ambiguous` with the list, `stale` for a ref whose element is gone.
    """
    way = [*(frame or ()), *(target.frame or ())]
    if target.ref is not None:
        return await _find_ref(sdk, target)
    probed = False
    asked_s = -OWN_ROLES_PAUSE_S
    with ChangeWaiter(sdk, timeout_s) as waiter:
        several_since: float | None = None
        while True:
            waiter.reset()
            look = await _look(sdk, target, way)
            if look is not None and look.count == 1:
                return look.matches[0]
            if look is not None and look.count > 1:
                now = SYSTEM.monotonic_s()
                several_since = several_since if several_since is not None else now
                left = AMBIGUITY_PATIENCE_S - (now - several_since)
                if left <= 0 or waiter.left_s <= 0 or not await waiter.changed(left):
                    raise ambiguity(target, look.count, [_place(match) for match in look.matches])
                continue
            several_since = None
            if (not probed or sdk.roots.due_in_s == 0) and await sdk.roots.look(plainly=not probed):
                probed = True
                continue
            probed = True
            by_role = goes_by_role(target)
            if by_role and SYSTEM.monotonic_s() - asked_s >= OWN_ROLES_PAUSE_S:
                asked_s = SYSTEM.monotonic_s()
                if await learn_own_roles(sdk):
                    continue
            if not await _changed(sdk, waiter):
                if by_role and await learn_own_roles(sdk):
                    continue
                raise await _miss(sdk, target, way)


async def _changed(sdk: Sdk, waiter: ChangeWaiter) -> bool:
    """Wait until something changed, or there is a closed root that nothing told of; False at the deadline."""
    while not await waiter.changed(closed_roots.LOOK_PAUSE_S):
        if sdk.roots.due_in_s == 0 and await sdk.roots.look():
            return True
        if waiter.left_s <= 0:
            return False
    return True


async def find_all(sdk: Sdk, target: Target, frame: Sequence[Target] | None = None) -> Look:
    """Return every element that `target` names right now, without waiting."""
    await sdk.roots.look()
    return await _look(sdk, target, [*(frame or ()), *(target.frame or ())]) or Look((), 0)


def query_of(sdk: Sdk, target: Target) -> dict[str, Any]:
    """Return the target as the core takes it: plain locators, a ref as the document's own number."""
    query = {
        name: value for name in ("testid", "role", "name", "label", "placeholder", "text", "alt", "title", "css", "nth")
        if (value := getattr(target, name)) is not None
    }  # fmt: skip
    if target.ref is not None:
        place = sdk.refs.find(target.ref)
        query["id"] = place.number if place is not None and place.is_live else -1
    if target.within is not None:
        query["within"] = query_of(sdk, target.within)
    return query


async def frames_of(sdk: Sdk, way: Sequence[Target]) -> list[Frame]:
    """Return the frames to search: all, or the one at the end of `way` ([] when the way does not lead anywhere)."""
    if not way:
        return sdk.frames.list_live()
    at = sdk.frames.main
    for target in way:
        if at is None:
            return []
        at = await _step_into(sdk, at, target)
    return [at] if at is not None and at.context is not None else []


async def _step_into(sdk: Sdk, frame: Frame, target: Target) -> Frame | None:
    """Go through the frame element that `target` names in `frame`."""
    try:
        answer = await sdk.call(frame, "find", query_of(sdk, target), False)
        if answer["count"] > 1:
            matches = [match["describe"] for match in answer["matches"]]
            raise ambiguity(target, answer["count"], matches, what="frame")
        if not answer["count"]:
            return None
        handle = await sdk.handle(frame, answer["matches"][0]["id"])
    except (FrameGoneError, ElementGoneError):
        return None
    node = await send_or_none(frame.session, "DOM.describeNode", {"objectId": handle})
    return sdk.frames.find_by_id(node["node"].get("frameId", "")) if node is not None else None


async def _look(sdk: Sdk, target: Target, way: Sequence[Target]) -> Look | None:
    """Search once. None when a frame went away in the middle and it has to be done again."""
    frames = await frames_of(sdk, way)
    query = query_of(sdk, target)
    if len(frames) > 1:
        query.pop("nth", None)
    try:
        answers = await asyncio.gather(*(sdk.call(frame, "find", query, False) for frame in frames))
        if any(answer["suspects"] for answer in answers) and await closed_roots.open_all(sdk):
            answers = await asyncio.gather(*(sdk.call(frame, "find", query, False) for frame in frames))
    except FrameGoneError:
        return None
    for answer in answers:
        if answer.get("badSelector"):
            raise TargetError(f'"{answer["badSelector"]}" is no CSS selector', kind="not_found")
    pairs = list(zip(frames, answers, strict=True))
    if target.within is not None and not any(answer["count"] for answer in answers):
        pairs = await _within_parents(sdk, target, frames) or pairs
    try:
        pairs = await keep_heard(sdk, target, pairs)
    except FrameGoneError:
        return None
    matches = [found_of(sdk, frame, match) for frame, answer in pairs for match in answer["matches"]]
    count = sum(answer["count"] for _, answer in pairs)
    if target.nth is not None and len(frames) > 1:
        matches = matches[target.nth : target.nth + 1]
        count = len(matches)
    return Look(tuple(matches), count)


async def _within_parents(sdk: Sdk, target: Target, frames: Sequence[Frame]) -> list[tuple[Frame, Any]]:
    """Search frames whose own frame element lies inside `within` of a frame around them."""
    assert target.within is not None
    inside: list[Frame] = []
    for frame in frames:
        at = frame
        while at.parent is not None:
            owner = await closed_roots.owner_of(sdk, at)
            if owner is None:
                break
            try:
                if (await sdk.call(at.parent, "within", query_of(sdk, target.within), [owner]))[0]:
                    inside.append(frame)
                    break
            except FrameGoneError:
                break
            at = at.parent
    query = query_of(sdk, target.model_copy(update={"within": None}))
    query.pop("nth", None)
    try:
        return [(frame, await sdk.call(frame, "find", query, False)) for frame in inside]
    except FrameGoneError:
        return []


async def _find_ref(sdk: Sdk, target: Target) -> Found:
    assert target.ref is not None
    place = sdk.refs.find(target.ref)
    if place is None:
        raise TargetError(f"{target.ref} is no ref of this page", kind="stale", hint="take a new snapshot")
    if not place.is_live:
        raise stale_error(target.ref, place.was, "", "its page was left")
    try:
        answer = await sdk.call(place.frame, "find", {"id": place.number}, False)
        if answer["count"]:
            return found_of(sdk, place.frame, answer["matches"][0])
        now = (await sdk.call(place.frame, "stale", place.number))["now"]
    except (FrameGoneError, ElementGoneError):
        raise stale_error(target.ref, place.was, "", "its page was left") from None
    raise stale_error(target.ref, place.was, now, "it left the page")


async def _miss(sdk: Sdk, target: Target, way: Sequence[Target]) -> TargetError:
    frames = await frames_of(sdk, way)
    if way and not frames:
        names = ", ".join(frame.label for frame in sdk.frames.list_all() if frame.parent is not None)
        said = " > ".join(step.describe() for step in way)
        return TargetError(f"no frame {said} (frames: {names or 'none'})", kind="not_found")
    told = []
    for frame in frames:
        try:
            answer = await sdk.call(frame, "find", query_of(sdk, target), True)
            why = await why_unheard(sdk, frame) if goes_by_role(target) else ""
        except FrameGoneError:
            continue
        told.append(unheard_miss(answer, why) if why else answer["miss"])
    return miss_error(target, [miss for miss in told if miss], sdk.frames.unseen() if not way else ())


def found_of(sdk: Sdk, frame: Frame, match: dict[str, Any]) -> Found:
    """Return the element that the core told of, with its ref."""
    return Found(
        frame=frame, document=frame.document, number=match["id"],
        ref=sdk.refs.name(frame, match["id"], match["describe"]), describe=match["describe"], role=match["role"],
        name=match["name"], testid=match["testid"], tag=match["tag"], type=match["type"], secret=match["secret"],
        editable=match["editable"], visible=match["visible"], closed_option=match["closedOption"],
        where=match["where"],
    )  # fmt: skip


def _place(found: Found) -> str:
    parts = [found.ref, found.describe]
    if found.testid:
        parts.append(f'testid "{found.testid}"')
    if found.where:
        parts.append(f"in {found.where}")
    if found.frame.path:
        parts.append("in frame " + " > ".join(found.frame.path))
    if not found.visible:
        parts.append("hidden")
    return " ".join(parts)
