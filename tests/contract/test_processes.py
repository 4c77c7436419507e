"""Processes under a supervisor: output, exit codes, and that nothing stays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from reticle.appproc.ports import find_port_owner, list_free_ports
from reticle.appproc.processes import Guard, Process, command_environment, run_command, shell
from reticle.appproc.supervisor import list_marked, sweep
from reticle.text import Redactor

ENV = command_environment({})


async def _start(command: str, folder: Path, grace_s: float = 0.3) -> Process:
    return await Process.start(shell(command), name="x", cwd=folder, env=ENV, redactor=Redactor(), grace_s=grace_s)


async def _await_line(process: Process, text: str) -> None:
    import asyncio

    seen = asyncio.Event()
    process.output.subscribe(lambda line: seen.set() if text in line else None)
    if not any(text in line for line in process.output.lines()):
        await asyncio.wait_for(seen.wait(), 30)


async def test_a_command_ends_with_its_own_exit_code_and_its_output_without_secrets(tmp_path: Path) -> None:
    command = "echo out; echo err >&2; echo token=abcdefgh1234; printf unfinished; exit 3"
    done = await run_command(command, cwd=tmp_path, env=ENV, timeout_s=30, redactor=Redactor())
    assert (done.exit_code, done.timed_out) == (3, False)
    lines = done.output.lines()
    assert lines[:2] == ["out", "err"]
    assert lines[2].startswith("token=‹secret:")
    assert lines[3] == "unfinished"


async def test_a_killed_command_says_its_signal_and_one_that_is_not_there_127(tmp_path: Path) -> None:
    killed = await run_command("kill -KILL $$", cwd=tmp_path, env=ENV, timeout_s=30, redactor=Redactor())
    absent = await run_command("no-such-program-1", cwd=tmp_path, env=ENV, timeout_s=30, redactor=Redactor())
    assert (killed.exit_code, absent.exit_code) == (137, 127)


async def test_a_command_that_takes_too_long_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    command = "(setsid sleep 600 &); sleep 600 & echo $$ > pid; sleep 600"
    done = await run_command(command, cwd=tmp_path, env=ENV, timeout_s=1, redactor=Redactor())
    assert done.timed_out
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text("ascii")), 0)


async def test_what_left_the_process_group_ends_too(tmp_path: Path) -> None:
    process = await _start("(setsid sh -c 'echo $$ > far; exec sleep 600' &); sleep 0.2; echo up; sleep 600", tmp_path)
    await _await_line(process, "up")
    far = int((tmp_path / "far").read_text("ascii"))
    os.kill(far, 0)
    await process.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(far, 0)


async def test_a_process_that_stops_in_order_is_given_the_time(tmp_path: Path) -> None:
    process = await _start("trap 'echo saved; exit 0' TERM; echo up; while :; do sleep 0.05; done", tmp_path, 30)
    await _await_line(process, "up")
    await process.stop()
    assert process.output.lines()[-1] == "saved"
    assert process.exit_code == 0


async def test_a_killed_supervisor_takes_its_command_along(tmp_path: Path) -> None:
    process = await _start("sleep 600 & echo up; sleep 600", tmp_path)
    await _await_line(process, "up")
    os.kill(process.pid, signal.SIGKILL)
    assert await process.wait() == 137
    assert list_marked(process._token) == []


async def test_output_is_bounded(tmp_path: Path) -> None:
    command = f"{sys.executable} -c \"print('x' * 100000); [print(n) for n in range(5000)]\""
    done = await run_command(command, cwd=tmp_path, env=ENV, timeout_s=60, redactor=Redactor())
    lines = done.output.lines()
    assert len(lines) == 400
    assert lines[-1] == "4999"
    assert max(map(len, lines)) <= 2000


def test_a_guard_ends_what_carries_its_mark_and_says_bye_to_folders(tmp_path: Path) -> None:
    guard = Guard()
    marked = subprocess.Popen(["sleep", "600"], env={**os.environ, **guard.env}, start_new_session=True)
    other = subprocess.Popen(["sleep", "600"])
    try:
        guard.remove_at_death(tmp_path)
        guard.close()
        assert marked.wait(30) == -signal.SIGKILL
        assert other.poll() is None
        assert tmp_path.is_dir()
    finally:
        other.kill()
        other.wait()


def test_a_guard_whose_reticle_is_killed_ends_all_and_removes_its_folders(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    code = (
        "import os, pathlib, subprocess, sys; from reticle.appproc.processes import Guard\n"
        f"guard = Guard(); guard.remove_at_death(pathlib.Path({str(folder)!r}))\n"
        "subprocess.Popen(['sleep', '600'], env={**os.environ, **guard.env}, start_new_session=True)\n"
        "print(guard.token, guard._inner.pid, flush=True); os.kill(os.getpid(), 9)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    token, pid = done.stdout.split()
    try:
        while _is_alive(int(pid)):
            continue
        assert list_marked(token) == []
        assert not folder.exists()
    finally:
        sweep(token)


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_owner_of_a_port_is_named() -> None:
    import socket

    (port,) = list_free_ports(1)
    assert find_port_owner(port) is None
    with socket.create_server(("127.0.0.1", port)):
        owner = find_port_owner(port)
    assert owner is not None
    assert owner.pid == os.getpid()
    assert str(os.getpid()) in str(owner)


def test_free_ports_are_all_different() -> None:
    assert len(set(list_free_ports(30))) == 30
