"""`reticle grade`: did a run leave the app the way the correct steps leave it, and give the correct answer?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from reticle.cli.json_out import print_json
from reticle.cli.learning import learn

app = typer.Typer(
    name="grade", help="Grade a finished run from snapshots of the app's stored data.", no_args_is_help=True
)

StateOption = Annotated[Path, typer.Option("--state", help="The state declaration.", metavar="FILE")]
OutOption = Annotated[Path, typer.Option("--out", help="The file to write.", metavar="FILE")]
ReferenceOption = Annotated[Path, typer.Option("--reference", help="A snapshot of the correct steps.", metavar="FILE")]
AgainOption = Annotated[Path, typer.Option("--again", help="A snapshot of a second correct run.", metavar="FILE")]
ContainerOption = Annotated[
    str | None, typer.Option("--container", help="Run both commands in this container (docker exec).", metavar="NAME")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.command()
def snapshot(
    state: StateOption,
    out: OutOption,
    url: Annotated[str | None, typer.Option("--url", help="The page the run ended on.", metavar="URL")] = None,
    taken_at: Annotated[
        str | None,
        typer.Option("--taken-at", help="The app's time (RFC 3339); else RETICLE_NOW, else now.", metavar="TIME"),
    ] = None,
    generated: Annotated[
        list[str] | None,
        typer.Option("--generated", help="A value that the run made up; may be repeated.", metavar="NAME=VALUE"),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Write every row of every declared source to one file, sorted. Exit 2 when a source could not be read."""
    from reticle.cli.grade_progress import RowProgress
    from reticle.engine.grade import parse_generated, take_snapshot

    with RowProgress() as on_progress:
        result = take_snapshot(
            state, out, url=url, taken_at=taken_at, generated=parse_generated(generated or []), on_progress=on_progress
        )
    for note in result.notes:
        _say(note)
    for failure in result.failures:
        _say(str(failure))
    if as_json:
        print_json(result.to_json())
    else:
        typer.echo(result.summary)
    raise typer.Exit(result.exit_code)


@app.command()
def judge(
    reference: ReferenceOption,
    again: AgainOption,
    candidate: Annotated[Path, typer.Option("--candidate", help="A snapshot of the run to grade.", metavar="FILE")],
    expect: Annotated[Path | None, typer.Option("--expect", help="What the correct answer is.", metavar="FILE")] = None,
    answer: Annotated[str | None, typer.Option("--answer", help="The run's final answer.", metavar="TEXT")] = None,
    start: Annotated[
        Path | None,
        typer.Option("--start", help="A snapshot of the reset app: tells a PASS that proves nothing.", metavar="FILE"),
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help="Also write the grade as a page that opens from disk.", metavar="FILE")
    ] = None,
    trust_digests: Annotated[
        bool, typer.Option("--trust-digests", help="Skip sources whose digests in the headers are equal.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Compare a run with two correct runs: exit 0 PASS, 1 FAIL, 2 UNVERIFIED."""
    from reticle.engine.grade import judge_snapshots
    from reticle.grade.explain import render_text

    result = judge_snapshots(
        reference, again, candidate, expect=expect, answer=answer, start=start, trust_digests=trust_digests
    )
    if html is not None:
        from reticle.engine.grade_page import write_page

        write_page(html, result, reference=reference, again=again, candidate=candidate)
    if as_json:
        print_json(result.to_json())
    else:
        typer.echo(render_text(result), nl=False)
    raise typer.Exit(result.exit_code)


@app.command()
def tables(
    out: OutOption,
    list_command: Annotated[
        str | None, typer.Option("--list", help="A command that prints the tables, one a line.", metavar="COMMAND")
    ] = None,
    rows: Annotated[
        str | None, typer.Option("--rows", help="A command that prints the rows of {table}.", metavar="TEMPLATE")
    ] = None,
    dsn: Annotated[
        str | None, typer.Option("--dsn", help="A database's address, in place of --list and --rows.", metavar="URL")
    ] = None,
    container: ContainerOption = None,
    skip: Annotated[
        str | None, typer.Option("--skip", help="Leave out tables that begin with one of these.", metavar="PREFIX,…")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Write a declaration with one source for each table of a database."""
    from reticle.engine.grade_tables import declare_by_command, declare_by_dsn
    from reticle.errors import UsageError

    prefixes = tuple(prefix.strip() for prefix in (skip or "").split(",") if prefix.strip())
    if dsn is not None:
        if list_command is not None or rows is not None or container is not None:
            raise UsageError("--dsn excludes --list, --rows and --container")
        result = declare_by_dsn(dsn, out, skip=prefixes)
    elif list_command is not None and rows is not None:
        result = declare_by_command(list_command, rows, out, container=container, skip=prefixes)
    else:
        raise UsageError("needs --list and --rows, or --dsn", hint="reticle grade tables --help")
    for name in result.refused:
        _say(f'skipped "{name}": a table name has only A-Z, 0-9, _ and $')
    if as_json:
        print_json(result.to_json())
    else:
        typer.echo(result.summary)


@app.command()
def suggest(
    state: StateOption, reference: ReferenceOption, again: AgainOption, out: OutOption, as_json: JsonOption = False
) -> None:
    """Write the sources of a declaration that read the same after two correct runs; say what was dropped and why."""
    from reticle.engine.grade_suggest import suggest_declaration
    from reticle.text import printable

    result = suggest_declaration(state, reference, again, out)
    if as_json:
        print_json(result.to_json())
    else:
        for sentence in result.sentences:
            typer.echo(printable(sentence))
        typer.echo(result.summary)
    raise typer.Exit(result.exit_code)


def _say(text: str) -> None:
    from reticle.text import printable

    sys.stderr.write(f"{printable(text)}\n")


app.command("learn")(learn)
