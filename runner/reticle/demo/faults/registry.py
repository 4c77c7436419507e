"""All planted faults, by name."""

from __future__ import annotations

from collections.abc import Iterable

from reticle.demo.faults import page, replies, writes
from reticle.demo.faults.base import Fault
from reticle.demo.naming import get_named

FAULTS: dict[str, Fault] = {fault.name: fault for fault in (*replies.FAULTS, *writes.FAULTS, *page.FAULTS)}

__all__ = ["FAULTS", "Fault", "get_faults"]


def get_faults(names: Iterable[str]) -> tuple[Fault, ...]:
    """Return the faults of these names. Raises UsageError with the nearest name."""
    return get_named(FAULTS, names, what="fault")
