"""Prints the object of `--json` where rows of stored data may be in it, which can hold anything."""

from __future__ import annotations

import sys

import typer


def print_json(data: object, *, indent: int | None = None) -> None:
    """Print one JSON value that is JSON whatever is in it, and whatever standard output can hold."""
    from reticle.grade.lines import json_text

    typer.echo(json_text(data, indent=indent, encoding=sys.stdout.encoding or "utf-8"))
