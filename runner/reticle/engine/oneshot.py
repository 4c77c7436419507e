"""One shot by hand: open a page, do some steps, and look, or judge what came of them. Refs end with it."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from reticle.clock import SYSTEM
from reticle.engine.browsers import SharedBrowser, browser_starter
from reticle.engine.consent import Consent
from reticle.engine.outcome import Replayed, StepRun
from reticle.engine.placing import find_listener, name_component, place_step
from reticle.engine.replay import replay_flow
from reticle.engine.session import MAIN, Session
from reticle.engine.shorthand import all_of
from reticle.engine.step_report import find_undeclared_dialog
from reticle.engine.variables import resolve_variables
from reticle.engine.visit import Visit
from reticle.engine.waiting import OpenWindow
from reticle.errors import ObservationLostError, ReticleError, TargetError, UsageError
from reticle.judge.decision import Subject
from reticle.judge.outcome import Policy
from reticle.model.base import parse
from reticle.model.flow import Flow, Step
from reticle.model.outline import Match
from reticle.model.predicate import Predicate, SettledLeaf
from reticle.model.target import Target
from reticle.model.verdict import Decision, Verdict
from reticle.store.project import Project
from reticle.text import Redactor, cut
from reticle.truth.check_values import check_flow

if TYPE_CHECKING:
    from reticle.browser.launch import Browser
    from reticle.browser.tab import Tab

T = TypeVar("T")
NAME = "by-hand"
REST_QUIET_MS = 200
REST_PATIENCE_S = 5.0
MISS_PATIENCE_S = 2.0


class StepNotDoneError(ReticleError):
    """A step before the end could not be done, so there is nothing to show."""


@dataclass
class At:
    """Where the app of a visit answers: its origin. It has no environment of its own."""

    url: str
    env: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Arrived:
    """A page on which the steps of a visit were done."""

    session: Session
    done: Replayed
    consent: Consent

    @property
    def tab(self) -> Tab:
        """Return the page that the last step acted in."""
        last = self.done.steps[-1].tab if self.done.steps else None
        return last or self.session.people[MAIN].tab(MAIN)


@dataclass(frozen=True)
class Effected:
    """What the last step of a visit did, and which controls were let through that look destructive."""

    run: StepRun
    ref: str | None
    settled: bool
    warnings: tuple[str, ...] = ()

    @property
    def since(self) -> int:
        """Return the last event's number before the step."""
        return self.run.first_seq


def prepare_check(visit: Visit, expect: tuple[Predicate, ...]) -> Visit:
    """Return the visit whose last step declares `expect`; without a step it is an assert that stands alone."""
    if not expect:
        if not visit.steps:
            raise UsageError("nothing is done and nothing is expected", hint="add --expect \"text 'Thank you'\"")
        return visit
    if not visit.steps:
        return prepare_assert(visit, expect)
    last = visit.steps[-1]
    declared = all_of([*([last.expect] if last.expect else []), *expect])
    return replace(visit, steps=(*visit.steps[:-1], last.model_copy(update={"expect": declared})))


def prepare_assert(visit: Visit, expect: tuple[Predicate, ...]) -> Visit:
    """Return the visit with a look at its end that has no before."""
    declared = all_of(list(expect))
    if declared is None:
        raise UsageError("nothing is asserted", hint="add --expect \"text 'Thank you'\"")
    return replace(visit, steps=(*visit.steps, Step(action="assert", expect=declared)))


async def judge_visit(project: Project, visit: Visit, browser: Browser) -> Verdict:
    """Do the steps and return the verdict of the first that went wrong, else of the last.

    Raises TargetError for a target that names no single element, StepNotDoneError, AppNotReadyError.
    """
    async with arrive_at(project, visit, browser) as arrived:
        for run in arrived.done.steps:
            run.settle()
            await place_step(run)
        return _verdict(arrived.session, arrived.done)


