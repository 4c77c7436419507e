"""`reticle verify`: replay flows and say what each proved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

FlowsArgument = Annotated[
    list[str] | None, typer.Argument(metavar="FLOW", help="Names, patterns (shop/*) or files; all by default.")
]
UrlOption = Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", help="Flows side by side; by default [flows] workers.", min=1, max=64)
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print run.json.")]
JunitOption = Annotated[Path | None, typer.Option("--junit", help="Write JUnit XML there too.", dir_okay=False)]
ReportOption = Annotated[Path | None, typer.Option("--report", help="Copy the report there too.", file_okay=False)]
HeadedOption = Annotated[bool, typer.Option("--headed", help="Show the browser.")]


def command(
    flows: FlowsArgument = None,
    url: UrlOption = None,
    workers: WorkersOption = None,
    headed: HeadedOption = False,
    repeat: Annotated[
        int, typer.Option("--repeat", metavar="N", help="Replay each flow so often: is it flaky?", min=1, max=1000)
    ] = 1,
    watch: Annotated[bool, typer.Option("--watch", help="Replay again when a file is saved, until Ctrl-C.")] = False,
    junit: JunitOption = None,
    report: ReportOption = None,
    as_json: JsonOption = False,
) -> None:
    """Replay flows and judge what happened: exit 0 proved, 1 wrong or drifted, 2 could not tell."""
    from reticle.cli.replaying import replay_and_exit, watch_and_exit
    from reticle.engine.gate import GateOptions
    from reticle.errors import UsageError
    from reticle.policy.verdict import RunDemands

    if watch and as_json:
        raise UsageError("--watch and --json exclude each other", hint="--report DIR holds run.json after each run")
    options = GateOptions(
        flows=tuple(flows or ()),
        url=url,
        workers=workers,
        headed=headed,
        demands=RunDemands(),
        junit=junit,
        report=report,
        repeat=repeat,
    )
    if watch:
        watch_and_exit(options)
    replay_and_exit(options, as_json=as_json)
