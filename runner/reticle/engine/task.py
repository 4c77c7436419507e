"""Tasks on disk: found by file, folder or id, and read with everything that they name."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from reticle.engine.grade import load_declaration, load_expect
from reticle.errors import InputError, UsageError
from reticle.model.base import check_version, parse
from reticle.model.places import read_toml
from reticle.model.state import ExpectFile
from reticle.model.task import Task
from reticle.store.files import read_text
from reticle.store.project import Project
from reticle.text import find_nearest

_EXAMPLE = 'id = "order-mug"'
_LIMIT = 1024 * 1024


@dataclass(frozen=True)
class TaskFile:
    """A task and the files that it names, as paths. `basis` is a digest of all that decides a verdict."""

    task: Task
    path: Path
    state: Path
    reference: Path
    again: Path
    expect: Path | None

    @property
    def basis(self) -> str:
        """Return the digest of the task and its files: results of another basis are not to be mixed with these."""
        made = hashlib.sha256()
        for path in (self.path, self.state, self.reference, self.again, self.expect):
            made.update(hashlib.sha256(path.read_bytes() if path and path.is_file() else b"").digest())
        return made.hexdigest()[:16]


def load_task(project: Project, path: Path) -> TaskFile:
    """Read one task file and check all that it names but the references.

    Raises InputError with line and nearest key for the task, its state declaration and its expect file.
    """
    shown = project.shown(path)
    data, lines = read_toml(read_text(path, name=shown, limit=_LIMIT), file=shown)
    check_version(data, 1, what="task", file=shown)
    task: Task = parse(Task, data, what="task", lines=lines, file=shown, example=None if data else _EXAMPLE)

    def place(key: str, relative: str) -> Path:
        line = lines.get((key,))
        try:
            return project.path(relative, what=key)
        except InputError as caught:
            raise InputError(caught.message, place=f"{shown}:{line}", hint=caught.hint) from None

    def existing(key: str, relative: str) -> Path:
        found = place(key, relative)
        if not found.is_file():
            raise InputError(f'{key}: there is no file "{relative}"', place=f"{shown}:{lines.get((key,))}",
                             hint="paths are relative to the folder of reticle.toml")  # fmt: skip
        return found

    made = TaskFile(
        task,
        path,
        state=existing("state", task.state),
        reference=place("reference", task.reference),
        again=place("again", task.again),
        expect=existing("expect", task.expect) if task.expect is not None else None,
    )
    load_declaration(made.state)
    _check_answer(made, f"{shown}:{lines.get(('answer_from',), lines.get(('expect',), 1))}")
    return made


def require_references(project: Project, file: TaskFile) -> None:
    """Raise InputError when a reference is missing, with the command that makes it."""
    for path in (file.reference, file.again):
        if not path.is_file():
            raise InputError(
                f"task {file.task.id}: {project.shown(path)} is missing",
                hint=f"reticle task learn {project.shown(file.path)} -- COMMAND that does the task right",
            )


def read_expect(file: TaskFile) -> ExpectFile | None:
    """Return what the correct answer is, None for a task without one."""
    return load_expect(file.expect) if file.expect is not None else None


def find_tasks(project: Project, word: str) -> list[TaskFile]:
    """Find the tasks that `word` names: a task file, a folder of them, or an id below `tasks/`.

    Raises UsageError when there is none, InputError for a mistake in one or for an id that two of them have.
    """
    path = Path(word) if Path(word).is_absolute() else Path.cwd() / word
    if path.is_file():
        files = [path]
    elif path.is_dir():
        files = _list_files(path)
        if not files:
            raise UsageError(f"{word}: no task.toml in this folder or below")
    else:
        return [_find_by_id(project, word)]
    found = [load_task(project, _real(project, file)) for file in files]
    seen: dict[str, Path] = {}
    for item in found:
        if item.task.id in seen:
            raise InputError(f'id "{item.task.id}" is that of {project.shown(seen[item.task.id])} too',
                             place=project.shown(item.path))  # fmt: skip
        seen[item.task.id] = item.path
    return found


def _find_by_id(project: Project, word: str) -> TaskFile:
    known = {
        file.parent.name if file.name == "task.toml" else file.stem: file
        for file in _list_files(project.root / "tasks")
    }
    if word not in known:
        near = find_nearest(word, set(known))
        listed = "tasks: " + ", ".join(sorted(known)[:10]) if known else "a task is a file like tasks/buy/task.toml"
        raise UsageError(f'there is no task "{word}": ran nothing', hint=f'did you mean "{near}"?' if near else listed)
    return load_task(project, _real(project, known[word]))


def _list_files(folder: Path) -> list[Path]:
    """List `task.toml` at any depth; in `tasks/` itself every TOML file is a task."""
    if not folder.is_dir():
        return []
    named = {path for path in folder.rglob("task.toml") if not any(part.startswith(".") for part in path.parts[1:])}
    return sorted(named | ({*folder.glob("*.toml")} if folder.name == "tasks" else set()))


def _real(project: Project, path: Path) -> Path:
    """Spell a path below the root as the project does, so that messages are short."""
    resolved = path.resolve()
    return project.root / resolved.relative_to(project.root) if resolved.is_relative_to(project.root) else resolved


def _check_answer(file: TaskFile, place: str) -> None:
    expect = read_expect(file)
    if expect is not None and file.task.answer_from == "none":
        raise InputError('"expect" needs an answer, and answer_from = "none" takes none', place=place,
                         hint='answer_from = "last-line"')  # fmt: skip
