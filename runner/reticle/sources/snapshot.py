"""Writes a snapshot file: every row of every source, one JSON string a line, sorted, under a header that knows them."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from reticle.errors import SourceUnreadError
from reticle.grade.header import VERSION, SnapshotClock, SnapshotHeader, SourceEntry
from reticle.grade.lines import encode_line, failed_line, url_line
from reticle.sources.ignoring import Ignoring
from reticle.sources.reading import SourceHead
from reticle.sources.rows import RUN_BYTES, Memory, SortedRows
from reticle.whole import WholeFile

_PUSHED = 32 << 20
_SYNC = getattr(os, "fdatasync", os.fsync)


@dataclass(frozen=True)
class Failure:
    """A source that could not be read."""

    label: str
    kind: str
    reason: str

    def __str__(self) -> str:
        return failed_line(self.label, self.reason)


@dataclass
class SnapshotSink:
    """Collects the sources of one snapshot, sorted, in bounded memory. `folder` is where runs may be spilled."""

    folder: Path
    limit_bytes: int = RUN_BYTES
    on_progress: Callable[[str, int], None] | None = None
    settings: dict[str, dict[str, str]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    failures: dict[str, Failure] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._memory = Memory(self.folder, self.limit_bytes)
        self._sources: dict[str, _Collected] = {}

    def begin(self, head: SourceHead) -> _Collected:
        """Begin a source. Raises SourceUnreadError when a source of this label is there already."""
        if head.label in self._sources or head.label in self.failures:
            raise SourceUnreadError("two sources have this label", label=head.label, hint="rename one of them")
        collected = _Collected(head, SortedRows(self._memory), Ignoring.of(head.ignore, head.label), self.on_progress)
        self._sources[head.label] = collected
        return collected

    def fail(self, label: str, kind: str, reason: str) -> None:
        """Forget what came of a source, and say why it is unread."""
        begun = self._sources.pop(label, None)
        if begun is not None:
            begun.rows.drop()
        self.failures[label] = Failure(label, kind, reason)

    def pin(self, kind: str, settings: Mapping[str, str]) -> None:
        """Keep the settings of a kind of database for the header."""
        self.settings[kind] = dict(settings)

    def note(self, text: str) -> None:
        """Keep a remark for people."""
        if text not in self.notes:
            self.notes.append(text)

    def list_sources(self) -> list[_Collected]:
        """Return every source that was read, by label."""
        return [self._sources[label] for label in sorted(self._sources)]

    @property
    def row_count(self) -> int:
        """Number of rows of all sources."""
        return sum(source.rows.count for source in self._sources.values())

    def drop(self) -> None:
        """Let go of memory and of spilled runs."""
        for source in self._sources.values():
            source.rows.drop()


@dataclass
class _Collected:
    head: SourceHead
    rows: SortedRows
    ignoring: Ignoring | None
    on_progress: Callable[[str, int], None] | None

    def add(self, block: bytes) -> None:
        if self.ignoring is not None:
            block = self.ignoring.apply(block)
        if block:
            self.rows.add(block)
        if self.on_progress is not None:
            self.on_progress(self.head.label, self.rows.count)

    def done(self) -> None:
        if self.on_progress is not None:
            self.on_progress(self.head.label, self.rows.count)

    @property
    def prefix(self) -> bytes:
        return f'"state {self.head.label} '.encode()

    def entry(self, start: int, end: int, mark: str) -> SourceEntry:
        head = self.head
        return SourceEntry(
            label=head.label, kind=head.kind, columns=list(head.columns) if head.columns is not None else None,
            rows=self.rows.count, sha256=mark, bytes=(start, end), key=list(head.key) if head.key is not None else None,
            links=dict(head.links), separator=head.separator, typed=head.typed, parent=head.parent,
        )  # fmt: skip


def write_snapshot(path: Path, sink: SnapshotSink, clock: SnapshotClock, url: str | None = None) -> SnapshotHeader:
    """Write the file at `path`, whole or not at all, and return its header. The sink is empty afterwards.

    Sizes and counts are known before the first row is written; only the digests are not. They have a fixed width, so
    the header is written first and once more at the end, in the same place. Raises OSError.
    """
    singles = [encode_line(str(failure)) for failure in sink.failures.values()]
    if url is not None:
        singles.append(encode_line(url_line(url)))
    sources = sink.list_sources()
    plan = _Plan.of(sources, singles)
    header = SnapshotHeader(
        clock=clock,
        settings=dict(sorted(sink.settings.items())),
        sources=sorted([*plan.entries.values(), *map(_failed_entry, sink.failures.values())], key=lambda it: it.label),
    )
    with WholeFile(path) as out:
        seekable = out.seekable()
        body: IO[bytes] = out if seekable else tempfile.TemporaryFile()  # noqa: SIM115 - closed just below
        body.write(_header_line(header))
        digests = _write_body(body, plan)
        final = header.model_copy(
            update={"sources": [_with_digest(entry, digests.get(entry.label)) for entry in header.sources]}
        )
        body.flush()
        body.seek(0)
        body.write(_header_line(final))
        body.seek(0, os.SEEK_END)
        if not seekable:
            body.seek(0)
            shutil.copyfileobj(body, out)
            body.close()
    return final


@dataclass(frozen=True)
class _Plan:
    """The order of the file's lines: sources and single lines, by the bytes that they begin with."""

    segments: tuple[tuple[bytes, _Collected | None], ...]
    entries: dict[str, SourceEntry]

    @classmethod
    def of(cls, sources: list[_Collected], singles: list[bytes]) -> _Plan:
        segments: list[tuple[bytes, _Collected | None]] = [
            (source.prefix, source) for source in sources if source.rows.count
        ]
        segments += [(line, None) for line in singles]
        segments.sort(key=lambda segment: segment[0])
        position, entries = 0, {}
        for index, (prefix, source) in enumerate(segments):
            # A line is its JSON string, a comma (not after the last of all) and a newline.
            comma_less = 1 if index == len(segments) - 1 else 0
            size = (
                len(prefix) + 2 if source is None else source.rows.encoded_bytes + source.rows.count * (len(prefix) + 2)
            )
            if source is not None:
                end = position + size - comma_less
                entries[source.head.label] = source.entry(position, end, _mark(index))
            position += size
        for source in sources:
            if not source.rows.count:
                entries[source.head.label] = source.entry(0, 0, hashlib.sha256().hexdigest())
        return cls(tuple(segments), entries)


