"""The `sqlite` source."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stored_state import Stored, get_source


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    return Stored(tmp_path)


def db(**more: Any) -> dict[str, Any]:
    return {"kind": "sqlite", "label": "shop", "path": "shop.db", **more}


def test_each_value_has_one_canonical_cell(stored: Stored) -> None:
    stored.sqlite(
        """
        CREATE TABLE t (n, v);
        INSERT INTO t VALUES (1, 1), (2, 1.0), (3, '1'), (4, x'31'), (5, NULL), (6, 'NULL'), (7, '\\N'), (8, ''),
            (9, 'a' || char(9, 10, 13, 0) || '\\'), (10, 1e20), (11, 9e999), (12, -9e999), (13, 0.1), (14, -0.0),
            (15, 9223372036854775807), (16, x''), (17, CAST(x'ff41' AS text)), (18, 'é');
        """
    )
    cells = dict(row.removeprefix("shop ").split("\t") for row in stored.rows(db(table="t")))
    assert [cells[str(number)] for number in range(1, 19)] == [
        "1", "1.0", "1", "x'31'", "\\N", "NULL", "\\\\N", "", "a\\t\\n\\r\\0\\\\", "1e+20", "Infinity", "-Infinity",
        "0.1", "-0.0", "9223372036854775807", "x''", "\udcffA", "é",
    ]  # fmt: skip


def test_a_cell_is_spelled_the_same_alone_and_among_others_of_its_kind(stored: Stored) -> None:
    """Columns of one type take a quicker way than mixed ones."""
    stored.sqlite("CREATE TABLE t (i, r, s); INSERT INTO t VALUES (1, 0.5, 'a\\b'), (2, -9e999, 'c')")
    alike = stored.rows(db(table="t"))
    with closing(sqlite3.connect(stored.folder / "shop.db")) as database:
        database.execute("INSERT INTO t VALUES (NULL, NULL, NULL)")
        database.commit()
    assert stored.rows(db(table="t")) == sorted([*alike, "shop \\N\t\\N\t\\N"])


def test_every_table_is_a_source_and_its_name_a_row(stored: Stored) -> None:
    stored.sqlite(
        """
        CREATE TABLE keyless (a, b); INSERT INTO keyless VALUES (1, 1), (1, 1);
        CREATE TABLE norowid (k text PRIMARY KEY, v) WITHOUT ROWID; INSERT INTO norowid VALUES ('x', 2);
        CREATE TABLE "odd ""name" (a); INSERT INTO "odd ""name" VALUES (3);
        CREATE TABLE counted (id integer PRIMARY KEY AUTOINCREMENT); INSERT INTO counted DEFAULT VALUES;
        CREATE TABLE made (a, b AS (a * 2), c AS (a * 3) STORED); INSERT INTO made VALUES (2);
        CREATE TABLE session_a (a); CREATE VIEW seen AS SELECT 1; CREATE VIRTUAL TABLE words USING fts5(text);
        INSERT INTO words VALUES ('hello');
        """
    )
    assert stored.rows(db(tables="*", skip=["session*"])) == [
        "shop counted",
        "shop keyless",
        "shop made",
        "shop norowid",
        'shop odd "name',
        "shop words",
        "shop.counted 1",
        "shop.keyless 1\t1",
        "shop.keyless 1\t1",
        "shop.made 2\t4\t6",
        "shop.norowid x\t2",
        "shop.odd%20%22name 3",
        "shop.words hello",
    ]


def test_a_new_table_is_seen_by_its_name_even_when_it_is_empty(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE a (x)")
    before = stored.rows(db(tables="*"))
    stored.sqlite("CREATE TABLE b (x)")
    assert stored.rows(db(tables="*")) == [*before, "shop b"]


def test_key_links_and_columns_stand_in_the_header(stored: Stored) -> None:
    stored.sqlite(
        """
        CREATE TABLE orders (id integer PRIMARY KEY, status);
        CREATE TABLE items (no, id integer PRIMARY KEY, order_id REFERENCES Orders, a, b,
            FOREIGN KEY (a, b) REFERENCES pair (a, b));
        CREATE TABLE pair (b, a, PRIMARY KEY (a, b));
        CREATE TABLE loose (x);
        """
    )
    result = stored.snapshot(db(tables="*"), db(label="one", table="items", links={"a": "shop.loose"}))
    items = get_source(result.path, "shop.items")
    assert items["columns"] == ["no", "id", "order_id", "a", "b"]
    assert items["key"] == ["id"]
    assert items["links"] == {"order_id": "shop.orders"}
    assert get_source(result.path, "shop.pair")["key"] == ["a", "b"]
    assert get_source(result.path, "shop.loose")["key"] == []
    assert get_source(result.path, "one")["links"] == {"order_id": "shop.orders", "a": "shop.loose"}


def test_columns_that_look_secret_are_digests_unless_told(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE u (id, password, resetToken, note); INSERT INTO u VALUES (1, 'geheim', NULL, 'x')")
    digest = "sha256:addb0f5e7826c857d7376d1bd9bc33c0"
    assert stored.rows(db(table="u")) == [f"shop 1\t{digest}\t\\N\tx"]
    assert stored.rows(db(query="SELECT password, note FROM u")) == [f"shop {digest}\tx"]
    assert stored.rows(db(table="u", digest=[])) == ["shop 1\tgeheim\t\\N\tx"]
    assert stored.rows(db(table="u", exclude=["password", "*Token"])) == ["shop 1\tx"]
    assert "geheim" not in (stored.folder / "out.json").read_text()
    assert stored.failure(db(table="u", digest=["nope"])).startswith('no column "nope" (digest)')


def test_typed_cells_carry_the_type(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE t (a, b, c, d, e); INSERT INTO t VALUES (1, '1', 1.0, x'31', NULL)")
    assert stored.rows(db(table="t", typed=True)) == ["shop integer:1\ttext:1\treal:1.0\tblob:x'31'\t\\N"]


def test_json_columns_are_sorted_by_key(stored: Stored) -> None:
    stored.sqlite(
        """CREATE TABLE t (a json, b text); INSERT INTO t VALUES ('{"b": 1.50, "a": []}', '{"b": 1, "a": 2}')"""
    )
    assert stored.rows(db(table="t")) == ['shop {"a":[],"b":1.50}\t{"b": 1, "a": 2}']


def test_half_a_surrogate_pair_in_json_stays_an_escape_and_is_no_broken_byte(stored: Stored) -> None:
    stored.sqlite("""CREATE TABLE t (id int, a json); INSERT INTO t VALUES (1, '{"b": "\\uD83D", "a": 1}'),
        (2, '"\\udc80"'), (3, CAST(x'228022' AS TEXT))""")
    assert stored.rows(db(table="t")) == [
        'shop 1\t{"a":1,"b":"\\\\ud83d"}', 'shop 2\t"\\\\udc80"', 'shop 3\t"\udc80"',
    ]  # fmt: skip


def test_what_cannot_be_read_says_why(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE t (a)")
    (stored.folder / "text.db").write_text("this is no database at all, only text\n" * 50)
    assert "No such file" in stored.failure(db(path="nope.db", table="t"))
    assert "Is a directory" in stored.failure(db(path=".", table="t"))
    os.mkfifo(stored.folder / "pipe")
    assert "it is no regular file" in stored.failure(db(path="pipe", table="t"))
    assert "not a database" in stored.failure(db(path="text.db", table="t"))
    assert stored.failure(db(table="nope")) == 'there is no table "nope"'
    assert "no such column" in stored.failure(db(query="SELECT nope FROM t"))
    assert "readonly" in stored.failure(db(query="INSERT INTO t VALUES (1) RETURNING a"))
    assert "no SELECT" in stored.failure(db(query="-- nothing"))
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    assert "timed out" in stored.failure(db(query=endless, timeoutS=0.3))
    assert not (stored.folder / "nope.db").exists()


def test_the_database_of_a_killed_app_is_read_with_its_log(stored: Stored) -> None:
    """The last writes of a killed process lie in the write-ahead log alone."""
    with closing(sqlite3.connect(stored.folder / "shop.db", isolation_level=None)) as app:
        app.execute("PRAGMA journal_mode=wal")
        app.execute("CREATE TABLE t (a)")
        app.execute("INSERT INTO t VALUES (1)")
        for name in ("shop.db", "shop.db-wal"):
            (stored.folder / f"left-{name}").write_bytes((stored.folder / name).read_bytes())
    os.rename(stored.folder / "left-shop.db-wal", stored.folder / "left.db-wal")
    os.rename(stored.folder / "left-shop.db", stored.folder / "left.db")
    assert stored.rows(db(path="left.db", table="t")) == ["shop 1"]


def test_all_sources_of_one_file_show_one_moment(stored: Stored) -> None:
    stored.sqlite("PRAGMA journal_mode=wal; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    (stored.folder / "same.db").symlink_to("shop.db")
    done: list[str] = []

    def write(label: str, count: int) -> None:
        if not done:
            done.append(label)
            with closing(sqlite3.connect(stored.folder / "shop.db")) as app:
                app.execute("INSERT INTO t VALUES (2)")
                app.commit()

    rows = stored.rows(db(label="a", table="t"), db(label="b", table="t", path="same.db"), on_progress=write)
    assert done == ["a"]
    assert rows == ["a 1", "b 1"]


def test_nothing_can_be_written_by_a_source(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE t (id int); INSERT INTO t VALUES (1)")
    queries = ("PRAGMA query_only = 0", "COMMIT", "DELETE FROM t", f"ATTACH '{stored.folder}/new.db' AS n")
    sources = [{**db(query=query), "label": f"q{number}"} for number, query in enumerate(queries)]
    assert len(stored.snapshot(*sources).failures) == len(queries)
    assert not (stored.folder / "new.db").exists()
    assert stored.rows(db(table="t")) == ["shop 1"]


def test_a_file_name_with_marks_of_addresses_is_that_file(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE t (a); INSERT INTO t VALUES (1)", name="a?mode=rw#b%20c.db")
    assert stored.rows(db(path="a?mode=rw#b%20c.db", table="t")) == ["shop 1"]
