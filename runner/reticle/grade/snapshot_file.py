"""Reads snapshot files: mapped, never parsed as a whole, looked up by bisection."""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import stat
from collections.abc import Iterator, Set
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reticle.errors import InputError
from reticle.grade.header import VERSION, SnapshotHeader, SourceEntry
from reticle.grade.lines import FAILED, decode_line, encode_line, split_cells
from reticle.model.base import check_version, parse
from reticle.text import cut

Buffer = bytes | mmap.mmap
CHUNK = 1 << 20
CHECKED_WHOLE = 32 << 20
"""Files up to this many bytes are checked line by line when opened (form and order), larger ones by their frame."""

_OPEN = b'"lines":['
_CLOSE = b"]}"
_FAILED = encode_line(FAILED)[:-1]
_URL = encode_line("url ")[:-1]
_STATE = encode_line("state ")[:-1]


class SnapshotUnreadError(InputError):
    """A snapshot file cannot be read, or its header does not fit its body: nothing can be judged with it."""


@dataclass(frozen=True)
class FailedRead:
    """A source that a snapshot says it could not read."""

    label: str
    reason: str


class SnapshotFile:
    """One snapshot, open for reading. Lines are the bytes of their JSON strings, without comma and newline.

    `body` holds one line a physical line from `start` up to `end`. `header` is None for a plain
    `{"version":1,"lines":[…]}`; then `entries` are made from the lines. Close it, or use it in a `with`.
    """

    def __init__(
        self, path: str, body: Buffer, start: int, end: int, header: SnapshotHeader | None, entries: list[SourceEntry]
    ) -> None:
        self.path = path
        self.body = body
        self.start = start
        self.end = end
        self.header = header
        self.entries = {entry.label: entry for entry in entries}
        self._unique: dict[str, bool] = {}

    def __enter__(self) -> SnapshotFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the mapping."""
        if isinstance(self.body, mmap.mmap):
            self.body.close()

    def span(self, label: str) -> tuple[int, int]:
        """Return where the lines of a source stand in `body`: [start, end); an empty span when there are none."""
        entry = self.entries.get(label)
        if entry is None or entry.bytes is None:
            return self.start, self.start
        return self.start + entry.bytes[0], self.start + entry.bytes[1]

    def iter_lines(self, label: str) -> Iterator[bytes]:
        """Yield the lines of a source in file order."""
        yield from iter_lines(self.body, *self.span(label))

    def iter_cells(self, label: str) -> Iterator[tuple[str, ...]]:
        """Yield the rows of a source as cells. Raises `SnapshotUnreadError` at a line that is none."""
        entry = self.entries.get(label)
        separator = entry.separator if entry else "\t"
        skip = len("state ") + len(label) + 1
        for encoded in self.iter_lines(label):
            yield split_cells(self.decode(encoded)[skip:], separator)

    def decode(self, encoded: bytes) -> str:
        """Return the text of a line. Raises `SnapshotUnreadError` when it is no JSON string."""
        try:
            return decode_line(encoded)
        except ValueError:
            raise SnapshotUnreadError(f"line {encoded[:60]!r} is no JSON string", place=self.path) from None

    def count_first_cell(self, label: str, cell: str) -> int:
        """Count the rows of a source whose first cell is `cell`, by bisection (two reads of a page per halving)."""
        entry = self.entries.get(label)
        if entry is None:
            return 0
        first = encode_line(f"state {label} {cell}")[:-1]
        found = 0
        start, end = self.span(label)
        tails = (encode_line(entry.separator)[1:-1], b'"') if entry.separator else (b'"',)
        for prefix in (first + tail for tail in tails):
            at = lower_bound(self.body, start, end, prefix)
            while at < end and self.body[at : at + len(prefix)] == prefix:
                found += 1
                at = self.body.find(b"\n", at, end) + 1
        return found

    def find_rows(self, label: str, column: int, values: Set[str]) -> Iterator[tuple[str, ...]]:
        """Yield the rows of a source whose cell in `column` is one of `values`, from one reading of the source."""
        entry = self.entries.get(label)
        tail = encode_line(entry.separator)[1:-1] if entry and entry.separator else b'"'
        skip = len("state ") + len(label) + 2
        wanted = {encode_line(value)[1:-1] for value in values}
        for encoded in self.iter_lines(label):
            if b"\\\\" not in encoded and b"\\u" not in encoded:
                raw = encoded[skip:-1].split(tail, column + 1)
                if column >= len(raw) or raw[column] not in wanted:
                    continue
            cells = split_cells(self.decode(encoded)[skip - 1 :], entry.separator if entry else "\t")
            if column < len(cells) and cells[column] in values:
                yield cells

    def has_unique_first_cells(self, label: str) -> bool:
        """Tell whether no two rows of a source share their first cell: such rows are neighbours in a sorted file."""
        known = self._unique.get(label)
        if known is None:
            entry = self.entries.get(label)
            tail = encode_line(entry.separator)[1:-1] if entry and entry.separator else b'"'
            skip = len("state ") + len(label) + 2
            before = None
            known = True
            for encoded in self.iter_lines(label):
                at = encoded.find(tail, skip)
                first = encoded[skip : at if at >= 0 else -1]
                if first == before:
                    known = False
                    break
                before = first
            self._unique[label] = known
        return known

    def list_failed(self) -> list[FailedRead]:
        """Return the reads that failed, as the lines and the header tell them."""
        failed = {entry.label: entry.error for entry in self.entries.values() if entry.error is not None}
        for encoded in self._prefixed(_FAILED):
            label, _, reason = self.decode(encoded)[len(FAILED) :].partition(": ")
            failed[label] = reason or failed.get(label) or "read failed"
        return [FailedRead(label, reason) for label, reason in sorted(failed.items())]

    def list_urls(self) -> list[str]:
        """Return the pages that the snapshot names (none or one)."""
        return [self.decode(encoded)[len("url ") :] for encoded in self._prefixed(_URL)]

    def check_rows(self) -> None:
        """Count the rows of every source. Raises `SnapshotUnreadError` when the header says another number."""
        for label, entry in self.entries.items():
            rows = _count_newlines(self.body, *self.span(label))
            if rows != entry.rows:
                raise misfit(self, label, f"{entry.rows} rows by the header, {rows} in the body")

    def digest(self, label: str) -> str:
        """Return the SHA-256 of a source's lines, each followed by one newline, without commas."""
        digest = hashlib.sha256()
        for encoded in self.iter_lines(label):
            digest.update(encoded + b"\n")
        return digest.hexdigest()

    def _prefixed(self, prefix: bytes) -> Iterator[bytes]:
        at = lower_bound(self.body, self.start, self.end, prefix)
        while at < self.end and self.body[at : at + len(prefix)] == prefix:
            stop = self.body.find(b"\n", at, self.end)
            yield strip_comma(self.body[at:stop])
            at = stop + 1


