"""The gate as a whole, with replays that say what a test wants: what it runs, what counts, what it blocks, what it
keeps. Repositories, runs, ledger and reports are real."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from test_suite_run import _NoBrowser

from repository import Repository
from reticle.clock import FixedClock
from reticle.engine import suite
from reticle.engine.gate import GateOptions, GateOutcome, run_gate
from reticle.errors import PlanError, UsageError
from reticle.model.flow import Flow
from reticle.model.run import FlowResult, FlowStatus, Run
from reticle.store.project import Project

CONFIG = "[app]\nurl = 'http://127.0.0.1:1'\n"
EXPECTS = {"kind": "net", "method": "POST", "path": "/api/orders", "status": 201, "count": 1}
CART = "".join(f"{number}\n" for number in range(1, 31))


def flow_file(name: str, **fields: Any) -> dict[str, Any]:
    step = {"action": "click", "target": {"testid": "pay"}, "expect": EXPECTS}
    return {"version": 1, "name": name, "start": {"path": "/"}, "steps": [step], **fields}


class Gated:
    """A project in a repository, and replays that come out as `says` (by flow, else pass)."""

    def __init__(self, top: Path, url: str) -> None:
        self.repository = Repository(top, {"src/cart.js": CART, "src/pay.js": CART, ".gitignore": ".reticle/\n"})
        blobs = {path: self.repository.blob(path) for path in ("src/cart.js", "src/pay.js")}
        covers = {"cart": "src/cart.js", "look": "src/cart.js", "pay": "src/pay.js"}
        files: dict[str, Any] = {"reticle.toml": CONFIG}
        for name, path in covers.items():
            ran = [[1, 10]] if name != "look" else [[20, 30]]
            files[f"flows/{name}.json"] = flow_file(name, covers={path: {"blob": blobs[path], "ran": ran}})
        self.repository.commit(files)
        self.repository.branch("feature")
        self.says: dict[str, list[FlowStatus]] = {}
        self.ran: Counter[str] = Counter()
        self.clock = FixedClock(datetime(2026, 11, 30, 12, tzinfo=UTC))
        self._url = url

    @property
    def root(self) -> Path:
        return self.repository.top

    async def gate(self, *words: str, **options: Any) -> GateOutcome:
        self.ran.clear()
        self.clock.advance(1)
        made = GateOptions(flows=words, url=self._url, workers=1, change=True)
        return await run_gate(Project.find(self.root), replace(made, **options), replay=self._replay, clock=self.clock)

    async def run(self, *words: str, **options: Any) -> Run:
        return (await self.gate(*words, **options)).run

    async def _replay(self, project: Project, flow: Flow, *_: Any, run_dir: Path, **__: Any) -> FlowResult:
        self.ran[flow.name] += 1
        said = self.says.get(flow.name) or ["pass"]
        status = said[min(self.ran[flow.name], len(said)) - 1]
        log = run_dir / flow.name / "log.jsonl"
        log.parent.mkdir(parents=True)
        log.write_text(f"{status} {self.ran[flow.name]}\n", "utf-8")
        self.clock.advance(0.5)
        return FlowResult(name=flow.name, status=status, reason=f"it is a {status}", duration_ms=500)

    def edit(self, path: str, line: int = 5) -> None:
        lines = CART.splitlines(keepends=True)
        lines[line - 1] = f"edited {line}\n"
        self.repository.write({path: "".join(lines)})


@pytest.fixture
def gated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gated]:
    async def start() -> _NoBrowser:
        return _NoBrowser()

    monkeypatch.setattr(suite, "browser_starter", lambda config, headed: start)
    with socket.create_server(("127.0.0.1", 0)) as server:
        made = Gated(tmp_path / "repo", f"http://127.0.0.1:{server.getsockname()[1]}")
        monkeypatch.chdir(made.root)  # the server is this process: it runs in the project
        yield made


def _verdict(run: Run) -> tuple[str, int]:
    return run.verdict.status, run.verdict.exit_code


async def test_only_what_the_change_serves_is_run(gated: Gated) -> None:
    gated.edit("src/cart.js")
    run = await gated.run(since="main")
    assert set(gated.ran) == {"cart"}
    assert _verdict(run) == ("pass", 0)
    assert run.plan.affected == ["cart"]
    assert run.plan.because["cart"][0].lines == [5]
    assert (run.plan.since, run.plan.changed) == ("main", ["src/cart.js"])


async def test_h108_nothing_changed_is_a_status_of_its_own_and_runs_nothing(gated: Gated) -> None:
    for path, said in (
        (None, "nothing changed since main: no flow has to run"),
        ("README.md", "1 changed file since main affects none of 3 flows"),
    ):
        if path is not None:
            gated.repository.write({path: "x"})
        run = await gated.run(since="main")
        assert _verdict(run) == ("nothing-to-verify", 0)
        assert run.verdict.reasons == [said]
        assert not gated.ran


async def test_without_a_base_everything_is_run_and_so_it_is_with_all(gated: Gated) -> None:
    assert (await gated.run()).plan.affected == ["cart", "look", "pay"]
    run = await gated.run(since="main", everything=True)
    assert set(gated.ran) == {"cart", "look", "pay"}
    assert run.plan.since == "main"


async def test_named_flows_are_run_whatever_changed_and_with_a_ref_only_where_affected(gated: Gated) -> None:
    await gated.run("pay")
    assert set(gated.ran) == {"pay"}
    gated.edit("src/cart.js")
    run = await gated.run("pay", "look", since="main")
    assert _verdict(run) == ("nothing-to-verify", 0)
    await gated.run("cart", "pay", since="main")
    assert set(gated.ran) == {"cart"}


async def test_a_file_that_is_named_counts_as_changed(gated: Gated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(gated.root / "src")
    await gated.run("pay.js")
    assert set(gated.ran) == {"pay"}
    with pytest.raises(UsageError, match="ran nothing"):
        await gated.run("pya.js")


async def test_the_target_that_ci_names_is_the_base(gated: Gated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_BASE_REF", "main")
    gated.edit("src/pay.js")
    assert (await gated.run()).plan.affected == ["pay"]
    assert (await gated.run("cart")).plan.affected == ["cart"]
    monkeypatch.setenv("GITHUB_BASE_REF", "release")
    with pytest.raises(PlanError, match='git knows no "release"'):
        await gated.run()


WEAKER: dict[str, tuple[dict[str, Any], str]] = {
    "an expectation": (
        {"steps": [{"action": "click", "target": {"testid": "pay"},
                    "expect": {key: value for key, value in EXPECTS.items() if key != "count"}}]},
        "count dropped",
    ),
    "no expectation": ({"steps": [{"action": "click", "target": {"testid": "pay"}}]}, "nothing is expected any more"),
    "dynamic": ({"dynamic": [{"testid": "total"}]}, "dynamic grown"),
}  # fmt: skip


@pytest.mark.parametrize("case", WEAKER)
async def test_f6_f7_a_weakened_flow_that_passes_is_blocked_and_named(case: str, gated: Gated) -> None:
    fields, said = WEAKER[case]
    gated.repository.commit({"flows/cart.json": flow_file("cart", **fields)})
    run = await gated.run(since="main")
    assert [(flow.name, flow.status) for flow in run.flows] == [("cart", "pass")]
    assert _verdict(run) == ("blocked", 1)
    (line,) = run.change.downgraded
    assert line.startswith("cart: ")
    assert said in line
    assert run.verdict.reasons[0] == f"downgraded: {line}"
    assert _verdict(await gated.run()) == ("pass", 0)  # without a base there is nothing to hold it against


async def test_f7_a_raised_visual_threshold_is_blocked(gated: Gated) -> None:
    gated.repository.commit({"reticle.toml": CONFIG + "[visual]\nthreshold = 0.9\n"})
    run = await gated.run(since="main")
    assert _verdict(run) == ("blocked", 1)
    assert run.change.downgraded == ["reticle.toml: [visual] threshold raised, 0.1 → 0.9"]


@pytest.mark.parametrize("others", [True, False])
async def test_f7_a_deleted_flow_is_blocked_also_the_last_one(others: bool, gated: Gated) -> None:
    gone = ["cart"] if others else ["cart", "look", "pay"]
    gated.repository.commit({f"flows/{name}.json": None for name in gone})
    run = await gated.run(since="main")
    assert _verdict(run) == ("blocked", 1)
    assert run.change.deleted_coverage == gone
    assert not gated.ran


async def test_quarantine_that_the_change_adds_is_named_and_blocks_nothing(gated: Gated) -> None:
    shut = flow_file("cart", quarantine={"until": "2026-12-31", "reason": "known"})
    gated.repository.commit({"flows/cart.json": shut})
    gated.says["cart"] = ["fail"]
    gated.edit("src/pay.js")
    run = await gated.run(since="main")
    assert _verdict(run) == ("pass", 0)
    assert (run.change.quarantined, run.change.quarantine_added) == (["cart"], ["cart"])


async def test_flows_in_quarantine_are_counted_also_where_the_change_does_not_reach_them(gated: Gated) -> None:
    config = CONFIG + "[gate]\nmax_quarantined = 0\n"
    shut = flow_file("cart", quarantine={"until": "2026-12-31", "reason": "known"})
    gated.repository.commit({"flows/cart.json": shut, "reticle.toml": config})
    base = gated.repository.git("rev-parse", "HEAD")
    gated.repository.write({"README.md": "x"})
    run = await gated.run(since=base)
    assert not gated.ran
    assert (run.change.quarantined, *_verdict(run)) == (["cart"], "blocked", 1)


async def test_a_changed_file_that_no_flow_covers_is_reported_and_blocks_where_that_is_asked_for(gated: Gated) -> None:
    gated.repository.write({"src/new.js": "x"})
    run = await gated.run(since="main")
    assert set(gated.ran) == {"cart", "look", "pay"}
    assert (run.change.unmapped, *_verdict(run)) == (["src/new.js"], "pass", 0)
    gated.repository.write({"reticle.toml": CONFIG + "[gate]\nunmapped = 'block'\n"})
    assert _verdict(await gated.run(since="main")) == ("blocked", 1)


async def test_f8_a_flow_that_fails_again_after_it_was_mended_blocks_and_is_not_flaky(gated: Gated) -> None:
    for line, status in ((5, "pass"), (6, "fail"), (7, "pass"), (8, "fail")):
        gated.edit("src/cart.js", line)
        gated.says["cart"] = [status]  # type: ignore[list-item]
        run = await gated.run(since="main")
    assert _verdict(run) == ("fail", 1)
    assert run.flows[0].flags == []


async def test_a_flow_that_passed_and_failed_on_the_same_code_is_flagged_flaky_and_blocks(gated: Gated) -> None:
    gated.edit("src/cart.js")
    await gated.run(since="main")
    gated.says["cart"] = ["fail"]
    run = await gated.run(since="main")
    assert run.flows[0].flags == ["flaky"]
    assert "flaky: failed 1 of 2 times on the same flow and code" in run.flows[0].notes
    assert _verdict(run) == ("fail", 1)


async def test_a_stored_run_counts_for_its_flow_and_its_code_and_for_nothing_else(gated: Gated) -> None:
    gated.edit("src/cart.js")
    first = await gated.gate(since="main")
    outcome = await gated.gate(since="main", no_run=True)
    assert not gated.ran
    assert _verdict(outcome.run) == ("pass", 0)
    assert outcome.run.flows[0].notes == [f"from the stored run {first.run.id}"]
    assert (outcome.folder / "cart/log.jsonl").read_text("utf-8") == "pass 1\n"
    gated.edit("src/cart.js", 6)
    other_code = await gated.run(since="main", no_run=True)
    assert (other_code.change.uncovered, *_verdict(other_code)) == (["cart"], "blocked", 1)
    gated.edit("src/cart.js")
    assert _verdict(await gated.run(since="main", no_run=True)) == ("pass", 0)
    gated.repository.write({"flows/cart.json": flow_file("cart", intent="another flow now")})
    other_flow = await gated.run(since="main", no_run=True)
    assert other_flow.change.uncovered == ["cart"]


async def test_a_run_on_a_server_of_another_folder_or_machine_counts_for_no_code(
    gated: Gated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gated.edit("src/cart.js")
    monkeypatch.chdir(tmp_path)
    for url in (gated._url, "http://shop.example.test"):
        outcome = await gated.gate(since="main", url=url)
        assert (_verdict(outcome.run), outcome.run.code.hash) == (("pass", 0), None)
        assert "this run counts for none" in outcome.notes[0]
        assert (await gated.run(since="main", no_run=True)).change.uncovered == ["cart"]


async def test_a_report_that_lies_in_the_project_is_no_change_of_its_code(gated: Gated) -> None:
    gated.edit("src/cart.js")
    for _ in range(2):
        await gated.gate(since="main", report=gated.root / "out/report")
        assert dict(gated.ran) == {"cart": 1}
        assert _verdict(await gated.run(since="main", no_run=True)) == ("pass", 0)
    gated.repository.write({"notes/own.js": "mine\n"})
    await gated.gate(since="main", report=gated.root / "notes")
    assert not (gated.root / "notes/.gitignore").exists()


async def test_where_the_app_says_what_its_code_is_that_and_the_flows_files_count(gated: Gated) -> None:
    config = CONFIG + "version = 'cat VERSION'\n"
    gated.repository.commit({"reticle.toml": config, "VERSION": "7\n", "flows/cart.json": flow_file("cart")})
    await gated.run("cart")
    gated.edit("src/pay.js")
    assert _verdict(await gated.run("cart", no_run=True)) == ("pass", 0)
    gated.repository.write({"baselines/cart/a/1x1.e.png": b"another picture"})
    assert (await gated.run("cart", no_run=True)).change.uncovered == ["cart"]
    gated.repository.write({"baselines/cart/a/1x1.e.png": None})
    assert _verdict(await gated.run("cart", no_run=True)) == ("pass", 0)
    gated.repository.write({"VERSION": "8\n"})
    assert (await gated.run("cart", no_run=True)).change.uncovered == ["cart"]


async def test_the_newest_stored_run_of_a_flow_counts_also_when_it_is_red(gated: Gated) -> None:
    gated.edit("src/cart.js")
    await gated.run(since="main")
    gated.says["cart"] = ["fail"]
    await gated.run(since="main")
    run = await gated.run(since="main", no_run=True)
    assert _verdict(run) == ("fail", 1)
    assert run.change.uncovered == []


async def test_flows_without_a_run_are_reported_only_where_the_configuration_says_so(gated: Gated) -> None:
    gated.repository.commit({"reticle.toml": CONFIG + "[gate]\nuncovered = 'report'\n"})
    gated.edit("src/cart.js")
    gated.repository.commit()
    await gated.run("cart")
    base = gated.repository.git("rev-parse", "HEAD~1")
    run = await gated.run("cart", since=base, no_run=True)
    assert _verdict(run) == ("pass", 0)
    run = await gated.run("cart", "pay", no_run=True)
    assert (run.change.uncovered, *_verdict(run)) == (["pay"], "pass", 0)


async def test_of_unknown_code_no_stored_run_counts(gated: Gated, monkeypatch: pytest.MonkeyPatch) -> None:
    await gated.run("cart")
    monkeypatch.setenv("PATH", "/nowhere")
    outcome = await gated.gate("cart", no_run=True)
    assert outcome.run.change.uncovered == ["cart"]
    assert outcome.run.code.hash is None
    assert "no stored run counts" in outcome.notes[0]


async def test_code_that_changes_while_flows_run_is_unknown(gated: Gated) -> None:
    inner = gated._replay

    async def replay(*words: Any, **more: Any) -> FlowResult:
        gated.edit("src/pay.js", 7)
        return await inner(*words, **more)

    gated._replay = replay  # type: ignore[method-assign]
    assert (await gated.run("cart")).code.hash is None


async def test_each_flow_is_repeated_and_the_worst_attempt_is_shown(gated: Gated) -> None:
    gated.says["cart"] = ["pass", "fail", "pass"]
    outcome = await gated.gate("cart", "pay", change=False, repeat=3)
    assert gated.ran == Counter({"cart": 3, "pay": 3})
    cart, pay = outcome.run.flows
    assert (cart.status, cart.attempts, cart.flags) == ("fail", 3, ["flaky"])
    assert cart.reason == "attempt 2 of 3: it is a fail"
    assert "3 attempts: 2 pass, 1 fail" in cart.notes
    assert (pay.status, pay.attempts, pay.flags) == ("pass", 3, [])
    assert (outcome.folder / "cart/log.jsonl").read_text("utf-8") == "fail 2\n"
    assert not (outcome.folder / ".attempts").exists()
    assert _verdict(outcome.run) == ("fail", 1)
