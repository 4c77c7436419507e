"""Reads all sources of one database in one transaction, whichever database it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Protocol, Self

from reticle.errors import SourceUnreadError
from reticle.grade.lines import escape_cell
from reticle.sources.reading import ReadContext, Sink
from reticle.sources.tables import DatabaseSource, Read, Table, is_skipped, label_of, names_head, table_name


class Database(Protocol):
    """An open database that shows one moment. `home` is the schema whose tables need no prefix.

    `hides_tables` says that a user is not even told of the tables that it may not read.
    """

    kind: str
    home: str
    hides_tables: bool
    settings: Mapping[str, str]
    errors: tuple[type[Exception], ...]

    def __enter__(self) -> Self:
        """Begin to read."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None, /
    ) -> None:
        """End the transaction and the connection."""

    @staticmethod
    def explain(error: Exception) -> str:
        """Say an error of this database in one line."""

    def list_tables(self) -> list[Table]:
        """Return every table that holds data of the app, undescribed."""

    def find_caveat(self) -> str | None:
        """Say why `list_tables` may not tell of every table, None when it does."""

    def find_table(self, name: str) -> Table | None:
        """Return the table or view of a name, with or without its schema."""

    def describe(self, table: Table) -> Table:
        """Return the table with columns, key and links."""

    def read(self, read: Read, sink: Sink, context: ReadContext, labels: dict[tuple[str, str], str]) -> None:
        """Hand all rows of one source to `sink`."""


def read_database(
    opening: Callable[[], Database],
    errors: tuple[type[Exception], ...],
    explain: Callable[[Exception], str],
    sources: Sequence[DatabaseSource],
    sink: Sink,
    context: ReadContext,
) -> None:
    """Read `sources`, all of one database. What cannot be read is failed by name, the others are still read."""
    try:
        database = opening()
    except errors as caught:
        for source in sources:
            sink.fail(source.label, source.kind, context.reason(explain(caught)))
        return
    with database:
        sink.pin(database.kind, database.settings)
        reads = [read for source in sources for read in _plan(database, source, sink, context)]
        labels: dict[tuple[str, str], str] = {}
        for read in reads:
            if read.table is not None:
                labels.setdefault(read.table.place, read.label)
        for read in reads:
            with _Failing(database, read.label, sink, context):
                if read.table is not None and not read.table.transactional:
                    sink.note(f"{read.label}: its storage engine has no transactions, so it is read at its own moment")
                database.read(read, sink, context, labels)


def _plan(database: Database, source: DatabaseSource, sink: Sink, context: ReadContext) -> list[Read]:
    """Turn one declared source into what is to be read; `"tables"` becomes one reading per table."""
    if source.query is not None:
        return [Read(source, source.label)]
    reads: list[Read] = []
    if source.table is not None:
        with _Failing(database, source.label, sink, context):
            found = _found(database, source.table, source, context)
            reads.append(Read(source, source.label, database.describe(found)))
        return reads
    tables: list[Table] = []
    with _Failing(database, source.label, sink, context):
        if source.tables == "*":
            tables = [table for table in database.list_tables() if not is_skipped(table, source.skip, database.home)]
            if caveat := database.find_caveat():
                sink.note(f"{source.label}: {caveat}")
        else:
            tables = [_found(database, name, source, context) for name in source.tables or []]
        names = sorted(table_name(table, database.home) for table in tables)
        rows = sink.begin(names_head(source))
        rows.add("".join(f"{escape_cell(name)}\n" for name in names).encode("utf-8", "surrogateescape"))
        rows.done()
    for table in tables:
        label = label_of(source.label, table, database.home)
        with _Failing(database, label, sink, context):
            reads.append(Read(source, label, database.describe(table), parent=source.label))
    return reads


def _found(database: Database, name: str, source: DatabaseSource, context: ReadContext) -> Table:
    table = database.find_table(name)
    if table is None:
        hidden = ", or this user may not see it" if database.hides_tables else ""
        raise context.unread(source.label, f'there is no table "{name}"{hidden}')
    return table


class _Failing:
    """Turns the errors of reading one source into a failed source."""

    def __init__(self, database: Database, label: str, sink: Sink, context: ReadContext) -> None:
        self._database, self._label, self._sink, self._context = database, label, sink, context

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: object) -> bool:
        if isinstance(error, SourceUnreadError):
            self._sink.fail(self._label, self._database.kind, error.message)
            return True
        if isinstance(error, self._database.errors):
            self._sink.fail(self._label, self._database.kind, self._context.reason(self._database.explain(error)))
            return True
        return False
