"""What `gate` and `verify` print: progress on stderr, the table or run.json on stdout."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from reticle.cli.running import run_async

if TYPE_CHECKING:
    from collections.abc import Callable

    from reticle.engine.gate import GateOptions
    from reticle.model.run import FlowResult, Run


def replay_and_exit(options: GateOptions, *, as_json: bool, github: bool = False) -> None:
    """Make the run in the current folder's project, print it, and leave with its exit code.

    With `github` the findings go to stderr as workflow commands too, and to the job summary.
    """
    from reticle.engine.gate import run_gate
    from reticle.store.project import Project
    from reticle.store.runs import run_text

    project = Project.find()
    if project.config_file is not None and project.root != Path.cwd():
        typer.echo(f"project: {project.root} ({project.config_file.name})", err=True)
    options = replace(options, command=("reticle", *sys.argv[1:]))
    with _progress() as on_done:
        outcome = run_async(run_gate(project, options, on_done=on_done))
    if as_json:
        typer.echo(run_text(outcome.run), nl=False)
    else:
        from reticle.report import table

        color = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        typer.echo(table.render(outcome.run, color=color, report_path=_shown(str(outcome.page))), nl=False)
    if github:
        _tell_github(outcome.run)
    raise typer.Exit(outcome.run.verdict.exit_code)


def _tell_github(run: Run) -> None:
    from reticle.report import annotations, summary

    typer.echo(annotations.render(run, "github"), nl=False, err=True)
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
