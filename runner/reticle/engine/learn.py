"""Learn a grade: what a flow's correct steps leave in the stored data, shown twice and proven by a third run."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path

from reticle.appproc.processes import command_environment
from reticle.engine.grade import SnapshotResult, judge_snapshots
from reticle.engine.grading import snapshot_copy, to_report
from reticle.engine.learn_suggest import moved_text, suggest_state, with_state
from reticle.engine.learn_trace import StepWrites, trace_state
from reticle.engine.stage import NotReplayedError, Stage, open_stage, require_pass
from reticle.engine.verify import WRITES
from reticle.errors import SourceUnreadError, UsageError
from reticle.grade.result import GradeResult
from reticle.model.flow import Flow, Grade
from reticle.model.predicate import NetLeaf, list_leaves
from reticle.model.run import GradeReport
from reticle.store.project import Project
from reticle.store.scratch import scratch_folder
from reticle.whole import write_whole


@dataclass(frozen=True)
class Learnt:
    """What learning came to. `proven`: the third run passes and a run of no steps fails, or nothing is to be written.

    `written` are the files that changed. `third` and `empty` are the grades of the two proofs.
    """

    flow: str
    proven: bool
    text: str
    rows: int
    written: tuple[Path, ...] = ()
    third: GradeReport | None = None
    empty: GradeReport | None = None
    unchanged: bool = False
    before: GradeReport | None = None
    """The new reference, judged by the references that stood there."""
    trace: tuple[StepWrites, ...] = ()
    dropped: tuple[str, ...] = ()
    """What a suggested declaration left out, a sentence a table."""


async def learn_grade(
    project: Project,
    name: str,
    *,
    url: str | None = None,
    needs_reset: bool = True,
    state: str | None = None,
    suggest: str | None = None,
    unchanged: bool = False,
    trace: bool = False,
) -> Learnt:
    """Reset, replay and snapshot twice; then a third run must pass and a run of no steps must fail.

    `state` is the declaration for a flow that has no grade yet. With `suggest`, the address of a database, it is made:
    every table is declared, and after two more runs those are kept that read the same. With `unchanged` somebody says
    that the steps leave nothing there, whatever they send. `trace` replays once more and tells which step
    wrote what. Files are written only when both proofs hold. Raises UsageError, NotReplayedError when the flow itself
    is not good, SourceUnreadError when a source cannot be read.
    """
    flow = project.load_flow(name)
    if suggest is None:
        flow = _with_grade(project, flow, state, unchanged=unchanged)
    elif (project.root / (state or default_state(flow))).exists():
        raise UsageError(f"{state or default_state(flow)} is there already", hint="--state another file, or remove it")
    with scratch_folder(project.work_dir, "learn") as run_dir:
        async with open_stage(project, run_dir, url=url, needs_reset=needs_reset) as stage:
            suggested = None
            if suggest is not None:
                suggested = await suggest_state(stage, flow, suggest, _snapshot)
                if suggested.blind:
                    return Learnt(flow.name, False, _blind(suggested.blind, suggest), 0, dropped=suggested.sentences)
                flow = with_state(stage, flow, suggested.path)
            reference = await _snapshot(stage, flow, "the first run")
            again = await _snapshot(stage, flow, "the second run")
            third = await _snapshot(stage, flow, "the third run")
            empty = await _snapshot(stage, flow, "the run of no steps", steps=False)
            traced = await trace_state(stage, flow) if trace else ()
            if suggested is not None:
                target = project.path(state or default_state(flow), what="--state")
                flow = _moved(project, flow, target)
                learnt = await _prove(stage, flow, (reference, again, third, empty), (suggested.path, target))
            else:
                learnt = await _prove(stage, flow, (reference, again, third, empty))
            return replace(learnt, trace=traced, dropped=suggested.sentences if suggested else ())


def _blind(labels: tuple[str, ...], dsn: str) -> str:
    names = " and ".join(labels) if len(labels) < 3 else ", ".join(labels)
    return (
        f"the steps write to {names}, and two correct runs leave other rows there and another number of them: a grade "
        "without it would not see a wrong write. Let [app] reset empty it before each run; or, if it holds nothing of "
        f"the task, leave it out yourself: reticle grade tables --dsn '{dsn}' --skip {','.join(labels)} "
        "--out state/….json, then grade learn --state state/….json"
    )


def default_state(flow: Flow) -> str:
    """Return where a suggested declaration goes when nobody says so."""
    return f"state/{flow.name}.json"


def _moved(project: Project, flow: Flow, target: Path) -> Flow:
    made = flow.model_copy(update={"grade": Grade(state=project.shown(target))})
    made.model_fields_set.add("grade")
    return made


def _with_grade(project: Project, flow: Flow, state: str | None, *, unchanged: bool = False) -> Flow:
    if flow.grade is None:
        if state is None:
            raise UsageError(
                f"flow {flow.name} has no grade yet: say where the app keeps its data",
                hint=f"reticle grade learn {flow.name} --state state/….json, or --suggest for the app's database",
            )
        flow = flow.model_copy(update={"grade": Grade(state=state)})
        flow.model_fields_set.add("grade")
    grade = flow.grade
    if grade is None:
        return flow
    project.load_state(grade.state, what="grade.state")
    return flow.model_copy(update={"grade": grade.model_copy(update={"unchanged": True})}) if unchanged else flow


async def _snapshot(stage: Stage, flow: Flow, what: str, *, steps: bool = True) -> SnapshotResult:
    """Reset, replay and take a snapshot. Without `steps` only the set-up flows and the start page are done."""
    replayed = flow if steps else _without_steps(flow)
    session = await stage.open(replayed)
    out = stage.run_dir / f"{what.replace(' ', '-')}.json"
    try:
        done, status = await stage.replay(session)
        if steps:
            require_pass(flow, status, what)
        elif done.setup or done.lost:
            raise NotReplayedError(f"{what}: {done.setup or done.lost}")
        taken = await snapshot_copy(session, out)
    finally:
        await session.close()
    if taken.failures:
        first = taken.failures[0]
        raise SourceUnreadError(f"{what}: {first.label}: {first.reason}", label=first.label)
    return taken


def _without_steps(flow: Flow) -> Flow:
    return flow.model_copy(update={"steps": [], "success": None})


async def _prove(
    stage: Stage, flow: Flow, taken: tuple[SnapshotResult, ...], declaration: tuple[Path, Path] | None = None
) -> Learnt:
    reference, again, third_file, empty_file = (snapshot.path for snapshot in taken)
    third = await _judge(stage, reference, again, third_file)
    empty = await _judge(stage, reference, again, empty_file)
    rows = taken[0].row_count
    if not third.passed:
        text = "the third run does not leave what the first two left: noise that is no noise, or the app is not reset"
        return Learnt(flow.name, False, text, rows, third=to_report(third), empty=to_report(empty))
    unchanged = empty.passed
    grade = flow.grade
    if unchanged and grade is not None and grade.unchanged is False and _writes(flow):
        text = (
            "a run of no steps passes too, though the flow expects successful writes: the state declaration does not "
            "see what they write (if they write nothing there, as a sign-in whose session is in memory: --unchanged)"
        )
        return Learnt(flow.name, False, text, rows, third=to_report(third), empty=to_report(empty))
    before = await _compare_with_old(stage.project, flow, reference)
    written = _write(stage.project, flow, reference, again, unchanged, declaration)
    text = (
        'the correct steps write nothing ("unchanged": true): its grade proves just that'
        if unchanged
        else "a third run passes, a run of no steps fails"
    )
    return Learnt(flow.name, True, text, rows, written, to_report(third), to_report(empty), unchanged, before)


async def _judge(stage: Stage, reference: Path, again: Path, candidate: Path) -> GradeResult:
    env = command_environment(stage.copy.env)
    return await asyncio.to_thread(judge_snapshots, reference, again, candidate, env=env)


def _write(
    project: Project,
    flow: Flow,
    reference: Path,
    again: Path,
    unchanged: bool,
    declaration: tuple[Path, Path] | None,
) -> tuple[Path, ...]:
    folder = project.grade_dir(flow.name)
    written = []
    if declaration is not None:
        made, target = declaration
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, moved_text(made, target))
        written.append(target)
    folder.mkdir(parents=True, exist_ok=True)
    for source, target in ((reference, folder / "reference.json"), (again, folder / "again.json")):
        write_whole(target, source.read_bytes())
        written.append(target)
    grade = flow.grade
    stored = project.load_flow(flow.name)
    if grade is not None and (
        stored.grade is None or (stored.grade.unchanged, stored.grade.state) != (unchanged, grade.state)
    ):
        new = Grade(state=grade.state, **({"expect": grade.expect} if grade.expect else {}),
                     **({"unchanged": True} if unchanged else {}))  # fmt: skip
        changed = stored.model_copy(update={"grade": new})
        changed.model_fields_set.add("grade")
        written.append(project.save_flow(changed))
    return tuple(written)


def _writes(flow: Flow) -> bool:
    """Tell whether a step of the flow declares a mutating request that succeeds."""
    leaves = [leaf for step in flow.steps if step.expect is not None for _, leaf in list_leaves(step.expect)]
    return any(
        isinstance(leaf, NetLeaf) and leaf.method in WRITES and not leaf.absent and str(leaf.status or 200)[0] == "2"
        for leaf in leaves
    )


async def _compare_with_old(project: Project, flow: Flow, reference: Path) -> GradeReport | None:
    """Judge the new reference by the old ones: the difference that writing it makes. None when there are none."""
    folder = project.grade_dir(flow.name)
    old = folder / "reference.json", folder / "again.json"
    if not all(path.is_file() for path in old):
        return None
    return to_report(await asyncio.to_thread(judge_snapshots, old[0], old[1], reference))
