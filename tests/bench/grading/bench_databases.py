"""Times snapshots of databases against the database's own client, in turns in one run.

One table of ten columns is read by the client into a file (psql's \\copy, mysql --quick, sqlite3 in quote mode) and by
a snapshot; each is given a file on the same disk. The snapshot runs in a process of its own: `snapshot` is the call
`reticle.api.snapshot` after a first one of a single row (so that everything is imported), `command` the whole
`reticle grade snapshot`, start of Python included. Processor time is that of the client or of reticle, without the
server's. A service that does not answer is left out by name.
"""

from __future__ import annotations

import json
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench_stamp import ROOT, cpu_s

sys.path.insert(0, str(ROOT / "tests"))
LIMITS = {"postgres": 1.4}
_COLUMNS = (
    "'some text of the row ' || i, i * 1.25, CASE WHEN i % 3 = 0 THEN NULL ELSE i % 7 END, i / 3.0,"
    " 'user' || i || '@example.test', 'note number ' || i || ' and more words to fill up the row a little'"
)
_CALL = """
import json, resource, sys, time
from reticle.api import snapshot
snapshot(sys.argv[3], sys.argv[2])
began, before = time.perf_counter(), sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
result = snapshot(sys.argv[1], sys.argv[2])
took = time.perf_counter() - began
assert result.exit_code == 0, result.failures
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
cpu = sum(resource.getrusage(resource.RUSAGE_SELF)[:2]) - before
print(json.dumps({"seconds": took, "cpu": cpu, "peak_mb": round(peak), "rows": result.row_count}))
"""


def fill_postgres(dsn: str, rows: int) -> None:
    """Make the table `big`."""
    import psycopg

    with psycopg.connect(dsn, autocommit=True) as database:
        database.execute(
            "CREATE TABLE big (id int PRIMARY KEY, at timestamptz, t text, total numeric, n int, share float8,"
            " email text, note text, code text, flag bool)"
        )
        database.execute(
            "INSERT INTO big SELECT i, timestamptz '2026-01-01' + i * interval '1 minute', "
            + _COLUMNS.replace("i / 3.0", "i / 3.0::float8")
            + f", md5(i::text), i % 2 = 0 FROM generate_series(1, {rows}) i"
        )
        database.execute("VACUUM ANALYZE big")


def fill_mysql(dsn: str, rows: int) -> None:
    """Make the table `big`."""
    import pymysql

    from stored_state import MYSQL

    name = dsn.rsplit("/", 1)[1]
    with pymysql.connect(**MYSQL, database=name, autocommit=True) as server, server.cursor() as cursor:
        cursor.execute(
            "CREATE TABLE big (id int PRIMARY KEY, at datetime, t text, total decimal(12,2), n int, share double,"
            " email varchar(80), note text, code char(32), flag bool)"
        )
        cursor.execute("SET sql_mode = 'PIPES_AS_CONCAT'")
        cursor.execute(
            f"INSERT INTO big SELECT i, '2026-01-01' + interval i minute, {_COLUMNS}, md5(i), i % 2 = 0"
            f" FROM (SELECT seq AS i FROM seq_1_to_{rows}) s"
        )


