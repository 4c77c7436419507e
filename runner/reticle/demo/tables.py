"""One transaction over the shop's tables. Every write of the shop goes through `insert`, `update` and `delete`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

Cell = str | int | None
Row = Mapping[str, Cell]

BUSY_TIMEOUT_S = 5.0


@dataclass(frozen=True)
class Write:
    """One write about to happen. `key` names the rows of an update or delete, `values` the cells to be written."""

    op: Literal["insert", "update", "delete"]
    table: str
    key: Row = field(default_factory=dict)
    values: Row = field(default_factory=dict)


WriteHook = Callable[["Tables", Write], Iterable[Write]]
"""Sees a write before it happens and returns the writes that happen in its place."""


class Tables:
    """Reads and writes rows inside one transaction. `purpose` names what it is for, such as `place-order`."""

    def __init__(self, connection: sqlite3.Connection, purpose: str, hooks: Sequence[WriteHook] = ()) -> None:
        self._connection = connection
        self._hooks = hooks
        self.purpose = purpose

    def rows(self, sql: str, *values: Cell) -> list[dict[str, Cell]]:
        """Return every row of a query."""
        cursor = self._connection.execute(sql, values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    def find(self, sql: str, *values: Cell) -> dict[str, Cell] | None:
        """Return the first row of a query, or None."""
        found = self.rows(sql, *values)
        return found[0] if found else None

    def number(self, sql: str, *values: Cell) -> int:
        """Return the single number that a query gives; no row and NULL are 0."""
        row = self._connection.execute(sql, values).fetchone()
        return int(row[0]) if row and row[0] is not None else 0

    def next_id(self, table: str) -> int:
        """Return the id that the next row of `table` gets."""
        return self.number(f"SELECT max(id) FROM {table}") + 1

    def insert(self, table: str, values: Row) -> None:
        """Write a new row."""
        self._write(Write("insert", table, values=values))

    def update(self, table: str, key: Row, values: Row) -> None:
        """Change cells of the rows that `key` names."""
        self._write(Write("update", table, key, values))

    def delete(self, table: str, key: Row) -> None:
        """Remove the rows that `key` names."""
        self._write(Write("delete", table, key))

    def _write(self, write: Write) -> None:
        writes: Iterable[Write] = (write,)
        for hook in self._hooks:
            writes = [changed for each in writes for changed in hook(self, each)]
        for each in writes:
            self._connection.execute(*_statement(each))


def _statement(write: Write) -> tuple[str, list[Cell]]:
    where = " AND ".join(f"{name} = ?" for name in write.key)
    if write.op == "insert":
        marks = ", ".join("?" for _ in write.values)
        return f"INSERT INTO {write.table} ({', '.join(write.values)}) VALUES ({marks})", list(write.values.values())
    if write.op == "update":
        cells = ", ".join(f"{name} = ?" for name in write.values)
        return f"UPDATE {write.table} SET {cells} WHERE {where}", [*write.values.values(), *write.key.values()]
    return f"DELETE FROM {write.table} WHERE {where}", list(write.key.values())


@contextmanager
def open_connection(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database for one piece of work and close it afterwards.

    A rollback journal, never WAL: what was committed is in the one file, for every other reader. Nothing is synced
    to the disk: the rows are made anew before every flow, and a reset has to be quick.
    """
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = OFF")
        yield connection
    finally:
        connection.close()


@contextmanager
def open_tables(path: Path, purpose: str, hooks: Sequence[WriteHook] = ()) -> Iterator[Tables]:
    """Run one transaction: committed when the block ends, rolled back when it raises."""
    with open_connection(path) as connection:
        connection.execute("BEGIN IMMEDIATE" if purpose else "BEGIN")
        try:
            yield Tables(connection, purpose, hooks)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
