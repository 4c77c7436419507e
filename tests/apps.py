"""Small apps that tests start through a configuration: one script, its manners chosen by words."""

from __future__ import annotations

import sys
import textwrap

APP = textwrap.dedent(
    """
    import http.server, os, pathlib, signal, subprocess, sys, time

    port, *manners = sys.argv[1:]
    asked = 0
    here = pathlib.Path(__file__).parent

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            global asked
            asked += 1
            status, body = 200, "<h1>Shop</h1><button>Pay</button>"
            if self.path == "/gone":
                status, body = 404, "<h1>No such page</h1>"
            elif "slow" in manners and asked <= 3:
                status, body = 503, "not yet"
            elif "slow" in manners and asked <= 6:
                body = "<html><body><h1>Loading...</h1></body></html>"
            elif "echoes" in manners:
                print("asked for", self.path, os.environ.get("SHOP_CODE"), flush=True)
            elif "slow" in manners:
                (here / "asked.txt").write_text(str(asked))
            self.answer(status, body)

        def do_POST(self):
            self.answer(500 if "noreset" in manners else 204, "")

        def answer(self, status, body):
            self.send_response(status)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *words):
            pass

    if "child" in manners:
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
    if "stubborn" in manners:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if "dies" in manners:
        print("password=hunter2hunter2 is wrong", flush=True)
        sys.exit("no such table: orders")
    if "mute" in manners:
        time.sleep(600)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), Handler)
    (here / ("started-%d.txt" % os.getpid())).write_text(str(os.getpid()))
    print("listening on", port, flush=True)
    server.serve_forever()
    """
)


def start_command(*manners: str, port: str = "{port}") -> str:
    """Return the `start` of a configuration for this app."""
    return " ".join([f"exec {sys.executable} app.py", port, *manners])


def configuration(*manners: str, port: str = "{port}", app: str = "", process: str = "") -> str:
    """Return a reticle.toml that starts the app; `app` and `process` are further lines of these tables."""
    return (
        f'[app]\nurl = "http://127.0.0.1:{port}"\n{app}\n'
        f"[[app.process]]\nname = \"shop\"\nstart = '{start_command(*manners, port=port)}'\n{process}\n"
    )
