"""The `http` source against a server of this machine."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from stored_state import Stored, get_source

CART = {
    "items": [
        {"name": "b\tx", "id": 2, "price": 1.50, "tags": ["x", {"b": 1, "a": None}], "ok": True},
        {"id": 1, "name": None, "password": "geheim"},
    ],
    "by-day": {"mon": [1], "tue": ["1"]},
    "apiKey": "tops3cret",
}


class _Handler(BaseHTTPRequestHandler):
    seen: dict[str, str]

    def do_GET(self) -> None:
        self.server.seen = dict(self.headers)  # type: ignore[attr-defined]
        self.server.path = self.path  # type: ignore[attr-defined]
        if self.path.startswith("/hang"):
            self.server.release.wait(20)  # type: ignore[attr-defined]
            return
        status, body = 200, json.dumps(CART).replace("1.5,", "1.50,").encode()
        if self.path == "/moved":
            status = 302
        elif self.path == "/broken":
            status = 503
        elif self.path == "/text":
            body = b"<html>"
        elif self.path == "/halves":
            body = rb'["\ud83d", "\ud83e", ["\ud83d"], "\ufffd"]'
        elif self.path == "/deep":
            body = b"[" * 5000 + b"]" * 5000
        self.send_response(status)
        self.send_header("Location", "/cart")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.path == "/drip":
            for byte in body:
                self.wfile.write(bytes([byte]))
                if self.server.release.wait(0.1):  # type: ignore[attr-defined]
                    return
        else:
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[ThreadingHTTPServer]:
    made = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    made.release = threading.Event()  # type: ignore[attr-defined]
    made.daemon_threads = True
    made.handle_error = lambda *_: None  # type: ignore[method-assign] # a client that gives up is what some tests want
    thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield made
    finally:
        made.release.set()  # type: ignore[attr-defined]
        made.shutdown()
        thread.join()
        made.server_close()


@pytest.fixture
def stored(tmp_path: Path, server: ThreadingHTTPServer) -> Stored:
    return Stored(tmp_path, {"APP": f"http://127.0.0.1:{server.server_port}"})


def cart(path: str = "/cart", **more: Any) -> dict[str, Any]:
    return {"kind": "http", "label": "cart", "url": "${APP}" + path, **more}


def test_objects_become_rows_with_their_members_as_cells(stored: Stored) -> None:
    rows = stored.rows(cart(select="items[*]"))
    entry = get_source(stored.folder / "out.json", "cart")
    assert entry["columns"] == ["id", "name", "ok", "password", "price", "tags"]
    assert entry["key"] == ["id"]
    digest = "sha256:addb0f5e7826c857d7376d1bd9bc33c0"
    assert rows == [
        f"cart 1\t\\N\t\\-\t{digest}\t\\-\t\\-",
        'cart 2\tb\\tx\ttrue\t\\-\t1.50\t["x",{"a":null,"b":1}]',
    ]


@pytest.mark.parametrize(
    ("select", "rows"),
    [
        ("items[*].id", ["cart 1", "cart 2"]),
        ("items[0].tags[*]", ['cart x', 'cart {"a":null,"b":1}']),
        ("items[0].tags[1]", ["cart \\N\t1"]),
        ("['by-day'].mon", ["cart [1]"]),
        ('["by-day"][*][*]', ["cart 1", "cart 1"]),
        ("$.items[1].id", ["cart 1"]),
        ("by-day.tue", ['cart ["1"]']),
    ],
)  # fmt: skip
def test_a_path_selects_what_it_names(stored: Stored, select: str, rows: list[str]) -> None:
    assert stored.rows(cart(select=select)) == rows


def test_halves_of_a_surrogate_pair_stay_apart(stored: Stored) -> None:
    rows = stored.rows(cart("/halves", select="[*]"))
    assert len(set(rows)) == 4
    assert {'cart ["\\\\ud83d"]', "cart \ufffd"} < set(rows)


def test_types_are_told_apart_when_asked(stored: Stored) -> None:
    assert stored.rows(cart(select="by-day[*][*]", typed=True)) == ["cart number:1", "cart text:1"]
    assert stored.rows(cart(select="items[0].ok", typed=True)) == ["cart bool:true"]


def test_secret_members_are_digests_at_every_depth(stored: Stored) -> None:
    (row,) = stored.rows(cart())
    assert "tops3cret" not in row
    assert "geheim" not in row


def test_headers_and_variables_are_sent_and_never_printed(stored: Stored, server: ThreadingHTTPServer) -> None:
    stored.env["KEY"] = "tops3cret-value"
    source = cart("/cart?a=b c&k=${KEY}", select="nope", headers={"Authorization": "Bearer ${KEY}", "X-Shop": "1"})
    source["url"] = source["url"].replace(" ", "%20")
    reason = stored.failure(source)
    assert server.seen["Authorization"] == "Bearer tops3cret-value"  # type: ignore[attr-defined]
    assert server.seen["X-Shop"] == "1"  # type: ignore[attr-defined]
    assert server.path == "/cart?a=b%20c&k=tops3cret-value"  # type: ignore[attr-defined]
    assert reason == 'select "nope": no "nope" in an object with apiKey, by-day, items'
    refused = stored.failure({**source, "url": "http://127.0.0.1:1/?k=${KEY}"})
    assert "tops3cret" not in refused


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/moved", "status 302"),
        ("/broken", "status 503"),
        ("/text", "is no JSON"),
        ("/deep", "is nested too deeply"),
        ("/hang", "timed out after 0.5 s"),
        ("/drip", "timed out after 0.5 s"),
    ],
)
def test_what_is_no_good_reply_has_failed(stored: Stored, path: str, reason: str) -> None:
    assert reason in stored.failure(cart(path, timeoutS=0.5))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.test/x",
        "https://10.0.0.1/",
        "http://127.0.0.1.example.test/",
        "http://0.0.0.0/",
        "http://[::2]/",
    ],
)
def test_only_this_machine_is_asked(stored: Stored, url: str) -> None:
    assert "is not this machine" in stored.failure({**cart(), "url": url})


@pytest.mark.parametrize("url", ["ftp://127.0.0.1/", "cart", "http://127.0.0.1:x/"])
def test_what_is_no_address_is_refused(stored: Stored, url: str) -> None:
    assert "is no http address" in stored.failure({**cart(), "url": url})


@pytest.mark.parametrize("select", ["items[", "items[*]x", "items..id", "items[-1]"])
def test_a_path_that_is_none_is_refused(stored: Stored, select: str) -> None:
    assert "is not understood" in stored.failure(cart(select=select))
