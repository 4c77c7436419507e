"""Custom elements that give themselves a role: no attribute says it, the browser's own tree does."""

from __future__ import annotations

import re

import pytest
from chromium_tree import ask_chromium
from served_pages import Site

from reticle.browser.outline import read_outline
from reticle.browser.person import Person
from reticle.model.target import Target
from reticle.report.snapshot import tell_snapshot

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGE = """
<style>own-switch { display: inline-block; width: 40px; height: 20px }</style>
<main><own-button tabindex=0>Pay <b>now</b></own-button><own-switch tabindex=0></own-switch><no-role>Words</no-role>
<written-role role=link tabindex=0>Help</written-role></main>
<script>
customElements.define('own-button', class extends HTMLElement { constructor() {
  super(); this.attachInternals().role = 'button'; } });
customElements.define('own-switch', class extends HTMLElement { constructor() {
  super(); const own = this.attachInternals(); own.role = 'switch'; own.ariaLabel = 'Gift wrap'; } });
customElements.define('no-role', class extends HTMLElement {});
customElements.define('written-role', class extends HTMLElement { constructor() {
  super(); this.attachInternals().role = 'button'; } });
</script>"""


async def test_a_role_of_its_own_finds_an_element_and_is_the_browsers(person: Person, site: Site) -> None:
    site.html("/", PAGE)
    await person.tab().open(f"{site.url}/")
    for css, role, name in (("own-button", "button", "Pay now"), ("own-switch", "switch", "Gift wrap")):
        found = await person.tab().find(Target(role=role, name=name))
        assert (found.role, found.name, found.tag) == (role, name, css)
        assert await ask_chromium(person, css) == (role, name)


async def test_a_look_tells_elements_by_the_roles_that_they_gave_themselves(person: Person, site: Site) -> None:
    site.html("/", PAGE)
    await person.tab().open(f"{site.url}/")
    said = re.sub(r" e\d+", "", tell_snapshot(await read_outline(person.tab(), "interactive"), 0))
    assert said.splitlines()[1:] == ["main: button Pay now, switch Gift wrap, link Help"]
    await person.tab().page.evaluate("document.querySelector('main').append(document.createElement('own-switch'))")
    assert tell_snapshot(await read_outline(person.tab(), "interactive"), 0).count("Gift wrap") == 2


async def test_an_element_with_a_role_of_its_own_that_comes_late_is_waited_for(person: Person, site: Site) -> None:
    late = "setTimeout(() => document.querySelector('main').append(document.createElement('own-switch')), 400);"
    site.html("/", PAGE.replace("<own-switch tabindex=0></own-switch>", "").replace("</script>", f"{late}</script>"))
    await person.tab().open(f"{site.url}/")
    assert (await person.tab().find(Target(role="switch", name="Gift wrap"))).tag == "own-switch"
