"""Third parties can be gone: what they answered once stands beside the flow, and the flow comes out the same."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest

from hands import Hands
from harness import Project, Result
from house import MakeProject
from third_party import Reply, ThirdParty, free_port

TOKEN = "tok-8f3a9c2b7d"
JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
CONFIG = f"""[app]
url = "http://127.0.0.1:{{port}}"
[[app.process]]
name = "site"
start = "{sys.executable} -m http.server {{port}} --bind 127.0.0.1 --directory site"
ready = "/"
"""


@pytest.fixture
def party() -> Iterator[ThirdParty]:
    """Somebody else's server."""
    made = ThirdParty()
    yield made
    made.close()


def _page(party: ThirdParty, script: str, markup: str = "") -> str:
    """A page whose button runs `script`, which returns what is then said."""
    return f"""<!doctype html><meta charset=utf-8><title>Shop</title>{markup}<button>Go</button><p role=status></p>
<script>const other = {json.dumps(party.url)};
document.querySelector('button').onclick = async () => {{
  const said = await (async () => {{ {script} }})();
  document.querySelector('p').textContent = said;
}};</script>"""


def _flow(said: str, **start: Any) -> dict[str, Any]:
    told = {"kind": "element", "query": {"role": "status"}, "text": said}
    click = {"action": "click", "target": {"role": "button", "name": "Go"}, "expect": told}
    return {"version": 1, "name": "go", "start": {"path": "/", **start}, "steps": [click]}


def _project(make_project: MakeProject, page: str, flow: dict[str, Any], **files: Any) -> Project:
    return make_project({"reticle.toml": CONFIG, "site/index.html": page, "flows/go.json": flow, **files})


def _stubs(place: Project) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((place.root / "flows/go.json").read_text("utf-8"))["start"]["stubs"]
    return found


def _stub(place: Project, *words: str) -> Result:
    done = place.run("flows", "stub", "go", "--no-reset-needed", *words)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def _green_alone(place: Project, party: ThirdParty) -> list[str]:
    """Take the third party away, verify, and return the notes."""
    party.close()
    done = place.run("verify", "--json")
    assert done.exit_code == 0, done.stdout + done.stderr
    notes: list[str] = done.json["flows"][0]["notes"]
    return notes


CALLS = """
const get = async (path, init) => { const a = await fetch(other + path, init); return a; };
const rate = await (await get('/rate?at=' + Date.now())).json();
const turns = [];
for (let n = 0; n < 4; n++) turns.push((await (await get('/turn')).json()).n);
const found = [];
for (const q of ['mug', 'tent']) found.push(await (await get(`/search?q=${q}&at=${Date.now()}`)).text());
const headers = {'content-type': 'application/json', 'x-asker': 'shop'};
const paid = await get('/pay', {method: 'POST', credentials: 'include', headers, body: JSON.stringify({sku: 'mug'})});
const {ok} = await paid.json();
return [rate.eur, turns.join(''), found.join('+'), paid.status, ok, paid.headers.get('x-left')].join(' ');
"""


def test_a_flow_is_green_without_the_third_parties_that_it_was_stubbed_for(
    make_project: MakeProject, party: ThirdParty
) -> None:
    party.on("/rate", Reply(b'{"eur": 1.25, "by": "${nobody}"}'))
    party.on("/turn", *(Reply(json.dumps({"n": n}).encode()) for n in (1, 1, 2, 3)))
    party.on("/search", by=lambda handler, _: Reply(b"two" if "q=mug" in handler.path else b"none", "text/plain"))
    told = {"Access-Control-Expose-Headers": "x-left", "x-left": "7", "x-hidden": "1", "Set-Cookie": "sid=abc123"}
    party.on("/pay", Reply(b'{"ok": true}', status=201, headers=told))
    place = _project(make_project, _page(party, CALLS), _flow("1.25 1123 two+none 201 true 7"))
    done = _stub(place)
    assert done.exit_code == 0, done.stdout + done.stderr
    assert f"other origins: {party.url} 7 stubs" in done.stdout
    assert "replayed with nobody else there: pass" in done.stdout
    assert '+          "path": "/rate"' in done.stdout, "the difference is shown"
    assert done.changed == {"flows/go.json": "changed"}
    stubs = _stubs(place)
    assert [stub.get("times") for stub in stubs] == [None, 2, 1, None, None, None, None]
    assert all(stub["recorded"] for stub in stubs)
    paid = stubs[-1]
    assert paid["reply"] == {
        "status": 201, "headers": {"access-control-expose-headers": "x-left", "x-left": "7"}, "json": {"ok": True}
    }  # fmt: skip
    assert f"7 recorded stubs of {party.url} answered 8 times" in _green_alone(place, party)


