"""`reticle record`: show the app to a browser, and a flow comes of it."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from reticle.engine.record import Recorded


def command(
    url: Annotated[
        str | None, typer.Argument(metavar="[URL]", help="Address, or a path of the configured app; by default its /.")
    ] = None,
    name: Annotated[str, typer.Option("--name", help="Name of the flow, as in shop/buy-one-mug.")] = ...,  # type: ignore[assignment]
    intent: Annotated[str, typer.Option("--intent", help="What the flow is there to prove, in one sentence.")] = "",
    setup: Annotated[
        list[str] | None, typer.Option("--setup", help="Flow that is replayed first, such as a sign-in; repeatable.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="File or folder to save to instead of flows/.")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a flow of that name; shows a diff.")] = False,
    viewport: Annotated[str | None, typer.Option("--viewport", help="Size of the page, 1280x800 or 390x844@2.")] = None,
    headless: Annotated[bool, typer.Option("--headless", help="Show no window: somebody drives it over CDP.")] = False,
    stub_third_parties: Annotated[
        bool, typer.Option("--stub-third-parties", help="Keep what other origins answer: replays do not need them.")
    ] = False,
    own: Annotated[
        list[str] | None, typer.Option("--own", metavar="ORIGIN", help="Origin that is the app's too; repeatable.")
    ] = None,
) -> None:
    """Record what you do in a browser as a flow: exit 0 saved, 1 it does not replay the same, 2 nothing saved."""
    from reticle.cli.running import run_async
    from reticle.engine.record import RecordOptions, record_flow
    from reticle.store.project import Project

    options = RecordOptions(
        name=name, url=url, out=out, overwrite=overwrite, headless=headless, setup=tuple(setup or ()), intent=intent,
        viewport=viewport, stub_others=stub_third_parties, own=tuple(own or ()),
    )  # fmt: skip
    made = run_async(record_flow(Project.find(), options, _say))
    raise typer.Exit(_tell(made))


def _say(line: str) -> None:
    sys.stderr.write(f"reticle: {line}\n")
    sys.stderr.flush()


def _tell(made: Recorded) -> int:
    from reticle.engine.recorder_flow import writes
    from reticle.text import plural, printable

    how = {"saved": "", "closed": " (the window was closed)", "interrupted": " (interrupted)"}[made.ended]
    if made.flow is None:
        _say(f"nothing was recorded{how}, so nothing was saved")
        return 2
    shown = made.place.shown(made.place.file)
    if made.diff:
        typer.echo(printable_lines(made.diff), nl=False)
    typer.echo(f"saved  {shown}  {plural(len(made.flow.steps), 'step')}{how}")
    for name in made.secrets:
        typer.echo(f"  a secret was typed: replays read it from the environment, export {name}=…")
    for file in made.lost_files:
        _say(f"WARNING: {printable(file)} could not be read, put it into {made.place.shown(made.place.files_dir)}/")
    if made.stubs is not None:
        for line in stub_lines(made.stubs.origins, made.stubs.files, made.stubs.notes):
            typer.echo(f"  {line}")
    if not made.asserts:
        _say("WARNING: this flow asserts nothing; it verifies as no-fault, never as a pass. Add an expectation.")
    if made.replayed is None:
        _say(f"not replayed: {made.not_replayed} · hint: reticle verify {made.flow.name}")
        return 0
    if made.replayed.status in ("pass", "no-fault"):
        typer.echo(f"replayed once after a reset: {made.replayed.status}")
        if writes(made.flow):
            typer.echo(
                f"next   it writes: reticle grade learn {made.flow.name} --state state/….json judges what it leaves"
            )
            typer.echo("       (--suggest in place of --state declares the tables of the app's database)")
        return 0
    typer.echo(f"replayed once after a reset: {made.replayed.status}, NOT the same: {printable(made.replayed.reason)}")
    return 1


def stub_lines(origins: Mapping[str, int], files: Mapping[str, bytes], notes: Sequence[str]) -> list[str]:
    """Say which origins were stubbed, and what could not be."""
    from reticle.text import plural, printable

    size = f", {plural(len(files), 'file')} of {_spell_size(sum(map(len, files.values())))}" if files else ""
    told = [f"{origin} {plural(count, 'stub')}" for origin, count in origins.items()]
    head = f"other origins: {', '.join(told)}{size}" if told else "other origins: nothing was kept"
    return [printable(line) for line in (head, *notes)]


def _spell_size(count: int) -> str:
    if count < 1024:
        return f"{count} bytes"
    return f"{count / 1024:.0f} KiB" if count < 1024 * 1024 else f"{count / (1024 * 1024):.1f} MiB"


def printable_lines(text: str) -> str:
    """Make a diff safe for a terminal, line by line."""
    from reticle.text import printable

    return "".join(f"{printable(line)}\n" for line in text.splitlines())
