"""Putting a flow into quarantine, or taking it out: a change of its file, shown first and reviewed like any other."""

from __future__ import annotations

import json
from datetime import date

from reticle.engine.flow_change import FlowChange
from reticle.errors import UsageError
from reticle.model.base import dump_json
from reticle.model.flow import parse_flow
from reticle.store.files import read_text
from reticle.store.project import MAX_FLOW_BYTES, Project


def plan_quarantine(project: Project, name: str, *, until: str, reason: str, today: date) -> FlowChange:
    """Plan to put flow `name` into quarantine until the day `until` (2026-12-31), which still counts.

    Raises UsageError for a day that is none or is past, and without a reason; FlowError for a flow that cannot be read.
    """
    try:
        last = date.fromisoformat(until)
    except ValueError:
        raise UsageError(f'--until "{until}" is no day', hint="--until 2026-12-31") from None
    if last < today:
        raise UsageError(f"--until {until} is past", hint="a quarantine ends; name a day to come")
    if not reason.strip():
        raise UsageError("--reason is empty", hint='say what is known, like "payment sandbox is slow"')
    return _plan(project, name, {"until": last.isoformat(), "reason": " ".join(reason.split())})


def plan_release(project: Project, name: str) -> FlowChange:
    """Plan to take flow `name` out of quarantine. Raises UsageError when it is in none."""
    if project.load_flow(name).quarantine is None:
        raise UsageError(f"flow {name} is in no quarantine")
    return _plan(project, name, None)


def _plan(project: Project, name: str, quarantine: dict[str, str] | None) -> FlowChange:
    project.load_flow(name)
    path = project.flow_path(name)
    before = read_text(path, name=project.shown(path), limit=MAX_FLOW_BYTES)
    data = json.loads(before)
    data.pop("quarantine", None)
    if quarantine is not None:
        data["quarantine"] = quarantine
    return FlowChange(project, parse_flow(data, name=name), before, dump_json(data))
