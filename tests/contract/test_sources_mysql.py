"""The `mysql` source against a real MariaDB or MySQL."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from stored_state import MOMENT, MYSQL, Stored, fresh_mysql, get_source, reticle

pymysql = pytest.importorskip("pymysql")

SHOP = r"""
CREATE TABLE orders (id int PRIMARY KEY AUTO_INCREMENT, status varchar(40), total decimal(10,2), placed timestamp NULL);
CREATE TABLE items (id int PRIMARY KEY, order_id int, note text, FOREIGN KEY (order_id) REFERENCES orders (id));
INSERT INTO orders VALUES (1, 'paid', 1.50, '2026-01-01 10:00:00'), (2, NULL, NULL, NULL);
INSERT INTO items VALUES (5, 1, 'tab\t nl\n cr\r nul\0 back\\slash'), (6, 1, '\\N'), (7, 1, 'NULL'), (8, 1, '');
"""
TYPES = r"""
CREATE TABLE t (f float, d double, b blob, vb varbinary(3), bin binary(2), j json, dt datetime(3), e enum('a','b'),
    bt bit(9), c char(5), l varchar(9) CHARACTER SET latin1 COLLATE latin1_german1_ci, u8 text COLLATE utf8mb4_bin,
    y year, tm time, ok bool, z int(5) zerofill, big bigint unsigned);
INSERT INTO t VALUES (0.1, 0.1, x'00ff', x'31', x'3100', '{"b": 1.50, "a": [1, 2]}', '2026-01-01 10:00:00.123', 'a',
    b'100000001', 'ab', 'ä', '€', 2026, '10:00:00', true, 7, 18446744073709551615);
INSERT INTO t (d) VALUES (1e300)
"""


@pytest.fixture(scope="module")
def shop() -> Iterator[str]:
    with fresh_mysql(SHOP) as dsn:
        yield dsn


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    return Stored(tmp_path)


def my(dsn: str, **more: Any) -> dict[str, Any]:
    return {"kind": "mysql", "label": "my", "dsn": dsn, **more}


def test_each_value_has_one_canonical_cell(shop: str, stored: Stored) -> None:
    items = [
        "my 5\t1\ttab\\t nl\\n cr\\r nul\\0 back\\\\slash",
        "my 6\t1\t\\\\N",
        "my 7\t1\tNULL",
        "my 8\t1\t",
    ]
    assert stored.rows(my(shop, table="items")) == items
    assert stored.rows(my(shop, query="SELECT * FROM items;")) == items
    orders = ["my 1\tpaid\t1.50\t2026-01-01 10:00:00", "my 2\t\\N\t\\N\t\\N"]
    assert stored.rows(my(shop, table="orders")) == orders


def test_every_type_keeps_its_value_and_a_query_agrees_with_a_table(stored: Stored) -> None:
    with fresh_mysql(TYPES) as dsn:
        table = stored.rows(my(dsn, table="t", exclude=["f", "j"]))
        query = "SELECT d, b, vb, bin, dt, e, bt, c, l, u8, y, tm, ok, z, big FROM t"
        assert stored.rows(my(dsn, query=query)) == table
        assert table[0] == (
            "my 0.1\tx'00FF'\tx'31'\tx'3100'\t2026-01-01 10:00:00.123\ta\tx'0101'\tab\tä\t€\t2026\t10:00:00\t1\t00007\t"
            "18446744073709551615"
        )
        (first, second) = stored.rows(my(dsn, table="t"))
        assert first.startswith("my 0.10000000149011612\t0.1\t")
        assert '\t{"a":[1,2],"b":1.50}\t' in first
        assert second.startswith("my \\N\t1e300\t\\N\t")
        assert "CAST(… AS DOUBLE)" in stored.failure(my(dsn, query="SELECT f FROM t"))
        typed = stored.rows(my(dsn, table="t", typed=True))[1]
        assert typed.startswith("my float:0.10000000149011612\tdouble:0.1\tblob:x'00FF'\t")


def test_a_choice_is_a_text_whatever_its_words_are(stored: Stored) -> None:
    script = "CREATE TABLE t (a enum('blob','point'), b set('binary','float'));\n"
    script += "INSERT INTO t VALUES ('point', 'binary,float')"
    with fresh_mysql(script) as dsn:
        assert stored.rows(my(dsn, table="t")) == ["my point\tbinary,float"]
        assert stored.rows(my(dsn, query="SELECT * FROM t")) == ["my point\tbinary,float"]


def test_every_table_is_a_source_with_key_and_links(shop: str, stored: Stored) -> None:
    result = stored.snapshot(my(shop, tables="*"))
    assert not result.failures
    items = get_source(result.path, "my.items")
    assert (items["columns"], items["key"], items["parent"]) == (["id", "order_id", "note"], ["id"], "my")
    assert items["links"] == {"order_id": "my.orders"}
    assert stored.rows(my(shop, tables=["orders"]))[0] == "my orders"
    assert stored.rows(my(shop, tables="*", skip=["i*"]))[:2] == [
        "my orders",
        "my.orders 1\tpaid\t1.50\t2026-01-01 10:00:00",
    ]


def test_columns_that_look_secret_are_digests_unless_told(stored: Stored) -> None:
    with fresh_mysql(
        "CREATE TABLE u (id int, password varchar(9));\nINSERT INTO u VALUES (1, 'geheim'), (2, NULL)"
    ) as dsn:
        digest = "sha256:addb0f5e7826c857d7376d1bd9bc33c0"
        assert stored.rows(my(dsn, table="u")) == [f"my 1\t{digest}", "my 2\t\\N"]
        assert stored.rows(my(dsn, query="SELECT * FROM u")) == [f"my 1\t{digest}", "my 2\t\\N"]
        assert stored.rows(my(dsn, table="u", digest=[])) == ["my 1\tgeheim", "my 2\t\\N"]


ODD = {
    "time_zone": "'+09:00'", "sql_mode": "'PAD_CHAR_TO_FULL_LENGTH,ANSI,NO_ZERO_DATE,NO_BACKSLASH_ESCAPES'",
    "sql_select_limit": "1", "div_precision_increment": "2", "lc_time_names": "'de_DE'", "group_concat_max_len": "4",
    "character_set_results": "latin1", "character_set_connection": "latin1", "max_sort_length": "8",
    "collation_connection": "latin1_german2_ci", "autocommit": "0", "tx_isolation": "'READ-UNCOMMITTED'",
    "old_mode": "'ZERO_DATE_TIME_CAST'",
}  # fmt: skip
"""What a server's own configuration may give each of its sessions."""


