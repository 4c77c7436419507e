"""A fresh database per copy: SQLite, PostgreSQL and MariaDB, each really cloned, written and dropped."""

from __future__ import annotations

import contextlib
import secrets
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reticle.appproc.database import CopyDatabase, make_database
from reticle.errors import AppNotReadyError, ConfigError, ResetFailedError
from reticle.text import Redactor

SCHEMA = (
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, note VARCHAR(40))",
    "INSERT INTO orders VALUES (1, 'naïve')",
    "CREATE VIEW open_orders AS SELECT id FROM orders",
)


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@pytest.fixture
def sqlite_template(tmp_path: Path) -> str:
    with contextlib.closing(sqlite3.connect(tmp_path / "seed file.db")) as connection:
        connection.execute("PRAGMA journal_mode = wal")
        for statement in SCHEMA:
            connection.execute(statement)
        connection.commit()
    return "seed file.db"


@pytest.fixture
def postgres_template() -> Iterator[str]:
    if not _answers(5432):
        pytest.skip("PostgreSQL does not answer on 127.0.0.1:5432")
    import psycopg

    name = f"reticle_seed_{secrets.token_hex(4)}"
    with psycopg.connect("postgresql://postgres@127.0.0.1/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        address = f"postgresql://postgres@127.0.0.1/{name}"
        with psycopg.connect(address, autocommit=True) as inner:
            for statement in SCHEMA:
                inner.execute(statement.encode())
        yield address
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


@pytest.fixture
def mysql_template() -> Iterator[str]:
    if not _answers(3306):
        pytest.skip("MariaDB does not answer on 127.0.0.1:3306")
    import pymysql

    name = f"reticle_seed_{secrets.token_hex(4)}"
    connection: Any = pymysql.connect(host="127.0.0.1", user="root", autocommit=True)
    with connection, connection.cursor() as cursor:
        cursor.execute(f"CREATE DATABASE {name} CHARACTER SET utf8mb4")
        cursor.execute(f"USE {name}")
        for statement in SCHEMA:
            cursor.execute(statement)
        yield f"mysql://root@127.0.0.1/{name}"
        cursor.execute(f"DROP DATABASE {name}")


def _make(template: str, root: Path) -> CopyDatabase:
    folder = root / "copy"
    folder.mkdir(exist_ok=True)
    name = f"reticle_test_{secrets.token_hex(4)}"
    return make_database(template, root=root, folder=folder, name=name, redactor=Redactor())


def _rows(url: str) -> list[tuple[Any, ...]]:
    query = "SELECT id, note FROM orders ORDER BY id"
    if url.startswith("postgresql:"):
        import psycopg

        with psycopg.connect(url) as connection:
            return list(connection.execute(query).fetchall())
    if url.startswith("mysql:"):
        import pymysql

        connected: Any = pymysql.connect(host="127.0.0.1", user="root", database=url.rsplit("/", 1)[1])
        with connected, connected.cursor() as cursor:
            cursor.execute(query)
            return list(cursor.fetchall())
    with contextlib.closing(sqlite3.connect(url)) as plain:
        return plain.execute(query).fetchall()


@pytest.mark.parametrize("kind", ["sqlite_template", "postgres_template", "mysql_template"])
def test_a_copy_is_cloned_written_cloned_anew_and_dropped(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = _make(request.getfixturevalue(kind), tmp_path)
    try:
        database.clone()
        assert _rows(database.url) == [(1, "naïve")]
        database.run_sql("INSERT INTO orders VALUES (2, 'b'); DELETE FROM orders WHERE id = 1")
        assert _rows(database.url) == [(2, "b")]
        with pytest.raises(ResetFailedError):
            database.run_sql("DELETE FROM nowhere")
        database.clone()
        assert _rows(database.url) == [(1, "naïve")]
    finally:
        database.drop()
    with pytest.raises(Exception, match=r"(?i)orders|exist|unknown database"):
        _rows(database.url)


@pytest.mark.full
def test_a_template_that_somebody_uses_is_told_with_what_to_do(postgres_template: str, tmp_path: Path) -> None:
    import psycopg

    database = _make(postgres_template, tmp_path)
    with psycopg.connect(postgres_template), pytest.raises(AppNotReadyError, match="close every connection"):
        database.clone()


def test_a_password_never_stands_in_a_message(tmp_path: Path) -> None:
    database = _make("postgresql://nobody:hunter2hunter2@127.0.0.1:1/shop", tmp_path)
    with pytest.raises(AppNotReadyError) as caught:
        database.clone()
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize("template", ["oracle://x/y", "postgresql://127.0.0.1", "mysql://127.0.0.1/"])
def test_a_template_that_cannot_be_cloned_is_told_before_anything_runs(template: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"app\.database\.template"):
        _make(template, tmp_path)


def test_a_template_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(AppNotReadyError, match=r"no file .*seed\.db"):
        _make("seed.db", tmp_path).clone()
