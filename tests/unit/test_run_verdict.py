"""What a run exits with: wrong before untold, untold before green, and it fails closed."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reticle.errors import FlowError
from reticle.model.flow import Flow, Quarantine
from reticle.model.run import STATUS_ORDER, ChangeReport, Flag, FlowResult, FlowStatus
from reticle.policy.verdict import RunDemands, is_quarantined, judge_run, list_ungraded

VERIFY = RunDemands()


def _flow(status: FlowStatus, *flags: Flag, name: str = "a") -> FlowResult:
    return FlowResult(name=name, status=status, flags=list(flags))


@pytest.mark.parametrize(
    ("statuses", "status", "code"),
    [
        (["pass", "pass"], "pass", 0),
        (["pass", "no-fault"], "no-fault", 2),
        (["no-fault", "unverified"], "unverified", 2),
        (["unverified", "drift"], "drift", 1),
        (["drift", "fail", "unverified"], "fail", 1),
    ],
)
def test_the_worst_status_decides(statuses: list[FlowStatus], status: str, code: int) -> None:
    verdict = judge_run([_flow(one) for one in statuses], ChangeReport(), VERIFY)
    assert (verdict.status, verdict.exit_code) == (status, code)


@given(st.lists(st.sampled_from(STATUS_ORDER)))
def test_only_a_run_where_every_flow_passed_is_green(statuses: list[FlowStatus]) -> None:
    verdict = judge_run([_flow(one) for one in statuses], ChangeReport(), VERIFY)
    assert (verdict.exit_code == 0) == (bool(statuses) and set(statuses) == {"pass"})
    assert (verdict.exit_code == 1) == bool({"fail", "drift"} & set(statuses))


def test_nothing_run_is_never_green() -> None:
    assert judge_run([], ChangeReport(), VERIFY).exit_code == 2


def test_a_flow_in_quarantine_never_blocks_and_never_makes_green() -> None:
    bad = _flow("fail", "quarantined", name="bad")
    assert judge_run([bad, _flow("pass")], ChangeReport(), VERIFY).exit_code == 0
    alone = judge_run([bad], ChangeReport(), VERIFY)
    assert (alone.status, alone.exit_code) == ("unverified", 2)


def test_quarantine_holds_through_its_last_day() -> None:
    flow = Flow(name="a", steps=[], quarantine=Quarantine(until="2026-11-30", reason="x"))
    assert is_quarantined(flow, date(2026, 11, 30))
    assert not is_quarantined(flow, date(2026, 12, 1))
    with pytest.raises(FlowError, match="soon"):
        is_quarantined(Flow(name="a", steps=[], quarantine=Quarantine(until="soon", reason="x")), date(2026, 1, 1))


@pytest.mark.parametrize(("demand", "code"), [("never", 0), ("writes", 1), ("always", 1)])
def test_a_flow_that_writes_without_a_grade_blocks_where_a_grade_is_required(demand: str, code: int) -> None:
    demands = RunDemands(demand)
    flows = [_flow("pass", "ungraded")]
    change = ChangeReport(ungraded=list_ungraded(flows, demands))
    assert change.ungraded == ["a"]
    assert judge_run(flows, change, demands).exit_code == code


def test_a_flow_that_only_reads_needs_a_grade_only_where_every_flow_does() -> None:
    flows = [_flow("pass")]
    assert list_ungraded(flows, RunDemands("writes")) == []
    assert list_ungraded(flows, RunDemands("always")) == ["a"]


def test_too_many_flows_in_quarantine_block() -> None:
    change = ChangeReport(quarantined=["b", "c"])
    flows = [_flow("pass"), _flow("fail", "quarantined", name="b"), _flow("fail", "quarantined", name="c")]
    assert judge_run(flows, change, RunDemands(max_quarantined=1)).exit_code == 1
    assert judge_run(flows, change, RunDemands(max_quarantined=2)).exit_code == 0


def test_the_reasons_name_each_flow_the_worst_first() -> None:
    flows = [_flow("no-fault", name="c"), _flow("fail", name="a"), _flow("drift", name="b")]
    reasons = judge_run(flows, ChangeReport(), VERIFY).reasons
    assert [reason.split(":")[0] for reason in reasons] == ["a", "b", "c"]
