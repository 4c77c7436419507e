"""Widgets that other people wrote, and what they are made like, come out of a recording as they were used by hand."""

from __future__ import annotations

import asyncio
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


async def test_the_press_that_opens_a_calendar_stays_a_step(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        for css, day in (("#day", 10), ("#until", 12)):
            await hands.click(css)
            await hands.until("!!document.querySelector('.flatpickr-calendar.open')")
            await hands.click(f".flatpickr-calendar.open [aria-label='December {day}, 2026']")
            await hands.until("!document.querySelector('.flatpickr-calendar.open')")

    steps, _ = await try_it(watched, site, "day_picker", do, tmp_path)
    assert [step.split()[0] for step in steps] == ["click"] * 4
    assert (steps[0], steps[2]) == ("click textbox:Day", "click textbox:Until")


async def test_a_press_or_a_tab_that_opens_what_is_used_next_stays_a_step(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#colour")
        await hands.click("#colours button:nth-child(2)")
        await hands.click("label[for=colour]")
        await hands.click("#colours button")
        await hands.click("#city")
        await hands.type("Ber")
        await hands.click("#cities button:nth-child(2)")
        await hands.click("#city")
        await hands.key("Tab", times=3)  # over the entry of its list, and on from the field that opens the next
        await hands.click("#trees button:nth-child(2)")

    steps, _ = await try_it(watched, site, "pickers", do, tmp_path)
    assert steps == [
        "click textbox:Colour", "click button:Blue", "click textbox:Colour", "click button:Red", "click textbox:City",
        "fill textbox:City 'Ber'", "click button:Berlin", "click textbox:City", "press button:Berlin 'Tab'",
        "click button:Oak",
    ]  # fmt: skip


async def test_presses_that_wait_for_a_busy_page_tell_of_no_hovering(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.eval("colours.classList.add('open')")
        red, blue = await hands.at("#colours button"), await hands.at("#colours button:nth-child(2)")
        await hands.eval("colours.classList.remove('open')")
        field, label = await hands.at("#colour"), await hands.at("label[for=colour]")
        await hands.click_at(*await hands.at("#city"))
        await hands.rest()
        busy = "const from = performance.now(); while (performance.now() - from < 200);"
        await hands.eval(f"addEventListener('click', () => {{ {busy} }})")
        kinds = {"mouseMoved": {}, "mousePressed": {"button": "left", "buttons": 1, "clickCount": 1},
                 "mouseReleased": {"button": "left", "clickCount": 1}}  # fmt: skip
        inputs = [
            hands.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})
            for x, y in (field, blue, label, red)
            for kind, more in kinds.items()
        ]
        await asyncio.gather(*inputs)

    steps, _ = await try_it(watched, site, "pickers", do, tmp_path)
    assert [step for step in steps if "City" not in step] == [
        "click textbox:Colour", "click button:Blue", "click textbox:Colour", "click button:Red",
    ]  # fmt: skip


@pytest.mark.full
async def test_a_list_that_the_focus_opens_needs_no_press_where_the_field_is_filled(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#tree")
        await hands.type("A")
        await hands.click("#trees button")
        await hands.click("#colour")  # nothing that it opens is used
        await hands.type("x")

    steps, _ = await try_it(watched, site, "pickers", do, tmp_path)
    assert steps == ["fill textbox:Tree 'A'", "click button:Ash", "fill textbox:Colour 'x'"]


async def test_a_field_and_a_button_in_a_box_that_takes_the_focus_are_themselves(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#tag")
        await hands.type("one")
        await hands.key("Enter")
        await hands.type("two")
        await hands.click("#add")

    steps, _ = await try_it(watched, site, "tag_box", do, tmp_path)
    assert steps == [
        "fill textbox:New tag 'one'", "press textbox:New tag 'Enter'", "fill textbox:New tag 'two'", "click button:Add",
    ]  # fmt: skip


async def test_what_is_pulled_into_a_frame_is_dropped_there(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.drag(await hands.at("#block"), await hands.at("#area >> h1"))
        await hands.until("!!window.result")

    steps, flow = await try_it(watched, site, "drag_frame", do, tmp_path)
    assert steps == ["drag text=Section to heading:Page"]
    step = flow.to_json()["steps"][0]
    assert step["args"]["to"]["frame"] == [{"title": "Canvas"}]
    assert "frame" not in step  # where it begins
