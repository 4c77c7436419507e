"""The scorer alone, over JSON lines: outside data can be put through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import ValidationError, field_validator

from reticle.errors import InputError
from reticle.match.decide import Decision, Demands, decide
from reticle.model.base import Model, parse
from reticle.model.places import read_json
from reticle.model.target import Fingerprint


class MatchCandidate(Model):
    """One element that the old one could be now."""

    ref: str
    fp: Fingerprint


class MatchCase(Model):
    """One line of input: an old element, its rivals, and the candidates of the new page."""

    id: str
    old: Fingerprint
    rivals: list[Fingerprint] | None = None
    candidates: list[MatchCandidate] = []

    @field_validator("id", mode="before")
    @classmethod
    def _as_text(cls, value: Any) -> Any:
        """Take ids that are numbers, too."""
        return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def match_lines(lines: Iterable[str], demands: Demands, *, name: str) -> Iterator[dict[str, Any]]:
    """Decide every line and give the answers in order. Empty lines are passed over.

    Raises InputError with file and line for what is no JSON or has not the form.
    """
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        case = _read(line, place=f"{name}:{number}")
        decision = decide(case.old, [item.fp for item in case.candidates], case.rivals, demands)
        yield to_answer(case, decision)


def to_answer(case: MatchCase, decision: Decision) -> dict[str, Any]:
    """Return one line of output; `ref` is left out of a refusal."""
    refs = [item.ref for item in case.candidates]
    answer: dict[str, Any] = {"id": case.id, "decision": "refuse" if decision.index is None else "heal"}
    if decision.index is not None:
        answer["ref"] = refs[decision.index]
    answer |= {
        "score": round(decision.score, 4),
        "margin": round(decision.margin, 4),
        "why": decision.why,
        "ranked": [{"ref": refs[item.index], "score": round(item.score, 4)} for item in decision.ranked],
    }
    return answer


def _read(line: str, place: str) -> MatchCase:
    """Read one line. What is right is read in one go; what is not is read again, to say where it is wrong."""
    try:
        return MatchCase.model_validate_json(line)
    except ValidationError:
        pass
    try:
        data, _ = read_json(line, file=place)
    except InputError as caught:
        raise InputError(f"no JSON object: {caught.message}", place=place) from None
    case: MatchCase = parse(MatchCase, data, what="case", file=place)
    return case
