"""Annotations at file and line, and the summary of a run in Markdown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from reticle.cli.replaying import show
from reticle.engine.publish import GateOutcome
from reticle.model.run import ChangeReport, Run
from reticle.model.verdict import SourcePlace
from reticle.report import summary
from reticle.report.annotations import render as annotate
from run_builder import HOSTILE, drifted, failing, hostile, make_run, passing

SCHEMAS = Path(__file__).resolve().parents[1] / "schemas"


def test_a_failing_flow_is_annotated_at_its_file_line_and_column() -> None:
    assert annotate(make_run([failing(), passing()]), "github") == (
        "::error file=shop/js/pay.js,line=41,col=9,title=fail%3A checkout/pay::"
        'step 4 click button "Pay now": POST /api/pay answered 500, and the page went on to the receipt'
        "%0Anext: reticle verify checkout/pay --step 4\n"
    )


def test_ten_are_annotated_and_one_more_says_how_many_are_left() -> None:
    lines = annotate(make_run([failing(f"f/{number:02}") for number in range(14)]), "github").splitlines()
    assert len(lines) == 11
    assert lines[-1] == "::error title=reticle::4 more flows did not pass: f/10, f/11, f/12, f/13"


def test_quarantined_flows_warn_and_come_last() -> None:
    quarantined = failing("a").model_copy(update={"flags": ["quarantined"]})
    lines = annotate(make_run([quarantined, drifted("b")]), "github").splitlines()
    assert [line.split(" ")[0] for line in lines] == ["::error", "::warning"]


def test_no_text_of_the_app_starts_a_command_of_its_own() -> None:
    flow = hostile().model_copy(update={"name": HOSTILE[1], "source": SourcePlace(file="a:b,c%\n.js", line=2)})
    text = annotate(make_run([flow]), "github")
    assert len(text.splitlines()) == 1
    assert text.startswith("::error file=a%3Ab%2Cc%25%0A.js,line=2,title=fail%3A ]]> -->%0A%3A%3Aerror file=a")


def test_a_place_outside_of_the_repository_is_not_annotated_as_a_file() -> None:
    for file in ("https://cdn.example.test/x.js", "/etc/passwd", "../x.js"):
        flow = failing().model_copy(update={"source": SourcePlace(file=file, line=1)})
        assert annotate(make_run([flow]), "github").startswith("::error title=fail%3A checkout/pay::")


@pytest.mark.parametrize(
    ("file", "told"),
    [("src/pay.js", "apps/shop/src/pay.js"), ("../ui/x.js", "apps/ui/x.js"), ("../../lib/x.js", "lib/x.js"),
     ("../../../x.js", None), ("/etc/passwd", None)],
)  # fmt: skip
def test_a_project_in_a_folder_of_a_repository_is_annotated_by_paths_from_its_top(file: str, told: str | None) -> None:
    flow = failing().model_copy(update={"source": SourcePlace(file=file, line=1)})
    change = ChangeReport(downgraded=["shop/pay: step 2 expects less"], unmapped=["../tax.py"])
    run = make_run([flow], change=change)
    github = annotate(run, "github", folder="apps/shop")
    assert github.startswith(f"::error file={told},line=1," if told else "::error title=")
    paths = [issue["location"]["path"] for issue in json.loads(annotate(run, "gitlab", folder="apps/shop"))]
    assert paths == [told or "apps/shop/flows/checkout/pay.json", "apps/shop/flows/shop/pay.json", "apps/tax.py"]


def test_a_gate_tells_github_where_the_project_stands_in_its_repository(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GITHUB_STEP_SUMMARY", raising=False)
    run = make_run([failing()])
    show(GateOutcome(run, tmp_path, tmp_path / "index.html", place="apps/shop"), as_json=False, github=True)
    assert "::error file=apps/shop/shop/js/pay.js,line=41," in capsys.readouterr().err


def test_what_the_change_is_blamed_for_is_an_error_and_the_rest_a_notice() -> None:
    change = ChangeReport(downgraded=["pay"], unmapped=["api/tax.py"])
    assert annotate(make_run([passing()], change=change), "github").splitlines() == [
        "::error title=reticle::weakened checks: pay%0A"
        "next: put back what was expected: git diff HEAD -- flows state baselines reticle.toml",
        "::notice title=reticle::changed files that no flow covers: api/tax.py%0A"
        "next: record a flow that uses them, or name them in [code] backend",
    ]


def test_a_green_run_has_no_annotations() -> None:
    assert annotate(make_run([passing()]), "github") == ""
    assert json.loads(annotate(make_run([passing()]), "gitlab")) == []


def quality(run: Run) -> list[dict[str, Any]]:
    """Return the issues for GitLab, which are valid by the format's schema and have a fingerprint each."""
    found: list[dict[str, Any]] = json.loads(annotate(run, "gitlab"))
    schema = json.loads((SCHEMAS / "gitlab-codequality.json").read_text("utf-8"))
    assert [fault.message for fault in Draft7Validator(schema).iter_errors(found)] == []
    assert len({issue["fingerprint"] for issue in found}) == len(found)
    return found


