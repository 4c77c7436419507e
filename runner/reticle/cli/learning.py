"""`reticle grade learn`: make a flow's references and prove them."""

from __future__ import annotations

from typing import Annotated

import typer

from reticle.cli.json_out import print_json


def learn(
    flow: Annotated[str, typer.Argument(metavar="FLOW", help="The flow whose correct steps are learnt.")],
    state: Annotated[
        str | None, typer.Option("--state", help="State declaration, for a flow that has no grade yet.")
    ] = None,
    url: Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")] = None,
    no_reset_needed: Annotated[
        bool, typer.Option("--no-reset-needed", help="Every replay finds the same data anyway.")
    ] = False,
    suggest: Annotated[
        bool,
        typer.Option("--suggest", help="Make the declaration: every table that two runs leave alike."),
    ] = False,
    dsn: Annotated[
        str | None,
        typer.Option("--dsn", help="The database of --suggest, unless it is the copy's own.", metavar="URL"),
    ] = None,
    unchanged: Annotated[
        bool, typer.Option("--unchanged", help="The steps leave nothing in the stored data, as a sign-in may.")
    ] = False,
    trace_state: Annotated[bool, typer.Option("--trace-state", help="Tell which step wrote what.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Reset and replay a flow four times and keep what it leaves: exit 0 proven, 1 not proven, 2 could not tell."""
    from reticle.cli.running import run_async
    from reticle.engine.learn import learn_grade
    from reticle.engine.learn_suggest import OWN_DATABASE
    from reticle.errors import UsageError
    from reticle.store.project import Project
    from reticle.text import printable

    project = Project.find()
    if dsn is not None and not suggest:
        raise UsageError("--dsn needs --suggest: it names the database that the declaration is made from")
    if unchanged and suggest:
        raise UsageError("--unchanged needs --state: --suggest declares what the steps write")
    learnt = run_async(
        learn_grade(
            project,
            flow,
            url=url,
            needs_reset=not no_reset_needed,
            state=state,
            suggest=(dsn or OWN_DATABASE) if suggest else None,
            unchanged=unchanged,
            trace=trace_state,
        )
    )
    if as_json:
        made = {
            "flow": learnt.flow,
            "proven": learnt.proven,
            "text": learnt.text,
            "rows": learnt.rows,
            "unchanged": learnt.unchanged,
            "written": [project.shown(path) for path in learnt.written],
            "third": learnt.third.to_json() if learnt.third else None,
            "empty": learnt.empty.to_json() if learnt.empty else None,
            "before": learnt.before.to_json() if learnt.before else None,
            "trace": [told.to_json() for told in learnt.trace],
            "dropped": list(learnt.dropped),
        }
        print_json(made, indent=2)
    else:
        typer.echo(f"{'proven' if learnt.proven else 'not proven'}  {learnt.flow}  {learnt.rows} rows: {learnt.text}")
        shown = learnt.before if learnt.proven else learnt.third if learnt.third and learnt.third.removed else None
        for line in shown.removed[:10] if shown else []:
            typer.echo(f"  - {line}")
        for line in shown.added[:10] if shown else []:
            typer.echo(f"  + {line}")
        for sentence in learnt.dropped:
            typer.echo(f"  {printable(sentence)}")
        for told in learnt.trace:
            typer.echo(f"  step {told.number} {printable(told.describe)} wrote")
            for line in told.lines[:10]:
                typer.echo(f"    {printable(line)}")
            if len(told.lines) > 10:
                typer.echo(f"    … {len(told.lines) - 10} more")
        for path in learnt.written:
            typer.echo(f"  wrote {project.shown(path)}")
    raise typer.Exit(0 if learnt.proven else 1)
