"""What a change changed: files by name, lines by number, and what stood there before.

Paths are relative to the project's root with `/`, also for files beside it (`../shared/x.js`): the project may be a
folder of a larger repository. Names that are no UTF-8 are spelled with escapes.
"""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from reticle.store.git_base import cannot_tell
from reticle.store.git_command import GitFailedError, run_git
from reticle.store.git_hidden import list_hidden

ChangeKind = Literal["added", "changed", "deleted", "renamed"]
_KINDS: dict[str, ChangeKind] = {"A": "added", "D": "deleted", "R": "renamed"}
_SUBMODULE = "160000"
_OURS = re.compile(r"\.reticle(/|$)")
_HUNK = re.compile(rb"^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@", re.MULTILINE)
_PLAIN_DIFF = ("--no-ext-diff", "--no-textconv", "--no-color")


@dataclass(frozen=True, slots=True)
class FileChange:
    """One changed file. `old` is its name before, `blob` what it held before (None when it was not there)."""

    path: str
    kind: ChangeKind
    old: str | None = None
    blob: str | None = None
    is_submodule: bool = False


@dataclass(frozen=True, slots=True)
class Hunk:
    """Lines `old` (first, count) that became lines `new` (first, count), counted from 1.

    With a count of 0 nothing stood there, and the first line names the one before.
    """

    old: tuple[int, int]
    new: tuple[int, int]


def list_changed(root: Path, base: str) -> list[FileChange]:
    """List what differs between the commit `base` and the working tree, untracked files too, renames followed.

    Raises PlanError when git does not answer.
    """
    try:
        prefix = _prefix(root)
        told = run_git(
            root, "diff", "--raw", "-z", "--no-abbrev", "-M", "--ignore-submodules=none", *_PLAIN_DIFF, base, "--"
        )
        others = run_git(root, "ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--", ":/")
        unseen = list_hidden(root)
    except GitFailedError as caught:
        raise cannot_tell(root, caught) from None
    changes = {change.path: change for change in _parse_raw(told, prefix)}
    for hidden in unseen:
        path = _relative(hidden.name, prefix)
        changes.setdefault(path, FileChange(path, "changed", None, hidden.blob))
    for name in filter(None, others.split(b"\0")):
        path = _relative(name, prefix)
        known = changes.get(path)  # taken out of the index, still there
        changes[path] = replace(known, kind="changed") if known else FileChange(path, "added")
    return [change for path, change in sorted(changes.items()) if not _OURS.match(path)]


def hash_files(root: Path, paths: Iterable[str]) -> dict[str, str]:
    """Return the git blob of each regular file of the working tree, as git would store it; others are left out.

    Raises PlanError when git does not answer.
    """
    wanted = [path for path in dict.fromkeys(paths) if _is_plain(path) and (root / path).is_file()]
    if not wanted:
        return {}
    try:
        prefix = _prefix(root)
        top = root / run_git(root, "rev-parse", "--show-cdup").decode().strip()
        names = [posixpath.normpath(posixpath.join(prefix, path)) for path in wanted]
        told = run_git(top, "hash-object", "--stdin-paths", feed="".join(f"{name}\n" for name in names).encode())
    except GitFailedError as caught:
        raise cannot_tell(root, caught) from None
    return dict(zip(wanted, told.decode().split(), strict=True))


def find_blobs(root: Path, names: Iterable[str]) -> dict[str, str]:
    """Return the full name of each blob (whole or abbreviated) that this clone holds; others are left out.

    Raises PlanError when git does not answer.
    """
    wanted = [name for name in dict.fromkeys(names) if re.fullmatch(r"[0-9a-f]{4,64}", name)]
    if not wanted:
        return {}
    try:
        told = run_git(root, "cat-file", "--batch-check", feed="".join(f"{name}\n" for name in wanted).encode())
    except GitFailedError as caught:
        raise cannot_tell(root, caught) from None
    lines = told.decode("utf-8", "replace").splitlines()
    answers = [(name, line.split()) for name, line in zip(wanted, lines, strict=True)]
    return {name: words[0] for name, words in answers if len(words) == 3 and words[1] == "blob"}


