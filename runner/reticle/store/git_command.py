"""Asking git, in a way that no setting of a user and no surrounding hook changes."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

_TIMEOUT_S = 120
_OF_A_HOOK = ("GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX")
_PLAIN = ("core.quotePath=off", "diff.relative=false", "diff.noprefix=false", "diff.mnemonicPrefix=false")


class GitFailedError(Exception):
    """git is missing, did not answer or refused; the message is its own. `code` is its exit code, None without one."""

    def __init__(self, message: str, *, code: int | None = None) -> None:
        super().__init__(message)
        self.code = code


def run_git(root: Path, *words: str, feed: bytes | None = None) -> bytes:
    """Run `git WORDS` in the folder `root` with `feed` as its input; return its output. Raises GitFailedError.

    Inside a hook git's own variables name its index and folder relative to somewhere else: without a work tree beside
    them they are dropped, and git finds the repository of `root` by itself.
    """
    environment = {**os.environ, "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"}
    if "GIT_WORK_TREE" not in environment:
        for name in _OF_A_HOOK:
            environment.pop(name, None)
    settings = [word for setting in _PLAIN for word in ("-c", setting)]
    try:
        done = subprocess.run(
            ["git", *settings, *words],
            cwd=root,
            env=environment,
            input=b"" if feed is None else feed,
            capture_output=True,
            timeout=_TIMEOUT_S,
            check=False,
        )
    except FileNotFoundError:
        raise GitFailedError("is not installed") from None
    except OSError as caught:
        raise GitFailedError(f"cannot be run: {caught.strerror}") from None
    except subprocess.TimeoutExpired:
        raise GitFailedError(f"did not answer in {_TIMEOUT_S} s") from None
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise GitFailedError(said[0] if said else f"ended with {done.returncode}", code=done.returncode)
    return done.stdout
