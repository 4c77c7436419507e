"""A fresh database per copy, cloned from a template: a SQLite file, PostgreSQL, MySQL or MariaDB."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit, urlunsplit

from reticle.errors import AppNotReadyError, ConfigError, ResetFailedError
from reticle.text import Redactor, cut, squash

_WAIT_S = 120


class CopyDatabase(Protocol):
    """The database of one copy. All calls block; errors are ReticleErrors without a password in them."""

    url: str

    def clone(self) -> None:
        """Make it anew from the template, dropping what was there."""

    def run_sql(self, sql: str) -> None:
        """Run statements. Raises ResetFailedError."""

    def drop(self) -> None:
        """Remove it. Never raises."""


def make_database(template: str, *, root: Path, folder: Path, name: str, redactor: Redactor) -> CopyDatabase:
    """Choose by the template's form; `folder` holds a SQLite copy, `name` names a server's. Raises ConfigError."""
    scheme = urlsplit(template).scheme.split("+")[0]
    if scheme in ("postgresql", "postgres"):
        return PostgresDatabase(template, name, redactor)
    if scheme in ("mysql", "mariadb"):
        return MysqlDatabase(template, name, redactor)
    if scheme == "sqlite" or "://" not in template:
        return SqliteDatabase(template, root, folder)
    raise ConfigError(
        f'app.database.template: "{scheme}://" is no database that can be cloned',
        hint="a SQLite file, postgresql://… or mysql://…",
    )


class SqliteDatabase:
    """A copy of a SQLite file, also while somebody writes the template (SQLite's own backup)."""

    def __init__(self, template: str, root: Path, folder: Path) -> None:
        self._is_url = template.startswith("sqlite:")
        path = re.sub(r"^sqlite(\+\w+)?:(///)?", "", template) if self._is_url else template
        self._template = (root / unquote(path) if self._is_url else root / path).resolve()
        self._file = folder / f"database{self._template.suffix or '.db'}"
        self.url = f"sqlite:///{self._file}" if self._is_url else str(self._file)

    def clone(self) -> None:
        if not self._template.is_file():
            raise AppNotReadyError(f"app.database.template: there is no file {self._template}")
        self.drop()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        try:
            with (
                contextlib.closing(sqlite3.connect(f"{self._template.as_uri()}?mode=ro", uri=True)) as source,
                contextlib.closing(sqlite3.connect(self._file)) as made,
            ):
                source.backup(made)
        except sqlite3.Error as caught:
            raise AppNotReadyError(f"app.database.template: {self._template} cannot be copied: {caught}") from None

    def run_sql(self, sql: str) -> None:
        try:
            with contextlib.closing(sqlite3.connect(self._file, timeout=10)) as connection:
                connection.executescript(f"BEGIN;\n{sql}\n;COMMIT;")
        except sqlite3.Error as caught:
            raise ResetFailedError(f'reset "sql: {cut(squash(sql), 60)}" failed: {caught}') from None

    def drop(self) -> None:
        for suffix in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(OSError):
                os.unlink(f"{self._file}{suffix}")


class PostgresDatabase:
    """`CREATE DATABASE … TEMPLATE …` on the template's own server."""

    def __init__(self, template: str, name: str, redactor: Redactor) -> None:
        self._parts = urlsplit(template)
        self._template = unquote(self._parts.path.lstrip("/"))
        self._name = name
        self._redactor = redactor
        _learn_password(template, redactor)
        if not self._template:
            raise ConfigError("app.database.template: the address names no database")
        self.url = urlunsplit(self._parts._replace(path=f"/{name}"))

    def clone(self) -> None:
        self.drop()
        try:
            self._administer(f'CREATE DATABASE "{self._name}" TEMPLATE {_quoted(self._template)}')
        except Exception as caught:  # noqa: BLE001 - the driver is optional, so its errors have no name here
            busy = "being accessed" in str(caught)
            raise AppNotReadyError(
                f'the database "{self._template}" cannot be cloned: {self._told(caught)}',
                hint="close every connection to the template database" if busy else None,
            ) from None

    def run_sql(self, sql: str) -> None:
        import psycopg

        try:
            with psycopg.connect(_plain(self.url), connect_timeout=10) as connection:
                connection.execute(sql.encode("utf-8"))
        except psycopg.Error as caught:
            raise ResetFailedError(f'reset "sql: {cut(squash(sql), 60)}" failed: {self._told(caught)}') from None

    def drop(self) -> None:
        with contextlib.suppress(Exception):
            self._administer(f'DROP DATABASE IF EXISTS "{self._name}" WITH (FORCE)')

    def _administer(self, statement: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise AppNotReadyError("PostgreSQL needs psycopg", hint='pip install "reticle-runner[postgres]"') from None
        address = _plain(urlunsplit(self._parts._replace(path="/postgres")))
        with psycopg.connect(address, autocommit=True, connect_timeout=10) as connection:
            connection.execute(statement.encode("utf-8"))

    def _told(self, caught: Exception) -> str:
        return self._redactor.text(cut(squash(str(caught)), 200))


class MysqlDatabase:
    """A dump of the template loaded into a new database of the same server, by the server's own tools."""

    def __init__(self, template: str, name: str, redactor: Redactor) -> None:
        self._parts = urlsplit(template)
        self._template = unquote(self._parts.path.lstrip("/"))
        self._name = name
        self._redactor = redactor
        _learn_password(template, redactor)
        if not self._template:
            raise ConfigError("app.database.template: the address names no database")
        self.url = urlunsplit(self._parts._replace(path=f"/{name}"))

    def clone(self) -> None:
        self.drop()
        self._client(f"CREATE DATABASE `{self._name}`", AppNotReadyError)
        tool = _program("mariadb-dump", "mysqldump")
        dump = subprocess.Popen(
            [tool, *self._options(), "--single-transaction", "--routines", "--triggers", "--events", self._template],
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        try:
            load = subprocess.run(
                [_program("mariadb", "mysql"), *self._options(), self._name],
                env=self._environment(),
                stdin=dump.stdout,
                capture_output=True,
                timeout=_WAIT_S,
                check=False,
            )
            _, told = dump.communicate(timeout=_WAIT_S)
        except subprocess.TimeoutExpired:
            raise AppNotReadyError(f'the database "{self._template}" was not copied in {_WAIT_S} s') from None
        finally:
            if dump.poll() is None:
                dump.kill()
                dump.communicate()
        if dump.returncode or load.returncode:
            said = told if dump.returncode else load.stderr
            raise AppNotReadyError(f'the database "{self._template}" cannot be copied: {self._told(said)}')

    def run_sql(self, sql: str) -> None:
        self._client(sql, ResetFailedError, self._name)

    def drop(self) -> None:
        with contextlib.suppress(Exception):
            self._client(f"DROP DATABASE IF EXISTS `{self._name}`", ResetFailedError)

    def _client(self, sql: str, error: type[AppNotReadyError | ResetFailedError], *database: str) -> None:
        done = subprocess.run(
            [_program("mariadb", "mysql"), *self._options(), *database],
            env=self._environment(),
            input=sql.encode("utf-8"),
            capture_output=True,
            timeout=_WAIT_S,
            check=False,
        )
        if done.returncode:
            raise error(f'"{cut(squash(sql), 60)}" failed: {self._told(done.stderr)}')

    def _options(self) -> list[str]:
        options = ["--protocol=tcp", f"--host={self._parts.hostname or '127.0.0.1'}"]
        options += [f"--port={self._parts.port or 3306}", "--default-character-set=utf8mb4"]
        return [*options, f"--user={unquote(self._parts.username)}"] if self._parts.username else options

    def _environment(self) -> dict[str, str]:
        """Hand the password over where no process list shows it."""
        return {**os.environ, **({"MYSQL_PWD": unquote(self._parts.password)} if self._parts.password else {})}

    def _told(self, said: bytes) -> str:
        return self._redactor.text(cut(squash(said.decode("utf-8", "replace")), 200))


def _program(*names: str) -> str:
    for name in names:
        if found := shutil.which(name):
            return found
    raise AppNotReadyError(
        f"cloning a MySQL or MariaDB database needs {' or '.join(names)}", hint="apt-get install mariadb-client"
    )


def _learn_password(url: str, redactor: Redactor) -> None:
    parts = urlsplit(url)
    if parts.password:
        redactor.learn(parts.password)
        redactor.learn(unquote(parts.password))


def _plain(url: str) -> str:
    """Drop a driver's name from the scheme: `postgresql+psycopg://` is written for SQLAlchemy."""
    return re.sub(r"^(\w+)\+\w+:", r"\1:", url)


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
