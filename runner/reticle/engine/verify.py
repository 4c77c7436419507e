"""Replay one flow and say what came of it: the verdicts, the pictures, the grade, one status."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from reticle.clock import SYSTEM
from reticle.engine.artifacts import keep_artifacts
from reticle.engine.grading import grade_flow
from reticle.engine.outcome import Replayed, StepRun
from reticle.engine.pace import Pace
from reticle.engine.pictures import check
from reticle.engine.replay import replay_flow
from reticle.engine.session import AppPlace, Session
from reticle.engine.status import Status, decide_status
from reticle.engine.step_report import find_undeclared_dialog, report_step
from reticle.engine.variables import resolve_variables
from reticle.judge.outcome import Policy
from reticle.model.event import NetRequest, NetResponse
from reticle.model.flow import Flow
from reticle.model.run import Artifacts, Coverage, Flag, FlowResult, GradeReport, Success
from reticle.model.verdict import Verdict
from reticle.store.flow_file import flow_hash
from reticle.store.project import Project
from reticle.text import Redactor

if TYPE_CHECKING:
    from reticle.appproc.copy import AppCopy
    from reticle.browser.launch import Browser

WRITES = frozenset({"POST", "PUT", "PATCH", "DELETE"})


async def verify_flow(
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
) -> FlowResult:
    """Replay a flow on a copy that was just reset, in a browser context of its own.

    `session` is one that was prepared for this very flow, copy and browser; it is closed here. `pace` hears
    how far it has come.

    Pictures, logs and what a failure needs go under `run_dir/<flow>/`. Nothing else is written. Raises UsageError and
    InputError for mistakes of the user (a variable that is not set), AppNotReadyError when the app does not answer.
    """
    began = SYSTEM.monotonic_s()
    session = session or open_flow(project, flow, browser, copy, run_dir=run_dir, now=now)
    replayed, grade, artifacts = Replayed(), None, Artifacts()
    try:
        replayed = await _replay(session, replayed, pace)
        if replayed.is_done and replayed.lost is None and flow.grade is not None:
            grade = await grade_flow(session)
        status = _status(session, replayed, grade)
        artifacts = await keep_artifacts(session, failed=status.status != "pass")
        result = _result(session, replayed, grade, status)
    finally:
        await session.close()
    return result.model_copy(
        update={
            "artifacts": artifacts,
            "worker": worker,
            "duration_ms": round((SYSTEM.monotonic_s() - began) * 1000, 1),
        }
    )


def open_flow(
    project: Project, flow: Flow, browser: Browser, copy: AppCopy, *, run_dir: Path, now: datetime
) -> Session:
    """Prepare the replay of a flow on a copy. Raises UsageError and InputError for mistakes of the user."""
    return open_session(project, flow, browser, copy, run_dir=run_dir, now=now, redactor=copy.redactor.child())


def open_session(
    project: Project,
    flow: Flow,
    browser: Browser,
    copy: AppPlace,
    *,
    run_dir: Path,
    now: datetime,
    environ: Mapping[str, str] | None = None,
    redactor: Redactor | None = None,
) -> Session:
    """Prepare a replay: secrets are learned before anything else happens. `environ` stands for the process's own."""
    redactor = redactor or Redactor()
    zone = flow.start.timezone or project.config.browser.timezone
    variables = resolve_variables(
        flow,
        environ=os.environ if environ is None else environ,
        now=now,
        zone=zone,
        unique=secrets.token_hex(4),
        redactor=redactor,
        locale=flow.start.locale or project.config.browser.locale,
    )
    policy = Policy.from_config(project.config.truth)
    return Session(project, flow, browser, copy, run_dir, now, redactor, variables, policy)


async def _replay(session: Session, replayed: Replayed, pace: Pace | None) -> Replayed:
    pictures = replayed.pictures

    async def on_step(run: StepRun) -> None:
        if run.step.visual is not None and run.tab is not None:
            env = await session.browser.probe_env()
            pictures.extend(await check(session, run.tab, run.step.visual, env))

    done = await replay_flow(session, on_step=on_step, pace=pace)
    done.pictures = pictures
    return done


def _status(session: Session, replayed: Replayed, grade: GradeReport | None) -> Status:
    for run in replayed.steps:
        dialog = find_undeclared_dialog(run)
        if dialog is not None:
            run.error = f"{dialog}; {run.error}" if run.error else dialog
            run.blames_app = True
    return decide_status(session.flow, replayed, grade)


def _result(session: Session, replayed: Replayed, grade: GradeReport | None, status: Status) -> FlowResult:
    flow = session.flow
    steps = [report_step(run, session.redactor) for run in replayed.steps]
    unseen = sorted({name for person in session.people.values() for name in person.log.coverage})
    flags: list[Flag] = []
    if flow.grade is None and _wrote(session):
        flags.append("ungraded")
    if any(picture.result == "not-compared" for picture in replayed.pictures):
        flags.append("look-not-compared")
    success = _lifted(replayed.success, grade)
    made = FlowResult(
        name=flow.name,
        intent=flow.intent,
        status=status.status,
        reason=status.reason,
        source=status.source,
        flags=flags,
        flow_hash=flow_hash(flow),
        steps=steps,
        success=Success(verdict=success) if success else None,
        visual=replayed.pictures,
        grade=grade,
        coverage=Coverage(partial=unseen),
        notes=[*status.notes, *(session.stubs.notes() if session.stubs else [])],
    )
    told = session.redactor.seal_ours(session.redactor.data(made.to_json()))
    return FlowResult.model_validate({**told, "name": flow.name})


def _lifted(success: Verdict | None, grade: GradeReport | None) -> Verdict | None:
    """A flow whose grade passed proves at the strength of the backend, unless nothing was to be written."""
    if success is None or not success.is_pass or grade is None or grade.unchanged or grade.verdict != "PASS":
        return success
    return success.model_copy(update={"strength": "backend"})


def _wrote(session: Session) -> bool:
    """Tell whether an action caused a mutating request to the app's own origins that succeeded."""
    for person in session.people.values():
        asked: set[str] = set()
        for event in person.log.since(0):
            data = event.data
            if isinstance(data, NetRequest) and data.mutating and data.own_origin and event.cause in _CAUSES:
                asked.add(data.id)
            elif isinstance(data, NetResponse) and data.ok and data.id in asked:
                return True
    return False


_CAUSES = frozenset({"caused", "assumed"})
