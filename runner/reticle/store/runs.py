"""Run folders: `.reticle/runs/<id>/`, made whole or not at all, the newest 50 kept."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
from datetime import datetime
from pathlib import Path

from reticle.clock import run_stamp
from reticle.errors import InputError, UsageError
from reticle.locks import HeldFolder, is_in_use, locked
from reticle.model.base import check_version, dump_json, parse
from reticle.model.places import read_json
from reticle.model.run import RUN_VERSION, Run
from reticle.store.files import read_text, write_project_file
from reticle.store.scratch import clear_scratch
from reticle.text import find_nearest

RUNS_KEPT = 50
RUN_ID = re.compile(r"[0-9]{8}T[0-9]{6}Z-[0-9a-z]{4}")
_UNFINISHED = ".unfinished-"


class RunStore:
    """The runs of one project. Several reticles may use it at once."""

    def __init__(self, work_dir: Path, *, kept: int = RUNS_KEPT) -> None:
        self.folder = work_dir / "runs"
        self._kept = kept

    def begin(self, now: datetime) -> RunFolder:
        """Open a new run, and remove what killed runs left. Raises InputError when the disk refuses."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            clear_scratch(self.folder.parent)
            with locked(self.folder / ".lock"):
                self._remove_leftovers()
                identity = f"{run_stamp(now)}-{secrets.token_hex(2)}"
                path = self.folder / f"{_UNFINISHED}{identity}"
                path.mkdir()
                return RunFolder(self, identity, path)
        except OSError as caught:
            raise InputError(
                f"a run cannot be written: {caught.strerror}",
                place=str(self.folder),
                hint="the project's folder must be writable and the disk not full",
            ) from None

    def list_runs(self) -> list[str]:
        """List the ids of finished runs, oldest first."""
        if not self.folder.is_dir():
            return []
        return sorted(entry.name for entry in self.folder.iterdir() if RUN_ID.fullmatch(entry.name))

    def get_run(self, identity: str | None = None) -> tuple[Run, Path]:
        """Return a run (by default the newest) and its folder. Raises UsageError or InputError."""
        known = self.list_runs()
        if not known:
            raise UsageError("there is no run yet", hint="reticle gate")
        chosen = identity or known[-1]
        if chosen not in known:
            near = find_nearest(chosen, known)
            raise UsageError(f'there is no run "{chosen}"', hint=f'did you mean "{near}"?' if near else None)
        folder = self.folder / chosen
        return read_run(folder / "run.json"), folder

    def find_folder(self, run: str) -> Path:
        """Return the folder of a run: its id, any folder, or `last`. Raises UsageError or InputError."""
        return Path(run) if Path(run).is_dir() else self.get_run(None if run == "last" else run)[1]

    def prune(self) -> None:
        """Remove all but the newest finished runs."""
        with locked(self.folder / ".lock"):
            for name in self.list_runs()[: -self._kept]:
                _remove(self.folder / name)

    def _remove_leftovers(self) -> None:
        for entry in self.folder.iterdir():
            if entry.name.startswith(_UNFINISHED) and not is_in_use(entry):
                shutil.rmtree(entry, ignore_errors=True)


class RunFolder:
    """A run in the making. Files go to `path`; `finish` gives it its name, `discard` removes it.

    The folder is locked as long as this process lives, so that another reticle knows a killed run from a running one.
    """

    def __init__(self, store: RunStore, identity: str, path: Path) -> None:
        self.id = identity
        self.path = path
        self._store = store
        self._held = HeldFolder(path)

    def finish(self, run: Run) -> Path:
        """Write `run.json` and publish the folder under its id; return the final folder. Raises InputError."""
        write_project_file(self.path / "run.json", run_text(run))
        final = self._store.folder / self.id
        os.replace(self.path, final)
        _sync_folder(self._store.folder)
        self.path = final
        self._held.release()
        self._store.prune()
        return final

    def discard(self) -> None:
        """Remove an unfinished run. Does nothing after `finish`."""
        if self._held.is_held:
            shutil.rmtree(self.path, ignore_errors=True)
            self._held.release()


def run_text(run: Run) -> str:
    """Spell a run as `run.json`."""
    return dump_json(run.to_json())


def read_run(file: Path) -> Run:
    """Read a `run.json`. Raises InputError with its place."""
    data, lines = read_json(read_text(file), file=str(file))
    check_version(data, RUN_VERSION, what="run", file=str(file))
    run: Run = parse(Run, data, what="run", lines=lines, file=str(file))
    return run


def _remove(folder: Path) -> None:
    """Take a finished run out of the list in one step, then delete it: nobody reads half of it."""
    gone = folder.with_name(f"{_UNFINISHED}{folder.name}")
    with contextlib.suppress(OSError):
        os.replace(folder, gone)
        shutil.rmtree(gone, ignore_errors=True)


def _sync_folder(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        with contextlib.suppress(OSError):  # some file systems cannot sync a folder
            os.fsync(number)
    finally:
        os.close(number)
