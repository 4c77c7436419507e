"""Databases as they are found: users that may read little, odd passwords, addresses, names and values."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from reticle.engine.grade_tables import declare_by_dsn
from reticle.errors import InputError
from stored_state import MYSQL, Stored, fresh_mysql, fresh_postgres

psycopg = pytest.importorskip("psycopg")
pymysql = pytest.importorskip("pymysql")

PASSWORD = "p@s:s/w#r d%'x?&"
TABLES = (
    "CREATE TABLE orders (id int PRIMARY KEY);\nCREATE TABLE items (id int PRIMARY KEY);\n"
    "INSERT INTO items VALUES (5), (6)"
)


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    return Stored(tmp_path)


def pg(dsn: str, **more: Any) -> dict[str, Any]:
    return {"kind": "postgres", "label": "db", "dsn": dsn, **more}


def my(dsn: str, **more: Any) -> dict[str, Any]:
    return {"kind": "mysql", "label": "db", "dsn": dsn, **more}


@pytest.fixture
def postgres_reader() -> Iterator[tuple[str, str]]:
    """Two spellings of the address of a PostgreSQL user with an odd password that may read one table."""
    with fresh_postgres(TABLES) as dsn, psycopg.connect(dsn, autocommit=True) as database:
        name = dsn.rsplit("/", 1)[1]
        user = f"reader_{name[-10:]}"
        database.execute(f"CREATE ROLE {user} LOGIN PASSWORD {psycopg.sql.quote(PASSWORD)}")
        database.execute(f"GRANT SELECT ON items TO {user}")
        escaped = PASSWORD.replace("'", "\\'")
        try:
            yield (
                f"postgresql://{user}:{quote(PASSWORD, safe='')}@127.0.0.1:5432/{name}",
                f"host=127.0.0.1 dbname={name} user={user} password='{escaped}'",
            )
        finally:
            database.execute(f"DROP OWNED BY {user}; DROP ROLE {user}")


@pytest.fixture
def mysql_reader() -> Iterator[str]:
    """The address of a MySQL user with an odd password that may read one table."""
    with fresh_mysql(TABLES) as dsn, closing(pymysql.connect(**MYSQL, autocommit=True)) as server:
        name = dsn.rsplit("/", 1)[1]
        user = f"reader_{name[-10:]}"
        places = [f"{user}@'127.0.0.1'", f"{user}@localhost"]
        with server.cursor() as cursor:
            for place in places:
                cursor.execute(f"CREATE USER {place} IDENTIFIED BY %s", [PASSWORD])
                cursor.execute(f"GRANT SELECT ON {name}.items TO {place}")
            try:
                yield f"mysql://{user}:{quote(PASSWORD, safe='')}@127.0.0.1:3306/{name}"
            finally:
                cursor.execute(f"DROP USER {', '.join(places)}")


def test_tables_that_a_postgres_user_may_not_read_fail_by_name(
    postgres_reader: tuple[str, str], stored: Stored
) -> None:
    for dsn in postgres_reader:
        result = stored.snapshot(pg(dsn, tables="*"))
        assert [(failure.label, failure.reason) for failure in result.failures] == [
            ("db.orders", "permission denied for table orders")
        ]
        assert "state db.items 5" in result.path.read_text()
        assert PASSWORD not in result.path.read_text()


def test_tables_that_a_mysql_user_is_not_told_of_are_a_note(mysql_reader: str, stored: Stored) -> None:
    result = stored.snapshot(my(mysql_reader, tables="*"))
    assert [entry.label for entry in result.header.sources] == ["db", "db.items"]
    assert result.notes == ("db: this user may read single tables only, and is not told of any other",)
    assert stored.failure(my(mysql_reader, table="orders")) == 'there is no table "orders", or this user may not see it'


def test_a_wrong_password_is_told_without_it(mysql_reader: str, stored: Stored) -> None:
    told = stored.failure(my(mysql_reader.replace("p%40s", "q%40s"), table="items"))
    assert told.startswith("Access denied for user")
    assert told.endswith("(a password was given)")


@pytest.mark.parametrize("place", ["root:a/b@127.0.0.1", "root:a#b@127.0.0.1", "root@127.0.0.1:99999", "root:?@[::1"])
def test_an_address_that_cannot_be_taken_apart_is_told(stored: Stored, place: str) -> None:
    assert stored.failure(my(f"mysql://{place}/shop", table="t")).startswith("the address is not of the form mysql://")


@pytest.mark.parametrize("dsn", ["nonsense", "postgresql://%zz@127.0.0.1/x", "postgresql://127.0.0.1/x?nonsense=1"])
def test_a_postgres_address_that_is_none_is_told(stored: Stored, dsn: str) -> None:
    assert stored.failure(pg(dsn, table="t"))


def test_odd_names_and_values_of_postgres_are_read(stored: Stored) -> None:
    script = r'''
CREATE TYPE mood AS ENUM ('sad', 'o''k');
CREATE TABLE "we ird ""q"" T" ("col ""x""" int PRIMARY KEY, "c.d" mood, many int[],
    twice int GENERATED ALWAYS AS (2) STORED);
INSERT INTO "we ird ""q"" T" VALUES (1, 'o''k', '{1,NULL,3}');
CREATE TABLE nokey (f float8, n numeric, d date, tz timestamptz, i interval, b bytea, j json);
CREATE TABLE halves (j json); INSERT INTO halves VALUES ('{"b":"\ud83d","a":1}');
INSERT INTO nokey VALUES ('NaN', 'NaN', 'infinity', '2026-01-01 00:00+05:30', '-1 year 2 days 03:04:05.6',
    '\x00ff', '{"b":1,"b":2,"a":[1.50]}'), ('-Infinity', -0.10, '4713-01-01 BC', 'infinity', '0', '', 'null');
