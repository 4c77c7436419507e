"""`reticle init`: make a project of the current folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def command(
    url: Annotated[
        str | None, typer.Option("--url", help="Address of an app that is started by somebody else.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Print the diff and write nothing.")] = False,
) -> None:
    """Write a reticle.toml with comments, the folders and a .gitignore line; what is there already stays."""
    from reticle.engine.init import apply_init, plan_init

    plan = plan_init(Path.cwd(), url)
    if dry_run:
        typer.echo(plan.diff(), nl=False)
        return
    apply_init(plan)
    for change in plan.changes:
        done = "made" if change.before is None else "changed"
        typer.echo(f"{done:<8} {change.path.relative_to(plan.root).as_posix()}")
    if not plan.changes:
        typer.echo("everything is there already")
    elif not plan.has_config and url is None:
        start = plan.detected.start
        said = (
            f"starts by: {start} ({plan.detected.seen})"
            if start
            else f"how it starts is for you to say: {plan.detected.seen}"
        )
        typer.echo(f"the app  {said}")
        if plan.detected.behind is not None:
            typer.echo(f"         {plan.detected.behind} answers behind it: describe that process too, in reticle.toml")
    typer.echo("next     reticle doctor, then reticle record --name NAME")
