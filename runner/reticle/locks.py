"""Folders that a living process holds: the kernel lets go when it dies, so leftovers are told from work in progress."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold `file` (made when missing) alone, waiting for whoever holds it. Raises OSError."""
    number = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(number, fcntl.LOCK_EX)
        yield
    finally:
        os.close(number)


class HeldFolder:
    """A folder that counts as in use until `release`, or until this process is gone. Raises OSError."""

    def __init__(self, path: Path) -> None:
        self._number: int | None = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        fcntl.flock(self._number, fcntl.LOCK_EX)

    @property
    def is_held(self) -> bool:
        """Tell whether it was not released yet."""
        return self._number is not None

    def release(self) -> None:
        """Let go. May be called twice."""
        if self._number is not None:
            os.close(self._number)
            self._number = None


def is_in_use(folder: Path) -> bool:
    """Tell whether a living process holds `folder`."""
    try:
        number = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(number)
    return False
