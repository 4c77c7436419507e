"""What a document says when its requests are cut off, because another one takes its place, is nobody's fault."""

from __future__ import annotations

import pytest
from acted import CLEAN, act, open_page
from aiohttp import web
from seen import all_of
from served_pages import Site, until_gone

from reticle.browser.person import Person
from reticle.model.event import ConsoleLine, PageError

pytestmark = pytest.mark.asyncio(loop_scope="session")
NEXT = {"kind": "route", "pathname": "/next"}
READS = "const reply = await fetch('/slow/list');"
SAYS = "fetch('/slow/list').catch((error) => console.error('could not read', error));"


async def _never(request: web.Request) -> web.StreamResponse:
    """Answer nothing until the page is gone."""
    await until_gone(request)
    return web.Response()


def _page(script: str) -> str:
    return f"<a href=/next>Next</a><script type=module>{script}</script>"


@pytest.mark.full
@pytest.mark.parametrize("script", [READS, SAYS], ids=["rejects", "says so"])
async def test_requests_that_end_with_their_page_are_no_error(person: Person, site: Site, script: str) -> None:
    site.html("/next", "<p>Next")
    site.on("/slow/list", _never)
    tab = await open_page(person, site, _page(script))
    verdict = await act(tab, {"kind": "allOf", "predicates": [NEXT, CLEAN]}, target={"role": "link", "name": "Next"})
    assert (verdict.is_pass, verdict.contradictions) == (True, [])
    said: list[PageError | ConsoleLine] = [*all_of(person, PageError), *all_of(person, ConsoleLine)]
    assert [line.left for line in said] == [True]


async def test_what_the_pages_own_listener_throws_as_it_is_left_is_its_error(person: Person, site: Site) -> None:
    site.html("/next", "<p>Next")
    site.on("/slow/list", _never)
    tab = await open_page(person, site, _page(f"addEventListener('pagehide', () => draft.save()); {READS}"))
    verdict = await act(tab, NEXT, target={"role": "link", "name": "Next"})
    (own,) = [error for error in all_of(person, PageError) if not error.left]
    assert "draft is not defined" in own.message
    assert [found.kind for found in verdict.contradictions] == ["uncaught-error"]