def strip_comma(line: bytes) -> bytes:
    """Take the comma off the end of a physical line."""
    return line[:-1] if line.endswith(b",") else line


def iter_lines(body: Buffer, start: int, end: int) -> Iterator[bytes]:
    """Yield the lines of a span that begins and ends at line starts, a megabyte at a time."""
    while start < end:
        stop = min(start + CHUNK, end)
        if stop < end:
            stop = body.find(b"\n", stop, end) + 1 or end
        block = body[start:stop]
        for line in block[: -1 if block.endswith(b"\n") else None].split(b"\n"):
            yield strip_comma(line)
        start = stop


def lower_bound(body: Buffer, start: int, end: int, prefix: bytes) -> int:
    """Return the first line start in a sorted span whose line does not sort before `prefix`."""
    low, high = start, end
    while low < high:
        middle = (low + high) // 2
        line = body.rfind(b"\n", low, middle) + 1 or low
        if body[line : line + len(prefix)] < prefix:
            low = body.find(b"\n", middle, high) + 1 or high
        else:
            high = line
    return low


def open_snapshot(path: str | Path) -> SnapshotFile:
    """Open a snapshot file.

    Raises `SnapshotUnreadError` when it does not exist, is cut off, is of a newer format, or when its header does not
    fit its body (spans, row counts; order and form of the lines for files up to `CHECKED_WHOLE` bytes).
    """
    name = str(path)
    try:
        # Without O_NONBLOCK the opening of a pipe would wait for a writer for ever.
        with open(os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise OSError("it is no regular file")
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except ValueError:
        raise SnapshotUnreadError("the snapshot is empty", place=name) from None
    except OSError as caught:
        raise SnapshotUnreadError(
            f"cannot read the snapshot: {caught.strerror or caught}",
            place=name,
            hint="make one with reticle grade snapshot --state FILE --out FILE",
        ) from None
    try:
        return _opened(name, data)
    except InputError as caught:
        with suppress(BufferError):
            data.close()
        if isinstance(caught, SnapshotUnreadError):
            raise
        raise SnapshotUnreadError(caught.message, hint=caught.hint) from None


def _opened(name: str, data: mmap.mmap) -> SnapshotFile:
    first = data.find(b"\n")
    line = data[: first if first >= 0 else 0]
    if not (line.endswith(_OPEN) and b'"header":' in line):
        return _open_plain(name, data)
    head = _load(name, line + _CLOSE)
    check_version(head, VERSION, what="snapshot", file=name)
    if set(head) != {"version", "header", "lines"} or head["version"] != VERSION:
        raise SnapshotUnreadError(
            f"a snapshot has version {VERSION}, header and lines, found {sorted(head)}", place=name
        )
    header: SnapshotHeader = parse(
        SnapshotHeader, head["header"], what="snapshot header", file=name, error=SnapshotUnreadError
    )
    start = first + 1
    tail = data[max(start, len(data) - 8) :].rstrip()
    if not tail.endswith(_CLOSE):
        raise SnapshotUnreadError("the snapshot is cut off: it does not end with ]}", place=name)
    end = data.rfind(_CLOSE)
    if end < start or (end > start and data[end - 1 : end] != b"\n"):
        raise SnapshotUnreadError("the snapshot does not have one row a line", place=name)
    opened = SnapshotFile(name, data, start, end, header, list(header.sources))
    _check_frame(opened, header)
    if end - start <= CHECKED_WHOLE:
        opened.check_rows()
        _check_lines(opened)
    return opened


def _load(name: str, text: bytes) -> dict[str, Any]:
    try:
        loaded = json.loads(text)
    except (ValueError, RecursionError) as caught:
        raise SnapshotUnreadError(f"the snapshot is no JSON: {cut(str(caught), 200)}", place=name) from None
    if not isinstance(loaded, dict):
        raise SnapshotUnreadError("the snapshot is no JSON object", place=name)
    return loaded


def _check_frame(opened: SnapshotFile, header: SnapshotHeader) -> None:
    """Hold every span of the header against the body: edges, labels, row counts, nothing left over."""
    if len(opened.entries) != len(header.sources):
        raise SnapshotUnreadError("the header names a source twice", place=opened.path)
    spans = sorted(
        ((*entry.bytes, entry) for entry in header.sources if entry.bytes is not None),
        key=lambda span: (span[0], span[1], span[2].label),
    )
    spans = [span for span in spans if span[0] != span[1] or span[2].rows]
    at = opened.start
    for first, last, entry in spans:
        start, end = opened.start + first, opened.start + last
        if start < at or end > opened.end or end <= start:
            raise misfit(opened, entry.label, f"bytes {first} to {last} are not in the body")
        _check_gap(opened, at, start)
        prefix = encode_line(f"state {entry.label} ")[:-1]
        last_line = opened.body.rfind(b"\n", start, end - 1) + 1 or start
        if opened.body[end - 1 : end] != b"\n" or any(
            opened.body[edge : edge + len(prefix)] != prefix for edge in (start, last_line)
        ):
            raise misfit(opened, entry.label, f"bytes {first} to {last} are not its rows")
        at = end
    for entry in header.sources:
        if entry.rows and entry.bytes is None:
            raise misfit(opened, entry.label, f"{entry.rows} rows without bytes")
    _check_gap(opened, at, opened.end)


def _check_gap(opened: SnapshotFile, start: int, end: int) -> None:
    for line in iter_lines(opened.body, start, end):
        if not line.startswith((_FAILED, _URL)):
            raise SnapshotUnreadError(
                f"the header does not fit the body: no source has the line {opened.decode(line)[:80]!r}",
                place=opened.path,
                hint="take the snapshot again",
            )


def misfit(opened: SnapshotFile, label: str, found: str) -> SnapshotUnreadError:
    """Make the error of a header that says something else than its body."""
    return SnapshotUnreadError(
        f"the header does not fit the body: source {label}: {found}", place=opened.path, hint="take the snapshot again"
    )


def _count_newlines(body: Buffer, start: int, end: int) -> int:
    return sum(body[at : min(at + CHUNK, end)].count(b"\n") for at in range(start, end, CHUNK))


def _check_lines(opened: SnapshotFile) -> None:
    before = b""
    last = opened.body.rfind(b"\n", opened.start, max(opened.start, opened.end - 1)) + 1
    at = opened.start
    for line in iter_lines(opened.body, opened.start, opened.end):
        comma = opened.body[at + len(line) : at + len(line) + 1] == b","
        if line < before or line[:1] != b'"' or line[-1:] != b'"' or len(line) < 2:
            why = "the lines are not sorted" if line < before else "not one JSON string a line"
            raise SnapshotUnreadError(f"{why}, at {line[:60]!r}", place=opened.path, hint="take the snapshot again")
        if comma == (at >= last):
            raise SnapshotUnreadError(
                f"a comma is {'too many' if comma else 'missing'}, at {line[:60]!r}", place=opened.path
            )
        before = line
        at += len(line) + comma + 1


def _open_plain(name: str, data: mmap.mmap) -> SnapshotFile:
    loaded = _load(name, data[:])
    data.close()
    check_version(loaded, VERSION, what="snapshot", file=name)
    if "header" in loaded:
        raise SnapshotUnreadError(
            "the header does not fit the body: the file was written again in another form",
            place=name,
            hint="take the snapshot again",
        )
    lines = loaded.get("lines")
    if set(loaded) != {"version", "lines"} or loaded["version"] != VERSION or not isinstance(lines, list):
        raise SnapshotUnreadError(f'a plain snapshot is {{"version":{VERSION},"lines":[…]}}', place=name)
    if not all(isinstance(line, str) for line in lines):
        raise SnapshotUnreadError("every line of a snapshot is a text", place=name)
    encoded = sorted(encode_line(line) for line in lines)
    entries: dict[str, list[int]] = {}
    at = 0
    for line in encoded:
        size = len(line) + 2
        if not line.startswith((_FAILED, _URL)):
            label = _label(name, line)
            entry = entries.setdefault(label, [at, at, 0])
            entry[1], entry[2] = at + size, entry[2] + 1
        at += size
    body = b"".join(line + b",\n" for line in encoded)
    made = [
        SourceEntry(label=label, kind="plain", rows=rows, bytes=(start, end))
        for label, (start, end, rows) in entries.items()
    ]
    return SnapshotFile(name, body, 0, len(body), None, made)


def _label(name: str, line: bytes) -> str:
    word, _, rest = line[1:-1].partition(b" ")
    label, blank, _ = rest.partition(b" ")
    if word != b"state" or not blank:
        raise SnapshotUnreadError(f"no line of a snapshot: {line[:60]!r}", place=name)
    return label.decode("utf-8", "replace")
