"""Reads every source of a declaration: each on its own, but all sources of one database together."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from reticle.errors import SourceUnreadError
from reticle.model.state import (
    CommandSource,
    FileSource,
    HttpSource,
    MysqlSource,
    PostgresSource,
    Source,
    SqliteSource,
)
from reticle.sources.database import Database, read_database
from reticle.sources.environment import expand_source
from reticle.sources.reading import ReadContext, Sink
from reticle.sources.tables import DatabaseSource, table_name


def read_sources(sources: Iterable[Source], sink: Sink, context: ReadContext) -> None:
    """Read `sources` into `sink`. A source that cannot be read is failed there, the others are still read.

    All sources of one database (same SQLite file, same address) are read in one transaction. Raises InputError for a
    variable that is not set (then nothing was read), SpillError when the disk is full.
    """
    expanded = [expand_source(source, context) for source in sources]
    groups: dict[tuple[str, str], list[Source]] = {}
    for source in expanded:
        groups.setdefault(_database_of(source), []).append(source)
    with _no_collecting():
        for group in groups.values():
            _read_group(group, sink, context)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Pause the cycle collector: it would walk millions of rows again and again, and rows make no cycles."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _database_of(source: Source) -> tuple[str, str]:
    if isinstance(source, SqliteSource):
        return ("sqlite", os.path.realpath(source.path))
    if isinstance(source, PostgresSource | MysqlSource):
        return (source.kind, source.dsn)
    return ("", source.label)


def list_database_tables(source: DatabaseSource, context: ReadContext) -> list[str]:
    """Return the names of all tables of a database, with their schema outside its home. Raises SourceUnreadError."""
    expanded = expand_source(source, context)
    assert isinstance(expanded, DatabaseSource)
    how = _opening(expanded, expanded.timeout_s)
    if isinstance(how, str):
        raise context.unread(source.label, how)
    try:
        with how.opening() as database:
            return sorted(table_name(table, database.home) for table in database.list_tables())
    except how.errors as caught:
        raise context.unread(source.label, how.explain(caught)) from None


@dataclass(frozen=True)
class _Opening:
    opening: Callable[[], Database]
    errors: tuple[type[Exception], ...]
    explain: Callable[[Exception], str]


def _opening(source: DatabaseSource, timeout_s: float) -> _Opening | str:
    """Say how the database of a source is opened, or why it cannot be. Drivers are imported only when needed."""
    if isinstance(source, SqliteSource):
        from reticle.sources.sqlite import SqliteDatabase

        path = source.path
        return _Opening(lambda: SqliteDatabase(path, timeout_s), SqliteDatabase.errors, SqliteDatabase.explain)
    dsn = source.dsn
    if isinstance(source, PostgresSource):
        try:
            from reticle.sources.postgres import PostgresDatabase
        except ImportError:
            return "psycopg is not installed: pip install 'reticle-runner[postgres]'"
        return _Opening(lambda: PostgresDatabase(dsn, timeout_s), PostgresDatabase.errors, PostgresDatabase.explain)
    try:
        from reticle.sources.mysql import MysqlDatabase
    except ImportError:
        return "PyMySQL is not installed: pip install 'reticle-runner[mysql]'"
    return _Opening(lambda: MysqlDatabase(dsn, timeout_s), MysqlDatabase.errors, MysqlDatabase.explain)


def _read_group(group: Sequence[Source], sink: Sink, context: ReadContext) -> None:
    databases = [source for source in group if isinstance(source, DatabaseSource)]
    if not databases:
        _read_single(group[0], sink, context)
        return
    how = _opening(databases[0], max(source.timeout_s for source in databases))
    if isinstance(how, str):
        for source in databases:
            sink.fail(source.label, source.kind, how)
    else:
        read_database(how.opening, how.errors, how.explain, databases, sink, context)


def _read_single(source: Source, sink: Sink, context: ReadContext) -> None:
    try:
        if isinstance(source, CommandSource):
            from reticle.sources.command import read_command

            read_command(source, sink, context)
        elif isinstance(source, FileSource):
            from reticle.sources.file import read_file

            read_file(source, sink, context)
        elif isinstance(source, HttpSource):
            from reticle.sources.http import read_http

            read_http(source, sink, context)
    except SourceUnreadError as caught:
        sink.fail(source.label, source.kind, caught.message)
