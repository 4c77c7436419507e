"""`reticle verify --watch`: flows are replayed again when a file that they go by, or that they ran, is saved."""

from __future__ import annotations

import asyncio
import posixpath
from collections.abc import AsyncGenerator, Callable, Collection, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from reticle.clock import SYSTEM
from reticle.engine.gate import GateOptions, run_gate
from reticle.engine.plan import make_plan, restrict
from reticle.engine.publish import GateOutcome
from reticle.engine.scope import Scope
from reticle.errors import PlanError, ReticleError, UsageError
from reticle.policy.file_kinds import is_source
from reticle.store.git_changes import FileChange
from reticle.store.git_command import GitFailedError, run_git
from reticle.store.project import Project
from reticle.text import plural

_IGNORED = (".reticle", "node_modules", ".venv", "__pycache__")


class Runs(Protocol):
    """Replays the flows of options, as `run_gate` does."""

    async def __call__(self, project: Project, options: GateOptions) -> GateOutcome: ...


@dataclass(frozen=True)
class Talk:
    """Where a watch speaks: `show` gets each finished run, `say` one line."""

    show: Callable[[GateOutcome], None]
    say: Callable[[str], None]


async def watch_flows(start: Path, options: GateOptions, talk: Talk, *, runs: Runs = run_gate) -> int:
    """Replay the chosen flows, then those that each saved file affects, until cancelled; return the last exit code.

    A mistake in a file is told and waited out, except when nothing could be chosen at all. Files that the app itself
    writes again and again while flows run are not waited for. Raises UsageError when nothing is chosen or the files
    cannot be watched.
    """
    project = Project.find(start)
    project.select_flows(options.flows)
    watched = _Watched(project.root, talk.say)
    code, names = 2, options.flows
    try:
        await watched.begin()
        while True:
            watched.begin_run()
            code = await _run(start, replace(options, flows=names), talk, runs)
            watched.end_run()
            names = ()
            while not names:
                talk.say("waiting for a saved file (Ctrl-C ends)")
                names = _find_affected(start, options.flows, await watched.await_change(), talk)
    except asyncio.CancelledError:
        return code
    finally:
        await watched.close()


async def _run(start: Path, options: GateOptions, talk: Talk, runs: Runs) -> int:
    try:
        outcome = await runs(Project.find(start), options)
    except ReticleError as caught:
        talk.say(str(caught))
        return caught.exit_code
    talk.show(outcome)
    return outcome.run.verdict.exit_code


def _find_affected(start: Path, words: tuple[str, ...], paths: Collection[str], talk: Talk) -> tuple[str, ...]:
    """Return the chosen flows that changed files affect; all of them when that cannot be told."""
    shown = _tell(paths)
    try:
        project = Project.find(start)
        chosen = project.select_flows(words)
        flows = [project.load_flow(name) for name in project.list_flows()]
        kinds = {path: (project.root / path).exists() for path in paths}
        changes = tuple(FileChange(path, "changed" if is_there else "deleted") for path, is_there in kinds.items())
        affected = restrict(make_plan(project, flows, Scope(changes, frozenset(paths))), chosen).plan.affected
    except PlanError:
        affected = chosen
    except ReticleError as caught:
        talk.say(str(caught))
        return ()
    talk.say(f"{shown}: {plural(len(affected), 'flow')} to run" if affected else f"{shown}: no flow goes by that")
    return tuple(affected)


def _tell(paths: Collection[str]) -> str:
    """Name changed files in one line."""
    first, *rest = sorted(paths)
    return f"{first} and {len(rest)} more" if rest else first


