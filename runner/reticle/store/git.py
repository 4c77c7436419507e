"""What git says about the code under test. A git that fails means "unknown", never "nothing changed"."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

from reticle.model.run import CodeInfo
from reticle.store.git_command import GitFailedError, run_git
from reticle.store.git_hidden import list_below, list_hidden

_OURS = ":(exclude).reticle"

NO_COMMIT = "the repository has no commit yet"
"""Why the hash of code is unknown that git holds none of so far."""


@dataclass(frozen=True)
class CodeFound:
    """The code, and why its hash is unknown (None when it is known)."""

    info: CodeInfo
    unknown: str | None


def code_info(root: Path, *, version: str | None = None, whole: bool = False) -> CodeFound:
    """Name the code below `root`: commit, dirty, and a hash over the git tree of `root` and its dirty difference.

    With `whole` it is the code of the whole repository that `root` lies in.

    `version` is what the app itself says its code is; then that is hashed instead. The hash is None when it cannot be
    told: then no run counts for another. Untracked files that git does not ignore count too.
    """
    given = f"version:{hashlib.sha256(version.encode()).hexdigest()}" if version else None
    try:
        commit = run_git(root, "rev-parse", "--verify", "HEAD").decode().strip()
        prefix = os.fsdecode(run_git(root, "rev-parse", "--show-prefix")).strip().rstrip("/")
        ours = _OURS
        if whole and prefix:
            root, ours, prefix = root / ("../" * len(prefix.split("/"))), f":(exclude){prefix}/.reticle", ""
        tree = run_git(root, "rev-parse", "--verify", f"HEAD:{prefix}").decode().strip()
        status = run_git(root, "status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignore-submodules=none",
                         "--", ".", ours)  # fmt: skip
        if not status and not list_hidden(root, ".", ours):
            return CodeFound(CodeInfo(commit=commit, dirty=False, hash=given or f"tree:{tree}"), None)
        difference = _difference(root, ours)
    except (GitFailedError, OSError) as caught:
        why = NO_COMMIT if "Needed a single revision" in str(caught) else f"git: {caught}"
        return CodeFound(CodeInfo(hash=given), None if given else why)
    digest = hashlib.sha256(tree.encode() + b"\x00" + difference).hexdigest()
    return CodeFound(CodeInfo(commit=commit, dirty=True, hash=given or f"dirty:{digest}"), None)


def _difference(root: Path, ours: str) -> bytes:
    """Digest everything that differs from HEAD below `root`: tracked changes, what git takes for unchanged, untracked
    files by name, and repositories below as they are."""
    total = hashlib.sha256()
    plain = ("--binary", "--ignore-submodules=none", "--no-ext-diff", "--no-textconv", "--no-color")
    total.update(run_git(root, "diff", "HEAD", *plain, "--", ".", ours))
    top = os.fsencode(root / run_git(root, "rev-parse", "--show-cdup").decode().strip())
    for hidden in list_hidden(root, ".", ours):
        _add_file(total, hidden.name, os.path.join(top, hidden.name))
    others = run_git(root, "ls-files", "--others", "--exclude-standard", "-z", "--", ".", ours)
    for name in sorted(part for part in others.split(b"\x00") if part):
        _add_file(total, name, os.path.join(os.fsencode(root), name))
    for name in list_below(root, others, ".", ours):
        folder = root / os.fsdecode(name)
        if folder.is_dir():
            total.update(b"\x00" + name + b"\x00" + run_git(folder, "rev-parse", "HEAD") + _difference(folder, ours))
    return total.digest()


def _add_file(total: hashlib._Hash, name: bytes, path: bytes) -> None:
    total.update(b"\x00" + name + b"\x00")
    if os.path.islink(path):
        total.update(os.fsencode(os.readlink(path)))
    elif os.path.isfile(path):
        with open(path, "rb") as stream:
            while block := stream.read(1 << 20):
                total.update(block)
