"""What an app brings late under a pointer that rests is no hover of a person."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import Watched, replay, try_it
from recorder_site import serve
from served_pages import Site

from hands import Hands

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
@pytest.mark.parametrize("ms", [20, 80, 300])
async def test_views_that_come_late_under_a_resting_pointer_need_no_hover(
    watched: Watched, site: Site, tmp_path: Path, ms: int
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("main li:nth-child(3) a")
        await hands.click("#use")
        await hands.click("#halt")
        await hands.click("main li:nth-child(2) a")
        await hands.click("#use")
        await hands.until("!!document.querySelector('#halt')")

    steps, _ = await try_it(watched, site, "views", do, tmp_path, url=f"{serve(site, 'views')}?ms={ms}")
    assert steps == [
        "click link:Table", "click button:Use it", "click button:Stop it", "click link:Chair", "click button:Use it",
    ]  # fmt: skip


async def test_words_that_run_together_around_fields_are_nobodys_words(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#new")
        await hands.click("#make")
        await hands.until("window.result === 1")

    _, flow = await try_it(watched, site, "form_opens", do, tmp_path)
    assert [step.to_json().get("expect") for step in flow.steps] == [
        {"kind": "text", "contains": "Create"}, {"kind": "text", "contains": "Filed it for you"},
    ]  # fmt: skip


@pytest.mark.full
async def test_the_same_words_in_every_row_are_told_apart_by_what_the_row_is_called(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("li:nth-child(2) button")
        await hands.click("tr:nth-child(3) button")

    steps, flow = await try_it(watched, site, "rows", do, tmp_path)
    assert steps == [
        "click button:Close within listitem:Export", "click button:Drop within row:Typo",
    ]  # fmt: skip
    turned = flow.model_copy(update={"start": flow.start.model_copy(update={"url": f"{serve(site, 'rows')}?turned"})})
    _, value, _ = await replay(watched.browser, turned, tmp_path, then="window.result")
    assert value == "Close Export Drop Typo"
