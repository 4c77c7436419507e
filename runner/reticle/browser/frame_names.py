"""How steps name frames: the way through the frame elements, each by meaning, learnt while the frames are there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reticle.browser.closed_roots import owner_of
from reticle.browser.frames import Frame
from reticle.browser.sdk import ElementGoneError, FrameGoneError
from reticle.errors import ObservationLostError
from reticle.model.target import Target

if TYPE_CHECKING:
    from reticle.browser.sdk import Sdk


class FrameNames:
    """Keeps the target and a few facts of every frame's element, also after the frame is gone."""

    def __init__(self) -> None:
        self._targets: dict[str, Target] = {}
        self._facts: dict[str, dict[str, str]] = {}

    async def learn(self, sdk: Sdk, frame: Frame) -> None:
        """Look at the element that holds `frame` in its parent, and at those around it."""
        at = frame
        while at.parent is not None:
            try:
                number = await owner_of(sdk, at)
                if number is not None:
                    told: dict[str, Any] | None = await sdk.call(at.parent, "toldOf", number)
                    if told is not None:
                        self._targets[at.id] = Target.model_validate(told["target"])
                        self._facts[at.id] = _brief(told["print"])
            except (FrameGoneError, ElementGoneError, ObservationLostError):
                pass  # it goes away while it is looked at; what was learnt before stays
            at = at.parent

    def way(self, frame: Frame) -> list[Target]:
        """Return the targets from the outermost frame inwards; [] for the page itself."""
        return [self._target(at) for at in _chain(frame)]

    def facts(self, frame: Frame) -> list[dict[str, str]]:
        """Return what a fingerprint keeps of the frames around an element."""
        return [self._facts.get(at.id, {"tag": "iframe"}) for at in _chain(frame)]

    def _target(self, frame: Frame) -> Target:
        known = self._targets.get(frame.id)
        if known is not None:
            return known
        return Target(css=f'iframe[name="{frame.name}"]' if frame.name else "iframe")


def _chain(frame: Frame) -> list[Frame]:
    chain: list[Frame] = []
    at = frame
    while at.parent is not None:
        chain.insert(0, at)
        at = at.parent
    return chain


def _brief(print_: dict[str, Any]) -> dict[str, str]:
    kept = {key: print_[key] for key in ("tag", "testid", "id", "name", "title") if print_.get(key)}
    return {**kept, **({"src": print_["href"]} if print_.get("href") else {})}
