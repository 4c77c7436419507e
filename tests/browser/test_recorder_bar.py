"""The bar shows what was understood and does what it is asked; the app hears and sees nothing of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from recorded import Recorded, Watched, recorded, replay
from recorder_site import serve
from served_pages import Site

from reticle.engine.recorder_bar import Bar

pytestmark = pytest.mark.asyncio(loop_scope="session")
HEARD = """['pointerdown', 'mousedown', 'click', 'mouseover', 'focusin'].forEach((type) =>
  addEventListener(type, (event) => (window.heard ??= []).push(`${type} ${event.target.localName}`), true))"""


async def _bar(done: Recorded) -> Bar:
    bar = Bar(done.recording, done.person, "recorded")
    await bar.show()
    return bar


async def _until(true: Any) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 # what the page says arrives by itself
            await asyncio.sleep(0.02)


@pytest.mark.full
async def test_stopping_and_starting_again_doubles_nothing_and_keeps_nothing_of_the_pause(
    watched: Watched, site: Site
) -> None:
    async with recorded(watched.browser, watched.port, serve(site, "one_step_each")) as done:
        await _bar(done)
        await done.hands.click("#small")
        await done.hands.press_bar("Undo")
        await _until(lambda: not done.recording.drafts.items)
        await done.hands.click("#large")
        await _until(lambda: len(done.recording.drafts.items) == 1)
        done.recording.pause()
        await done.hands.click("#small")
        await done.rest()
        done.recording.start()
        await done.hands.click("#agree", at=(0.2, 0.5))
        await done.finish()
        assert done.steps() == ["check radio:Large", "check checkbox:Agree"]


async def test_the_app_hears_nothing_of_the_bar_and_finds_nothing_inside_it(watched: Watched, site: Site) -> None:
    async with recorded(watched.browser, watched.port, serve(site, "one_step_each")) as done:
        bar = await _bar(done)
        await done.hands.eval(HEARD)
        await done.hands.press_bar("Save")
        await asyncio.wait_for(bar.saved.wait(), 10)
        assert await done.hands.eval("window.heard ?? []") == []
        inside = await done.hands.eval("document.querySelector('reticle-bar').shadowRoot")
        buttons = await done.hands.eval("document.querySelectorAll('button').length")
        assert (inside, buttons) == (None, 1)
        await bar.close()
        assert await done.hands.eval("document.querySelectorAll('reticle-bar').length") == 0
        assert not done.recording.drafts.items


@pytest.mark.full
async def test_an_element_that_is_pointed_at_becomes_a_look_of_its_own(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async with recorded(watched.browser, watched.port, serve(site, "link_second")) as done:
        bar = await _bar(done)
        await done.hands.click("button")
        await done.hands.press_bar("Expect")
        await done.hands.click("h1")
        await _until(lambda: bar.state()["picked"])
        await done.hands.press_bar("“Second” is there")
        await _until(lambda: len(done.recording.drafts.items) == 2)
        assert [(step["action"], step["expects"]) for step in bar.state()["steps"]][1:] == [
            ("assert", "“Second” is there")
        ]
        await done.hands.press_bar("Dynamic")
        await done.hands.click("h1")
        await _until(lambda: done.recording.dynamic)
        await done.hands.press_bar("Picture")
        await _until(lambda: done.recording.drafts.items[-1].picture)
        flow = await done.finish()
    plain = flow.to_json()
    assert plain["steps"][1]["expect"] == {"kind": "text", "contains": "Second"}
    assert plain["steps"][1]["visual"] == {"name": "checkpoint-1"}
    assert plain["dynamic"] == [{"role": "heading", "name": "Second"}]
    flow = flow.model_copy(update={"steps": [step.model_copy(update={"visual": None}) for step in flow.steps]})
    status, _, _ = await replay(watched.browser, flow, tmp_path)
    assert status.status == "pass", status


@pytest.mark.full
async def test_the_person_chooses_among_the_consequences(watched: Watched, site: Site, tmp_path: Path) -> None:
    url = serve(site, "writes")
    site.json("/api/notes/17", {"ok": True}, 201)
    async with recorded(watched.browser, watched.port, url) as done:
        bar = await _bar(done)
        await done.hands.click("#save")
        await _until(lambda: len(bar.state()["proposals"]) >= 3)
        texts = [choice["text"] for choice in bar.state()["proposals"]]
        assert texts == ["signal note:kept", "POST /api/notes/{} → 201", "“Your note is kept” appears"]
        assert [choice["on"] for choice in bar.state()["proposals"]] == [True, False, False]
        await done.hands.press_bar("POST /api/notes/{} → 201")
        await _until(lambda: bar.state()["proposals"][1]["on"])
        flow = await done.finish()
    assert flow.to_json()["steps"][0]["expect"] == {
        "kind": "net",
        "method": "POST",
        "urlMatches": "/api/notes/[^/?#]+(?:[?#]|$)",
        "status": 201,
        "count": 1,
    }
    status, _, _ = await replay(watched.browser, flow, tmp_path)
    assert status.status == "pass", status


async def test_the_strongest_consequence_is_taken_without_what_changes_from_run_to_run(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    url = serve(site, "writes")
    site.json("/api/notes/17", {"ok": True}, 201)
    async with recorded(watched.browser, watched.port, url) as done:
        await done.hands.click("#save")
        await done.hands.until("!!window.result")
        flow = await done.finish()
    assert flow.to_json()["steps"][0]["expect"] == {"kind": "signal", "name": "note:kept", "dataMatches": {"pages": 2}}
    status, _, _ = await replay(watched.browser, flow, tmp_path)
    assert status.status == "pass", status


async def test_what_is_typed_into_a_secret_field_is_nowhere(watched: Watched, site: Site, tmp_path: Path) -> None:
    secret = "open-Sesame-77"
    url = serve(site, "secret")
    site.json("/sign-in", {"token": secret})
    async with recorded(watched.browser, watched.port, url) as done:
        bar = await _bar(done)
        await done.hands.click("#who")
        await done.hands.type(secret)
        await done.hands.edit("selectAll")
        await done.hands.type("Ada")
        await done.hands.click("#pass")
        await done.hands.type(secret)
        shown = str(bar.state())
        await done.hands.click("#show")
        await done.hands.key("Tab")
        await done.hands.key("Enter")
        await done.hands.until("!!window.result")
        flow = await done.finish()
        log = "".join(str(event) for event in done.person.log.since(0))
    assert secret not in flow.model_dump_json()
    assert secret not in shown
    assert secret not in log
    assert flow.to_json()["vars"] == {"password": {"env": "PASSWORD", "secret": True}}
    assert "${password}" in flow.model_dump_json()
    status, value, _ = await replay(watched.browser, flow, tmp_path, environ={"PASSWORD": secret}, then="window.result")
    assert (status.status, value) == ("pass", len(secret)), status


@pytest.mark.parametrize("away", ["#away", "#late", None])
async def test_what_is_done_in_a_pause_is_no_consequence_of_the_step_before(
    watched: Watched, site: Site, away: str | None
) -> None:
    async with recorded(watched.browser, watched.port, serve(site, "vote")) as done:
        bar = await _bar(done)
        await done.hands.click("#vote")
        await _until(lambda: bar.state()["proposals"])
        await done.rest()  # the bar is drawn with them, and its buttons stand still
        await done.hands.press_bar("pause")
        await _until(lambda: not done.recording.is_on)
        if away is not None:
            await done.hands.click(away)
        else:
            await done.hands.eval("history.pushState({}, '', '/elsewhere'); said.textContent = 'Something else'")
        await done.rest()
        flow = await done.finish()
    assert [step.get("expect") for step in flow.to_json()["steps"]] == [{"kind": "text", "contains": "Voted for Zoe"}]


@pytest.mark.parametrize("moved", [False, True])
async def test_two_quick_presses_of_undo_take_back_two_steps(watched: Watched, site: Site, moved: bool) -> None:
    async with recorded(watched.browser, watched.port, serve(site, "one_step_each")) as done:
        bar = await _bar(done)
        if moved:
            await done.hands.move_bar(-60, -200)
        for selector in ("#small", "#large", "#small"):
            await done.hands.click(selector)
        await _until(lambda: bar.state()["count"] == 3)
        await done.rest()
        at = await done.hands.find_in_bar("Undo")
        await done.hands.click_at(*at)
        await _until(lambda: bar.state()["count"] == 2)
        await done.rest()  # it is drawn anew
        await done.hands.click_at(*at)
        await _until(lambda: bar.state()["count"] == 1)
