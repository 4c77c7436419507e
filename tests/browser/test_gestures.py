"""Drags, files, touches: gestures that are more than a press."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from doing import act
from seen import run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.errors import ActionRefusedError

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`."""
    site.html("/", f"<script>said = []</script>{body}")
    await person.tab().open(site.url)


async def js(person: Person, source: str) -> Any:
    """Return a value of the page as data."""
    return json.loads(str(await run_script(person, f"JSON.stringify({source} ?? null)")))


async def test_a_drag_made_of_pointer_events_follows_the_pointer(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<div id=a style='width:50px;height:50px;background:red;touch-action:none'>A</div>"
        "<div id=z style='margin:200px;width:90px;height:90px'>Zone</div><script>let on = false; "
        "a.onpointerdown = e => { on = true; a.setPointerCapture(e.pointerId) }; let moves = 0;"
        "a.onpointermove = () => { if (on) moves++ }; a.onpointerup = e => { on = false; "
        "said.push(document.elementFromPoint(e.clientX, e.clientY).id, moves > 4) }</script>",
    )  # fmt: skip
    await act(person, "drag", {"css": "#a"}, to={"css": "#z"})
    assert await js(person, "said") == ["z", True]


async def test_a_drag_waits_before_it_moves_for_as_long_as_it_says(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<div id=a style='width:50px;height:50px;background:red;touch-action:none'>A</div>"
        "<div id=z style='margin:200px;width:90px;height:90px'>Zone</div><script>let t = 0, held = false;"
        "a.onpointerdown = e => { t = e.timeStamp; a.setPointerCapture(e.pointerId) };"
        "a.onpointermove = e => { if (t && !said.length) said.push(e.timeStamp - t >= 240) }</script>",
    )  # fmt: skip
    report = await act(person, "drag", {"css": "#a"}, to={"css": "#z"}, holdMs=250)
    assert (await js(person, "said"), report.effect.held_ms) == ([True], 250)


async def test_a_drag_of_the_browser_itself_carries_its_data(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<p id=a draggable=true>Card</p><div id=z style='margin:100px;width:90px;height:90px'>Column</div><script>"
        "a.ondragstart = e => e.dataTransfer.setData('text/plain', 'card-1'); z.ondragover = e => e.preventDefault();"
        "z.ondrop = e => { e.preventDefault(); said.push(e.isTrusted, e.dataTransfer.getData('text/plain')) };"
        "a.ondragend = () => said.push('end')</script>",
    )  # fmt: skip
    await act(person, "drag", {"text": "Card"}, to={"text": "Column"})
    assert (await js(person, "said"))[:2] == [True, "card-1"]


async def test_a_drag_of_the_browser_itself_passes_over_what_lies_between(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<p id=a draggable=true style='width:90px'>Card</p><div id=way style='height:90px'>Way</div>"
        "<div id=z style='height:90px'>Column</div><script>"
        "a.ondragstart = e => e.dataTransfer.setData('text/plain', 'card'); way.ondragover = () => said.push('over');"
        "ondragover = e => e.preventDefault(); z.ondrop = e => { e.preventDefault(); said.push('drop') }</script>",
    )  # fmt: skip
    await act(person, "drag", {"text": "Card"}, to={"text": "Column"})
    said = await js(person, "said")
    assert (said[0], said[-1]) == ("over", "drop")


