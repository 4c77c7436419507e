"""What the browser lost of an answer is no fault of the app."""

from __future__ import annotations

from typing import Any

import pytest
from acted import act, open_page
from seen import await_data
from served_pages import Site

from reticle.browser import network
from reticle.browser.person import Person
from reticle.browser.session import CdpSession, Params, send_or_none
from reticle.model.event import NetResponse

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("told", [None, {"body": "", "base64Encoded": False}], ids=["refused", "empty"])
async def test_a_body_that_came_and_cannot_be_had_is_told_as_lost(
    person: Person, site: Site, monkeypatch: pytest.MonkeyPatch, told: dict[str, Any] | None
) -> None:
    async def send(session: CdpSession, method: str, params: Params | None = None) -> Params | None:
        return told if method == "Network.getResponseBody" else await send_or_none(session, method, params)

    monkeypatch.setattr(network, "send_or_none", send)
    site.json("/total", {"total": 20})
    tab = await open_page(
        person, site, "<button onclick=\"fetch('/total').then(it => it.json()).then(it => { out.textContent = it.total"
        " })\">Go</button><p id=out></p>",
    )  # fmt: skip
    asked = {"kind": "net", "path": "/total", "responseMatches": {"total": 20}}
    verdict = await act(tab, asked, timeout_s=1)
    assert (verdict.verified, verdict.reason) == ("unknown", "coverage_partial"), verdict.because
    answer = await await_data(person, NetResponse, lambda item: item.mime == "application/json")
    assert answer.body_missing == "the browser had dropped it"
