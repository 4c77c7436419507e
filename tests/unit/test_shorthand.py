"""Steps, predicates and targets as they are typed: the short form, JSON, and mistakes that teach."""

from __future__ import annotations

import json
import shlex
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reticle.engine.shorthand import (
    PREDICATE_EXAMPLES,
    STEP_EXAMPLES,
    all_of,
    parse_predicate_text,
    parse_step,
    parse_target,
)
from reticle.engine.typed_words import split_words
from reticle.errors import InputError, PredicateError, ReticleError, UsageError
from reticle.model.flow import ARGS
from reticle.model.predicate import KINDS, parse_predicate
from reticle.text import printable

STEPS: dict[str, dict[str, Any]] = {
    "click role=button name='Pay'": {"target": {"role": "button", "name": "Pay"}},
    "fill label=Email value=a@b.test": {"target": {"label": "Email"}, "args": {"value": "a@b.test"}},
    "fill label=Pin value=0123": {"target": {"label": "Pin"}, "args": {"value": "0123"}},
    "fill label=Note value=": {"target": {"label": "Note"}, "args": {"value": ""}},
    "fill label=Rule value='a=b \"c\"'": {"target": {"label": "Rule"}, "args": {"value": 'a=b "c"'}},
    "select label=Country value=DE": {"target": {"label": "Country"}, "args": {"value": "DE"}},
    "select label=Country args.label=Germany": {"target": {"label": "Country"}, "args": {"label": "Germany"}},
    "type text=12 label=Search": {"target": {"label": "Search"}, "args": {"text": "12"}},
    "type text=12 target.text=Here": {"target": {"text": "Here"}, "args": {"text": "12"}},
    "type text=Audi": {"args": {"text": "Audi"}},
    "press Control+K": {"args": {"text": "Control+K"}},
    "goto /cart": {"args": {"path": "/cart"}},
    "click testid=x within.role=dialog within.name='Pay now' nth=1": {
        "target": {"testid": "x", "within": {"role": "dialog", "name": "Pay now"}, "nth": 1}
    },
    "click text=Go frame.title=Map": {"target": {"text": "Go", "frame": [{"title": "Map"}]}},
    "click text=Go frame.0.title=Map frame.1.css=iframe": {
        "target": {"text": "Go", "frame": [{"title": "Map"}, {"css": "iframe"}]}
    },
    "click testid=x modifiers=Control,Shift force": {
        "target": {"testid": "x"}, "args": {"force": True, "modifiers": ["Control", "Shift"]},
    },
    "drag testid=a to.testid=b": {"target": {"testid": "a"}, "args": {"to": {"testid": "b"}}},
    "click testid=x dialogs.kind=confirm dialogs.accept=false": {
        "target": {"testid": "x"}, "dialogs": [{"kind": "confirm", "accept": False}],
    },
    "request POST /api/x json='{\"a\": [1]}'": {"args": {"method": "POST", "path": "/api/x", "json": {"a": [1]}}},
    "scroll y=600 timeoutMs=2000": {"args": {"y": 600.0}, "timeoutMs": 2000},
}  # fmt: skip
PREDICATES: dict[str, dict[str, Any]] = {
    "net method=POST path=/api/orders status=201": {"method": "POST", "path": "/api/orders", "status": 201},
    "net status=[200,204]": {"status": [200, 204]},
    "net requestMatches.items.0.qty=2 responseMatches.total.$gt=5": {
        "requestMatches": {"items.0.qty": 2}, "responseMatches": {"total": {"$gt": 5}},
    },
    "net responseMatches='{\"id\": \"*\"}' count=1": {"responseMatches": {"id": "*"}, "count": 1},
    "state store=cart path=items.0.qty equals=2": {"store": "cart", "path": "items.0.qty", "equals": 2},
    "state path=open equals='true'": {"path": "open", "equals": "true"},
    "state path=open equals=null": {"path": "open", "equals": None},
    "console level=error absent": {"level": "error", "absent": True},
    "element role=alert state=visible text.$contains=Saved": {
        "query": {"role": "alert"}, "state": "visible", "text": {"$contains": "Saved"},
    },
    "element query.text=Saved text=Saved attributes.href=/x": {
        "query": {"text": "Saved"}, "text": "Saved", "attributes": {"href": "/x"},
    },
    "storage area=indexeddb key=shop/items/a equals.$contains.lines.0.qty.$gt=2": {
        "area": "indexeddb", "key": "shop/items/a", "equals": {"$contains": {"lines.0.qty": {"$gt": 2}}},
    },
    "text 'Thank you' visible=false": {"contains": "Thank you", "visible": False},
    "url /orders query.page=2": {"pathname": "/orders", "query": {"page": 2}},
    "settled quietMs=300 withinMs=4000": {"quietMs": 300, "withinMs": 4000},
}  # fmt: skip
MISTAKES: dict[str, tuple[str, ...]] = {
    "clik role=button": ('"clik" is no action', 'did you mean "click"', "example: click role=button"),
    "click rol=button": ('unknown key "rol"', 'did you mean "role"'),
    "click": ('needs a "target"', "example: click role=button"),
    "click foo": ('"foo" is no KEY=VALUE',),
    "click 'a b'": ('"a b" is no KEY=VALUE',),
    "click role=button role=link": ('"role" is given twice',),
    "click role='Pay": ("never closed",),
    "click testid=a\\": ("backslash",),
    "fill label=Email": ("value", "is missing", "example: fill label=Email"),
    "fill label=Email vlaue=x": ('unknown key "vlaue"', '"value"'),
    "click testid=a nth=first": ("nth", "integer"),
    "drag testid=a to=b": ('"to" takes keys of its own', "to.KEY=…"),
    "click testid=a.b within.rol=dialog": ('unknown key "rol"', '"role"'),
    "click testid=a label.x=1": ("nothing inside",),
    "": ("is empty", "example: click"),
    '{"action": "clik"}': ("clik", "click"),
    '[{"action": "back"}]': ("one object", "several times"),
    '{"action": "back"': ("JSON",),
}
PREDICATE_MISTAKES: dict[str, tuple[str, ...]] = {
    "nett path=/x": ('unknown kind "nett"', 'did you mean "net"', "example: net method=POST"),
    "net pth=/x": ('unknown key "pth"', 'did you mean "path"', "example: net method=POST"),
    "net status=999": ("999", "no HTTP status"),
    "net responseMatches.$gtt=1": ("$gtt", "$gt"),
    "element state=visibl role=a": ("visibl", '"visible"'),
    "allOf text=x": ("no short form", "--expect several times"),
    "text": ("contains", "is missing"),
    "net responseMatches={x": ("is not JSON",),
    '{"allOf": [{"kind": "text", "contains": "x"}]}': ('"allOf" is a kind, not a key', '{"kind": "allOf"'),
    '{"kind": "net", "pth": "/x"}': ('unknown key "pth"', "path"),
    '{"kind": "ent"}': ('unknown kind "ent"', "net"),
}


