"""The `postgres` source: COPY under pinned settings, one read-only REPEATABLE READ transaction for all sources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from psycopg import sql

from reticle.model.state import PostgresSource
from reticle.sources.copytext import JsonColumns, plain_escapes
from reticle.sources.postgres_catalog import describe_table, find_table, list_tables
from reticle.sources.postgres_copy import Copying
from reticle.sources.reading import ReadContext, Rows, Sink
from reticle.sources.tables import Column, Read, Table, Treatment, head_for, treat

SETTINGS: Mapping[str, str] = {
    "bytea_output": "hex",
    "client_encoding": "UTF8",
    "datestyle": "ISO, MDY",
    "extra_float_digits": "3",
    "intervalstyle": "postgres",
    "lc_monetary": "C",
    "lc_numeric": "C",
    "lc_time": "C",
    "quote_all_identifiers": "off",
    "standard_conforming_strings": "on",
    "timezone": "UTC",
    "transform_null_equals": "off",
    "xmlbinary": "base64",
    "xmloption": "content",
}
_ONLY_HERE = {"idle_in_transaction_session_timeout": "0", "transaction_timeout": "0"}


class PostgresDatabase:
    """One PostgreSQL database, open for one consistent reading."""

    kind = "postgres"
    hides_tables = False
    home = "public"
    settings: Mapping[str, str] = SETTINGS
    errors: tuple[type[Exception], ...] = (psycopg.Error, OSError)

    def __init__(self, dsn: str, timeout_s: float) -> None:
        """Connect. `dsn` is a URL or `key=value` words. Raises psycopg.Error."""
        self._timeout_s = timeout_s
        address = plain_dsn(dsn)
        self._db = psycopg.connect(
            address,
            autocommit=True,
            connect_timeout=max(2, round(min(timeout_s, 30))),
            client_encoding="UTF8",
            application_name="reticle",
        )
        self._copying = Copying(self._db)
        try:
            self._db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0")
            self._path = str(self._one("SELECT current_setting('search_path')"))
            self._pin({**SETTINGS, **_ONLY_HERE, "statement_timeout": _ms(timeout_s), "lock_timeout": _ms(timeout_s)})
        except BaseException:
            self._db.close()
            raise

    def __enter__(self) -> PostgresDatabase:
        return self

    def __exit__(self, *_: object) -> None:
        self._db.close()

    @staticmethod
    def explain(error: Exception) -> str:
        """Say an error of this database in one line."""
        if isinstance(error, psycopg.errors.InsufficientPrivilege) and "row-level security" in str(error):
            return f"{error} (a role that sees all rows is needed: ALTER ROLE … BYPASSRLS)"
        # The whole message would quote the statement, which is ours.
        told = error.diag.message_primary if isinstance(error, psycopg.Error) else None
        return told or str(error) or type(error).__name__

    def list_tables(self) -> list[Table]:
        """Return every table with data of the app; a partitioned one stands for its partitions."""
        return list_tables(self._db)

    def find_caveat(self) -> str | None:
        """Return None: every table is listed, whoever may read it."""
        return None

    def find_table(self, name: str) -> Table | None:
        """Return the table or view of a name: on the search path, else in `public`, else in its only schema."""
        return find_table(self._db, name)

    def describe(self, table: Table) -> Table:
        """Return the table with its columns, primary key and one-column foreign keys."""
        return describe_table(self._db, table)

    def read(self, read: Read, sink: Sink, context: ReadContext, labels: dict[tuple[str, str], str]) -> None:
        """Hand all rows of one source to `sink`. Raises psycopg.Error or SourceUnreadError."""
        source = read.source
        assert isinstance(source, PostgresSource)
        self._db.execute("SAVEPOINT reticle")
        try:
            columns = self._columns(read, source)
            treatment = treat(read, columns, context)
            rows = sink.begin(head_for(read, treatment, labels))
            self._pin({"statement_timeout": "0", **self._surroundings(read)})
            self._copy(
                _copy_statement(read, source, columns, treatment, self._db.info.server_version), rows, treatment, source
            )
            rows.done()
        except BaseException:
            if self._copying.in_step and not self._db.closed:
                self._db.execute("ROLLBACK TO SAVEPOINT reticle")
            else:  # given up in the middle of its rows
                self._db.close()
            raise
        self._db.execute("RELEASE SAVEPOINT reticle")

    def _surroundings(self, read: Read) -> dict[str, str]:
        """Settings of one reading: a table's names are qualified, and rows that a policy hides are an error."""
        if read.table is None:
            return {"search_path": self._path, "row_security": "on"}
        return {"search_path": "pg_catalog", "row_security": "off"}

    def _columns(self, read: Read, source: PostgresSource) -> Sequence[Column]:
        if read.table is not None:
            return read.table.columns
        self._pin({"search_path": self._path, "row_security": "on", "statement_timeout": _ms(source.timeout_s)})
        described = self._db.execute(sql.SQL("SELECT * FROM ({}\n) q LIMIT 0").format(sql.SQL(_query(source))))
        return [Column(item.name, _type_name(item)) for item in described.description or ()]

    def _copy(self, statement: sql.Composable, rows: Rows, treatment: Treatment, source: PostgresSource) -> None:
        """Run a COPY and hand its rows on, some thousands at a time. Raises psycopg.Error, also when nothing comes."""
        json_columns = JsonColumns.of(treatment, typed=source.typed)
        for block in self._copying.blocks(statement.as_bytes(self._db), source.timeout_s):
            block = plain_escapes(block)
            rows.add(json_columns.apply(block) if json_columns is not None else block)

    def _pin(self, settings: Mapping[str, str]) -> None:
        """Set what this server knows of `settings`, for this transaction."""
        self._db.execute(
            "SELECT set_config(s.name, w.value, true) FROM unnest(%s::text[], %s::text[]) w(name, value)"
            " JOIN pg_catalog.pg_settings s ON lower(s.name) = lower(w.name)",
            [list(settings), list(settings.values())],
        )

    def _one(self, statement: str) -> Any:
        row = self._db.execute(statement).fetchone()
        return row[0] if row else None


