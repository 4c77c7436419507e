"""The field's cases of actions: what is reported as done was done, what cannot be is refused with its reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from doing import act
from field_drive import Way, drive, open_case, read_account, refuse
from recorded import Watched, try_it
from seen import all_of, await_script, run_script
from served_pages import FIELD, Site

from hands import Hands
from reticle.browser.person import Person
from reticle.errors import ActionRefusedError
from reticle.model.event import PressHit

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGES = (
    "H032_controlled_inputs.html", "H034_number_locale.html", "H035_typed_controls.html", "H037_select_forms.html",
    "H041_layout_shift.html", "H043_disabled_fieldset.html", "H044_overlay.html", "H048_upload.html",
    "H049_hidden_checkbox.html", "H050_rtl_scroller.html",
)  # fmt: skip
NO_NUMBER = ("invalid_value", "a number field takes digits with a point, such as 1.5")
REASONS = {
    ("H034", "#p", "1,5"): NO_NUMBER,
    ("H034", "#p", "£20"): NO_NUMBER,
    ("H034", "#p", "abc"): NO_NUMBER,
    ("H035", "#d", "29/02/2028"): ("invalid_value", "no such date: it takes 2026-11-30"),
    ("H035", "#d", "2027-02-29"): ("invalid_value", "no such date"),
    ("H035", "#t", "25:00"): ("invalid_value", "no such time: it takes 23:59"),
    ("H037", "#a", "Delivery"): ("disabled", 'option "Delivery" is disabled'),
    ("H037", "#a", "Takeaway"): ("invalid_value", 'no option "Takeaway" (options: "Dine in", "Pickup"'),
    ("H037", "#m", "red"): ("invalid_value", '2 options are called "red" (values "1", "2")'),
    ("H043", "#no", ""): ("disabled", 'it is disabled by group "In the legend"'),
    ("H043", "#ni", "x"): ("disabled", 'it is disabled by group "In the legend"'),
    ("H043", "#pe", ""): ("no_pointer_events", "a press would go to what is behind it"),
    ("H043", "#ad", ""): ("disabled", "it is aria-disabled"),
    ("H043", "#ro", "x"): ("readonly", "it is read-only"),
    ("H043", "#zero", ""): ("zero_size", "it has no size"),
    ("H044", "#b", ""): ("occluded", 'covered by dialog "Cookies"'),
}
"""Kind and words of each refusal that a page asks for, by case, element and value."""


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`, on which `said` is what its handlers wrote down."""
    site.html("/", f"<script>said = []</script>{body}")
    await person.tab().open(site.url)


async def js(person: Person, source: str) -> Any:
    """Return a value of the page as data."""
    return json.loads(str(await run_script(person, f"JSON.stringify({source} ?? null)")))


@pytest.mark.parametrize("way", ["find", pytest.param("css", marks=pytest.mark.full)])
@pytest.mark.parametrize("page", PAGES)
async def test_what_was_asked_for_is_done_and_what_cannot_be_is_refused(
    person: Person, site: Site, page: str, way: Way
) -> None:
    expected = await open_case(person, site.field(page))
    await drive(person, expected, way)
    for order in [*expected.get("refuse", ()), *expected.get("ambiguous", ())]:
        refused = await refuse(person, order)
        kind, words = REASONS[expected["id"], order["css"], order.get("value", order.get("label", ""))]
        assert (refused.kind, words in refused.message) == (kind, True), refused.message


async def test_h032_what_a_framework_takes_back_is_told_as_not_taken(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<label>Code <input value=AB oninput='this.value = \"AB\"'></label>"
        "<label>Size <select onchange='this.value = \"s\"'><option>s<option>m</select></label>"
        "<label>Day <input type=date onchange='this.value = \"\"'></label>",
    )  # fmt: skip
    for label, kind, value, stays in (
        ("Code", "fill", "zz", "AB"), ("Size", "select", "m", "s"), ("Day", "fill", "2026-01-02", ""),
    ):  # fmt: skip
        report = await act(person, kind, {"label": label}, value=value)  # type: ignore[arg-type]
        assert (report.effect.value_changed, report.effect.value) == (False, stays)


