"""What `gate` and `verify` print: progress on stderr, the table or run.json on stdout."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from reticle.cli.running import run_async

if TYPE_CHECKING:
    from collections.abc import Callable

    from reticle.engine.gate import GateOptions
    from reticle.engine.gate_job import Job
    from reticle.engine.publish import GateOutcome
    from reticle.model.run import FlowResult, Run
    from reticle.store.project import Project


def replay_and_exit(options: GateOptions, *, as_json: bool, github: bool = False) -> NoReturn:
    """Make the run in the current folder's project, print it, and leave with its exit code.

    With `github` the findings go to stderr as workflow commands too, and to the job summary.
    """
    finish(replay(options), as_json=as_json, github=github)


def replay(options: GateOptions) -> GateOutcome:
    """Make the run in the current folder's project, with its progress on stderr."""
    from reticle.engine.gate import run_gate
    from reticle.store.project import Project

    project = Project.find()
    if project.config_file is not None and project.root != Path.cwd():
        typer.echo(f"project: {project.root} ({project.config_file.name})", err=True)
    options = replace(options, command=("reticle", *sys.argv[1:]))
    with _progress() as on_done:
        return run_async(run_gate(project, options, on_plan=_say_plan, on_done=on_done))


def watch_and_exit(options: GateOptions) -> NoReturn:
    """Replay the chosen flows and again what each saved file affects; Ctrl-C leaves with the last run's exit code."""
    from reticle.engine.gate import run_gate
    from reticle.engine.watch import Talk, watch_flows
    from reticle.text import printable

    async def run(project: Project, options: GateOptions) -> GateOutcome:
        with _progress() as on_done:
            return await run_gate(project, options, on_done=on_done)

    options = replace(options, command=("reticle", *sys.argv[1:]))
    talk = Talk(lambda outcome: show(outcome, as_json=False), lambda line: typer.echo(printable(line), err=True))
    raise typer.Exit(run_async(watch_flows(Path.cwd(), options, talk, runs=run)))


def finish(outcome: GateOutcome, *, as_json: bool, github: bool = False) -> NoReturn:
    """Print a finished run, and leave with its exit code."""
    show(outcome, as_json=as_json, github=github)
    raise typer.Exit(outcome.run.verdict.exit_code)


def show(outcome: GateOutcome, *, as_json: bool, github: bool = False) -> None:
    """Print a finished run: the table or run.json on stdout, what stands beside it on stderr."""
    from reticle.store.runs import run_text

    for note in outcome.notes:
        typer.echo(f"note: {note}", err=True)
    if as_json:
        typer.echo(run_text(outcome.run), nl=False)
    else:
        from reticle.report import table

        color = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        typer.echo(table.render(outcome.run, color=color, report_path=_shown(str(outcome.page))), nl=False)
    if github:
        _tell_github(outcome.run, outcome.place)


def _say_plan(job: Job) -> None:
    """Say what a gate is about, when it is about a change."""
    from reticle.cli.gate_plan import tell_scope
    from reticle.text import printable

    if job.plan.since or job.plan.because or job.plan.shard:
        typer.echo(printable(tell_scope(job)), err=True)


def _tell_github(run: Run, folder: str) -> None:
    from reticle.report import annotations, summary

    typer.echo(annotations.render(run, "github", folder=folder), nl=False, err=True)
    page = os.environ.get("GITHUB_STEP_SUMMARY")
    if page:
        with open(page, "a", encoding="utf-8") as stream:
            stream.write(summary.render(run))


def _progress() -> AbstractContextManager[Callable[[FlowResult], None]]:
    """Show live progress on a terminal; elsewhere say one line a flow."""
    if sys.stderr.isatty():
        from reticle.cli.progress import LiveProgress

        return LiveProgress()
    return nullcontext(_say_line)


def _say_line(flow: FlowResult) -> None:
    from reticle.text import printable

    sys.stderr.write(f"{flow.status:<10} {printable(flow.name)} {flow.duration_ms / 1000:.1f} s\n")
    sys.stderr.flush()


def _shown(path: str) -> str:
    relative = os.path.relpath(path)
    return relative if not relative.startswith("..") else path
