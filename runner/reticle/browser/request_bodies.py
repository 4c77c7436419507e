"""Bodies of requests that CDP does not tell with the request: made of blobs and files, or too large for it."""

from __future__ import annotations

import asyncio
import base64
import binascii
from typing import Any

from reticle.browser.bodies import JSON_LIMIT
from reticle.browser.causes import WRITE_PATIENCE_S
from reticle.browser.exchange import header
from reticle.browser.session import CdpSession, Params, send_or_none

UNTOLD = "not told by the browser"


def lacks_body(params: Params) -> bool:
    """Tell whether a `Network.requestWillBeSent` has a body that it does not tell."""
    request = params["request"]
    return bool(request.get("hasPostData")) and request.get("postData") is None


async def add_body(session: CdpSession, params: Params, *, is_asked: bool = True) -> str | None:
    """Ask for the body of a request and put it where CDP would have told it (`postData`).

    Returns None, or why it is not known. What is no text is left out, and known to be none: only the files of a
    multipart body may be of any bytes. `is_asked` False: the session may not be asked for bodies.
    """
    if not is_asked or "requestId" not in params:
        return UNTOLD
    content_type = header(params["request"].get("headers", {}), "content-type") or ""
    is_multipart = "multipart/" in content_type.lower()
    asked = {"requestId": params["requestId"]}
    try:
        found = await asyncio.wait_for(send_or_none(session, "Network.getRequestPostData", asked), WRITE_PATIENCE_S)
    except TimeoutError:
        found = None
    if found is None:
        return UNTOLD
    text: Any = found.get("postData", "")
    if found.get("base64Encoded"):
        try:
            raw = base64.b64decode(text)
        except (binascii.Error, ValueError):
            return UNTOLD
        text = raw.decode("utf-8", "surrogateescape") if is_multipart else None
    if text is not None and len(text) > JSON_LIMIT and not is_multipart:
        return "larger than 5 MiB"
    params["request"]["postData"] = text
    return None
