"""One run of an agent on a copy of the app: reset, start it with its environment, wait, see what it left."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import stat
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from reticle.appproc.copies import AppCopies, CopiesOptions
from reticle.appproc.copy import AppCopy
from reticle.appproc.processes import Guard, Process, command_environment
from reticle.clock import SYSTEM, Clock
from reticle.engine.grade import SnapshotResult, judge_snapshots, take_snapshot
from reticle.engine.task import TaskFile
from reticle.engine.task_browser import OwnBrowser
from reticle.errors import AppNotReadyError, ObservationLostError, SourceUnreadError, UsageError
from reticle.grade.result import GradeResult
from reticle.locks import HeldFolder, is_in_use, locked
from reticle.model.state import Source
from reticle.model.task import Task
from reticle.sources.answer import read_answer
from reticle.sources.environment import learn_environment
from reticle.sources.reading import ReadContext
from reticle.store.project import Project
from reticle.text import Redactor

ANSWER_BYTES = 1 << 20
"""So much of an answer's file is read, and so much of the end of standard output for its last line."""

_NOT_FOR_AGENTS = frozenset({"RETICLE_WORKDIR", "RETICLE_DATABASE_URL", "RETICLE_NOW"})
_TO_FILE = 'exec "$@" >"$0"'
"""Standard output is the answer's alone: what the agent says on standard error is kept apart from it."""


@dataclass(frozen=True)
class AgentEnd:
    """How the agent ended. `duration_s` is its own time, `tail` the end of its standard error."""

    exit_code: int
    timed_out: bool
    duration_s: float
    answer: str | None
    page: str | None
    tail: str


@dataclass(frozen=True)
class Left:
    """What a run left: its snapshot, the agent's end (None when nothing was done), the grade when it was judged."""

    snapshot: SnapshotResult
    end: AgentEnd | None
    grade: GradeResult | None = None


