"""The results of trials as JSON lines: each line is written whole and reaches the disk before the next trial counts."""

from __future__ import annotations

import fcntl
import json
import os
import stat
from collections.abc import Iterable
from pathlib import Path

from reticle.errors import InputError, UsageError
from reticle.grade.lines import json_text
from reticle.model.base import parse
from reticle.model.task import Trial
from reticle.store.files import MAX_TEXT_BYTES, read_text


class ResultFile:
    """A file of results. With `resume` it goes on from what stands there; otherwise it must be new or empty.

    A last line without its newline is what a killed run left: it is cut off. Raises UsageError, InputError.
    """

    def __init__(self, path: Path, *, resume: bool) -> None:
        self.path = path
        self.trials: list[Trial] = []
        try:
            self._number = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o644)
        except OSError as caught:
            raise UsageError(f"--out {path}: {caught.strerror}") from None
        try:
            self._begin(resume)
        except BaseException:
            self.close()
            raise

    def _begin(self, resume: bool) -> None:
        found = os.fstat(self._number)
        if not stat.S_ISREG(found.st_mode):
            raise UsageError(f"--out {self.path} is no regular file")
        try:
            fcntl.flock(self._number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UsageError(f"--out {self.path}: another run is writing to it", hint="another --out") from None
        if found.st_size and not resume:
            raise UsageError(f"{self.path} has results already", hint="--resume to go on from them, or another --out")
        if found.st_size:
            self.trials = read_results(self.path)
            os.ftruncate(self._number, self.path.read_bytes().rfind(b"\n") + 1)

    def add(self, trial: Trial) -> None:
        """Append one line. Raises InputError when the disk refuses; then the file ends before it."""
        line = f"{json_text(trial.to_json())}\n".encode()
        before = os.fstat(self._number).st_size
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[os.write(self._number, rest) :]
            os.fsync(self._number)
        except OSError as caught:
            os.ftruncate(self._number, before)
            raise InputError(f"cannot be written: {caught.strerror}", place=str(self.path)) from None
        self.trials.append(trial)

    def close(self) -> None:
        """Close the file."""
        os.close(self._number)


def read_results(path: Path) -> list[Trial]:
    """Read the whole lines of a file of results. Raises InputError with the line that is no result."""
    trials: list[Trial] = []
    text = read_text(path, limit=8 * MAX_TEXT_BYTES)
    for number, line in enumerate(text.split("\n")[:-1], 1):
        place = f"{path}:{number}"
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise InputError("is no line of results", place=place) from None
        made: Trial = parse(Trial, data, what="result", file=place)
        trials.append(made)
    return trials


def keep_told(trials: Iterable[Trial]) -> dict[tuple[str, int], Trial]:
    """Return the newest line of each trial that was told, by task and trial: an untold one is to be run again."""
    newest = {(trial.task, trial.trial): trial for trial in trials}
    return {key: trial for key, trial in newest.items() if trial.verdict != "UNVERIFIED"}
