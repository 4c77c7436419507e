"""The small languages of `[app]`: placeholders, readiness, and how a page says that it is not ready."""

from __future__ import annotations

import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reticle.appproc.placeholders import fill
from reticle.appproc.readiness import Readiness, parse_readiness, says_loading
from reticle.errors import ConfigError

VALUES = {"port": "4000", "port:api": "4001", "workdir": "/tmp/a b", "copy": "1"}


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("serve --port {port} --api {port:api}", "serve --port 4000 --api 4001"),
        ("awk '{print $1}' ${HOME} {{port}}", "awk '{print $1}' ${HOME} {port}"),
        ("curl -d '{\"a\": 1}' :{port}", "curl -d '{\"a\": 1}' :4000"),
        ("{copy}{copy}", "11"),
    ],
)
def test_placeholders_are_filled_and_other_braces_are_left(text: str, filled: str) -> None:
    assert fill(text, VALUES, where="start") == filled


@pytest.mark.parametrize(("name", "near"), [("prot", "{port}"), ("workdr", "{workdir}"), ("zzz", "{{zzz}}")])
def test_an_unknown_placeholder_is_told_with_the_nearest(name: str, near: str) -> None:
    with pytest.raises(ConfigError) as caught:
        fill(f"x {{{name}}}", VALUES, where="app.reset")
    assert "app.reset" in str(caught.value)
    assert near in str(caught.value)


@settings(max_examples=40)
@given(st.text(st.characters(exclude_characters="\x00", exclude_categories=["Cs"]), max_size=30))
def test_a_value_reaches_a_command_as_one_word_whatever_quotes_it_stands_in(value: str) -> None:
    for template in ("printf %s {workdir}", 'printf %s "{workdir}"', "printf %s '{workdir}'"):
        command = fill(template, {"workdir": value}, where="start", command=True)
        done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=True)
        assert done.stdout.decode("utf-8") == value


@pytest.mark.parametrize(
    ("text", "readiness"),
    [
        ("/healthz", Readiness(url="http://127.0.0.1:4000/healthz")),
        ("http://127.0.0.1:1/x", Readiness(url="http://127.0.0.1:1/x")),
        ("8080", Readiness(port=8080)),
        ("tcp:8080", Readiness(port=8080)),
        ("line:listening on", Readiness(line="listening on")),
    ],
)
def test_readiness_is_a_path_an_address_a_port_or_a_line(text: str, readiness: Readiness) -> None:
    assert parse_readiness(text, "http://127.0.0.1:4000") == readiness


@pytest.mark.parametrize("text", ["", "healthz", "0", "99999", "line:", "tcp:x"])
def test_any_other_readiness_is_told_with_examples(text: str) -> None:
    with pytest.raises(ConfigError, match="/healthz"):
        parse_readiness(text, "http://127.0.0.1:4000")


@pytest.mark.parametrize(
    ("page", "loading"),
    [
        ("<h1>Loading…</h1>", True),
        ("<title>x</title><p>The server is starting up, please wait.</p>", True),
        ('<meta http-equiv="refresh" content="2"><p>One moment</p>', True),
        ("<h1>Shop</h1><p>Mugs and plates</p>", False),
        ('<div id="app">Loading…</div><script src="app.js"></script>', False),
        ("ok", False),
        ("<p>" + "We are loading the truck with all the goods of this week. " * 5 + "</p>", False),
    ],
)
def test_a_page_that_only_says_it_is_loading_is_told_from_an_app_that_draws_itself(page: str, loading: bool) -> None:
    assert says_loading(page) is loading
