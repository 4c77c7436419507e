"""A frame whose scripts are forbidden (`sandbox` without `allow-scripts`) is heard and acted in like any other."""

from __future__ import annotations

import pytest
from acted import act_and_report, open_page
from aiohttp import web
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOP = "<p id=o></p><button onclick=\"o.textContent='done'\">Top</button>"
FORM = "<form action=/save method=post><label>Name <input name=n></label><button>Send</button></form>"


async def test_a_page_beside_a_frame_without_scripts_is_judged(person: Person, site: Site) -> None:
    tab = await open_page(person, site, TOP + "<iframe sandbox srcdoc='<b>ad</b>'></iframe>")
    verdict, _ = await act_and_report(tab, {"kind": "text", "contains": "done"}, target={"text": "Top"})
    assert verdict.verified == "yes", verdict.because


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"], ids=["same site", "another site"])
async def test_a_form_in_a_frame_without_scripts_is_filled_and_sent(person: Person, site: Site, host: str) -> None:
    async def saved(_: web.Request) -> web.StreamResponse:
        return web.Response(text="<p>Thanks", content_type="text/html")

    site.on("/save", saved)
    site.html("/in", FORM)
    at = site.url.replace("127.0.0.1", host)
    tab = await open_page(person, site, f"<iframe sandbox='allow-forms' src='{at}/in'></iframe>")
    name = {"kind": "element", "query": {"label": "Name"}, "value": "ü"}
    verdict, report = await act_and_report(tab, name, kind="fill", target={"label": "Name"}, args={"value": "ü"})
    assert verdict.verified == "yes", verdict.because
    assert report is not None
    assert report.effect.value_changed
    sent = {"kind": "allOf", "predicates": [
        {"kind": "net", "path": "/save", "method": "POST", "status": 200, "count": 1},
        {"kind": "text", "contains": "Thanks"},
    ]}  # fmt: skip
    verdict, _ = await act_and_report(tab, sent, target={"role": "button", "name": "Send"}, number="a2")
    assert (verdict.verified, verdict.strength) == ("yes", "net"), verdict.because
    assert [hit for hit in site.hits if hit[0] == "POST"] == [("POST", "/save", "n=%C3%BC")]


async def test_a_page_that_is_a_sandbox_itself_is_used(person: Person, site: Site) -> None:
    site.text("/save", "<p>Thanks", "text/html")
    site.html("/", FORM, Content_Security_Policy="sandbox allow-forms")
    tab = person.tab()
    await tab.open(site.url)
    sent = {"kind": "text", "contains": "Thanks"}
    verdict, _ = await act_and_report(tab, sent, target={"role": "button", "name": "Send"})
    assert verdict.verified == "yes", verdict.because
    assert await tab.settle() == (True, "")
    assert (await tab.capture()).png
