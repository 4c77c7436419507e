"""A page, or a frame of it, that answers no more: what cannot be known is told, in about the time of the step."""

from __future__ import annotations

import pytest
from acted import CLEAN, act, open_page
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

DONE = {"kind": "text", "contains": "done"}
LOOP = "for (const end = Date.now() + 9000; Date.now() < end;);"


async def test_a_page_that_loops_after_the_action_is_unknown_when_the_time_is_up(person: Person, site: Site) -> None:
    tab = await open_page(
        person, site, f"<button onclick='setTimeout(() => {{ {LOOP} }}, 100)'>Go</button><p id=o>x</p>"
    )
    verdict = await act(tab, DONE, timeout_s=1)
    assert (verdict.verified, verdict.reason) == ("unknown", "observation_lost"), verdict.because
    assert "does not answer any more" in verdict.because


async def test_a_page_is_judged_beside_a_frame_of_another_site_that_hangs(person: Person, site: Site) -> None:
    site.html("/ad", f"<script>setTimeout(() => {{ {LOOP.replace('9000', '14000')} }}, 300)</script>")
    body = "<button onclick=\"o.textContent += 'done'\">Go</button><p id=o></p>"
    tab = await open_page(person, site, body + f"<iframe src={site.url.replace('127.0.0.1', 'localhost')}/ad></iframe>")
    verdict = await act(tab, DONE)
    assert verdict.verified == "yes", verdict.because
    twice = {"kind": "text", "contains": "donedone"}
    calm = {"kind": "text", "contains": "broken", "absent": True}
    verdict = await act(tab, {"kind": "allOf", "predicates": [twice, calm]}, number="a2")
    assert (verdict.verified, verdict.reason) == ("unknown", "coverage_partial"), verdict.because
    assert "frame /ad (it does not answer any more) was not seen" in verdict.because
    await site.await_hit("/ad")


async def test_a_frame_of_another_site_that_is_slow_is_waited_for(person: Person, site: Site) -> None:
    busy = LOOP.replace("9000", "2500")
    site.html("/in", f"<p id=p></p><script>onmessage = () => {{ {busy} console.error('broken') }}</script>")
    frame = f"<iframe id=f src={site.url.replace('127.0.0.1', 'localhost')}/in></iframe>"
    told = "o.textContent = 'done'; f.contentWindow.postMessage(1, '*')"
    tab = await open_page(person, site, f'<button onclick="{told}">Go</button><p id=o></p>{frame}')
    await site.await_hit("/in")
    verdict = await act(tab, {"kind": "allOf", "predicates": [DONE, CLEAN]}, timeout_s=6)
    assert (verdict.verified, verdict.reason) == ("no", "assertion_failed"), verdict.because
