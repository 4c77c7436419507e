"""What was done before a flow began, its set-up and its start page, is what the flow begins on, whatever came of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.engine.replay import open_ahead, set_up_ahead
from reticle.engine.session import MAIN, Session
from reticle.errors import AppNotReadyError
from reticle.model.flow import Flow, parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = """<button id=go>Go</button><p id=out></p><script>
go.onclick = () => { out.textContent = 'Gone'; };
setTimeout(() => nowhere.call());</script>"""
Before = Callable[[Session], Awaitable[None]]
GO: dict[str, object] = {
    "action": "click",
    "target": {"role": "button", "name": "Go"},
    "expect": {"kind": "text", "contains": "Gone"},
}


async def _ahead(session: Session) -> None:
    """Do the set-up, open the start page, and let it stand open."""
    await _set_up(session)
    open_ahead(session)
    await asyncio.wait({session.opened[0].opening})


async def _set_up(session: Session) -> None:
    await session.person(MAIN)
    set_up_ahead(session)
    assert session.setting_up is not None
    await asyncio.wait({session.setting_up})


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


@pytest.mark.parametrize("before", [None, _set_up, _ahead], ids=["nothing", "set-up", "start-page"])
async def test_a_set_up_that_was_done_ahead_is_done_once(
    browser: Browser, site: Site, tmp_path: Path, before: Before | None
) -> None:
    site.html("/enter", PAGE)
    site.html("/", PAGE)
    status, _, runs = await replay(browser, _with_set_up(tmp_path, site, GO), tmp_path, before=before)
    assert status.status == "pass", status
    assert [hit[1] for hit in site.hits if hit[1] in ("/", "/enter")] == ["/enter", "/"]
    assert len(runs) == 1


@pytest.mark.parametrize("before", [None, _set_up], ids=["nothing", "set-up"])
async def test_a_set_up_that_does_not_hold_is_told_when_the_flow_begins(
    browser: Browser, site: Site, tmp_path: Path, before: Before | None
) -> None:
    site.html("/enter", PAGE)
    site.html("/", PAGE)
    wrong = {**GO, "expect": {"kind": "text", "contains": "Here"}, "timeoutMs": 500}
    status, _, _ = await replay(browser, _with_set_up(tmp_path, site, wrong), tmp_path, before=before)
    assert status.status != "pass"
    assert "set-up enter: " in status.reason or "set-up enter, step 1" in status.reason, status.reason
    assert [hit[1] for hit in site.hits if hit[1] in ("/", "/enter")] == ["/enter"]


def _with_set_up(folder: Path, site: Site, step: dict[str, object]) -> Flow:
    (folder / "flows").mkdir()
    enter = {"version": 1, "name": "enter", "start": {"path": "/enter"}, "steps": [step]}
    (folder / "flows" / "enter.json").write_text(json.dumps(enter), "utf-8")
    start = {"url": f"{site.url}/", "setup": ["enter"]}
    return parse_flow({"version": 1, "name": "go", "start": start, "steps": [GO]}, name="go")


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


async def test_a_set_up_that_no_flow_takes_is_ended(browser: Browser, site: Site, tmp_path: Path) -> None:
    site.html("/enter", PAGE)
    missing = {**GO, "target": {"role": "button", "name": "Nowhere"}}
    flow = _with_set_up(tmp_path, site, missing)
    begun: list[asyncio.Task[str | None]] = []

    async def leave(session: Session) -> None:
        await session.person(MAIN)
        set_up_ahead(session)
        assert session.setting_up is not None
        begun.append(session.setting_up)
        await site.await_hit("/enter")
        raise KeyError("left")

    with pytest.raises(KeyError, match="left"):
        await replay(browser, flow, tmp_path, before=leave)
    assert begun[0].cancelled()
