"""Projects: where the root is, which files are flows, and how a flow is spelled."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reticle.errors import ConfigError, FlowError, InputError, UsageError
from reticle.model.flow import parse_flow
from reticle.store.flow_file import flow_hash, flow_text
from reticle.store.project import Project

STEP: dict[str, Any] = {"action": "click", "target": {"role": "button", "name": "Pay"}}


def _project(root: Path, files: dict[str, str]) -> Project:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return Project.find(root)


def _flow(name: str, **fields: Any) -> str:
    return json.dumps({"version": 1, "name": name, "steps": [], **fields})


def test_the_nearest_configuration_upward_is_the_root(tmp_path: Path) -> None:
    _project(tmp_path, {"reticle.toml": "", "inner/pyproject.toml": "[tool.other]\n", "inner/deep/x.txt": ""})
    assert Project.find(tmp_path / "inner/deep").root == tmp_path.resolve()


def test_without_a_configuration_the_folder_itself_is_the_root(tmp_path: Path) -> None:
    project = Project.find(tmp_path)
    assert (project.root, project.config_file) == (tmp_path.resolve(), None)


def test_reticle_toml_wins_over_pyproject_in_one_folder(tmp_path: Path) -> None:
    project = _project(
        tmp_path,
        {"reticle.toml": "[app]\nurl = 'http://a'\n", "pyproject.toml": "[tool.reticle.app]\nurl = 'http://b'\n"},
    )
    assert project.config.app.url == "http://a"


def test_a_pyproject_that_only_mentions_us_is_no_configuration(tmp_path: Path) -> None:
    project = _project(tmp_path, {"pyproject.toml": "# tool.reticle would go here\n[project]\nname = 'x'\n"})
    assert project.config_file is None


def test_flows_are_found_in_folders_and_what_lies_beside_a_flow_is_none(tmp_path: Path) -> None:
    project = _project(
        tmp_path,
        {
            "flows/b.json": _flow("b"),
            "flows/shop/a.json": _flow("shop/a"),
            "flows/b.files/data.json": "{}",
            "flows/b.grade/reference.json": _flow("x"),
            "flows/.hidden.json": _flow("x"),
            "flows/notes.txt": "steps",
        },
    )
    assert project.list_flows() == ["b", "shop/a"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"version": 1, "name": "b", "stpes": []}', r'unknown key "stpes" .*"steps"'),
        ('{"version": 1, "name": "b"}', r"flows/b.json:1: flow b: steps: is missing"),
        ("[]", r"flows/b.json:1: is no flow: a list"),
        ("null", r"flows/b.json:1: is no flow: a value"),
        ('"x"', r"flows/b.json:1: is no flow: a text"),
        ("{}", r"is no flow: an object without any key of a flow.*flows/b.files/"),
        ('{"rows": []}', r"is no flow"),
    ],
)
def test_a_file_among_the_flows_that_is_no_flow_is_listed_and_told(text: str, says: str, tmp_path: Path) -> None:
    project = _project(tmp_path, {"flows/a.json": _flow("a"), "flows/b.json": text})
    assert project.list_flows() == ["a", "b"]
    with pytest.raises(FlowError, match=says):
        project.load_flow("b")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([], ["b", "shop/a", "shop/c"]),
        (["b"], ["b"]),
        (["shop/*"], ["shop/a", "shop/c"]),
        (["shop"], ["shop/a", "shop/c"]),
        (["{root}/flows/shop/a.json"], ["shop/a"]),
        (["{root}/flows/shop"], ["shop/a", "shop/c"]),
        (["shop/c", "b"], ["b", "shop/c"]),
    ],
)
def test_flows_are_chosen_by_name_pattern_file_and_folder(words: list[str], found: list[str], tmp_path: Path) -> None:
    names = ("b", "shop/a", "shop/c")
    project = _project(tmp_path, {f"flows/{name}.json": _flow(name) for name in names})
    assert project.select_flows(word.format(root=project.root) for word in words) == found


def test_a_word_that_matches_nothing_is_told_with_the_nearest_flow(tmp_path: Path) -> None:
    project = _project(tmp_path, {"flows/checkout.json": _flow("checkout")})
    with pytest.raises(UsageError, match=r'ran nothing.*"checkout"'):
        project.select_flows(["chekout"])


@pytest.mark.parametrize("name", ["../x", "/etc/passwd", "a//b", ".hidden", "a/../b", "a\x00b", ""])
def test_a_name_that_is_no_safe_path_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(FlowError):
        _project(tmp_path, {}).load_flow(name)


@pytest.mark.parametrize("path", ["../out.json", "/etc/passwd", "~/x", "a/../../b", "C:\\x", "", "link/x.json"])
def test_a_path_that_leaves_the_project_is_refused(path: str, tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    (tmp_path / "elsewhere").mkdir()
    (root / "link").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(InputError):
        Project.find(root).path(path, what="grade.state")


def test_a_flow_is_spelled_one_way_and_its_empty_args_are_left_out(tmp_path: Path) -> None:
    one = parse_flow({"version": 1, "name": "pay", "steps": [{**STEP, "args": {}}]}, name="pay")
    two = parse_flow({"steps": [STEP], "name": "pay", "version": 1}, name="pay")
    assert flow_text(one) == flow_text(two)
    assert flow_hash(one) == flow_hash(two)
    assert "args" not in flow_text(one)
    assert flow_text(one).endswith("}\n")
    assert list(json.loads(flow_text(one))) == ["version", "name", "steps"]


def test_what_is_saved_loads_as_the_same_flow(tmp_path: Path) -> None:
    project = _project(tmp_path, {})
    flow = parse_flow(
        {
            "version": 1,
            "name": "shop/pay",
            "vars": {"who": {"env": "WHO", "default": "Zoë"}},
            "steps": [
                {"action": "fill", "target": {"testid": "who"}, "args": {"value": ""}},
                {**STEP, "args": {"button": "right"}, "timeoutMs": 5000},
                {"action": "assert", "expect": {"kind": "text", "contains": "Danke"}},
            ],
        },
        name="shop/pay",
    )
    path = project.save_flow(flow)
    assert project.load_flow("shop/pay") == flow
    assert path.read_text("utf-8") == flow_text(flow)
    assert project.grade_dir("shop/pay") == path.with_name("pay.grade")


def test_a_state_declaration_is_read_with_its_mistakes_placed(tmp_path: Path) -> None:
    text = '{"version": 1, "sources": [\n{"kind": "sqlite", "label": "a", "path": "x", "tabels": "*"}]}'
    project = _project(tmp_path, {"state/shop.json": text})
    with pytest.raises(InputError, match=r'state/shop\.json:2.*"tabels".*"tables"'):
        project.load_state("state/shop.json")


def test_a_configuration_that_is_a_folder_is_passed_over_and_one_in_another_encoding_is_told(tmp_path: Path) -> None:
    (tmp_path / "reticle.toml").write_bytes("[app]\n".encode("utf-16"))
    with pytest.raises(ConfigError, match="UTF-16"):
        Project.find(tmp_path)
