"""What `check` and `assert` print and exit with."""

from __future__ import annotations

import typer

from reticle.cli.visiting import print_json, run_visit
from reticle.engine.visit import Visit

EXIT_CODES = {"yes": 0, "no": 1}
"""What is neither could not be told: 2."""


def judge_and_exit(visit: Visit, *, as_json: bool) -> None:
    """Do the visit, print its verdict, and leave with its exit code."""
    from reticle.engine.oneshot import judge_visit
    from reticle.report.by_hand import tell_verdict

    verdict = run_visit(visit, judge_visit)
    if as_json:
        print_json(verdict.to_json())
    else:
        typer.echo(tell_verdict(verdict), nl=False)
    raise typer.Exit(EXIT_CODES.get(verdict.verified, 2))