@pytest.mark.parametrize("text", ["1,5", "£20", pytest.param("1e", marks=pytest.mark.full)])
async def test_h034_keys_that_a_number_field_would_drop_are_not_typed(person: Person, site: Site, text: str) -> None:
    await open_case(person, site.field("H034_number_locale.html"))
    with pytest.raises(ActionRefusedError, match="a number field takes digits with a point"):
        await act(person, "type", {"role": "spinbutton", "name": "Price"}, text=text)
    assert await js(person, "p.value") == "7"


async def test_h034_what_is_typed_into_a_number_goes_behind_what_stands_there(person: Person, site: Site) -> None:
    await open_case(person, site.field("H034_number_locale.html"))
    report = await act(person, "type", {"role": "spinbutton", "name": "Price"}, text="5.5")
    assert (await js(person, "p.value"), report.effect.value) == ("75.5", None)


async def test_h035_what_is_typed_on_a_picked_control_is_its_value(person: Person, site: Site) -> None:
    await open_case(person, site.field("H035_typed_controls.html"))
    await act(person, "type", {"css": "#d"}, text="2028-02-29")
    with pytest.raises(ActionRefusedError, match="no such time"):
        await act(person, "type", {"css": "#t"}, text="7pm")
    assert await js(person, "[d.value, t.value, __app.change]") == ["2028-02-29", "", {"d": 1}]


async def test_h037_an_option_of_a_closed_list_is_clicked(person: Person, site: Site) -> None:
    await open_case(person, site.field("H037_select_forms.html"))
    await act(person, "click", {"role": "option", "name": "Pickup"})
    assert await js(person, "[a.value, __app.ca]") == ["pick", 1]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ({"value": "off"}, 'option "Off" is disabled'),
        ({"label": "Gone"}, 'option "Gone" is hidden'),
        ({"values": []}, "it takes one value, not 0"),
        ({"values": ["a", "b"]}, "it takes one value, not 2"),
        ({"index": 9}, "no option number 9: there are 4"),
    ],
)
async def test_h037_what_no_person_could_choose_is_refused(
    person: Person, site: Site, args: dict[str, Any], words: str
) -> None:
    await show(
        person, site,
        "<select id=s><option value=a>A<option value=b label=Bee>x<optgroup disabled label=G><option value=off>Off"
        "</optgroup><option hidden>Gone</select>",
    )  # fmt: skip
    with pytest.raises(ActionRefusedError, match=words):
        await act(person, "select", {"css": "#s"}, timeout_s=0.2, **args)
    assert await js(person, "s.value") == "a"
    await act(person, "click", {"role": "option", "name": "Bee"})
    assert await js(person, "s.value") == "b"


async def test_h041_a_press_that_would_land_elsewhere_is_kept_back(person: Person, site: Site) -> None:
    await drive(person, await open_case(person, site.field("H041_layout_shift.html")), "find")
    presses = all_of(person, PressHit)
    assert [(press.target, press.swallowed) for press in presses] == [(False, True), (True, False)]
    assert presses[0].hit == 'button "Delete account"'


@pytest.mark.parametrize(
    ("kind", "args"),
    [
        ("drag", {"position": {"x": 5, "y": 100}}), pytest.param("dblclick", {}, marks=pytest.mark.full),
        pytest.param("hover", {}, marks=pytest.mark.full), pytest.param("submit", {}, marks=pytest.mark.full),
    ],
)  # fmt: skip
async def test_h041_whatever_presses_aims_again_when_the_page_shifts(
    person: Person, site: Site, kind: Any, args: dict[str, Any]
) -> None:
    await show(
        person, site,
        "<style>button { display: block; height: 50px; width: 240px }</style><div id=sp></div>"
        "<button id=w>Wrong</button><form onsubmit='return false'><button id=r>Right</button></form>"
        "<script>let once = false;"
        "addEventListener('mousemove', e => { if (!once && e.target === r) { once = true; sp.style.height = '50px' } },"
        " true); for (const type of ['mousedown', 'click', 'submit'])"
        " addEventListener(type, e => said.push(e.target.id || e.type), true); r.onmouseenter = () => said.push('in')"
        "</script>",
    )  # fmt: skip
    await act(person, kind, {"css": "#r"}, **args)
    assert await js(person, "once")
    assert "w" not in await js(person, "said")
    assert {"r", "in"} & set(await js(person, "said"))