async def test_files_made_of_text_replace_what_a_field_had(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H048_upload.html"))
    two = [{"name": "a.txt", "content": "alpha"}, {"name": "b ü.txt", "content": "beta"}]
    await act(person, "upload", {"css": "#h"}, files=two)
    report = await act(person, "upload", {"css": "#h"}, files=[{"name": "c.txt", "content": "gamma"}])
    assert (report.input_mode, report.input_mode_reason) == ("synthetic", "files-made-of-text")
    await run_script(person, "new Promise(f => setTimeout(f, 50))")
    assert await js(person, "[__app.changes, __app.names, __app.text]") == [2, ["c.txt"], "gamma"]


async def test_a_file_on_disk_goes_through_the_chooser_that_a_button_opens(
    person: Person, site: Site, tmp_path: Path
) -> None:
    (tmp_path / "photo.txt").write_text("pixels", encoding="utf-8")
    (tmp_path / "other.txt").write_text("others", encoding="utf-8")
    await person.tab().open(site.field("H048_upload.html"))
    await act(person, "upload", {"role": "button", "name": "Attach files"}, path=str(tmp_path / "photo.txt"))
    await act(person, "upload", {"css": "#h"}, path=str(tmp_path / "other.txt"))
    await run_script(person, "new Promise(f => setTimeout(f, 50))")
    assert await js(person, "[__app.changes, __app.names, __app.text]") == [2, ["other.txt"], "others"]


@pytest.mark.parametrize("how", ["detached", "hidden"])
async def test_a_button_that_makes_its_file_field_takes_files_of_the_disk_and_of_text(
    person: Person, site: Site, tmp_path: Path, how: str
) -> None:
    (tmp_path / "photo.txt").write_text("pixels", encoding="utf-8")
    kept = "document.body.append(i); i.hidden = true;" if how == "hidden" else ""
    await show(
        person, site,
        "<button>Attach</button><script>document.querySelector('button').onclick = () => {"
        f"const i = document.createElement('input'); i.type = 'file'; {kept}"
        "i.oninput = () => said.push('input'); i.onchange = async () => said.push([...i.files].map(f => f.name), "
        "await i.files[0].text()); i.click() }</script>",
    )  # fmt: skip
    button = {"role": "button", "name": "Attach"}
    report = await act(person, "upload", button, path=str(tmp_path / "photo.txt"))
    assert (report.effect.value_changed, report.warnings, report.input_mode) == (True, [], "real")
    await run_script(person, "new Promise(f => setTimeout(f, 50))")
    assert await js(person, "said") == ["input", ["photo.txt"], "pixels"]
    report = await act(person, "upload", button, files=[{"name": "c.txt", "content": "gamma"}])
    assert (report.effect.value_changed, report.input_mode_reason) == (True, "files-made-of-text")
    await run_script(person, "new Promise(f => setTimeout(f, 50))")
    assert (await js(person, "said"))[3:] == ["input", ["c.txt"], "gamma"]
    with pytest.raises(ActionRefusedError, match="it takes one file, not 2"):
        await act(person, "upload", button, files=[{"name": "a"}, {"name": "b"}])
    with pytest.raises(ActionRefusedError, match="is a folder, it takes files"):
        await act(person, "upload", button, path=str(tmp_path))


@pytest.mark.full
async def test_uploads_that_cannot_be_are_refused(person: Person, site: Site) -> None:
    await show(person, site, "<label>One <input type=file></label><button>Nothing</button>")
    with pytest.raises(ActionRefusedError, match=r'there is no file "nowhere\.txt"'):
        await act(person, "upload", {"label": "One"}, path="nowhere.txt")
    with pytest.raises(ActionRefusedError, match="it takes one file, not 2"):
        await act(person, "upload", {"label": "One"}, files=[{"name": "a"}, {"name": "b"}])
    with pytest.raises(ActionRefusedError, match="pressing it opened no file chooser"):
        await act(person, "upload", {"role": "button", "name": "Nothing"}, timeout_s=0.3, path=__file__)


async def test_a_tap_is_a_touch_and_clicks_once(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button>Tap</button><script>for (const type of ['touchstart', 'touchend', 'click']) "
        "document.querySelector('button').addEventListener(type, e => said.push(type + e.isTrusted))</script>",
    )  # fmt: skip
    await act(person, "tap", {"role": "button", "name": "Tap"})
    assert await js(person, "said") == ["touchstarttrue", "touchendtrue", "clicktrue"]


async def test_a_held_press_lasts_as_long_as_it_says(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button>Hold</button><script>let t; const b = document.querySelector('button');"
        "b.onmousedown = e => { t = e.timeStamp }; b.onmouseup = e => said.push(e.timeStamp - t >= 150)</script>",
    )  # fmt: skip
    report = await act(person, "click", {"role": "button", "name": "Hold"}, holdMs=160)
    assert (await js(person, "said"), report.effect.held_ms) == ([True], 160)


async def test_a_mouse_that_is_pressed_presses_with_half_its_force(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<div id=a style='width:200px;height:200px;touch-action:none'>Pad</div><script>"
        "for (const type of ['pointerdown', 'pointermove', 'pointerup']) a.addEventListener(type, e => "
        "said.push([type, e.buttons, e.pressure]))</script>",
    )  # fmt: skip
    await act(person, "click", {"css": "#a"})
    await act(person, "drag", {"css": "#a"}, position={"x": 30, "y": 30})
    seen = await js(person, "said")
    assert {kind for kind, buttons, _ in seen if buttons} == {"pointerdown", "pointermove"}
    assert {(buttons, pressure) for _, buttons, pressure in seen} == {(0, 0), (1, 0.5)}


@pytest.mark.parametrize(("key", "typed"), [("ArrowRight", ""), ("a", "a"), ("Control+b", "")])
async def test_a_key_that_is_held_repeats(person: Person, site: Site, key: str, typed: str) -> None:
    await show(
        person, site,
        "<input aria-label=Box><script>for (const type of ['keydown', 'keyup']) addEventListener(type, e => "
        "{ if (e.key !== 'Control') said.push([type, e.repeat]) })</script>",
    )  # fmt: skip
    await act(person, "press", {"label": "Box"}, text=key, holdMs=300)
    assert await js(person, "said") == [["keydown", False], ["keyup", False]]
    await act(person, "press", {"label": "Box"}, text=key, holdMs=650)
    seen = (await js(person, "said"))[2:]
    assert seen == [["keydown", False], *[["keydown", True]] * 5, ["keyup", False]]
    assert await js(person, "document.querySelector('input').value") == typed * len(seen)


async def test_a_pinch_zooms_the_page(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    await act(person, "zoom", None, factor=2)
    assert float(str(await run_script(person, "visualViewport.scale"))) > 1.2
