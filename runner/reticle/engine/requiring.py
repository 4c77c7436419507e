"""Add rendering environments to `[visual] required`, keeping the rest of the file as it was written."""

from __future__ import annotations

import re

from reticle.errors import ConfigError
from reticle.store.files import read_text
from reticle.store.project import Project
from reticle.whole import write_whole

_SECTION = re.compile(r"^\[visual\][ \t]*(#.*)?$", re.MULTILINE)
_REQUIRED = re.compile(r"^required[ \t]*=[ \t]*\[[^\]]*\]", re.MULTILINE)


def require_environments(project: Project, environments: list[str], *, write: bool = True) -> list[str]:
    """Write the environments into the configuration, unless told not to, and return what that does, a line each.

    Raises ConfigError when there is no `reticle.toml` to write into.
    """
    have = project.config.visual.required
    wanted = [*have, *(env for env in environments if env not in have)]
    if wanted == have:
        return ["required: nothing to add"]
    file = project.config_file
    if file is None or file.name != "reticle.toml":
        raise ConfigError("there is no reticle.toml to write [visual] required into", hint="reticle init")
    text = read_text(file, name=project.shown(file))
    line = "required = [" + ", ".join(f'"{env}"' for env in wanted) + "]"
    section = _SECTION.search(text)
    if section is None:
        made = text.rstrip("\n") + f"\n\n[visual]\n{line}\n"
    else:
        end = text.find("\n[", section.end())
        body = text[section.end() : end if end >= 0 else len(text)]
        rest = text[end:] if end >= 0 else ""
        body = _REQUIRED.sub(line, body) if _REQUIRED.search(body) else f"\n{line}{body}"
        made = text[: section.end()] + body + rest
    if write:
        write_whole(file, made)
    return [f"{project.shown(file)}: [visual] {line}"]
