"""One step of a flow, whatever its kind: act, arrange, go somewhere, or only look."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, cast

from reticle.engine.acting import Attempt, act_in_window
from reticle.engine.arranging import run_in_copy, send_request
from reticle.engine.nearest import name_nearest
from reticle.engine.outcome import StepRun
from reticle.engine.session import MAIN, Session
from reticle.engine.waiting import OpenWindow, read_before
from reticle.errors import AppNotReadyError
from reticle.judge.outcome import ActionOutcome
from reticle.model.event import KEPT_ON, Dialog, Event
from reticle.model.flow import ActionName, Args, CommandArgs, GotoArgs, RequestArgs, Step, TypeArgs, UploadArgs
from reticle.model.predicate import Predicate, parse_predicate
from reticle.text import cut

if TYPE_CHECKING:
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found

LONGEST_TYPED = 30
ARRANGING = frozenset({"request", "command", "goto", "back"})


async def run_step(session: Session, step: Step, index: int) -> StepRun:
    """Do one step up to its press, with its window open. Raises ObservationLostError when the browser went away."""
    person = await session.person(step.as_ or MAIN)
    person.popups_named(step.popups)
    person.expect_dialogs(step.dialogs)
    person.downloads_named(step.downloads)
    tab = await session.tab(step)
    run = StepRun(index, step, describe_step(step), tab=tab, first_seq=person.log.last_seq, started_t=tab.now_t())
    expect = _filled(session, step.expect)
    args = _from_root(session, session.variables.model(step.args))
    if step.action == "assert":
        run.window = _look(session, run, expect)
    elif step.action in ARRANGING:
        await _arrange(session, run, args, expect)
    else:
        run.action_id = session.next_action()
        attempt = Attempt(
            id=run.action_id,
            kind=cast("ActionName", step.action),
            args=args,
            target=session.variables.model(step.target) if step.target else None,
            frame=tuple(step.frame or ()),
            expect=expect,
            fingerprint=step.fingerprint,
            timeout_s=session.timeout_s(step),
            subject=session.subject(index),
            guard=session.guard,
            looks=_looks(session, index, tab),
            patience_s=session.patience_s,
        )
        acted = await act_in_window(tab, attempt, session.policy)
        run.window, run.report, run.drift, run.found = acted.window, acted.report, acted.drift, acted.found
        if run.drift is not None:
            return await _drifted(session, run)
    return run


def _looks(session: Session, index: int, tab: Tab) -> Callable[[Found], Awaitable[None]] | None:
    watcher = session.watcher
    if watcher is None:
        return None

    async def looks(found: Found) -> None:
        await watcher.found(session, index, tab, found)

    return looks


async def _drifted(session: Session, run: StepRun) -> StepRun:
    """Say which elements are nearest to the one that is lost; a watcher may offer another target to go on with."""
    if session.watcher is not None:
        other = await session.watcher.drifted(session, run)
        return run if other is None else await run_step(session, other, run.index)
    if run.drift is not None and run.tab is not None:
        run.drift = await name_nearest(run.tab, run.drift, run.step)
    return run


def describe_step(step: Step) -> str:
    """Spell a step for people: `click button "Pay"`, `request POST /api/restock`."""
    args = step.args
    said = step.target.describe() if step.target else ""
    if isinstance(args, RequestArgs):
        said = f"{args.method} {args.path}"
    elif isinstance(args, CommandArgs):
        said = args.run
    elif isinstance(args, GotoArgs):
        said = args.path
    elif step.action == "press":
        said = " ".join(part for part in (getattr(args, "text", ""), said) if part)
    elif step.action == "type" and step.target is None and isinstance(args, TypeArgs):
        said = f'"{cut(args.text, LONGEST_TYPED)}"'
    elif step.action == "assert" and step.expect is not None:
        said = step.expect.kind
    who = f" as {step.as_}" if step.as_ else ""
    where = f" in {step.page}" if step.page and step.page != MAIN else ""
    return f"{step.action} {said}".strip() + who + where


def _from_root(session: Session, args: Args) -> Args:
    """Paths of an upload begin at the project's root, wherever the command runs. Raises InputError."""
    if not isinstance(args, UploadArgs):
        return args
    if args.path is not None:
        return args.model_copy(update={"path": str(session.project.path(args.path, what="upload path"))})
    if args.paths is not None:
        rooted = [str(session.project.path(path, what="upload paths")) for path in args.paths]
        return args.model_copy(update={"paths": rooted})
    return args


def _filled(session: Session, expect: Predicate | None) -> Predicate | None:
    if expect is None:
        return None
    plain = expect.to_json()
    filled = session.variables.data(plain)
    return expect if filled == plain else parse_predicate(filled, what=f"flow {session.flow.name}")


def filled_success(session: Session) -> Predicate | None:
    """Return the flow's `success` with its variables filled in."""
    return _filled(session, session.flow.success)


def _look(session: Session, run: StepRun, expect: Predicate | None) -> OpenWindow:
    tab = run.tab
    if tab is None:
        raise RuntimeError("a step that looks has a page")
    return OpenWindow(
        tab,
        expect,
        policy=session.policy,
        before=None,
        start_seq=tab.person.log.last_seq,
        pressed_t=tab.now_t(),
        timeout_ms=session.timeout_s(run.step) * 1000,
        subject=session.subject(run.index),
    )


async def _arrange(session: Session, run: StepRun, args: object, expect: Predicate | None) -> None:
    """Do a step that is no gesture. What does not work there is an error of the step, not a verdict on the app."""
    step, tab = run.step, run.tab
    if tab is None:
        raise RuntimeError("a step that arranges has a page")
    before = await read_before(tab, expect)
    start_seq, pressed_t, timeout_s = tab.person.log.last_seq, tab.now_t(), session.timeout_s(step)
    action = run.action_id = session.next_action()
    await tab.arm(action)
    tab.pressed_t = pressed_t
    if isinstance(args, RequestArgs):
        run.error = await send_request(session, tab.person, args, timeout_s)
    elif isinstance(args, CommandArgs):
        run.error = await run_in_copy(session, args)
    elif isinstance(args, GotoArgs):
        run.error = await _go(session, tab, args.path, timeout_s)
    else:
        run.error = await _back(tab, timeout_s)
    if run.error is not None and any(_kept_page(event) for event in tab.person.log.since(start_seq)):
        run.error = f"{KEPT_ON} ({run.error})"
    run.window = OpenWindow(
        tab,
        expect,
        policy=session.policy,
        before=before,
        start_seq=start_seq,
        pressed_t=pressed_t,
        timeout_ms=timeout_s * 1000,
        action=ActionOutcome(id=action, kind=step.action, describe=run.describe, pressed_t=pressed_t),
        subject=session.subject(run.index),
    )


async def _go(session: Session, tab: Tab, path: str, timeout_s: float) -> str | None:
    try:
        status = await tab.open(path if "://" in path else session.url(path), timeout_s)
    except AppNotReadyError as caught:
        return str(caught)
    return f"{path} answered {status}" if status is not None and status >= 400 else None


async def _back(tab: Tab, timeout_s: float) -> str | None:
    from reticle.browser.history import go_back

    try:
        return None if await go_back(tab, timeout_s) else "there is no page to go back to"
    except AppNotReadyError as caught:
        return str(caught)


def _kept_page(event: Event) -> bool:
    return isinstance(event.data, Dialog) and event.data.kept_page
