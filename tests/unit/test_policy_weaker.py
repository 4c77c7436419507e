"""A weakened predicate is found by its form; a stronger one, and one about another value, never counts as weaker."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reticle.model.predicate import Predicate, parse_predicate
from reticle.policy.weaker import implies, list_weakened

ORDER = {"kind": "net", "method": "POST", "path": "/api/orders", "status": 201, "count": 1}
THANKS = {"kind": "text", "contains": "Thank you, Ada"}
CLEAN = {"kind": "console", "level": "error", "absent": True}
CART = {"kind": "signal", "name": "cart:changed", "dataMatches": {"count": 1, "items.0.sku": "mug"}}
STATUS = {"kind": "element", "query": {"role": "status", "name": "Cart"}, "state": "visible", "text": "1 item"}
CLAIMS: list[dict[str, Any]] = [
    ORDER, THANKS, CLEAN, CART, STATUS,
    {"kind": "state", "store": "cart", "path": "items.0.qty", "equals": 2},
    {"kind": "state", "store": "user", "path": "name", "changed": True},
    {"kind": "storage", "area": "local", "key": "theme", "equals": None},
    {"kind": "cookie", "name": "sid", "equals": "*"},
    {"kind": "route", "pathname": "/orders/17"},
    {"kind": "url", "pathname": "/orders", "query": {"page": {"$regex": "^[0-9]+$"}}},
    {"kind": "dialog", "dialog": "confirm", "messageContains": "Delete"},
    {"kind": "download", "filename": "invoice.pdf"},
    {"kind": "popup", "urlContains": "/receipt"},
    {"kind": "error", "absent": True},
    {"kind": "animation", "name": "fade-in"},
    {"kind": "perf", "metric": "lcp", "value": {"$lt": 2500}},
    {"kind": "a11y", "impact": "serious"},
    {"kind": "net", "urlMatches": "/v[0-9]+/search", "responseMatches": {"hits": {"$gte": 1, "$lte": 9}}},
    {"kind": "net", "channel": "ws", "direction": "in", "frameMatches": {"type": "paid"}},
]  # fmt: skip


def _every(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "allOf", "predicates": list(parts)}


def _some(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "anyOf", "predicates": list(parts)}


def _no(part: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "not", "predicate": part}


def _made(data: dict[str, Any]) -> Predicate:
    return parse_predicate(data)


def _weakened(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    return list_weakened(_made(new), _made(old))


claims = st.sampled_from(CLAIMS)
predicates = st.recursive(
    claims,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3).map(lambda parts: _every(*parts)),
        st.lists(inner, min_size=1, max_size=3).map(lambda parts: _some(*parts)),
        inner.map(_no),
    ),
    max_leaves=6,
)


@given(predicates)
def test_anything_is_as_strong_as_itself(one: dict[str, Any]) -> None:
    assert _weakened(one, one) == []
    assert implies(_made(one), _made(one))


@given(predicates, predicates)
def test_one_more_claim_never_weakens(one: dict[str, Any], more: dict[str, Any]) -> None:
    assert _weakened(one, _every(one, more)) == []
    assert _weakened(one, _every(more, one)) == []


@given(st.lists(claims, min_size=2, max_size=5, unique_by=str), st.data())
def test_one_claim_less_always_weakens(parts: list[dict[str, Any]], data: st.DataObject) -> None:
    gone = data.draw(st.integers(0, len(parts) - 1))
    kept = [part for at, part in enumerate(parts) if at != gone]
    found = _weakened(_every(*parts), _every(*kept))
    if any(implies(_made(part), _made(parts[gone])) for part in kept):  # a clean console takes uncaught errors too
        assert found == []
    else:
        assert len(found) == 1


@given(predicates, claims)
def test_one_more_alternative_always_weakens(one: dict[str, Any], more: dict[str, Any]) -> None:
    is_no_way_out = implies(_made(more), _made(one))
    assert (_weakened(one, _some(one, more)) == []) == is_no_way_out


@given(st.lists(claims, min_size=2, max_size=4, unique_by=str), st.data())
def test_one_alternative_less_never_weakens(parts: list[dict[str, Any]], data: st.DataObject) -> None:
    kept = data.draw(st.lists(st.sampled_from(parts), min_size=1, unique_by=str))
    assert _weakened(_some(*parts), _some(*kept)) == []


@given(predicates)
def test_a_double_not_and_a_list_of_one_change_nothing(one: dict[str, Any]) -> None:
    for same in (_no(_no(one)), _every(one), _some(one)):
        assert _weakened(one, same) == []
        assert _weakened(same, one) == []


@given(st.sampled_from([claim for claim in CLAIMS if not claim.get("absent") and claim["kind"] != "a11y"]), st.data())
def test_a_claim_that_demands_one_thing_less_is_weaker_and_its_not_is_stronger(
    claim: dict[str, Any], data: st.DataObject
) -> None:
    names = [name for name in claim if name not in ("kind", "query", "name", "path", "area", "key", "metric", "value")]
    names = [name for name in names if _parses({key: value for key, value in claim.items() if key != name})]
    if not names:
        return
    dropped = data.draw(st.sampled_from(names))
    less = {key: value for key, value in claim.items() if key != dropped}
    assert _weakened(claim, less) == [f"{_spelled(claim)}: {dropped} dropped"]
    assert _weakened(less, claim) == []
    assert _weakened(_no(less), _no(claim)) != []
    assert _weakened(_no(claim), _no(less)) == []


def _parses(data: dict[str, Any]) -> bool:
    from reticle.errors import PredicateError

    try:
        _made(data)
    except PredicateError:
        return False
    return True


def _spelled(data: dict[str, Any]) -> str:
    from reticle.policy.forms import form_of, spell

    return spell(form_of(_made(data)))


WEAKER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a status becomes a class": (ORDER, {**ORDER, "status": "2xx"}),
    "a status becomes one of several": (ORDER, {**ORDER, "status": [201, 500]}),
    "exactly one becomes any number": (ORDER, {key: value for key, value in ORDER.items() if key != "count"}),
    "a path becomes a part of the address": (
        {"kind": "net", "path": "/api/orders"}, {"kind": "net", "urlContains": "/api/orders"},
    ),
    "a text becomes a part of it": (THANKS, {**THANKS, "contains": "Thank you"}),
    "a text may be hidden": (THANKS, {**THANKS, "visible": False}),
    "an exact value becomes any": (STATUS, {**STATUS, "text": "*"}),
    "an exact value becomes an operator": (STATUS, {**STATUS, "text": {"$contains": "1"}}),
    "an exact text of an element becomes a text somewhere": (STATUS, {"kind": "text", "contains": "1 item"}),
    "visible becomes present": (STATUS, {**STATUS, "state": "present"}),
    "an element is named by less": (STATUS, {**STATUS, "query": {"role": "status"}}),
    "one path of the data less": (CART, {**CART, "dataMatches": {"count": 1}}),
    "a bound is moved out": (
        {"kind": "perf", "metric": "lcp", "value": {"$lt": 2500}},
        {"kind": "perf", "metric": "lcp", "value": {"$lt": 9000}},
    ),
    "a bound takes its own value": (
        {"kind": "perf", "metric": "lcp", "value": {"$lt": 2500}},
        {"kind": "perf", "metric": "lcp", "value": {"$lte": 2500}},
    ),
    "a regular expression takes anything": (
        {"kind": "net", "urlMatches": "/orders/[0-9]+$"}, {"kind": "net", "urlMatches": ".*"},
    ),
    "a regular expression loses an end": (
        {"kind": "net", "urlMatches": "/orders/[0-9]+$"}, {"kind": "net", "urlMatches": "/orders/[0-9]+"},
    ),
    "one of more": (
        {"kind": "storage", "area": "local", "key": "a", "equals": {"$in": [1, 2]}},
        {"kind": "storage", "area": "local", "key": "a", "equals": {"$in": [1, 2, 3]}},
    ),
    "present may be absent": (
        {"kind": "cookie", "name": "sid", "equals": "*"},
        {"kind": "cookie", "name": "sid", "equals": {"$exists": False}},
    ),
    "a value becomes a change": (
        {"kind": "state", "path": "total", "equals": 5}, {"kind": "state", "path": "total", "changed": True},
    ),
    "only some errors are forbidden": (CLEAN, {**CLEAN, "contains": "TypeError"}),
    "forbidden becomes wanted": (CLEAN, {"kind": "console", "level": "error"}),
    "only critical findings are forbidden": ({"kind": "a11y", "impact": "serious"},
                                             {"kind": "a11y", "impact": "critical"}),
    "another kind of claim": (ORDER, THANKS),
    "two claims become one of their kind": (
        _every(THANKS, {"kind": "text", "contains": "Order 17"}), {"kind": "text", "contains": "Done"},
    ),
    "one claim stands for two": (
        _every(THANKS, {"kind": "text", "contains": "Order 17"}), THANKS,
    ),
    "a claim becomes one of two, the other of its kind": (THANKS, _some(THANKS, {"kind": "text", "contains": "Sorry"})),
    "all become some": (_every(ORDER, THANKS), _some(ORDER, THANKS)),
    "a not around less": (_no(_every(THANKS)), _no(_every(THANKS, STATUS))),
}  # fmt: skip


@pytest.mark.parametrize("case", WEAKER, ids=lambda name: name.replace(" ", "-"))
def test_what_demands_less_is_weaker_also_beside_something_else(case: str) -> None:
    old, new = WEAKER[case]
    other = {"kind": "download", "filename": "a.pdf"}
    assert _weakened(old, new)
    assert _weakened(_every(old, other), _every(new, other))
    assert _weakened(_some(old, other), _some(new, other))


FINE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "another text": (THANKS, {**THANKS, "contains": "Thanks"}),
    "another status": (ORDER, {**ORDER, "status": 202}),
    "another count": (ORDER, {**ORDER, "count": 2}),
    "a class becomes a status": ({**ORDER, "status": "2xx"}, ORDER),
    "another deadline": (THANKS, {**THANKS, "withinMs": 9000}),
    "another element": (STATUS, {**STATUS, "query": {"testid": "cart-status"}}),
    "a part of the address becomes the path": (
        {"kind": "net", "urlContains": "/api/"}, {"kind": "net", "path": "/api/orders"},
    ),
    "an operator becomes a value": ({**STATUS, "text": {"$contains": "1"}}, STATUS),
    "a change becomes a value": (
        {"kind": "state", "path": "total", "changed": True}, {"kind": "state", "path": "total", "equals": 5},
    ),
    "a bound is moved in": (
        {"kind": "perf", "metric": "lcp", "value": {"$lte": 2500}},
        {"kind": "perf", "metric": "lcp", "value": {"$lt": 2500}},
    ),
    "the same spelled another way": (
        {"kind": "net", "method": "post", "path": "/a", "status": [201], "count": 0},
        {"kind": "net", "method": "POST", "path": "/a", "status": 201, "absent": True},
    ),
    "a default that is spelled out": (THANKS, {**THANKS, "visible": True, "absent": False}),
    "a text somewhere becomes the text of an element": ({"kind": "text", "contains": "1 item"}, STATUS),
    "no uncaught error becomes a clean console": ({"kind": "error", "absent": True}, CLEAN),
    "no critical finding becomes none that is serious": (
        {"kind": "a11y", "impact": "critical"}, {"kind": "a11y", "impact": "serious"},
    ),
    "two claims become one that says both": (
        _every({"kind": "net", "path": "/api/orders", "status": 201}, {"kind": "net", "method": "POST",
               "path": "/api/orders"}), ORDER,
    ),
    "another regular expression": (
        {"kind": "net", "urlMatches": "/orders/[0-9]+"}, {"kind": "net", "urlMatches": "/bills/[0-9]+"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", FINE, ids=lambda name: name.replace(" ", "-"))
def test_what_demands_as_much_is_no_weakening(case: str) -> None:
    old, new = FINE[case]
    assert _weakened(old, new) == []
    assert _weakened(_every(old, CART), _every(CART, new)) == []


def test_nothing_left_is_told_and_something_new_is_fine() -> None:
    assert list_weakened(None, _made(ORDER)) == [f"nothing is expected any more, was {_spelled(ORDER)}"]
    assert list_weakened(_made(ORDER), None) == []
