"""What `gate --plan` prints: which flows would run, and why each."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from reticle.engine.gate import GateOptions
    from reticle.engine.gate_job import Job
    from reticle.model.run import Because

_REASONS = 3


def print_plan(options: GateOptions, *, as_json: bool) -> None:
    """Print the plan of the current folder's project."""
    from reticle.engine.gate import plan_gate
    from reticle.store.project import Project
    from reticle.text import printable

    job = plan_gate(Project.find(), options)
    if as_json:
        made = {**job.plan.to_json(), "run": [flow.name for flow in job.flows], "unmapped": list(job.unmapped)}
        typer.echo(json.dumps(made, indent=2, ensure_ascii=False))
        return
    for line in _list_lines(job):
        typer.echo(printable(line))


def tell_scope(job: Job) -> str:
    """Say in one line what a gate is about: `since origin/main (0123456789ab): 3 changed files, 2 of 14 flows`."""
    from reticle.text import plural

    flows = f"{len(job.plan.affected)} of {plural(job.total, 'flow')}"
    base = f"since {job.plan.since} ({(job.plan.base or '')[:12]}): " if job.plan.since else ""
    files = f"{plural(len(job.plan.changed), 'changed file')}, " if job.plan.changed or job.plan.because else ""
    share = f", part {job.plan.shard}: {len(job.flows)}" if job.plan.shard else ""
    return f"{base}{files}{flows} to run{share}"


def _list_lines(job: Job) -> list[str]:
    lines = [job.nothing or tell_scope(job)]
    width = max((len(flow.name) for flow in job.flows), default=0)
    for flow in job.flows:
        reasons = job.plan.because.get(flow.name, [])
        told = [_reason(because) for because in reasons[:_REASONS]]
        told += [f"and {len(reasons) - _REASONS} more"] if len(reasons) > _REASONS else []
        lines.append(f"  {flow.name.ljust(width)}  {told[0] if told else ''}".rstrip())
        lines += [f"  {' ' * width}  {reason}" for reason in told[1:]]
    if job.unmapped:
        lines.append(f"no flow covers: {', '.join(job.unmapped)}")
    return lines


def _reason(because: Because) -> str:
    place = f"{because.file}:{because.lines[0]}" if because.lines else because.file
    return f"{place}  {because.why}"
