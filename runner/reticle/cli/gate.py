"""`reticle gate`: may this change merge?"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from reticle.cli.verify import JsonOption, JunitOption, ReportOption, UrlOption, WorkersOption

if TYPE_CHECKING:
    from pathlib import Path


def command(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FLOW|FILE]...", help="Flows (names, patterns, files), or files that changed."),
    ] = None,
    since: Annotated[
        str | None,
        typer.Option("--since", metavar="REF", help="Run what changed since then; by default since CI's target."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Run every flow, whatever changed.")] = False,
    plan: Annotated[bool, typer.Option("--plan", help="Say what would run and why, and run nothing.")] = False,
    no_run: Annotated[
        bool, typer.Option("--no-run", help="Judge stored runs of these flows and this code; run nothing.")
    ] = False,
    shard: Annotated[
        str | None, typer.Option("--shard", metavar="I/N", help="Run the I-th of N parts that take about as long.")
    ] = None,
    merge: Annotated[
        bool, typer.Option("--merge", help="The words are folders of runs: unite and judge them.")
    ] = False,
    url: UrlOption = None,
    workers: WorkersOption = None,
    junit: JunitOption = None,
    report: ReportOption = None,
    annotations: Annotated[
        Literal["auto", "github", "gitlab", "none"],
        typer.Option(
            "--annotations", help="Tell findings at file and line to GitHub or GitLab; auto: when it runs there."
        ),
    ] = "auto",
    as_json: JsonOption = False,
) -> None:
    """Say whether this change may merge: exit 0 yes, 1 no, 2 could not tell. One command in CI, no model, no person."""
    from reticle.cli.replaying import finish, replay_and_exit
    from reticle.engine.gate import GateOptions

    given = {
        "--since": since is not None, "--all": everything, "--plan": plan, "--no-run": no_run,
        "--shard": shard is not None, "--url": url is not None, "--workers": workers is not None,
        "--junit": junit is not None, "--report": report is not None, "--merge": merge,
    }  # fmt: skip
    _check_together({name for name, is_given in given.items() if is_given}, words or [])
    host = _find_host() if annotations == "auto" else annotations
    is_github, is_gitlab = host == "github", host == "gitlab"
    if merge:
        finish(_merged(words or [], junit, report, is_gitlab), as_json=as_json, github=is_github)
    options = GateOptions(
        flows=tuple(words or ()), url=url, workers=workers, junit=junit, report=report, change=True, since=since,
        everything=everything, shard=shard, no_run=no_run, code_quality=is_gitlab,
    )  # fmt: skip
    if plan:
        from reticle.cli.gate_plan import print_plan

        print_plan(options, as_json=as_json)
        return
    replay_and_exit(options, as_json=as_json, github=is_github)


def _find_host() -> Literal["github", "gitlab", "none"]:
    """Tell where this runs. Only what is told besides depends on it, no verdict."""
    if os.environ.get("GITHUB_ACTIONS") == "true":
        return "github"
    return "gitlab" if os.environ.get("GITLAB_CI") == "true" else "none"


def _check_together(given: set[str], words: list[str]) -> None:
    """Refuse options that contradict each other: half of what was asked for must not be done silently."""
    from reticle.errors import UsageError

    if "--all" in given and words and "--merge" not in given:
        raise UsageError("--all and the names of flows exclude each other")
    alone = {
        "--merge": given - {"--merge", "--junit", "--report"},
        "--plan": given & {"--no-run", "--url", "--workers", "--junit", "--report"},
        "--no-run": given & {"--url", "--workers", "--shard"},
    }
    for option, others in alone.items():
        if option in given and others:
            raise UsageError(f"{option} and {sorted(others)[0]} exclude each other")


def _merged(words: list[str], junit: Path | None, report: Path | None, code_quality: bool) -> Any:
    import sys

    from reticle.engine.merge import merge_runs
    from reticle.engine.publish import Outputs
    from reticle.store.project import Project

    return merge_runs(Project.find(), words, Outputs(junit, report, code_quality), command=("reticle", *sys.argv[1:]))
