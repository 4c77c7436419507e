"""`reticle record`: a person shows the app to a visible browser, and a flow comes of it."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from reticle.appproc.copies import AppCopies, CopiesOptions
from reticle.clock import SYSTEM
from reticle.engine.browsers import SharedBrowser, browser_starter, check_display
from reticle.engine.covering import CoverageWatcher, list_covers, start_coverage
from reticle.engine.oneshot import At, start_url
from reticle.engine.recorder_bar import Bar
from reticle.engine.recorder_flow import FlowParts, kept_steps, make_flow, secret_values
from reticle.engine.recorder_place import Place, add_covers, find_place, write_flow
from reticle.engine.recording import Recording
from reticle.engine.replay import arrive, replay_flow
from reticle.engine.session import MAIN, AppPlace
from reticle.engine.status import Status, asserts_something, decide_status
from reticle.engine.stub_making import Made
from reticle.engine.stubbing import FOLDER, check_origin, keep_answers, list_stale, made_of
from reticle.engine.verify import open_session
from reticle.errors import ReticleError, UsageError
from reticle.model.event import PageState
from reticle.model.flow import Flow, parse_flow
from reticle.store.project import Project
from reticle.store.scratch import scratch_folder
from reticle.text import Redactor

if TYPE_CHECKING:
    from reticle.browser.launch import Browser
    from reticle.browser.person import Person

Ended = Literal["saved", "closed", "interrupted"]
EMPTY_PAGE = "about:blank"


@dataclass(frozen=True)
class RecordOptions:
    """What is recorded. `url` is a whole address, a path of the configured app, or None for the app's first page."""

    name: str
    url: str | None = None
    out: Path | None = None
    overwrite: bool = False
    headless: bool = False
    setup: tuple[str, ...] = ()
    intent: str = ""
    viewport: str | None = None
    stub_others: bool = False
    """Keep what other origins answer as stubs of the flow."""
    own: tuple[str, ...] = ()
    """Origins that are the app's too."""


@dataclass(frozen=True)
class Recorded:
    """What came of it. `replayed` is the replay after the save, None where the app cannot be reset or nobody waited."""

    flow: Flow | None
    place: Place
    ended: Ended
    diff: str = ""
    replayed: Status | None = None
    not_replayed: str = ""
    asserts: bool = False
    secrets: tuple[str, ...] = ()
    """Environment variables that hold what was typed into secret fields."""
    lost_files: tuple[str, ...] = ()
    stubs: Made | None = None
    """What was made of other origins' answers, when that was wanted."""


@dataclass
class _Scene:
    """Where the recording takes place: a copy of the configured app, or an address that is left as it is."""

    app: AppPlace
    start: dict[str, Any]
    now: datetime
    reset: Callable[[], Any] | None = None
    why_not: str = ""


@dataclass
class _Told:
    """What the recording itself gives, before it becomes a file."""

    drafts: Any
    parts: FlowParts
    files: dict[str, bytes]
    typed: dict[str, str]
    lost_files: list[str] = field(default_factory=list)
    stubs: Made | None = None


async def record_flow(project: Project, options: RecordOptions, say: Callable[[str], None]) -> Recorded:
    """Open a browser, record until the person saves, closes it or presses Ctrl-C, and write the flow.

    `say` gets lines for people. Raises UsageError for a flow that exists, a missing address or display,
    AppNotReadyError, ResetFailedError, BrowserNotFoundError.
    """
    place = find_place(project, options.name, options.out, overwrite=options.overwrite)
    own = {check_origin(origin) for origin in options.own}
    if own and not options.stub_others:
        raise UsageError("--own says whose answers are not kept, and none are", hint="add --stub-third-parties")
    if not options.headless:
        check_display()
    with scratch_folder(project.work_dir, "record") as folder:
        async with _open_scene(project, options, folder) as scene:
            told, ended = await _record(project, options, scene, folder, place, say)
            drafts = kept_steps(told.drafts)
            if not drafts:
                return Recorded(None, place, ended)
            flow = make_flow(drafts, told.parts)
            diff = write_flow(place, flow, told.files)
            for name in list_stale(place.files_dir / FOLDER, told.stubs) if told.stubs is not None else ():
                (place.files_dir / FOLDER / name).unlink(missing_ok=True)  # of stubs that were recorded before
            made = Recorded(
                flow, place, ended, diff, asserts=asserts_something(flow), lost_files=tuple(told.lost_files),
                stubs=told.stubs,
                secrets=tuple(var.env for var in flow.vars.values() if var.secret and var.env),
            )  # fmt: skip
            return await _prove(project, made, told, scene, folder, say)


