"""Grading from the package as its users get it: the library and the pytest helper of an installed wheel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
USE = """
import json, pathlib, sqlite3
import reticle
from reticle.api import GradeResult, SnapshotResult, judge, snapshot

assert pathlib.Path(reticle.__file__).parent.parent.name == "site", reticle.__file__
app = sqlite3.connect("shop.db", isolation_level=None)
app.execute("CREATE TABLE orders (id integer PRIMARY KEY, status)")
pathlib.Path("state.json").write_text(json.dumps(
    {"sources": [{"kind": "sqlite", "label": "shop", "path": "shop.db", "tables": "*"}]}))
for name, status in (("reference", "paid"), ("again", "paid"), ("right", "paid"), ("wrong", "open")):
    app.execute("DELETE FROM orders")
    app.execute("INSERT INTO orders VALUES (17, ?)", [status])
    taken = snapshot("state.json", f"{name}.json", taken_at="2026-11-30T12:00:00Z")
    assert isinstance(taken, SnapshotResult) and (taken.exit_code, taken.row_count) == (0, 2)
right, wrong = (judge("reference.json", "again.json", f"{name}.json") for name in ("right", "wrong"))
assert isinstance(right, GradeResult) and right.passed
assert (wrong.verdict, wrong.exit_code) == ("FAIL", 1)
(change,) = wrong.state.changed
assert (change.source, change.key, change.column, change.from_, change.to) == (
    "shop.orders", "17", "status", "paid", "open")
"""
TESTS = """
def test_right(assert_grade):
    assert assert_grade("reference.json", "again.json", "right.json").passed

def test_wrong(assert_grade):
    assert_grade("reference.json", "again.json", "wrong.json")

def test_unread(assert_grade):
    assert_grade("reference.json", "again.json", "nowhere.json")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed from a wheel, nothing of it linked to the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
    ]
    subprocess.run([*install, "--target", str(folder / "site"), str(wheel)], check=True, capture_output=True)
    return folder / "site"


@pytest.mark.full
def test_the_library_and_the_pytest_helper_work_from_the_installed_wheel(site: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}

    def python(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120, check=False
        )

    used = python("-c", USE)
    assert used.returncode == 0, used.stderr
    (tmp_path / "test_app.py").write_text(TESTS)
    told = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_app.py").stdout
    assert "1 passed" in told
    assert "2 failed" in told
    assert "shop.orders[17].status: paid → open" in told
    assert "UNVERIFIED" in told
    assert (site / "reticle" / "py.typed").is_file(), "whoever checks types sees ours"
