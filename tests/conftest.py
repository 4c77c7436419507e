"""What every test may use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from harness import Project

MakeProject = Callable[[Mapping[str, Any]], Project]


@pytest.fixture
def make_project(tmp_path: Path) -> MakeProject:
    """Make a project of some files in a folder of its own."""

    def make(files: Mapping[str, Any]) -> Project:
        folder = tmp_path / "project"
        folder.mkdir()
        return Project(folder, files)

    return make
