"""A hostile machine: little shared memory, a read-only folder, a full disk. Linux, where mounting is allowed."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from apps import APP, configuration
from harness import COMMAND, Project
from house import MakeProject

FLOW = {
    "version": 1,
    "name": "look",
    "start": {"path": "/"},
    "steps": [{"action": "assert", "expect": {"kind": "text", "contains": "Shop"}}],
}


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    if not sys.platform.startswith("linux") or shutil.which("unshare") is None:
        pytest.skip("mount namespaces need Linux and unshare")
    if subprocess.run(["unshare", "-m", "true"], capture_output=True, check=False).returncode:
        pytest.skip("this user may not make a mount namespace (unshare -m)")
    return make_project({"reticle.toml": configuration(), "app.py": APP, "flows/look.json": FLOW})


def _gate(project: Project, mounts: str) -> subprocess.CompletedProcess[str]:
    """Run the gate where `mounts`, a line of sh, changed the file systems for it alone."""
    script = f'{mounts} && cd "$1" && exec "$2" gate'
    words = ["unshare", "-m", "sh", "-c", script, "sh", str(project.root), str(COMMAND)]
    return subprocess.run(words, env=project.env, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.full
def test_next_to_no_shared_memory_is_enough(project: Project) -> None:
    done = _gate(project, "mount -t tmpfs -o size=1m tmpfs /dev/shm")
    assert done.returncode == 0, done
    assert project.left_running() == []


def test_a_read_only_project_is_told_in_one_line(project: Project) -> None:
    done = _gate(project, 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"')
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Read-only file system" in done.stderr
    assert project.left_running() == []


@pytest.mark.full
def test_a_full_disk_is_told_in_one_line_and_leaves_no_half_file(project: Project) -> None:
    mounts = 'mkdir -p "$1/.reticle" && mount -t tmpfs -o size=16k tmpfs "$1/.reticle"'
    after = 'find "$1/.reticle" -type f -size +0'
    script = f'{mounts} && cd "$1" && "$2" gate; code=$?; {after}; exit $code'
    words = ["unshare", "-m", "sh", "-c", script, "sh", str(project.root), str(COMMAND)]
    done = subprocess.run(words, env=project.env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "No space left on device" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert project.left_running() == []
