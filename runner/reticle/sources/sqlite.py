"""The `sqlite` source: read-only, one transaction over all sources of one file."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from urllib.parse import quote

from reticle.grade.lines import NULL
from reticle.model.state import SqliteSource
from reticle.sources.cells import blob_cell, canonical_json, digest_cell, real_cell
from reticle.sources.columnwise import escape_column, join_columns
from reticle.sources.reading import ReadContext, Sink
from reticle.sources.tables import Column, Read, Table, head_for, treat

_NULL = NULL.encode()
_BATCH = 4096
_STEPS = 20_000  # virtual machine steps between two looks at the clock
_SETTINGS = {"text": "UTF-8", "cells": "integer 1, real 1.0, blob x'31'"}


class SqliteDatabase:
    """One SQLite file, open for one consistent reading. Use it in a `with`; closing it ends the transaction."""

    kind = "sqlite"
    hides_tables = False
    home = "main"
    settings: Mapping[str, str] = _SETTINGS
    errors: tuple[type[Exception], ...] = (sqlite3.Error, OSError)

    def __init__(self, path: str, timeout_s: float) -> None:
        """Open the file. Raises OSError or sqlite3.Error."""
        _require_file(path)
        self._idle = _Idle(timeout_s)
        address = f"file:{quote(os.path.abspath(path))}?mode=ro"
        self._db = sqlite3.connect(address, uri=True, isolation_level=None, timeout=min(timeout_s, 30))
        # Text comes as bytearray and blobs as bytes: told apart without a call per cell, and bad UTF-8 is no error.
        self._db.text_factory = bytearray
        self._db.set_progress_handler(self._idle.check, _STEPS)
        try:
            self._db.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)  # a file that is not there would be made
            self._db.execute("PRAGMA query_only=1")
            self._db.execute("BEGIN")
            self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the moment is fixed at the first read
        except BaseException:
            self._db.close()
            raise

    def __enter__(self) -> SqliteDatabase:
        return self

    def __exit__(self, *_: object) -> None:
        self._db.close()

    @staticmethod
    def explain(error: Exception) -> str:
        """Say an error of this database in one line."""
        if isinstance(error, OSError):
            return f"{error.filename}: {error.strerror}"
        return "timed out: nothing came for timeoutS" if str(error) == "interrupted" else str(error)

    def list_tables(self) -> list[Table]:
        """Return every table, views and SQLite's own left out, those that only serve a virtual table too."""
        found = self._texts("SELECT name FROM pragma_table_list WHERE schema='main' AND type IN ('table','virtual')")
        return [Table("main", name) for name in sorted(found) if not name.lower().startswith("sqlite_")]

    def find_caveat(self) -> str | None:
        """Return None: every table is listed, whoever may read it."""
        return None

    def find_table(self, name: str) -> Table | None:
        """Return the table, view or virtual table of a name (any case, as SQLite has it), or None."""
        plain = name.removeprefix("main.")
        found = self._texts(
            "SELECT name FROM sqlite_master WHERE type IN ('table','view') AND lower(name)=lower(?)", plain
        )
        return Table("main", found[0]) if found else None

    def describe(self, table: Table) -> Table:
        """Return the table with its columns (generated ones too), primary key and foreign keys."""
        rows = self._rows("SELECT name, type, pk, hidden FROM pragma_table_xinfo(?) ORDER BY cid", table.name)
        columns = tuple(Column(_text(name), _text(kind).lower()) for name, kind, _, hidden in rows if hidden != 1)
        key = tuple(_text(row[0]) for row in sorted((row for row in rows if row[2]), key=lambda row: int(str(row[2]))))
        return Table("main", table.name, columns, key, self._links(table.name))

    def read(self, read: Read, sink: Sink, context: ReadContext, labels: dict[tuple[str, str], str]) -> None:
        """Hand all rows of one source to `sink`. Raises sqlite3.Error, OSError or SourceUnreadError."""
        source = read.source
        assert isinstance(source, SqliteSource)
        self._idle.start(source.timeout_s)
        if read.table is not None:
            columns: Sequence[Column] = read.table.columns
            treatment = treat(read, columns, context)
            chosen = ", ".join(_quoted(column.name) for column in treatment.columns)
            cursor = self._db.execute(f"SELECT {chosen} FROM main.{_quoted(read.table.name)}")
            picked = list(range(len(treatment.columns)))
        else:
            cursor = self._db.execute(source.query or "")
            if cursor.description is None:
                raise context.unread(read.label, "the query gives no rows: it is no SELECT")
            columns = [Column(str(item[0]), "") for item in cursor.description]
            treatment = treat(read, columns, context)
            picked = [index for index, column in enumerate(columns) if column in treatment.columns]
        with closing(cursor):
            rows = sink.begin(head_for(read, treatment, labels))
            for batch in self._batches(cursor):
                cells = [
                    _column_cells(batch[index], treatment.columns[place], place in treatment.digested, source.typed)
                    for place, index in enumerate(picked)
                ]
                rows.add(join_columns(cells))
            rows.done()

    def _batches(self, cursor: sqlite3.Cursor) -> Iterator[list[tuple[object, ...]]]:
        """Yield some thousand rows at a time, as one tuple of values per column."""
        while batch := cursor.fetchmany(_BATCH):
            self._idle.touch()
            yield list(zip(*batch, strict=True))

    def _links(self, table: str) -> dict[str, tuple[str, str, str]]:
        found = self._rows('SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?)', table)
        names = [row[0] for row in found]
        links: dict[str, tuple[str, str, str]] = {}
        for number, parent, column, target in found:
            known = self.find_table(_text(parent)) if names.count(number) == 1 else None
            if known is not None:
                links[self._own_spelling(table, _text(column))] = ("main", known.name, _text(target) if target else "")
        return links

    def _own_spelling(self, table: str, column: str) -> str:
        for name in self._texts("SELECT name FROM pragma_table_xinfo(?)", table):
            if name.lower() == column.lower():
                return name
        return column

    def _rows(self, sql: str, *values: str) -> list[tuple[object, ...]]:
        return self._db.execute(sql, values).fetchall()

    def _texts(self, sql: str, *values: str) -> list[str]:
        return [_text(row[0]) for row in self._rows(sql, *values)]