def plain_dsn(dsn: str) -> str:
    """Return the address as libpq takes it: `postgresql+psycopg://` and the like lose their driver."""
    scheme, sep, rest = dsn.partition("://")
    return f"postgresql://{rest}" if sep and scheme.lower().split("+")[0] in ("postgres", "postgresql") else dsn


def _copy_statement(
    read: Read, source: PostgresSource, columns: Sequence[Column], treatment: Treatment, version: int
) -> sql.Composable:
    plain = not treatment.digested and not source.typed
    if read.table is None:
        query: sql.Composable = sql.SQL(_query(source))
        if plain and len(treatment.columns) == len(columns):
            return sql.SQL("COPY ({}\n) TO STDOUT").format(query)
        names = [f"c{index}" for index in range(len(columns))]
        chosen = sql.SQL(", ").join(
            _expression(sql.Identifier(name), column, treatment, source, version)
            for name, column in zip(names, columns, strict=True)
            if column in treatment.columns
        )
        aliases = sql.SQL(", ").join(map(sql.Identifier, names))
        return sql.SQL("COPY (SELECT {} FROM ({}\n) q({})) TO STDOUT").format(chosen, query, aliases)
    place = sql.Identifier(*read.table.place)
    if plain and not read.table.needs_select:
        listed = sql.SQL(", ").join(sql.Identifier(column.name) for column in treatment.columns)
        return sql.SQL("COPY {} ({}) TO STDOUT").format(place, listed)
    chosen = sql.SQL(", ").join(
        _expression(sql.Identifier(column.name), column, treatment, source, version) for column in treatment.columns
    )
    only = sql.SQL("" if read.table.partitioned else "ONLY ")
    return sql.SQL("COPY (SELECT {} FROM {}{}) TO STDOUT").format(chosen, only, place)


def _expression(
    name: sql.Identifier, column: Column, treatment: Treatment, source: PostgresSource, version: int
) -> sql.Composable:
    spelled: sql.Composable = name
    if treatment.columns.index(column) in treatment.digested:
        hashed = "'sha256:' || substr(encode(sha256(convert_to({}::text, 'UTF8')), 'hex'), 1, 32)"
        spelled = sql.SQL(hashed if version >= 110000 else "'md5:' || md5({}::text)").format(name)
    if source.typed:
        return sql.SQL("{} || ({})::text").format(sql.Literal(f"{column.type}:"), spelled)
    return spelled


def _query(source: PostgresSource) -> str:
    return (source.query or "").strip().rstrip(";").rstrip()


def _type_name(item: psycopg.Column) -> str:
    info = psycopg.adapters.types.get(item.type_code)
    return info.name if info is not None else str(item.type_code)


def _ms(seconds: float) -> str:
    return str(max(1, round(seconds * 1000)))
