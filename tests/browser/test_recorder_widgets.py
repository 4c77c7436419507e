"""Widgets that other people wrote, and what they are made like, come out of a recording as they were used by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import Watched, try_it
from served_pages import Site

from hands import Hands

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_event_that_is_pulled_to_another_day_is_moved_and_not_clicked(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.drag(await hands.at(".fc-event"), await hands.at("[data-date='2026-12-16']"))
        # by its second day: the day it comes to is counted from there
        trip = await hands.at("[data-date='2026-12-08'] .fc-event", 0.9)
        await hands.drag(trip, await hands.at("[data-date='2026-12-22']"))
        await hands.drag(await hands.at("[data-date='2026-12-28']"), await hands.at("[data-date='2026-12-30']"))

    steps, flow = await try_it(watched, site, "calendar", do, tmp_path)
    assert [step.split()[0] for step in steps] == ["drag", "drag", "drag"]
    assert "start" not in flow.to_json()["steps"][0]["args"]  # it was held in the middle


async def test_what_follows_the_pointer_by_no_event_of_a_drag_is_pulled_as_far(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        for css, right, part in (("#gutter", 50, 0.5), ("#track", 90, 0.2), ("#ground", 70, 0.2), ("#edge", 40, 0.5)):
            x, y = await hands.at(css, part)
            await hands.drag((x, y), (x + right, y + 1))
        await hands.drag(await hands.at("td"), await hands.at("tr:nth-child(2) td:nth-child(3)"))

    steps, _ = await try_it(watched, site, "pulled", do, tmp_path)
    assert steps == [
        "drag css=#gutter",
        "drag css=#track",
        "drag css=#ground",
        "drag css=#edge",
        "drag cell:A1 to cell:C2",
    ]


async def test_words_that_are_selected_and_a_press_that_is_let_go_elsewhere_are_nothing(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.drag(await hands.at("#first", 0.01), await hands.at("#second", 0.05))
        await hands.drag(await hands.at("#send"), await hands.at("#second", 0.5))
        await hands.click("#send")

    steps, _ = await try_it(watched, site, "let_go", do, tmp_path)
    assert steps == ["click button:Send"]


@pytest.mark.full
async def test_a_list_that_makes_room_while_something_is_pulled_is_sorted_the_same(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        for start, goal in (
            ("#own li:nth-child(3)", "#own li"),
            ("#made li:nth-child(3)", "#made li"),
            ("#made li", "#other li"),
        ):
            before = await hands.eval("window.result")
            await hands.drag(await hands.at(start), await hands.at(goal, 0.5, 0.2), steps=40)  # it looks every 50 ms
            await hands.until(f"window.result !== {before!r}".replace("None", "undefined"))

    steps, _ = await try_it(watched, site, "sorted", do, tmp_path)
    assert steps == ["drag text=Three to text=One", "drag text=Blue", "drag text=Blue to text=Black"]


async def test_what_is_typed_into_a_code_editor_is_typed_where_its_caret_stands(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#two .CodeMirror-lines")
        await hands.type("hello ")
        await hands.key("Enter")
        await hands.type("xy")
        await hands.key("Backspace")
        await hands.key("ArrowUp")
        await hands.type("z")

    steps, _ = await try_it(watched, site, "code_editors", do, tmp_path)
    assert steps[1:] == [
        "type 'hello '",
        "press 'Enter'",
        "type 'xy'",
        "press 'Backspace'",
        "press 'ArrowUp'",
        "type 'z'",
    ]
    assert steps[0].startswith("click css=#two")


@pytest.mark.full
async def test_keys_that_a_terminal_takes_for_itself_are_typed(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#screen")
        await hands.type("ls -a")
        await hands.key("Backspace")
        await hands.key("Enter")
        await hands.type("pwd")

    steps, _ = await try_it(watched, site, "terminal", do, tmp_path)
    said = "textbox:Terminal input"
    first = ["click css=#screen", f"type {said} 'ls -a'"]
    assert steps == [*first, f"press {said} 'Backspace'", f"press {said} 'Enter'", f"type {said} 'pwd'"]


async def test_a_paragraph_that_an_editor_in_a_frame_makes_itself_is_pressed_in_the_frame(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#area")
        await hands.type("Dear Ada")
        await hands.key("Enter")
        await hands.type("two")

    steps, _ = await try_it(watched, site, "rich_frame", do, tmp_path)
    assert steps[-3:] == [
        "fill label=Letter 'Dear Ada' frame title=Letter",
        "press label=Letter 'Enter' frame title=Letter",
        "type label=Letter 'two' frame title=Letter",
    ]


@pytest.mark.full
async def test_a_key_in_a_frame_without_a_field_is_pressed_in_that_frame(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#game >> #board")
        await hands.key("n")

    steps, _ = await try_it(watched, site, "frame_keys", do, tmp_path)
    assert steps[-1] == "press css=body 'n' frame title=Board"
