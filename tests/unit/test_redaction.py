"""One place for redaction: what it hides, what it leaves, and that equality survives."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reticle.appproc.output import Output
from reticle.browser.cookies import hide_state, is_ticket
from reticle.model.event import StorageChange
from reticle.sources.environment import learn_environment
from reticle.text import Redactor, is_secret_key
from reticle.truth.redact_event import redact_event
from reticle.truth.redact_predicate import redact_leaf


@pytest.mark.parametrize(
    "key",
    [
        "password",
        "passwd",
        "user_password",
        "newPassword",
        "apiKey",
        "api-key",
        "access_token",
        "refreshToken",
        "secret",
        "clientSecret",
        "Authorization",
        "Cookie",
        "set-cookie",
        "otp",
        "cvv",
        "pin",
        "sessionId",
        "privateKey",
        "jwt",
    ],
)
def test_names_that_hold_secrets_are_recognised(key: str) -> None:
    assert is_secret_key(key)


@pytest.mark.parametrize(
    "key",
    ["author", "pinned", "passenger", "tokenizer", "keyboard", "monkey", "spinner", "opinion", "name", "compass", "id"],
)
def test_names_that_only_look_alike_are_left(key: str) -> None:
    assert not is_secret_key(key)


@pytest.mark.parametrize(
    "text",
    [
        "Bearer abcdefgh12345678",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U",
        "ghp_0123456789abcdefghijABCDEFGHIJ012345",
        "AKIAIOSFODNN7EXAMPLE",
        "xoxb-123456789012-abcdefghij",
    ],
)
def test_tokens_known_by_their_form_are_replaced_in_free_text(text: str) -> None:
    assert text.split()[-1] not in Redactor().text(f"before {text} after")


def test_credentials_and_secret_parameters_of_an_address_are_replaced() -> None:
    made = Redactor().url("https://ada:hunter2@shop.test/a?token=abc123&page=2#access_token=zzz")
    assert "hunter2" not in made
    assert "abc123" not in made
    assert "zzz" not in made
    assert "page=2" in made
    assert made.startswith("https://ada:‹secret:")


def test_equal_secrets_have_equal_marks_in_one_run_and_other_marks_in_the_next() -> None:
    one = Redactor()
    assert one.data({"password": "a"}) == one.data({"password": "a"})
    assert one.data({"password": "a"}) != one.data({"password": "b"})
    assert one.data({"password": "a"}) != Redactor().data({"password": "a"})


def test_redacting_twice_changes_nothing() -> None:
    redactor = Redactor()
    redactor.learn("correct horse battery")
    once = redactor.data({"token": "x1", "note": "correct horse battery", "url": "http://h/?pwd=1"})
    assert redactor.data(once) == once


def test_a_short_learned_secret_is_replaced_only_as_a_whole_value() -> None:
    redactor = Redactor()
    redactor.learn("abc")
    assert redactor.text("abc") != "abc"
    assert redactor.text("alphabcet") == "alphabcet"


def test_numbers_under_secret_names_are_replaced_and_flags_are_not() -> None:
    made = Redactor().data({"pin": 1234, "otp": None, "token": "", "secret": True})
    assert str(made["pin"]).startswith("‹secret:")
    assert made["otp"] is None
    assert made["secret"] is True


SECRET = st.text(
    alphabet=st.characters(min_codepoint=33, max_codepoint=0x2FF, exclude_characters="‹›"), min_size=6, max_size=30
)
PLACES = st.sampled_from(["plain", "json", "url", "quoted", "nested", "header", "form", "key", "html"])


def _hide(secret: str, place: str) -> Any:
    forms: dict[str, Any] = {
        "plain": f"typed {secret} here",
        "json": json.dumps({"field": secret}),
        "url": "http://h.test/p?q=" + quote(secret, safe=""),
        "quoted": f'value="{secret}"',
        "nested": {"a": [{"b": {"c": [secret, f"<{secret}>"]}}]},
        "header": {"x-custom": f"v={secret};"},
        "form": "user=ada&field=" + quote(secret),
        "key": {secret: 1},
        "html": f"<p>{secret.replace('&', '&amp;').replace('<', '&lt;')}</p>",
    }
    return forms[place]


@settings(max_examples=300, deadline=None)
@given(secret=SECRET, place=PLACES)
def test_a_learned_secret_gets_past_in_no_place(secret: str, place: str) -> None:
    redactor = Redactor(b"key")
    redactor.learn(secret)
    shown = json.dumps(redactor.data(_hide(secret, place)), ensure_ascii=False)
    for form in {secret, quote(secret, safe=""), quote(secret), json.dumps(secret)[1:-1]}:
        assert form not in shown


@pytest.mark.parametrize(
    "text", ["error: password=hunter2hunter2", "KeyError: 'password=hunter2hunter2'", "a=b:pin=123456"]
)
def test_a_pair_inside_the_value_of_another_is_found(text: str) -> None:
    assert "hunter2" not in Redactor().text(text)
    assert "123456" not in Redactor().text(text)


def test_a_pair_in_the_script_of_a_page_is_found_wherever_it_begins() -> None:
    script = "f('/in',{headers:{authorization:'Bearer abcd1234efgh'},"
    script += "body:JSON.stringify({password:'S3cretOne',pin:'S3cretTwo'})})"
    told = Redactor().text(script)
    assert "S3cret" not in told
    assert "abcd1234" not in told
    assert told.startswith("f('/in',{headers:{authorization:'‹secret:")
    assert "body:JSON.stringify({password:'‹secret:" in told
    nested = "a:" * 20_000 + "password:hidden9"
    assert Redactor().text(nested).startswith("a:a:")
    assert "hidden9" not in Redactor().text(nested)


@pytest.mark.parametrize("field", ['testid "password"', 'textbox "Password"', 'label "PIN"', 'button "Reset token"'])
def test_a_sentence_about_a_field_that_is_called_like_a_secret_stays_readable(field: str) -> None:
    said = f"step 3 press Enter {field}: cannot be told: the page is still changing"
    assert Redactor().text(said) == said
    assert "hunter22" not in Redactor().text(f'{field}: "hunter22"')
    assert "hunter22" not in Redactor().text('{"password": hunter22}')


def test_what_a_flow_learns_its_run_knows_and_the_next_flow_does_not() -> None:
    run = Redactor()
    run.declare("declared horse")
    one, other = run.child(), run.child()
    one.learn("typed battery")
    assert run.text("typed battery") == one.text("typed battery") != "typed battery"
    assert other.text("a typed battery") == "a typed battery"
    assert other.text("declared horse") == run.text("declared horse") != "declared horse"


def test_a_line_that_an_app_printed_before_its_secret_was_learned_is_redacted_too() -> None:
    redactor = Redactor()
    output = Output(redactor)
    output.feed("hello staple\nand staple")
    redactor.learn("staple")
    assert [line.replace(redactor.digest("staple"), "#") for line in output.lines()] == ["hello #", "and #"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("PWD", "/home/ci/project"), ("OLDPWD", "/home/ci"), ("USE_TOKEN", "true"), ("CHECK_PIN", "off"), ("OTP", "42")],
)
def test_a_working_folder_and_a_switch_of_the_environment_are_no_secrets(name: str, value: str) -> None:
    redactor = Redactor()
    learn_environment({name: value, "DB_PWD": "hunter2-long"}, redactor)
    said = f"{value} in {value}/app, true or off, 42"
    assert redactor.text(said) == said
    assert "hunter2" not in redactor.text("psql hunter2-long")


@pytest.mark.parametrize(
    "name", ["shop_session", "sessionid", "JSESSIONID", "connect.sid", "auth", "csrftoken", "_app_sess", "rememberMe"]
)
def test_a_cookie_of_a_session_is_told_by_its_digest(name: str) -> None:
    redactor = Redactor()
    told = redact_event(StorageChange("cookie", "set", name, "plain"), redactor)
    assert isinstance(told, StorageChange)
    assert str(told.value).startswith("‹secret:")
    leaf = redact_leaf({"kind": "cookie", "name": name, "equals": "plain"}, redactor)
    assert leaf["equals"] == told.value


@pytest.mark.parametrize("name", ["theme", "lang", "sidebar", "author", "assessment", "seen"])
def test_other_cookies_are_told_as_they_are(name: str) -> None:
    told = redact_event(StorageChange("cookie", "set", name, "plain"), Redactor())
    assert isinstance(told, StorageChange)
    assert told.value == "plain"


@pytest.mark.parametrize(
    ("line", "ticket"),
    [
        ("a=SypQTAog_4IlUsHgXZRCHV; Path=/; HttpOnly; SameSite=Lax", True),
        ("a=SypQTAog_4IlUsHgXZRCHV; Path=/", False),
        ("theme=dark; HttpOnly", False),
        ("a=abcdefghijklmnopqrst; HttpOnly", False),
        ("a=1234567890123456; HttpOnly", False),
    ],
)
def test_what_no_script_may_read_and_is_drawn_at_random_is_a_secret(line: str, ticket: bool) -> None:
    assert is_ticket(line) is ticket


def test_a_hidden_value_stays_in_what_is_compared_and_is_in_nothing_that_is_written() -> None:
    run = Redactor()
    flow = run.child()
    flow.hide("ada|1764|k%3D")
    assert flow.text("in ada|1764|k%3D") == "in ada|1764|k%3D"
    written = {"text": "in ada|1764|k%3D", "url": "/x?c=ada%7C1764%7Ck%253D", "list": [{"a": "ada|1764|k%3D"}]}
    for redactor in (flow, run):
        assert "1764" not in json.dumps(redactor.seal(written))


def test_short_values_are_not_hidden_and_words_of_our_own_formats_stay() -> None:
    redactor = Redactor()
    redactor.hide("dark")
    redactor.hide("document")
    assert redactor.seal_ours({"resource": "document", "theme": "dark", "text": "a document"}) == {
        "resource": "document", "theme": "dark", "text": f"a {redactor.digest('document')}",
    }  # fmt: skip


@pytest.mark.parametrize("area", ["local", "session"])
@pytest.mark.parametrize("key", ["session", "auth", "jwt", "refreshToken", "sb-auth"])
def test_what_storage_keeps_of_a_session_is_told_by_its_digest(area: Any, key: str) -> None:
    redactor = Redactor()
    told = redact_event(StorageChange(area, "set", key, "plain"), redactor)
    assert isinstance(told, StorageChange)
    assert told.value == redactor.digest("plain")
    leaf = redact_leaf({"kind": "storage", "area": area, "key": key, "equals": "plain"}, redactor)
    assert leaf["equals"] == told.value


def test_what_a_storage_state_brings_is_hidden(tmp_path: Path) -> None:
    state = {
        "cookies": [{"name": "_app", "value": "AAAAHTTPONLY10", "httpOnly": True},
                    {"name": "theme", "value": "dark-blue-1", "httpOnly": False}],
        "origins": [{"origin": "http://x", "localStorage": [{"name": "session", "value": "AAAALS24"}]}],
    }  # fmt: skip
    (tmp_path / "state.json").write_text(json.dumps(state), encoding="utf-8")
    for brought in (state, tmp_path / "state.json", tmp_path / "none.json"):
        redactor = Redactor()
        hide_state(redactor, brought)
        sealed = redactor.seal("AAAAHTTPONLY10 dark-blue-1 AAAALS24")
        assert ("AAAA" in sealed) is (brought == tmp_path / "none.json")
        assert "dark-blue-1" in sealed
