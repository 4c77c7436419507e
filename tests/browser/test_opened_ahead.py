"""A first page that was opened before its flow began is the page that the flow begins on, whatever came of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.engine.replay import open_ahead
from reticle.engine.session import MAIN, Session
from reticle.errors import AppNotReadyError
from reticle.model.flow import parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = """<button id=go>Go</button><p id=out></p><script>
go.onclick = () => { out.textContent = 'Gone'; };
setTimeout(() => nowhere.call());</script>"""
GO = {
    "action": "click",
    "target": {"role": "button", "name": "Go"},
    "expect": {"kind": "text", "contains": "Gone"},
}


async def _ahead(session: Session) -> None:
    """Open the first page and let it stand open."""
    await session.person(MAIN)
    open_ahead(session)
    await asyncio.wait({session.opened[0].opening})


async def test_it_is_asked_for_once_and_what_broke_while_it_loaded_is_told(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    site.html("/", PAGE)
    flow = parse_flow({"version": 1, "name": "go", "start": {"url": f"{site.url}/"}, "steps": [GO]}, name="go")
    notes = []
    for before in (None, _ahead):
        site.hits.clear()
        status, _, runs = await replay(browser, flow, tmp_path, before=before)
        assert status.status == "pass", status
        assert [hit[1] for hit in site.hits if hit[1] == "/"] == ["/"]
        notes.append(runs[0].notes)
    assert notes[0] == notes[1]
    assert "nowhere" in notes[0][0]


async def test_the_page_of_the_set_up_flow_comes_first(browser: Browser, site: Site, tmp_path: Path) -> None:
    site.html("/enter", PAGE)
    site.html("/", PAGE)
    (tmp_path / "flows").mkdir()
    enter = {"version": 1, "name": "enter", "start": {"path": "/enter"}, "steps": [GO]}
    (tmp_path / "flows" / "enter.json").write_text(json.dumps(enter), "utf-8")
    start = {"url": f"{site.url}/", "setup": ["enter"]}
    flow = parse_flow({"version": 1, "name": "go", "start": start, "steps": [GO]}, name="go")
    status, _, _ = await replay(browser, flow, tmp_path, before=_ahead)
    assert status.status == "pass", status
    assert [hit[1] for hit in site.hits if hit[1] in ("/", "/enter")] == ["/enter", "/"]


async def test_a_server_that_cannot_is_told_when_the_flow_begins(browser: Browser, site: Site, tmp_path: Path) -> None:
    site.text("/", "down", status=503)
    flow = parse_flow({"version": 1, "name": "go", "start": {"url": f"{site.url}/"}, "steps": [GO]}, name="go")
    with pytest.raises(AppNotReadyError, match="503"):
        await replay(browser, flow, tmp_path, before=_ahead)


async def test_a_page_that_no_flow_takes_is_closed(browser: Browser, site: Site, tmp_path: Path) -> None:
    never = asyncio.Event()

    async def hang(_: object) -> None:
        await never.wait()

    site.on("/", hang)  # type: ignore[arg-type] # it answers nothing at all
    flow = parse_flow({"version": 1, "name": "go", "start": {"url": f"{site.url}/"}, "steps": [GO]}, name="go")
    opened: list[asyncio.Task[str | None]] = []

    async def leave(session: Session) -> None:
        await session.person(MAIN)
        open_ahead(session)
        opened.append(session.opened[0].opening)
        await site.await_hit("/")
        raise KeyError("left")

    with pytest.raises(KeyError, match="left"):
        await replay(browser, flow, tmp_path, before=leave)
    never.set()
    assert opened[0].cancelled()
