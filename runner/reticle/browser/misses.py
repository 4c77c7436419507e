"""Errors of targets: what was looked for, what is near, what to write."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from reticle.errors import TargetError
from reticle.model.target import Target
from reticle.text import cut

NEAR_FLOOR = 0.4
SHOWN = 5


def ambiguity(target: Target, count: int, matches: Sequence[str], *, what: str = "") -> TargetError:
    """Refuse a target that names several elements, with the list."""
    listed = "; ".join(matches[:SHOWN]) + (f"; and {count - SHOWN} more" if count > SHOWN else "")
    noun = f"{what} " if what else ""
    return TargetError(
        f"{count} elements match {noun}{target.describe()}: {listed}",
        kind="ambiguous",
        candidates=tuple(matches),
        hint='add "within", another locator or "nth"',
    )


def stale_error(ref: str, was: str, now: str, why: str) -> TargetError:
    """Refuse a ref whose element is gone, with what it was and what stands there now."""
    there = f", {now} stands there now" if now else ""
    return TargetError(f"{ref} was {was or 'an element'} and is stale: {why}{there}", kind="stale",
                       hint="take a new snapshot")  # fmt: skip


def miss_error(target: Target, misses: Sequence[dict[str, Any]], unseen: Sequence[str]) -> TargetError:
    """Say what is near a target that names nothing. `misses` are the core's answers, one a frame."""
    wanted, kind, known = _compared(target, misses)
    ranked = sorted(known, key=lambda word: -_ratio(word, wanted))
    near = [word for word in ranked if _ratio(word, wanted) >= NEAR_FLOOR][:3] if wanted else []
    said = f"nothing matches {target.describe()}"
    if _is_role_name(target):
        said = f'no {target.role} named "{target.name}"'
    notes = []
    hidden = [item for miss in misses for item in miss["hidden"]]
    if hidden:
        notes.append(f"there is {hidden[0]['describe']}, but {_spell_why(hidden[0]['why'])}")
    if near:
        notes.append("near: " + ", ".join(f'"{cut(word, 60)}" {_ratio(word, wanted):.2f}' for word in near))
    elif ranked and not hidden:
        notes.append(f"{kind}: " + ", ".join(f'"{cut(word, 40)}"' for word in ranked[:SHOWN]))
    modal = next((miss["modal"] for miss in misses if miss["modal"]), None)
    if modal:
        notes.append(f"{modal} is open over the page")
    if not near and not hidden:
        regions = [region for miss in misses for region in miss["regions"]][:SHOWN]
        notes.append(f"at {misses[0]['route']}" + (f" with {', '.join(regions)}" if regions else "") if misses else "")
    if unseen:
        notes.append(f"not looked into: {', '.join(unseen)}")
    text = said + (f" ({' · '.join(note for note in notes if note)})" if any(notes) else "")
    return TargetError(text, kind="not_found", candidates=tuple(near or ranked[:SHOWN]))


def unheard_miss(answer: dict[str, Any], why: str) -> dict[str, Any]:
    """Return a miss for a frame that is not there for people: what it holds is told as hidden, nothing as near."""
    whose = f"its frame is {why}"
    hidden = [{"describe": match["describe"], "why": whose} for match in answer["matches"]]
    kinds = ("names", "testids", "labels", "texts", "placeholders", "titles", "alts", "regions")
    return {"route": "", "hidden": hidden, "modal": None, **{kind: [] for kind in kinds}}


def _compared(target: Target, misses: Sequence[dict[str, Any]]) -> tuple[str, str, list[str]]:
    """Return the text that failed, what its rivals are called, and the rivals."""
    for field, key, kind in (
        ("name", "names", f"{_roles(target.role)} here"), ("testid", "testids", "test ids here"),
        ("label", "labels", "labels here"), ("placeholder", "placeholders", "placeholders here"),
        ("text", "texts", "texts here"), ("title", "titles", "titles here"), ("alt", "alts", "alt texts here"),
    ):  # fmt: skip
        wanted = getattr(target, field)
        if wanted is not None:
            return wanted, kind, list(dict.fromkeys(word for miss in misses for word in miss[key]))
    if target.role is not None:
        return "", f"{_roles(target.role)} here", list(dict.fromkeys(word for miss in misses for word in miss["names"]))
    return "", "test ids here", list(dict.fromkeys(word for miss in misses for word in miss["testids"]))


def _roles(role: str | None) -> str:
    """Spell several of a role: `buttons`, `textboxes`, `switches`."""
    said = role or "element"
    return f"{said}es" if said.endswith(("x", "ch", "s")) else f"{said}s"


def _is_role_name(target: Target) -> bool:
    others = (target.testid, target.label, target.placeholder, target.text, target.alt, target.title, target.css)
    return target.role is not None and target.name is not None and not any(others) and target.within is None


def _ratio(word: str, wanted: str) -> float:
    return SequenceMatcher(None, word.lower(), wanted.lower()).ratio()


def _spell_why(why: str) -> str:
    if why.startswith("its "):
        return why
    return {"not rendered": "it is not rendered", "behind a modal dialog": "it is behind a modal dialog"}.get(
        why, f"it is {why}"
    )
