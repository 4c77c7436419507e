"""A change is held against the commit that it began from: weakened and deleted checks are found in a repository."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from repository import Repository
from reticle.engine.change import find_weakened
from reticle.engine.scope import Words, find_scope
from reticle.policy.change import ChangeFindings
from reticle.store.project import Project

STATE = {"version": 1, "sources": [{"label": "orders", "kind": "file", "path": "orders.txt"}]}
ANSWER = {"version": 1, "answer": {"values": ["17"], "match": "exact"}}
LOOK = {
    "version": 1, "flow": "buy", "checkpoint": "receipt", "variant": "1280x800", "env": "k3f9", "widthPx": 1,
    "heightPx": 1, "sha256": "0" * 64,
}  # fmt: skip


def _flow(name: str, **fields: Any) -> dict[str, Any]:
    step = {
        "action": "click",
        "target": {"testid": "pay"},
        "expect": {"kind": "net", "method": "POST", "path": "/api/orders", "status": 201},
        "visual": {"name": "receipt"},
    }
    return {"version": 1, "name": name, "start": {"path": "/"}, "steps": [step], **fields}


@pytest.fixture(params=["", "apps/web/"], ids=["at the top", "in a folder"])
def folder(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def repository(tmp_path: Path, folder: str) -> Repository:
    files: dict[str, Any] = {
        "reticle.toml": "[app]\nurl = 'http://127.0.0.1:1'\n[gate]\nrequire_grade = 'writes'\n",
        "flows/buy.json": _flow("buy", grade={"state": "state/shop.json", "expect": "state/answer.json"}),
        "flows/look.json": _flow("look"),
        "state/shop.json": STATE,
        "state/answer.json": ANSWER,
        "baselines/buy/receipt/1280x800.k3f9.png": b"png",
        "baselines/buy/receipt/1280x800.k3f9.json": LOOK,
    }
    made = Repository(tmp_path / "repo", {folder + name: content for name, content in files.items()})
    made.branch("feature")
    return made


def _found(repository: Repository, folder: str, since: str = "main") -> ChangeFindings:
    project = Project.find(repository.top / folder)
    scope = find_scope(project, Words(), since=since, everything=False, environ={})
    return find_weakened(project, [project.load_flow(name) for name in project.list_flows()], scope)


def _write(repository: Repository, folder: str, files: dict[str, Any]) -> None:
    repository.write({folder + name: content for name, content in files.items()})


def test_a_change_that_weakens_nothing_has_no_findings(repository: Repository, folder: str) -> None:
    _write(repository, folder, {"flows/new.json": _flow("new"), "src/a.js": "x", "flows/look.json": _flow("look")})
    assert _found(repository, folder) == ChangeFindings()


def test_weakened_checks_are_found_committed_or_not(repository: Repository, folder: str) -> None:
    weaker = _flow("look")
    weaker["steps"][0]["expect"]["status"] = "2xx"
    _write(repository, folder, {"flows/look.json": weaker})
    said = ('look: step 1 click testid "pay": net method=POST path=/api/orders status=201: status 201 → "2xx"',)
    assert _found(repository, folder).downgraded == said
    repository.commit()
    assert _found(repository, folder).downgraded == said
    repository.git("switch", "-q", "main")
    repository.commit({"other.txt": "x"})
    repository.git("switch", "-q", "feature")
    assert _found(repository, folder).downgraded == said


def test_a_deleted_flow_is_found_and_a_renamed_one_is_none(repository: Repository, folder: str) -> None:
    _write(repository, folder, {"flows/look.json": None})
    assert _found(repository, folder).deleted == ("look",)
    _write(repository, folder, {"flows/shop/look.json": _flow("shop/look")})
    assert _found(repository, folder) == ChangeFindings()
    bare = _flow("shop/look")
    del bare["steps"][0]["visual"]
    _write(repository, folder, {"flows/shop/look.json": bare})
    assert _found(repository, folder).downgraded == ('shop/look: picture "receipt" is not compared any more',)


def test_what_a_grade_goes_by_is_held_against_what_it_was(repository: Repository, folder: str) -> None:
    source = {**STATE["sources"][0], "ignore": ["total=[0-9]+"]}  # type: ignore[index]
    _write(repository, folder, {"state/shop.json": {"version": 1, "sources": [source]}})
    assert _found(repository, folder).downgraded == ("state/shop.json: orders: ignore grown by total=[0-9]+",)
    _write(repository, folder, {"state/shop.json": STATE, "state/less.json": {"version": 1, "sources": [source]}})
    flow = _flow("buy", grade={"state": "state/less.json", "expect": "state/answer.json"})
    _write(repository, folder, {"flows/buy.json": flow})
    assert _found(repository, folder).downgraded == ("buy: state/less.json: orders: ignore grown by total=[0-9]+",)
    answer = {"version": 1, "answer": {"values": ["17"], "match": "includes"}}
    flow["grade"]["state"] = "state/shop.json"
    _write(repository, folder, {"flows/buy.json": flow, "state/answer.json": answer})
    assert _found(repository, folder).downgraded == ("state/answer.json: answers match by includes, was exact",)


def test_a_configuration_that_demands_less_is_found_also_when_it_is_gone(repository: Repository, folder: str) -> None:
    _write(repository, folder, {"reticle.toml": "[app]\nurl = 'http://127.0.0.1:1'\n"})
    assert _found(repository, folder).downgraded == ("reticle.toml: [gate] require_grade lowered, writes → never",)
    text = "[tool.reticle.gate]\nrequire_grade = 'writes'\n"
    _write(repository, folder, {"reticle.toml": None, "pyproject.toml": text})
    assert _found(repository, folder).downgraded == ()
    _write(repository, folder, {"pyproject.toml": text + "uncovered = 'report'\n"})
    assert _found(repository, folder).downgraded == ("pyproject.toml: [gate] uncovered blocks no more",)


def test_a_baseline_that_is_removed_is_found_and_one_of_another_machine_stands_for_it(
    repository: Repository, folder: str
) -> None:
    at = "baselines/buy/receipt/1280x800"
    _write(repository, folder, {f"{at}.k3f9.png": None, f"{at}.k3f9.json": None})
    said = ('buy: picture "receipt" (1280x800): its baseline was removed',)
    assert _found(repository, folder).downgraded == said
    _write(repository, folder, {f"{at}.a1b2.png": b"other"})
    assert _found(repository, folder).downgraded == ()


def test_a_baseline_that_stays_behind_when_its_picture_gets_another_name_is_found(
    repository: Repository, folder: str
) -> None:
    renamed = _flow("buy", grade={"state": "state/shop.json", "expect": "state/answer.json"})
    renamed["steps"][0]["visual"]["name"] = "bill"
    _write(repository, folder, {"flows/buy.json": renamed})
    assert _found(repository, folder).downgraded == (
        'buy: picture "bill": its baseline stayed behind in baselines/buy/receipt, and it is not compared',
    )
    _write(repository, folder, {"baselines/buy/bill/1280x800.a1b2.png": b"png"})
    assert _found(repository, folder) == ChangeFindings()


@pytest.mark.parametrize("where", ["configuration", "flow", "picture"])
def test_a_picture_that_is_taken_in_another_size_than_the_accepted_one_is_found(
    where: str, repository: Repository, folder: str
) -> None:
    flow = _flow("buy", grade={"state": "state/shop.json", "expect": "state/answer.json"})
    if where == "configuration":
        text = (repository.top / folder / "reticle.toml").read_text("utf-8")
        _write(repository, folder, {"reticle.toml": f"{text}[browser]\nviewport = '1281x800'\n"})
    elif where == "flow":
        flow["start"]["viewport"] = "1281x800"
    else:
        flow["steps"][0]["visual"]["viewports"] = ["1281x800"]
    _write(repository, folder, {"flows/buy.json": flow})
    assert _found(repository, folder).downgraded == (
        'buy: picture "receipt" is not taken in 1280x800 any more, where one is accepted',
    )
    _write(repository, folder, {"baselines/buy/receipt/1281x800.k3f9.png": b"png"})
    assert _found(repository, folder) == ChangeFindings()


def test_a_baseline_that_stays_behind_when_its_flow_is_renamed_is_found(repository: Repository, folder: str) -> None:
    moved = _flow("shop/buy", grade={"state": "state/shop.json", "expect": "state/answer.json"})
    _write(repository, folder, {"flows/buy.json": None, "flows/shop/buy.json": moved})
    assert _found(repository, folder).downgraded == (
        'shop/buy: picture "receipt": its baseline stayed behind in baselines/buy/receipt, and it is not compared',
    )
    _write(repository, folder, {"baselines/shop/buy/receipt/1280x800.k3f9.png": b"png"})
    assert _found(repository, folder) == ChangeFindings()


def test_a_mask_that_is_written_into_a_baseline_is_found(repository: Repository, folder: str) -> None:
    masked = {**LOOK, "masks": [{"box": {"x": 0, "y": 0, "w": 100, "h": 100}}]}
    _write(repository, folder, {"baselines/buy/receipt/1280x800.k3f9.json": masked})
    assert _found(repository, folder).downgraded == (
        'buy: picture "receipt" (1280x800): 1 more part of it not compared',
    )


def test_quarantine_that_a_change_adds_is_found(repository: Repository, folder: str) -> None:
    shut = _flow("look", quarantine={"until": "2999-01-01", "reason": "x"})
    _write(repository, folder, {"flows/look.json": shut})
    found = _found(repository, folder)
    assert (found.quarantine_added, found.downgraded) == (("look",), ())


@pytest.mark.parametrize("text", ["{", json.dumps({"version": 1, "name": "look", "stpes": []}), "\xff\xfe"])
def test_a_flow_that_was_none_before_is_not_compared(text: str, repository: Repository, folder: str) -> None:
    _write(repository, folder, {"flows/look.json": text})
    base = repository.commit()
    _write(repository, folder, {"flows/look.json": _flow("look")})
    assert _found(repository, folder, since=base) == ChangeFindings()
