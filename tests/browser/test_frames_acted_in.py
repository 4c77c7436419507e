"""What the frame that is acted in sends to its own server counts, whatever site it is of."""

from __future__ import annotations

import pytest
from acted import FOCUS, act, open_page
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

SAVED = {"kind": "text", "contains": "Saved"}


def pay(times: int = 1) -> str:
    """Return a page whose button posts and then says "Saved", whatever came of it."""
    post = "fetch('/pay', {method: 'POST', body: 'x'})"
    return (
        "<form onsubmit='return go()'><label>Card <input></label><button>Go</button></form><p id=out></p>"
        f"<script>const go = () => {{ Promise.all([{','.join([post] * times)}])"
        ".then(() => { out.textContent = 'Saved' }); return false }</script>"
    )


@pytest.mark.parametrize("how", ["click", "press"])
async def test_a_write_that_fails_in_a_frame_of_another_site_contradicts(person: Person, site: Site, how: str) -> None:
    site.json("/pay", {"error": "no"}, status=500)
    site.html("/frame", pay())
    tab = await open_page(person, site, f"<iframe src='{site.other.replace('127.0.0.1', 'localhost')}/frame'></iframe>")
    if how == "click":
        verdict = await act(tab, SAVED)
    else:
        await act(tab, kind="click", target={"label": "Card"})
        verdict = await act(tab, SAVED, kind="press", target={"label": "Card"}, args={"text": "Enter"}, number="a2")
    assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because


async def test_keys_that_go_into_a_frame_of_another_site_count_as_acting_in_it(person: Person, site: Site) -> None:
    site.json("/pay", {"error": "no"}, status=500)
    site.html("/frame", pay())
    tab = await open_page(person, site, f"<iframe src='{site.other.replace('127.0.0.1', 'localhost')}/frame'></iframe>")
    await act(tab, kind="click", target={"label": "Card"})
    verdict = await act(tab, SAVED, kind="press", target=FOCUS, args={"text": "Enter"}, number="a2")
    assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because


async def test_a_write_sent_twice_in_a_frame_of_another_site_contradicts(person: Person, site: Site) -> None:
    site.json("/pay", {"ok": True})
    site.html("/frame", pay(times=2))
    tab = await open_page(person, site, f"<iframe src='{site.other.replace('127.0.0.1', 'localhost')}/frame'></iframe>")
    verdict = await act(tab, SAVED)
    assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because


async def test_what_a_frame_beside_sends_to_its_own_server_is_no_concern(person: Person, site: Site) -> None:
    site.json("/pay", {"error": "no"}, status=500)
    site.json("/save", {"ok": True})
    site.html("/beside", "<script>onmessage = () => fetch('/pay', {method: 'POST', body: 'x'})</script>")
    told = "fetch('/save', {method: 'POST'}).then(() => { out.textContent = 'Saved' })"
    tab = await open_page(
        person, site,
        f"<iframe id=f src='{site.other.replace('127.0.0.1', 'localhost')}/beside'></iframe><p id=out></p>"
        f"<button onclick=\"f.contentWindow.postMessage(1, '*'); {told}\">Go</button>",
    )  # fmt: skip
    await site.await_hit("/beside")
    verdict = await act(tab, SAVED)
    assert verdict.verified == "yes", verdict.because
    await site.await_hit("/pay")