@pytest.mark.parametrize("text", STEPS)
def test_a_short_step_says_what_its_json_says(text: str) -> None:
    step = parse_step(text)
    assert step == parse_step(json.dumps({"action": text.split()[0], **STEPS[text]}))


@pytest.mark.parametrize("text", PREDICATES)
def test_a_short_predicate_says_what_its_json_says(text: str) -> None:
    assert parse_predicate_text(text) == parse_predicate({"kind": text.split()[0], **PREDICATES[text]})


def test_not_stands_before_the_predicate_that_it_turns_round() -> None:
    said = parse_predicate_text("not net path=/api/x").to_json()
    assert said == {"kind": "not", "predicate": {"kind": "net", "path": "/api/x"}}


def test_assert_takes_a_predicate_in_its_short_form() -> None:
    step = parse_step("assert text 'Thank you'")
    assert step.expect == parse_predicate({"kind": "text", "contains": "Thank you"})


def test_several_expectations_are_joined_and_one_stays_itself() -> None:
    one, two = parse_predicate_text("text Saved"), parse_predicate_text("console level=error absent")
    assert all_of([one]) is one
    joined = all_of([one, two])
    assert joined is not None
    assert joined.to_json() == {"kind": "allOf", "predicates": [one.to_json(), two.to_json()]}


def test_a_target_is_read_in_both_forms() -> None:
    assert parse_target("role=button name=Pay") == parse_target('{"role": "button", "name": "Pay"}')
    with pytest.raises(InputError, match='did you mean "name"'):
        parse_target("role=button nme=Pay")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_an_example_that_is_right(kind: str) -> None:
    assert parse_predicate_text(PREDICATE_EXAMPLES[kind]).kind == kind


@pytest.mark.parametrize("action", sorted(set(ARGS) - {"command"}))
def test_every_action_has_an_example_that_is_right(action: str) -> None:
    assert parse_step(STEP_EXAMPLES.get(action, f"{action} role=button name='Pay'")).action == action


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_in_a_step_says_what_is_right(text: str) -> None:
    with pytest.raises((InputError, UsageError)) as caught:
        parse_step(text)
    for word in MISTAKES[text]:
        assert word in str(caught.value)


@pytest.mark.parametrize("text", PREDICATE_MISTAKES)
def test_a_mistake_in_a_predicate_says_what_is_right(text: str) -> None:
    with pytest.raises(PredicateError) as caught:
        parse_predicate_text(text)
    for word in PREDICATE_MISTAKES[text]:
        assert word in str(caught.value)


@given(st.lists(st.text(), max_size=6))
def test_words_are_split_as_a_shell_splits_them(words: list[str]) -> None:
    quoted = shlex.join(words)
    assert [word.key + "=" + word.text if word.key else word.text for word in split_words(quoted)] == words


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    said = ""
    for read in (parse_step, parse_predicate_text, parse_target):
        try:
            read(text)
        except ReticleError as caught:
            said += str(caught)
    assert said == printable(said)


@given(st.text(max_size=20), st.text(min_size=1, max_size=20))
def test_any_value_arrives_as_it_was_quoted(value: str, label: str) -> None:
    step = parse_step(f"fill label={shlex.quote(label)} value={shlex.quote(value)}")
    assert step.target is not None
    assert (step.target.label, getattr(step.args, "value", None)) == (label, value)


@given(st.recursive(st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab{[\"'", max_size=5),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", min_size=1, max_size=3),
                                                                                inner, max_size=3), max_leaves=5)
       .filter(lambda value: isinstance(value, dict | list)))  # fmt: skip
def test_json_stands_for_itself_as_a_value(value: Any) -> None:
    text = f"net responseMatches={shlex.quote(json.dumps(value))}"
    assert parse_predicate_text(text).to_json()["responseMatches"] == value
