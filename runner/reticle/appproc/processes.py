"""Commands under a supervisor: whatever happens to reticle, what it started ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import select
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from reticle.appproc import supervisor
from reticle.appproc.output import Output
from reticle.text import Redactor

GRACE_S = 5.0
_STOP_S = 20.0
_ANSWER_S = 5.0
_SCRIPT = str(Path(supervisor.__file__).resolve())


def supervisor_argv(life: int, told: int, token: str, grace_s: float, command: Sequence[str]) -> list[str]:
    """Return the command line of a supervisor; an empty `command` makes it a guard, which is told and tells nothing."""
    return [sys.executable, "-I", "-S", _SCRIPT, str(life), str(told), token, str(grace_s), "--", *command]


def shell(command: str) -> list[str]:
    """Return the argv that runs `command` as a line of sh."""
    return ["/bin/sh", "-c", command]


def command_environment(extra: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a command: ours, `extra` over it, and reticle's own programs findable at the end."""
    merged = {**os.environ, **extra}
    own = os.path.dirname(sys.executable)
    folders = merged.get("PATH", os.defpath).split(os.pathsep)
    if own not in folders:
        merged["PATH"] = os.pathsep.join([*folders, own])
    return merged


class Process:
    """A running command with its output. Make one with `Process.start`."""

    def __init__(
        self,
        name: str,
        inner: asyncio.subprocess.Process,
        life: int,
        told: int,
        printed: int,
        token: str,
        output: Output,
    ) -> None:
        self.name = name
        self.output = output
        self.exit_code: int | None = None
        self.ended = asyncio.Event()
        self._inner = inner
        self._life: int | None = life
        self._told: int | None = told
        self._asking, self._holding = threading.Lock(), threading.Lock()
        self._token = token
        self._pump = asyncio.create_task(self._read(printed), name=f"output of {name}")
        self._watch = asyncio.create_task(self._follow(), name=f"end of {name}")

    @classmethod
    async def start(
        cls,
        argv: Sequence[str],
        *,
        name: str,
        cwd: Path,
        env: Mapping[str, str],
        redactor: Redactor,
        grace_s: float = GRACE_S,
    ) -> Process:
        """Start `argv` in its own session under a supervisor. `env` is the whole environment. Raises OSError."""
        reading, writing = os.pipe()
        told, telling = os.pipe()
        printed, printing = os.pipe()  # not asyncio's own pipe: its end is not the end of the process
        token = secrets.token_hex(16)
        try:
            inner = await asyncio.create_subprocess_exec(
                *supervisor_argv(reading, telling, token, grace_s, argv),
                cwd=cwd,
                env={**env, supervisor.GUARD: token},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=printing,
                stderr=printing,
                pass_fds=(reading, telling),
                start_new_session=True,
            )
        except BaseException:
            for number in (writing, told, printed):
                os.close(number)
            raise
        finally:
            for number in (reading, telling, printing):
                os.close(number)
        return cls(name, inner, writing, told, printed, token, Output(redactor))

    @property
    def pid(self) -> int:
        """Return the supervisor's process id; the command is its child."""
        return self._inner.pid

    async def wait(self) -> int:
        """Wait for the end and return the exit code (128 + signal for a killed command)."""
        await self.ended.wait()
        assert self.exit_code is not None
        return self.exit_code

    async def is_running(self) -> bool:
        """Ask the kernel, through the supervisor, whether the command runs at this moment.

        `ended` is set some time after the end: what it left is cleared away first. A supervisor that does not come to
        answer within five seconds (a machine at its limits) is believed to hold a running command.
        """
        return await asyncio.to_thread(self._ask)

    def _ask(self) -> bool:
        with self._asking:
            if self._told is None:
                return False
            while select.select([self._told], [], [], 0)[0]:  # an answer that came too late for its question
                if not os.read(self._told, 4096):
                    return False
            with self._holding, contextlib.suppress(BrokenPipeError):
                if self._life is None:
                    return False
                os.write(self._life, b"ask\n")
            if not select.select([self._told], [], [], _ANSWER_S)[0]:
                return True
            return os.read(self._told, 1) == b"y"

    async def stop(self) -> None:
        """End the command and everything that it started: SIGTERM, a time of grace, SIGKILL."""
        self._let_go()
        try:
            await asyncio.wait_for(self.ended.wait(), _STOP_S)
        except TimeoutError:
            self.kill()
            await self.ended.wait()

    def kill(self) -> None:
        """End everything at once, also the supervisor."""
        self._let_go()
        with contextlib.suppress(ProcessLookupError):
            self._inner.kill()
        supervisor.sweep(self._token)

    def _let_go(self) -> None:
        with self._holding:
            if self._life is not None:
                os.close(self._life)
                self._life = None

    async def _read(self, printed: int) -> None:
        stream = asyncio.StreamReader()
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(printed, "rb", buffering=0)
        )
        try:
            while data := await stream.read(65536):
                self.output.feed(data.decode("utf-8", "replace"))
        finally:
            self.output.close()
            transport.close()

    async def _follow(self) -> None:
        code = 137
        try:
            found = await self._inner.wait()
            if found < 0:  # somebody killed the supervisor itself: what it held is ours to end now
                await asyncio.to_thread(supervisor.sweep, self._token)
            code = found if found >= 0 else 128 - found
            await self._pump
        finally:
            self._let_go()
            with self._asking:  # the supervisor is gone, so that nobody waits for its answer
                if self._told is not None:
                    os.close(self._told)
                    self._told = None
            self.exit_code = code
            self.ended.set()


