"""The newcomer's app: what Vite built, and an API whose state is a JSON file."""

from __future__ import annotations

import argparse
import hashlib
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

DIST = Path(__file__).parent / "dist"
EDITS = Path(__file__).parent / "edits.json"
"""Pieces of the built script and what stands there instead, as if its source had been edited."""
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".map": "application/json"}
PASSWORD = "04fb8b28a8996c4b3bdf8e1ad753713531f11cd52af8aa45fd1148ec6fb0c000"
FRESH = {
    "nextId": 3,
    "issues": [{"id": 1, "title": "Typo", "label": "bug"}, {"id": 2, "title": "CSV", "label": "feature"}],
}


class Handler(BaseHTTPRequestHandler):
    """Answers one request. `data` is the file that holds the state."""

    data: Path

    def do_GET(self) -> None:
        if self.path == "/api/issues":
            self._say(200, json.loads(self.data.read_text())["issues"])
            return
        file = DIST / ("index.html" if self.path == "/" else self.path.lstrip("/").split("?")[0])
        if not file.is_file():
            self._say(404, {"error": "no such page"})
            return
        body = file.read_bytes()
        if file.name == "index.js" and EDITS.is_file():
            for old, new in json.loads(EDITS.read_text()).items():
                body = body.replace(old.encode(), new.encode())
        self._send(200, body, TYPES.get(file.suffix, "text/plain"))

    def do_POST(self) -> None:
        sent = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.path == "/api/__reset":
            self.data.write_text(json.dumps(FRESH, indent=1))
            self._say(200, {})
            return
        state = json.loads(self.data.read_text())
        if self.path == "/api/login":
            good = hashlib.sha256(json.loads(sent)["password"].encode()).hexdigest() == PASSWORD
            self._say(200 if good else 401, {"name": "Mona"} if good else {"error": "Wrong e-mail or password"})
            return
        if self.path == "/api/issues":
            issue = {"id": state["nextId"], **json.loads(sent)}
            state["issues"].append(issue)
            state["nextId"] += 1
        else:
            issue = {"id": int(self.path.split("/")[3])}
            state["issues"] = [other for other in state["issues"] if other["id"] != issue["id"]]
        self.data.write_text(json.dumps(state, indent=1))
        self._say(201, issue)

    def _say(self, status: int, data: object) -> None:
        self._send(status, json.dumps(data).encode(), "application/json")

    def _send(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    options = parser.parse_args()
    Handler.data = options.data
    options.data.parent.mkdir(parents=True, exist_ok=True)
    options.data.write_text(json.dumps(FRESH, indent=1))
    ThreadingHTTPServer(("127.0.0.1", options.port), Handler).serve_forever()


if __name__ == "__main__":
    main()
