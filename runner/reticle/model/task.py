"""Task files (`task.toml`): what an agent is asked to do and how its run is graded, and the lines of its results."""

from __future__ import annotations

import re
from typing import Any, Literal

from pydantic import Field, field_validator

from reticle.model.base import Model, TomlModel
from reticle.model.run import GradeReport

TASK_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,99}")
TaskVerdict = Literal["PASS", "FAIL", "UNVERIFIED"]


class Task(TomlModel):
    """One task. Paths are relative to the project's root; `start` is a path of the app.

    `state` is the declaration of what is read after a run, `reference` and `again` are snapshots of two correct runs,
    `expect` says what the correct answer is. With `url` the page that the browser ends on is graded too.
    """

    version: Literal[1] = 1
    id: str
    prompt: str = Field(min_length=1)
    start: str = "/"
    state: str = Field(min_length=1)
    reference: str = Field(min_length=1)
    again: str = Field(min_length=1)
    expect: str | None = None
    url: bool = False
    time_limit_s: float = Field(default=300, gt=0, le=86400)
    answer_from: str = "last-line"

    @field_validator("id")
    @classmethod
    def _id(cls, value: str) -> str:
        if not TASK_ID.fullmatch(value):
            raise ValueError(f'"{value}" is not allowed: letters, digits, _ . - and at most 100 of them')
        return value

    @field_validator("start")
    @classmethod
    def _start(cls, value: str) -> str:
        if not value.startswith("/") or value.startswith("//"):
            raise ValueError(f'"{value}" is no path of the app: it begins with one /')
        return value

    @field_validator("answer_from")
    @classmethod
    def _answer_from(cls, value: str) -> str:
        if value in ("last-line", "none"):
            return value
        kind, _, path = value.partition(":")
        if kind != "file":
            raise ValueError(f'"{value}" is none of "last-line", "file:PATH", "none"')
        if not path or path.startswith(("/", "~")) or ".." in re.split(r"[\\/]", path) or "\x00" in path:
            raise ValueError(f'"{value}": PATH is relative to the trial\'s own folder')
        return value

    @property
    def answer_file(self) -> str | None:
        """Return the PATH of `file:PATH`, None for another kind."""
        return self.answer_from.removeprefix("file:") if self.answer_from.startswith("file:") else None


class Trial(Model):
    """One line of the results. A trial that could not be told is UNVERIFIED, with the reason.

    `duration_s` is the agent's own time, `exit_code` its exit code (128 + signal; None when it was not started),
    `page` the address that its browser ended on, `basis` a digest of the task and its files, `command` the agent.
    """

    version: Literal[1] = 1
    task: str
    trial: int = Field(ge=1)
    verdict: TaskVerdict
    reason: str = ""
    answer: str | None = None
    duration_s: float = 0
    exit_code: int | None = None
    timed_out: bool = False
    page: str | None = None
    started_at: str = ""
    command: list[str] = []
    basis: str = ""
    grade: GradeReport | None = None

    def to_json(self) -> dict[str, Any]:
        """Return every field, so that all lines of a file have the same columns."""
        return self.model_dump(mode="json", by_alias=True)
