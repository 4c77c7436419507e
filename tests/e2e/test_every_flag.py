"""Options that no other test gives: each changes what is done, seen at the command line."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from house import MakeProject

PAGE = """<!doctype html><meta charset=utf-8><title>Who asks</title><button>Go</button><p role=status></p><script>
const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.querySelector('p').textContent = [innerWidth + 'x' + innerHeight, devicePixelRatio, navigator.language,
  Intl.DateTimeFormat().resolvedOptions().timeZone, dark].join(' ');
</script>"""
LOOK = ("--viewport", "390x844@2", "--locale", "de-DE", "--timezone", "Asia/Tokyo", "--color-scheme", "dark")
SAID = "390x844 2 de-DE Asia/Tokyo dark"
GO = "click name=Go role=button"
OLD = {"tag": "button", "role": "button", "name": "Pay", "text": "Pay"}


class _Page(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE.encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A page that says what its browser is like."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Page)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize(
    ("words", "exit_code"),
    [
        (["assert", "--expect", f"text '{SAID}'"], 0),
        pytest.param(["check", "--do", GO, "--expect", f"text '{SAID}'"], 2, marks=pytest.mark.full),
        pytest.param(["act", "--do", GO], 2, marks=pytest.mark.full),
        pytest.param(["query", "role=status"], 0, marks=pytest.mark.full),
        pytest.param(["snapshot"], 0, marks=pytest.mark.full),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)  # fmt: skip
def test_what_the_browser_is_like_is_said_by_options(
    make_project: MakeProject, url: str, words: list[str], exit_code: int
) -> None:
    place = make_project({})
    done = place.run(words[0], url, *words[1:], *LOOK)
    assert "Traceback" not in done.stderr
    assert done.exit_code in (0, exit_code), done.stdout + done.stderr
    if words[0] in ("query", "snapshot"):
        assert SAID in done.stdout
    if words[0] == "assert":
        assert place.run(words[0], url, *words[1:]).exit_code == 1


@pytest.mark.parametrize("words", [("--floor", "1"), ("--margin", "50")])
def test_a_match_that_is_not_sure_enough_for_the_options_is_refused(
    make_project: MakeProject, words: tuple[str, ...]
) -> None:
    near = {"tag": "button", "role": "button", "name": "Pay now", "text": "Pay now"}
    other = {"tag": "a", "role": "link", "name": "Help", "text": "Help"}
    case = {"id": "1", "old": OLD, "candidates": [{"ref": "e1", "fp": near}, {"ref": "e2", "fp": other}]}
    place = make_project({"cases.jsonl": json.dumps(case) + "\n"})

    def match(*more: str) -> Any:
        done = place.run("match", "cases.jsonl", *more)
        assert done.exit_code == 0, done.stderr
        return json.loads(done.stdout.splitlines()[0])

    assert match()["ref"] == match("--reverse", "0")["ref"] == "e1"
    assert match(*words).get("ref") is None


def _snapshot(folder: Path, name: str, *rows: str) -> str:
    lines = [f"state cart {row}" for row in rows]
    (folder / name).write_text(json.dumps({"version": 1, "lines": lines}), "utf-8")
    return name


def test_a_pass_that_changed_nothing_is_told_beside_the_start(make_project: MakeProject) -> None:
    place = make_project({})
    names = [_snapshot(place.root, f"{name}.json", "1\tmug") for name in ("reference", "again", "candidate", "start")]
    words = ["grade", "judge", "--reference", names[0], "--again", names[1], "--candidate", names[2]]
    plain = place.run(*words, "--json")
    told = place.run(*words, "--start", names[3], "--trust-digests", "--json")
    assert (plain.exit_code, told.exit_code) == (0, 0), told.stdout + told.stderr
    assert len(told.json["notes"]) == len(plain.json.get("notes", [])) + 1
