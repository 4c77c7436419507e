"""Upload: files on disk as a file chooser hands them over, or files made of text."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reticle.browser.actions_press import press_on
from reticle.browser.gesture import Deed, report_of
from reticle.browser.session import Params, send_or_none
from reticle.errors import ActionRefusedError
from reticle.model.flow import ClickArgs, UploadArgs
from reticle.model.run import ActionReport

CHOOSER_PATIENCE_S = 5.0


async def upload(deed: Deed, args: UploadArgs) -> ActionReport:
    """Give files to a file field, or to the chooser that a button opens. Earlier files of the field are replaced.

    Paths are taken from the working folder. Raises ActionRefusedError for a path without a file, several files for a
    field that takes one, and an element that opens no chooser.
    """
    paths = _paths(args)
    if deed.element.tag == "input" and deed.element.type == "file":
        await _check_usable(deed, len(paths) or len(args.files or ()))
        if args.files is not None:
            return await _give_texts(deed, args)
        handle = await deed.sdk.handle(deed.element.frame, deed.element.number)
        return await _give(deed, paths, {"objectId": handle})
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


async def _check_usable(deed: Deed, count: int) -> None:
    facts = await deed.ask("fileField", deed.element.number)
    if facts["disabled"]:
        raise ActionRefusedError(f"{deed.who}: it is disabled", kind="disabled")
    if count > 1 and not facts["multiple"]:
        raise ActionRefusedError(f"{deed.who}: it takes one file, not {count}", kind="invalid_value")


async def _give(deed: Deed, paths: Sequence[str], node: Params) -> ActionReport:
    token = deed.next_token()
    order = {"id": token, "target": None, "watch": None, "force": True, "presses": 99, "by": "input"}
    future = deed.sdk.expect_report(token, deed.element.frame)
    await deed.sdk.call(deed.element.frame, "guard", order)
    await deed.element.frame.session.send("DOM.setFileInputFiles", {"files": list(paths), **node})
    return await _told(deed, token, future, {})


async def _give_texts(deed: Deed, args: UploadArgs) -> ActionReport:
    token = deed.next_token()
    future = deed.sdk.expect_report(token, deed.element.frame)
    files = [file.model_dump() for file in args.files or ()]
    await deed.ask("giveFiles", deed.element.number, files, token)
    return await _told(deed, token, future, {"input_mode": "synthetic", "input_mode_reason": "files-made-of-text"})


async def _told(deed: Deed, token: str, future: asyncio.Future[Any], mode: dict[str, Any]) -> ActionReport:
    await deed.sdk.call(deed.element.frame, "reportNow", token)
    done, _ = await asyncio.wait([future], timeout=1)
    deed.sdk.drop_report(token)
    return report_of(deed, future.result() if done else None, value_changed=True, **mode)


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
        if len(paths) > 1 and said.get("mode") == "selectSingle":
            raise ActionRefusedError(f"{deed.who}: its chooser takes one file, not {len(paths)}", kind="invalid_value")
        node = {"backendNodeId": said["backendNodeId"]}
        await session.send("DOM.setFileInputFiles", {"files": list(paths), **node})
        return report_of(deed, press, value_changed=True)
    finally:
        await send_or_none(session, "Page.setInterceptFileChooserDialog", {"enabled": False})
