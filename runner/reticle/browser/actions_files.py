"""Upload: files on disk as a file chooser hands them over, or files made of text."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reticle.browser.actions_press import press_on
from reticle.browser.frames import Frame
from reticle.browser.gesture import Deed, report_of
from reticle.browser.sdk import ElementGoneError, FrameGoneError
from reticle.browser.sdk_events import Press
from reticle.browser.session import Params, send_or_none
from reticle.errors import ActionRefusedError, ObservationLostError
from reticle.model.flow import ClickArgs, UploadArgs
from reticle.model.run import ActionReport

CHOOSER_PATIENCE_S = 5.0


@dataclass(frozen=True)
class _Field:
    """A file field. `node` is its number in the browser when a press has opened its chooser."""

    frame: Frame
    number: int
    node: int | None = None


async def upload(deed: Deed, args: UploadArgs) -> ActionReport:
    """Give files to a file field, or to the chooser that a button opens. Earlier files of the field are replaced.

    Paths are taken from the working folder. Raises ActionRefusedError for a path without a file, several files for a
    field that takes one, a folder for a field of files and the other way round, and an element that opens no chooser.
    """
    paths = _paths(args)
    if deed.element.tag == "input" and deed.element.type == "file":
        want = {"use": "file", "force": deed.force, "timeoutMs": deed.left_s * 1000, "opened": False}
        facts = await deed.ask("fileField", deed.element.number, want, wait_s=deed.left_s)
        if facts["refused"]:
            raise deed.refuse(facts["refused"])
        field = _Field(deed.element.frame, deed.element.number)
    else:
        field, facts = await _open_chooser(deed)
    _check(deed, facts, paths, len(args.files or paths))
    return await _give_texts(deed, field, args) if args.files is not None else await _give(deed, field, paths)


def _paths(args: UploadArgs) -> list[str]:
    given = [args.path] if args.path is not None else list(args.paths or ())
    made = []
    for item in given:
        path = Path(item).absolute()
        if not path.exists():
            raise ActionRefusedError(
                f'there is no file "{item}"', kind="invalid_value", hint="paths begin at the project's root"
            )
        made.append(str(path))
    return made


def _check(deed: Deed, facts: dict[str, Any], paths: Sequence[str], count: int) -> None:
    """Refuse what the field's chooser would not let a person choose."""
    if count > 1 and not facts["multiple"]:
        raise ActionRefusedError(f"{deed.who}: it takes one file, not {count}", kind="invalid_value")
    folders = _folders(paths)
    if folders and not facts["folder"]:
        raise ActionRefusedError(f'{deed.who}: "{folders[0]}" is a folder, it takes files', kind="invalid_value")
    if facts["folder"] and len(folders) < len(paths):
        raise ActionRefusedError(f"{deed.who}: it takes a folder, not a file", kind="invalid_value")


def _folders(paths: Sequence[str]) -> list[str]:
    return [Path(path).name for path in paths if Path(path).is_dir()]


async def _give(deed: Deed, field: _Field, paths: Sequence[str]) -> ActionReport:
    token = deed.next_token()
    frame = field.frame
    handle = await deed.sdk.handle(frame, field.number) if field.node is None else None
    future = deed.sdk.expect_report(token, frame)
    await _ask(deed, field, "guardFiles", token)
    node = {"objectId": handle} if handle is not None else {"backendNodeId": field.node}
    await frame.session.send("DOM.setFileInputFiles", {"files": list(paths), **node})
    if _folders(paths):  # the browser looks through a folder first, in its own time
        await asyncio.wait([future], timeout=min(CHOOSER_PATIENCE_S, deed.left_s + 1))
    press = await _told(deed, frame, token, future)
    return report_of(deed, press, value_changed=_took(deed, press))


async def _give_texts(deed: Deed, field: _Field, args: UploadArgs) -> ActionReport:
    token = deed.next_token()
    future = deed.sdk.expect_report(token, field.frame)
    await _ask(deed, field, "giveFiles", [file.model_dump() for file in args.files or ()], token)
    press = await _told(deed, field.frame, token, future)
    mode = {"input_mode": "synthetic", "input_mode_reason": "files-made-of-text"}
    return report_of(deed, press, value_changed=True, **mode)


async def _ask(deed: Deed, field: _Field, name: str, *args: Any) -> Any:
    """Call the core about a field. One that a press has opened is not pressed for again when it is gone."""
    if field.node is None:
        return await deed.ask(name, field.number, *args)
    try:
        return await deed.sdk.call(field.frame, name, field.number, *args)
    except (FrameGoneError, ElementGoneError):
        raise _lost(deed) from None


def _lost(deed: Deed) -> ObservationLostError:
    return ObservationLostError(f"{deed.who}: the file field that it opened went away before it had its files")


async def _told(deed: Deed, frame: Frame, token: str, future: asyncio.Future[Press]) -> Press | None:
    await deed.sdk.call(frame, "reportNow", token)
    done, _ = await asyncio.wait([future], timeout=1)
    deed.sdk.drop_report(token)
    return future.result() if done else None


def _took(deed: Deed, press: Press | None) -> bool:
    """Tell whether the browser told the page of new files; the same ones again are no change to it."""
    if press is None or press.document_gone or press.edits:
        return True
    deed.warnings.append("it held these files already, the page was told nothing")
    return False


async def _open_chooser(deed: Deed) -> tuple[_Field, dict[str, Any]]:
    """Press the element; return the field whose chooser that opened, which need not be in the page, and what it takes.

    Raises ObservationLostError when the field is gone at once.
    """
    session = deed.element.frame.session
    opened: asyncio.Future[Params] = asyncio.get_running_loop().create_future()

    def hear(said: Params) -> None:
        if not opened.done():
            opened.set_result(said)

    session.on("Page.fileChooserOpened", hear)
    await session.send("Page.setInterceptFileChooserDialog", {"enabled": True})
    try:
        await press_on(deed, ClickArgs(force=deed.force))
        done, _ = await asyncio.wait([opened], timeout=min(CHOOSER_PATIENCE_S, deed.left_s + 1))
        if not done:
            raise ActionRefusedError(
                f"{deed.who}: pressing it opened no file chooser", kind="unsupported", hint="name the file field itself"
            )
        said = opened.result()
        frame = deed.sdk.frames.find_by_id(said["frameId"]) or deed.element.frame
        number = await deed.sdk.adopt(frame, said["backendNodeId"])
        if number is None:
            raise _lost(deed)
        field = _Field(frame, number, said["backendNodeId"])
        return field, await _ask(deed, field, "fileField", {"opened": True})
    finally:
        await send_or_none(session, "Page.setInterceptFileChooserDialog", {"enabled": False})
