"""Short words for tests that find and act."""

from __future__ import annotations

from typing import Any

from reticle.browser.person import Person
from reticle.browser.targets import Found
from reticle.model.flow import ARGS, ActionName
from reticle.model.run import ActionReport
from reticle.model.target import Target

_next_action = iter(range(1, 1_000_000))


async def find(person: Person, timeout_s: float = 5, *, on: str = "main", **target: Any) -> Found:
    """Find one element on a page."""
    return await person.tab(on).find(Target.model_validate(target), timeout_s=timeout_s)


async def act(
    person: Person,
    kind: ActionName,
    target: dict[str, Any] | None = None,
    *,
    timeout_s: float = 5,
    on: str = "main",
    **args: Any,
) -> ActionReport:
    """Find an element and do one action on it."""
    found = await find(person, timeout_s, on=on, **target) if target is not None else None
    tab = person.tab(on)
    made: Any = ARGS[kind].model_validate(args)
    return await tab.act(kind, found, made, action_id=f"a{next(_next_action)}", timeout_s=timeout_s)
