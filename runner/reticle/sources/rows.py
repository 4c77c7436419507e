"""Rows of one source, encoded and sorted in bounded memory: sorted runs on disk, merged in blocks.

Everything works on blocks of lines with operations that run at C speed; the only step per row is the sort. The sort
key is the row's part of the JSON string with its closing quote, since a snapshot is sorted by the encoded line.
"""

from __future__ import annotations

import contextlib
import re
import tempfile
from bisect import bisect_right
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from reticle.errors import ReticleError

RUN_BYTES = 256 << 20
_PER_LINE = 41  # a bytes object's own size and its place in the list
_CHUNK_LINES = 8192
_READ_BYTES = 1 << 20
_LARGE = 1 << 18
_LARGEST = 31 << 20
_CONTROLS = bytes(range(32))
_CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f]")
_SHORT = {0x08: b"\\b", 0x0C: b"\\f", 0x0D: b"\\r"}
_SURROGATE = re.compile("[\ud800-\udfff]")


def encode_rows(block: bytes) -> list[bytes]:
    """Return the inside of each row's JSON string, closing quote included. `block` is rows, each ended by a newline.

    Byte for byte what `json.dumps(row, ensure_ascii=False)` writes. Bytes that are no UTF-8 become the escape of the
    lone surrogate that Python's `surrogateescape` gives them, so that no two different rows share a spelling.
    """
    if b"\\" in block:
        block = block.replace(b"\\", b"\\\\")
    if b'"' in block:
        block = block.replace(b'"', b'\\"')
    if b"\t" in block:
        block = block.replace(b"\t", b"\\t")
    if not block.isascii():
        block = _valid_utf8(block)
    lines = _split(block)
    if _count_controls(block) != len(lines):  # newlines are all that should be left of them
        lines = _split(_CONTROL.sub(_escape_control, block))
    return lines


def _split(block: bytes) -> list[bytes]:
    lines = block.replace(b"\n", b'"\n').split(b"\n")
    lines.pop()
    return lines


def _count_controls(block: bytes) -> int:
    """Count the bytes below 32. Large blocks are worth numpy: six times faster, once it is imported."""
    if len(block) < _LARGE:
        return len(block) - len(block.translate(None, _CONTROLS))
    import numpy

    return int(numpy.count_nonzero(numpy.frombuffer(block, numpy.uint8) < 32))


def _escape_control(found: re.Match[bytes]) -> bytes:
    code = found.group()[0]
    return _SHORT.get(code) or b"\\u%04x" % code


def _valid_utf8(block: bytes) -> bytes:
    try:
        block.decode("utf-8")
    except UnicodeDecodeError:
        text = block.decode("utf-8", "surrogateescape")
        return _SURROGATE.sub(lambda found: f"\\u{ord(found.group()):04x}", text).encode("utf-8")
    return block


class SpillError(ReticleError):
    """Rows that do not fit into memory could not be written to disk. No source is to blame, and no file is written."""


class Memory:
    """What all sources of one snapshot hold in memory together. Over the limit the biggest of them goes to disk."""

    def __init__(self, folder: Path, limit_bytes: int = RUN_BYTES) -> None:
        _keep_freed_memory()
        self.folder = folder
        self.limit_bytes = limit_bytes
        self.held_bytes = 0
        self._holders: list[SortedRows] = []

    def join(self, rows: SortedRows) -> None:
        """Count a source's rows in."""
        self._holders.append(rows)

    def hold(self, size_bytes: int) -> None:
        """Count what came (or, negative, went), and write the biggest holders out until the limit holds."""
        self.held_bytes += size_bytes
        while self.held_bytes > self.limit_bytes:
            max(self._holders, key=lambda holder: holder.held_bytes).spill()


def _keep_freed_memory() -> None:
    """Free one large block that was never touched, which costs nothing.

    The C library (glibc) takes it as the measure of what is worth giving back to the system, up to 32 MB (mallopt(3),
    M_MMAP_THRESHOLD). Otherwise it gives back, and gets anew, every block that rows are encoded in: half the system
    time of a large snapshot.
    """
    bytes(_LARGEST)


