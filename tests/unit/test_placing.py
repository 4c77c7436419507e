"""The file and line to open is looked up once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from reticle.engine.outcome import StepRun
from reticle.engine.placing import place_step
from reticle.model.event import Place
from reticle.model.flow import Step
from reticle.model.run import ActionReport
from reticle.model.verdict import Decision, Verdict


class _Tab:
    """A page of a development server: what it built is called as its source is called, with lines further down."""

    person = SimpleNamespace(log=SimpleNamespace(lost=None, since=lambda seq: []))

    async def listener_source(self, found: object, event: str) -> Place:
        return Place("src/App.jsx", 50, 30)

    async def source_of(self, place: Place) -> Place:
        return Place(place.file, place.line - 23, place.column)


@pytest.mark.asyncio
async def test_the_place_of_a_dead_buttons_handler_is_not_followed_through_the_map_a_second_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def owner(tab: object, found: object) -> str:
        return "Buy"

    monkeypatch.setattr("reticle.browser.components.find_owner", owner)
    step = Step.model_validate({"action": "click", "target": {"role": "button"}})
    verdict = Verdict(
        verified="no", reason="assertion_failed", because="no request", expected="POST /a", observed="nothing",
        decision=Decision(what_changed="nothing", suggested_fix="look", next_action="reticle verify a"),
    )  # fmt: skip
    run = StepRun(0, step, "click", tab=cast(Any, _Tab()), found=cast(Any, object()))
    run.verdict, run.report = verdict, ActionReport()
    await place_step(run)
    assert run.report is not None
    assert run.report.component == "Buy"
    assert run.verdict.source is not None
    assert (run.verdict.source.file, run.verdict.source.line) == ("src/App.jsx", 50)
    assert run.verdict.decision is not None
    assert run.verdict.decision.where_in_source == "src/App.jsx:50"
