"""A person at a display: mouse and keyboard of the system, a window on it, nothing in between."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from hands import Hands
from harness import Project

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which("Xvfb") or not shutil.which("xdotool"),
    reason="needs an X server of its own: apt-get install xvfb xdotool x11-xkb-utils",
)
PAGE = """<!doctype html><meta charset="utf-8"><title>Desk</title>
<style>
  body { margin: 0; font: 16px sans-serif }
  nav ul ul { display: none; position: absolute; background: #fff; margin: 0 }
  nav li:hover > ul { display: block }
  section { width: 160px; height: 90px; border: 1px solid; float: left; margin: 6px }
  #card { padding: 8px; background: #cde }
  label { display: block; padding: 4px }
</style>
<h1>Desk</h1>
<nav><ul><li id="more">More<ul><li><a id="all" href="#all">Export all</a></li></ul></li></ul></nav>
<label>Mail <input id="mail"></label>
<label id="agree">Agree <input type="checkbox" id="box"></label>
<label>Colour <select id="colour"><option>Red<option>Green<option>Blue</select></label>
<button id="twice">Twice</button>
<div id="note" contenteditable role="textbox" aria-label="Note" style="border: 1px solid; min-height: 44px"></div>
<section aria-label="To do"><div id="card" draggable="true">Letter</div></section>
<section id="done" aria-label="Done"></section>
<form id="form"><label>Find <input id="seek"></label></form><p id="out" style="clear: both"></p>
<script>
  const log = [];
  const say = (word) => { log.push(word); out.textContent = log.join(' '); };
  all.onclick = () => say('exported');
  twice.ondblclick = () => say('doubled');
  card.ondragstart = (event) => event.dataTransfer.setData('text', 'card');
  done.ondragover = (event) => event.preventDefault();
  done.ondrop = (event) => { event.preventDefault(); done.append(card); say('moved'); };
  form.onsubmit = (event) => { event.preventDefault(); say(`found-${seek.value}`); };
</script>"""


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = PAGE.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of its own on a free display, with a keyboard that has AltGr."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as said:
        name = f":{said.readline().strip()}"
    subprocess.run(["setxkbmap", "-display", name, "de"], check=True)
    yield name
    server.terminate()
    server.wait(10)


@pytest.fixture
def desk() -> Iterator[str]:
    """The page, served on loopback."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


class Person:
    """Mouse and keyboard. `hands` only looks where things are."""

    def __init__(self, display: str, hands: Hands) -> None:
        self._display = display
        self._hands = hands
        self._left = self._top = 0

    async def x(self, *words: str) -> None:
        """Do something with the system's mouse or keyboard."""
        env = {**os.environ, "DISPLAY": self._display}
        await asyncio.to_thread(subprocess.run, ["xdotool", *words], env=env, check=True, capture_output=True)

    async def at(self, css: str, x: float = 0.5, y: float = 0.5) -> tuple[str, str]:
        """Say where on the screen an element is."""
        px, py = await self._hands.at(css, x, y)
        return str(round(self._left + px)), str(round(self._top + py))

    async def find_page(self) -> None:
        """Find out where the page lies on the screen: by moving there, and looking where in the page that is."""
        await self._hands.eval(
            "addEventListener('mousemove', (event) => { window.at = [event.clientX, event.clientY]; }, { once: true })"
        )
        await self.x("mousemove", "500", "500")
        await self._hands.until("!!window.at")
        seen = await self._hands.eval("at")
        self._left, self._top = 500 - seen[0], 500 - seen[1]

    async def point(self, css: str, x: float = 0.5, y: float = 0.5) -> None:
        """Move onto something and rest there."""
        await self.x("mousemove", *(await self.at(css, x, y)))
        await asyncio.sleep(0.25)

    async def click(self, css: str, x: float = 0.5, y: float = 0.5, *, repeat: int = 1) -> None:
        """Move onto something and press."""
        await self.point(css, x, y)
        await self.x("click", "--repeat", str(repeat), "--delay", "60", "1")

    async def drag(self, css: str, goal: str) -> None:
        """Press on something, carry it, release."""
        await self.point(css)
        await self.x("mousedown", "1")
        to = [int(part) for part in await self.at(goal, 0.5, 0.6)]
        start = [int(part) for part in await self.at(css)]
        for step in range(1, 11):
            spot = [round(a + (b - a) * step / 10) for a, b in zip(start, to, strict=True)]
            await self.x("mousemove", str(spot[0]), str(spot[1]))
            await asyncio.sleep(0.05)
        await self.x("mouseup", "1")


@pytest.mark.full
async def test_what_a_person_does_at_a_display_becomes_a_flow(tmp_path: Path, display: str, desk: str) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
    config = (
        '[browser]\nviewport = "1000x700"\n'
        f'args = ["--remote-debugging-port={port}", "--window-position=0,0", "--disable-gpu"]\n'
    )
    project = Project(tmp_path, {"reticle.toml": config}, env={"DISPLAY": display})
    running = project.start("record", desk, "--name", "desk")
    assert running.inner.stderr is not None
    said = await asyncio.wait_for(asyncio.to_thread(running.inner.stderr.readline), 90)
    assert "recording desk" in said, said + running.inner.stderr.read()
    async with Hands(port) as hands:
        await hands.look_at(desk)
        await _work(Person(display, hands), hands)
        expected = await hands.eval("out.textContent")
        await hands.rest()
        await hands.send("Page.close")
        done = await asyncio.to_thread(running.end)
    assert done.exit_code == 0, done.stdout + done.stderr
    flow: dict[str, Any] = json.loads((tmp_path / "flows/desk.json").read_text("utf-8"))
    steps = [_short(step) for step in flow["steps"]]
    assert steps == [
        "hover More",
        "click Export all",
        "fill Mail ada@home",
        "check Agree",
        "select Colour Blue",
        "dblclick Twice",
        "fill Note Hello\nWorld",
        "drag Letter",
        "fill Find tea",
        "press Find Enter",
    ], steps
    assert expected == "exported doubled moved found-tea"
    assert flow["steps"][-1]["expect"] == {"kind": "text", "contains": expected}
    again = await asyncio.to_thread(lambda: project.run("verify", "desk"))
    assert again.exit_code == 0, again.stdout + again.stderr
    assert project.left_running() == []


async def _work(person: Person, hands: Hands) -> None:
    # no window manager runs there: the window gets the keyboard as one would give it
    await person.x("search", "--sync", "--onlyvisible", "--name", "Desk", "windowfocus", "--sync")
    await person.find_page()
    await person.point("h1")
    await person.point("#more", 0.05)
    await person.click("#all")
    await person.click("#mail")
    await person.x("type", "--delay", "30", "ada")
    await person.x("key", "ISO_Level3_Shift+q")  # AltGr and Q: the @ of a German keyboard
    await person.x("type", "--delay", "30", "home")
    await person.click("#agree", 0.05)
    await person.click("#colour")
    await person.x("key", "--delay", "60", "Down", "Down", "Return")
    await hands.until("colour.value === 'Blue'")
    await person.click("#twice", repeat=2)
    await person.click("#note")
    await person.x("type", "--delay", "30", "Hello")
    await person.x("key", "Return")
    await person.x("type", "--delay", "30", "World")
    await person.drag("#card", "#done")
    await hands.until("!!done.firstElementChild")
    await person.click("#seek")
    await person.x("type", "--delay", "30", "tea")
    await person.x("key", "Return")
    await hands.until("out.textContent.includes('found')")


def _short(step: dict[str, Any]) -> str:
    target, args = step.get("target", {}), step.get("args", {})
    name = next((target[key] for key in ("name", "label", "text") if key in target), "")
    said = next((args[key] for key in ("value", "label", "text") if key in args), "")
    return f"{step['action']} {name} {said}".strip()
