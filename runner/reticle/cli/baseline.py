"""`reticle baseline`: accept how a page looks."""

from __future__ import annotations

import json
from typing import Annotated

import typer

app = typer.Typer(name="baseline", help="Accepted pictures: update, review, list, prune.", no_args_is_help=True)
FlowsArgument = Annotated[
    list[str] | None, typer.Argument(metavar="[FLOW]...", help="Names, patterns or files; all by default.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.command()
def update(
    flows: FlowsArgument = None,
    from_run: Annotated[
        str | None, typer.Option("--from", metavar="RUN", help="Take a run's pictures: its id, its folder, or last.")
    ] = None,
    require: Annotated[
        bool, typer.Option("--require", help="Add this environment to [visual] required in reticle.toml.")
    ] = False,
    url: Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")] = None,
    no_reset_needed: Annotated[
        bool, typer.Option("--no-reset-needed", help="Every replay finds the same data anyway.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be written, write nothing.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Write the pictures of flows, after showing what changes: exit 0 written, 1 unstable, 2 could not."""
    from reticle.cli.running import run_async
    from reticle.engine.baseline import plan_from_run, plan_update
    from reticle.engine.requiring import require_environments
    from reticle.store.project import Project

    project = Project.find()
    names = tuple(flows or ())
    if from_run is not None:
        changes = plan_from_run(project, names, from_run)
    else:
        changes = run_async(plan_update(project, names, url=url, needs_reset=not no_reset_needed))
    if as_json:
        made = [
            {"flow": item.flow, "checkpoint": item.checkpoint, "variant": item.variant, "env": item.env,
             "kind": item.kind, "text": item.text, "file": project.shown(item.place.png)}
            for item in changes
        ]  # fmt: skip
        typer.echo(json.dumps({"changes": made, "written": not dry_run}, indent=2, ensure_ascii=False))
    else:
        for item in changes:
            typer.echo(f"{item.kind:<8} {project.shown(item.place.png)}  {item.text}")
    envs = sorted({item.env for item in changes}) if require else []
    for line in require_environments(project, envs, write=False) if require else ():
        typer.echo(line, err=True)
    if dry_run:
        return
    for item in changes:
        if item.kind != "same":
            item.apply()
    if require:
        require_environments(project, envs)


@app.command()
def review(
    flows: FlowsArgument = None,
    from_run: Annotated[
        str, typer.Option("--from", metavar="RUN", help="The run to look at: its id, its folder, or last.")
    ] = "last",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Listen there; 0: on any free port.")] = 0,
    no_open: Annotated[bool, typer.Option("--no-open", help="Only print the address.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Go through what looks different on a local page.

    Changed, new and missing pictures of a run, to be approved or rejected. Nothing is written before the page has shown
    it as a diff. Ctrl-C or Done ends it: exit 0 all written, 1 something rejected, 2 something left.
    """
    from reticle.cli.reviewing import review_and_exit
    from reticle.store.project import Project

    review_and_exit(
        Project.find(), tuple(flows or ()), from_run, port=port, opens=not no_open, as_json=as_json
    )  # fmt: skip


@app.command("list")
def list_all(as_json: JsonOption = False) -> None:
    """List the accepted pictures; those that nothing uses say why."""
    from reticle.engine.baseline import list_baselines
    from reticle.store.project import Project

    project = Project.find()
    kept = list_baselines(project)
    if as_json:
        made = [
            {"flow": item.flow, "checkpoint": item.checkpoint, "file": project.shown(item.place.png),
             "orphan": item.orphan}
            for item in kept
        ]  # fmt: skip
        typer.echo(json.dumps(made, indent=2, ensure_ascii=False))
        return
    for item in kept:
        typer.echo(project.shown(item.place.png) + (f"  unused: {item.orphan}" if item.orphan else ""))


@app.command()
def prune(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would go, remove nothing.")] = False,
) -> None:
    """Remove the pictures that nothing uses, after listing them."""
    from reticle.engine.baseline import list_baselines
    from reticle.engine.baseline import prune as remove
    from reticle.store.project import Project

    project = Project.find()
    kept = [item for item in list_baselines(project) if item.orphan]
    for item in kept:
        typer.echo(f"unused  {project.shown(item.place.png)}  {item.orphan}")
    if not dry_run:
        remove(project, kept)
