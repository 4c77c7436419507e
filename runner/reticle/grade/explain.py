"""Says what differs in words of the record: `orders[17].status: paid → pending`."""

from __future__ import annotations

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Sequence

from reticle.grade.compare import Renamed, StateDifference
from reticle.grade.match import Expected
from reticle.grade.noise import pair_rows
from reticle.grade.result import CellChange, GradeResult, StateOutcome
from reticle.grade.rows import NO_CELL, Row, Shape
from reticle.text import cut, plural, printable, spell_stored, squash

SHOWN = 10
"""So many lines a side stand in the text; it says how many more there are."""

_WIDE = 160


def explain(difference: StateDifference) -> StateOutcome:
    """Pair removed and added rows of one record and name the cells that differ."""
    changed: list[CellChange] = []
    missing: list[str] = []
    extra: list[str] = []
    removed: dict[str, list[Expected]] = defaultdict(list)
    added: dict[str, list[Row]] = defaultdict(list)
    for item in difference.removed:
        removed[item.row.label].append(item)
    for row in difference.added:
        added[row.label].append(row)
    labels = sorted(removed.keys() | added.keys())
    for label in labels:
        shape = difference.shapes[label]
        wild = {item.row: item for item in removed[label]}
        rows = [item.row for item in removed[label]]
        pairs, gone, come = pair_rows(rows, added[label], shape, least=_least(rows) if rows else 0)
        for mine, other in pairs:
            cells = _changes(wild[mine], other, shape)
            changed += cells
            gone += [] if cells else [mine]
            come += [] if cells else [other]
        missing += [row.line for row in gone]
        extra += [row.line for row in come]
    before, after = [], []
    for renamed in difference.renamed:
        before.append(_names_line(renamed.label, renamed.reference))
        after.append(_names_line(renamed.label, renamed.candidate))
        changed += _renames(renamed)
    return StateOutcome(
        (*before, *(item.row.line for item in difference.removed)),
        (*after, *(row.line for row in difference.added)),
        difference.ignored,
        difference.renumbered,
        tuple(changed),
        tuple(missing),
        tuple(extra),
        {label: names for label in labels if (names := difference.shapes[label].columns)},
    )


def _names_line(label: str, names: Sequence[str]) -> str:
    return f"state {label} (columns) " + ("\t".join(names) or "without names")


def _renames(renamed: Renamed) -> list[CellChange]:
    mine, other = renamed.reference, renamed.candidate
    if not mine or not other:
        pairs = [(", ".join(mine) or "no names", ", ".join(other) or "no names")]
    else:
        pairs = [(one, two) for one, two in zip(mine, other, strict=True) if one != two]
    return [CellChange(renamed.label, "*", "column", one, two) for one, two in pairs]


def find_shifted(difference: StateDifference) -> list[str]:
    """Return the sources whose left-over rows are the same records with ids moved into each other's range."""
    removed: dict[str, list[Row]] = defaultdict(list)
    added: dict[str, list[Row]] = defaultdict(list)
    for item in difference.removed:
        removed[item.row.label].append(item.row)
    for row in difference.added:
        added[row.label].append(row)
    return [
        label
        for label in sorted(removed.keys() & added.keys())
        if _is_shifted(removed[label], added[label], difference.shapes[label])
    ]


def _is_shifted(removed: Sequence[Row], added: Sequence[Row], shape: Shape) -> bool:
    key = shape.key
    if key is None or any(key >= len(row.cells) or not shape.is_id(row.cells[key]) for row in (*removed, *added)):
        return False

    def rest(row: Row) -> tuple[str, ...]:
        return row.cells[:key] + row.cells[key + 1 :]

    old, new = {row.cells[key] for row in removed}, {row.cells[key] for row in added}
    return bool(old & new) and old != new and Counter(map(rest, removed)) == Counter(map(rest, added))


def _least(rows: Sequence[Row]) -> int:
    """Return how many cells must be equal in rows that do not share a key: half, and at least one."""
    return max(1, (max(len(row.cells) for row in rows) + 1) // 2)


def _changes(item: Expected, row: Row, shape: Shape) -> list[CellChange]:
    mine, other = item.row.cells, row.cells
    keys = [at for at in (shape.keys or (0,)) if at < len(mine)]
    if len(mine) < 2:
        return []
    key = "/".join(mine[at] for at in keys)
    return [
        CellChange(row.label, key, shape.column_name(at), before, after, _note(before, after))
        for at, (before, after) in enumerate(zip(mine, other, strict=True))
        if before != after
        and (at not in item.wild or (at in item.filled and after in NO_CELL))
        and item.own.get(at) != after
    ]


def _note(before: str, after: str) -> str | None:
    if before.isascii() and after.isascii() and before.isprintable() and after.isprintable():
        if squash(before) == squash(after):
            return "differs only in spaces"
        return "differs only in case" if before.lower() == after.lower() else None
    if unicodedata.normalize("NFC", before) == unicodedata.normalize("NFC", after):
        return "same letters, other form"
    if _visible(before) == _visible(after):
        return "differs only in characters that do not show"
    if before.lower() == after.lower():
        return "differs only in case"
    return None


def _visible(text: str) -> str:
    kept = (" " if unicodedata.category(char) == "Zs" else char for char in text)
    return "".join(char for char in kept if unicodedata.category(char) not in ("Cf", "Cc"))


def spell_change(change: CellChange) -> str:
    """Spell one cell: `orders[17].status: paid → pending`."""
    note = f" ({change.note})" if change.note else ""
    before, after = _show(spell_stored(change.from_)), _show(spell_stored(change.to))
    return f"{change.source}[{change.key}].{change.column}: {before} → {after}{note}"


def render_text(result: GradeResult, *, shown: int = SHOWN) -> str:
    """Render a grade for a terminal: verdict first, then what differs, ten a side, and how many more."""
    lines: list[str] = [result.verdict]
    for unread in result.unread:
        lines.append(f"  could not be read: {unread.label} in {unread.file}: {printable(unread.reason)}")
    lines += _state_lines(result.state, shown)
    if result.answer is not None:
        answer = result.answer
        given = "no answer" if answer.given is None else f'"{_show(answer.given)}"'
        lines.append(f"  answer ({answer.match}): {'right' if answer.passed else 'wrong'}: {given}, {answer.why}")
    if result.state.ignored:
        lines.append(f"  {plural(result.state.ignored, 'line')} ignored as noise")
    if result.state.renumbered:
        lines.append(f"  {plural(result.state.renumbered, 'record')} written again under another id")
    lines += [f"  {printable(note)}" for note in result.notes]
    return "\n".join(lines) + "\n"


def _state_lines(state: StateOutcome, shown: int) -> list[str]:
    cells = [spell_change(change) for change in state.changed[:shown]]
    lines = [*(f"  {cell}" for cell in cells), *_rest(len(state.changed), shown, "changed cell")]
    for sign, word, side in (("-", "removed", state.removed), ("+", "added", state.added)):
        lines += [f"  {sign} {_show(line)}" for line in side[:shown]]
        lines += _rest(len(side), shown, f"{word} line")
    return lines


def _rest(count: int, shown: int, noun: str) -> list[str]:
    return [f"  … {plural(count - shown, f'more {noun}')}"] if count > shown else []


def _show(text: str) -> str:
    return cut(printable(text), _WIDE)
