"""Keeps the sources of a wide declaration that read the same after two runs of the correct steps."""

from __future__ import annotations

import glob
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from reticle.engine.grade import load_declaration, require_other
from reticle.errors import InputError, UsageError
from reticle.grade.suggest import Suggestion, suggest_sources
from reticle.model.base import dump_json
from reticle.model.state import Source, StateDeclaration
from reticle.sources.tables import DatabaseSource
from reticle.store.files import write_whole
from reticle.text import plural


@dataclass(frozen=True)
class SuggestResult:
    """The declaration that was written, and what was decided on each source."""

    path: Path
    suggestions: tuple[Suggestion, ...]

    @property
    def exit_code(self) -> int:
        """2 when a source could not be read in one of the snapshots: it was kept, unjudged. Else 0."""
        return 2 if any(item.action == "unread" for item in self.suggestions) else 0

    @property
    def summary(self) -> str:
        """Say in one line what was written."""
        kept = sum(item.action != "drop" for item in self.suggestions)
        dropped = len(self.suggestions) - kept
        warning = "; a change to a dropped one is not seen" if dropped else ""
        return f"{self.path}: {plural(kept, 'source')} kept, {dropped} dropped{warning}"

    @property
    def sentences(self) -> list[str]:
        """Say what became of each source that is not simply kept."""
        return [item.sentence for item in self.suggestions if item.action != "keep"]

    def to_json(self) -> dict[str, Any]:
        """Return `{out, sources[{label, action, rows, rowsAgain, onlyIn, first, ignore[], reason, noisy[]}]}`."""
        sources = [
            {
                "label": item.label,
                "action": item.action,
                "rows": item.rows,
                "rowsAgain": item.rows_again,
                "onlyIn": item.only_in,
                "first": item.first,
                "ignore": list(item.ignore),
                "reason": item.reason,
                "noisy": list(item.noisy),
            }
            for item in self.suggestions
        ]
        return {"out": str(self.path), "sources": sources}


def suggest_declaration(
    state: Path, reference: Path, again: Path, out: Path, *, counted: Set[str] = frozenset()
) -> SuggestResult:
    """Write to `out` the sources of `state` that are worth keeping, judged by two snapshots of the correct steps.

    A source that reads the same is kept; so is one whose columns have names and whose rows differ in some cells only
    (for the labels `counted`, in all). One that differs only by a date and time gets `ignore` patterns, every other
    one is dropped. A dropped table of a `"tables"` source goes into its `skip`; one that needs patterns becomes a
    source of its own under the same label. Raises SnapshotUnreadError, InputError (the snapshots are of another
    declaration, nothing is left), UsageError (`out` cannot be written).
    """
    require_other(out, [reference, again], "--out")
    declaration = load_declaration(state)
    by_label = {item.label: item for item in suggest_sources(reference, again, counted=counted)}
    for source in declaration.sources:
        if source.label not in by_label:
            raise InputError(
                f'no snapshot has the source "{source.label}" of {state}',
                hint=f"reticle grade snapshot --state {state}",
            )
    declared = {source.label for source in declaration.sources}
    sources = [made for source in declaration.sources for made in _kept(source, by_label, declared)]
    if not sources:
        raise InputError("no source reads the same in both runs: nothing is left to declare")
    text = dump_json(StateDeclaration(sources=sources).to_json())
    try:
        write_whole(out, text)
    except OSError as caught:
        raise UsageError(f"{out} cannot be written: {caught.strerror or caught}") from None
    return SuggestResult(
        out, tuple(item for item in by_label.values() if not _is_only_names(item, declaration.sources))
    )


def _kept(source: Source, by_label: dict[str, Suggestion], declared: Set[str]) -> Iterator[Source]:
    """Yield what a declared source becomes."""
    own = by_label[source.label]
    if isinstance(source, DatabaseSource) and source.tables is not None:
        yield from _kept_tables(source, by_label, declared)
    elif own.action == "keep-without-time":
        yield source.model_copy(update={"ignore": [*source.ignore, *own.ignore]})
    elif own.action != "drop":
        yield source


def _kept_tables(source: DatabaseSource, by_label: dict[str, Suggestion], declared: Set[str]) -> Iterator[Source]:
    left_out: list[str] = []
    own: list[Source] = []
    for label, item in by_label.items():
        if _owner(label, declared) != source.label or item.action not in ("drop", "keep-without-time"):
            continue
        name = unquote(label.removeprefix(f"{source.label}."))
        left_out.append(name)
        if item.action == "keep-without-time":
            patterns = [*source.ignore, *item.ignore]
            own.append(
                source.model_copy(
                    update={"label": label, "tables": None, "skip": [], "table": name, "ignore": patterns}
                )
            )
    if source.tables == "*":
        yield source.model_copy(update={"skip": [*source.skip, *map(glob.escape, left_out)]})
    elif names := [name for name in source.tables or [] if name not in left_out]:
        yield source.model_copy(update={"tables": names})
    yield from own


def _owner(label: str, declared: Set[str]) -> str | None:
    """Return the `"tables"` source that a table's label comes from, None for a label that was declared itself."""
    lead = label
    while lead not in declared and "." in lead:
        lead = lead.rpartition(".")[0]
    return lead if lead != label else None


def _is_only_names(item: Suggestion, sources: Sequence[Source]) -> bool:
    """Tell whether a suggestion is about the table names of a `"tables"` source: they follow from the tables."""
    return item.action == "drop" and any(
        isinstance(source, DatabaseSource) and source.tables is not None and source.label == item.label
        for source in sources
    )
