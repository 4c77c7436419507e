"""Half of an accepted picture, or one that is not what its description says, never passes for no picture at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from test_looks_other_browser import look, make

from harness import Project
from house import MakeProject

pytestmark = pytest.mark.browser


def _without_description(project: Project) -> str:
    (file,) = (project.root / "baselines").rglob("*.json")
    file.unlink()
    return "has no description (.json) beside it"


def _without_picture(project: Project) -> str:
    """As in a clone of a repository whose .gitignore names *.png."""
    (file,) = (project.root / "baselines").rglob("*.png")
    file.unlink()
    return "has no picture (.png) beside it"


def _of_another(project: Project) -> str:
    (file,) = (project.root / "baselines").rglob("*.png")
    file.write_bytes(b"version https://git-lfs.github.com/spec/v1\n")
    return "the picture is not the one that its description was written for"


@pytest.mark.parametrize(
    "spoil",
    [_without_description, pytest.param(_without_picture, marks=pytest.mark.full),
     pytest.param(_of_another, marks=pytest.mark.full)],
)  # fmt: skip
def test_half_of_a_baseline_is_could_not_tell_and_an_update_mends_it(
    spoil: Callable[[Project], str], make_project: MakeProject
) -> None:
    project = make(make_project)
    said = spoil(project)
    result = project.run("gate", "--json")
    assert result.exit_code == 2, result
    assert said in result.json["flows"][0]["reason"]
    assert project.run("baseline", "list").exit_code == 0
    assert project.run("baseline", "review", "--no-open").exit_code in (0, 2)
    mended = project.run("baseline", "update", "--no-reset-needed")
    assert mended.exit_code == 0, mended
    again = project.run("gate", "--json")
    assert (again.exit_code, look(again.json)["result"]) == (0, "same")
