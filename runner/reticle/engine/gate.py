"""`reticle gate` and `reticle verify`: choose flows, replay them, judge the run and the change, keep and report it."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from reticle import __version__
from reticle.clock import SYSTEM, Clock, iso_utc
from reticle.engine.code_state import ask_version_now, find_code, settle_code
from reticle.engine.gate_job import Job, find_affected, find_named, load_flows, load_setups
from reticle.engine.history import flag_flaky, remember
from reticle.engine.own_files import flow_key
from reticle.engine.preflight import check_environment, check_flows
from reticle.engine.publish import PAGE, GateOutcome, Outputs, check_outputs, publish
from reticle.engine.repeat import gather_attempts
from reticle.engine.shard import parse_shard
from reticle.engine.stored import bring_files, find_stored
from reticle.engine.suite import Replay, SuiteOptions, run_suite
from reticle.engine.variables import declare_secrets
from reticle.engine.whose import Server, find_server
from reticle.model.flow import Flow
from reticle.model.run import AppInfo, BrowserInfo, ChangeReport, CodeInfo, Flag, FlowResult, Plan, ReticleInfo, Run
from reticle.policy.verdict import RunDemands, judge_run, list_blocking, list_ungraded
from reticle.store.git import CodeFound
from reticle.store.project import Project
from reticle.store.runs import RunStore
from reticle.text import Redactor

__all__ = ["PAGE", "GateOptions", "GateOutcome", "load_flows", "load_setups", "plan_gate", "run_gate"]


@dataclass(frozen=True)
class GateOptions:
    """How a run is made. `flows` are names, patterns or files (none: all); `command` is what was typed.

    With `change` the run is a gate: it is about what changed `since` a ref, everything with `everything`, the part
    `shard` of it (`2/3`), and judged by stored runs alone with `no_run`. Without, exactly the named flows are replayed,
    each `repeat` times. `demands` None takes those of `[gate]`. `junit` and `report` are where the reports go beside
    the run's folder; with `code_quality` one for GitLab is among them.
    """

    flows: tuple[str, ...] = ()
    url: str | None = None
    workers: int | None = None
    headed: bool = False
    demands: RunDemands | None = None
    junit: Path | None = None
    report: Path | None = None
    code_quality: bool = False
    command: tuple[str, ...] = ()
    change: bool = False
    since: str | None = None
    everything: bool = False
    shard: str | None = None
    no_run: bool = False
    repeat: int = 1


@dataclass(frozen=True)
class Made:
    """What there is to judge: results, and where they came from. `replays` are those of this run itself."""

    flows: Sequence[FlowResult]
    code: CodeInfo
    browser: BrowserInfo = field(default_factory=BrowserInfo)
    app: AppInfo = field(default_factory=AppInfo)
    replays: Sequence[FlowResult] = ()
    uncovered: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def plan_gate(
    project: Project, options: GateOptions, *, environ: Mapping[str, str] | None = None, clock: Clock = SYSTEM
) -> Job:
    """Find what a run would have to do. Raises UsageError, FlowError, and PlanError when git cannot tell."""
    today = clock.now().date()
    if not options.change:
        return find_named(project, options.flows, today)
    return find_affected(
        project,
        options.flows,
        today,
        os.environ if environ is None else environ,
        since=options.since,
        everything=options.everything,
        shard=parse_shard(options.shard) if options.shard is not None else None,
    )


async def run_gate(
    project: Project,
    options: GateOptions,
    *,
    replay: Replay | None = None,
    on_plan: Callable[[Job], None] | None = None,
    on_done: Callable[[FlowResult], None] | None = None,
    clock: Clock = SYSTEM,
) -> GateOutcome:
    """Replay the chosen flows and judge the run; the folder `.reticle/runs/<id>/` appears whole at the end.

    Raises UsageError when nothing is chosen, FlowError and ConfigError for mistakes in files, PlanError when git cannot
    tell what changed, AppNotReadyError, ResetFailedError and BrowserNotFoundError when nothing could be run.
    """
    outputs = Outputs(options.junit, options.report, options.code_quality)
    check_outputs(project, outputs)
    job = plan_gate(project, options, clock=clock)
    if on_plan is not None:
        on_plan(job)
    started, began = clock.now(), clock.monotonic_s()
    setups = load_setups(project, job.flows)
    check_flows(project, job.flows, setups)
    known = {**setups, **job.known}
    keys = {flow.name: flow_key(project, flow, known) for flow in job.flows}
    before = find_code(project, known.values())
    redactor = Redactor()
    declare_secrets((*job.flows, *setups.values()), environ=os.environ, redactor=redactor)
    is_run = bool(job.flows) and not options.no_run
    notes = []
    server = Server()
    if is_run:
        check_environment(project, job.flows, setups, os.environ)
        server = find_server(project, options.url, redactor)
        notes += [server.told]
    store = RunStore(project.work_dir)
    folder = store.begin(started)
    try:
        if is_run:
            suite_options = SuiteOptions(
                project=project, flows=job.flows, run_dir=folder.path, redactor=redactor, workers=options.workers,
                url=options.url, headed=options.headed, clock=clock, on_done=on_done, extra=setups,
                repeat=options.repeat,
            )  # fmt: skip
            made = await _replay(suite_options, replay, keys, before, tuple(known.values()))
            made = replace(made, code=server.settle(made.code))
        else:
            version = await ask_version_now(project, redactor) if job.flows else None
            code = find_code(project, known.values(), version=version) if version else before
            made = _take_stored(keys, code, store, folder.path)
        failed = remember(project, made.replays, run=folder.id, at=iso_utc(started), keys=keys, code=made.code.hash)
        flows = flag_flaky(project, made.flows, keys=keys, code=made.code.hash)
        run = make_run(
            replace(made, flows=[_flagged(flow, job.quarantined) for flow in flows]),
            demands=options.demands or RunDemands.of(project.config.gate),
            change=_report_change(job, made),
            plan=job.plan,
            nothing=job.nothing,
            identity=folder.id,
            command=[redactor.text(word) for word in options.command],
        )
        duration_ms = (clock.monotonic_s() - began) * 1000
        run = run.model_copy(update={"started_at": iso_utc(started), "duration_ms": round(duration_ms, 1)})
        notes += [*made.notes, failed]
        return publish(project, run, folder, outputs, tuple(note for note in notes if note))
    finally:
        folder.discard()


def make_run(
    made: Made,
    *,
    demands: RunDemands,
    change: ChangeReport,
    plan: Plan,
    nothing: str | None,
    identity: str,
    command: Sequence[str],
) -> Run:
    """Judge results and a change, and make the run of them, without its times."""
    flows = list(made.flows)
    change = change.model_copy(update={"ungraded": list_ungraded(flows, demands)})
    change = change.model_copy(update={"blocking": list_blocking(change, demands)})
    return Run(
        id=identity,
        started_at="",
        command=list(command),
        reticle=ReticleInfo(version=__version__),
        code=made.code,
        browser=made.browser,
        app=made.app,
        plan=plan,
        flows=flows,
        change=change,
        verdict=judge_run(flows, change, demands, nothing=nothing),
    )


async def _replay(
    options: SuiteOptions, replay: Replay | None, keys: Mapping[str, str], before: CodeFound, known: Sequence[Flow]
) -> Made:
    if replay is None:
        from reticle.engine.verify import verify_flow

        replay = verify_flow
    suite = await run_suite(options, replay)
    code = settle_code(before, find_code(options.project, known, version=suite.version))
    replays = [flow.model_copy(update={"flow_hash": keys[flow.name]}) for flow in suite.flows]
    flows = gather_attempts(replays, options.repeat, options.run_dir)
    return Made(flows, code, suite.browser, suite.app, replays)


def _take_stored(keys: Mapping[str, str], code: CodeFound, store: RunStore, run_dir: Path) -> Made:
    """Take the results of stored runs; flows without one that counts are uncovered."""
    found = find_stored(store, keys, code.info.hash)
    for stored in found.values():
        bring_files(stored, run_dir)
    notes: tuple[str, ...] = ()
    if keys and code.info.hash is None:
        notes = (f"the code cannot be told ({code.unknown}): no stored run counts",)
    newest = max(found.values(), key=lambda stored: stored.run.id, default=None)
    return Made(
        [found[name].result for name in keys if name in found],
        code.info,
        newest.run.browser if newest is not None else BrowserInfo(),
        uncovered=tuple(name for name in keys if name not in found),
        notes=notes,
    )


def _report_change(job: Job, made: Made) -> ChangeReport:
    return ChangeReport(
        uncovered=[name for name in made.uncovered if name not in job.quarantined],
        unmapped=list(job.unmapped),
        downgraded=list(job.findings.downgraded),
        deleted_coverage=list(job.findings.deleted),
        quarantined=list(job.quarantined),
        quarantine_added=list(job.findings.quarantine_added),
    )


def _flagged(flow: FlowResult, quarantined: Collection[str]) -> FlowResult:
    flags: list[Flag] = [flag for flag in flow.flags if flag != "quarantined"]
    if flow.name in quarantined:
        flags.append("quarantined")
    return flow if flags == flow.flags else flow.model_copy(update={"flags": flags})
