"""What `reticle baseline review` prints: the address while it waits, then what it came to."""

from __future__ import annotations

import asyncio
import json
import signal
from typing import TYPE_CHECKING, NoReturn

import typer

from reticle.cli.opening import open_page

if TYPE_CHECKING:
    from reticle.engine.review import Review
    from reticle.store.project import Project


def review_and_exit(
    project: Project, names: tuple[str, ...], run: str, *, port: int, opens: bool, as_json: bool
) -> NoReturn:
    """Serve the review until Done or Ctrl-C, print what was decided, and leave with its exit code."""
    from reticle.engine.review import Review

    review = Review.open(project, names, run)
    if review.items:
        asyncio.run(_serve(review, port=port, opens=opens))
    elif not as_json:
        typer.echo(f"nothing to review: run {review.run.id} looks as accepted")
    _print(review, as_json=as_json)
    raise typer.Exit(review.exit_code)


async def _serve(review: Review, *, port: int, opens: bool) -> None:
    from reticle.engine.review_server import ReviewServer

    server = ReviewServer(review, title=review.project.root.name)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, server.done.set)
    await server.start(port)
    try:
        typer.echo(f"review at {server.address}", err=True)
        typer.echo("Done on the page ends it, Ctrl-C too", err=True)
        if opens:
            await asyncio.to_thread(open_page, server.address)
        await server.done.wait()
    finally:
        await server.close()


def _print(review: Review, *, as_json: bool) -> None:
    from reticle.text import printable

    if as_json:
        made = [
            {"flow": item.flow, "checkpoint": item.result.name, "variant": item.result.variant,
             "env": item.result.env, "kind": item.kind, "text": item.text, "outcome": item.outcome}
            for item in review.items
        ]  # fmt: skip
        typer.echo(json.dumps({"run": review.run.id, "items": made}, indent=2, ensure_ascii=False))
        return
    for item in review.items:
        typer.echo(printable(f"{item.outcome:<9} {item.name}  {item.text}"))
