"""Frames, shadow roots, pages and dialogs are named as the steps go through them."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import Watched, try_it
from served_pages import Site

from hands import Hands

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
async def test_frames_with_the_same_test_id_are_told_apart_by_meaning(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("iframe:nth-of-type(2) >> [data-testid=go]")
        await hands.until("window.result")

    steps, _ = await try_it(watched, site, "frames_alike", do, tmp_path)
    assert steps == [
        "click testid=go frame title=Two",
    ]


@pytest.mark.full
async def test_a_frame_that_loads_late_shifts_nothing(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.until("document.querySelectorAll('iframe').length === 2")
        await hands.click("iframe[title=Main] >> button")
        await hands.until("window.result")

    steps, _ = await try_it(watched, site, "frame_late", do, tmp_path)
    assert steps == [
        "click testid=go frame title=Main",
    ]


@pytest.mark.full
async def test_a_frame_that_goes_away_with_the_press_keeps_its_name(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("iframe >> button")
        await hands.until("window.result")

    steps, _ = await try_it(watched, site, "frame_gone", do, tmp_path)
    assert steps == [
        "click testid=go frame title=Main",
    ]


@pytest.mark.full
async def test_a_frameset_is_walked_through(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("frame:nth-of-type(2) >> button")

    steps, _ = await try_it(watched, site, "frameset", do, tmp_path)
    assert steps == [
        'click button:Go frame css=frame[name="body"]',
    ]


@pytest.mark.full
async def test_a_frame_of_another_site_is_walked_into(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.rest()
        await hands.click("iframe", at=(0.1, 0.2))
        await hands.until("window.result")

    steps, _ = await try_it(watched, site, "frame_foreign", do, tmp_path)
    assert steps == [
        "click button:Pay now frame title=Card form",
    ]


@pytest.mark.full
async def test_a_frame_in_a_closed_shadow_root_is_walked_into(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.rest()
        await hands.click("#host", at=(0.1, 0.2))
        await hands.until("window.result")

    steps, _ = await try_it(watched, site, "frame_closed_root", do, tmp_path)
    assert steps == [
        "click testid=go frame title=Widget",
    ]


@pytest.mark.full
async def test_a_field_in_a_shadow_root_is_named_as_any_other(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#host >> input")
        await hands.type("deep")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "shadow_open", do, tmp_path)
    assert steps == [
        "fill textbox:Deep 'deep'",
        "click button:OK",
    ]


@pytest.mark.full
async def test_a_field_in_a_closed_shadow_root_is_reached(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.rest()
        await hands.click("#host", at=(0.6, 0.5))
        await hands.type("deep")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "shadow_closed", do, tmp_path)
    assert steps == [
        "fill textbox:Deep 'deep'",
        "click button:OK",
    ]


@pytest.mark.full
async def test_a_link_click_is_not_also_a_navigation(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("a")
        await hands.until("location.pathname === '/link_second'")
        await hands.click("button")

    steps, flow = await try_it(watched, site, "link", do, tmp_path)
    assert steps == [
        "click link:Next page",
        "click button:Finish",
    ]
    assert flow.to_json()["steps"][0]["expect"] == {"kind": "route", "pathname": "/link_second"}


@pytest.mark.full
async def test_a_recording_goes_on_over_full_page_loads(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("input")
        await hands.type("Ada")
        await hands.key("Enter")
        await hands.until("location.pathname === '/loads_second'")
        await hands.click("input")
        await hands.type("Bern")
        await hands.click("button")
        await hands.until("location.pathname === '/loads_third'")

    steps, _ = await try_it(watched, site, "loads", do, tmp_path)
    assert steps == [
        "fill textbox:Name 'Ada'",
        "press textbox:Name 'Enter'",
        "fill textbox:Town 'Bern'",
        "click button:Next",
    ]


@pytest.mark.full
async def test_search_enter_and_result_are_three_steps(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#q")
        await hands.type("tea")
        await hands.key("Enter")
        await hands.click("#out a")

    steps, _ = await try_it(watched, site, "search", do, tmp_path)
    assert steps == [
        "fill textbox:Search 'tea'",
        "press textbox:Search 'Enter'",
        "click link:Green tea",
    ]


@pytest.mark.full
async def test_going_back_by_the_browser_is_a_step(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#mug")
        await hands.until("location.pathname === '/back_product'")
        await hands.go_back()
        await hands.until("location.pathname === '/back'")
        await hands.rest()
        await hands.click("#search")

    steps, _ = await try_it(watched, site, "back", do, tmp_path)
    assert steps == [
        "click link:Mug",
        "back",
        "click button:Search",
    ]


@pytest.mark.full
async def test_going_back_inside_a_page_is_a_step_too(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#mug")
        await hands.rest()
        await hands.go_back()
        await hands.until("location.pathname === '/back_inside'")
        await hands.click("#search")

    steps, _ = await try_it(watched, site, "back_inside", do, tmp_path)
    assert steps == [
        "click link:Mug",
        "back",
        "click button:Search",
    ]


@pytest.mark.full
async def test_a_popup_that_opens_a_popup_and_closes_itself_is_introduced(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#open")
        await hands.look_at("/popup_second")
        await hands.rest()
        await hands.click("#done")
        await hands.rest()
        await hands.look_at("/popup_chain")
        await hands.click("#end")

    steps, flow = await try_it(watched, site, "popup_chain", do, tmp_path)
    assert steps == [
        "click button:Open a tab",
        "click button:Done in popup2",
        "click button:End",
    ]
    assert [popup.name for popup in flow.steps[0].popups] == ["popup1", "popup2"]


@pytest.mark.full
async def test_a_popup_that_opens_a_tab_in_its_opener_is_introduced(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#open")
        await hands.look_at("/popup_opens_there")
        await hands.rest()
        await hands.click("#there")
        await hands.look_at("/popup_last")
        await hands.rest()
        await hands.click("#here")
        await hands.rest()

    steps, _ = await try_it(watched, site, "popup_opener", do, tmp_path)
    assert steps == [
        "click button:Open",
        "click button:Back there in popup1",
        "click button:Here in popup2",
    ]


async def test_dialogs_are_recorded_with_their_answers(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#delete", answer=True)
        await hands.click("#delete", answer=False)
        await hands.click("#ask", answer="Ada")

    steps, flow = await try_it(watched, site, "dialogs", do, tmp_path)
    assert steps == [
        "click button:Delete",
        "click button:Delete",
        "click button:Ask",
    ]
    answers = [step.dialogs[0].to_json() for step in flow.steps]
    assert [(answer["kind"], answer.get("accept", True), answer.get("text")) for answer in answers] == [
        ("confirm", True, None),
        ("confirm", False, None),
        ("prompt", True, "Ada"),
    ]
    assert flow.to_json()["steps"][1]["expect"]["kind"] == "dialog"


@pytest.mark.full
async def test_a_modal_dialog_of_the_page_is_used_as_any_part_of_it(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#open")
        await hands.click("dialog button")

    steps, _ = await try_it(watched, site, "modal", do, tmp_path)
    assert steps == [
        "click button:Open",
        "click button:Yes",
    ]


@pytest.mark.full
async def test_a_download_is_expected(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#get")
        await hands.rest()

    steps, flow = await try_it(watched, site, "download", do, tmp_path)
    assert steps == [
        "click link:Get the list",
    ]
    assert flow.to_json()["steps"][0]["expect"] == {"kind": "download", "filename": "list.csv"}
