"""Lint finds what makes a flow weak or brittle without running it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reticle.engine.flows_lint import lint_flows
from reticle.engine.flows_list import list_flows
from reticle.engine.flows_show import show_flow
from reticle.errors import UsageError
from reticle.store.project import Project

EXPECT = {"kind": "route", "pathname": "/done"}


def save(folder: Path, name: str = "one", **fields: Any) -> Project:
    """Write a flow and return its project."""
    (folder / "reticle.toml").write_text("")
    path = folder / "flows" / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    steps = [{"action": "click", "target": {"testid": "go"}, "expect": EXPECT}]
    path.write_text(json.dumps({"version": 1, "name": name, "steps": steps, **fields}))
    return Project.find(folder)


def rules(project: Project) -> list[str]:
    """Return the rules that fired."""
    return [finding.rule for finding in lint_flows(project, ())]


def step(target: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the steps of a flow that clicks one thing."""
    return [{"action": "click", "target": target, "expect": EXPECT}]


def test_a_sound_flow_has_no_findings(tmp_path: Path) -> None:
    assert rules(save(tmp_path)) == []


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ({"css": "#\\:r5\\:"}, "machine-made"),
        ({"css": "#ember123 > a"}, "machine-made"),
        ({"css": ".css-1x2y3z"}, "machine-made"),
        ({"css": "button.Button_root__a8f3"}, "machine-made"),
        ({"testid": ":r5:"}, "machine-made"),
        ({"css": "form > button"}, "css"),
        ({"role": "button", "within": {"css": "form"}}, "css"),
    ],
)
def test_targets_that_the_next_build_breaks_are_found(tmp_path: Path, target: dict[str, Any], rule: str) -> None:
    assert rules(save(tmp_path, steps=step(target))) == [rule]


def test_a_target_inside_an_expectation_is_looked_at_too(tmp_path: Path) -> None:
    leaf = {"kind": "element", "query": {"css": "#ember9"}, "state": "visible"}
    found = lint_flows(save(tmp_path, success={"kind": "allOf", "predicates": [leaf]}), ())
    assert [(finding.rule, finding.where) for finding in found] == [("machine-made", "success.predicates[0].query")]


def test_a_flow_that_asserts_nothing_is_found(tmp_path: Path) -> None:
    assert rules(save(tmp_path, steps=[{"action": "click", "target": {"testid": "go"}}])) == ["asserts-nothing"]


def test_a_name_that_is_not_the_path_and_a_secret_with_a_default_are_found(tmp_path: Path) -> None:
    save(tmp_path, "two", vars={"password": {"env": "P", "secret": True, "default": "x"}})
    project = save(tmp_path)
    text = (tmp_path / "flows/one.json").read_text().replace('"name": "one"', '"name": "other"')
    (tmp_path / "flows/one.json").write_text(text)
    found = lint_flows(project, ())
    assert [finding.rule for finding in found] == ["unreadable", "unreadable"]
    assert 'its path says "one"' in found[0].what
    assert "a secret has no default" in found[1].what


def test_references_variables_and_set_ups_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    project = save(
        tmp_path, vars={"who": {"default": "ada"}, "x": {"default": "y"}},
        start={"path": "/${who}", "setup": ["sing-in"]},
        grade={"state": "state/none.json"},
    )  # fmt: skip
    assert sorted(rules(project)) == ["no-reference", "no-reference", "state", "unknown-setup", "unused-variable"]


def test_no_flow_at_all_is_a_mistake_of_usage(tmp_path: Path) -> None:
    (tmp_path / "reticle.toml").write_text("")
    with pytest.raises(UsageError):
        lint_flows(Project.find(tmp_path), ())


def test_the_list_and_the_words_of_a_flow_say_what_it_does(tmp_path: Path) -> None:
    project = save(tmp_path, intent="Somebody goes", steps=step({"css": "a"}), start={"path": "/in"})
    (row,) = list_flows(project, ())
    assert (row.name, row.intent, row.steps, len(row.warnings)) == ("one", "Somebody goes", 1, 1)
    said = show_flow(project, project.load_flow("one"))
    assert said[0] == "one  Somebody goes"
    assert '   1  click css "a"' in said
    assert "        expects route pathname=/done" in said
