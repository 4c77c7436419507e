"""`reticle heal`: find lost elements again, prove it, and rewrite the flow."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from reticle.engine.flow_change import FlowChange
    from reticle.engine.heal import FlowHeal


def command(
    flows: Annotated[
        list[str] | None, typer.Argument(metavar="[FLOW]...", help="Names, patterns (shop/*) or files; all by default.")
    ] = None,
    apply: Annotated[bool, typer.Option("--apply", help="Write what is confirmed.")] = False,
    patch: Annotated[Path | None, typer.Option("--patch", help="Write the diff there.", dir_okay=False)] = None,
    accept: Annotated[
        list[str] | None,
        typer.Option("--accept", metavar="STEP", help="Take this unconfirmed proposal, too: number, id or FLOW:STEP."),
    ] = None,
    url: Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")] = None,
    no_reset_needed: Annotated[
        bool, typer.Option("--no-reset-needed", help="Every replay finds the same data anyway.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Propose new targets for drifted steps, confirmed by a replay: exit 0 healed, 1 refused, 2 could not tell."""
    from reticle.cli.running import run_async
    from reticle.engine.heal import heal_flows, plan_changes
    from reticle.store.files import write_project_file
    from reticle.store.project import Project

    project = Project.find()
    outcomes = run_async(heal_flows(project, tuple(flows or ()), url=url, needs_reset=not no_reset_needed))
    changes = plan_changes(project, outcomes, tuple(accept or ()))
    if as_json:
        typer.echo(json.dumps(_to_json(project, outcomes, changes, apply), indent=2, ensure_ascii=False))
    else:
        _print(outcomes, changes)
    if patch is not None:
        write_project_file(patch.absolute(), "".join(change.diff() for change in changes))
    for change in changes if apply else ():
        typer.echo(f"wrote {project.shown(change.apply())}", err=True)
    if changes and not apply:
        typer.echo("nothing written; add --apply", err=True)
    codes = {outcome.exit_code for outcome in outcomes}
    raise typer.Exit(1 if 1 in codes else max(codes, default=0))


def _print(outcomes: list[FlowHeal], changes: list[FlowChange]) -> None:
    from reticle.text import printable

    for healed in outcomes:
        lines = [f"{healed.outcome:<11} {healed.flow}  {healed.text}"]
        for item in healed.proposals:
            lines.append(f"  step {item.index + 1} {item.describe} → {item.new.describe()}")
            lines.append(f"    score {item.score:.2f}, margin {item.margin:.2f}, tier {item.tier}: {item.why}")
        if healed.refusal is not None:
            refused = healed.refusal
            lines.append(f"  step {refused.index + 1} {refused.describe}: {refused.drift}")
            lines.append(f"    refused ({refused.reason}): {refused.why}")
            for near in refused.nearest:
                score = f"{near.score:.2f}" if near.score is not None else "    "
                lines.append(f"    {score}  {near.target.describe() if near.target else ''}")
            if refused.hint:
                lines.append(f"    hint: {refused.hint}")
        for line in lines:
            typer.echo(printable(line))
    for change in changes:
        typer.echo(change.short_diff(), nl=False)
    if changes:
        typer.echo("reticle: fingerprints change with them: --patch FILE has the whole diff", err=True)


def _to_json(project: Any, outcomes: list[FlowHeal], changes: list[FlowChange], apply: bool) -> dict[str, Any]:
    return {
        "flows": [_flow_json(healed) for healed in outcomes],
        "changes": [
            {"flow": change.flow.name, "file": project.shown(change.path), "diff": change.diff(), "written": apply}
            for change in changes
        ],
    }


def _flow_json(healed: FlowHeal) -> dict[str, Any]:
    made: dict[str, Any] = {"flow": healed.flow, "outcome": healed.outcome, "text": healed.text}
    made["proposals"] = [
        {"step": item.index + 1, "id": item.step_id, "describe": item.describe, "old": item.old.to_json(),
         "new": item.new.to_json(), "score": item.score, "margin": item.margin, "tier": item.tier, "why": item.why}
        for item in healed.proposals
    ]  # fmt: skip
    refused = healed.refusal
    made["refusal"] = None if refused is None else {
        "step": refused.index + 1, "id": refused.step_id, "describe": refused.describe, "drift": refused.drift,
        "reason": refused.reason, "why": refused.why, "hint": refused.hint,
        "nearest": [near.to_json() for near in refused.nearest],
    }  # fmt: skip
    return made
