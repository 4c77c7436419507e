"""Look things up by name, and teach the right one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from reticle.errors import UsageError
from reticle.text import find_nearest

T = TypeVar("T")


def get_named(known: Mapping[str, T], names: Iterable[str], *, what: str) -> tuple[T, ...]:
    """Return what `names` stand for, each once, in the order of the registry.

    Raises UsageError naming the first unknown one and the nearest known one.
    """
    wanted = list(names)
    for name in wanted:
        if name not in known:
            near = find_nearest(name, list(known))
            found = f'no {what} named "{name}"' + (f' (near: "{near}")' if near else "")
            raise UsageError(found, hint=f"reticle demo {what}s")
    return tuple(thing for name, thing in known.items() if name in wanted)
