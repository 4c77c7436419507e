"""Asks the judge: three lists of lines or three sets of tables in, one result out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grade_files import Table, write_plain, write_tables

from reticle.grade.judge import judge_files
from reticle.grade.result import GradeResult

Lines = Sequence[str]


class Asker:
    """Writes snapshots into a folder and judges them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def lines(self, reference: Lines, again: Lines, candidate: Lines, **options: Any) -> GradeResult:
        """Judge three plain snapshots. Each line is `label cell|cell|…`, without the word `state`."""
        paths = [
            write_plain(self.folder / f"{name}.json", [spell(line) for line in lines])
            for name, lines in (("reference", reference), ("again", again), ("candidate", candidate))
        ]
        return judge_files(paths[0], paths[1], paths[2], **options)

    def tables(
        self,
        reference: Mapping[str, Table],
        again: Mapping[str, Table],
        candidate: Mapping[str, Table],
        *,
        days: Sequence[str | None] = (None, None, None),
        generated: Sequence[Mapping[str, str]] = ({}, {}, {}),
        **options: Any,
    ) -> GradeResult:
        """Judge three snapshots with headers; `days` are their `takenAt`."""
        paths = [
            write_tables(self.folder / f"{name}.json", tables, taken_at=day, generated=made)
            for name, tables, day, made in zip(
                ("reference", "again", "candidate"), (reference, again, candidate), days, generated, strict=True
            )
        ]
        return judge_files(paths[0], paths[1], paths[2], **options)


def spell(line: str) -> str:
    """Turn `orders 1|paid` into `state orders 1<tab>paid`; `url …` and `!label: reason` stand for themselves."""
    if line.startswith("url "):
        return line
    if line.startswith("!"):
        return f"state read failed: {line[1:]}"
    return "state " + line.replace("|", "\t")
