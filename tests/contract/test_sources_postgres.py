"""The `postgres` source against a real PostgreSQL."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reticle.grade.snapshot_file import open_snapshot
from stored_state import POSTGRES, Stored, fresh_postgres, get_header, get_source

psycopg = pytest.importorskip("psycopg")

SHOP = """
CREATE TABLE orders (id int PRIMARY KEY, status text, total numeric(10,2), placed timestamptz, weight float8);
CREATE TABLE items (id int PRIMARY KEY, order_id int REFERENCES orders, note text);
INSERT INTO orders VALUES (1, 'paid', 1.50, '2026-01-01 10:00:00+01', 0.1), (2, NULL, NULL, NULL, NULL);
INSERT INTO items VALUES (5, 1, E'tab\\t nl\\n cr\\r back\\\\slash \\b\\f\\x0b');
INSERT INTO items VALUES (6, 1, '\\N'), (7, 1, 'NULL'), (8, 1, '');
"""


@pytest.fixture
def shop() -> Iterator[str]:
    with fresh_postgres(SHOP) as dsn:
        yield dsn


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    return Stored(tmp_path)


def pg(dsn: str, **more: Any) -> dict[str, Any]:
    return {"kind": "postgres", "label": "pg", "dsn": dsn, **more}


def test_each_value_has_one_canonical_cell(shop: str, stored: Stored) -> None:
    assert stored.rows(pg(shop, table="orders")) == [
        "pg 1\tpaid\t1.50\t2026-01-01 09:00:00+00\t0.1",
        "pg 2\t\\N\t\\N\t\\N\t\\N",
    ]
    assert stored.rows(pg(shop, table="items")) == [
        "pg 5\t1\ttab\\t nl\\n cr\\r back\\\\slash \b\f\v",
        "pg 6\t1\t\\\\N",
        "pg 7\t1\tNULL",
        "pg 8\t1\t",
    ]


def test_every_type_keeps_its_value(stored: Stored) -> None:
    script = """
    CREATE TABLE t (j json, jb jsonb, b bytea, a text[], i interval, m money, f float4, ok bool, d date, g int
        GENERATED ALWAYS AS (1 + 1) STORED);
    INSERT INTO t VALUES ('{"b": 1.50, "a": {"z": null, "y": "x\\ty"}, "b": 2}', '{"bb": 1, "a": 2}', '\\x00ff',
        ARRAY['a', 'b,"c'], '1 day 2 hours', '12.5', 0.1, true, '0044-03-15 BC');
    INSERT INTO t (f) VALUES ('NaN'), ('-Infinity'), ('-0');
    """
    with fresh_postgres(script) as dsn:
        rows = stored.rows(pg(dsn, table="t"))
    assert (
        "pg "
        + '{"a":{"y":"x\\\\ty","z":null},"b":1.50,"b":2}\t{"a":2,"bb":1}\t\\\\x00ff\t{a,"b,\\\\"c"}\t1 day 02:00:00\t'
        "$12.50\t0.1\tt\t0044-03-15 BC\t2"
    ) in rows
    assert {row.split("\t")[6] for row in rows} == {"0.1", "NaN", "-Infinity", "-0"}


def test_key_links_and_columns_stand_in_the_header(shop: str, stored: Stored) -> None:
    result = stored.snapshot(pg(shop, tables="*"))
    items = get_source(result.path, "pg.items")
    assert items["columns"] == ["id", "order_id", "note"]
    assert items["key"] == ["id"]
    assert items["links"] == {"order_id": "pg.orders"}
    assert items["parent"] == "pg"
    assert get_header(result.path)["settings"]["postgres"]["timezone"] == "UTC"


def test_every_table_is_a_source_and_its_name_a_row(stored: Stored) -> None:
    script = """
    CREATE SCHEMA audit; CREATE TABLE audit."Odd name/é" (a int); INSERT INTO audit."Odd name/é" VALUES (1);
    CREATE TABLE part (id int, d date) PARTITION BY RANGE (d);
    CREATE TABLE part_2026 PARTITION OF part FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
    INSERT INTO part VALUES (1, '2026-05-05');
    CREATE TABLE parent (a int); CREATE TABLE child () INHERITS (parent);
    INSERT INTO parent VALUES (1); INSERT INTO child VALUES (2);
    CREATE TABLE session_store (a int); CREATE VIEW v AS SELECT 1 AS a; CREATE SEQUENCE s;
    """
    with fresh_postgres(script) as dsn:
        assert stored.rows(pg(dsn, tables="*", skip=["session*"])) == [
            "pg audit.Odd name/é",
            "pg child",
            "pg parent",
            "pg part",
            "pg.audit.Odd%20name%2F%C3%A9 1",
            "pg.child 2",
            "pg.parent 1",
            "pg.part 1\t2026-05-05",
        ]


def test_columns_that_look_secret_are_digests_unless_told(stored: Stored) -> None:
    with fresh_postgres(
        "CREATE TABLE u (id int, password_hash text, note text); INSERT INTO u VALUES (1, 'geheim', 'x')"
    ) as dsn:
        (by_default,) = stored.rows(pg(dsn, table="u"))
        (plain,) = stored.rows(pg(dsn, table="u", digest=[]))
        (named,) = stored.rows(pg(dsn, table="u", digest=["note"], exclude=["password*"]))
        (queried,) = stored.rows(pg(dsn, query="SELECT password_hash AS password, note FROM u;"))
        missing = stored.failure(pg(dsn, table="u", exclude=["nope"]))
    assert by_default == "pg 1\tsha256:addb0f5e7826c857d7376d1bd9bc33c0\tx"
    assert plain == "pg 1\tgeheim\tx"
    assert named == "pg 1\tsha256:2d711642b726b04401627ca9fbac32f5"
    assert queried == "pg sha256:addb0f5e7826c857d7376d1bd9bc33c0\tx"
    assert missing == 'no column "nope" (exclude), it has: id, password_hash, note'


def test_views_are_read_when_named_and_a_table_without_columns_is_told(stored: Stored) -> None:
    script = (
        "CREATE VIEW v AS SELECT 1 AS a, 'x' AS b; CREATE MATERIALIZED VIEW m AS SELECT 2 AS a; CREATE TABLE none ()"
    )
    with fresh_postgres(script) as dsn:
        assert stored.rows(pg(dsn, table="v")) == ["pg 1\tx"]
        assert stored.rows(pg(dsn, table="m")) == ["pg 2"]
        assert stored.failure(pg(dsn, table="none")) == "no column is left to read"
        assert stored.failure(pg(dsn, tables="*")) == "no column is left to read"


def test_typed_cells_carry_the_type(stored: Stored) -> None:
    with fresh_postgres(
        "CREATE TABLE t (a int, b text, c json); INSERT INTO t VALUES (1, '1', '{\"b\":1,\"a\":2}'), (NULL, NULL, NULL)"
    ) as dsn:
        assert stored.rows(pg(dsn, table="t", typed=True)) == [
            "pg \\N\t\\N\t\\N",
            'pg int4:1\ttext:1\tjson:{"a":2,"b":1}',
        ]


def test_a_query_may_name_a_column_twice_and_end_in_a_comment(shop: str, stored: Stored) -> None:
    assert stored.rows(pg(shop, query="SELECT id, id FROM orders WHERE id = 1 -- the first;")) == ["pg 1\t1"]


SETTINGS = [
    "SET timezone = 'Asia/Tokyo'", "SET datestyle = 'German'", "SET intervalstyle = 'iso_8601'",
    "SET bytea_output = 'escape'", "SET extra_float_digits = 0", "SET lc_monetary = 'C.UTF-8'",
    "SET quote_all_identifiers = on", "SET search_path = pg_catalog", "SET standard_conforming_strings = off",
    "SET client_encoding = 'LATIN1'", "SET xmlbinary = 'hex'", "SET row_security = on",
]  # fmt: skip


@pytest.mark.parametrize("scope", ["database", "role"])
def test_an_untouched_database_gives_the_same_bytes_under_other_server_defaults(
    shop: str, stored: Stored, scope: str
) -> None:
    name = shop.rsplit("/", 1)[1]
    query = "SELECT placed, interval '1 day', 'a\\b', '\\x00ff'::bytea, 1::money, 1/3.0::float8 FROM public.orders"
    sources = (pg(shop, tables="*"), pg(shop, label="q", query=query))
    with psycopg.connect(shop, autocommit=True) as database:
        database.execute("CREATE TABLE odd (r regclass, b bytea, i interval, m money, f float8, x xml)")
        database.execute("INSERT INTO odd VALUES ('orders', '\\x00ff', '1 day', '1.5', 0.1 + 0.2, '<a/>')")
        before = stored.snapshot(*sources).path.read_bytes()
        user = f"reticle_{name[-10:]}"
        try:
            if scope == "role":
                database.execute(f"CREATE ROLE {user} SUPERUSER LOGIN")
            for setting in SETTINGS:
                database.execute(f"ALTER {scope} {user if scope == 'role' else name} {setting}")
            again = shop if scope == "database" else shop.replace("postgres@", f"{user}@")
            after = stored.snapshot(*({**source, "dsn": again} for source in sources)).path.read_bytes()
        finally:
            if scope == "role":
                database.execute(f"DROP ROLE {user}")
    assert after == before


def test_an_untouched_database_gives_the_same_bytes_under_another_client(
    shop: str, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stored.snapshot(pg(shop, tables="*")).path.read_bytes()
    client = {"TZ": "Asia/Kathmandu", "LC_ALL": "de_DE.UTF-8", "PGTZ": "America/Lima", "PGDATESTYLE": "SQL, DMY"}
    client |= {"PGCLIENTENCODING": "LATIN1", "PGOPTIONS": "-c extra_float_digits=0"}
    for name, value in client.items():
        monkeypatch.setenv(name, value)
    assert stored.snapshot(pg(shop, tables="*")).path.read_bytes() == before


def test_all_sources_of_one_database_show_one_moment(shop: str, stored: Stored) -> None:
    """A row that is added while the first source is read is in none of them."""
    writer = psycopg.connect(shop, autocommit=True)
    done: list[str] = []

    def write(label: str, count: int) -> None:
        if label == "a" and not done:
            writer.execute("INSERT INTO orders (id) VALUES (3)")
            done.append(label)

    with writer:
        rows = stored.rows(
            pg(shop, label="a", query="SELECT count(*) FROM orders"),
            pg(shop, label="b", query="SELECT count(*) FROM orders"),
            pg(shop, label="c", table="orders"),
            on_progress=write,
        )
    assert done
    assert rows[:2] == ["a 2", "b 2"]
    assert len(rows) == 4


def test_nothing_can_be_written_by_a_source(shop: str, stored: Stored) -> None:
    reason = stored.failure(pg(shop, query="SELECT nextval(pg_get_serial_sequence('orders', 'id')), setseed(0.1) "
                                           "FROM (SELECT pg_advisory_xact_lock(1)) x; DROP TABLE items"))  # fmt: skip
    assert "syntax error" in reason
    assert len(stored.rows(pg(shop, table="items"))) == 4


def test_one_failed_source_leaves_the_others_of_its_database(shop: str, stored: Stored) -> None:
    result = stored.snapshot(
        pg(shop, label="bad", query="SELECT nope FROM orders"),
        pg(shop, label="gone", table="nope"),
        pg(shop, label="slow", query="SELECT pg_sleep(60)", timeoutS=0.3),
        pg(shop, label="good", table="orders"),
    )
    assert result.exit_code == 2
    reasons = {failure.label: failure.reason for failure in result.failures}
    assert set(reasons) == {"bad", "gone", "slow"}
    assert "nope" in reasons["bad"]
    assert reasons["gone"] == 'there is no table "nope"'
    assert "timed out" in reasons["slow"]
    with open_snapshot(result.path) as snapshot:
        assert len(list(snapshot.iter_lines("good"))) == 2


def test_a_table_dropped_while_reading_is_unread_and_the_rest_is_written(shop: str, stored: Stored) -> None:
    def drop(label: str, count: int) -> None:
        if label == "pg.items":
            with psycopg.connect(shop, autocommit=True) as other:
                other.execute("DROP TABLE IF EXISTS zebras")

    with psycopg.connect(shop, autocommit=True) as database:
        database.execute("CREATE TABLE zebras (id int)")
    # Names are read first, so the table is still expected when its turn comes.
    result = stored.snapshot(pg(shop, tables="*"), on_progress=drop)
    (failure,) = result.failures
    assert failure.label == "pg.zebras"
    assert 'relation "public.zebras" does not exist' in failure.reason
    assert get_source(result.path, "pg.items")["rows"] == 4
    assert get_source(result.path, "pg")["rows"] == 3


def test_the_servers_own_statement_timeout_does_not_end_a_reading(shop: str, stored: Stored) -> None:
    with psycopg.connect(shop, autocommit=True) as database:
        database.execute(f"ALTER DATABASE {shop.rsplit('/', 1)[1]} SET statement_timeout = '300ms'")
    slow = "SELECT a FROM generate_series(1, 6) a, LATERAL (SELECT pg_sleep(0.1 + a * 0)) s"
    assert len(stored.rows(pg(shop, query=slow))) == 6


def test_a_locked_table_times_out(shop: str, stored: Stored) -> None:
    with psycopg.connect(shop) as holder:
        holder.execute("LOCK TABLE orders IN ACCESS EXCLUSIVE MODE")
        result = stored.snapshot(
            pg(shop, label="held", table="orders", timeoutS=0.3), pg(shop, label="free", table="items", timeoutS=0.3)
        )
    assert [failure.label for failure in result.failures] == ["held"]
    assert get_source(result.path, "free")["rows"] == 4


@pytest.mark.full
def test_a_server_that_accepts_and_never_answers_times_out(stored: Stored) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        reason = stored.failure(pg(f"postgresql://postgres@127.0.0.1:{port}/x", table="t", timeoutS=1))
    assert "timeout" in reason or "timed out" in reason


def test_rows_hidden_by_a_policy_are_a_failure_and_not_a_smaller_table(stored: Stored) -> None:
    script = """
    CREATE TABLE t (a int); INSERT INTO t VALUES (1); ALTER TABLE t ENABLE ROW LEVEL SECURITY;
    """
    with fresh_postgres(script) as dsn:
        user = "reticle_rls_" + dsn[-8:]
        with psycopg.connect(dsn, autocommit=True) as database:
            database.execute(f"CREATE ROLE {user} LOGIN")
            try:
                database.execute(f"GRANT SELECT ON t TO {user}")
                reason = stored.failure(pg(dsn.replace("postgres@", f"{user}@"), table="t"))
            finally:
                database.execute(f"DROP OWNED BY {user}")
                database.execute(f"DROP ROLE {user}")
    assert "row-level security" in reason
    assert "BYPASSRLS" in reason


def test_a_password_is_never_printed(stored: Stored) -> None:
    stored.env["SHOP_DSN"] = "postgresql://nobody:tops3cret@127.0.0.1:1/nope?sslpassword=anoth3r"
    reason = stored.failure(pg("${SHOP_DSN}", table="t"))
    text = (stored.folder / "out.json").read_text() + reason
    assert "tops3cret" not in text
    assert "anoth3r" not in text


def test_an_address_with_a_driver_in_its_scheme_is_understood(shop: str, stored: Stored) -> None:
    assert len(stored.rows(pg(shop.replace("postgresql://", "postgresql+psycopg://"), table="orders"))) == 2


def test_a_table_is_found_by_exact_name_first_then_in_lower_case(stored: Stored) -> None:
    with fresh_postgres(
        'CREATE TABLE "Users" (a int); CREATE TABLE users (b int); CREATE SCHEMA s; CREATE TABLE s.only (c int)'
    ) as dsn:
        assert get_source(stored.snapshot(pg(dsn, table="Users")).path, "pg")["columns"] == ["a"]
        assert get_source(stored.snapshot(pg(dsn, table="USERS")).path, "pg")["columns"] == ["b"]
        assert get_source(stored.snapshot(pg(dsn, table="s.only")).path, "pg")["columns"] == ["c"]
        assert get_source(stored.snapshot(pg(dsn, table="only")).path, "pg")["columns"] == ["c"]


def test_a_connection_that_is_cut_fails_what_was_not_read_yet(shop: str, stored: Stored) -> None:
    def cut(label: str, count: int) -> None:
        if label == "a":
            with psycopg.connect(POSTGRES + "postgres", autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = %s AND application_name = 'reticle'",
                    [shop.rsplit("/", 1)[1]],
                )

    result = stored.snapshot(pg(shop, label="a", table="orders"), pg(shop, label="b", table="items"), on_progress=cut)
    assert "b" in [failure.label for failure in result.failures]
    assert result.exit_code == 2


def test_rows_of_every_length_come_whole(stored: Stored) -> None:
    lengths = [0, 1, 255, 256, 8191, 8192, 65_535, 65_536, 3_000_000]
    values = ", ".join(f"({number}, repeat('d', {length}))" for number, length in enumerate(lengths))
    with fresh_postgres(f"CREATE TABLE t (id int, v text); INSERT INTO t VALUES {values}") as dsn:
        with psycopg.connect(dsn, autocommit=True) as database:
            many = "SELECT 100 + i, repeat(E'\\n\\t\\\\d', i % 700) FROM generate_series(1, 5000) i"
            database.execute(f"INSERT INTO t {many}")
        rows = stored.rows(pg(dsn, table="t"))
    expected = [f"pg {number}\t{'d' * length}" for number, length in enumerate(lengths)]
    expected += [f"pg {100 + number}\t" + "\\n\\t\\\\d" * (number % 700) for number in range(1, 5001)]
    assert sorted(rows) == sorted(expected)


def test_the_transaction_goes_on_after_a_failure_in_the_middle_of_rows(shop: str, stored: Stored) -> None:
    late = "SELECT CASE WHEN i < 99999 THEN i ELSE i / (i - 99999) END FROM generate_series(1, 99999) i"
    slow = "SELECT i, CASE WHEN i = 500 THEN pg_sleep(60) END FROM generate_series(1, 500) i"
    result = stored.snapshot(
        pg(shop, label="late", query=late),
        pg(shop, label="slow", query=slow, timeoutS=0.3),
        pg(shop, label="noisy", query="SELECT xmlcomment('x') FROM generate_series(1, 3)"),
        pg(shop, label="good", table="orders"),
    )
    reasons = {failure.label: failure.reason for failure in result.failures}
    assert reasons == {"late": "division by zero", "slow": "timed out: nothing came for 0.3 s"}
    assert get_source(result.path, "good")["rows"] == 2
    assert get_source(result.path, "noisy")["rows"] == 3


def test_a_reading_that_is_given_up_in_the_middle_closes_the_connection(shop: str, stored: Stored) -> None:
    def stop(label: str, count: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stored.snapshot(pg(shop, query="SELECT * FROM generate_series(1, 1000000)"), on_progress=stop)
    assert len(stored.rows(pg(shop, table="orders"))) == 2
