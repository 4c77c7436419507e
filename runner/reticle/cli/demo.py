"""`reticle demo`: the shop to try reticle on."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="demo", help="A small web shop to try reticle on, with faults and drifts to plant.", no_args_is_help=True
)

DataOption = Annotated[Path, typer.Option("--data", help="The folder of shop.db.", file_okay=False)]
SeedOption = Annotated[int, typer.Option("--seed", help="Prices, stock and the order of the goods.")]
NowOption = Annotated[
    str | None, typer.Option("--now", help="The shop's time (ISO 8601); else RETICLE_NOW, else this machine's.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def serve(
    data: DataOption,
    port: Annotated[int, typer.Option("--port", help="0 takes a free one.", min=0, max=65535)] = 0,
    seed: SeedOption = 1,
    now: NowOption = None,
    fault: Annotated[list[str] | None, typer.Option("--fault", help="Plant a fault; may be repeated.")] = None,
    drift: Annotated[list[str] | None, typer.Option("--drift", help="Change the markup; may be repeated.")] = None,
    latency_ms: Annotated[int, typer.Option("--latency-ms", help="Delay every API reply.", min=0, max=60_000)] = 0,
    jitter_seed: Annotated[
        int | None, typer.Option("--jitter-seed", help="Delay by a random share of --latency-ms, from this seed.")
    ] = None,
    allow_reset: Annotated[bool, typer.Option("--allow-reset", help="Offer POST /__reset.")] = False,
) -> None:
    """Serve the shop on 127.0.0.1 until Ctrl-C or SIGTERM."""
    import asyncio

    from reticle.demo.options import ShopOptions, find_now
    from reticle.demo.serve import serve as serve_shop

    options = ShopOptions(
        data=data,
        seed=seed,
        now=find_now(now),
        faults=tuple(fault or ()),
        drifts=tuple(drift or ()),
        latency_ms=latency_ms,
        jitter_seed=jitter_seed,
        allow_reset=allow_reset,
    )
    asyncio.run(serve_shop(options, port, _say))


@app.command()
def reset(data: DataOption, seed: SeedOption = 1, now: NowOption = None) -> None:
    """Make shop.db anew, also while the shop is running."""
    from reticle.clock import SYSTEM
    from reticle.demo.options import DATABASE_NAME, find_now
    from reticle.demo.seed import rebuild

    rebuild(data / DATABASE_NAME, seed=seed, now=find_now(now) or SYSTEM.now())


@app.command()
def faults(as_json: JsonOption = False) -> None:
    """List the faults that can be planted."""
    from reticle.demo.faults import FAULTS

    found = [
        _Entry(fault.name, (("class", fault.kind), ("channel", fault.channel), ("does", fault.does)))
        for fault in FAULTS.values()
    ]
    _print_list("fault", found, as_json=as_json)


@app.command()
def drifts(as_json: JsonOption = False) -> None:
    """List the changes of the markup that can be switched on."""
    from reticle.demo.drifts import DRIFTS

    found = [
        _Entry(drift.name, (("keepsBehaviour", drift.keeps_behaviour), ("does", drift.does)))
        for drift in DRIFTS.values()
    ]
    _print_list("drift", found, as_json=as_json)


@dataclass(frozen=True)
class _Entry:
    name: str
    fields: tuple[tuple[str, str | bool], ...]


def _print_list(what: str, entries: list[_Entry], *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([{"name": entry.name, **dict(entry.fields)} for entry in entries], indent=2))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(what, no_wrap=True)
    for heading, _ in entries[0].fields:
        table.add_column("keeps behaviour" if heading == "keepsBehaviour" else heading)
    for entry in entries:
        table.add_row(
            entry.name, *(("yes" if value else "no") if isinstance(value, bool) else value for _, value in entry.fields)
        )
    Console(soft_wrap=False).print(table)


def _say(line: str) -> None:
    typer.echo(line)
    import sys

    sys.stdout.flush()
