"""Whatever way words come into a field, one step holds the value that stands there in the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import Watched, try_it
from served_pages import Site

from hands import Hands

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
async def test_typing_with_an_input_method_is_one_fill(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#i")
        await hands.compose(["n", "に", "にh", "にほ", "にほん"], "日本")
        await hands.click("#b")

    steps, _ = await try_it(watched, site, "", do, tmp_path, url=site.field("H054_ime_composition.html"))
    assert steps == [
        "fill textbox:Name '日本'",
        "click button:OK",
    ]


@pytest.mark.full
@pytest.mark.parametrize(
    ("field", "step"),
    [
        ("<textarea aria-label=Box></textarea>", "fill textbox:Box 'a東京서울b'"),
        ("<div contenteditable role=textbox aria-label=Box></div>", "fill textbox:Box 'a東京서울b'"),
        ("<div id=host></div><script>host.attachShadow({mode: 'open'}).innerHTML = '<input aria-label=Box>'</script>",
         "fill textbox:Box 'a東京서울b'"),
        ("<input aria-label=Box><script>box = document.querySelector('input'); box.oninput = () => "
         "{ box.value = box.value }</script>", "fill textbox:Box 'a東京서울b'"),
    ],
)  # fmt: skip
async def test_what_is_composed_and_typed_in_turn_is_one_step(
    watched: Watched, site: Site, tmp_path: Path, field: str, step: str
) -> None:
    async def do(hands: Hands) -> None:
        await hands.eval("(document.querySelector('#host')?.shadowRoot ?? document)"
                         ".querySelector('input,textarea,[contenteditable]').focus()")  # fmt: skip
        await hands.type("a")
        await hands.compose(["と", "とう", "東京"], "東京")
        await hands.compose(["ㅅ", "서"], "서")
        await hands.compose(["ㅇ", "우", "울"], "울")
        await hands.type("b")
        await hands.click("#go")

    site.html("/box", f"{field}<button id=go>Go</button>")
    steps, _ = await try_it(watched, site, "", do, tmp_path, url=f"{site.url}/box")
    assert steps == [step, "click button:Go"]


async def test_a_click_that_ends_a_composition_comes_after_what_was_written(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("input")
        await hands.compose(["と", "東京"], None)
        await hands.click("#go")

    site.html("/box", "<input aria-label=Box><button id=go>Go</button>")
    steps, _ = await try_it(watched, site, "", do, tmp_path, url=f"{site.url}/box")
    assert steps == ["fill textbox:Box '東京'", "click button:Go"]


@pytest.mark.full
async def test_a_line_break_in_an_editable_region_is_part_of_its_text(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#ed")
        await hands.type("Hello\nWorld")
        await hands.click("#b")

    steps, _ = await try_it(watched, site, "", do, tmp_path, url=site.field("H055_contenteditable.html"))
    assert steps == [
        "fill textbox:Message 'Hello\\nWorld'",
        "click button:Send",
    ]


@pytest.mark.full
async def test_what_the_pages_own_script_does_is_nobodys_step(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.until("window.__app.auto")
        await hands.click("#u")

    steps, _ = await try_it(watched, site, "", do, tmp_path, url=site.field("H059_programmatic_clicks.html"))
    assert steps == [
        "click button:Start",
    ]


@pytest.mark.full
async def test_a_field_that_its_handler_renders_anew_stays_one_fill(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#holder input")
        await hands.type("abc")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "rerendered", do, tmp_path)
    assert steps == [
        "fill textbox:Name 'abc'",
        "click button:OK",
    ]


@pytest.mark.full
async def test_a_masked_field_is_filled_as_people_see_it(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#card")
        await hands.type("12345678")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "mask", do, tmp_path)
    assert steps == [
        "fill textbox:Card '1234 5678'",
        "click button:OK",
    ]


async def test_plain_fields_a_date_and_a_paste_are_one_fill_each(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#mail")
        await hands.type("ada@example.test")
        await hands.click("#note")
        await hands.type("one\ntwo")
        await hands.click("#day", at=(0.1, 0.5))
        await hands.type("12242026")
        await hands.click("#mail")
        await hands.edit("selectAll")
        await hands.edit("copy")
        await hands.click("#copy")
        await hands.edit("paste")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "fields", do, tmp_path)
    assert steps == [
        "fill textbox:Mail 'ada@example.test'",
        "fill textbox:Note 'one\\ntwo'",
        "fill textbox:Day '2026-12-24'",
        "fill textbox:Copy 'ada@example.test'",
        "click button:OK",
    ]


@pytest.mark.full
async def test_a_key_that_leaves_a_field_is_a_step_only_where_the_page_takes_the_edit_then(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#name")
        await hands.type("Ada")
        await hands.key("Tab")
        await hands.type("3")
        await hands.key("Tab")
        await hands.until("window.result")
        await hands.click("#next")

    steps, flow = await try_it(watched, site, "committed", do, tmp_path)
    assert steps == [
        "fill textbox:Name 'Ada'",
        "fill spinbutton:Pieces '3'",
        "press spinbutton:Pieces 'Tab'",
        "click button:Next",
    ]
    assert flow.to_json()["steps"][2]["expect"] == {"kind": "text", "contains": "It is 3 now"}


@pytest.mark.full
async def test_letters_are_not_lost_when_no_change_event_has_come(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#a")
        await hands.type("lost?")
        await hands.key("Enter")
        await hands.until("location.search")

    steps, _ = await try_it(watched, site, "typed_early", do, tmp_path)
    assert steps == [
        "fill textbox:A 'lost?'",
        "press textbox:A 'Enter'",
    ]


@pytest.mark.full
async def test_a_select_worked_by_keys_is_one_select(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#colour")
        await hands.key("Escape")
        await hands.key("ArrowDown", times=2)
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "select_keyboard", do, tmp_path)
    assert steps == [
        "select combobox:Colour 'Blue'",
        "click button:OK",
    ]


@pytest.mark.full
async def test_a_list_that_closes_when_it_loses_the_focus_is_pressed_and_chosen_from(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#size")
        await hands.click("[role=option]:nth-child(2)")

    steps, _ = await try_it(watched, site, "select_own", do, tmp_path)
    assert steps == [
        "click button:Choose a size",
        "click option:Large",
    ]


@pytest.mark.full
async def test_an_autocomplete_keeps_the_typed_text_and_the_choice(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#city")
        await hands.type("ber")
        await hands.until("!!document.querySelector('[role=option]')")
        await hands.click("[role=option]:nth-child(2)")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "combo", do, tmp_path)
    assert steps == [
        "fill combobox:City 'ber'",
        "click option:Berlin",
        "click button:OK",
    ]


@pytest.mark.full
async def test_an_autocomplete_worked_by_keys_keeps_its_keys(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#city")
        await hands.type("ber")
        await hands.until("!!document.querySelector('[role=option]')")
        await hands.key("ArrowDown", times=2)
        await hands.key("Enter")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "combo", do, tmp_path)
    assert steps == [
        "fill combobox:City 'ber'",
        "press combobox:City 'ArrowDown'",
        "press combobox:City 'ArrowDown'",
        "press combobox:City 'Enter'",
        "click button:OK",
    ]


@pytest.mark.full
async def test_enter_that_sends_is_a_press_and_enter_that_breaks_a_line_is_text(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#say")
        await hands.type("hello")
        await hands.key("Enter")
        await hands.type("again")
        await hands.key("Enter")

    steps, _ = await try_it(watched, site, "chat", do, tmp_path)
    assert steps == [
        "fill textbox:Say 'hello'",
        "press textbox:Say 'Enter'",
        "fill textbox:Say 'again'",
        "press textbox:Say 'Enter'",
    ]


async def test_rich_text_is_typed_on_where_it_was_formatted(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#review")
        await hands.type("Hi ")
        await hands.click("#bold")
        await hands.type("there")
        await hands.click("#ok")

    steps, _ = await try_it(watched, site, "rich", do, tmp_path)
    assert steps == [
        "fill textbox:Review 'Hi '",
        "click button:Bold",
        "type textbox:Review 'there'",
        "click button:OK",
    ]


@pytest.mark.full
async def test_a_list_filtered_to_one_row_needs_no_row(watched: Watched, site: Site, tmp_path: Path) -> None:
    async def do(hands: Hands) -> None:
        await hands.click("#filter")
        await hands.type("ben")
        await hands.click("tr:not([hidden]) button")

    steps, _ = await try_it(watched, site, "filtered", do, tmp_path)
    assert steps == [
        "fill textbox:Filter 'ben'",
        "click button:Remove",
    ]


@pytest.mark.full
async def test_scrolling_is_a_step_only_when_it_brings_what_is_used(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    async def do(hands: Hands) -> None:
        await hands.wheel("#feed", 900)
        await hands.until("document.querySelectorAll('#feed div').length > 26")
        await hands.click("#i25")

    steps, _ = await try_it(watched, site, "endless_list", do, tmp_path)
    assert set(steps[:-1]) == {"scroll feed:Feed"}, steps
    assert steps[-1] == "click text=Item 25"


async def test_files_are_kept_beside_the_flow(watched: Watched, site: Site, tmp_path: Path) -> None:
    for name, text in (("a.txt", "one"), ("b.txt", "two")):
        (tmp_path / name).write_text(text)

    async def several(hands: Hands) -> None:
        await hands.choose("#photos", [tmp_path / "a.txt", tmp_path / "b.txt"])
        await hands.until("!!window.result")

    async def by_button(hands: Hands) -> None:
        await hands.choose("#add", [tmp_path / "b.txt"])
        await hands.until("!!window.result")

    steps, _ = await try_it(watched, site, "files", several, tmp_path)
    assert steps == ["upload button:Photos ['files/a.txt', 'files/b.txt']"]
    steps, _ = await try_it(watched, site, "files", by_button, tmp_path)
    assert steps == ["upload button:Add a picture 'files/b.txt'"]


MONTH = """<form onsubmit="event.preventDefault(); result = 'sent ' + [month.value, day.value, time.value]">
<label>Month <input type=month id=month></label><label>Day <input type=date id=day></label>
<label>Time <input type=time id=time></label><button id=send>Send</button></form>
<script>var result = 'not sent'</script>"""


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ({"#month": "05"}, ["press textbox:Month '0'", "press textbox:Month '5'"]),
        ({"#month": "05>2026", "#day": "02291988"}, ["fill textbox:Month '2026-05'", "fill textbox:Day '1988-02-29'"]),
        ({"#day": "0>9"}, ["press textbox:Day '0'", "press textbox:Day 'ArrowRight'", "press textbox:Day '9'"]),
        ({"#time": "0915a", "#day": "1<"}, ["fill textbox:Time '09:15'"]),
    ],
    ids=["half a month", "whole fields", "a part left out", "taken back"],
)
async def test_a_half_filled_date_is_left_as_the_person_left_it(
    watched: Watched, site: Site, tmp_path: Path, typed: dict[str, str], steps: list[str]
) -> None:
    async def do(hands: Hands) -> None:
        for field, keys in typed.items():
            await hands.eval(f"document.querySelector('{field}').focus()")
            for key in keys:
                await hands.key({">": "Tab", "<": "Backspace"}.get(key, key))
        await hands.click("#send")

    site.html("/month", MONTH)
    told, _ = await try_it(watched, site, "", do, tmp_path, url=f"{site.url}/month")
    assert told == [*steps, "click button:Send"]
