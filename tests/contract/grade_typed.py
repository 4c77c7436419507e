"""An app that can be reset, of text tables alone, and the commands of grading as they are typed."""

from __future__ import annotations

import contextlib
import functools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from reticle.cli import main

make_command = functools.cache(main.make_command)
"""The tree of all commands, built once."""

START: Mapping[str, Sequence[str]] = {
    "orders": ("1\topen\tJane", "2\topen\tJoe"),
    "lines": ("11\t1\tmug", "12\t1\that", "13\t2\tpin"),
    "mail": (),
}
FILES = ("--reference", "reference.json", "--again", "again.json", "--candidate", "candidate.json")


@dataclass(frozen=True)
class Said:
    """What a command said."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Return standard output as the one JSON object that it is."""
        return json.loads(self.out)


class App:
    """The app: a text file a table, cells separated by tabs. The folder is where commands are typed."""

    def __init__(self, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capfd = capfd
        self.reset()
        self.write("state.json", {"sources": [self.source(name) for name in START]})

    @staticmethod
    def source(table: str, **more: Any) -> dict[str, Any]:
        """Declare one table: a command that prints it."""
        return {"kind": "command", "label": table, "command": f"cat {table}.txt", **more}

    def write(self, name: str, content: Any) -> Path:
        """Write a file beside the app: text as it is, all else as JSON."""
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    def reset(self) -> None:
        """Bring every table back to its start."""
        for name, rows in START.items():
            self.put(name, *rows)

    def put(self, table: str, *rows: str) -> None:
        """Replace a table's rows."""
        self.write(f"{table}.txt", "".join(f"{row}\n" for row in rows))

    def pay(self, order: int = 1, mail: str = "thanks") -> None:
        """Do the correct steps, by default: pay an order, which writes a mail."""
        rows = (self.folder / "orders.txt").read_text().splitlines()
        self.put("orders", *(row.replace("open", "paid") if row.startswith(f"{order}\t") else row for row in rows))
        self.put("mail", mail)

    def grade(self, *words: str) -> Said:
        """Type `reticle grade WORDS`."""
        self._capfd.readouterr()
        with contextlib.chdir(self.folder), patch.object(main, "make_command", make_command):
            code = main.run(["grade", *words])
        out, err = self._capfd.readouterr()
        return Said(code, out, err)

    def snapshot(self, name: str, *more: str) -> list[str]:
        """Take a snapshot that must succeed, and return its lines."""
        said = self.grade("snapshot", "--state", "state.json", "--out", f"{name}.json", *more)
        assert said.code == 0, said.err
        return self.lines(name)

    def lines(self, name: str) -> list[str]:
        """Return the lines of a snapshot, parsed as the JSON that it is."""
        return list(json.loads((self.folder / f"{name}.json").read_bytes())["lines"])

    def references(self, **steps: Any) -> None:
        """Take the two snapshots of the correct steps."""
        for name in ("reference", "again"):
            self.reset()
            self.pay(**steps)
            self.snapshot(name)
        self.reset()

    def judge(self, *more: str) -> Said:
        """Take the candidate's snapshot and judge it."""
        self.snapshot("candidate")
        return self.grade("judge", *FILES, *more)

    def judge_tables(self, reference: Mapping[str, Sequence[str]], again: Any, candidate: Any, *more: str) -> Said:
        """Judge three states of the tables that are named; the others stay at their start."""
        for name, tables in (("reference", reference), ("again", again), ("candidate", candidate)):
            self.reset()
            for table, rows in tables.items():
                self.put(table, *rows)
            self.snapshot(name)
        return self.grade("judge", *FILES, *more)
