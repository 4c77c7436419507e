"""Finding and reading `reticle.toml`, or `[tool.reticle]` in pyproject.toml."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from reticle.errors import ConfigError
from reticle.model.base import Path as ValuePath
from reticle.model.base import parse
from reticle.model.config import Config
from reticle.model.places import read_toml
from reticle.store.files import read_text

_LIMIT = 1024 * 1024


@dataclass(frozen=True)
class FoundConfig:
    """Where the configuration stands. `file` is None where there is none; then `root` is the folder asked from."""

    root: Path
    file: Path | None
    config: Config


def find_config(start: Path) -> FoundConfig:
    """Read the configuration nearest upward from the folder `start`.

    In one folder `reticle.toml` wins over `[tool.reticle]`. Raises ConfigError with line and nearest valid key.
    """
    start = start.resolve()
    for folder in (start, *start.parents):
        own = folder / "reticle.toml"
        if own.is_dir():
            raise ConfigError("is a folder, where a file is needed", place=str(own), hint="reticle init")
        if own.is_file():
            return FoundConfig(folder, own, load_config(own))
        shared = find_shared(folder)
        if shared is not None:
            return shared
    return FoundConfig(start, None, Config())


def find_shared(folder: Path) -> FoundConfig | None:
    """Read `[tool.reticle]` in a folder's pyproject.toml, None when there is none. Raises ConfigError."""
    file = folder / "pyproject.toml"
    if not file.is_file() or "tool.reticle" not in file.read_text("utf-8", "replace"):
        return None
    config = _load_shared(file)
    return FoundConfig(folder, file, config) if config is not None else None


def load_config(file: Path) -> Config:
    """Read a `reticle.toml`. Raises ConfigError."""
    data, lines = read_toml(
        read_text(file, name=file.name, limit=_LIMIT, error=ConfigError), file=file.name, error=ConfigError
    )
    config: Config = parse(Config, data, what="configuration", lines=lines, file=file.name, error=ConfigError)
    return config


def _load_shared(file: Path) -> Config | None:
    data, lines = read_toml(
        read_text(file, name=file.name, limit=_LIMIT, error=ConfigError), file=file.name, error=ConfigError
    )
    table = data.get("tool", {}).get("reticle")
    if table is None:
        return None
    below: dict[ValuePath, int] = {path[2:]: line for path, line in lines.items() if path[:2] == ("tool", "reticle")}
    config: Config = parse(
        Config, table, what="configuration [tool.reticle]", lines=below, file=file.name, error=ConfigError
    )
    return config
