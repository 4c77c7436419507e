"""What a recording writes into a flow for what was put into fields."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace
from typing import Any, cast

import pytest

from reticle.engine.recorder_drafts import Draft
from reticle.engine.recorder_flow import FlowParts, Ways, make_flow
from reticle.model.args import FillArgs
from reticle.model.target import Fingerprint, Target
from reticle.text import Redactor

NO_FRAMES = cast(Ways, SimpleNamespace(way=lambda _: [], facts=lambda _: []))


def _filled(value: str, type_: str, today: date | None) -> Any:
    element = SimpleNamespace(
        type=type_, target=Target(testid="day"), frame=None, is_field=True, name="Day",
        fingerprint=Fingerprint(tag="input"),
    )  # fmt: skip
    draft = Draft("g", "fill", FillArgs(value=value), 0.0, element=cast(Any, element))
    flow = make_flow([draft], FlowParts("one", {"path": "/"}, NO_FRAMES, Redactor(), today=today))
    return flow.to_json()["steps"][0]["args"]["value"]


@pytest.mark.parametrize(
    ("day", "kept"),
    [
        ("2026-12-04", "${today+3d}"),
        ("2026-12-01", "${today}"),
        ("2026-09-02", "${today-90d}"),
        ("1984-05-06", "1984-05-06"),
        ("2028-01-01", "2028-01-01"),
        ("", ""),
    ],
)
def test_a_day_near_today_is_kept_by_its_distance(day: str, kept: str) -> None:
    assert _filled(day, "date", date(2026, 12, 1)) == kept


def test_a_day_in_a_plain_field_or_of_an_unknown_today_is_kept_as_typed() -> None:
    assert _filled("2026-12-04", "text", date(2026, 12, 1)) == "2026-12-04"
    assert _filled("2026-12-04", "date", None) == "2026-12-04"
