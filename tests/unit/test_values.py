"""Value specs, dotted paths, ECMAScript regular expressions, and mistakes that teach."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from reticle.errors import InputError, PredicateError
from reticle.model.ecma import EcmaTimeoutError, compile_pattern, is_harmless, search
from reticle.model.flow import parse_flow
from reticle.model.predicate import parse_predicate
from reticle.truth.check_values import check_flow, check_predicate, check_value
from reticle.truth.paths import ABSENT, find_at, same_path
from reticle.truth.values import match_paths, match_text, match_value, spell_value


@pytest.mark.parametrize(
    ("spec", "value", "fits"),
    [
        (1, 1.0, True), (1, True, False), (0, False, False), (None, None, True), (None, ABSENT, False), ("1", 1, False),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True), ({"a": 1}, {"a": 1, "b": 2}, False), ([1, 2], [2, 1], False),
        ("*", None, True), ("*", ABSENT, False), ({"a": "*"}, {"a": 7}, True), ({"a": {"$gt": 3}}, {"a": 4}, True),
        ({"$eq": "*"}, "*", True), ({"$eq": "*"}, "x", False), ({"$ne": 1}, 2, True), ({"$ne": 1}, ABSENT, False),
        ({"$gt": 1}, 2, True), ({"$gt": 1}, 1, False), ({"$gte": 1}, 1, True), ({"$lt": "b"}, "a", True),
        ({"$lte": 1}, True, False), ({"$gt": 1}, "2", False), ({"$in": [1, None]}, None, True), ({"$in": []}, 1, False),
        ({"$contains": "ell"}, "hello", True), ({"$contains": 2}, [1, 2], True), ({"$contains": 2}, "12", False),
        ({"$contains": {"a": 1}}, {"a": 1, "b": 2}, True), ({"$regex": "^a.c$"}, "abc", True),
        ({"$regex": "^\\d+$"}, 12, False), ({"$length": 2}, "ab", True), ({"$length": {"$gt": 1}}, [1], False),
        ({"$length": 2}, "😀", True), ({"$length": 1}, 5, False), ({"$exists": True}, None, True),
        ({"$exists": False}, ABSENT, True), ({"$gt": 1, "$lt": 3}, 2, True), ({"$gt": 1, "$lt": 3}, 3, False),
        ([{"$gt": 1}, "*"], [2, None], True), ({}, {}, True), ({}, {"a": 1}, False), ([], [], True),
    ],
)  # fmt: skip
def test_a_value_fits_its_spec(spec: Any, value: Any, fits: bool) -> None:
    assert match_value(spec, value) is fits


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("a.b.0", 1), ("a.b[1]", 2), ("a.b[1].x", ABSENT), ("a.b.9", ABSENT), ("a.c", ABSENT), ("d.e", 5), ("", "all"),
        ("f.g.h", 6), ("a.b.x", ABSENT),
    ],
)  # fmt: skip
def test_paths_reach_into_json(path: str, found: Any) -> None:
    value = {"a": {"b": [1, 2]}, "d.e": 5, "f": {"g.h": 6}}
    assert find_at(value, path) == (value if found == "all" else found)
    assert same_path("a[0].b", "a.0.b")


def test_a_matches_object_asks_only_for_what_it_names() -> None:
    body = {"total": 12, "items": [{"id": 1}]}
    assert match_paths({"total": 12}, body)
    assert match_paths({"items.0.id": {"$gte": 1}, "note": {"$exists": False}}, body)
    assert not match_paths({"totl": 12}, body)
    assert match_paths("text", "text")
    assert not match_paths({"a": 1}, None)


def test_texts_of_the_page_are_compared_with_numbers_by_what_they_spell() -> None:
    assert match_text(12, "12")
    assert match_text({"$lt": 12.5}, "12")
    assert not match_text(12, "12 items")
    assert not match_text({"$length": 12}, "12")
    assert not match_text(True, "1")


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"$gtt": 5}, '"$gt"'), ({"$zzz": 5}, "operators: $eq"), ({"$gt": 1, "name": 2}, '{"name": {"$gt": …}}'),
        ({"$in": 5}, "a list"), ({"$regex": "("}, "no regular expression"), ({"$regex": 5}, "a text"),
        ({"$exists": "yes"}, "true or false"), ({"$length": -1}, "whole number"), ({"$gt": None}, "a number or a text"),
        ({"a": [{"$foo": 1}]}, "a[0]"), ({"$length": {"$gtt": 1}}, "$length: unknown"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_spec_teaches(spec: Any, words: str) -> None:
    with pytest.raises(PredicateError) as caught:
        check_value(spec, what="net.requestMatches")
    assert words in str(caught.value)
    assert str(caught.value).startswith("net.requestMatches")


@pytest.mark.parametrize(
    ("leaf", "words"),
    [
        ({"kind": "net", "urlMatches": "[a-"}, "urlMatches"),
        ({"kind": "net", "path": "/a?b=1"}, "could never match"),
        ({"kind": "net", "path": "a"}, 'begin with "/"'),
        ({"kind": "url", "pathname": "http://a.test/x"}, "could never match"),
        ({"kind": "route", "pathname": "orders"}, 'begin with "/"'),
        ({"kind": "element", "query": {"css": "p"}, "attributes": {"a": {"$x": 1}}}, "attributes.a"),
        ({"kind": "state", "path": ".", "equals": 1}, "path"),
        ({"kind": "url", "query": {"page": {"$ltt": 1}}}, '"$lt"'),
    ],
)
def test_a_mistake_in_a_leaf_is_told_before_anything_runs(leaf: dict[str, Any], words: str) -> None:
    whole = {"kind": "allOf", "predicates": [{"kind": "not", "predicate": leaf}]}
    with pytest.raises(PredicateError) as caught:
        check_predicate(parse_predicate(whole), place="flows/a.json:7")
    assert words in str(caught.value)
    assert str(caught.value).startswith("flows/a.json:7: predicate.predicates[0].predicate.")


def test_a_sound_predicate_passes() -> None:
    check_predicate(parse_predicate({"kind": "net", "path": "/a", "requestMatches": {"a.b": {"$regex": "^x"}}}))


def test_specs_are_spelt_for_people() -> None:
    assert spell_value({"$gte": 5, "$lt": 9}) == ">= 5 and < 9"
    assert spell_value("*") == "present"
    assert spell_value({"$in": ["a"]}) == 'one of ["a"]'


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        (r"^ORD-\d+$", "ORD-17", True), (r"^ORD-\d+$", "ORD-17\n", False), (r"\bécole", "une école", False),
        (r"(?<year>\d{4})-\k<year>", "2026-2026", True), (r"(?<!a)b", "ab", False), (r"[^]", "\n", True),
        (r"^\u0041$", "A", True), (r"a{2,3}$", "aaa", True), (r"^(?:a|b)+$", "abba", True), ("", "", True),
    ],
)  # fmt: skip
def test_patterns_mean_what_they_mean_in_the_page(pattern: str, text: str, found: bool) -> None:
    assert search(pattern, text) is found


def test_a_pattern_that_blows_up_is_stopped_and_the_next_one_works() -> None:
    with pytest.raises(EcmaTimeoutError, match=r"took longer than 0\.2 s"):
        search("^(a+)+$", "a" * 60 + "b", limit_s=0.2)
    assert search("^(a+)+$", "aaa")


def test_only_patterns_that_cannot_blow_up_are_matched_in_this_process() -> None:
    assert is_harmless("plain", 10**6)
    assert is_harmless(r"^\d+$", 1000)
    assert not is_harmless(r"^\d+$", 10_000)
    for pattern in (r"(a+)+", r"(a|a)*", r"(.*)\1", r"a?" * 40 + "a" * 40):
        assert not is_harmless(pattern, 100), pattern


def test_a_pattern_that_is_none_teaches() -> None:
    for pattern in ("(", "[b-a]", "a{3,1}", "\ud83d"):
        with pytest.raises(InputError):
            compile_pattern(pattern)
    with pytest.raises(InputError, match="flag"):
        compile_pattern("a", "q")


def test_the_matching_process_ends_with_its_parent() -> None:
    code = "from reticle.model import ecma\nassert ecma.search('^(a+)+$', 'aaa')\nimport os; os.kill(os.getpid(), 9)\n"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=20, check=False)
    assert run.returncode == -9  # and the pipe of its standard error is closed, which the matching process shared


def test_a_mistake_in_a_flow_is_told_with_file_and_line() -> None:
    expect = {"kind": "signal", "name": "a", "dataMatches": {"total": {"$gtt": 1}}}
    flow = parse_flow({"version": 1, "name": "buy", "steps": [{"action": "assert", "expect": expect}]}, name="buy")
    with pytest.raises(PredicateError) as caught:
        check_flow(flow, lines={("steps", 0): 4, ("steps", 0, "expect"): 6}, file="flows/buy.json")
    assert str(caught.value).startswith("flows/buy.json:6: steps[0].expect.dataMatches.total: unknown operator")
