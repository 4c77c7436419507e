"""Flow files (`flows/<name>.json`): a recorded run of an app."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, field_validator, model_validator

from reticle.errors import FlowError
from reticle.model.args import (
    ARGS,
    Args,
    ClickArgs,
    CommandArgs,
    DragArgs,
    FillArgs,
    GotoArgs,
    PlainArgs,
    Position,
    PressArgs,
    RequestArgs,
    ScrollArgs,
    SelectArgs,
    TypeArgs,
    UploadArgs,
    UploadFile,
    ZoomArgs,
)
from reticle.model.base import Model, Path, check_version, parse
from reticle.model.frozen import Clock, Geolocation, HttpCredentials, Permission, Stub, StubReply
from reticle.model.predicate import Predicate
from reticle.model.target import Fingerprint, Target

__all__ = [
    "ARGS",
    "FLOW_VERSION",
    "SEGMENT",
    "TARGETLESS",
    "VIEWPORT",
    "ActionName",
    "Args",
    "ClickArgs",
    "Clock",
    "CommandArgs",
    "Covered",
    "DialogAnswer",
    "DownloadName",
    "DragArgs",
    "FillArgs",
    "Flow",
    "GotoArgs",
    "Grade",
    "Healed",
    "Person",
    "PlainArgs",
    "PopupName",
    "Position",
    "PressArgs",
    "Quarantine",
    "RequestArgs",
    "ScrollArgs",
    "SelectArgs",
    "Start",
    "Step",
    "StepKind",
    "Stub",
    "StubReply",
    "TypeArgs",
    "UploadArgs",
    "UploadFile",
    "Var",
    "Visual",
    "ZoomArgs",
    "check_flow_name",
    "check_headers",
    "check_locale",
    "check_viewport",
    "parse_flow",
]

FLOW_VERSION = 1
SEGMENT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
LOCALE = re.compile(
    r"[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?"
    r"(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][A-Za-z0-9](?:[-_][A-Za-z0-9]{2,8})+)*"
)
_HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
LARGEST_PX = 16_384
"""The longest side of a picture that Chromium draws in one piece, in pixels of the device."""
VIEWPORT = re.compile(r"([1-9][0-9]{1,4})x([1-9][0-9]{1,4})(?:@([1-4](?:\.[0-9]+)?))?")

ActionName = Literal[
    "click", "dblclick", "hover", "focus", "blur", "fill", "type", "clear", "select", "check", "uncheck", "submit",
    "press", "upload", "scrollIntoView", "scroll", "drag", "tap", "zoom",
]  # fmt: skip
StepKind = Literal[
    "click", "dblclick", "hover", "focus", "blur", "fill", "type", "clear", "select", "check", "uncheck", "submit",
    "press", "upload", "scrollIntoView", "scroll", "drag", "tap", "zoom", "request", "command", "assert", "goto",
    "back",
]  # fmt: skip
TARGETLESS = frozenset({"press", "type", "scroll", "zoom", "request", "command", "assert", "goto", "back"})


class DialogAnswer(Model):
    """How a dialog of this step is answered."""

    kind: Literal["alert", "confirm", "prompt", "beforeunload"]
    message_contains: str | None = None
    accept: bool = True
    text: str | None = None


class PopupName(Model):
    """A page that this step opens, and what later steps call it."""

    name: str
    url_contains: str | None = None


class DownloadName(Model):
    """A file that this step brings."""

    name: str
    filename: str | None = None


class Visual(Model):
    """A picture taken when the step is done."""

    name: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")]
    page: str | None = None
    target: Target | None = None
    full_page: bool = False
    mask: list[Target] = []
    viewports: list[str] = []
    color_schemes: list[Literal["light", "dark"]] = []
    cluster_px: int | None = Field(default=None, ge=1)
    threshold: float | None = Field(default=None, ge=0, le=1)

    @field_validator("viewports")
    @classmethod
    def _viewports(cls, value: list[str]) -> list[str]:
        for item in value:
            check_viewport(item)
        return value


class Healed(Model):
    """A target that heal replaced."""

    old: Target
    new: Target
    score: float
    margin: float
    date: str


class Step(Model):
    """One step. `args` has the shape that its action takes."""

    id: str | None = None
    action: StepKind
    target: Target | None = None
    args: Args = PlainArgs()
    page: str | None = None
    frame: list[Target] | None = None
    as_: str | None = Field(default=None, alias="as")
    timeout_ms: int | None = Field(default=None, gt=0, le=600_000)
    expect: Predicate | None = None
    visual: Visual | None = None
    dialogs: list[DialogAnswer] = []
    popups: list[PopupName] = []
    downloads: list[DownloadName] = []
    fingerprint: Fingerprint | None = None
    source: str | None = None
    healed: list[Healed] = Field(default=[], max_length=10)

    @model_validator(mode="before")
    @classmethod
    def _args_by_action(cls, data: Any) -> Any:
        if not isinstance(data, dict) or not isinstance(data.get("action"), str):
            return data
        kind = ARGS.get(data["action"])
        args = data.get("args", {})
        if kind is None or not isinstance(args, dict):
            return data
        made: Model = parse(kind, args, what=f'args of "{data["action"]}"', error=_ArgsError)
        return {**data, "args": made}

    @model_validator(mode="after")
    def _sound(self) -> Step:
        if self.target is None and self.action not in TARGETLESS:
            raise ValueError(f'"{self.action}" needs a "target"')
        if self.action == "assert" and self.expect is None:
            raise ValueError('"assert" needs "expect"')
        return self


class _ArgsError(FlowError, ValueError):
    """An args mistake: pydantic takes it as a value error and keeps its place."""


class Start(Model):
    """Where and as what a flow begins."""

    path: str | None = None
    url: str | None = None
    setup: list[str] = []
    reset: bool = True
    viewport: str | None = None
    locale: str | None = None
    timezone: str | None = None
    color_scheme: Literal["light", "dark"] | None = None
    storage_state: str | None = None
    permissions: list[Permission] = []
    geolocation: Geolocation | None = None
    headers: dict[str, str] = {}
    http_credentials: HttpCredentials | None = None
    clock: Clock | None = None
    stubs: list[Stub] = []

    @field_validator("viewport")
    @classmethod
    def _viewport(cls, value: str | None) -> str | None:
        return value if value is None else check_viewport(value)

    @field_validator("locale")
    @classmethod
    def _locale(cls, value: str | None) -> str | None:
        return value if value is None else check_locale(value)

    @field_validator("headers")
    @classmethod
    def _headers(cls, value: dict[str, str]) -> dict[str, str]:
        return check_headers(value)

    @model_validator(mode="after")
    def _one_of(self) -> Start:
        if self.path is not None and self.url is not None:
            raise ValueError('"path" and "url" exclude each other')
        if self.path is not None and not self.path.startswith("/"):
            raise ValueError(f'path "{self.path}" must begin with "/"')
        return self


class Var(Model):
    """A variable: read from the environment, with a default unless it is secret."""

    env: str | None = None
    default: str | None = None
    secret: bool = False

    @model_validator(mode="after")
    def _sound(self) -> Var:
        if self.secret and self.default is not None:
            raise ValueError("a secret has no default: it would be written into the file")
        if self.env is None and self.default is None:
            raise ValueError('needs "env" or "default"')
        return self


class Person(Model):
    """A second person, in a context of their own."""

    setup: list[str] = []
    storage_state: str | None = None


class Covered(Model):
    """Line ranges of a file (as git blob) that ran."""

    blob: str
    ran: list[tuple[int, int]] = []


class Grade(Model):
    """The judge at the flow's end. `state` and `expect` are paths from the project root."""

    state: str
    expect: str | None = None
    unchanged: bool = False


