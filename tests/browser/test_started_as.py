"""What a flow says of the person it starts as: what the app may do, where they are, what is sent along."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest
from aiohttp import web
from recorded import replay
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.errors import FlowError
from reticle.model.flow import parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = """<button id="go">Go</button><p id="out"></p><script>
document.getElementById('go').onclick = async () => {
  const may = (await navigator.permissions.query({ name: 'notifications' })).state;
  const at = await new Promise((done, fail) => navigator.geolocation.getCurrentPosition((p) => done(p.coords), fail));
  const sent = await (await fetch('/sent')).text();
  document.getElementById('out').textContent = [may, at.latitude, at.longitude, at.accuracy, sent].join(' ');
};</script>"""


async def test_permissions_place_headers_and_credentials_are_the_flows(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    async def guarded(request: web.Request) -> web.StreamResponse:
        known = "Basic " + base64.b64encode(b"ada:correct-mug-42").decode()
        if request.headers.get("authorization") != known:
            return web.Response(status=401, headers={"www-authenticate": 'Basic realm="shop"'})
        return web.Response(text=PAGE, content_type="text/html")

    async def sent(request: web.Request) -> web.StreamResponse:
        return web.Response(text=str(request.headers.get("x-tenant")))

    site.on("/", guarded)
    site.on("/sent", sent)
    said = "granted 52.5 13.25 20 north"
    start = {
        "url": site.url, "permissions": ["notifications"],
        "geolocation": {"latitude": 52.5, "longitude": 13.25, "accuracy": 20},
        "headers": {"x-tenant": "${tenant}"}, "httpCredentials": {"username": "ada", "password": "${password}"},
    }  # fmt: skip
    click = {
        "action": "click",
        "target": {"role": "button", "name": "Go"},
        "expect": {"kind": "text", "contains": said},
    }
    variables = {"tenant": {"default": "north"}, "password": {"env": "SHOP_PASSWORD", "secret": True}}
    flow = parse_flow({"version": 1, "name": "as", "vars": variables, "start": start, "steps": [click]}, name="as")
    status, _, runs = await replay(browser, flow, tmp_path, environ={"SHOP_PASSWORD": "correct-mug-42"})
    assert status.status == "pass", status
    assert runs[0].tab is not None
    assert "correct-mug-42" not in repr(runs[0].tab.person.log.since(0))


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ({"permissions": ["notification"]}, "notifications"),
        ({"geolocation": {"latitude": 91, "longitude": 0}}, "latitude"),
        ({"httpCredentials": {"username": "ada"}}, "password"),
    ],
)
async def test_a_mistake_in_them_is_told(start: dict[str, object], said: str) -> None:
    with pytest.raises(FlowError, match=said):
        parse_flow({"version": 1, "name": "as", "start": start, "steps": []}, name="as")


FINGERS = """<button id="go">Go</button><p id="out"></p><iframe src="/inner"></iframe><script>
const had = ['ontouchstart' in window, navigator.maxTouchPoints > 0, matchMedia('(hover: hover)').matches].join(' ');
const say = (by) => { out.textContent = by + ' ' + had; };
if ('ontouchend' in go) go.ontouchend = (event) => { event.preventDefault(); say('finger'); };
go.onclick = () => say('mouse');</script>"""


def _press(kind: str, said: str) -> dict[str, object]:
    return {
        "action": kind,
        "target": {"role": "button", "name": "Go"},
        "expect": {"kind": "text", "contains": said},
    }


async def _status(browser: Browser, site: Site, root: Path, start: dict[str, object], *steps: object) -> str:
    site.html("/", FINGERS)
    site.html("/inner", "<p>Inner</p>")
    start = {"url": site.url, **start}
    flow = parse_flow({"version": 1, "name": "as", "start": start, "steps": list(steps)}, name="as")
    status, _, _ = await replay(browser, flow, root)
    return f"{status.status} {status.reason}".strip()


async def test_a_flow_that_taps_has_a_touch_screen_from_its_first_page_on(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    assert (await _status(browser, site, tmp_path, {}, _press("tap", "finger true true false"))).startswith("pass")


async def test_a_flow_without_a_tap_has_a_mouse_alone(browser: Browser, site: Site, tmp_path: Path) -> None:
    assert (await _status(browser, site, tmp_path, {}, _press("click", "mouse false false true"))).startswith("pass")


async def test_a_tap_of_the_set_up_is_enough_for_a_touch_screen(browser: Browser, site: Site, tmp_path: Path) -> None:
    (tmp_path / "flows").mkdir()
    setup = {"version": 1, "name": "in", "start": {"url": site.url}, "steps": [_press("tap", "finger true")]}
    (tmp_path / "flows" / "in.json").write_text(json.dumps(setup), encoding="utf-8")
    seen = await _status(browser, site, tmp_path, {"setup": ["in"]}, _press("click", "mouse true true"))
    assert seen.startswith("pass")
