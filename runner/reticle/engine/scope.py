"""What a gate is about: the flows that were named, and the files that changed."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reticle.errors import UsageError
from reticle.store.git_base import Base, find_base
from reticle.store.git_changes import FileChange, list_changed
from reticle.store.project import Project


@dataclass(frozen=True)
class Scope:
    """`changes` None means that everything is affected. `named` are files that the call names: all of them changed.

    `base` is where the change began, when it is judged against that, and `since_base` all that differs from it.
    """

    changes: tuple[FileChange, ...] | None = None
    named: frozenset[str] = frozenset()
    base: Base | None = None
    since_base: tuple[FileChange, ...] = ()


@dataclass(frozen=True)
class Words:
    """The words of a call: flows (names, patterns, files) and changed files, from the project's root."""

    flows: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


def read_words(project: Project, words: tuple[str, ...]) -> Words:
    """Tell flows from changed files: a word that names no flow and is an existing file is one that changed.

    Raises UsageError for a word that is neither: a typing error must not look green.
    """
    flows, files = [], []
    for word in words:
        try:
            project.select_flows((word,))
            flows.append(word)
        except UsageError:
            path = _find_file(project.root, word)
            if path is None:
                raise
            files.append(path)
    return Words(tuple(flows), tuple(files))


def find_scope(
    project: Project, words: Words, *, since: str | None, everything: bool, environ: Mapping[str, str]
) -> Scope:
    """Find what changed: the named files, or everything since `since`, by default since the target that CI names.

    With flows named and no `since`, exactly they are run, whatever changed; so is every flow with `everything`. Still
    they are judged against the base, where there is one. Raises PlanError when git cannot tell.
    """
    if words.files and since is None:
        named = frozenset(words.files)
        return Scope(tuple(FileChange(path, "changed") for path in sorted(named)), named)
    base = find_base(project.root, since, environ)
    if base is None:
        return Scope()
    since_base = tuple(list_changed(project.root, base.commit))
    if everything or (words.flows and since is None):
        return Scope(None, base=base, since_base=since_base)
    changes = {path: FileChange(path, "changed") for path in words.files}
    changes |= {change.path: change for change in since_base}
    return Scope(tuple(changes[path] for path in sorted(changes)), frozenset(words.files), base, since_base)


def _find_file(root: Path, word: str) -> str | None:
    """Return the path of a file from the root, for a word that is one from the current folder or from the root."""
    for folder in (Path.cwd(), root):
        path = folder / word
        if word.strip() and path.is_file():
            real, top = path.absolute(), root.absolute()
            return posixpath.normpath(posixpath.relpath(real.as_posix(), top.as_posix()))
    return None
