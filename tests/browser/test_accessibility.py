"""Roles and names agree with Chromium's own accessibility tree, which is asked here and nowhere in the product."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from acted import act, open_page
from chromium_tree import ask_chromium, same_role
from doing import find
from seen import run_script
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

EXPLAINED = {
    "tr": "ARIA names a row by its cells, and people do; Chromium gives plain table rows no name",
    "tbody": "Chromium leaves row groups out of its tree, HTML-AAM gives them a role",
    "dt": "ARIA 1.2 lets only authors name a term; Chromium takes its words",
}
PAGES = Path(__file__).parent / "pages"


@pytest.mark.full
@pytest.mark.parametrize("page", ["roles.html", "names.html"])
async def test_roles_and_names_are_those_of_the_browsers_own_tree(person: Person, site: Site, page: str) -> None:
    site.text("/", (PAGES / page).read_text(encoding="utf-8"), "text/html")
    await person.tab().open(site.url)
    count = await run_script(
        person, "[...document.querySelectorAll('[data-n]')].map((e, i) => e.setAttribute('data-n', i)).length"
    )
    wrong = {}
    for number in range(int(str(count))):
        css = f'[data-n="{number}"]'
        found = await find(person, css=css)
        ours = (same_role(found.role), found.name or "")
        theirs = await ask_chromium(person, css)
        if ours != theirs and found.tag not in EXPLAINED:
            html = await run_script(person, f"document.querySelector({json.dumps(css)}).outerHTML.slice(0, 60)")
            wrong[str(html)] = (ours, theirs)
    assert wrong == {}, wrong


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
