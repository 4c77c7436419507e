"""One gesture with real input, done once, and an honest account of what it did."""

from __future__ import annotations

import json
from typing import Any

import pytest
from doing import act, find
from seen import run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.errors import ActionRefusedError, ReticleError, TargetError

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`, with `said` to write down what its handlers saw."""
    site.html("/", f"<script>said = []</script>{body}")
    await person.tab().open(site.url)


async def said(person: Person) -> Any:
    """Return what the page wrote down."""
    return json.loads(str(await run_script(person, "JSON.stringify(said)")))


async def app(person: Person) -> dict[str, Any]:
    """Return a field page's own account."""
    made: dict[str, Any] = json.loads(str(await run_script(person, "JSON.stringify(__app)")))
    return made


async def test_a_click_is_trusted_and_comes_with_its_whole_sequence(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button>Go</button><script>for (const type of ['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', "
        "'click']) document.querySelector('button').addEventListener(type, e => said.push(type + e.isTrusted))"
        "</script>",
    )  # fmt: skip
    report = await act(person, "click", {"role": "button", "name": "Go"})
    assert await said(person) == [
        "pointerdowntrue", "mousedowntrue", "focustrue", "pointeruptrue", "mouseuptrue", "clicktrue",
    ]  # fmt: skip
    assert report.to_json() == {"effect": {"focusMoved": "null->e1"}, "role": "button", "name": "Go"}


async def test_the_effect_tells_what_the_click_changed(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<a href=/away data-testid=save>Save</a><p id=out></p><script>document.querySelector('a').onclick = e => "
        "{ e.preventDefault(); out.textContent = 'Saved 3 items' }</script>",
    )  # fmt: skip
    report = await act(person, "click", {"testid": "save"})
    assert report.effect.default_prevented
    assert report.effect.appeared == ["Saved 3 items"]
    assert report.effect.dom_mutated_within is not None
    assert report.effect.dom_mutated_within >= 0
    assert (report.testid, report.role, report.name, report.input_mode) == ("save", "link", "Save", "real")
    assert person.tab().pressed_t is not None


async def test_a_target_that_disappears_because_of_the_click_was_clicked_once(person: Person, site: Site) -> None:
    await show(
        person, site, "<button onclick='said.push(1); this.remove()'>Dismiss</button><button>Dismiss all</button>"
    )
    report = await act(person, "click", {"role": "button", "name": "Dismiss"})
    assert report.effect.dispatched
    assert await said(person) == [1]


async def test_a_link_that_leaves_the_page_was_clicked(person: Person, site: Site) -> None:
    site.html("/next", "<h1>Next</h1>")
    await show(person, site, "<a href=/next>On</a>")
    report = await act(person, "click", {"role": "link", "name": "On"})
    assert report.effect.dispatched
    assert (await find(person, role="heading", name="Next")).tag == "h1"


async def test_a_swallowed_press_leaves_no_trace_in_the_page(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<div id=sp></div><button id=w style='display:block;height:50px'>Wrong</button>"
        "<button id=r style='display:block;height:50px'>Right</button><script>let once = false;"
        "for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'focusin']) "
        "addEventListener(type, e => said.push(type + ' ' + e.target.id), true);"
        "addEventListener('mousemove', e => { if (!once && e.target === r) { once = true; sp.style.height = '50px' } })"
        "</script>",
    )  # fmt: skip
    await act(person, "click", {"role": "button", "name": "Right"})
    heard = await said(person)
    assert [line for line in heard if line.endswith(" w")] == []
    assert heard.count("click r") == 1


async def test_force_presses_all_the_same_and_says_what_covered_it(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button onclick='said.push(1)'>Pay</button><div role=dialog aria-label=Cookies onclick='said.push(2)' "
        "style='position:fixed;inset:0'></div>",
    )  # fmt: skip
    report = await act(person, "click", {"role": "button", "name": "Pay"}, force=True)
    assert (report.effect.occluded, report.effect.occluded_by) == (True, 'dialog "Cookies"')
    assert await said(person) == [2]


async def test_a_button_that_becomes_enabled_is_waited_for(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button disabled onclick='said.push(1)'>Save</button>"
        "<script>setTimeout(() => { document.querySelector('button').disabled = false }, 80)</script>",
    )  # fmt: skip
    await act(person, "click", {"role": "button", "name": "Save"})
    assert await said(person) == [1]


async def test_a_moving_button_is_pressed_once_it_stands(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<style>@keyframes fly { from { transform: translateX(600px) } } button { animation: fly .3s linear }</style>"
        "<button onclick='said.push(Math.round(this.getBoundingClientRect().x))'>Catch</button>",
    )  # fmt: skip
    await act(person, "click", {"role": "button", "name": "Catch"})
    assert await said(person) == [8]


async def test_what_lies_below_is_scrolled_to_under_a_sticky_header(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<header style='position:sticky;top:0;height:120px;background:#fff'>Head</header>"
        "<div style='height:4000px'></div><div style='overflow:auto;height:100px'><div style='height:900px'></div>"
        "<button onclick='said.push(1)'>Deep</button></div><div style='height:3000px'></div>",
    )  # fmt: skip
    report = await act(person, "click", {"role": "button", "name": "Deep"})
    assert report.effect.scrolled_into_view
    assert await said(person) == [1]


async def test_a_word_inside_a_button_that_takes_no_pointer_stands_for_the_button(person: Person, site: Site) -> None:
    await show(person, site, "<button onclick='said.push(1)'><span style='pointer-events:none'>Pay</span></button>")
    await act(person, "click", {"text": "Pay"})
    assert await said(person) == [1]


async def test_transforms_and_frames_of_both_origins_are_hit_right(person: Person, site: Site) -> None:
    inner = "<body style='margin:40px'><button onclick='parent.postMessage(location.host, \"*\")'>{}</button>"
    site.html("/same", inner.format("Same"))
    site.html("/other", inner.format("Other"))
    other = site.url.replace("127.0.0.1", "localhost")
    await show(
        person, site,
        "<script>onmessage = e => said.push(e.data)</script><div style='height:1500px'></div>"
        f"<iframe src=/same style='transform:rotate(20deg) scale(.8);border:9px solid;padding:7px'></iframe>"
        f"<iframe src='{other}/other' style='transform:scale(1.2) translate(80px);border:5px solid'></iframe>",
    )  # fmt: skip
    await act(person, "click", {"role": "button", "name": "Same"})
    await act(person, "click", {"role": "button", "name": "Other"})
    hosts = [site.url.removeprefix("http://"), other.removeprefix("http://")]
    assert await said(person) == hosts


async def test_a_cover_over_the_frame_is_seen_from_inside_it(person: Person, site: Site) -> None:
    site.html("/in", "<button>Inside</button>")
    await show(
        person, site,
        "<iframe src=/in></iframe><div role=dialog aria-label=Cover style='position:fixed;inset:0'></div>",
    )  # fmt: skip
    with pytest.raises(ActionRefusedError, match='its frame is covered by dialog "Cover"'):
        await act(person, "click", {"role": "button", "name": "Inside"}, timeout_s=1)


async def test_modifiers_buttons_double_clicks_and_positions_arrive(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button style='width:200px;height:100px'>Pad</button><script>for (const type of ['click', 'dblclick', "
        "'contextmenu']) document.querySelector('button').addEventListener(type, e => { e.preventDefault(); "
        "said.push([type, e.button, e.shiftKey, Math.round(e.offsetX)]) })</script>",
    )  # fmt: skip
    pad = {"role": "button", "name": "Pad"}
    await act(person, "click", pad, modifiers=["Shift"], position={"x": 20, "y": 10})
    await act(person, "click", pad, button="right")
    await act(person, "dblclick", pad)
    heard = await said(person)
    assert heard[0] == ["click", 0, True, 18]  # offsetX begins inside the 2 px border
    assert ["contextmenu", 2, False, 98] in heard
    assert [line[0] for line in heard].count("dblclick") == 1


async def test_hover_opens_a_menu_made_of_css(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<style>ul { display: none } nav:hover ul { display: block }</style>"
        "<nav><button>Menu</button><ul><li><button onclick='said.push(1)'>Entry</button></li></ul></nav>",
    )  # fmt: skip
    await act(person, "hover", {"role": "button", "name": "Menu"})
    await act(person, "click", {"role": "button", "name": "Entry"})
    assert await said(person) == [1]


async def test_check_and_uncheck_press_only_when_they_have_to(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<label><input type=checkbox onchange='said.push(this.checked)'> News</label>"
        "<div role=switch aria-checked=false tabindex=0 onclick='this.ariaChecked = this.ariaChecked !== \"true\"'>"
        "Dark</div>",
    )  # fmt: skip
    news = {"role": "checkbox", "name": "News"}
    first = await act(person, "check", news)
    again = await act(person, "check", news)
    await act(person, "uncheck", news)
    assert await said(person) == [True, False]
    assert first.effect.value_changed
    assert (again.effect.dispatched, again.warnings) == (False, ["it was already checked, nothing was pressed"])
    assert (await act(person, "check", {"role": "switch", "name": "Dark"})).effect.value_changed


async def test_a_checkbox_that_the_app_unticks_again_is_told_as_unchanged(person: Person, site: Site) -> None:
    await show(person, site, "<label><input type=checkbox onclick='event.preventDefault()'> Stuck</label>")
    report = await act(person, "check", {"role": "checkbox", "name": "Stuck"})
    assert (report.effect.value_changed, report.effect.value) == (False, "unchecked")


async def test_submit_presses_the_default_button_of_the_form(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<form aria-label=Search onsubmit='event.preventDefault(); said.push(event.submitter?.name ?? null)'>"
        "<input aria-label=Words><button name=go>Go</button></form>"
        "<form aria-label=Bare onsubmit='event.preventDefault(); said.push(event.submitter)'><input></form>",
    )  # fmt: skip
    assert (await act(person, "submit", {"role": "textbox", "name": "Words"})).input_mode == "real"
    bare = await act(person, "submit", {"role": "form", "name": "Bare"})
    assert (bare.input_mode, bare.input_mode_reason) == ("synthetic", "form-without-button")
    assert await said(person) == ["go", None]


async def test_keys_and_shortcuts_are_named_as_the_dom_does(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<input aria-label=Box onkeydown='said.push([event.key, event.code, event.ctrlKey])'>"
        "<script>addEventListener('keydown', e => { if (e.key === 'Escape') said.push('escape') })</script>",
    )  # fmt: skip
    await act(person, "press", {"label": "Box"}, text="Enter")
    await act(person, "press", None, text="Control+K")
    await act(person, "press", None, text="Escape")
    heard = await said(person)
    assert ["Enter", "Enter", False] in heard
    assert ["k", "KeyK", True] in heard
    assert "escape" in heard
    with pytest.raises(ActionRefusedError, match='there is no key "Entr"') as refused:
        await act(person, "press", None, text="Entr")
    assert refused.value.hint == 'did you mean "Enter"?'


async def test_a_key_that_is_typed_changes_the_field(person: Person, site: Site) -> None:
    await show(person, site, "<input aria-label=Box value=ab>")
    report = await act(person, "press", {"label": "Box"}, text="c")
    assert report.effect.value_changed
    await act(person, "press", {"label": "Box"}, text="Control+A")
    await act(person, "press", {"label": "Box"}, text="Delete")
    assert await run_script(person, "document.querySelector('input').value") == ""


async def test_tab_moves_the_focus_and_says_so(person: Person, site: Site) -> None:
    await show(person, site, "<button>A</button><button>B</button>")
    await act(person, "focus", {"role": "button", "name": "A"})
    report = await act(person, "press", None, text="Tab")
    assert report.effect.focus_moved == "e1->e2"
    assert (await find(person, role="button", name="B")).ref == "e2"


async def test_an_element_that_left_before_it_was_acted_on_is_a_stale_target(person: Person, site: Site) -> None:
    await show(person, site, "<button>Gone</button>")
    found = await find(person, role="button", name="Gone")
    await run_script(person, "document.querySelector('button').replaceWith(document.createElement('hr'))")
    with pytest.raises(TargetError, match='button "Gone": it left the page') as stale:
        await person.tab().act("click", found, None, action_id="a1", timeout_s=1)
    assert stale.value.kind == "stale"


async def test_scrolling_moves_the_page_and_stops_at_its_end(person: Person, site: Site) -> None:
    await show(person, site, "<div style='height:3000px'>long</div><button>End</button>")
    await act(person, "scroll", None, y=500)
    assert await run_script(person, "scrollY") == 500
    assert (await act(person, "scrollIntoView", {"role": "button", "name": "End"})).effect.scrolled_into_view
    stuck = await act(person, "scroll", None, y=9000)
    stuck = await act(person, "scroll", None, y=9000)
    assert not stuck.effect.dispatched


async def test_a_right_to_left_scroller_is_scrolled_the_right_way(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H050_rtl_scroller.html"))
    await act(person, "click", {"role": "button", "name": "שמור"})
    account = await app(person)
    assert (account["hit"], account["left"]) == (1, -1)


async def test_errors_of_actions_are_one_clear_line(person: Person, site: Site) -> None:
    await show(person, site, "<button disabled>Save</button>")
    with pytest.raises(ReticleError) as refused:
        await act(person, "click", {"role": "button", "name": "Save"}, timeout_s=0.1)
    assert str(refused.value) == (
        'button "Save": it is disabled · hint: what has to be filled in or chosen before it is enabled?'
    )
