"""What PostgreSQL's catalog says of tables."""

from __future__ import annotations

from typing import Any

import psycopg

from reticle.sources.tables import Column, Table

# A table that belongs to an extension is none of the app's. Partitions are read through their parent.
_TABLES = """
SELECT n.nspname, c.relname, c.relkind = 'p'
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence <> 't'
  AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d
                  WHERE d.classid = 'pg_catalog.pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
ORDER BY 1, 2
"""
_NAMED = """
SELECT n.nspname, c.relname, c.relkind = 'p',
       array_position(pg_catalog.current_schemas(false), n.nspname) AS on_path,
       c.relname = %(name)s OR n.nspname || '.' || c.relname = %(name)s AS exact
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname !~ '^pg_(toast|temp)'
  AND (c.relname = %(name)s OR n.nspname || '.' || c.relname = %(name)s
       OR c.relname = lower(%(name)s) OR n.nspname || '.' || c.relname = lower(%(name)s))
"""
_COLUMNS = """
SELECT a.attname, coalesce(b.typname, t.typname), coalesce(to_jsonb(a) ->> 'attgenerated', '') <> ''
FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
LEFT JOIN pg_catalog.pg_type b ON b.oid = nullif(t.typbasetype, 0)
WHERE a.attrelid = %s AND a.attnum > 0 AND NOT a.attisdropped
ORDER BY a.attnum
"""
_KEY = """
SELECT a.attname
FROM pg_catalog.pg_index i
CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY k(number, place)
JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
WHERE i.indrelid = %s AND i.indisprimary
ORDER BY k.place
"""
_LINKS = """
SELECT a.attname, n.nspname, c.relname, f.attname
FROM pg_catalog.pg_constraint o
JOIN pg_catalog.pg_attribute a ON a.attrelid = o.conrelid AND a.attnum = o.conkey[1]
JOIN pg_catalog.pg_class c ON c.oid = o.confrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_attribute f ON f.attrelid = o.confrelid AND f.attnum = o.confkey[1]
WHERE o.conrelid = %s AND o.contype = 'f' AND array_length(o.conkey, 1) = 1 AND NOT c.relispartition
ORDER BY o.oid
"""
_OID = """
SELECT c.oid, c.relkind NOT IN ('r')
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = %s AND c.relname = %s
"""
Connection = psycopg.Connection[tuple[Any, ...]]


def list_tables(db: Connection) -> list[Table]:
    """Return the tables with data of the app, undescribed."""
    return [Table(schema, name, partitioned=partitioned) for schema, name, partitioned in db.execute(_TABLES)]


def find_table(db: Connection, name: str) -> Table | None:
    """Return the table or view of a name, with or without schema; the exact spelling wins over the lower-case one."""
    found = db.execute(_NAMED, {"name": name}).fetchall()
    found = [row for row in found if row[4]] or found

    def nearness(row: tuple[Any, ...]) -> tuple[int, bool]:
        return (row[3] if row[3] is not None else 1 << 30, row[0] != "public")

    found.sort(key=nearness)
    if not found or (len(found) > 1 and nearness(found[0]) == nearness(found[1])):
        return None
    schema, table, partitioned, *_ = found[0]
    return Table(schema, table, partitioned=partitioned)


def describe_table(db: Connection, table: Table) -> Table:
    """Return the table with columns in its own order, primary key and one-column foreign keys.

    Raises psycopg.errors.UndefinedTable when it is gone.
    """
    row = db.execute(_OID, [table.schema, table.name]).fetchone()
    if row is None:
        raise psycopg.errors.UndefinedTable(f'relation "{table.schema}.{table.name}" does not exist')
    oid, special = row
    columns = db.execute(_COLUMNS, [oid]).fetchall()
    links: dict[str, tuple[str, str, str]] = {}
    for column, schema, target, key in db.execute(_LINKS, [oid]):
        links.setdefault(column, (schema, target, key))
    return Table(
        table.schema,
        table.name,
        tuple(Column(name, kind) for name, kind, _ in columns),
        tuple(name for (name,) in db.execute(_KEY, [oid])),
        links,
        partitioned=special,
        needs_select=special or any(generated for *_, generated in columns),
    )
