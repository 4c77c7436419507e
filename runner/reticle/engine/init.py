"""`reticle init`: a configuration with comments, the folders, a line in .gitignore. What is there already stays."""

from __future__ import annotations

import difflib
import json
import re
from dataclasses import dataclass
from pathlib import Path

from reticle.errors import InputError, UsageError
from reticle.store.config_file import find_shared
from reticle.store.files import read_text, write_project_file

CONFIG = "reticle.toml"
IGNORED = "/.reticle/"
FOLDERS = ("flows", "baselines", "state")
_SERVERS = ("api", "server", "backend", "start:api", "start:server", "dev:api", "dev:server")
_PYTHON = (
    ("manage.py", "python manage.py runserver 127.0.0.1:{port} --noreload", "a Django project"),
    ("app.py", "flask --app app run --port {port}", "a Flask app"),
    ("main.py", "uvicorn main:app --port {port}", "an ASGI app"),
)


@dataclass(frozen=True)
class Detected:
    """How the app is started, and by what that was seen. `start` None: nothing was evident."""

    start: str | None
    seen: str
    behind: str | None = None
    """Address of a second process to which the first sends requests on, where its configuration says so."""
    behind_start: str | None = None
    """The script that seems to start it."""


@dataclass(frozen=True)
class FileChange:
    """A file that is made or changed. `before` None: it is not there."""

    path: Path
    before: str | None
    after: str

    def diff(self, root: Path) -> str:
        """Return the change as a unified diff."""
        name = self.path.relative_to(root).as_posix()
        lines = difflib.unified_diff(
            (self.before or "").splitlines(True), self.after.splitlines(True),
            "/dev/null" if self.before is None else f"a/{name}", f"b/{name}",
        )  # fmt: skip
        return "".join(lines)


@dataclass(frozen=True)
class InitPlan:
    """What is to be done in `root`. Nothing to do leaves both lists empty."""

    root: Path
    changes: tuple[FileChange, ...]
    detected: Detected
    has_config: bool

    def diff(self) -> str:
        """Return everything as one diff."""
        return "".join(change.diff(self.root) for change in self.changes)


def plan_init(root: Path, url: str | None = None) -> InitPlan:
    """Look at the folder and say what would be made. Raises InputError for files that cannot be read, UsageError."""
    if not root.is_dir():
        raise UsageError(f"{root} is no folder")
    if url is not None and not re.fullmatch(r"https?://[^\s]+", url):
        raise UsageError(f'"{url}" is no address', hint="--url http://localhost:3000")
    detected = detect_start(root)
    changes: list[FileChange] = []
    config = root / CONFIG
    has_config = config.exists() or find_shared(root) is not None
    if config.is_dir():
        raise UsageError(f"{CONFIG} is a folder, where a file is needed", hint="move it away, then reticle init")
    if not has_config:
        changes.append(FileChange(config, None, config_text(detected, url)))
    for folder in FOLDERS:
        keep = root / folder / ".gitkeep"
        if (root / folder).exists() and not (root / folder).is_dir():
            raise UsageError(f"{folder} is a file, where a folder is needed", hint="move it away, then reticle init")
        if not (root / folder).is_dir():
            changes.append(FileChange(keep, None, ""))
    ignore = root / ".gitignore"
    before = read_text(ignore) if ignore.exists() else None
    lines = (before or "").splitlines()
    if not any(line.strip().strip("/") == ".reticle" for line in lines):
        glue = "" if not before or before.endswith("\n") else "\n"
        changes.append(FileChange(ignore, before, f"{before or ''}{glue}{IGNORED}\n"))
    return InitPlan(root, tuple(changes), detected, has_config)


def apply_init(plan: InitPlan) -> None:
    """Write every file of the plan, each whole. Raises InputError when the disk refuses."""
    for change in plan.changes:
        write_project_file(change.path, change.after)


def detect_start(root: Path) -> Detected:
    """Find out how the app is started: a script of package.json, a Django, Flask or ASGI project."""
    package = root / "package.json"
    if package.is_file():
        found = _from_package(package)
        if found is not None:
            return found
    for name, start, what in _PYTHON:
        file = root / name
        if file.is_file() and _is_app(file, name):
            return Detected(start, f"{what} ({name})")
    return Detected(None, "no package.json with a start script, no manage.py, app.py or main.py")


