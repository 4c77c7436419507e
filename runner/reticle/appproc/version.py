"""What the app itself says its code is: `[app] version`, a URL or a command."""

from __future__ import annotations

from urllib.parse import urljoin

from reticle.appproc.processes import command_environment, run_command
from reticle.appproc.reset import ResetScope
from reticle.errors import AppNotReadyError
from reticle.text import cut, squash

_ASK_S = 30.0


async def ask_version(source: str, scope: ResetScope) -> str:
    """Return what `source` (a path, a URL or a command) answers, in one line.

    Raises AppNotReadyError when it fails or answers nothing: an unknown version must not look like a known one.
    """
    if source.startswith(("/", "http://", "https://")) and " " not in source:
        said = await _fetch(urljoin(scope.url, source))
    else:
        done = await run_command(
            source,
            cwd=scope.root,
            env=command_environment(scope.env),
            timeout_s=_ASK_S,
            redactor=scope.redactor,
            name="version",
        )
        if done.exit_code:
            raise AppNotReadyError(f'app.version: "{cut(source, 60)}" ended with exit code {done.exit_code}')
        said = "\n".join(done.output.lines())
    if not squash(said):
        raise AppNotReadyError(f'app.version: "{cut(source, 60)}" answered nothing')
    return cut(squash(said), 200)


async def _fetch(url: str) -> str:
    import aiohttp

    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=_ASK_S)) as session,
            session.get(url, ssl=False) as answer,
        ):
            if answer.status != 200:
                raise AppNotReadyError(f"app.version: {url} answered {answer.status}")
            return (await answer.content.read(4096)).decode("utf-8", "replace")
    except (aiohttp.ClientError, OSError, TimeoutError) as caught:
        raise AppNotReadyError(f"app.version: {url} does not answer: {cut(squash(str(caught)), 100)}") from None
