"""Parts of a run on several machines, united and judged as one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from test_gate_run import Gated, _verdict, flow_file
from test_gate_run import gated as gated

from reticle.engine.gate import GateOutcome
from reticle.engine.merge import merge_runs
from reticle.engine.publish import Outputs
from reticle.errors import UsageError
from reticle.store.project import Project


async def _shards(gated: Gated, tmp_path: Path, count: int = 2) -> list[str]:
    folders = []
    for number in range(1, count + 1):
        folder = tmp_path / f"shards/{number}"
        folder.parent.mkdir(parents=True, exist_ok=True)
        await gated.gate(since="main", shard=f"{number}/{count}", report=folder)
        folders.append(str(folder))
    return folders


def _merge(gated: Gated, *folders: str) -> GateOutcome:
    return merge_runs(Project.find(gated.root), folders, Outputs(), clock=gated.clock)


async def test_shards_run_every_affected_flow_once_and_merge_to_the_whole(gated: Gated, tmp_path: Path) -> None:
    gated.edit("src/cart.js")
    gated.repository.write({"src/pay.js": "other\n"})
    gated.says["pay"] = ["fail"]
    folders = await _shards(gated, tmp_path)
    parts = [json.loads((Path(folder) / "run.json").read_text("utf-8")) for folder in folders]
    assert sorted(flow["name"] for part in parts for flow in part["flows"]) == ["cart", "pay"]
    assert [part["plan"]["shard"] for part in parts] == ["1/2", "2/2"]
    assert sorted(part["verdict"]["exitCode"] for part in parts) == [0, 1]
    outcome = _merge(gated, *folders)
    assert [(flow.name, flow.status) for flow in outcome.run.flows] == [("cart", "pass"), ("pay", "fail")]
    assert _verdict(outcome.run) == ("fail", 1)
    assert (outcome.folder / "pay/log.jsonl").read_text("utf-8") == "fail 1\n"
    assert outcome.run.plan.shard is None
    assert outcome.notes == ()
    assert _merge(gated, str(tmp_path / "shards")).run.flows == outcome.run.flows


async def test_a_missing_part_leaves_its_flows_uncovered(gated: Gated, tmp_path: Path) -> None:
    gated.edit("src/cart.js")
    gated.edit("src/pay.js")
    first, _ = await _shards(gated, tmp_path)
    outcome = _merge(gated, first)
    assert _verdict(outcome.run) == ("blocked", 1)
    assert len(outcome.run.change.uncovered) == 1
    assert outcome.notes == ("parts missing: 2/2",)


async def test_an_empty_part_and_a_change_that_affects_nothing_merge_too(gated: Gated, tmp_path: Path) -> None:
    gated.edit("src/cart.js")
    outcome = _merge(gated, *await _shards(gated, tmp_path, 3))
    assert _verdict(outcome.run) == ("pass", 0)
    gated.repository.git("checkout", "src/cart.js")
    outcome = _merge(gated, *await _shards(gated, tmp_path / "none"))
    assert _verdict(outcome.run) == ("nothing-to-verify", 0)


async def test_what_the_change_is_blamed_for_is_blamed_after_the_merge(gated: Gated, tmp_path: Path) -> None:
    gated.repository.commit({"flows/cart.json": flow_file("cart", steps=[]), "flows/look.json": None})
    outcome = _merge(gated, *await _shards(gated, tmp_path))
    assert outcome.run.change.deleted_coverage == ["look"]
    assert len(outcome.run.change.downgraded) == 1
    assert _verdict(outcome.run) == ("blocked", 1)


@pytest.mark.parametrize("what", ["code", "commit", "here"])
async def test_runs_that_do_not_belong_together_are_refused(what: str, gated: Gated, tmp_path: Path) -> None:
    gated.edit("src/cart.js")
    first, second = await _shards(gated, tmp_path)
    file = Path(second) / "run.json"
    run = json.loads(file.read_text("utf-8"))
    run["code"] |= {"code": {"hash": "tree:other"}, "commit": {"commit": "0" * 40}, "here": {}}[what]
    file.write_text(json.dumps(run), "utf-8")
    if what == "here":
        gated.repository.commit({"src/cart.js": "x"})
    with pytest.raises(UsageError, match=r"commit|other code"):
        _merge(gated, first, second)
    with pytest.raises(UsageError, match=r"no run\.json"):
        _merge(gated, str(tmp_path / "nowhere"))


async def test_the_ledger_divides_by_what_flows_took(gated: Gated) -> None:
    gated.edit("src/cart.js")
    gated.repository.write({"src/pay.js": "other\n"})
    await gated.run(since="main", shard="1/2")
    first = set(gated.ran)
    await gated.run(since="main", shard="2/2")
    assert first | set(gated.ran) == {"cart", "pay"}
    assert not first & set(gated.ran)


async def test_a_change_that_only_adds_a_quarantine_may_merge(gated: Gated, tmp_path: Path) -> None:
    shut = flow_file("cart", quarantine={"until": "2026-12-31", "reason": "known"})
    gated.repository.commit({"flows/cart.json": shut})
    gated.says["cart"] = ["fail"]
    run = await gated.run(since="main")
    assert [flow.flags for flow in run.flows] == [["quarantined"]]
    assert _verdict(run) == ("nothing-to-verify", 0)
    assert run.verdict.reasons == ["only flows in quarantine are affected: cart"]
    assert _verdict(_merge(gated, *await _shards(gated, tmp_path)).run) == ("nothing-to-verify", 0)
    assert _verdict(await gated.run("cart", change=False)) == ("unverified", 2)
