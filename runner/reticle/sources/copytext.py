"""PostgreSQL's COPY text is nearly canonical: what is left to do is done on whole blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from reticle.grade.lines import NULL, escape_cell, unescape_cell
from reticle.sources.cells import canonical_json
from reticle.sources.tables import Treatment

_ESCAPE = re.compile(rb"\\(.)", re.DOTALL)
_SUSPECT = re.compile(rb"\\[bfv]")  # three times faster than three searches for two bytes
_RARE = {b"b": b"\x08", b"f": b"\x0c", b"v": b"\x0b"}


def plain_escapes(block: bytes) -> bytes:
    """Undo the escapes that COPY has beyond ours (backspace, form feed, vertical tab)."""
    if _SUSPECT.search(block) is not None:
        return _ESCAPE.sub(lambda found: _RARE.get(found[1], found[0]), block)
    return block


@dataclass(frozen=True)
class JsonColumns:
    """The places of JSON columns in a row, spelled anew with sorted keys. `prefix` stands before each typed cell."""

    places: tuple[tuple[int, str], ...]

    @classmethod
    def of(cls, treatment: Treatment, *, typed: bool) -> JsonColumns | None:
        """Find the JSON columns that are not digested, None when there are none."""
        places = tuple(
            (index, f"{column.type}:" if typed else "")
            for index, column in enumerate(treatment.columns)
            if column.type in ("json", "jsonb") and index not in treatment.digested
        )
        return cls(places) if places else None

    def apply(self, block: bytes) -> bytes:
        """Spell the JSON cells of a block of rows canonically."""
        rows = block.decode("utf-8", "surrogateescape").split("\n")[:-1]
        spelled: list[str] = []
        for row in rows:
            cells = row.split("\t")
            for index, prefix in self.places:
                value = unescape_cell(cells[index])
                cells[index] = NULL if value is None else prefix + escape_cell(canonical_json(value[len(prefix) :]))
            spelled.append("\t".join(cells))
        return ("\n".join(spelled) + "\n").encode("utf-8", "surrogateescape")
