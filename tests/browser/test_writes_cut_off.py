"""A page that cuts off its own write and goes on as if it had been carried out is no `yes`."""

from __future__ import annotations

import asyncio

import pytest
from acted import act, open_page
from aiohttp import web
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

POST = "fetch('/api/doc', {method: 'POST', body: '{}'%s})"
CASES = {
    "a navigation": (f"{POST % ''}; location = '/next'", "Next page"),
    "a navigation after a helper": (f"const post = () => {POST % ''}; post(); location = '/next'", "Next page"),
    "a time limit": (f"{POST % ', signal: AbortSignal.timeout(100)'}.catch(() => 0).then(() => say('Saved'))", "Saved"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
async def test_a_write_that_the_page_cuts_off_proves_nothing(person: Person, site: Site, case: str) -> None:
    async def slow(_: web.Request) -> web.StreamResponse:
        await asyncio.Event().wait()
        return web.Response()

    site.on("/api/doc", slow)
    site.html("/next", "Next page")
    does, shows = CASES[case]
    tab = await open_page(
        person, site,
        "<button>Go</button><p role=status id=o></p><script>const say = text => { o.textContent = text };"
        f"document.querySelector('button').onclick = () => {{ {does} }}</script>",
    )  # fmt: skip
    verdict = await act(tab, {"kind": "text", "contains": shows})
    assert (verdict.verified, verdict.reason) == ("unknown", "coverage_partial"), verdict
    assert "POST /api" in verdict.because


async def test_a_write_that_a_newer_one_replaces_is_fine(person: Person, site: Site) -> None:
    site.json("/api/doc", {})
    tab = await open_page(
        person, site,
        "<button>Go</button><p role=status id=o></p><script>let c; const save = () => { c?.abort(); "
        f"c = new AbortController(); return {POST % ', signal: c.signal'} }};"
        "document.querySelector('button').onclick = () => {"
        " save().catch(() => 0); save().then(() => { o.textContent = 'Saved' }) }</script>",
    )  # fmt: skip
    verdict = await act(tab, {"kind": "text", "contains": "Saved"})
    assert verdict.verified == "yes", verdict