class _Watched:
    """Saved files of a project, from the moment it is made: what changes while flows run is not lost."""

    def __init__(self, root: Path, say: Callable[[str], None]) -> None:
        self._root = root
        self._say = say
        self._stream = _begin(root)
        self._next: asyncio.Future[set[tuple[Any, str]]] = asyncio.ensure_future(anext(self._stream))
        self._ended = 0.0
        self._known = _list_known(root)
        """Files that were there at some time; None without git. What came and went in between is an editor's own."""
        self._during: tuple[set[str], set[str]] = set(), set()
        """What was written while the run before and the last run ran."""
        self._written: set[str] = set()
        """The app's own data: written in two runs that follow each other."""

    async def begin(self) -> None:
        """Let the stream take its first step, in which it registers with the operating system."""
        await asyncio.sleep(0)

    def begin_run(self) -> None:
        """Note that flows begin to run."""
        self._during = self._during[1], set()

    def end_run(self) -> None:
        """Note that they ended."""
        self._ended = SYSTEM.now().timestamp()

    async def await_change(self) -> set[str]:
        """Wait for files that are saved; those that git ignores and those of the app do not count."""
        while True:
            told = self._list(await self._take())
            paths = {path for path in told if self._was_there(path) and self._counts(path)}
            if paths := paths - _list_ignored(self._root, paths):
                return paths

    def _was_there(self, path: str) -> bool:
        if self._known is None or path in self._known:
            return True
        is_there = (self._root / path).exists()
        if is_there:
            self._known.add(path)
        return is_there

    def _counts(self, path: str) -> bool:
        """Tell whether somebody saved a file. What people do not write counts once when flows ran meanwhile."""
        if path in self._written:
            return False
        if _is_written_by_people(path) or self._changed_at(path) > self._ended:
            return True
        before, now = self._during
        if path not in before:
            now.add(path)
            return True
        self._written.add(path)
        self._say(f"{path} is written while flows run: not waited for any more")
        return False

    def _changed_at(self, path: str) -> float:
        try:
            return (self._root / path).stat().st_mtime
        except OSError:  # it is gone
            return 0.0

    async def close(self) -> None:
        """Stop watching."""
        self._next.cancel()
        await asyncio.gather(self._next, return_exceptions=True)
        await self._stream.aclose()

    async def _take(self) -> set[tuple[Any, str]]:
        try:
            found = await asyncio.shield(self._next)
        except (OSError, StopAsyncIteration) as caught:
            raise UsageError(
                f"the files of {self._root} cannot be watched: {caught}",
                hint="sysctl fs.inotify.max_user_watches, or WATCHFILES_FORCE_POLLING=1",
            ) from None
        self._next = asyncio.ensure_future(anext(self._stream))
        return found

    def _list(self, found: Iterable[tuple[Any, str]]) -> list[str]:
        """List the files of a batch. Of a new folder everything counts: files in it may be older than its watch."""
        root = self._root.resolve()
        files: dict[str, None] = {}
        for change, name in found:
            path = Path(name)
            inside = path.rglob("*") if path.is_dir() and change.name == "added" else [path]
            files |= {posixpath.relpath(file.as_posix(), root.as_posix()): None for file in inside if not file.is_dir()}
        return list(files)


def _begin(root: Path) -> AsyncGenerator[set[tuple[Any, str]], None]:
    from watchfiles import DefaultFilter, awatch

    ignored = DefaultFilter(ignore_dirs=[*DefaultFilter.ignore_dirs, *_IGNORED])
    return awatch(root.resolve(), watch_filter=ignored, debounce=400, recursive=True)


def _is_written_by_people(path: str) -> bool:
    return is_source(path) or path.startswith(("flows/", "state/", "baselines/")) or path.endswith(".toml")


def _list_known(root: Path) -> set[str] | None:
    """List the files of the project that git knows or would take; None when it cannot tell."""
    try:
        told = run_git(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    except GitFailedError:
        return None
    return {name.decode("utf-8", "replace") for name in told.split(b"\0") if name}


def _list_ignored(root: Path, paths: Collection[str]) -> set[str]:
    if not paths:
        return set()
    try:
        told = run_git(root, "check-ignore", "-z", "--stdin", feed="\0".join(sorted(paths)).encode() + b"\0")
    except GitFailedError:  # none is ignored, or there is no git
        return set()
    return {name.decode("utf-8", "replace") for name in told.split(b"\0") if name}
