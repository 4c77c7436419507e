"""Folders for the time of one command, below the project's work folder; what killed commands left is removed."""

from __future__ import annotations

import contextlib
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from reticle.locks import HeldFolder, is_in_use, locked

_NAME = re.compile(r"reticle-[a-z]+-[a-z0-9_]{8}")


@contextlib.contextmanager
def scratch_folder(work_dir: Path, use: str) -> Iterator[Path]:
    """Make the folder `reticle-USE-…` below `work_dir` for as long as the context lasts. Raises OSError."""
    work_dir.mkdir(parents=True, exist_ok=True)
    with locked(work_dir / ".lock"):
        _remove_leftovers(work_dir)
        folder = Path(tempfile.mkdtemp(prefix=f"reticle-{use}-", dir=work_dir))
        held = HeldFolder(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        held.release()


def clear_scratch(work_dir: Path) -> None:
    """Remove the folders of commands that were killed. Raises OSError."""
    with locked(work_dir / ".lock"):
        _remove_leftovers(work_dir)


def _remove_leftovers(work_dir: Path) -> None:
    for entry in work_dir.iterdir():
        if _NAME.fullmatch(entry.name) and entry.is_dir() and not entry.is_symlink() and not is_in_use(entry):
            shutil.rmtree(entry, ignore_errors=True)
