"""What a change does to what its flows prove: checks weakened, flows deleted, quarantine added. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date

from reticle.model.baseline import Baseline
from reticle.model.config import Config
from reticle.model.flow import Flow
from reticle.model.state import ExpectFile, StateDeclaration
from reticle.model.target import Box
from reticle.policy.align import likeness
from reticle.policy.flow_change import list_flow_weakened, pair_pictures
from reticle.policy.settings_change import list_answer_weakened, list_config_weakened, list_state_weakened
from reticle.text import plural

_SAME_FLOW = 0.5
"""So alike are the steps of a flow and of the one that it was renamed to."""


@dataclass(frozen=True)
class Picture:
    """A baseline, whatever environment it was taken in."""

    flow: str
    checkpoint: str
    variant: str


@dataclass(frozen=True)
class Side:
    """What a project holds, before or after; only what a change touched needs to be there.

    `states`, `expects` and `looks` (the descriptions of baselines) are by path. `compared` are the variants in which a
    picture (by flow and checkpoint) is taken and one is accepted.
    """

    flows: Mapping[str, Flow] = field(default_factory=dict)
    states: Mapping[str, StateDeclaration] = field(default_factory=dict)
    expects: Mapping[str, ExpectFile] = field(default_factory=dict)
    looks: Mapping[str, Baseline] = field(default_factory=dict)
    pictures: frozenset[Picture] = frozenset()
    config: Config = field(default_factory=Config)
    config_name: str = "reticle.toml"
    compared: Mapping[tuple[str, str], frozenset[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class ChangeFindings:
    """One line each: what was weakened, the flows that were deleted, and those that came into quarantine."""

    downgraded: tuple[str, ...] = ()
    deleted: tuple[str, ...] = ()
    quarantine_added: tuple[str, ...] = ()


def judge_change(new: Side, old: Side) -> ChangeFindings:
    """Compare both sides of a change.

    A flow that is gone was renamed when a new flow has its steps; then the new one is held against it.
    """
    weaker: list[str] = []
    pairs, deleted = _pair_flows(new.flows, old.flows)
    for name, before in pairs.items():
        was = old.flows[before]
        found = list_flow_weakened(new.flows[name], was, looks=new.config.visual, looked=old.config.visual)
        weaker += [f"{name}: {one}" for one in [*found, *_other_files(new, old, new.flows[name], was)]]
    for path, state in old.states.items():
        if path in new.states:
            weaker += [f"{path}: {one}" for one in list_state_weakened(new.states[path], state)]
    for path, expect in old.expects.items():
        if path in new.expects:
            weaker += [f"{path}: {one}" for one in list_answer_weakened(new.expects[path], expect)]
    weaker += [f"{new.config_name}: {one}" for one in list_config_weakened(new.config, old.config)]
    weaker += _pictures(new, old)
    for name, before in pairs.items():
        weaker += _left_behind(new, old, name, before)
    quarantined = [name for name, before in pairs.items() if _is_longer(new.flows[name], old.flows[before])]
    quarantined += [name for name, flow in new.flows.items() if name not in pairs and flow.quarantine is not None]
    return ChangeFindings(tuple(weaker), tuple(deleted), tuple(sorted(quarantined)))


def _pair_flows(new: Mapping[str, Flow], old: Mapping[str, Flow]) -> tuple[dict[str, str], list[str]]:
    """Return which old flow each new one was, and the old ones that are gone."""
    pairs = {name: name for name in old if name in new}
    free = {name for name in new if name not in old}
    deleted = []
    for name in (name for name in old if name not in new):
        scored = [(likeness(old[name].steps, new[other].steps), other) for other in sorted(free)]
        score, best = max(scored, default=(0.0, ""))
        if score >= _SAME_FLOW:
            pairs[best] = name
            free.discard(best)
        else:
            deleted.append(name)
    return pairs, deleted


def _other_files(new: Side, old: Side, now: Flow, was: Flow) -> list[str]:
    """Hold another state declaration or answer file of a grade against the one that it replaced."""
    if now.grade is None or was.grade is None:
        return []
    found: list[str] = []
    state, before = new.states.get(now.grade.state), old.states.get(was.grade.state)
    if now.grade.state != was.grade.state and state is not None and before is not None:
        found += [f"{now.grade.state}: {one}" for one in list_state_weakened(state, before)]
    asked, had = (new.expects.get(now.grade.expect or ""), old.expects.get(was.grade.expect or ""))
    if now.grade.expect != was.grade.expect and asked is not None and had is not None:
        found += [f"{now.grade.expect}: {one}" for one in list_answer_weakened(asked, had)]
    return found


def _pictures(new: Side, old: Side) -> Iterator[str]:
    """Find checkpoints that are still taken and have no picture to be compared with any more, and new masks on old
    pictures."""
    for gone in sorted(old.pictures - new.pictures, key=lambda one: (one.flow, one.checkpoint, one.variant)):
        flow = new.flows.get(gone.flow)
        if flow is not None and any(step.visual and step.visual.name == gone.checkpoint for step in flow.steps):
            yield f'{gone.flow}: picture "{gone.checkpoint}" ({gone.variant}): its baseline was removed'
    for path, look in old.looks.items():
        now = new.looks.get(path)
        if now is None or now.sha256 != look.sha256:
            continue
        wider = [mask for mask in now.masks if not any(_is_within(mask.box, old.box) for old in look.masks)]
        if wider:
            more = plural(len(wider), "more part")
            yield f'{look.flow}: picture "{look.checkpoint}" ({look.variant}): {more} of it not compared'


def _left_behind(new: Side, old: Side, name: str, before: str) -> Iterator[str]:
    """Find pictures that are taken under another name or in another way, for which nothing was accepted."""
    shown = {step.visual.name: step.visual for step in old.flows[before].steps if step.visual is not None}
    for checkpoint, now in pair_pictures(new.flows[name], old.flows[before]).items():
        if now is None:
            continue
        had = old.compared.get((before, checkpoint), frozenset())
        has = new.compared.get((name, now.name), frozenset())
        if (name, now.name) != (before, checkpoint):
            if had and not has:
                was = f"baselines/{before}/{checkpoint}"
                yield f'{name}: picture "{now.name}": its baseline stayed behind in {was}, and it is not compared'
            continue
        was_shown = shown[checkpoint]
        is_fewer = len(now.viewports) < len(was_shown.viewports) or len(now.color_schemes) < len(
            was_shown.color_schemes
        )
        lost = sorted(one for one in had - has if Picture(name, now.name, one) in new.pictures)
        if lost and len(has) < len(had) and not is_fewer:
            yield f'{name}: picture "{now.name}" is not taken in {", ".join(lost)} any more, where one is accepted'


def _is_within(box: Box, other: Box) -> bool:
    return (
        box.x >= other.x
        and box.y >= other.y
        and box.x + box.w <= other.x + other.w
        and box.y + box.h <= other.y + other.h
    )


def _is_longer(new: Flow, old: Flow) -> bool:
    if new.quarantine is None:
        return False
    return old.quarantine is None or _day(new.quarantine.until) > _day(old.quarantine.until)


def _day(until: str) -> date:
    """Read the last day of a quarantine. One that is none is refused where it counts; here it is longer than any."""
    try:
        return date.fromisoformat(until)
    except ValueError:
        return date.max
