"""Show that a task can tell right from nothing: its reference passes, a run of nothing fails, its answer is sound."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from reticle.engine.grade import judge_snapshots
from reticle.engine.task import TaskFile, read_expect, require_references
from reticle.engine.task_run import say_grade
from reticle.engine.task_trial import TaskStage, open_task_stage
from reticle.errors import ReticleError
from reticle.grade.answer import AnswerCheck, Value, fixed_values
from reticle.grade.answer_fold import spell
from reticle.grade.result import AnswerOutcome, StateOutcome, Unread
from reticle.grade.snapshot_file import SnapshotUnreadError, open_snapshot
from reticle.model.state import Answer
from reticle.store.project import Project

_NONSENSE = "no agent says this 7f3a"
_LABEL = re.compile(r"state (\S+) ")


@dataclass
class TaskLint:
    """What was found about one task. `problems` are proven; `untold` is why something could not be told."""

    task: str
    problems: list[str] = field(default_factory=list)
    untold: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Return `{task, problems[], untold[], notes[]}`."""
        return {"task": self.task, "problems": self.problems, "untold": self.untold, "notes": self.notes}


def lint_exit_code(found: Sequence[TaskLint]) -> int:
    """1 when something is proven wrong, else 2 when something could not be told, else 0."""
    if any(one.problems for one in found):
        return 1
    return 2 if any(one.untold for one in found) else 0


async def lint_tasks(project: Project, files: Sequence[TaskFile], *, url: str | None = None) -> list[TaskLint]:
    """Look at every task. Raises UsageError and what keeps the app from starting."""
    async with open_task_stage(project, url=url, with_browser=False) as stage:
        return [await _lint(project, stage, file) for file in files]


async def _lint(project: Project, stage: TaskStage, file: TaskFile) -> TaskLint:
    made = TaskLint(file.task.id)
    try:
        require_references(project, file)
        _check_references(file, made)
        _check_pages(file, made)
        await _check_nothing(stage, file, made)
        await _check_answer(stage, file, made)
    except ReticleError as caught:
        made.untold.append(str(caught))
    return made


def _check_references(file: TaskFile, made: TaskLint) -> None:
    for name, path in (("reference", file.reference), ("again", file.again)):
        judged = judge_snapshots(file.reference, file.again, path)
        if judged.verdict == "FAIL":
            made.problems.append(f"the {name} does not pass: {say_grade(judged)}")
        elif judged.verdict == "UNVERIFIED":
            made.untold.append(f"the {name} cannot be judged: {say_grade(judged)}")


def _check_pages(file: TaskFile, made: TaskLint) -> None:
    for name, path in (("reference", file.reference), ("again", file.again)):
        try:
            with open_snapshot(path) as opened:
                has_page = bool(opened.list_urls())
        except SnapshotUnreadError as caught:
            made.untold.append(f"{name}: {caught}")
            continue
        if has_page != file.task.url:
            held = "names a page" if has_page else "names no page"
            made.problems.append(f"url = {str(file.task.url).lower()}, but the {name} {held}: learn it again")


async def _check_nothing(stage: TaskStage, file: TaskFile, made: TaskLint) -> None:
    left = await stage.run(file, None, judge_by=(file.reference, file.again))
    assert left.grade is not None
    left.snapshot.path.unlink()
    if left.grade.passed:
        made.problems.append("a run of nothing passes: the wanted state is the start state")
    elif left.grade.verdict == "UNVERIFIED":
        made.untold.append(f"a run of nothing cannot be judged: {say_grade(left.grade)}")
    elif left.grade.state.differs:
        made.notes.append(f"the correct steps write {_say_written(left.grade.state)}")
    else:
        made.notes.append("the correct steps write nothing: only the answer tells right from nothing")


def _say_written(state: StateOutcome) -> str:
    """Say how many rows of each source the correct steps make (+) and take away (-), from the judge of nothing."""
    counts = [
        Counter(found[1] for line in side if (found := _LABEL.match(line))) for side in (state.removed, state.added)
    ]
    made, gone = counts
    pages = any(line.startswith("url ") for line in (*state.removed, *state.added))
    said = [
        f"{label} " + " ".join([f"+{made[label]}"] * bool(made[label]) + [f"-{gone[label]}"] * bool(gone[label]))
        for label in sorted(made | gone)
    ]
    return ", ".join([*said, *(["and end on another page"] if pages else [])])


async def _check_answer(stage: TaskStage, file: TaskFile, made: TaskLint) -> None:
    expect = read_expect(file)
    if expect is None:
        return
    spec = expect.answer
    values = await stage.read_answer(file, spec.source) if spec.source is not None else fixed_values(spec)
    if spec.source is not None and not values:
        made.notes.append("the answer's source has no rows before the run")
    right = _check(spec, values, _right_answer(spec, values))
    if isinstance(right, Unread):
        made.problems.append(f"the answer cannot be checked: {right.reason}")
        return
    if not right.passed:
        made.problems.append(f'the correct answer itself does not pass: "{right.given}": {right.why}')
    wrong = _check(spec, values, _NONSENSE)
    if isinstance(wrong, AnswerOutcome) and wrong.passed:
        made.problems.append(f'any answer passes: "{_NONSENSE}": {wrong.why}')


def _check(spec: Answer, values: Sequence[Value], given: str) -> AnswerOutcome | Unread:
    return AnswerCheck(spec, values, given).check()


def _right_answer(spec: Answer, values: Sequence[Value]) -> str:
    if not values:
        return spec.none[0] if spec.none else ""
    if len(values) > 1 or spec.match in ("set", "list", "includes"):
        return json.dumps([spell(value) for value in values])
    return json.dumps(values[0]) if isinstance(values[0], bool) else spell(values[0])
