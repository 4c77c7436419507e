"""A target finds the one element that a person means; several are refused and a miss teaches."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from doing import find
from seen import run_script
from served_pages import Site

from reticle.browser import targets
from reticle.browser.person import Person
from reticle.errors import TargetError
from reticle.model.target import Target

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`."""
    site.html("/", body)
    await person.tab().open(site.url)


@pytest.mark.parametrize(
    "target",
    [
        {"role": "button", "name": "Pay now"},
        {"testid": "pay"},
        {"text": "Pay now"},
        {"title": "Pays"},
        {"css": "#pay"},
        {"role": "button", "within": {"role": "form", "name": "Payment"}},
        {"role": "button", "nth": 1},
    ],
)
async def test_each_locator_finds_the_button(person: Person, site: Site, target: dict[str, Any]) -> None:
    await show(
        person, site,
        "<button>Back</button><form aria-label=Payment>"
        "<button id=pay data-test-id=pay title=Pays> Pay <b>now</b></button></form>",
    )  # fmt: skip
    found = await find(person, **target)
    assert (found.describe, found.testid, found.where) == ('button "Pay now"', "pay", 'form "Payment"')


async def test_a_name_is_found_as_it_is_written_and_as_css_draws_it(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button style='text-transform:uppercase'>Save it</button><button>Stop it</button>"
        "<button style='text-transform:uppercase'>Keep</button><button>KEEP</button>",
    )  # fmt: skip
    assert (await find(person, role="button", name="SAVE IT")).describe == 'button "Save it"'
    assert (await find(person, role="button", name="Save it")).describe == 'button "Save it"'
    assert (await find(person, role="button", name="KEEP")).describe == 'button "KEEP"'
    with pytest.raises(TargetError, match="no button named"):
        await find(person, role="button", name="STOP IT", timeout_s=0)


async def test_a_text_is_found_as_it_is_written_and_as_css_draws_it(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<style>b{text-transform:uppercase}</style><b id=one>Straße <i>frei</i></b><p id=two>Go on</p>"
        "<b id=three>Keep</b><p id=four>KEEP</p>",
    )  # fmt: skip
    for text in ("Straße frei", "STRASSE FREI"):
        assert (await find(person, text=text)).tag == "b"
    assert (await find(person, text="KEEP")).tag == "p"
    with pytest.raises(TargetError):
        await find(person, text="GO ON", timeout_s=0)


@pytest.mark.full
@pytest.mark.parametrize(
    "target", [{"label": "E-mail"}, {"placeholder": "you@example.test"}, {"role": "textbox", "name": "E-mail"}]
)
async def test_a_field_is_found_by_label_placeholder_and_role(
    person: Person, site: Site, target: dict[str, Any]
) -> None:
    await show(
        person, site, "<label>E-mail <input id=mail placeholder=you@example.test></label><input aria-label=Other>"
    )
    assert (await find(person, **target)).describe == 'textbox "E-mail"'


async def test_an_image_is_found_by_its_alt_text(person: Person, site: Site) -> None:
    await show(person, site, "<img alt='A red chair' width=20 height=20><img alt='' width=20 height=20>")
    assert (await find(person, alt="A red chair")).role == "img"


@pytest.mark.full
async def test_several_matches_are_refused_with_the_list_of_them(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<ul><li>Milk <button>Delete</button></li><li>Bread <button data-cy=bread>Delete</button></li></ul>",
    )  # fmt: skip
    with pytest.raises(TargetError) as refused:
        await find(person, role="button", name="Delete")
    assert refused.value.kind == "ambiguous"
    assert '2 elements match button "Delete"' in refused.value.message
    assert len(refused.value.candidates) == 2
    assert 'listitem "Bread Delete"' in refused.value.candidates[1]
    assert 'testid "bread"' in refused.value.candidates[1]


async def test_two_matches_that_last_a_moment_are_waited_out(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<button id=old>Next</button><button>Next</button>"
        "<script>requestAnimationFrame(() => requestAnimationFrame(() => old.remove()))</script>",
    )  # fmt: skip
    assert (await find(person, role="button", name="Next")).describe == 'button "Next"'


async def test_a_miss_names_what_is_near_with_its_likeness(person: Person, site: Site) -> None:
    await show(person, site, "<main><button>Pay later</button><button>Help</button></main>")
    with pytest.raises(TargetError) as missed:
        await find(person, 0.1, role="button", name="Pay now")
    assert missed.value.kind == "not_found"
    assert missed.value.message.startswith('no button named "Pay now" (near: "Pay later" 0.')
    assert missed.value.candidates[0] == "Pay later"


