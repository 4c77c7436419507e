"""Writes snapshot files for tests, straight from the description of the format."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reticle.grade.lines import encode_line


@dataclass(frozen=True)
class Table:
    """Rows of one source, as cells. `columns` None means that nothing names them."""

    rows: Sequence[Sequence[str]]
    columns: Sequence[str] | None = None
    key: Sequence[str] | None = None
    links: Mapping[str, str] = field(default_factory=dict)
    kind: str = "postgres"
    error: str | None = None
    parent: str | None = None
    typed: bool = False


def plain_text(lines: Sequence[str]) -> str:
    """Spell a snapshot without a header."""
    return json.dumps({"version": 1, "lines": list(lines)})


def write_plain(path: Path, lines: Sequence[str]) -> Path:
    """Write a snapshot without a header."""
    path.write_text(plain_text(lines), encoding="utf-8")
    return path


def write_tables(
    path: Path,
    tables: Mapping[str, Table],
    *,
    taken_at: str | None = None,
    generated: Mapping[str, str] | None = None,
    url: str | None = None,
    change: Mapping[str, Any] | None = None,
) -> Path:
    """Write a snapshot with a header. `change` replaces fields of source entries by label, to make one that lies."""
    body: list[bytes] = []
    entries: list[dict[str, Any]] = []
    spans: dict[str, list[bytes]] = {}
    for label, table in sorted(tables.items()):
        lines = sorted(encode_line(f"state {label} " + "\t".join(row)) for row in table.rows)
        spans[label] = lines
        body += lines
        if table.error is not None:
            body.append(encode_line(f"state read failed: {label}: {table.error}"))
    if url is not None:
        body.append(encode_line(f"url {url}"))
    body.sort()
    starts: dict[bytes, int] = {}
    at = 0
    for number, line in enumerate(body):
        starts.setdefault(line, at)
        at += len(line) + (2 if number < len(body) - 1 else 1)
    for label, table in tables.items():
        lines = spans[label]
        start = starts[lines[0]] if lines else 0
        last = sum(len(line) + 2 for line in lines)
        end = min(start + last, at)
        entry: dict[str, Any] = {
            "label": label,
            "kind": table.kind,
            "columns": list(table.columns) if table.columns is not None else None,
            "rows": len(lines),
            "sha256": hashlib.sha256(b"".join(line + b"\n" for line in lines)).hexdigest(),
            "bytes": [start, end],
            "error": table.error,
        }
        if table.key is not None:
            entry["key"] = list(table.key)
        if table.links:
            entry["links"] = dict(table.links)
        if table.parent is not None:
            entry["parent"] = table.parent
        if table.typed:
            entry["typed"] = True
        entry.update((change or {}).get(label, {}))
        entries.append(entry)
    clock = {"takenAt": taken_at, "generated": dict(generated or {})}
    header = json.dumps({"clock": clock, "settings": {}, "sources": entries}, ensure_ascii=False)
    with path.open("wb") as file:
        file.write(b'{"version":1,"header":' + header.encode() + b',"lines":[\n')
        file.write(b",\n".join(body) + (b"\n" if body else b""))
        file.write(b"]}\n")
    return path