def _require_file(path: str) -> None:
    """Raise OSError for what is no file that can be read: the driver's own words are no help, and a pipe hangs it."""
    number = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        mode = os.fstat(number).st_mode
    finally:
        os.close(number)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is no regular file", path)


class _Idle:
    """Interrupts a statement that gives nothing for `timeoutS`."""

    def __init__(self, timeout_s: float) -> None:
        self.expired = False
        self.start(timeout_s)

    def start(self, timeout_s: float) -> None:
        self._timeout_s = timeout_s
        self.touch()

    def touch(self) -> None:
        self._deadline = time.monotonic() + self._timeout_s

    def check(self) -> int:
        return int(time.monotonic() > self._deadline)


def _column_cells(values: Sequence[object], column: Column, digested: bool, typed: bool) -> Sequence[bytes | bytearray]:
    """Spell the values of one column. One look at the types serves the whole batch when all but NULLs are alike."""
    kinds = set(map(type, values)) - {type(None)}
    kind = kinds.pop() if len(kinds) == 1 else None
    if not digested and not typed:
        # No number is spelled with the letters of None or inf, so those can be mended in all of them at once.
        if kind is int:
            return "\n".join(map(str, values)).replace("None", NULL).encode().split(b"\n")
        if kind is float:
            return "\n".join(map(repr, values)).replace("None", NULL).replace("inf", "Infinity").encode().split(b"\n")
        if kind is bytearray and column.type != "json":
            return _text_cells(values)
    return [_cell(value, column, digested, typed) for value in values]


def _text_cells(values: Sequence[object]) -> Sequence[bytes | bytearray]:
    texts = [value for value in values if isinstance(value, bytearray)]
    escaped = escape_column(texts)
    if len(texts) == len(values):
        return escaped
    following = iter(escaped)
    return [_NULL if value is None else next(following) for value in values]


def _cell(value: object, column: Column, digested: bool, typed: bool) -> bytes:
    if value is None:
        return _NULL
    if isinstance(value, bytearray):
        kind, plain = "text", bytes(value)
        if column.type == "json":
            plain = canonical_json(plain.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")
    elif isinstance(value, bytes):
        kind, plain = "blob", value if digested else blob_cell(value).encode()
    elif isinstance(value, float):
        kind, plain = "real", real_cell(value).encode()
    else:
        kind, plain = "integer", str(value).encode()
    cell = digest_cell(plain).encode() if digested else bytes(escape_column([plain])[0])
    return f"{kind}:".encode() + cell if typed else cell


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes | bytearray) else str(value)


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
