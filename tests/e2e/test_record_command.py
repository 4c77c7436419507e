"""`reticle record` as a whole: a person's hands on the browser that it opened, a flow file in the end."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import shlex
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from hands import Hands
from harness import COMMAND, Project, Running

SECRET = "correct-mug-42"
PAGE = """<h1>Notes</h1><label>Title <input id="t"></label><button id="add">Add</button><ul id="l"></ul>
<script>add.onclick = () => l.insertAdjacentHTML('beforeend', `<li>${t.value}</li>`);</script>"""


class Notes:
    """Serves one page on loopback; `hits` counts how often it was asked for."""

    def __init__(self) -> None:
        self.page = PAGE
        self.hits = 0
        notes = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                body = f"<!doctype html><meta charset=utf-8><title>Notes</title>{notes.page}".encode()
                notes.hits += self.path == "/"
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop listening."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def notes() -> Iterator[Notes]:
    """A page of its own, no project around it."""
    served = Notes()
    yield served
    served.close()


def _free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


def _browser(port: int) -> str:
    return f'[browser]\nargs = ["--remote-debugging-port={port}"]\n'


def _shop(port: int) -> str:
    serve = shlex.join([str(COMMAND), "demo", "serve"])
    return (
        '[app]\nurl = "http://127.0.0.1:{port}"\nreset = ["POST /__reset"]\n\n[[app.process]]\nname = "shop"\n'
        f"start = '{serve} --port {{port}} --data {{workdir}} --now {{now}} --allow-reset'\nready = \"/healthz\"\n\n"
        + _browser(port)
    )


@contextlib.asynccontextmanager
async def _hands(running: Running, port: int, page: str = "127.0.0.1") -> AsyncIterator[Hands]:
    """Wait until the command says that it records, and take the browser in hand."""
    assert running.inner.stderr is not None
    said = await asyncio.wait_for(asyncio.to_thread(running.inner.stderr.readline), 90)
    assert "recording" in said, said + running.inner.stderr.read()
    async with Hands(port) as hands:
        await hands.look_at(page)
        yield hands


def _flow(project: Project, name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((project.root / "flows" / f"{name}.json").read_text("utf-8"))
    return data


@pytest.mark.full
async def test_a_purchase_in_the_shop_is_recorded_and_comes_out_the_same_after_a_reset(tmp_path: Path) -> None:
    port = _free_port()
    project = Project(tmp_path, {"reticle.toml": _shop(port)})
    running = project.start("record", "/sign-in", "--name", "shop/buy", "--headless", "--intent", "Ada buys a mug")
    async with _hands(running, port) as hands:
        await hands.click("[data-testid=email]")
        await hands.type("ada@example.test")
        await hands.click("[data-testid=password]")
        await hands.type(SECRET)
        await hands.key("Enter")
        await hands.until("location.pathname !== '/sign-in'")
        await hands.click("[data-testid=search]")
        await hands.type("camp mug")
        await hands.key("Enter")
        await hands.click("[data-testid=add-mug-camp-oat]")
        await hands.until("document.querySelector('[data-testid=cart-count]')?.textContent === '1'")
        await hands.press_bar("Save")
        done = await asyncio.to_thread(running.end)
    assert done.exit_code == 0, done.stdout + done.stderr
    assert "saved  flows/shop/buy.json  6 steps" in done.stdout
    assert "replayed once after a reset: pass" in done.stdout
    assert "export PASSWORD=" in done.stdout
    flow = _flow(project, "shop/buy")
    assert [step["action"] for step in flow["steps"]] == ["fill", "fill", "press", "fill", "press", "click"]
    assert flow["start"] == {"path": "/sign-in"}
    assert flow["steps"][-1]["expect"]["name"] == "cart:changed"
    _assert_nowhere(tmp_path, SECRET)
    assert SECRET not in done.stdout + done.stderr
    verified = await asyncio.to_thread(lambda: project.run("verify", "shop/buy", env={"PASSWORD": SECRET}))
    assert verified.exit_code == 0, verified.stdout + verified.stderr
    _assert_nowhere(tmp_path, SECRET)
    assert SECRET not in verified.stdout + verified.stderr
    assert project.left_running() == []
    assert project.unfinished_files() == []


def _assert_nowhere(root: Path, secret: str) -> None:
    """No file that reticle wrote holds the secret; the shop's own data is the shop's."""
    for path in root.rglob("*"):
        if path.is_file() and "copies" not in path.parts:
            assert secret.encode() not in path.read_bytes(), path


async def test_ctrl_c_saves_what_there_is_and_says_so(tmp_path: Path, notes: Notes) -> None:
    port = _free_port()
    project = Project(tmp_path, {"reticle.toml": _browser(port)})
    running = project.start("record", notes.url + "/", "--name", "note", "--headless")
    async with _hands(running, port) as hands:
        await hands.click("#t")
        await hands.type("Milk")
        await hands.click("#add")
        await hands.rest()
        running.signal(signal.SIGINT)
        done = await asyncio.to_thread(running.end)
    assert done.exit_code == 0, done.stderr
    assert "saved  flows/note.json  2 steps (interrupted)" in done.stdout
    assert "not replayed: interrupted" in done.stderr
    flow = _flow(project, "note")
    assert flow["start"] == {"url": notes.url + "/"}
    assert flow["steps"][1]["expect"] == {"kind": "text", "contains": "Milk"}
    assert project.left_running() == []


@pytest.mark.full
async def test_closing_the_window_saves_and_a_bare_address_is_not_replayed(tmp_path: Path, notes: Notes) -> None:
    port = _free_port()
    project = Project(tmp_path, {"reticle.toml": _browser(port)})
    running = project.start("record", notes.url + "/", "--name", "note", "--headless")
    async with _hands(running, port) as hands:
        await hands.click("#add")
        await hands.rest()
        await hands.send("Page.close")
        done = await asyncio.to_thread(running.end)
    assert done.exit_code == 0, done.stderr
    assert "(the window was closed)" in done.stdout
    assert "a bare address is never replayed by itself" in done.stderr
    assert notes.hits == 1


@pytest.mark.full
async def test_a_flow_that_asserts_nothing_is_saved_with_a_loud_warning(tmp_path: Path, notes: Notes) -> None:
    notes.page = "<button id=b>Nothing</button>"
    port = _free_port()
    project = Project(tmp_path, {"reticle.toml": _browser(port)})
    running = project.start("record", notes.url + "/", "--name", "idle", "--headless")
    async with _hands(running, port) as hands:
        await hands.click("#b")
        await hands.rest()
        await hands.press_bar("Save")
        done = await asyncio.to_thread(running.end)
    assert "WARNING: this flow asserts nothing" in done.stderr
    assert "expect" not in _flow(project, "idle")["steps"][0]


@pytest.mark.full
async def test_a_flow_is_replaced_only_when_that_is_said_and_the_difference_is_shown(
    tmp_path: Path, notes: Notes
) -> None:
    port = _free_port()
    old = {"version": 1, "name": "note", "start": {"url": notes.url}, "steps": []}
    project = Project(tmp_path, {"reticle.toml": _browser(port), "flows/note.json": old})
    refused = await asyncio.to_thread(lambda: project.run("record", notes.url, "--name", "note", "--headless"))
    assert refused.exit_code == 2
    assert "flows/note.json exists" in refused.complaint
    running = project.start("record", notes.url + "/", "--name", "note", "--headless", "--overwrite")
    async with _hands(running, port) as hands:
        await hands.click("#add")
        await hands.rest()
        await hands.press_bar("Save")
        done = await asyncio.to_thread(running.end)
    assert done.exit_code == 0, done.stderr
    assert "--- a/flows/note.json" in done.stdout
    assert '+      "action": "click",' in done.stdout


@pytest.mark.full
def test_mistakes_of_the_call_are_told_before_a_browser_opens(tmp_path: Path) -> None:
    project = Project(tmp_path, {})
    assert "nothing to open" in project.run("record", "--name", "x", "--headless").complaint
    assert "safe segments" in project.run("record", "http://127.0.0.1:1", "--name", "../x", "--headless").complaint
    if sys.platform.startswith("linux"):
        gone = project.run("record", "http://127.0.0.1:1", "--name", "x", env={"DISPLAY": "", "WAYLAND_DISPLAY": ""})
        assert "no display" in gone.complaint
