"""What the report of a step lists: all that was its doing, whenever the answer came."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from reticle.engine.outcome import StepRun
from reticle.engine.step_report import find_undeclared_dialog, report_step
from reticle.model.event import Cause, Dialog, EventData, NetFailed, NetRequest, NetResponse
from reticle.model.flow import Step, parse_flow
from reticle.report.agent import tell_request
from reticle.text import Redactor
from reticle.truth.log import EventLog

PAY = parse_flow({"version": 1, "name": "pay", "steps": [{"action": "click", "target": {"text": "Pay"}}]}, name="pay")


class Told:
    """A log, and a step whose part of it ends where `cut` is called."""

    def __init__(self) -> None:
        self.log = EventLog(Redactor(b"k"))
        step: Step = PAY.steps[0]
        tab = cast("Any", SimpleNamespace(person=SimpleNamespace(log=self.log)))
        self.run = StepRun(0, step, "click", tab=tab, action_id="a1")

    def add(self, data: EventData, action: str = "a1", cause: Cause | None = None) -> None:
        self.log.append(data, t=1.0, action=action, cause=cause)

    def ask(self, name: str, cause: Cause, action: str = "a1") -> None:
        url = f"http://shop.test/{name}"
        self.add(NetRequest(name, "POST", url, mutating=True, channel="http", resource="fetch"), action, cause)

    def answer(self, name: str) -> None:
        self.add(NetResponse(name, 201, ok=True, duration_ms=4.0))

    def cut(self) -> None:
        self.run.last_seq = self.log.last_seq

    def listed(self) -> list[tuple[str, int | None]]:
        told = report_step(self.run, Redactor(b"k"))
        assert told.network_count == len(told.network)
        return [(entry.url.rsplit("/", 1)[1], entry.status) for entry in told.network]


@pytest.mark.parametrize(
    ("cause", "action", "is_listed"),
    [("caused", "a1", True), ("assumed", "a1", True), ("background", "a1", False), ("caused", "a2", False)],
)
def test_what_a_step_caused_after_it_held_is_listed_with_it(cause: Cause, action: str, is_listed: bool) -> None:
    told = Told()
    told.ask("first", "caused")
    told.cut()
    told.answer("first")
    told.ask("second", cause, action)
    told.answer("second")
    assert told.listed() == [("first", 201), *([("second", 201)] if is_listed else [])]


def test_what_comes_after_the_last_step_is_its_own() -> None:
    told = Told()
    told.ask("first", "caused")
    told.add(Dialog("alert", "Not saved", accepted=False))
    assert told.listed() == [("first", None)]
    assert find_undeclared_dialog(told.run) == 'undeclared alert "Not saved" was dismissed'


def test_an_answer_that_was_cut_off_keeps_its_status_and_one_that_nobody_read_to_its_end_is_whole() -> None:
    for canceled, failed in ((False, "net::ERR_INCOMPLETE_CHUNKED_ENCODING"), (True, None)):
        told = Told()
        told.ask("first", "caused")
        told.answer("first")
        told.add(NetFailed("first", "net::ERR_INCOMPLETE_CHUNKED_ENCODING", canceled=canceled))
        (entry,) = report_step(told.run, Redactor(b"k")).network
        assert (entry.status, entry.failed) == (201, failed)
        assert ("201, cut off: net::" in tell_request(entry)) is not canceled
