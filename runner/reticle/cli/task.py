"""`reticle task`: give a task to any agent and grade what it left."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reticle.cli.json_out import print_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from reticle.model.task import Trial

app = typer.Typer(name="task", help="Give tasks to any agent, and grade what it left in the app.", no_args_is_help=True)

TaskArgument = Annotated[
    str,
    typer.Argument(metavar="TASK", help="A task file, a folder of tasks, or an id below tasks/.", show_default=False),
]
CommandArgument = Annotated[
    list[str] | None, typer.Argument(metavar="-- COMMAND…", help="The agent.", show_default=False)
]
UrlOption = Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")]
NoBrowserOption = Annotated[
    bool, typer.Option("--no-browser", help="Start no Chromium, for an agent that needs none or brings its own.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.command()
def run(
    task: TaskArgument,
    command: CommandArgument = None,
    trials: Annotated[int, typer.Option("--trials", min=1, max=10_000, help="Trials of each task.", metavar="N")] = 1,
    parallel: Annotated[int, typer.Option("--parallel", min=1, max=64, help="Trials side by side.", metavar="M")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="Append a JSON line for each trial to this file.", metavar="FILE")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Skip trials that --out tells already.")] = False,
    url: UrlOption = None,
    no_browser: NoBrowserOption = False,
    as_json: JsonOption = False,
) -> None:
    """Run an agent on a task and grade it: exit 0 every trial passed, 1 one failed, 2 one could not be told."""
    from reticle.cli.running import InterruptedRunError, run_async
    from reticle.engine.task import find_tasks
    from reticle.engine.task_run import TaskOptions, run_tasks
    from reticle.store.project import Project

    project = Project.find()
    files = find_tasks(project, task)
    options = TaskOptions(
        command=tuple(command or ()),
        trials=trials,
        parallel=parallel,
        out=out,
        resume=resume,
        url=url,
        with_browser=not no_browser,
    )
    try:
        with _progress() as on_trial:
            scores = run_async(run_tasks(project, files, options, on_trial))
    except InterruptedRunError as caught:
        if out is None:
            raise
        by = caught.message.partition(":")[0]
        raise InterruptedRunError(f"{by}: the trials that ended stand in {out}", hint="--resume goes on") from None
    if as_json:
        print_json(scores.to_json(), indent=2)
    else:
        from reticle.cli.task_words import render_scores

        typer.echo(render_scores(scores), nl=False)
    raise typer.Exit(scores.exit_code)


@app.command()
def lint(
    tasks: Annotated[list[str], typer.Argument(metavar="TASK…", help="Task files, folders of tasks, or ids.")],
    url: UrlOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show that tasks can tell: the reference passes, nothing fails. Exit 0 proven, 1 not, 2 could not tell."""
    from reticle.cli.running import run_async
    from reticle.engine.task import find_tasks
    from reticle.engine.task_lint import lint_exit_code, lint_tasks
    from reticle.store.project import Project

    project = Project.find()
    files = [file for word in tasks for file in find_tasks(project, word)]
    found = run_async(lint_tasks(project, files, url=url))
    if as_json:
        print_json([one.to_json() for one in found], indent=2)
    else:
        from reticle.cli.task_words import render_lint

        typer.echo(render_lint(found), nl=False)
    raise typer.Exit(lint_exit_code(found))


@app.command()
def learn(
    task: TaskArgument,
    command: CommandArgument = None,
    url: UrlOption = None,
    no_browser: NoBrowserOption = False,
    as_json: JsonOption = False,
) -> None:
    """Make a task's references from an agent that does it right. Exit 0 proven, 1 not, 2 could not tell."""
    from reticle.cli.running import run_async
    from reticle.engine.task import find_tasks
    from reticle.engine.task_learn import learn_task
    from reticle.errors import UsageError
    from reticle.store.project import Project

    project = Project.find()
    files = find_tasks(project, task)
    if len(files) > 1:
        raise UsageError(f"{task} has {len(files)} tasks, and one is learnt at a time")
    learnt = run_async(learn_task(project, files[0], command or (), url=url, with_browser=not no_browser))
    if as_json:
        print_json(learnt.to_json(project), indent=2)
    else:
        said = "proven" if learnt.proven else "not proven"
        typer.echo(f"{said}  {learnt.task}  {learnt.rows} rows: {learnt.text}")
        for path in learnt.written:
            typer.echo(f"  wrote {project.shown(path)}")
    raise typer.Exit(0 if learnt.proven else 1)


def _progress() -> AbstractContextManager[Callable[[Trial], None]]:
    """Show live progress on a terminal; elsewhere say one line a trial."""
    if sys.stderr.isatty():
        from reticle.cli.task_words import LiveTrials

        return LiveTrials()
    return nullcontext(_say_line)


def _say_line(trial: Trial) -> None:
    from reticle.text import printable

    sys.stderr.write(f"{trial.verdict:<10} {printable(trial.task)} {trial.trial} {trial.duration_s:.1f} s\n")
    sys.stderr.flush()