@pytest.mark.full
def test_what_is_stubbed_again_makes_no_difference(make_project: MakeProject, party: ThirdParty) -> None:
    big = json.dumps({"token": TOKEN, "rows": ["x" * 100] * 40}).encode()
    party.on("/big", Reply(big))
    script = "return (await (await fetch(other + '/big')).json()).rows.length;"
    place = _project(make_project, _page(party, script), _flow("40"))
    assert _stub(place).exit_code == 0
    (first,) = (place.root / "flows/go.files/stubs").iterdir()
    again = _stub(place, "--json")
    assert (again.exit_code, again.changed) == (0, {}), again.stdout
    assert "go: nothing to write" in again.stderr
    (told,) = again.json
    assert (told["changed"], told["written"], told["status"], told["unanswered"]) == (False, False, "pass", [])
    assert told["origins"] == {party.url: 1}
    assert told["files"] == [f"flows/go.files/stubs/{first.name}"]
    party.on("/big", Reply(big.replace(b"x", b"y")))
    changed = _stub(place)
    (second,) = (place.root / "flows/go.files/stubs").iterdir()
    assert changed.changed == {
        "flows/go.json": "changed",
        f"flows/go.files/stubs/{first.name}": "removed",
        f"flows/go.files/stubs/{second.name}": "created",
    }


SECRETS = """
const body = JSON.stringify({user: 'ada', password: 'correct-mug-42'});
const headers = {'content-type': 'application/json'};
const got = await fetch(other + '/login', {method: 'POST', credentials: 'include', headers, body});
const {access_token} = await got.json();
await fetch(other + '/me?access_token=' + access_token, {headers: {'x-asker': access_token}});
const script = Object.assign(document.createElement('script'), {src: other + '/sdk.js'});
await new Promise((done, lost) => { script.onload = done; script.onerror = lost; document.head.append(script); });
await (await fetch(other + '/page')).text();
return window.sdk;
"""


def test_no_secret_reaches_a_stub(make_project: MakeProject, party: ThirdParty) -> None:
    cookie = {"Set-Cookie": f"sid={TOKEN}; Path=/", "Access-Control-Expose-Headers": "x-auth-token,set-cookie"}
    signed = json.dumps({"access_token": TOKEN, "id": JWT, "name": "Ada", "session": {"token": TOKEN}}).encode()
    party.on("/login", Reply(signed, headers={**cookie, "X-Auth-Token": TOKEN, "Authorization": f"Bearer {TOKEN}"}))
    party.on("/me", Reply(b'{"ok": true}'))
    sdk = 'var token=1,pass="word";token=pass;window.sdk="Sdk "+token.length;'
    sdk += f'var cfg={{"apiKey":"{TOKEN}",jwt:"{JWT}"}};'
    party.on("/sdk.js", Reply(sdk.encode(), "text/javascript"))
    party.on("/page", Reply(f'<input name=a><script>var t={{authToken:"{TOKEN}"}}</script>'.encode(), "text/html"))
    place = _project(make_project, _page(party, SECRETS), _flow("Sdk 4"))
    done = _stub(place)
    assert done.exit_code == 0, done.stdout + done.stderr
    written = b"".join(path.read_bytes() for path in (place.root / "flows").rglob("*") if path.is_file())
    for secret in (TOKEN, JWT, "correct-mug-42", "sid=", 'et-cookie":'):
        assert secret.encode() not in written, secret
        assert secret not in done.stdout + done.stderr
    assert b"Ada" in written
    _green_alone(place, party)


