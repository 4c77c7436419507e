"""The browser that is recorded: one for all such tests, with a debugging port for the hands."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator

import pytest_asyncio
from recorded import Watched

from reticle.browser.launch import Browser, LaunchOptions


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def watched() -> AsyncIterator[Watched]:
    """A running Chromium that others can reach too."""
    port = free_port()
    started = await Browser.start(LaunchOptions(args=(f"--remote-debugging-port={port}",)))
    yield Watched(started, port)
    await started.close()
