"""Answers of other origins become stubs: which requests are one, what is left out, what is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from reticle.browser.keeping import Answer, Fate
from reticle.browser.operations import find_operation
from reticle.browser.stubs import Stubs
from reticle.engine.stub_making import MOST_STUBS, Made, make_stubs
from reticle.model.event import NetRequest
from reticle.model.frozen import Stub
from reticle.text import Redactor

API = "https://api.example"
FOLDER = "flows/go.files/stubs"


def asked(
    path: str, method: str = "GET", body: Any = None, channel: Any = "http", resource: str = "fetch"
) -> NetRequest:
    """A request to somebody else."""
    operation = find_operation(method, API + path, body, "application/json")
    return NetRequest("", method, API + path, operation.mutating, channel, resource, operation.name, body)


def got(request: NetRequest, body: Any = b"{}", kind: str = "application/json", **more: Any) -> Answer:
    """What came of it."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return Answer(request, "kept", more.pop("status", 200), {"content-type": kind, **more}, data, len(data))


def made_of(*answers: Answer, redactor: Redactor | None = None) -> Made:
    """Make stubs."""
    return make_stubs(answers, redactor or Redactor(), FOLDER)


def served(made: Made, *requests: NetRequest) -> list[Any]:
    """Return what the stubs answer to requests, one after the other: the body, or None where none fits."""
    stubs = Stubs()
    stubs.add([Stub.model_validate(stub) for stub in made.stubs], lambda path: made.files[path.rpartition("/")[2]])
    replies = []
    for request in requests:
        use = stubs.find(request)
        if use is not None:
            use.hits += 1
        replies.append(use.body.decode() if use is not None else None)
    return replies


def test_a_request_with_another_moment_or_id_in_it_is_the_same() -> None:
    made = made_of(got(asked("/hit?at=1764577000123&v=2"), {"n": 1}), got(asked("/hit?at=1764577009999&v=2"), {"n": 2}))
    assert served(made, *[asked(f"/hit?at={n}&v=2") for n in (1, 2, 3)]) == ['{"n": 1}', '{"n": 2}', '{"n": 2}']
    assert served(made, asked("/other"), asked("/hit", "POST")) == [None, None]


def test_what_was_answered_differently_is_told_apart_by_what_differs() -> None:
    made = made_of(
        got(asked("/search?page=1"), ["all"]), got(asked("/search?q=m%C3%BCg&page=1"), ["mug"]),
        got(asked("/search?q=tent%20+&page=1"), ["tent"]), got(asked("/search?q=m%C3%BCg&page=1"), ["mug"]),
    )  # fmt: skip
    wanted = ['["tent"]', '["mug"]', '["all"]', '["mug"]']
    paths = ("/search?page=1&q=tent%20+", "/search?q=m%C3%BCg", "/search", "/search?a=1&q=m%C3%BCg")
    assert served(made, *[asked(path) for path in paths]) == wanted


def test_two_things_that_differ_are_both_asked_for_when_neither_tells_alone() -> None:
    made = made_of(*[got(asked(f"/p?a={a}&b={b}"), [a + b]) for a in "xy" for b in "xy"])
    asks = [asked(f"/p?a={a}&b={b}") for a, b in ("yx", "xy", "xx", "yy")]
    assert served(made, *asks) == ['["yx"]', '["xy"]', '["xx"]', '["yy"]']


