"""Roles and names that stand in no attribute of the element itself are Chromium's own, in a look and for a target."""

from __future__ import annotations

import pytest
from chromium_tree import ask_chromium
from doing import find
from served_pages import Site

from reticle.browser.outline import read_outline
from reticle.browser.person import Person
from reticle.engine.shorthand import parse_target
from reticle.errors import TargetError
from reticle.model.predicate import parse_predicate
from reticle.report.snapshot import tell_snapshot

pytestmark = pytest.mark.asyncio(loop_scope="session")
PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
AREA = (
    "<map name=m><area href=/x alt=Area coords=0,0,9,9 shape=rect><area coords=9,9,12,12></map>"
    f"<img usemap='#m' alt=Map src='{PIXEL}' width=50 height=50>"
)
OWNED = (
    "<div role=listbox aria-label=L aria-owns='o1 o2'></div><div role=option id=o1>One</div>"
    "<p>between</p><div role=option id=o2>Two</div><div role=option>Three</div>"
)
REFLECTED = "<p id=a>Reflected</p><button id=b>x</button><script>b.ariaLabelledByElements = [a]</script>"


@pytest.mark.parametrize(
    ("body", "css", "role", "name"),
    [
        (AREA, "area", "link", "Area"),
        (AREA.replace("alt=Area", "aria-label=Called alt=Area"), "area", "link", "Called"),
        ("<button role=none>Still</button>", "button", "button", "Still"),
        ("<button role=presentation><img alt=Close src=x></button>", "button", "button", "Close"),
        ("<a href=/x role=none>Link</a>", "a", "link", "Link"),
        ("<h1 role=none tabindex=0>Head</h1>", "h1", "heading", "Head"),
        (REFLECTED, "#b", "button", "Reflected"),
        (REFLECTED.replace("[a]", "[a, b]"), "#b", "button", "Reflected x"),
    ],
)
async def test_a_role_and_a_name_are_chromiums(
    person: Person, site: Site, body: str, css: str, role: str, name: str
) -> None:
    site.html("/", body)
    await person.tab().open(site.url)
    assert await ask_chromium(person, css) == (role, name)
    found = await find(person, role=role, name=name)
    assert (found.role, found.name) == (role, name)
    assert f'"{name}"' in tell_snapshot(await read_outline(person.tab(), "full"), 0)


async def test_what_an_element_owns_is_within_it(person: Person, site: Site) -> None:
    site.html("/", OWNED)
    await person.tab().open(site.url)
    target = parse_target("role=option name=One within.role=listbox")
    assert (await person.tab().find(target)).name == "One"


async def test_what_nobody_owns_is_not_within(person: Person, site: Site) -> None:
    site.html("/", OWNED)
    await person.tab().open(site.url)
    leaf = {"kind": "element", "query": {"role": "option", "within": {"role": "listbox"}}, "count": 2}
    assert (await person.tab().read([parse_predicate(leaf)]))[0].count == 2  # type: ignore[list-item] # it is a leaf


async def test_a_part_of_a_picture_that_is_not_shown_is_no_link(person: Person, site: Site) -> None:
    site.html("/", AREA.replace("<img", "<img hidden"))
    await person.tab().open(site.url)
    assert "link" not in tell_snapshot(await read_outline(person.tab(), "full"), 0)


async def test_a_miss_tells_several_of_a_role_in_the_right_words(person: Person, site: Site) -> None:
    site.html("/", "<input aria-label=Email><input type=checkbox aria-label=News>")
    await person.tab().open(site.url)
    for role, said in (("textbox", "textboxes here"), ("checkbox", "checkboxes here")):
        with pytest.raises(TargetError, match=said):
            await find(person, 0.1, role=role, name="Zip code of nobody")
