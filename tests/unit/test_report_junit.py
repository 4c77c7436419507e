"""JUnit XML: valid for its readers whatever the texts, and never green for a red run."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import xmlschema

from reticle.model.run import ChangeReport, Run, RunVerdict
from reticle.report import junit
from run_builder import HOSTILE, drifted, failing, faultless, make_run, passing, unverified

SCHEMA = xmlschema.XMLSchema(str(Path(__file__).with_name("junit.xsd")))


def parsed(run: Run) -> ET.Element:
    document = junit.render(run)
    SCHEMA.validate(document)
    return ET.fromstring(document)


def test_a_run_of_every_kind_is_valid_and_counts_right() -> None:
    root = parsed(make_run())
    assert (root.get("tests"), root.get("failures"), root.get("errors")) == ("8", "3", "2")
    suite = root[0]
    assert (suite.get("tests"), suite.get("skipped")) == ("8", "1")


def test_a_case_carries_folder_name_message_and_the_place_to_look() -> None:
    case = parsed(make_run([failing()])).find(".//testcase")
    assert case is not None
    assert (case.get("classname"), case.get("name"), case.get("time")) == ("reticle.checkout", "pay", "5.230")
    failure = case.find("failure")
    assert failure is not None
    assert failure.get("type") == "fail"
    assert "POST /api/pay answered 500" in (failure.get("message") or "")
    assert "where: shop/js/pay.js:41:9" in (failure.text or "")
    assert "[[ATTACHMENT|pictures/receipt.diff.png]]" in (case.findtext("system-out") or "")


@pytest.mark.parametrize("bad", [*HOSTILE, "\ud800", "\uffff", "\x7f\x85"])
def test_no_text_breaks_the_document(bad: str) -> None:
    flow = failing().model_copy(update={"name": f"a/{bad}", "reason": bad})
    failure = parsed(make_run([flow])).find(".//failure")
    assert failure is not None


def test_characters_that_xml_has_not_are_spelled_out() -> None:
    document = junit.render(make_run([failing().model_copy(update={"reason": "a\x00b\x1b[1m"})]))
    assert "a\\x00b\\x1b[1m" in document


@pytest.mark.parametrize(
    ("flow", "tag"), [(failing(), "failure"), (drifted(), "failure"), (unverified(), "error"), (faultless(), "error")]
)
def test_only_a_pass_is_a_pass(flow: object, tag: str) -> None:
    case = parsed(make_run([flow])).find(".//testcase")  # type: ignore[list-item] # the parameters are flows
    assert case is not None
    assert next(child.tag for child in case) == tag


def test_what_a_change_is_blamed_for_is_a_failing_case() -> None:
    change = ChangeReport(uncovered=["a"], downgraded=["b"], deleted_coverage=["c"], ungraded=["d"], unmapped=["e"])
    root = parsed(make_run([passing()], change=change))
    assert [case.get("name") for case in root[1].iter("testcase")] == [
        "uncovered: a", "downgraded: b", "deletedCoverage: c", "ungraded: d",
    ]  # fmt: skip
    assert root.get("failures") == "4"


def test_a_red_run_without_a_red_flow_is_no_green_file() -> None:
    verdict = RunVerdict(status="unverified", exit_code=2, reasons=["no flows in flows/"])
    error = parsed(make_run([]).model_copy(update={"verdict": verdict})).find(".//error")
    assert error is not None
    assert error.get("message") == "no flows in flows/"


def test_an_empty_green_run_is_valid() -> None:
    verdict = RunVerdict(status="nothing-to-verify", exit_code=0)
    assert parsed(make_run([]).model_copy(update={"verdict": verdict})).get("tests") == "0"
