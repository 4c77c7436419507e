"""What a flow freezes of the world: the page's clock, and requests that are answered without a server."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from pydantic import Field, field_validator, model_validator

from reticle.model.base import Model
from reticle.model.predicate import NetLeaf

_OF_THE_ANSWER = ("status", "response_matches", "count", "absent", "direction", "frame_matches", "within_ms")


def check_moment(value: str) -> str:
    """Return `value` when it is a moment with its offset (RFC 3339), or is filled in later; raise ValueError if not."""
    if "${" in value:
        return value
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        raise ValueError(f'"{value}" is no moment, like 2026-11-30T12:00:00Z')
    return value


class Clock(Model):
    """The page's clock: `now` is what it says when the flow begins (RFC 3339). Frozen, it goes on saying that; timers
    run in either case."""

    now: str
    mode: Literal["frozen", "running"] = "running"

    @field_validator("now")
    @classmethod
    def _now(cls, value: str) -> str:
        return check_moment(value)


Permission = Literal[
    "geolocation", "notifications", "camera", "microphone", "clipboard-read", "clipboard-write", "midi", "midi-sysex",
    "background-sync", "accelerometer", "gyroscope", "magnetometer", "payment-handler", "storage-access", "local-fonts",
]  # fmt: skip
"""What a person may have allowed the app; a word of the Permissions API."""


class Geolocation(Model):
    """Where the person is, in degrees, and how exactly that is known, in metres. The app is allowed to ask."""

    latitude: float = Field(ge=-90, le=90)
    longitude: float = Field(ge=-180, le=180)
    accuracy: float = Field(default=0, ge=0)


class HttpCredentials(Model):
    """What answers HTTP authentication. Both may be variables; the password is never written anywhere."""

    username: str
    password: str


class StubReply(Model):
    """What a stub answers: `json`, a `text`, or a `file` of the project, after `delay_ms`."""

    status: int = Field(default=200, ge=200, le=599)
    headers: dict[str, str] = {}
    json_: Any = Field(default=None, alias="json")
    text: str | None = None
    file: str | None = None
    delay_ms: int = Field(default=0, ge=0, le=600_000)

    @model_validator(mode="after")
    def _one_body(self) -> StubReply:
        if len({"json_", "text", "file"} & self.model_fields_set) > 1:
            raise ValueError('"json", "text" and "file" are three ways to say the body: give one')
        return self


class Stub(Model):
    """A request that is answered without the server, `times` times at most. One that was never hit is a note.

    `recorded`: it was made of a live answer, and `reticle flows stub` makes it anew.
    """

    match: NetLeaf
    reply: StubReply | Literal["abort", "continue"]
    times: int | None = Field(default=None, ge=1)
    recorded: bool = False

    @model_validator(mode="after")
    def _asks_only(self) -> Stub:
        wrong = [name for name in _OF_THE_ANSWER if name in self.match.model_fields_set]
        if wrong:
            raise ValueError(f'"match" says which request is meant; "{wrong[0]}" is not known before it is answered')
        if self.match.channel in ("ws", "sse"):
            raise ValueError(f'"channel": "{self.match.channel}" cannot be stubbed: a stream has no one answer')
        return self
