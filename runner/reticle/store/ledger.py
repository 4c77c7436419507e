"""The ledger of runs: what every replay of a flow came to, keyed by the flow and the code that it ran on.

A SQLite file below `.reticle/`. It measures and proposes; nothing is judged by it alone, so that a gate is whole
without it. Replays of unknown code count for nothing but their duration.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from reticle.errors import InputError

_VERSION = 1
_KEPT = 50_000
_LAST = 5
_LATELY = 100
_PATIENCE_S = 20.0
_TABLE = """
CREATE TABLE IF NOT EXISTS replays (
  id INTEGER PRIMARY KEY, at TEXT NOT NULL, run TEXT NOT NULL, flow TEXT NOT NULL, flow_key TEXT NOT NULL,
  code TEXT, status TEXT NOT NULL, duration_ms REAL NOT NULL
);
CREATE INDEX IF NOT EXISTS by_key ON replays (flow, flow_key, code);
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One replay. `code` is the code's hash, None when it is unknown; durations in milliseconds."""

    at: str
    run: str
    flow: str
    flow_key: str
    code: str | None
    status: str
    duration_ms: float


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a flow passed and failed on one and the same flow and code."""

    passed: int
    failed: int

    @property
    def is_flaky(self) -> bool:
        """Tell whether it did both: then its answer does not only depend on the code."""
        return self.passed > 0 and self.failed > 0

    def __str__(self) -> str:
        total = self.passed + self.failed
        return f"failed {self.failed} of {total} times on the same flow and code"


class Ledger:
    """The ledger of one project. Several reticles may write at once. Raises InputError when it cannot be used."""

    def __init__(self, work_dir: Path) -> None:
        self.file = work_dir / "ledger.sqlite"

    def append(self, entries: Sequence[Entry]) -> None:
        """Write replays down; the oldest are forgotten."""
        rows = [(e.at, e.run, e.flow, e.flow_key, e.code, e.status, e.duration_ms) for e in entries]
        with self._open() as connection:
            connection.executemany(
                "INSERT INTO replays (at, run, flow, flow_key, code, status, duration_ms) VALUES (?, ?, ?, ?, ?, ?, ?)",
                rows,
            )
            connection.execute("DELETE FROM replays WHERE id <= (SELECT max(id) FROM replays) - ?", (_KEPT,))

    def has_run(self, run: str) -> bool:
        """Tell whether replays of a run were written down."""
        if not self.file.exists():
            return False
        with self._open() as connection:
            return connection.execute("SELECT 1 FROM replays WHERE run = ? LIMIT 1", (run,)).fetchone() is not None

    def tally(self, keys: Mapping[str, str], code: str | None) -> dict[str, Tally]:
        """Count how flows came out: by name, for the keys given and one code. Unknown code has no counts.

        A drift is a failure; what could not be told is neither.
        """
        if code is None or not self.file.exists():
            return {}
        with self._open() as connection:
            rows = connection.execute(
                "SELECT flow, flow_key, sum(status = 'pass'), sum(status IN ('fail', 'drift')) FROM replays"
                " WHERE code = ? GROUP BY flow, flow_key",
                (code,),
            ).fetchall()
        return {flow: Tally(passed, failed) for flow, key, passed, failed in rows if keys.get(flow) == key}

    def list_flaky(self, flows: Collection[str]) -> dict[str, Tally]:
        """Return the flows that lately both passed and failed on one flow and code, with the newest such counts."""
        if not self.file.exists():
            return {}
        with self._open() as connection:
            rows = connection.execute(
                "SELECT flow, sum(status = 'pass') AS passed, sum(status IN ('fail', 'drift')) AS failed"
                " FROM (SELECT *, row_number() OVER (PARTITION BY flow ORDER BY id DESC) AS age FROM replays)"
                " WHERE code IS NOT NULL AND age <= ? GROUP BY flow, flow_key, code HAVING passed > 0 AND failed > 0"
                " ORDER BY max(id)",
                (_LATELY,),
            ).fetchall()
        return {flow: Tally(passed, failed) for flow, passed, failed in rows if flow in flows}

    def durations_ms(self) -> dict[str, float]:
        """Return how long each flow takes: the median of its last replays that passed, else of any that ended."""
        if not self.file.exists():
            return {}
        with self._open() as connection:
            rows = connection.execute(
                "SELECT flow, status = 'pass', duration_ms FROM (SELECT *, row_number() OVER"
                " (PARTITION BY flow, status = 'pass' ORDER BY id DESC) AS age FROM replays) WHERE age <= ?",
                (_LAST,),
            ).fetchall()
        taken: dict[str, dict[int, list[float]]] = {}
        for flow, passed, duration_ms in rows:
            taken.setdefault(flow, {}).setdefault(passed, []).append(duration_ms)
        return {flow: median(by_status[max(by_status)]) for flow, by_status in taken.items()}

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with contextlib.closing(sqlite3.connect(self.file, timeout=_PATIENCE_S)) as connection:
                (version,) = connection.execute("PRAGMA user_version").fetchone()
                if version > _VERSION:
                    raise InputError(
                        f"the ledger has version {version}, this reticle knows up to {_VERSION}",
                        place=str(self.file),
                        hint="pip install --upgrade reticle-runner",
                    )
                with connection:
                    if version == 0:
                        connection.executescript(_TABLE + f"PRAGMA user_version = {_VERSION};")
                    yield connection
        except (sqlite3.Error, OSError) as caught:
            raise InputError(
                f"the ledger cannot be used: {caught}", place=str(self.file), hint="remove it, a new one is begun"
            ) from None
