"""A branch edits one module of the shop: the gate runs what that code serves, is red at file and line, and green when
it is mended. The same from a shallow clone, and in two parts on two machines."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from harness import Project, Result
from repository import Repository
from reticle.demo.page import STATIC

pytestmark = pytest.mark.timeout(400)
CONFIG = f"""
[app]
url = "http://127.0.0.1:{{port}}"
reset = ["POST /__reset"]

[[app.process]]
name = "shop"
start = "exec {sys.executable} shop/serve.py --port {{port}} --data {{workdir}} --now {{now}} --allow-reset"
ready = "/healthz"

[code]
"/static/" = "shop/static/"
backend = ["shop/*.py"]
"""
SERVE = """
import sys
from pathlib import Path

from reticle.cli.main import main
from reticle.demo import app, page

app.STATIC = page.STATIC = Path(__file__).parent / "static"
main(["demo", "serve", *sys.argv[1:]])
"""
MODULE = "shop/static/js/actions.js"
LINE = "  signal('signed-in', { userId: user.id, name: user.name });\n"
BUG = LINE.replace("user.name", "user.profile.name")
MENDED = LINE.replace("name: user.name", "name: user.name ?? ''")


def _flow(name: str, start: dict[str, Any], *steps: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"version": 1, "name": name, "start": start, "steps": list(steps), **fields}


def _fill(testid: str, value: str) -> dict[str, Any]:
    return {"action": "fill", "target": {"testid": testid}, "args": {"value": value}}


FLOWS = (
    _flow(
        "sign-in",
        {"path": "/sign-in"},
        _fill("email", "ada@example.test"),
        _fill("password", "${password}"),
        {
            "action": "click",
            "target": {"role": "button", "name": "Sign in"},
            "expect": {"kind": "net", "method": "POST", "path": "/api/session", "status": 201, "count": 1},
        },
        vars={"password": {"env": "SHOP_PASSWORD", "default": "correct-mug-42"}},
    ),
    _flow(
        "orders",
        {"path": "/orders", "setup": ["sign-in"]},
        {"action": "assert", "expect": {"kind": "element", "query": {"role": "heading", "name": "Your orders"}}},
    ),
    _flow(
        "search",
        {"path": "/"},
        _fill("search", "mug"),
        {
            "action": "press",
            "target": {"testid": "search"},
            "args": {"text": "Enter"},
            "expect": {"kind": "signal", "name": "search:done", "dataMatches": {"q": "mug", "total": 20}},
        },
    ),
)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    """Return a repository whose branch main holds the shop's pages and flows that know what they ran."""
    made = Repository(tmp_path_factory.mktemp("shop") / "shop")
    shutil.copytree(STATIC, made.top / "shop/static")
    flows = {f"flows/{flow['name']}.json": flow for flow in FLOWS}
    made.commit({"reticle.toml": CONFIG, "shop/serve.py": SERVE, ".gitignore": ".reticle/\n__pycache__/\n", **flows})
    refreshed = Project(made.top, {}).run("flows", "refresh")
    assert refreshed.exit_code == 0, refreshed
    made.commit()
    made.branch("feature")
    _edit(made.top, LINE, BUG)
    made.commit()
    return made


def _edit(top: Path, old: str, new: str) -> None:
    file = top / MODULE
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def _line(top: Path) -> int:
    return (top / MODULE).read_text("utf-8").splitlines().index(BUG.rstrip("\n")) + 1


Clone = Callable[..., Project]


@pytest.fixture
def clone(shop: Repository, tmp_path: Path) -> Clone:
    def make(*options: str, name: str = "clone") -> Project:
        return Project(shop.clone(tmp_path / name, "--branch", "feature", *options), {})

    return make


def _check_red(result: Result, top: Path, affected: Sequence[str] = ("orders", "sign-in")) -> None:
    run = result.json
    assert result.exit_code == 1, result
    assert run["plan"]["affected"] == sorted(flow["name"] for flow in run["flows"]) == list(affected)
    (red,) = [flow for flow in run["flows"] if flow["name"] == "sign-in"]
    assert red["status"] == "fail"
    assert (red["source"]["file"], red["source"]["line"]) == (MODULE, _line(top))
    assert "TypeError" in red["reason"]


@pytest.mark.full
def test_only_what_the_change_serves_is_run_red_at_the_fault_and_green_when_it_is_mended(clone: Clone) -> None:
    project = clone()
    _check_red(project.run("gate", "--since", "main", "--json"), project.root)
    _edit(project.root, BUG, MENDED)
    result = project.run("gate", "--since", "main", "--json")
    assert result.exit_code == 0, result
    assert {flow["name"]: flow["status"] for flow in result.json["flows"]} == {"orders": "pass", "sign-in": "pass"}
    kept = project.run("gate", "--since", "main", "--no-run")
    assert kept.exit_code == 0, kept
    assert project.left_running() == []


@pytest.mark.full
def test_a_shallow_clone_is_told_what_to_type_and_then_finds_the_same(clone: Clone, shop: Repository) -> None:
    project = clone("--depth", "1")
    refused = project.run("gate", "--since", "main")
    assert refused.exit_code == 2
    assert "shallow" in refused.complaint
    command = refused.complaint.partition("hint: git ")[2]
    shop.git(*command.split(), cwd=project.root)
    _check_red(project.run("gate", "--since", "main", "--json", "sign-in", "search"), project.root, ["sign-in"])


@pytest.mark.full
def test_two_parts_on_two_machines_make_one_verdict(clone: Clone, tmp_path: Path) -> None:
    for number in (1, 2):
        part = clone(name=f"machine-{number}")
        part.run("gate", "--since", "main", "--shard", f"{number}/2", "--report", str(tmp_path / f"part-{number}"))
    project = clone()
    parts = [str(tmp_path / f"part-{number}") for number in (1, 2)]
    missing = project.run("gate", "--merge", parts[0], "--json")
    assert missing.exit_code == 1
    assert len(missing.json["change"]["uncovered"]) == 1
    result = project.run("gate", "--merge", *parts, "--json")
    _check_red(result, project.root)
