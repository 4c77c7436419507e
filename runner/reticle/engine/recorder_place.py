"""Where a recording goes: the file of its flow, the files that it uploads, what stands there already."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reticle.engine.flow_change import put_covers, short_diff
from reticle.errors import FlowError, UsageError
from reticle.model.flow import Covered, Flow, check_flow_name
from reticle.store.files import read_text, write_project_file
from reticle.store.flow_file import dump_flow, flow_text
from reticle.store.project import Project


@dataclass(frozen=True)
class Place:
    """The file that a recording is saved to. `root` is what paths in the flow are relative to."""

    root: Path
    file: Path
    overwrite: bool

    @property
    def files_dir(self) -> Path:
        """Where the files lie that the flow uploads."""
        return self.file.with_name(self.file.name.removesuffix(".json") + ".files")

    def shown(self, path: Path) -> str:
        """Spell a path from the root."""
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else str(path)


def find_place(project: Project, name: str, out: Path | None, *, overwrite: bool) -> Place:
    """Return where flow `name` is saved. Raises UsageError before anything is recorded when something stands there."""
    try:
        check_flow_name(name)
    except ValueError as caught:
        raise UsageError(str(caught), hint="--name buy-one-mug") from None
    file = project.flow_path(name) if out is None else Path.cwd() / out
    if out is not None and file.suffix != ".json":
        file = file / f"{name}.json"
    if file.exists() and not overwrite:
        shown = file.relative_to(project.root) if file.is_relative_to(project.root) else file
        raise UsageError(
            f"{shown} exists", hint="record it under another --name, or add --overwrite: the difference is shown then"
        )
    return Place(project.root, file, overwrite)


def write_flow(place: Place, flow: Flow, files: Mapping[str, bytes]) -> str:
    """Write the flow and its files, each whole, and return the difference to what stood there, "" for a new one.

    Raises InputError when the disk refuses.
    """
    text = flow_text(flow)
    before = ""
    if place.file.is_file():
        try:
            before = read_text(place.file, error=FlowError)
        except FlowError:
            before = "(not readable as text)\n"
    for name, data in files.items():
        write_project_file(place.files_dir / name, data)
    write_project_file(place.file, text)
    if not before:
        return ""
    return short_diff(before, text, place.shown(place.file))


def add_covers(place: Place, covers: Mapping[str, Covered]) -> None:
    """Put what the replay ran into the flow that was just written. Raises InputError when the disk refuses."""
    data = json.loads(read_text(place.file))
    put_covers(data, covers)
    write_project_file(place.file, dump_flow(data))
