"""`reticle gate`: may this change merge?"""

from __future__ import annotations

from typing import Annotated

import typer

from reticle.cli.verify import FlowsArgument, JsonOption, JunitOption, ReportOption, UrlOption, WorkersOption


def command(
    flows: FlowsArgument = None,
    everything: Annotated[bool, typer.Option("--all", help="Run every flow, which is the default.")] = False,
    url: UrlOption = None,
    workers: WorkersOption = None,
    junit: JunitOption = None,
    report: ReportOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say whether this change may merge: exit 0 yes, 1 no, 2 could not tell. One command in CI, no model, no person."""
    from reticle.cli.replaying import replay_and_exit
    from reticle.engine.gate import GateOptions
    from reticle.errors import UsageError

    if everything and flows:
        raise UsageError("--all and the names of flows exclude each other")
    options = GateOptions(flows=tuple(flows or ()), url=url, workers=workers, junit=junit, report=report)
    replay_and_exit(options, as_json=as_json)
