"""What the browser keeps of a session stands in no file and no answer, and predicates about it hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from harness import Project
from house import MakeProject

HIDDEN = {
    "wordpress_logged_in_x": "ada|1764|WPk",
    "_app": "APPHTTPONLY10",
    "__Host-id": "HOSTID-0011",
    "jwt": "JWT-12-ab",
}
STORED = {"session": "LS24-plain", "refreshToken": "RT25-plain", "auth": "AU26-plain"}
PAGE = """<!doctype html><meta charset=utf-8><title>Door</title><button>Go</button><p id=out></p><script>
document.querySelector('button').onclick = async () => {
  const told = await (await fetch('/in', { method: 'POST' })).json();
  for (const [key, value] of Object.entries(STORED)) {
    localStorage.setItem(key, value);
    sessionStorage.setItem(key, value);
  }
  console.log('in as', told.name);
  out.textContent = 'In as ' + told.name;
};</script>""".replace("STORED", json.dumps(STORED))


class _Door(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self._answer("text/html", PAGE)

    def do_POST(self) -> None:
        cookies = [f"{name}={value}; Path=/; HttpOnly; Secure" for name, value in HIDDEN.items()]
        self._answer("application/json", json.dumps({"name": HIDDEN["_app"]}), cookies)

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def _answer(self, kind: str, text: str, cookies: list[str] | None = None) -> None:
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(text.encode())))
        for cookie in cookies or []:
            self.send_header("set-cookie", cookie)
        self.end_headers()
        self.wfile.write(text.encode())


@pytest.fixture(scope="module")
def door() -> Iterator[str]:
    """A page on loopback; gives its address, which counts as secure."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Door)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_what_no_script_may_read_is_in_no_file_of_a_run(make_project: MakeProject, door: str) -> None:
    expect: list[dict[str, Any]] = [
        *({"kind": "cookie", "name": name, "equals": value} for name, value in HIDDEN.items()),
        *({"kind": "storage", "area": "local", "key": key, "equals": value} for key, value in STORED.items()),
        {"kind": "storage", "area": "session", "key": "auth", "equals": STORED["auth"]},
        {"kind": "net", "path": "/in", "responseMatches": {"name": HIDDEN["_app"]}},
        {"kind": "text", "contains": HIDDEN["_app"]},
    ]
    press = {"action": "click", "target": {"role": "button", "name": "Go"}}
    good = {**press, "expect": {"kind": "allOf", "predicates": expect}}
    bad = {**press, "expect": {"kind": "cookie", "name": "_app", "equals": "OTHERHTTPONLY"}}
    flows = {
        f"flows/{name}.json": json.dumps({"version": 1, "name": name, "start": {"url": door}, "steps": [step]})
        for name, step in (("good", good), ("bad", {**bad, "timeoutMs": 1000}))
    }
    project: Project = make_project({"reticle.toml": f'[app]\nurl = "{door}"\n', **flows})
    assert project.run("verify", "good").exit_code == 0
    failed = project.run("verify", "bad")
    assert failed.exit_code == 1
    runs = [path for path in project.root.glob(".reticle/runs/**/*") if path.is_file()]
    assert any(path.name == "log.jsonl" for path in runs)
    written = "\n".join(path.read_text("utf-8", "replace") for path in runs if path.suffix != ".png")
    for value in (*HIDDEN.values(), *STORED.values()):
        assert value not in written + failed.stdout + failed.stderr, value
