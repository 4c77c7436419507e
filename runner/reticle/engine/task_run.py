"""Run an agent on tasks, several trials of each, and say how often it does them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reticle.clock import SYSTEM, Clock, iso_utc
from reticle.engine.grading import to_report
from reticle.engine.task import TaskFile, require_references
from reticle.engine.task_results import ResultFile, keep_told
from reticle.engine.task_trial import Left, TaskStage, open_task_stage, require_browser, require_command
from reticle.errors import ReticleError, UsageError
from reticle.grade.explain import spell_change
from reticle.grade.rates import Rate, mean_pass_hat
from reticle.grade.result import GradeResult
from reticle.model.task import Trial
from reticle.store.project import Project
from reticle.text import cut, plural, printable, squash

REASON_CELLS = 3
_MARK = re.compile(r"‹secret:[0-9a-f]{8}›")
_OTHER = "another --out"
OnTrial = Callable[[Trial], None]


@dataclass(frozen=True)
class TaskOptions:
    """How tasks are run. `out` takes the lines of results, `resume` goes on from those that stand there."""

    command: tuple[str, ...]
    trials: int = 1
    parallel: int = 1
    out: Path | None = None
    resume: bool = False
    url: str | None = None
    with_browser: bool = True
    clock: Clock = SYSTEM


@dataclass(frozen=True)
class TaskScore:
    """The trials of one task and what they come to. Trials that could not be told are in no rate."""

    task: str
    trials: tuple[Trial, ...]

    @property
    def rate(self) -> Rate:
        """Return the passed among the told."""
        told = [trial for trial in self.trials if trial.verdict != "UNVERIFIED"]
        return Rate(sum(trial.verdict == "PASS" for trial in told), len(told))

    @property
    def untold(self) -> int:
        """Count the trials that could not be told."""
        return len(self.trials) - self.rate.told


@dataclass(frozen=True)
class Scores:
    """What a run of tasks came to."""

    scores: tuple[TaskScore, ...]

    @property
    def rate(self) -> Rate:
        """Return the passed among the told of all tasks."""
        return Rate(sum(one.rate.passed for one in self.scores), sum(one.rate.told for one in self.scores))

    @property
    def pass_hat(self) -> dict[int, float]:
        """Return pass^k: the mean over the tasks, for each k that all carry."""
        return mean_pass_hat([one.rate for one in self.scores])

    @property
    def exit_code(self) -> int:
        """1 when a trial failed (a fact, whatever else is not known), else 2 when one could not be told, else 0."""
        if self.rate.passed < self.rate.told:
            return 1
        return 2 if any(one.untold for one in self.scores) or not self.rate.told else 0

    def to_json(self) -> dict[str, Any]:
        """Return `{tasks[{task, passed, told, untold, passRate, interval, passHat, trials[]}], all{…}, exitCode}`."""
        tasks = [
            {
                "task": one.task,
                **_rate_json(one.rate, one.rate.pass_hat),
                "untold": one.untold,
                "trials": [trial.to_json() for trial in one.trials],
            }
            for one in self.scores
        ]
        untold = sum(one.untold for one in self.scores)
        return {
            "tasks": tasks,
            "all": {**_rate_json(self.rate, self.pass_hat), "untold": untold},
            "exitCode": self.exit_code,
        }


async def run_tasks(
    project: Project, files: Sequence[TaskFile], options: TaskOptions, on_trial: OnTrial = lambda trial: None
) -> Scores:
    """Run every trial that has no result yet and judge it.

    Before the first, each task is shown to tell something: doing nothing must not pass it. Raises UsageError,
    InputError, and what keeps the app from starting; a trial's own trouble makes that trial UNVERIFIED.
    """
    command = require_command(options.command)
    require_browser(files, options.with_browser)
    if options.resume and options.out is None:
        raise UsageError("--resume needs --out: the file of the results so far")
    for file in files:
        require_references(project, file)
    results = ResultFile(options.out, resume=options.resume) if options.out is not None else None
    try:
        told = keep_told(results.trials) if results is not None else {}
        run = _Run(files, options, command, on_trial, results, told)
        await run.all(project)
        return run.scores()
    finally:
        if results is not None:
            results.close()


async def require_telling(stage: TaskStage, file: TaskFile) -> Left:
    """Run nothing at all and judge that. Raises NothingPassesError when it passes, UntoldError when it is untold."""
    left = await stage.run(file, None, judge_by=(file.reference, file.again))
    assert left.grade is not None
    if left.grade.passed:
        raise NothingPassesError(
            f"task {file.task.id}: an agent that does nothing passes: the wanted state is the start state",
            hint='give it an "expect" for the answer, or references in which the correct steps wrote something',
        )
    if left.grade.verdict == "UNVERIFIED":
        raise UntoldError(f"task {file.task.id}: {say_grade(left.grade)}", hint=f"reticle task lint {file.task.id}")
    return left


class NothingPassesError(ReticleError):
    """A task that is passed by doing nothing proves nothing."""


class UntoldError(ReticleError):
    """A task whose state cannot be judged at all: nothing is run on it."""


@dataclass
class _Run:
    files: Sequence[TaskFile]
    options: TaskOptions
    command: tuple[str, ...]
    on_trial: OnTrial
    results: ResultFile | None
    done: dict[tuple[str, int], Trial]

    async def all(self, project: Project) -> None:
        self._check_basis()
        missing = [
            (file, number)
            for number in range(1, self.options.trials + 1)
            for file in self.files
            if (file.task.id, number) not in self.done
        ]
        if not missing:
            return
        workers = min(self.options.parallel, len(missing))
        async with open_task_stage(
            project,
            workers=workers,
            url=self.options.url,
            with_browser=self.options.with_browser,
            clock=self.options.clock,
        ) as stage:
            for file in self.files:
                if any(item is file for item, _ in missing):
                    (await require_telling(stage, file)).snapshot.path.unlink()
            queue = iter(missing)
            work = [asyncio.ensure_future(self._work(stage, queue)) for _ in range(workers)]
            try:
                await asyncio.gather(*work)
            finally:
                for one in work:
                    one.cancel()
                await asyncio.gather(*work, return_exceptions=True)

    async def _work(self, stage: TaskStage, queue: Any) -> None:
        for file, number in queue:
            trial = await self._try(stage, file, number)
            self.done[file.task.id, number] = trial
            if self.results is not None:
                self.results.add(trial)
            self.on_trial(trial)

    async def _try(self, stage: TaskStage, file: TaskFile, number: int) -> Trial:
        started_at = iso_utc(self.options.clock.now())
        hide = stage.redactor.text
        made = Trial(
            task=file.task.id,
            trial=number,
            verdict="UNVERIFIED",
            started_at=started_at,
            command=[hide(word) for word in self.command],
            basis=file.basis,
        )
        try:
            left = await stage.run(file, self.command, judge_by=(file.reference, file.again))
        except ReticleError as caught:
            return made.model_copy(update={"reason": hide(squash(str(caught)))})
        except Exception as caught:  # noqa: BLE001 - one trial's trouble never takes the others with it
            told = f"a defect of reticle ({type(caught).__name__}: {squash(str(caught))[:300]})"
            return made.model_copy(update={"reason": hide(told)})
        left.snapshot.path.unlink()
        return _judged(made, left, hide)

    def _check_basis(self) -> None:
        """Refuse to go on from results of another agent or of another form of the task."""
        for file in self.files:
            for (task, _), trial in self.done.items():
                if task != file.task.id:
                    continue
                out = self.options.out
                if trial.basis != file.basis:
                    raise UsageError(f"{out}: task {task} or a file of it changed after these results", hint=_OTHER)
                if not _is_same_command(trial.command, self.command):
                    raise UsageError(f"{out} has results of another agent: {' '.join(trial.command)}", hint=_OTHER)

    def scores(self) -> Scores:
        """Return the trials 1 to N of every task, and those of the file beyond."""
        ordered = sorted(self.done.values(), key=lambda trial: trial.trial)
        return Scores(
            tuple(
                TaskScore(file.task.id, tuple(trial for trial in ordered if trial.task == file.task.id))
                for file in self.files
            )
        )


def _judged(made: Trial, left: Left, hide: Callable[[str], str]) -> Trial:
    end, grade = left.end, left.grade
    assert end is not None
    assert grade is not None
    return made.model_copy(
        update={
            "verdict": grade.verdict,
            "reason": hide(squash("; ".join([*_say_end(end.exit_code, end.timed_out, end.tail), say_grade(grade)]))),
            "answer": hide(end.answer) if end.answer is not None else None,
            "duration_s": end.duration_s,
            "exit_code": end.exit_code,
            "timed_out": end.timed_out,
            "page": hide(end.page) if end.page is not None else None,
            "grade": to_report(grade),
        }
    )


def _say_end(exit_code: int, timed_out: bool, tail: str) -> list[str]:
    if timed_out:
        return ["the agent was ended at its time limit"]
    if exit_code:
        return [f"the agent ended with exit code {exit_code}" + (f" ({cut(squash(tail), 200)})" if tail else "")]
    return []


def say_grade(grade: GradeResult) -> str:
    """Say in one line why a grade is what it is."""
    if grade.verdict == "PASS":
        return "the stored data is what the correct steps leave" + (", the answer is right" if grade.answer else "")
    if grade.verdict == "UNVERIFIED":
        return "; ".join(f"{item.label}: {item.reason}" for item in grade.unread[:REASON_CELLS]) or "nothing to judge"
    said = [spell_change(change) for change in grade.state.changed[:REASON_CELLS]]
    removed, added = len(grade.state.removed), len(grade.state.added)
    if not said:
        said = [f"- {line}" for line in grade.state.removed[:1]] + [f"+ {line}" for line in grade.state.added[:1]]
    if removed or added:
        said.append(f"{plural(removed, 'row')} missing, {plural(added, 'row')} too many")
    if grade.answer is not None and not grade.answer.passed:
        given = "no answer" if grade.answer.given is None else f'answer "{cut(grade.answer.given, 60)}"'
        said.append(f"{given}: {grade.answer.why}")
    return printable("; ".join(cut(text, 160) for text in said))


def _is_same_command(told: Sequence[str], words: Sequence[str]) -> bool:
    """Compare a command with one that was written down, where a mark stands for a secret that nobody knows now."""
    if len(told) != len(words):
        return False
    forms = (".+".join(re.escape(part) for part in _MARK.split(word)) for word in told)
    return all(re.fullmatch(form, word, re.DOTALL) for form, word in zip(forms, words, strict=True))


def _rate_json(rate: Rate, pass_hat: dict[int, float]) -> dict[str, Any]:
    return {
        "passed": rate.passed,
        "told": rate.told,
        "passRate": rate.share,
        "interval": list(rate.interval) if rate.interval else None,
        "passHat": {str(k): value for k, value in pass_hat.items()},
    }
