"""What the databases' own clients print, since a declaration that runs them can tell no more than they do."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from stored_state import Stored, fresh_mysql, fresh_postgres

CELLS = "(1, 'a\tb'), (2, 'c\nd'), (3, 'e\\\\f'), (4, NULL), (5, ''), (6, 'NULL')"


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    return Stored(tmp_path)


def command(text: str) -> dict[str, Any]:
    return {"kind": "command", "label": "c", "command": text}


def test_mysql_escapes_tab_newline_and_backslash_and_prints_null_as_the_word(stored: Stored) -> None:
    if shutil.which("mysql") is None:
        pytest.skip("the client mysql is not installed")
    with fresh_mysql(f"CREATE TABLE t (id int PRIMARY KEY, x text);\nINSERT INTO t VALUES {CELLS}") as dsn:
        name = dsn.rsplit("/", 1)[1]
        rows = stored.rows(command(f"mysql --no-defaults -h127.0.0.1 -uroot -N {name} -e 'select * from t'"))
    assert rows == ["c 1\ta\\tb", "c 2\tc\\nd", "c 3\te\\\\f", "c 4\tNULL", "c 5\t", "c 6\tNULL"]


def test_psql_without_more_splits_a_row_at_a_newline_and_prints_null_like_nothing(stored: Stored) -> None:
    if shutil.which("psql") is None:
        pytest.skip("the client psql is not installed")
    script = f"CREATE TABLE t (id int PRIMARY KEY, x text); INSERT INTO t VALUES {CELLS.replace(chr(92) * 2, chr(92))}"
    with fresh_postgres(script) as dsn:
        plain = stored.rows(command(f"psql -At -F '\t' {dsn} -c 'select * from t'"))
        told = stored.rows(command(f"psql -At -F '\t' -P null='\\N' {dsn} -c 'select * from t'"))
        copied = stored.rows(command(f"psql -qc 'copy t to stdout' {dsn}"))
    assert plain == ["c 1\ta\tb", "c 2\tc", "c 3\te\\f", "c 4\t", "c 5\t", "c 6\tNULL", "c d"]
    assert told[3] == "c 4\t\\N"
    assert copied == ["c 1\ta\\tb", "c 2\tc\\nd", "c 3\te\\\\f", "c 4\t\\N", "c 5\t", "c 6\tNULL"]
