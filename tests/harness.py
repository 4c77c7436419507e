"""End-to-end tests in three words: `Project(folder, files).run("gate", …)` → exit code, output, changed files."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MARK = "RETICLE_TEST_MARK"
COMMAND = Path(sys.executable).with_name("reticle")
_LIMIT_S = 120.0
CI_TARGETS = ("GITHUB_BASE_REF", "CI_MERGE_REQUEST_DIFF_BASE_SHA", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME")
"""What a CI says of its own change, which is not the one that a test makes."""
LINUX: bool = sys.platform.startswith("linux")


@dataclass(frozen=True)
class Result:
    """How a command ended. `changed` maps paths in the project to `created`, `changed` or `removed`."""

    exit_code: int
    stdout: str
    stderr: str
    changed: Mapping[str, str]

    @property
    def json(self) -> Any:
        """Return standard output as JSON."""
        return json.loads(self.stdout)

    @property
    def complaint(self) -> str:
        """Return what stderr says, which must be one line about a mistake and no traceback."""
        assert "Traceback" not in self.stderr, self.stderr
        lines = self.stderr.strip().splitlines()
        assert len(lines) == 1, self.stderr
        return lines[0]


class Project:
    """A project folder made of `files`: text and bytes as they are, others as JSON. `env` marks what it starts."""

    def __init__(self, folder: Path, files: Mapping[str, Any], env: Mapping[str, str] | None = None) -> None:
        self.root = folder
        self._mark = secrets.token_hex(8)
        self.env = {**os.environ, **(env or {}), MARK: self._mark}
        for name in ("RETICLE_GUARD", *CI_TARGETS):
            self.env.pop(name, None)
        for name, content in files.items():
            self.write(name, content)

    def write(self, name: str, content: Any) -> Path:
        """Write one file of the project."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = content if isinstance(content, str | bytes) else json.dumps(content, indent=2)
        path.write_bytes(text.encode("utf-8") if isinstance(text, str) else text)
        return path

    def run(self, *words: str, env: Mapping[str, str] | None = None, cwd: str = ".") -> Result:
        """Run `reticle WORDS` in the project to its end."""
        before = self._listing()
        done = subprocess.run(
            [str(COMMAND), *words],
            cwd=self.root / cwd,
            env={**self.env, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_LIMIT_S,
            check=False,
        )
        return Result(done.returncode, done.stdout, done.stderr, self._changes(before))

    def start(self, *words: str) -> Running:
        """Start `reticle WORDS` and return while it runs."""
        inner = subprocess.Popen(
            [str(COMMAND), *words],
            cwd=self.root,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        return Running(self, inner, self._listing())

    def left_running(self) -> list[str]:
        """List what still runs of everything that this project's commands started, after a moment to end in."""
        deadline = time.monotonic() + 15
        while (found := self.list_running()) and time.monotonic() < deadline:
            time.sleep(0.05)
        return found

    def list_running(self) -> list[str]:
        """List what runs right now of everything that this project's commands started, as `PID COMMAND`."""
        mark = f"{MARK}={self._mark}"
        if LINUX:
            return [found for entry in Path("/proc").glob("[0-9]*") if (found := _marked(entry, mark.encode()))]
        lines = subprocess.run(["ps", "-axww", "-E", "-o", "pid=,command="], capture_output=True, text=True, check=True)
        return [line for line in lines.stdout.splitlines() if mark in line]

    def unfinished_files(self) -> list[str]:
        """List temporary files and unfinished folders: there must be none after a command ended."""
        return sorted(name for name in self._listing() if ".tmp" in name or "unfinished" in name)

    def _listing(self) -> dict[str, str]:
        while True:
            with contextlib.suppress(FileNotFoundError):  # what was killed is still being cleared away: look again
                return self._digests()

    def _digests(self) -> dict[str, str]:
        return {
            path.relative_to(self.root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(self.root.rglob("*"))
            if path.is_file() and path.name != ".lock" and path.suffix != ".pyc"
        }

    def _changes(self, before: Mapping[str, str]) -> dict[str, str]:
        after = self._listing()
        changes = {name: "removed" for name in before if name not in after}
        for name, digest in after.items():
            if name not in before:
                changes[name] = "created"
            elif before[name] != digest:
                changes[name] = "changed"
        return changes


class Running:
    """A command that runs."""

    def __init__(self, project: Project, inner: subprocess.Popen[str], before: Mapping[str, str]) -> None:
        self._project = project
        self._before = before
        self.inner = inner

    def await_file(self, name: str) -> str:
        """Wait until the project has the file `name` (a pattern) with text in it; return the text."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            for path in self._project.root.glob(name):
                if text := path.read_text("utf-8").strip():
                    return text
            assert self.inner.poll() is None, self.inner.communicate()
            time.sleep(0.02)
        raise AssertionError(f"no {name} came up")

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to reticle itself."""
        self.inner.send_signal(number)

    def end(self) -> Result:
        """Wait for the end."""
        stdout, stderr = self.inner.communicate(timeout=_LIMIT_S)
        return Result(self.inner.returncode, stdout, stderr, self._project._changes(self._before))


def _marked(entry: Path, mark: bytes) -> str | None:
    try:
        if mark not in (entry / "environ").read_bytes().split(b"\x00"):
            return None
        words = (entry / "cmdline").read_bytes().replace(b"\x00", b" ").decode("utf-8", "replace")
        return f"{entry.name} {words}" if words else None
    except OSError:
        return None
