"""`reticle flows`: look at flow files and keep them in order."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from reticle.engine.flow_change import FlowChange
    from reticle.engine.stubbing import StubChange
    from reticle.store.project import Project

app = typer.Typer(name="flows", help="Flow files: list, show, lint, refresh, stub, quarantine.", no_args_is_help=True)
FlowsArgument = Annotated[
    list[str] | None, typer.Argument(metavar="[FLOW]...", help="Names, patterns (shop/*) or files; all by default.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("list")
def list_all(flows: FlowsArgument = None, as_json: JsonOption = False) -> None:
    """List flows with their intent, steps, grade, pictures and warnings."""
    from reticle.engine.flows_list import list_flows
    from reticle.store.project import Project

    rows = list_flows(Project.find(), tuple(flows or ()))
    if as_json:
        typer.echo(json.dumps([row.to_json() for row in rows], indent=2, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("flow", "intent", "steps", "grade", "pictures", "warnings"):
        table.add_column(heading, justify="right" if heading == "steps" else "left", no_wrap=heading == "flow")
    for row in rows:
        table.add_row(row.name, row.intent, str(row.steps), row.grade, ", ".join(row.pictures), "\n".join(row.warnings))
    Console(soft_wrap=False, markup=False).print(table)


@app.command()
def show(flow: Annotated[str, typer.Argument(metavar="FLOW")], as_json: JsonOption = False) -> None:
    """Show one flow in words: every step with its target, what it expects, and where its code stands."""
    from reticle.engine.flows_show import show_flow
    from reticle.store.flow_file import flow_text
    from reticle.store.project import Project

    project = Project.find()
    loaded = project.load_flow(flow)
    if as_json:
        typer.echo(flow_text(loaded), nl=False)
        return
    for line in show_flow(project, loaded):
        typer.echo(line)


@app.command()
def lint(flows: FlowsArgument = None, as_json: JsonOption = False) -> None:
    """Find what makes flows weak or brittle: exit 0 clean, 1 findings, 2 usage."""
    from reticle.engine.flows_lint import lint_flows
    from reticle.store.project import Project

    findings = lint_flows(Project.find(), tuple(flows or ()))
    if as_json:
        typer.echo(json.dumps([finding.to_json() for finding in findings], indent=2, ensure_ascii=False))
    else:
        for finding in findings:
            typer.echo(finding.text())
    raise typer.Exit(1 if findings else 0)


@app.command()
def refresh(
    flows: FlowsArgument = None,
    url: Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")] = None,
    no_reset_needed: Annotated[
        bool, typer.Option("--no-reset-needed", help="Every replay finds the same data anyway.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show the diff, write nothing.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Replay flows and write the fingerprint and source of every element and the code they run, as a diff first."""
    from reticle.cli.running import run_async
    from reticle.engine.refresh import plan_refresh
    from reticle.store.project import Project

    project = Project.find()
    changes = run_async(plan_refresh(project, tuple(flows or ()), url=url, needs_reset=not no_reset_needed))
    if as_json:
        made = [
            {"flow": change.flow.name, "file": project.shown(change.path), "changed": change.is_change,
             "written": change.is_change and not dry_run, "diff": change.diff()}
            for change in changes
        ]  # fmt: skip
        typer.echo(json.dumps(made, indent=2, ensure_ascii=False))
    else:
        for change in changes:
            typer.echo(change.short_diff(), nl=False)
            if change.is_change:
                typer.echo(f"{project.shown(change.path)}: {_told(change)}")
    for change in changes:
        if change.is_change and not dry_run:
            path = change.apply()
            typer.echo(f"wrote {project.shown(path)}", err=True)
        elif not change.is_change:
            typer.echo(f"{change.flow.name}: nothing to write", err=True)


