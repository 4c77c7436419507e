"""Replay the steps of a flow: each starts as soon as the one before holds; windows close while later steps run."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from reticle.engine.outcome import Replayed, StepRun
from reticle.engine.pace import Pace
from reticle.engine.placing import place_step, place_verdict
from reticle.engine.session import MAIN, Opened, Session
from reticle.engine.steps import filled_success, run_step
from reticle.engine.waiting import OpenWindow, read_before
from reticle.errors import AppNotReadyError, ObservationLostError, ReticleError
from reticle.judge.leaves_events import is_noise, uncaught
from reticle.judge.matching import could_match_same
from reticle.model.event import PageError
from reticle.model.flow import Step
from reticle.model.predicate import Predicate, SignalLeaf, list_leaves
from reticle.text import cut, plural
from reticle.truth.record import Record

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from reticle.browser.tab import Tab


_LAST_WORD_S = 1.0
_GESTURES = frozenset({"click", "dblclick", "press", "submit", "select", "check", "uncheck", "drag", "tap", "upload"})


async def replay_flow(
    session: Session,
    *,
    on_step: Callable[[StepRun], Awaitable[None]],
    on_open: Callable[[Tab], Awaitable[None]] | None = None,
    pace: Pace | None = None,
) -> Replayed:
    """Replay a flow on a copy that was reset: set-up flows, the start page, every step, `success`.

    `on_step` is called when a step's positive part holds, before the next begins (pictures are taken there), `on_open`
    when the start page is open; `pace` hears how far it has come. What the runner lost stands in `lost` and is never a
    verdict on the app.
    """
    done = Replayed()
    try:
        await _set_up(session, done)
        if done.setup is None and on_open is not None:
            await on_open(session.people[MAIN].tab(MAIN))
        if done.setup is None:
            await _replay(session, done, on_step, pace)
    except ObservationLostError as caught:
        done.lost = await _why_lost(session, caught)
    for run in done.steps:
        run.settle()
        await place_step(run)
    if done.success is not None and not done.success.is_pass and done.lost is None:
        done.success = await place_verdict(session.people[MAIN].tab(MAIN), done.success)
    return done


async def _why_lost(session: Session, caught: ObservationLostError) -> str:
    """Say why nothing is seen any more. A page that is gone may have gone with its browser, whose end is told later."""
    try:
        async with asyncio.timeout(_LAST_WORD_S):
            await session.browser.lost.wait()
    except TimeoutError:
        return str(caught)
    return str(ObservationLostError("the browser went away", hint="run again"))


async def arrive(session: Session) -> str | None:
    """Do the set-up flows and open the start page. Returns what went wrong in a set-up flow, None when all is well."""
    done = Replayed()
    await _set_up(session, done)
    return done.setup


async def _set_up(session: Session, done: Replayed) -> None:
    person = await session.person(MAIN)
    done.setup = await (session.setting_up or _run_setups(session))
    if done.setup is not None:
        return
    url = session.start_url()
    done.load_seq = session.opened[0].load_seq if session.opened else person.log.last_seq
    if url is not None:
        done.refused = await _open(session, person.tab(MAIN), url)


async def _run_setups(session: Session) -> str | None:
    """Replay all set-up flows. Returns what went wrong in the first that did not hold, None when all did."""
    everybody = {MAIN: session.flow.start.setup, **{who: p.setup for who, p in session.flow.people.items()}}
    for who, setups in everybody.items():
        for name in setups:
            problem = await _run_setup(session, name, who)
            if problem is not None:
                return problem
    return None


async def _run_setup(session: Session, name: str, who: str) -> str | None:
    """Replay a set-up flow as a person. Returns what went wrong, None when every step and its success held."""
    flow = session.project.load_flow(name)
    person = await session.person(who)
    tab = person.tab(MAIN)
    inner = session.for_setup(flow)
    start = inner.start_url()
    refused = await _open(inner, tab, start) if start is not None else None
    success = filled_success(inner)
    window = await _flow_window(inner, tab, success)
    for index, step in enumerate(flow.steps):
        stepped = step if who == MAIN or step.as_ else step.model_copy(update={"as_": who})
        run = await run_step(inner, stepped, index)
        session.actions = inner.actions
        problem = await _problem_of(run)
        if problem is not None:
            return f"set-up {name}, {f'{refused}, ' if refused else ''}step {index + 1} {run.describe}: {problem}"
    if window is not None:
        await window.await_positive()
        verdict = window.end()
        if verdict.verified not in ("yes", "no-fault") and verdict.reason not in ("pending", "already_true"):
            return f"set-up {name}: {verdict.because}"
    return None


async def _problem_of(run: StepRun) -> str | None:
    """Wait for a set-up step and say what went wrong, if anything did."""
    if run.drift is not None:
        return run.drift.text
    if run.error is not None:
        return run.error
    if run.window is None:
        return None
    await run.window.await_positive()
    verdict = run.window.end()
    refused = run.window.action is not None and run.window.action.refused is not None
    return verdict.because if verdict.verified == "no" or refused else None


def set_up_ahead(session: Session) -> None:
    """Begin the set-up flows before their flow begins; the person's first page is open."""
    session.setting_up = asyncio.get_running_loop().create_task(_run_setups(session))


def open_ahead(session: Session) -> None:
    """Begin to open the flow's start page, where the set-up is done. Raises ReticleError for mistakes of the user."""
    url, person = session.start_url(), session.people[MAIN]
    if url is not None:
        load_seq = person.log.last_seq
        opening = asyncio.get_running_loop().create_task(_open_now(session, person.tab(MAIN), url))
        session.opened.append(Opened(url, load_seq, opening))


