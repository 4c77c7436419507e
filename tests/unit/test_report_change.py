"""What a gate says of the change itself stands in every report, with what to do, and is red only where it blocks."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from reticle.model.run import ChangeReport, Plan, Run, RunVerdict
from reticle.report import annotations as github
from reticle.report import html, junit, summary, table, words
from run_builder import failing, make_run, passing

FINDINGS = {
    "uncovered": (["buy"], "reticle verify buy"),
    "downgraded": (['buy: step 3 (pay) click button "Pay": count dropped'],
                   "git diff 0123456789ab -- flows state baselines reticle.toml"),
    "deleted_coverage": (["old/flow"], "git checkout 0123456789ab -- flows/old/flow.json"),
    "ungraded": (["buy"], "reticle grade learn buy"),
    "unmapped": (["api/tax.py"], "record a flow that uses them, or name them in [code] backend"),
    "quarantine_added": (["slow"], ""),
}  # fmt: skip


def _run(kind: str, *, blocks: bool) -> Run:
    names, _ = FINDINGS[kind]
    spelled = {"deleted_coverage": "deletedCoverage", "quarantine_added": "quarantineAdded"}.get(kind, kind)
    change = ChangeReport.model_validate({kind: names, "blocking": [spelled] if blocks else []})
    plan = Plan(since="origin/main", base="0123456789abcdef", changed=["api/tax.py"], affected=["buy"])
    verdict = RunVerdict(status="blocked" if blocks else "pass", exit_code=int(blocks), reasons=["x"] * blocks)
    return make_run([passing("buy")], change=change).model_copy(update={"plan": plan, "verdict": verdict})


@pytest.mark.parametrize("kind", FINDINGS)
def test_a_finding_stands_in_every_report_with_what_to_do(kind: str) -> None:
    (name, *_), todo = FINDINGS[kind]
    run = _run(kind, blocks=kind != "quarantine_added")
    for told in (table.render(run, color=False), github.render(run, "github"), html.render(run)):
        plain = told.replace("&#34;", '"')
        assert name in plain
        assert todo in plain
    assert name.split('"')[0].replace("(", "\\(").replace("_", "\\_").split(" ")[0] in summary.render(run)
    if kind != "quarantine_added":
        cases = ET.fromstring(junit.render(run)).iter("testcase")
        (bad,) = [case for case in cases if case.find("failure") is not None]
        assert name in str(bad.get("name"))
        assert todo in str(bad.findtext("failure"))


@pytest.mark.parametrize("kind", FINDINGS)
def test_a_finding_that_does_not_block_is_no_failure_anywhere(kind: str) -> None:
    run = _run(kind, blocks=False)
    assert ET.fromstring(junit.render(run)).get("failures") == "0"
    assert "::error" not in github.render(run, "github")
    assert words.find_run_command(run) is None


def test_the_next_command_mends_what_blocks() -> None:
    assert words.find_run_command(_run("deleted_coverage", blocks=True)) == FINDINGS["deleted_coverage"][1]


def test_many_names_make_no_endless_command() -> None:
    change = ChangeReport(uncovered=[f"flow-{number}" for number in range(40)])
    run = make_run([passing()], change=change).model_copy(update={"plan": Plan(since="main")})
    (note,) = words.list_change_notes(run)
    assert note.command == "reticle gate --since main"


def test_a_flaky_flow_is_measured_before_anything_else() -> None:
    flow = failing("pay").model_copy(update={"flags": ["flaky"]})
    assert words.find_next_command(flow) == "reticle verify pay --repeat 10"
