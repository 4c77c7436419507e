"""Git repositories for tests: real ones, whatever this machine's own settings say."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_OWN = {
    "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_COMMITTER_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.test", "GIT_COMMITTER_EMAIL": "a@example.test",
    "GIT_AUTHOR_DATE": "2026-11-30T12:00:00Z", "GIT_COMMITTER_DATE": "2026-11-30T12:00:00Z",
}  # fmt: skip


class Repository:
    """A repository at `top`, on branch main."""

    def __init__(self, top: Path, files: Mapping[str, Any] | None = None) -> None:
        self.top = top
        top.mkdir(parents=True, exist_ok=True)
        self.git("init", "-q", "-b", "main")
        if files is not None:
            self.commit(files)

    def git(self, *words: str, cwd: Path | None = None) -> str:
        """Run git and return what it says."""
        done = subprocess.run(
            ["git", "-c", "protocol.file.allow=always", *words],
            cwd=cwd or self.top,
            env={**os.environ, **_OWN},
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def write(self, files: Mapping[str, Any]) -> None:
        """Write files: text and bytes as they are, None removes, others as JSON."""
        for name, content in files.items():
            path = self.top / name
            if content is None:
                path.unlink()
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            text = content if isinstance(content, str | bytes) else json.dumps(content, indent=2)
            path.write_bytes(text.encode("utf-8") if isinstance(text, str) else text)

    def commit(self, files: Mapping[str, Any] | None = None) -> str:
        """Write files, commit everything, return the commit."""
        self.write(files or {})
        self.git("add", "--all")
        self.git("commit", "-q", "-m", "x", "--allow-empty")
        return self.git("rev-parse", "HEAD")

    def branch(self, name: str) -> None:
        """Begin a branch and switch to it."""
        self.git("switch", "-q", "-c", name)

    def blob(self, path: str) -> str:
        """Return the blob that a file is at HEAD."""
        return self.git("rev-parse", f"HEAD:{path}")

    def clone(self, folder: Path, *options: str) -> Path:
        """Clone as a CI does it, over the protocol, and return the folder."""
        self.git("clone", "-q", *options, self.top.absolute().as_uri(), str(folder))
        return folder
