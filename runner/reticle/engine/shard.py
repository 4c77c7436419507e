"""A share of the flows for each of several machines, about equally long, without talking to each other."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from reticle.errors import UsageError

_FORM = re.compile(r"([1-9][0-9]{0,3})/([1-9][0-9]{0,3})")


@dataclass(frozen=True)
class Shard:
    """Share `number` (from 1) of `count`."""

    number: int
    count: int

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"


def parse_shard(text: str) -> Shard:
    """Read `2/3`. Raises UsageError."""
    found = _FORM.fullmatch(text.strip())
    if not found or int(found[1]) > int(found[2]):
        raise UsageError(f'--shard "{text}" is no share', hint="--shard 1/3, --shard 2/3 and --shard 3/3 make a whole")
    return Shard(int(found[1]), int(found[2]))


def take_share(names: Sequence[str], durations_ms: Mapping[str, float], shard: Shard) -> list[str]:
    """Return the flows of one share, in the order of `names`.

    The longest flow goes first, each to the share that has least so far (Graham's rule), so that every machine that
    knows the same durations divides the same way. A flow of unknown duration counts as one of the middle.
    """
    usual = median(durations_ms.values()) if durations_ms else 1.0
    weights = {name: max(durations_ms.get(name, usual), 1.0) for name in names}
    loads = [0.0] * shard.count
    mine: set[str] = set()
    for name in sorted(set(names), key=lambda one: (-weights[one], one)):
        lightest = loads.index(min(loads))
        loads[lightest] += weights[name]
        if lightest == shard.number - 1:
            mine.add(name)
    return [name for name in names if name in mine]
