"""The one spelling of a flow file: stable key order, two-space indent, final newline."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from reticle.model.base import dump_json
from reticle.model.flow import Flow

_RANGE = re.compile(r"\[\n +(\d+),\n +(\d+)\n +\]")


def flow_text(flow: Flow) -> str:
    """Spell `flow` canonically: the fields that were given, in one order; empty `args` are left out."""
    data = flow.to_json()
    data["steps"] = [_without_empty_args(step) for step in data.get("steps", [])]
    return dump_flow(data)


def dump_flow(data: dict[str, Any]) -> str:
    """Spell a flow's JSON object; ranges of lines stand in one line each."""
    return _RANGE.sub(r"[\1, \2]", dump_json(data))


def flow_hash(flow: Flow) -> str:
    """Return the SHA-256 (hex) of the canonical form: order of keys and white space do not count."""
    return hashlib.sha256(flow_text(flow).encode("utf-8")).hexdigest()


def _without_empty_args(step: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in step.items() if key != "args" or value}
