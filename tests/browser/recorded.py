"""Records what raw input does on a page, and replays it in another browser context."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from recorder_site import serve
from served_pages import Site

from hands import Hands
from reticle.browser.launch import Browser
from reticle.browser.person import Person, PersonOptions
from reticle.browser.tab import Tab
from reticle.clock import SYSTEM
from reticle.engine.oneshot import At
from reticle.engine.outcome import StepRun
from reticle.engine.recorder_flow import FlowParts, make_flow
from reticle.engine.recording import Recording
from reticle.engine.replay import replay_flow
from reticle.engine.session import Session
from reticle.engine.status import Status, decide_status
from reticle.engine.variables import resolve_variables
from reticle.judge.outcome import Policy
from reticle.model.config import Config
from reticle.model.flow import Flow
from reticle.store.project import Project
from reticle.text import Redactor


@dataclass
class Recorded:
    """A recording that goes on, and the hands that make it."""

    hands: Hands
    recording: Recording
    person: Person
    url: str
    flow: Flow | None = None
    files: dict[str, bytes] = field(default_factory=dict)
    environ: dict[str, str] = field(default_factory=dict)

    @property
    def tab(self) -> Tab:
        """The first page."""
        return self.person.tab()

    async def rest(self) -> None:
        """Wait until everything that was done has been told and has had its consequences."""
        await self.tab.settle(3)

    async def finish(self) -> Flow:
        """End the recording and return its flow."""
        await self.rest()
        await self.recording.finish()
        recording = self.recording
        self.files, uploads, _ = recording.place_files("files")
        self.flow = make_flow(
            recording.drafts.items,
            FlowParts(
                name="recorded", start={"url": self.url}, ways=recording.ways, redactor=recording.redactor,
                secrets=tuple(recording.secrets), dynamic=tuple(recording.dynamic), uploads=uploads,
            ),
        )  # fmt: skip
        return self.flow

    def write_files(self, root: Path) -> None:
        """Put what was uploaded where the flow says."""
        for name, data in self.files.items():
            (root / "files").mkdir(exist_ok=True)
            (root / "files" / name).write_bytes(data)

    def steps(self) -> list[str]:
        """Spell the steps: action, target, what was put in."""
        assert self.flow is not None
        return [spell(step) for step in self.flow.to_json()["steps"]]


def spell(step: dict[str, Any]) -> str:
    """Spell a step in one line: `fill label=Name 'Ada'`, with the page and the frame where they are not the first."""
    words = [step["action"]]
    target = step.get("target", {})
    words += [_target(target)] if target else []
    args = step.get("args", {})
    for key in ("value", "label", "values", "text", "button", "path", "paths", "index", "modifiers"):
        if key in args:
            words.append(repr(args[key]))
    if "to" in args:
        words.append(f"to {_target(args['to'])}")
    if step.get("page"):
        words.append(f"in {step['page']}")
    if step.get("frame"):
        words.append("frame " + " > ".join(_target(item) for item in step["frame"]))
    return " ".join(words)


def _target(target: dict[str, Any]) -> str:
    plain = {key: value for key, value in target.items() if key not in ("within", "frame")}
    said = f"{plain.pop('role')}:{plain.pop('name', '')}" if "role" in plain else ""
    said = " ".join([*([said] if said else []), *(f"{key}={value}" for key, value in plain.items())])
    if "within" in target:
        said += f" within {_target(target['within'])}"
    return said


TIMES = 20 if os.environ.get("RETICLE_SOAK") else 1


@dataclass(frozen=True)
class Watched:
    """A browser that is recorded, with the port by which somebody else's hands reach it."""

    browser: Browser
    port: int


async def try_it(
    watched: Watched,
    site: Site,
    page: str,
    do: Callable[[Hands], Awaitable[None]],
    root: Path,
    *,
    environ: dict[str, str] | None = None,
    times: int = TIMES,
    url: str | None = None,
) -> tuple[list[str], Flow]:
    """Record what `do` does on a page, replay it, and return the steps and the flow.

    Each replay has to come out as it did by hand: `window.result` of the first page is the page's own account.
    """  # fmt: skip
    async with recorded(watched.browser, watched.port, url or serve(site, page)) as done:
        await do(done.hands)
        flow = await done.finish()
        by_hand = await done.tab.page.evaluate("window.result")
        done.write_files(root)
        steps = done.steps()
    for _ in range(times):
        status, value, runs = await replay(
            watched.browser,
            flow,
            root,
            environ=environ,
            then="new Promise(done => setTimeout(done, 50)).then(() => window.result)",
        )
        assert status.status in ("pass", "no-fault"), (steps, status)
        assert value == by_hand, (value, by_hand, steps, [run.describe for run in runs])
    return steps, flow


@contextlib.asynccontextmanager
async def recorded(browser: Browser, port: int, url: str, **options: Any) -> AsyncIterator[Recorded]:
    """Open a page and record what is done there."""
    redactor = Redactor()
    recording = Recording(redactor)
    person = await browser.new_person(PersonOptions(redactor=redactor, on_gesture=recording.hear, **options))
    try:
        recording.follow(person)
        await person.tab().open(url)
        await person.tab().settle(3)
        async with Hands(port) as hands:
            await hands.look_at(url)
            recording.start()
            yield Recorded(hands, recording, person, url)
    finally:
        await person.close()
        person.log.close()


async def replay(
    browser: Browser,
    flow: Flow,
    root: Path,
    *,
    environ: dict[str, str] | None = None,
    then: str | None = None,
    before: Callable[[Session], Awaitable[None]] | None = None,
) -> tuple[Status, Any, list[StepRun]]:
    """Replay a flow in a context of its own. Returns its status, and what the script `then` gives at the end."""
    redactor = Redactor()
    now = SYSTEM.now()
    variables = resolve_variables(
        flow, environ={**os.environ, **(environ or {})}, now=now, zone="UTC", unique=secrets.token_hex(4),
        redactor=redactor,
    )  # fmt: skip
    origin = "/".join((flow.start.url or "").split("/")[:3])
    session = Session(Project(root, Config()), flow, browser, At(origin), root, now, redactor, variables, Policy())
    try:
        if before is not None:
            await before(session)
        done = await replay_flow(session, on_step=_nothing)
        value = await session.people["main"].tab().page.evaluate(then) if then else None
        return decide_status(flow, done, None), value, done.steps
    finally:
        await session.close()


async def _nothing(_: StepRun) -> None:
    return None
