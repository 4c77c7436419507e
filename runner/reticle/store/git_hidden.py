"""What git does not look at when it is asked what changed: files that it was told to take for unchanged
(`update-index --assume-unchanged`, `--skip-worktree`), and what lies in repositories below."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from reticle.store.git_command import run_git

_SUBMODULE = b"160000"


@dataclass(frozen=True, slots=True)
class HiddenFile:
    """A tracked file that differs from what git holds, unseen. `name` is from the repository's top."""

    name: bytes
    blob: str


def list_hidden(root: Path, *where: str) -> list[HiddenFile]:
    """List the files that git takes for unchanged and that are there and differ; `where` are pathspecs, none for all.

    Files that a sparse checkout leaves out are not there, and no change. Raises GitFailedError.
    """
    wanted = where or (":/",)
    tagged = [
        entry.split(b" ", 1) for entry in _split(run_git(root, "ls-files", "-v", "-z", "--full-name", "--", *wanted))
    ]
    flagged = {name for tag, name in tagged if tag.islower() or tag == b"S"}
    if not flagged:
        return []
    top = root / run_git(root, "rev-parse", "--show-cdup").decode().strip()
    found = []
    for entry in _split(run_git(root, "ls-files", "-s", "-z", "--full-name", "--", *wanted)):
        head, name = entry.split(b"\t", 1)
        blob = head.split(b" ")[1].decode("ascii")
        path = os.path.join(os.fsencode(top), name)
        if name in flagged and os.path.lexists(path) and not os.path.isdir(path) and _hash(top, path, name) != blob:
            found.append(HiddenFile(name, blob))
    return found


def list_below(root: Path, others: bytes, *where: str) -> list[bytes]:
    """List the repositories below `root` whose content may differ unseen, from there: submodules that are not as
    committed, and the folders among untracked names `others` (as `ls-files -z` gives them). Raises GitFailedError.
    """
    raw = _split(run_git(root, "diff", "--raw", "-z", "--relative", "--no-renames", "--ignore-submodules=none", "HEAD",
                         "--", *where))  # fmt: skip
    moved = [name for head, name in zip(raw[::2], raw[1::2], strict=True) if head.split(b" ")[1] == _SUBMODULE]
    return sorted({*moved, *(name.rstrip(b"/") for name in _split(others) if name.endswith(b"/"))})


def _hash(top: Path, path: bytes, name: bytes) -> str:
    if os.path.islink(path):
        return run_git(top, "hash-object", "--stdin", feed=os.fsencode(os.readlink(path))).decode().strip()
    spelled = os.fsdecode(name)
    return run_git(top, "hash-object", "--", spelled).decode().strip()


def _split(told: bytes) -> list[bytes]:
    return [part for part in told.split(b"\0") if part]