def test_gitlab_reads_one_issue_a_flow_with_a_stable_fingerprint() -> None:
    one, other = (quality(make_run([failing(), hostile()])) for _ in range(2))
    assert one == other
    assert one[0]["location"] == {"path": "shop/js/pay.js", "lines": {"begin": 41}}
    said = failing().model_copy(
        update={"reason": "another message", "source": SourcePlace(file="shop/js/pay.js", line=9)}
    )
    (moved,) = quality(make_run([said]))
    assert (moved["fingerprint"], moved["location"]["lines"]) == (one[0]["fingerprint"], {"begin": 9})


def test_gitlab_reads_of_every_flow_that_did_not_pass_and_quarantined_ones_are_only_told() -> None:
    flows = [failing(f"f/{number:02}") for number in range(14)]
    flows[0] = flows[0].model_copy(update={"flags": ["quarantined"]})
    assert [issue["severity"] for issue in quality(make_run(flows))] == ["major"] * 13 + ["info"]


def test_gitlab_reads_what_the_change_is_blamed_for_at_the_file_that_it_is_about() -> None:
    change = ChangeReport(
        downgraded=["shop/pay: step 2 expects less", "state/orders.json: 1 more is ignored"],
        deleted_coverage=["old"], unmapped=["api/tax.py"],
    )  # fmt: skip
    found = [
        (issue["check_name"], issue["location"]["path"], issue["severity"])
        for issue in quality(make_run([passing()], change=change))
    ]
    assert found == [
        ("reticle.downgraded", "flows/shop/pay.json", "major"),
        ("reticle.downgraded", "state/orders.json", "major"),
        ("reticle.deletedCoverage", "flows/old.json", "major"),
        ("reticle.unmapped", "api/tax.py", "info"),
    ]


@pytest.mark.parametrize(
    "name",
    [*HOSTILE, "../../etc/passwd", "/abs", "a/../../b", "x\ud800y", "\x1b[31mred", "a b", "", ".git/config", "C:\\x"],
)
def test_no_hostile_name_leads_gitlab_out_of_the_repository_or_breaks_the_report(name: str) -> None:
    flow = failing().model_copy(update={"name": name, "source": SourcePlace(file=f"{name}/../../x", line=3)})
    change = ChangeReport(downgraded=[f"{name}: weaker"], unmapped=[name], deleted_coverage=[name])
    run = make_run([flow], change=change)
    assert {issue["location"]["path"] for issue in quality(run)} <= {"reticle.toml", name, f"flows/{name}.json"}
    text = annotate(run, "gitlab")
    text.encode("ascii")
    assert "\x1b" not in text


def test_the_summary_gives_answer_table_and_next_command() -> None:
    text = summary.render(make_run([failing(), passing()]), report_url="https://ci.example.test/r")
    assert text.splitlines()[:7] == [
        "### ❌ reticle: fail",
        "",
        "1 of 2 flows failed · looks compared: 2 of 2 · 21.5 s",
        "",
        "| | flow | what happened | where |",
        "| --- | --- | --- | --- |",
        '| ❌ | `checkout/pay` | step 4 click button "Pay now": POST /api/pay answered 500, and the page went on to '
        "the receipt | `shop/js/pay.js:41:9` |",
    ]
    assert "Next: `reticle verify checkout/pay --step 4`" in text
    assert "[Report](<https://ci.example.test/r>)" in text


def test_no_text_of_the_app_takes_effect_in_markdown() -> None:
    reason = "<b>x</b> [a](http://evil.example.test) ![i](x) @ada `code` | cell\n# head www.evil.example.test"
    flow = failing("a`b|c").model_copy(update={"reason": reason})
    row = next(line for line in summary.render(make_run([flow])).splitlines() if line.startswith("| ❌"))
    assert len(re.findall(r"(?<!\\)\|", row)) == 5
    for active in ("<b>", "[a]", "](", "![", "@ada", "http://", "www.evil"):
        assert active not in row
    assert "`` a`b\\|c ``" in row