def test_bodies_tell_requests_apart_and_graphql_operations_too() -> None:
    query = {"query": "query Cart($id: Int) { cart(id: $id) { id } }"}
    made = made_of(
        got(asked("/pay", "POST", {"item": {"sku": "mug"}, "at": 1764577000123}), "mug paid"),
        got(asked("/pay", "POST", {"item": {"sku": "tent"}, "at": 1764577000999}), "tent paid"),
        got(asked("/graphql", "POST", {"plain": True}), "plain"),
        got(asked("/graphql", "POST", {**query, "variables": {"id": 1}}), "one"),
        got(asked("/graphql", "POST", {**query, "variables": {"id": 2}}), "two"),
        got(asked("/graphql", "POST", {"query": "query User { user { id } }"}), "user"),
    )
    asks = [
        asked("/pay", "POST", {"item": {"sku": "tent"}, "at": 5}), asked("/pay", "POST", {"item": {"sku": "mug"}}),
        asked("/graphql", "POST", {"query": "query User { user { id } }"}),
        asked("/graphql", "POST", {**query, "variables": {"id": 2}}), asked("/graphql", "POST", {"plain": 1}),
    ]  # fmt: skip
    assert served(made, *asks) == ['"tent paid"', '"mug paid"', '"user"', '"two"', '"plain"']


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (0.5183214569871234, 0.0312345678912345), (1.5e-7, 2.25e-8), ("k3j2h4g5x1", "9d8f7e6a2b"), (8123456, 7654321),
        ("cb_0.5183214", "cb_0.0312345"), ("3f0d3b1a-95b1-4c1e-8a52-0d7b1f0f3c", "4f0d3b1a-95b1-4c1e-8a52-0d7b1f0f3d"),
    ],
)  # fmt: skip
def test_what_a_page_makes_up_tells_requests_apart_only_when_nothing_else_does(one: Any, two: Any) -> None:
    made = made_of(
        got(asked("/echo", "POST", {"id": one, "k": 1}), "first"),
        got(asked("/echo", "POST", {"id": two, "k": 2}), "second"),
    )
    assert [stub["match"]["requestMatches"] for stub in made.stubs] == [{"k": 1}, {"k": 2}]
    more = (one, two, one * 3, two * 3)
    both = [{"id": at, "a": ab[0], "b": ab[1]} for at, ab in zip(more, ("xx", "xy", "yx", "yy"), strict=True)]
    made = made_of(*[got(asked("/p", "POST", body), body["a"] + body["b"]) for body in both])
    assert served(made, asked("/p", "POST", {"a": "y", "b": "x", "id": 3})) == ['"yx"']


def test_an_answer_that_the_page_will_refuse_or_not_hear_is_told() -> None:
    def part(path: str) -> NetRequest:
        return asked(path, channel="resource", resource="script")

    script = b"window.cfg = {apiKey: 'pk_live_51Habcdefghijklmnopqrstuv'}"
    made = made_of(
        got(part("/lib.js"), script, "text/javascript"),
        got(part("/jsonp?callback=cb_k3j2h4g5x1"), b'cb_k3j2h4g5x1("hi")', "text/javascript"),
        got(part("/plain?callback=show"), b'show("hi")', "text/javascript"),
    )
    assert len(made.stubs) == 3
    assert made.notes == [
        "stubbed without its secret, so a page that names its integrity (integrity=…) refuses it: "
        "GET https://api.example/lib.js",
        "stubbed, but it calls a function that the page names anew in each run (JSONP), so nobody hears it: "
        "GET https://api.example/jsonp",
    ]


def test_a_secret_of_a_request_is_nowhere_in_its_stub() -> None:
    redactor = Redactor()
    redactor.learn("correct-mug-42")
    made = made_of(
        got(asked("/u/correct-mug-42/a?access_token=abc12345&q=x", "POST", {"password": "p1", "user": "ada"}), "one"),
        got(asked("/u/correct-mug-42/a?access_token=xyz98765&q=x", "POST", {"password": "p2", "user": "bob"}), "two"),
        redactor=redactor,
    )
    text = json.dumps(made.stubs)
    assert not [word for word in ("correct-mug-42", "abc12345", "xyz98765", "p1", "p2") if word in text], text
    asks = [asked(f"/u/another/a?q=x&n={user}", "POST", {"user": user}) for user in ("bob", "ada")]
    assert served(made, *asks, asked("/u/a/b/a", "POST", {"user": "ada"})) == ['"two"', '"one"', None]