def fill_sqlite(path: str, rows: int) -> None:
    """Make the table `big`."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(path)) as database:
        database.execute(
            "CREATE TABLE big (id integer PRIMARY KEY, at text, t text, total real, n integer, share real, email text,"
            " note text, code text, flag integer)"
        )
        database.execute(
            f"WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < {rows})"
            " INSERT INTO big SELECT i, datetime('2026-01-01', i || ' minutes'),"
            f" {_COLUMNS}, hex(i * 7919), i % 2 FROM s"
        )
        database.commit()


Spent = tuple[float, float]
"""Seconds on the clock, and of processor time."""


def run_timed(argv: list[str], out: Path) -> Spent:
    """Run a client with its output in a file and return what it spent. The file is removed."""
    with out.open("wb") as stream:
        began, used = time.perf_counter(), cpu_s(resource.RUSAGE_CHILDREN)
        subprocess.run(argv, stdout=stream, check=True)
        spent = time.perf_counter() - began, cpu_s(resource.RUSAGE_CHILDREN) - used
    out.unlink()
    return spent


def measure(kind: str, address: str, client: list[str], rows: int, rounds: int, folder: Path) -> dict[str, Any]:
    """Read the table in turns by the client, by the call and by the command; return seconds and ratios."""
    where = {"path": address} if kind == "sqlite" else {"dsn": address}
    state, out = folder / f"{kind}.json", folder / f"{kind}.out"
    source = {"kind": kind, "label": "big", "table": "big", "timeoutS": 600, **where}
    state.write_text(json.dumps({"sources": [source]}))
    first = folder / f"{kind}-first.json"
    first.write_text(json.dumps({"sources": [{"kind": kind, "label": "one", "query": "SELECT 1", **where}]}))
    ways: dict[str, Callable[[], Spent]] = {
        "client": lambda: run_timed(client, folder / "client.out"),
        "snapshot": lambda: _call(state, out, first, rows, peaks),
        "command": lambda: run_timed(
            [sys.executable, "-m", "reticle.cli.main", "grade", "snapshot", "--state", str(state), "--out", str(out)],
            folder / "said",
        ),
    }
    peaks: list[int] = []
    spent: dict[str, list[Spent]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            spent[name].append(way())
    medians = {name: statistics.median(took for took, _ in times) for name, times in spent.items()}
    fastest = {name: min(took for took, _ in times) for name, times in spent.items()}
    return {
        "rows": rows,
        "snapshot_mb": round(out.stat().st_size / 1e6, 1),
        "client": client[0],
        "median_s": {name: round(value, 3) for name, value in medians.items()},
        "fastest_s": {name: round(value, 3) for name, value in fastest.items()},
        "least_cpu_s": {name: round(min(cpu for _, cpu in times), 3) for name, times in spent.items()},
        "ratio_of_medians": {name: round(medians[name] / medians["client"], 2) for name in ("snapshot", "command")},
        "ratio_of_fastest": {name: round(fastest[name] / fastest["client"], 2) for name in ("snapshot", "command")},
        "peak_mb": max(peaks),
        "limit": LIMITS.get(kind),
    }


def _call(state: Path, out: Path, first: Path, rows: int, peaks: list[int]) -> Spent:
    words = [sys.executable, "-c", _CALL, str(state), str(out), str(first)]
    told = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)
    assert told["rows"] == rows
    peaks.append(told["peak_mb"])
    return float(told["seconds"]), float(told["cpu"])


def measure_all(kinds: list[str], rows: int, rounds: int, folder: Path) -> dict[str, Any]:
    """Measure every one of `kinds` that answers."""
    import pytest

    from stored_state import fresh_mysql, fresh_postgres

    made: dict[str, Any] = {}
    with ExitStack() as stack:
        for kind in kinds:
            try:
                if kind == "postgres":
                    address = stack.enter_context(fresh_postgres())
                    fill_postgres(address, rows)
                    client = ["psql", "-q", address, "-c", f"\\copy big to {folder}/big.txt"]
                elif kind == "mysql":
                    address = stack.enter_context(fresh_mysql())
                    fill_mysql(address, rows)
                    name = address.rsplit("/", 1)[1]
                    client = ["mysql", "-h127.0.0.1", "-uroot", "--quick", "-N", name, "-e", "select * from big"]
                else:
                    address = str(folder / "big.db")
                    fill_sqlite(address, rows)
                    client = ["sqlite3", "-readonly", "-quote", address, "select * from big"]
                made[kind] = measure(kind, address, client, rows, rounds, folder)
            except (pytest.skip.Exception, FileNotFoundError) as caught:
                made[kind] = {"skipped": str(caught)}
            print(f"{kind}: {json.dumps(made[kind])}")
    return made
