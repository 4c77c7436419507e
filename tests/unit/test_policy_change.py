"""A change that makes flows prove less is named, flow and step; one that only tidies up is not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reticle.model.baseline import Baseline, BaselineMask
from reticle.model.config import Config
from reticle.model.flow import Flow, parse_flow
from reticle.model.state import ExpectFile, StateDeclaration
from reticle.model.target import Box
from reticle.policy.align import align
from reticle.policy.change import Picture, Side, judge_change
from reticle.policy.flow_change import list_flow_weakened

BUY: dict[str, Any] = {
    "version": 1,
    "name": "buy",
    "start": {"path": "/", "setup": ["sign-in"]},
    "steps": [
        {"action": "request", "args": {"method": "POST", "path": "/api/restock", "expectStatus": 201}},
        {"action": "fill", "target": {"testid": "email"}, "args": {"value": "ada@example.test"}},
        {"id": "pay", "action": "click", "target": {"role": "button", "name": "Pay"}, "timeoutMs": 5000,
         "downloads": [{"name": "bill", "filename": "bill.pdf"}],
         "expect": {"kind": "net", "method": "POST", "path": "/api/orders", "status": 201, "count": 1},
         "visual": {"name": "receipt", "mask": [{"testid": "number"}], "threshold": 0.1, "fullPage": True,
                    "viewports": ["1280x800", "390x844"]}},
        {"action": "click", "target": {"testid": "close"}, "expect": {"kind": "text", "contains": "Goodbye"}},
    ],
    "dynamic": [{"testid": "clock"}],
    "success": {"kind": "allOf", "predicates": [{"kind": "console", "level": "error", "absent": True},
                                                {"kind": "route", "pathname": "/orders"}]},
    "grade": {"state": "state/shop.json", "expect": "state/answer.json"},
    "checks": [{"name": "one order", "kind": "trace", "most": 1}],
}  # fmt: skip
Edit = Callable[[dict[str, Any]], Any]


def _flow(data: dict[str, Any]) -> Flow:
    return parse_flow(data, name=data["name"])


def _edited(edit: Edit) -> Flow:
    data = copy.deepcopy(BUY)
    edit(data)
    return _flow(data)


def _drop(*path: Any) -> Edit:
    def edit(flow: dict[str, Any]) -> None:
        place: Any = flow
        for part in path[:-1]:
            place = place[part]
        del place[path[-1]]

    return edit


def _put(value: Any, *path: Any) -> Edit:
    def edit(flow: dict[str, Any]) -> None:
        place: Any = flow
        for part in path[:-1]:
            place = place[part]
        if isinstance(place, list) and path[-1] == len(place):
            place.append(value)
        else:
            place[path[-1]] = value

    return edit


WEAKER: dict[str, tuple[Edit, str]] = {
    "an expectation loses its count": (
        _drop("steps", 2, "expect", "count"),
        'step 3 (pay) click button "Pay": net method=POST path=/api/orders status=201 count=1: count dropped',
    ),
    "an expectation is removed": (_drop("steps", 3, "expect"), 'step 4 click testid "close": nothing is expected'),
    "a step is removed with its expectation": (
        _drop("steps", 3),
        'step 4 click testid "close": removed with what it expected, text contains=Goodbye',
    ),
    "a step becomes another": (
        _put({"action": "press", "args": {"text": "Escape"}}, "steps", 3),
        'step 4 click testid "close": removed',
    ),
    "a request of our own may fail": (
        _drop("steps", 0, "args", "expectStatus"),
        "step 1 request: expectStatus 201 → 2xx",
    ),
    "any file will do": (_drop("steps", 2, "downloads", 0, "filename"), '"bill.pdf"'),
    "a picture is removed": (_drop("steps", 2, "visual"), 'picture "receipt" is not compared any more'),
    "a picture has one more mask": (
        _put({"testid": "total"}, "steps", 2, "visual", "mask", 1),
        'picture "receipt": mask grown by testid "total"',
    ),
    "a picture may differ more": (
        _put(0.4, "steps", 2, "visual", "threshold"),
        'picture "receipt": threshold raised, 0.1 → 0.4',
    ),
    "a picture shows less": (_drop("steps", 2, "visual", "fullPage"), "only what is in view is compared"),
    "a picture shows one element": (_put({"testid": "total"}, "steps", 2, "visual", "target"), 'only testid "total"'),
    "a picture is taken in fewer sizes": (_drop("steps", 2, "visual", "viewports", 1), "viewports without 390x844"),
    "one more element is dynamic": (_put({"testid": "total"}, "dynamic", 1), 'dynamic grown by testid "total"'),
    "success says less": (_drop("success", "predicates", 0), "success: no longer expected: no console level=error"),
    "success is removed": (_drop("success"), "success: nothing is expected any more"),
    "the grade is removed": (_drop("grade"), "the grade was removed"),
    "the answer is not judged": (_drop("grade", "expect"), "the answer is not judged any more"),
    "the grade only wants nothing written": (_put(True, "grade", "unchanged"), "only says that nothing was written"),
    "a request is stubbed": (
        _put([{"match": {"kind": "net", "path": "/api/rate"}, "reply": {"json": 1}}], "start", "stubs"),
        "the server is not asked for net path=/api/rate any more",
    ),
    "a stub says of itself that it was recorded": (
        _put([{"match": {"kind": "net", "path": "/api/rate"}, "reply": "abort", "recorded": True}], "start", "stubs"),
        "the server is not asked for net path=/api/rate any more",
    ),
    "a check is removed": (_drop("checks", 0), "check one order was removed"),
    "a check says less": (_drop("checks", 0, "most"), "check one order: most dropped"),
}


@pytest.mark.parametrize("case", WEAKER, ids=lambda name: name.replace(" ", "-"))
def test_what_makes_a_flow_prove_less_is_named(case: str) -> None:
    edit, said = WEAKER[case]
    found = list_flow_weakened(_edited(edit), _flow(BUY))
    assert len(found) == 1
    assert said in found[0]
    assert list_flow_weakened(_flow(BUY), _edited(edit)) == []  # the way back is no weakening


def _insert_step(flow: dict[str, Any]) -> None:
    flow["steps"].insert(0, {"action": "hover", "target": {"testid": "menu"}})


def _move_expectation(flow: dict[str, Any]) -> None:
    flow["steps"][3] = {"action": "press", "args": {"text": "Escape"}, "expect": flow["steps"][3]["expect"]}


def _heal(flow: dict[str, Any]) -> None:
    flow["steps"][3]["target"] = {"role": "button", "name": "Close"}
    flow["steps"][2]["visual"]["mask"] = [{"testid": "order-number"}]
    flow["dynamic"] = [{"role": "timer"}]


FINE: dict[str, Edit] = {
    "another text": _put("Bye", "steps", 3, "expect", "contains"),
    "another deadline": _drop("steps", 2, "timeoutMs"),
    "a new step": _insert_step,
    "a healed target": _heal,
    "an expectation that moved to another step": _move_expectation,
    "a picture of another name": _put("paid", "steps", 2, "visual", "name"),
    "a default that is spelled out": _put(0.1, "steps", 2, "visual", "threshold"),
    "another value typed": _put("bob@example.test", "steps", 1, "args", "value"),
    "a third party that is offline": _put(
        [
            {
                "match": {"kind": "net", "urlContains": "https://ads.test/", "path": "/a"},
                "reply": {"json": 1},
                "recorded": True,
            }
        ],
        "start",
        "stubs",
    ),
    "one more check": _put({"name": "fast"}, "checks", 1),
}


@pytest.mark.parametrize("case", FINE, ids=lambda name: name.replace(" ", "-"))
def test_what_proves_as_much_is_not_named(case: str) -> None:
    assert list_flow_weakened(_edited(FINE[case]), _flow(BUY)) == []


steps = st.lists(
    st.sampled_from(["a", "b", "c", "d"]).map(lambda name: {"action": "click", "target": {"testid": name}}),
    min_size=1, max_size=8,
)  # fmt: skip


def _clicks(data: list[dict[str, Any]]) -> Flow:
    return _flow({"version": 1, "name": "a", "steps": data})


@given(steps, steps)
def test_steps_are_paired_one_to_one_and_all_of_them_where_nothing_changed(
    one: list[dict[str, Any]], other: list[dict[str, Any]]
) -> None:
    pairs = align(_clicks(one).steps, _clicks(other).steps)
    assert len(set(pairs.values())) == len(pairs)
    assert all(0 <= old < len(one) and 0 <= new < len(other) for old, new in pairs.items())
    assert align(_clicks(one).steps, _clicks(one).steps) == {at: at for at in range(len(one))}


@given(steps, st.data())
def test_a_step_that_is_taken_out_leaves_the_others_with_their_partners(
    one: list[dict[str, Any]], data: st.DataObject
) -> None:
    numbered = [{**step, "id": f"s{at}"} for at, step in enumerate(one)]
    gone = data.draw(st.integers(0, len(one) - 1))
    kept = [step for at, step in enumerate(numbered) if at != gone]
    pairs = align(_clicks(numbered).steps, _clicks(kept).steps)
    assert pairs == {at: at - (at > gone) for at in range(len(one)) if at != gone}


def _side(*flows: Flow, **fields: Any) -> Side:
    return Side(flows={flow.name: flow for flow in flows}, **fields)


def test_a_deleted_flow_is_named_and_one_that_was_renamed_is_held_against_what_it_was() -> None:
    moved = _edited(_put("shop/buy", "name"))
    weaker = _edited(lambda flow: (_put("shop/buy", "name")(flow), _drop("grade")(flow)))
    other = _flow({"version": 1, "name": "other", "steps": [{"action": "goto", "args": {"path": "/"}}]})
    assert judge_change(_side(other), _side(_flow(BUY))).deleted == ("buy",)
    assert judge_change(_side(moved, other), _side(_flow(BUY))) == judge_change(Side(), Side())
    found = judge_change(_side(weaker), _side(_flow(BUY)))
    assert found.deleted == ()
    assert found.downgraded == ("shop/buy: the grade was removed, stored data was judged by state/shop.json",)


def test_quarantine_that_was_added_or_made_longer_is_named_and_no_weakening() -> None:
    shut = _edited(_put({"until": "2026-12-31", "reason": "x"}, "quarantine"))
    longer = _edited(_put({"until": "2027-01-31", "reason": "x"}, "quarantine"))
    for new, old in ((shut, _flow(BUY)), (longer, shut)):
        found = judge_change(_side(new), _side(old))
        assert (found.quarantine_added, found.downgraded) == (("buy",), ())
    assert judge_change(_side(shut), _side(longer)).quarantine_added == ()
    assert judge_change(_side(shut), _side()).quarantine_added == ("buy",)
    spelt = _edited(_put({"until": "20261231", "reason": "x"}, "quarantine"))
    assert judge_change(_side(shut), _side(spelt)).quarantine_added == ()
    assert judge_change(_side(longer), _side(spelt)).quarantine_added == ("buy",)


def _state(**fields: Any) -> StateDeclaration:
    orders = {"label": "orders", "kind": "sqlite", "path": "shop.db", "tables": ["orders", "items"], **fields}
    sources = [orders, {"label": "mail", "kind": "file", "path": "mail/*.txt", "ignore": ["id=[0-9]+"]}]
    return StateDeclaration.model_validate({"version": 1, "sources": sources})


@pytest.mark.parametrize(
    ("new", "said"),
    [
        (_state(label="carts", path="carts.db"), "state/shop.json: orders is not read any more"),
        (_state(tables=["orders"]), "state/shop.json: orders: tables without items"),
        (_state(ignore=["total"]), "state/shop.json: orders: ignore grown by total"),
        (_state(skip=["items"]), "state/shop.json: orders: skip grown by items"),
        (_state(exclude=["total"]), "state/shop.json: orders: exclude grown by total"),
    ],
)
def test_a_state_declaration_that_reads_less_is_named(new: StateDeclaration, said: str) -> None:
    old = Side(states={"state/shop.json": _state()})
    assert judge_change(Side(states={"state/shop.json": new}), old).downgraded == (said,)


def test_a_source_of_another_label_and_one_that_reads_more_are_no_weakening() -> None:
    for new in (_state(label="carts"), _state(tables="*"), _state(tables=["orders", "items", "users"])):
        found = judge_change(Side(states={"state/shop.json": new}), Side(states={"state/shop.json": _state()}))
        assert found.downgraded == ()


def test_a_grade_that_goes_by_another_declaration_is_held_against_the_old_one() -> None:
    other = _edited(_put("state/less.json", "grade", "state"))
    new = _side(other, states={"state/less.json": _state(tables=["orders"])})
    old = _side(_flow(BUY), states={"state/shop.json": _state()})
    assert judge_change(new, old).downgraded == ("buy: state/less.json: orders: tables without items",)


def test_an_answer_that_is_compared_less_closely_is_named() -> None:
    exact, loose = (
        ExpectFile.model_validate({"version": 1, "answer": {"values": ["17"], "match": match}})
        for match in ("exact", "includes")
    )
    found = judge_change(Side(expects={"a.json": loose}), Side(expects={"a.json": exact}))
    assert found.downgraded == ("a.json: answers match by includes, was exact",)


CONFIGS: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "threshold": ({}, {"visual": {"threshold": 0.5}}, "[visual] threshold raised, 0.1 → 0.5"),
    "required": ({"visual": {"required": ["k3"]}}, {}, "[visual] required without k3"),
    "contradiction": (
        {}, {"truth": {"contradictions": {"duplicate-write": "note"}}}, "[truth] duplicate-write is only a note",
    ),
    "quiet": ({}, {"truth": {"quiet_ms": 20}}, "[truth] quiet_ms lowered, 500 → 20: what comes late is not seen"),
    "grades": (
        {"gate": {"require_grade": "writes"}}, {}, "[gate] require_grade lowered, writes → never",
    ),
    "uncovered": ({}, {"gate": {"uncovered": "report"}}, "[gate] uncovered blocks no more"),
    "quarantined": (
        {"gate": {"max_quarantined": 1}}, {}, "[gate] max_quarantined raised, 1 → unset",
    ),
    "backend": ({"code": {"backend": ["api/**"]}}, {}, '[code] backend without "api/**"'),
    "ignored": ({}, {"code": {"ignore": ["web/**"]}}, '[code] ignore grown by "web/**"'),
    "fault": ({"prove": {"faults": [{"name": "no-stock"}]}}, {}, '[prove] fault "no-stock" removed'),
}  # fmt: skip


@pytest.mark.parametrize("case", CONFIGS)
def test_a_configuration_that_demands_less_is_named(case: str) -> None:
    old, new, said = CONFIGS[case]
    before, now = Side(config=Config.model_validate(old)), Side(config=Config.model_validate(new))
    assert judge_change(now, before).downgraded == (f"reticle.toml: {said}",)
    assert judge_change(before, now).downgraded == ()


def test_a_raised_setting_counts_for_pictures_without_their_own_once() -> None:
    bare = _edited(_drop("steps", 2, "visual", "threshold"))
    new = _side(bare, config=Config.model_validate({"visual": {"threshold": 0.5}}))
    assert judge_change(new, _side(bare)).downgraded == ("reticle.toml: [visual] threshold raised, 0.1 → 0.5",)


def _look(*masks: BaselineMask, sha256: str = "0" * 64) -> Baseline:
    return Baseline(flow="buy", checkpoint="receipt", variant="1280x800", env="e", width_px=1, height_px=1,
                    sha256=sha256, masks=list(masks))  # fmt: skip


def test_a_removed_baseline_and_a_new_mask_on_an_old_picture_are_named() -> None:
    picture = Picture("buy", "receipt", "1280x800")
    old = _side(_flow(BUY), pictures=frozenset({picture}))
    assert judge_change(_side(_flow(BUY)), old).downgraded == (
        'buy: picture "receipt" (1280x800): its baseline was removed',
    )
    bare = _edited(_drop("steps", 2, "visual"))
    assert judge_change(_side(bare), _side(bare, pictures=frozenset({picture}))).downgraded == ()
    mask = BaselineMask(box=Box(x=0, y=0, w=9, h=9))
    masked = judge_change(Side(looks={"a.json": _look(mask)}), Side(looks={"a.json": _look()}))
    assert masked.downgraded == ('buy: picture "receipt" (1280x800): 1 more part of it not compared',)
    wide = BaselineMask(box=Box(x=0, y=0, w=900, h=9))
    wider = judge_change(Side(looks={"a.json": _look(wide)}), Side(looks={"a.json": _look(mask)}))
    assert wider.downgraded == masked.downgraded
    assert judge_change(Side(looks={"a.json": _look(mask)}), Side(looks={"a.json": _look(wide)})).downgraded == ()
    anew = judge_change(Side(looks={"a.json": _look(mask, sha256="1" * 64)}), Side(looks={"a.json": _look()}))
    assert anew.downgraded == ()
