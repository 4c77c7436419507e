"""In what one predicate demands less than another.

Conjuncts of the old predicate that the new one implies are kept. What is left is paired with what is new, one to one:
a claim whose value changed in kind is a change; one that demands less, or has no partner, was weakened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from reticle.model.predicate import Predicate
from reticle.policy.claims import list_weaker
from reticle.policy.forms import Claim, Every, Form, Some, form_of, list_parts, spell

Old = TypeVar("Old")
New = TypeVar("New")


def list_weakened(new: Predicate | None, old: Predicate | None) -> list[str]:
    """List in what `new` demands less than `old`, one line each; nothing when it is at least as strong.

    Deadlines (`withinMs`, `quietMs`) do not count. A predicate that was not there demands nothing.
    """
    if old is None:
        return []
    before = form_of(old)
    if new is None:
        return [f"nothing is expected any more, was {spell(before)}"]
    return _list_lost(form_of(new), before)


def implies(new: Predicate, old: Predicate) -> bool:
    """Tell whether whatever satisfies `new` satisfies `old`, as far as their fields show."""
    return _implies(form_of(new), form_of(old))


def pair_off(olds: Sequence[Old], news: Sequence[New], fits: Callable[[New, Old], bool]) -> dict[int, int]:
    """Give every old one a new one of its own, as many as can be: indices of old → new (Kuhn's algorithm)."""
    owner: dict[int, int] = {}

    def place(old: int, tried: set[int]) -> bool:
        for new in range(len(news)):
            if new in tried or not fits(news[new], olds[old]):
                continue
            tried.add(new)
            if new not in owner or place(owner[new], tried):
                owner[new] = old
                return True
        return False

    for old in range(len(olds)):
        place(old, set())
    return {old: new for new, old in owner.items()}


def _list_lost(new: Form, old: Form) -> list[str]:
    olds, news = list_parts(old), list_parts(new)
    rest = [part for part in olds if not any(_implies(made, part) for made in news)]
    spare = [made for made in news if not any(_implies(made, part) for part in olds)]
    paired = pair_off(rest, spare, _is_as_strong)
    free = [made for at, made in enumerate(spare) if at not in paired.values()]
    return [_tell(part, free) for at, part in enumerate(rest) if at not in paired]


def _tell(lost: Form, free: Sequence[Form]) -> str:
    """Say what became of a lost claim: the new one most like it, and in what that one demands less."""
    choice = next(
        (made for made in free if isinstance(made, Some) and any(_implies(part, lost) for part in made.parts)), None
    )
    if choice is not None:
        return f"{spell(lost)} is only one of {spell(choice)}"
    if isinstance(lost, Claim):
        found = [list_weaker(made, lost, strict=False) for made in free if isinstance(made, Claim)]
        if like := [weaker for weaker in found if weaker]:
            return f"{spell(lost)}: {', '.join(sorted(like, key=len)[0])}"
    return f"no longer expected: {spell(lost)}"


def _implies(new: Form, old: Form) -> bool:
    if isinstance(old, Every):
        return all(_implies(new, part) for part in old.parts)
    if isinstance(new, Some):
        return all(_implies(part, old) for part in new.parts)
    if isinstance(old, Some):
        return any(_implies(new, part) for part in old.parts)
    if isinstance(new, Every):
        return any(_implies(part, old) for part in new.parts)
    return list_weaker(new, old, strict=True) == []


def _is_as_strong(new: Form, old: Form) -> bool:
    if _implies(new, old):
        return True
    if isinstance(old, Every):
        return not _list_lost(new, old)
    if isinstance(new, Every):
        return any(_is_as_strong(part, old) for part in new.parts)
    if isinstance(old, Some):
        alternatives = new.parts if isinstance(new, Some) else (new,)
        return len(pair_off(alternatives, old.parts, lambda was, made: _is_as_strong(made, was))) == len(alternatives)
    if isinstance(new, Some):
        return False
    return list_weaker(new, old, strict=False) == []
