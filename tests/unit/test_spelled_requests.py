"""How a request that a flow expects is told to people."""

from __future__ import annotations

import re

import pytest

from reticle.engine.recorder_propose import _path_fields
from reticle.judge.leaves_net import spell_net
from reticle.model.predicate import NetLeaf


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/api/claims/17", "DELETE /api/claims/…"),
        ("/v1.2/a-b/3f0d3b1a-95b1-4c1e-8a52-0d7b1f0f3c11/lines", "DELETE /v1.2/a-b/…/lines"),
    ],
)
def test_the_pattern_of_a_recorded_address_is_told_as_a_path(path: str, told: str) -> None:
    fields = _path_fields(path)
    assert re.search(fields["urlMatches"], f"http://127.0.0.1:1{path}")
    assert spell_net(NetLeaf.model_validate({"kind": "net", "method": "DELETE", **fields})) == told


@pytest.mark.parametrize("pattern", ["/orders/\\d+$", "^https?://", "/a|/b", "/x.y"])
def test_a_pattern_that_says_more_stays_as_it_is(pattern: str) -> None:
    assert spell_net(NetLeaf.model_validate({"kind": "net", "urlMatches": pattern})) == f"request /{pattern}/"