def list_hunks(root: Path, blob: str, path: str) -> list[Hunk] | None:
    """Return how the lines of `blob` became those of the file `path`; None when git cannot tell (binary, too large).

    Raises PlanError when git does not answer.
    """
    try:
        told = run_git(root, "diff", *_PLAIN_DIFF, "-U0", "--inter-hunk-context=0", blob, "--", path)
    except GitFailedError as caught:
        if caught.code is None:
            raise cannot_tell(root, caught) from None
        return None
    hunks = [Hunk((int(a), int(b or 1)), (int(c), int(d or 1))) for a, b, c, d in _HUNK.findall(told)]
    return None if told and not hunks else hunks


def read_at(root: Path, commit: str, paths: Sequence[str]) -> dict[str, bytes]:
    """Return what files held at `commit`; those that were not there are left out. Raises PlanError."""
    wanted = [path for path in dict.fromkeys(paths) if _is_plain(path)]
    if not wanted:
        return {}
    try:
        prefix = _prefix(root)
        names = [posixpath.normpath(posixpath.join(prefix, path)) for path in wanted]
        told = run_git(root, "cat-file", "--batch", feed="".join(f"{commit}:{name}\n" for name in names).encode())
    except GitFailedError as caught:
        raise cannot_tell(root, caught) from None
    found: dict[str, bytes] = {}
    at = 0
    for path in wanted:
        end = told.index(b"\n", at)
        words = told[at:end].split(b" ")
        at = end + 1
        if len(words) == 3 and words[1] in (b"blob", b"tree", b"commit"):
            size = int(words[2])
            if words[1] == b"blob":
                found[path] = told[at : at + size]
            at += size + 1
    return found


def list_at(root: Path, commit: str, folder: str) -> list[str]:
    """List the files below `folder` at `commit`. Raises PlanError."""
    try:
        told = run_git(root, "ls-tree", "-r", "-z", "--name-only", "--full-name", commit, "--", f"{folder}/")
        prefix = _prefix(root)
    except GitFailedError as caught:
        raise cannot_tell(root, caught) from None
    return sorted(_relative(name, prefix) for name in told.split(b"\0") if name)


def _parse_raw(told: bytes, prefix: str) -> Iterator[FileChange]:
    """Read `git diff --raw -z`: `:MODE MODE BLOB BLOB STATUS`, then one name, for a rename two."""
    parts = iter(told.split(b"\0"))
    for head in parts:
        if not head:
            continue
        before, after, blob, _, status = head.decode("ascii").removeprefix(":").split(" ")
        first = next(parts, b"")
        kind = _KINDS.get(status[0], "changed")
        is_submodule = _SUBMODULE in (before, after)
        held = blob if set(blob) != {"0"} and before != _SUBMODULE else None
        if kind == "renamed":
            yield FileChange(_relative(next(parts, b""), prefix), kind, _relative(first, prefix), held, is_submodule)
        else:
            yield FileChange(_relative(first, prefix), kind, None, held, is_submodule)


def _is_plain(path: str) -> bool:
    """Tell whether git takes a path in a line of its input as it stands."""
    return "\n" not in path and not path.startswith('"')


def get_prefix(root: Path) -> str:
    """Return the way from the repository's top to the folder `root`, "" for the top itself. Raises PlanError."""
    try:
        return _prefix(root)
    except GitFailedError as caught:
        raise cannot_tell(root, caught) from None


def _prefix(root: Path) -> str:
    return os.fsdecode(run_git(root, "rev-parse", "--show-prefix").rstrip(b"\n")).rstrip("/")


def _relative(name: bytes, prefix: str) -> str:
    """Spell a path from the repository's top as one from the project's root."""
    text = name.decode("utf-8", "backslashreplace").rstrip("/")
    return posixpath.relpath(text, prefix) if prefix else text