@contextlib.asynccontextmanager
async def _open_scene(project: Project, options: RecordOptions, folder: Path) -> AsyncIterator[_Scene]:
    app = project.config.app
    is_path = options.url is None or options.url.startswith("/")
    if not is_path or app.url is None:
        if options.url is None:
            raise UsageError(
                "there is nothing to open", hint="reticle record http://localhost:3000 --name …, or reticle init first"
            )
        url = start_url(project, options.url)
        origin = "/".join(url.split("/")[:3]) if "://" in url else ""
        yield _Scene(At(origin), {"url": url}, SYSTEM.now(), why_not="a bare address is never replayed by itself")
        return
    wanted = CopiesOptions(project.root, app, project.work_dir, Redactor(), workers=1)
    async with AppCopies(wanted) as copies, copies.lease() as copy:
        can_reset = bool(app.reset) or app.database is not None
        scene = _Scene(copy, {}, copies.now(), why_not="nothing in [app] resets the app")
        if options.url is not None:
            scene.start["path"] = options.url
        if options.setup:
            scene.start["setup"] = list(options.setup)
        if can_reset:
            scene.reset, scene.why_not = copy.reset, ""
            await copy.reset()
        if "path" not in scene.start and not options.setup:
            scene.start["path"] = "/"
        yield scene


async def _record(
    project: Project, options: RecordOptions, scene: _Scene, folder: Path, place: Place, say: Callable[[str], None]
) -> tuple[_Told, Ended]:
    """Let the person work until they are done."""
    config = project.config.browser
    if options.headless:
        config = config.model_copy(update={"headless": True})
    start = {**scene.start, **({"viewport": options.viewport} if options.viewport else {})}
    own = {check_origin(origin) for origin in options.own}
    empty = parse_flow({"version": 1, "name": options.name, "start": start, "steps": []}, name=options.name)
    async with SharedBrowser(browser_starter(config, headed=not options.headless)) as browsers:
        browser = await browsers.get()
        session = open_session(project, empty, browser, scene.app, run_dir=folder, now=scene.now)
        recording = Recording(session.redactor)
        session.on_gesture = recording.hear
        keeper = keep_answers(session, own) if options.stub_others else None
        made = None
        try:
            problem = await arrive(session)
            if problem is not None:
                raise ReticleError(problem, hint=f"reticle verify {options.setup[0] if options.setup else ''}")
            person = session.people[MAIN]
            recording.follow(person)
            bar = Bar(recording, person, options.name)
            recording.start()
            await bar.show()
            say(f"recording {options.name}: press Save in the bar, close the window, or press Ctrl-C here")
            ended = await _await_end(browser, person, bar)
            with contextlib.suppress(asyncio.CancelledError):
                await bar.close()
            await recording.finish()
            if keeper is not None:
                made = await made_of(session, keeper, f"{place.shown(place.files_dir)}/{FOLDER}")
        finally:
            with contextlib.suppress(asyncio.CancelledError):
                await session.close()
    files, uploads, lost = recording.place_files(place.shown(place.files_dir))
    if made is not None:
        files |= {f"{FOLDER}/{name}": data for name, data in made.files.items()}
        start |= {"stubs": made.stubs} if made.stubs else {}
    parts = FlowParts(
        name=options.name, start=start, ways=recording.ways, redactor=recording.redactor, intent=options.intent,
        secrets=tuple(recording.secrets), dynamic=tuple(recording.dynamic), uploads=uploads,
        today=session.variables.today(),
    )  # fmt: skip
    return _Told(recording.drafts.items, parts, files, recording.typed, lost, made), ended


async def _await_end(browser: Browser, person: Person, bar: Bar) -> Ended:
    closed = asyncio.Event()
    stop = person.log.subscribe(
        lambda event: closed.set() if isinstance(event.data, PageState) and _is_empty(person) else None
    )
    waits = {asyncio.ensure_future(event.wait()): name for event, name in _ends(browser, closed, bar)}
    try:
        done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        return waits[done.pop()]
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is not None:
            task.uncancel()
        return "interrupted"
    finally:
        stop()
        for wait in waits:
            wait.cancel()


def _ends(browser: Browser, closed: asyncio.Event, bar: Bar) -> list[tuple[asyncio.Event, Ended]]:
    return [(bar.saved, "saved"), (closed, "closed"), (browser.lost, "closed")]


def _is_empty(person: Person) -> bool:
    return all(tab.page.is_closed() for tab in person.tabs)


async def _prove(
    project: Project, made: Recorded, told: _Told, scene: _Scene, folder: Path, say: Callable[[str], None]
) -> Recorded:
    """Replay once after a reset, in a browser that nobody sees."""
    from dataclasses import replace

    flow = made.flow
    if flow is None or scene.reset is None or made.ended == "interrupted":
        why = "interrupted" if made.ended == "interrupted" else scene.why_not
        return replace(made, not_replayed=why)
    say("replaying it once, after a reset")
    await scene.reset()
    environ = {**os.environ, **secret_values(told.drafts, told.typed)}
    async with SharedBrowser(browser_starter(project.config.browser)) as browsers:
        session = open_session(
            project, flow, await browsers.get(), scene.app, run_dir=folder, now=scene.now, environ=environ
        )
        try:
            watcher = session.watcher = CoverageWatcher(await start_coverage(session))
            done = await replay_flow(session, on_step=_nothing)
            status = decide_status(flow, done, None)
            covers = await list_covers(watcher.coverage, project) if status.status == "pass" else None
        finally:
            await session.close()
    if covers:
        made = replace(made, flow=flow.model_copy(update={"covers": covers}))
        add_covers(made.place, covers)
    return replace(made, replayed=replace(status, reason=session.redactor.text(status.reason)))


async def _nothing(_run: object) -> None:
    return None
