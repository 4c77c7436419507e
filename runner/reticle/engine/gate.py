"""`reticle gate` and `reticle verify`: choose the flows, replay them, judge the run, keep it, report it."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from reticle import __version__
from reticle.clock import SYSTEM, Clock, iso_utc
from reticle.engine.preflight import check_environment, check_flows
from reticle.engine.suite import Replay, SuiteOptions, SuiteResult, run_suite
from reticle.engine.variables import declare_secrets
from reticle.errors import FlowError, ReticleError, UsageError
from reticle.model.flow import Flow
from reticle.model.run import ChangeReport, FlowResult, Plan, ReticleInfo, Run
from reticle.policy.verdict import RunDemands, is_quarantined, judge_run, list_ungraded
from reticle.store.files import copy_folder, write_project_file
from reticle.store.git import code_info
from reticle.store.project import Project
from reticle.store.runs import RunFolder, RunStore
from reticle.text import Redactor

PAGE = "index.html"


@dataclass(frozen=True)
class GateOptions:
    """How a run is made. `flows` are names, patterns or files (none: all); `command` is what was typed.

    `demands` None takes those of `[gate]`. `junit` and `report` are where the reports go beside the run's folder.
    """

    flows: tuple[str, ...] = ()
    url: str | None = None
    workers: int | None = None
    headed: bool = False
    demands: RunDemands | None = None
    junit: Path | None = None
    report: Path | None = None
    command: tuple[str, ...] = ()


@dataclass(frozen=True)
class GateOutcome:
    """A finished run, its folder and the page of its report."""

    run: Run
    folder: Path
    page: Path


async def run_gate(
    project: Project,
    options: GateOptions,
    *,
    replay: Replay | None = None,
    on_done: Callable[[FlowResult], None] | None = None,
    clock: Clock = SYSTEM,
) -> GateOutcome:
    """Replay the chosen flows and judge the run; the folder `.reticle/runs/<id>/` appears whole at the end.

    Raises UsageError when nothing is chosen, FlowError and ConfigError for mistakes in files, AppNotReadyError,
    ResetFailedError and BrowserNotFoundError when nothing could be run.
    """
    _check_outputs(project, options)
    flows = load_flows(project, options.flows)
    started, began = clock.now(), clock.monotonic_s()
    quarantined = [flow.name for flow in flows if is_quarantined(flow, started.date())]
    setups = load_setups(project, flows)
    check_flows(project, flows, setups)
    check_environment(project, flows, setups, os.environ)
    if replay is None:
        from reticle.engine.verify import verify_flow

        replay = verify_flow
    redactor = Redactor()
    declare_secrets((*flows, *setups.values()), environ=os.environ, redactor=redactor)
    store = RunStore(project.work_dir)
    folder = store.begin(started)
    try:
        suite = await run_suite(
            SuiteOptions(
                project=project,
                flows=flows,
                run_dir=folder.path,
                redactor=redactor,
                workers=options.workers,
                url=options.url,
                headed=options.headed,
                clock=clock,
                on_done=on_done,
                extra=setups,
            ),
            replay,
        )
        duration_ms = (clock.monotonic_s() - began) * 1000
        run = _make_run(project, options, suite, quarantined, identity=folder.id, redactor=redactor)
        run = run.model_copy(update={"started_at": iso_utc(started), "duration_ms": round(duration_ms, 1)})
        return _publish(run, folder, store, options)
    finally:
        folder.discard()


def load_flows(project: Project, wanted: tuple[str, ...]) -> tuple[Flow, ...]:
    """Load the chosen flows. Raises UsageError when a word matches nothing, FlowError for the first mistake."""
    return tuple(project.load_flow(name) for name in project.select_flows(wanted))


def _check_outputs(project: Project, options: GateOptions) -> None:
    """Refuse a report that has no folder to go to: outside of the project none is made."""
    for option, path in (("--junit", options.junit), ("--report", options.report)):
        folder = path.absolute().parent if path is not None else project.root
        if not folder.is_dir() and not Path(os.path.normpath(folder)).is_relative_to(project.root):
            raise UsageError(f"{option} {path}: there is no folder {folder}", hint=f"mkdir -p {folder}")


def load_setups(project: Project, flows: tuple[Flow, ...]) -> dict[str, Flow]:
    """Load the set-up flows before anything runs, so that a wrong name is told at once. Raises FlowError."""
    found: dict[str, Flow] = {}
    for flow in flows:
        for name in (*flow.start.setup, *(setup for person in flow.people.values() for setup in person.setup)):
            if name in found:
                continue
            try:
                found[name] = project.load_flow(name)
            except FlowError as caught:
                raise FlowError(f'flow {flow.name}: setup "{name}": {caught.message}', hint=caught.hint) from None
    return found


def _make_run(
    project: Project,
    options: GateOptions,
    suite: SuiteResult,
    quarantined: list[str],
    *,
    identity: str,
    redactor: Redactor,
) -> Run:
    demands = options.demands or RunDemands.of(project.config.gate)
    flows = [_flagged(flow, quarantined) for flow in suite.flows]
    change = ChangeReport(ungraded=list_ungraded(flows, demands), quarantined=quarantined)
    return Run(
        id=identity,
        started_at="",
        command=[redactor.text(word) for word in options.command],
        reticle=ReticleInfo(version=__version__),
        code=code_info(project.root, version=suite.version).info,
        browser=suite.browser,
        app=suite.app,
        plan=Plan(affected=[flow.name for flow in flows]),
        flows=flows,
        change=change,
        verdict=judge_run(flows, change, demands),
    )


def _flagged(flow: FlowResult, quarantined: list[str]) -> FlowResult:
    if flow.name not in quarantined or "quarantined" in flow.flags:
        return flow
    return flow.model_copy(update={"flags": [*flow.flags, "quarantined"]})


def _publish(run: Run, folder: RunFolder, store: RunStore, options: GateOptions) -> GateOutcome:
    """Write every report into the run's folder, publish it, then copy what was asked for elsewhere."""
    from reticle.report import html, junit

    xml = junit.render(run)
    write_project_file(folder.path / "junit.xml", xml)
    write_project_file(folder.path / PAGE, html.render(run, previous=_find_previous(store)))
    final = folder.finish(run)
    if options.junit is not None:
        write_project_file(options.junit, xml)
    page = final / PAGE
    if options.report is not None:
        copy_folder(final, options.report)
        page = options.report / PAGE
    return GateOutcome(run, final, page)


def _find_previous(store: RunStore) -> Run | None:
    """Return the newest finished run, None when there is none or it cannot be read any more."""
    try:
        return store.get_run()[0]
    except ReticleError:
        return None
