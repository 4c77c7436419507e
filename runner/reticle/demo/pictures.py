"""Pictures that the keeper of the shop uploads."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from dataclasses import dataclass

from aiohttp import web

from reticle.demo.problems import Refusal, invalid

LARGEST_BYTES = 150 * 1024
_KINDS = ((b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg"), (b"GIF8", "image/gif"))


@dataclass(frozen=True)
class Picture:
    """A picture as it is stored."""

    content_type: str
    size_bytes: int
    base64: str
    version: str
    """The start of the digest: an address with it can be kept by the browser."""


async def read_picture(request: web.Request) -> Picture:
    """Read the file `picture` of a multipart form.

    Raises Refusal: 415 and 400 for no form, 422 for no picture or a large one.
    """
    if request.content_type != "multipart/form-data":
        raise Refusal(415, "not-form", "Send a form with a file.")
    try:
        part = (await request.post()).get("picture")
    except ValueError:
        raise Refusal(400, "bad-form", "This is no form.") from None
    if not isinstance(part, web.FileField):
        raise invalid({"picture": "Choose a picture."})
    data = part.file.read(LARGEST_BYTES + 1)
    kind = next((name for start, name in _KINDS if data.startswith(start)), None)
    if kind is None:
        raise invalid({"picture": "Choose a PNG, JPEG or GIF picture."})
    if len(data) > LARGEST_BYTES:
        raise invalid({"picture": "Choose a picture of at most 150 KB."})
    return Picture(kind, len(data), b64encode(data).decode(), hashlib.sha256(data).hexdigest()[:8])