class SortedRows:
    """Collects the rows of one source and gives them back sorted."""

    def __init__(self, memory: Memory) -> None:
        self.count = 0
        self.encoded_bytes = 0
        self.held_bytes = 0
        self._memory = memory
        self._lines: list[bytes] = []
        self._runs: list[IO[bytes]] = []
        memory.join(self)

    def add(self, block: bytes) -> None:
        """Take whole rows, each ended by a newline. Raises SpillError when a run cannot be written."""
        lines = encode_rows(block)
        size = sum(map(len, lines))
        self._lines += lines
        self.count += len(lines)
        self.encoded_bytes += size
        held = size + _PER_LINE * len(lines)
        self.held_bytes += held
        self._memory.hold(held)

    def spill(self) -> None:
        """Write what is in memory to disk as one sorted run. The file has no name, so nothing is left behind."""
        self._lines.sort()
        try:
            run = tempfile.TemporaryFile(dir=self._memory.folder)  # noqa: SIM115 - lives as long as this object
            self._runs.append(run)
            for start in range(0, len(self._lines), _CHUNK_LINES):
                run.write(b"\n".join(self._lines[start : start + _CHUNK_LINES]) + b"\n")
            run.flush()
        except OSError as caught:
            raise SpillError(
                f"sorted rows cannot be written to {self._memory.folder}: {caught.strerror}",
                hint="free some space there",
            ) from None
        self._lines = []
        self._let_go()

    def drop(self) -> None:
        """Forget all rows."""
        self._lines = []
        self.count = self.encoded_bytes = 0
        self._let_go()
        for run in self._runs:
            with contextlib.suppress(OSError):  # what a full disk did not take is not wanted any more
                run.close()
        self._runs = []

    def _let_go(self) -> None:
        held, self.held_bytes = self.held_bytes, 0
        self._memory.hold(-held)

    def sorted_chunks(self) -> Iterator[list[bytes]]:
        """Yield all rows in order, some thousands at a time, and forget them."""
        self._lines.sort()
        if not self._runs:
            for start in range(0, len(self._lines), _CHUNK_LINES):
                yield self._lines[start : start + _CHUNK_LINES]
        else:
            yield from _merge([_Run(_reader(run)) for run in self._runs] + [_Run(_pieces(self._lines))])
        self.drop()


def _reader(run: IO[bytes]) -> Callable[[], list[bytes]]:
    """Return a function that gives the next lines of a run file, none at its end."""
    run.seek(0)
    rest = b""

    def read() -> list[bytes]:
        nonlocal rest
        while block := run.read(_READ_BYTES):
            rest += block
            cut = rest.rfind(b"\n")
            if cut >= 0:
                lines, rest = rest[:cut].split(b"\n"), rest[cut + 1 :]
                return lines
        return []

    return read


def _pieces(lines: list[bytes]) -> Callable[[], list[bytes]]:
    position = 0

    def read() -> list[bytes]:
        nonlocal position
        position += _CHUNK_LINES
        return lines[position - _CHUNK_LINES : position]

    return read


class _Run:
    def __init__(self, read: Callable[[], list[bytes]]) -> None:
        self._read = read
        self.lines = read()

    def take(self, last: bytes) -> list[bytes]:
        """Take all lines in hand up to and including `last`, and read on when none is left."""
        cut = bisect_right(self.lines, last)
        taken, self.lines = self.lines[:cut], self.lines[cut:]
        if not self.lines:
            self.lines = self._read()
        return taken


def _merge(runs: list[_Run]) -> Iterator[list[bytes]]:
    """Merge sorted runs: everything up to the smallest of the blocks' last lines is complete, so it can be sorted.

    `list.sort` sees a handful of ascending runs and merges them, in C.
    """
    runs = [run for run in runs if run.lines]
    while runs:
        last = min(run.lines[-1] for run in runs)
        chunk: list[bytes] = []
        for run in runs:
            chunk += run.take(last)
        chunk.sort()
        yield chunk
        runs = [run for run in runs if run.lines]
