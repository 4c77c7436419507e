"""What can be known to be wrong before anything starts: set-ups, variables, state declarations.

A mistake in a file is told with its place and costs no run; only what needs the app is left to the replay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from reticle.engine.grade import check_patterns
from reticle.engine.storage_state import check_storage_state
from reticle.engine.variables import Variables, is_defined, resolve_variables
from reticle.errors import FlowError, InputError, ReticleError, UsageError
from reticle.model.base import Path
from reticle.model.flow import Flow
from reticle.model.places import read_json
from reticle.store.files import read_text
from reticle.store.project import Project
from reticle.text import Redactor, find_nearest

_SLOT = re.compile(r"\$\$\{|\$\{([^{}]*)\}|\$\{")
_MADE = ("unique", "today", "now")


def check_flows(project: Project, flows: tuple[Flow, ...], setups: Mapping[str, Flow]) -> None:
    """Check what the files of chosen flows say. Raises FlowError and InputError for the first mistake."""
    for flow in flows:
        _check_circle(project, flow, setups)
    for flow in {flow.name: flow for flow in (*flows, *setups.values())}.values():
        _check_texts(project, flow)
        _check_grade(project, flow)
        for relative in (flow.start.storage_state, *(person.storage_state for person in flow.people.values())):
            _check_storage(project, relative)
    _check_storage(project, project.config.browser.storage_state)


def check_environment(
    project: Project, flows: tuple[Flow, ...], setups: Mapping[str, Flow], environ: Mapping[str, str]
) -> None:
    """Check that every variable of the chosen flows has a value here. Raises UsageError naming the first that has none
    and FlowError for a time zone that does not exist."""
    for flow in {flow.name: flow for flow in (*flows, *setups.values())}.values():
        for name, var in flow.vars.items():
            if var.default is None and var.env and var.env not in environ:
                raise UsageError(
                    f'{_place(project, flow, ("vars", name))}: variable "{name}" reads the environment variable '
                    f"{var.env}, which is not set",
                    hint=f"export {var.env}=…",
                )
        for path, text in _texts(flow):
            for found in _SLOT.finditer(text):
                secret = (found[1] or "").strip().removeprefix("totp:")
                if found[1] and found[1].strip() != secret and not environ.get(secret):
                    raise UsageError(
                        f"{_place(project, flow, path)}: ${{totp:{secret}}} reads the environment variable {secret}, "
                        "which is not set",
                        hint=f"export {secret}=… (the base32 secret)",
                    )
        zone = flow.start.timezone or project.config.browser.timezone
        variables = resolve_variables(
            flow, environ=environ, now=datetime.now(UTC), zone=zone, unique="", redactor=Redactor(),
            locale=flow.start.locale or project.config.browser.locale,
        )  # fmt: skip # what is left to go wrong is the zone, and how a day is written
        for path, text in _texts(flow):
            _check_days(project, flow, path, text, variables)


def _check_days(project: Project, flow: Flow, path: Path, text: str, variables: Variables) -> None:
    for found in _SLOT.finditer(text):
        if found[1] and found[1].strip().startswith("today"):
            try:
                variables.text(found[0])
            except ReticleError as caught:
                said = caught.message.removeprefix(f"flow {flow.name}: ")
                raise type(caught)(f"{_place(project, flow, path)}: {said}", hint=caught.hint) from None


def _check_circle(project: Project, flow: Flow, setups: Mapping[str, Flow]) -> None:
    """Refuse a flow that is its own set-up, also through others."""
    stack: list[tuple[str, ...]] = [(flow.name,)]
    while stack:
        chain = stack.pop()
        current = flow if len(chain) == 1 else setups.get(chain[-1])
        for name in _setups_of(current) if current is not None else ():
            if name in chain:
                said = " → ".join((*chain, name))
                raise FlowError(f"set-up flows go in a circle: {said}", place=_place(project, flow, ("start", "setup")))
            stack.append((*chain, name))


def _setups_of(flow: Flow) -> tuple[str, ...]:
    return (*flow.start.setup, *(name for person in flow.people.values() for name in person.setup))


def _check_texts(project: Project, flow: Flow) -> None:
    """Refuse a `${…}` that nothing defines or that does not end."""
    for path, text in _texts(flow):
        for found in _SLOT.finditer(text):
            if found.group() == "$${":
                continue
            place = _place(project, flow, path)
            if found[1] is None:
                raise FlowError(
                    f'"{text[found.start() : found.start() + 24]}" has no closing "}}"',
                    place=place,
                    hint='write "$${" for a plain "${"',
                )
            name = found[1].strip()
            if not is_defined(name, flow):
                near = find_nearest(name, [*flow.vars, *_MADE])
                raise FlowError(
                    f'"${{{name}}}" is not one of its "vars"',
                    place=place,
                    hint=f'did you mean "${{{near}}}"?' if near else 'define it, or write "$${" for a plain "${"',
                )


def _check_storage(project: Project, relative: str | None) -> None:
    """Check the form of a signed-in state that is there; one that is not is told when the person comes."""
    if relative is not None:
        path = project.path(relative, what="storageState")
        if path.is_file():
            check_storage_state(path, project.shown(path))


def _check_grade(project: Project, flow: Flow) -> None:
    if flow.grade is None:
        return
    try:
        declaration = project.load_state(flow.grade.state, what="grade.state")
    except InputError as caught:
        raise FlowError(f"{_place(project, flow, ('grade', 'state'))}: {caught.message}", hint=caught.hint) from None
    for source in declaration.sources:
        check_patterns(source, flow.grade.state)


def _texts(flow: Flow) -> Iterator[tuple[Path, str]]:
    """Yield every text of a flow in which variables are filled in, with its path in the file."""
    plain = flow.to_json()
    start = plain.get("start", {})
    yield from _strings(("start", "path"), start.get("path"))
    yield from _strings(("start", "url"), start.get("url"))
    yield from _strings(("start", "headers"), start.get("headers"))
    yield from _strings(("start", "httpCredentials"), start.get("httpCredentials"))
    for number, step in enumerate(plain.get("steps", [])):
        for key in ("target", "args", "expect"):
            yield from _strings(("steps", number, key), step.get(key))
    yield from _strings(("success",), plain.get("success"))


def _strings(path: Path, value: Any) -> Iterator[tuple[Path, str]]:
    if isinstance(value, str):
        if "${" in value:
            yield path, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings((*path, key), item)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _strings((*path, number), item)


def _place(project: Project, flow: Flow, path: Path) -> str:
    """Spell the file and line of a value of a flow; the file is read again, since only mistakes need its lines."""
    file = project.flow_path(flow.name)
    shown = project.shown(file)
    _, lines = read_json(read_text(file, name=shown, error=FlowError), file=shown, error=FlowError)
    line = next((lines[path[:size]] for size in range(len(path), 0, -1) if path[:size] in lines), None)
    return f"{shown}:{line}" if line else shown