@app.command()
def stub(
    flows: Annotated[list[str], typer.Argument(metavar="FLOW", help="Names, patterns (shop/*) or files.")],
    own: Annotated[
        list[str] | None, typer.Option("--own", metavar="ORIGIN", help="Origin that is the app's too; repeatable.")
    ] = None,
    url: Annotated[str | None, typer.Option("--url", help="Use the app that runs there; nothing is started.")] = None,
    no_reset_needed: Annotated[
        bool, typer.Option("--no-reset-needed", help="Every replay finds the same data anyway.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show the diff, write nothing.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Keep what other origins answer as stubs, proved by a replay without them: exit 0 written, 1 it needs them."""
    from reticle.cli.running import run_async
    from reticle.engine.stubbing import plan_stubs
    from reticle.store.project import Project

    project = Project.find()
    changes = run_async(
        plan_stubs(project, tuple(flows), own=tuple(own or ()), url=url, needs_reset=not no_reset_needed)
    )
    if as_json:
        made = [_stub_json(change, project, written=change.is_change and change.is_proved and not dry_run)
                for change in changes]  # fmt: skip
        typer.echo(json.dumps(made, indent=2, ensure_ascii=False))
    else:
        for change in changes:
            _print_stubs(change)
    for change in changes:
        name = change.change.flow.name
        if not change.is_proved:
            typer.echo(f"{name}: nothing written, it needs the other origins", err=True)
        elif not change.is_change:
            typer.echo(f"{name}: nothing to write", err=True)
        elif not dry_run:
            typer.echo(f"wrote {project.shown(change.apply())}", err=True)
    raise typer.Exit(0 if all(change.is_proved for change in changes) else 1)


def _print_stubs(stubbed: StubChange) -> None:
    from reticle.cli.record import printable_lines, stub_lines
    from reticle.text import printable

    change = stubbed.change
    typer.echo(printable_lines(change.short_diff()), nl=False)
    root = change.project.root
    for path, data in stubbed.files.items():
        if not (root / path).exists():
            typer.echo(printable(f"+ {path} ({len(data)} bytes)"))
    for path in stubbed.stale:
        typer.echo(printable(f"- {path}"))
    for line in stub_lines(stubbed.origins, stubbed.files, stubbed.notes):
        typer.echo(f"{change.flow.name}: {line}")
    for asked in stubbed.unanswered:
        typer.echo(printable(f"{change.flow.name}: no stub for {asked}"))
    status = stubbed.status
    reason = f": {status.reason}" if not stubbed.is_proved else ""
    typer.echo(printable(f"{change.flow.name}: replayed with nobody else there: {status.status}{reason}"))


def _stub_json(stubbed: StubChange, project: Project, *, written: bool) -> dict[str, Any]:
    change = stubbed.change
    return {
        "flow": change.flow.name, "file": project.shown(change.path), "changed": stubbed.is_change,
        "written": written, "origins": dict(stubbed.origins), "files": list(stubbed.files),
        "removed": list(stubbed.stale), "notes": list(stubbed.notes), "unanswered": list(stubbed.unanswered),
        "status": stubbed.status.status, "reason": stubbed.status.reason, "diff": change.diff(),
    }  # fmt: skip


@app.command()
def quarantine(
    flow: Annotated[str, typer.Argument(metavar="FLOW")],
    until: Annotated[str | None, typer.Option("--until", metavar="DATE", help="The last day, 2026-12-31.")] = None,
    reason: Annotated[str | None, typer.Option("--reason", help="What is known of it.")] = None,
    release: Annotated[bool, typer.Option("--release", help="Take it out again.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show the diff, write nothing.")] = False,
) -> None:
    """Let a flow be run and shown but never block, until a day: written into its file, as a diff first."""
    from datetime import UTC, datetime

    from reticle.engine.quarantine import plan_quarantine, plan_release
    from reticle.errors import UsageError
    from reticle.store.project import Project

    project = Project.find()
    if release:
        if until is not None or reason is not None:
            raise UsageError("--release stands alone: it takes the flow out of quarantine")
        change = plan_release(project, flow)
    elif until is None or reason is None:
        raise UsageError("a quarantine needs --until DATE and --reason TEXT", hint="or --release to end one")
    else:
        today = datetime.now(UTC).date()
        change = plan_quarantine(project, flow, until=until, reason=reason, today=today)
    typer.echo(change.diff(), nl=False)
    if not change.is_change:
        typer.echo(f"{flow}: nothing to write", err=True)
    elif not dry_run:
        typer.echo(f"wrote {project.shown(change.apply())}", err=True)


def _told(change: FlowChange) -> str:
    """Say what changes of a flow beside the lines that are shown."""
    from reticle.text import plural

    prints = sum(step.fingerprint is not None for step in change.flow.steps)
    covered = f", covers {plural(len(change.flow.covers), 'file')}" if change.flow.covers else ""
    return f"{plural(prints, 'fingerprint')}{covered} (--json has the whole diff)"
