"""Whose server a run was judged on, when reticle did not start it: a green of another tree's proves nothing."""

from __future__ import annotations

from pathlib import Path

from reticle.appproc.ports import find_port_owner, folder_of
from reticle.appproc.readiness import local_address
from reticle.store.project import Project
from reticle.text import Redactor


def tell_server(project: Project, url: str | None, redactor: Redactor) -> str | None:
    """Say which process serves `url`, or the configured address of an app that nobody starts, and from which folder.

    None for an app that reticle starts, a server elsewhere, and one of another user.
    """
    address = url if url is not None else None if project.config.app.process else project.config.app.url
    local = local_address(address) if address and "{" not in address else None
    owner = find_port_owner(local[1]) if local is not None else None
    if owner is None or owner.pid is None:
        return None
    folder = folder_of(owner.pid)
    where = f" in {folder}" if folder is not None else ""
    outside = folder is not None and not Path(folder).is_relative_to(project.root.resolve())
    beside = ", which is not this project" if outside else ""
    return redactor.text(f"the app at {address} is {owner}{where}{beside}")
