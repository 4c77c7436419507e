"""One flow in words."""

from __future__ import annotations

from reticle.engine.steps import describe_step
from reticle.model.flow import Flow, Step
from reticle.model.predicate import Predicate, list_leaves
from reticle.store.project import Project
from reticle.text import printable


def show_flow(project: Project, flow: Flow) -> list[str]:
    """Spell a flow as lines: what it is for, how it starts, its steps with what they expect, how it ends."""
    lines = [f"{flow.name}  {flow.intent}".rstrip(), f"  file: {project.shown(project.flow_path(flow.name))}"]
    start = flow.start.url or flow.start.path
    lines.append(f"  start: {start or 'where the set-up ends' if flow.start.setup else start or '/'}")
    if flow.start.setup:
        lines.append(f"  set-up: {', '.join(flow.start.setup)}")
    for name, person in flow.people.items():
        lines.append(f"  person {name}" + (f": {', '.join(person.setup)}" if person.setup else ""))
    for name, var in flow.vars.items():
        default = " secret" if var.secret else f' "{var.default}"' if var.default is not None else ""
        lines.append(f"  ${{{name}}}" + (f" from {var.env}" if var.env else "") + default)
    for number, step in enumerate(flow.steps, start=1):
        lines += _step_lines(number, step)
    if flow.success is not None:
        lines.append(f"  success: {_spoken(flow.success)}")
    if flow.grade is not None:
        lines.append(f"  grade: {flow.grade.state}" + (" (nothing may be written)" if flow.grade.unchanged else ""))
    if flow.quarantine is not None:
        lines.append(f"  quarantined until {flow.quarantine.until}: {flow.quarantine.reason}")
    return [printable(line) for line in lines]


def _step_lines(number: int, step: Step) -> list[str]:
    where = "".join(
        [
            f" as {step.as_}" if step.as_ else "",
            f" in page {step.page}" if step.page else "",
            f" in frame {' > '.join(frame.describe() for frame in step.frame)}" if step.frame else "",
        ]
    )
    lines = [f"  {number:>2}  {describe_step(step)}{where}" + (f"  [{step.id}]" if step.id else "")]
    if step.expect is not None:
        lines.append(f"        expects {_spoken(step.expect)}")
    if step.visual is not None:
        lines.append(f"        picture {step.visual.name}")
    if step.source is not None:
        lines.append(f"        code at {step.source}")
    for healed in step.healed:
        lines.append(
            f"        healed {healed.date}: {healed.old.describe()} → {healed.new.describe()} "
            f"(score {healed.score:.2f}, margin {healed.margin:.2f})"
        )
    return lines


def _spoken(predicate: Predicate) -> str:
    said = []
    for _, leaf in list_leaves(predicate):
        fields = leaf.to_json()
        kind = fields.pop("kind", leaf.kind)
        said.append(f"{kind} " + " ".join(f"{key}={value}" for key, value in fields.items()))
    return "; ".join(item.strip() for item in said)