HOSTILE = """
const said = [];
const get = async (name, ask) => {
  try { said.push(name + '=' + await ask(await fetch(other + '/' + name))); }
  catch (e) { said.push(name + ' ' + e.name); }
};
const sum = (all, byte) => (all * 31 + byte) % 65521;
const bytes = async (a) => [...new Uint8Array(await a.arrayBuffer())].reduce(sum, 7);
await get('binary', bytes);
await get('empty', async (a) => (await a.text()).length);
await get('nothing', async (a) => a.status);
await get('hop', async (a) => a.text());
await get('zipped', async (a) => (await a.json()).zip);
await get('latin', bytes);
await get('latin-xml', async (a) => a.text());
await get('broken', async (a) => a.text());
await get('closed', async (a) => a.text());
await get('gone', async (a) => a.status);
await get('twice', bytes);
await get('utf16', async (a) => a.text());
await get('surrogate', async (a) => (await a.json()).bad.charCodeAt(0));
const img = document.querySelector('img');
said.push(img.naturalWidth, getComputedStyle(document.body).color, document.querySelector('iframe') ? 'framed' : '');
await fetch('/index.html?' + encodeURIComponent(said.join(' ')));
return 'framed';
"""


def test_bodies_of_every_kind_come_out_the_same(make_project: MakeProject, party: ThirdParty) -> None:
    party.on("/binary", Reply(bytes(range(256)) * 9, "application/octet-stream"))
    party.on("/empty", Reply(b"", "image/gif"))
    party.on("/nothing", Reply(b"", "", 204))
    party.on("/hop", Reply(b"", "", 302, {"Location": f"{party.url}/hop2"}))
    party.on("/hop2", Reply(b"", "", 307, {"Location": "/landed"}))
    party.on("/landed", Reply(b"landed", "text/plain"))
    party.on("/zipped", Reply(gzip.compress(b'{"zip": "Gr\xc3\xbc\xc3\x9fe"}'), headers={"Content-Encoding": "gzip"}))
    party.on("/latin", Reply("Grüße".encode("latin-1"), "text/plain"))
    party.on("/latin-xml", Reply("<a>Grüße</a>".encode("latin-1"), "text/xml; charset=iso-8859-1"))
    party.on("/broken", Reply(b"\xff\xfe\x00caf\xe9 \xf0\x9f", "text/plain; charset=utf-8"))
    party.on("/closed", Reply(b"{}", headers={"Access-Control-Allow-Origin": "https://nobody.example"}))
    party.on("/gone", Reply(b"gone", "text/plain", 410))
    party.on("/twice", Reply(b'{"a": 1, "a": 2, "big": 12345678901234567890, "f": 1.10}'))
    party.on("/utf16", Reply("Grüße".encode("utf-16"), "text/plain; charset=utf-16"))
    party.on("/surrogate", Reply(b'{"bad": "\\ud800"}'))
    party.on("/dot.png", Reply(PNG, "image/png"))
    party.on("/look.css", Reply(b"body { color: rgb(1, 2, 3) }", "text/css"))
    party.on("/frame", Reply(b"<p>In a frame</p>", "text/html"))
    markup = f"<img src={party.url}/dot.png><link rel=stylesheet href={party.url}/look.css>"
    markup += f"<iframe src={party.url}/frame></iframe>"
    refused = '[truth.contradictions]\nrequest-failed-ui-moved-on = "note"\n'
    place = _project(make_project, _page(party, HOSTILE, markup), _flow("framed"), **{"reticle.toml": CONFIG + refused})
    live = _said(place)
    for said in ("hop=landed", "closed TypeError", "zipped=Grüße", "rgb(1, 2, 3)"):
        assert said in live
    done = _stub(place)
    assert done.exit_code == 0, done.stdout + done.stderr
    assert "not stubbed" not in done.stdout
    party.close()
    assert _said(place) == live


def _said(place: Project) -> str:
    """Verify, and return what the page sent home in the end."""
    done = place.run("verify", "--json")
    assert done.exit_code == 0, done.stdout + done.stderr
    logs = place.root.glob(".reticle/runs/*/go/log.jsonl")
    log = max(logs, key=lambda path: path.stat().st_mtime_ns).read_text("utf-8")
    return unquote(log.partition("/index.html?")[2].partition('"')[0])


@pytest.mark.full
def test_what_cannot_be_stubbed_is_told_in_one_line_each_and_asked_as_before(
    make_project: MakeProject, party: ThirdParty
) -> None:
    party.on("/huge", Reply(b"x" * (5 * 1024 * 1024 + 1), "text/plain"))
    script = """await (await fetch(other + '/huge')).text();
const source = new EventSource(other + '/events'); await new Promise((done) => { source.onerror = done; });
return 'asked';"""
    place = _project(make_project, _page(party, script), _flow("asked"))
    done = _stub(place)
    assert f"not stubbed, too large to keep (5 MiB at most): GET {party.url}/huge (5.0 MiB)" in done.stdout
    assert f"not stubbed, a stream has no one answer: GET {party.url}/events" in done.stdout
    assert done.exit_code == 1
    assert f"go: no stub for GET {party.url}/huge" in done.stdout
    assert "go: nothing written, it needs the other origins" in done.stderr
    assert done.changed == {}


