"""The copies of the app that a run uses: made on demand, leased to one flow at a time, ended with the run."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType

from reticle.appproc.copy import AppCopy, CopySpec
from reticle.appproc.database import make_database
from reticle.appproc.placeholders import fill, list_placeholders
from reticle.appproc.ports import list_free_ports
from reticle.appproc.processes import Guard
from reticle.appproc.version import ask_version
from reticle.clock import SYSTEM, Clock
from reticle.errors import AppNotReadyError, ConfigError
from reticle.locks import HeldFolder, is_in_use, locked
from reticle.model.config import AppConfig
from reticle.text import Redactor


@dataclass(frozen=True)
class CopiesOptions:
    """How the app is run. `root` is the project's folder; `url` overrides the configuration and starts nothing.

    `first` is the number of the first copy.
    """

    root: Path
    app: AppConfig
    work_dir: Path
    redactor: Redactor
    workers: int = 1
    url: str | None = None
    clock: Clock = SYSTEM
    first: int = 1


def find_most_copies(app: AppConfig, url: str | None = None) -> int | None:
    """Return how many copies of an app may run side by side, None when as many as anybody wants."""
    if not app.process or url is not None or not app.isolated or not _has_own_ports(app):
        return 1
    return None if app.copies == "auto" else app.copies


class AppCopies:
    """Copies of the app side by side. Use as `async with AppCopies(options) as copies:`.

    With processes and `isolated`, every lease is a copy of its own. Otherwise there is one app for all, and leases that
    write have it alone. Raises ConfigError for a configuration that cannot work, before anything starts.
    """

    def __init__(self, options: CopiesOptions) -> None:
        self._options = options
        self._app = options.app
        self.is_started_by_us = bool(self._app.process) and options.url is None
        self.is_shared = not (self.is_started_by_us and self._app.isolated)
        self.count = self._count()
        self._copies: list[AppCopy] = []
        self._idle: asyncio.Queue[AppCopy] = asyncio.Queue()
        self._shared = _ReadersAndWriters()
        self._folder: Path | None = None
        self._held: HeldFolder | None = None
        self._guard: Guard | None = None
        self._starting = asyncio.Lock()
        _check(options)

    @property
    def urls(self) -> list[str]:
        """Return the addresses of all copies that were used."""
        return [copy.url for copy in self._copies if copy.is_running or not self.is_started_by_us]

    async def __aenter__(self) -> AppCopies:
        await asyncio.to_thread(self._make_folder)
        try:
            self._make_copies()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await asyncio.shield(self.close())

    async def close(self) -> None:
        """End everything that was started and remove what it left. May be called twice."""
        await asyncio.gather(*(copy.remove() for copy in self._copies))
        if self._folder is not None:
            await asyncio.to_thread(shutil.rmtree, self._folder, True)
        if self._guard is not None:
            await asyncio.to_thread(self._guard.close)
            self._guard = None
        if self._held is not None:
            self._held.release()

    @contextlib.asynccontextmanager
    async def lease(self, *, writes: bool = True) -> AsyncIterator[AppCopy]:
        """Lend a running copy. A shared app is lent alone to one that `writes`, to all readers together otherwise.

        A copy that died is started again. Raises AppNotReadyError.
        """
        if self.is_shared:
            async with self._shared.held(alone=writes):
                await self._await_running(self._copies[0])
                yield self._copies[0]
            return
        copy = await self._idle.get()
        try:
            await self._await_running(copy)
            yield copy
        finally:
            self._idle.put_nowait(copy)

    def output(self) -> dict[str, list[str]]:
        """Return the newest lines of every process, by `COPY-NAME`."""
        return {
            f"{copy.number}-{name}": lines for copy in self._copies for name, lines in copy.output().items() if lines
        }

    async def version(self) -> str | None:
        """Ask a running copy for `[app] version`; None when that is not configured. Raises AppNotReadyError."""
        if not self._app.version:
            return None
        usable = [copy for copy in self._copies if not copy.died and (copy.is_running or not self.is_started_by_us)]
        if not usable:
            raise AppNotReadyError("app.version cannot be asked: no copy of the app is running")
        return await ask_version(self._app.version, usable[0].scope())

    def now(self) -> datetime:
        """Return the app's time: `[app] now`, or this machine's."""
        return _read_now(self._app.now) if self._app.now else self._options.clock.now()

    async def _await_running(self, copy: AppCopy) -> None:
        if not self.is_started_by_us:
            copy.workdir.mkdir(parents=True, exist_ok=True)
            return
        async with self._starting if self.is_shared else contextlib.nullcontext():
            if copy.died:
                await copy.stop()
            if not copy.is_running:
                await copy.start()

    def _count(self) -> int:
        if self.is_shared:
            return 1
        asked = self._options.workers if self._app.copies == "auto" else self._app.copies
        if not _has_own_ports(self._app):
            if self._app.copies not in ("auto", 1):
                raise ConfigError(
                    f"app.copies = {self._app.copies}, but every copy would use the same port",
                    hint="put {port} into [app] url and start, or set copies = 1",
                )
            return 1
        return max(1, min(asked, self._options.workers))

    def _make_folder(self) -> None:
        base = self._options.work_dir / "copies"
        try:
            base.mkdir(parents=True, exist_ok=True)
            with locked(base / ".lock"):
                _remove_leftovers(base, self._options)
                folder = base / secrets.token_hex(4)
                folder.mkdir()
                self._held = HeldFolder(folder)
        except OSError as caught:
            raise AppNotReadyError(
                f"a work folder for the app cannot be made in {base}: {caught.strerror}",
                hint="the project's folder must be writable and the disk not full",
            ) from None
        self._folder = folder.resolve()
        if self.is_started_by_us and self._app.database is None:
            self._guard = Guard()
            self._guard.remove_at_death(folder)

    def _make_copies(self) -> None:
        names = _port_names(self._app)
        ports = list_free_ports(len(names) * self.count) if self.is_started_by_us else []
        for number in range(self.count):
            own = dict(zip(names, ports[number * len(names) :], strict=False))
            self._copies.append(self._make_copy(number + self._options.first, own))
            self._idle.put_nowait(self._copies[-1])

    def _make_copy(self, number: int, ports: dict[str, int]) -> AppCopy:
        assert self._folder is not None
        folder = self._folder / str(number)
        values = {"copy": str(number), "workdir": str(folder / "work"), **{k: str(v) for k, v in ports.items()}}
        database = None
        if self._app.database is not None and self._options.url is None:
            name = f"reticle_{self._folder.name}_{number}"
            database = make_database(
                self._app.database.template,
                root=self._options.root,
                folder=folder,
                name=name,
                redactor=self._options.redactor,
            )
            values["database"] = database.url
        url = self._options.url or fill(self._app.url or "", values, where="app.url")
        return AppCopy(
            CopySpec(
                number=number,
                root=self._options.root,
                app=self._app if self.is_started_by_us else self._app.model_copy(update={"process": []}),
                url=url,
                values=values,
                folder=folder,
                database=database,
                redactor=self._options.redactor,
                clock=self._options.clock,
            )
        )


class _ReadersAndWriters:
    """Many readers or one writer, first come first served."""

    def __init__(self) -> None:
        self._changed = asyncio.Condition()
        self._readers = 0
        self._gate = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def held(self, *, alone: bool) -> AsyncIterator[None]:
        if alone:
            async with self._gate:
                async with self._changed:
                    await self._changed.wait_for(lambda: self._readers == 0)
                yield
            return
        async with self._gate:
            self._readers += 1
        try:
            yield
        finally:
            self._readers -= 1
            async with self._changed:
                self._changed.notify_all()


def _check(options: CopiesOptions) -> None:
    """Refuse a configuration that cannot work before anything starts."""
    app = options.app
    if options.url is None and not app.url:
        raise ConfigError(
            "there is no app to open: [app] url is not set", hint='--url http://127.0.0.1:8000, or url = "…"'
        )
    url = options.url or app.url or ""
    if not url.startswith(("http://", "https://")):
        raise ConfigError(f'app.url: "{url}" is no http address', hint='url = "http://127.0.0.1:{port}"')
    for where, text in _texts(app):
        list_placeholders(text, where=where)
    if app.now:
        _read_now(app.now)
    if options.url is None and not app.process and "{port" in url:
        raise ConfigError(
            "app.url has {port}, but no [[app.process]] is started on it", hint="[[app.process]] start = …"
        )
    for process in app.process:
        if process.cwd and not (options.root / process.cwd).is_dir():
            raise ConfigError(f'app.process {process.name}: cwd "{process.cwd}" is no folder')


def _texts(app: AppConfig) -> list[tuple[str, str]]:
    found = [("app.url", app.url or ""), *(("app.reset", entry) for entry in app.reset)]
    for process in app.process:
        where = f"app.process {process.name}"
        found += [(f"{where}: start", process.start), (f"{where}: ready", process.ready)]
        found += [(f"{where}: env.{name}", text) for name, text in process.env.items()]
    return found


def _port_names(app: AppConfig) -> list[str]:
    names = {name for where, text in _texts(app) for name in list_placeholders(text, where=where)}
    return sorted(name for name in names if name.split(":")[0] == "port")


def _has_own_ports(app: AppConfig) -> bool:
    return any(name.split(":")[0] == "port" for name in list_placeholders(app.url or "", where="app.url"))


def _read_now(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        raise ConfigError(f'app.now: "{text}" is no moment', hint='now = "2026-11-30T12:00:00Z"')
    return moment


def _remove_leftovers(base: Path, options: CopiesOptions) -> None:
    """Remove what killed runs left: their folders, and their databases on the template's server."""
    for folder in base.iterdir():
        if not folder.is_dir() or is_in_use(folder):
            continue
        if options.app.database is not None:
            for copy in folder.iterdir():
                name = f"reticle_{folder.name}_{copy.name}"
                make_database(
                    options.app.database.template,
                    root=options.root,
                    folder=copy,
                    name=name,
                    redactor=options.redactor,
                ).drop()
        shutil.rmtree(folder, ignore_errors=True)
