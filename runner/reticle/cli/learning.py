"""`reticle grade learn`: make a flow's references and prove them."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def learn(
    flow: Annotated[str, typer.Argument(metavar="FLOW", help="The flow whose correct steps are learnt.")],
    state: Annotated[
        str | None, typer.Option("--state", help="State declaration, for a flow that has no grade yet.")
    ] = None,
    url: Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")] = None,
    no_reset_needed: Annotated[
        bool, typer.Option("--no-reset-needed", help="Every replay finds the same data anyway.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Reset and replay a flow four times and keep what it leaves: exit 0 proven, 1 not proven, 2 could not tell."""
    from reticle.cli.running import run_async
    from reticle.engine.learn import learn_grade
    from reticle.store.project import Project

    project = Project.find()
    learnt = run_async(learn_grade(project, flow, url=url, needs_reset=not no_reset_needed, state=state))
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
        }
        typer.echo(json.dumps(made, indent=2, ensure_ascii=False))
    else:
        typer.echo(f"{'proven' if learnt.proven else 'not proven'}  {learnt.flow}  {learnt.rows} rows: {learnt.text}")
        shown = learnt.before if learnt.proven else learnt.third if learnt.third and learnt.third.removed else None
        for line in shown.removed[:10] if shown else []:
            typer.echo(f"  - {line}")
        for line in shown.added[:10] if shown else []:
            typer.echo(f"  + {line}")
        for path in learnt.written:
            typer.echo(f"  wrote {project.shown(path)}")
    raise typer.Exit(0 if learnt.proven else 1)
