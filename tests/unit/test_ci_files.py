"""action.yml and the examples of docs/ci.md: valid by schema, safe against what a pull request is called."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = {
    "action.yml": "github-actions.json",
    "docs/ci/github.yml": "github-workflows.json",
    "docs/ci/github-shards.yml": "github-workflows.json",
    "docs/ci/gitlab.yml": "gitlab-ci.json",
}


def load(name: str) -> Any:
    """Read YAML as GitHub does: `on` is a word."""

    class Loader(yaml.SafeLoader):
        pass

    Loader.yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in found if tag != "tag:yaml.org,2002:bool"]
        for first, found in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }
    Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))
    return yaml.load((ROOT / name).read_text("utf-8"), Loader)


def list_faults(name: str, data: Any) -> list[str]:
    schema = json.loads((ROOT / "tests/schemas" / SCHEMAS[name]).read_text("utf-8"))
    return [f"{list(fault.absolute_path)}: {fault.message}" for fault in Draft7Validator(schema).iter_errors(data)]


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_ci_file_is_valid_by_its_schema(name: str) -> None:
    assert list_faults(name, load(name)) == []


def test_the_schemas_refuse_what_is_wrong() -> None:
    action = load("action.yml")
    action["runs"]["steps"][1].pop("shell")
    assert list_faults("action.yml", action)
    workflow = load("docs/ci/github.yml")
    workflow["jobs"]["gate"].pop("runs-on")
    assert list_faults("docs/ci/github.yml", workflow)
    pipeline = load("docs/ci/gitlab.yml")
    pipeline["reticle"]["artifacts"]["when"] = "sometimes"
    assert list_faults("docs/ci/gitlab.yml", pipeline)


@pytest.mark.parametrize("name", ["docs/ci/github.yml", "docs/ci/github-shards.yml"])
def test_every_checkout_has_the_history_and_every_input_exists(name: str) -> None:
    inputs = set(load("action.yml")["inputs"])
    steps = [step for job in load(name)["jobs"].values() for step in job["steps"]]
    checkouts = [step for step in steps if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert [step["with"]["fetch-depth"] for step in checkouts] == [0] * len(checkouts)
    ours = [step for step in steps if "/reticle@" in step.get("uses", "")]
    assert ours
    assert {given for step in ours for given in step.get("with", {})} <= inputs
    assert load("docs/ci/gitlab.yml")["reticle"]["variables"]["GIT_DEPTH"] == "0"


def test_no_shell_step_holds_an_expression() -> None:
    for step in load("action.yml")["runs"]["steps"]:
        assert "${{" not in step.get("run", ""), "what a branch is called would run as a command: pass it by env"


def test_every_expression_of_the_action_names_something_that_exists() -> None:
    action = load("action.yml")
    text = (ROOT / "action.yml").read_text("utf-8")
    assert set(re.findall(r"inputs\.([\w-]+)", text)) == set(action["inputs"])
    assert set(re.findall(r"steps\.([\w-]+)\.", text)) == {"gate"}
    table = (ROOT / "docs/ci.md").read_text("utf-8").partition("| input |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`([a-z-]+)`", table)) >= set(action["inputs"])


@pytest.mark.parametrize("name", sorted(set(SCHEMAS) - {"action.yml"}))
def test_the_page_shows_the_files_that_are_tested(name: str) -> None:
    page = (ROOT / "docs/ci.md").read_text("utf-8")
    assert f"```yaml\n{(ROOT / name).read_text('utf-8')}```\n" in page
