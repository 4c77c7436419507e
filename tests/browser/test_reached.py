"""What a person can get at is got at: drawings, parts of pictures, gaps, and fields that their component hides."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from doing import act
from seen import run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.errors import ActionRefusedError

pytestmark = pytest.mark.asyncio(loop_scope="session")
SAY = "<script>said = []; addEventListener('click', e => said.push(e.target.id || e.target.localName))</script>"
PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
SR_ONLY = "position:absolute;clip:rect(0 0 0 0);overflow:hidden;margin:-1px;width:1px;height:1px"


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`, on which `said` is what its handlers wrote down."""
    site.html("/", SAY + body)
    await person.tab().open(site.url)


async def js(person: Person, source: str) -> Any:
    """Return a value of the page as data."""
    return json.loads(str(await run_script(person, f"JSON.stringify({source} ?? null)")))


@pytest.mark.parametrize(
    "shape",
    [
        "<path id=b d='M10 10 L100 10 L100 12 L10 12 Z M10 100 L100 100 L100 102 L10 102 Z'/>",
        "<path id=b d='M20 20 A 80 80 0 0 1 180 180' fill=none stroke=red stroke-width=2 />",
        "<polyline id=b points='10,10 190,10 190,190' fill=none stroke=red />",
        "<g transform='scale(2) rotate(20)'><rect id=b x=40 y=10 width=40 height=30 fill=none stroke=red /></g>",
    ],
    ids=["two-lines", "arc", "corner", "frame"],
)
async def test_a_drawing_is_pressed_where_it_is_painted(person: Person, site: Site, shape: str) -> None:
    await show(person, site, f"<svg width=200 height=200><g role=button aria-label=Save>{shape}</g></svg>")
    await act(person, "click", {"role": "button", "name": "Save"}, timeout_s=2)
    assert await js(person, "said") == ["b"]


async def test_a_drawing_under_a_cover_is_not_pressed(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<svg width=200 height=200><g role=button aria-label=Save><path d='M10 10 L100 10 L100 12 L10 12 Z'/></g></svg>"
        "<div role=dialog aria-label=Cookies style='position:fixed;inset:0'></div>",
    )  # fmt: skip
    with pytest.raises(ActionRefusedError, match='covered by dialog "Cookies"'):
        await act(person, "click", {"role": "button", "name": "Save"}, timeout_s=0.4)


@pytest.mark.parametrize(
    "area",
    [
        "shape=rect coords='10,20,60,50'",
        "shape=circle coords='150,50,20'",
        "shape=poly coords='100,100,190,100,190,190,180,190,180,110,100,110'",
        "shape=default",
    ],
    ids=["rect", "circle", "poly", "default"],
)
@pytest.mark.parametrize(
    "style", ["border:7px solid;padding:5px", pytest.param("transform:scale(.5)", marks=pytest.mark.full)]
)
async def test_a_part_of_a_picture_is_pressed_where_its_coordinates_are(
    person: Person, site: Site, area: str, style: str
) -> None:
    await show(
        person, site,
        f"<div style='height:2000px'></div><map name=m><area {area} href=# alt=Save></map>"
        f"<img usemap=#m width=200 height=200 style='{style}' src='{PIXEL}'>",
    )  # fmt: skip
    report = await act(person, "click", {"role": "link", "name": "Save"}, timeout_s=2)
    assert report.effect.target_matched
    assert await js(person, "said") == ["area"]
    await act(person, "hover", {"role": "link", "name": "Save"}, timeout_s=2)


async def test_what_fits_between_a_header_and_a_tall_footer_is_brought_there(person: Person, site: Site) -> None:
    pinned = "position:fixed;left:0;right:0;background:#ccc"
    footer = f"<footer style='{pinned};bottom:0;height:500px'>F</footer>"
    await show(
        person, site,
        f"<header style='{pinned};top:0;height:120px'>H</header>{footer}"
        "<div style='height:2000px'></div><button id=b>Save</button><div style='height:2000px'></div>",
    )  # fmt: skip
    await act(person, "click", {"role": "button", "name": "Save"}, timeout_s=2)
    assert await js(person, "said") == ["b"]


SLIDER = f"""<span id=root style="position:relative;display:inline-block;width:200px;height:20px"><span
 style="position:absolute;inset:0;background:#ccc"></span><span id=thumb style="position:absolute;left:30%;width:20px;
 height:20px;background:#00f"><input type=range aria-label=Volume value=30 oninput="said.push(this.value)"
 style="{SR_ONLY};width:100%;height:100%"></span></span>"""