def _write_body(out: IO[bytes], plan: _Plan) -> dict[str, str]:
    """Write all lines and the end of the file. Returns the digest of each source by its label."""
    digests: dict[str, str] = {}
    between = b""
    for prefix, source in plan.segments:
        if source is None:
            out.write(between + prefix)
        else:
            digests[source.head.label] = _write_source(out, between, prefix, source)
        between = b",\n"
    out.write(b"\n]}\n" if plan.segments else b"]}\n")
    return digests


def _write_source(out: IO[bytes], between: bytes, prefix: bytes, source: _Collected) -> str:
    """Write all rows of a source and return their digest. Hashing, writing and the disk run beside the merging."""
    sha, gap = hashlib.sha256(), between
    with ThreadPoolExecutor(3) as beside:
        disk = _Disk(out, beside)
        pending: list[Future[Any]] = []
        for plain, written in _texts(prefix, source):
            for done in pending:
                done.result()
            pending = [
                beside.submit(_feed, sha.update, (prefix, plain, b"\n")),
                beside.submit(_feed, out.write, (gap + prefix, written)),
            ]
            disk.push(len(written))
            gap = b",\n"
        for done in (*pending, *disk.pending):
            done.result()
    return sha.hexdigest()


class _Disk:
    """Sends to the disk what is written so far, now and then, so that the end need not wait for all of it."""

    def __init__(self, out: IO[bytes], beside: ThreadPoolExecutor) -> None:
        self._out, self._beside = out, beside
        self._waiting_bytes = 0
        self.pending: list[Future[None]] = []

    def push(self, count_bytes: int) -> None:
        self._waiting_bytes += count_bytes
        if self._waiting_bytes >= _PUSHED and all(done.done() for done in self.pending):
            self._waiting_bytes = 0
            self.pending = [self._beside.submit(_SYNC, self._out.fileno())]


def _feed(take: Callable[[bytes], object], parts: Iterable[bytes]) -> None:
    for part in parts:
        take(part)


def _texts(prefix: bytes, source: _Collected) -> Iterator[tuple[bytes, bytes]]:
    """Yield each chunk twice, without what stands before its first and after its last string.

    As it is hashed (a newline between two strings) and as it is written (a comma too).
    """
    for chunk in source.rows.sorted_chunks():
        yield (b"\n" + prefix).join(chunk), (b",\n" + prefix).join(chunk)


def _header_line(header: SnapshotHeader) -> bytes:
    data = header.to_json()
    data.setdefault("clock", {})
    data["sources"] = [{"rows": 0, **entry.to_json()} for entry in header.sources]
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f'{{"version":{VERSION},"header":{text},"lines":[\n'.encode()


def _mark(index: int) -> str:
    return f"{index:064x}"


def _with_digest(entry: SourceEntry, digest: str | None) -> SourceEntry:
    return entry if digest is None else entry.model_copy(update={"sha256": digest})


def _failed_entry(failure: Failure) -> SourceEntry:
    return SourceEntry(label=failure.label, kind=failure.kind, error=failure.reason)
