"""Whatever a page, a request or a stored cell says: no report lets it drive a terminal, a CI service or a browser."""

from __future__ import annotations

import json
import os
import re
import xml.etree.ElementTree as ET
from functools import reduce
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from hostile import Place, paths_of, put, texts
from reticle.model.run import Run
from reticle.report import agent, html, junit, summary, table
from reticle.report.annotations import render as annotate
from run_builder import make_run

EXAMPLES = 1000 if os.environ.get("RETICLE_SOAK") else 25
CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def _at(data: Any, path: Place) -> Any:
    return reduce(lambda inner, part: inner[part], path, data)


def _text_places(data: Any) -> list[Place]:
    """List the places of a run that take any text: the model takes a strange one there."""
    found = []
    for path in paths_of(data):
        if path and isinstance(_at(data, path), str):
            try:
                Run.model_validate(put(data, path, "\x1b<strange>"))
            except ValidationError:
                continue
            found.append(path)
    return found


DATA = make_run().to_json()
PLACES = _text_places(DATA)


plain = texts.filter(lambda text: "\ud800" not in text)
changes = st.lists(st.tuples(st.sampled_from(PLACES), plain), min_size=1, max_size=8)
Changes = list[tuple[Place, str]]


def _run(changed: Changes) -> Run:
    """Return a run with hostile texts in some places."""
    return Run.model_validate(reduce(lambda data, change: put(data, *change), changed, DATA))


def test_most_of_a_run_is_text_that_others_wrote() -> None:
    names = {path[-1] for path in PLACES}
    assert {"reason", "because", "text", "url", "describe", "observed", "expected", "name", "message"} & names
    assert len(PLACES) > 100


@pytest.mark.slow
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(changed=changes)
def test_the_table_and_the_agents_words_drive_no_terminal(changed: Changes) -> None:
    run = _run(changed)
    lines = len(table.render(make_run(), color=False).splitlines())
    said = table.render(run, color=False)
    assert not CONTROL.search(said)
    assert not [line for line in said.splitlines() if line.lstrip().startswith("::")]
    assert len(said.splitlines()) <= lines + 12
    for flow in run.flows:
        assert not CONTROL.search(agent.tell_flow(flow))


@pytest.mark.slow
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(changed=changes)
def test_annotations_are_only_those_that_reticle_makes(changed: Changes) -> None:
    run = _run(changed)
    bad = sum(flow.status != "pass" for flow in run.flows)
    lines = annotate(run, "github").splitlines()
    assert all(re.match(r"::(error|warning|notice) ", line) for line in lines)
    assert not [line for line in lines if CONTROL.search(line)]
    assert len(lines) <= bad + 10
    assert len(json.loads(annotate(run, "gitlab"))) == bad


@pytest.mark.slow
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(changed=changes)
def test_junit_stays_xml_with_one_case_a_flow(changed: Changes) -> None:
    run = _run(changed)
    suite = ET.fromstring(junit.render(run))
    assert len(list(suite.iter("testcase"))) == len(list(ET.fromstring(junit.render(make_run())).iter("testcase")))


class _Tags(HTMLParser):
    def __init__(self, document: str) -> None:
        super().__init__()
        self.scripts = 0
        self.bad: list[str] = []
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        if tag in ("iframe", "object", "embed", "base"):
            self.bad.append(tag)
        self.bad += [f"{tag} {name}" for name, _ in attrs if name.startswith("on")]
        self.bad += [
            f"{tag} {name}={value}"
            for name, value in attrs
            if name in ("href", "src") and re.match(r"\s*(javascript|https?|//)", value or "", re.IGNORECASE)
        ]


@pytest.mark.slow
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(changed=changes)
def test_the_page_has_its_own_scripts_and_no_others(changed: Changes) -> None:
    run = _run(changed)
    document = html.render(run)
    tags = _Tags(document)
    assert tags.bad == []
    assert tags.scripts == _Tags(html.render(make_run())).scripts
    assert not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]", document)


@pytest.mark.slow
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(changed=changes)
def test_the_summary_has_no_markup_of_others(changed: Changes) -> None:
    run = _run(changed)
    said = summary.render(run)
    outside = re.sub(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", said)
    assert not re.search(r"(?<!\\)<(script|img|svg|iframe|a )", outside, re.IGNORECASE)
    rows = [line for line in said.splitlines() if line.startswith("|")]
    expected = [line for line in summary.render(make_run()).splitlines() if line.startswith("|")]
    assert len(rows) == len(expected)
