"""A flow's state declaration made from its database: every table, then those that two correct runs leave alike."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from reticle.appproc.processes import command_environment
from reticle.engine.grade import SnapshotResult, load_declaration
from reticle.engine.grade_suggest import suggest_declaration
from reticle.engine.grade_tables import declare_by_dsn
from reticle.engine.stage import Stage
from reticle.errors import UsageError
from reticle.grade.suggest import list_written
from reticle.model.base import dump_json
from reticle.model.flow import Flow, Grade
from reticle.model.state import SqliteSource

OWN_DATABASE = "${RETICLE_DATABASE_URL}"
"""The address of the copy's own database, where `[app.database]` declares one."""


class Take(Protocol):
    """Resets the app, replays a flow (or, without `steps`, its set-up and start page alone) and takes a snapshot."""

    async def __call__(self, stage: Stage, flow: Flow, what: str, *, steps: bool = True) -> SnapshotResult: ...


@dataclass(frozen=True)
class Suggested:
    """A declaration in the run's folder, and what became of each table that is not simply kept.

    `blind` are tables that the steps write and that cannot be judged: a grade without them would prove too little.
    """

    path: Path
    sentences: tuple[str, ...]
    blind: tuple[str, ...] = ()


async def suggest_state(stage: Stage, flow: Flow, dsn: str, take: Take) -> Suggested:
    """Declare every table of a database and the list of tables, replay the flow twice and keep what can be judged.

    A table that would be dropped is held against two runs of no steps: when the steps write there it is kept, its
    rows counted, or, where even their number differs from run to run, it is `blind`.

    `dsn` may name variables of the copy (`${RETICLE_DATABASE_URL}`, `${RETICLE_WORKDIR}`), which stay as they are in
    the declaration. Raises UsageError, InputError, SourceUnreadError.
    """
    env = command_environment(stage.copy.env)
    if dsn == OWN_DATABASE and "RETICLE_DATABASE_URL" not in env:
        raise UsageError(
            "the app has no database that reticle knows of",
            hint="--dsn 'sqlite:///${RETICLE_WORKDIR}/shop.db', [app.database] template, "
            "or --state with a declaration (files, addresses, commands: docs/grade.md)",
        )
    wide, made = stage.run_dir / "wide.json", stage.run_dir / "suggested.json"
    await asyncio.to_thread(declare_by_dsn, dsn, wide, env=env, redactor=stage.copy.redactor, names=True)
    with_wide = with_state(stage, flow, wide)
    reference = await take(stage, with_wide, "the first wide run")
    again = await take(stage, with_wide, "the second wide run")
    result = await asyncio.to_thread(suggest_declaration, wide, reference.path, again.path, made)
    dropped = frozenset(item.label for item in result.suggestions if item.action == "drop")
    if not dropped:
        return Suggested(made, tuple(result.sentences))
    idle = await take(stage, with_wide, "a wide run of no steps", steps=False)
    idle_again = await take(stage, with_wide, "a second wide run of no steps", steps=False)
    written = await asyncio.to_thread(list_written, reference.path, again.path, idle.path, idle_again.path, dropped)
    if written:
        result = await asyncio.to_thread(suggest_declaration, wide, reference.path, again.path, made, counted=written)
    blind = tuple(item.label for item in result.suggestions if item.action == "drop" and item.label in written)
    return Suggested(made, tuple(result.sentences), blind)


def with_state(stage: Stage, flow: Flow, path: Path) -> Flow:
    """Return the flow with a declaration of the run's folder."""
    relative = path.resolve().relative_to(stage.project.root.resolve()).as_posix()
    made = flow.model_copy(update={"grade": Grade(state=relative)})
    made.model_fields_set.add("grade")
    return made


def moved_text(made: Path, target: Path) -> str:
    """Return the text of a declaration for another folder: paths relative to the old one lead to the same files."""
    declaration = load_declaration(made)
    sources = [
        source.model_copy(update={"path": os.path.relpath(made.parent / source.path, target.parent)})
        if isinstance(source, SqliteSource) and not source.path.startswith(("/", "$", "sqlite:"))
        else source
        for source in declaration.sources
    ]
    return dump_json(declaration.model_copy(update={"sources": sources}).to_json())
