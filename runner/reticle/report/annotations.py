"""Findings at file and line for a code host: GitHub workflow commands, or GitLab's code quality JSON."""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
from typing import Literal

from reticle.model.run import FlowResult, Run
from reticle.model.verdict import SourcePlace
from reticle.report import words
from reticle.text import cut, plural, printable

MAX_ANNOTATIONS = 10
"""GitHub shows ten of a kind in a step."""
MAX_MESSAGE = 1_000
Kind = Literal["github", "gitlab"]
_FLOW = re.compile(r"(?!\.)[^\s\\:/]+(/(?!\.)[^\s\\:/]+)*")
"""What can be the name of a flow's file: folders and a name, none of them hidden or leading out."""
_UP = re.compile(r"^(\.\./)+")


def render(run: Run, kind: Kind, *, folder: str = "") -> str:
    """Return the annotations of a run: the ten worst, then one that says how many more; empty when there are none.

    `github` is lines to print on stdout; `gitlab` is a JSON document for `artifacts: reports: codequality`, whole.
    `folder` is the project's folder in its repository (`apps/shop`, "" for the top), from which code hosts read paths.
    """
    found = [flow for flow in words.list_worst_first(run.flows) if flow.status != "pass"]
    found.sort(key=lambda flow: "quarantined" in flow.flags)
    return _gitlab(run, found, folder) if kind == "gitlab" else _github(run, found, folder)


def _github(run: Run, found: list[FlowResult], folder: str) -> str:
    lines = [_command(flow, folder) for flow in found[:MAX_ANNOTATIONS]]
    rest = found[MAX_ANNOTATIONS:]
    if rest:
        names = ", ".join(flow.name for flow in rest)
        said = cut(f"{plural(len(rest), 'more flow')} did not pass: {names}", MAX_MESSAGE)
        level = "notice" if all("quarantined" in flow.flags for flow in rest) else "error"
        lines.append(f"::{level} title=reticle::{_data(said)}")
    for note in words.list_change_notes(run):
        listed = "\n".join(note.names) if note.is_told_whole else ", ".join(note.names)
        said = cut(f"{note.title}: {listed}", MAX_MESSAGE) + (f"\nnext: {note.todo}" if note.todo else "")
        lines.append(f"::{'error' if note.blamed else 'notice'} title=reticle::{_data(said)}")
    return "".join(f"{line}\n" for line in lines)


def _command(flow: FlowResult, folder: str) -> str:
    level = "warning" if "quarantined" in flow.flags else "error"
    place = words.find_place(flow)
    where = []
    path = _find_path(place, folder)
    if place is not None and path is not None:
        where = [f"file={_property(path)}", f"line={place.line}"]
        where += [f"col={place.column}"] if place.column is not None else []
    where.append(f"title={_property(f'{flow.status}: {flow.name}')}")
    message = words.tell_flow(flow)
    command = words.find_next_command(flow)
    text = cut(message, MAX_MESSAGE) + (f"\nnext: {command}" if command else "")
    return f"::{level} {','.join(where)}::{_data(text)}"


def _gitlab(run: Run, found: list[FlowResult], folder: str) -> str:
    issues = []
    for flow in found:
        place = words.find_place(flow)
        path = _find_path(place, folder)
        issues.append(
            _issue(
                flow.status,
                (flow.name, flow.status, str(path)),
                f"{flow.status}: {flow.name}: {words.tell_flow(flow)}",
                is_blamed="quarantined" not in flow.flags,
                path=path or posixpath.join(folder, _flow_file(flow.name)),
                line=place.line if place is not None and path is not None else 1,
            )
        )
    for note in words.list_change_notes(run):
        for name in note.names:
            path = _file_of(note.kind, name, folder)
            said = f"{note.title}: {name}" + (f" (next: {note.todo})" if note.todo else "")
            issues.append(_issue(note.kind, (note.kind, name), said, is_blamed=note.blamed, path=path))
    return json.dumps(issues, indent=2) + "\n"


def _issue(
    kind: str, identity: tuple[str, ...], text: str, *, is_blamed: bool, path: str, line: int = 1
) -> dict[str, object]:
    """Make one issue. `identity` tells it from the others and is the same in the next run: no line, no message."""
    return {
        "description": cut(printable(" ".join(text.split())), MAX_MESSAGE),
        "check_name": f"reticle.{kind}",
        "fingerprint": hashlib.sha256("\0".join(identity).encode("utf-8", "backslashreplace")).hexdigest(),
        "severity": "major" if is_blamed else "info",
        "location": {"path": path, "lines": {"begin": line}},
    }


def _file_of(kind: str, name: str, folder: str) -> str:
    """Return the file that a finding about the change is about: a weakened check is a sentence that begins with it."""
    file = name.partition(": ")[0] if kind == "downgraded" else name
    if kind == "unmapped" or file.endswith((".json", ".toml")):
        path = _from_top(file, folder)
        return path if path is not None and _FLOW.fullmatch(path) else posixpath.join(folder, "reticle.toml")
    return posixpath.join(folder, _flow_file(file))


def _flow_file(name: str) -> str:
    """Return the file of a flow, the configuration for what can be no flow's name."""
    return f"flows/{name}.json" if _FLOW.fullmatch(name) else "reticle.toml"


def _find_path(place: SourcePlace | None, folder: str) -> str | None:
    """Return the path of a place from the repository's top, None when it can be no file there."""
    return _from_top(place.file, folder) if place is not None and place.line > 0 else None


def _from_top(file: str, folder: str) -> str | None:
    """Return a path from the project's folder as one from the repository's top.

    None when it can be no file there: a URL, an absolute path, one that leads out. It may lead up first, not later.
    """
    below = _UP.sub("", file).split("/")
    if "://" in file or file.startswith("/") or ".." in below:
        return None
    path = posixpath.normpath(posixpath.join(folder, file))
    return None if path == ".." or path.startswith("../") else path


def _data(text: str) -> str:
    """Escape the message of a workflow command; control characters are spelled out: logs are read on terminals."""
    lines = text.replace("\r\n", "\n").split("\n")
    return "%0A".join(printable(line).replace("%", "%25") for line in lines)


def _property(text: str) -> str:
    """Escape a property of a workflow command."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
