"""Mistakes in files are told with place and nearest key."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from reticle.errors import ConfigError, FlowError, InputError, NewerFormatError, PredicateError
from reticle.model.base import parse
from reticle.model.config import Config
from reticle.model.flow import Flow, parse_flow
from reticle.model.places import read_json, read_toml
from reticle.model.predicate import parse_predicate
from reticle.model.state import StateDeclaration

GOOD: dict[str, Any] = {
    "version": 1,
    "name": "buy",
    "steps": [
        {"action": "fill", "target": {"testid": "email"}, "args": {"value": "x"}},
        {
            "action": "click",
            "target": {"role": "button", "name": "Pay"},
            "expect": {"kind": "net", "method": "POST", "count": 1},
        },
    ],
}


def _flow_error(change: Callable[[dict[str, Any]], Any]) -> str:
    data = copy.deepcopy(GOOD)
    change(data)
    text = json.dumps(data, indent=1)
    value, lines = read_json(text, file="flows/buy.json", error=FlowError)
    with pytest.raises(FlowError) as caught:
        parse_flow(value, name="buy", lines=lines, file="flows/buy.json")
    message = str(caught.value)
    assert "\n" not in message
    return message


def _read_config(text: str) -> Config:
    value, lines = read_toml(text, file="reticle.toml", error=ConfigError)
    made: Config = parse(Config, value, what="configuration", lines=lines, file="reticle.toml", error=ConfigError)
    return made


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda g: g.update(step=[]), 'step: unknown key "step" · hint: did you mean "steps"?'),
        (lambda g: g["steps"][0]["args"].update(valu=1), 'args of "fill": valu: unknown key "valu"'),
        (lambda g: g["steps"][0].pop("args"), 'steps[0]: args of "fill": value: is missing'),
        (lambda g: g["steps"][0].update(action="clik"), 'found "clik" · hint: did you mean "click"?'),
        (
            lambda g: g["steps"][1]["target"].update(role="buton"),
            'steps[1].target.role: "buton" is no ARIA role, did you mean "button"?',
        ),
        (
            lambda g: g["steps"][1]["expect"].update(method="PSOT"),
            'steps[1].expect.method: "PSOT" is no HTTP method, did you mean "POST"?',
        ),
        (
            lambda g: g["steps"].append({"action": "request", "args": {"path": "/x", "method": "DELTE"}}),
            'args of "request": method: "DELTE" is no HTTP method, did you mean "DELETE"?',
        ),
        (
            lambda g: g["steps"][1]["expect"].update(count=True),
            "steps[1].expect.count: input should be a valid integer",
        ),
        (lambda g: g["steps"][0].update(target={}), "steps[0].target: names nothing"),
        (lambda g: g["steps"][0].pop("target"), 'steps[0]: "fill" needs a "target"'),
        (lambda g: g["steps"][1]["expect"].update(statuss=3), 'did you mean "status"?'),
        (lambda g: g["steps"][1]["expect"].update(kind="nett"), 'unknown kind "nett"'),
        (lambda g: g["steps"][1].update(page="p"), 'page "p" was not opened by an earlier step'),
        (lambda g: g["steps"][1].update({"as": "bo"}), '"as": "bo" is not one of "people"'),
        (lambda g: g.update(name="../x"), "is not a path of safe segments"),
        (lambda g: g.update(name="other"), 'its name is "other", its path says "buy"'),
        (lambda g: g.update(start={"viewport": "12"}), "is not WIDTHxHEIGHT"),
        (lambda g: g.update(start={"viewport": "99999x800"}), "is more than Chromium can draw: 16,384 px a side"),
        (lambda g: g.update(start={"viewport": "800x9000@2"}), "is more than Chromium can draw: 16,384 px a side"),
        (lambda g: g.update(start={"locale": "!!"}), 'locale "!!" is not a language tag'),
        (lambda g: g.update(start={"path": "x"}), 'path "x" must begin with "/"'),
        (lambda g: g.update(vars={"p": {"secret": True, "default": "x"}}), "a secret has no default"),
        (lambda g: g.update(steps={}), "steps: input should be a valid list"),
    ],
)
def test_a_mistake_in_a_flow_is_one_line_with_place_and_hint(change: Callable[[Any], Any], says: str) -> None:
    message = _flow_error(change)
    assert says in message
    assert message.startswith("flows/buy.json:")


def test_the_line_is_the_line_of_the_mistake() -> None:
    message = _flow_error(lambda g: g["steps"][1]["expect"].update(statuss=3))
    data = copy.deepcopy(GOOD)
    data["steps"][1]["expect"]["statuss"] = 3
    text = json.dumps(data, indent=1).splitlines()
    number = int(message.split(":")[1])
    assert "statuss" in text[number - 1]


def test_a_newer_flow_says_who_wrote_it() -> None:
    with pytest.raises(
        NewerFormatError, match=r"format version 9, this reticle knows up to 1 \(written by reticle 4\.2"
    ):
        parse_flow({"version": 9, "writtenBy": "4.2", "name": "buy", "steps": []}, name="buy")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            '[app]\nurl="x"\n[flows]\nstep_timout_s=3\n',
            "reticle.toml:4: configuration: flows.step_timout_s: unknown key",
        ),
        ('[app]\n[[app.process]]\nname="a"\nstrat="x"', "reticle.toml:4: configuration: app.process[0].strat"),
        ('[truth]\ncontradictions={duplicate-writ="block"}\n', 'did you mean "duplicate-write"?'),
        ('[browser]\nviewport="a"\n', "is not WIDTHxHEIGHT"),
        ('[browser]\nlocale=""\n', "is not a language tag"),
        ("[aps]\n", 'did you mean "app"?'),
        ("[app]\ncopies = 0\n", "copies is a number from 1 to 64, or auto"),
        ("[app\n", "reticle.toml:1: is not TOML"),
    ],
)
def test_a_mistake_in_the_configuration_is_told_with_its_line(text: str, says: str) -> None:
    with pytest.raises(ConfigError) as caught:
        _read_config(text)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"kind": "net", "methd": "POST"}, 'did you mean "method"? · example: {"kind": "net"'),
        ({"allOf": []}, 'example: {"kind": "allOf", "predicates": …}'),
        ({"not": {}}, 'example: {"kind": "not", "predicate": …}'),
        ({"kind": "net", "status": "2x"}, "neither a number nor one of"),
        ({"kind": "net", "status": 99}, "no HTTP status"),
        ({"kind": "net", "count": 1, "absent": True}, "twice"),
        ({"kind": "net", "frameMatches": "x"}, '"channel"'),
        ({"kind": "state", "path": "a"}, 'exactly one of "equals", "changed"'),
        ({"kind": "element", "query": {"name": "x"}}, "names nothing"),
        ({"kind": "element", "query": {"testid": "x"}, "absent": True, "state": "visible"}, '"absent" stands alone'),
        ({"kind": "route"}, '"pathname" or "contains"'),
        (5, "found 5"),
        ({"kind": "allOf", "predicates": [{"kind": "text"}]}, "predicates[0].contains: is missing"),
    ],
)
def test_a_predicate_that_is_none_is_refused_with_one_right_example(data: Any, says: str) -> None:
    with pytest.raises(PredicateError) as caught:
        parse_predicate(data)
    assert says in str(caught.value)
    assert "example:" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"a": 1, "a": 2}', 'f.json:1: key "a" is given twice'),
        ('{"a": NaN}', "NaN is not JSON"),
        ('{"a": 1,}', "is not JSON"),
        ("", "is not JSON"),
        ("[" * 300 + "]" * 300, "nested deeper than 200 levels"),
        ("[" * 200_000, "f.json"),
    ],
)
def test_hostile_json_is_refused_in_one_line(text: str, says: str) -> None:
    with pytest.raises(InputError) as caught:
        read_json(text, file="f.json")
    assert says in str(caught.value)


def test_every_value_of_a_json_text_has_its_line() -> None:
    _, lines = read_json('{\n "a": [\n  1,\n  {"b": "\\u0041"}\n ]\n}', file="f.json")
    assert lines[("a",)] == 2
    assert lines[("a", 0)] == 3
    assert lines[("a", 1, "b")] == 4


def test_a_state_declaration_names_an_unknown_kind_and_a_label_that_is_not_allowed() -> None:
    with pytest.raises(InputError, match=r'unknown kind "sqlit".*did you mean "sqlite"'):
        parse(StateDeclaration, {"sources": [{"kind": "sqlit", "label": "a"}]}, what="state")
    with pytest.raises(InputError, match=r'label "a b" is not allowed'):
        parse(StateDeclaration, {"sources": [{"kind": "file", "label": "a b", "path": "x"}]}, what="state")


def test_a_flow_comes_back_as_it_was_written() -> None:
    flow = parse_flow(GOOD, name="buy")
    again = Flow.model_validate(flow.to_json())
    assert again == flow
    assert list(flow.to_json()) == ["version", "name", "steps"]


def test_a_net_leaf_that_names_no_request_is_refused() -> None:
    for leaf in ({"kind": "net"}, {"kind": "net", "count": 1}, {"kind": "net", "absent": True}):
        with pytest.raises(PredicateError, match="which request"):
            parse_predicate(leaf)


@pytest.mark.parametrize("around", [None, "allOf", "not"])
def test_a_key_that_only_another_kind_has_is_not_what_was_meant(around: str | None) -> None:
    leaf: dict[str, Any] = {"kind": "perf", "metric": "long-task", "value": 1, "absent": True}
    inside = {"allOf": {"kind": "allOf", "predicates": [leaf]}, "not": {"kind": "not", "predicate": leaf}}
    with pytest.raises(PredicateError) as caught:
        parse_predicate(inside.get(around or "", leaf))
    assert "accepted: kind, metric, value, withinMs" in str(caught.value)
    assert "did you mean" not in str(caught.value)
