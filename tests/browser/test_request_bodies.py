"""A request's body is matched whatever it was made of; one that is not known is no reason for a `no`."""

from __future__ import annotations

from typing import Any

import pytest
from acted import act, open_page
from seen import all_of
from served_pages import Site

from reticle.browser.person import Person
from reticle.model.event import NetRequest

pytestmark = pytest.mark.asyncio(loop_scope="session")

JSON = "JSON.stringify({q: 7})"
BLOB = f"new Blob([{JSON}], {{type: 'application/json'}})"
PAGE = "<button>Go</button><p id=o></p><script>const done = () => { o.textContent = 'Saved' };"
FORM = "const f = new FormData(); f.append('q', '7'); f.append('file', new File([%s], 'a.bin'));"
SENT = {
    "fetch of a blob": f"fetch('/api', {{method: 'POST', body: {BLOB}}}).then(done)",
    "fetch of a file": f"fetch('/api', {{method: 'POST', body: new File([{BLOB}], 'a.json')}}).then(done)",
    "xhr of a blob": f"const x = new XMLHttpRequest(); x.open('POST', '/api'); x.onload = done; x.send({BLOB})",
    "beacon of a blob": f"navigator.sendBeacon('/api', {BLOB}); done()",
    "form data with a file": FORM % "'hi'" + "fetch('/api', {method: 'POST', body: f}).then(done)",
    "form data with bytes": FORM % "new Uint8Array([255, 0, 254])"
    + "fetch('/api', {method: 'POST', body: f}).then(done)",
}


def _saved_and(**leaf: Any) -> dict[str, Any]:
    sent = {"kind": "net", "method": "POST", "path": "/api", **leaf}
    return {"kind": "allOf", "predicates": [{"kind": "text", "contains": "Saved"}, sent]}


@pytest.mark.parametrize("case", SENT)
async def test_a_body_made_of_blobs_and_files_is_matched(person: Person, site: Site, case: str) -> None:
    site.json("/api", {})
    tab = await open_page(
        person, site, f"{PAGE} document.querySelector('button').onclick = () => {{ {SENT[case]} }}</script>"
    )
    wanted: Any = "7" if "form" in case else 7
    verdict = await act(tab, _saved_and(requestMatches={"q": wanted}))
    assert verdict.verified == "yes", verdict
    verdict = await act(tab, _saved_and(requestMatches={"q": 8}), number="a2")
    assert verdict.verified in ("no", "unknown"), verdict
    if "form" in case:
        (file,) = [one.body["file"] for one in all_of(person, NetRequest) if one.method == "POST"][:1]
        assert (file["filename"], file["size"]) == ("a.bin", 2 if case.endswith("file") else 3)


async def test_a_native_form_with_a_file_is_matched_by_its_fields(person: Person, site: Site) -> None:
    site.html("/api", "Saved")
    tab = await open_page(
        person, site,
        "<form action=/api method=post enctype=multipart/form-data><input name=q value=7><input type=file name=f>"
        "<button>Go</button></form><script>const d = new DataTransfer(); d.items.add(new File(['hi'], 'a.txt'));"
        "document.querySelector('[type=file]').files = d.files</script>",
    )  # fmt: skip
    verdict = await act(tab, _saved_and(requestMatches={"q": "7"}))
    assert verdict.verified == "yes", verdict


@pytest.mark.parametrize("absent", [False, True])
async def test_a_body_that_is_not_known_decides_nothing(
    person: Person, site: Site, monkeypatch: pytest.MonkeyPatch, absent: bool
) -> None:
    site.json("/api", {})
    tab = await open_page(
        person,
        site,
        f"{PAGE} document.querySelector('button').onclick = () => {{ {SENT['fetch of a blob']} }}</script>",
    )
    send = tab.cdp.send

    async def silent(method: str, params: Any = None) -> Any:
        if method == "Network.getRequestPostData":
            from playwright.async_api import Error

            raise Error("No post data available for the request")
        return await send(method, params)

    monkeypatch.setattr(tab.cdp, "send", silent)
    leaf = {"absent": True} if absent else {}
    verdict = await act(tab, _saved_and(requestMatches={"q": 7 if not absent else 8}, **leaf))
    assert (verdict.verified, verdict.reason) == ("unknown", "coverage_partial"), verdict
