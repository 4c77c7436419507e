"""Steps that arrange data without clicking: a request to the app, a command in the copy's environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reticle.appproc.processes import command_environment, run_command
from reticle.model.flow import CommandArgs, RequestArgs
from reticle.text import cut, squash

if TYPE_CHECKING:
    from reticle.browser.person import Person
    from reticle.engine.session import Session


async def send_request(session: Session, person: Person, args: RequestArgs, timeout_s: float) -> str | None:
    """Send a request with the person's cookies. Returns what went wrong, None when the status is the expected one."""
    from reticle.browser.requests import fetch

    url = args.path if "://" in args.path else session.url(args.path)
    answer = await fetch(person, args, url, timeout_s)
    if isinstance(answer, str):
        return f"{args.method} {args.path} got no answer: {answer}"
    if _fits(args.expect_status, answer.status):
        return None
    return f"{args.method} {args.path} answered {answer.status}, expected {args.expect_status}: {cut(answer.text, 200)}"


async def run_in_copy(session: Session, args: CommandArgs) -> str | None:
    """Run a command in the copy's own environment. Returns what went wrong, None when it exits with 0."""
    done = await run_command(
        args.run,
        cwd=session.project.root,
        env=command_environment(session.copy.env),
        timeout_s=args.timeout_s,
        redactor=session.redactor,
        name="step",
    )
    if done.timed_out:
        return f'command "{cut(args.run, 100)}" did not end in {args.timeout_s:g} s'
    if done.exit_code:
        tail = cut(squash(done.output.tail()), 200)
        return f'command "{cut(args.run, 100)}" ended with exit code {done.exit_code}' + (f": {tail}" if tail else "")
    return None


def _fits(expected: int | str, status: int) -> bool:
    if isinstance(expected, int):
        return status == expected
    return expected[:1] == str(status)[:1]