def _from_package(path: Path) -> Detected | None:
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError):
        raise InputError("is no JSON", place=str(path)) from None
    scripts = data.get("scripts") if isinstance(data, dict) else None
    if not isinstance(scripts, dict):
        return None
    runner = (
        "pnpm"
        if (path.parent / "pnpm-lock.yaml").is_file()
        else "yarn"
        if (path.parent / "yarn.lock").is_file()
        else "npm"
    )
    for name in ("dev", "start", "serve", "preview"):
        script = scripts.get(name)
        if not isinstance(script, str):
            continue
        command = f"{runner} run {name}"
        tail = " --" if runner == "npm" else ""
        if re.search(r"\bvite\b", script):
            start = f"{command}{tail} --port {{port}} --strictPort --host 127.0.0.1"
            behind = find_proxy(path.parent)
            second = next((f"{runner} run {other}" for other in _SERVERS if isinstance(scripts.get(other), str)), None)
            return Detected(start, f'Vite (script "{name}")', behind, second if behind is not None else None)
        if re.search(r"\bnext\b", script):
            return Detected(f"{command}{tail} --port {{port}} --hostname 127.0.0.1", f'Next.js (script "{name}")')
        if re.search(r"\bng serve\b|\bastro\b", script):
            return Detected(f"{command}{tail} --port {{port}} --host 127.0.0.1", f'script "{name}"')
        return Detected(f"PORT={{port}} {command}", f'Node (script "{name}", which has to listen on $PORT)')
    return None


def find_proxy(root: Path) -> str | None:
    """Return the address to which Vite sends requests on, as its configuration says; None when it says none."""
    for file in sorted(root.glob("vite.config.*")):
        text = read_text(file)
        found = re.search(r"https?://(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+|:\$\{[^}]*?(\d{2,5})[^}]*\})?", text)
        if found is not None and "proxy" in text:
            port = re.search(r"\d{2,5}(?=\D*$)", found[0])
            return f"http://127.0.0.1:{found[1] or (port[0] if port else '80')}"
    return None


def _is_app(file: Path, name: str) -> bool:
    text = read_text(file)
    if name == "manage.py":
        return "django" in text
    return "Flask(" in text if name == "app.py" else bool(re.search(r"\b(FastAPI|Starlette|Quart|Litestar)\(", text))


def config_text(detected: Detected, url: str | None) -> str:
    """Return a reticle.toml that explains itself; what could not be found out stands there as a comment."""
    start = detected.start
    if url is not None:
        app = f'url = "{url}"        # an app that somebody else starts; nothing is started here'
        process = _commented(_process(start or "npm run dev -- --port {port}"))
    elif start is not None:
        app = 'url = "http://127.0.0.1:{port}"   # {port} is a free one, another for each copy'
        process = _process(start) + _second(detected)
    else:
        app = '# url = "http://127.0.0.1:{port}"   # or the address of an app that runs already'
        process = _commented(_process("npm run dev -- --port {port} --strictPort"))
    return f"""# How reticle starts and checks this app. docs/configuration.md has every key.

[app]
{app}
# reset = ["POST /__reset"]   # brings the data back to where every flow begins: requests, shell commands, or "sql: …"
# isolated = true             # a copy of the app for each worker

{process}

# [app.database]
# template = "state/template.sqlite"   # each copy gets a fresh database made of it

[browser]
# viewport = "1280x800"
# locale = "en-US"
# timezone = "UTC"

[flows]
# testid_attributes = ["data-testid", "data-test-id", "data-test", "data-cy"]
# step_timeout_s = 10

[code]
# "/src/" = "src/"    # URL prefix = folder in this repository: failures name file and line, changes name their flows

[gate]
require_grade = "writes"   # a flow that writes must say what it leaves in the backend (reticle grade learn)
"""


def _process(start: str) -> str:
    return (
        f'[[app.process]]\nname = "app"\nstart = {json.dumps(start)}\nready = "/"   # a path that answers when it is up'
    )


def _second(detected: Detected) -> str:
    """Return a second process to fill in, where the first sends requests on to one."""
    if detected.behind is None:
        return ""
    start = json.dumps(detected.behind_start or "npm run api")
    return f"""

# {detected.behind} answers behind it (vite.config): start that as well, and let Vite know its port
# [[app.process]]
# name = "api"
# start = {start}
# env = {{ PORT = "{{port:api}}" }}        # {{port:api}} is another free port; the first needs it in its env too
# ready = "http://127.0.0.1:{{port:api}}/"   # any address of it that answers"""


def _commented(text: str) -> str:
    return "\n".join(f"# {line}" for line in text.splitlines())
