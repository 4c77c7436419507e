"""Whose server a run was judged on, when reticle did not start it: a green of another tree's proves nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from reticle.appproc.ports import find_port_owner, folder_of
from reticle.appproc.readiness import local_address
from reticle.errors import PlanError
from reticle.model.run import CodeInfo
from reticle.store.git_changes import get_prefix
from reticle.store.project import Project
from reticle.text import Redactor

_UNKNOWN = "so which code it runs is not known, and this run counts for none ([app] version can say it)"


@dataclass(frozen=True)
class Server:
    """The server that a run is judged on. `is_other` means that it is known to run other code than the project's."""

    told: str | None = None
    is_other: bool = False

    def settle(self, code: CodeInfo) -> CodeInfo:
        """Return the code that a run on this server ran on: unknown on another's, except where the app says it."""
        if not self.is_other or (code.hash or "").startswith("version:"):
            return code
        return code.model_copy(update={"hash": None})


def find_server(project: Project, url: str | None, redactor: Redactor) -> Server:
    """Find which process serves `url`, or the configured address of an app that nobody starts, and from which folder.

    Nothing is told of an app that reticle starts, and of a server of another user. A server on another machine, or one
    that runs outside of the project's repository, is another's.
    """
    address = url if url is not None else None if project.config.app.process else project.config.app.url
    if not address or "{" in address:
        return Server()
    local = local_address(address)
    if local is None:
        return Server(redactor.text(f"the app at {address} is on another machine, {_UNKNOWN}"), is_other=True)
    owner = find_port_owner(local[1])
    if owner is None or owner.pid is None:
        return Server()
    folder = folder_of(owner.pid)
    where = f" in {folder}" if folder is not None else ""
    is_other = folder is not None and not Path(folder).is_relative_to(_top_of(project))
    beside = f", which is not this project, {_UNKNOWN}" if is_other else ""
    return Server(redactor.text(f"the app at {address} is {owner}{where}{beside}"), is_other)


def _top_of(project: Project) -> Path:
    """Return the top of the project's repository: an app may be started from there."""
    root = project.root.resolve()
    try:
        prefix = get_prefix(root)
    except PlanError:
        return root
    return root.parents[len(prefix.split("/")) - 1] if prefix else root
