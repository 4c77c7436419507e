"""The `mysql` source (MySQL and MariaDB): streamed, one consistent read-only snapshot for all sources.

A table's rows are put together by the server, one text a row, which is several times faster than taking every cell
through the driver; a query's rows come cell by cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import pymysql
from pymysql.constants import FIELD_TYPE
from pymysql.cursors import SSCursor

from reticle.errors import SourceUnreadError
from reticle.model.state import MysqlSource
from reticle.sources.cells import blob_cell, canonical_json, digest_cell
from reticle.sources.columnwise import escape_column, join_columns
from reticle.sources.copytext import JsonColumns
from reticle.sources.reading import ReadContext, Sink
from reticle.sources.tables import Column, Read, Table, head_for, treat

SETTINGS: Mapping[str, str] = {
    "character_set_results": "utf8mb4",
    "div_precision_increment": "4",
    "group_concat_max_len": "4294967295",
    "lc_time_names": "en_US",
    "sql_mode": "STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION",
    "sql_select_limit": "18446744073709551615",
    "time_zone": "+00:00",
}
_FORM = "the address is not of the form mysql://USER@HOST:PORT/DATABASE"
_PASSWORDS = {"(using password: YES)": "(a password was given)", "(using password: NO)": "(without a password)"}
"""What the server says of a password, in words that are none of a secret."""
_BATCH = 4096
_BINARY = 63  # the number of the character set `binary`
_BYTES = frozenset(
    {FIELD_TYPE.TINY_BLOB, FIELD_TYPE.MEDIUM_BLOB, FIELD_TYPE.LONG_BLOB, FIELD_TYPE.BLOB, FIELD_TYPE.VAR_STRING,
     FIELD_TYPE.STRING, FIELD_TYPE.VARCHAR}
)  # fmt: skip
_BLOB_TYPES = ("blob", "binary", "geometry", "point", "linestring", "polygon", "multi", "geom", "vector")
_TEXT_TYPES = ("char", "text", "enum", "set", "json")
_TYPE_NAMES = {
    code: name.lower() for name, code in vars(FIELD_TYPE).items() if isinstance(code, int) and name != "CHAR"
}
_TRANSACTIONAL = ("innodb", "rocksdb", "ndbcluster", "ndb", "tokudb")


class MysqlDatabase:
    """One MySQL or MariaDB database, open for one consistent reading."""

    kind = "mysql"
    hides_tables = True
    settings: Mapping[str, str] = SETTINGS
    errors: tuple[type[Exception], ...] = (pymysql.MySQLError, OSError)

    def __init__(self, dsn: str, timeout_s: float) -> None:
        """Connect. `dsn` is `mysql://user:password@host:port/database`. Raises pymysql.MySQLError, OSError."""
        options = _options(dsn)
        self.home = str(options["database"])
        self._db = pymysql.connect(
            charset="utf8mb4",
            connect_timeout=max(1, round(min(timeout_s, 30))),
            read_timeout=max(1, round(timeout_s)),
            write_timeout=max(1, round(timeout_s)),
            conv={},  # texts as the server spells them
            use_unicode=False,
            autocommit=None,
            cursorclass=SSCursor,
            **options,
        )
        try:
            pins = ", ".join(f"SESSION {name} = {_literal(name, value)}" for name, value in SETTINGS.items())
            self._rows(f"SET {pins}, SESSION net_write_timeout = 600")
            self._rows("SET SESSION TRANSACTION READ ONLY")  # also after a query that ends ours
            self._rows("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            self._rows("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY")
        except BaseException:
            self._db.close()
            raise

    def __enter__(self) -> MysqlDatabase:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(pymysql.MySQLError):
            self._db.close()

    @staticmethod
    def explain(error: Exception) -> str:
        """Say an error of this database in one line."""
        words = [str(word) for word in error.args[1:] if word] if isinstance(error, pymysql.MySQLError) else []
        if isinstance(error, pymysql.InterfaceError) and not words:
            return "the connection was lost while an earlier source was read"
        text = ": ".join(words) or str(error)
        for told, ours in _PASSWORDS.items():
            text = text.replace(told, ours)
        return f"timed out: {text}" if "timed out" in text and not text.startswith("timed out") else text

    def list_tables(self) -> list[Table]:
        """Return the tables of the database that the address names, views left out."""
        found = self._texts(
            "SELECT table_name, engine FROM information_schema.tables WHERE table_schema = DATABASE()"
            " AND table_type IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY table_name"
        )
        return [_table(self.home, name, engine) for name, engine in found]

    def find_caveat(self) -> str | None:
        """Tell of a user that was granted single tables: the others are not even listed for it."""
        granted = self._texts(
            "SELECT 1 FROM information_schema.user_privileges WHERE privilege_type = 'SELECT'"
            " UNION SELECT 1 FROM information_schema.schema_privileges"
            " WHERE privilege_type = 'SELECT' AND DATABASE() LIKE table_schema"
        )
        return None if granted else "this user may read single tables only, and is not told of any other"

    def find_table(self, name: str) -> Table | None:
        """Return the table or view of a name, `database.table` for another database, or None."""
        schema, _, rest = name.partition(".")
        for place, table in ((self.home, name), (schema, rest)):
            if table:
                found = self._texts(
                    "SELECT table_name, engine FROM information_schema.tables"
                    " WHERE table_schema = %s AND table_name = %s",
                    place,
                    table,
                )
                if found:
                    return _table(place, *found[0])
        return None

    def describe(self, table: Table) -> Table:
        """Return the table with its columns, primary key and one-column foreign keys."""
        columns = self._texts(
            "SELECT column_name, column_type FROM information_schema.columns"
            " WHERE table_schema = %s AND table_name = %s ORDER BY ordinal_position",
            *table.place,
        )
        if not columns:
            raise pymysql.err.ProgrammingError(1146, f"Table '{table.schema}.{table.name}' doesn't exist")
        uses = self._texts(
            "SELECT constraint_name, column_name, referenced_table_schema, referenced_table_name,"
            " referenced_column_name FROM information_schema.key_column_usage"
            " WHERE table_schema = %s AND table_name = %s ORDER BY constraint_name, ordinal_position",
            *table.place,
        )
        names = [use[0] for use in uses]
        links = {
            column: (schema, target, key)
            for name, column, schema, target, key in uses
            if schema and names.count(name) == 1
        }
        key = tuple(use[1] for use in uses if use[0] == "PRIMARY")
        json = self._json_columns(table)
        return Table(
            table.schema,
            table.name,
            tuple(Column(name, "json" if name in json else kind.lower()) for name, kind in columns),
            key,
            links,
            transactional=table.transactional,
        )

    def read(self, read: Read, sink: Sink, context: ReadContext, labels: dict[tuple[str, str], str]) -> None:
        """Hand all rows of one source to `sink`. Raises pymysql.MySQLError or SourceUnreadError."""
        source = read.source
        assert isinstance(source, MysqlSource)
        self._db._read_timeout = max(1, round(source.timeout_s))  # type: ignore[attr-defined] # no public way to change it
        if read.table is not None:
            self._read_table(read, read.table, sink, context, labels)
        else:
            self._read_query(read, source, sink, context, labels)

    def _read_table(
        self, read: Read, table: Table, sink: Sink, context: ReadContext, labels: dict[tuple[str, str], str]
    ) -> None:
        source = read.source
        treatment = treat(read, table.columns, context)
        rows = sink.begin(head_for(read, treatment, labels))
        json_columns = JsonColumns.of(treatment, typed=source.typed)
        spelled = ", ".join(
            _expression(column, index in treatment.digested, source.typed)
            for index, column in enumerate(treatment.columns)
        )
        place = f"{_quoted(table.schema)}.{_quoted(table.name)}"
        with self._streaming() as cursor:
            cursor.execute(f"SELECT CONCAT_WS(CHAR(9), {spelled}) FROM {place}")
            for batch in _batches(cursor):
                texts = [row[0] for row in batch]
                if None in texts:
                    raise context.unread(
                        read.label,
                        "a row is longer than the server's max_allowed_packet: raise it, or exclude the column",
                    )
                block = b"\n".join(texts) + b"\n"
                rows.add(json_columns.apply(block) if json_columns is not None else block)
        rows.done()

    def _read_query(
        self, read: Read, source: MysqlSource, sink: Sink, context: ReadContext, labels: dict[tuple[str, str], str]
    ) -> None:
        query = (source.query or "").strip().rstrip(";")
        with self._streaming() as cursor:
            cursor.execute(query)
            if cursor.description is None:
                raise context.unread(read.label, "the query gives no rows: it is no SELECT")
            fields = cursor._result.fields  # type: ignore[attr-defined] # the character set is told nowhere else
            columns = [Column(_text(field.name), _type_of(field)) for field in fields]
            if any(field.type_code == FIELD_TYPE.FLOAT for field in fields):
                raise context.unread(
                    read.label, "the query gives a FLOAT, which the server rounds: CAST(… AS DOUBLE) keeps all digits"
                )
            treatment = treat(read, columns, context)
            picked = [index for index, column in enumerate(columns) if column in treatment.columns]
            rows = sink.begin(head_for(read, treatment, labels))
            for batch in _batches(cursor):
                values = list(zip(*batch, strict=True))
                rows.add(
                    join_columns(
                        [
                            _cells(values[index], treatment.columns[place], place in treatment.digested, source.typed)
                            for place, index in enumerate(picked)
                        ]
                    )
                )
        rows.done()

    @contextmanager
    def _streaming(self) -> Iterator[SSCursor]:
        """Give a cursor whose rows come one by one. Closing it would fetch what is left, so a reading that is given
        up closes the connection instead."""
        cursor = self._db.cursor()
        try:
            yield cursor
        except (pymysql.MySQLError, SourceUnreadError):
            with suppress(pymysql.MySQLError):
                cursor.close()
            raise
        except BaseException:
            self._db.close()
            raise
        cursor.close()

    def _json_columns(self, table: Table) -> set[str]:
        """Return the columns that MariaDB knows as JSON only by their check; MySQL has a type for them."""
        try:
            checks = self._texts(
                "SELECT check_clause FROM information_schema.check_constraints"
                " WHERE constraint_schema = %s AND table_name = %s",
                *table.place,
            )
        except pymysql.MySQLError:  # MySQL's view has no table names, and needs none
            return set()
        found = (re.fullmatch(r"json_valid\(`((?:[^`]|``)+)`\)", check[0].strip(), re.I) for check in checks)
        return {match[1].replace("``", "`") for match in found if match}

    def _texts(self, statement: str, *values: str) -> list[tuple[str, ...]]:
        return [tuple("" if cell is None else _text(cell) for cell in row) for row in self._rows(statement, *values)]

    def _rows(self, statement: str, *values: str) -> Sequence[tuple[Any, ...]]:
        with self._db.cursor() as cursor:
            cursor.execute(statement, values or None)
            return list(cursor.fetchall())


def _options(dsn: str) -> dict[str, Any]:
    try:
        parts = urlsplit(dsn)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise pymysql.err.InterfaceError(0, f"{_FORM}; in a password / ? # @ : are %2F %3F %23 %40 %3A") from None
    if parts.scheme.split("+")[0] not in ("mysql", "mariadb") or not parts.path.strip("/"):
        raise pymysql.err.InterfaceError(0, _FORM)
    query = dict(parse_qsl(parts.query))
    options: dict[str, Any] = {
        "host": host or "127.0.0.1",
        "port": port or 3306,
        "user": unquote(parts.username or "root"),
        "password": unquote(parts.password or ""),
        "database": unquote(parts.path.strip("/")),
    }
    for name in ("unix_socket", "ssl_ca", "ssl_cert", "ssl_key"):
        if name in query:
            options[name] = query[name]
    return options


def _table(schema: str, name: str, engine: str) -> Table:
    return Table(schema, name, transactional=not engine or engine.lower() in _TRANSACTIONAL)


def _expression(column: Column, digested: bool, typed: bool) -> str:
    """Spell one column as SQL that gives its canonical cell, never NULL."""
    name = _quoted(column.name)
    kind = column.type.partition("(")[0]  # what stands in the brackets of an enum is the app's own
    if digested:
        spelled = f"CONCAT('sha256:', LEFT(SHA2({name}, 256), 32))"
    elif kind.startswith("bit"):
        digits = (int(re.sub(r"\D", "", column.type) or "1") + 7) // 8 * 2
        spelled = f"CONCAT('x', CHAR(39), LPAD(HEX({name}), {digits}, '0'), CHAR(39))"
    elif any(word in kind for word in _BLOB_TYPES):
        spelled = f"CONCAT('x', CHAR(39), HEX({name}), CHAR(39))"
    elif kind.startswith("float"):
        spelled = f"CAST({name} AS DOUBLE)"
    elif any(word in kind for word in _TEXT_TYPES):
        spelled = f"CONVERT({name} USING utf8mb4)"
        for code, letter in ((92, 92), (9, 116), (10, 110), (13, 114), (0, 48)):
            spelled = f"REPLACE({spelled}, CHAR({code} USING utf8mb4), CHAR(92, {letter} USING utf8mb4))"
    else:
        spelled = f"CONVERT({name} USING utf8mb4)"
    if typed:
        spelled = f"CONCAT('{_plain_type(kind)}:', {spelled})"
    return f"IFNULL({spelled}, CHAR(92, 78 USING utf8mb4))"


def _cells(values: Sequence[bytes | None], column: Column, digested: bool, typed: bool) -> Sequence[bytes | bytearray]:
    if not digested and not typed and None not in values and column.type not in ("json", "bytes"):
        return escape_column(values)  # type: ignore[arg-type] # none is None
    return [_cell(value, column, digested, typed) for value in values]


def _cell(value: bytes | None, column: Column, digested: bool, typed: bool) -> bytes:
    if value is None:
        return b"\\N"
    if digested:
        cell = digest_cell(value).encode()
    elif column.type == "bytes":
        cell = blob_cell(value).encode()
    else:
        if column.type == "json":
            value = canonical_json(value.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")
        cell = bytes(escape_column([value])[0])
    return f"{column.type}:".encode() + cell if typed else cell


def _type_of(field: Any) -> str:
    if field.type_code == FIELD_TYPE.JSON:
        return "json"
    if field.type_code in (FIELD_TYPE.BIT, FIELD_TYPE.GEOMETRY):
        return "bytes"
    if field.type_code in _BYTES:
        return "bytes" if field.charsetnr == _BINARY else "text"
    return _TYPE_NAMES.get(field.type_code, str(field.type_code))


def _plain_type(kind: str) -> str:
    return re.sub(r"[^a-z ].*", "", kind).strip() or "value"


def _batches(cursor: SSCursor) -> Iterator[Sequence[tuple[Any, ...]]]:
    while batch := cursor.fetchmany(_BATCH):
        yield batch


def _literal(name: str, value: str) -> str:
    return value if value.isdigit() else f"'{value}'"


def _quoted(name: str) -> str:
    return "`" + name.replace("`", "``") + "`"


def _text(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes | bytearray) else str(value)
