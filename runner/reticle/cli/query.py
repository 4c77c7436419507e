"""`reticle query`: what a target names on a page."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from reticle.cli.visiting import JsonOption, print_json, run_visit, takes_visit
from reticle.engine.visit import Visit

TargetArgument = Annotated[str, typer.Argument(metavar="TARGET", help="\"role=button name='Pay'\", or JSON.")]


@takes_visit
def command(visit: Visit, target: TargetArgument, as_json: JsonOption = False) -> None:
    """List every element that a target names; exit 2, with what is near, when there is none."""
    from reticle.engine.oneshot import query_visit
    from reticle.engine.shorthand import parse_target
    from reticle.report.by_hand import tell_matches

    matches = run_visit(visit, partial(query_visit, target=parse_target(target)))
    if as_json:
        print_json([match.to_json() for match in matches])
    else:
        typer.echo(tell_matches(matches), nl=False)
