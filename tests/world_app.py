"""An app for a hostile world: its pages hang, close themselves or are never answered."""

from __future__ import annotations

import textwrap
from typing import Any

PAGE = """<!doctype html><title>Shop</title><h1>Shop</h1><p id=said></p>
<button id=loop onclick="for (;;);">Loop</button>
<button id=stuck onclick="say('Done'); setTimeout(() => { for (;;); }, 200)">Stuck</button>
<button id=open onclick="window.open('/second', 'second')">Open</button>
<button id=close onclick="window.close()">Close</button>
<button id=err onclick="say('Done'); setTimeout(() => console.error('too late'), 200)">Err</button>
<button id=ask onclick="ask('/never')">Ask</button>
<button id=buy onclick="ask('/orders')">Buy</button>
<div id=box style="width:40px;height:40px;background:#28c"></div>
<script>
const say = (text) => { document.getElementById('said').textContent = text; };
const ask = async (path) => {
  say('Asking');
  const answer = await fetch(path, { method: 'POST', body: '{}' });
  say(answer.ok ? 'Done' : 'Failed');
};
if (location.hash === '#moving') {
  const move = (t) => {
    document.getElementById('box').style.transform = `translateX(${t % 300}px)`;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}
</script>"""

EVIL = """<!doctype html><title>\\x1b[31m</title><h1>Evil</h1><p id=said></p><button id=speak>Speak</button>
<script>
const evil = '\\x1b]0;x\\x07\\u202e\\n::error file=x::pwned\\n<\\/script><script>alert(1)<\\/script>]]>';
document.title = evil;
document.getElementById('speak').addEventListener('click', () => {
  document.getElementById('said').textContent = evil;
  console.error(evil);
  throw new Error(evil);
});
</script>"""

WORLD_APP = textwrap.dedent(
    """
    import http.server, os, pathlib, sys, threading, time

    PAGE = {page!r}
    EVIL = {evil!r}
    port, *manners = sys.argv[1:]
    here = pathlib.Path(__file__).parent
    began = time.monotonic()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path.startswith("/late"):
                self.never("late")
            if self.path == "/evil":
                return self.answer(200, EVIL)
            down = self.path.startswith("/down") or ("dazed" in manners and time.monotonic() - began < 1.5)
            self.answer(503 if down else 200, "not now" if down else PAGE)

        def do_POST(self):
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.path == "/never":
                self.never("never")
            if self.path == "/orders" and "falls" in manners and not (here / "fell.txt").exists():
                (here / "fell.txt").write_text("fell")
                os._exit(3)
            self.answer(201, "{{}}")

        def never(self, name):
            (here / f"reached-{{name}}.txt").write_text("reached")
            threading.Event().wait()

        def answer(self, status, body):
            self.send_response(status)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *words):
            pass

    class Server(http.server.ThreadingHTTPServer):
        daemon_threads = True

    server = Server(("127.0.0.1", int(port)), Handler)
    (here / ("started-%d.txt" % os.getpid())).write_text(str(os.getpid()))
    server.serve_forever()
    """
).format(page=PAGE, evil=EVIL)
"""Answers 503 at first (`dazed`), falls over at its first order (`falls`); what never is answered leaves a note."""


def flow(name: str, *steps: dict[str, Any], path: str = "/", **fields: Any) -> dict[str, Any]:
    """Return a flow file."""
    return {"version": 1, "name": name, "start": {"path": path}, "steps": list(steps), **fields}


def click(css: str, text: str | None = "Done", timeout_ms: int = 4000) -> dict[str, Any]:
    """Return a step that presses a button, and expects a text."""
    step: dict[str, Any] = {"action": "click", "target": {"css": css}, "timeoutMs": timeout_ms}
    if text is not None:
        step["expect"] = {"kind": "text", "contains": text}
    return step
