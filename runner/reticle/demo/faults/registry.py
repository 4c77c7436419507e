"""All planted faults, by name."""

from __future__ import annotations

from collections.abc import Iterable

from reticle.demo.faults import page, page_shown, page_traffic, replies, rules, writes
from reticle.demo.faults.base import Fault
from reticle.demo.naming import get_named

FAULTS: dict[str, Fault] = {
    fault.name: fault for part in (replies, writes, rules, page, page_traffic, page_shown) for fault in part.FAULTS
}

__all__ = ["FAULTS", "Fault", "get_faults"]


def get_faults(names: Iterable[str]) -> tuple[Fault, ...]:
    """Return the faults of these names. Raises UsageError with the nearest name."""
    return get_named(FAULTS, names, what="fault")
