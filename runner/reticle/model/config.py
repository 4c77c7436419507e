"""`reticle.toml` (or `[tool.reticle]` in pyproject.toml)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, field_validator, model_validator

from reticle.model.base import TomlModel
from reticle.model.flow import check_headers, check_locale, check_viewport
from reticle.model.verdict import ContradictionKind


class ProcessConfig(TomlModel):
    """A process of the app. `ready` is a path, a URL, a TCP port or `line:TEXT` of its output."""

    name: str = Field(default="app", pattern=r"^[a-z][a-z0-9_-]*$")
    start: str = Field(min_length=1)
    ready: str = "/"
    ready_timeout_s: float = Field(default=60, gt=0, le=3600)
    cwd: str | None = None
    env: dict[str, str] = {}


class DatabaseConfig(TomlModel):
    """A fresh database per copy, made from `template`."""

    template: str = Field(min_length=1)


class AppConfig(TomlModel):
    """The app under test."""

    url: str | None = None
    isolated: bool = True
    copies: int | Literal["auto"] = "auto"
    reset: list[str] = []
    reset_timeout_s: float = Field(default=60, gt=0, le=3600)
    version: str = ""
    now: str = ""
    process: list[ProcessConfig] = []
    database: DatabaseConfig | None = None

    @field_validator("copies")
    @classmethod
    def _copies(cls, value: int | str) -> int | str:
        if isinstance(value, int) and not 1 <= value <= 64:
            raise ValueError("copies is a number from 1 to 64, or auto")
        return value

    @field_validator("reset", mode="before")
    @classmethod
    def _one_or_many(cls, value: Any) -> Any:
        return [value] if isinstance(value, str) else value

    @model_validator(mode="after")
    def _names_differ(self) -> AppConfig:
        names = [process.name for process in self.process]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f'two processes are named "{name}"')
        return self


class BrowserConfig(TomlModel):
    """How the browser is found and started."""

    viewport: str = "1280x800"
    locale: str = "en-US"
    timezone: str = "UTC"
    color_scheme: Literal["light", "dark"] = "light"
    executable: str | None = None
    args: list[str] = []
    headless: bool = True
    webdriver: bool = True
    storage_state: str | None = None
    headers: dict[str, str] = {}
    http_credentials: dict[str, str] | None = None
    connect: str | None = None

    @field_validator("viewport")
    @classmethod
    def _viewport(cls, value: str) -> str:
        return check_viewport(value)

    @field_validator("headers")
    @classmethod
    def _headers(cls, value: dict[str, str]) -> dict[str, str]:
        return check_headers(value)

    @field_validator("locale")
    @classmethod
    def _locale(cls, value: str) -> str:
        return check_locale(value)


class FlowsConfig(TomlModel):
    """How flows are replayed."""

    testid_attributes: list[str] = ["data-testid", "data-test-id", "data-test", "data-cy"]
    step_timeout_s: float = Field(default=10, gt=0, le=600)
    workers: int | Literal["auto"] = "auto"
    guard: Literal["block", "warn", "off"] = "block"

    @field_validator("workers")
    @classmethod
    def _workers(cls, value: int | str) -> int | str:
        if isinstance(value, int) and not 1 <= value <= 64:
            raise ValueError("workers is a number from 1 to 64, or auto")
        return value


class VisualConfig(TomlModel):
    """When a picture counts as changed."""

    cluster_px: int = Field(default=12, ge=1)
    density: int | None = Field(default=None, ge=1)
    threshold: float = Field(default=0.1, ge=0, le=1)
    flat_levels: int = Field(default=4, ge=0, le=255)
    required: list[str] = []


class CodeConfig(TomlModel):
    """URL prefix → repository path, for file:line and for what a change affects.

    `backend` are patterns of files that serve every flow, `ignore` of files that serve none.
    """

    map: dict[str, str] = {}
    backend: list[str] = []
    ignore: list[str] = []

    @model_validator(mode="before")
    @classmethod
    def _split(cls, data: Any) -> Any:
        if not isinstance(data, dict) or "map" in data:
            return data
        lists = ("backend", "ignore")
        return {
            "map": {key: value for key, value in data.items() if key not in lists},
            **{key: data[key] for key in lists if key in data},
        }


class TruthConfig(TomlModel):
    """How truth is watched."""

    watch_page: bool = False
    quiet_ms: int = Field(default=500, gt=0, le=60_000)
    contradictions: dict[ContradictionKind, Literal["block", "note"]] = {}


class GateConfig(TomlModel):
    """What a gate blocks."""

    require_grade: Literal["never", "writes", "always"] = "never"
    uncovered: Literal["block", "report"] = "block"
    unmapped: Literal["report", "block"] = "report"
    max_quarantined: int | None = Field(default=None, ge=0)


class ProveFault(TomlModel):
    """A variant of the app that must turn flows red."""

    name: str
    env: dict[str, str] = {}
    start: str | None = None


class ProveConfig(TomlModel):
    """Faults for `--prove`."""

    faults: list[ProveFault] = []


class JudgeConfig(TomlModel):
    """A judge model that the user configured."""

    base_url: str | None = None
    model: str | None = None
    key_env: str | None = None


class AgentsConfig(TomlModel):
    """What agents may do."""

    guard: Literal["block", "warn", "off"] = "block"


class Config(TomlModel):
    """All of `reticle.toml`."""

    app: AppConfig = AppConfig()
    browser: BrowserConfig = BrowserConfig()
    flows: FlowsConfig = FlowsConfig()
    visual: VisualConfig = VisualConfig()
    code: CodeConfig = CodeConfig()
    truth: TruthConfig = TruthConfig()
    gate: GateConfig = GateConfig()
    prove: ProveConfig = ProveConfig()
    judge: JudgeConfig = JudgeConfig()
    agents: AgentsConfig = AgentsConfig()
