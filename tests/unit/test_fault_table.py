"""The fault table: what counts as caught, and that the README says what was measured."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from reticle.demo.faults import FAULTS

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("docs", "tests/bench"):
        monkeypatch.syspath_prepend(str(ROOT / folder))


def _load(name: str) -> Any:
    return importlib.import_module(name)


def _flow(**fields: Any) -> dict[str, Any]:
    return {"name": "buy", "status": "fail", "steps": [], **fields}


def _verdict(verified: str, reason: str, *broken: str, **fields: Any) -> dict[str, Any]:
    evidence = [{"leaf": {"kind": kind}, "satisfied": False} for kind in broken]
    held = {"leaf": {"kind": "url"}, "satisfied": True}
    return {"verified": verified, "reason": reason, "evidence": [held, *evidence], **fields}


@pytest.mark.parametrize(
    ("flow", "channels"),
    [
        (_flow(steps=[{"verdict": _verdict("no", "assertion_failed", "net", "signal")}]), {"net", "signal"}),
        (_flow(success={"verdict": _verdict("no", "assertion_failed", "console")}), {"console"}),
        (_flow(steps=[{"verdict": _verdict("unknown", "pending", "net")}]), set()),
        (_flow(steps=[{"verdict": _verdict("no", "contradicted", "net")}]), {"contradiction"}),
        (_flow(steps=[{"verdict": _verdict("no", "not_acted")}]), {"action"}),
        (_flow(steps=[{"drift": {"reason": "not_found"}}]), {"action"}),
        (_flow(steps=[{"error": "an undeclared dialog"}]), {"dialog"}),
        (_flow(visual=[{"result": "same"}, {"result": "different"}]), {"visual"}),
        (_flow(grade={"verdict": "FAIL"}), {"grade"}),
        (_flow(grade={"verdict": "UNVERIFIED"}), set()),
    ],
)  # fmt: skip
def test_a_red_flow_names_the_channels_that_showed_it(flow: dict[str, Any], channels: set[str]) -> None:
    assert _load("fault_channels").channels_of(flow) == channels


def test_contradictions_are_what_no_flow_declared() -> None:
    found = [{"kind": "duplicate-write", "blocking": False}]
    flow = _flow(steps=[{"verdict": _verdict("yes", "proved", contradictions=found)}])
    assert _load("fault_channels").undeclared_in(flow) == {"duplicate-write"}


def _row(fault: str, said: str) -> dict[str, Any]:
    return {"fault": fault, "reticle": {"said": said}}


def test_the_table_has_a_line_a_class_and_names_what_was_missed() -> None:
    counts = {"faults": 2, "caught": 1, "plain": 0, "unasked": 1}
    figures = {
        "classes": [{"class": "signal", **counts, "channels": ["grade", "signal"]}],
        "all": counts, "spoiling": {"faults": 1, "caught": 1, "plain": 0, "unasked": 0},
        "healthy": {
            "alarms": 0, "runs": 50, "flows": 3, "plain": {"alarms": 2, "runs": 10}
        },
        "rows": [_row("signal-twice", "caught"), _row("early-signal", "held")],
    }  # fmt: skip
    table = _load("make_faults").render(figures)
    assert "| signal | 2 | 1 | 0 | 1 | grade, signal |" in table
    assert "| **all** | 2 | 1 | 0 | 1 | – |" in table
    assert "Missed: `early-signal`." in table
    assert "0 in 50 runs of 3 flows; of the plain script 2 in 10. " in table


def test_the_readme_says_what_was_measured() -> None:
    made = _load("make_faults")
    if made.FIGURES.exists():
        assert made.main(["--check"]) == 0
    else:
        assert "faults:begin" not in made.README.read_text("utf-8"), "a table without its figures"


def test_every_fault_that_writes_wrongly_is_known_to_spoil_what_is_stored() -> None:
    assert all(fault.spoils for fault in FAULTS.values() if fault.kind == "wrong-write")


def test_a_failed_plain_test_is_a_catch(tmp_path: Path) -> None:
    report = tmp_path / "plain.xml"
    report.write_text(
        '<testsuites><testsuite tests="2" time="3.14"><testcase name="test_buy[chromium]"><failure message="no&#10;x"/>'
        '</testcase><testcase name="test_cart[chromium]"/></testsuite></testsuites>'
    )
    seen = _load("fault_sides").read_junit(report)
    assert (seen.said, seen.tests, seen.bad) == ("caught", 2, {"buy": "no"})
