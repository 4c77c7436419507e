"""Run folders: whole or not there, the newest kept, leftovers told from runs in the making."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reticle.errors import NewerFormatError, UsageError
from reticle.model.run import ReticleInfo, Run, RunVerdict
from reticle.store.runs import RUN_ID, RunStore
from reticle.store.scratch import scratch_folder

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _run(identity: str) -> Run:
    return Run(
        id=identity,
        started_at="2026-11-30T12:00:00Z",
        reticle=ReticleInfo(version="1"),
        verdict=RunVerdict(status="pass", exit_code=0),
    )


def test_a_run_appears_under_its_id_only_when_it_is_finished(tmp_path: Path) -> None:
    store = RunStore(tmp_path)
    folder = store.begin(NOON)
    (folder.path / "picture.png").write_bytes(b"x")
    assert RUN_ID.fullmatch(folder.id)
    assert folder.id.startswith("20261130T120000Z-")
    assert store.list_runs() == []
    final = folder.finish(_run(folder.id))
    assert store.list_runs() == [folder.id]
    assert sorted(path.name for path in final.iterdir()) == ["picture.png", "run.json"]
    assert store.get_run() == (_run(folder.id), final)


def test_a_discarded_run_leaves_nothing_and_a_finished_one_cannot_be_discarded(tmp_path: Path) -> None:
    store = RunStore(tmp_path)
    gone = store.begin(NOON)
    gone.discard()
    kept = store.begin(NOON)
    kept.finish(_run(kept.id))
    kept.discard()
    assert [path.name for path in store.folder.iterdir() if path.is_dir()] == [kept.id]


def test_only_the_newest_runs_are_kept(tmp_path: Path) -> None:
    store = RunStore(tmp_path, kept=3)
    ids = []
    for minute in range(5):
        folder = store.begin(NOON + timedelta(minutes=minute))
        folder.finish(_run(folder.id))
        ids.append(folder.id)
    assert store.list_runs() == ids[-3:]
    assert len([path for path in store.folder.iterdir() if path.is_dir()]) == 3


def test_what_a_killed_run_left_is_removed_and_a_run_in_the_making_is_not(tmp_path: Path) -> None:
    store = RunStore(tmp_path)
    alive = store.begin(NOON)
    left = store.folder / ".unfinished-20261130T110000Z-dead"
    left.mkdir()
    (left / "half.png").write_bytes(b"x")
    store.begin(NOON).discard()
    assert not left.exists()
    assert alive.path.is_dir()
    alive.discard()


def test_a_run_that_does_not_exist_is_told_with_the_nearest(tmp_path: Path) -> None:
    store = RunStore(tmp_path)
    with pytest.raises(UsageError, match="no run yet"):
        store.get_run()
    folder = store.begin(NOON)
    folder.finish(_run(folder.id))
    with pytest.raises(UsageError, match=folder.id):
        store.get_run(folder.id[:-1])


def test_a_run_of_a_newer_reticle_is_refused(tmp_path: Path) -> None:
    store = RunStore(tmp_path)
    folder = store.begin(NOON)
    final = folder.finish(_run(folder.id))
    (final / "run.json").write_text('{"version": 7, "reticle": {"version": "9.0"}}', "utf-8")
    with pytest.raises(NewerFormatError, match=r"reticle 9\.0"):
        store.get_run()


def test_the_folder_of_a_killed_command_is_removed_by_the_next_and_one_in_use_stays(tmp_path: Path) -> None:
    killed = subprocess.Popen(
        [sys.executable, "-c", "import os, pathlib; from reticle.store.scratch import scratch_folder\n"
         f"with scratch_folder(pathlib.Path({str(tmp_path)!r}), 'record'): os.kill(os.getpid(), 9)"]
    )  # fmt: skip
    assert killed.wait() == -9
    assert len(list(tmp_path.glob("reticle-record-*"))) == 1
    (tmp_path / "reticle-notes").mkdir()
    with scratch_folder(tmp_path, "learn") as mine:
        (mine / "one.json").write_text("{}")
        assert {path.name for path in tmp_path.glob("reticle-*")} == {"reticle-notes", mine.name}
        RunStore(tmp_path).begin(NOON).discard()
        assert (mine / "one.json").is_file()
    assert [path.name for path in tmp_path.glob("reticle-*")] == ["reticle-notes"]
