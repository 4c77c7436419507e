"""Reading and writing of project files: whole, inside the project, in an encoding that is known."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from reticle.errors import InputError
from reticle.text import cut
from reticle.whole import WholeFile, write_whole

__all__ = ["MAX_TEXT_BYTES", "WholeFile", "copy_folder", "get_inside", "read_text", "write_project_file", "write_whole"]

MAX_TEXT_BYTES = 32 * 1024 * 1024
_BOMS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)


def read_text(
    path: Path, *, name: str | None = None, limit: int = MAX_TEXT_BYTES, error: type[InputError] = InputError
) -> str:
    """Return the UTF-8 text of a regular file of at most `limit` bytes; a byte order mark is dropped.

    `name` is what messages call the file. Raises `error` for a file that is missing, a folder, a device or pipe, too
    large, in another encoding or binary; a wrong byte is told with its line.
    """
    shown = name or str(path)
    try:
        number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            kind = os.fstat(number).st_mode
            if not stat.S_ISREG(kind):
                raise error("is a folder" if stat.S_ISDIR(kind) else "is no regular file", place=shown)
            with open(number, "rb", closefd=False) as stream:
                data = stream.read(limit + 1)
        finally:
            os.close(number)
    except FileNotFoundError:
        raise error("there is no such file", place=shown) from None
    except OSError as caught:
        raise error(f"cannot be read: {caught.strerror}", place=shown) from None
    if len(data) > limit:
        raise error(f"is larger than {limit // (1024 * 1024)} MiB", place=shown)
    return _decode(data, shown, error)


def _decode(data: bytes, shown: str, error: type[InputError]) -> str:
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            raise error(f"is {encoding}", place=shown, hint="save it as UTF-8")
    if b"\x00" in data:
        raise error("is binary, not text", place=f"{shown}:{_line_at(data, data.index(0))}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as caught:
        found = data[caught.start]
        raise error(
            f"is not UTF-8 (byte 0x{found:02x})",
            place=f"{shown}:{_line_at(data, caught.start)}",
            hint="save it as UTF-8",
        ) from None


def _line_at(data: bytes, offset: int) -> int:
    return data.count(b"\n", 0, offset) + 1


def get_inside(root: Path, relative: str, *, what: str, error: type[InputError] = InputError) -> Path:
    """Return the path `relative` below `root`, which need not exist yet.

    Raises `error` for an absolute path, a part `..`, a NUL or a symbolic link that leaves `root`; `what` names the
    field that held it.
    """
    if not relative or "\x00" in relative:
        raise error(f"{what}: {relative!r} is no path")
    if relative.startswith(("/", "~")) or re.match(r"[A-Za-z]:[\\/]", relative):
        raise error(f'{what}: "{relative}" is absolute', hint="paths are relative to the folder of reticle.toml")
    if ".." in re.split(r"[\\/]", relative):
        raise error(f'{what}: "{relative}" leaves the project', hint="paths are relative to the folder of reticle.toml")
    real_root = Path(os.path.realpath(root))
    try:
        real = Path(os.path.realpath(real_root / relative))
        os.lstat(real)
    except (FileNotFoundError, NotADirectoryError):
        pass
    except (OSError, ValueError):  # too long, or made of characters that no file name has
        raise error(f'{what}: "{cut(relative, 80)}" is no path') from None
    if real != real_root and real_root not in real.parents:
        raise error(f'{what}: "{relative}" leaves the project through a symbolic link to {real}')
    return root / relative


def write_project_file(path: Path, data: bytes | str) -> None:
    """Write `path` whole, making its folders. Raises InputError with what to do when the disk or its rights refuse."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
    except OSError as caught:
        raise InputError(
            f"cannot be written: {caught.strerror}; nothing was changed",
            place=str(path),
            hint=_mend(caught),
        ) from None


def copy_folder(source: Path, target: Path) -> None:
    """Copy every file of `source` into the folder `target`, each whole. Raises InputError when the disk refuses."""
    for path in sorted(source.rglob("*")):
        if path.is_file():
            write_project_file(target / path.relative_to(source), path.read_bytes())


def _mend(caught: OSError) -> str | None:
    import errno

    return {
        errno.ENOSPC: "free some disk space and run it again",
        errno.EDQUOT: "free some disk space and run it again",
        errno.EROFS: "the file system is read-only: mount it writable or run from another folder",
        errno.EACCES: "check who owns the folder: ls -ld " + str(caught.filename or "."),
    }.get(caught.errno or 0)
