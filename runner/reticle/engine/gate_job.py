"""What a gate has to do: which flows it runs, what the change did to them, and what the plan says."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from reticle.engine.change import find_weakened
from reticle.engine.history import find_durations_ms
from reticle.engine.plan import Planned, make_plan, restrict
from reticle.engine.scope import Scope, find_scope, read_words
from reticle.engine.shard import Shard, take_share
from reticle.errors import FlowError
from reticle.model.flow import Flow
from reticle.model.run import Plan
from reticle.policy.change import ChangeFindings
from reticle.policy.verdict import is_quarantined
from reticle.store.project import Project
from reticle.text import plural


@dataclass(frozen=True)
class Job:
    """`flows` are those to run, `known` all that were loaded. `quarantined` are all in quarantine.

    `nothing` says why none of them can block.
    """

    flows: tuple[Flow, ...]
    known: Mapping[str, Flow]
    plan: Plan
    total: int
    unmapped: tuple[str, ...] = ()
    findings: ChangeFindings = field(default_factory=ChangeFindings)
    quarantined: tuple[str, ...] = ()
    nothing: str | None = None


def find_named(project: Project, words: tuple[str, ...], today: date) -> Job:
    """Return the job of running exactly the flows that are named. Raises UsageError and FlowError."""
    flows = load_flows(project, words)
    shut = tuple(flow.name for flow in flows if is_quarantined(flow, today))
    plan = Plan(affected=[flow.name for flow in flows])
    return Job(flows, {flow.name: flow for flow in flows}, plan, len(flows), quarantined=shut)


def find_affected(
    project: Project,
    words: tuple[str, ...],
    today: date,
    environ: Mapping[str, str],
    *,
    since: str | None = None,
    everything: bool = False,
    shard: Shard | None = None,
) -> Job:
    """Return the job of a gate: the flows that the change affects, of those that are named.

    Raises UsageError for a word that names nothing, FlowError for the first mistake in a file, PlanError when git
    cannot tell what changed.
    """
    given = read_words(project, words)
    scope = find_scope(project, given, since=since, everything=everything, environ=environ)
    if scope.changes is None and scope.base is None:
        return _shared(project, find_named(project, given.flows, today), shard)
    names = project.list_flows()
    flows = tuple(project.load_flow(name) for name in names)
    findings = find_weakened(project, flows, scope)
    chosen: Collection[str] = names if not names and findings.deleted else project.select_flows(given.flows)
    planned = restrict(make_plan(project, flows, scope), chosen)
    known = {flow.name: flow for flow in flows}
    shut = tuple(flow.name for flow in flows if is_quarantined(flow, today))
    to_run = tuple(known[name] for name in planned.plan.affected)
    nothing = None if to_run else _nothing(scope, planned, chosen)
    if to_run and scope.changes is not None and all(flow.name in shut for flow in to_run):
        nothing = f"only flows in quarantine are affected: {', '.join(planned.plan.affected)}"
    job = Job(to_run, known, planned.plan, len(chosen), planned.unmapped, findings, shut, nothing)
    return _shared(project, job, shard)


def load_flows(project: Project, wanted: tuple[str, ...]) -> tuple[Flow, ...]:
    """Load the chosen flows. Raises UsageError when a word matches nothing, FlowError for the first mistake."""
    return tuple(project.load_flow(name) for name in project.select_flows(wanted))


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


def _shared(project: Project, job: Job, shard: Shard | None) -> Job:
    """Take a share of a job. The plan stays whole, so that the parts can be put together again."""
    if shard is None:
        return job
    mine = set(take_share([flow.name for flow in job.flows], find_durations_ms(project), shard))
    flows = tuple(flow for flow in job.flows if flow.name in mine)
    nothing = job.nothing
    if nothing is None and all(flow.name in job.quarantined for flow in flows):
        nothing = f"part {shard} of {plural(len(job.flows), 'flow')} has none that could block"
    return replace(job, flows=flows, plan=job.plan.model_copy(update={"shard": str(shard)}), nothing=nothing)


def _nothing(scope: Scope, planned: Planned, chosen: Collection[str]) -> str:
    since = f" since {planned.plan.since}" if planned.plan.since else ""
    if not scope.changes:
        return f"nothing changed{since}: no flow has to run"
    files = plural(len(scope.changes), "changed file")
    verb = "affects" if len(scope.changes) == 1 else "affect"
    return f"{files}{since} {verb} none of {plural(len(chosen), 'flow')}"