@dataclass(frozen=True)
class CommandResult:
    """How a command ended. `timed_out` means that it was ended after its time."""

    exit_code: int
    output: Output
    timed_out: bool


async def run_command(
    command: str, *, cwd: Path, env: Mapping[str, str], timeout_s: float, redactor: Redactor, name: str = "command"
) -> CommandResult:
    """Run a line of sh to its end, at most `timeout_s` seconds. What it leaves behind is ended with it."""
    process = await Process.start(shell(command), name=name, cwd=cwd, env=env, redactor=redactor)
    timed_out = False
    try:
        await asyncio.wait_for(process.wait(), timeout_s)
    except TimeoutError:
        timed_out = True
    finally:
        await asyncio.shield(process.stop())
    return CommandResult(await process.wait(), process.output, timed_out)


class Guard:
    """Ends every process that carries its mark when reticle dies: for browsers, whose start is another library's.

    Give `env` to what is started. `remove_at_death` names folders that go with it. One guard serves a whole run.
    """

    def __init__(self) -> None:
        self.token = secrets.token_hex(16)
        reading, writing = os.pipe()
        try:
            self._inner = subprocess.Popen(
                supervisor_argv(reading, reading, self.token, GRACE_S, ()),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(reading,),
                start_new_session=True,
            )
        except BaseException:
            os.close(writing)
            raise
        finally:
            os.close(reading)
        self._life: int | None = writing

    @property
    def env(self) -> dict[str, str]:
        """Return the variable that marks a process as ours."""
        return {supervisor.GUARD: self.token}

    @property
    def is_alive(self) -> bool:
        """Tell whether the guard still stands."""
        return self._inner.poll() is None

    def remove_at_death(self, folder: Path) -> None:
        """Have `folder` deleted when reticle dies before `close`."""
        self._say(f"remove {folder.resolve()}")

    def close(self) -> None:
        """End what carries the mark, and the guard. The folders are left to the caller."""
        self._say("bye")
        if self._life is not None:
            os.close(self._life)
            self._life = None
        try:
            self._inner.wait(_STOP_S)
        except subprocess.TimeoutExpired:
            self._inner.kill()
            self._inner.wait()
        supervisor.sweep(self.token)

    def _say(self, line: str) -> None:
        if self._life is not None:
            with contextlib.suppress(BrokenPipeError):
                os.write(self._life, line.encode("utf-8", "surrogateescape") + b"\n")
