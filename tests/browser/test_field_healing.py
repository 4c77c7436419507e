"""What healers are known to get wrong: a neighbour taken for the control that is gone, the wrong one of two."""

from __future__ import annotations

import pytest
from doing import find
from seen import run_script
from served_pages import Site

from reticle.browser.fingerprints import Lineup, list_candidates, take_fingerprint
from reticle.browser.person import Person
from reticle.match.decide import Decision, decide
from reticle.model.flow import ClickArgs

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGES = {
    "H063_submit_or_submit_all.html": "#submit",
    "H064_gone_is_gone.html": "#btnreset",
    "H065_two_sign_in.html": "main button",
}


async def heal(person: Person, site: Site, page: str, variant: int) -> tuple[Decision, Lineup]:
    """Fingerprint the control on the page as it was, and look for it on a variant."""
    tab = person.tab()
    url = site.field(page)
    await tab.open(url)
    old = (await take_fingerprint(tab.sdk, await find(person, css=PAGES[page]))).print
    await tab.open(f"{url}?v={variant}")
    lineup = await list_candidates(tab.sdk, old)
    return decide(old, [printed.print for printed in lineup.printed]), lineup


@pytest.mark.parametrize(
    ("page", "variant", "hit"),
    [
        ("H063_submit_or_submit_all.html", 2, "one"),
        ("H063_submit_or_submit_all.html", 3, "one"),
        ("H065_two_sign_in.html", 2, "form"),
    ],
)
async def test_the_control_itself_is_found_again(person: Person, site: Site, page: str, variant: int, hit: str) -> None:
    decision, lineup = await heal(person, site, page, variant)
    assert decision.index is not None, decision
    tab = person.tab()
    await tab.act("click", lineup.printed[decision.index].found, ClickArgs(), action_id="a1")
    assert await run_script(person, "window.__app.hits") == [hit]


@pytest.mark.full
@pytest.mark.parametrize(
    ("page", "variant"),
    [("H064_gone_is_gone.html", 2), ("H064_gone_is_gone.html", 3), ("H065_two_sign_in.html", 3)],
)
async def test_nobody_is_taken_for_a_control_that_is_gone(person: Person, site: Site, page: str, variant: int) -> None:
    decision, lineup = await heal(person, site, page, variant)
    assert decision.index is None
    assert decision.why
    assert bool(lineup.hidden) == (variant == 3 and page.startswith("H064"))


async def test_an_old_handle_names_the_same_element_after_another_came_before_it(person: Person, site: Site) -> None:
    site.html("/", "<main><button id=a>Delete</button></main>")
    tab = person.tab()
    await tab.open(site.url)
    old = await find(person, css="#a")
    script = "document.querySelector('main').prepend(Object.assign(document.createElement('button'), {id: 'new'})); 1"
    assert await run_script(person, script) == 1
    again = await find(person, ref=old.ref)
    assert (again.number, again.describe) == (old.number, 'button "Delete"')