CREATE TABLE "dot.ted" (t text); INSERT INTO "dot.ted" VALUES (repeat('é', 6000000));
CREATE TABLE part (id int, y int) PARTITION BY RANGE (y);
CREATE TABLE part_a PARTITION OF part FOR VALUES FROM (0) TO (10); INSERT INTO part VALUES (1, 5);
CREATE VIEW seen AS SELECT id FROM part;
'''
    with fresh_postgres(script) as dsn:
        rows = stored.rows(pg(dsn, tables="*"))
        assert stored.rows(pg(dsn, table="seen")) == ["db 1"]
    assert rows[:5] == ["db dot.ted", "db halves", "db nokey", "db part", 'db we ird "q" T']
    assert rows[5] == "db.dot%2Eted " + "é" * 6_000_000
    assert rows[6:] == [
        'db.halves {"a":1,"b":"\\\\ud83d"}',
        "db.nokey -Infinity\t-0.10\t4713-01-01 BC\tinfinity\t00:00:00\t\\\\x\tnull",
        "db.nokey NaN\tNaN\tinfinity\t2025-12-31 18:30:00+00\t-1 years +2 days 03:04:05.6\t\\\\x00ff\t"
        '{"a":[1.50],"b":1,"b":2}',
        "db.part 1\t5",
        "db.we%20ird%20%22q%22%20T 1\to'k\t{1,NULL,3}\t2",
    ]


def test_odd_names_and_values_of_mysql_are_read(stored: Stored) -> None:
    script = """
SET SESSION sql_mode = 'NO_ENGINE_SUBSTITUTION';
CREATE TABLE `we ird ``q`` T%s` (`col ``x``` int PRIMARY KEY, `per%cent` enum('a','o''k'),
    twice int AS (`col ``x``` * 2) VIRTUAL, day date, at datetime, span time(3), big decimal(65,30));
INSERT INTO `we ird ``q`` T%s` (`col ``x```, `per%cent`, day, at, span, big)
    VALUES (1, 'o''k', '0000-00-00', '0000-00-00 00:00:00', '-838:59:59.999', 1.5);
CREATE TABLE part (id int, y int) PARTITION BY RANGE (y)
    (PARTITION a VALUES LESS THAN (10), PARTITION b VALUES LESS THAN MAXVALUE);
INSERT INTO part VALUES (1, 5), (2, 15);
CREATE TABLE big (t longtext);
INSERT INTO big VALUES (repeat('é', 3000000));
CREATE VIEW seen AS SELECT id FROM part
"""
    with fresh_mysql(script) as dsn:
        rows = stored.rows(my(dsn, tables="*"))
        assert stored.rows(my(dsn, table="seen")) == ["db 1", "db 2"]
    times = "0000-00-00\t0000-00-00 00:00:00\t-838:59:59.999"
    assert rows == [
        "db big", "db part", "db we ird `q` T%s", "db.big " + "é" * 3_000_000, "db.part 1\t5", "db.part 2\t15",
        f"db.we%20ird%20%60q%60%20T%25s 1\to'k\t2\t{times}\t1.5{'0' * 29}",
    ]  # fmt: skip


def test_odd_names_and_values_of_sqlite_are_read(stored: Stored) -> None:
    path = stored.sqlite(r'''
CREATE TABLE "we ird ""q"" T" ("col ""x""" INTEGER PRIMARY KEY, [br] ANY, twice AS ("col ""x""" * 2));
INSERT INTO "we ird ""q"" T" VALUES (1, x'00');
CREATE TABLE wr (a TEXT, b INT, PRIMARY KEY (a, b)) WITHOUT ROWID; INSERT INTO wr VALUES ('x', 2), ('x', 1);
CREATE TABLE nokey (a, b); INSERT INTO nokey VALUES (1e999, -0.0), (9223372036854775807, '1'), ('1', 1.0), (1, 1);
CREATE TABLE big (t); INSERT INTO big VALUES (hex(zeroblob(4000000)));
CREATE VIEW seen AS SELECT b FROM wr;
''')  # fmt: skip
    source = {"kind": "sqlite", "label": "db", "path": str(path)}
    assert stored.rows({**source, "tables": "*"}) == [
        "db big", "db nokey", 'db we ird "q" T', "db wr", "db.big " + "0" * 8_000_000, "db.nokey 1\t1",
        "db.nokey 1\t1.0", "db.nokey 9223372036854775807\t1", "db.nokey Infinity\t-0.0",
        "db.we%20ird%20%22q%22%20T 1\tx'00'\t2", "db.wr x\t1", "db.wr x\t2",
    ]  # fmt: skip
    assert stored.rows({**source, "table": "seen"}) == ["db 1", "db 2"]


def test_a_dot_that_makes_two_tables_of_one_name_is_a_mistake_of_one_line(tmp_path: Path) -> None:
    script = 'CREATE TABLE "a.b" (id int); CREATE SCHEMA a; CREATE TABLE a.b (id int)'
    with fresh_postgres(script) as dsn, pytest.raises(InputError, match=r"two tables are called a\.b"):
        declare_by_dsn(dsn, tmp_path / "wide.json")
    assert not (tmp_path / "wide.json").exists()