def test_an_untouched_database_gives_the_same_bytes_under_other_server_defaults(
    shop: str, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every session begins with odd defaults. The server's global ones are left alone, since others use it too."""
    query = "SELECT placed, 1/3, date_format(placed, '%M'), id, 'a' || 'b', 'Zoë €' FROM orders"
    sources = (my(shop, tables="*"), my(shop, label="q", query=query))
    before = stored.snapshot(*sources).path.read_bytes()
    connect, used = pymysql.connect, []

    def odd(**options: Any) -> Any:
        made = connect(**options)
        with made.cursor(pymysql.cursors.Cursor) as cursor:
            for name, value in ODD.items():
                with suppress(pymysql.err.OperationalError):  # a variable that this server does not have
                    cursor.execute(f"SET SESSION {name} = {value}")
        used.append(made)
        return made

    monkeypatch.setattr(pymysql, "connect", odd)
    after = stored.snapshot(*sources).path.read_bytes()
    assert used, "the source connects through the driver's own function"
    assert after == before


@pytest.mark.full
def test_an_untouched_database_gives_the_same_bytes_under_another_client(shop: str, stored: Stored) -> None:
    state = stored.declare(my(shop, tables="*"))
    (stored.folder / ".my.cnf").write_text("[client]\ndefault-character-set=latin1\n")
    taken = []
    for number, client in enumerate(
        (
            {"TZ": "UTC", "LC_ALL": "C.UTF-8"},
            {"TZ": "Asia/Kathmandu", "LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8", "HOME": str(stored.folder)},
            {"TZ": "America/Lima", "LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        )
    ):
        words = ("grade", "snapshot", "--state", str(state), "--out", f"{number}.json", "--taken-at", MOMENT)
        done = reticle(*words, env={**os.environ, **client}, cwd=stored.folder)
        assert done.returncode == 0, done.stderr
        taken.append((stored.folder / f"{number}.json").read_bytes())
    assert taken[1:] == taken[:1] * 2


def test_all_sources_of_one_database_show_one_moment(stored: Stored) -> None:
    with fresh_mysql("CREATE TABLE t (a int);\nINSERT INTO t VALUES (1)") as dsn:
        done: list[str] = []

        def write(label: str, count: int) -> None:
            if not done:
                done.append(label)
                with closing(pymysql.connect(**MYSQL, autocommit=True)) as app, app.cursor() as cursor:
                    cursor.execute(f"INSERT INTO {dsn.rsplit('/', 1)[1]}.t VALUES (2)")

        rows = stored.rows(my(dsn, label="a", table="t"), my(dsn, label="b", table="t"), on_progress=write)
        assert rows == ["a 1", "b 1"]
        assert stored.rows(my(dsn, table="t")) == ["my 1", "my 2"]


def test_what_cannot_be_read_says_why_and_leaves_the_others(shop: str, stored: Stored) -> None:
    result = stored.snapshot(
        my(shop, label="bad", query="SELECT nope"),
        my(shop, label="gone", table="nope"),
        my(shop, label="write", query="INSERT INTO items VALUES (9, 1, 'x')"),
        my(shop, label="good", table="items"),
        my(shop, label="slow", query="SELECT sleep(60)", timeoutS=1),
        my(shop, label="xlate", table="items"),
    )
    reasons = {failure.label: failure.reason for failure in result.failures}
    assert set(reasons) == {"bad", "gone", "write", "slow", "xlate"}
    assert "nope" in reasons["bad"]
    assert reasons["gone"] == 'there is no table "nope", or this user may not see it'
    assert "READ ONLY" in reasons["write"]
    assert "timed out" in reasons["slow"]
    assert "the connection was lost" in reasons["xlate"]
    assert get_source(result.path, "good")["rows"] == 4


def test_a_table_dropped_while_reading_is_unread_and_the_rest_is_written(stored: Stored) -> None:
    script = "CREATE TABLE a (x int);\nINSERT INTO a VALUES (1);\nCREATE TABLE z (x int)"
    with fresh_mysql(script) as dsn:

        def drop(label: str, count: int) -> None:
            if label == "my.a":
                with closing(pymysql.connect(**MYSQL)) as other, other.cursor() as cursor:
                    cursor.execute(f"DROP TABLE IF EXISTS {dsn.rsplit('/', 1)[1]}.z")

        result = stored.snapshot(my(dsn, tables="*"), on_progress=drop)
    (failure,) = result.failures
    assert failure.label == "my.z"
    assert get_source(result.path, "my.a")["rows"] == 1


def test_a_row_that_does_not_fit_into_a_packet_is_a_failure_and_not_a_null(stored: Stored) -> None:
    script = (
        "CREATE TABLE t (a longtext, b longtext);\nINSERT INTO t VALUES (repeat('x', 9000000), repeat('y', 9000000))"
    )
    with fresh_mysql(script) as dsn:
        assert "max_allowed_packet" in stored.failure(my(dsn, table="t"))


def test_nothing_can_be_written_by_a_source(stored: Stored) -> None:
    with fresh_mysql("CREATE TABLE t (id int);\nINSERT INTO t VALUES (1)") as dsn:
        queries = ("DELETE FROM t", "COMMIT", "DELETE FROM t", "SET autocommit = 1", "DELETE FROM t")
        sources = [{**my(dsn, query=query), "label": f"q{number}"} for number, query in enumerate(queries)]
        result = stored.snapshot(*sources)
        assert len(result.failures) == len(queries)
        assert "READ ONLY" in result.failures[2].reason
        assert stored.rows(my(dsn, table="t")) == ["my 1"]


def test_a_table_outside_transactions_is_read_and_noted(stored: Stored) -> None:
    with fresh_mysql("CREATE TABLE t (a int) ENGINE=MyISAM") as dsn:
        result = stored.snapshot(my(dsn, table="t"))
    assert result.notes == ("my: its storage engine has no transactions, so it is read at its own moment",)


@pytest.mark.full
def test_a_server_that_never_answers_times_out_and_a_password_is_never_printed(stored: Stored) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        reason = stored.failure(my(f"mysql://me:tops3cret@127.0.0.1:{port}/x", table="t", timeoutS=1))
    assert "timed out" in reason
    refused = stored.failure(my(f"mysql://me:tops3cret@127.0.0.1:{port}/x", table="t"))
    assert "tops3cret" not in reason + refused


@pytest.mark.full
def test_an_address_without_a_database_is_explained(stored: Stored) -> None:
    assert "not of the form mysql://USER@HOST:PORT/DATABASE" in stored.failure(my("mysql://root@127.0.0.1/", table="t"))
