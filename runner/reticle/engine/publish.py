"""A run becomes a folder with its reports, whole or not at all, and copies go where they were asked for."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from reticle.errors import PlanError, ReticleError, UsageError
from reticle.model.run import Run
from reticle.store.files import copy_folder, write_project_file
from reticle.store.git_changes import get_prefix
from reticle.store.project import Project
from reticle.store.runs import RunFolder, RunStore

PAGE = "index.html"
IGNORE = ".gitignore"
"""In a folder that holds a report and nothing else: what a run leaves is no change of the code that it ran on."""
CODE_QUALITY = "gl-code-quality-report.json"


@dataclass(frozen=True)
class Outputs:
    """Where reports go beside the run's folder. With `code_quality` a report for GitLab is among them."""

    junit: Path | None = None
    report: Path | None = None
    code_quality: bool = False


@dataclass(frozen=True)
class GateOutcome:
    """A finished run, its folder and the page of its report.

    `notes` are told beside it; no verdict hangs on them. `place` is the project's folder in its repository.
    """

    run: Run
    folder: Path
    page: Path
    notes: tuple[str, ...] = ()
    place: str = ""


def check_outputs(project: Project, outputs: Outputs) -> None:
    """Refuse a report that has no folder to go to: outside of the project none is made. Raises UsageError."""
    for option, path in (("--junit", outputs.junit), ("--report", outputs.report)):
        folder = path.absolute().parent if path is not None else project.root
        if not folder.is_dir() and not Path(os.path.normpath(folder)).is_relative_to(project.root):
            raise UsageError(f"{option} {path}: there is no folder {folder}", hint=f"mkdir -p {folder}")


def publish(
    project: Project, run: Run, folder: RunFolder, outputs: Outputs, notes: tuple[str, ...] = ()
) -> GateOutcome:
    """Write every report into the run's folder, publish it, then copy what was asked for elsewhere."""
    from reticle.report import annotations, html, junit

    xml = junit.render(run)
    write_project_file(folder.path / "junit.xml", xml)
    write_project_file(folder.path / PAGE, html.render(run, previous=_find_previous(RunStore(project.work_dir))))
    place = _find_place(project)
    if outputs.code_quality:
        write_project_file(folder.path / CODE_QUALITY, annotations.render(run, "gitlab", folder=place))
    final = folder.finish(run)
    if outputs.junit is not None:
        write_project_file(outputs.junit, xml)
    page = final / PAGE
    if outputs.report is not None:
        if not outputs.report.is_dir() or not any(outputs.report.iterdir()):
            write_project_file(outputs.report / IGNORE, "*\n")
        copy_folder(final, outputs.report)
        page = outputs.report / PAGE
    return GateOutcome(run, final, page, notes, place)


def find_page(project: Project, run: str) -> Path:
    """Return the page of a run: its id, its folder, or `last`. Raises UsageError when there is none."""
    folder = RunStore(project.work_dir).find_folder(run)
    page = folder.absolute() / PAGE
    if not page.is_file():
        raise UsageError(f"{folder} holds no {PAGE}", hint="reticle report open RUN, or the folder of --report")
    return page


def _find_place(project: Project) -> str:
    """Return the project's folder in its repository; "" for the top, and where git knows none."""
    try:
        return get_prefix(project.root)
    except PlanError:
        return ""


def _find_previous(store: RunStore) -> Run | None:
    """Return the newest finished run, None when there is none or it cannot be read any more."""
    try:
        return store.get_run()[0]
    except ReticleError:
        return None
