"""State declarations (`state/<name>.json`): where the app's stored data is read."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from reticle.model.base import Model

LABEL = re.compile(r"[A-Za-z0-9_.%-]+")


class _Source(Model):
    label: str
    ignore: list[str] = []
    """ECMAScript regular expressions. What they match is taken out; a row that is wholly matched is taken out."""
    timeout_s: float = Field(default=30, gt=0, le=3600)
    """A command or an address has this long in all; a database may go this long without a row."""

    @field_validator("label")
    @classmethod
    def _label(cls, value: str) -> str:
        if not LABEL.fullmatch(value) or value == "read":
            raise ValueError(f'label "{value}" is not allowed: letters, digits, _ . % - and not "read"')
        return value


class CommandSource(_Source):
    """Any program that prints rows. With `container` it runs through `docker exec`."""

    kind: Literal["command"]
    command: str = Field(min_length=1)
    container: str | None = None
    separator: str = "\t"
    columns: list[str] | None = None


class FileSource(_Source):
    """A file of plain lines, or every file that a glob names."""

    kind: Literal["file"]
    path: str = Field(min_length=1)
    separator: str = "\t"
    columns: list[str] | None = None


class _DatabaseSource(_Source):
    table: str | None = None
    tables: Literal["*"] | list[str] | None = None
    query: str | None = None
    skip: list[str] = []
    exclude: list[str] = []
    digest: list[str] | None = None
    typed: bool = False
    links: dict[str, str] = {}
    """Declared foreign keys beyond the database's own: column → source label."""

    @model_validator(mode="after")
    def _one_of(self) -> _DatabaseSource:
        given = [name for name in ("table", "tables", "query") if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(f'needs exactly one of "table", "tables", "query", found {given or "none"}')
        return self


class SqliteSource(_DatabaseSource):
    """A SQLite file."""

    kind: Literal["sqlite"]
    path: str = Field(min_length=1)


class PostgresSource(_DatabaseSource):
    """A PostgreSQL database."""

    kind: Literal["postgres"]
    dsn: str = Field(min_length=1)


class MysqlSource(_DatabaseSource):
    """A MySQL or MariaDB database."""

    kind: Literal["mysql"]
    dsn: str = Field(min_length=1)


class HttpSource(_Source):
    """JSON from an address; `select` is a path like `items[*]`."""

    kind: Literal["http"]
    url: str = Field(min_length=1)
    select: str | None = None
    headers: dict[str, str] = {}
    typed: bool = False


Source = Annotated[
    CommandSource | FileSource | SqliteSource | PostgresSource | MysqlSource | HttpSource, Field(discriminator="kind")
]


class StateDeclaration(Model):
    """The sources of one state file."""

    schema_: str | None = Field(default=None, alias="$schema")
    version: Literal[1] = 1
    sources: list[Source] = Field(min_length=1)

    @model_validator(mode="after")
    def _unique(self) -> StateDeclaration:
        seen: set[str] = set()
        for source in self.sources:
            if source.label in seen:
                raise ValueError(f'label "{source.label}" is used twice')
            seen.add(source.label)
        return self


MatchKind = Literal["exact", "number", "set", "includes", "date", "datetime", "duration", "list", "url"]


class Answer(Model):
    """How a run's final answer is checked: rows of `source` (or fixed `values`) are the correct answer."""

    source: Source | None = None
    values: list[str | int | float | bool | None] | None = None
    match: MatchKind = "exact"
    none: list[str] = ["N/A"]
    locale: str | None = None
    zone: str | None = None
    year_optional: bool = False
    extra_parameters: bool = False
    boundary: bool = False

    @model_validator(mode="after")
    def _one_of(self) -> Answer:
        if (self.source is None) == (self.values is None):
            raise ValueError('needs exactly one of "source", "values"')
        return self


class ExpectFile(Model):
    """The file of `grade judge --expect`."""

    schema_: str | None = Field(default=None, alias="$schema")
    version: Literal[1] = 1
    answer: Answer