async def test_a_miss_without_anything_alike_lists_what_is_there(person: Person, site: Site) -> None:
    await show(person, site, "<main><a href=#x>Imprint</a></main>")
    with pytest.raises(TargetError) as missed:
        await find(person, 0.1, testid="zzz")
    assert missed.value.message == 'nothing matches testid "zzz" (at / with main)'


async def test_a_miss_says_that_the_element_is_there_but_hidden(person: Person, site: Site) -> None:
    await show(person, site, "<button style='display:none'>Reset</button><button>Submit</button>")
    with pytest.raises(TargetError, match='there is button "Reset", but it is not rendered'):
        await find(person, 0.1, role="button", name="Reset")


async def test_an_element_that_comes_later_is_waited_for(person: Person, site: Site) -> None:
    await show(
        person,
        site,
        "<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<button>Late</button>'), 60)</script>",
    )
    assert (await find(person, role="button", name="Late")).name == "Late"


async def test_a_bad_selector_is_told_at_once(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    with pytest.raises(TargetError, match='"p >> x\\[" is no CSS selector'):
        await find(person, css="p >> x[")


async def test_a_ref_keeps_its_element_and_is_refused_when_it_is_gone(person: Person, site: Site) -> None:
    await show(person, site, "<div id=box><button id=one>One</button></div>")
    found = await find(person, role="button", name="One")
    await run_script(person, "box.prepend(Object.assign(document.createElement('button'), {textContent: 'Zero'}))")
    assert (await find(person, ref=found.ref)).describe == 'button "One"'
    await run_script(person, "one.remove(); box.firstChild.remove(); box.innerHTML = '<button>Two</button>'")
    with pytest.raises(TargetError) as stale:
        await find(person, ref=found.ref)
    assert stale.value.kind == "stale"
    assert f'{found.ref} was button "One" and is stale: it left the page' in stale.value.message
    assert (await find(person, role="button", name="Two")).ref != found.ref


async def test_a_ref_of_an_earlier_document_is_stale_and_never_used_again(person: Person, site: Site) -> None:
    await show(person, site, "<button>One</button>")
    before = await find(person, role="button")
    await person.tab().open(site.url)
    after = await find(person, role="button")
    assert before.ref != after.ref
    with pytest.raises(TargetError, match="its page was left"):
        await find(person, ref=before.ref)


async def test_a_target_is_found_in_frames_and_a_frame_can_be_named(person: Person, site: Site) -> None:
    site.html("/in", "<p>inner</p><button>Inside</button>")
    await show(
        person, site, "<iframe title=First src=/in></iframe><div id=b><iframe name=second src=/in></iframe></div>"
    )
    with pytest.raises(TargetError) as twice:
        await find(person, role="button", name="Inside")
    assert twice.value.kind == "ambiguous"
    second = await find(person, role="button", name="Inside", frame=[{"css": "#b iframe"}])
    assert second.frame.path == ("second",)
    assert (await find(person, role="button", within={"css": "#b"})).frame.path == ("second",)
    with pytest.raises(TargetError, match="no frame title"):
        await find(person, 0.1, role="button", frame=[{"title": "Nothing"}])


async def test_the_words_of_a_page_are_matched_whole_and_with_case(person: Person, site: Site) -> None:
    await show(person, site, "<p>Thank you</p><p>thank you</p><p>Thank you all</p><div hidden>Thank you</div>")
    look = await targets.find_all(person.tab().sdk, Target(text="Thank you"))
    assert look.count == 1


async def test_a_shadow_root_that_is_attached_later_is_found_without_any_mutation(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<x-late></x-late><script>setTimeout(() => customElements.define('x-late', class extends HTMLElement {"
        "constructor() { super(); this.attachShadow({mode: 'open'}).innerHTML = '<button>Grown</button>' } }), 80)"
        "</script>",
    )  # fmt: skip
    assert (await find(person, role="button", name="Grown")).tag == "button"


async def test_finding_ends_when_the_page_is_gone(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    looking = asyncio.ensure_future(find(person, role="button", name="Never"))
    await asyncio.sleep(0)
    await run_script(
        person, "document.body.append(Object.assign(document.createElement('button'), {textContent: 'Never'}))"
    )
    assert (await looking).name == "Never"
