"""An app that is dead when the verdict is due gets none, even when nobody was told of its death yet.

A supervisor that is stopped tells nothing, so that a verdict made on what was told is wrong for certain.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from test_processes import _await_line
from test_suite_run import CLICK, Replays, _app_pid, _run, no_browser

from apps import APP, configuration
from notes import notes_files
from reticle.appproc import copy as appcopy
from reticle.appproc.copies import AppCopies, CopiesOptions
from reticle.appproc.copy import AppCopy
from reticle.appproc.processes import Process, command_environment, shell
from reticle.engine.task import load_task
from reticle.engine.task_trial import open_task_stage
from reticle.errors import AppNotReadyError
from reticle.store.project import Project
from reticle.text import Redactor

__all__ = ["no_browser"]
GONE = "nobody listens on port"


def kill_for_certain(pid: int) -> None:
    """Kill a process and return when the kernel has ended it, before anybody else gets a turn."""
    number = os.pidfd_open(pid)
    try:
        os.kill(pid, signal.SIGKILL)
        assert select.select([number], [], [], 30)[0]
    finally:
        os.close(number)


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Callable[[AppCopy], None]:
    """Give a function that stops a copy's supervisors; they go on when the copy is ended."""
    stop = Process.stop

    async def go_on(self: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGCONT)
        await stop(self)

    monkeypatch.setattr(Process, "stop", go_on)
    monkeypatch.setattr(appcopy, "_TOLD_S", 0.1)

    def silence(copy: AppCopy) -> None:
        for process in copy._processes:
            os.kill(process.pid, signal.SIGSTOP)

    return silence


async def test_a_flow_on_an_app_that_died_unseen_has_no_verdict(
    tmp_path: Path, silent: Callable[[AppCopy], None]
) -> None:
    async def kill(copy: AppCopy) -> None:
        silent(copy)
        kill_for_certain(_app_pid(tmp_path))
        assert copy.died is None

    replays = Replays()
    replays.acts["a"] = kill
    result = await _run(tmp_path, configuration(), {"a": [CLICK], "b": [CLICK]}, replays, workers=1)
    assert [flow.status for flow in result.flows] == ["unverified", "pass"]
    assert GONE in result.flows[0].reason


async def test_a_trial_on_an_app_that_died_unseen_has_no_verdict(
    tmp_path: Path, silent: Callable[[AppCopy], None]
) -> None:
    for name, content in notes_files().items():
        text = content if isinstance(content, str) else json.dumps(content)
        (tmp_path / name).write_text(text, "utf-8")
    project = Project.find(tmp_path)
    file = load_task(project, tmp_path / "note.toml")
    async with open_task_stage(project, with_browser=False) as stage:
        async with stage.copies.lease() as copy:
            (process,) = copy._processes
        # A killer that is the agent: it ends the app behind the supervisor's back, and then itself.
        children = f"/proc/{process.pid}/task/{process.pid}/children"
        dead = "for one in $found; do until grep -q '^State:.Z' /proc/$one/status; do :; done; done"
        script = f'kill -STOP {process.pid}; until found=$(cat {children}); [ -n "$found" ]; do :; done; '
        script += f"kill -KILL $found; {dead}"
        with pytest.raises(AppNotReadyError, match=GONE):
            await stage.run(file, ["sh", "-c", script], judge_by=(file.reference, file.again))
        left = await stage.run(file, None, judge_by=(file.reference, file.again))
    assert left.grade is not None
    assert left.grade.verdict == "FAIL"


async def _with_copy(folder: Path, config: str, act: Callable[[AppCopy], Awaitable[None]]) -> None:
    (folder / "reticle.toml").write_text(config, "utf-8")
    (folder / "app.py").write_text(APP, "utf-8")
    project = Project.find(folder)
    options = CopiesOptions(
        root=folder, app=project.config.app, work_dir=project.work_dir, redactor=Redactor(), workers=1
    )
    async with AppCopies(options) as copies, copies.lease() as copy:
        await act(copy)


async def test_a_death_is_told_with_exit_code_and_last_words_though_asked_at_once(tmp_path: Path) -> None:
    async def act(copy: AppCopy) -> None:
        assert await copy.find_death() is None
        kill_for_certain(_app_pid(tmp_path))
        assert copy.died is None
        told = await copy.find_death()
        assert told is not None
        assert 'process "shop" (copy 1) ended with exit code 137' in told
        assert "listening on" in told

    await _with_copy(tmp_path, configuration(), act)


async def test_a_process_without_a_port_is_asked_after_too(tmp_path: Path) -> None:
    start = "echo $$ > worker.pid; echo up; exec sleep 600"
    worker = f"[[app.process]]\nname = 'worker'\nstart = '{start}'\nready = 'line:up'\n"

    async def act(copy: AppCopy) -> None:
        assert await copy.find_death() is None
        kill_for_certain(int((tmp_path / "worker.pid").read_text()))
        told = await copy.find_death()
        assert told is not None
        assert 'process "worker"' in told

    await _with_copy(tmp_path, configuration() + worker, act)


async def test_a_front_end_that_is_told_of_the_apis_port_is_asked_at_its_own(tmp_path: Path) -> None:
    async def act(copy: AppCopy) -> None:
        assert await copy.find_death() is None

    config = configuration("echoes", "{port:api}", process='ready = "/here"')
    await _with_copy(tmp_path, config, act)  # nobody answers at the other port: asked there, it would never be ready


async def test_a_server_below_the_process_that_was_started_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appcopy, "_TOLD_S", 0.1)

    async def act(copy: AppCopy) -> None:
        kill_for_certain(_app_pid(tmp_path))
        assert await copy.find_death() == f"the app (copy 1) is gone: {GONE} {copy.url.rsplit(':')[-1]} any more"

    wrapped = configuration().replace("start = 'exec ", "start = '").replace("{port}'", "{port}; sleep 600'")
    assert wrapped != configuration()
    await _with_copy(tmp_path, wrapped, act)


async def test_a_running_command_says_so_again_and_again_and_an_ended_one_does_not(tmp_path: Path) -> None:
    process = await Process.start(
        shell("echo $$; exec sleep 600"),
        name="x",
        cwd=tmp_path,
        env=command_environment({}),
        redactor=Redactor(),
    )
    try:
        assert all([await process.is_running() for _ in range(20)])
        assert all(await asyncio.gather(*(process.is_running() for _ in range(5))))
        await _await_line(process, "")
        kill_for_certain(int(process.output.lines()[0]))
        assert not await process.is_running()
        await process.wait()
        assert not await process.is_running()
    finally:
        await process.stop()
