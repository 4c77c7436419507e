"""The server of the field pages, in a process of its own, with its account of what went over the wire."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import aiohttp
from seen import await_script

from reticle.browser.person import Person

SERVER = Path(__file__).parent.parent / "field" / "serve.py"


class FieldSite:
    """Serves `/p/<page>`; `log` is what the server saw."""

    def __init__(self) -> None:
        self.url = ""
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the server on two free neighbouring ports and wait until it answers."""
        port = _free_pair()
        self.url = f"http://127.0.0.1:{port}"
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, str(SERVER), "--port", str(port), stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        async with asyncio.timeout(30):
            while not await self._answers():  # noqa: ASYNC110 # another process's first answer is no event of ours
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        """End the server."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()

    async def log(self) -> list[dict[str, Any]]:
        """Return what the server saw, oldest first."""
        async with aiohttp.ClientSession() as client, client.get(f"{self.url}/__log") as answer:
            entries: list[dict[str, Any]] = await answer.json()
            return entries

    async def reset(self) -> None:
        """Empty the log."""
        async with aiohttp.ClientSession() as client, client.post(f"{self.url}/__reset") as answer:
            await answer.read()

    async def show(self, person: Person, page: str) -> dict[str, Any]:
        """Open a page that does everything on load; return its own account when it is done."""
        await person.tab().open(f"{self.url}/p/{page}")
        await await_script(person, "window.__app && window.__app.done === true")
        account: dict[str, Any] = await person.tab().page.evaluate("window.__app")
        return account

    async def _answers(self) -> bool:
        try:
            await self.log()
        except aiohttp.ClientError:
            return False
        return True


def _free_pair() -> int:
    """Return a free port whose next one is free too."""
    for _ in range(50):
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port: int = first.getsockname()[1]
            try:
                second.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port
    raise RuntimeError("no two neighbouring ports are free")