@dataclass
class TaskStage:
    """Where trials run: copies of the app, a folder for what they leave, and whether each gets a browser."""

    project: Project
    copies: AppCopies
    folder: Path
    redactor: Redactor
    clock: Clock
    with_browser: bool

    async def run(
        self, file: TaskFile, command: Sequence[str] | None, judge_by: tuple[Path, Path] | None = None
    ) -> Left:
        """Run `command` on a fresh copy (None: do nothing), take the snapshot, and judge it by two references.

        The judge reads the source of a correct answer too, so it works before the copy is lent to anybody else. Raises
        ReticleError for what was lost on our side: the app, its reset, the browser.
        """
        folder = self.folder / secrets.token_hex(4)
        folder.mkdir()
        try:
            async with self.copies.lease() as copy:
                await copy.reset()
                end = await self._act(file.task, command, copy, folder) if command is not None else None
                snapshot = await self._snapshot(file, copy, end, folder)
                grade = await self._judge(file, copy, end, snapshot, judge_by) if judge_by is not None else None
                if died := await copy.find_death():
                    raise AppNotReadyError(died)
                return Left(snapshot, end, grade)
        finally:
            await asyncio.shield(asyncio.to_thread(shutil.rmtree, folder, True))

    async def read_answer(self, file: TaskFile, source: Source) -> tuple[str, ...]:
        """Return the values that the source of a correct answer has after a reset. Raises SourceUnreadError."""
        async with self.copies.lease() as copy:
            await copy.reset()
            folder = (file.expect or file.path).resolve().parent
            context = ReadContext(command_environment(copy.env), folder, self.redactor)
            return await asyncio.to_thread(read_answer, source, context)

    async def _snapshot(self, file: TaskFile, copy: AppCopy, end: AgentEnd | None, folder: Path) -> SnapshotResult:
        page = end.page if end is not None else self._start_page(file.task, copy)
        return await asyncio.to_thread(
            take_snapshot,
            file.state,
            folder.with_suffix(".json"),
            env=command_environment(copy.env),
            taken_at=self.copies.now(),
            url=page,
            redactor=self.redactor,
        )

    async def _judge(
        self, file: TaskFile, copy: AppCopy, end: AgentEnd | None, snapshot: SnapshotResult, by: tuple[Path, Path]
    ) -> GradeResult:
        return await asyncio.to_thread(
            judge_snapshots,
            *by,
            snapshot.path,
            expect=file.expect,
            answer=end.answer if end is not None and file.expect is not None else None,
            env=command_environment(copy.env),
            redactor=self.redactor,
        )

    def _start_page(self, task: Task, copy: AppCopy) -> str | None:
        return plain_page(copy.url.rstrip("/") + task.start, copy.url) if task.url else None

    async def _act(self, task: Task, command: Sequence[str], copy: AppCopy, folder: Path) -> AgentEnd:
        start_url = copy.url.rstrip("/") + task.start
        async with self._browser(folder, start_url) as browser:
            agent = await self._start_agent(task, command, copy, folder, browser)
            began = self.clock.monotonic_s()
            try:
                timed_out = await _await_end(agent, copy, task.time_limit_s)
            finally:
                duration_s = self.clock.monotonic_s() - began
                await asyncio.shield(agent.stop())
            if browser is not None and (crash := await browser.find_crash()):
                raise ObservationLostError(crash)
            page = await browser.get_page_url() if browser is not None and task.url else None
        return AgentEnd(
            exit_code=await agent.wait(),
            timed_out=timed_out,
            duration_s=round(duration_s, 3),
            answer=await asyncio.to_thread(_read_answer, task, folder),
            page=plain_page(page, copy.url) if page is not None else None,
            tail="\n".join(agent.output.lines(4)),
        )

    @contextlib.asynccontextmanager
    async def _browser(self, folder: Path, url: str) -> AsyncIterator[OwnBrowser | None]:
        if not self.with_browser:
            yield None
            return
        config = self.project.config.browser
        browser = await OwnBrowser.start(config, profile=folder / "profile", url=url, redactor=self.redactor)
        try:
            yield browser
        finally:
            await asyncio.shield(browser.close())

    async def _start_agent(
        self, task: Task, command: Sequence[str], copy: AppCopy, folder: Path, browser: OwnBrowser | None
    ) -> Process:
        env = {
            "RETICLE_TASK": task.prompt,
            "RETICLE_TASK_ID": task.id,
            "RETICLE_APP_URL": copy.url,
            "RETICLE_START_URL": copy.url.rstrip("/") + task.start,
            "RETICLE_ANSWER_FILE": str(_answer_path(task, folder)),
        }
        if browser is not None:
            env["RETICLE_CDP_URL"] = browser.cdp_url
        _answer_path(task, folder).parent.mkdir(parents=True, exist_ok=True)
        return await Process.start(
            ["/bin/sh", "-c", _TO_FILE, str(folder / "stdout"), *command],
            name="agent",
            cwd=Path.cwd(),
            env={**_without_app(command_environment({})), **env},
            redactor=self.redactor,
        )


@contextlib.asynccontextmanager
async def open_task_stage(
    project: Project, *, workers: int = 1, url: str | None = None, with_browser: bool = True, clock: Clock = SYSTEM
) -> AsyncIterator[TaskStage]:
    """Prepare copies of the app and a folder for what trials leave; everything ends and goes with the context.

    The folder of a killed run is removed by its guard. Raises UsageError when nothing resets the app.
    """
    if not project.config.app.reset and project.config.app.database is None:
        raise UsageError(
            "every trial begins with a reset, and nothing in [app] resets the app", hint='set [app] reset = ["…"]'
        )
    redactor = Redactor()
    learn_environment(os.environ, redactor)
    options = CopiesOptions(
        root=project.root,
        app=project.config.app,
        work_dir=project.work_dir,
        redactor=redactor,
        workers=workers,
        url=url,
        clock=clock,
    )
    held = await asyncio.to_thread(_make_folder, project.work_dir / "trials")
    folder = held.path
    guard = await asyncio.to_thread(Guard)
    try:
        guard.remove_at_death(folder)
        async with AppCopies(options) as copies:
            yield TaskStage(project, copies, folder.resolve(), redactor, clock, with_browser)
    finally:
        await asyncio.shield(asyncio.to_thread(_clear, guard, held))


