"""A stage for use cases that replay one flow several times: one copy of the app, one browser, a folder for the run."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from reticle.appproc.copies import AppCopies, CopiesOptions
from reticle.clock import SYSTEM, Clock
from reticle.engine.browsers import SharedBrowser, browser_starter
from reticle.engine.outcome import Replayed, StepRun
from reticle.engine.replay import replay_flow
from reticle.engine.session import Session
from reticle.engine.status import Status, decide_status
from reticle.engine.verify import open_session
from reticle.errors import ReticleError, UsageError
from reticle.model.flow import Flow
from reticle.store.project import Project
from reticle.text import Redactor

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from reticle.appproc.copy import AppCopy


@dataclass
class Stage:
    """A running copy and browser. `run_dir` takes what a replay leaves; it is the caller's to remove."""

    project: Project
    copies: AppCopies
    copy: AppCopy
    browsers: SharedBrowser
    run_dir: Path

    def now(self) -> datetime:
        """Return the app's time."""
        return self.copies.now()

    async def open(self, flow: Flow) -> Session:
        """Reset the copy and open a session. Raises ResetFailedError, BrowserNotFoundError."""
        await self.copy.reset()
        browser = await self.browsers.get()
        return open_session(self.project, flow, browser, self.copy, run_dir=self.run_dir, now=self.now())

    async def replay(
        self, session: Session, on_step: Callable[[StepRun], Awaitable[None]] | None = None
    ) -> tuple[Replayed, Status]:
        """Replay the session's flow, without its pictures and its grade, and say what it came to."""
        done = await replay_flow(session, on_step=on_step or _nothing)
        return done, decide_status(session.flow, done, None)


@contextlib.asynccontextmanager
async def open_stage(
    project: Project, run_dir: Path, *, url: str | None = None, needs_reset: bool = True, clock: Clock = SYSTEM
) -> AsyncIterator[Stage]:
    """Start one copy of the app and make a browser available. Everything ends with the context.

    Raises UsageError when the app cannot be reset though the use case writes on it several times.
    """
    if needs_reset and not project.config.app.reset and project.config.app.database is None:
        raise UsageError(
            "this replays the flow several times, and nothing in [app] resets the app between",
            hint='set [app] reset = ["…"], or add --no-reset-needed when every replay finds the same data anyway',
        )
    options = CopiesOptions(
        root=project.root,
        app=project.config.app,
        work_dir=project.work_dir,
        redactor=Redactor(),
        workers=1,
        url=url,
        clock=clock,
    )
    async with (
        AppCopies(options) as copies,
        SharedBrowser(browser_starter(project.config.browser)) as browsers,
        copies.lease() as copy,
    ):
        yield Stage(project, copies, copy, browsers, run_dir)


async def _nothing(_run: StepRun) -> None:
    return None


class NotReplayedError(ReticleError):
    """The flow did not come to a good end, so nothing may be learnt from it."""


def require_pass(flow: Flow, status: Status, what: str) -> None:
    """Raise NotReplayedError unless the replay was good (a flow that declares nothing may be learnt from, too)."""
    if status.status not in ("pass", "no-fault"):
        raise NotReplayedError(
            f"{what}: flow {flow.name} is {status.status}: {status.reason}", hint=f"reticle verify {flow.name}"
        )
