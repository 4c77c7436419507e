"""What every test may use."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from harness import Project

# No test fails for the machine's speed; `derandomize` keeps a red run red, `make soak` draws anew.
settings.register_profile("suite", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("soak" if os.environ.get("RETICLE_SOAK") else "suite")


def sampled(names: Iterable[str], keep: Collection[str]) -> list[Any]:
    """Return the cases of a matrix for `parametrize`: `make test` runs those to keep, `make full` every one."""
    cases = list(names)
    assert set(keep) <= set(cases), f"no such case: {set(keep) - set(cases)}"
    return [pytest.param(name, marks=() if name in keep else pytest.mark.full) for name in cases]


MakeProject = Callable[[Mapping[str, Any]], Project]


@pytest.fixture
def make_project(tmp_path: Path) -> MakeProject:
    """Make a project of some files in a folder of its own."""

    def make(files: Mapping[str, Any]) -> Project:
        folder = tmp_path / "project"
        folder.mkdir()
        return Project(folder, files)

    return make