UNDER = 'no click came of the press: it was let go on div#e "Required", which had come under the pointer'
TWO = "<style>button {{ position: absolute; left: 9px; top: 30px; width: 200px }}</style>{}"


async def test_h041_the_second_half_of_a_double_click_does_not_fall_through(person: Person, site: Site) -> None:
    await show(
        person, site,
        TWO.format("<button onclick='said.push(2)'>Delete</button>"
                   "<button onclick='said.push(1); this.remove()'>Keep</button>"),
    )  # fmt: skip
    report = await act(person, "dblclick", {"role": "button", "name": "Keep"})
    assert await js(person, "said") == [1]
    assert report.warnings == ['only its first press was made: the second would have landed on button "Delete"']


async def test_h041_a_double_click_on_what_is_drawn_anew_is_whole(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<div id=box></div><script>function draw() { box.innerHTML = '<button>Open</button>' } draw();"
        "box.onclick = event => { said.push(event.detail); draw() }</script>",
    )  # fmt: skip
    report = await act(person, "dblclick", {"role": "button", "name": "Open"})
    assert (await js(person, "said"), report.warnings) == ([1, 2], [])


async def test_h041_a_press_that_became_no_click_is_told_as_such(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<label>Mail <input onblur='e.textContent = \"Required\"; e.style.height = \"60px\"'></label><div id=e></div>"
        "<button style='display:block' onclick='said.push(1)'>Save</button>",
    )  # fmt: skip
    await act(person, "focus", {"label": "Mail"})
    report = await act(person, "click", {"role": "button", "name": "Save"})
    assert await js(person, "said") == []
    assert report.warnings == [UNDER]
    again = await act(person, "click", {"role": "button", "name": "Save"})
    assert (await js(person, "said"), again.warnings) == ([1], [])


@pytest.mark.full
@pytest.mark.parametrize(
    ("kind", "css", "args"),
    [
        ("dblclick", "#b", {}), ("tap", "#b", {}), ("drag", "#b", {"position": {"x": 9, "y": 9}}), ("focus", "#b", {}),
        ("press", "#i", {"text": "a"}), ("type", "#i", {"text": "a"}), ("clear", "#i", {}), ("check", "#c", {}),
        ("select", "#s", {"value": "y"}), ("upload", "#f", {"files": [{"name": "a"}]}),
    ],
)  # fmt: skip
async def test_h043_no_action_gets_past_a_disabled_fieldset(
    person: Person, site: Site, kind: Any, css: str, args: dict[str, Any]
) -> None:
    await show(
        person, site,
        "<fieldset disabled><legend>Ship</legend><button id=b>B</button><input id=i value=v><input id=c type=checkbox>"
        "<select id=s><option>x<option>y</select><input id=f type=file></fieldset>"
        "<script>for (const type of ['click', 'input', 'change', 'keydown', 'focusin'])"
        " addEventListener(type, () => said.push(type))</script>",
    )  # fmt: skip
    with pytest.raises(ActionRefusedError, match='it is disabled by group "Ship"') as refused:
        await act(person, kind, {"css": css}, timeout_s=0.2, **args)
    assert (refused.value.kind, await js(person, "said")) == ("disabled", [])


