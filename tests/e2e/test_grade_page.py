"""The commands of grading as a person types them into a shell, on a fresh database of each kind, from the list of its
tables to the verdicts. Only the database's own client differs; the databases' drivers are not used."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from stored_state import MYSQL, fresh_postgres

TABLES = (
    "CREATE TABLE sales_order (id int PRIMARY KEY, customer_email varchar(80), status varchar(20))",
    "CREATE TABLE customer (id int PRIMARY KEY, name varchar(80), updated_at varchar(19))",
    "CREATE TABLE session_store (id varchar(32) PRIMARY KEY, data text)",
    "CREATE TABLE visit_log (at varchar(19), page varchar(80))",
    "CREATE TABLE queue_mail (id int)",
    "CREATE TABLE cron_schedule (id int)",
)
START = (
    "DELETE FROM sales_order", "DELETE FROM customer", "DELETE FROM session_store", "DELETE FROM visit_log",
    "INSERT INTO sales_order VALUES (1, 'jane@example.com', 'open'), (2, 'joe@example.com', 'open')",
    "INSERT INTO customer VALUES (1, 'Jane', NULL), (2, 'Joe', NULL)",
)  # fmt: skip
ODD = {"mysql": "`odd-name`"}


@dataclass(frozen=True)
class Shell:
    """A shell beside a fresh database. `list_tables` and `rows` are the client's words of the declaration."""

    folder: Path
    env: Mapping[str, str]
    sql: Callable[[str], None]
    list_tables: str
    rows: str
    answer: str

    def type(self, line: str) -> subprocess.CompletedProcess[str]:
        """Type one line."""
        return subprocess.run(
            ["sh", "-c", line], cwd=self.folder, env=dict(self.env), capture_output=True, text=True, timeout=120,
            check=False,
        )  # fmt: skip

    def steps(self, run: str, order: int = 1) -> None:
        """Reset the app and do the correct steps: pay Jane's order. A session, a visit and a time are written too."""
        time = f"2026-11-30 10:00:{len(run):02}"
        for statement in (
            *START,
            f"UPDATE sales_order SET status = 'paid' WHERE id = {order}",
            f"UPDATE customer SET updated_at = '{time}' WHERE id = 1",
            f"INSERT INTO session_store VALUES ('{run}', 'x')",
            f"INSERT INTO visit_log VALUES ('{time}', '/{run}')",
        ):
            self.sql(statement)


@contextmanager
def mysql(folder: Path) -> Iterator[Shell]:
    """A database that is called `shop`, as on the page, on the server of this machine."""
    pymysql = pytest.importorskip("pymysql")
    try:
        server = pymysql.connect(**MYSQL, connect_timeout=2, autocommit=True)
    except pymysql.MySQLError:
        pytest.skip("no MySQL or MariaDB answers on 127.0.0.1:3306")
    with closing(server), server.cursor() as cursor:
        try:
            cursor.execute("CREATE DATABASE shop CHARACTER SET utf8mb4")
        except pymysql.ProgrammingError:
            pytest.skip("the server has a database shop already: it is somebody's")
        try:
            cursor.execute("USE shop")
            (folder / ".my.cnf").write_text("[client]\nhost=127.0.0.1\nport=3306\nuser=root\n")
            yield Shell(
                folder, {"HOME": str(folder)}, cursor.execute,
                "mysql -N shop -e 'show tables'", "mysql -N shop -e 'select * from {table}'",
                "mysql -N shop -e \"select count(*) from sales_order where customer_email = 'jane@example.com'\"",
            )  # fmt: skip
        finally:
            cursor.execute("DROP DATABASE shop")


@contextmanager
def postgres(folder: Path) -> Iterator[Shell]:
    with fresh_postgres() as dsn:
        import psycopg

        env = {"PGHOST": "127.0.0.1", "PGUSER": "postgres", "PGDATABASE": dsn.rsplit("/", 1)[1]}
        with psycopg.connect(dsn, autocommit=True) as database:
            yield Shell(
                folder, env, lambda statement: void(database.execute(statement.encode())),
                "psql -Atc 'select relname from pg_stat_user_tables'",
                "psql -At -F '\t' -P null=NULL -c 'select * from {table}'",
                "psql -Atc \"select count(*) from sales_order where customer_email = 'jane@example.com'\"",
            )  # fmt: skip


