"""`reticle doctor`: what a run needs, looked at one by one; each finding is ok, a warning, or the fix."""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Literal

from reticle import __version__
from reticle.appproc.copies import AppCopies, CopiesOptions
from reticle.appproc.ports import find_port_owner
from reticle.engine.browsers import SharedBrowser, browser_starter
from reticle.engine.gate import load_setups
from reticle.engine.preflight import check_flows
from reticle.errors import ConfigError, ReticleError
from reticle.store.git import NO_COMMIT, code_info
from reticle.store.project import Project
from reticle.text import Redactor, cut, plural

Level = Literal["ok", "warn", "fix"]
_LITTLE_DISK_MIB = 200
_SMALL_SHM = 256 * 1024 * 1024
_DATABASES = (("PostgreSQL", 5432, "psycopg", "postgres"), ("MySQL or MariaDB", 3306, "pymysql", "mysql"))


@dataclass(frozen=True)
class Finding:
    """One line. `fix` findings make the command exit 1; `hint` says what to type."""

    level: Level
    what: str
    found: str
    hint: str | None = None


async def examine(project: Project) -> list[Finding]:
    """Look at everything; nothing is written to the project. One trouble never hides the next."""
    findings = [_versions(), _python()]
    findings += await _guarded("browser", _browser, project)
    findings += [_shared_memory(), _fonts(), _work_folder(project)]
    findings += await asyncio.to_thread(_git, project)
    findings += _flows(project)
    findings += await _guarded("app", _app, project)
    findings += [_database(project, *entry) for entry in _DATABASES]
    return findings


async def _guarded(what: str, look: Callable[[Project], Awaitable[list[Finding]]], project: Project) -> list[Finding]:
    try:
        return await look(project)
    except ReticleError as caught:
        return [Finding("fix", what, caught.message, caught.hint)]


def _versions() -> Finding:
    parts = [f"reticle {__version__}"]
    for name in ("playwright", "pydantic", "aiohttp"):
        try:
            parts.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            return Finding(
                "fix", "packages", f"{name} is not installed", "pip install --force-reinstall reticle-runner"
            )
    return Finding("ok", "packages", ", ".join(parts))


def _python() -> Finding:
    found = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    if sys.platform not in ("linux", "darwin"):
        return Finding("fix", "system", found, "reticle runs on Linux and macOS")
    return Finding("ok", "system", found)


async def _browser(project: Project) -> list[Finding]:
    from reticle.browser.discover import find_browser

    config = project.config.browser
    how = f"at {config.connect}"
    if not config.connect:
        found = find_browser(config.executable)
        how = f"{found.path}, named by {found.named_by}"
    async with SharedBrowser(browser_starter(config)) as shared:
        browser = await shared.get()
        started = Finding("ok", "browser", f"{browser.name} {browser.version} ({how}) starts")
        return [started, Finding("ok", "rendering", f"env {await browser.probe_env()}: pictures belong to it")]


def _shared_memory() -> Finding:
    if not os.path.isdir("/dev/shm"):
        return Finding("ok", "shared memory", "no /dev/shm here")
    size = shutil.disk_usage("/dev/shm").total
    told = f"/dev/shm has {size // (1024 * 1024)} MiB"
    if size < _SMALL_SHM:
        return Finding("ok", "shared memory", f"{told}: small, so the browser keeps its pages' memory in /tmp")
    return Finding("ok", "shared memory", told)


def _fonts() -> Finding:
    if shutil.which("fc-list") is None:
        level: Level = "ok" if sys.platform == "darwin" else "warn"
        return Finding(level, "fonts", "fc-list is not installed, so fonts cannot be counted")
    done = subprocess.run(["fc-list", ":", "family"], capture_output=True, text=True, timeout=30, check=False)
    families = {line.strip() for line in done.stdout.splitlines() if line.strip()}
    if not families:
        return Finding(
            "fix", "fonts", "no font is installed: pages render as boxes", "apt-get install fonts-liberation"
        )
    return Finding("ok", "fonts", plural(len(families), "family").replace("familys", "families"))


