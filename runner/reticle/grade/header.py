"""The header of a snapshot file: when it was taken, and what stands where for every source.

```
{"version":1,"header":{"clock":{…},"settings":{…},"sources":[…]},"lines":[
"state orders 1\\tpaid",
"url http://127.0.0.1/orders"
]}
```

`bytes` of a source is [start, end) of its lines, commas and newlines included, counted from the first byte after the
newline that ends the header line. `sha256` is the hex digest over the source's JSON strings, each followed by one
newline, without commas. A source that could not be read has `error`, no rows, and a `state read failed:` line.
"""

from __future__ import annotations

from typing import Any

from pydantic import Field

from reticle.model.base import Model

VERSION = 1


class SnapshotClock(Model):
    """What the run's "now" was.

    `taken_at` is the app's time as RFC 3339; `generated` are the values that a flow made up for this run, by their
    names (`unique`, `today`, `today+3d`).
    """

    taken_at: str | None = None
    generated: dict[str, str] = {}


class SourceEntry(Model):
    """One source of a snapshot, after `"tables": "*"` was spread out (then each table is an entry of its own).

    `columns` are the names in the order of the cells, None where nothing names them. `key` are the primary key's
    columns (None: unknown, as for a command; []: the table has none). `links` are the foreign keys to one column,
    the database's own and the declared ones: column → label of the source whose key it holds. `typed` says that each
    cell is spelled `<type>:<text>`. `parent` is the label whose rows are the table names, for a table of
    `"tables": "*"`.
    """

    label: str
    kind: str
    columns: list[str] | None = None
    rows: int = Field(default=0, ge=0)
    sha256: str | None = None
    bytes: tuple[int, int] | None = None
    error: str | None = None
    key: list[str] | None = None
    links: dict[str, str] = {}
    separator: str = "\t"
    typed: bool = False
    parent: str | None = None


class SnapshotHeader(Model):
    """Everything that the first line of a snapshot says. `settings` are the pinned settings of the databases."""

    clock: SnapshotClock = SnapshotClock()
    settings: dict[str, Any] = {}
    sources: list[SourceEntry] = []

    def find(self, label: str) -> SourceEntry | None:
        """Return the entry of a label, or None."""
        return next((entry for entry in self.sources if entry.label == label), None)