class Quarantine(Model):
    """Run, shown, never blocking, until a day."""

    until: str
    reason: str


class Flow(Model):
    """A flow file."""

    as_written: ClassVar[bool] = True

    schema_: str | None = Field(default=None, alias="$schema")
    version: Literal[1] = 1
    name: str
    intent: str = ""
    start: Start = Start()
    people: dict[str, Person] = {}
    vars: dict[str, Var] = {}
    covers: dict[str, Covered] = {}
    steps: list[Step] = Field(max_length=2000)
    dynamic: list[Target] = []
    success: Predicate | None = None
    grade: Grade | None = None
    checks: list[dict[str, Any]] = []
    quarantine: Quarantine | None = None

    @field_validator("name")
    @classmethod
    def _name(cls, value: str) -> str:
        return check_flow_name(value)

    @model_validator(mode="after")
    def _sound(self) -> Flow:
        ids: set[str] = set()
        pages = {"main"}
        pictures: set[str] = set()
        for number, step in enumerate(self.steps):
            where = f"steps[{number}]"
            if step.id is not None and step.id in ids:
                raise ValueError(f'{where}: id "{step.id}" is used twice')
            if step.page is not None and step.page not in pages:
                raise ValueError(f'{where}: page "{step.page}" was not opened by an earlier step\'s "popups"')
            if step.as_ is not None and step.as_ not in self.people:
                raise ValueError(f'{where}: "as": "{step.as_}" is not one of "people"')
            if step.visual is not None and step.visual.name in pictures:
                raise ValueError(f'{where}: picture "{step.visual.name}" is used twice')
            ids |= {step.id} if step.id else set()
            pages |= {popup.name for popup in step.popups}
            pictures |= {step.visual.name} if step.visual else set()
        return self


