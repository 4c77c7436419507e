"""Replaying many flows: a pool of workers over copies of the app and one browser."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from reticle.appproc.copies import AppCopies, CopiesOptions
from reticle.appproc.copy import AppCopy
from reticle.clock import SYSTEM, Clock
from reticle.engine.browsers import SharedBrowser, browser_starter
from reticle.engine.lanes import Lane, Preparing, Turn, Turns, count_lanes, deadline_s, find_workers, flow_writes
from reticle.engine.pace import Pace
from reticle.errors import (
    AppNotReadyError,
    BrowserNotFoundError,
    ConfigError,
    ObservationLostError,
    ResetFailedError,
    ReticleError,
)
from reticle.model.config import AppConfig
from reticle.model.flow import Flow
from reticle.model.run import STATUS_ORDER, AppInfo, BrowserInfo, CopyInfo, FlowResult
from reticle.store.files import write_project_file
from reticle.store.flow_file import flow_hash
from reticle.store.project import Project
from reticle.text import Redactor

if TYPE_CHECKING:
    from reticle.browser.launch import Browser
    from reticle.engine.session import Session


class Replay(Protocol):
    """Replays one flow on a copy that was just reset. What it cannot tell it says as `unverified`."""

    async def __call__(
        self,
        project: Project,
        flow: Flow,
        browser: Browser,
        copy: AppCopy,
        *,
        run_dir: Path,
        worker: int,
        now: datetime,
        session: Session | None = None,
        pace: Pace | None = None,
    ) -> FlowResult: ...


@dataclass(frozen=True)
class SuiteOptions:
    """Which flows are replayed and how. `run_dir` takes pictures and logs; `on_done` hears of each finished replay.

    With `repeat` every flow is replayed so often; then each replay's files lie below `run_dir/.attempts/<number>/`.
    """

    project: Project
    flows: tuple[Flow, ...]
    run_dir: Path
    redactor: Redactor
    workers: int | None = None
    url: str | None = None
    headed: bool = False
    clock: Clock = SYSTEM
    on_done: Callable[[FlowResult], None] | None = None
    extra: dict[str, Flow] = field(default_factory=dict)
    """Set-up flows by name, for the time that a flow may take."""
    repeat: int = 1
    first_copy: int = 1
    """The number of the first copy of the app; others may use lower ones at the same time."""


@dataclass(frozen=True)
class SuiteResult:
    """What was replayed, in the order of the flows asked for; with `repeat` every replay, one after another."""

    flows: tuple[FlowResult, ...]
    browser: BrowserInfo
    app: AppInfo
    version: str | None


async def run_suite(options: SuiteOptions, replay: Replay) -> SuiteResult:
    """Replay every flow, each on a copy that was reset before it.

    When the app, its reset or the browser does not work for the first flow already, that error is raised; later such
    flows are `unverified`. A flow that hangs is cut at its deadline and takes nothing else with it.
    """
    async with open_suite(
        options, replay, lanes=count_lanes(count_workers(options), len(options.flows) * options.repeat)
    ) as suite:
        await suite.run(count_workers(options))
        browser, app, version = await suite.about()
        results = tuple(suite.results[flow.name, number] for flow in options.flows for number in _numbers(options))
        return SuiteResult(results, browser, app, version)


@contextlib.asynccontextmanager
async def open_suite(options: SuiteOptions, replay: Replay, *, lanes: int | None = None) -> AsyncIterator[Suite]:
    """Make copies of the app, at most `lanes`, and a browser available to replay flows with. Everything ends with the
    context."""
    config = options.project.config
    copies_options = CopiesOptions(
        root=options.project.root,
        app=config.app,
        work_dir=options.project.work_dir,
        redactor=options.redactor,
        workers=lanes or count_workers(options),
        url=options.url or _own_address(config.app, options.flows),
        clock=options.clock,
        first=options.first_copy,
    )
    starter = browser_starter(config.browser, headed=options.headed)
    async with AppCopies(copies_options) as copies, SharedBrowser(starter) as browsers:
        browsers.begin()
        try:
            yield Suite(options, replay, copies, browsers)
        finally:
            _keep_output(options.run_dir, copies)


def count_workers(options: SuiteOptions) -> int:
    """Return how many flows act side by side."""
    asked = options.workers or options.project.config.flows.workers
    return find_workers(asked, len(options.flows) * options.repeat)


class Suite:
    """Flows, the copies of the app that they run on, and a browser."""

    def __init__(self, options: SuiteOptions, replay: Replay, copies: AppCopies, browsers: SharedBrowser) -> None:
        self.results: dict[tuple[str, int], FlowResult] = {}
        """By flow and attempt, counted from 1."""
        self._browser: Browser | None = None
        self._options = options
        self._replay = replay
        self._copies = copies
        self._browsers = browsers
        self._queue = [(flow, number) for number in _numbers(options) for flow in options.flows]
        self._queue.reverse()
        self._broken: ReticleError | None = None
        self._has_run = False
        self._turns = Turns(1)
        self._overlaps = False
        self._shown: dict[str, int] = {}

    async def run(self, workers: int) -> None:
        """Replay every flow; so many act side by side, and one more may be waited out where there is a copy for it."""
        self._turns = Turns(workers)
        self._overlaps = not self._copies.is_shared and self._copies.count > workers
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(self._copies.count if self._overlaps else workers):
                    group.create_task(self._work(number), name=f"worker {number}")
        except BaseExceptionGroup as caught:
            raise _first(caught) from None

    async def replay_one(self, flow: Flow, worker: int = 0) -> FlowResult:
        """Replay one flow. Raises what keeps the first flow of all from running (the app, its reset, the browser)."""
        return await self._one(flow, Lane(worker, alone=True), self._options.run_dir)

    async def about(self) -> tuple[BrowserInfo, AppInfo, str | None]:
        """Tell which browser and which copies were used, and what the app says of its version."""
        version = await self._copies.version()
        app = AppInfo(copies=[CopyInfo(url=self._options.redactor.url(url)) for url in self._copies.urls])
        return await self.browser_info(), app, version

    async def _work(self, number: int) -> None:
        lane = Lane(number)
        try:
            while (item := self._next(lane)) is not None:
                flow, attempt = item
                result = await self._one(flow, lane, self._folder(attempt))
                self.results[flow.name, attempt] = result
                self._thin(flow.name, attempt)
                if self._options.on_done is not None:
                    self._options.on_done(result)
        finally:
            await lane.ahead.drop()

    def _next(self, lane: Lane) -> tuple[Flow, int] | None:
        """Take the flow that the worker has chosen ahead, else the next one."""
        chosen, lane.chosen = lane.chosen, None
        return chosen or (self._queue.pop() if self._queue else None)

    def _prepare_next(self, lane: Lane, browser: Browser, copy: AppCopy) -> None:
        """While a worker waits until its flow is quiet, open the first page of the flow that it takes next."""
        if lane.chosen is not None or not self._queue:
            return
        lane.chosen = flow, attempt = self._queue.pop()
        self._open_ahead(lane, flow, self._folder(attempt), browser, copy)

    def _open_ahead(self, lane: Lane, flow: Flow, run_dir: Path, browser: Browser, copy: AppCopy) -> None:
        from reticle.engine.verify import open_flow

        with contextlib.suppress(ReticleError):  # the flow says it itself when it begins
            now = self._copies.now()
            session = open_flow(self._options.project, flow, browser, copy, run_dir=run_dir, now=now)
            lane.ahead.begin(session, browser, copy, self._turns.near if self._overlaps else None)

    def _thin(self, name: str, attempt: int) -> None:
        """Of several replays of a flow the worst is shown, the first of these: of the others the outcome is enough."""
        shown = self._shown.setdefault(name, attempt)
        if shown == attempt:
            return
        worse = min(shown, attempt, key=lambda number: (STATUS_ORDER.index(self.results[name, number].status), number))
        for number in {shown, attempt} - {worse}:
            self.results[name, number] = self.results[name, number].model_copy(update={"steps": [], "visual": []})
        self._shown[name] = worse

    def _folder(self, attempt: int) -> Path:
        if self._options.repeat == 1:
            return self._options.run_dir
        return attempt_dir(self._options.run_dir, attempt)

    async def _one(self, flow: Flow, lane: Lane, run_dir: Path) -> FlowResult:
        number = lane.number
        if self._broken is not None:
            return self._untold(flow, number, str(self._broken), 0)
        began = self._options.clock.monotonic_s()
        try:
            async with self._copies.lease(writes=self._needs_alone(flow)) as copy:
                browser = await self._make_ready(flow, copy)
                result = await self._replayed(flow, browser, copy, lane, run_dir)
                if died := await copy.find_death():
                    result = _spoilt(result, self._options.redactor.text(died))
        except (AppNotReadyError, ResetFailedError, BrowserNotFoundError, ConfigError, ObservationLostError) as caught:
            if not self._has_run:
                raise
            if not isinstance(caught, ResetFailedError | ObservationLostError):
                self._broken = caught
            return self._untold(flow, number, str(caught), began)
        duration_ms = (self._options.clock.monotonic_s() - began) * 1000
        return result if result.duration_ms else result.model_copy(update={"duration_ms": round(duration_ms, 1)})

    async def _make_ready(self, flow: Flow, copy: AppCopy) -> Browser:
        if flow.start.reset:
            await copy.reset()
        browser = await self._browsers.get()
        if self._looks():
            browser.begin_probe()
        self._browser = browser
        self._has_run = True
        return browser

    async def browser_info(self) -> BrowserInfo:
        """Tell which browser the flows were replayed in, its rendering environment where pictures were compared."""
        browser, env = self._browser, None
        if browser is None:
            return BrowserInfo()
        if self._looks():
            with contextlib.suppress(ObservationLostError):
                env = await browser.probe_env()
        executable = str(browser.executable) if browser.executable else None
        return BrowserInfo(name=browser.name, version=browser.version, env=env, executable=executable)

    def _looks(self) -> bool:
        return any(step.visual for flow in self._options.flows for step in flow.steps)

    async def _replayed(self, flow: Flow, browser: Browser, copy: AppCopy, lane: Lane, run_dir: Path) -> FlowResult:
        """Replay within the flow's deadline, or until the app died; whatever goes wrong here is "could not tell"."""
        number = lane.number
        limit = deadline_s(flow, self._options.project.config.flows.step_timeout_s, self._options.extra)
        began = self._options.clock.monotonic_s()
        if self._overlaps:
            self._open_ahead(lane, flow, run_dir, browser, copy)
        try:
            async with Turn(self._turns) as turn, asyncio.timeout(limit):
                return await self._until_death(flow, browser, copy, lane, run_dir, turn)
        except TimeoutError:
            return self._untold(flow, number, f"the flow did not come to its end in {limit:g} s", began)
        except ReticleError as caught:
            return self._untold(flow, number, str(caught), began)
        except Exception as caught:  # noqa: BLE001 - one flow's trouble never takes the run with it
            name = f"defect-{flow.name.replace('/', '-')}.txt"
            write_project_file(
                self._options.run_dir / name, self._options.redactor.text("".join(traceback.format_exception(caught)))
            )
            told = self._options.redactor.text(f"{type(caught).__name__}: {str(caught)[:200]}")
            return self._untold(flow, number, f"a defect of reticle ({told}), see {name}", began)

    async def _until_death(
        self, flow: Flow, browser: Browser, copy: AppCopy, lane: Lane, run_dir: Path, turn: Turn
    ) -> FlowResult:
        session = await lane.ahead.take(browser, copy)
        if copy.dead.is_set():
            if session is not None:
                await session.close()
            raise AppDiedError(copy.died or "the app ended before the flow")
        prepare = None if lane.alone else Preparing(partial(self._prepare_next, lane, browser, copy))
        pace = turn if self._overlaps else prepare
        replaying = asyncio.ensure_future(
            self._replay(
                self._options.project,
                flow,
                browser,
                copy,
                run_dir=run_dir,
                worker=lane.number,
                now=self._copies.now(),
                session=session,
                pace=pace,
            )
        )
        death = asyncio.ensure_future(copy.dead.wait())
        try:
            await asyncio.wait({replaying, death}, return_when=asyncio.FIRST_COMPLETED)
            if not replaying.done():
                raise AppDiedError(copy.died or "the app ended during the flow")
            return await replaying
        finally:
            for task in (replaying, death):
                task.cancel()
            await asyncio.gather(replaying, death, return_exceptions=True)

    def _needs_alone(self, flow: Flow) -> bool:
        resets = bool(self._options.project.config.app.reset) and flow.start.reset
        return resets or flow_writes(flow)

    def _untold(self, flow: Flow, number: int, reason: str, began: float) -> FlowResult:
        took_ms = (self._options.clock.monotonic_s() - began) * 1000 if began else 0
        return FlowResult(
            name=flow.name,
            intent=flow.intent,
            status="unverified",
            reason=self._options.redactor.text(reason),
            flow_hash=flow_hash(flow),
            duration_ms=round(took_ms, 1),
            worker=number,
        )


