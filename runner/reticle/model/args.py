"""What each kind of step takes: the shapes of `args`, by action."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, field_validator, model_validator

from reticle.model.base import Model
from reticle.model.target import Target
from reticle.model.words import check_method


class Position(Model):
    """A point in CSS pixels from the element's top left corner."""

    x: float
    y: float


class _Args(Model):
    force: bool = False
    native: bool = True


class PlainArgs(_Args):
    """hover focus blur clear check uncheck submit scrollIntoView assert back"""


class ClickArgs(_Args):
    """click dblclick tap"""

    button: Literal["left", "middle", "right"] = "left"
    modifiers: list[Literal["Alt", "Control", "Meta", "Shift"]] = []
    position: Position | None = None
    hold_ms: int | None = Field(default=None, gt=0, le=60_000)
    confirm_dangerous: bool = False


class FillArgs(_Args):
    """fill"""

    value: str


class TypeArgs(_Args):
    """type: where the focus is when no target is named; `ime` true composes every word with an input method, false
    none; else Chinese, Japanese and Korean"""

    text: str
    ime: bool | None = None


class PressArgs(_Args):
    """press: a DOM key name or a shortcut, `Enter`, `Control+K`; held for more than half a second, it repeats"""

    text: str = Field(min_length=1)
    hold_ms: int | None = Field(default=None, gt=0, le=60_000)


class SelectArgs(_Args):
    """select: exactly one of value, values, label, index"""

    value: str | None = None
    values: list[str] | None = None
    label: str | None = None
    index: int | None = Field(default=None, ge=0)

    @model_validator(mode="after")
    def _one_of(self) -> SelectArgs:
        given = [name for name in ("value", "values", "label", "index") if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(
                f'select needs exactly one of "value", "values", "label", "index", found {given or "none"}'
            )
        return self


class DragArgs(_Args):
    """drag: `start` is where on the element it begins, `position` where on `to` it ends (without `to`: how far);
    `holdMs` is held before it moves, for what wants a long press first"""

    start: Position | None = None
    to: Target | None = None
    to_ref: str | None = None
    position: Position | None = None
    hold_ms: int | None = Field(default=None, gt=0, le=60_000)


class UploadFile(Model):
    """A file made of text."""

    name: str = Field(min_length=1)
    content: str = ""
    type: str = "text/plain"


class UploadArgs(_Args):
    """upload: paths from the project root, or files made of text"""

    path: str | None = None
    paths: list[str] | None = None
    files: list[UploadFile] | None = None

    @model_validator(mode="after")
    def _one_of(self) -> UploadArgs:
        given = [name for name in ("path", "paths", "files") if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(f'upload needs exactly one of "path", "paths", "files", found {given or "none"}')
        return self


class ScrollArgs(_Args):
    """scroll: by x and y CSS pixels, or to a target"""

    x: float | None = None
    y: float | None = None
    to: Target | None = None


class ZoomArgs(_Args):
    """zoom"""

    factor: float = Field(gt=0, le=10)


class RequestArgs(Model):
    """request: arranges data without clicking; relative to the app's url"""

    method: str = "GET"
    path: str
    headers: dict[str, str] = {}
    json_: Any = Field(default=None, alias="json")
    text: str | None = None
    expect_status: int | str = "2xx"

    @field_validator("method")
    @classmethod
    def _method(cls, value: str) -> str:
        return check_method(value)


class CommandArgs(Model):
    """command: a shell command in the copy's own environment"""

    run: str = Field(min_length=1)
    timeout_s: float = Field(default=60, gt=0, le=3600)


class GotoArgs(Model):
    """goto: a path of the app"""

    path: str


ARGS: dict[str, type[Model]] = {
    "click": ClickArgs, "dblclick": ClickArgs, "tap": ClickArgs, "hover": PlainArgs, "focus": PlainArgs,
    "blur": PlainArgs, "fill": FillArgs, "type": TypeArgs, "clear": PlainArgs, "select": SelectArgs,
    "check": PlainArgs, "uncheck": PlainArgs, "submit": PlainArgs, "press": PressArgs, "upload": UploadArgs,
    "scrollIntoView": PlainArgs, "scroll": ScrollArgs, "drag": DragArgs, "zoom": ZoomArgs, "request": RequestArgs,
    "command": CommandArgs, "assert": PlainArgs, "goto": GotoArgs, "back": PlainArgs,
}  # fmt: skip
Args = (
    ClickArgs | PlainArgs | FillArgs | TypeArgs | SelectArgs | PressArgs | UploadArgs | ScrollArgs | DragArgs | ZoomArgs
    | RequestArgs | CommandArgs | GotoArgs
)  # fmt: skip