@pytest.mark.parametrize(
    ("body", "kind", "kept"),
    [
        ({"a": "${x}"}, "application/json", {"json": {"a": "$${x}"}}),
        (b"Hello", "text/plain", {"headers": {"content-type": "text/plain"}, "text": "Hello"}),
        (b"", "image/gif", {"headers": {"content-type": "image/gif"}}),
        (b'{"token": "abc12345", "pin": {"is": 1}}', "application/json",
         {"json": {"token": "secret-1", "pin": {"is": 1}}}),
        (b'cb({"token": "abc12345"})', "text/javascript",
         {"headers": {"content-type": "text/javascript; charset=utf-8"}, "text": 'cb({"token": "secret-1"})'}),
        (b"a.password=b;l={pin:'Basic information'}", "text/javascript",
         {"headers": {"content-type": "text/javascript"}, "text": "a.password=b;l={pin:'Basic information'}"}),
        (b'{"token": "abc12345", "token": ""}', "text/plain",
         {"headers": {"content-type": "text/plain; charset=utf-8"}, "text": '{"token": ""}'}),
    ],
)  # fmt: skip
def test_short_texts_stand_in_the_flow_without_their_secrets(body: Any, kind: str, kept: dict[str, Any]) -> None:
    made = made_of(got(asked("/a"), body, kind))
    assert [stub["reply"] for stub in made.stubs] == [kept]
    assert made.files == {}


def test_a_binary_body_that_holds_a_learned_secret_is_not_kept() -> None:
    redactor = Redactor()
    redactor.learn("correct-mug-42")
    made = made_of(got(asked("/a"), b"\x00\xff correct-mug-42", "application/pdf"), redactor=redactor)
    assert (made.stubs, made.files) == ([], {})
    assert made.notes == [f"not stubbed, carries a secret in a form that cannot be taken out: GET {API}/a"]


def test_headers_are_those_that_the_page_sees_and_never_a_cookie() -> None:
    told = {
        "access-control-expose-headers": "X-Total, set-cookie, x-api-key, X-Request-Id", "x-total": "7",
        "set-cookie": "sid=1", "x-api-key": "k", "x-request-id": "42", "date": "now", "content-encoding": "gzip",
        "authorization": "Bearer abcdefgh", "cross-origin-resource-policy": "cross-origin",
    }  # fmt: skip
    made = made_of(got(asked("/a"), {}, **told))
    assert made.stubs[0]["reply"]["headers"] == {
        "access-control-expose-headers": told["access-control-expose-headers"], "x-total": "7",
        "cross-origin-resource-policy": "cross-origin",
    }  # fmt: skip


def test_the_same_long_body_is_one_file_and_a_failure_is_one_again() -> None:
    image = bytes(range(256)) * 20
    made = made_of(
        got(asked("/img/a b.PNG", channel="resource", resource="image"), image, "image/png"),
        got(asked("/img/a b.PNG?2", channel="resource", resource="image"), image, "image/png"),
        Answer(asked("/down"), "failed"),
        Answer(asked("/off"), "given-up"),
    )
    assert [(stub["match"].get("channel"), stub["reply"]) for stub in made.stubs] == [
        ("resource", {"headers": {"content-type": "image/png"}, "file": f"{FOLDER}/{next(iter(made.files))}"}),
        (None, "abort"),
    ]
    (name,) = made.files
    assert name.startswith("api-example-a-b-")
    assert name.endswith(".png")
    assert (made.origins, made.notes) == ({API: 2}, [])


@pytest.mark.parametrize(
    ("fate", "said"),
    [
        ("too-large", "too large to keep (5 MiB at most): GET https://api.example/a (7.0 MiB)"),
        ("from-home", "the app itself sends the page there: GET https://api.example/a"),
        ("home", "leads back to the app: GET https://api.example/a"),
        ("stream", "a stream has no one answer: GET https://api.example/a"),
    ],
)
def test_what_is_not_stubbed_is_one_line(fate: Fate, said: str) -> None:
    answer = Answer(asked("/a"), fate, 200, size=7 * 1024 * 1024)
    others = [Answer(asked(f"/a{number}"), fate, 200) for number in range(4)]
    assert made_of(answer).notes == [f"not stubbed, {said}"]
    assert made_of(answer, *others).notes[0].endswith(f"GET {API}/a0, GET {API}/a1 and 2 others")


def test_there_is_an_end_to_how_many_there_are() -> None:
    made = made_of(*[got(asked(f"/a/{number}"), [number]) for number in range(MOST_STUBS + 5)])
    assert len(made.stubs) == MOST_STUBS
    assert made.notes[0].startswith("not stubbed, too many or too large to keep them all: GET ")
