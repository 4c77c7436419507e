"""Resetting a copy of the app before a flow: commands, requests, SQL."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin

from reticle.appproc.database import CopyDatabase
from reticle.appproc.processes import command_environment, run_command
from reticle.errors import ConfigError, ResetFailedError
from reticle.text import Redactor, cut, squash

_REQUEST = re.compile(r"(GET|POST|PUT|PATCH|DELETE) +(/\S*|https?://\S+)")


@dataclass(frozen=True)
class ResetScope:
    """What a reset works on. `env` are the copy's own variables; commands run in the folder `root`."""

    root: Path
    url: str
    env: Mapping[str, str]
    database: CopyDatabase | None
    timeout_s: float
    redactor: Redactor


async def run_resets(entries: Sequence[str], scope: ResetScope) -> None:
    """Run every entry in order. Raises ResetFailedError at the first that does not work: nothing is judged after it."""
    for entry in entries:
        if entry.startswith("sql:"):
            await _run_sql(entry[4:].strip(), scope)
        elif found := _REQUEST.fullmatch(entry.strip()):
            await _send(found[1], urljoin(scope.url, found[2]), scope)
        else:
            await _run_command(entry, scope)


async def _run_command(command: str, scope: ResetScope) -> None:
    done = await run_command(
        command,
        cwd=scope.root,
        env=command_environment(scope.env),
        timeout_s=scope.timeout_s,
        redactor=scope.redactor,
        name="reset",
    )
    if done.timed_out or done.exit_code:
        how = f"did not end in {scope.timeout_s:g} s" if done.timed_out else f"ended with exit code {done.exit_code}"
        tail = done.output.tail()
        shown = scope.redactor.text(cut(command, 100))
        raise ResetFailedError(f'reset "{shown}" {how}' + (f"\n  its output ends:\n{tail}" if tail else ""))


async def _run_sql(sql: str, scope: ResetScope) -> None:
    if scope.database is None:
        raise ConfigError(f'reset "sql: {cut(squash(sql), 60)}" needs a database', hint="[app.database] template = …")
    await asyncio.to_thread(scope.database.run_sql, sql)


async def _send(method: str, url: str, scope: ResetScope) -> None:
    import aiohttp

    shown = f"{method} {scope.redactor.url(url)}"
    timeout = aiohttp.ClientTimeout(total=scope.timeout_s)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.request(method, url, ssl=False) as answer,
        ):
            body = cut(squash((await answer.content.read(2000)).decode("utf-8", "replace")), 120)
            status = answer.status
    except (aiohttp.ClientError, OSError, TimeoutError) as caught:
        said = cut(squash(str(caught)) or type(caught).__name__, 120)
        raise ResetFailedError(f'reset "{shown}" got no answer: {scope.redactor.text(said)}') from None
    if not 200 <= status < 300:
        raise ResetFailedError(f'reset "{shown}" answered {status}: {scope.redactor.text(body)}')