async def act_on_visit(project: Project, visit: Visit, browser: Browser) -> Effected:
    """Do the steps and tell the effect of the last one. Raises what a step that was not done is."""
    if not visit.steps:
        raise UsageError("nothing is done", hint="add --do \"click role=button name='Pay'\"")
    async with arrive_at(project, visit, browser) as arrived:
        require_done(arrived.done)
        settled = await await_rest(arrived.tab)
        last = arrived.done.steps[-1]
        await name_component(arrived.tab, last)
        if last.report is not None and last.report.source is None:
            last.report = last.report.model_copy(update={"source": await find_listener(arrived.tab, last)})
        return Effected(last, last.found.ref if last.found else None, settled, tuple(arrived.consent.warnings))


async def query_visit(project: Project, visit: Visit, browser: Browser, target: Target) -> list[Match]:
    """Do the steps and list what `target` names. Raises TargetError with what is near when it names nothing."""
    from reticle.browser.outline import list_matches

    async with arrive_at(project, visit, browser) as arrived:
        require_done(arrived.done)
        tab = arrived.tab
        await await_rest(tab)
        matches = await list_matches(tab, target)
        if not matches:
            await _await_any(tab, target)
            matches = await list_matches(tab, target)
        return matches


async def in_own_browser(project: Project, visit: Visit, use: Callable[[Project, Visit, Browser], Awaitable[T]]) -> T:
    """Call `use` with a browser of its own, which ends with it, also when this process is killed.

    Mistakes in the visit are told before the browser starts.
    """
    _flow(visit, start_url(project, visit.url))
    starter = browser_starter(project.config.browser, headed=visit.headed)
    async with SharedBrowser(starter) as browsers:
        return await use(project, visit, await browsers.get())


def start_url(project: Project, url: str) -> str:
    """Return the address to open: an absolute one as it is, a path below the configured app. Raises UsageError."""
    if url.startswith("/"):
        app = project.config.app.url
        if app is None:
            raise UsageError(
                f'"{url}" is a path, and no address of the app is configured',
                hint='give a whole URL, or [app] url = "http://localhost:3000"',
            )
        if "{" in app:
            raise UsageError(
                f'"{url}" is a path below [app] url = "{app}", which has a port only where reticle starts the app '
                "itself: by verify, gate and record",
                hint=f"start the app and give its whole URL, http://localhost:3000{url}",
            )
        return app.rstrip("/") + url
    scheme = urlsplit(url).scheme
    if (scheme in ("http", "https") and urlsplit(url).netloc) or scheme in ("file", "data", "about"):
        return url
    raise UsageError(f'"{cut(url)}" is no address', hint=f"give a whole URL, http://{cut(url.lstrip('/'))}")


@contextlib.asynccontextmanager
async def arrive_at(
    project: Project, visit: Visit, browser: Browser, on_open: Callable[[Tab], Awaitable[None]] | None = None
) -> AsyncIterator[Arrived]:
    """Open the page and do the steps; everything of the visit ends with the context.

    `on_open` is called with the page before the first step.
    """
    url = start_url(project, visit.url)
    flow = _flow(visit, url)
    if visit.timeout_s is not None:
        flows = project.config.flows.model_copy(update={"step_timeout_s": visit.timeout_s})
        project = replace(project, config=project.config.model_copy(update={"flows": flows}))
    with tempfile.TemporaryDirectory(prefix="reticle-") as folder:
        consent = Consent(project.config.agents.guard, is_given=visit.confirm_dangerous)
        session = _session(project, flow, browser, url, Path(folder))
        session.guard = consent.check
        try:
            done = await replay_flow(session, on_step=_nothing, on_open=on_open)
            yield Arrived(session, done, consent)
        finally:
            await session.close()


def _flow(visit: Visit, url: str) -> Flow:
    """Return the visit as a flow. Raises InputError for a mistake that shows without a browser."""
    for step in visit.steps:
        if step.action == "command":
            raise UsageError('"command" runs in a copy of the app, and here is none', hint="run it in your shell")
        if step.as_ is not None:
            raise UsageError('"as" needs a flow with "people"', hint="write a flow file")
    start: dict[str, Any] = {"url": url, "reset": False}
    asked = {"viewport": visit.viewport, "locale": visit.locale, "timezone": visit.timezone,
             "colorScheme": visit.color_scheme}  # fmt: skip
    start |= {key: value for key, value in asked.items() if value is not None}
    flow: Flow = parse(Flow, {"name": NAME, "start": start, "steps": list(visit.steps)}, what="the call")
    check_flow(flow)
    return flow


