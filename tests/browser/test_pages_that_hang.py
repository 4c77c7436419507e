"""A page, or a frame of it, that answers no more: what cannot be known is told, in about the time of the step."""

from __future__ import annotations

import pytest
from acted import act, open_page
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
