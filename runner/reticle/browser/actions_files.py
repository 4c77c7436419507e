"""Upload: files on disk as a file chooser hands them over, or files made of text."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from reticle.browser.actions_press import press_on
from reticle.browser.frames import Frame
from reticle.browser.gesture import Deed, report_of
from reticle.browser.sdk_events import Press
from reticle.browser.session import Params, send_or_none
from reticle.errors import ActionRefusedError
from reticle.model.flow import ClickArgs, UploadArgs
from reticle.model.run import ActionReport

CHOOSER_PATIENCE_S = 5.0


async def upload(deed: Deed, args: UploadArgs) -> ActionReport:
    """Give files to a file field, or to the chooser that a button opens. Earlier files of the field are replaced.

    Paths are taken from the working folder. Raises ActionRefusedError for a path without a file, several files for a
    field that takes one, a folder for a field of files and the other way round, and an element that opens no chooser.
    """
    paths = _paths(args)
    if deed.element.tag == "input" and deed.element.type == "file":
        await _check_usable(deed, deed.element.number, paths, len(args.files or paths))
        if args.files is not None:
            return await _give_texts(deed, args)
        handle = await deed.sdk.handle(deed.element.frame, deed.element.number)
        press = await _give(deed, deed.element.frame, paths, {"objectId": handle})
        return report_of(deed, press, value_changed=_took(deed, press))
    if args.files is not None:
        raise ActionRefusedError(
            f"{deed.who}: files made of text need the file field itself", kind="unsupported",
            hint='name the <input type=file>, for example by "css"',
        )  # fmt: skip
    return await _through_chooser(deed, paths)


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


async def _check_usable(deed: Deed, number: int, paths: Sequence[str], count: int) -> None:
    """Wait until the field is enabled, and refuse what its chooser would not let a person choose."""
    want = {"use": "file", "force": deed.force, "timeoutMs": deed.left_s * 1000}
    facts = await deed.ask("fileField", number, want, wait_s=deed.left_s)
    if facts["refused"]:
        raise deed.refuse(facts["refused"])
    if count > 1 and not facts["multiple"]:
        raise ActionRefusedError(f"{deed.who}: it takes one file, not {count}", kind="invalid_value")
    folders = _folders(paths)
    if folders and not facts["folder"]:
        raise ActionRefusedError(f'{deed.who}: "{folders[0]}" is a folder, it takes files', kind="invalid_value")
    if facts["folder"] and len(folders) < len(paths):
        raise ActionRefusedError(f"{deed.who}: it takes a folder, not a file", kind="invalid_value")


def _folders(paths: Sequence[str]) -> list[str]:
    return [Path(path).name for path in paths if Path(path).is_dir()]


async def _give(deed: Deed, frame: Frame, paths: Sequence[str], node: Params) -> Press | None:
    token = deed.next_token()
    order = {"id": token, "target": None, "watch": None, "force": True, "presses": 1, "by": "input"}
    future = deed.sdk.expect_report(token, frame)
    await deed.sdk.call(frame, "guard", order)
    await frame.session.send("DOM.setFileInputFiles", {"files": list(paths), **node})
    if _folders(paths):  # the browser looks through a folder first, in its own time
        await asyncio.wait([future], timeout=min(CHOOSER_PATIENCE_S, deed.left_s + 1))
    return await _told(deed, frame, token, future)


async def _give_texts(deed: Deed, args: UploadArgs) -> ActionReport:
    token = deed.next_token()
    frame = deed.element.frame
    future = deed.sdk.expect_report(token, frame)
    files = [file.model_dump() for file in args.files or ()]
    await deed.ask("giveFiles", deed.element.number, files, token)
    press = await _told(deed, frame, token, future)
    mode = {"input_mode": "synthetic", "input_mode_reason": "files-made-of-text"}
    return report_of(deed, press, value_changed=True, **mode)


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


async def _through_chooser(deed: Deed, paths: Sequence[str]) -> ActionReport:
    session = deed.element.frame.session
    opened: asyncio.Future[Params] = asyncio.get_running_loop().create_future()

    def hear(said: Params) -> None:
        if not opened.done():
            opened.set_result(said)

    session.on("Page.fileChooserOpened", hear)
    await session.send("Page.setInterceptFileChooserDialog", {"enabled": True})
    try:
        press = await press_on(deed, ClickArgs(force=deed.force))
        done, _ = await asyncio.wait([opened], timeout=min(CHOOSER_PATIENCE_S, deed.left_s + 1))
        if not done:
            raise ActionRefusedError(
                f"{deed.who}: pressing it opened no file chooser", kind="unsupported", hint="name the file field itself"
            )
        said = opened.result()
        node = {"backendNodeId": said["backendNodeId"]}
        frame = deed.sdk.frames.find_by_id(said["frameId"]) or deed.element.frame
        number = await deed.sdk.adopt(frame, said["backendNodeId"])
        if number is not None and frame is deed.element.frame:
            await _check_usable(deed, number, paths, len(paths))
        given = await _give(deed, frame, paths, node)
        return report_of(deed, press, value_changed=_took(deed, given))
    finally:
        await send_or_none(session, "Page.setInterceptFileChooserDialog", {"enabled": False})
