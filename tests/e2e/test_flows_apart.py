"""What one flow leaves in its browser is not there for the next."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness import Project

pytestmark = pytest.mark.browser
PAGE = b"""<!doctype html><meta charset=utf-8><p id=who></p><button id=out>Sign out</button>
<button id=more>More</button><button id=buy>Buy</button><p id=said></p><dialog id=box><p>Stay?</p></dialog><script>
const show = () => { who.textContent = localStorage.gone || document.cookie.includes('gone') ? 'Nobody' : 'Ada'; };
out.onclick = () => { localStorage.gone = '1'; document.cookie = 'gone=1'; show(); };
more.onclick = () => box.showModal();
buy.onclick = () => { said.textContent = 'Bought by ' + who.textContent; };
show();</script>"""


@pytest.fixture
def app() -> Iterator[str]:
    """One server for both flows: nothing resets it."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(PAGE)))
            self.end_headers()
            self.wfile.write(PAGE)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def _click(name: str, text: str) -> dict[str, object]:
    return {
        "action": "click", "target": {"role": "button", "name": name}, "expect": {"kind": "text", "contains": text},
    }  # fmt: skip


@pytest.mark.full
def test_f10_a_flow_that_signs_out_and_leaves_a_modal_open_does_not_touch_the_next(tmp_path: Path, app: str) -> None:
    leaves = [_click("Sign out", "Nobody"), _click("More", "Stay?")]
    flows = {
        "flows/a-leaves.json": {"version": 1, "name": "a-leaves", "start": {"path": "/"}, "steps": leaves},
        "flows/b-buys.json": {
            "version": 1, "name": "b-buys", "start": {"path": "/"}, "steps": [_click("Buy", "Bought by Ada")],
        },
    }  # fmt: skip
    project = Project(tmp_path, {"reticle.toml": f'[app]\nurl = "{app}"\n\n[flows]\nworkers = 1\n', **flows})
    done = project.run("verify", "--workers", "1", "--repeat", "2")
    assert done.exit_code == 0, done.stdout + done.stderr
