"""What draws a picture is not what it is judged by: another browser that renders the same changes nothing, and a page
that chooses other fonts is compared all the same."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from typing import Any

import pytest

from harness import Project
from house import MakeProject
from reticle.browser.launch import Browser, LaunchOptions
from reticle.cli import main

pytestmark = pytest.mark.browser

SHELL = shutil.which("chromium-headless-shell")
CONFIG = f"""[app]
url = "http://127.0.0.1:{{port}}"
copies = 1
[[app.process]]
name = "web"
start = "{sys.executable} -m http.server --bind 127.0.0.1 {{port}} --directory site"
ready = "/page.html"
"""
PAGE = """<!doctype html><meta charset=utf-8><title>Shop</title><style>body { font: 16px/24px sans-serif }</style>
<h1>Order 17</h1><p>one camp mug, oat</p>"""
FLOW = {
    "version": 1, "name": "look", "start": {"path": "/page.html"},
    "steps": [{"action": "assert", "expect": {"kind": "text", "contains": "Order 17"}, "visual": {"name": "p"}}],
}  # fmt: skip


def make(make_project: MakeProject) -> Project:
    """Make a project whose only picture is accepted."""
    project = make_project({"reticle.toml": CONFIG, "site/page.html": PAGE, "flows/look.json": FLOW})
    made = project.run("baseline", "update", "--no-reset-needed")
    assert made.exit_code == 0, made.stderr
    return project


def look(run: Any) -> dict[str, Any]:
    found: dict[str, Any] = run["flows"][0]["visual"][0]
    return found


def test_a_page_that_chooses_other_fonts_of_this_machine_is_different(make_project: MakeProject) -> None:
    project = make(make_project)
    project.write("site/page.html", PAGE.replace("sans-serif", "monospace"))
    result = project.run("verify", "--json")
    assert (result.exit_code, look(result.json)["result"]) == (1, "different"), look(result.json)
    assert "drawn with other fonts (DejaVu Sans Mono; the baseline: " in look(result.json)["text"]


def test_a_picture_whose_font_this_machine_lacks_is_not_compared_and_says_so(make_project: MakeProject) -> None:
    project = make(make_project)
    (described,) = (project.root / "baselines").rglob("*.json")
    told = json.loads(described.read_text("utf-8"))
    described.write_text(json.dumps({**told, "fonts": ["No Such Sans"]}), "utf-8")
    result = project.run("verify", "--json")
    assert (result.exit_code, look(result.json)["result"]) == (0, "not-compared")
    assert look(result.json)["text"].endswith("not on this machine: No Such Sans")


async def probe(executable: str | None) -> str:
    browser = await Browser.start(LaunchOptions(executable=executable))
    try:
        return await browser.probe_env()
    finally:
        await browser.close()


def test_another_build_that_renders_the_same_changes_nothing(
    make_project: MakeProject, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    project = make(make_project)
    start = Browser.start

    async def start_renamed(options: LaunchOptions | None = None) -> Browser:
        browser = await start(options)
        browser.version = "999.0.1.2"
        return browser

    monkeypatch.setattr(Browser, "start", start_renamed)
    monkeypatch.chdir(project.root)
    code = main.run(["verify", "--json"])
    run = json.loads(capsys.readouterr().out)
    assert run["browser"]["version"] == "999.0.1.2"
    assert (code, look(run)["result"]) == (0, "same")


@pytest.mark.full
@pytest.mark.skipif(SHELL is None, reason="chromium-headless-shell is not installed: shown by another build string")
def test_chromium_headless_shell_changes_nothing_where_it_renders_the_same(make_project: MakeProject) -> None:
    """Where its probe agrees the picture of the one is equal in the other, where not it is another environment."""
    project = make(make_project)
    assert SHELL is not None
    own, other = asyncio.run(probe(None)), asyncio.run(probe(SHELL))
    result = project.run("verify", "--json", env={"RETICLE_BROWSER": SHELL})
    seen = look(result.json)
    assert (result.exit_code, seen["env"]) == (0, other)
    if own != other:
        assert seen["result"] == "not-compared"
        pytest.skip(f"the probes differ ({own}, {other}): another environment; shown by another build string")
    assert seen["result"] == "same"
