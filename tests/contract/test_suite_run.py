"""Many flows over copies of the app: who shares what, what a reset does, and that one flow's trouble stays its own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from apps import APP, configuration
from reticle.appproc.copy import AppCopy
from reticle.browser.launch import Browser
from reticle.engine import suite
from reticle.engine.pace import Pace
from reticle.engine.session import Session
from reticle.engine.suite import SuiteOptions, SuiteResult, run_suite
from reticle.errors import ResetFailedError
from reticle.model.flow import Flow, parse_flow
from reticle.model.run import FlowResult, FlowStatus, StepResult
from reticle.store.project import Project
from reticle.text import Redactor

CLICK = {"action": "click", "target": {"testid": "a"}}
LOOK = {"action": "assert", "expect": {"kind": "text", "contains": "x"}}


class _NoBrowser:
    name, version, executable = "none", "0", None

    def __init__(self) -> None:
        self.lost = asyncio.Event()

    async def close(self) -> None:
        return


class Replays:
    """Stands for the replay of flows: notes who ran where, and does what a test asks for."""

    def __init__(self) -> None:
        self.on: dict[str, int] = {}
        self.together: Counter[int] = Counter()
        self.most: Counter[int] = Counter()
        self.meet: asyncio.Barrier | None = None
        self.acts: dict[str, Any] = {}
        self.says: list[FlowStatus] = []
        self.began: list[str] = []
        self.arrived = asyncio.Event()
        self.waits_for: int | None = None
        """How many flows must have begun before one that has become quiet ends."""

    async def __call__(
        self,
        project: Project,
        flow: Flow,
        browser: Browser,
        copy: AppCopy,
        *,
        run_dir: Path,
        worker: int,
        now: datetime,
        session: Session | None = None,
        pace: Pace | None = None,
    ) -> FlowResult:
        self.on[flow.name] = copy.number
        self.began.append(flow.name)
        self.arrived.set()
        self.together[copy.number] += 1
        self.most[copy.number] = max(self.most[copy.number], self.together[copy.number])
        try:
            if self.meet is not None:
                await asyncio.wait_for(self.meet.wait(), 30)
            for _ in range(50):  # others get their turn: who may come in, comes in
                await asyncio.sleep(0)
            if act := self.acts.get(flow.name):
                await act(copy)
            if self.waits_for is not None:
                assert pace is not None
                pace.quiet()
                while len(self.began) < self.waits_for:
                    self.arrived.clear()
                    await asyncio.wait_for(self.arrived.wait(), 30)
        finally:
            self.together[copy.number] -= 1
        status = self.says.pop(0) if self.says else "pass"
        steps = [StepResult(index=0, action="click", describe="click", duration_ms=1)]
        return FlowResult(name=flow.name, status=status, steps=steps)


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start() -> _NoBrowser:
        return _NoBrowser()

    monkeypatch.setattr(suite, "browser_starter", lambda config, headed: start)


async def _run(
    folder: Path, config: str, flows: dict[str, list[Any]], replays: Replays, workers: int = 2, **fields: Any
) -> SuiteResult:
    (folder / "reticle.toml").write_text(config, "utf-8")
    (folder / "app.py").write_text(APP, "utf-8")
    made = tuple(
        parse_flow({"version": 1, "name": name, "start": {"path": "/"}, "steps": steps}, name=name)
        for name, steps in flows.items()
    )
    run_dir = folder / "run"
    run_dir.mkdir()
    options = SuiteOptions(
        project=Project.find(folder), flows=made, run_dir=run_dir, redactor=Redactor(), workers=workers, **fields
    )
    return await run_suite(options, replays)


def _app_pid(folder: Path) -> int:
    (started,) = folder.glob("started-*.txt")
    return int(started.read_text("ascii"))


async def test_flows_run_side_by_side_each_on_a_copy_of_its_own(tmp_path: Path) -> None:
    replays = Replays()
    replays.meet = asyncio.Barrier(2)
    result = await _run(tmp_path, configuration(), {"a": [CLICK], "b": [CLICK]}, replays)
    assert [flow.name for flow in result.flows] == ["a", "b"]
    assert sorted(replays.on.values()) == [1, 2]
    assert len(result.app.copies) == 2
    assert not (tmp_path / ".reticle/copies").exists() or list((tmp_path / ".reticle/copies").glob("[0-9a-f]*")) == []


async def test_an_app_that_is_not_isolated_is_lent_to_one_writer_at_a_time(tmp_path: Path) -> None:
    replays = Replays()
    config = configuration(app="isolated = false")
    await _run(tmp_path, config, {name: [CLICK] for name in "abcd"}, replays, workers=4)
    assert set(replays.on.values()) == {1}
    assert replays.most == {1: 1}


async def test_flows_that_only_look_share_an_app_that_is_not_isolated(tmp_path: Path) -> None:
    replays = Replays()
    replays.meet = asyncio.Barrier(2)
    result = await _run(tmp_path, configuration(app="isolated = false"), {"a": [LOOK], "b": [LOOK]}, replays)
    assert {flow.status for flow in result.flows} == {"pass"}
    assert replays.most == {1: 2}


async def test_a_copy_is_reset_before_every_flow_in_its_own_environment(tmp_path: Path) -> None:
    config = (
        configuration(app="reset = ['echo $RETICLE_APP_URL {copy} $MODE >> resets.txt']") + 'env = { MODE = "test" }\n'
    )
    result = await _run(tmp_path, config, {"a": [CLICK], "b": [CLICK]}, Replays(), workers=1)
    url = result.app.copies[0].url
    assert (tmp_path / "resets.txt").read_text("utf-8").splitlines() == [f"{url} 1 test"] * 2


async def test_a_copy_whose_app_died_is_told_and_started_again_for_the_next_flow(tmp_path: Path) -> None:
    async def kill(copy: AppCopy) -> None:
        os.kill(_app_pid(tmp_path), signal.SIGKILL)
        await asyncio.wait_for(copy.dead.wait(), 30)

    replays = Replays()
    replays.acts["a"] = kill
    result = await _run(tmp_path, configuration(), {"a": [CLICK], "b": [CLICK]}, replays, workers=1)
    first, second = result.flows
    assert first.status == "unverified"
    assert 'process "shop" (copy 1) ended with exit code 137' in first.reason
    assert second.status == "pass"


async def test_a_flow_that_hangs_is_cut_and_the_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(copy: AppCopy) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(suite, "deadline_s", lambda flow, *_: 0.2 if flow.name == "a" else 60)
    replays = Replays()
    replays.acts["a"] = hang
    result = await _run(tmp_path, configuration(), {"a": [CLICK], "b": [CLICK]}, replays, workers=1)
    assert [flow.status for flow in result.flows] == ["unverified", "pass"]
    assert "did not come to its end" in result.flows[0].reason


async def test_a_defect_in_one_flow_is_kept_in_a_file_and_takes_nothing_else_along(tmp_path: Path) -> None:
    async def stumble(copy: AppCopy) -> None:
        raise KeyError("password=hunter2hunter2")

    replays = Replays()
    replays.acts["a"] = stumble
    result = await _run(tmp_path, configuration(), {"a": [CLICK], "b": [CLICK]}, replays, workers=1)
    assert [flow.status for flow in result.flows] == ["unverified", "pass"]
    kept = (tmp_path / "run/defect-a.txt").read_text("utf-8")
    assert "KeyError" in kept
    assert "hunter2" not in kept + result.flows[0].reason


async def test_a_reset_that_fails_later_leaves_only_its_flow_untold(tmp_path: Path) -> None:
    config = configuration(app="reset = ['test ! -e broken']")

    async def break_it(copy: AppCopy) -> None:
        (tmp_path / "broken").write_text("", "utf-8")

    replays = Replays()
    replays.acts["a"] = break_it
    result = await _run(tmp_path, config, {"a": [CLICK], "b": [CLICK]}, replays, workers=1)
    assert [flow.status for flow in result.flows] == ["pass", "unverified"]
    assert "reset" in result.flows[1].reason


async def test_a_reset_that_fails_at_once_raises(tmp_path: Path) -> None:
    with pytest.raises(ResetFailedError, match="exit code 1"):
        await _run(tmp_path, configuration(app="reset = ['false']"), {"a": [CLICK]}, Replays())


async def test_with_a_template_and_no_reset_every_flow_has_a_fresh_database(tmp_path: Path) -> None:
    import contextlib
    import sqlite3

    with contextlib.closing(sqlite3.connect(tmp_path / "seed.db")) as connection:
        connection.executescript("CREATE TABLE t (n); INSERT INTO t VALUES (1)")
    config = configuration() + 'env = { DB = "{database}" }\n[app.database]\ntemplate = "seed.db"\n'
    counts: list[int] = []

    async def write(copy: AppCopy) -> None:
        assert copy.database_url == copy.env["DB"] == copy.env["RETICLE_DATABASE_URL"]
        with contextlib.closing(sqlite3.connect(str(copy.database_url))) as connection:
            connection.execute("INSERT INTO t VALUES (2)")
            connection.commit()
            counts.append(connection.execute("SELECT count(*) FROM t").fetchone()[0])

    replays = Replays()
    replays.acts = {"a": write, "b": write}
    await _run(tmp_path, config, {"a": [CLICK], "b": [CLICK]}, replays, workers=1)
    assert counts == [2, 2]


async def test_an_app_that_runs_already_is_used_as_it_is(tmp_path: Path) -> None:
    async def end(copy: AppCopy) -> None:
        server.close()

    replays = Replays()
    replays.acts["b"] = end
    flows = {"a": [CLICK], "b": [CLICK]}
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"http://127.0.0.1:{server.getsockname()[1]}/"
        result = await _run(tmp_path, configuration("dies"), flows, replays, url=url, workers=1)
    assert [copy.url for copy in result.app.copies] == [url]
    assert [flow.status for flow in result.flows] == ["pass", "unverified"]
    assert "nobody listens on port" in result.flows[1].reason


@pytest.mark.parametrize(
    ("says", "kept"),
    [
        (["pass", "pass", "pass"], [1]),
        (["pass", "fail", "pass"], [2]),
        (["pass", "fail", "fail"], [2]),
        (["unverified", "pass", "fail"], [3]),
    ],
)
async def test_of_many_replays_of_a_flow_only_the_shown_one_is_kept_whole(
    tmp_path: Path, says: list[FlowStatus], kept: list[int]
) -> None:
    replays = Replays()
    replays.says = list(says)
    result = await _run(tmp_path, configuration(), {"a": [CLICK]}, replays, workers=1, repeat=3)
    assert [flow.status for flow in result.flows] == says
    assert [number for number, flow in enumerate(result.flows, 1) if flow.steps] == kept


MANY: dict[str, list[Any]] = {f"flow-{number}": [CLICK] for number in range(4)}


async def test_the_next_flow_begins_on_a_further_copy_while_the_one_before_is_waited_out(tmp_path: Path) -> None:
    replays = Replays()
    replays.waits_for = 2
    result = await _run(tmp_path, configuration(), MANY, replays, workers=1)
    assert [flow.status for flow in result.flows] == ["pass"] * 4
    assert set(replays.on.values()) == {1, 2}
    assert max(replays.most.values()) == 1


async def test_no_flow_acts_before_the_one_before_is_quiet(tmp_path: Path) -> None:
    replays, acting, most = Replays(), 0, 0

    async def act(_: AppCopy) -> None:
        nonlocal acting, most
        acting += 1
        most = max(most, acting)
        for _turn in range(200):
            await asyncio.sleep(0)
        acting -= 1

    replays.acts = dict.fromkeys(MANY, act)
    await _run(tmp_path, configuration(), MANY, replays, workers=1)
    assert most == 1


@pytest.mark.parametrize(
    ("app", "flows"), [("copies = 1", MANY), ("", dict(list(MANY.items())[:3]))], ids=["one-copy", "few-flows"]
)
async def test_no_further_copy_where_it_is_not_wanted_or_not_worth_it(
    tmp_path: Path, app: str, flows: dict[str, list[Any]]
) -> None:
    replays = Replays()
    await _run(tmp_path, configuration(app=app), flows, replays, workers=1)
    assert set(replays.on.values()) == {1}
