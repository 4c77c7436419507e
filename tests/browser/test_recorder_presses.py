"""Presses, drags and hovers of raw input become the steps that were meant, and replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import Watched, recorded, try_it
from recorder_site import serve
from served_pages import Site

from hands import Hands
from reticle.model.args import ClickArgs
from reticle.model.predicate import NetLeaf
from reticle.model.target import Target

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_card_dragged_between_columns_is_one_drag(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.drag(await hands.at("#card"), await hands.at("#done", 0.5, 0.8))

    steps, _ = await try_it(watched, site, "drag_columns", do, tmp_path)
    assert steps == [
        "drag text=Write the letter to region:Done",
    ]


@pytest.mark.full
async def test_a_drag_that_the_page_makes_of_pointer_moves_is_one_drag(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.drag(await hands.at("#card"), await hands.at("#done", 0.5, 0.6))

    steps, _ = await try_it(watched, site, "drag_pointer", do, tmp_path)
    assert steps == [
        "drag text=Card A to region:Done",
    ]


@pytest.mark.full
async def test_what_is_pulled_by_the_picture_on_its_grip_is_the_grip(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.drag(await hands.at("[data-testid=grip-clocks]"), await hands.at("[data-testid=grip-bowls]"))

    steps, _ = await try_it(watched, site, "drag_grip", do, tmp_path)
    assert steps == ["drag testid=grip-clocks to testid=grip-bowls"]


@pytest.mark.full
async def test_a_slider_knob_is_dragged_by_as_much(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        x, y = await hands.at("#knob")
        await hands.drag((x, y), (x + 100, y))

    steps, _ = await try_it(watched, site, "slider", do, tmp_path)
    assert steps == [
        "drag slider:Volume",
    ]


@pytest.mark.full
async def test_a_range_input_is_filled_with_its_value(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#loud", at=(0.75, 0.5))

    steps, _ = await try_it(watched, site, "range", do, tmp_path)
    assert steps == [
        "fill slider:Loud '8'",
    ]


@pytest.mark.full
async def test_a_line_on_a_canvas_begins_and_ends_where_it_was_drawn(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.drag(await hands.at("#board", 0.2, 0.2), await hands.at("#board", 0.8, 0.6))

    steps, _ = await try_it(watched, site, "canvas", do, tmp_path)
    assert steps == [
        "drag label=Board",
    ]


@pytest.mark.full
async def test_a_menu_that_exists_only_while_hovered_is_hovered_first(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        for css in ("#beside", "#products", "#export"):
            await hands.move(css)
        await hands.click("#export")

    steps, _ = await try_it(watched, site, "hover_menu", do, tmp_path)
    assert steps == [
        "hover text=Products",
        "click link:Export all",
    ]


@pytest.mark.full
async def test_a_menu_in_a_menu_needs_two_hovers(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        for css in ("#beside", "#file", "#export", "#csv"):
            await hands.move(css)
        await hands.click("#csv")

    steps, _ = await try_it(watched, site, "hover_two_levels", do, tmp_path)
    assert steps == [
        "hover button:File",
        "hover button:Export",
        "click button:As CSV",
    ]


@pytest.mark.full
async def test_a_button_visible_only_on_row_hover_is_pressed_in_its_row(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        for css in ("#beside", "#ben"):
            await hands.move(css)
        await hands.click("#second button")

    steps, _ = await try_it(watched, site, "hover_row", do, tmp_path)
    assert steps == [
        "hover cell:Ben",
        "click button:Remove",
    ]


@pytest.mark.full
async def test_a_menu_that_a_script_opens_late_on_hover_is_hovered_first(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        for css in ("#beside", "#account", "[role=menuitem]"):
            await hands.move(css)
        await hands.click("[role=menuitem]")

    steps, _ = await try_it(watched, site, "hover_script", do, tmp_path)
    assert steps == [
        "hover button:Account",
        "click menuitem:Sign out",
    ]


@pytest.mark.full
async def test_moving_over_things_on_the_way_is_no_step(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.move("body", 0.5, 0.9)
        await hands.click("#slow")
        await hands.until("window.result === 1")

    steps, _ = await try_it(watched, site, "slow_handler", do, tmp_path)
    assert steps == [
        "click button:Count",
    ]


@pytest.mark.full
async def test_what_the_page_brings_by_itself_under_the_pointer_needs_no_hover(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#load")
        await hands.move("#rest")
        await hands.until("!!document.querySelector('.row:hover')")
        await hands.click("#more")

    steps, _ = await try_it(watched, site, "arrives", do, tmp_path)
    assert steps == [
        "click button:Load",
        "click button:More",
    ]


@pytest.mark.full
async def test_what_a_later_press_brings_is_no_consequence_of_the_one_before(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#agree")
        await hands.click("#order")
        await hands.until("!!document.querySelector('h1')")

    steps, flow = await try_it(watched, site, "words_late", do, tmp_path)
    assert steps == ["check checkbox:I agree", "click button:Order"]
    assert "Thank you" not in str(flow.to_json()["steps"][0].get("expect"))
    assert flow.to_json()["steps"][1]["expect"] == {"kind": "text", "contains": "Thank you for everything"}


async def test_words_that_nobody_sees_have_not_appeared(watched: Watched, site: Site) -> None:
    async with recorded(watched.browser, watched.port, serve(site, "words_hidden")) as done:
        await done.hands.click("#ask")
        await done.hands.until("window.result")
        await done.finish()
        assert done.recording.drafts.items[0].fresh == ["It was asked"]


@pytest.mark.full
async def test_the_apps_own_context_menu_is_a_right_click(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#file", button="right")
        await hands.click("[role=menuitem]")

    steps, _ = await try_it(watched, site, "context_menu", do, tmp_path)
    assert steps == [
        "click label=Report 'right'",
        "click menuitem:Rename",
    ]


@pytest.mark.full
async def test_what_hover_and_press_change_is_never_in_a_target(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        for css in ("#beside", "#offer"):
            await hands.move(css)
        await hands.click("#offer")

    steps, flow = await try_it(watched, site, "class_changes", do, tmp_path)
    assert steps == [
        "click text=Buy it",
    ]
    assert "is-" not in flow.steps[0].model_dump_json(include={"target"})


@pytest.mark.full
async def test_label_radio_and_double_click_are_one_step_each(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#agree", at=(0.2, 0.5))
        await hands.click("#large")
        await hands.click("#twice", count=2)

    steps, _ = await try_it(watched, site, "one_step_each", do, tmp_path)
    assert steps == [
        "check checkbox:Agree",
        "check radio:Large",
        "dblclick button:Twice",
    ]


@pytest.mark.full
async def test_keys_that_press_controls_are_what_they_do(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#first")
        await hands.key("Tab")
        await hands.key(" ")
        await hands.key("Tab")
        await hands.key("Enter")

    steps, _ = await try_it(watched, site, "keyboard", do, tmp_path)
    assert steps == [
        "click button:First",
        "check checkbox:Box",
        "press button:Second 'Enter'",
    ]


@pytest.mark.full
async def test_shortcuts_that_the_page_takes_are_steps(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.key("k", modifiers=2)
        await hands.until("!!document.querySelector('#palette')")
        await hands.key("Escape")

    steps, _ = await try_it(watched, site, "shortcuts", do, tmp_path)
    assert steps == [
        "press 'Control+K'",
        "press 'Escape'",
    ]


@pytest.mark.full
async def test_machine_made_ids_and_classes_are_never_in_a_target(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#ember123")

    steps, flow = await try_it(watched, site, "machine_made", do, tmp_path)
    assert steps == [
        "click css=body > div > span",
    ]
    said = flow.steps[0].model_dump_json(include={"target"})
    for word in ("r5", "ember", "1x2y3z", "a8f3"):
        assert word not in said


async def test_what_a_press_writes_is_its_own_where_the_app_listens_on_its_root_as_the_set_up_pressed_too(
    watched: Watched, site: Site
) -> None:
    site.json("/api/like", {"ok": True})
    site.html("/root", (
        "<main id=root><button id=enter>Enter</button><button id=like>Like</button></main><script>"
        "document.querySelector('#root').addEventListener('click', event => {"
        " if (event.target.id === 'like') fetch('/api/like', {method: 'PATCH'}); });</script>"
    ))  # fmt: skip
    async with recorded(watched.browser, watched.port, f"{site.url}/root") as done:
        done.recording.pause()
        done.person.recorder.open_window("a1", "main")
        found = await done.tab.find(Target(role="button", name="Enter"))
        await done.tab.act("click", found, ClickArgs(), action_id="a1")
        done.person.recorder.close_window("a1")
        done.recording.start()
        await done.hands.click("#like")
        flow = await done.finish()
    [expect] = [step.expect for step in flow.steps]
    assert isinstance(expect, NetLeaf)
    assert (expect.method, expect.path, expect.status) == ("PATCH", "/api/like", 200)
