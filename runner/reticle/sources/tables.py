"""What all databases share: which tables a source reads, how they are labelled, how columns are treated, links."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from reticle.model.state import MysqlSource, PostgresSource, SqliteSource
from reticle.sources.cells import looks_secret
from reticle.sources.reading import ReadContext, SourceHead

DatabaseSource = SqliteSource | PostgresSource | MysqlSource
_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")


@dataclass(frozen=True)
class Column:
    """A column of a table or of a query. `type` is the database's own name for it, lower case."""

    name: str
    type: str


@dataclass(frozen=True)
class Table:
    """A table as its database describes it. `links` are one-column foreign keys: column → (schema, table, column).

    `partitioned` says that its rows lie in other tables (a view too); `needs_select` that COPY alone cannot read it;
    `transactional` that it belongs to the one moment of a transaction.
    """

    schema: str
    name: str
    columns: tuple[Column, ...] = ()
    key: tuple[str, ...] = ()
    links: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    partitioned: bool = False
    needs_select: bool = False
    transactional: bool = True

    @property
    def place(self) -> tuple[str, str]:
        """Schema and name."""
        return (self.schema, self.name)


@dataclass(frozen=True)
class Read:
    """One source to be read: a table (of `"tables"` or `"table"`) or a query (then `table` is None)."""

    source: DatabaseSource
    label: str
    table: Table | None = None
    parent: str | None = None


def label_of(parent: str, table: Table, home: str) -> str:
    """Return `<label>.<table>`, with the schema between when it is not the `home` one; other characters as %XX."""
    parts = [table.name] if table.schema == home else [table.schema, table.name]
    return ".".join([parent, *map(escape_label, parts)])


def escape_label(name: str) -> str:
    """Spell a table's name with the characters of a label, every other UTF-8 byte as %XX."""
    return "".join(char if char in _PLAIN else "".join(f"%{byte:02X}" for byte in char.encode()) for char in name)


def table_name(table: Table, home: str) -> str:
    """Spell a table as people do: `orders`, or `audit.orders` outside the home schema."""
    return table.name if table.schema == home else f"{table.schema}.{table.name}"


def is_skipped(table: Table, patterns: Iterable[str], home: str) -> bool:
    """Tell whether one of the `skip` patterns (`session*`, `audit.*`) names the table."""
    names = {table.name, f"{table.schema}.{table.name}", table_name(table, home)}
    return any(fnmatchcase(name, pattern) for name in names for pattern in patterns)


@dataclass(frozen=True)
class Treatment:
    """What is done to the columns of one source. `indexes` name columns by their place in `columns`."""

    columns: tuple[Column, ...]
    digested: frozenset[int]

    @classmethod
    def of(cls, source: DatabaseSource, columns: Sequence[Column]) -> Treatment:
        """Apply `exclude` and `digest` (unless it is given: the columns that look secret)."""
        kept = tuple(column for column in columns if not _named(column.name, source.exclude))
        digested = frozenset(
            index
            for index, column in enumerate(kept)
            if (_named(column.name, source.digest) if source.digest is not None else looks_secret(column.name))
        )
        return cls(kept, digested)


def treat(read: Read, columns: Sequence[Column], context: ReadContext) -> Treatment:
    """Decide on the columns of a table or query.

    Raises SourceUnreadError for an `exclude` or `digest` name that it does not have (many tables need not all have
    it), and when no column is left.
    """
    source, known = read.source, [column.name for column in columns]
    if source.tables is None:
        for option, names in (("exclude", source.exclude), ("digest", source.digest or [])):
            for name in names:
                if not any(fnmatchcase(column, name) for column in known):
                    raise context.unread(read.label, f'no column "{name}" ({option}), it has: {", ".join(known)}')
    treatment = Treatment.of(source, columns)
    if not treatment.columns:
        raise context.unread(read.label, "no column is left to read", hint='"skip" the table')
    return treatment


def head_for(read: Read, treatment: Treatment, labels: Mapping[tuple[str, str], str]) -> SourceHead:
    """Make the head of a database source. `labels` are the labels of all tables read from this database."""
    source, names = read.source, tuple(column.name for column in treatment.columns)
    links: dict[str, str] = {}
    key: tuple[str, ...] | None = None
    if read.table is not None:
        key = read.table.key if set(read.table.key) <= set(names) else None
        for column, (schema, name, _) in read.table.links.items():
            target = labels.get((schema, name))
            if target is not None and column in names:
                links[column] = target
    links.update({column: target for column, target in source.links.items() if column in names})
    return SourceHead(
        label=read.label, kind=source.kind, columns=names, key=key, links=links, typed=source.typed, parent=read.parent,
        ignore=tuple(source.ignore),
    )  # fmt: skip


def names_head(source: DatabaseSource) -> SourceHead:
    """Make the head of the source whose rows are the table names of a `"tables"` source."""
    return SourceHead(label=source.label, kind=source.kind, columns=("table",), key=("table",))


def _named(column: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(column, pattern) for pattern in patterns)
