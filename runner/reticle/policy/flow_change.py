"""What a new version of a flow proves less than the old one, one line each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from reticle.model.config import VisualConfig
from reticle.model.flow import Flow, RequestArgs, Step, Visual
from reticle.model.predicate import Predicate
from reticle.model.target import Target
from reticle.policy.align import align
from reticle.policy.forms import form_of, spell
from reticle.policy.values import is_status_as_strong
from reticle.policy.weaker import implies, list_weakened


def list_flow_weakened(
    new: Flow, old: Flow, *, looks: VisualConfig | None = None, looked: VisualConfig | None = None
) -> list[str]:
    """List what `new` demands less than `old`: expectations, pictures, what is dynamic, success, grade, checks.

    `looks` and `looked` are the settings of pictures now and then, for those that have none of their own. Deadlines,
    other targets, and values that changed in kind do not count.
    """
    pairs = align(old.steps, new.steps)
    found = [*_expectations(new, old, pairs), *_pictures(new, old, looks, looked)]
    found += [f"success: {lost}" for lost in list_weakened(new.success, old.success)]
    found += _grown("dynamic", new.dynamic, old.dynamic)
    found += _stubs(new, old)
    found += _grade(new, old)
    found += _checks(new.checks, old.checks)
    return found


def describe_step(step: Step, number: int) -> str:
    """Spell a step for people; `number` counts from 1."""
    named = f" ({step.id})" if step.id is not None else ""
    return f"step {number}{named} {step.action}" + (f" {step.target.describe()}" if step.target else "")


def _expectations(new: Flow, old: Flow, pairs: Mapping[int, int]) -> Iterator[str]:
    had = {pairs[at] for at, step in enumerate(old.steps) if step.expect is not None and at in pairs}
    gained = [step.expect for at, step in enumerate(new.steps) if step.expect is not None and at not in had]
    for at, step in enumerate(old.steps):
        now = new.steps[pairs[at]] if at in pairs else None
        yield from _expectation(step, now, at, pairs.get(at), gained)
        if now is not None:
            yield from _answers(step, now, pairs[at])


def _expectation(
    step: Step, now: Step | None, at: int, now_at: int | None, gained: Sequence[Predicate]
) -> Iterator[str]:
    if step.expect is None:
        return
    lost = list_weakened(now.expect if now is not None else None, step.expect)
    if not lost or any(implies(other, step.expect) for other in gained):
        return
    if now is None or now_at is None:
        yield f"{describe_step(step, at + 1)}: removed with what it expected, {spell(form_of(step.expect))}"
    else:
        yield from (f"{describe_step(now, now_at + 1)}: {one}" for one in lost)


def _answers(step: Step, now: Step, at: int) -> Iterator[str]:
    """Find what a step demands beside `expect`: the status of its own request, the names of files that come down."""
    if isinstance(step.args, RequestArgs) and isinstance(now.args, RequestArgs):
        wanted, asked = now.args.expect_status, step.args.expect_status
        if not is_status_as_strong(wanted, asked, strict=False):
            yield f"{describe_step(now, at + 1)}: expectStatus {asked} → {wanted}"
    for file in step.downloads:
        same = next((other for other in now.downloads if other.name == file.name), None)
        if file.filename is not None and (same is None or same.filename is None):
            yield f'{describe_step(now, at + 1)}: any file will do where "{file.filename}" was to come down'


def pair_pictures(new: Flow, old: Flow) -> dict[str, Visual | None]:
    """Return what each picture of `old` (by name) is in `new`: of that name, else of the same step; None for none."""
    pairs = align(old.steps, new.steps)
    named = {step.visual.name: step.visual for step in new.steps if step.visual is not None}
    before = {step.visual.name for step in old.steps if step.visual is not None}
    found: dict[str, Visual | None] = {}
    for at, step in enumerate(old.steps):
        if step.visual is None:
            continue
        now = named.get(step.visual.name)
        if now is None and at in pairs:  # another name for the picture of the same step
            other = new.steps[pairs[at]].visual
            now = other if other is not None and other.name not in before else None
        found[step.visual.name] = now
    return found


def _pictures(new: Flow, old: Flow, looks: VisualConfig | None, looked: VisualConfig | None) -> Iterator[str]:
    now_of = pair_pictures(new, old)
    for step in old.steps:
        if step.visual is None:
            continue
        now = now_of[step.visual.name]
        if now is None:
            yield f'picture "{step.visual.name}" is not compared any more'
        else:
            yield from (f'picture "{now.name}": {one}' for one in _picture(now, step.visual, looks, looked))


def _picture(new: Visual, old: Visual, looks: VisualConfig | None, looked: VisualConfig | None) -> Iterator[str]:
    yield from _grown("mask", new.mask, old.mask)
    now, then = looks or VisualConfig(), looked or VisualConfig()
    for name, value, before, common, commonly in (
        ("threshold", new.threshold, old.threshold, now.threshold, then.threshold),
        ("clusterPx", new.cluster_px, old.cluster_px, now.cluster_px, then.cluster_px),
    ):
        effective, was = (common if value is None else value), (commonly if before is None else before)
        if (value is not None or before is not None) and effective > was:
            yield f"{name} raised, {was:g} → {effective:g}"
    if old.target is None and new.target is not None:
        yield f"only {new.target.describe()} is compared, was the {'whole page' if old.full_page else 'page'}"
    elif old.full_page and not new.full_page:
        yield "only what is in view is compared, was the whole page"
    for name, values, befores in (
        ("viewports", new.viewports, old.viewports),
        ("colorSchemes", new.color_schemes, old.color_schemes),
    ):
        gone = [value for value in befores if value not in values]
        if len(values) < len(befores):
            yield f"{name} without {', '.join(gone)}"


def _grown(what: str, new: Sequence[Target], old: Sequence[Target]) -> Iterator[str]:
    added = [target for target in new if target not in old]
    if len(new) > len(old):
        yield f"{what} grown by {', '.join(target.describe() for target in added) or 'a twin'}"


def _stubs(new: Flow, old: Flow) -> Iterator[str]:
    """Name requests that the server is not asked any more. Those recorded of other origins are no part of the app."""
    known = [stub.match for stub in old.start.stubs]
    for stub in new.start.stubs:
        foreign = stub.recorded and "://" in (stub.match.url_contains or stub.match.url_matches or "")
        if stub.reply != "continue" and stub.match not in known and not foreign:
            yield f"the server is not asked for {spell(form_of(stub.match))} any more"


def _grade(new: Flow, old: Flow) -> Iterator[str]:
    if old.grade is None:
        return
    if new.grade is None:
        yield f"the grade was removed, stored data was judged by {old.grade.state}"
        return
    if old.grade.expect is not None and new.grade.expect is None:
        yield f"the answer is not judged any more, was by {old.grade.expect}"
    if new.grade.unchanged and not old.grade.unchanged:
        yield "the grade only says that nothing was written"


def _checks(new: Sequence[Mapping[str, Any]], old: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    free = [check for check in new if check not in old]
    for check in old:
        if check in new:
            continue
        same = next((other for other in free if _check_name(other) == _check_name(check)), None)
        if same is None:
            yield f"check {_check_name(check)} was removed"
            continue
        free.remove(same)
        if gone := sorted(str(key) for key in check if key not in same):
            yield f"check {_check_name(check)}: {', '.join(gone)} dropped"


def _check_name(check: Mapping[str, Any]) -> str:
    return str(check.get("name") or check.get("kind") or check.get("id") or "of the flow")
