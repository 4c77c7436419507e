"""One running copy of the app: its processes, work folder, database and environment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reticle.appproc.database import CopyDatabase
from reticle.appproc.placeholders import expand_environment, fill, list_placeholders
from reticle.appproc.ports import find_port_owner, is_refused
from reticle.appproc.processes import Process, command_environment, shell
from reticle.appproc.readiness import await_ready, local_address, parse_readiness
from reticle.appproc.reset import ResetScope, run_resets
from reticle.clock import Clock, iso_utc
from reticle.errors import AppNotReadyError
from reticle.model.config import AppConfig, ProcessConfig
from reticle.text import Redactor, cut

_TOLD_S = 10.0


@dataclass(frozen=True)
class CopySpec:
    """What a copy is made of. `values` are its placeholders, `url` is filled in; `folder` holds all that is its own."""

    number: int
    root: Path
    app: AppConfig
    url: str
    values: Mapping[str, str]
    folder: Path
    database: CopyDatabase | None
    redactor: Redactor
    clock: Clock


class AppCopy:
    """A copy of the app under test.

    `url` is where it answers; `env` are its own variables for commands, resets and state declarations; `dead` is set
    when one of its processes ended by itself, and `died` says so with the end of its output.
    """

    def __init__(self, spec: CopySpec) -> None:
        self.number = spec.number
        self.url = spec.url
        self.root = spec.root
        self.workdir = spec.folder / "work"
        self.database_url = spec.database.url if spec.database else None
        self.dead = asyncio.Event()
        self.died: str | None = None
        self.is_running = False
        self._spec = spec
        self._processes: list[Process] = []
        self._watchers: list[asyncio.Task[None]] = []
        self._is_stopping = False
        self._addresses: set[tuple[str, int]] = set()

    @property
    def redactor(self) -> Redactor:
        """Return what redacts its output: whoever brings a secret to the app makes it known here."""
        return self._spec.redactor

    @property
    def ports(self) -> frozenset[int]:
        """Return the ports that were given to its processes: what answers there on this machine is the app."""
        named = (value for name, value in self._spec.values.items() if name.split(":")[0] == "port")
        return frozenset(int(value) for value in named if value.isdigit())

    @property
    def env(self) -> dict[str, str]:
        """Return the variables of all its processes, and `RETICLE_WORKDIR`, `_APP_URL`, `_DATABASE_URL`, `_NOW`."""
        env: dict[str, str] = {}
        for process in self._spec.app.process:
            env |= self._process_env(process)
        return {**env, **self._own_env()}

    async def start(self) -> None:
        """Clone the database and start every process in order, each ready before the next.

        Raises AppNotReadyError, with the end of the output of a process that does not come up; nothing is left running
        then.
        """
        self.died = None
        self.dead = asyncio.Event()
        self._is_stopping = False
        self._addresses = set()
        self.workdir.mkdir(parents=True, exist_ok=True)
        try:
            if self._spec.database is not None:
                await asyncio.to_thread(self._spec.database.clone)
            await self._start_processes()
        except BaseException:
            await asyncio.shield(self.stop())
            raise
        self.is_running = True

    async def stop(self) -> None:
        """End every process, the last started first. The database and the work folder stay."""
        self._is_stopping = True
        self.is_running = False
        for process in reversed(self._processes):
            await process.stop()
        for watcher in self._watchers:
            watcher.cancel()
        await asyncio.gather(*self._watchers, return_exceptions=True)
        self._processes, self._watchers = [], []

    async def find_death(self) -> str | None:
        """Say how the app died, None while it lives. Ask before a verdict: `died` is told some time after a death.

        The kernel is asked whether each process runs and whether somebody listens where the app answers. An app that
        is gone but tells no end within ten seconds (a child of its process was the server) is dead all the same.
        """
        if self.died is None:
            told = await asyncio.to_thread(self._find_refused)
            if told is None and all([await process.is_running() for process in self._processes]):
                return None
            if not self._processes:  # started by somebody else, who may start it again
                return told
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.dead.wait(), _TOLD_S)
            if self.died is None:
                self.died = told or "a process of the app ended"
                self.dead.set()
        return self.died

    async def reset(self) -> None:
        """Bring the copy back to its first state.

        Runs `reset`; without one, but with a database template, the processes are stopped, the database is cloned anew
        and they start again. Raises ResetFailedError or AppNotReadyError.
        """
        app = self._spec.app
        if not app.reset:
            if app.database is not None:
                await self.stop()
                await self.start()
            return
        values = self._values()
        entries = [fill(entry, values, where="app.reset", command=_is_command(entry)) for entry in app.reset]
        await run_resets(entries, self.scope())

    def scope(self) -> ResetScope:
        """Return what commands and requests around this copy work on."""
        spec = self._spec
        return ResetScope(self.root, self.url, self.env, spec.database, spec.app.reset_timeout_s, spec.redactor)

    async def remove(self) -> None:
        """Stop, drop the database and delete the copy's folder."""
        await self.stop()
        if self._spec.database is not None:
            await asyncio.to_thread(self._spec.database.drop)
        await asyncio.to_thread(shutil.rmtree, self._spec.folder, True)

    def output(self) -> dict[str, list[str]]:
        """Return the newest lines that each process printed, redacted."""
        return {process.name: process.output.lines() for process in self._processes}

    async def _start_processes(self) -> None:
        await asyncio.to_thread(self._check_ports)
        for number, config in enumerate(self._spec.app.process):
            process = await self._start_one(config)
            if number == 0 or "ready" in config.model_fields_set:
                readiness = parse_readiness(self._fill(config.ready, config, "ready"), self._base_url(config))
                self._addresses |= {address} if (address := readiness.address) else set()
                await await_ready(process, readiness, timeout_s=config.ready_timeout_s, clock=self._spec.clock)
        if self.died:
            raise AppNotReadyError(self.died)

    async def _start_one(self, config: ProcessConfig) -> Process:
        command = self._fill(config.start, config, "start", command=True)
        folder = self.root / (config.cwd or ".")
        try:
            process = await Process.start(
                shell(command),
                name=config.name,
                cwd=folder,
                env=command_environment({**self._own_env(), **self._process_env(config)}),
                redactor=self._spec.redactor,
            )
        except OSError as caught:
            raise AppNotReadyError(
                f'the app\'s process "{config.name}" cannot be started in {folder}: {caught.strerror}'
            ) from None
        self._processes.append(process)
        self._watchers.append(asyncio.create_task(self._watch(process), name=f"watch {config.name}"))
        return process

    async def _watch(self, process: Process) -> None:
        code = await process.wait()
        if self._is_stopping or self.died:
            return
        tail = process.output.tail()
        told = f"\n  its output ends:\n{tail}" if tail else ""
        self.died = f'the app\'s process "{process.name}" (copy {self.number}) ended with exit code {code}{told}'
        self.dead.set()

    def _find_refused(self) -> str | None:
        own = local_address(self.url)
        for host, port in sorted(self._addresses | ({own} if own else set())):
            if is_refused(port, host):
                return f"the app (copy {self.number}) is gone: nobody listens on port {port} any more"
        return None

    def _check_ports(self) -> None:
        """Refuse a port that somebody else answers on: a green of another tree's server would be worth nothing."""
        ports = {int(value) for name, value in self._spec.values.items() if name.split(":")[0] == "port"}
        fixed = local_address(self.url)
        for port in sorted(ports | ({fixed[1]} if fixed else set())):
            owner = find_port_owner(port)
            if owner is not None:
                raise AppNotReadyError(
                    f"port {port} is taken by {owner}",
                    hint="end it, or put {port} into [app] url and start for a free one",
                )

    def _base_url(self, config: ProcessConfig) -> str:
        """Return the address that a path of `ready` belongs to: a process that is given `{port}` answers there, though
        it may be told of another's port as well; else the one port of its own that it names."""
        names = {name for name in list_placeholders(config.start, where="start") if name.split(":")[0] == "port"}
        if "port" in names or len(names) != 1:
            return self.url
        return f"http://127.0.0.1:{self._spec.values[names.pop()]}"

    def _values(self) -> dict[str, str]:
        return {**self._spec.values, "workdir": str(self.workdir), "now": self._now()}

    def _now(self) -> str:
        return self._spec.app.now or iso_utc(self._spec.clock.now())

    def _fill(self, text: str, config: ProcessConfig, key: str, *, command: bool = False) -> str:
        return fill(text, self._values(), where=f"app.process {config.name}: {key}", command=command)

    def _process_env(self, config: ProcessConfig) -> dict[str, str]:
        made: dict[str, str] = {}
        for name, text in config.env.items():
            filled = self._fill(text, config, f"env.{name}")
            where = f"app.process {config.name}: env.{name}"
            made[name] = expand_environment(filled, {**os.environ, **self._own_env(), **made}, where=where)
        return made

    def _own_env(self) -> dict[str, str]:
        env = {"RETICLE_WORKDIR": str(self.workdir), "RETICLE_APP_URL": self.url, "RETICLE_NOW": self._now()}
        return {**env, "RETICLE_DATABASE_URL": self.database_url} if self.database_url else env

    def __repr__(self) -> str:
        return f"AppCopy({self.number}, {cut(self.url, 60)})"


def _is_command(entry: str) -> bool:
    return not entry.startswith("sql:") and entry.split(" ", 1)[0] not in ("GET", "POST", "PUT", "PATCH", "DELETE")
