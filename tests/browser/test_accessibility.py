"""Roles and names agree with Chromium's own accessibility tree, which is asked here and nowhere in the product."""

from __future__ import annotations

from pathlib import Path

import pytest
from acted import act, open_page
from chromium_kinds import why_differs
from chromium_tree import compare_page
from gallery_pages import GALLERIES, open_gallery
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOME = Path(__file__).parent / "pages"
LEAST = {"dashboard": 390, "fluent": 75, "govuk": 1000, "material": 75, "react-aria": 200, "shoelace": 130}
"""So many elements with a role or a name a gallery shows at least."""


@pytest.mark.parametrize("page", ["roles.html", pytest.param("names.html", marks=pytest.mark.full)])
async def test_roles_and_names_are_those_of_the_browsers_own_tree(person: Person, site: Site, page: str) -> None:
    site.text("/", (HOME / page).read_text(encoding="utf-8"), "text/html")
    await person.tab().open(site.url)
    found = await compare_page(person.tab())
    assert sum(one.says_something for one in found) > 80
    assert [one for one in found if not one.agrees and why_differs(one) is None] == []


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name == "fluent" else pytest.mark.full) for name in GALLERIES]
)
async def test_roles_and_names_of_a_librarys_components_are_those_of_the_browsers_own_tree(
    person: Person, site: Site, name: str
) -> None:
    await open_gallery(person.tab(), site, name)
    found = await compare_page(person.tab())
    assert sum(one.says_something for one in found) >= LEAST.get(name, 6), found
    assert [one for one in found if not one.agrees and why_differs(one) is None] == []


async def test_a_page_is_called_by_its_title_behind_a_dialog_too(person: Person, site: Site) -> None:
    script = "<script>document.querySelector('dialog').showModal()</script>"
    site.html("/", f"<button>Behind</button><dialog>Sure?</dialog>{script}")
    await person.tab().open(f"{site.url}/")
    found = {one.tag: one for one in await compare_page(person.tab())}
    assert found["html"].ours == found["html"].theirs == ("document", "/")
    assert {tag for tag, one in found.items() if one.says_something} == {"html", "dialog"}


@pytest.mark.full
@pytest.mark.parametrize(("shown", "answer"), [("<p>Done</p>", "yes"), ("<img src='/x.png'>", "no")])
async def test_findings_are_looked_for_once_the_rest_is_decided(
    person: Person, site: Site, shown: str, answer: str
) -> None:
    body = f"""<main><h1>Page</h1><button onclick="out.innerHTML += `{shown}Ready`">Go</button><p id=out></p></main>"""
    tab = await open_page(person, site, f"<html lang=en><title>Page</title>{body}")
    ready = {"kind": "text", "contains": "Ready"}
    findings = {"kind": "a11y", "rules": ["image-alt"], "absent": True}
    verdict = await act(tab, {"kind": "allOf", "predicates": [ready, findings]}, timeout_s=9)
    assert verdict.verified == answer, verdict.because
    assert ("image-alt" in verdict.because) is (answer == "no")
