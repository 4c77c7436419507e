"""`reticle report`: look at the reports of finished runs."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(name="report", help="Reports of finished runs.", no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Reports of finished runs."""


@app.command("open")
def open_report(
    run: Annotated[
        str, typer.Argument(metavar="[RUN]", help="Its id, its folder (such as one from CI), or last.")
    ] = "last",
    no_open: Annotated[bool, typer.Option("--no-open", help="Only print the page's path.")] = False,
) -> None:
    """Open a run's report in your browser.

    Its path is printed, too; without a display only that.
    """
    from reticle.cli.opening import open_page
    from reticle.engine.publish import find_page
    from reticle.store.project import Project

    page = find_page(Project.find(), run)
    typer.echo(str(page))
    if not no_open:
        open_page(page.as_uri())
