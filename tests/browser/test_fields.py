"""Fields end as a person's keyboard would leave them, and what was refused is told as such."""

from __future__ import annotations

import json
from typing import Any

import pytest
from doing import act, find
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


async def test_fill_replaces_and_type_appends_key_by_key(person: Person, site: Site) -> None:
    await show(
        person,
        site,
        "<input aria-label=Box value=old oninput='said.push(event.inputType)' onkeydown='said.push(event.key)'>",
    )
    report = await act(person, "fill", {"label": "Box"}, value="new")
    await act(person, "type", {"label": "Box"}, text="er é")
    assert await js(person, "document.querySelector('input').value") == "newer é"
    assert report.effect.value_changed
    assert report.effect.focus_moved == "null->e1"
    assert await js(person, "said") == [
        "insertText", "e", "insertText", "r", "insertText", " ", "insertText", "insertText",
    ]  # fmt: skip


async def test_a_field_that_rejects_the_text_is_told_as_unchanged_with_what_stands_there(
    person: Person, site: Site
) -> None:
    await show(person, site, "<input aria-label=Code value=AB oninput='this.value = \"AB\"'>")
    report = await act(person, "fill", {"label": "Code"}, value="zz")
    assert (report.effect.value_changed, report.effect.value) == (False, "AB")


async def test_a_masked_field_says_what_it_made_of_the_text(person: Person, site: Site) -> None:
    await show(
        person,
        site,
        "<input aria-label=Phone oninput='this.value = this.value.replace(/(\\d{3})(\\d+)/, \"($1) $2\")'>",
    )
    report = await act(person, "fill", {"label": "Phone"}, value="5551234")
    assert (report.effect.value_changed, report.effect.value) == (True, "(555) 1234")


async def test_clear_empties_a_field_with_the_keyboard(person: Person, site: Site) -> None:
    await show(person, site, "<input aria-label=Box value=old oninput='said.push(event.inputType)'>")
    report = await act(person, "clear", {"label": "Box"})
    assert await js(person, "[document.querySelector('input').value, said]") == ["", ["deleteContentForward"]]
    assert report.effect.value_changed


async def test_picked_controls_get_their_exact_value_with_one_change_event(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H035_typed_controls.html"))
    values = {"#d": "2028-02-29", "#t": "23:59", "#dt": "2028-02-29T23:59", "#m": "2028-02", "#w": "2028-W09",
              "#c": "#ff8800", "#r": "35"}  # fmt: skip
    for css, value in values.items():
        report = await act(person, "fill", {"css": css}, value=value)
        assert (report.effect.value_changed, report.input_mode_reason) == (True, "picked-control")
    assert await js(person, "[...f.elements].map(e => e.value)") == list(values.values())
    assert await js(person, "__app.change") == {css[1:]: 1 for css in values}


@pytest.mark.full
@pytest.mark.parametrize(
    ("css", "value", "words"),
    [
        ("#d", "29/02/2028", "no such date: it takes 2026-11-30"),
        ("#d", "2027-02-29", "no such date"),
        ("#t", "25:00", "no such time"),
        ("#c", "orange", "a color field takes #rrggbb"),
        ("#r", "33", "a range field from 0 to 50 in steps of 5 does not have it"),
    ],
)
async def test_a_value_that_a_picked_control_cannot_hold_is_refused(
    person: Person, site: Site, css: str, value: str, words: str
) -> None:
    await person.tab().open(site.field("H035_typed_controls.html"))
    before = await js(person, f"document.querySelector('{css}').value")
    with pytest.raises(ActionRefusedError, match=words):
        await act(person, "fill", {"css": css}, value=value)
    assert await js(person, f"document.querySelector('{css}').value") == before


async def test_lines_filled_into_a_rich_field_stay_lines(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H055_contenteditable.html"))
    report = await act(person, "fill", {"role": "textbox", "name": "Message"}, value="Hello\nWorld")
    await act(person, "click", {"role": "button", "name": "Send"})
    assert await js(person, "__app.text") == "Hello\nWorld"
    assert report.effect.value_changed
    assert report.effect.value is None


async def test_options_are_chosen_by_value_label_and_index_with_one_change_each(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H037_select_forms.html"))
    report = await act(person, "select", {"role": "combobox", "name": "Type"}, label="Pickup")
    assert (report.effect.value_changed, report.input_mode_reason) == (True, "native-list")
    await act(person, "select", {"role": "listbox", "name": "Colours"}, values=["1", "4"])
    assert await js(person, "[a.value, __app.ca, __app.m, __app.cm]") == ["pick", 1, ["1", "4"], 1]
    await act(person, "select", {"role": "combobox", "name": "Type"}, index=0)
    assert await js(person, "a.value") == "in"


async def test_a_password_leaves_the_page_only_as_a_digest(person: Person, site: Site) -> None:
    from reticle.model.predicate import ElementLeaf
    from reticle.model.target import Target

    await show(person, site, "<label>Password <input type=password value=preset-pass></label>")
    leaf = ElementLeaf(kind="element", query=Target(label="Password"), state="visible")
    (before,) = await person.tab().read([leaf])
    assert before.elements[0].value == person.options.redactor.digest("preset-pass")
    assert "value" not in before.elements[0].attributes
    await act(person, "fill", {"label": "Password"}, value="hunter2-again")
    await run_script(person, "reticle.signal('typed', document.querySelector('input').value)")
    (after,) = await person.tab().read([leaf])
    assert after.elements[0].value == person.options.redactor.digest("hunter2-again")
    assert (await find(person, label="Password")).secret
    assert "hunter2" not in "".join(str(event.to_json()) for event in person.log.since(0))
