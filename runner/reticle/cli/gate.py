"""`reticle gate`: may this change merge?"""

from __future__ import annotations

import os
from typing import Annotated, Literal

import typer

from reticle.cli.verify import FlowsArgument, JsonOption, JunitOption, ReportOption, UrlOption, WorkersOption


def command(
    flows: FlowsArgument = None,
    everything: Annotated[bool, typer.Option("--all", help="Run every flow, which is the default.")] = False,
    url: UrlOption = None,
    workers: WorkersOption = None,
    junit: JunitOption = None,
    report: ReportOption = None,
    annotations: Annotated[
        Literal["auto", "github", "none"],
        typer.Option("--annotations", help="Tell findings at file and line to GitHub; auto: when it runs there."),
    ] = "auto",
    as_json: JsonOption = False,
) -> None:
    """Say whether this change may merge: exit 0 yes, 1 no, 2 could not tell. One command in CI, no model, no person."""
    from reticle.cli.replaying import replay_and_exit
    from reticle.engine.gate import GateOptions
    from reticle.errors import UsageError

    if everything and flows:
        raise UsageError("--all and the names of flows exclude each other")
    options = GateOptions(flows=tuple(flows or ()), url=url, workers=workers, junit=junit, report=report)
    is_github = os.environ.get("GITHUB_ACTIONS") == "true" if annotations == "auto" else annotations == "github"
    replay_and_exit(options, as_json=as_json, github=is_github)
