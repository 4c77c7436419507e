"""`reticle doctor`: what a run needs, and what is missing."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

_COLORS = {"ok": "green", "warn": "yellow", "fix": "red"}


def command(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Look at browser, app, reset, databases and flows; exit 0 clean, 1 something to fix."""
    from reticle.cli.running import run_async
    from reticle.engine.doctor import examine
    from reticle.store.project import Project

    findings = run_async(examine(Project.find()))
    if as_json:
        rows = [{"level": one.level, "what": one.what, "found": one.found, "hint": one.hint} for one in findings]
        typer.echo(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        plain = bool(os.environ.get("NO_COLOR"))
        width = max(len(one.what) for one in findings)
        for one in findings:
            hint = f" · hint: {one.hint}" if one.hint else ""
            mark = f"{one.level:<4}" if plain else typer.style(f"{one.level:<4}", fg=_COLORS[one.level])
            typer.echo(f"{mark}  {one.what:<{width}}  {one.found}{hint}")
    raise typer.Exit(1 if any(one.level == "fix" for one in findings) else 0)
