"""Our own flows, recorded: `reticle record` runs on a fresh shop while raw input from another connection works it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from hands import Hands
from harness import COMMAND, Project, Running
from reticle.clock import SYSTEM
from reticle.demo.passwords import DEMO_PASSWORD
from reticle.engine.variables import Variables
from reticle.text import Redactor

ROOT = Path(__file__).parents[1]
ARRANGING = frozenset({"request", "command", "assert"})
"""Kinds of steps that people write by hand: nobody's gesture makes one."""
FROM_RECORDER = ("target", "popups", "fingerprint", "source")
"""What a step takes from a new recording. Everything else is what people wrote."""


@dataclass(frozen=True)
class Others:
    """What other people do meanwhile: requests to the same shop, each person with a session of their own."""

    url: str

    async def ask(self, email: str, method: str, path: str, json_data: object = None) -> None:
        """Sign in as `email` and send one request, which must succeed."""
        async with aiohttp.ClientSession(self.url, cookie_jar=aiohttp.CookieJar(unsafe=True)) as client:
            for how, where, what in (
                ("POST", "/api/session", {"email": email, "password": DEMO_PASSWORD}), (method, path, json_data),
            ):  # fmt: skip
                async with client.request(how, where, json=what) as answer:
                    assert answer.ok, (how, where, answer.status, await answer.text())


@dataclass(frozen=True)
class Tour:
    """How a flow is done by hand: what `do` does, beginning at `path`.

    `alone`: nobody else does anything meanwhile, so that the recording replays as it is. What others do (or what a
    request arranges) is written into the file as steps by hand.
    """

    name: str
    do: Callable[[Hands, Others], Awaitable[None]]
    path: str = "/"
    setup: tuple[str, ...] = ("sign-in",)
    alone: bool = True

    @property
    def intent(self) -> str:
        """What the flow is there to prove: the first sentence of `do`."""
        return " ".join((self.do.__doc__ or "").split()).removesuffix(".")


async def record_tour(tour: Tour, folder: Path, root: Path = ROOT) -> dict[str, Any]:
    """Record a tour in a project of its own in `folder`, made like the one in `root`; return the flow file of it.

    The replay after the save has to come out the same, or this fails, unless others took part.
    """
    port = _free_port()
    project = _project(folder, root, port)
    words = ["record", "--name", tour.name, "--headless", "--overwrite", "--intent", tour.intent]
    words += [tour.path, *(word for name in tour.setup for word in ("--setup", name))]
    running = project.start(*words)
    async with _hands(running, port) as hands:
        others = Others(str(await hands.eval("location.origin")))
        await hands.press_bar("fold")  # it would lie over what is pressed next
        await tour.do(hands, others)
        await hands.rest()
        await hands.look_at(others.url)
        await hands.press_bar("Save")
        done = await asyncio.to_thread(running.end)
    assert done.exit_code == 0 or (not tour.alone and "NOT the same" in done.stdout), done.stdout + done.stderr
    flow: dict[str, Any] = json.loads((folder / "flows" / f"{tour.name}.json").read_text("utf-8"))
    return flow


def _project(folder: Path, root: Path, port: int) -> Project:
    project = Project(
        folder, {}, env={"PATH": f"{COMMAND.parent}{os.pathsep}{os.environ['PATH']}", "PASSWORD": DEMO_PASSWORD}
    )
    config = (root / "reticle.toml").read_text("utf-8")
    project.write("reticle.toml", f'{config}\n[browser]\nargs = ["--remote-debugging-port={port}"]\n')
    for name in ("flows", "state"):
        shutil.copytree(root / name, folder / name, dirs_exist_ok=True)
    return project


def _free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


@contextlib.asynccontextmanager
async def _hands(running: Running, port: int) -> AsyncIterator[Hands]:
    """Wait until the command says that it records, and take the browser in hand."""
    assert running.inner.stderr is not None
    said = await asyncio.wait_for(asyncio.to_thread(running.inner.stderr.readline), 90)
    assert "recording" in said, said + running.inner.stderr.read()
    try:
        async with Hands(port) as hands:
            await hands.look_at("http://127.0.0.1")
            yield hands
    except BaseException:
        running.inner.terminate()
        await asyncio.to_thread(running.end)
        raise


def by_hand(flow: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the steps of a flow that somebody's gesture made, without those that people wrote."""
    return [step for step in flow["steps"] if _is_by_hand(step)]


def _is_by_hand(step: Mapping[str, Any]) -> bool:
    return step["action"] not in ARRANGING and "as" not in step


def gestures(flow: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return what each of these steps does and where: action, target, arguments, page, frame, variables filled in."""
    values = {name: str(var.get("default") or DEMO_PASSWORD) for name, var in flow.get("vars", {}).items()}
    variables = Variables(str(flow["name"]), values, SYSTEM.now(), "UTC", "", {}, Redactor())
    kept = ("action", "target", "args", "page", "frame")
    return [variables.data({key: step[key] for key in kept if key in step}) for step in by_hand(flow)]


def merge(kept: Mapping[str, Any], recorded: Mapping[str, Any]) -> dict[str, Any]:
    """Return the kept flow with targets, fingerprints and sources of a new recording of the same gestures.

    Raises ValueError when the gestures are others.
    """
    after = gestures(recorded)
    if gestures(kept) != after:
        shown = [json.dumps(step, ensure_ascii=False) for step in after]
        raise ValueError("the recording has other steps than the file; it has\n  " + "\n  ".join(shown))
    fresh = iter(by_hand(recorded))
    steps = []
    for step in kept["steps"]:
        made = dict(step)
        if _is_by_hand(step):
            new = next(fresh)
            made |= {key: new[key] for key in FROM_RECORDER if key in new}
        steps.append(made)
    return {**kept, "steps": steps}
