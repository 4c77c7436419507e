"""One replay of one flow: its people, variables, policy and the clock of its actions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from reticle.engine.storage_state import check_storage_state
from reticle.engine.variables import Variables, resolve_variables
from reticle.errors import FlowError, InputError
from reticle.judge.decision import Subject
from reticle.judge.outcome import Policy
from reticle.model.flow import Args, Flow, Person, Step, check_headers
from reticle.model.frozen import check_moment
from reticle.store.project import Project
from reticle.text import Redactor

if TYPE_CHECKING:
    from reticle.browser.launch import Browser
    from reticle.browser.person import PageTime, PersonOptions
    from reticle.browser.person import Person as BrowserPerson
    from reticle.browser.stubs import Stubs
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found
    from reticle.engine.outcome import StepRun

MAIN = "main"
FINGERS = frozenset({"tap", "zoom"})
"""Actions that need a screen which takes fingers."""


class AppPlace(Protocol):
    """Where the app answers, and the environment of its commands."""

    @property
    def url(self) -> str:
        """Return its address."""

    @property
    def env(self) -> Mapping[str, str]:
        """Return its own variables."""


class Watcher(Protocol):
    """Looks over the shoulder of a replay: at elements before they are acted on, and at targets that name nothing."""

    async def found(self, session: Session, index: int, tab: Tab, found: Found) -> None:
        """Look at the element that step `index` (from 0) is about to act on."""

    async def drifted(self, session: Session, run: StepRun) -> Step | None:
        """Return the step with another target, to try it at once, or None to let the drift stand."""


@dataclass(frozen=True)
class Opened:
    """A start page that is opened before its flow begins: `opening` gives what it was refused with, `load_seq` is the
    last event before it."""

    url: str
    load_seq: int
    opening: asyncio.Task[str | None]


@dataclass
class Session:
    """What every step of a replay needs. `people` are the browser contexts that were opened, by name.

    `about` is what verdicts name in their next command when it is no flow; `guard` may refuse an element before it is
    acted on (raises ActionRefusedError); `watcher` sees elements before they are acted on, and drifts;
    `patience_s` is the most that finding a target may take.
    """

    project: Project
    flow: Flow
    browser: Browser
    copy: AppPlace
    run_dir: Path
    now: datetime
    redactor: Redactor
    variables: Variables
    policy: Policy
    people: dict[str, BrowserPerson] = field(default_factory=dict)
    actions: int = 0
    on_gesture: Callable[..., None] | None = None
    """Set to record what a person does by hand as `main`."""
    about: Subject | None = None
    guard: Callable[[Found, Args], None] | None = None
    watcher: Watcher | None = None
    patience_s: float | None = None
    stubs: Stubs | None = None
    """What is answered without the server, by the flow and its set-up flows; made when the first person appears."""
    setting_up: asyncio.Task[str | None] | None = None
    """The set-up flows, when they were begun ahead: gives what went wrong, None when all held."""
    opened: list[Opened] = field(default_factory=list)
    """The start page, when it was opened ahead, until the replay takes it."""

    def next_action(self) -> str:
        """Return the id of the next action: a1, a2, …"""
        self.actions += 1
        return f"a{self.actions}"

    def subject(self, index: int | None = None) -> Subject:
        """Return what is judged, for the commands that a verdict names; `index` counts steps from 0."""
        if self.about is not None:
            return self.about
        return Subject(flow=self.flow.name, step=None if index is None else index + 1)

    def for_setup(self, flow: Flow) -> Session:
        """Return the session of a set-up flow: the same people and log, its own variables."""
        variables = resolve_variables(
            flow,
            environ=self.variables.environ,
            now=self.now,
            zone=self.variables.zone,
            unique=self.variables.unique,
            redactor=self.redactor,
            locale=flow.start.locale or self.project.config.browser.locale,
        )
        variables.generated = self.variables.generated
        return replace(self, flow=flow, variables=variables)

    def timeout_s(self, step: Step) -> float:
        """Return the seconds that a step may take in all."""
        return step.timeout_ms / 1000 if step.timeout_ms else self.project.config.flows.step_timeout_s

    def url(self, path: str) -> str:
        """Return the address of a path of the app."""
        return self.copy.url.rstrip("/") + path

    def start_url(self) -> str | None:
        """Return where the flow begins: its url, its path, or the app's root when no set-up brought it anywhere."""
        start = self.flow.start
        if start.url is not None:
            return self.variables.text(start.url)
        if start.path is not None:
            return self.url(self.variables.text(start.path))
        return None if start.setup else self.url("/")

    def refusal(self, url: str, status: int | None) -> str | None:
        """Say that a start page was answered with an error of the asker (4xx), None for any other status."""
        if status is None or not 400 <= status < 500:
            return None
        base = self.copy.url.rstrip("/")
        return f"opening {self.redactor.url(url).removeprefix(base) or '/'} answered {status}"

    async def person(self, name: str) -> BrowserPerson:
        """Return the person called `name`, opening a browser context of their own when they first act."""
        if name not in self.people:
            if self.stubs is None:
                self.stubs = self.all_stubs()
            self.people[name] = await self.browser.new_person(self._person_options(name), name)
        return self.people[name]

    async def tab(self, step: Step) -> Tab:
        """Return the page that a step acts in. Raises ReticleError when it is not open."""
        person = await self.person(step.as_ or MAIN)
        return await person.await_tab(step.page or MAIN, self.timeout_s(step))

    async def close(self) -> None:
        """Close every person's context and give back the space of their logs."""
        ahead = [made.opening for made in self.opened] + ([self.setting_up] if self.setting_up is not None else [])
        for task in ahead:
            task.cancel()
        await asyncio.gather(*ahead, return_exceptions=True)
        people = list(self.people.values())
        await asyncio.gather(*(person.close() for person in people))
        for person in people:
            person.log.close()

    def declared_person(self, name: str) -> Person:
        """Return what the flow says of a person."""
        if name == MAIN:
            return Person(setup=self.flow.start.setup, storage_state=self.flow.start.storage_state)
        if name not in self.flow.people:
            raise FlowError(f'flow {self.flow.name}: "as": "{name}" is not one of its "people"')
        return self.flow.people[name]

    def _person_options(self, name: str) -> PersonOptions:
        from reticle.browser.person import PersonOptions

        browser, start = self.project.config.browser, self.flow.start
        state = self.declared_person(name).storage_state or browser.storage_state
        return PersonOptions(
            viewport=start.viewport or browser.viewport,
            locale=start.locale or browser.locale,
            timezone=start.timezone or browser.timezone,
            color_scheme=start.color_scheme or browser.color_scheme,
            touch=self._touches(name),
            storage_state=self._storage_state(state),
            headers={**browser.headers, **self._headers()},
            http_credentials=self._credentials() or browser.http_credentials,
            permissions=self._permissions(),
            geolocation=start.geolocation.model_dump() if start.geolocation else None,
            base_url=self.copy.url,
            redactor=self.redactor,
            testid_attributes=tuple(self.project.config.flows.testid_attributes),
            code_map=self.project.config.code.map,
            code_root=self.project.root,
            downloads_dir=self.run_dir / self.flow.name / "downloads",
            clock=self._page_time(),
            stubs=self.stubs,
            on_gesture=self.on_gesture if name == MAIN else None,
        )

    def _touches(self, name: str) -> bool:
        """Tell whether a person uses fingers in any step, their set-up's too: pages look for that while they load."""
        setups = [self.project.load_flow(setup) for setup in self.declared_person(name).setup]
        steps = [step for step in self.flow.steps if (step.as_ or MAIN) == name]
        return any(step.action in FINGERS for step in (*steps, *(step for setup in setups for step in setup.steps)))

    def _headers(self) -> dict[str, str]:
        try:
            return check_headers(self.variables.data(self.flow.start.headers))
        except ValueError as caught:
            raise FlowError(f"flow {self.flow.name}: start.headers: {caught}") from None

    def _credentials(self) -> dict[str, str] | None:
        given = self.flow.start.http_credentials
        if given is None:
            return None
        password = self.variables.text(given.password)
        self.redactor.learn(password)
        return {"username": self.variables.text(given.username), "password": password}

    def _permissions(self) -> tuple[str, ...]:
        """Return what the app may do; who says where a person is lets it ask."""
        start = self.flow.start
        asked = [*start.permissions, *(["geolocation"] if start.geolocation else [])]
        return tuple(dict.fromkeys(asked))

    def _page_time(self) -> PageTime | None:
        """Return the pages' time: the flow's, else that of the app when it has one of its own."""
        from reticle.browser.person import PageTime

        clock = self.flow.start.clock
        if clock is None:
            return PageTime(self.now, frozen=False) if self.project.config.app.now else None
        try:
            moment = datetime.fromisoformat(check_moment(self.variables.text(clock.now)))
        except ValueError as caught:
            raise FlowError(f"flow {self.flow.name}: start.clock.now: {caught}") from None
        return PageTime(moment, frozen=clock.mode == "frozen")

    def all_stubs(self) -> Stubs:
        """Gather the stubs of the flow, whose come first, and of every set-up flow."""
        from reticle.browser.stubs import Stubs

        made = Stubs()
        names = [*self.flow.start.setup, *(name for person in self.flow.people.values() for name in person.setup)]
        inner = [self.for_setup(self.project.load_flow(name)) for name in dict.fromkeys(names)]
        for session in (self, *inner):
            made.add([session.variables.model(stub) for stub in session.flow.start.stubs], self._stub_file)
        return made

    def _stub_file(self, relative: str) -> bytes:
        path = self.project.path(relative, what="stub file")
        if not path.is_file():
            raise InputError(f"stub file {relative}: there is no such file")
        return path.read_bytes()

    def _storage_state(self, relative: str | None) -> Path | None:
        if relative is None:
            return None
        path = self.project.path(relative, what="storage_state")
        if not path.is_file():
            raise InputError(f"storage_state {relative}: there is no such file")
        check_storage_state(path, self.project.shown(path))
        return path
