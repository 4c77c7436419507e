"""Whether the lines that a flow ran still stand: what it covers, held against the files as they are now.

A flow's provenance is lines of git blobs. It holds for a file whose changes since that blob, and since the base of the
change, touch no line that ran. Otherwise, and wherever git does not know the blob, the flow is affected.
"""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from reticle.engine.scope import Scope
from reticle.model.flow import Covered, Flow
from reticle.model.run import Because
from reticle.policy.touched import Edit, Span, carry_back, list_ran_edits, list_touched, overlap
from reticle.store.git_changes import FileChange, find_blobs, get_prefix, hash_files, list_hunks

_LINES_TOLD = 20


@dataclass(frozen=True)
class _Place:
    """A covered file. `names` are the paths by which a change of it may be told, `file` where it is read, None when it
    is not there."""

    names: tuple[str, ...]
    file: str | None


class Provenance:
    """What all flows cover, read once. Raises PlanError when git does not answer."""

    def __init__(self, root: Path, flows: Iterable[Flow], scope: Scope) -> None:
        self._root = root
        self._named = scope.named
        self._changes: dict[str, FileChange] = {}
        for change in scope.changes or ():
            self._changes[change.path] = change
            if change.old is not None:
                self._changes.setdefault(change.old, change)
        self._modules = [change for change in scope.changes or () if change.is_submodule]
        covered = {(path, item.blob) for flow in flows for path, item in flow.covers.items()}
        prefix = get_prefix(root) if covered else ""
        self._places = {path: self._find_place(path, prefix) for path in sorted({path for path, _ in covered})}
        self._hashes = hash_files(root, (place.file for place in self._places.values() if place.file is not None))
        self._blobs = find_blobs(root, sorted({blob for path, blob in covered if not self._is_same(path, blob)}))
        self._edits: dict[tuple[str, str], Sequence[Edit] | None] = {}
        self._maps = {name for place in self._places.values() for name in place.names}

    def maps(self, change: FileChange) -> bool:
        """Tell whether any flow covers what changed."""
        if change.path in self._maps or change.old in self._maps:
            return True
        return change.is_submodule and any(name.startswith(f"{change.path}/") for name in self._maps)

    def find(self, path: str, covered: Covered) -> Because | None:
        """Return why a flow that covers `path` is affected, None when what it ran still stands."""
        place = self._places[path]
        change = self._find_change(place)
        if change is not None and change.kind == "renamed" and change.path not in place.names:
            return Because(file=path, why=f"was renamed to {change.path}")
        if place.file is None:
            return Because(file=path, why="was deleted" if change else "is not there any more")
        if place.file not in self._hashes:
            return Because(file=path, why="cannot be read")
        if self._named.intersection(place.names):
            return Because(file=path, why="named in the call")
        edits = self._edits_since(place.file, path, covered.blob)
        if edits is None:
            return Because(file=path, why="what it was when the flow was recorded is not in this clone")
        found = list_ran_edits(edits, covered.ran)
        if found:
            why = "changed where it ran" if change else "changed where it ran, since the flow was recorded"
            return Because(file=path, lines=_tell(list_touched(new for _, new in found)), why=why)
        return self._changed_back(path, place.file, change, edits, covered) if change is not None else None

    def _changed_back(
        self, path: str, file: str, change: FileChange, edits: Sequence[Edit], covered: Covered
    ) -> Because | None:
        """Look at what the change itself did, though the lines are again as they were when the flow was recorded."""
        since = self._edits_between(file, change.blob) if change.blob is not None else None
        if since is None:
            return Because(file=path, why="changed where it ran") if covered.ran else None
        spans = list_touched(new for _, new in since)
        ran = [span for span in spans if overlap(carry_back([span], edits), covered.ran)]
        return Because(file=path, lines=_tell(ran), why="changed where it ran") if ran else None

    def _find_place(self, path: str, prefix: str) -> _Place:
        plain = posixpath.normpath(path)
        if prefix and not self._is_there(plain):  # some name their files from the repository's top
            from_top = posixpath.relpath(plain, prefix)
            plain = from_top if self._is_there(from_top) else plain
        file = self._root / plain
        if not file.is_file():
            return _Place((plain,), None)
        real = posixpath.relpath(os.path.realpath(file), os.path.realpath(self._root))
        return _Place(tuple(dict.fromkeys((plain, real))), real)

    def _is_there(self, path: str) -> bool:
        return path in self._changes or (self._root / path).is_file()

    def _find_change(self, place: _Place) -> FileChange | None:
        direct = next((self._changes[name] for name in place.names if name in self._changes), None)
        if direct is not None:
            return direct
        return next(
            (module for module in self._modules for name in place.names if name.startswith(f"{module.path}/")), None
        )

    def _is_same(self, path: str, blob: str) -> bool:
        file = self._places[path].file
        return file is not None and len(blob) >= 7 and self._hashes.get(file, "").startswith(blob)

    def _edits_since(self, file: str, path: str, blob: str) -> Sequence[Edit] | None:
        if self._is_same(path, blob):
            return ()
        whole = self._blobs.get(blob)
        return self._edits_between(file, whole) if whole is not None else None

    def _edits_between(self, file: str, blob: str) -> Sequence[Edit] | None:
        if (file, blob) not in self._edits:
            hunks = list_hunks(self._root, blob, file)
            self._edits[file, blob] = None if hunks is None else [(hunk.old, hunk.new) for hunk in hunks]
        return self._edits[file, blob]


def _tell(spans: Iterable[Span]) -> list[int]:
    """List the lines of spans, as many as a reader wants to see."""
    lines: list[int] = []
    for first, last in spans:
        lines += [line for line in range(first, min(last, first + _LINES_TOLD) + 1) if line not in lines]
    return lines[:_LINES_TOLD]
