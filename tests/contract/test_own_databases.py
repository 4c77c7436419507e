"""Databases of tests and benchmarks: a killed run's are dropped by the next one, a living run's are left alone."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stored_state import MYSQL, POSTGRES, fresh_mysql, fresh_postgres

psycopg = pytest.importorskip("psycopg")
pymysql = pytest.importorskip("pymysql")

OWNER = """
import sys
sys.path.insert(0, sys.argv[1])
from stored_state import {fresh}
with {fresh}() as address:
    print(address.rsplit("/", 1)[1], flush=True)
    sys.stdin.read()
"""


def await_lock(kind: str, name: str) -> None:
    """Wait until the server knows that the owner of a database is gone."""
    if kind == "postgres":
        with psycopg.connect(POSTGRES + "postgres", autocommit=True) as server:
            server.execute("SELECT pg_advisory_lock(hashtext(%s))", [name])
    else:
        with closing(pymysql.connect(**MYSQL)) as server, server.cursor() as cursor:
            cursor.execute("SELECT GET_LOCK(%s, 60)", [name])


def list_databases(kind: str) -> set[str]:
    if kind == "postgres":
        with psycopg.connect(POSTGRES + "postgres") as server:
            return {name for (name,) in server.execute("SELECT datname FROM pg_database")}
    connected: Any = pymysql.connect(**MYSQL)
    with closing(connected), connected.cursor() as cursor:
        cursor.execute("SHOW DATABASES")
        return {name for (name,) in cursor.fetchall()}


@pytest.mark.parametrize("kind", ["postgres", "mysql"])
def test_what_a_killed_run_left_is_dropped_and_what_a_living_one_uses_is_not(kind: str) -> None:
    fresh = fresh_postgres if kind == "postgres" else fresh_mysql
    with fresh() as living:
        code = OWNER.format(fresh=fresh.__name__)
        owner = subprocess.Popen(
            [sys.executable, "-c", code, str(Path(__file__).parents[1])],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        with owner:
            assert owner.stdout is not None
            left = owner.stdout.readline().strip()
            assert left in list_databases(kind)
            owner.kill()
        await_lock(kind, left)
        with fresh() as other:
            there = list_databases(kind)
        assert left not in there
        assert {living.rsplit("/", 1)[1], other.rsplit("/", 1)[1]} <= there
