"""A small app with stored data for tests of tasks: a list of notes in a file, and a scripted agent for it."""

from __future__ import annotations

import sys
import textwrap
from typing import Any

APP = textwrap.dedent(
    """
    import http.server, os, pathlib, sys

    port, workdir = sys.argv[1:]
    notes = pathlib.Path(workdir) / "notes.txt"

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.answer("<h1>Notes</h1>")

        def do_POST(self):
            text = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
            if self.path == "/reset":
                notes.write_text("1\\told\\n")
            elif self.path == "/die":
                os._exit(3)
            elif self.path == "/lose":
                notes.unlink()
            else:
                with notes.open("a") as stream:
                    stream.write(f"{len(notes.read_text().splitlines()) + 1}\\t{text}\\n")
            self.answer("done")

        def answer(self, body):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *words):
            pass

    http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), Handler).serve_forever()
    """
)
AGENT = textwrap.dedent(
    """
    import http.client, os, pathlib, sys, time
    from urllib.parse import urlsplit

    manner, *rest = sys.argv[1:]

    def post(path, text=""):
        connection = http.client.HTTPConnection(urlsplit(os.environ["RETICLE_APP_URL"]).netloc, timeout=30)
        connection.request("POST", path, text)
        try:
            connection.getresponse().read()
        except OSError:
            pass

    if manner == "write":
        post("/add", rest[0])
    elif manner == "every-other":  # right, wrong, right, …: counted in a file
        counter = pathlib.Path(rest[0])
        count = len(counter.read_text()) if counter.exists() else 0
        counter.write_text("x" * (count + 1))
        post("/add", "wrong" if count % 2 else "milk")
    elif manner == "post":
        post(rest[0])
    elif manner == "tell":
        print(os.environ.get(rest[0], "nothing"))
    elif manner == "meet":  # two trials at once, or none: each waits for the other
        folder = pathlib.Path(rest[0])
        (folder / ("here-%d" % os.getpid())).write_text("")
        while len(list(folder.glob("here-*"))) < 2:
            time.sleep(0.02)
        post("/add", "milk")
    elif manner == "wait":
        pathlib.Path(rest[0]).write_text(str(os.getpid()))
        time.sleep(600)
    elif manner == "answer-file":
        pathlib.Path(os.environ["RETICLE_ANSWER_FILE"]).write_text(rest[0] + "\\n")
        print("not the answer")
    """
)
CONFIG = (
    '[app]\nurl = "http://127.0.0.1:{port}"\nreset = ["POST /reset"]\n'
    '[[app.process]]\nname = "notes"\nstart = \'exec ' + sys.executable + " app.py {port} {workdir}'\n"
)
RIGHT = '{"version": 1, "lines": [\n"state notes 1\\told",\n"state notes 2\\tmilk"\n]}\n'
START = '{"version": 1, "lines": [\n"state notes 1\\told"\n]}\n'
TASK = (
    'id = "note"\nprompt = "Note down: milk."\nstart = "/list"\nstate = "state.json"\n'
    'reference = "reference.json"\nagain = "again.json"\n'
)


def notes_files(*, wanted: str = RIGHT, **lines: str) -> dict[str, Any]:
    """Return a project with the task `note.toml`; `lines` are further keys of the task, as TOML values."""
    more = "".join(f"{key} = {value}\n" for key, value in lines.items())
    source = {"kind": "file", "label": "notes", "path": "${RETICLE_WORKDIR}/notes.txt"}
    return {
        "reticle.toml": CONFIG,
        "app.py": APP,
        "agent.py": AGENT,
        "state.json": {"sources": [source]},
        "note.toml": TASK + more,
        "reference.json": wanted,
        "again.json": wanted,
    }


def agent(*words: str) -> tuple[str, ...]:
    """Return the words of a command line that end in this agent."""
    return ("--no-browser", "--", sys.executable, "agent.py", *words)
