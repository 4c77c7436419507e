"""A leaf that costs much to read spoils no other: what failed is named, and what held goes on holding."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from acted import act, open_page
from aiohttp import web
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
FINDINGS = {"kind": "a11y", "impact": "serious", "absent": True}
HEAD = {"kind": "element", "query": {"role": "heading", "name": "Page"}}


async def test_at_the_deadline_only_what_did_not_come_is_wrong(person: Person, site: Site) -> None:
    body = "<main><h1>Page</h1><button onclick=\"out.textContent = 'Almost'\">Go</button><p id=out></p></main>"
    tab = await open_page(person, site, f"<html lang=en><title>Page</title>{body}")
    wanted: dict[str, Any] = {"kind": "allOf", "predicates": [HEAD, FINDINGS, {"kind": "text", "contains": "Ready"}]}
    verdict = await act(tab, wanted, timeout_s=1)
    assert verdict.verified == "no", verdict
    assert verdict.because.startswith('expected text "Ready"'), verdict.because
    assert verdict.evidence[0].satisfied is True, verdict.evidence
    assert verdict.evidence[1].observed == "the page was not read", verdict.evidence


async def test_a_write_that_is_not_answered_in_time_is_no_failure_of_a_leaf_that_was_not_read(
    person: Person, site: Site
) -> None:
    over = asyncio.Event()

    async def save(_: web.Request) -> web.StreamResponse:
        await over.wait()
        return web.json_response({})

    body = """<main><h1>Page</h1><button>Go</button><p id=out></p></main><script>
    document.querySelector('button').onclick = () => { out.textContent = 'Ready'; fetch('/save', {method: 'POST'}); };
    </script>"""
    site.on("/save", save)
    tab = await open_page(person, site, f"<html lang=en><title>Page</title>{body}")
    ready = {"kind": "text", "contains": "Ready"}
    never = {"kind": "not", "predicate": {"kind": "signal", "name": "failed"}}
    verdict = await act(tab, {"kind": "allOf", "predicates": [ready, never, FINDINGS]}, timeout_s=1)
    over.set()
    assert (verdict.verified, verdict.reason) == ("unknown", "pending"), verdict.because
