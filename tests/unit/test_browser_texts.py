"""What the browser says, turned into data: operations, bodies, previews, source maps, repository paths, times."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from reticle.browser import timebase
from reticle.browser.bodies import parse_request_body, parse_response_body
from reticle.browser.codemap import CodeMap
from reticle.browser.operations import Operation, find_operation
from reticle.browser.previews import spell, spell_call
from reticle.browser.sourcemaps import SourceMap, map_url, read_data_url
from reticle.browser.timebase import Timebase


@pytest.mark.parametrize(
    ("method", "body", "operation"),
    [
        ("POST", {"query": "{ cart { id } }"}, Operation(None, False)),
        ("POST", {"query": "query Cart($a: [Int!] = [1]) { cart }"}, Operation("Cart", False)),
        ("POST", {"query": "mutation Buy { buy }"}, Operation("Buy", True)),
        ("POST", {"query": "# mutation no\nquery A { a(text: \"mutation { x }\") }"}, Operation("A", False)),
        ("POST", {"query": "fragment F on T { id } mutation M { m { ...F } }"}, Operation("M", True)),
        ("POST", {"query": "query A { a } mutation B { b }", "operationName": "B"}, Operation("B", True)),
        ("POST", [{"query": "query A { a }"}, {"query": "mutation B { b }"}], Operation("A,B", True)),
        ("POST", [{"query": "query A { a }"}, {"query": "query B { b }"}], Operation("A,B", False)),
        ("POST", {"query": "shoes"}, Operation(None, True)),
        ("POST", {"jsonrpc": "2.0", "method": "cart.add", "id": 1}, Operation("cart.add", True)),
        ("POST", None, Operation(None, True)),
        ("GET", None, Operation(None, False)),
        ("DELETE", None, Operation(None, True)),
        ("POST", [], Operation(None, True)),
    ],
)  # fmt: skip
def test_an_operation_is_named_and_a_query_does_not_write(method: str, body: Any, operation: Operation) -> None:
    assert find_operation(method, "http://app.test/graphql", body) == operation


def test_a_graphql_query_in_the_address_is_named() -> None:
    url = "http://app.test/graphql?query=query%20Cart%20%7B%20cart%20%7D"
    assert find_operation("GET", url, None) == Operation("Cart", False)


MULTIPART = (
    '--x\r\nContent-Disposition: form-data; name="who"\r\n\r\nAda Ö\r\n'
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello\r\n'
    "--x--\r\n"
)


@pytest.mark.parametrize(
    ("text", "kind", "parsed"),
    [
        ('{"a": 1}', "application/json", {"a": 1}),
        ('{"a": 1}', "text/plain;charset=UTF-8", {"a": 1}),
        ("a=1&b=x%20y&a=2", "application/x-www-form-urlencoded", {"a": ["1", "2"], "b": "x y"}),
        (MULTIPART, "multipart/form-data; boundary=x",
         {"who": "Ada Ö", "file": {"filename": "a.txt", "type": "text/plain", "size": 5}}),
        ("{broken", "application/json", "{broken"),
        ('{"a": NaN}', "application/json", '{"a": NaN}'),
        (None, "", None),
    ],
)  # fmt: skip
def test_request_bodies_become_data(text: str | None, kind: str, parsed: Any) -> None:
    assert parse_request_body(text, kind) == parsed


def test_a_body_that_nests_too_deep_or_is_too_long_stays_text_and_short() -> None:
    deep = "[" * 200_000
    assert parse_response_body(deep, "application/json") == deep[: 64 * 1024]
    assert len(parse_request_body("x" * 6_000_000, "text/plain")) == 64 * 1024


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"type": "undefined"}, "undefined"),
        ({"type": "object", "subtype": "null", "value": None}, "null"),
        ({"type": "number", "value": 1.0}, "1"),
        ({"type": "number", "unserializableValue": "-0"}, "-0"),
        ({"type": "boolean", "value": True}, "true"),
        ({"type": "symbol", "description": "Symbol(a)"}, "Symbol(a)"),
        (
            {"type": "object", "subtype": "proxy", "className": "Object", "description": "Proxy(Object)"},
            "Proxy(Object)",
        ),
    ],
)
def test_console_values_are_spelled_as_a_console_does(value: dict[str, Any], text: str) -> None:
    assert spell(value) == text


def test_format_marks_take_their_arguments_and_leave_the_rest() -> None:
    args: list[dict[str, Any]] = [
        {"type": "string", "value": "%c%s has %d%% %s"}, {"type": "string", "value": "color: red"},
        {"type": "string", "value": "Ada"}, {"type": "number", "value": 12.7},
    ]  # fmt: skip
    assert spell_call("log", args) == "Ada has 12% %s"


PLAIN = {"version": 3, "sources": ["src/a.ts"], "names": ["add"], "mappings": ";AAwCEA,IAAI"}


def test_a_position_is_found_at_or_before_the_nearest_segment_of_its_line() -> None:
    found = SourceMap(json.dumps(PLAIN))
    first, second = found.find(1, 3), found.find(1, 9)
    assert first is not None
    assert (first.source, first.line, first.column, first.name) == ("src/a.ts", 40, 2, "add")
    assert second is not None
    assert (second.line, second.column, second.name) == (40, 6, None)
    assert found.find(0, 5) is None


def test_an_indexed_map_answers_from_the_section_that_holds_the_position() -> None:
    indexed = {
        "version": 3,
        "sections": [
            {"offset": {"line": 0, "column": 0}, "map": PLAIN},
            {"offset": {"line": 5, "column": 0}, "map": {**PLAIN, "sources": ["b.ts"], "sourceRoot": "/lib"}},
        ],
    }
    found = SourceMap(")]}'\n" + json.dumps(indexed))
    upper, lower = found.find(1, 0), found.find(6, 0)
    assert upper is not None
    assert lower is not None
    assert (upper.source, lower.source, lower.line) == ("src/a.ts", "/lib/b.ts", 40)


def test_inline_and_relative_maps_are_read() -> None:
    text = json.dumps(PLAIN)
    inline = "data:application/json;base64," + base64.b64encode(text.encode()).decode()
    assert read_data_url(inline) == text
    assert read_data_url("http://app.test/a.map") is None
    assert map_url("http://app.test/js/a.js?v=1", "a.js.map") == "http://app.test/js/a.js.map"


@pytest.mark.parametrize("text", ["[]", "{}", '{"version": 2}', "not json"])
def test_what_is_no_map_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        SourceMap(text)


def test_the_longest_prefix_names_the_repository_path_and_a_path_prefix_is_the_apps_own() -> None:
    code_map = CodeMap(
        {"/static/": "web/static", "/static/lib/": "vendor/lib/", "https://cdn.test/app/": "app"},
        ["http://app.test:80"],
    )
    assert code_map.name("http://app.test:80/static/js/cart.js?v=3") == "web/static/js/cart.js"
    assert code_map.name("http://app.test:80/static/lib/x.js") == "vendor/lib/x.js"
    assert code_map.name("https://cdn.test/app/../../etc/passwd") == "app/etc/passwd"
    assert code_map.name("http://other.test/static/js/cart.js") == "http://other.test/static/js/cart.js"
    assert code_map.url_of("web/static/js/cart.js") == "http://app.test:80/static/js/cart.js?v=3"


def test_what_a_development_server_hands_out_is_named_as_it_stands_in_the_repository(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/App.jsx").write_text("export default 1\n")
    code_map = CodeMap({"/static/": "web"}, ["http://app.test:80"], tmp_path)
    assert code_map.name("http://app.test:80/src/App.jsx?t=17") == "src/App.jsx"
    assert code_map.name(f"http://app.test:80/@fs{tmp_path.as_posix()}/src/App.jsx") == "src/App.jsx"
    assert code_map.url_of("src/App.jsx") == "http://app.test:80/src/App.jsx?t=17"
    for other in ("http://app.test:80/src/Gone.jsx", "http://app.test:80/", "http://other.test/src/App.jsx"):
        assert code_map.find_path(other) is None


def test_a_pair_of_clocks_that_a_busy_browser_read_apart_moves_nothing() -> None:
    times = Timebase(monotonic_s=100.0, wall_s=1_000.0)
    times.map(100.5, 1_000.5 + 0.011)
    assert times.from_epoch(1_000_500.0) == pytest.approx(500.0)
    assert times.to_epoch(100.5) == pytest.approx(1_000_500.0)


def test_the_browsers_clocks_are_mapped_once() -> None:
    times = Timebase(monotonic_s=100.0, wall_s=1_000.0)
    times.map(100.5, 1_001.0)
    times.map(101.0, 9_999.0)
    assert times.from_monotonic(100.25) == 250.0
    assert times.from_epoch(1_001_500.0) == pytest.approx(1_000.0)
    assert times.to_monotonic(250.0) == 100.25


def test_a_wall_clock_that_is_set_moves_no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [(100.0, 1_000.0), (101.0, 4_601.0), (101.0, 4_601.0)]
    monkeypatch.setattr(timebase, "_read_pair", lambda: pairs.pop(0))
    times = Timebase()
    assert times.from_wall(4_601_000.0) == pytest.approx(1_000.0)
    assert times.from_epoch(1_001_000.0) == pytest.approx(1_000.0)
    assert times.jump_ms() == pytest.approx(3_600_000.0)


def test_another_machines_clocks_are_not_moved_by_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timebase, "_read_pair", lambda: (101.0, 4_601.0))
    times = Timebase(monotonic_s=100.0, wall_s=1_000.0)
    times.map(100.5, 1_001.0)
    assert times.jump_ms() == 0.0
