"""Frames that nobody reaches by roles and names: what holds them is inert, hidden, or behind a modal dialog."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reticle.browser.closed_roots import owner_of
from reticle.browser.frames import Frame
from reticle.browser.sdk import ElementGoneError, Sdk
from reticle.model.target import Target

Answers = list[tuple[Frame, dict[str, Any]]]


async def keep_heard(sdk: Sdk, target: Target, answers: Sequence[tuple[Frame, dict[str, Any]]]) -> Answers:
    """Leave out what a target that goes by role found in frames that are not there for people.

    A document does not know what is done to it from outside. Raises FrameGoneError when one went away meanwhile.
    """
    if not goes_by_role(target):
        return list(answers)
    return [(frame, answer) for frame, answer in answers if not answer["count"] or not await why_unheard(sdk, frame)]


def goes_by_role(target: Target) -> bool:
    """Tell whether a target is about what people are told, which what is hidden is no part of."""
    return target.role is not None or (target.within is not None and goes_by_role(target.within))


async def why_unheard(sdk: Sdk, frame: Frame) -> str:
    """Return why nothing in a frame is there for people (`inert`, `not rendered`, …), "" when it is."""
    at = frame
    while at.parent is not None:
        owner = await owner_of(sdk, at)
        if owner is None:
            return ""
        try:
            why: str = await sdk.call(at.parent, "whyUnheard", owner)
        except ElementGoneError:
            return ""
        if why:
            return why
        at = at.parent
    return ""
