"""Makes a state declaration that lists every table, so that nobody has to write it by hand."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from reticle.errors import InputError, SourceUnreadError, UsageError
from reticle.model.base import dump_json
from reticle.model.state import CommandSource, MysqlSource, PostgresSource, Source, SqliteSource, StateDeclaration
from reticle.sources.answer import read_answer
from reticle.sources.environment import expand, learn_dsn, learn_environment, list_passwords
from reticle.sources.read import list_database_tables
from reticle.sources.reading import ReadContext
from reticle.sources.tables import DatabaseSource, escape_label
from reticle.store.files import write_whole
from reticle.text import Redactor, plural

_NAME = re.compile(r"[A-Za-z0-9_$]+")
_SLOT = "{table}"
_NAMES = {
    "sqlite": "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    "postgres": "select relnamespace::regnamespace || '.' || relname as name from pg_class "
    "where relkind in ('r', 'p') and not relispartition and relpersistence <> 't' "
    "and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'",
    "mysql": "select table_name as name from information_schema.tables where table_schema = database() "
    "and table_type in ('BASE TABLE', 'SYSTEM VERSIONED')",
}
"""What lists the tables of a database, without partitions, which come with time."""


@dataclass(frozen=True)
class TablesResult:
    """The declaration that was written. `refused` are names with other characters, `skipped` those of `--skip`."""

    path: Path
    tables: tuple[str, ...]
    skipped: tuple[str, ...]
    refused: tuple[str, ...]

    @property
    def summary(self) -> str:
        """Say in one line what was written."""
        skipped = f", {len(self.skipped)} skipped: {', '.join(self.skipped)}" if self.skipped else ""
        return f"{self.path}: {plural(len(self.tables), 'table')}{skipped}"

    def to_json(self) -> dict[str, Any]:
        """Return `{out, tables[], skipped[], refused[]}`."""
        return {
            "out": str(self.path),
            "tables": list(self.tables),
            "skipped": list(self.skipped),
            "refused": list(self.refused),
        }


def declare_by_command(
    list_command: str,
    rows_template: str,
    out: Path,
    *,
    container: str | None = None,
    skip: tuple[str, ...] = (),
    env: Mapping[str, str] | None = None,
    redactor: Redactor | None = None,
) -> TablesResult:
    """Write a declaration with one `command` source per table.

    The first column of each line that `list_command` prints is a table's name; `{table}` in `rows_template` stands for
    it. `skip` are prefixes of names to leave out. Raises UsageError (no `{table}`, no table at all), SourceUnreadError
    when the list cannot be read; nothing is written then.
    """
    if _SLOT not in rows_template:
        raise UsageError(f'--rows "{rows_template}" has no {_SLOT}', hint='for example "select * from {table}"')
    context = _context(out, env, redactor)
    lister = CommandSource(kind="command", label="list", command=list_command, container=container, separator="")
    try:
        lines = read_answer(lister, context)
    except SourceUnreadError as caught:
        raise SourceUnreadError(f"the list of tables cannot be read: {caught.message}", label="list") from None
    names = list(dict.fromkeys(line.split("\t")[0].strip() for line in lines if line.strip()))
    refused = tuple(name for name in names if not _NAME.fullmatch(name))
    tables, skipped = _without_skipped([name for name in names if _NAME.fullmatch(name)], skip)
    sources: list[Source] = [
        CommandSource(
            kind="command", label=_label(name), command=rows_template.replace(_SLOT, name), container=container
        )
        for name in tables
    ]
    _write(out, sources, f"the list has {len(names)} names, {len(skipped)} skipped and {len(refused)} refused")
    return TablesResult(out, tables, skipped, refused)


def declare_by_dsn(
    dsn: str,
    out: Path,
    *,
    skip: tuple[str, ...] = (),
    env: Mapping[str, str] | None = None,
    redactor: Redactor | None = None,
    names: bool = False,
) -> TablesResult:
    """Write a declaration with one source per table of a database.

    With `names` one more source holds the names of all tables, so that a table that comes later is seen.

    `dsn` is an address (`postgres://`, `mysql://`, `mariadb://`, `sqlite:///PATH`) or the path of a SQLite file.
    `${VAR}` in it is filled in for the reading and stays as it is in the file, so that a password can stay out of it.
    Raises UsageError for a password that would be written, SourceUnreadError when the database cannot be read.
    """
    redactor = redactor or Redactor()
    context = _context(out, env, redactor)
    learn_dsn(dsn, redactor)
    if list_passwords(re.sub(r"\$\{[^}]*\}", "", dsn)):
        raise UsageError(
            "--dsn holds a password, and it would be written into the declaration",
            hint="export RETICLE_DATABASE_URL='…' and pass --dsn '${RETICLE_DATABASE_URL}'",
        )
    whole = _every_table(dsn, expand(dsn, context.env, where="--dsn", used=context.used), context.folder)
    found = list_database_tables(whole, context)
    twice = sorted({name for name in found if found.count(name) > 1})
    if twice:
        raise InputError(
            f"two tables are called {twice[0]}: one of a schema, one with a dot in its name",
            hint=f'declare them by hand: {{"kind": "{whole.kind}", …, "tables": "*"}}',
        )
    tables, skipped = _without_skipped(found, skip)
    sources: list[Source] = [
        whole.model_copy(update={"label": _label(name), "tables": None, "table": name}) for name in tables
    ]
    if names:
        label = next(one for one in ("tables", "table-names", "tables.") if one not in {made.label for made in sources})
        sources.append(whole.model_copy(update={"label": label, "tables": None, "query": _NAMES[whole.kind]}))
    _write(out, sources, f"the database has {len(found)} tables, {len(skipped)} skipped")
    return TablesResult(out, tables, skipped, ())


def _every_table(written: str, expanded: str, folder: Path) -> DatabaseSource:
    """Make the source that reads every table of a database; `written` is the address as the file will hold it."""
    label = "tables"
    scheme = expanded.partition("://")[0].lower().split("+")[0] if "://" in expanded else ""
    if scheme in ("postgres", "postgresql") or (not scheme and re.search(r"\b(host|dbname)\s*=", expanded)):
        return PostgresSource(kind="postgres", label=label, dsn=written, tables="*")
    if scheme in ("mysql", "mariadb"):
        return MysqlSource(kind="mysql", label=label, dsn=written, tables="*")
    if scheme in ("", "sqlite", "file"):
        path = urlsplit(expanded).path if scheme else expanded
        if scheme == "sqlite":  # sqlite:///relative and sqlite:////absolute, as SQLAlchemy has it
            path = expanded.partition("://")[2].removeprefix("/")
        if "${" in written:
            return SqliteSource(kind="sqlite", label=label, path=written, tables="*")
        return SqliteSource(
            kind="sqlite", label=label, path=os.path.relpath(os.path.realpath(path), folder), tables="*"
        )
    raise UsageError(f'--dsn: "{scheme}" is no database that can be read', hint="postgres, mysql, mariadb or sqlite")


def _without_skipped(names: list[str], prefixes: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    skipped = tuple(name for name in names if name.startswith(prefixes)) if prefixes else ()
    return tuple(name for name in names if name not in skipped), skipped


def _label(name: str) -> str:
    return "%72ead" if name == "read" else ".".join(map(escape_label, name.split(".")))


def _context(out: Path, env: Mapping[str, str] | None, redactor: Redactor | None) -> ReadContext:
    folder = Path(os.path.realpath(out)).parent
    if not folder.is_dir():
        raise UsageError(f"--out {out}: {folder} is no folder", hint=f"mkdir -p {folder}")
    context = ReadContext(dict(os.environ) if env is None else env, folder, redactor or Redactor())
    learn_environment(context.env, context.redactor)
    return context


def _write(out: Path, sources: list[Source], found: str) -> None:
    if not sources:
        raise InputError(f"no table is left to declare: {found}")
    try:
        write_whole(out, dump_json(StateDeclaration(sources=sources).to_json()))
    except OSError as caught:
        raise UsageError(f"{out} cannot be written: {caught.strerror or caught}") from None
