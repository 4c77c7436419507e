"""The bytes of a file that a person chose in a page."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import TYPE_CHECKING

from reticle.browser.sdk import FrameGoneError
from reticle.browser.session import send_or_none
from reticle.errors import ObservationLostError

if TYPE_CHECKING:
    from reticle.browser.frames import Frame
    from reticle.browser.gestures import FileSeen
    from reticle.browser.tab import Tab

MAX_BYTES = 64 * 1024 * 1024
FILE = "function(at){return __reticle_file(at)}"


async def read_file(tab: Tab, frame: Frame, file: FileSeen) -> bytes | None:
    """Return what is in the file: from the disk where it lies, else from the page. None when neither has it."""
    if file.size > MAX_BYTES:
        return None
    found = await send_or_none(
        frame.session, "Runtime.callFunctionOn",
        {"functionDeclaration": FILE, "executionContextId": frame.context, "arguments": [{"value": file.at}]},
    )  # fmt: skip
    object_id = found["result"].get("objectId") if found is not None else None
    info = await send_or_none(frame.session, "DOM.getFileInfo", {"objectId": object_id}) if object_id else None
    path = Path(info["path"]) if info is not None and info.get("path") else None
    if path is not None and await asyncio.to_thread(path.is_file):
        return await asyncio.to_thread(path.read_bytes)
    try:
        return base64.b64decode(await tab.sdk.call(frame, "bytesOf", file.at))
    except (FrameGoneError, ObservationLostError):
        return None
