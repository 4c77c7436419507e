"""Files that are written whole or not at all: a temporary file beside them, fsync, rename."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from io import BufferedWriter
from pathlib import Path
from types import TracebackType


def write_whole(path: str | os.PathLike[str], data: bytes | str) -> None:
    """Replace the file at `path` by `data` in one step: text as UTF-8, half a character as JSON spells it. Raises
    OSError and then leaves it untouched."""
    with WholeFile(path) as out:
        out.write(data.encode("utf-8", "backslashreplace") if isinstance(data, str) else data)


class WholeFile:
    """A binary stream that becomes the file at `path` only when the `with` block ends without an error.

    Until then readers see the old file or none. On Linux the unfinished file has no name, so that not even a killed
    process leaves one; elsewhere it is a hidden file beside the target, removed on any error. The permissions of a
    file that is replaced are kept, a symbolic link stays and its target is replaced. A target that is no regular file
    (a pipe, `/dev/stdout`) is written straight. Raises OSError.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(os.path.realpath(path))
        self._name: Path | None = None
        self._straight = False
        self._stream: BufferedWriter | None = None
        self._mode = 0o666 & ~_umask()

    def __enter__(self) -> BufferedWriter:
        with contextlib.suppress(FileNotFoundError):
            found = os.stat(self.path).st_mode
            if stat.S_ISDIR(found):
                raise IsADirectoryError(f"{self.path} is a folder")
            self._straight = not stat.S_ISREG(found)
            self._mode = stat.S_IMODE(found)
        if self._straight:
            self._stream = open(self.path, "wb")
            return self._stream
        self._stream = os.fdopen(self._open(), "w+b", buffering=1 << 20)  # type: ignore[assignment]
        assert self._stream is not None
        return self._stream

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        stream = self._stream
        if stream is None:
            return
        try:
            if kind is None:
                stream.flush()
                if not self._straight:
                    self._publish(stream.fileno())
        finally:
            with contextlib.suppress(OSError):  # what could not be flushed belongs to a file that is thrown away
                stream.close()
            if self._name is not None:
                with contextlib.suppress(FileNotFoundError):
                    self._name.unlink()

    def _open(self) -> int:
        nameless = getattr(os, "O_TMPFILE", None)
        if nameless is not None and os.path.isdir("/proc/self/fd"):
            with contextlib.suppress(OSError):  # the file system has no nameless files
                return os.open(self.path.parent, nameless | os.O_RDWR | os.O_CLOEXEC, 0o600)
        name = self._hidden()
        made = os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        self._name = name
        return made

    def _hidden(self) -> Path:
        return self.path.with_name(f".{self.path.name[:80]}.{secrets.token_hex(6)}.tmp")

    def _publish(self, number: int) -> None:
        os.fchmod(number, self._mode)
        os.fsync(number)
        if self._name is None:
            name = self._hidden()
            # Naming a folder makes Python call linkat, which alone follows the link in /proc.
            os.link(f"/proc/self/fd/{number}", name, src_dir_fd=number, follow_symlinks=True)
            self._name = name
        os.replace(self._name, self.path)
        self._name = None
        folder = os.open(self.path.parent, os.O_RDONLY | os.O_CLOEXEC)
        try:
            with contextlib.suppress(OSError):  # some file systems cannot sync a folder
                os.fsync(folder)
        finally:
            os.close(folder)


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