@contextmanager
def sqlite(folder: Path) -> Iterator[Shell]:
    with closing(sqlite3.connect(folder / "shop.db", isolation_level=None)) as database:
        yield Shell(
            folder, {}, lambda statement: void(database.execute(statement)),
            "sqlite3 shop.db \"select name from sqlite_schema where type = 'table'\"",
            "sqlite3 -tabs shop.db 'select * from {table}'",
            "sqlite3 shop.db \"select count(*) from sales_order where customer_email = 'jane@example.com'\"",
        )  # fmt: skip


def void(_: object) -> None:
    """Take what a driver gives back."""


@pytest.mark.full
@pytest.mark.parametrize(("kind", "client"), [("mysql", "mysql"), ("postgres", "psql"), ("sqlite", "sqlite3")])
def test_the_commands_of_the_page_work_as_they_stand_there(kind: str, client: str, tmp_path: Path) -> None:
    if shutil.which(client) is None:
        pytest.skip(f"the client {client} is not installed")
    opening = {"mysql": mysql, "postgres": postgres, "sqlite": sqlite}[kind]
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "reticle").symlink_to(Path(sys.executable).with_name("reticle"))
    with opening(tmp_path) as made:
        path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
        shell = Shell(**{**vars(made), "env": {**os.environ, **made.env, "PATH": path}})
        for statement in TABLES:
            shell.sql(statement)
        shell.sql(f"CREATE TABLE {ODD.get(kind, chr(34) + 'odd-name' + chr(34))} (id int)")
        declare(shell)
        grade(shell)


def declare(shell: Shell) -> None:
    """Write the declaration as the page does."""
    said = shell.type(
        f'reticle grade tables --skip queue_,cron_ --list "{escaped(shell.list_tables)}"'
        f' --rows "{escaped(shell.rows)}" --out wide.json'
    )
    assert said.returncode == 0, said.stderr
    assert 'skipped "odd-name": a table name has only A-Z, 0-9, _ and $' in said.stderr
    assert {"cron_schedule", "queue_mail"} <= set(said.stdout.replace(",", " ").split())
    assert labels(shell, "wide.json") == ["customer", "sales_order", "session_store", "visit_log"]
    for name in ("reference", "again"):
        shell.steps(name)
        assert shell.type(f"reticle grade snapshot --state wide.json --out {name}.json").returncode == 0
    said = shell.type(
        "reticle grade suggest --state wide.json --reference reference.json --again again.json --out state.json"
    )
    assert said.returncode == 0, said.stderr
    assert "session_store: dropped, 1 row" in said.stdout
    assert "first: state session_store again" in said.stdout
    assert labels(shell, "state.json") == ["customer", "sales_order"]


def grade(shell: Shell) -> None:
    """Grade runs as the page does, with an answer."""
    judge = "reticle grade judge --reference reference.json --again again.json --candidate candidate.json"
    for name in ("reference", "again", "candidate"):
        shell.steps(name)
        said = shell.type(f"reticle grade snapshot --state state.json --out {name}.json")
        assert said.returncode == 0, said.stderr
    said = shell.type(judge)
    assert (said.returncode, said.stdout.splitlines()[0]) == (0, "PASS"), said.stdout
    source = {"kind": "command", "label": "answer", "command": shell.answer}
    expect = {"answer": {"source": source, "match": "number", "none": ["N/A"]}}
    (shell.folder / "expect.json").write_text(json.dumps(expect))
    assert shell.type(f"{judge} --expect expect.json --answer 1").returncode == 0
    said = shell.type(f"{judge} --expect expect.json --answer '2 orders' --json")
    assert (said.returncode, json.loads(said.stdout)["answer"]["pass"]) == (1, False)
    shell.steps("candidate", order=2)
    assert shell.type("reticle grade snapshot --state state.json --out candidate.json").returncode == 0
    said = shell.type(judge)
    assert said.returncode == 1
    assert "sales_order[1].3: paid → open" in said.stdout
    assert "sales_order[2].3: open → paid" in said.stdout


def labels(shell: Shell, name: str) -> list[str]:
    return sorted(source["label"] for source in json.loads((shell.folder / name).read_text())["sources"])


def escaped(words: str) -> str:
    """Spell words for between a shell's double quotes."""
    return words.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$")
