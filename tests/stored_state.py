"""Stored state for tests: declarations, snapshots and databases of their own on the services of this machine."""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from reticle.engine.grade import SnapshotResult, take_snapshot

MOMENT = "2026-11-30T12:00:00Z"
POSTGRES = "postgresql://postgres@127.0.0.1:5432/"
_OWN = "reticle_test_own_"
_OWN_NAME = f"^{_OWN}[0-9a-f]{{10}}$"
MYSQL: dict[str, Any] = {"host": "127.0.0.1", "port": 3306, "user": "root", "password": ""}


class Stored:
    """A folder with a declaration, from which snapshots are taken."""

    def __init__(self, folder: Path, env: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.env = {**os.environ, **(env or {})}

    def declare(self, *sources: Mapping[str, Any], name: str = "state.json") -> Path:
        path = self.folder / name
        path.write_text(json.dumps({"sources": list(sources)}))
        return path

    def snapshot(self, *sources: Mapping[str, Any], name: str = "out.json", **options: Any) -> SnapshotResult:
        options = {"taken_at": MOMENT, "env": self.env, **options}
        return take_snapshot(self.declare(*sources), self.folder / name, **options)

    def rows(self, *sources: Mapping[str, Any], **options: Any) -> list[str]:
        """Take a snapshot that must succeed and return its lines, without the word `state`."""
        result = self.snapshot(*sources, **options)
        assert not result.failures, result.failures
        return [line.removeprefix("state ") for line in list_lines(result.path)]

    def failure(self, source: Mapping[str, Any], **options: Any) -> str:
        """Take a snapshot of one source that must fail, and return the reason."""
        result = self.snapshot(source, **options)
        assert result.exit_code == 2
        (failure,) = result.failures
        assert f"state read failed: {failure.label}: {failure.reason}" in list_lines(result.path)
        return failure.reason

    def sqlite(self, script: str, name: str = "shop.db") -> Path:
        """Make a SQLite database."""
        path = self.folder / name
        with closing(sqlite3.connect(path)) as database:
            database.executescript(script)
        return path


def list_lines(path: Path) -> list[str]:
    """Parse a snapshot as the JSON that it is, and return its lines."""
    lines = json.loads(path.read_bytes())["lines"]
    assert all(isinstance(line, str) for line in lines)
    return list(lines)


def get_header(path: Path) -> dict[str, Any]:
    """Return the header of a snapshot."""
    header = json.loads(path.read_bytes())["header"]
    assert isinstance(header, dict)
    return header


def get_source(path: Path, label: str) -> dict[str, Any]:
    """Return one source's entry of a snapshot's header."""
    (entry,) = [entry for entry in get_header(path)["sources"] if entry["label"] == label]
    assert isinstance(entry, dict)
    return entry


def _own_name() -> str:
    return f"{_OWN}{secrets.token_hex(5)}"


@contextmanager
def fresh_postgres(script: str = "") -> Iterator[str]:
    """Give the address of a new PostgreSQL database; skip where none answers.

    Its name is locked as long as its owner lives, so what a killed run left behind can be told, and is dropped here.
    """
    psycopg = pytest.importorskip("psycopg")
    try:
        server = psycopg.connect(POSTGRES + "postgres", autocommit=True, connect_timeout=2)
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL answers on 127.0.0.1:5432")
    name = _own_name()
    with server:
        for (left,) in server.execute("SELECT datname FROM pg_database WHERE datname ~ %s", [_OWN_NAME]).fetchall():
            if server.execute("SELECT pg_try_advisory_lock(hashtext(%s))", [left]).fetchone() == (True,):
                server.execute(f"DROP DATABASE IF EXISTS {left} WITH (FORCE)")
                server.execute("SELECT pg_advisory_unlock(hashtext(%s))", [left])
        server.execute("SELECT pg_advisory_lock(hashtext(%s))", [name])
        server.execute(f"CREATE DATABASE {name}")
        try:
            if script:
                with psycopg.connect(POSTGRES + name, autocommit=True) as database:
                    database.execute(script)
            yield POSTGRES + name
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def fresh_mysql(script: str = "") -> Iterator[str]:
    """Give the address of a new MySQL or MariaDB database; skip where none answers. Left ones go as above."""
    pymysql = pytest.importorskip("pymysql")
    try:
        server = pymysql.connect(**MYSQL, connect_timeout=2)
    except pymysql.MySQLError:
        pytest.skip("no MySQL or MariaDB answers on 127.0.0.1:3306")
    name = _own_name()
    with closing(server), server.cursor() as cursor:
        cursor.execute("SELECT schema_name FROM information_schema.schemata WHERE schema_name REGEXP %s", [_OWN_NAME])
        for (left,) in cursor.fetchall():
            cursor.execute("SELECT GET_LOCK(%s, 0)", [left])
            if cursor.fetchone() == (1,):
                cursor.execute(f"DROP DATABASE IF EXISTS {left}")
                cursor.execute("SELECT RELEASE_LOCK(%s)", [left])
        cursor.execute("SELECT GET_LOCK(%s, 10)", [name])
        cursor.execute(f"CREATE DATABASE {name} CHARACTER SET utf8mb4")
        try:
            cursor.execute(f"USE {name}")
            for statement in filter(str.strip, script.split(";\n")):
                cursor.execute(statement)
            server.commit()
            yield f"mysql://root@127.0.0.1:3306/{name}"
        finally:
            cursor.execute(f"DROP DATABASE {name}")


def reticle(
    *words: str, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the `reticle` command in a process of its own. How long it may take is the test's own limit: on a machine
    that does much else, one start of Python has taken a quarter of a minute."""
    import sys

    return subprocess.run(
        [sys.executable, "-m", "reticle.cli.main", *words],
        capture_output=True, text=True, env=env, cwd=cwd, check=False,
    )  # fmt: skip
