"""Make a task's references from an agent that is known to do it right, and prove them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reticle.engine.task import TaskFile
from reticle.engine.task_run import say_grade
from reticle.engine.task_trial import (
    Left,
    TaskStage,
    open_task_stage,
    require_browser,
    require_command,
    require_read,
)
from reticle.errors import ReticleError
from reticle.store.files import write_project_file
from reticle.store.project import Project


@dataclass(frozen=True)
class LearntTask:
    """What learning came to. `proven`: a third run passes and a run of nothing fails. `written` are the references."""

    task: str
    proven: bool
    text: str
    rows: int
    written: tuple[Path, ...] = ()

    def to_json(self, project: Project) -> dict[str, Any]:
        """Return `{task, proven, text, rows, written[]}`."""
        written = [project.shown(path) for path in self.written]
        return {"task": self.task, "proven": self.proven, "text": self.text, "rows": self.rows, "written": written}


class NotLearntError(ReticleError):
    """The agent itself did not come to a good end, so nothing may be learnt from it."""


async def learn_task(
    project: Project, file: TaskFile, command: Sequence[str], *, url: str | None = None, with_browser: bool = True
) -> LearntTask:
    """Run `command` three times and once nothing; keep the first two snapshots when both proofs hold.

    Raises UsageError, NotLearntError, SourceUnreadError.
    """
    words = require_command(command)
    require_browser([file], with_browser)
    async with open_task_stage(project, url=url, with_browser=with_browser) as stage:
        first = await _good_run(stage, file, words, "the first run")
        second = await _good_run(stage, file, words, "the second run")
        references = first.snapshot.path, second.snapshot.path
        third = await _good_run(stage, file, words, "the third run", references)
        nothing = await stage.run(file, None, judge_by=references)
        require_read(nothing, "the run of nothing")
        assert third.grade is not None
        assert nothing.grade is not None
        rows = first.snapshot.row_count
        if third.grade.verdict != "PASS":
            return LearntTask(file.task.id, False, f"the third run does not pass: {say_grade(third.grade)}", rows)
        if nothing.grade.verdict != "FAIL":
            text = "a run of nothing passes: the correct steps write nothing, and no answer is expected"
            return LearntTask(file.task.id, False, text, rows)
        targets = file.reference, file.again
        for source, target in zip(references, targets, strict=True):
            write_project_file(target, source.read_bytes())
        return LearntTask(file.task.id, True, "a third run passes, a run of nothing fails", rows, targets)


async def _good_run(
    stage: TaskStage, file: TaskFile, command: Sequence[str], what: str, judge_by: tuple[Path, Path] | None = None
) -> Left:
    left = await stage.run(file, command, judge_by=judge_by)
    end = left.end
    assert end is not None
    if end.timed_out:
        raise NotLearntError(f"{what}: the agent was ended at its time limit of {file.task.time_limit_s:g} s")
    if end.exit_code:
        raise NotLearntError(f"{what}: the agent ended with exit code {end.exit_code}\n{end.tail}".rstrip())
    require_read(left, what)
    return left