async def _open(session: Session, tab: Tab, url: str) -> str | None:
    """Open a start page, or wait for the one that was opened ahead, and return what it was refused with.

    Raises AppNotReadyError when nothing answers or the server says that it cannot.
    """
    ahead = session.opened.pop() if session.opened else None
    if ahead is not None and ahead.url == url:
        return await ahead.opening
    return await _open_now(session, tab, url)


async def _open_now(session: Session, tab: Tab, url: str) -> str | None:
    status = await tab.open(url, max(30.0, session.project.config.flows.step_timeout_s))
    if status is not None and status >= 500:
        raise AppNotReadyError(f"opening {session.redactor.url(url)}: the server answered {status}")
    return session.refusal(url, status)


async def _replay(
    session: Session,
    done: Replayed,
    on_step: Callable[[StepRun], Awaitable[None]],
    pace: Pace | None,
) -> None:
    flow = session.flow
    tab = session.people[MAIN].tab(MAIN)
    success = await _flow_window(session, tab, filled_success(session), done.load_seq)
    load_note = _note_of_load(tab, done.load_seq)
    pending: list[OpenWindow] = []
    for index, step in enumerate(flow.steps):
        if not await _clear_way(pending, step):
            break
        if pace is not None and index == len(flow.steps) - 1:
            pace.near_end()
        run = await _begin(session, step, index)
        run.notes += load_note if index == 0 else []
        done.steps.append(run)
        stopped = await _hold(run)
        run.last_seq = run.tab.person.log.last_seq if run.tab else 0
        run.duration_ms = run.tab.now_t() - run.started_t if run.tab else 0
        if stopped:
            break
        await on_step(run)
        if run.window is not None:
            pending.append(run.window)
    else:
        done.is_done = True
    if done.steps:
        done.steps[-1].last_seq = 0  # no step comes after it: what comes late is of this one
    if pace is not None:
        pace.quiet()
    await _close(done, pending, success, session)


async def _begin(session: Session, step: Step, index: int) -> StepRun:
    try:
        return await run_step(session, step, index)
    except ObservationLostError:
        raise
    except ReticleError as caught:
        # a page that is not open, a file that is not there: the step could not be done, the app is not blamed
        person = session.people[step.as_ or MAIN] if (step.as_ or MAIN) in session.people else session.people[MAIN]
        tab = next(iter(person.tabs), None)
        run = StepRun(index, step, step.action, tab=tab, first_seq=person.log.last_seq)
        run.started_t = tab.now_t() if tab else 0
        run.error = str(caught)
        return run


async def _hold(run: StepRun) -> bool:
    """Wait until the step's positive part holds. Returns whether the flow stops here."""
    if run.is_stop or run.window is None:
        return run.is_stop
    await run.window.await_positive()
    if run.window.progress().positive:
        return False
    verdict = run.settle()
    return verdict is not None and verdict.verified in ("no", "unknown")


async def _clear_way(pending: list[OpenWindow], step: Step) -> bool:
    """Wait for windows that the next step could disturb. Returns False when one of them has failed for good."""
    for window in tuple(pending):
        if step.action == "assert" and not window.needs_the_page:
            continue
        if window.needs_the_page or could_match_same(window.predicate, step.expect) or _may_add(window, step):
            await window.await_closed()
        if window.progress().failed_for_good:
            return False
        if window.progress().closed:
            await window.await_closed()
            window.end()  # what later steps bring is none of its events
            pending.remove(window)
    return True


def _may_add(window: OpenWindow, step: Step) -> bool:
    """Tell whether a step that declares nothing could add to what an exact leaf counts.

    Requests are told apart by their stacks; signals carry none, so they are counted out before the next gesture that
    makes an app do something.
    """
    if step.expect is not None or step.action not in _GESTURES or window.predicate is None:
        return False
    return any(isinstance(leaf, SignalLeaf) and leaf.count is not None for _, leaf in list_leaves(window.predicate))


def _note_of_load(tab: Tab, load_seq: int) -> list[str]:
    """Tell of the page's own uncaught errors while it loaded: no step did these, so no step is blamed."""
    record = Record()
    record.extend(tab.person.log.since(load_seq))
    own = [event.data for event in uncaught(record) if isinstance(event.data, PageError) and event.data.own]
    real = [error for error in own if not is_noise(error)]
    if not real:
        return []
    return [f"{plural(len(real), 'uncaught error')} while the page loaded: {cut(real[0].message, 160)}"]


async def _flow_window(
    session: Session, tab: Tab, success: Predicate | None, load_seq: int | None = None
) -> OpenWindow | None:
    """Open the window of `success`: what held before is read now; that nothing broke counts since `load_seq`."""
    if success is None:
        return None
    before = await read_before(tab, success)
    return OpenWindow(
        tab,
        success,
        policy=session.policy,
        before=before,
        start_seq=tab.person.log.last_seq,
        load_seq=load_seq,
        pressed_t=tab.now_t(),
        timeout_ms=session.project.config.flows.step_timeout_s * 1000,
        subject=session.subject(),
    )


async def _close(done: Replayed, pending: list[OpenWindow], success: OpenWindow | None, session: Session) -> None:
    """Wait until every window is closed, then judge each, and `success` last."""
    if success is not None and done.is_done:
        success.restart_deadline(success.tab.now_t(), session.project.config.flows.step_timeout_s * 1000)
        await asyncio.gather(*(window.await_closed() for window in pending), success.await_closed())
        done.success = success.end()
    else:
        await asyncio.gather(*(window.await_closed() for window in pending))
        if success is not None:
            success.end()
