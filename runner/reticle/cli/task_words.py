"""How trials, rates and findings about tasks are told on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType

from rich.console import Console
from rich.markup import escape
from rich.status import Status

from reticle.engine.task_lint import TaskLint
from reticle.engine.task_run import Scores, TaskScore
from reticle.grade.rates import Rate
from reticle.model.task import Trial
from reticle.text import cut, plural, printable

TRIALS_SHOWN = 10
_K_SHOWN = 5


class LiveTrials:
    """A line that moves while trials run. As a context manager it gives the callback for finished trials."""

    def __init__(self) -> None:
        self._status = Status("starting the app", console=Console(stderr=True))
        self._done = 0

    def __enter__(self) -> Callable[[Trial], None]:
        self._status.start()
        return self._on_trial

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._status.stop()

    def _on_trial(self, trial: Trial) -> None:
        self._done += 1
        said = f"{self._done} done, last: {trial.task} {trial.trial} {trial.verdict}"
        self._status.update(escape(printable(said)))


def render_scores(scores: Scores) -> str:
    """Render rates first, then the trials that did not pass and why."""
    lines = [f"{one.task}: {_rate(one.rate, one.rate.pass_hat, one.untold)}" for one in scores.scores]
    if len(scores.scores) > 1:
        untold = sum(one.untold for one in scores.scores)
        lines.append(f"all {len(scores.scores)} tasks: {_rate(scores.rate, scores.pass_hat, untold)}")
    for one in scores.scores:
        lines += _trials(one)
    return "\n".join(lines) + "\n"


def render_lint(found: Sequence[TaskLint]) -> str:
    """Render one block a task: its word first, then what was found."""
    lines: list[str] = []
    for one in found:
        word = "not proven" if one.problems else "could not tell" if one.untold else "proven"
        lines.append(f"{word}  {one.task}")
        for mark, texts in (("wrong", one.problems), ("untold", one.untold), ("note", one.notes)):
            lines += [f"  {mark}: {printable(text)}" for text in texts]
    return "\n".join(lines) + "\n"


def _rate(rate: Rate, pass_hat: dict[int, float], untold: int) -> str:
    said = f"{rate.passed} of {plural(rate.told, 'trial')} passed"
    if rate.share is not None and rate.interval is not None:
        low, high = rate.interval
        said += f" ({rate.share:.0%}, 95 % interval {low:.0%} to {high:.0%})"
    if len(pass_hat) > 1:
        shown = [k for k in sorted(pass_hat) if k <= _K_SHOWN or k == max(pass_hat)]
        said += ", " + " ".join(f"pass^{k} {pass_hat[k]:.2f}" for k in shown)
    return said + (f", {plural(untold, 'trial')} could not be told" if untold else "")


def _trials(one: TaskScore) -> list[str]:
    told = [trial for trial in one.trials if trial.verdict != "PASS"]
    lines = [f"  {trial.verdict} {trial.task} {trial.trial}: {cut(printable(trial.reason), 400)}" for trial in told]
    more = len(lines) - TRIALS_SHOWN
    return lines[:TRIALS_SHOWN] + ([f"  … {more} more"] if more > 0 else [])