async def test_h043_a_file_field_is_waited_for_as_any_control(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<fieldset id=set disabled><input id=f type=file></fieldset>"
        "<script>setTimeout(() => { set.disabled = false }, 80)</script>",
    )  # fmt: skip
    await act(person, "upload", {"css": "#f"}, files=[{"name": "a.txt"}])
    assert await js(person, "f.files[0].name") == "a.txt"


@pytest.mark.parametrize(
    ("kind", "css", "args"),
    [
        ("select", "#s", {"value": "y"}), ("fill", "#i", {"value": "a"}),
        pytest.param("dblclick", "#b", {}, marks=pytest.mark.full),
        pytest.param("tap", "#b", {}, marks=pytest.mark.full), pytest.param("hover", "#b", {}, marks=pytest.mark.full),
        pytest.param("check", "#c", {}, marks=pytest.mark.full),
        pytest.param("drag", "#b", {"position": {"x": 9, "y": 9}}, marks=pytest.mark.full),
    ],
)  # fmt: skip
@pytest.mark.parametrize("framed", [False, True])
async def test_h044_nothing_is_done_under_a_cover(
    person: Person, site: Site, kind: Any, css: str, args: dict[str, Any], framed: bool
) -> None:
    controls = "<button id=b>B</button><input id=i><input id=c type=checkbox><select id=s><option>x<option>y</select>"
    site.html("/in", controls)
    cover = "<div role=dialog aria-label=Cookies style='position:fixed;inset:0'></div>"
    await show(person, site, ("<iframe src=/in></iframe>" if framed else controls) + cover)
    with pytest.raises(ActionRefusedError, match='covered by dialog "Cookies"') as refused:
        await act(person, kind, {"css": css}, timeout_s=0.3, **args)
    assert refused.value.kind == "occluded"


async def test_h044_a_drop_on_a_cover_is_told(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<style>div { position: absolute; width: 50px; height: 50px }</style><div id=a>A</div>"
        "<div id=z style='left:200px;top:200px'>Z</div>"
        "<div role=dialog aria-label=Cookies style='left:150px;top:150px;width:200px;height:200px'></div>",
    )  # fmt: skip
    report = await act(person, "drag", {"css": "#a"}, to={"css": "#z"})
    assert report.warnings == ['div#z "Z", where it was dropped, is covered by dialog "Cookies"']


async def test_h044_a_form_that_nobody_gets_at_does_not_submit_itself(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<form aria-label=Bare onsubmit='said.push(1); return false'><input></form>"
        "<dialog id=d aria-label=Sure>?</dialog><script>d.showModal()</script>",
    )  # fmt: skip
    with pytest.raises(ActionRefusedError, match='covered by dialog "Sure"'):
        await act(person, "submit", {"css": "form"}, timeout_s=0.2)
    assert await js(person, "said") == []
    await run_script(person, "d.close()")
    await act(person, "submit", {"css": "form"})
    assert await js(person, "said") == [1]


async def test_h048_a_button_opens_the_chooser_and_a_second_pick_replaces_the_first(
    person: Person, site: Site, tmp_path: Path
) -> None:
    for name in ("a.txt", "c.txt"):
        (tmp_path / name).write_text(f"in {name}", encoding="utf-8")
    await open_case(person, site.field("H048_upload.html"))
    button = {"role": "button", "name": "Attach files"}
    await act(person, "upload", button, path=str(tmp_path / "a.txt"))
    report = await act(person, "upload", button, path=str(tmp_path / "c.txt"))
    await await_script(person, "__app.done === true")
    account = await read_account(person)
    assert (account["changes"], account["names"], account["text"]) == (2, ["c.txt"], "in c.txt")
    assert (report.effect.value_changed, report.warnings) == (True, [])
    again = await act(person, "upload", button, path=str(tmp_path / "c.txt"))
    assert not again.effect.value_changed
    assert again.warnings == ["it held these files already, the page was told nothing"]


