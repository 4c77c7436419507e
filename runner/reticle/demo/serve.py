"""Run the shop on 127.0.0.1 until it is told to end."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from aiohttp import web

from reticle.demo.app import create_app
from reticle.demo.options import ShopOptions
from reticle.errors import UsageError

HOST = "127.0.0.1"


async def serve(options: ShopOptions, port: int, say: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT; `say` gets the one line with the address. Port 0 takes a free one.

    Raises UsageError when the port is taken or a name is unknown.
    """
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for which in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(which, ended.set)
    runner = web.AppRunner(create_app(options), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, HOST, port)
        try:
            await site.start()
        except OSError as caught:
            raise UsageError(
                f"the shop cannot listen on {HOST}:{port}: {caught.strerror or caught}",
                hint="--port 0 takes a free port",
            ) from None
        say(f"reticle demo shop: http://{HOST}:{runner.addresses[0][1]}")
        await ended.wait()
    finally:
        await runner.cleanup()
