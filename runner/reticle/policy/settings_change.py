"""What a new configuration or state declaration demands less than the old one, one line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reticle.model.config import CodeConfig, Config, GateConfig, TruthConfig, VisualConfig
from reticle.model.state import Answer, ExpectFile, FileSource, HttpSource, Source, StateDeclaration
from reticle.model.verdict import BLOCKING_BY_DEFAULT

_GRADES = ("never", "writes", "always")
_MATCHES = {"includes": 0, "set": 1, "list": 2}
"""How closely an answer is compared; what is not here is compared most closely."""


def list_config_weakened(new: Config, old: Config) -> list[str]:
    """List what a configuration demands less: pictures, contradictions, what a gate blocks, what a change affects."""
    found = [*_looks(new.visual, old.visual), *_truth(new.truth, old.truth), *_gate(new.gate, old.gate)]
    found += _code(new.code, old.code)
    kept = {fault.name for fault in new.prove.faults}
    found += [f'[prove] fault "{fault.name}" removed' for fault in old.prove.faults if fault.name not in kept]
    return found


def list_state_weakened(new: StateDeclaration, old: StateDeclaration) -> list[str]:
    """List what a state declaration reads less: sources, tables, columns, and what is ignored."""
    now = {source.label: source for source in new.sources}
    labels = {source.label for source in old.sources}
    renamed = [source.model_copy(update={"label": ""}) for source in new.sources if source.label not in labels]
    found = []
    for source in old.sources:
        if source.label in now:
            found += [f"{source.label}: {one}" for one in _source(now[source.label], source)]
        elif source.model_copy(update={"label": ""}) not in renamed:
            found.append(f"{source.label} is not read any more")
    return found


def list_answer_weakened(new: ExpectFile, old: ExpectFile) -> list[str]:
    """List in what an answer is compared less closely."""
    return list(_answer(new.answer, old.answer))


def _looks(new: VisualConfig, old: VisualConfig) -> Iterator[str]:
    for name in ("threshold", "cluster_px", "flat_levels"):
        now, then = getattr(new, name), getattr(old, name)
        if now > then:
            yield f"[visual] {name} raised, {then:g} → {now:g}"
    if new.density is not None and new.density > (old.density or 0):
        yield f"[visual] density raised, {old.density or 'unset'} → {new.density}"
    for env in old.required:
        if env not in new.required:
            yield f"[visual] required without {env}"


def _truth(new: TruthConfig, old: TruthConfig) -> Iterator[str]:
    for kind in sorted({*new.contradictions, *old.contradictions}):
        default = "block" if kind in BLOCKING_BY_DEFAULT else "note"
        if old.contradictions.get(kind, default) == "block" and new.contradictions.get(kind, default) == "note":
            yield f"[truth] {kind} is only a note"
    if new.quiet_ms < old.quiet_ms:
        yield f"[truth] quiet_ms lowered, {old.quiet_ms} → {new.quiet_ms}: what comes late is not seen"


def _gate(new: GateConfig, old: GateConfig) -> Iterator[str]:
    if _GRADES.index(new.require_grade) < _GRADES.index(old.require_grade):
        yield f"[gate] require_grade lowered, {old.require_grade} → {new.require_grade}"
    for name in ("uncovered", "unmapped"):
        if (getattr(new, name), getattr(old, name)) == ("report", "block"):
            yield f"[gate] {name} blocks no more"
    limit, was = new.max_quarantined, old.max_quarantined
    if was is not None and (limit is None or limit > was):
        yield f"[gate] max_quarantined raised, {was} → {'unset' if limit is None else limit}"


def _code(new: CodeConfig, old: CodeConfig) -> Iterator[str]:
    for pattern in old.backend:
        if pattern not in new.backend:
            yield f'[code] backend without "{pattern}"'
    for pattern in new.ignore:
        if pattern not in old.ignore:
            yield f'[code] ignore grown by "{pattern}"'


def _source(new: Source, old: Source) -> Iterator[str]:
    for name in ("ignore", "skip", "exclude"):
        added = [value for value in getattr(new, name, []) if value not in getattr(old, name, [])]
        if len(getattr(new, name, [])) > len(getattr(old, name, [])):
            yield f"{name} grown by {', '.join(added) or 'a twin'}"
    tables, were = getattr(new, "tables", None), getattr(old, "tables", None)
    if were is not None:
        yield from _tables(tables, were)
    if isinstance(new, HttpSource) and isinstance(old, HttpSource) and new.select and not old.select:
        yield f"only {new.select} is read"
    if isinstance(new, FileSource) and isinstance(old, FileSource) and "*" in old.path and "*" not in new.path:
        yield f"only {new.path} is read, was {old.path}"


def _tables(new: str | Sequence[str] | None, old: str | Sequence[str]) -> Iterator[str]:
    if new == old or new == "*":
        return
    if isinstance(old, str) or new is None:
        yield f"tables narrowed to {', '.join(new) if new else 'one'}, {'was every table' if old == '*' else ''}".strip(
            ", "
        )
        return
    gone = [table for table in old if table not in new]
    if gone and len(new) < len(old):
        yield f"tables without {', '.join(gone)}"


def _answer(new: Answer, old: Answer) -> Iterator[str]:
    if _MATCHES.get(new.match, 3) < _MATCHES.get(old.match, 3):
        yield f"answers match by {new.match}, was {old.match}"
    for name, spelled in (("year_optional", "yearOptional"), ("extra_parameters", "extraParameters")):
        if getattr(new, name) and not getattr(old, name):
            yield f"{spelled} turned on"
    if old.boundary and not new.boundary:
        yield "boundary turned off"
    if len(new.none) > len(old.none):
        yield f"none grown by {', '.join(word for word in new.none if word not in old.none)}"