@pytest.mark.full
def test_what_somebody_wrote_stays_and_goes_on_answering(make_project: MakeProject, party: ThirdParty) -> None:
    party.on("/rate", Reply(b'{"eur": 1}'))
    party.on("/more", Reply(b'{"eur": 2}'))
    script = "const eur = async (path) => (await (await fetch(other + path)).json()).eur;"
    script += "return `${await eur('/rate')} ${await eur('/more')}`;"
    own = {"match": {"kind": "net", "path": "/rate"}, "reply": {"json": {"eur": 9}}}
    place = _project(make_project, _page(party, script), _flow("9 2", stubs=[own]))
    assert _stub(place, "--dry-run").changed == {}
    done = _stub(place)
    assert done.exit_code == 0, done.stdout + done.stderr
    stubs = _stubs(place)
    assert stubs[0] == own
    assert [stub["match"]["path"] for stub in stubs[1:]] == ["/more"]
    assert "GET /rate" not in party.hits


@pytest.mark.full
def test_the_apps_other_origins_are_left_alone(make_project: MakeProject, party: ThirdParty) -> None:
    party.on("/api", Reply(b'{"n": 1}'))
    place = _project(make_project, _page(party, "return (await (await fetch(other + '/api')).json()).n;"), _flow("1"))
    done = _stub(place, "--own", party.url)
    assert (done.exit_code, done.changed) == (0, {}), done.stdout
    assert "other origins: nothing was kept" in done.stdout
    wrong = 'reticle: "api" is no origin · hint: --own http://localhost:8000'
    assert _stub(place, "--own", "api").complaint == wrong
    record = ("record", "/", "--name", "new", "--headless", "--own")
    assert place.run(*record, "api", "--stub-third-parties").complaint == wrong
    assert place.run(*record, party.url).complaint.endswith("hint: add --stub-third-parties")


async def test_a_recording_keeps_what_others_answered(make_project: MakeProject, party: ThirdParty) -> None:
    party.on("/pay", Reply(b'{"ok": true}', headers={"Set-Cookie": "sid=abc12345"}))
    party.on("/dot.png", Reply(PNG, "image/png"))
    script = "const paid = await fetch(other + '/pay', {method: 'POST', credentials: 'include'});"
    script += "return (await paid.json()).ok ? 'Paid' : 'No'"
    port = free_port()
    config = CONFIG + f'[browser]\nargs = ["--remote-debugging-port={port}"]\n'
    page = _page(party, script, f"<img src={party.url}/dot.png>")
    old = {"flows/go.json": _flow("old"), "flows/go.files/stubs/old.bin": b"old", "flows/go.files/mine.txt": "mine"}
    place = make_project({"reticle.toml": config, "site/index.html": page, **old})
    running = place.start("record", "/", "--name", "go", "--headless", "--stub-third-parties", "--overwrite")
    assert running.inner.stderr is not None
    said = await asyncio.wait_for(asyncio.to_thread(running.inner.stderr.readline), 90)
    assert "recording" in said, said
    async with Hands(port) as hands:
        await hands.look_at("127.0.0.1")
        await hands.click("button")
        await hands.until("document.querySelector('p').textContent === 'Paid'")
        await hands.rest()
        await hands.press_bar("Save")
        done = await asyncio.to_thread(running.end)
    assert done.exit_code == 0, done.stdout + done.stderr
    assert f"  other origins: {party.url} 2 stubs, 1 file of {len(PNG)} bytes" in done.stdout
    assert sorted(stub["match"]["path"] for stub in _stubs(place)) == ["/dot.png", "/pay"]
    (picture,) = (place.root / "flows/go.files/stubs").iterdir()
    assert picture.read_bytes() == PNG
    assert (place.root / "flows/go.files/mine.txt").exists()
    assert "abc12345" not in (place.root / "flows/go.json").read_text("utf-8")
    notes = await asyncio.to_thread(_green_alone, place, party)
    assert f"2 recorded stubs of {party.url} answered 2 times" in notes
