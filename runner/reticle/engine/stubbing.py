"""Stubs from a replay: what other origins answer is kept beside the flow, so that a replay does not need them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from reticle.appproc.copy import AppCopy
from reticle.engine.flow_change import FlowChange, change_stubs
from reticle.engine.session import Session
from reticle.engine.stage import Stage, open_stage, require_pass
from reticle.engine.stub_making import Made, make_stubs
from reticle.errors import UsageError
from reticle.model.flow import Flow
from reticle.model.frozen import Stub
from reticle.store.files import write_project_file
from reticle.store.project import Project
from reticle.store.scratch import scratch_folder
from reticle.text import cut

if TYPE_CHECKING:
    from reticle.browser.keeping import Keeper
    from reticle.browser.stubs import Stubs
    from reticle.engine.status import Status

FOLDER = "stubs"
"""Below the flow's folder of files."""
_HERE = ("localhost", "127.0.0.1", "::1", "0.0.0.0")


@dataclass(frozen=True)
class StubChange:
    """A flow with stubs for what it asks of others. `files` are its stubs' files by path from the root, `stale` those
    that no stub names any more; `status` is what a replay came to that reached nobody else, and `unanswered` what it
    asked of them all the same."""

    change: FlowChange
    files: Mapping[str, bytes]
    stale: tuple[str, ...]
    notes: tuple[str, ...]
    origins: Mapping[str, int]
    status: Status
    unanswered: tuple[str, ...] = ()

    @property
    def is_change(self) -> bool:
        """Tell whether there is anything to write. A file is named by its content, so the flow tells of every one."""
        return self.change.is_change or bool(self.stale)

    @property
    def is_proved(self) -> bool:
        """Tell whether the flow came to a good end with nobody else there."""
        return self.status.status in ("pass", "no-fault")

    def apply(self) -> Path:
        """Write the files, then the flow, then remove what is stale. Raises ReticleError, with nothing of it left, when
        somebody changed the flow meanwhile."""
        root = self.change.project.root
        new = [path for path in self.files if not (root / path).exists()]
        try:
            for path in new:
                write_project_file(root / path, self.files[path])
            written = self.change.apply()
        except BaseException:
            _remove(root, new)
            raise
        _remove(root, self.stale)
        return written


async def plan_stubs(
    project: Project,
    names: Sequence[str],
    *,
    own: Sequence[str] = (),
    url: str | None = None,
    needs_reset: bool = True,
) -> list[StubChange]:
    """Replay the chosen flows with everybody there, then with nobody else, and say what stubbing would change.

    Stubs that somebody wrote, and those of set-up flows, go on answering; those that were recorded are made anew. `own`
    names origins that are the app's too. Nothing is written. Raises NotReplayedError for a flow that does not come to a
    good end with everybody there, UsageError when nothing resets the app between or an origin is none.
    """
    origins = {check_origin(origin) for origin in own}
    changes = []
    with scratch_folder(project.work_dir, "stub") as folder:
        async with open_stage(project, folder, url=url, needs_reset=needs_reset) as stage:
            for name in project.select_flows(names):
                changes.append(await _plan(stage, project.load_flow(name), origins))
    return changes


def check_origin(text: str) -> str:
    """Return an origin that somebody named (`http://localhost:8000`). Raises UsageError for anything else."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(text)
        if parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/") and parts.port != 0:
            return f"{parts.scheme}://{parts.netloc}"
    raise UsageError(f'"{text}" is no origin', hint="--own http://localhost:8000")


def keep_answers(session: Session, own: set[str]) -> Keeper:
    """Have a session that has not begun keep what other origins answer."""
    from reticle.browser.keeping import Keeper

    is_other = others_of(session, own)
    session.stubs = session.all_stubs()
    session.stubs.keeper = Keeper(lambda url: not is_other(url))
    return session.stubs.keeper


def others_of(session: Session, own: set[str]) -> Callable[[str], bool]:
    """Return what tells whether an address belongs to somebody else than the app."""
    from reticle.browser.exchange import origin_of

    begins = session.start_url()
    known = own | {origin_of(session.copy.url)} | ({origin_of(begins)} if begins else set())
    ports = session.copy.ports if isinstance(session.copy, AppCopy) else frozenset()

    def is_other(url: str) -> bool:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https", "ws", "wss") or origin_of(url) in known:
            return False
        return not (parts.hostname in _HERE and parts.port in ports)

    return is_other


async def made_of(session: Session, keeper: Keeper, folder: str) -> Made:
    """Wait for what is under way and make stubs of what no stub answered."""
    await keeper.finish()
    stubs = session.stubs
    fresh = [answer for answer in keeper.answers if stubs is None or not stubs.covers(answer.request)]
    return make_stubs(fresh, session.redactor, folder)


def list_stale(folder: Path, made: Made) -> list[str]:
    """List the files in a folder of stubs that none of the new ones names."""
    there = [path.name for path in folder.glob("*") if path.is_file()] if folder.is_dir() else []
    return sorted(name for name in there if name not in made.files)


async def _plan(stage: Stage, flow: Flow, own: set[str]) -> StubChange:
    written = [stub for stub in flow.start.stubs if not stub.recorded]
    live = flow.model_copy(update={"start": flow.start.model_copy(update={"stubs": written})})
    folder = f"{stage.project.shown(stage.project.flow_path(flow.name)).removesuffix('.json')}.files/{FOLDER}"
    session = await stage.open(live)
    try:
        keeper = keep_answers(session, own)
        _, status = await stage.replay(session)
        require_pass(flow, status, "stub")
        made = await made_of(session, keeper, folder)
    finally:
        await session.close()
    proof, unanswered = await _prove(stage, live, made, own)
    files = {f"{folder}/{name}": data for name, data in made.files.items()}
    stale = [f"{folder}/{name}" for name in list_stale(stage.project.root / folder, made)]
    return StubChange(
        change_stubs(stage.project, flow.name, made.stubs),
        files,
        tuple(stale),
        tuple(made.notes),
        made.origins,
        proof,
        tuple(unanswered),
    )


async def _prove(stage: Stage, live: Flow, made: Made, own: set[str]) -> tuple[Status, list[str]]:
    """Replay the flow with its stubs and nobody else there."""
    session = await stage.open(live)
    try:
        session.stubs = stubs = session.all_stubs()
        _add(session, stubs, made)
        stubs.is_offline = others_of(session, own)
        _, status = await stage.replay(session)
    finally:
        await session.close()
    asked = [f"{request.method} {cut(session.redactor.url(request.url), 120)}" for request in stubs.unanswered]
    return status, list(dict.fromkeys(asked))


def _add(session: Session, stubs: Stubs, made: Made) -> None:
    models = [session.variables.model(Stub.model_validate(stub)) for stub in made.stubs]
    stubs.add(models, lambda path: made.files[PurePosixPath(path).name])


def _remove(root: Path, paths: Sequence[str]) -> None:
    for path in paths:
        with contextlib.suppress(OSError):
            (root / path).unlink()
