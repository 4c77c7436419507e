"""`reticle match`: the scorer of healing alone, JSON lines in and out."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer


def command(
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="JSON lines; - or nothing reads standard input.")] = "-",
    margin: Annotated[
        float | None, typer.Option("--margin", help="Lead over the next best that is not its parent or child.", min=0)
    ] = None,
    floor: Annotated[float | None, typer.Option("--floor", help="Least score of a heal.", min=0, max=1)] = None,
    reverse: Annotated[
        float | None, typer.Option("--reverse", help="Lead over what a rival of the old page reaches.", min=0)
    ] = None,
) -> None:
    """Decide for every line which candidate the old element is, or refuse: exit 0 done, 2 a line is no case."""
    from pathlib import Path

    from reticle.engine.match import match_lines
    from reticle.errors import InputError
    from reticle.match.decide import DEMANDS, Demands

    demands = Demands(
        DEMANDS.margin if margin is None else margin,
        DEMANDS.floor if floor is None else floor,
        DEMANDS.reverse if reverse is None else reverse,
    )
    if file == "-":
        lines, name = sys.stdin, "standard input"
    else:
        try:
            lines, name = Path(file).open(encoding="utf-8"), file  # noqa: SIM115 # closed by the `with` below
        except OSError as caught:
            raise InputError(f"cannot be read: {caught.strerror}", place=file) from None
    with lines:
        try:
            for answer in match_lines(lines, demands, name=name):
                typer.echo(json.dumps(answer, ensure_ascii=False))
        except UnicodeDecodeError:
            raise InputError("is no UTF-8 text", place=name) from None
