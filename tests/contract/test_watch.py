"""`verify --watch`: saved files are told by the operating system, and replay what goes by them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from repository import Repository
from reticle.engine.gate import GateOptions
from reticle.engine.publish import GateOutcome
from reticle.engine.watch import Talk, watch_flows
from reticle.errors import FlowError, UsageError
from reticle.model.run import ReticleInfo, Run, RunVerdict
from reticle.store.project import Project

CONFIG = "[app]\nurl = 'http://127.0.0.1:1'\n"
FLOW: dict[str, Any] = {"version": 1, "name": "a", "start": {"path": "/"}, "steps": []}


@dataclass
class Watching:
    """A project that is watched; `runs` are the flows of each run, `said` what was told between them."""

    repository: Repository
    code: int = 0
    during: Any = None
    said: list[str] = field(default_factory=list)
    runs: asyncio.Queue[tuple[str, ...]] = field(default_factory=asyncio.Queue)
    lines: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    async def run(self, project: Project, options: GateOptions) -> GateOutcome:
        for name in options.flows:
            project.load_flow(name)
        if self.during is not None:
            self.during()
        status = RunVerdict(status="pass" if self.code == 0 else "fail", exit_code=self.code)
        run = Run(id="x", started_at="", reticle=ReticleInfo(version="0"), verdict=status)
        await self.runs.put(options.flows)
        return GateOutcome(run, project.root, project.root)

    def say(self, line: str) -> None:
        self.said.append(line)
        self.lines.put_nowait(line)

    def start(self, *flows: str) -> asyncio.Task[int]:
        talk = Talk(lambda outcome: None, self.say)
        return asyncio.ensure_future(watch_flows(self.repository.top, GateOptions(flows=flows), talk, runs=self.run))

    async def next_run(self) -> tuple[str, ...]:
        return await asyncio.wait_for(self.runs.get(), 60)

    async def await_line(self, part: str) -> None:
        while part not in await asyncio.wait_for(self.lines.get(), 60):
            pass


@pytest.fixture
def watching(tmp_path: Path) -> Watching:
    files: dict[str, Any] = {"reticle.toml": CONFIG, "src/a.js": "1\n", "src/b.js": "1\n", ".gitignore": "*.log\n"}
    repository = Repository(tmp_path / "repo", files)
    for name in "ab":
        covers = {f"src/{name}.js": {"blob": repository.blob(f"src/{name}.js"), "ran": [[1, 1]]}}
        repository.commit({f"flows/{name}.json": {**FLOW, "name": name, "covers": covers}})
    return Watching(repository)


async def test_a_saved_file_replays_what_goes_by_it_and_ctrl_c_leaves_with_the_last_code(watching: Watching) -> None:
    task = watching.start()
    assert await watching.next_run() == ()
    await watching.await_line("waiting")
    watching.code = 1
    watching.repository.write({"src/a.js": "2\n"})
    assert await watching.next_run() == ("a",)
    await watching.await_line("waiting")
    watching.repository.write({"README.md": "x", "noise.log": "x"})
    await watching.await_line("README.md: no flow goes by that")
    watching.repository.write({"src/b.js": "2\n", "src/a.js": "3\n"})
    assert await watching.next_run() == ("a", "b")
    await watching.await_line("waiting")
    task.cancel()
    assert await task == 1


def _like_vim(folder: Path) -> None:
    """Try whether the folder can be written, move the old file away, write a new one, remove the old."""
    (folder / "4913").touch()
    (folder / "4913").unlink()
    (folder / "a.js").rename(folder / "a.js.orig")
    (folder / "a.js").write_text("vim\n", "utf-8")
    (folder / "a.js.orig").unlink()


def _by_rename(folder: Path) -> None:
    (folder / "sedA7x2Qk").write_text("sed\n", "utf-8")
    (folder / "sedA7x2Qk").rename(folder / "a.js")


@pytest.mark.parametrize("save", [_like_vim, _by_rename])
async def test_an_editor_that_saves_by_another_name_replays_what_goes_by_the_file_alone(
    save: Callable[[Path], None], watching: Watching
) -> None:
    task = watching.start()
    await watching.next_run()
    await watching.await_line("waiting")
    save(watching.repository.top / "src")
    assert await watching.next_run() == ("a",)
    await watching.await_line("waiting")
    (watching.repository.top / "src/a.js").unlink()
    assert await watching.next_run() == ("a",)
    assert [line for line in watching.said if "waiting" not in line] == ["src/a.js: 1 flow to run"] * 2
    task.cancel()
    await task


async def test_only_the_named_flows_are_replayed_again(watching: Watching) -> None:
    task = watching.start("b")
    assert await watching.next_run() == ("b",)
    await watching.await_line("waiting")
    watching.repository.write({"package-lock.json": "{}"})
    assert await watching.next_run() == ("b",)
    task.cancel()
    await task


async def test_a_mistake_in_a_file_is_told_and_waited_out(watching: Watching) -> None:
    task = watching.start()
    await watching.next_run()
    await watching.await_line("waiting")
    watching.repository.write({"flows/a.json": "{"})
    await watching.await_line("flows/a.json:1")
    watching.repository.write({"flows/a.json": FLOW})
    assert await watching.next_run() == ("a",)
    task.cancel()
    await task


async def test_what_is_saved_while_flows_run_is_not_lost(watching: Watching) -> None:
    watching.during = lambda: watching.repository.write({"src/a.js": "2\n"})
    task = watching.start()
    await watching.next_run()
    watching.during = None
    assert await watching.next_run() == ("a",)
    task.cancel()
    await task


async def test_what_the_app_writes_in_every_run_ends_no_wait(watching: Watching) -> None:
    watching.during = lambda: watching.repository.write({"data/shop.db": "x"})
    task = watching.start()
    await watching.next_run()
    await watching.next_run()
    await watching.await_line("data/shop.db is written while flows run: not waited for any more")
    assert watching.repository.git("status", "--porcelain") == "?? data/"
    watching.repository.write({"src/b.js": "2\n"})
    while await watching.next_run() != ("b",):  # the first writes may be told in one piece or in two
        pass
    task.cancel()
    await task


async def test_an_error_of_a_run_is_told_and_the_watch_goes_on(watching: Watching) -> None:
    def fail() -> None:
        raise FlowError("it cannot be read")

    watching.during = fail
    task = watching.start()
    await watching.await_line("it cannot be read")
    watching.during = None
    watching.repository.write({"src/a.js": "2\n"})
    assert await watching.next_run() == ("a",)
    task.cancel()
    assert await task == 0


async def test_flows_that_do_not_exist_are_not_waited_for(watching: Watching) -> None:
    with pytest.raises(UsageError, match="ran nothing"):
        await watching.start("no-such-flow")
