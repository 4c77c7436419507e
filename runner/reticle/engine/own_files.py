"""Which files of a project belong to a flow: what it is made of, apart from the app's code."""

from __future__ import annotations

import hashlib
import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from reticle.model.flow import Flow, StubReply, UploadArgs
from reticle.store.flow_file import flow_hash
from reticle.store.project import Project


@dataclass(frozen=True)
class OwnFiles:
    """Paths from the project's root. `folders` end with `/`; everything below them belongs to the flow."""

    files: frozenset[str]
    folders: frozenset[str]

    def list_places(self) -> Iterator[str]:
        """Give every file and folder."""
        yield from self.files
        yield from self.folders


def find_own_files(flow: Flow) -> OwnFiles:
    """Return the flow's file, references, files, baselines, state declaration, answer and what its steps load."""
    named = [f"flows/{flow.name}.json", flow.start.storage_state]
    named += [person.storage_state for person in flow.people.values()]
    if flow.grade is not None:
        named += [flow.grade.state, flow.grade.expect]
    named += [stub.reply.file for stub in flow.start.stubs if isinstance(stub.reply, StubReply)]
    for step in flow.steps:
        if isinstance(step.args, UploadArgs):
            named += [step.args.path, *(step.args.paths or ())]
    folders = {f"flows/{flow.name}.grade/", f"flows/{flow.name}.files/", f"baselines/{flow.name}/"}
    return OwnFiles(frozenset(posixpath.normpath(path) for path in named if path), frozenset(folders))


def list_setups(flow: Flow, flows: Mapping[str, Flow]) -> list[Flow]:
    """Return the flows that are replayed before `flow`, also those before them; unknown names are left out."""
    found: dict[str, Flow] = {}
    names = [*flow.start.setup, *(name for person in flow.people.values() for name in person.setup)]
    while names:
        name = names.pop()
        if name in flows and name not in found and name != flow.name:
            found[name] = flows[name]
            names += flows[name].start.setup
    return [found[name] for name in sorted(found)]


def flow_key(project: Project, flow: Flow, flows: Mapping[str, Flow]) -> str:
    """Return a hash (SHA-256, hex) of a flow with everything that it goes by: its file, set-ups, references, pictures.

    Two runs count for each other only when it is the same, and so is the code.
    """
    total = hashlib.sha256(flow_hash(flow).encode())
    for part in [flow, *list_setups(flow, flows)]:
        total.update(flow_hash(part).encode())
        for path in _list_existing(project.root, find_own_files(part)):
            total.update(path.relative_to(project.root).as_posix().encode("utf-8", "surrogateescape") + b"\0")
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _list_existing(root: Path, own: OwnFiles) -> list[Path]:
    files = [root / name for name in own.files if not name.startswith("..") and (root / name).is_file()]
    for name in own.folders:
        files += [path for path in (root / name).rglob("*") if path.is_file()]
    return sorted(set(files))
