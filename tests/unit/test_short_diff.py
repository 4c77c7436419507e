"""The diff of a flow that people read leaves out what nobody reviews line by line."""

from __future__ import annotations

import json

from reticle.engine.flow_change import short_diff


def _flow(name: str, at: int) -> str:
    target = {"role": "button", "name": name}
    print_ = {"tag": "button", "accessibleName": name, "box": {"x": at, "y": 1, "w": 2, "h": 3}}
    covers = {"src/app.js": {"blob": f"{at:07}", "ran": [[1, at]]}}
    step = {"action": "click", "target": target, "fingerprint": print_}
    return json.dumps({"version": 1, "name": "pay", "covers": covers, "steps": [step]}, indent=2) + "\n"


def test_the_target_is_shown_and_the_memory_of_the_element_is_not() -> None:
    told = short_diff(_flow("Pay", 1), _flow("Pay now", 9), "flows/pay.json")
    assert told.startswith("--- a/flows/pay.json\n+++ b/flows/pay.json\n")
    changed = [line for line in told.splitlines()[2:] if line[0] in "+-"]
    assert changed == ['-        "name": "Pay"', '+        "name": "Pay now"']


def test_where_only_the_memory_changes_nothing_is_shown() -> None:
    assert short_diff(_flow("Pay", 1), _flow("Pay", 9), "flows/pay.json") == ""


def test_a_file_that_is_no_flow_is_shown_as_it_stood() -> None:
    told = short_diff("(not readable)\n", _flow("Pay", 1), "flows/pay.json")
    assert "-(not readable)" in told