def require_command(command: Sequence[str]) -> tuple[str, ...]:
    """Return the agent's command. Raises UsageError when it names no program."""
    words = tuple(command)
    if not words:
        raise UsageError("there is no agent to run", hint="reticle task run TASK -- COMMAND…")
    if shutil.which(words[0]) is None:
        spaced = " " in words[0]
        raise UsageError(
            f'"{words[0]}" is no program that can be run',
            hint=f"sh -c '{words[0]}' for a line of shell" if spaced else "is it on PATH, and may it be executed?",
        )
    return words


def require_browser(files: Sequence[TaskFile], with_browser: bool) -> None:
    """Raise UsageError when a task grades the page that its browser ends on, and there is to be no browser."""
    for file in files:
        if file.task.url and not with_browser:
            raise UsageError(
                f"task {file.task.id} grades the browser's last page (url = true)", hint="leave out --no-browser"
            )


def require_read(left: Left, what: str) -> None:
    """Raise SourceUnreadError when a source of the run's snapshot could not be read."""
    if left.snapshot.failures:
        first = left.snapshot.failures[0]
        raise SourceUnreadError(f"{what}: {first.label}: {first.reason}", label=first.label)


def plain_page(page: str, app_url: str) -> str:
    """Return the page's address without the port when it is the app's own: every copy listens on another."""
    at, app = urlsplit(page), urlsplit(app_url)
    if (at.scheme, at.hostname, at.port) != (app.scheme, app.hostname, app.port) or at.hostname is None:
        return page
    return at._replace(netloc=f"[{at.hostname}]" if ":" in at.hostname else at.hostname).geturl()


async def _await_end(agent: Process, copy: AppCopy, limit_s: float) -> bool:
    """Wait for the agent's end; True when its time is over. Raises AppNotReadyError when the app ended first."""
    end, death = asyncio.ensure_future(agent.wait()), asyncio.ensure_future(copy.dead.wait())
    try:
        done, _ = await asyncio.wait({end, death}, timeout=limit_s, return_when=asyncio.FIRST_COMPLETED)
        if death in done:
            raise AppNotReadyError(copy.died or "the app ended during the trial")
        return not done
    finally:
        for waiting in (end, death):
            waiting.cancel()
        await asyncio.gather(end, death, return_exceptions=True)


def _without_app(env: Mapping[str, str]) -> dict[str, str]:
    """Take away what leads to the app's stored data: an agent works through the app alone."""
    return {name: value for name, value in env.items() if name not in _NOT_FOR_AGENTS}


def _answer_path(task: Task, folder: Path) -> Path:
    return folder / (task.answer_file or "answer.txt")


def _read_answer(task: Task, folder: Path) -> str | None:
    """Read the answer: the file where the agent wrote one, else (for `last-line`) the last line of standard output."""
    if task.answer_from == "none":
        return None
    written = _read_end(_answer_path(task, folder), whole=True)
    if written is not None:
        return written.strip()
    said = _read_end(folder / "stdout") if task.answer_file is None else None
    return next((line.strip() for line in reversed((said or "").split("\n")) if line.strip()), None)


def _read_end(path: Path, *, whole: bool = False) -> str | None:
    """Read the end of a file (with `whole`, its beginning), None for what is no regular file.

    An agent may have put anything in its place: a named pipe would be waited for for ever.
    """
    try:
        with open(os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK), "rb") as stream:
            found = os.fstat(stream.fileno())
            if not stat.S_ISREG(found.st_mode):
                return None
            stream.seek(0 if whole else max(0, found.st_size - ANSWER_BYTES))
            return stream.read(ANSWER_BYTES).decode("utf-8", "replace")
    except OSError:
        return None


@dataclass(frozen=True)
class _Held:
    path: Path
    hold: HeldFolder


def _make_folder(base: Path) -> _Held:
    """Make a folder that counts as in use while we live, and remove those that nobody holds any more."""
    base.mkdir(parents=True, exist_ok=True)
    with locked(base / ".lock"):
        for left in base.iterdir():
            if left.is_dir() and not is_in_use(left):
                shutil.rmtree(left, ignore_errors=True)
        folder = base / secrets.token_hex(4)
        folder.mkdir()
        return _Held(folder, HeldFolder(folder))


def _clear(guard: Guard, held: _Held) -> None:
    shutil.rmtree(held.path, ignore_errors=True)
    guard.close()
    held.hold.release()
