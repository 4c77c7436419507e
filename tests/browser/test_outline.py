"""The outline of a page: what somebody who listens to it hears, through roots and frames."""

from __future__ import annotations

import pytest
from served_pages import Site

from reticle.browser.outline import list_matches, read_outline
from reticle.browser.person import Person
from reticle.model.outline import OutlineMode
from reticle.model.target import Target
from reticle.report.by_hand import tell_outline

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGE = """
<nav aria-label=Top><a href="/cart?token=abcdef123456">Cart <b>2</b></a></nav>
<main><h1>Pay</h1>
<p>Two <em>small</em> words<br>and more</p>
<label><input type=checkbox checked> Gift</label>
<button disabled>Pay</button> <button aria-expanded=false data-testid=more><span>More</span></button>
<div hidden>Never</div><div aria-hidden=true><button>Unheard</button></div><div inert><button>Dead</button></div>
<div style="visibility:hidden">Unseen <button style="visibility:visible">Seen</button></div>
<div style="display:contents"><button>Held</button></div>
<open-box>Slotted</open-box><closed-box></closed-box>
<iframe title=Near srcdoc="<button>Inner</button>"></iframe><iframe title=Far src="OTHER/far"></iframe>
<table><tr><th>Item<td>Price</table></main>
<dialog>Sure? <button>Yes</button></dialog>
<script>
customElements.define('open-box', class extends HTMLElement { connectedCallback() {
  this.attachShadow({mode: 'open'}).innerHTML = '<button><slot></slot></button>'; } });
customElements.define('closed-box', class extends HTMLElement { connectedCallback() {
  this.attachShadow({mode: 'closed'}).innerHTML = '<button>Closed</button>'; } });
</script>"""


async def _shown(person: Person, mode: OutlineMode) -> list[str]:
    return tell_outline(await read_outline(person.tab(), mode)).splitlines()[1:]


async def _open(person: Person, site: Site) -> None:
    site.html("/far", "<button>Far away</button>")
    site.html("/", PAGE.replace("OTHER", site.other))
    await person.tab().open(f"{site.url}/")
    await person.tab().find(Target(role="button", name="Far away"))


async def test_controls_stand_under_their_landmarks_through_roots_and_frames(person: Person, site: Site) -> None:
    await _open(person, site)
    shown = await _shown(person, "interactive")
    assert shown[0] == 'navigation "Top"'
    assert shown[1].startswith('  link "Cart 2" → /cart?token=‹secret:')
    assert shown[2:] == [
        "main", '  heading "Pay" level 1', '  checkbox "Gift" checked', '  button "Pay" disabled',
        '  button "More" [more] collapsed', '  button "Seen"', '  button "Held"', '  button "Slotted"',
        '  button "Closed"', '  iframe "Near"', '    button "Inner"', '  iframe "Far"', '    button "Far away"',
    ]  # fmt: skip


async def test_the_full_outline_has_the_words_too(person: Person, site: Site) -> None:
    await _open(person, site)
    shown = await _shown(person, "full")
    assert '  text "Two small words"' in shown
    assert '  text "and more"' in shown
    assert '      columnheader "Item"' in shown or '      rowheader "Item"' in shown
    assert '      cell "Price"' in shown
    for absent in ("Never", "Unheard", "Dead", "Unseen", "Sure"):
        assert not any(absent in line for line in shown)


async def test_an_open_modal_dialog_is_all_that_there_is(person: Person, site: Site) -> None:
    await _open(person, site)
    await person.tab().page.evaluate("document.querySelector('dialog').showModal()")
    shown = await _shown(person, "interactive")
    assert shown[0].startswith("(a modal dialog is open")
    assert shown[1:] == ["dialog", '  button "Yes" focused']


async def test_every_ref_of_an_outline_names_its_element(person: Person, site: Site) -> None:
    await _open(person, site)
    outline = await read_outline(person.tab(), "interactive")
    for line in outline.lines:
        if line.role == "button":
            found = await person.tab().find(Target(ref=line.ref))
            assert (found.role, found.name) == ("button", line.name)


async def test_matches_tell_where_an_element_is_and_how_it_stands(person: Person, site: Site) -> None:
    await _open(person, site)
    (gift,) = await list_matches(person.tab(), Target(label="Gift"))
    assert gift.states == ["checked"]
    assert gift.where == "main"
    assert gift.box is not None
    (far,) = await list_matches(person.tab(), Target(text="Far away"))
    assert far.frame
    assert far.box is not None
    assert far.box[1] > gift.box[1]
