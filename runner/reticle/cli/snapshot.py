"""`reticle snapshot`: a page as somebody hears it, or what some steps made of it."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from reticle.cli.visiting import JsonOption, print_json, run_visit, takes_visit
from reticle.engine.visit import Visit

ModeOption = Annotated[
    str, typer.Option("--mode", metavar="MODE", help="interactive, full, status, or diff: what the steps changed.")
]
BudgetOption = Annotated[
    int | None,
    typer.Option("--budget", metavar="TOKENS", help="At most so many tokens, about; 0 for no limit."),
]
WithinOption = Annotated[
    str | None, typer.Option("--within", metavar="TARGET", help='Only what is inside: "role=main", or JSON.')
]
RowsOption = Annotated[
    str | None, typer.Option("--rows", metavar="A-B", help="Which of many rows that are alike to show.")
]


@takes_visit
def command(
    visit: Visit,
    mode: ModeOption = "interactive",
    budget: BudgetOption = None,
    within: WithinOption = None,
    rows: RowsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Open a page, do the steps, and print its roles, names, states and refs, in few tokens."""
    from reticle.engine.shorthand import parse_target
    from reticle.engine.snapshot import (
        Look,
        check_budget,
        check_mode,
        check_rows,
        diff_visit,
        outline_visit,
        prepare_diff,
    )
    from reticle.errors import UsageError
    from reticle.report.outline_diff import tell_diff
    from reticle.report.snapshot import tell_snapshot

    asked = check_mode(mode)
    check_budget(budget)
    if asked == "diff":
        if within is not None or rows is not None:
            raise UsageError("a diff is of the whole page", hint="leave --within and --rows out")
        diff = run_visit(prepare_diff(visit), diff_visit)
        print_json(diff.to_json()) if as_json else typer.echo(tell_diff(diff, budget), nl=False)
        return
    look = Look(asked, parse_target(within) if within else None, check_rows(rows) if rows else None)
    outline = run_visit(visit, partial(outline_visit, look=look))
    print_json(outline.to_json()) if as_json else typer.echo(tell_snapshot(outline, budget), nl=False)
