"""Which code a run is about."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from reticle.appproc.reset import ResetScope
from reticle.appproc.version import ask_version
from reticle.model.flow import Flow
from reticle.model.run import CodeInfo
from reticle.store.git import CodeFound, code_info
from reticle.store.project import Project
from reticle.text import Redactor

_ASK_S = 30.0
_OUT = re.compile(r"(^|[\s/='\"])\.\.(/|\s|['\"]|$)")


def find_code(project: Project, flows: Iterable[Flow], *, version: str | None = None) -> CodeFound:
    """Name the code: what the app says of itself, else the tree of the project's root.

    A project whose app reaches out of its folder (a monorepo, an `e2e` folder beside the app) goes by the whole
    repository: otherwise a run would count for code that it never saw.
    """
    return code_info(project.root, version=version, whole=_reaches_out(project, flows))


async def ask_version_now(project: Project, redactor: Redactor) -> str | None:
    """Ask what the app says of its code without starting it: a command, or an app that nobody starts.

    None when that is not configured or cannot be asked so. Raises AppNotReadyError when it does not answer.
    """
    app = project.config.app
    is_address = app.version.startswith(("/", "http://", "https://")) and " " not in app.version
    if not app.version or (is_address and (app.process or "{" in (app.url or "{"))):
        return None
    return await ask_version(app.version, ResetScope(project.root, app.url or "", {}, None, _ASK_S, redactor))


def settle_code(before: CodeFound, after: CodeFound) -> CodeInfo:
    """Return the code that a run ran on; its hash is unknown when it was changed meanwhile."""
    if before.info.hash == after.info.hash or (after.info.hash or "").startswith("version:"):
        return after.info
    return after.info.model_copy(update={"hash": None})


def _reaches_out(project: Project, flows: Iterable[Flow]) -> bool:
    config = project.config
    words = [*config.code.map.values(), *config.code.backend, *config.app.reset]
    for process in config.app.process:
        words += [process.start, process.cwd or ""]
        if process.cwd is not None and Path(process.cwd).is_absolute():
            return True
    words += [path for flow in flows for path in flow.covers]
    return any(_OUT.search(word) for word in words)