def attempt_dir(run_dir: Path, attempt: int) -> Path:
    """Return where the files of one of several replays lie, counted from 1."""
    return run_dir / ".attempts" / str(attempt)


def _numbers(options: SuiteOptions) -> range:
    return range(1, options.repeat + 1)


class AppDiedError(ReticleError):
    """A process of the app ended while a flow ran on it."""


def _spoilt(result: FlowResult, died: str) -> FlowResult:
    """Take a verdict back that was made on an app that died: whatever it says, the cause may be the death."""
    note = f"before that: {result.status}" + (f", {result.reason}" if result.reason else "")
    return result.model_copy(update={"status": "unverified", "reason": died, "notes": [*result.notes, note]})


def _first(caught: BaseExceptionGroup[BaseException]) -> BaseException:
    """Pick the one error of a group that says most: a ReticleError before anything else."""
    leaves: list[BaseException] = []
    stack: list[BaseException] = [caught]
    while stack:
        item = stack.pop()
        if isinstance(item, BaseExceptionGroup):
            stack += item.exceptions
        else:
            leaves.append(item)
    return next((leaf for leaf in leaves if isinstance(leaf, ReticleError)), leaves[0])


def _own_address(app: AppConfig, flows: Sequence[Flow]) -> str | None:
    """Return where the first flow begins when every flow names its own address and no app is configured."""
    starts = [flow.start.url for flow in flows]
    if app.url is not None or app.process or not starts or any(url is None or "${" in url for url in starts):
        return None
    return "/".join(str(starts[0]).split("/")[:3])


def _keep_output(run_dir: Path, copies: AppCopies) -> None:
    for name, lines in copies.output().items():
        write_project_file(run_dir / f"app-{name}.log", "\n".join(lines) + "\n")