async def test_h048_a_folder_goes_where_folders_go(person: Person, site: Site, tmp_path: Path) -> None:
    (tmp_path / "photos" / "old").mkdir(parents=True)
    (tmp_path / "photos" / "old" / "a.txt").write_text("a", encoding="utf-8")
    await open_case(person, site.field("H048_upload.html"))
    report = await act(person, "upload", {"css": "#d"}, path=str(tmp_path / "photos"))
    assert report.effect.value_changed
    assert await js(person, "[...d.files].map(file => file.webkitRelativePath)") == ["photos/old/a.txt"]
    with pytest.raises(ActionRefusedError, match="it takes a folder, not a file"):
        await act(person, "upload", {"css": "#d"}, path=str(tmp_path / "photos" / "old" / "a.txt"))
    for target in ({"css": "#h"}, {"role": "button", "name": "Attach files"}):
        with pytest.raises(ActionRefusedError, match='"photos" is a folder, it takes files'):
            await act(person, "upload", target, path=str(tmp_path / "photos"))
    assert await js(person, "[d.files.length, h.files.length]") == [1, 0]


@pytest.mark.full
async def test_h048_a_recorded_upload_is_replayed_and_holds_nothing_of_this_machine(
    watched: Watched, site: Site, tmp_path: Path
) -> None:
    for name in ("a.txt", "c.txt"):
        (tmp_path / name).write_text(f"bytes of {name}", encoding="utf-8")
    told = "Object.defineProperty(window, 'result', {get: () => [__app.changes, __app.names, __app.text].join()})"
    page = (FIELD / "H048_upload.html").read_text(encoding="utf-8")
    site.text("/up", f"{page}<script>{told}</script>", "text/html")

    async def do(hands: Hands) -> None:
        await hands.choose("#pick", [tmp_path / "a.txt"])
        await hands.until("__app.changes === 1")
        await hands.choose("#pick", [tmp_path / "c.txt"])
        await hands.until("__app.done === true")
        assert await hands.eval("result") == "2,c.txt,bytes of c.txt"

    steps, flow = await try_it(watched, site, "", do, tmp_path, url=f"{site.url}/up")
    assert steps == ["upload button:Attach files 'files/a.txt'", "upload button:Attach files 'files/c.txt'"]
    saved = json.dumps(flow.to_json())
    assert str(tmp_path) not in saved
    assert "bytes of" not in saved


async def test_h049_a_hidden_box_is_set_and_the_link_in_its_label_stays_closed(person: Person, site: Site) -> None:
    await open_case(person, site.field("H049_hidden_checkbox.html"))
    report = await act(person, "check", {"role": "checkbox", "name": "Send news terms"})
    await act(person, "check", {"css": "#n"})
    account = await read_account(person)
    assert (account["c"], account["ch"], account["n"], account.get("terms")) == (True, 1, True, None)
    assert report.input_mode == "real"


@pytest.mark.full
@pytest.mark.parametrize(
    "body",
    [
        "<body dir=rtl style='width:3000px'><button style='position:absolute;left:-1500px'>Go</button>",
        "<div style='writing-mode:vertical-rl;width:300px;height:90px;overflow:auto'><p style='width:2000px'>x</p>"
        "<button>Go</button></div>",
        "<div style='display:flex;flex-direction:row-reverse;width:300px;overflow:auto'>"
        "<p style='flex:0 0 1400px'>x</p><button>Go</button></div>",
        "<div dir=rtl style='width:300px;overflow:auto'><table><tr><td style='position:sticky;right:0;background:#fff;"
        "min-width:200px'>x<td style='min-width:900px'>x<td><button>Go</button></table></div>",
    ],
)  # fmt: skip
async def test_h050_scrollers_that_begin_at_the_right_are_scrolled(person: Person, site: Site, body: str) -> None:
    await show(person, site, f"{body}<script>onclick = event => said.push(event.target.localName)</script>")
    report = await act(person, "click", {"role": "button", "name": "Go"})
    assert (await js(person, "said"), report.effect.scrolled_into_view) == (["button"], True)
