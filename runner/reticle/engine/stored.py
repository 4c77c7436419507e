"""Judging stored runs: a run of a flow counts for the flow and the code that it ran on, and for nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reticle.errors import ReticleError
from reticle.model.run import FlowResult, Run
from reticle.store.files import copy_folder
from reticle.store.runs import RunStore


@dataclass(frozen=True)
class Stored:
    """A stored result, and the folder of its run."""

    result: FlowResult
    folder: Path
    run: Run


def find_stored(store: RunStore, keys: Mapping[str, str], code: str | None) -> dict[str, Stored]:
    """Return the newest stored result of each flow (by name → key) that ran on this flow and this code.

    Of unknown code none is. A run that cannot be read is passed over: what it holds counts for nothing.
    """
    found: dict[str, Stored] = {}
    for identity in reversed(store.list_runs()) if code is not None else ():
        if len(found) == len(keys):
            break
        try:
            run, folder = store.get_run(identity)
        except ReticleError:
            continue
        if run.code.hash != code:
            continue
        for result in run.flows:
            if result.name not in found and keys.get(result.name) == result.flow_hash:
                told = f"from the stored run {identity}"
                notes = [*(note for note in result.notes if not note.startswith("from the stored run")), told]
                found[result.name] = Stored(result.model_copy(update={"notes": notes}), folder, run)
    return found


def bring_files(stored: Stored, run_dir: Path) -> None:
    """Copy what a stored run kept of a flow into the folder of a new one."""
    source = stored.folder / stored.result.name
    if source.is_dir():
        copy_folder(source, run_dir / stored.result.name)
