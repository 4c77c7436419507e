"""Fingerprints of live elements, with their frames: one element, or all that could be one that is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reticle.browser import closed_roots
from reticle.browser.frames import Frame
from reticle.browser.sdk import ElementGoneError, FrameGoneError, Sdk
from reticle.browser.targets import Found, find_all, found_of
from reticle.errors import TargetError
from reticle.match.naming import cannot_name, propose_positions, propose_targets
from reticle.match.rivals import choose_rivals
from reticle.model.target import Fingerprint, Target

MARK = "‹secret"
MOST_TRIED = 24


@dataclass(frozen=True)
class Printed:
    """A live element with its fingerprint. `scopes` are ancestors that can be named, the nearest first."""

    found: Found
    print: Fingerprint
    scopes: tuple[Target, ...] = ()


@dataclass(frozen=True)
class Lineup:
    """All elements of a page that could be a lost one. `hidden` describes those that would fit but are not rendered;
    `total` counts those that were looked at."""

    printed: tuple[Printed, ...]
    hidden: tuple[str, ...] = ()
    total: int = 0


@dataclass(frozen=True)
class FramePlace:
    """Where a frame is: the way to it by fingerprint, outermost first, and its corner in the top document."""

    chain: tuple[dict[str, str], ...] = ()
    x: float = 0.0
    y: float = 0.0


async def take_fingerprint(sdk: Sdk, found: Found) -> Printed:
    """Fingerprint one element, with its rivals: the page's few closest look-alikes.

    Raises TargetError `stale` when it left the page meanwhile.
    """
    try:
        place = await _frame_place(sdk, found.frame)
        told = await sdk.call(found.frame, "fingerprint", found.number)
    except (FrameGoneError, ElementGoneError):
        raise TargetError(f"{found.describe} left the page", kind="stale") from None
    own = to_print(told["print"], place, sdk)
    rivals = choose_rivals(own, [to_print(item, place, sdk) for item in told["rivals"]])
    if rivals:
        own = own.model_copy(update={"rivals": rivals})
    return Printed(found, own, _scopes(told["scopes"], sdk))


async def list_candidates(sdk: Sdk, old: Fingerprint) -> Lineup:
    """Fingerprint every element of every frame that could be `old`. A frame that goes away meanwhile is left out."""
    asked = old.model_copy(update={"rivals": []}).to_json()
    told = await asyncio.gather(*(_of_frame(sdk, frame, asked) for frame in sdk.frames.list_live()))
    return Lineup(
        tuple(printed for lineup in told for printed in lineup.printed),
        tuple(text for lineup in told for text in lineup.hidden),
        sum(lineup.total for lineup in told),
    )


async def name_element(sdk: Sdk, printed: Printed) -> Target:
    """Return the shortest target by meaning that names exactly this element on the page as it stands.

    Raises TargetError `ambiguous` when there is none.
    """
    for target in list(propose_targets(printed.print, printed.scopes))[:MOST_TRIED]:
        if await _names(sdk, target, printed.found):
            return target
    for target in propose_positions(printed.print, printed.scopes, 0):
        look = await find_all(sdk, target.model_copy(update={"nth": None}))
        for position, match in enumerate(look.matches):
            if _is_same(match, printed.found):
                return target.model_copy(update={"nth": position})
    raise cannot_name(printed.print)


async def _names(sdk: Sdk, target: Target, found: Found) -> bool:
    try:
        look = await find_all(sdk, target)
    except TargetError:
        return False
    return look.count == 1 and _is_same(look.matches[0], found)


def _is_same(match: Found, found: Found) -> bool:
    return match.frame is found.frame and match.number == found.number


async def _of_frame(sdk: Sdk, frame: Frame, asked: dict[str, Any]) -> Lineup:
    try:
        place = await _frame_place(sdk, frame)
        told = await sdk.call(frame, "candidates", asked)
    except (FrameGoneError, ElementGoneError):
        return Lineup(())
    return Lineup(
        tuple(
            Printed(found_of(sdk, frame, item), to_print(item["print"], place, sdk), _scopes(item["scopes"], sdk))
            for item in told["candidates"]
        ),
        tuple(told["hidden"]),
        told["total"],
    )


async def _frame_place(sdk: Sdk, frame: Frame) -> FramePlace:
    if frame.parent is None:
        return FramePlace()
    outer = await _frame_place(sdk, frame.parent)
    owner = await closed_roots.owner_of(sdk, frame)
    if owner is None:
        return FramePlace((*outer.chain, {"tag": "iframe"}), outer.x, outer.y)
    facts = await sdk.call(frame.parent, "frameFacts", owner)
    return FramePlace((*outer.chain, facts["brief"]), outer.x + facts["x"], outer.y + facts["y"])


def to_print(told: dict[str, Any], place: FramePlace, sdk: Sdk) -> Fingerprint:
    """Build a fingerprint from what the core told: secrets left out, the box in pixels of the top document."""
    data = _without_secrets(told, sdk.redactor.text) if sdk.redactor is not None else dict(told)
    box = data.get("box")
    if box is not None:
        data["box"] = {**box, "x": box["x"] + round(place.x), "y": box["y"] + round(place.y)}
    if place.chain:
        data["frame"] = [dict(brief) for brief in place.chain]
    return Fingerprint.model_validate(data)


def _without_secrets(data: dict[str, Any], redact: Callable[[str], str]) -> dict[str, Any]:
    """Leave out every text that holds a secret: a mark in its place would differ from run to run."""
    kept: dict[str, Any] = {}
    for key, value in data.items():
        if isinstance(value, str):
            if MARK not in redact(value):
                kept[key] = value
        elif isinstance(value, list):
            kept[key] = [item for item in value if not isinstance(item, str) or MARK not in redact(item)]
        elif isinstance(value, dict):
            kept[key] = _without_secrets(value, redact)
        else:
            kept[key] = value
    return {key: value for key, value in kept.items() if value not in ([], {})}


def _scopes(told: Sequence[dict[str, str]], sdk: Sdk) -> tuple[Target, ...]:
    clean = told if sdk.redactor is None else [_without_secrets(scope, sdk.redactor.text) for scope in told]
    return tuple(Target.model_validate(scope) for scope in clean if scope.get("testid") or scope.get("role"))
