"""Whether a next step must wait until the windows before it are closed."""

from __future__ import annotations

from typing import Any

import pytest
from story import CLEAN, all_of, negated, net, text, told

from reticle.judge.matching import could_match_same

ONE_POST = net("POST", "/api/x", count=1)
NO_DIALOG = {"kind": "element", "query": {"role": "dialog", "name": "Cart"}, "absent": True}


@pytest.mark.parametrize(
    ("before", "after", "waits"),
    [
        (ONE_POST, net("POST", "/api/x"), True),
        (ONE_POST, ONE_POST, True),
        (ONE_POST, net("POST", "/api/y"), False),
        (ONE_POST, net("GET", "/api/x"), False),
        (ONE_POST, {"kind": "net", "urlContains": "/api/x"}, True),
        (ONE_POST, {"kind": "net", "urlContains": "/other"}, False),
        (ONE_POST, {"kind": "net", "channel": "ws"}, False),
        (ONE_POST, text("Saved"), False),
        (net("POST", "/api/x"), net("POST", "/api/x"), False),
        (CLEAN, CLEAN, False),
        (CLEAN, {"kind": "error", "contains": "x"}, True),
        (CLEAN, {"kind": "console", "level": "log", "contains": "x"}, False),
        ({"kind": "error", "absent": True}, {"kind": "console", "level": "warning"}, False),
        (negated({"kind": "signal", "name": "a"}), {"kind": "signal", "name": "a"}, True),
        (negated({"kind": "signal", "name": "a"}), {"kind": "signal", "name": "b"}, False),
        (all_of(text("x"), {"kind": "signal", "name": "a", "count": 2}), {"kind": "signal", "name": "a"}, True),
        (NO_DIALOG, {"kind": "element", "query": {"role": "dialog"}}, True),
        (NO_DIALOG, {"kind": "element", "query": {"role": "dialog", "name": "Sign in"}}, False),
        (text("Error", absent=True), text("Errors: 3"), True),
        (text("Error", absent=True), text("Saved"), False),
        (text("Error", absent=True), {"kind": "element", "query": {"role": "alert"}, "text": "Saved"}, False),
        (negated({"kind": "url", "pathname": "/a"}), {"kind": "route", "pathname": "/a"}, True),
        (negated({"kind": "url", "pathname": "/a"}), {"kind": "route", "pathname": "/b"}, False),
        (
            {"kind": "state", "path": "a[0]", "changed": False},
            {"kind": "state", "path": "a.0", "equals": 1},
            True,
        ),
        (ONE_POST, None, False),
        (None, ONE_POST, False),
    ],
)
def test_a_next_step_waits_only_for_what_it_could_disturb(before: Any, after: Any, waits: bool) -> None:
    assert could_match_same(told(before), told(after)) is waits