def _git(project: Project) -> list[Finding]:
    code = code_info(project.root)
    if code.unknown:
        how = "git add -A && git commit" if code.unknown == NO_COMMIT else "git init"
        return [
            Finding("warn", "code", f"{code.unknown}; runs do not count for each other", f"{how}, or [app] version")
        ]
    dirty = ", with changes that are not committed" if code.info.dirty else ""
    return [Finding("ok", "code", f"commit {(code.info.commit or '')[:10]}{dirty}")]


def _flows(project: Project) -> list[Finding]:
    where = project.shown(project.config_file) if project.config_file else "no reticle.toml, so this folder is the root"
    findings = [Finding("ok" if project.config_file else "warn", "configuration", where)]
    try:
        names = project.list_flows()
        broken = [text for name in names if (text := _mistake(project, name))]
    except ReticleError as caught:
        names, broken = [], [str(caught)]
    findings += [Finding("fix", "flow", text) for text in broken]
    if not names:
        return [*findings, Finding("warn", "flows", f"none in {project.shown(project.flows_dir)}/")]
    return [*findings, Finding("ok", "flows", plural(len(names), "flow"))]


def _mistake(project: Project, name: str) -> str | None:
    try:
        flow = project.load_flow(name)
        check_flows(project, (flow,), load_setups(project, (flow,)))
    except ReticleError as caught:
        return str(caught)
    return None


async def _app(project: Project) -> list[Finding]:
    app = project.config.app
    if not app.url:
        return [Finding("warn", "app", "[app] url is not set: every call needs --url")]
    options = CopiesOptions(root=project.root, app=app, work_dir=project.work_dir, redactor=Redactor())
    findings = []
    async with AppCopies(options) as copies, copies.lease() as copy:
        if copies.is_started_by_us:
            findings.append(Finding("ok", "app", f"started and ready at {copy.url}"))
        else:
            findings.append(await asyncio.to_thread(_foreign, copy.url))
        if app.reset or (app.database is not None and copies.is_started_by_us):
            await copy.reset()
            findings.append(Finding("ok", "reset", "works"))
        else:
            findings.append(
                Finding("warn", "reset", "none: flows start from whatever the last one left", "[app] reset = …")
            )
        if told := await copies.version():
            findings.append(Finding("ok", "version", told))
    return findings


def _foreign(url: str) -> Finding:
    """Say whose server answers at an address that we did not start."""
    from urllib.parse import urlsplit

    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if parts.hostname not in ("127.0.0.1", "localhost", "::1"):
        return Finding("ok", "app", f"{url} is on another machine")
    owner = find_port_owner(port)
    if owner is None:
        raise ConfigError(f"nobody answers at {url}", hint="start the app, or configure [[app.process]]")
    return Finding("ok", "app", f"{url} is served by {owner}")


def _database(project: Project, name: str, port: int, module: str, extra: str) -> Finding:
    from importlib.util import find_spec

    if find_spec(module) is None and not _is_asked_for(project, extra):
        return Finding("ok", name, "no driver, and nothing here asks for one")
    if find_spec(module) is None:
        return Finding("warn", name, "the driver is not installed", f'pip install "reticle-runner[{extra}]"')
    owner = find_port_owner(port)
    return Finding("ok", name, f"port {port}: {cut(str(owner), 60)}" if owner else f"nobody on port {port}")


def _is_asked_for(project: Project, kind: str) -> bool:
    """Tell whether the configuration or a state declaration speaks of such a database."""
    files = [project.config_file, *sorted(project.state_dir.rglob("*.json"))]
    words = ("mysql", "mariadb") if kind == "mysql" else (kind,)
    for file in files:
        with contextlib.suppress(OSError, UnicodeDecodeError):
            if file is not None and any(word in file.read_text("utf-8").lower() for word in words):
                return True
    return False


def _work_folder(project: Project) -> Finding:
    """Look for the nearest folder that exists: nothing is made."""
    folder = project.work_dir
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free // (1024 * 1024)
    if not os.access(folder, os.W_OK):
        return Finding("fix", "work folder", f"{folder} is not writable: no run can be kept", f"ls -ld {folder}")
    if free < _LITTLE_DISK_MIB:
        return Finding("fix", "work folder", f"{free} MiB free in {folder}", "free some disk space")
    return Finding("ok", "work folder", f"{project.work_dir}, {free // 1024} GiB free")
