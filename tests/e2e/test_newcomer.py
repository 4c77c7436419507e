"""A newcomer's path on an app that is not the shop: init, record, verify, break it, change its words, heal."""

from __future__ import annotations

import asyncio
import json
import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hands import Hands
from harness import Project, Result

APP = Path(__file__).parents[1] / "newcomer"
SECRET = "correct-horse-42"
RENAMED = {"Create issue": "Submit issue", '" Urgent"': '" Pressing"'}
DEAD = {'await u("/issues",{method:"POST",body:s}),o()': "void 0"}


def _config(port: int) -> str:
    """What `reticle init` writes, with what the newcomer adds: how the app starts and what resets it."""
    start = shlex.join([sys.executable, "serve.py", "--port", "{port}", "--data", "{workdir}/data.json"])
    return (
        '[app]\nurl = "http://127.0.0.1:{port}"\nreset = ["POST /api/__reset"]\n\n[[app.process]]\nname = "app"\n'
        f'start = {json.dumps(start)}\nready = "/"\n\n[gate]\nrequire_grade = "writes"\n\n'
        f'[browser]\nargs = ["--remote-debugging-port={port}"]\n'
    )


def _free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


@pytest.fixture
def place(tmp_path: Path) -> Project:
    """The app in a git repository of its own, with nothing of reticle in it."""
    shutil.copytree(APP, tmp_path / "app")
    root = tmp_path / "app"
    for words in (
        ["init", "-q"],
        ["add", "-A"],
        ["-c", "user.name=n", "-c", "user.email=n@example.test", "commit", "-qm", "App"],
    ):
        subprocess.run(["git", *words], cwd=root, check=True)
    return Project(root, {})


async def _record(place: Project, port: int) -> Result:
    running = place.start("record", "--name", "file-issue", "--headless", "--intent", "Mona files an issue")
    assert running.inner.stderr is not None
    said = await asyncio.wait_for(asyncio.to_thread(running.inner.stderr.readline), 90)
    assert "recording file-issue" in said, said + running.inner.stderr.read()
    async with Hands(port) as hands:
        await hands.look_at("127.0.0.1")
        await hands.click("input[type=email]")
        await hands.type("mona@example.test")
        await hands.click("input[type=password]")
        await hands.type(SECRET)
        await hands.click("form button")
        await hands.click("main > button")
        await hands.click("form label:nth-of-type(1) input")
        await hands.type("Printer on fire")
        await hands.click("form [type=checkbox]")
        await hands.click("form button")
        await hands.until("document.querySelectorAll('main li').length === 3")
        await hands.rest()
        await hands.press_bar("Save")
        return await asyncio.to_thread(running.end)


def _traces(root: Path) -> list[str]:
    """List the files that hold what was typed into the password field."""
    return [
        str(file.relative_to(root))
        for file in sorted(root.rglob("*"))
        if file.is_file() and ".git" not in file.parts and SECRET.encode() in file.read_bytes()
    ]


@pytest.mark.full
@pytest.mark.timeout(400)
async def test_init_record_verify_break_and_heal_on_an_app_of_react_leave_no_trace_of_the_password(
    place: Project,
) -> None:
    port = _free_port()
    told: list[Result] = []
    started = place.run("init")
    assert started.exit_code == 0
    assert '(script "dev")' in started.stdout
    (place.root / "reticle.toml").write_text(_config(port))
    told.append(await _record(place, port))
    assert told[-1].exit_code == 0, told[-1].stdout + told[-1].stderr
    assert "replayed once after a reset: pass" in told[-1].stdout
    assert "reticle grade learn file-issue" in told[-1].stdout
    flow: dict[str, Any] = json.loads((place.root / "flows/file-issue.json").read_text("utf-8"))
    assert [(step["action"], step["target"]) for step in flow["steps"]] == [
        ("fill", {"role": "textbox", "name": "E-mail"}),
        ("fill", {"role": "textbox", "name": "Password"}),
        ("click", {"role": "button", "name": "Sign in"}),
        ("click", {"role": "button", "name": "New issue"}),
        ("fill", {"role": "textbox", "name": "Title"}),
        ("check", {"role": "checkbox", "name": "Urgent"}),
        ("click", {"role": "button", "name": "Create issue"}),
    ]
    assert flow["steps"][-1]["expect"]["path"] == "/api/issues"
    assert set(flow["covers"]) == {f"src/{name}" for name in (
        "App.jsx", "IssueList.jsx", "Login.jsx", "NewIssue.jsx", "api.js", "main.jsx"
    )}  # fmt: skip
    covered = flow["covers"]["src/IssueList.jsx"]["ran"]
    assert not any(first <= 11 <= last for first, last in covered), "nobody closed an issue"

    async def run(*words: str) -> Result:
        told.append(await asyncio.to_thread(lambda: place.run(*words, env={"PASSWORD": SECRET})))
        return told[-1]

    green = await run("verify")
    assert green.exit_code == 0, green.stdout + green.stderr

    place.write("edits.json", DEAD)
    dead = await run("verify")
    assert dead.exit_code == 1, dead.stdout
    assert "src/NewIssue.jsx" in dead.stdout

    place.write("edits.json", RENAMED)
    drifted = await run("verify")
    assert drifted.exit_code == 1
    assert "drift" in drifted.stdout
    healed = await run("heal", "--apply")
    assert healed.exit_code == 0, healed.stdout + healed.stderr
    assert 'button "Create issue" → button "Submit issue"' in healed.stdout
    assert "fingerprint" not in healed.stdout
    again = await run("verify")
    assert again.exit_code == 0, again.stdout + again.stderr

    assert _traces(place.root) == []
    for done in told:
        assert SECRET not in done.stdout + done.stderr
    assert place.left_running() == []