def check_viewport(value: str) -> str:
    """Return `value` when it is a viewport such as `1280x800` or `390x844@2`, and no larger than Chromium
    draws; raise ValueError otherwise."""
    found = VIEWPORT.fullmatch(value)
    if found is None:
        raise ValueError(f'viewport "{value}" is not WIDTHxHEIGHT, like 1280x800 or 390x844@2')
    sides = [int(found[side]) * float(found[3] or 1) for side in (1, 2)]
    if max(sides) > LARGEST_PX:
        raise ValueError(f'viewport "{value}" is more than Chromium can draw: {LARGEST_PX:,} px a side, scale included')
    return value


def check_locale(value: str) -> str:
    """Return `value` when it has the form of a locale such as `de-DE`; raise ValueError otherwise."""
    if not LOCALE.fullmatch(value):
        raise ValueError(f'locale "{value}" is not a language tag, like en-US or de')
    return value


def check_headers(headers: dict[str, str]) -> dict[str, str]:
    """Return `headers` when a browser can send them; raise ValueError naming the first that it cannot."""
    for name, value in headers.items():
        if not _HEADER_NAME.fullmatch(name):
            raise ValueError(f'"{name}" is no name of a header: letters, digits and - , like X-Tenant')
        if any(char in value for char in "\r\n\0"):
            raise ValueError(f"the value of header {name} holds a line break or a zero byte, which no header can")
    return headers


def check_flow_name(value: str) -> str:
    """Return `value` when every part of it is a safe path segment; raise ValueError otherwise."""
    if not value or any(not SEGMENT.fullmatch(part) for part in value.split("/")):
        raise ValueError(f'name "{value}" is not a path of safe segments (letters, digits, . _ -)')
    return value


def parse_flow(data: Any, *, name: str, lines: dict[Path, int] | None = None, file: str | None = None) -> Flow:
    """Build a flow from plain data, or raise FlowError with place and nearest valid key."""
    check_version(data, FLOW_VERSION, what=f"flow {name}", file=file)
    made: Flow = parse(Flow, data, what=f"flow {name}", lines=lines, file=file, error=FlowError)
    if made.name != name:
        line = (lines or {}).get(("name",))
        raise FlowError(
            f'its name is "{made.name}", its path says "{name}"',
            place=f"{file}:{line}" if line else file,
            hint=f'set "name": "{name}" or move the file',
        )
    return made
