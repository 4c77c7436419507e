"""Where a red flow says that something is wrong: the channels of its evidence, and what no flow had declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def channels_of(flow: dict[str, Any]) -> set[str]:
    """Return the channels by which a flow of run.json turned red: kinds of leaves, `contradiction`, `visual`, `grade`,
    `action` (the app refused it or its target is gone), `dialog` (one that no step declares)."""
    found: set[str] = set()
    for verdict in _verdicts(flow):
        if verdict["verified"] != "no":
            continue
        if verdict["reason"] == "contradicted":
            found.add("contradiction")
        elif verdict["reason"] == "not_acted":
            found.add("action")
        else:
            found |= {item["leaf"]["kind"] for item in verdict.get("evidence", []) if _is_broken(item)}
    for step in flow.get("steps", []):
        found |= {"action"} if step.get("drift") else set()
        found |= {"dialog"} if "dialog" in step.get("error", "") else set()
    found |= {"visual"} if any(look["result"] in ("different", "size") for look in flow.get("visual", [])) else set()
    found |= {"grade"} if flow.get("grade", {}).get("verdict") == "FAIL" else set()
    return found


def undeclared_in(flow: dict[str, Any]) -> set[str]:
    """Return the kinds of contradictions that a flow of run.json met, whether they block or are notes."""
    return {item["kind"] for verdict in _verdicts(flow) for item in verdict.get("contradictions", [])}


def is_contradicted(flow: dict[str, Any]) -> bool:
    """Tell whether a flow of run.json is red for something that it does not declare."""
    return any(verdict["reason"] == "contradicted" for verdict in _verdicts(flow))


def _verdicts(flow: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for step in flow.get("steps", []):
        if "verdict" in step:
            yield step["verdict"]
    if "success" in flow:
        yield flow["success"]["verdict"]


def _is_broken(item: dict[str, Any]) -> bool:
    return not item["satisfied"] and not item.get("pending")
