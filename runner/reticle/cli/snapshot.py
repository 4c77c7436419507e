"""`reticle snapshot`: a page as somebody hears it."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from reticle.cli.visiting import JsonOption, print_json, run_visit, takes_visit
from reticle.engine.visit import Visit

ModeOption = Annotated[str, typer.Option("--mode", metavar="MODE", help="interactive, full or status.")]


@takes_visit
def command(visit: Visit, mode: ModeOption = "interactive", as_json: JsonOption = False) -> None:
    """Open a page, do the steps, and print its roles, names and states."""
    from reticle.engine.oneshot import check_mode, outline_visit
    from reticle.report.by_hand import tell_outline

    outline = run_visit(visit, partial(outline_visit, mode=check_mode(mode)))
    if as_json:
        print_json(outline.to_json())
    else:
        typer.echo(tell_outline(outline), nl=False)
