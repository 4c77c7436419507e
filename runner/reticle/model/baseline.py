"""The JSON beside a baseline's picture: how it was taken, what is masked, and what lay where."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from reticle.model.base import Model, check_version, parse
from reticle.model.target import Box, Target

BASELINE_VERSION = 1


class BaselineMask(Model):
    """A rectangle that is not compared, in CSS pixels of the picture."""

    box: Box
    why: Literal["declared", "noise", "secret"] = "declared"
    target: Target | None = None


class CaptureSettings(Model):
    """How the picture was taken. `now` is the frozen clock's moment, when it was frozen."""

    what: Literal["viewport", "full-page", "element", "clip"] = "viewport"
    viewport: str = "1280x800"
    scale: float = Field(default=1, gt=0, le=8)
    color_scheme: Literal["light", "dark"] = "light"
    locale: str = "en-US"
    timezone: str = "UTC"
    reduced_motion: bool = True
    now: str | None = None

    def tell_other(self, then: CaptureSettings) -> str:
        """Say what was set otherwise `then`, such as `timezone UTC → Asia/Tokyo`; empty when nothing was."""
        before, now = (one.model_dump(by_alias=True) for one in (then, self))
        said = [f"{name} {before[name]} → {now[name]}" for name in now if before[name] != now[name]]
        return ", ".join(said)


class Baseline(Model):
    """`<variant>.<env>.json`. Sizes are device pixels; `sha256` is that of the PNG file beside it.

    `elements` are what lay where, one line each: `left top width height name` in CSS pixels of the picture, and behind
    a tab what it is known by in another picture, where that is not its name.
    """

    version: Literal[1] = 1
    flow: str
    checkpoint: str
    variant: str
    env: str
    width_px: int = Field(ge=1)
    height_px: int = Field(ge=1)
    sha256: str = Field(pattern=r"^[0-9a-f]{64}$")
    capture: CaptureSettings = CaptureSettings()
    masks: list[BaselineMask] = []
    fonts: list[str] = []
    elements: list[str] = []

    def to_json(self) -> dict[str, Any]:
        """Return the JSON object. How it was taken stands there in full: another version may have other defaults."""
        dumped = {key: value for key, value in super().to_json().items() if key != "capture"}
        capture = self.capture.model_dump(mode="json", by_alias=True, exclude_none=True)
        return {**{key: dumped.pop(key) for key in _FIRST if key in dumped}, "capture": capture, **dumped}


_FIRST = ("version", "flow", "checkpoint", "variant", "env", "widthPx", "heightPx", "sha256")


def parse_baseline(data: Any, *, file: str | None = None) -> Baseline:
    """Build a baseline's description from plain data, or raise InputError with the place."""
    check_version(data, BASELINE_VERSION, what="baseline", file=file)
    made: Baseline = parse(Baseline, data, what="baseline", file=file)
    return made