async def test_a_slider_that_its_component_hides_is_filled(person: Person, site: Site) -> None:
    await show(person, site, SLIDER)
    report = await act(person, "fill", {"role": "slider", "name": "Volume"}, value="70", timeout_s=2)
    assert (report.effect.value_changed, report.effect.occluded) == (True, False)
    assert await js(person, "said") == ["70"]


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("<div role=dialog aria-label=Cookies style='position:fixed;inset:0'></div>", "covered by dialog"),
        ("<script>document.querySelector('input').tabIndex = -1</script>", "covered by"),
        ("<script>root.inert = true</script>", "it is inert"),
        ("<script>document.querySelector('input').disabled = true</script>", "it is disabled"),
        ("<dialog>Sure?</dialog><script>document.querySelector('dialog').showModal()</script>", "covered by dialog"),
    ],
    ids=["cover", "no-tab-stop", "inert", "disabled", "modal"],
)  # fmt: skip
async def test_a_hidden_slider_that_no_keyboard_gets_to_is_refused(
    person: Person, site: Site, extra: str, words: str
) -> None:
    await show(person, site, SLIDER + extra)
    with pytest.raises(ActionRefusedError, match=words):
        await act(person, "fill", {"css": "input"}, value="70", timeout_s=0.4)
    assert await js(person, "said") == []


@pytest.mark.parametrize("closed", ["opacity:0;pointer-events:none", "transform:scale(0)", "height:0;overflow:hidden"])
@pytest.mark.parametrize("kind", ["fill", "click"])
async def test_what_stands_in_a_closed_panel_is_not_got_at(
    person: Person, site: Site, closed: str, kind: Literal["fill", "click"]
) -> None:
    await show(
        person, site,
        "<div style='width:200px;height:60px;cursor:pointer'>"
        f"<div style='{closed}'><input aria-label=Search></div></div>",
    )  # fmt: skip
    args = {"value": "lamp"} if kind == "fill" else {}
    with pytest.raises(ActionRefusedError):
        await act(person, kind, {"label": "Search"}, timeout_s=0.3, **args)
    assert await js(person, "said") == []


async def test_a_hidden_field_in_a_frame_is_filled(person: Person, site: Site) -> None:
    site.html("/slider", SAY + SLIDER)
    await show(person, site, "<iframe src=/slider></iframe>")
    report = await act(person, "fill", {"role": "slider", "name": "Volume"}, value="70", timeout_s=2)
    assert report.effect.value_changed


async def test_a_list_that_nothing_shows_is_not_chosen_from(person: Person, site: Site) -> None:
    await show(
        person, site, "<select aria-label=Fruit style='width:0;height:0;padding:0;border:0'><option>Apple</select>"
    )
    with pytest.raises(ActionRefusedError, match="it has no size"):
        await act(person, "select", {"label": "Fruit"}, label="Apple", timeout_s=0.3)


@pytest.mark.parametrize("look", ["opacity:0;position:absolute;inset:0", SR_ONLY])
async def test_a_list_that_its_component_draws_anew_is_chosen_from(person: Person, site: Site, look: str) -> None:
    await show(
        person, site,
        f"<div style='position:relative;width:200px;height:30px'><select aria-label=Fruit style='{look}'>"
        "<option>Apple<option>Pear</select><div style='position:absolute;inset:0;background:#ccc'>Apple</div></div>",
    )  # fmt: skip
    report = await act(person, "select", {"label": "Fruit"}, label="Pear", timeout_s=2)
    assert report.effect.value_changed


BOX = """<div id=root style="display:inline-flex;width:60px;height:20px"><input type=checkbox role=switch
 aria-label=Wifi style="position:absolute;opacity:0;width:0;height:0;margin:0" onchange="said.push(this.checked)">
 <span id=core style="width:40px;height:20px;background:#ccc;CURSOR"></span></div>"""


async def test_a_switch_that_is_drawn_beside_its_box_is_pressed_where_it_is_drawn(person: Person, site: Site) -> None:
    drawn = BOX.replace("CURSOR", "cursor:pointer")
    flip = "<script>root.onclick = () => { const i = document.querySelector('input'); i.checked = !i.checked }</script>"
    await show(person, site, drawn + flip)
    switch = {"role": "switch", "name": "Wifi"}
    report = await act(person, "check", switch, timeout_s=2)
    assert (report.effect.value_changed, await js(person, "said")) == (True, ["core"])
    await act(person, "click", switch, timeout_s=2)
    assert await js(person, "document.querySelector('input').checked") is False


async def test_a_hidden_box_that_nothing_shows_as_pressable_is_set_by_its_key(person: Person, site: Site) -> None:
    await show(person, site, BOX.replace("CURSOR", ""))
    switch = {"role": "switch", "name": "Wifi"}
    report = await act(person, "check", switch, timeout_s=2)
    assert (report.effect.value_changed, report.input_mode) == (True, "real")
    await act(person, "uncheck", switch, timeout_s=2)
    assert [item for item in await js(person, "said") if isinstance(item, bool)] == [True, False]


async def test_a_list_box_whose_own_words_lie_over_it_is_pressed_there(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<div id=select style='position:relative;width:200px;height:30px;cursor:pointer'><div style='position:absolute;"
        "opacity:0'><input role=combobox aria-label=Fruit></div><div id=words style='position:absolute;inset:0'>"
        "Choose</div></div>",
    )  # fmt: skip
    await act(person, "click", {"role": "combobox", "name": "Fruit"}, timeout_s=2)
    assert await js(person, "said") == ["words"]