def _session(project: Project, flow: Flow, browser: Browser, url: str, folder: Path) -> Session:
    redactor = Redactor()
    now = SYSTEM.now()
    zone = flow.start.timezone or project.config.browser.timezone
    variables = resolve_variables(
        flow, environ=os.environ, now=now, zone=zone, unique=secrets.token_hex(4), redactor=redactor
    )
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") else ""
    policy = Policy.from_config(project.config.truth)
    session = Session(project, flow, browser, At(origin), folder, now, redactor, variables, policy)
    session.about = Subject(url=redactor.url(url))
    return session


def _verdict(session: Session, done: Replayed) -> Verdict:
    for run in done.steps:
        verdict = run.settle()
        _raise_if_not_done(run)
        if verdict is None:
            continue
        if (dialog := find_undeclared_dialog(run)) is not None and verdict.reason != "observation_lost":
            verdict = _dialog_verdict(session, dialog, verdict)
        if run.index == len(session.flow.steps) - 1 and (done.is_done or _is_bad(run, verdict)):
            return verdict
        if _is_bad(run, verdict) or done.ends_at(run):
            where = f"step {run.index + 1} {run.describe}"
            return verdict.model_copy(update={"because": f"{where}: {verdict.because}"})
    why = done.lost or "the steps did not come to their end"
    return Verdict(
        verified="unknown",
        reason="observation_lost",
        because=f"nothing can be said: {session.redactor.text(why)}",
        decision=Decision(
            what_changed="the page or the browser went away",
            suggested_fix="run it again; if it happens again, look why it ends",
            next_action="reticle doctor",
        ),
    )


def _is_bad(run: StepRun, verdict: Verdict) -> bool:
    if verdict.verified == "no" or verdict.reason in ("not_acted", "observation_lost"):
        return True
    return verdict.verified == "unknown" and run.step.expect is not None


def _dialog_verdict(session: Session, dialog: str, judged: Verdict) -> Verdict:
    """Lead with a dialog that was not declared: it is the cause of what did not happen after it."""
    return Verdict(
        verified="no",
        reason="assertion_failed",
        because=dialog if judged.is_pass else f"{dialog} ({judged.because})",
        decision=Decision(
            what_changed=dialog,
            suggested_fix="say how the step answers it, as in dialogs.kind=confirm dialogs.accept=true",
            next_action=session.subject().command("assertion_failed"),
        ),
    )


def require_done(done: Replayed) -> None:
    """Raise unless every step was done, and what it declares itself came true."""
    if done.lost is not None:
        raise ObservationLostError(done.lost, hint="run again")
    for run in done.steps:
        verdict = run.settle()
        _raise_if_not_done(run)
        bad = verdict is not None and _is_bad(run, verdict) and (run.step.expect or verdict.reason == "not_acted")
        if verdict is not None and (bad or done.ends_at(run)):
            raise StepNotDoneError(f"step {run.index + 1} {run.describe}: {verdict.because}")
    if not done.is_done:
        raise StepNotDoneError("the steps did not come to their end", hint="reticle check says why")


def _raise_if_not_done(run: StepRun) -> None:
    where = f"step {run.index + 1} {run.step.action}"
    if run.drift is not None:
        raise TargetError(f"{where}: {run.drift.text}", kind=run.drift.reason)
    if run.error is not None:
        raise StepNotDoneError(f"{where}: {run.error}")


async def await_rest(tab: Tab) -> bool:
    """Wait until the page has come to rest, not for long. Returns whether it did."""
    window = OpenWindow(
        tab,
        SettledLeaf(kind="settled", quiet_ms=REST_QUIET_MS),
        policy=Policy(quiet_ms=REST_QUIET_MS),
        before=None,
        start_seq=0,
        pressed_t=tab.now_t(),
        timeout_ms=REST_PATIENCE_S * 1000,
    )
    await window.await_closed()
    return window.end().is_pass


async def _await_any(tab: Tab, target: Target) -> None:
    """Wait a little for something that `target` names. Raises TargetError with what is near."""
    try:
        await tab.find(target, timeout_s=MISS_PATIENCE_S)
    except TargetError as missed:
        if missed.kind != "ambiguous":
            raise


async def _nothing(_run: StepRun) -> None:
    return None
